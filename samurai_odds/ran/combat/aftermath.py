"""What lies around a combat: friends behind, fire from aside at who comes (6.74, 8.41, 11.5)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from samurai_odds.errors import OddsError
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.ground import Ground
from samurai_odds.ran.combat.layout import row_of
from samurai_odds.ran.combat.numbers import CombatNumbers
from samurai_odds.ran.fire.numbers import FireRows
from samurai_odds.ran.units import Unit, read_unit

CLOSE_COUNTRY = ("woods", "heavy-woods", "village")  # turning costs a hit there (7.14)
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
        q = numbers.q
        for side, friend in enumerate(self.behind):
            if friend is not None:
                numbers.unit(row_of(at.BEHIND + side), friend)
        if self.turns and set(ground.hexes) & set(CLOSE_COUNTRY):
            q[at.ADVANCE_TURN] = 1
        if self.watching:
            rows.part()
            q[at.ADVANCE_ROW] = rows.count
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
        return _guns(self.watching) and any(unit.type != "SI-B" for unit in attackers)

    def draws_aside(self, attackers: Sequence[Unit]) -> bool:
        """Say whether fire at who comes can make it charge who fires instead (8.61, 8.62)."""
        return _guns(self.aside) and any(unit.type != "SI-B" for unit in attackers)

    def extras(self, sides: Sequence[str]) -> list[str]:
        """Word it for a heading."""
        pairs = zip(sides, self.behind, strict=True)
        found = [f"{friend} behind the {who}" for who, friend in pairs if friend is not None]
        found += [f"entry fire of {unit}" for unit in self.aside]
        found += [f"fire of {unit} at the advance" for unit in self.watching]
        return found + (["the advancing unit turns"] if self.turns else [])

    def faults(self, sides: Sequence[str], units_of: Sequence[tuple[Unit, ...]]) -> Iterator[str]:
        """List what cannot be, by the names and the units of both sides."""
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
        if friend.type == "Honjin":
            yield f"{who}-behind '{friend}': nobody goes through a Honjin (6.71)"
        for word in friend.words:
            if word not in _OF_FRIENDS:
                yield f"{who}-behind '{friend}' with {word}: choose from {', '.join(_OF_FRIENDS)}"
        if not passing:
            yield f"{who}-behind with several units: put 'through' on those who go through it"
        for unit in passing:
            if unit.has("stuck") or unit.type == "Honjin":
                yield f"{who}-behind: the {unit.type} cannot retreat at all (11.4, 4.55)"


def read_aftermath(options: Mapping[str, Any], sides: Sequence[str]) -> Aftermath:
    """Read it from the options; raise OddsError with every fault."""
    problems: list[str] = []

    def read(text: str | None, who: str) -> Unit | None:
        try:
            return None if text is None else read_unit(text, who)
        except OddsError as fault:
            problems.extend(fault.problems)
            return None

    first, second = (read(options[f"{who}_behind"], f"{who}-behind") for who in sides)
    watching = [read(text, "advance-fire") for text in options["advance_fire"]]
    aside = [read(text, "entry-fire") for text in options.get("entry_fire", ())]
    if problems:
        raise OddsError(*problems)
    shooters = (tuple(unit for unit in units if unit) for units in (watching, aside))
    return Aftermath((first, second), next(shooters), options["advance_turn"], next(shooters))


def _guns(units: Sequence[Unit]) -> bool:
    return any(unit.weapon == "teppo" for unit in units)
