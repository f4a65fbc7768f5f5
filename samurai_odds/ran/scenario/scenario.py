"""A scenario, or a position in the middle of a battle: what stands where and what counts.

Nothing here checks or reads text: `text` reads and writes the file format, `checks` lists
everything that is wrong with one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from samurai_odds.engine.text_files import numbered, parts_of
from samurai_odds.errors import OddsError, refuse, unknown, within
from samurai_odds.ran.hexes import FACINGS, MOST, Field, Terrain
from samurai_odds.ran.men import Man
from samurai_odds.ran.units import HONJIN as HONJIN
from samurai_odds.ran.units import Unit, read_unit
from samurai_odds.ran.zones import Standing

RED, BLUE = 0, 1
SIDES = ("red", "blue")
USUAL_TURNS = 15  # R47


@dataclass(frozen=True)
class Counter:
    """A combat unit of a contingent: its number there, its ratings, where it stands.

    ``hex`` is None off the map: not yet entered, routed, eliminated or fled. ``facing`` is
    a place in FACINGS, None of a Honjin and off the map.
    """

    number: int
    unit: Unit
    hex: int | None = None
    facing: int | None = None


@dataclass(frozen=True)
class Entry:
    """When and where a contingent enters as a reinforcement, and whether active (5.21[4])."""

    turn: int
    hexes: tuple[int, ...]
    active: bool = False


@dataclass(frozen=True)
class Command:
    """What a So-Taisho has beside other busho: activations (5.23) and trumps (5.63) a turn."""

    activations: int
    trumps: int


@dataclass(frozen=True)
class Contingent:
    """A contingent and its busho, who bears its name.

    ``letter`` is a capital for red, small for blue. ``rating`` is his Momentum, a
    So-Taisho's Initiative; ``command`` is None of all but the So-Taisho. ``hex`` is where he
    is, None off the map. ``replacement`` is the back of his counter, rating and
    man, None where unknown (R41). ``replaced``: that side shows. ``dead``: nobody leads (10.52).
    """

    letter: str
    name: str
    rating: int
    man: Man
    hex: int | None = None
    counters: tuple[Counter, ...] = ()
    command: Command | None = None
    replacement: tuple[int, Man] | None = None
    enters: Entry | None = None
    active: bool = False
    finished: bool = False
    dead: bool = False
    replaced: bool = False

    @property
    def side(self) -> int:
        """Whose it is: RED or BLUE."""
        return RED if self.letter.isupper() else BLUE

    def label(self, counter: Counter) -> str:
        """Name a unit as the map shows it: ``A3``."""
        return f"{self.letter}{counter.number}"

    def with_unit(self, label: str, change: Callable[[Counter], Counter]) -> "Contingent":
        """Return the contingent with a unit changed, where it is one of its own."""
        counters = (change(one) if self.label(one) == label else one for one in self.counters)
        return replace(self, counters=tuple(counters))

    def behind(self) -> tuple[int, Man]:
        """Give his replacement's rating and man: those told, else each one less (R41)."""
        if self.replacement is not None:
            return self.replacement
        man = Man(max(0, self.man.combat - 1), max(1, self.man.stamina - 1))
        return max(0, self.rating - 1), man


@dataclass(frozen=True)
class Samurai:
    """A Samurai in a cup (2.22): his challenge range, combat and stamina."""

    name: str
    range: int
    man: Man


@dataclass(frozen=True)
class Army:
    """A player's army: its clan, the rout points that break it (12.0), its cup of Samurai."""

    name: str
    level: int
    samurai: tuple[Samurai, ...] = ()


@dataclass(frozen=True)
class Rules:
    """What a scenario changes.

    ``rout_points``: of a type of unit, other than 12.0 has it (a Honjin's are none). The others
    are the readings of a ruling, each with its row in SWITCHES.
    """

    rout_points: tuple[tuple[str, int], ...] = ()
    challenge_limits: bool = True
    disrupted_attack: bool = True
    withdraw_on_advance: bool = True
    engaged_remove_hits: bool = False
    placed_busho: bool = True
    wounds_are_hits: bool = True
    retreats_alarm: bool = True
    trumped_stays: bool = False
    off_map_eliminates: bool = False
    partner_attacked: bool = False
    hexsides_add: bool = True


@dataclass(frozen=True)
class Switch:
    """A reading of a ruling that a scenario may change.

    ``name``: its line under ``Special rules:``; ``field``: of Rules; ``said``: what holds where
    it is changed; ``words``: how a file writes False and True.
    """

    name: str
    field: str
    said: str
    words: tuple[str, str] = ("off", "on")

    @property
    def usual(self) -> bool:
        return bool(getattr(Rules(), self.field))


