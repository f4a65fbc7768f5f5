# ruff: noqa: E501
"""Looking ahead: p_win, gain and the best moment to stop."""

from __future__ import annotations

import math

from tests.swords.reference.exchanges import one_round, result_of
from tests.swords.reference.naming import Live
from tests.swords.reference.units import EQUAL, number


def look_ahead(habits, may_stop: bool, worth):
    """A function (attacker, defender) -> expected worth of fighting on, to the end or, with may_stop,
    until stopping is worth as much. A round in which nobody is hit leads back to the same position;
    as the same choice is made there, it only means trying again: divide by the chance of a change."""
    known = {}

    def ahead(a, d):
        if not a or not d:
            return worth(a, d)
        return max(worth(a, d), go_on(a, d)) if may_stop else go_on(a, d)

    def go_on(a, d):
        if (a, d) not in known:
            after = one_round(a, d, habits)
            change = [(pair, p) for pair, p in after.items() if pair != (a, d)]
            known[a, d] = math.fsum(p * ahead(*pair) for pair, p in change) / math.fsum(
                p for _, p in change
            )
        return known[a, d]

    return go_on


def when_to_stop(setup, start, habits, stops, names, later=lambda a, d: 0.0):
    """The function that fight() asks at each Step 8. `names(rounds, a, d)` are the names of a battle
    that ends so; `later` is the worth of what follows the battle."""
    after, below, when, best = stops

    def worth(a, d):
        values = names(None, a, d)
        del values["rounds"]  # D9: a value must not depend on the rounds
        try:
            return float(setup.value(values)) + later(a, d)
        except KeyError as unknown:
            raise ValueError(f"value: no name {unknown}; there are {', '.join(values)}") from None

    p_win = look_ahead(habits, False, lambda a, d: float(result_of(a, d) == "attacker"))
    to_the_end = look_ahead(habits, False, worth)
    at_best = look_ahead(habits, True, worth)
    answers = {}

    def calls_off(rounds, a, d) -> bool:
        if (after is not None and rounds >= after) or (below is not None and number(a) < below):
            return True
        if when is not None and when(
            Live(
                names(rounds, a, d),
                {"p_win": lambda: p_win(a, d), "gain": lambda: to_the_end(a, d) - worth(a, d)},
            )
        ):
            return True
        if best and (a, d) not in answers:
            answers[a, d] = worth(a, d) >= at_best(a, d) - EQUAL  # on equal value: stop
        return best and answers[a, d]

    return calls_off
