"""`ran advise`: whom to give orders, and which, played on with the same luck and compared."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Any

from samurai_odds.analysis.advice.answer import Advised
from samurai_odds.analysis.advice.weighing import Weighed, Weighing, check_confidence, unlike
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.play.contest import Columns, check_replies, text_of_orders
from samurai_odds.play.game import Rows
from samurai_odds.play.games import play_many, ready
from samurai_odds.play.rollouts import seen_for
from samurai_odds.play.search.planning import Plan, deciding
from samurai_odds.play.search.racing import mean_of
from samurai_odds.ran.advice.candidates import asked_candidate, candidates, opened, variants
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.field.narration.names import Names
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.whole.game import Staged, stage
from samurai_odds.ran.whole.one_turn import changes_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

USUAL = Limit(stderr=0.01, seconds=10)
_LOOKED_AT = 256  # games of each plan, at most, for what it changes on the map
_WHAT = ("rout_points", "disrupted", "hits")


@dataclass(frozen=True, repr=False, kw_only=True)
class Advice(Advised):
    """Whom to give orders, and which: ``turns`` are the plans, the best first."""

    one, several, replied = "plan", "plans", "orders phases"
    left_open = (
        "Orders hold up to the next dice or enemy choice; the first of --bots goes on from there."
    )

    staged: Staged = field(repr=False)
    side: int
    names: Names = field(repr=False)

    def called(self, each: Weighed) -> str:
        return str(each.candidate.orders.called(self.names))

    def described(self, each: Weighed) -> str:
        return str(each.candidate.orders.described(self.names))

    def setting(self) -> str:
        scenario = self.staged.scenario
        return f"RAN: {scenario.title}, turn {scenario.moment.turn}, {SIDES[self.side]} to choose"

    def remarks(self) -> list[str]:
        found = []
        if self.staged.scenario.moment.initiative is None:
            side = SIDES[self.side].capitalize()
            found.append(f"{side} is taken to have won the Initiative (5.12, R80).")
        return found

    @property
    def why(self) -> str:
        """What the best plan costs both sides by the end of its rollouts, beside the other."""
        own, enemy = SIDES[self.side], SIDES[1 - self.side]
        best = self._losses(self.best)
        text = (
            f"{enemy} loses {best['enemy_rout_points'].text()} rout points and has "
            f"{best['enemy_disrupted'].text()} more units disrupted, {own} "
            f"{best['own_rout_points'].text()} and {best['own_disrupted'].text()}"
        )
        if self.compared is None:
            return f"{text}."
        other = self._losses(self.compared)
        return (
            f"{text} ({self.compared_name}: {enemy} {other['enemy_rout_points'].text()} and "
            f"{other['enemy_disrupted'].text()}, {own} {other['own_rout_points'].text()} and "
            f"{other['own_disrupted'].text()})."
        )

    def _losses(self, each: Weighed) -> dict[str, Figure]:
        return {what: mean_of(values, 1, False) for what, values in each.impact.items()}

    def details(self, each: Weighed) -> dict[str, Any]:
        """Return whom a plan gives orders, and what both sides lose by the end of its rollouts."""
        orders = each.candidate.orders
        letters = [contingent.letter for contingent in self.names.contingents]
        return {
            "contingent": letters[orders.contingent] if orders.contingent >= 0 else None,
            "activate": [letters[one] for one in orders.activated],
            "bot": each.candidate.plan.author,
            "losses": {what: one.to_dict() for what, one in self._losses(each).items()},
        }

    def to_dict(self) -> dict[str, Any]:
        return super().to_dict() | {"side": SIDES[self.side]}

    def draw(self) -> "Axes":
        """Draw the position; return the axes."""
        from samurai_odds.ran.drawing.picture import draw_map

        return draw_map(self.staged.scenario)


def advised(
    position: "str | PathLike[str] | Scenario",
    orders: "str | PathLike[str] | None",
    *,
    contingent: str | None,
    side: str | None,
    bots: str | Sequence[str],
    replies: int,
    confidence: float,
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
    check_confidence(confidence)
    if (orders is None) != (contingent is None):
        raise OddsError("your own orders take both: --contingent NAME and --orders FILE")
    staged = stage(position, authors[0], authors[0], rules=rules)
    limit = completed(limit, USUAL)
    ready(staged.start)
    begun = time.perf_counter()
    start = opened(staged, None if side is None else SIDES.index(side), authors[0])
    names, seat = Names(staged.scenario, start.question), deciding(start)
    play = partial(play_many, threads=threads)
    with bar("plans", progress) as show:
        weighing = Weighing(replies, seed, confidence, play, show)
        plans: list[Any] = candidates(names, start, authors)
        if orders is not None and contingent is not None:
            text, name = text_of_orders(orders)
            mine = asked_candidate(names, staged, start, authors[0], contingent, text, name)
            plans = unlike([*plans, mine])
        looked = weighing.look(plans, partial(variants, names, start), limit)
        count = min(_LOOKED_AT, limit.most_samples)
        weighed = looked.weighed(lambda plan: _changes(plan, replies, count, seed, play))
    inputs: dict[str, Any] = {"position": staged.as_input(position), "bots": list(authors)}
    inputs |= {"replies": replies, "confidence": confidence}
    inputs |= {} if side is None else {"side": side}
    inputs |= {} if orders is None else {"contingent": contingent, "orders": str(orders)}
    made = replace(
        staged.provenance("advise", inputs),
        method="monte-carlo",
        samples=looked.run.games,
        seed=seed,
        elapsed_s=round(time.perf_counter() - begun, 6),
        interrupted=looked.run.interrupted,
    )
    chance_off, loss_off = start.game.error(start.question, start.state)
    return Advice(
        turns=tuple(weighed),
        tied=looked.run.tied,
        replies=replies,
        provenance=made,
        off=(0.0 if looked.whole else chance_off, loss_off),
        nobody=looked.nobody,
        staged=staged,
        side=seat,
        names=names,
    )


def _changes(plan: Plan, replies: int, games: int, seed: int, play: Callable[..., Rows]) -> Columns:
    """Play a plan on and count what both sides lose."""
    rows = play(seen_for(plan.start, plan.seat, replies), seed, 0, games)
    found: Columns = {}
    for who, side in (("own", plan.seat), ("enemy", 1 - plan.seat)):
        counts = changes_of(plan.start, rows, side)
        found |= {f"{who}_{what}": counts[what] for what in _WHAT}
    return found
