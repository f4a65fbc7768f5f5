"""How the picture of a map looks: terrain, sides and ranks, told apart without colour."""

from samurai_odds.battles.scenario.scenario import BLUE, RED

TERRAIN_LOOKS = {  # face, hatch and its tint; light enough to read letters on
    "open": ("white", "", "0.7"),
    "forest": ("#d5e6cd", "oo", "#9dbb90"),
    "hill": ("#eee0c6", "///", "#c2a878"),
    "river": ("#a9c6e3", "-----", "#5b86b5"),
    "ford": ("#d6e5f3", "--", "#8fb0d0"),
    "shallow-ford": ("#e9f1f8", "-", "#a8c3dd"),
    "bridge": ("#d9cdb8", "||---", "#a58f66"),
    "building": ("#e4e4e4", "++", "#a8a8a8"),
    "field": ("#f3efc4", "..", "#c9c07a"),
    "ravine": ("#dccbbb", "xxx", "#a98c72"),
    "tent": ("white", "", "0.7"),
    "fence": ("#efe6da", "||", "#c0a98c"),
    "palisade": ("#e3d3be", "|||", "#a5845c"),
    "castle": ("#cfcfcf", "+++", "#7d7d7d"),
}
DARK = {RED: "#8c1c13", BLUE: "#123a72"}  # both dark in grey: the fill tells them apart
LEADER_MARKS = {"foot": ("o", 8.0), "mounted": ("*", 13.0), "commander": ("D", 7.5)}


def piece_colours(side: int) -> tuple[str, str]:
    """Give the face and the ink of a side's units: red filled, blue outlined."""
    return (DARK[RED], "white") if side == RED else ("white", DARK[BLUE])
