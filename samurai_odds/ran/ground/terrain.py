"""What the ground of a battle is: terrain, levels and hexsides, and who cannot cross it.

Terrain and hexsides have the names of the charts; ``water`` and ``river`` beside them can be
neither entered nor crossed (6.23). Uphill follows from the levels.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from samurai_odds.ran.ground.hexes import Field

WATER, RIVER, TREES, STREAM = "water", "river", "tree-line", "stream"
TERRAIN = ("clear", "woods", "heavy-woods", "village", "rice-paddy", "castle", WATER)
HEXSIDES = (STREAM, TREES, RIVER)  # those drawn; uphill follows from the levels
SCREENS = ("woods", "heavy-woods", "village")  # terrain that blocks sight (8.24)
MOST_LEVEL = 9

Edge = tuple[int, int]  # two adjacent hexes, the lower number first


@dataclass(frozen=True)
class Terrain:
    """The ground: terrain and level of each hex, and what lies on hexsides."""

    field: Field
    hexes: tuple[str, ...]
    levels: tuple[int, ...]
    sides: tuple[tuple[Edge, str], ...] = ()

    @cached_property
    def on_sides(self) -> Mapping[Edge, str]:
        """What lies on each hexside that is not bare."""
        return dict(self.sides)

    def side(self, one: int, other: int) -> str | None:
        """Say what lies between two adjacent hexes, None if nothing does."""
        return self.on_sides.get(edge(one, other))

    def open_to(self, one: int, other: int) -> bool:
        """Whether a unit may go from one hex to an adjacent one: no river, no water (6.23)."""
        return other >= 0 and self.hexes[other] != WATER and self.side(one, other) != RIVER

    def crossed(self, one: int, other: int) -> tuple[str, ...]:
        """List the hexsides of the charts that count against who attacks from one to another.

        What lies on the side, and ``uphill`` once for each level (9.28.3).
        """
        on_side = self.side(one, other)
        drawn = (on_side,) if on_side is not None else ()
        return drawn + ("uphill",) * max(0, self.levels[other] - self.levels[one])


def edge(one: int, other: int) -> Edge:
    """Name the side between two adjacent hexes."""
    return (min(one, other), max(one, other))
