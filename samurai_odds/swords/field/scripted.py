"""A plan said beforehand as lines of a script: a kind of decision and a value.

What a choice is about (the bin, the kind of unit, the province) stands in its line too, so
that lines of the same kind are told apart.
"""

from samurai_odds.play.offering import Numbers
from samurai_odds.swords.field import layout as at

ABOUT = 1_000  # times what a bin, a levy or the size of a stack is about, in a line's value
ALL = 999  # of a bin: all koku that are left
LAST = 9  # of a sword: the last one free


def means(q: Numbers, s: Numbers, kind: int, choice: int, value: int) -> bool:
    """Say whether an option is what a line has."""
    if kind == at.BIN_CHOICE:
        if value // ABOUT != s[at.KIND_ASKED]:
            return False
        return choice == value % ABOUT or (value % ABOUT == ALL and is_highest(s, choice))
    if kind == at.SWORD_CHOICE:
        return choice == value or (value == LAST and is_highest(s, choice))
    if kind == at.LEVY_CHOICE:
        return choice == value % ABOUT and value // ABOUT == s[at.KIND_ASKED]
    if kind == at.STACK_CHOICE:
        return choice == value and s[at.HIDDEN + choice] == 0  # each province once
    if kind == at.STACK_SIZE_CHOICE:
        return choice == value % ABOUT and value // ABOUT == s[at.PLACE_ASKED]
    return choice == value


def is_highest(s: Numbers, choice: int) -> bool:
    """Say whether an option is the last one listed, where options rise."""
    return choice == s[at.CHOICES + s[at.OPTIONS_OPEN] - 1]