SWITCHES = (
    Switch(
        "challenge limits",
        "challenge_limits",
        "Samurai challenges without the recommended limits (10.2)",
    ),
    Switch(
        "disrupted attack",
        "disrupted_attack",
        "units disrupted before they moved do not shock (R98)",
    ),
    Switch(
        "withdrawal on advance",
        "withdraw_on_advance",
        "no reaction withdrawal upon an enemy advance (R73)",
    ),
    Switch(
        "engaged remove hits", "engaged_remove_hits", "units that must shock may remove hits (R71)"
    ),
    Switch(
        "placed busho", "placed_busho", "a busho placed after step 9.25 counts in no clash (R102)"
    ),
    Switch(
        "wounds as hits",
        "wounds_are_hits",
        "a busho's wound counts in no individual combat (R2)",
    ),
    Switch("retreat onto busho", "retreats_alarm", "no lone busho reacts to a retreat (R90)"),
    Switch(
        "trumped",
        "trumped_stays",
        "a busho whose Continuity is trumped is not Finished (R14)",
        ("finished", "eligible"),
    ),
    Switch(
        "off map",
        "off_map_eliminates",
        "a retreat off the map eliminates (R72)",
        ("routed", "eliminated"),
    ),
    Switch(
        "failed partner",
        "partner_attacked",
        "who attacks takes on the target of a neighbor that held back (9.2, R103)",
        ("left", "attacked"),
    ),
    Switch(
        "stream and slope",
        "hexsides_add",
        "of a stream and a slope on one hexside the worse counts (R100)",
        ("worse", "added"),
    ),
)


@dataclass(frozen=True)
class Retainer:
    """A Samurai in play (10.23): the letter of the contingent whose busho he serves, his name."""

    letter: str
    name: str
    hits: int = 0
    lost_face: bool = False


@dataclass(frozen=True)
class Moment:
    """How far a battle has come, for a position; a fresh scenario has the defaults.

    Units are named by their labels. ``initiative`` is the side that has it, None before it is
    rolled for. Pairs are red's and blue's: ``heads`` are busho's and Samurai's heads won,
    ``great_heads`` So-Taisho's (12.0); ``samurai_drawn`` are all that have come into play
    (10.22), of whom ``retainers`` are there still and ``samurai_lost`` are not.
    ``activations_used`` and ``trumps_used`` are of this turn (5.23, 5.63). ``provoked`` are
    units that gunfire has made charge, each with the gun and whether by Norikuzushi (8.61, 8.62).
    """

    turn: int = 1
    initiative: int | None = None
    routed: tuple[str, ...] = ()
    eliminated: tuple[str, ...] = ()
    fled: tuple[str, ...] = ()  # letters of contingents (11.84)
    fired: tuple[str, ...] = ()  # by ordered fire this turn (8.21)
    engaged: tuple[tuple[str, str], ...] = ()  # a red unit and a blue one (7.31)
    heads: tuple[int, int] = (0, 0)
    great_heads: tuple[int, int] = (0, 0)
    activations_used: tuple[int, int] = (0, 0)
    trumps_used: tuple[int, int] = (0, 0)
    samurai_drawn: tuple[int, int] = (0, 0)
    retainers: tuple[Retainer, ...] = ()
    samurai_lost: tuple[str, ...] = ()
    provoked: tuple[tuple[str, str, bool], ...] = ()


@dataclass(frozen=True)
class Scenario:
    """A scenario as its file says it.

    ``armies`` are red's and blue's; ``pool`` is a cup that both draw Samurai from (10.22).
    ``source`` says where the numbers come from and ``placement`` where ground and positions
    do; ``sources`` tags single things that come from elsewhere: what (``A1``, ``A busho``,
    ``red rout level``) and its source tag.
    """

    title: str
    terrain: Terrain
    armies: tuple[Army, Army]
    contingents: tuple[Contingent, ...]
    pool: tuple[Samurai, ...] = ()
    turn_limit: int = USUAL_TURNS
    rules: Rules = field(default_factory=Rules)
    sources: tuple[tuple[str, str], ...] = ()
    source: str = "assumed"
    placement: str = "assumed"
    notes: str = ""
    moment: Moment = field(default_factory=Moment)

    def of_side(self, side: int) -> tuple[Contingent, ...]:
        return tuple(each for each in self.contingents if each.side == side)

    def units(self) -> Iterator[tuple[Contingent, Counter]]:
        """List all combat units, on the map or not, each with its contingent."""
        for contingent in self.contingents:
            for counter in contingent.counters:
                yield contingent, counter

    def with_unit(self, label: str, change: Callable[[Counter], Counter]) -> "Scenario":
        """Return the scenario with a unit changed."""
        changed = (each.with_unit(label, change) for each in self.contingents)
        return replace(self, contingents=tuple(changed))

    @cached_property
    def standing(self) -> dict[str, Standing]:
        """The units on the map, by their labels."""
        return {
            contingent.label(counter): Standing(
                contingent.side, counter.hex, counter.facing, counter.unit
            )
            for contingent, counter in self.units()
            if counter.hex is not None
        }

    @property
    def is_fresh(self) -> bool:
        """Whether it is at its beginning, and no position in a battle."""
        return self.moment == Moment() and not any(
            each.finished or each.dead or each.replaced for each in self.contingents
        )

    def hex_name(self, number: int) -> str:
        """Name a hex, even one that is off the map."""
        known = self.terrain.field.has(number)
        return self.terrain.field.name_of(number) if known else f"hex {number}"


