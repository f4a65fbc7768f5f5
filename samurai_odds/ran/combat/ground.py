"""The ground that a shock is fought on: what its hex and hexsides do (9.28)."""

from collections.abc import Sequence
from dataclasses import dataclass

from samurai_odds.errors import unknown
from samurai_odds.ran.charts.pack import Used


@dataclass(frozen=True)
class Ground:
    """Where the defender stands: hexes and hexsides, each by its key on the charts."""

    hexes: Sequence[str]
    sides: Sequence[str]

    def shift(self, used: Used) -> int:
        """Columns to the left: the best hex and the best hexside for the defender (9.28)."""
        hexes = [used.number("terrain", key) for key in self.hexes]
        sides = [used.number("hexsides", key) * self._levels(key) for key in self.sides]
        return max(hexes, default=0) + max(sides, default=0)

    def own_hits(self, used: Used) -> int:
        """Times that the attacker's own hits count."""
        doubled = used.charts.tables["doubled_hits"]
        found = [used.number("doubled_hits", key) for key in self.hexes if key in doubled]
        return max(found, default=1)

    def faults(self, used: Used) -> list[str]:
        """List keys that the charts do not have."""
        tables = used.charts.tables
        found = []
        for what, keys, table in (
            ("terrain", self.hexes, "terrain"),
            ("hexside", self.sides, "hexsides"),
        ):
            known = [key for key in tables[table] if key != "source"]
            if "river" in keys:
                found.append("hexside 'river': it cannot be crossed, so no shock (6.23)")
            found += [unknown(what, k, known) for k in keys if k not in known and k != "river"]
        return found

    def _levels(self, key: str) -> int:
        return list(self.sides).count(key) if key == "uphill" else 1
