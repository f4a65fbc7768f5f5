"""Advice for a turn: in the words of Samurai Battles."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from samurai_odds.analysis.advice.answer import Advised
from samurai_odds.analysis.advice.weighing import Weighed
from samurai_odds.battles.advice.impact import WHAT, swing
from samurai_odds.battles.advice.orders_in_words import card_names, described
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.grids.figure import Figure
from samurai_odds.play.search.racing import mean_of

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

    def called(self, each: Weighed) -> str:
        return card_names(each.candidate.card)

    def described(self, each: Weighed) -> str:
        return described(self.staged.scenario, each.candidate.orders)

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
