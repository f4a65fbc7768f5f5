"""Writes shots, what they provoke and what lies around into a combat question (6.74, 8.4-8.6)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from samurai_odds.errors import attempt, refuse, unknown
from samurai_odds.ran import dice
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat import meaning
from samurai_odds.ran.combat.combat_layout import Question
from samurai_odds.ran.combat.states import hits_of_turn, withdrawal_modifier
from samurai_odds.ran.combat.writing import gunfire_provokes, put_provoked, put_row
from samurai_odds.ran.facts import Used
from samurai_odds.ran.procedures.numbers import CombatNumbers, Ground
from samurai_odds.ran.units import HONJIN, SI_B, Unit, read_unit
from samurai_odds.ran.zones import RANGES

# ---- Writes shots, and the checks that they provoke ----------------------------------

HARASS_RANGE = 1  # 8.34
RETIRE_RANGE = 2  # 8.42
BYSTANDER_RANGE = 2  # 8.44
# hexes, what the flank, cover and volley add to the die, shots of the volley before; the terrain
Shot = tuple[tuple[int, ...], str]


class FireRows:
    """Adds the rows of a combat's fire, in order."""

    q: Question

    def __init__(self, used: Used, numbers: Question) -> None:
        self.used, self.q, self.count = used, numbers, 0
        self.shots: dict[int, Shot] = {}  # by row
        self._shot: Shot = (), ""

    def add(self, kind: int, shooter: int, target: int, code: int = 0, only: int = 0) -> None:
        put_row(self.q, 0, self.count, kind, shooter, target, code)
        self.q.fire[self.count].only_if = only
        if kind == at.SHOT_ROW:
            self.shots[self.count] = self._shot
        self.count += 1

    def provoked(self, shooter: int, target: int, harassing: bool, gunfire: bool) -> None:
        """Add what the shot before provokes in its target, if anything (8.35-8.6)."""
        self.count = put_provoked(
            self.q, 0, self.count, shooter, target, int(harassing), int(gunfire)
        )

    def turn(self, unit: int, checks: bool, close: bool) -> None:
        """Add the turn of a unit, with or without a check, in close country or not (7.18)."""
        q = self.q
        cost = hits_of_turn(int(close), q.units[unit].missile, q.units[unit].open)
        q.fire[self.count].cost = cost
        self.add(at.TURN_ROW, unit, unit, int(checks))

    def withdrawals(self, unit: int, times: int, from_behind: bool) -> None:
        """Add the withdrawals of a unit in reaction, each with its check (6.46)."""
        modifier = withdrawal_modifier(int(from_behind), self.q.units[unit].open)
        for _ in range(times):
            self.add(at.WITHDRAW_ROW, unit, unit, modifier)

    def part(self) -> None:
        """Leave a row empty: what is added from here on belongs to a later segment."""
        self.count += 1

    def shot(
        self,
        unit: Unit,
        distance: int,
        busho: bool,
        terrain: str = "clear",
        *,
        flank: bool = False,
        volley: int = 0,
    ) -> int:
        """Code a shot: results are 4 times the hits, plus DISRUPTS and NINE (8.51-8.54; R1).

        ``busho``: one is under it; ``terrain``: of the target's hex; ``volley``: shots before it.
        """
        cells = self.used.fire_cells(unit.weapon, distance)
        parts = (
            self.modifier("flank") if flank else 0,
            self.used.number_or("fire_cover", terrain, 0),
            volley_modifier(self.used, volley),
        )
        self._shot = (distance, *parts, volley), terrain
        modifier = sum(parts)
        if modifier != 0:
            self.used.note("modified die kept within 0 to 9 (R1)")

        def result(die: int) -> int:
            return meaning.shot(*cells[meaning.modified(die, modifier)]) + meaning.nine(die, busho)

        return dice.by_result(result)

    def modifier(self, name: str) -> int:
        return self.used.number("fire_modifiers", name)


def volley_modifier(used: Used, before: int) -> int:
    """Give what is added to the die of a volley's shot, by the shots before it (8.22)."""
    key = ("", "volley_second", "volley_third")[before]
    return used.number("fire_modifiers", key) if key else 0


def reach_fault(unit: Unit, distance: int, lower: bool, who: str) -> str | None:
    reach = RANGES[unit.weapon] + (unit.weapon == "bow" and lower)
    if distance <= reach:
        return None
    hint = ", 4 at a lower target (8.15)" if unit.weapon == "bow" and not lower else ""
    return f"range {distance}: {who} '{unit.type}' fires up to {reach} hexes{hint} (8.14)"


def terrain_fault(used: Used, key: str, option: str) -> str | None:
    """Say that the charts have no such hex, if so."""
    known = [name for name in used.facts.tables["terrain"] if name != "source"]
    return None if key in known else unknown(option, key, known)


def provoked_by_gun(target: Unit) -> bool:
    """Say whether gunfire can provoke a unit: AS, SI, KB and KB-B (8.61, 8.62)."""
    return gunfire_provokes(int(target.foot), int(target.fires))


# ---- What lies around a combat (6.74, 8.41, 11.5) ------------------------------------

