"""Orders said beforehand: what a player decides himself in one turn; the rest is a bot's.

A script stands at the end of the question. It begins with the number of its lines and,
for each kind of decision, whether its list is whole: then nothing else of that kind is
done when none of its lines can be, the option 0 is taken. A line is a kind of decision
and a value; the game says which option it means (`game.Game.means`).

A plan is stricter: the choices with which a game goes on, one after the other. It ends with the
first dice, with a choice that it does not foresee, or when all its choices are made.
"""

from collections.abc import Sequence
from typing import Any

from samurai_odds.play import layout as at
from samurai_odds.play.offering import Numbers
from samurai_odds.play.question import Question

MOST_KINDS = 64  # of decisions
HEAD = 1 + MOST_KINDS  # the number of lines, then a mark by kind of decision


def game_means(q: Any, s: Any, kind: int, choice: int, value: int) -> bool:
    """Stand in for the game's reading of a line."""
    raise NotImplementedError


def game_silent(q: Any, s: Any) -> bool:
    """Stand in for the game's word that the orders are over."""
    raise NotImplementedError


def said(q: Numbers, s: Numbers) -> int:
    """Give the place of the option that the script takes, NONE where it says nothing."""
    start = q[at.SCRIPT]
    if s[at.TURN] != q[at.SCRIPT_TURN] or s[at.ASKED] != q[at.SCRIPT_SEAT]:
        return at.NONE
    if game_silent(q, s):
        return at.NONE
    kind = s[at.DECISION]
    for line in range(q[start]):
        row = start + HEAD + 2 * line
        if q[row] == kind:
            for place in range(s[at.OPTIONS_OPEN]):
                if game_means(q, s, kind, s[at.CHOICES + place], q[row + 1]):
                    return place
    if q[start + 1 + kind]:
        for place in range(s[at.OPTIONS_OPEN]):
            if s[at.CHOICES + place] == 0:
                return place
    return at.NONE


def with_script(
    question: Question,
    turn: int,
    seat: int,
    lines: Sequence[tuple[int, int]],
    whole: Sequence[int] = (),
) -> Question:
    """Put a script for one turn of a seat at the end of a question, in place of another.

    ``whole`` lists the kinds of decision of which the lines say all.
    """
    marks = [int(kind in whole) for kind in range(MOST_KINDS)]
    before = int(question[at.SCRIPT]) or len(question)
    said_so = (int(number) for line in lines for number in line)
    written = question.ended(before, (len(lines), *marks, *said_so))
    written[at.SCRIPT], written[at.SCRIPT_TURN] = before, turn
    written[at.SCRIPT_SEAT] = seat
    if written[at.PLAN] >= before:
        written[at.PLAN] = 0
    return written


def planned(q: Numbers, s: Numbers, made: int) -> int:
    """Give the place of the option that a plan takes next; NONE where it is over.

    ``made`` counts its choices made so far.
    """
    start = q[at.PLAN]
    row = start + 1 + 2 * made
    if made >= q[start] or q[row] != s[at.PENDING]:
        return at.NONE
    for place in range(s[at.OPTIONS_OPEN]):
        if s[at.CHOICES + place] == q[row + 1]:
            return place
    return at.NONE


def with_plan(question: Question, choices: Sequence[tuple[int, int]]) -> Question:
    """Put a plan at the end of a question, in place of another; no choices: none.

    A choice is a decision's code and the value chosen.
    """
    before = int(question[at.PLAN]) or len(question)
    numbers = (len(choices), *(int(number) for choice in choices for number in choice))
    written = question.ended(before, numbers if choices else ())
    written[at.PLAN] = before if choices else 0
    return written
