"""Winning outranks everything: each bot that thinks takes the last banner when it can."""

from pathlib import Path

import pytest

from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.scenario.scenario import RED
from tests.battles.bots.staged_turns import position, turn_and_end, turn_of

SPEAR = (Path(__file__).parent / "positions" / "spear.txt").read_text(encoding="utf-8")
THINKING = [bot for bot in BOTS.names if bot != "random"]
SEEDS = range(3)
HAND = "advance-left order-one-center " + "order-one-right order-two-right " * 2
BETTER = {f"{column}9": ".SS" for column in "abcd"}  # four good attacks on the left
BETTER |= {f"{column}8": ".lv" for column in "abcd"}
NEXT = "banners to win: 5\n  banners gained: 4"


def wins(text: str, bot: str, seed: int) -> bool:
    """Return whether a bot, playing red, wins in its turn."""
    s = turn_and_end(text, seed, bot)[1]
    return bool(s.ended == at.BY_BANNERS and s.winner == RED)


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_objective_that_gives_the_last_banners_is_taken(bot: str, seed: int) -> None:
    """Two banners on f1 with two to go; elsewhere weak units could be struck."""
    assert wins(SPEAR, bot, seed)


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_card_is_led_that_makes_it_possible(bot: str, seed: int) -> None:
    """Into the reach of four, away from better attacks: once the game is won none of it counts."""
    goal = "Objectives:\n  red captures f6: 1 banner"
    near = {"f7": ".AS1", "e5": ".ss", "f5": ".ss", "g5": ".ss", "e4": ".ss"} | BETTER
    assert wins(position(near, HAND, goal, red=NEXT), bot, seed)
    assert not wins(position(near, HAND, goal), bot, seed)


@pytest.mark.parametrize("bot", THINKING)
def test_in_epic_the_last_banner_is_taken_too(bot: str) -> None:
    """The rack may hold cards for the left: the center's card is led, alone or beside one."""
    goal = "Objectives:\n  red captures m6: 1 banner"
    near = {"m7": ".AS1", "l5": ".ss", "m5": ".ss", "n5": ".ss", "l4": ".ss"} | BETTER
    hand = "advance-left order-one-center"
    assert all(wins(position(near, hand, goal, red=NEXT, epic=True), bot, k) for k in SEEDS)


@pytest.mark.parametrize("bot", THINKING)
def test_crossing_wins_for_the_kind_that_may(bot: str) -> None:
    goal = "Objectives:\n  red crosses to f6 with ashigaru-spear: 1 banner"
    spear = position({"f7": ".AS"} | BETTER, HAND, goal, red=NEXT)
    assert wins(spear, bot, 0)
    samurai = position({"f7": ".SS"} | BETTER, HAND, goal, red=NEXT)
    assert turn_of(samurai, 0, bot)[0] != "lead order-one-center"


@pytest.mark.parametrize("bot", THINKING)
def test_leaving_by_an_exit_wins(bot: str) -> None:
    goal = "Objectives:\n  red leaves from f1 with ashigaru-spear: 1 banner"
    assert wins(position({"f1": ".AS"} | BETTER, HAND, goal, red=NEXT), bot, 0)


@pytest.mark.parametrize("bot", THINKING)
def test_an_attack_likely_to_win_comes_before_better_exchanges(bot: str) -> None:
    """Seven times in ten it wins."""
    pieces = {"f7": ".AS", "f6": ".as1"} | BETTER
    assert turn_of(position(pieces, HAND, red=NEXT), 0, bot)[0] == "lead order-one-center"
    assert turn_of(position(pieces, HAND), 0, bot)[0] == "lead advance-left"


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize(
    "more", ["Objectives:\n  blue holds f6: 1 banner", "Tents:\n  red f6: 1 banner"]
)
def test_who_would_win_by_staying_is_driven_off(bot: str, more: str) -> None:
    """Blue counts f6 when its turn starts."""
    tent = "t" if more.startswith("Tents") else "."
    pieces = {"f7": ".AS", "f6": tent + "as"} | BETTER
    lines = turn_of(position(pieces, HAND, more, blue=NEXT), 0, bot)
    assert any(line.startswith("assault") and line.endswith(" f6") for line in lines)
    assert turn_of(position(pieces, HAND, more), 0, bot)[0] == "lead advance-left"


@pytest.mark.parametrize("bot", THINKING)
def test_the_last_cards_are_taken(bot: str) -> None:
    """Blue holds two cards: with one it must surrender at the start of its turn."""
    goal = "Objectives:\n  red captures f6: 1 banner, blue loses 1 command card"
    text = position({"f7": ".AS", "k2": ".as"} | BETTER, HAND, goal)
    assert "f7-f6" in turn_of(text, 0, bot)
