"""What a draft's file says of itself, for the designer who changes it."""

from samurai_odds.engine.text_files import codes, what_next
from samurai_odds.ran.hexes import LANDS

REMARKS = {
    "Source:": what_next("ran"),
    "Red:": (
        'After "Red:" stands the name of the army, such as Date; so for blue. With as many rout',
        "points as its rout level an army loses.",
    ),
    "Contingent A:": (
        "After the letter of a contingent stands its busho's name. Below it his ratings, then the",
        "units: combat/stamina of the front, then of the back.",
    ),
    "Map:": (
        *codes("Ground", {land.letter: name for name, land in LANDS.items()}),
        "A cell is ground, level, unit and the vertex that it faces (n, ne, se, s, sw, nw): .A1n.",
    ),
}
