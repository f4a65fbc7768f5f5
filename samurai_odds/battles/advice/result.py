"""Advice for a turn: in the words of Samurai Battles."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.advice import Advised
from samurai_odds.analysis.weighing import Weighed
from samurai_odds.battles.advice.orders_in_words import described
from samurai_odds.battles.full_game.leads import card_names
from samurai_odds.battles.full_game.staging import Staged
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.layout import Row, Side, State
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.prose import Prose
from samurai_odds.play.game import Rows
from samurai_odds.play.games import play_many
from samurai_odds.play.rollouts import seen_until
from samurai_odds.play.search.planning import Plan
from samurai_odds.play.search.racing import mean_of

GAMES = 256  # of each turn compared, at most
COUNTED = 2  # turns after it in which losses are counted: the answer, and one's own next turn
WHAT = ("banners", "enemy_banners", "blocks_lost", "enemy_blocks_lost", "tokens", "enemy_tokens")

Changes = dict[str, NDArray[np.int64]]  # by what is counted: how it changed in each game


class Impact(NamedTuple):
    """What changes in the turn itself, and until the replies are over."""

    now: Changes
    then: Changes


def impact_of(plan: Plan, replies: int, games: int, seed: int) -> Impact:
    """Play a turn on with the luck that all candidates meet, and count."""
    last = (plan.turn, plan.turn + min(replies, COUNTED))
    return Impact(*(_changes(plan, turn, games, seed) for turn in last))


def _changes(plan: Plan, last: int, games: int, seed: int) -> Changes:
    start, seat = plan.start, plan.seat
    return changes_in(plan, play_many(seen_until(start, seat, last), seed, 0, games))


def changes_in(plan: Plan, rows: Rows) -> Changes:
    """Count what changes in games that a plan was played on to."""
    start, seat = plan.start, plan.seat
    changes: Changes = {}
    for prefix, side in (("", seat), ("enemy_", 1 - seat)):
        before = Side(State(start.state).sides[side])
        banners, tokens = rows[:, Row.banners.place(side)], rows[:, Row.tokens.place(side)]
        changes[f"{prefix}banners"] = banners.astype(np.int64) - before.banners
        changes[f"{prefix}tokens"] = tokens.astype(np.int64) - before.tokens
        changes[f"{prefix}blocks_lost"] = _blocks_lost(State(start.state), rows, side)
    return {what: changes[what] for what in WHAT}


def _blocks_lost(state: State, rows: Rows, side: int) -> NDArray[np.int64]:
    """Count a side's blocks lost; a turncoat counts for whom it fights at the end."""
    units = int(state.units)
    sides = rows[:, recording.UNIT_SIDES : recording.UNIT_SIDES + units].astype(np.int64)
    left = rows[:, recording.BLOCKS : recording.BLOCKS + units].astype(np.int64)
    lost = state.unit_blocks[:units] - left
    return np.asarray((lost * (sides == side)).sum(axis=1), dtype=np.int64)


def swing(changes: Changes) -> NDArray[np.int64]:
    """Own banners less the enemy's."""
    return np.asarray(changes["banners"] - changes["enemy_banners"])


_LABELS = {
    "banners": "your banners",
    "enemy_banners": "enemy banners",
    "blocks_lost": "your blocks lost",
    "enemy_blocks_lost": "enemy blocks lost",
    "tokens": "your tokens",
    "enemy_tokens": "enemy tokens",
}


@dataclass(frozen=True, repr=False, kw_only=True)
class AdviceResult(Advised):
    """Which turn to take; ``dealt`` are the cards of the side to move, and of the rack, where
    they were dealt at random.
    """

    staged: Staged = field(repr=False)
    dealt: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def called(self, each: Weighed) -> Prose:
        return Prose(card_names(each.candidate.card))

    def described(self, each: Weighed) -> Prose:
        staged = self.staged
        return described(staged.scenario, each.candidate.said, staged.dragon_keys)

    def setting(self) -> str:
        scenario = self.staged.scenario
        side = SIDES[scenario.first]
        return f"Samurai Battles: {scenario.title}, turn {scenario.moment.turn}, {side} to move"

    def remarks(self) -> list[str]:
        if not self.dealt:
            return []
        side, seed = SIDES[self.staged.scenario.first], self.provenance.seed
        cards = "; ".join(f"{what}: {', '.join(keys)}" for what, keys in self.dealt.items())
        return [f"Dealt at random to {side} (seed {seed}), {cards}."]

    def differences(self) -> dict[str, Figure]:
        """Return by how much the best differs from the turn `compared`, after the replies.

        Of a turn that wins at once there is nothing more to say.
        """
        if self.compared is None or self.best.candidate.wins:
            return {}
        other, best = self.compared.impact.then, self.best.impact.then
        return {what: mean_of(best[what] - other[what], 1, False) for what in WHAT}

    def changes(self) -> dict[str, Figure]:
        return {_LABELS[what]: figure for what, figure in self.differences().items()}

    def details(self, each: Weighed) -> dict[str, Any]:
        turn, impact = each.candidate, each.impact
        return {
            "card": turn.card,
            "orders": list(turn.orders),
            "bot": turn.plan.author,
            "swing": mean_of(swing(impact.now), 1, False).to_dict(),
            "swing_after_replies": mean_of(swing(impact.then), 1, False).to_dict(),
        }

    def to_dict(self) -> dict[str, Any]:
        dealt = {what: list(cards) for what, cards in self.dealt.items()}
        return super().to_dict() | ({"dealt": dealt} if dealt else {})
