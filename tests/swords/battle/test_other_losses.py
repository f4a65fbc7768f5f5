"""Another order of losses that serves a side much better is named, with what it brings."""

import pytest

from samurai_odds import Odds, swords
from samurai_odds.swords.battle.verdict import RONIN_FIRST, RONIN_LAST


def hints(odds: Odds) -> list[str]:
    assert odds.verdict is not None
    return [line for line in odds.verdict.asides if "-losses" in line]


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("3 spearmen, 2 ronin", "2 spearmen"),
        ("daimyo, 2 spearmen, 2 ronin", "3 spearmen"),
        ("daimyo, 3 spearmen, 3 ronin", "4 spearmen"),
        ("daimyo, bowman, swordsman, 2 ronin", "3 spearmen"),
        ("daimyo, 4 spearmen, 4 ronin", "4 spearmen"),
    ],
)
def test_the_hint_is_given_just_where_asking_so_shows_it(attacker: str, defender: str) -> None:
    plain = swords.battle(attacker, defender)
    others = [
        (order, swords.battle(attacker, defender, attacker_losses=order))
        for order in (RONIN_FIRST, RONIN_LAST)
    ]
    worth = {order: float(odds.verdict.worth) for order, odds in others if odds.verdict}
    order, best = max(others, key=lambda one: worth[one[0]])
    assert plain.verdict is not None
    gain = worth[order] - float(plain.verdict.worth)
    more = float(best.p("takes")) - float(plain.p("takes"))
    expected = []
    if more >= 0.05 and gain > 0:
        told = f"takes {best.p('takes').text()} instead of {plain.p('takes').text()}"
        expected = [f"Add --attacker-losses {order}: {told}."]
    elif gain >= 0.5:
        told = f"{worth[order]:+.2f} koku instead of {float(plain.verdict.worth):+.2f}"
        expected = [f"Add --attacker-losses {order}: {told}."]
    assert hints(plain) == expected


def test_a_much_better_order_is_named() -> None:
    assert hints(swords.battle("3 spearmen, 2 ronin", "2 spearmen"))
    assert not hints(swords.battle("3 spearmen", "2 spearmen"))
    asked = swords.battle("3 spearmen, 2 ronin", "2 spearmen", attacker_losses="ronin")
    assert not hints(asked)
