"""What lies on the table: units, busho, contingents, armies; and the numbers of the charts."""

from dataclasses import dataclass, field
from typing import Any

from samurai_odds.ran.facts import load

TABLES = load().tables
RED, BLUE = 0, 1
ROUT_POINTS = {"KB": 6, "KB-B": 5, "SI": 5, "SI-B": 4, "AS": 3, "AS-T": 2, "AS-B": 2, "Honjin": 0}
MOVEMENT = TABLES["movement_points"]  # of terrain and hexsides: close order, open order


@dataclass(eq=False)
class Unit:
    """A combat unit; ``state``: ordered, disrupted, routed, eliminated, or waiting to enter."""

    number: int  # in the order of the scenario, from 0
    label: str
    side: int
    letter: str
    kind: str
    tq: int
    ma: int
    tq2: int
    ma2: int
    state: str = "ordered"
    hits: int = 0
    open: bool = False
    hex: tuple | None = None
    facing: str | None = None
    fired: bool = False  # its ordered fire of this turn is spent (8.21)
    harassed: bool = False  # it has, and does nothing else this turn (8.31)
    marks: dict[str, Any] = field(default_factory=dict)  # what holds for an orders phase
    against: Any = None  # unit that it must shock (8.61, 6.51, 8.36)
    why: str | None = None
    last_hex: tuple | None = None

    def __repr__(self):
        return self.label

    @property
    def missile(self):
        return self.kind.endswith(("-B", "-T")) or self.kind == "Honjin"

    @property
    def horse(self):
        return self.kind.startswith("KB")

    @property
    def there(self):
        """Whether it is on the map."""
        return self.state in ("ordered", "disrupted") and self.hex is not None

    @property
    def showing(self):
        """The TQ that counts now (6.62, 11.33)."""
        return (self.tq2 if self.state == "disrupted" else self.tq) - self.open

    @property
    def allowance(self):
        return self.ma2 if self.state == "disrupted" else self.ma

    @property
    def loose(self):
        """Whether it pays the open-order price (6.62; units without formation too)."""
        return self.open or self.missile


@dataclass(eq=False)
class Man:
    """A busho, a So-Taisho or a Samurai."""

    name: str
    side: int
    letter: str | None  # his contingent; None of a Samurai in the cup
    rating: int  # Momentum, Initiative, or a Samurai's challenge range
    combat: int
    stamina: int
    hits: int = 0
    wounded: bool = False
    lost_face: bool = False
    chief: bool = False
    samurai: bool = False
    alive: bool = True
    hex: tuple | None = None
    number: int = 0  # of a Samurai: in all cups

    def __repr__(self):
        return self.name


@dataclass(eq=False)
class Band:
    """A contingent."""

    letter: str
    side: int
    busho: Man
    units: list[Unit]
    behind: tuple  # rating, combat, stamina of the back of the counter
    number: int = 0
    active: bool = False
    finished: bool = False
    replaced: bool = False
    fled: bool = False
    fell: int | None = None  # the rating of its busho who was killed this turn (11.82)
    enters: tuple | None = None  # turn, hexes, active
    challenged: bool = False  # since he was activated (10.2)
    retinue: list[Man] = field(default_factory=list)  # Samurai in play

    def __repr__(self):
        return self.letter

    @property
    def size(self):
        """Its combat units, the Honjin not counted (R13)."""
        return [unit for unit in self.units if unit.kind != "Honjin"]


@dataclass(eq=False)
class Army:
    side: int
    level: int
    activations: int
    trumps: int
    cup: list[Man]
    heads: int = 0
    great_heads: int = 0
    activations_used: int = 0
    trumps_used: int = 0
    drawn: int = 0
    challenges: int = 0  # held this turn (10.2)
    barred: bool = False  # draws no more Samurai this turn (10.4)
