"""What the games of a balance have shown: all that its page and its picture are made of."""

from dataclasses import dataclass, field

from samurai_odds.analysis.balance import Verdict
from samurai_odds.analysis.balance_matrix import Equilibrium, Pair
from samurai_odds.battles.fairness.search import Check, Tried
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure


@dataclass(frozen=True, repr=False)
class Found:
    """How fair a scenario is, by some bots; `Balance` explains the fields."""

    staged: Staged
    bots: tuple[str, ...]
    cells: dict[Pair, Figure]
    pairings: dict[Pair, Figure]
    equilibrium: Equilibrium
    verdict: Verdict
    within: float
    first: tuple[Figure, Figure] | None
    first_move: Figure | None
    nobody: Figure
    tried: tuple[Tried, ...]
    smallest: Tried | None
    check: Check | None
    played: int  # battles in all
    interrupted: bool
    provenance: Provenance = field(repr=False)

    @property
    def share(self) -> Figure:
        """Red's share if each side chooses its bot well."""
        return self.equilibrium.share

    @property
    def spread(self) -> float:
        """How far the pairings lie apart."""
        return max(self.pairings.values()) - min(self.pairings.values())

    @property
    def swapped(self) -> tuple[Figure, ...]:
        """Red's share with different bots: each two in the one seating, then the other."""
        unlike = [pair for pair in self.pairings if pair[0] != pair[1]]
        return tuple(self.cells[seats] for one, two in unlike for seats in ((one, two), (two, one)))
