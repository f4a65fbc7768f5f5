"""What it costs a unit to go where its busho's orders do not reach (4.32, 5.33)."""

from typing import Any

from samurai_odds.ran.bots.weighing.weights import COMMANDED, weight
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.leaders import rating


def cost_of_straying(q: Any, s: Any, unit: int, number: int) -> int:
    """Weigh a hex out of its busho's range and beside none of its contingent in command."""
    busho = q[at.CONTINGENT + unit]
    there = s[at.BUSHO_HEX + busho]
    if there < 0 or distance(q, number, there) <= rating(q, s, busho):
        return 0
    for side in range(at.SIDES_OF_HEX):
        other = q[at.BESIDE + at.SIDES_OF_HEX * number + side]
        there = s[at.UNIT_AT + other] if other >= 0 else at.NONE
        if there >= 0 and there != unit and q[at.CONTINGENT + there] == busho:
            if s[at.IN_COMMAND + there] and q[at.TYPE + there] != at.HONJIN:
                return 0
    return weight(q, COMMANDED)
