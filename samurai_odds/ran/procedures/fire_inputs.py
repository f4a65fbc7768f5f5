"""The inputs of `ran fire`, and the rows of the combat question made of them (8.1-8.6, 9.11)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.errors import refuse
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question
from samurai_odds.ran.combat.writing import charges_firer, is_beside
from samurai_odds.ran.hexes import CLOSE_COUNTRY
from samurai_odds.ran.procedures.combat import CombatQuestion
from samurai_odds.ran.procedures.fire_numbers import (
    BYSTANDER_RANGE,
    RETIRE_RANGE,
    FireRows,
    provoked_by_gun,
    read_aftermath,
)
from samurai_odds.ran.procedures.numbers import CombatNumbers
from samurai_odds.ran.procedures.sides import read_second
from samurai_odds.ran.units import KB_B, Listed, Unit, read_unit, read_units

# ---- How each unit of a volley fires and is answered ---------------------------------

_BY_NUMBER = ("volley_flanks", "return_flanks", "return_to", "charge_zone")
_ONE_OF = (
    ("volley_ranges", "range"),
    ("volley_flanks", "own_flank"),
    ("return_flanks", "return_flank"),
)
_ZONE = 2  # hexes of a zone of control, the front ones (7.21)


@dataclass(frozen=True)
class Volley:
    """By firer: hexes to the target, through whose flanks either fires, whether it is answered.

    ``zone`` numbers, from 1, two that stand in one zone.
    """

    ranges: tuple[int, ...]
    flanks: tuple[bool, ...]
    back_flanks: tuple[bool, ...]
    answered: tuple[bool, ...]
    zone: tuple[int, ...] = ()

    def ranges_in_words(self) -> str:
        """Word the ranges: '1, 2, 2 hexes'."""
        alike = len(set(self.ranges)) == 1
        listed = str(self.ranges[0]) if alike else ", ".join(map(str, self.ranges))
        return "1 hex" if listed == "1" else f"{listed} hexes"


def read_volley(options: Mapping[str, Any], firers: int, usual: int) -> Volley:
    """Read how the firers fire; raise OddsError with every fault."""
    problems = list(_faults(options, firers))
    refuse(problems)
    ranges = whole_numbers(options["volley_ranges"]) or (usual,) * firers
    places = range(1, firers + 1)
    named = {name: whole_numbers(options[name]) for name in _BY_NUMBER}
    return Volley(
        ranges,
        tuple(options["own_flank"] or place in named["volley_flanks"] for place in places),
        tuple(options["return_flank"] or place in named["return_flanks"] for place in places),
        tuple(place in (named["return_to"] or places) for place in places),
        named["charge_zone"],
    )


def _faults(options: Mapping[str, Any], firers: int) -> Iterator[str]:
    for name in ("volley_ranges", *_BY_NUMBER):
        text, option = options[name], name.replace("_", "-")
        if text is None:
            continue
        numbers = whole_numbers(text)
        if firers == 1:
            yield f"{option} '{text}' with one firer: it is for the units of a volley (8.22)"
        elif not numbers:
            yield f"{option} '{text}': write whole numbers, such as '1,2'"
        elif name == "volley_ranges":
            if len(numbers) != firers:
                yield f"{option} '{text}': the volley has {firers} units, each has one range"
        elif not set(numbers) <= set(range(1, firers + 1)) or len(set(numbers)) < len(numbers):
            yield f"{option} '{text}': write numbers from 1 to {firers}, each once"
        elif name == "charge_zone" and len(numbers) != _ZONE:
            yield f"{option} '{text}': two units, for a zone is the two front hexes (7.21)"
    for one, other in _ONE_OF:
        if options[one] is not None and options[other]:
            yield f"{one.replace('_', '-')} with {other.replace('_', '-')}: give one of them"


def whole_numbers(text: str | Listed | None) -> tuple[int, ...]:
    """Read numbers set apart by commas; none if any of them is no number."""
    if isinstance(text, Listed):
        return text
    words = [word.strip() for word in (text or "").split(",")]
    return tuple(int(word) for word in words) if all(map(_is_number, words)) else ()


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 3


# ---- Fire as it is given (8.1-8.6) ---------------------------------------------------

SIDES = ("target", "firer")


class GivenFire(CombatQuestion):
    """The units of a fire and their circumstances, read from the options.

    ``worth`` is what the firer raises; ``value`` the same as side 0 sees it.
    """

    procedure = "fire"
    arguments = ("firer", "target")
    worth: str
    # Where a map says more than options: the same fire with the shock that it may lead to, a shock
    # by the firer of what the fire leaves of the target, shocks of it after it has closed in (by
    # the end of its move, with that hex), and the worth of one by who moved in.
    on_map: bool = False
    in_command: bool = True  # out of command no unit closes in, nor chooses to shock (5.33, 9.14)
    followed_on_map: Callable[[], Odds | None] | None = None
    shocked_on_map: Callable[[Unit], Odds | None] | None = None
    closed_on_map: Callable[..., list[tuple[int, str, Figure]]] | None = None
    entered_on_map: Callable[[Unit], Figure | None] | None = None

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        stuck = self.options["no_retreat"]
        self.firers = _stuck(read_units(self.options["firer"], "firer"), stuck, "firer")
        self.targets = _stuck(read_units(self.options["target"], "target"), stuck, "target")
        # Who may charge is side 0: the target, or a firer whom guns that fire back provoke.
        self.firers_side = 0 if self.firer_provoked else 1
        self.sides = SIDES if self.firers_side else ("firer", "target")
        self.bystanders: tuple[Unit, ...] = ()
        if self.options["bystander"] is not None:
            self.bystanders = read_units(self.options["bystander"], "bystander")
        self.bystander_flanks = whole_numbers(self.options["bystander_flanks"])
        usual = RETIRE_RANGE if self.options["mode"] == "retire" else 1
        self.volley = read_volley(self.options, len(self.firers), self.options["range"] or usual)
        held = "firer_terrain" if self.firers_side else "terrain"
        ground = self.options[held] if self.options["shock"] else "clear"
        self.ground = self.read_ground(() if ground == "clear" else (ground,))
        self.leaders = (self.read_leader(self.sides[0]), self.read_leader(self.sides[1]))
        self.aftermath = read_aftermath(self.options, self.sides)
        if self.options["beside"] is not None:
            self.beside = read_unit(self.options["beside"], "beside")
        sides = (self.targets, self.firers)
        chargers, charged = sides if self.firers_side else sides[::-1]
        self.attackers = self.aftermath.passing(0, (self._charging(chargers[0]),))
        self.charged = self.aftermath.passing(1, charged)
        self.defenders = (*self.charged, *((self.beside,) if self.beside else ()))
        one, other = self.second_options
        self.second = (read_second(self, 0, one), read_second(self, 1, other))

    @property
    def range(self) -> int:
        """Hexes to the target; of a volley, those of its first unit."""
        return self.volley.ranges[0]

    @property
    def target(self) -> Unit:
        return self.targets[0]

    @property
    def second_options(self) -> tuple[str, str]:
        return f"{self.sides[0]}-second-contingent", f"{self.sides[1]}-second-contingent"

    def leads(self, who: str) -> bool:
        return self.leaders[self.sides.index(who)] is not None

    def _charging(self, unit: Unit) -> Unit:
        """Put on a unit that it charges, or comes by a flank, of at least one whom it may attack.

        Kibamusha that gunfire provokes charge unless they began the phase adjacent (8.62; R32).
        """
        numbers = range(len(self.firers if self.firers_side else self.targets))
        words = []
        adjacent = all(map(self.began_adjacent, numbers))
        if charges_firer(unit.kibamusha, self.options["mode"] == "harass", adjacent):
            words.append("charge")
        if any(map(self.flanked, numbers)):
            words.append("flank")
        return unit.with_words(*words)

    def adjacent_to(self, number: int) -> bool:
        """Say whether who is provoked was adjacent to a unit that it may attack."""
        firer = number if self.firers_side else 0
        return is_beside(self.volley.ranges[firer], self.options["mode"] == "harass")

    def began_adjacent(self, number: int) -> bool:
        """Say whether who is provoked began the phase adjacent to whom it may attack (9.31; R32).

        Who is shot at on entering the zone came from afar, unless it is said otherwise.
        """
        if self.options["mode"] == "harass":
            return False
        if self.options["began"] is not None:
            return bool(self.options["began"] == "adjacent")
        return self.options["mode"] != "entry" and self.adjacent_to(number)

    def flanked(self, number: int) -> bool:
        """Say whether a charge comes by the flank of a unit that it may attack.

        An adjacent unit shot through a flank attacks through it (9.28.1).
        """
        through = self.options["charge_through"]
        if through is not None:
            return bool(through == "flank")
        shot = self.volley.flanks[number] if self.firers_side else self.options["return_flank"]
        return shot and self.adjacent_to(number)

    @property
    def counts(self) -> tuple[int, int]:
        """The units of each side that may meet in the shock: of a volley those of one zone."""
        return 1, 2 if self.volley.zone or self.beside else 1

    @property
    def gunfire_provokes(self) -> bool:
        """Whether gunfire may make the target charge (8.61)."""
        return self._aggression and not self.options["unreachable"]

    @property
    def firer_provoked(self) -> bool:
        """Whether guns that fire back may make the firer charge in its turn (8.62)."""
        return self._answer_provokes and not self.options["unreachable"]

    @property
    def may_provoke(self) -> bool:
        """Whether this fire may make anybody charge, could he arrive (8.36, 8.6)."""
        return self._aggression or self.impetuous or self._answer_provokes

    @property
    def _aggression(self) -> bool:
        return self.firers[0].weapon == "teppo" and provoked_by_gun(self.target)

    @property
    def impetuous(self) -> bool:
        """Whether the target is Kibamusha that may follow harassers (8.36)."""
        return self.options["mode"] == "harass" and self.target.kibamusha

    @property
    def _answer_provokes(self) -> bool:
        gun = self.target.weapon == "teppo" and self.options["return_fire"]
        return bool(gun and self.firers[0].type == KB_B)

    @property
    def charge_possible(self) -> bool:
        return self.gunfire_provokes or self.impetuous

    @property
    def shock_possible(self) -> bool:
        """Whether a charge may end in a shock that is asked for: who rode out may not arrive."""
        may = self.charge_possible or self.firer_provoked
        return self.options["shock"] and may and not self.options["unreachable"]


def _stuck(units: tuple[Unit, ...], who: str | None, side: str) -> tuple[Unit, ...]:
    return tuple(unit.with_words("stuck") for unit in units) if who in (side, "both") else units


# ---- Writes fire into a question (8.2-8.6) -------------------------------------------


def fire_in_numbers(fire: GivenFire) -> tuple[int, ...]:
    numbers = CombatNumbers(fire.used, fire.options["busho_straight"])
    numbers.checks()
    numbers.sides(fire.attackers, fire.defenders)
    answered = fire.options["return_fire"] or fire.bystanders or fire.shock_possible
    numbers.leaders(fire.leaders, fire.leads("target") or bool(answered))
    numbers.second((*fire.second[0], *fire.second[1]))
    numbers.bonuses(fire.options, fire.sides)
    if fire.shock_possible:
        numbers.shock_table()
        numbers.columns(fire.attackers, fire.defenders)
        numbers.ground(fire.ground, 0)
        q: Question = numbers.q
        q.shock_follows = at.IF_CHARGED
        _charge(fire, q)
    rows = FireRows(fire.used, numbers.q)
    if fire.options["approach"] != "front":
        target = at.FIRST_DEFENDER * (1 - fire.firers_side)
        close = fire.options["terrain"] in CLOSE_COUNTRY
        rows.turn(target, fire.options["turn"] == "roll", close)
    for place, bystander in enumerate(fire.bystanders):
        flank = place + 1 in fire.bystander_flanks
        code = rows.shot(bystander, BYSTANDER_RANGE, fire.leads("firer"), flank=flank)
        shooter = at.FIRST_OUTSIDER - place
        rows.add(at.SHOT_ROW, shooter, at.FIRST_DEFENDER * fire.firers_side, code)
    for place, firer in enumerate(fire.firers):
        _fire(fire, rows, firer, place)
    if fire.shock_possible:
        fire.aftermath.write_entry(rows, fire.leads(fire.sides[0]), at.CHARGING)
        fire.aftermath.write(numbers, rows, fire.ground, fire.leaders[0] is not None)
    fire.shots = rows.shots
    return numbers.written()


def _charge(fire: GivenFire, q: Question) -> None:
    """Write how each unit that may be charged meets it, and who stand in one zone (9.11)."""
    flanked = [1 << number for number in range(len(fire.charged)) if fire.flanked(number)]
    q.units[0].flanks = sum(flanked)
    for number in range(len(fire.charged)):
        unit = at.FIRST_DEFENDER + number
        q.units[unit].adjacent = int(fire.began_adjacent(number))
        q.units[unit].zone = at.IN_ONE_ZONE if number + 1 in fire.volley.zone else 0
    if fire.beside is not None:
        q.units[at.FIRST_DEFENDER + len(fire.charged)].zone = at.BESIDE_WHOEVER


def _fire(fire: GivenFire, rows: FireRows, firer: Unit, place: int) -> None:
    """Add the rows of one firer: its shot, the answer, and what they provoke."""
    options = fire.options
    number = at.FIRST_DEFENDER * fire.firers_side + place
    target = at.FIRST_DEFENDER - at.FIRST_DEFENDER * fire.firers_side
    led, distance, flank = (
        fire.leads("target"),
        fire.volley.ranges[place],
        fire.volley.flanks[place],
    )
    code = rows.shot(firer, distance, led, options["terrain"], flank=flank, volley=place)
    rows.add(at.SHOT_ROW, number, target, code)
    if options["return_fire"] and fire.volley.answered[place]:
        _answer(fire, rows, place)
    rows.provoked(number, target, options["mode"] == "harass", fire.gunfire_provokes)
    if fire.firer_provoked:
        rows.add(at.GUNFIRE, target, number)


def _answer(fire: GivenFire, rows: FireRows, place: int) -> None:
    """Add the target's answer: at harassers as it faces them after its turn (8.37, 8.43)."""
    firer = at.FIRST_DEFENDER * fire.firers_side + place
    target = at.FIRST_DEFENDER - at.FIRST_DEFENDER * fire.firers_side
    led, terrain = fire.leads("firer"), fire.options["firer_terrain"]
    shots = {  # by the hexes approached: through its flank or not, and whether it must have turned
        "front": ((fire.volley.back_flanks[place], 0),),
        "flank": ((False, at.TURNED_TO_FACE), (True, at.NOT_TURNED)),
        "rear": ((True, at.TURNED_TO_FACE),),
    }
    for flank, turned in shots[fire.options["approach"]]:
        code = rows.shot(fire.target, fire.volley.ranges[place], led, terrain, flank=flank)
        rows.add(at.SHOT_ROW, target, firer, code, turned)
