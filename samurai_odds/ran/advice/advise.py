"""`ran advise`: whom to give orders, and which, played on with the same luck and compared."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import cached_property, partial
from os import PathLike
from typing import Any

from samurai_odds.analysis.advice import Advised, found_by
from samurai_odds.analysis.settling import check_settle, settled
from samurai_odds.analysis.weighing import USUAL, Weighed, Weighing, check_confidence, unlike
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import asked_for
from samurai_odds.errors import OddsError
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.grids.prose import Prose, joined
from samurai_odds.play.contest import Columns
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_many, ready
from samurai_odds.play.one_turn import check_replies, text_of_orders
from samurai_odds.play.rollouts import seen_for
from samurai_odds.play.search.planning import Plan, deciding, planned
from samurai_odds.play.search.racing import mean_of
from samurai_odds.play.workers.player import Player
from samurai_odds.ran.advice.candidates import (
    MAKES_ACTIVE,
    Candidate,
    asked_candidate,
    candidates,
    idle_contingents,
    led_from_behind,
    opened,
    parts_of,
    sentence,
    variants,
)
from samurai_odds.ran.advice.reactions import Faced, faced, reactions
from samurai_odds.ran.advice.spelling import added, called, described, given, leaves_open, stands
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.full_game.contest import Contest, fates
from samurai_odds.ran.full_game.one_turn import changes_of
from samurai_odds.ran.full_game.rehearsal import Chosen, chosen
from samurai_odds.ran.full_game.staging import Staged, stage
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import recording as kept
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.scenario.scenario import SIDES, Scenario

_LOOKED_AT = 256  # games of each plan, at most, for what it changes on the map
_A_WORD = 0.1  # heads that are worth one
_NAMED = 0.02  # chance from which the loss of a unit is worth a word
_WHAT = ("rout_points", "disrupted", "hits")


@dataclass(frozen=True, repr=False, kw_only=True)
class Advice(Advised):
    """Whom to give orders, and which: ``turns`` are the plans, the best first."""

    one, several, replied = "plan", "plans", "orders phases"
    left_open = (
        "Orders hold up to the next dice or enemy choice, yours to the end of their phase; the "
        "first of --bots goes on from there."
    )

    staged: Staged = field(repr=False)
    side: int
    names: Names = field(repr=False)

    def called(self, each: Weighed) -> Prose:
        return Prose(called(self.names, each.candidate.orders))

    def described(self, each: Weighed) -> Prose:
        return described(self.names, each.candidate.orders)

    def _advised(self, each: Weighed, verb: str = "") -> str:
        """Describe a plan with its chance to win; to pass needs no verb."""
        if not verb or each.candidate.orders.contingent >= 0:
            return super()._advised(each, verb and "Order ")
        said = super()._advised(each)
        return said[0].upper() + said[1:]

    def setting(self) -> str:
        scenario = self.staged.scenario
        return f"RAN: {scenario.title}, turn {scenario.moment.turn}, {SIDES[self.side]} to choose"

    def remarks(self) -> list[str]:
        remarks = []
        if self.goes_on:
            first = joined(self.goes_on, "; ")
            remarks.append(self._shown("In the first playout the bot goes on: ", first, "."))
        if self.staged.scenario.moment.initiative is None:
            side = SIDES[self.side].capitalize()
            remarks.append(f"{side} is taken to have won the Initiative (5.12, R80).")
        scenario, enemy = self.staged.scenario, 1 - self.side
        idle = idle_contingents(scenario, enemy)
        if idle and len(idle) == len(scenario.of_side(enemy)):
            who = f"All contingents of {SIDES[enemy]}"
            remarks.append(f"{who} are inactive (5.24): {', '.join(idle)}; {MAKES_ACTIVE}.")
        return remarks

    @cached_property
    def goes_on(self) -> list[Prose]:
        """What the bot adds to the best plan's orders in their first playout, in words."""
        orders = self.best.candidate.orders
        if self.best.candidate.wins or orders.contingent < 0 or not leaves_open(orders):
            return []
        return added(self.names, self.best.candidate.plan, self.provenance.seed or 0)

    @property
    def compared(self) -> Weighed | None:
        """The plan to set beside the best: not one that does the same but for its activations."""
        usual = super().compared
        if usual is None or not self._does_as_best(usual) or usual.candidate.asked:
            return usual
        others = (each for each in self.turns if not self._does_as_best(each))
        return next((each for each in others if not self.is_close(each)), usual)

    def _does_as_best(self, each: Weighed) -> bool:
        one, other = self.best.candidate.orders, each.candidate.orders
        return bool(one.contingent == other.contingent and one.orders == other.orders)

    @property
    def why(self) -> Prose:
        """What the best plan gains and risks beside the other, and what both sides lose with it."""
        text = self._by_then()
        if self.compared is None:
            return Prose(text)
        return Prose(f"{sentence(self.parts, self.compared_name)} {text}")

    def _by_then(self) -> str:
        """Say what both sides lose by the end of the best plan's rollouts, and whose heads fall."""
        lost = self.losses(self.best)
        if not any(lost.values()):
            return "Neither side loses anything by then."
        said, verb, unit = [], "", " rout points"
        for who, side in (("enemy", 1 - self.side), ("own", self.side)):
            points = lost[f"{who}_rout_points"]
            does = "loses " if points >= 0 else "wins back "
            size = Figure(abs(points), points.se, points.samples).text()
            of_it = f"{'' if does == verb else does}{size}{unit}{self._most_lost(side)}"
            said.append(f"{SIDES[side]} {of_it}")
            verb, unit = does, ""
        return f"By then {', '.join(said)}.{self._heads()}"

    def _heads(self) -> str:
        """Say how many heads each side takes, if any does: each is worth rout points (12.0)."""
        taken = {side: mean_of(self.best.impact["heads"][side], 1, False) for side in range(2)}
        said = [
            f"{SIDES[side]} {heads.text()}" for side, heads in taken.items() if heads >= _A_WORD
        ]
        return f" Heads taken: {', '.join(said)}." if said else ""

    def _most_lost(self, side: int) -> str:
        """Name the unit that a side loses most often by the end of the best plan's rollouts."""
        start, rows = self.best.candidate.plan.start, self.best.impact["rows"]
        q = Question(start.question.whole)
        first = int(q.first_of_side[side])
        here = State(start.state).state[first : q.end_of_side[side]] < at.ROUTED
        lost = (fates(q, rows, side) >= kept.ROUTED) & here
        unit = int(lost.sum(axis=0).argmax())
        share = float(lost[:, unit].mean())
        if share < _NAMED:
            return ""
        chance = Figure(share, wilson_error(share, len(rows)), len(rows), True)
        return f" (above all {self.names.unit(first + unit)}, {chance.text()})"

    @cached_property
    def parts(self) -> dict[str, Figure]:
        """What adds to the chance of the best plan, less that of the other, in points."""
        if self.compared is None:
            return {}
        return parts_of(self.best.impact["rows"], self.compared.impact["rows"], self.side)

    def losses(self, each: Weighed) -> dict[str, Figure]:
        """Return what both sides lose by the end of a plan's rollouts."""
        return {what: mean_of(values, 1, False) for what, values in each.impact["losses"].items()}

    def alike(self, each: Weighed) -> object:
        """Return for whom a plan is and which order it gives: others differ in where units go."""
        orders = each.candidate.orders
        if orders.contingent < 0:
            return None
        return orders.contingent, tuple(orders.activated), tuple(given(orders)), stands(orders)

    def details(self, each: Weighed) -> dict[str, Any]:
        """Return whom a plan gives orders, and what both sides lose by the end of its rollouts."""
        orders = each.candidate.orders
        letters = [contingent.letter for contingent in self.names.contingents]
        return {
            "contingent": letters[orders.contingent] if orders.contingent >= 0 else None,
            "activate": [letters[one] for one in orders.activated],
            "bot": each.candidate.plan.author,
            "losses": {what: one.to_dict() for what, one in self.losses(each).items()},
        }

    def to_dict(self) -> dict[str, Any]:
        parts = {what: one.to_dict() for what, one in self.parts.items()}
        return super().to_dict() | {"side": SIDES[self.side], "parts": parts}

    def draw(self) -> "Axes":
        """Draw the position; return the axes."""
        from samurai_odds.ran.scenario.picture import draw_map

        return draw_map(self.staged.scenario)