# ---- A draft to edit: two armies in two lines across clear ground --------------------

# What a draft's units are rated where it does not say: as in the studies, assumed.
_RATED = {
    "KB": "KB 7-6/6-5",
    "KBH": "KBH 7-6/6-5",
    "KB-B": "KB-B 6-6",
    "SI": "SI 7-4/6-3",
    "SI-B": "SI-B 6-5",
    "AS": "AS 6-4/5-3",
    "AS-T": "AS-T 5-4",
    "AS-B": "AS-B 5-4",
}
_HONJIN = "Honjin 6-0"
_FRONT, _BACK, _BEHIND = 4, 3, 1  # rows from an army's own edge, the first 1
_LEAST_ROWS = 2 * _FRONT + 2  # two between the armies
_POINTS = 2  # rout points of an army's level, for each of its units
_SIDES = ("A", "a"), ("n", "s")  # first letters and facings of red and blue


def draft(units: str, blue: str | None, size: str) -> Scenario:
    """Make a draft of lists such as ``2 SI, 4 AS 6-4/5-3; 3 KB``, blue's as red's if None.

    A semicolon ends a contingent; the first is the So-Taisho's and has a Honjin besides.
    """
    problems: list[str] = []
    field = _field(size, problems)
    lists = [_contingents("units", units, problems)]
    lists.append(lists[0] if blue is None else _contingents("blue", blue, problems))
    for what, groups in zip(("units", "blue"), lists, strict=True):
        wide = sum(_width(group) for group in groups)
        if wide > field.columns:
            said = f"{what}: two lines are {wide} hexes wide, the map {field.columns}"
            problems.append(f"{said}: write a greater --size")
    refuse(problems)
    return Scenario(
        "A draft",
        Terrain(field, ("clear",) * field.hexes, (0,) * field.hexes, ()),
        (_commanded("Red", lists[0]), _commanded("Blue", lists[1])),
        tuple(each for side in (0, 1) for each in _army(side, lists[side], field)),
    )


def _commanded(name: str, groups: list[list[Unit]]) -> Army:
    return Army(name, _POINTS * sum(map(len, groups)))


def _field(size: str, problems: list[str]) -> Field:
    columns, _, rows = size.lower().partition("x")
    if columns.isdecimal() and rows.isdecimal() and len(size) < len("100x10"):
        drawn = Field(int(columns), int(rows))
        if 1 <= drawn.columns <= MOST and _LEAST_ROWS <= drawn.rows <= MOST:
            return drawn
        wanted = f"1 to {MOST} columns, {_LEAST_ROWS} to {MOST} rows"
        problems.append(f"size '{size}': a map has {wanted}: 9x10")
    else:
        problems.append(f"cannot read the size '{size}': write columns x rows: 9x10")
    return Field(MOST, MOST)


def _contingents(what: str, text: str, problems: list[str]) -> list[list[Unit]]:
    groups: list[list[Unit]] = []
    for part in parts_of(text, ";"):
        groups.append([])
        for number, name in numbered(what, part, problems):
            try:
                if " " not in name and name.upper() not in _RATED:
                    raise OddsError(within(what, unknown("type", name, _RATED)))
                unit = read_unit(_RATED.get(name.upper(), name), what)
            except OddsError as fault:
                problems += fault.problems
            else:
                groups[-1] += [unit] * number
    if not groups:
        problems.append(f"{what}: nothing is named")
    return groups


def _width(group: list[Unit]) -> int:
    return -(-len(group) // 2)


def _army(side: int, groups: list[list[Unit]], field: Field) -> Iterator[Contingent]:
    """Place an army: its contingents beside each other, each in two lines."""
    left = (field.columns - sum(map(_width, groups))) // 2
    letters, facings = _SIDES
    facing = FACINGS.index(facings[side])
    for index, group in enumerate(groups):
        wide, letter = _width(group), chr(ord(letters[side]) + index)
        counters = [
            Counter(
                number + 1,
                unit,
                _at(field, side, _FRONT if number < wide else _BACK, left + number % wide),
                facing,
            )
            for number, unit in enumerate(group)
        ]
        left += wide
        at = counters[0].hex
        if not index:
            at = _at(field, side, _BEHIND, field.columns // 2)
            counters.append(Counter(len(group) + 1, read_unit(_HONJIN, HONJIN), at, None))
        name = f"{('Red', 'Blue')[side]} {'commander' if not index else f'busho {index + 1}'}"
        busho = Contingent(letter, name, 4, Man(6, 5), at, tuple(counters))
        yield busho if index else replace(busho, rating=5, command=Command(2, 2))


def _at(field: Field, side: int, row: int, place: int) -> int:
    """Find a hex of red's a number of rows from its edge; blue's lies opposite.

    On an even number of rows the map turned half round is itself, on an odd one mirrored.
    """
    if not side:
        return field.hex_at(field.rows - row, place)
    turned = field.columns - 1 - place if field.rows % 2 == 0 else place
    return field.hex_at(row - 1, turned)
