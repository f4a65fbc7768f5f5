"""What a player at the table would laugh at, counted: `habits`."""

import pytest

from samurai_odds.play.games import play_many
from samurai_odds.ran.full_game.staging import stage
from samurai_odds.ran.rules.layout import Question, Row, Tallies
from samurai_odds.ran.scenario.text import load, shipped
from tests.ran.bots.__main__ import points
from tests.ran.bots.habits import habits

SEED = 41
FEW = 4  # battles gone through rule by rule


@pytest.mark.long
@pytest.mark.parametrize("bot", ["greedy", "careful"])
def test_units_fire_where_they_are_and_spare_their_own_line(bot: str) -> None:
    """A side once marched through three or four friends in a battle here."""
    found = habits(stage("nunobeyama", bot, bot).start, SEED, FEW)
    assert found["marched through a friend"] < 2 * FEW  # both sides
    assert found["fired at once"] / found["could fire"] > 0.8  # once 0.4
    assert found["withdrawals"] / found["chances to withdraw"] >= 0.01  # greedy: once none


@pytest.mark.long
def test_challenges_are_held_and_cost_busho() -> None:
    """Once 0.1 in a battle: now one or two."""
    rows = play_many(stage("suriagehara", "careful", "careful").start, SEED, 0, 200)
    tally = rows[:, Row.tally.at : Row.tally.end].reshape(-1, 2, Tallies.width)
    assert tally[:, :, Tallies.challenges.at].sum(axis=1).mean() > 1


def test_levels_are_three_fifths_of_an_army() -> None:
    for key in shipped():
        q = Question(stage(key, "greedy", "greedy").start.question.whole)
        for side, army in enumerate(load(key).armies):
            assert abs(army.level - 0.6 * points(q, side)) <= 0.5, key
