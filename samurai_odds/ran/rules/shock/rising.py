"""Options of a choice in rising order, as all choices of a battle list them."""

from samurai_odds.play.offering import ask
from samurai_odds.ran.rules.layout import State


def ask_rising(s: State, kind: int, seat: int) -> None:
    """Put the options listed to a seat, the lowest value first."""
    for last in range(1, s.options_open):
        place = last
        while place > 0 and s.choices[place] < s.choices[place - 1]:
            held = s.choices[place]
            s.choices[place], s.choices[place - 1] = s.choices[place - 1], held
            place -= 1
    ask(s, kind, seat)


def behind(one: int, other: int) -> int:
    """Say who of two has taken more of the hits: the first, 0, or the second."""
    return 0 if one > other else 1
