"""Lines of a script: what an option is with what it is about."""

from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import ALL, LAST, bin_line, levy_line, stack_line
from samurai_odds.swords.rules.layout import State


def is_highest(s: State, choice: int) -> bool:
    """Say whether an option is the last one listed, where options rise."""
    return bool(choice == s.choices[s.options_open - 1])


def line_of_bin(s: State, choice: int) -> int:
    return bin_line(s.kind_asked, choice)


def line_of_bin_filled(s: State, choice: int) -> int:
    return bin_line(s.kind_asked, ALL) if is_highest(s, choice) else at.NONE


def line_of_last_sword(s: State, choice: int) -> int:
    return LAST if is_highest(s, choice) else at.NONE


def line_of_levy(s: State, choice: int) -> int:
    return levy_line(s.kind_asked, choice)


def line_of_stack(s: State, choice: int) -> int:
    """Name each province once."""
    return choice if s.hidden[choice] == 0 else at.NONE


def line_of_stack_size(s: State, choice: int) -> int:
    return stack_line(s.place_asked, choice)
