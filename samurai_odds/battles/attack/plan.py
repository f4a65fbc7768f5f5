"""An attack as planned: what the checks look at and the machine's numbers are made of."""

from dataclasses import dataclass, replace
from typing import Any

from samurai_odds.battles.attack.options import LONE_LEADER
from samurai_odds.battles.attack.situation import (
    Party,
    entry_forbids_battle,
    may_battle_from,
    may_strike_at,
    party,
)
from samurai_odds.battles.facts import Used


@dataclass(frozen=True)
class Plan:
    """An attack as planned: its parties, its options and the facts it reads."""

    attacker: Party
    defender: Party
    second: Party | None
    options: dict[str, Any]
    used: Used

    @property
    def close(self) -> bool:
        """Whether it is close combat."""
        return bool(self.options["range"] == 1)

    @property
    def volleys(self) -> int:
        """Times the attacker fires."""
        return 2 if self.options["card"] == "hold-and-shoot" else int(self.options["volleys"])

    @property
    def inspired_levies(self) -> int:
        """Units inspired at the declaration: one, or those named of a swarm."""
        if not self.options["inspire"]:
            return 0
        return int(self.options["swarm_inspired"] or 1)

    @property
    def no_bonus_combat(self) -> str | None:
        """Why the rules never allow the bonus combat planned, if so (B24)."""
        on = self.defender.on
        if self.second is None:
            return None
        if not self.attacker.mounted and self.attacker.leader is None:
            return (
                f"no bonus combat: {self.attacker.unit} has no leader; only cavalry and "
                "infantry with a leader make one (Bonus Close Combat)"
            )
        if entry_forbids_battle(self.used, self.attacker.mounted, on):
            return f"no bonus combat: entering {on} forbids battle (Bonus Close Combat)"
        return None

    def moved_up(self) -> "Plan":
        """The same after gaining ground: the attacker stands where the defender stood (B24)."""
        return replace(self, attacker=replace(self.attacker, on=self.defender.on))

    def no_battle_back(self, defender: Party) -> str | None:
        """Why a defender could never strike the attacker in close combat, if so."""
        if not defender.is_unit:
            return "a leader alone may not battle (Combat Against a Leader Alone in a Hex)"
        if not may_battle_from(self.used, defender):
            return f"{defender.unit} on a castle may not battle (Terrain, Castle; B11)"
        if not may_strike_at(self.used, defender, self.attacker):
            return f"{defender.unit} may not close combat a castle (Terrain, Castle; B6)"
        return None

    def can_battle_back(self, defender: Party) -> bool:
        """Whether a defender could strike the attacker in close combat at all."""
        return self.no_battle_back(defender) is None


def planned(used: Used, attacker: str, defender: str, options: dict[str, Any]) -> Plan:
    """Make the plan of units and complete options; a leader alone is on foot if nothing is said."""
    second = options["then"]
    for who, unit in (("defender", defender), ("then", second)):
        if options[f"{who}_leader"] is None and unit == LONE_LEADER:
            options[f"{who}_leader"] = "foot"
    return Plan(
        _party(used, "attacker", attacker, options),
        _party(used, "defender", defender, options),
        _party(used, "then", second, options) if second else None,
        options,
        used,
    )


def _party(used: Used, who: str, unit: str, options: dict[str, Any]) -> Party:
    return party(
        used,
        unit,
        options[f"{who}_on"],
        options[f"{who}_blocks"],
        options[f"{who}_leader"],
        options[f"{who}_support"],
    )
