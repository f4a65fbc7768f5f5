"""Koku: what units cost (Action 4, Levy Units), what provinces bring (Action 9, Collect Koku).

Plain functions over any rows of integers: full games run them compiled on their own state.
"""

from typing import Any

from samurai_odds.swords.layout import LEVIED_KINDS


def price(s: Any, row: int, rates: Any, rates_at: int) -> int:
    """Give the koku that the six counts at ``row`` cost: kinds at one rate share a koku.

    ``rates`` has from ``rates_at`` on how many units of each kind a koku levies.
    """
    koku = 0
    for k in range(len(LEVIED_KINDS)):
        rate, bought, earlier = rates[rates_at + LEVIED_KINDS[k]], 0, False
        for j in range(len(LEVIED_KINDS)):
            kind = LEVIED_KINDS[j]
            if rates[rates_at + kind] == rate:
                bought += s[row + kind]
                earlier = earlier or j < k
        if not earlier:
            koku += (bought + rate - 1) // rate
    return koku


def income(provinces: int, provinces_a_koku: int, least: int) -> int:
    """Calculate Your Income: a third of the provinces, rounded down, never below three."""
    return max(least, provinces // provinces_a_koku)
