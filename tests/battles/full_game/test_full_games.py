"""Full games by compiled bots: the same as interpreted, on any threads, in any chunks."""

import json
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, Odds, OddsError, battles
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.one_turn import OneTurn
from samurai_odds.battles.scenario.scenario import Scenario
from tests.battles.interpreted import small_fight

SOME = Limit(samples=100)


@pytest.fixture(scope="module")
def skirmish() -> Scenario:
    return battles.scenario("first-samurai-skirmish")


def test_an_answer_is_one_joint_table(skirmish: Scenario) -> None:
    odds = battles.play(skirmish, seed=2, limit=SOME)
    assert odds.samples == 100
    assert odds.chances.sum() == pytest.approx(1)
    wins = [odds.p(f"winner == '{who}'") for who in ("red", "blue", "none")]
    assert sum(wins) == pytest.approx(1)
    assert odds.p("winner == 'red' and red_banners < 5 and reason == 'banners'") == 0
    assert odds.expect("margin") == pytest.approx(
        odds.expect("red_banners") - odds.expect("blue_banners")
    )
    given = odds.given("winner == 'red'")
    assert given.p("margin > 0 or reason == 'surrender'") == 1
    assert "winner" in odds.to_frame()
    again = Odds.from_json(odds.to_json(["turns"]))
    assert again.p("winner == 'red'") == pytest.approx(wins[0], rel=1e-11)
    assert again.question.heading == odds.question.heading
    assert again.trace(0).splitlines()[-1].startswith("result: ")


def test_the_tables_belong_to_the_games_that_meet_the_condition(skirmish: Scenario) -> None:
    odds = battles.play(skirmish, seed=2, limit=SOME)
    tables = {listing.columns[0]: listing for listing in odds.listings}
    assert list(tables) == [
        "won by",
        "quantiles",
        "losses",
        "leaders lost, each game",
        "at turn",
        "cards led, each game",
    ]
    kinds = [row[0] for row in tables["losses"].rows]
    assert kinds == list(dict.fromkeys(unit.kind for unit in skirmish.units))
    led = sum(row[1] + row[2] for row in tables["cards led, each game"].rows)
    assert led == pytest.approx(odds.expect("turns"), rel=0.01)
    red = {listing.columns[0]: listing for listing in odds.given("winner == 'red'").listings}
    assert red["won by"].rows[0][2] == 0
    assert red["at turn"].rows[-1][1] == (odds.question.games["winner"] == 0).sum()


@pytest.mark.long
def test_a_traced_game_is_the_one_that_was_counted(skirmish: Scenario) -> None:
    contest = Contest(skirmish, "greedy", "careful")
    contest.play(Limit(samples=20), seed=9)
    for game in (0, 7, 19):
        who = ("red", "blue", "nobody")[contest.games["winner"][game]]
        told = contest.retell(9, game)[-1]
        turns = int(contest.games["turns"][game])
        assert told.startswith(f"result: {who} wins by ")
        assert told.endswith(f"after {turns} turn{'s' if turns > 1 else ''}")
    place = contest.nth_that_meets(9, 1, "winner == 'blue'")
    assert place == np.flatnonzero(contest.games["winner"] == 1)[1]


def test_the_turn_limit_is_told_and_counted() -> None:
    odds = battles.play("study-spears", "random", "random", turn_limit=6, limit=SOME)
    assert odds.p("winner == 'none'") > 0.9
    assert odds.p("turns <= 6") == 1
    assert "stopped after 6 turns, won by nobody" in str(odds)


def test_a_saved_position_is_played_on(skirmish: Scenario) -> None:
    position = Contest(skirmish).position(1, 4, 8)
    odds = battles.play(position, limit=SOME)
    assert odds.p("turns >= 1") == 1
    assert Contest(position).heading.endswith("to move)")
    with pytest.raises(OddsError, match="unknown command card 'no-card'"):
        battles.turn(position, "no-card", limit=SOME)
    hand = position.armies[position.first].hand
    card = next(key for key in hand if key != "first-strike")
    turn = battles.turn(position, card, limit=SOME)
    assert turn.expect("total_swing") == pytest.approx(
        turn.expect("swing") + turn.expect("reply_swing")
    )


def test_a_turn_is_the_same_with_and_without_its_reply(skirmish: Scenario) -> None:
    alone = OneTurn(skirmish, "order-three-left", replies=0)
    replied = OneTurn(skirmish, "order-three-left", replies=1)
    alone.play(SOME, seed=4)
    replied.play(SOME, seed=4)
    for name, column in alone.columns(alone.run.rows).items():  # type: ignore[union-attr]
        if name != "result":
            assert np.array_equal(column, replied.games[name]), name
    assert (replied.games["reply_own_blocks_lost"] >= 0).all()
    assert json.loads(replied.play(SOME).to_json())["procedure"] == "turn"


def test_orders_said_decide_a_turn() -> None:
    text = "order e7\nmove e7 d6\nbattle d6 d5\n"
    odds = battles.turn(small_fight(), "order-one-center", orders=text, replies=0, limit=SOME)
    assert odds.p("enemy_blocks_lost > 0") > 0.5
    idle = battles.turn(
        small_fight(), "order-one-center", orders="order e7\nmove e7 stay\n", limit=SOME
    )
    assert idle.p("enemy_blocks_lost == 0") == 1
    again = Odds.from_json(odds.to_json())
    assert "battle d6 d5" not in again.trace(0)
    assert "ashigaru-bow at d5" in again.trace(0)


@pytest.mark.parametrize(
    ("inputs", "message"),
    [
        ({"red": "nobody"}, "unknown bot for red 'nobody': choose from "),
        ({"first": "green"}, "unknown side to move first 'green'"),
        ({"turn_limit": 0}, "turn-limit is from 1 to 2000, not 0"),
        ({"shown": ("winner",)}, "'winner' stands for words"),
        ({"shown": ("red_banner",)}, "did you mean 'red_banners'"),
        ({"seed": -1}, "a seed is a whole number"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    inputs: dict[str, Any], message: str
) -> None:
    with pytest.raises(OddsError) as fault:
        battles.play("study-spears", **inputs)
    assert message in str(fault.value)
