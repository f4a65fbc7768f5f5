"""The table: what stands where now, and what may be asked of the position.

Rules are generators: they yield a `Roll` or a `Choice` and are sent the face or the option.
"""

from typing import Any, NamedTuple

from tests.ran.reference.battle import ground, men, opening
from tests.ran.reference.battle.geometry import distance


class Roll(NamedTuple):
    """A die from 0 to 9 (``dice`` 2: two of them, told apart), or a draw among ``among``."""

    what: str
    dice: int = 1
    among: int = 0


class Choice(NamedTuple):
    """A question to a side: its options by the value that the record has for each."""

    what: str
    side: int
    options: dict[int, Any]


class Over(Exception):
    """The battle has ended."""


class Table:
    def __init__(self, scenario):
        self.scenario = scenario
        self.ground = opening.ground_of(scenario)
        self.columns = max(column for column, _ in self.ground.terrain)
        self.bands = opening.bands_of(scenario)
        self.armies = opening.armies_of(scenario)
        self.pool = opening.pool_of(scenario)
        self.units = {unit.label: unit for band in self.bands.values() for unit in band.units}
        self.engaged = {
            frozenset((self.units[a], self.units[b])) for a, b in scenario.moment.engaged
        }
        for label, gun, charges in scenario.moment.provoked:
            unit = self.units[label]
            unit.against, unit.why = self.units[gun], "gunfire charging" if charges else "gunfire"
        self.turn = scenario.moment.turn
        self.initiative = scenario.moment.initiative
        self.said = []
        self.known_zones = {}
        self.flights = []  # contingents that must check for flight at once
        self.in_combat = self.paying = False
        self.unresolved = ()  # while a combat is resolved: units of it, and of those to come
        self.cut_off = None  # while the hits of a clash fall: who was surrounded before (R34)
        self.strays = []  # busho to be placed: who, among whom, from where
        self.suicides = {}  # contingents whose TQ checks are one easier this turn (10.4)

    # ---- asking -------------------------------------------------------------------------------
    def tell(self, text):
        self.said.append(text)

    def die(self, what):
        yield from men.pay(self)
        face = yield Roll(what)
        self.tell(f"{what}: {face}")
        return face

    def two_dice(self, what):
        yield from men.pay(self)
        faces = yield Roll(what, dice=2)
        self.tell(f"{what}: {faces}")
        return divmod(faces, 10)

    def draw(self, what, among):
        """Draw one of so many, from 0."""
        if among == 1:
            return 0
        number = yield Roll(what, among=among)
        self.tell(f"{what}: {number} of {among}")
        return number

    def choose(self, what, side, options):
        """Ask for one of the options; where there is but one it is taken."""
        yield from men.pay(self)
        assert options, what
        if len(options) == 1:
            ((_, option),) = options.items()
            return option
        value = yield Choice(what, side, options)
        self.tell(f"{what} of {side}: {options[value]}")
        return options[value]

    # ---- who is where -------------------------------------------------------------------------
    def there(self, side=None):
        return [u for u in self.units.values() if u.there and side in (None, u.side)]

    def friends(self, side):
        return self.there(side)

    def enemies(self, side):
        return self.there(1 - side)

    def at(self, where):
        return next((unit for unit in self.there() if unit.hex == where), None)

    def occupied(self):
        return {unit.hex for unit in self.there()}

    def men(self, side=None):
        """Busho and Samurai in play, on the map."""
        everyone = [m for band in self.bands.values() for m in (band.busho, *band.retinue)]
        return [m for m in everyone if m.alive and m.hex and side in (None, m.side)]

    def stacked(self, unit):
        """The busho in a unit's hex, in the order of their contingents."""
        return [m for m in self.men(unit.side) if m.hex == unit.hex and not m.samurai]

    def left_in(self, where, unit):
        """The busho in the hex that a unit has left, who go along with it if it is there (R26)."""
        men = [m for m in self.men(unit.side) if m.hex == where and not m.samurai]
        return men if unit.there else []

    def leader_with(self, unit):
        """The busho who is with a unit: its own contingent's first."""
        here = self.stacked(unit)
        own = [man for man in here if man.letter == unit.letter]
        return (own or here or [None])[0]

    def chief(self, side):
        return next(b.busho for b in self.bands.values() if b.side == side and b.busho.chief)

    def rating(self, man):
        """His Momentum, Initiative or challenge range, one less without face (10.27)."""
        return max(0, man.rating - man.lost_face)

    def chief_rating(self, side):
        """The Initiative of the So-Taisho (R40: a dead one's is 0)."""
        chief = self.chief(side)
        return self.rating(chief) if chief.alive else 0

    def in_honjin(self, man):
        camps = [u for u in self.there(man.side) if u.kind == "Honjin" and u.letter == man.letter]
        return man.alive and any(camp.hex == man.hex for camp in camps)

    def bonus(self, unit):
        """Off the die of its TQ checks (10.4)."""
        return self.suicides.get(unit.letter, 0)

    def of_side(self, side):
        return [band for band in self.bands.values() if band.side == side]

    def number(self, where):
        """The number of a hex, row by row from 0."""
        column, row = where
        return (row - 1) * self.columns + column - 1

    def waits(self, unit):
        """Whether it is a reinforcement whose turn has come (3.0 C1)."""
        enters = self.bands[unit.letter].enters
        return unit.state == "waiting" and enters is not None and enters[0] <= self.turn

    # ---- the position -------------------------------------------------------------------------
    def zone(self, unit):
        return ground.zone(self.ground, unit) if unit.there else set()

    def zones(self, side):
        """All hexes in a zone of control of a side's units."""
        units = self.there(side)
        key = (side, *((u.hex, u.facing, u.state) for u in units))
        if key not in self.known_zones:
            if len(self.known_zones) > 4:
                self.known_zones.clear()
            self.known_zones[key] = ground.zones(self.ground, units)
        return self.known_zones[key]

    def holders(self, where, side):
        return [unit for unit in self.there(side) if where in self.zone(unit)]

    def adjacent(self, where, side):
        return [unit for unit in self.there(side) if distance(unit.hex, where) == 1]

    def beside(self, one, other):
        return distance(one.hex, other.hex) == 1

    def sees(self, one, other):
        return ground.in_sight(self.ground, self.occupied(), one, other)

    def surrounded(self, unit):
        return ground.surrounded(self.ground, unit.hex, self.enemies(unit.side))

    def in_command(self, band):
        busho = band.busho
        if not busho.alive or busho.hex is None:
            return []
        own = [unit for unit in band.units if unit.there]
        friends, enemies = self.friends(band.side), self.enemies(band.side)
        return ground.in_command(self.ground, busho.hex, self.rating(busho), own, friends, enemies)

    def is_engaged(self, unit):
        return any(unit in pair for pair in self.engaged)

    def engaged_with(self, unit):
        return [other for pair in self.engaged if unit in pair for other in pair - {unit}]

    def separate(self, unit):
        """Take off the engaged markers of a unit that has left (7.34)."""
        self.engaged = {pair for pair in self.engaged if unit not in pair}

    def see_engaged(self):
        """Take off those of units that are no longer adjacent."""
        self.engaged = {
            pair
            for pair in self.engaged
            if all(unit.there for unit in pair) and distance(*(unit.hex for unit in pair)) == 1
        }

    # ---- changing it --------------------------------------------------------------------------
    def begin_orders(self):
        """An orders phase begins: who has moved and who stood where (R35)."""
        for unit in self.units.values():
            unit.marks = {"start": unit.hex, "acted": unit.harassed, "busy": unit.harassed}
            unit.marks["began"] = unit.state

    def put(self, unit, where, facing):
        unit.hex, unit.facing = where, facing
        self.see_engaged()

    def move(self, unit, where, with_men=False):
        """Move a unit, its facing kept; stacked busho go along where the rules say so (R26)."""
        men = self.stacked(unit) if with_men else []
        self.tell(f"{unit} goes from {unit.hex} to {where}")
        self.separate(unit)
        unit.hex = where
        for man in men:
            man.hex = where

    def lift(self, unit):
        self.separate(unit)
        unit.last_hex, unit.hex, unit.facing = unit.hex, None, None
        unit.open = unit.fired = False

    def win_head(self, side, great):
        """10.3: kept in the Honjin, or with the So-Taisho where there is none."""
        army = self.armies[side]
        army.heads += not great
        army.great_heads += great
