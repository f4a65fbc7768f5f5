"""How the picture of a map looks: terrain, sides and ranks, told apart without color."""

from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.scenario import BLUE, RED

TERRAIN_LOOKS = {key: tuple(ground["look"]) for key, ground in load().terrain.items()}
DARK = {RED: "#8c1c13", BLUE: "#123a72"}  # both dark in gray: the fill tells them apart
LEADER_MARKS = {"foot": ("o", 8.0), "mounted": ("*", 13.0), "commander": ("D", 7.5)}


def piece_colors(side: int) -> tuple[str, str]:
    """Give the face and the ink of a side's units: red filled, blue outlined."""
    return (DARK[RED], "white") if side == RED else ("white", DARK[BLUE])
