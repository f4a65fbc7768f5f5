"""Which card to lead: all of the hand, with the same luck."""

import pytest

from samurai_odds import Limit, OddsError, battles
from samurai_odds.analysis.compare import Comparison
from samurai_odds.battles.full_game.leads import leads_of_hand

POSITION = "study-spears"


@pytest.fixture(scope="module")
def ranking() -> Comparison:
    found = battles.turn(POSITION, bot="random", enemy="random", limit=Limit(samples=200), seed=3)
    assert isinstance(found, Comparison)
    return found


def test_every_card_that_the_hand_may_hold_is_ranked(ranking: Comparison) -> None:
    cards, says = leads_of_hand(battles.scenario(POSITION))
    assert "not known" in says
    ranked = {entry.label for entry in ranking.entries}
    assert ranked <= set(cards)
    assert {"order-one-left", "order-two-center", "advance-center"} <= ranked


def test_the_figure_of_a_card_is_that_of_the_turn_alone(ranking: Comparison) -> None:
    entry = ranking.entries[-1]
    alone = battles.turn(
        POSITION, entry.label, bot="random", enemy="random", limit=Limit(samples=200), seed=3
    )
    assert entry.figure == alone.expect(ranking.by)


def test_the_best_is_first_and_the_lag_is_the_difference(ranking: Comparison) -> None:
    figures = [entry.figure for entry in ranking.entries]
    assert figures == sorted(figures, reverse=True)
    last = ranking.entries[-1]
    assert last.behind == pytest.approx(figures[0] - last.figure)
    assert last.behind.se > 0


def test_orders_belong_to_a_card_and_ranking_to_none() -> None:
    with pytest.raises(OddsError, match="no card is led: name it"):
        battles.turn(POSITION, orders="order c9\n")
    with pytest.raises(OddsError, match="by ranks the cards"):
        battles.turn(POSITION, "order-two-center", by="swing")
