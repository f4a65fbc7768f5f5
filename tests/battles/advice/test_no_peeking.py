"""Advice for positions that audits found: hidden cards, moves that win or gain, orders repeated."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from samurai_odds import Limit, battles
from samurai_odds.analysis.weighing import unlike
from samurai_odds.battles.advice.advise import Advice
from samurai_odds.battles.advice.candidates import asked_candidate
from samurai_odds.battles.full_game.game import deals
from samurai_odds.battles.full_game.staging import stage
from samurai_odds.play.search.searching import Search

FOLDER = Path(__file__).parent / "audited"
FEW = Limit(samples=32)
HANDS = {
    "none": "order-two-left order-two-center order-two-right order-three-right "
    "order-three-left order-three-center",
    "two": "first-strike first-strike order-two-left order-two-center order-two-right "
    "order-three-right",
}
AUTHORS = ("steady", "careful", "greedy")


@cache
def strike(hand: str) -> str:
    """The position with two First Strikes in blue's hand, none, or a hand that is not known."""
    text = (FOLDER / "first-strike.txt").read_text()
    if hand not in HANDS:
        return text
    head, _, rest = text.partition("Blue: Blue army\n")
    return f"{head}Blue: Blue army\n  hand: {HANDS[hand]}\n{rest}"


@cache
def advice(name: str) -> Advice:
    return battles.advise(FOLDER / f"{name}.txt", limit=FEW)


def test_advice_does_not_depend_on_a_hidden_hand() -> None:
    none, two = (battles.advise(strike(hand), limit=FEW) for hand in HANDS)
    assert none.to_dict()["candidates"] == two.to_dict()["candidates"]


@pytest.mark.long
def test_a_hand_not_known_has_the_same_value_at_any_seed() -> None:
    """Two clusters lay 13 points apart; two of four lie so far apart once in a million times."""
    values = [
        battles.advise(strike("unknown"), limit=FEW, seed=seed).best.placing.value
        for seed in range(4)
    ]
    assert max(values) - min(values) < 5 * max(value.se for value in values)
    known = battles.advise(strike("two"), limit=FEW).best.placing.value
    for value in values:
        assert abs(value - known) < 5 * (value.se**2 + known.se**2) ** 0.5


def test_who_searches_does_not_see_a_first_strike() -> None:
    keys = set()
    for hand in HANDS:
        start = next(deals(stage(strike(hand), "steady", "steady").start, 0, 1))
        plan = Search(AUTHORS, 40, 8).decide(start, 3)
        assert plan is not None
        keys.add(plan.key)
    assert len(keys) == 1


def test_a_move_that_wins_comes_first_and_is_certain() -> None:
    best = advice("spear").best
    assert best.candidate.wins
    assert "move f2 f1" in best.candidate.orders
    assert (float(best.placing.value), best.placing.value.se) == (1, 0)
    assert str(advice("spear")).startswith("Wins at once")


def test_banners_and_tokens_of_the_moves_themselves_are_counted() -> None:
    found = next(one for one in advice("capture").turns if "move f3 f1" in one.candidate.orders)
    assert found.impact.now["banners"].mean() >= 1


@pytest.mark.quick
@pytest.mark.parametrize("name", ["capture", "first-strike"])
def test_no_turn_is_better_than_the_best_pasted_back(name: str) -> None:
    """It may be varied then, so that others are raced, too."""
    best = advice(name).best
    text = "\n".join(best.candidate.lines) + "\n"
    again = battles.advise(FOLDER / f"{name}.txt", text, limit=FEW)
    assert again.asked is not None
    assert again.asked.placing.tied
    assert again.asked.candidate.plan.gist == best.candidate.plan.gist
    assert sum(one.candidate.plan.gist == best.candidate.plan.gist for one in again.turns) == 1


def test_the_same_orders_in_another_sequence_are_one_turn() -> None:
    staged = stage(FOLDER / "capture.txt", "steady", "steady")
    start = next(deals(staged.start, 0, 1))
    orders, moves = ["order f3", "order e6"], ["move f3 f2", "move e6 e5"]
    texts = [
        "\n".join(["lead order-two-center", *one, *other, ""])
        for one in (orders, orders[::-1])
        for other in (moves, moves[::-1])
    ]
    found = [asked_candidate(staged, start, "steady", text, "orders") for text in texts]
    assert len({each.plan.key for each in found}) == 4
    assert len(unlike([replace(each, asked=False) for each in found])) == 1
    turns = advice("capture").turns
    assert len({one.candidate.plan.gist for one in turns}) == len(turns)
