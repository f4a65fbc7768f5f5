"""What several kinds of decision say, and what happens by them."""

from typing import Any

from samurai_odds.battles.rules.decisions.packed import PIECE, SPLIT
from samurai_odds.battles.rules.layout import State
from samurai_odds.play.decisions import Case, Happens
from samurai_odds.play.packing import Fields

CARD_PHASE, ORDER_PHASE = "Phase 1, Play a Command Card", "Phase 2, Order Units and Leaders"
MOVEMENT_PHASE, BATTLE_PHASE = "Phase 3, Movement", "Phase 4, Battle"
END_PHASE = "Phase 5, End of Turn"
DRAGON_CARDS, GENERALS_INITIATIVE = "Dragon Cards", "Field General's Initiative; ruling E6"
LACK_OF_HONOR, EPIC_ONLY = "Lack of Honor; ruling B12", "is said in Epic battles only"

ORDERED, FIRST_STRIKE = "ordered", "first strike"
WAYS_TO_BATTLE = ("close", "fire", "swarm")  # by mode
NOTHING = (Happens(""),)  # it is told of the step, not of the decision


def command_card(names: Any, fields: Fields) -> str:
    return str(names.card_key(fields["card"]))


def dragon_card(names: Any, fields: Fields) -> str:
    return str(names.dragon_key(fields["card"]))


def way_to_battle(names: Any, fields: Fields) -> str:
    return WAYS_TO_BATTLE[fields["mode"]]


def fires_at(names: Any, s: State, fields: Fields) -> str:
    start, there = fields["start"], fields["hex"]
    hexes = names.setup.scenario.board.distance(start, there)
    who, whom = names.unit(s, fields["unit"]), names.at_hex(s, there)
    return f"{who} fires {hexes} hexes at {whom}"


ORDER_BUTTONS = (
    Case("{hex:occupant}", {"how": PIECE}),
    Case("{leader} apart from his unit", {"how": SPLIT}),
    Case("{leader} commands"),
)
ENDS = (Case("To {hex}"),)
LED_BUTTONS = (Case("{card:led}", {"rack": 0}), Case("{card:led} (rack)"))
