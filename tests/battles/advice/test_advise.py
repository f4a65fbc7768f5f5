"""Advice for a turn: the best first, one's own orders always in it, and orders that paste back."""

from pathlib import Path

import numpy as np
import pytest

from samurai_odds import Limit, OddsError, battles
from samurai_odds.battles.advice.advise import Advice
from samurai_odds.battles.advice.candidates import asked_candidate, lines_of, more_plans
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.game import GAME, deals, worth
from samurai_odds.battles.full_game.staging import stage
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.scenario.text import read
from samurai_odds.play.games import play_range
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.search.planning import first_choices, planned, plans
from tests.battles.bots.staged_turns import position as position_of

BOTS = ("greedy", "random")
FEW = Limit(samples=64)
LAST_BLOW = """
Title: The Last Blow
First: red
Pool: 12
Source: assumed
Placement: assumed

Red: Red
  command cards: 2
  dragon cards: 0
  honor: 2
  banners to win: 1
  hand: order-one-center order-one-center

Blue: Blue
  command cards: 2
  dragon cards: 0
  honor: 2
  banners to win: 1

Map:
   1  .     .     .     .     .     .     .     .     .     .     .     .
   2     .     .     .     .     .     .     .     .     .     .     .
   3  .     .     .     .     .     .     .     .     .     .     .     .
   4     .     .     .     .     .     .     .     .     .     .     .
   5  .     .     .     .     .     .lv1  .     .     .     .     .     .
   6     .     .     .     .     .AS4  .     .     .     .     .     .
   7  .     .     .     .     .     .     .     .     .     .     .     .
   8     .     .     .     .     .     .     .     .     .     .     .
   9  .     .     .     .     .     .     .     .     .     .     .     .
  10     .     .     .     .     .     .     .     .     .     .     .
  11  .     .     .     .     .     .     .     .     .     .     .     .
"""


@pytest.fixture(scope="module")
def position() -> Scenario:
    return Contest("first-samurai-skirmish", "greedy", "greedy").position(0, 1, 5)


@pytest.fixture(scope="module")
def advice(position: Scenario) -> Advice:
    return battles.advise(position, bots=BOTS, limit=FEW)


def test_the_best_comes_first_and_who_cannot_be_told_apart_next(advice: Advice) -> None:
    assert advice.best.placing.loss == 0
    assert sum(each.placing.tied for each in advice.turns) == advice.tied >= 1
    behind = [float(each.placing.loss) for each in advice.turns]
    wins = [float(each.placing.value) for each in advice.turns]
    assert behind == sorted(behind)
    assert wins == pytest.approx([max(0.0, wins[0] - loss) for loss in behind])


def test_the_contract_of_its_json(advice: Advice) -> None:
    held = advice.to_dict()
    first = held["candidates"][0]
    assert {"card", "orders", "win", "loss", "chance_best", "asked"} <= set(first)
    assert set(first["win"]) == set(first["loss"]) == {"value", "se", "evaluation_error"}
    assert {"tied", "method", "samples", "seed"} <= set(held)
    assert not any(each["asked"] for each in held["candidates"])
    assert len({each["text"] for each in held["candidates"]}) == len(advice.turns)


def test_it_fits_80_columns_and_says_first_what_to_do(advice: Advice) -> None:
    said = str(advice)
    assert max(map(len, said.splitlines())) <= 80
    assert "wins" in said.splitlines()[0] + said.splitlines()[1]


@pytest.mark.long
def test_turns_of_many_orders_are_folded() -> None:
    position = Contest("epic-study-foot", "greedy", "greedy").position(0, 1, 5)
    said = str(battles.advise(position, bots=("greedy",), limit=Limit(samples=2)))
    assert max(map(len, said.splitlines())) <= 80
    assert len(said.split("turn  ")) == 2  # one table of them, no blocks


@pytest.mark.long
def test_each_turn_pastes_back_as_orders(position: Scenario, advice: Advice) -> None:
    for each in advice.turns[:5]:
        orders = "\n".join(each.candidate.lines) + "\n"
        again = battles.advise(position, orders, bots=BOTS, limit=Limit(samples=2))
        assert again.asked is not None
        assert again.asked.candidate.plan.key == each.candidate.plan.key


@pytest.mark.long
def test_what_is_asked_about_is_never_dropped(position: Scenario, advice: Advice) -> None:
    worst = advice.turns[-1].candidate
    orders = "\n".join(worst.lines) + "\n"
    again = battles.advise(position, orders, bots=BOTS, limit=Limit(samples=256))
    assert again.asked is not None
    assert again.asked.placing.games == again.best.placing.games == 256


@pytest.mark.long
def test_the_same_seed_gives_the_same_advice(position: Scenario, advice: Advice) -> None:
    again = battles.advise(position, bots=BOTS, limit=FEW)
    assert again.to_dict()["candidates"] == advice.to_dict()["candidates"]


def test_with_one_attack_left_it_knows_the_odds() -> None:
    """The blow that decides falls as often as the exact odds say: within 4 standard errors."""
    exact = battles.attack("ashigaru-spear", "levy", defender_blocks=1, defender_honor=2)
    found = battles.advise(read(LAST_BLOW), bots=("greedy",), limit=Limit(samples=64))
    assert "battle" in " ".join(found.best.candidate.orders)
    won = found.best.impact.now["banners"] > 0
    chance = float(exact.p("defender_eliminated == 1"))
    assert abs(won.mean() - chance) < 4 * (chance * (1 - chance) / len(won)) ** 0.5


