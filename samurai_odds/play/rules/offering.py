"""How the rules of a game ask: options listed one by one, then put to a seat; dice and draws."""

from typing import Any

from samurai_odds.play.rules import layout as at
from samurai_odds.play.rules.layout import decision_code

Numbers = Any  # a flat array of integers


def no_options(s: Numbers) -> None:
    s[at.OPTIONS_OPEN] = 0


def clear_options(s: Numbers) -> None:
    """Wipe the options last listed: they might tell a seat what another could do."""
    for place in range(s[at.OPTIONS_OPEN]):
        s[at.CHOICES + place] = 0
    s[at.OPTIONS_OPEN] = 0


def option(s: Numbers, value: int) -> None:
    s[at.CHOICES + s[at.OPTIONS_OPEN]] = value
    s[at.OPTIONS_OPEN] += 1


def ask(s: Numbers, kind: int, seat: int) -> None:
    """Put the options listed to a seat."""
    s[at.DECISION], s[at.ASKED] = kind, seat
    s[at.PENDING] = decision_code(kind, seat)


def draw_among(s: Numbers, number: int) -> None:
    """Ask for one of so many equally likely outcomes, from 0."""
    s[at.PENDING] = at.UNIFORM + number
