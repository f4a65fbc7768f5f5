"""A plan said beforehand as lines of a script: a kind of decision and a value.

What a choice is about (the bin, the kind of unit, the province) stands in its line too, so
that lines of the same kind are told apart.
"""

from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import Question, State

ABOUT = 1_000  # times what a bin, a levy or the size of a stack is about, in a line's value
ALL = 999  # of a bin: all koku that are left
LAST = 9  # of a sword: the last one free


def means(q: Question, s: State, kind: int, choice: int, value: int) -> bool:
    """Say whether an option is what a line has."""
    if kind == at.BIN_CHOICE:
        if value // ABOUT != s.kind_asked:
            return False
        return choice == value % ABOUT or (value % ABOUT == ALL and is_highest(s, choice))
    if kind == at.SWORD_CHOICE:
        return choice == value or (value == LAST and is_highest(s, choice))
    if kind == at.LEVY_CHOICE:
        return choice == value % ABOUT and value // ABOUT == s.kind_asked
    if kind == at.STACK_CHOICE:
        return choice == value and s.hidden[choice] == 0  # each province once
    if kind == at.STACK_SIZE_CHOICE:
        return choice == value % ABOUT and value // ABOUT == s.place_asked
    return choice == value


def is_highest(s: State, choice: int) -> bool:
    """Say whether an option is the last one listed, where options rise."""
    return choice == s.choices[s.options_open - 1]
