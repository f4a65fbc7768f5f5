"""What lies around a combat: friends behind it, and what meets who advances (6.74, 11.5)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.options import Option
from samurai_odds.errors import OddsError
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran.combat_layout import row_of
from samurai_odds.ran.fire_numbers import FireRows
from samurai_odds.ran.units import Unit, read_unit

if TYPE_CHECKING:
    from samurai_odds.ran.combat_numbers import CombatNumbers
    from samurai_odds.ran.combat_question import CombatQuestion

CLOSE_COUNTRY = ("woods", "heavy-woods", "village")  # turning costs a hit there (7.14)
_MOST_WATCHING = 6
_OF_FRIENDS = ("surrounded", "disrupted", "open")


def aftermath_options(sides: Sequence[str]) -> list[Option]:
    """List the options of what lies around a combat of these sides."""
    behind = [
        Option(
            f"{who}-behind",
            str,
            None,
            f"friend through whose hex the {who} must retreat",
            metavar="UNIT",
        )
        for who in sides
    ]
    return [
        *behind,
        Option(
            "advance-fire",
            str,
            (),
            "enemy unit into whose zone an advance leads (repeatable)",
            metavar="UNIT",
            repeatable=True,
        ),
        Option("advance-turn", bool, False, "who advances turns, at a hit in close country"),
    ]


@dataclass(frozen=True)
class Aftermath:
    """The friend behind each side, units whose zone an advance leads into, whether it turns."""

    behind: tuple[Unit | None, Unit | None] = (None, None)
    watching: tuple[Unit, ...] = ()
    turns: bool = False

    def passing(self, side: int, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
        """Put on a side's only unit that its retreat goes through the friend behind."""
        if self.behind[side] is None or len(units) > 1:
            return units
        return tuple(unit.with_words("through") for unit in units)

    def write(self, numbers: "CombatNumbers", rows: FireRows, asked: "CombatQuestion") -> None:
        """Write friends, shots at who advances and what they provoke, and the turn."""
        q = numbers.q
        for side, friend in enumerate(self.behind):
            if friend is not None:
                numbers.unit(row_of(at.BEHIND + side), friend)
        if self.turns and set(asked.ground.hexes) & set(CLOSE_COUNTRY):
            q[at.ADVANCE_TURN] = 1
        if self.watching:
            rows.part()
            q[at.ADVANCE_ROW] = rows.count
        for place, unit in enumerate(self.watching):
            shooter = at.FIRST_OUTSIDER - place
            code = rows.shot(unit, 1, 0, "clear", asked.leaders[0] is not None)
            rows.add(at.SHOT_ROW, shooter, at.WHO_ADVANCES, code)
            if unit.weapon == "teppo":
                rows.add(at.GUNFIRE_AT_ADVANCE, shooter, at.WHO_ADVANCES)

    def provokes(self, attackers: Sequence[Unit]) -> bool:
        """Say whether fire at who advances can make it charge anew (8.61, 8.62)."""
        guns = any(unit.weapon == "teppo" for unit in self.watching)
        return guns and any(unit.type != "SI-B" for unit in attackers)

    def extras(self, sides: Sequence[str]) -> list[str]:
        """Word it for a heading."""
        pairs = zip(sides, self.behind, strict=True)
        found = [f"{friend} behind the {who}" for who, friend in pairs if friend is not None]
        found += [f"fire of {unit} at the advance" for unit in self.watching]
        return found + (["who advances turns"] if self.turns else [])

    def faults(self, asked: "CombatQuestion") -> Iterator[str]:
        """List what cannot be."""
        for unit in self.watching:
            if not unit.fires or unit.hits or unit.words:
                yield f"advance-fire '{unit}': a unit that can fire, without hits or words (8.11)"
        if len(self.watching) > _MOST_WATCHING:
            count = len(self.watching)
            yield f"{count} units of advance-fire: at most {_MOST_WATCHING} are worked out"
        for side, who in enumerate(asked.sides):
            yield from self._faults_behind(side, who, asked.units(side))

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
    if problems:
        raise OddsError(*problems)
    return Aftermath(
        (first, second), tuple(unit for unit in watching if unit), options["advance_turn"]
    )
