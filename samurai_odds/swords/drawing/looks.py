"""How seats, borders and castles look in a picture of the map, told apart without color."""

from typing import Any, NamedTuple

from samurai_odds.swords.layout import BOWMAN, GUNNER, SPEARMAN, SWORDSMAN
from samurai_odds.swords.scenario.scenario import Units


class SeatLook(NamedTuple):
    """The frame of a seat's provinces: its face and its hatch."""

    face: str
    hatch: str


SEATS = (
    SeatLook("0.15", ""),
    SeatLook("1.0", "/////"),
    SeatLook("0.65", ""),
    SeatLook("1.0", "oooo"),
    SeatLook("0.85", "xxxx"),
)
LAND: dict[str, Any] = {"color": "0.3", "lw": 1.3, "ls": "-"}
SEA: dict[str, Any] = {"color": "#1b4f91", "lw": 1.5, "ls": (0, (3, 2))}
LETTERS = {BOWMAN: "b", GUNNER: "g", SWORDSMAN: "sw", SPEARMAN: "sp"}


def strength(units: Units) -> str:
    """Write a troop short: ``2b 1g 1sw 3sp``."""
    return " ".join(f"{units[kind]}{letter}" for kind, letter in LETTERS.items() if units[kind])