def test_orders_without_a_card_or_against_the_rules_are_refused(position: Scenario) -> None:
    with pytest.raises(OddsError, match="no card is led"):
        battles.advise(position, "order c9\n")
    with pytest.raises(OddsError, match=r"unknown command card"):
        battles.advise(position, "lead volley-fire-of-old\n")


def test_a_leader_alone_is_moved_as_a_leader() -> None:
    row = "   8     .     .     .     .     .     "
    text = LAST_BLOW.replace(row + ".  ", row + ".F ", 1)
    orders = "lead order-one-center\norder f8\nmove f8 f9\n"
    with pytest.raises(OddsError, match="write 'move leader f8"):
        battles.advise(read(text), orders, bots=BOTS, limit=FEW)


def test_what_is_stopped_in_its_middle_is_judged_alike_for_both() -> None:
    start = until_turn(Contest("first-samurai-skirmish", "greedy", "greedy").staged.start, 6)
    rows = play_range(start, 3, 0, 40)
    red, blue = worth(rows, 0), worth(rows, 1)
    assert np.array_equal(red + blue, np.full(40, 10_000))
    assert len(set(red.tolist())) > 20


def test_who_can_shoot_at_the_enemy_attacked_first_is_tried_before() -> None:
    """Spears beside the levy and arquebuses two hexes away: a shot risks no battle back."""
    text = LAST_BLOW.replace("order-one-center order-one-center", "order-two-center")
    row = "   5  .     .     .     .     .     .lv1  .     "
    staged = stage(read(text.replace(row + ".", row + ".AA")), "greedy", "greedy")
    start = next(deals(staged.start, 0, 1))
    close = planned(start, "greedy")
    assert lines_of(staged, start, close)[-2] == "battle f6 f5"
    found = [lines_of(staged, start, each) for each in more_plans(start, [close], ("greedy",), 0)]
    assert any("battle h5 f5" in lines for lines in found)


ONE_IN_DANGER = Path(__file__).parents[1] / "bots" / "positions" / "one-in-danger.txt"


def test_between_flight_and_charge_one_goes_back_and_the_line_holds() -> None:
    """Wounded bow cavalry among the enemy: it alone goes back, the others stay or go on.

    With each card that can order it, for nobody else would a strike be the end.
    """
    staged = stage(ONE_IN_DANGER, "steady", "steady")
    start = next(deals(staged.start, 0, 1))
    found = [lines_of(staged, start, each) for each in plans(start, ("steady",))]
    back = [lines for lines in found if "move g6 f8" in lines]
    assert {lines[0] for lines in back} == {
        "lead advance-center",
        "lead order-circle",
        "lead tiger-tail-left",
    }
    moved = [_units_moved(lines) for lines in back]
    assert moved.count(["g6"]) == 3  # the line holds: once with each card
    assert max(map(len, moved)) > 3  # or goes on
    assert not any("e8 e10" in line for lines in found for line in lines)


def _units_moved(lines: tuple[str, ...]) -> list[str]:
    moves = [line.split() for line in lines if line.startswith("move ")]
    return [here for _, here, there, *_ in moves if here != "leader" and there != "stay"]


def test_nobody_is_spared_whom_no_strike_can_destroy() -> None:
    start = Contest("first-samurai-skirmish", "steady", "steady").staged.start
    start = next(deals(start, 0, 1))
    assert not any(GAME.spares(start, card) for card in first_choices(start))


def test_who_attacks_nobody_says_so() -> None:
    """Left unsaid, whoever plays the orders back would attack."""
    staged = stage(read(LAST_BLOW), "greedy", "greedy")
    start = next(deals(staged.start, 0, 1))
    close = planned(start, "greedy")
    what, _, options = close.choices[-1]
    peaceful = planned(start, "greedy", first=(*close.choices[:-1], (what, 0, options)))
    lines = lines_of(staged, start, peaceful)
    assert lines == (*lines_of(staged, start, close)[:-2], "battle none")
    again = asked_candidate(staged, start, "greedy", "\n".join(lines), "orders")
    assert again.plan.key == peaceful.key


def test_a_move_to_the_first_hex_is_written() -> None:
    """The hex numbered 0, a1, is one like any other; a plan that went there had no such line."""
    text = position_of({"b2": ".AB", "h2": ".ab"}, "order-one-left order-one-right")
    staged = stage(read(text), "greedy", "greedy")
    start = next(deals(staged.start, 0, 1))
    orders = "lead order-one-left\norder b2\nmove b2 a1\n"
    assert "move b2 a1" in asked_candidate(staged, start, "greedy", orders, "orders").orders


def test_orders_of_epic_turns_paste_back() -> None:
    """Of one card and of two, by a leader's command too: each says whose order it is."""
    scenario = Contest("epic-study-foot", "greedy", "greedy").position(0, 1, 5)
    staged = stage(scenario, "greedy", "greedy")
    start = next(deals(staged.start, 0, 1))
    heads = set[str]()
    for plan in plans(start, ("greedy", "careful")):
        lines = lines_of(staged, start, plan)
        heads |= {"pair" if " + " in lines[0] else "alone"}
        text = "\n".join(lines) + "\n"
        again = asked_candidate(staged, start, plan.author, text, "orders")
        assert again.plan.key == plan.key, text
    assert heads == {"pair", "alone"}
