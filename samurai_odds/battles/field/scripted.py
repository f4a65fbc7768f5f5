"""Orders said beforehand as lines of a script: a kind of decision and a value.

Where a unit stands is written instead of the unit itself, so that a line is the same
whatever has happened; who moves next is written as the move, without where to.
"""

from samurai_odds.battles.field import layout as at
from samurai_odds.play.offering import Numbers

LEADER = 1_000_000  # in the value of a move or a mover: the leader's own
FROM = 1_000  # in the value of a move or a battle
MODE = 1_000_000  # in the value of a battle
BY = 10_000  # in the value of an order: 1 + the slot of who gives it
ORDINAL = 10_000_000  # in the value of a battle: 1 the unit's first of two, 2 its second


def means(q: Numbers, s: Numbers, kind: int, choice: int, value: int) -> bool:
    """Return whether an option is what a line has."""
    return meant(s, kind, choice) == value or in_turn(s, kind, choice) == value


def in_turn(s: Numbers, kind: int, choice: int) -> int:
    """Write a battle as a line that says which of a unit's two it is; an order with its giver."""
    if kind == at.ORDER_CHOICE and choice > 0:
        return BY * (1 + s[at.SLOT]) + choice
    if kind != at.BATTLE_CHOICE or choice == 0:
        return at.NONE
    left = s[at.UNIT_BATTLES + choice // at.BATTLE_UNIT - 1]
    return (3 - left) * ORDINAL + meant(s, kind, choice)


def meant(s: Numbers, kind: int, choice: int) -> int:
    """Write an option as a line of a script has it: with the hex instead of the unit."""
    if kind == at.MOVER_CHOICE and choice > 0:
        place = choice % 1000
        unit = choice < at.ORDER_SPLIT and s[at.UNIT_AT + place] >= 0
        return (0 if unit else LEADER) + place * FROM
    if kind == at.MOVE_CHOICE:
        piece = s[at.ORDERED + s[at.NEXT_MOVE]]
        if piece < at.MOST_UNITS:
            return s[at.UNIT_HEX + piece] * FROM + choice
        return LEADER + s[at.LEADER_HEX + piece - at.MOST_UNITS] * FROM + choice
    if kind == at.BATTLE_CHOICE and choice > 0:
        unit = choice // at.BATTLE_UNIT - 1
        mode = choice % at.BATTLE_UNIT // at.BATTLE_MODE
        return mode * MODE + s[at.UNIT_HEX + unit] * FROM + choice % at.BATTLE_MODE
    return choice
