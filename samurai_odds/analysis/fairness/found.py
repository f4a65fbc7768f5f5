"""What the games of a balance have shown: all that its page and its picture are made of."""

from dataclasses import dataclass, field

from samurai_odds.analysis.evidence import Players
from samurai_odds.analysis.favor import Favor
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure


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

    ``favor`` is the verdict, between the players of ``level``; ``others`` are the win rates of
    red between other players, by what they are called, ``players`` what people reported.
    ``sections`` are what single things are worth between the players of the verdict. ``seconds``
    went into the games of the verdict.
    """

    title: str
    level: str
    favor: Favor
    others: dict[str, Favor]
    players: Players | None
    sections: tuple[Section, ...]
    played: int  # battles in all
    seconds: float
    interrupted: bool
    provenance: Provenance = field(repr=False)

    @property
    def share(self) -> Figure:
        """Red's win rate between the players of the verdict."""
        return self.favor.shares[0]
