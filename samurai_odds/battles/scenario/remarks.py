"""What a draft's file says of itself, for the designer who changes it."""

from samurai_odds.battles.scenario.drawn_map import LEADER_LETTERS, TERRAIN_LETTERS
from samurai_odds.battles.scenario.scenario import rank_name
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.engine.text_files import codes, what_next

REMARKS = {
    "First:": what_next("battles"),
    "Red:": ('After "Red:" stands the name of the army, such as Takeda; so for blue.',),
    "Map:": (
        *codes("Ground", TERRAIN_LETTERS),
        *codes("Units", UNIT_LETTERS),
        *codes("Leaders", {key: rank_name(rank) for key, rank in LEADER_LETTERS.items()}),
        "A cell is ground, unit, leader and the blocks left: .SS, fABC, .LV2. Capitals are red's.",
    ),
}
