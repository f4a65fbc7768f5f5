"""Orders said beforehand: what a player decides himself in one turn; the rest is a bot's.

A script stands at the end of the question. It begins with the number of its lines and,
for each kind of decision, whether its list is whole: then nothing else of that kind is
done when none of its lines can be. A line is a kind of decision and a value.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.pieces import Numbers

HEAD = 1 + len(at.DECISIONS)  # the number of lines, then a mark by kind of decision
LEADER = 1_000_000  # in the value of a move or a mover: the leader's own
FROM = 1_000  # in the value of a move or a battle
MODE = 1_000_000  # in the value of a battle
ORDINAL = 10_000_000  # in the value of a battle: 1 the unit's first of two, 2 its second


def said(q: Numbers, s: Numbers) -> int:
    """Give the place of the option that the script takes, NONE where it says nothing."""
    start = q[at.SCRIPT]
    if s[at.TURN] != q[at.SCRIPT_TURN] or s[at.ASKED] != q[at.SCRIPT_SIDE]:
        return at.NONE
    kind = s[at.DECISION]
    for line in range(q[start]):
        row = start + HEAD + 2 * line
        if q[row] == kind:
            place = place_of(s, kind, q[row + 1])
            if place >= 0:
                return place
    return place_of(s, at.CARD_CHOICE, 0) if q[start + 1 + kind] else at.NONE


def place_of(s: Numbers, kind: int, value: int) -> int:
    """Find the option that a line means, NONE if it is not open."""
    for place in range(s[at.OPTIONS_OPEN]):
        choice = s[at.CHOICES + place]
        if meant(s, kind, choice) == value or in_turn(s, kind, choice) == value:
            return place
    return at.NONE


def in_turn(s: Numbers, kind: int, choice: int) -> int:
    """Write a battle as a line that says which of a unit's two it is."""
    if kind != at.BATTLE_CHOICE or choice == 0:
        return at.NONE
    left = s[at.UNIT_BATTLES + choice // at.BATTLE_UNIT - 1]
    return (3 - left) * ORDINAL + meant(s, kind, choice)


def meant(s: Numbers, kind: int, choice: int) -> int:
    """Write an option as a line of a script has it: with the hex instead of the unit.

    Who moves next is written as the move, without where to.
    """
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


def with_script(
    question: NDArray[np.int64],
    turn: int,
    side: int,
    lines: Sequence[tuple[int, int]],
    whole: Sequence[int] = (),
) -> NDArray[np.int64]:
    """Put a script for one turn of a side at the end of a question.

    ``whole`` lists the kinds of decision of which the lines say all.
    """
    marks = [int(kind in whole) for kind in range(len(at.DECISIONS))]
    said: list[Any] = [len(lines), *marks, *(number for line in lines for number in line)]
    written = np.concatenate([question, np.array(said, dtype=question.dtype)])
    written[at.SCRIPT], written[at.SCRIPT_TURN] = len(question), turn
    written[at.SCRIPT_SIDE] = side
    return written
