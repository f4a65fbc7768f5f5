"""Options of a choice in rising order, as all choices of a battle list them."""

from samurai_odds.play.rules.offering import Numbers, ask
from samurai_odds.ran.field import layout as at


def ask_rising(s: Numbers, kind: int, seat: int) -> None:
    """Put the options listed to a seat, the lowest value first."""
    for last in range(1, s[at.OPTIONS_OPEN]):
        place = at.CHOICES + last
        while place > at.CHOICES and s[place] < s[place - 1]:
            held = s[place]
            s[place], s[place - 1] = s[place - 1], held
            place -= 1
    ask(s, kind, seat)
