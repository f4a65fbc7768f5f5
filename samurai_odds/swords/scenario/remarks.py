"""What a draft's file says of itself, for the designer who changes it."""

from samurai_odds.engine.text_files import what_next

REMARKS = {
    "Variant:": what_next("swords"),
    "Source:": (
        "Who owns so many provinces wins (Goal: 20); the last round is set by Round limit: 12.",
        "Without such a line the goal is the rulebook's, and round 40 is the last.",
    ),
    "Position:": (
        "Without the # these lines leave regions and provinces out of the map, and build castles.",
        "Map:",
        "  without Kyushu, Oki",
        "Castles:",
        "  castle: Omi, Mino",
    ),
    "Seat 1:": (
        'After "Seat 1:" stands a name, such as Takeda; the color is that of the map. A line of',
        "provinces has the units in each of them: 2 bowmen, spearman. A purse: koku: 6",
    ),
}
