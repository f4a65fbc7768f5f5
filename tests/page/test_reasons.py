"""Why a plan is better: a reason is true of every plan that it is said of."""

import numpy as np

from samurai_odds.page.reasons import WHY_GAMES, Fact, Facts, Why, named, reason

EVEN = np.arange(WHY_GAMES) % 2  # in half of the games, a mean of 0.5


def facts(blocks: float, lost: int) -> Facts:
    """Return what came of a plan: blocks taken on average, games in which a piece is lost."""
    return named(
        [
            Fact("takes", "blocks", EVEN + round(blocks - 0.5), True),
            Fact("loses", 7, np.arange(WHY_GAMES) < lost, False),
        ]
    )


def said(better: list[Facts], worse: Facts) -> Why:
    return reason("Why: each", better, "the next plan", worse)


def test_the_surest_difference_is_the_reason() -> None:
    [text] = said([facts(3.5, 20)], facts(1.5, 22))
    assert text == "Why: each takes 3.5 blocks; the next plan takes 1.5."
    assert said([facts(2.5, 4)], facts(2.5, 44)) == [
        *("Why: each loses ", 7, " in 4 of 50 games; the next plan does in 44.")
    ]


def test_a_reason_holds_for_all_plans_shown() -> None:
    """Of three plans one takes no more than the worse one, and all lose the piece less often."""
    shown = [facts(3.5, 2), facts(4.5, 5), facts(1.5, 4)]
    assert said(shown[:2], facts(1.5, 30))[0] == (
        "Why: each takes 3.5 to 4.5 blocks; the next plan takes 1.5."
    )
    assert said(shown, facts(1.5, 30)) == [
        *("Why: each loses ", 7, " in 2 to 5 of 50 games; the next plan does in 30.")
    ]


def test_without_a_sure_difference_there_is_no_reason() -> None:
    assert said([facts(2.5, 20)], facts(2.5, 22)) == []  # two games of 50
    assert said([facts(1.5, 30)], facts(2.5, 2)) == []  # the other way round
    assert said([facts(2.5, 4)], named([])) == []  # nothing to compare
