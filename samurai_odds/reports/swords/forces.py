"""The forces that the booklet of Samurai Swords compares."""

from typing import Any

from samurai_odds.swords.sheets import army

SITUATIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "castle": {"castle": True},
    "fortress": {"fortress": True},
    "over a sea line": {"naval": True},
}
SIZES = {str(units): army(units) for units in range(1, 16)}


def _by_name(*forces: str) -> dict[str, str]:
    return {force: force for force in forces}


def named(spearmen: int) -> str:
    return f"{spearmen} spearmen" if spearmen > 1 else "spearman"


GARRISONS = _by_name(
    "spearman",
    "3 spearmen",
    "5 spearmen",
    "bowman, 4 spearmen",
    "gunner, 2 swordsmen, 2 spearmen",
    "3 spearmen, 2 ronin",
) | {"army of seven": army(7)}
SEVEN = f"The army of seven is {army(7)}."
ARMIES = _by_name(
    "3 spearmen",
    "5 spearmen",
    "daimyo, 3 spearmen",
    "daimyo, 2 gunners, 3 spearmen",
    "daimyo, bowman, swordsman, 2 gunners",
    "daimyo, bowman, swordsman, 2 gunners, 2 spearmen",
    "daimyo, 2 bowmen, 6 spearmen",
    "daimyo, 3 swordsmen, 6 spearmen",
    "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen",
)
