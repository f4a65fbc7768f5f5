"""Names of what a state counts: seats, provinces, armies, troops."""

from dataclasses import dataclass
from functools import cached_property

from samurai_odds.play.game import State
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row
from samurai_odds.swords.forces import count_of
from samurai_odds.swords.layout import ARMY, BONUS, FALLEN, FORCE
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import Scenario

_IN_ORDER = (at.DAIMYO, at.BOWMAN, at.SWORDSMAN, at.GUNNER, at.SPEARMAN, at.RONIN)


@dataclass(frozen=True)
class Names:
    """The names of a scenario's seats and provinces."""

    scenario: Scenario

    @cached_property
    def provinces(self) -> tuple[str, ...]:
        """The provinces' names, by number."""
        return tuple(province.name for province in chart_of(self.scenario.map).provinces)

    def seat(self, seat: int) -> str:
        """Name a seat."""
        return self.scenario.seats[seat].name

    def army(self, army: int) -> str:
        """Name an army with its seat."""
        return f"{self.seat(army // at.ARMIES_EACH)}'s army {army % at.ARMIES_EACH + 1}"

    def troop(self, s: State) -> str:
        """Name the troop that declares or fights."""
        troop, where = int(s[at.TROOP]), self.provinces[int(s[at.FIGHT_FROM])]
        if troop == at.FORCE_TROOP:
            return f"the force in {where}"
        return f"{self.army(troop)} in {where}"


def said(rule: str, text: str) -> str:
    """Write a line of a telling."""
    return f"  [{rule}] {text}"


def troop_text(counts: tuple[int, ...]) -> str:
    """Write six counts in words."""
    parts = [count_of(kind, counts[kind]) for kind in _IN_ORDER if counts[kind]]
    return ", ".join(parts) or "nobody"


def row_text(s: State, row: int) -> str:
    """Write a troop of a state in words."""
    return troop_text(tuple(int(count) for count in s[row : row + at.KIND_COUNT]))


def army_text(s: State, army: int) -> str:
    """Write an army in words."""
    fallen = "fallen daimyo, " if s[at.FALLEN + army] else ""
    return (fallen + row_text(s, army_row(army))).removesuffix(", nobody")


def force_text(s: State, province: int) -> str:
    """Write a force in words."""
    return row_text(s, force_row(province))


def side_text(s: State, row: int) -> str:
    """Write a side of a battle in words, bonus units with it."""
    counts = [int(s[row + ARMY + kind] + s[row + FORCE + kind]) for kind in range(at.KIND_COUNT)]
    parts = [troop_text(tuple(counts))] if any(counts) else []
    if s[row + FALLEN]:
        parts.insert(0, "fallen daimyo")
    if s[row + BONUS]:
        parts.append(f"{int(s[row + BONUS])} bonus")
    return ", ".join(parts) or "nobody"