@dataclass(frozen=True, repr=False, kw_only=True)
class ReactionAdvice(Advice):
    """What to do in an enemy's phase: ``turns`` are the reactions, the best first."""

    one, several = "reaction", "reactions"
    left_open = (
        "A reaction holds up to the next dice or enemy choice; the enemy's orders stand, and the "
        "first of --bots decides all else."
    )

    faced: Faced = field(repr=False)

    def told(self, each: Weighed) -> Prose:
        return joined(each.candidate.phrases, "; ")

    def alike(self, each: Weighed) -> object:
        return None

    def _does_as_best(self, each: Weighed) -> bool:
        return False

    def _advised(self, each: Weighed, verb: str = "") -> str:
        off = f", evaluation ± {100 * self.off[0]:.0f}%" if self.off[0] else ""
        chance = f" (wins {each.placing.value.text()}{off})."
        return self._shown("Best reaction: " if verb else "", self.told(each), chance)

    def setting(self) -> str:
        scenario = self.staged.scenario
        return (
            f"RAN: {scenario.title}, turn {scenario.moment.turn}, {SIDES[self.side]} to react: "
            f"{self.faced.told(self.names)}"
        )

    def remarks(self) -> list[str]:
        remarks = []
        if self.faced.dice:
            what = "roll" if self.faced.dice == 1 else "rolls"
            remarks.append(
                f"{self.faced.dice} {what} came before it, as in game 0 of seed "
                f"{self.provenance.seed}; --seed draws others."
            )
        return remarks

    def orders(self) -> str:
        return ""

    def details(self, each: Weighed) -> dict[str, Any]:
        losses = {what: one.to_dict() for what, one in self.losses(each).items()}
        return {"bot": each.candidate.plan.author, "losses": losses}

    def to_dict(self) -> dict[str, Any]:
        enemy = {"contingent": self.faced.enemy.letter, "event": self.faced.told(self.names)}
        return super().to_dict() | {"reacts_to": enemy | {"rolls": self.faced.dice}}


