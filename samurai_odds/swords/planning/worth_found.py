"""What has been found out about a thing's worth, as plain data."""

from dataclasses import dataclass

from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.planning.gifts import Thing
from samurai_odds.swords.whole.staging import Staged


@dataclass(frozen=True, repr=False)
class Found:
    """What a thing is worth in one round to a seat that is given it.

    ``shares`` are the games won by arm (without, with, 1 and 2 koku levied), ``gains`` what
    each is above the first; ``net`` is the thing's gain less that of its price levied (of a
    thing that is bid for, a koku); ``per_koku`` is the worth of a koku levied, and
    ``in_koku`` the gain in such koku, where they are worth something and it is no more than
    was tried. ``deeds`` are other counts of the seat: without, with, and the difference.
    All of it is what the bots who play make of the thing.
    """

    staged: Staged
    thing: Thing
    round: int
    seats: tuple[int, ...]
    shares: dict[str, Figure]
    gains: dict[str, Figure]
    net: Figure
    per_koku: Figure
    in_koku: Figure | None
    deeds: dict[str, tuple[Figure, Figure, Figure]]
    provenance: Provenance

    @property
    def gain(self) -> Figure:
        """What the thing adds to the share of games won."""
        return self.gains["with"]

    @property
    def levied(self) -> Figure:
        """What its price adds when it is levied (of a thing that is bid for, a koku)."""
        return self.gains[f"{self.thing.price or 1} koku levied"]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots who play, each once."""
        return tuple(dict.fromkeys(self.staged.bots))
