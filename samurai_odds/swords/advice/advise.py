"""`swords advise`: what a seat should do, played on with the same luck and compared."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from functools import partial
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.advice import CLEAR, Advised, found_by
from samurai_odds.analysis.settling import check_settle, settled
from samurai_odds.analysis.weighing import USUAL, Looked, Weighed, Weighing
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import asked_for
from samurai_odds.errors import OddsError
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.prose import Prose
from samurai_odds.play.game import Rows
from samurai_odds.play.games import play_many, ready
from samurai_odds.play.options import CONFIDENCE
from samurai_odds.play.rollouts import seen_by, until_turn
from samurai_odds.play.search.planning import Plan as Played
from samurai_odds.play.search.racing import TIED, Placing, mean_of
from samurai_odds.play.search.searching import rolled_out
from samurai_odds.play.workers.player import Player
from samurai_odds.swords.advice.candidates import candidates
from samurai_odds.swords.advice.spying import Spied, spied_on
from samurai_odds.swords.full_game.contest import Contest
from samurai_odds.swords.full_game.evaluated import SURE, credit
from samurai_odds.swords.full_game.one_round import seat_that_plans
from samurai_odds.swords.full_game.outcomes import part
from samurai_odds.swords.full_game.plan import read_plan, refuse_places
from samurai_odds.swords.full_game.staging import Staged, stage
from samurai_odds.swords.rules import recording as kept
from samurai_odds.swords.rules.layout import Question
from samurai_odds.swords.rules.observing import is_rival
from samurai_odds.swords.scenario.scenario import PHASES, Scenario
from samurai_odds.swords.words import REPLIES, USUAL_BOT

_TWO = 2  # players: what one gains the other loses
_LOOKED_AT = 96  # games of each plan, for what it comes to
_ENDS = {  # what may come of a seat in the round
    "won": "it wins in",
    "beaten": "a rival has won in",
    "out": "eliminated in",
}
_GOOD = {"won": 1, "beaten": -1, "out": -1}
_LEAST_TOLD = 0.005  # a rival's chance; below it stands for none seen

Impact = Mapping[str, Any]


@dataclass(frozen=True, repr=False, kw_only=True)
class Advice(Advised):
    """What to do: ``turns`` are the plans, the best first; see `swords.advise`."""

    one, several, replied = "plan", "plans", "rounds"
    left_open = f"{USUAL_BOT} makes all other choices, and plays all rivals."

    staged: Staged = field(repr=False)
    seat: int
    spied: tuple[Spied, ...] = ()  # by rival, where the ninja may spy before koku are spent

    def called(self, each: Weighed) -> Prose:
        return Prose(each.candidate.title)

    def described(self, each: Weighed) -> Prose:
        return Prose(each.candidate.text)

    def in_full(self, each: Weighed) -> Prose:
        return Prose(each.candidate.whole or each.candidate.text)

    def alike(self, each: Weighed) -> object:
        """Return who attacks whom: other plans differ in where armies march or wait."""
        return each.candidate.aim or None

    def _advised(self, each: Weighed, verb: str = "") -> str:
        """Describe a plan with its chance to win: koku are spent on it; else its title says all."""
        if verb and not _is_under_way(self.staged.scenario):
            verb = "Spend on " if each.candidate.spends else "Spend "
        else:
            verb = ""
        said = super()._advised(each, verb)
        return said[0].upper() + said[1:]

    def setting(self) -> str:
        scenario = self.staged.scenario
        seat = self.staged.seat_name(self.seat)
        what = "choose" if _is_under_way(scenario) else "plan"
        return f"Samurai Swords: {scenario.title}, round {scenario.round}, {seat} to {what}"

    def remarks(self) -> list[str]:
        listed = ", ".join(
            f"{self.staged.winners[seat]} {_in_percent(won)}"
            for seat, won in self.seats_of(self.best).items()
            if not self._is_own(seat) and not self._is_out(seat)
        )
        alone = len(self.turns) == 1 and self.staged.scenario.action == "levy"
        only = "Any other purchase has fewer units of some kind, and more of none."
        return [*([only] if alone else []), *self._spying(), f"Rivals then win: {listed}."]

    def _spying(self) -> list[str]:
        """Say on whom the ninja should spy, and what to do by what he sees."""
        if not self.spied:
            scenario = self.staged.scenario
            may_spy = scenario.ninja == self.seat and not _is_under_way(scenario)
            return ["Too few games to say what spying brings: add --seconds."] * may_spy
        first = self.spied[0]
        who, gain = self.staged.seat_name(first.seat), first.gain.in_points.text()
        if all(len(each.seen) == 1 for each in self.spied):
            plans = (
                f"{self.staged.seat_name(each.seat)} {each.seen[0].koku}" for each in self.spied
            )
            return [f"Nothing to spy on: {USUAL_BOT} always plans {', '.join(plans)}."]
        if not first.clear:
            return [f"Spying brings nothing clear: most on {who}, {gain} points of win chance."]
        seen = [
            f"{each.koku or 'anything else'} ({each.share.text()}): plan {each.plan + 1}"
            for each in first.seen
        ]
        return [f"Spy on {who} first (+{gain} points of win chance). Seen {'; '.join(seen)}."]

    @property
    def why(self) -> Prose:
        """What the best plan comes to in the round, beside the other."""
        best = f"it leaves {self._comes_to(self.best)}"
        if self.compared is None:
            return Prose(f"{best} after the round.")
        other, name = self.compared, self.compared_name
        apart = {what: self._apart(other, what) for what in ("provinces", "units", *_ENDS)}
        later = "it gains later" if not self.is_close(other) else "no clear difference later"
        if max(apart["provinces"], apart["units"], *(_GOOD[end] * apart[end] for end in _ENDS)) > 0:
            said = f"{best} after the round; {name}: {self._comes_to(other)}."
        elif any(apart.values()):
            worse = f"worse at first than {name} ({self._comes_to(other)})"
            said = f"{best} after the round, {worse}; {later}."
        else:
            said = f"{best} after the round, about as {name} does; {later}."
        return Prose(said + self._instead(other))

    def _comes_to(self, each: Weighed) -> str:
        effects = self.round_of(each)
        often = [f"{said} {effects[what].text()}" for what, said in _ENDS.items() if effects[what]]
        ends = f" ({', '.join(often)})" if often else ""
        return f"{effects['provinces'].text()} provinces and {effects['units'].text()} units{ends}"

    def _apart(self, other: Weighed, what: str) -> int:
        """Return whether the best plan leaves more (1) than another, or less (-1), or alike."""
        one, two = self.best.impact["round"], other.impact["round"]
        gained = mean_of(one[what] - two[what], 1, False)
        return (gained > TIED * gained.se) - (gained < -TIED * gained.se)

    def _instead(self, other: Weighed) -> str:
        """Say which of several rivals wins less with the best plan, where provinces tell nothing.

        The one of several who loses most has had bad luck, too: so it is to be clearer than usual.
        """
        one, two = self.best.impact, other.impact
        if self._apart(other, "provinces") > 0 or len(self.staged.hands) == _TWO:
            return ""
        fewer = [
            (mean_of(two["wins"][:, seat] - one["wins"][:, seat], SURE).in_points, seat)
            for seat in self.seats_of(self.best)
            if not self._is_own(seat) and not self._is_out(seat)
        ]
        most, seat = max(fewer)
        if most <= CLEAR * most.se:
            return ""
        who = self.staged.winners[seat]
        return f" {who[0].upper()}{who[1:]} wins {most.text()} points less with it."

    def round_of(self, each: Weighed) -> dict[str, Figure]:
        """Return what the seat has after the round, in the mean, and how often it ended."""
        counts = each.impact["round"]
        return {what: mean_of(values, 1, what in _ENDS) for what, values in counts.items()}

    def _is_own(self, seat: int) -> bool:
        player_of = self.staged.scenario.player_of
        return player_of(seat) == player_of(self.seat)

    def _is_out(self, seat: int) -> bool:
        """Return whether all seats of a player have fallen."""
        hand = next(hand for hand in self.staged.hands if seat in hand)
        return all(self.staged.scenario.seats[one].out for one in hand)

    def seats_of(self, each: Weighed) -> dict[int, Figure]:
        """Return what everybody wins with a plan, by seat.

        The own chance is of many games; of what it leaves, rivals (and nobody) have the parts that
        they had in the games looked at.
        """
        won = {seat: mean_of(each.impact["wins"][:, seat], SURE) for seat in self.staged.winners}
        own = each.placing.value
        left = 1 - sum(chance for seat, chance in won.items() if self._is_own(seat))
        part = (1 - own) / left if left > 0 else 0.0
        return {
            seat: own
            if self._is_own(seat)
            else Figure(part * chance, part * chance.se, chance.samples, True)
            for seat, chance in won.items()
        }

    def wins_of(self, each: Weighed) -> dict[str, Any]:
        """Return everybody's chance to win as plain values."""
        off = self._off(each)[0]
        return {
            f"seat-{seat + 1}": won.to_dict() | {"evaluation_error": off}
            for seat, won in self.seats_of(each).items()
        }

    def details(self, each: Weighed) -> dict[str, Any]:
        """Return what a plan leaves after the round."""
        return {"round": {what: effect.to_dict() for what, effect in self.round_of(each).items()}}

    def to_dict(self) -> dict[str, Any]:
        spying = [
            {
                "seat": each.seat + 1,
                "gain": each.gain.to_dict(),
                "seen": [
                    {"koku": one.koku, "share": one.share.to_dict(), "plan": one.plan + 1}
                    for one in each.seen
                ],
            }
            for each in self.spied
        ]
        return super().to_dict() | {"seat": self.seat + 1} | ({"spying": spying} if spying else {})

    def orders(self) -> str:
        """Say how the best plan is looked at more closely."""
        if (holder := self._striking_next()) is not None:
            name = self.staged.seat_name(holder)
            text = f"{name} may strike with the ninja before attacks: then ask again (phase B)."
            return text[0].upper() + text[1:]
        if _is_under_way(self.staged.scenario):
            return f"It holds up to the next dice, or another's choice; {USUAL_BOT} plays on."
        return f"'swords round --seat {self.seat + 1} --plan PLAN' tells more of a plan."

    def _striking_next(self) -> int | None:
        """Return the rival who is asked for the ninja between marches and attacks (W15)."""
        scenario, q = self.staged.scenario, self.staged.start.question
        ninja, war = scenario.ninja, scenario.war
        if war is None or war.phase != PHASES[0] or ninja is None or self._is_own(ninja):
            return None
        return ninja if scenario.round > q[Question.ninja_ban.at] else None

    def draw(self) -> "Axes":
        """Draw the position; return the axes."""
        from samurai_odds.swords.scenario.picture import draw_map

        return draw_map(self.staged.scenario, facts=self.staged.facts)


