"""Advice for a turn: the turns compared with what their games have shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.advice.candidates import Candidate
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import recording as kept
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.digits import chance
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows, State
from samurai_odds.play.rollouts import seen_until
from samurai_odds.play.search.planning import Plan
from samurai_odds.play.search.racing import Placing, mean_of

# ---- what a turn changes on the board, now and after the replies ---------------------


GAMES = 256  # of each turn compared
WHAT = ("banners", "enemy_banners", "blocks_lost", "enemy_blocks_lost", "tokens", "enemy_tokens")

Changes = dict[str, NDArray[np.int64]]  # by what is counted: how it changed in each game


class Impact(NamedTuple):
    """What changes in the turn itself, and until the replies are over."""

    now: Changes
    then: Changes


def impact_of(plan: Plan, replies: int, seed: int, play: Callable[..., Rows]) -> Impact:
    """Play a turn on with the luck that all candidates meet, and count."""
    return Impact(*(_changes(plan, plan.turn + more, seed, play) for more in (0, replies)))


def _changes(plan: Plan, last: int, seed: int, play: Callable[..., Rows]) -> Changes:
    start, seat = plan.start, plan.seat
    rows = play(seen_until(start, seat, last), seed, 0, GAMES)
    found: Changes = {}
    for prefix, side in (("", seat), ("enemy_", 1 - seat)):
        for what, column, place in (
            ("banners", kept.BANNERS, at.BANNERS),
            ("tokens", kept.TOKENS, at.TOKENS),
        ):
            before = int(start.state[side_row(side) + place])
            found[prefix + what] = rows[:, column + side].astype(np.int64) - before
        found[f"{prefix}blocks_lost"] = _blocks_lost(start.state, rows, side)
    return {what: found[what] for what in WHAT}


def _blocks_lost(state: State, rows: Rows, side: int) -> NDArray[np.int64]:
    """Count a side's blocks lost; a turncoat counts for whom it fights at the end."""
    units = int(state[at.UNITS])
    sides = rows[:, kept.UNIT_SIDES : kept.UNIT_SIDES + units].astype(np.int64)
    left = rows[:, kept.BLOCKS : kept.BLOCKS + units].astype(np.int64)
    lost = state[at.UNIT_BLOCKS : at.UNIT_BLOCKS + units] - left
    return np.asarray((lost * (sides == side)).sum(axis=1), dtype=np.int64)


def swing(changes: Changes) -> NDArray[np.int64]:
    """Own banners less the enemy's."""
    return np.asarray(changes["banners"] - changes["enemy_banners"])


# ---- advice --------------------------------------------------------------------------


@dataclass(frozen=True)
class Weighed:
    """A turn with what its games have shown.

    ``placing`` has its win chance and its loss against the best, ``chance_best`` how often it
    would come out best, ``impact`` what changes on the board.
    """

    candidate: Candidate
    placing: Placing
    chance_best: float
    impact: Impact

    def to_dict(self, off: tuple[float, float]) -> dict[str, Any]:
        """Return it as plain values, with how far the evaluation may be off."""
        place, sure = self.placing, self.candidate.wins
        chance_off, loss_off = (0.0 if sure else round(error, 4) for error in off)
        return {
            "card": self.candidate.card,
            "orders": list(self.candidate.orders),
            "bot": self.candidate.plan.author,
            "win": place.value.to_dict() | {"evaluation_error": chance_off},
            "loss": place.loss.to_dict() | {"evaluation_error": loss_off},
            "chance_best": chance(self.chance_best),
            "swing": mean_of(swing(self.impact.now), 1, False).to_dict(),
            "swing_after_replies": mean_of(swing(self.impact.then), 1, False).to_dict(),
            "games": place.games,
            "asked": self.candidate.asked,
        }


@dataclass(frozen=True, repr=False)
class AdviceResult:
    """Which turn to take: ``turns`` are the candidates, the best first.

    ``tied`` of them cannot be told from the best, itself included. ``dealt`` are the
    cards of the side to move, and of the rack, where they were dealt at random. ``off`` says how
    far the evaluation was off, root mean square, on positions of this kind held out: a chance, and
    a difference of two; 0 where games are played to the end. It was measured with two replies.
    """

    staged: Staged = field(repr=False)
    turns: tuple[Weighed, ...]
    tied: int
    replies: int
    provenance: Provenance = field(repr=False)
    dealt: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    off: tuple[float, float] = (0.0, 0.0)

    @property
    def best(self) -> Weighed:
        """The turn that wins most."""
        return self.turns[0]

    @property
    def asked(self) -> Weighed | None:
        """The turn asked about."""
        return next((each for each in self.turns if each.candidate.asked), None)

    @property
    def equal(self) -> int:
        """How many turns are as good as the best, itself included."""
        return sum(map(self.is_equal, self.turns))

    def is_equal(self, each: Weighed) -> bool:
        """Return whether a turn is as good as the best: both win at once, or end alike always."""
        if self.best.candidate.wins:
            return each.candidate.wins
        return not each.placing.loss and not each.placing.loss.bar

    def is_close(self, each: Weighed) -> bool:
        """Return whether a turn is too close to the best to call; none is to a sure win."""
        return self.is_equal(each) or (each.placing.tied and not self.best.candidate.wins)

    @property
    def compared(self) -> Weighed | None:
        """The turn to set beside the best: the one asked about, else the first less good."""
        if self.asked is not None and self.asked is not self.best:
            return self.asked
        return next((each for each in self.turns if not self.is_equal(each)), None)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values, for JSON."""
        made = self.provenance.to_dict()
        dealt = {what: list(cards) for what, cards in self.dealt.items()}
        return {
            **made,
            **({"dealt": dealt} if dealt else {}),
            "candidates": [each.to_dict(self.off) for each in self.turns],
            "tied": self.tied,
        }

    def differences(self) -> dict[str, Figure]:
        """Return by how much the best differs from the turn `compared`, after the replies.

        Of a turn that wins at once there is nothing more to say.
        """
        if self.compared is None or self.best.candidate.wins:
            return {}
        other, best = self.compared.impact.then, self.best.impact.then
        return {what: mean_of(best[what] - other[what], 1, False) for what in WHAT}
