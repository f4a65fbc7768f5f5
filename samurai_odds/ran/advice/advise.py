"""`ran advise`: whom to give orders, and which, played on with the same luck and compared."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.digits import chance
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.play.contest import check_replies
from samurai_odds.play.games import play_many, ready
from samurai_odds.play.rollouts import rollouts, seen_for
from samurai_odds.play.search.racing import Placing, Remembered, mean_of, race
from samurai_odds.play.search.searching import SCALE, playing
from samurai_odds.ran.advice.candidates import Candidate, candidates, distinct, opened, variants
from samurai_odds.ran.advice.spelling import Written, written
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.field.narration.names import Names
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.whole.game import Staged, stage
from samurai_odds.ran.whole.one_turn import changes_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

USUAL = Limit(stderr=0.01, seconds=10)
_FIRST_GAMES = 128  # of a race that says whose orders are worth varying
_VARIED = 2
_LOOKED_AT = 256  # games of the best and the next, for what they change on the map
_TO_THE_END = 400  # battles for the chance stated
_MOST_ROWS = 10
_WHAT = ("rout_points", "disrupted", "units_lost", "busho_lost")


@dataclass(frozen=True)
class Weighed:
    """Orders, in words too, with what their games have shown."""

    candidate: Candidate
    written: Written
    placing: Placing
    chance_best: float


@dataclass(frozen=True, repr=False)
class Advice(Answer):
    """Whom to give orders, and which: ``orders`` are the candidates, the best first.

    The first ``tied`` of them cannot be told apart. ``to_the_end`` is the chance that the side
    wins with the best ones, the battle played to its end by the first bot on both sides.
    """

    staged: Staged = field(repr=False)
    side: int
    orders: tuple[Weighed, ...]
    tied: int
    to_the_end: Figure
    replies: int
    changes: tuple[dict[str, Figure], ...]  # of the best and the next: own and the enemy's losses
    provenance: Provenance = field(repr=False)

    @property
    def best(self) -> Weighed:
        return self.orders[0]

    @property
    def compared(self) -> Weighed:
        """The orders to set beside the best: the first that are behind, if any."""
        return next((each for each in self.orders if each.placing.loss), self.best)

    def name(self, each: Weighed) -> str:
        """Name whom orders are for: ``B Red left``."""
        if each.written.contingent < 0:
            return "pass"
        contingent = self._names.contingents[each.written.contingent]
        return f"{contingent.letter} {contingent.name}"

    @property
    def _names(self) -> Names:
        return Names(self.staged.scenario, self.staged.start.question)

    def described(self, each: Weighed) -> str:
        """Describe orders in one line: activations, whom, what."""
        letters = [self._names.contingents[one].letter for one in each.written.activated]
        first = f"activate {', '.join(letters)}; " if letters else ""
        if each.written.contingent < 0:
            return f"{first}pass"
        return f"{first}{self.name(each)}: {'; '.join(each.written.phrases) or 'as the bot likes'}"

    @property
    def why(self) -> str:
        """What the best gains and risks by the end of its rollouts, beside the next."""
        own, enemy = SIDES[self.side], SIDES[1 - self.side]
        first = self.changes[0]
        text = (
            f"Why: within {self.replies} orders phases {enemy} loses "
            f"{first['enemy_rout_points'].text()} rout points and has "
            f"{first['enemy_disrupted'].text()} more units disrupted, {own} "
            f"{first['own_rout_points'].text()} and {first['own_disrupted'].text()}."
        )
        if len(self.changes) > 1:
            other, rank = self.changes[1], self.orders.index(self.compared) + 1
            text += (
                f" With the orders ranked {rank}: {other['enemy_rout_points'].text()} and "
                f"{other['enemy_disrupted'].text()}, against {other['own_rout_points'].text()} and "
                f"{other['own_disrupted'].text()}."
            )
        return text

    def grids(self, form: str = "text") -> list[Grid]:
        """Return the verdict and why, the orders compared, the best ones as a file, notes."""
        grids = [Grid("\n".join(self._verdict()), (), ())]
        shown = self.orders if form != "text" else self.orders[:_MOST_ROWS]
        rows = tuple(self._row(rank, each) for rank, each in enumerate(shown, start=1))
        notes = ["'=': too close to the best to call (within two standard errors)"]
        if len(shown) < len(self.orders):
            notes.append(f"{len(self.orders) - len(shown)} further behind: --format json lists all")
        grids.append(Grid("", ("orders", "wins", "behind"), rows, tuple(notes)))
        if self.best.written.lines:
            letter = self._names.contingents[self.best.written.contingent].letter
            head = f"The best orders, for 'ran turn --contingent {letter} --orders FILE':"
            grids.append(Grid("\n".join((head, *self.best.written.lines)), (), ()))
        return [*grids, Grid("", (), (), self._notes())]

    def _verdict(self) -> list[str]:
        scenario = self.staged.scenario
        said = [f"{self.described(self.best)}."]
        said[0] = said[0][0].upper() + said[0][1:]
        author = self.provenance.inputs["bots"][0]
        side = SIDES[self.side]
        said.append(
            f"Played to the end by {author} on both sides, {side} wins "
            f"{self.to_the_end.text()} with these orders."
        )
        if others := self.tied - 1:
            are = "1 other is" if others == 1 else f"{others} others are"
            said.append(f"Too close to call: {are} within two standard errors.")
        said.append(self.why)
        said.append(f"RAN: {scenario.title}, turn {scenario.moment.turn}, {side} to choose")
        if scenario.moment.initiative is None:
            said.append(f"{side.capitalize()} is taken to have won the Initiative (5.12, R80)")
        return said

    def _row(self, rank: int, each: Weighed) -> tuple[object, ...]:
        tied = "=" if rank > 1 and each.placing.tied else ""
        loss = each.placing.loss
        behind = Figure(100 * loss, 100 * loss.se, loss.samples) if loss else None
        return f"({rank}{tied}) {self.described(each)}", each.placing.value, behind

    def _notes(self) -> tuple[str, ...]:
        made = self.provenance
        return (
            f"wins: evaluated after {self.replies} orders phases, or at the end of the turn, so "
            "off by some points; behind: points of win chance. The orders are followed up to the "
            f"next dice or enemy choice; then {made.inputs['bots'][0]} plays both sides.",
            f"Simulated: {made.samples:,} rollouts, seed {made.seed}; ± is one standard error. "
            f"{book_note(made)}.",
            *source_notes(made.rests_on),
        )

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values, for JSON."""
        letters = [each.letter for each in self._names.contingents]
        return {
            **self.provenance.to_dict(),
            "side": SIDES[self.side],
            "candidates": [
                {
                    "contingent": letters[one.written.contingent]
                    if one.written.contingent >= 0
                    else None,
                    "activate": [letters[each] for each in one.written.activated],
                    "orders": list(one.written.lines),
                    "win": one.placing.value.to_dict(),
                    "loss": one.placing.loss.to_dict(),
                    "chance_best": chance(one.chance_best),
                    "bot": one.candidate.plan.author,
                    "games": one.placing.games,
                }
                for one in self.orders
            ],
            "tied": self.tied,
            "win_to_the_end": self.to_the_end.to_dict(),
            "why": self.why,
        }

    def draw(self) -> "Axes":
        """Draw the position; return the axes."""
        from samurai_odds.ran.drawing.picture import draw_map

        return draw_map(self.staged.scenario)


