"""Advice for a turn: all that its page, its picture and its JSON are made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from samurai_odds.battles.advice.candidates import Candidate
from samurai_odds.battles.advice.reckoning import WHAT, Reckoned, swing
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.digits import chance
from samurai_odds.grids.figure import Figure
from samurai_odds.play.search.racing import Placing, mean_of


@dataclass(frozen=True)
class Weighed:
    """A turn with what its games have shown.

    ``placing`` has its win chance and its loss against the best, ``chance_best`` how often it
    would come out best, ``reckoned`` what changes on the board.
    """

    candidate: Candidate
    placing: Placing
    chance_best: float
    reckoned: Reckoned

    def to_dict(self) -> dict[str, Any]:
        """Give it as plain values."""
        place = self.placing
        return {
            "card": self.candidate.card,
            "orders": list(self.candidate.orders),
            "bot": self.candidate.plan.author,
            "win": place.value.to_dict(),
            "loss": place.loss.to_dict(),
            "chance_best": chance(self.chance_best),
            "swing": mean_of(swing(self.reckoned.now), 1, False).to_dict(),
            "swing_after_replies": mean_of(swing(self.reckoned.then), 1, False).to_dict(),
            "games": place.games,
            "asked": self.candidate.asked,
        }


@dataclass(frozen=True, repr=False)
class FoundAdvice:
    """Which turn to take: ``turns`` are the candidates, the best first.

    ``tied`` of them cannot be told from the best, itself included. ``dealt`` are the
    cards of the side to move, and of the rack, where they were dealt at random.
    """

    staged: Staged = field(repr=False)
    turns: tuple[Weighed, ...]
    tied: int
    replies: int
    provenance: Provenance = field(repr=False)
    dealt: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

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
        """Give everything as plain values, for JSON."""
        made = self.provenance.to_dict()
        dealt = {what: list(cards) for what, cards in self.dealt.items()}
        return {
            **made,
            **({"dealt": dealt} if dealt else {}),
            "candidates": [each.to_dict() for each in self.turns],
            "tied": self.tied,
        }

    def differences(self) -> dict[str, Figure]:
        """Return by how much the best differs from the turn `compared`, after the replies.

        Of a turn that wins at once there is nothing more to say.
        """
        if self.compared is None or self.best.candidate.wins:
            return {}
        other, best = self.compared.reckoned.then, self.best.reckoned.then
        return {what: mean_of(best[what] - other[what], 1, False) for what in WHAT}