def advised(
    position: "str | PathLike[str] | Scenario",
    orders: "str | PathLike[str] | None",
    *,
    contingent: str | None,
    side: str | None,
    bots: str | Sequence[str],
    replies: int,
    confidence: float,
    settle: float | None,
    rules: str | None,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Advice:
    """Answer `ran.advise`, which explains the keywords."""
    check_seed(seed)
    check_settle(settle)
    authors = BOTS.several(bots)
    if wrong := [name for name in authors if name not in BOTS.names]:
        raise OddsError(f"bots: {wrong[0]} makes no plans to compare; name plain bots")
    check_replies(replies)
    check_confidence(confidence)
    staged = stage(position, authors[0], authors[0], rules=rules)
    enemy = _enemy(staged, side, contingent)
    if enemy is None and (orders is None) != (contingent is None):
        raise OddsError("your own orders take both: --contingent NAME and --orders FILE")
    limit = completed(limit, USUAL)
    ready(staged.start)
    begun = time.perf_counter()
    text, name = ("", "") if orders is None else text_of_orders(orders)
    before: Faced | None = None
    if enemy is None:
        start = opened(staged, None if side is None else SIDES.index(side), authors[0])
    else:
        before = faced(staged, enemy, None if orders is None else text, name, authors[0], seed)
        start = before.start
    names, seat = Names(staged.scenario, start.question.whole), deciding(start)
    asked_of = partial(Contest, position, authors[0], authors[0], rules=rules)
    play = Player(threads, executor, asked_of).play_many
    with bar("plans", progress) as show:
        weighing = Weighing(replies, seed, confidence, play, show)
        more: Callable[[Sequence[Any]], Sequence[Any]] = partial(_more, names, start)
        if before is not None:
            plans: list[Any] = list(reactions(names, start, authors))
            more = lambda best: ()  # noqa: E731  # every reaction has been listed
        else:
            plans = list(candidates(names, start, authors))
            if orders is not None and contingent is not None:
                mine = asked_candidate(names, staged, start, authors[0], contingent, text, name)
                plans = unlike([*plans, mine])
        looked = weighing.look(plans, more, limit, planned(start, authors[0]))
        count = min(_LOOKED_AT, limit.most_samples)
        weighed = looked.weighed(partial(_changes, replies=replies, games=count, seed=seed))
        stands = settled(weighing, looked, weighed, settle, limit)
    inputs: dict[str, Any] = {"position": staged.as_input(position), "bots": list(authors)}
    inputs |= {"replies": replies, "confidence": confidence}
    inputs |= asked_for(side=side, contingent=contingent, orders=orders)
    made, elapsed = staged.provenance("advise", inputs), time.perf_counter() - begun
    found = found_by(looked, stands, start, made, seed, elapsed)
    found |= {"staged": staged, "replies": replies, "nobody": stands.nobody}
    found |= {"side": seat, "names": names}
    return Advice(**found) if before is None else ReactionAdvice(**found, faced=before)


def _enemy(staged: Staged, side: str | None, contingent: str | None) -> Chosen | None:
    """Return the contingent that is to be reacted to: one of the side that does not choose."""
    if side is None or contingent is None:
        return None
    contingent_reacted_to = chosen(staged.scenario, staged.start, contingent)
    return None if SIDES[contingent_reacted_to.side] == side else contingent_reacted_to


def _more(names: Names, start: Start, best: Sequence[Candidate]) -> list[Candidate]:
    """List what the best candidates could be meant to do besides, and their busho kept safe."""
    return [*variants(names, start, best), *led_from_behind(names, start, best)]


def _changes(plan: Plan, replies: int, games: int, seed: int) -> Any:
    """Play a plan on; return its rows, and count what both sides lose."""
    rows = play_many(seen_for(plan.start, plan.seat, replies), seed, 0, games)
    columns: Columns = {}
    heads = {}
    for who, side in (("own", plan.seat), ("enemy", 1 - plan.seat)):
        counts = changes_of(plan.start, rows, side)
        heads[side] = counts["heads"]
        columns |= {f"{who}_{what}": counts[what] for what in _WHAT}
    return {"rows": rows, "losses": columns, "heads": heads}