_MOST_WATCHING = 6
_OF_FRIENDS = ("surrounded", "disrupted", "open")


@dataclass(frozen=True)
class Aftermath:
    """The friend behind each side, units that fire at who comes or advances, whether it turns."""

    behind: tuple[Unit | None, Unit | None] = (None, None)
    watching: tuple[Unit, ...] = ()
    turns: bool = False
    aside: tuple[Unit, ...] = ()

    def passing(self, side: int, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
        """Put on a side's only unit that its retreat goes through the friend behind."""
        if self.behind[side] is None or len(units) > 1:
            return units
        return tuple(unit.with_words("through") for unit in units)

    def write(self, numbers: CombatNumbers, rows: FireRows, ground: Ground, led: bool) -> None:
        """Write friends, shots at who advances, ``led`` by a busho or not, and the turn."""
        q: Question = numbers.q
        for side, friend in enumerate(self.behind):
            if friend is not None:
                numbers.unit(at.BEHIND + side, friend)
        q.advance_turn = int(self.turns and ground.close)
        if self.watching:
            rows.part()
            q.advance_row = rows.count
        self._shots(rows, self.watching, at.WHO_ADVANCES, (led, 0))

    def write_entry(self, rows: FireRows, led: bool, only: int = 0) -> None:
        """Write shots at who comes, and that they may draw it aside unless it charges (8.41)."""
        self._shots(rows, self.aside, 0, (led, only))

    def _shots(
        self, rows: FireRows, units: Sequence[Unit], target: int, how: tuple[bool, int]
    ) -> None:
        led, only = how
        for place, unit in enumerate(units):
            shooter = at.FIRST_OUTSIDER - place
            rows.add(at.SHOT_ROW, shooter, target, rows.shot(unit, 1, led), only)
            if unit.weapon == "teppo" and not only:
                rows.add(at.GUNFIRE_FROM_ASIDE, shooter, target)

    def provokes(self, attackers: Sequence[Unit]) -> bool:
        """Say whether fire at who advances can make it charge anew (8.61, 8.62)."""
        return _guns(self.watching) and any(unit.type != SI_B for unit in attackers)

    def draws_aside(self, attackers: Sequence[Unit]) -> bool:
        """Say whether fire at who comes can make it charge who fires instead (8.61, 8.62)."""
        return _guns(self.aside) and any(unit.type != SI_B for unit in attackers)

    def extras(self, sides: Sequence[str]) -> list[str]:
        pairs = zip(sides, self.behind, strict=True)
        names = [f"{friend} behind the {who}" for who, friend in pairs if friend is not None]
        names += [f"entry fire of {unit}" for unit in self.aside]
        names += [f"fire of {unit} at the advance" for unit in self.watching]
        return names + (["the advancing unit turns"] if self.turns else [])

    def faults(self, sides: Sequence[str], units_of: Sequence[tuple[Unit, ...]]) -> Iterator[str]:
        for name, units in (("advance-fire", self.watching), ("entry-fire", self.aside)):
            for unit in units:
                if not unit.fires or unit.hits or unit.words:
                    yield f"{name} '{unit}': a unit that can fire, without hits or words (8.11)"
            if len(units) > _MOST_WATCHING:
                yield f"{len(units)} units of {name}: at most {_MOST_WATCHING} are worked out"
        for side, who in enumerate(sides):
            yield from self._faults_behind(side, who, units_of[side])

    def _faults_behind(self, side: int, who: str, units: Sequence[Unit]) -> Iterator[str]:
        friend, passing = self.behind[side], [u for u in units if u.has("through")]
        if friend is None:
            if passing:
                yield f"{who} with through, without {who}-behind: name the friend that it meets"
            return
        if friend.type == HONJIN:
            yield f"{who}-behind '{friend}': nobody goes through a Honjin (6.71)"
        for word in friend.words:
            if word not in _OF_FRIENDS:
                yield f"{who}-behind '{friend}' with {word}: choose from {', '.join(_OF_FRIENDS)}"
        if not passing:
            yield f"{who}-behind with several units: put 'through' on those who go through it"
        for unit in passing:
            if unit.has("stuck") or unit.type == HONJIN:
                yield f"{who}-behind: the {unit.type} cannot retreat at all (11.4, 4.55)"


def read_aftermath(options: Mapping[str, Any], sides: Sequence[str]) -> Aftermath:
    """Read it from the options; raise OddsError with every fault."""
    problems: list[str] = []

    def read(text: str | None, who: str) -> Unit | None:
        unit: Unit | None = None if text is None else attempt(problems, read_unit, text, who)
        return unit

    first, second = (read(options[f"{who}_behind"], f"{who}-behind") for who in sides)
    watching = [read(text, "advance-fire") for text in options["advance_fire"]]
    aside = [read(text, "entry-fire") for text in options.get("entry_fire", ())]
    refuse(problems)
    shooters = (tuple(unit for unit in units if unit) for units in (watching, aside))
    return Aftermath((first, second), next(shooters), options["advance_turn"], next(shooters))


def _guns(units: Sequence[Unit]) -> bool:
    return any(unit.weapon == "teppo" for unit in units)
