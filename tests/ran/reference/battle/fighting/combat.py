"""One combat of a Shock Segment: who is in it, and what becomes of them (9.2, 11.51)."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False)
class Combat:
    """Units of both sides, and what becomes of them: in, held, back, up, lost by this shock."""

    attackers: list
    defenders: list
    charging: set = field(default_factory=set)
    checked: set = field(default_factory=set)
    superior: dict = field(default_factory=dict)  # by attacker: those it has by the flank
    where: dict = field(default_factory=dict)
    part: dict = field(default_factory=dict)
    led: dict = field(default_factory=dict)
    shift: int = 0
    shocked: bool = False
    used: Any = None
    clashed: bool = False
    doubled: bool = False

    def fighting(self, units):
        return [unit for unit in units if unit.there and self.part[unit] == "in"]

    def note_lost(self, units):
        """Which of these, there before, were lost by this shock: others advance there (11.51)."""
        for unit in units:
            if not unit.there and self.part.get(unit) == "in":
                self.part[unit] = "lost"
