"""What the games of a balance have shown: all that its page and its picture are made of."""

from dataclasses import dataclass, field

from samurai_odds.analysis.balance import Verdict
from samurai_odds.analysis.balance_matrix import Equilibrium, Pair
from samurai_odds.analysis.fairness.search import Check, Tried
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure

SIDES = ("red", "blue")


@dataclass(frozen=True)
class Section:
    """What one thing is worth: red's share with it this way or that, and the difference.

    ``rows`` are a line of the table, a short word of the picture, and red's share.
    """

    heading: str
    rows: tuple[tuple[str, str, Figure], ...]
    difference: tuple[str, Figure] | None = None


@dataclass(frozen=True, repr=False)
class Found:
    """How fair a scenario is, by some bots.

    ``share`` is red's share of victories in ``equilibrium`` (each side choosing the bot
    that is best for it; a battle that nobody wins counts one half to each), ``verdict`` the
    test's word; ``cells`` has red's share by the places of red's and blue's bot, and
    ``pairings`` that of every two bots with the seats exchanged, whose own strength cancels
    out; ``spread`` is how far apart these lie. ``nobody`` is the share of battles that
    nobody won, between the bots of the equilibrium. ``sections`` are what single things are
    worth between the same bots. ``tried`` are the changes of the last stage, the nearest to
    even first; ``smallest`` the least of those that tie for it, None if nothing helps;
    ``check`` is what it comes to on fresh games.
    """

    title: str
    bots: tuple[str, ...]
    cells: dict[Pair, Figure]
    pairings: dict[Pair, Figure]
    equilibrium: Equilibrium
    verdict: Verdict
    within: float
    nobody: Figure
    sections: tuple[Section, ...]
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
