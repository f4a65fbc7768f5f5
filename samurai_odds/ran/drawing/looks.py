"""How the picture of a map looks: ground, sides and zones, told apart without color."""

from samurai_odds.ran.scenario.scenario import BLUE, RED

GROUND_LOOKS = {  # face, and what is written at the foot of a hex
    "clear": ("white", ""),
    "woods": ("#dfe9d6", "woods"),
    "heavy-woods": ("#b9cbae", "heavy"),
    "village": ("#ececec", "village"),
    "rice-paddy": ("#f6f2cf", "paddy"),
    "castle": ("#d2d2d2", "castle"),
    "water": ("#9dbcd8", "water"),
}
SIDE_LOOKS = {  # color, line style and width of a hexside
    "stream": ("#2f6da8", "--", 2.6),
    "river": ("#17456f", "-", 6.5),
    "tree-line": ("#3d5c2e", ":", 4.5),
}
RISE = "#7a5c33"  # a solid line, thicker for each level
DARK = {RED: "#8c1c13", BLUE: "#123a72"}  # both dark in gray: the fill tells them apart
ZONE_HATCH = {RED: "////", BLUE: "...."}


def piece_colors(side: int) -> tuple[str, str]:
    """Give the face and the ink of a side's units: red filled, blue outlined."""
    return (DARK[RED], "white") if side == RED else ("white", DARK[BLUE])
