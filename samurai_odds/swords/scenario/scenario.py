"""A setup of a full game, or a position at the start of one of its rounds.

Nothing here checks or reads text: `text` reads and writes the file format, `checks` lists
everything that is wrong with one, `facts` says what follows from one.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Self

from samurai_odds.errors import OddsError, unknown
from samurai_odds.swords.layout import DAIMYO
from samurai_odds.swords.scenario.chart import Changes

STANDARD, END_OF_ROUND, QUICK, TWO_PLAYER = VARIANTS = (
    "standard",
    "end-of-round",
    "quick",
    "two-player",
)
COLORS = "Player 1 has seats 1 and 2, player 2 seats 3 and 4."  # of the two-player game
ARMIES_EACH = 3
CASTLE, FORTRESS = BUILDINGS = ("castle", "fortress")
TO_BE_SET_UP = 0  # the round of a game that is not dealt yet

Units = tuple[int, ...]  # six counts, in the order of `swords.layout`


@dataclass(frozen=True)
class Army:
    """One of a seat's armies: ``index`` 1 to 3, the province ``where`` its marker lies.

    ``units`` has 1 for the daimyo; 0 says that he was assassinated in the round before, and
    has his successor when the round begins. ``hole`` is the experience marker's within its
    ``level``, both from 1.
    """

    index: int
    where: str
    units: Units
    level: int = 1
    hole: int = 1

    @property
    def fallen(self) -> bool:
        return not self.units[DAIMYO]


@dataclass(frozen=True)
class Attack:
    """A battle declared or under way: an army of the seat at war, or the force of ``where``.

    ``army`` is 1 to 3, 0 for a force; ``bonus`` how many bonus units are left, None: all.
    """

    target: str
    army: int = 0
    where: str = ""
    bonus: int | None = None


PHASES = ("A", "B", "C", "D")  # of a war turn
SWORDS, _, _, PLACE, _ = ACTIONS = ("swords", "build", "levy", "place", "ronin")  # before the war


@dataclass(frozen=True)
class War:
    """A war turn under way (Action 7): whose, and the phase that begins.

    In Phase C the ``battle`` is one of which a round has been fought, which may be called off;
    ``declared`` are those still to be fought.
    """

    seat: int
    phase: str = PHASES[0]
    battle: Attack | None = None
    declared: tuple[Attack, ...] = ()


@dataclass(frozen=True)
class Seat:
    """A seat: one color. With two players the first one's are seats 1 and 2.

    ``koku`` is the purse, None for what the rule gives; ``cards`` the provinces dealt to it
    in the setup, None for an equal share. In a position ``armies`` are those it still has,
    ``forces`` its provincial forces by province; ``sword`` the one of the round before (0:
    not known), by which no rule goes: swords are taken anew. In a war turn it is this round's, and
    ``face_down`` lists provinces with their face-down ronin. Once plans are revealed, ``plan`` has
    the koku by bin (empty: none), and ``levied`` the units bought and not yet placed. A seat
    that fell has ``out``, the round of its fall, and ``heir``, the index of the seat that took it
    over, None where nobody did (W19).
    """

    name: str
    koku: int | None = None
    cards: int | None = None
    armies: tuple[Army, ...] = ()
    forces: tuple[tuple[str, Units], ...] = ()
    sword: int = 0
    face_down: tuple[tuple[str, int], ...] = ()
    plan: tuple[int, ...] = ()
    levied: Units = ()
    out: int = 0
    heir: int | None = None

    @property
    def troops(self) -> list[Units]:
        """The units of its armies and its forces."""
        return [*(army.units for army in self.armies), *(units for _, units in self.forces)]

    def army_in(self, where: str) -> Army | None:
        return next((army for army in self.armies if army.where == where), None)

    def force_in(self, where: str) -> Units:
        """The force of a province; no counts where there is none."""
        return next((units for name, units in self.forces if name == where), ())

    def with_army(self, army: Army) -> Self:
        """Return the seat with an army in place of the one of its number."""
        armies = (army if one.index == army.index else one for one in self.armies)
        return replace(self, armies=tuple(armies))


@dataclass(frozen=True)
class Scenario:
    """A setup (``round`` 0: all is dealt and placed), or a position at the start of a round.

    A position is the moment before Action 1, successors of assassinated daimyos still to be
    named: no ronin are on the map, nothing is planned. With ``war`` it is within Action 7: koku are
    spent, swords taken, ronin on the map. With ``action`` plans are revealed and one of `ACTIONS`
    begins: swords, building, purchases, placing of levied units, ronin. ``goal`` and
    ``round_limit`` are None for those of the rules. ``castles`` are castles and fortresses on the
    map, ``ninja`` is the index of the seat that holds him and may spy, ``source`` says where the
    position comes from.
    """

    title: str
    variant: str = STANDARD
    seats: tuple[Seat, ...] = tuple(Seat(f"Seat {number}") for number in range(1, 5))
    goal: int | None = None
    round_limit: int | None = None
    map: Changes = field(default_factory=Changes)
    castles: tuple[tuple[str, str], ...] = ()
    round: int = TO_BE_SET_UP
    ninja: int | None = None
    war: War | None = None
    action: str = ""
    source: str = "assumed"
    notes: str = ""

    @property
    def players(self) -> int:
        """How many play: two of them have two seats each."""
        return 2 if self.variant == TWO_PLAYER else len(self.seats)

    @property
    def to_be_set_up(self) -> bool:
        return self.round == TO_BE_SET_UP

    def seat_name(self, seat: int) -> str:
        """Name a seat, with its name in the setup if that is not just its number."""
        name = self.seats[seat].name
        plain = f"seat {seat + 1}"
        return plain if name.lower() == plain else f"{plain} {name}"

    def place_of_seat(self, seat: int | str) -> int:
        """Find a seat by its number from 1 or its name: its place, from 0. Raises OddsError."""
        places: dict[str, int] = {}
        for place, one in enumerate(self.seats):
            names = (str(place + 1), f"seat {place + 1}", f"seat-{place + 1}", one.name.casefold())
            places |= dict.fromkeys(names, place)
        asked = "" if type(seat) is bool else str(seat).strip().casefold()
        if asked not in places:
            choices = (*(one.name for one in self.seats), f"1 to {len(self.seats)}")
            raise OddsError(unknown("seat", seat, choices))
        return places[asked]

    def player_of(self, seat: int) -> int:
        return seat // 2 if self.variant == TWO_PLAYER else seat

    def with_seat(self, place: int, **changes: Any) -> Self:
        """Return the scenario with some of a seat changed."""
        seats = list(self.seats)
        seats[place] = replace(seats[place], **changes)
        return replace(self, seats=tuple(seats))
