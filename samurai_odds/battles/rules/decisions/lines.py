"""Lines of a script: what an option is by where its unit stands."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import (
    PIECE,
    battle_hex,
    battle_line,
    battle_mode,
    battle_unit,
    move_line,
    order_hex,
    order_how,
    order_line,
)
from samurai_odds.battles.rules.layout import State
from samurai_odds.play.decisions import Ordered, Words
from samurai_odds.play.packing import Fields


def line_of_order(s: State, choice: int) -> int:
    """Write an order with who gives it."""
    if choice == 0:
        return at.NONE
    return order_line(s.slot, order_how(choice), order_hex(choice))


def line_of_mover(s: State, choice: int) -> int:
    if choice == 0:
        return 0
    place = order_hex(choice)
    unit = order_how(choice) == PIECE and s.unit_at[place] >= 0
    return move_line(0 if unit else 1, place, 0)


def line_of_move(s: State, choice: int) -> int:
    piece = s.ordered[s.next_move]
    if piece < at.MOST_UNITS:
        return move_line(0, s.unit_hex[piece], choice)
    return move_line(1, s.leader_hex[piece - at.MOST_UNITS], choice)


def line_of_battle(s: State, choice: int) -> int:
    if choice == 0:
        return 0
    here = s.unit_hex[battle_unit(choice)]
    return battle_line(0, battle_mode(choice), here, battle_hex(choice))


def line_of_battle_in_turn(s: State, choice: int) -> int:
    """Write a battle with which of a unit's two it is."""
    if choice == 0:
        return at.NONE
    unit = battle_unit(choice)
    here, ordinal = s.unit_hex[unit], 3 - s.unit_battles[unit]
    return battle_line(ordinal, battle_mode(choice), here, battle_hex(choice))


def mode_by_distance(fields: Fields, words: Words) -> int:
    """Return how a battle is fought: close combat with a neighbor, else fire."""
    near: bool = words.about.distance(fields["start"], fields["hex"]) == 1
    return at.CLOSE if near else at.FIRE


def inspiring(fields: Fields, words: Words) -> list[Ordered]:
    return [(at.INSPIRE_CHOICE, levies) for levies in range(6, 0, -1)]