def advised(
    position: "str | PathLike[str] | Scenario",
    *,
    side: str | None,
    bots: str | Sequence[str],
    replies: int,
    rules: str | None,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Advice:
    """Answer `ran.advise`, which explains the keywords."""
    check_seed(seed)
    authors = BOTS.several(bots)
    if wrong := [name for name in authors if name not in BOTS.names]:
        raise OddsError(f"bots: {wrong[0]} makes no plans to compare; name plain bots")
    check_replies(replies)
    staged = stage(position, authors[0], authors[0], rules=rules)
    limit = completed(limit, USUAL)
    ready(staged.start)
    begun = time.perf_counter()
    start = opened(staged, None if side is None else SIDES.index(side), authors[0])
    play = partial(play_many, threads=threads)
    with bar("rollouts", progress) as show:
        players: dict[int, Remembered] = {}

        def run(field: Sequence[Candidate], limit: Limit) -> Any:
            for each in field:
                if id(each.plan) not in players:
                    players[id(each.plan)] = Remembered(playing(each.plan, replies, seed, play))
            return race([players[id(each.plan)] for each in field], SCALE, limit, progress=show)

        field = candidates(start, authors)
        first = run(field, Limit(samples=min(_FIRST_GAMES, limit.most_samples)))
        ranked = [field[place.number] for place in first.placings]
        field = distinct([*ranked, *variants(start, ranked[:_VARIED])])
        if limit.seconds is not None:
            left = max(0.1, limit.seconds - (time.perf_counter() - begun))
            limit = replace(limit, seconds=left)
        found = run(field, limit)
    names = Names(staged.scenario, start.question)
    weighed = tuple(
        Weighed(
            field[place.number],
            written(names, start, field[place.number].plan),
            place,
            found.chances_best[place.number],
        )
        for place in found.placings
    )
    seat = weighed[0].candidate.plan.seat
    rows = rollouts(weighed[0].candidate.plan.start, seat, seed + 1, 0, _TO_THE_END)
    to_the_end = mean_of(start.game.worth(rows, seat), SCALE)
    beside = [weighed[0], *[each for each in weighed if each.placing.loss][:1]]
    changes = tuple(_changes(each.candidate, seat, replies, seed, play) for each in beside)
    inputs: dict[str, Any] = {"position": staged.as_input(position), "bots": list(authors)}
    inputs["replies"] = replies
    inputs |= {} if side is None else {"side": side}
    made = replace(
        staged.provenance("advise", inputs),
        method="monte-carlo",
        samples=found.games,
        seed=seed,
        elapsed_s=round(time.perf_counter() - begun, 6),
        interrupted=found.interrupted,
    )
    return Advice(staged, seat, weighed, found.tied, to_the_end, replies, changes, made)


def _changes(
    candidate: Candidate, seat: int, replies: int, seed: int, play: Any
) -> dict[str, Figure]:
    """Play orders on and count what both sides lose."""
    start = candidate.plan.start
    rows = play(seen_for(start, seat, replies), seed, 0, _LOOKED_AT)
    found: dict[str, Figure] = {}
    for who, side in (("own", seat), ("enemy", 1 - seat)):
        counts = changes_of(start, rows, side)
        found |= {f"{who}_{what}": mean_of(counts[what], 1, False) for what in _WHAT}
    return found