def _in_percent(won: Figure) -> str:
    """Write a rival's chance; the evaluation's traces of one are none seen."""
    return (won if won >= _LEAST_TOLD else Figure(0.0, won.se, won.samples, True)).text()


def _is_under_way(scenario: Scenario) -> bool:
    """Return whether plans are revealed, so that single choices are weighed."""
    return scenario.war is not None or bool(scenario.action)


def advised(
    position: "str | PathLike[str] | Scenario",
    seat: int | str,
    plan: str | None,
    *,
    goal: int | None = None,
    round_limit: int | None = None,
    settle: float | None = None,
    rules: "str | PathLike[str] | None" = None,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Advice:
    """Answer `swords.advise`, which explains the keywords."""
    check_seed(seed)
    check_settle(settle)
    contest = position, None, USUAL_BOT, None, goal, round_limit, rules
    staged = stage(*contest)
    place = seat_that_plans(staged.scenario, seat)
    if plan is not None and _is_under_way(staged.scenario):
        raise OddsError("--plan is for koku: they lie in the bins or are spent")
    plan_read = None if plan is None else read_plan(plan, staged.scenario, place, staged.facts)
    if plan_read is not None:
        refuse_places(plan_read, staged.scenario, staged.start, place)
    limit = completed(limit, USUAL)
    ready(staged.start)
    begun = time.perf_counter()
    play = Player(threads, executor, partial(Contest, *contest)).play_many
    listed, more, usual = candidates(staged, place, plan_read, seed)
    with bar("games", progress) as show:
        weighing = Weighing(REPLIES, seed, CONFIDENCE, play, show)
        games = min(_LOOKED_AT, limit.most_samples)
        looked = _equals_ordered(weighing.look(listed, more, limit, usual), games, seed)
        weighed = looked.weighed(partial(_impact, games=games, seed=seed))
        stands = settled(weighing, looked, weighed, settle, limit)
        spied = _spied(staged, place, looked, stands.turns, weighing, seed, play)
    inputs: dict[str, Any] = {"position": staged.as_input(position), "seat": place + 1}
    inputs |= asked_for(plan=plan, goal=goal, round_limit=round_limit, rules=rules)
    made, elapsed = staged.provenance("advise", inputs), time.perf_counter() - begun
    found = found_by(looked, stands, staged.start, made, seed, elapsed)
    return Advice(**found, staged=staged, replies=REPLIES, seat=place, spied=tuple(spied))


def _spied(
    staged: Staged,
    seat: int,
    looked: Looked,
    turns: Sequence[Weighed],
    weighing: Weighing,
    seed: int,
    play: Callable[..., Rows],
) -> list[Spied]:
    """Say what it brings to spy, where a seat that holds the ninja is to spend its koku.

    Plans are numbered as they stand in ``turns``.
    """
    if staged.scenario.ninja != seat or _is_under_way(staged.scenario):
        return []
    listed = [looked.field[place.number] for place in looked.placings]
    values = [weighing.players[id(each)][1].values for each in listed]
    places = {id(each.candidate): place for place, each in enumerate(turns)}
    return [
        replace(
            each,
            seen=tuple(replace(one, plan=places[id(listed[one.plan])]) for one in each.seen),
        )
        for each in spied_on([each.plan for each in listed], values, seed, play)
    ]


def _equals_ordered(looked: Looked, games: int, seed: int) -> Looked:
    """Order plans that ended alike in every game, as where all is lost, by the round itself.

    First a plan that keeps its seat in the game, stops a rival's win, wins sooner; then one that
    leaves more.
    """
    placings = looked.placings
    equal = [one for one in placings if not one.sure and not one.loss and not one.loss.bar]
    if len(equal) == 1:
        return looked

    def held(place: Placing) -> tuple[int, ...]:
        outcome = _round_of(looked.field[place.number].plan, games, seed)
        total = {what: int(values.sum()) for what, values in outcome.items()}
        ends = total["out"], total["beaten"], -total["won"]
        return *ends, -total["provinces"], -total["units"]

    others = (one for one in placings if one not in equal)
    return replace(looked, placings=(*sorted(equal, key=held), *others))


def _impact(plan: Played, games: int, seed: int) -> Impact:
    """Play some games of a plan once more: who wins them, and what the seat has after the round."""
    start = plan.start
    rows = play_many(rolled_out(plan, REPLIES), seed, 0, games)
    wins = np.stack([start.game.worth(rows, seat) for seat in range(start.seats)], axis=1)
    return {"wins": wins, "round": _round_of(plan, games, seed)}


def _round_of(plan: Played, games: int, seed: int) -> dict[str, NDArray[np.int64]]:
    """Play some games of a plan to the end of the round: what its seat has in each, how it ends."""
    start, seats = plan.start, plan.start.seats
    rows = play_many(until_turn(seen_by(start, plan.seat), plan.turn), seed, 0, games)
    counts = {"provinces": kept.PROVINCES, "units": kept.UNITS, "out": kept.OUT_IN}
    values = {
        what: part(rows, first, seats)[:, plan.seat].astype(np.int64)
        for what, first in counts.items()
    }
    values["out"] = np.asarray(values["out"] == plan.turn, dtype=np.int64)
    won = credit(rows, seats) > 0
    own = [
        one for one in range(seats) if not is_rival(Question(start.question.whole), plan.seat, one)
    ]
    values["won"] = np.asarray(won[:, own].any(axis=1), dtype=np.int64)
    values["beaten"] = np.asarray(won.any(axis=1), dtype=np.int64) - values["won"]
    return values
