"""What dice give a side beyond what is due: 0 on average, and read by no rule."""

import numpy as np
import pytest

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import recording
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.play.games import play_many, record
from samurai_odds.play.replay import replay

ALARM = 4.5  # standard errors: 1 in 150,000 false alarms


@pytest.mark.parametrize("name", ["first-samurai-skirmish", "nagashino-center", "epic-sekigahara"])
def test_luck_is_0_on_average_whoever_plays(name: str) -> None:
    start = Contest(name, "steady", "careful", turn_limit=60).staged.start
    luck = play_many(start, 5, 0, 400)[:, recording.LUCK] / 100
    assert luck.std() > 1
    assert abs(luck.mean()) < ALARM * luck.std() / np.sqrt(len(luck))


def test_luck_is_the_blocks_taken_beyond_those_expected() -> None:
    """A strike's own odds say how many: here they are read off the table beside it."""
    start = Contest("first-samurai-skirmish", "steady", "steady").staged.start
    seen = 0
    for step in replay(start, record(start, 3, 1)):
        gained = int(step.after[at.LUCK] - step.before[at.LUCK])
        if gained == 0:
            continue
        seen += 1
        blocks = slice(at.UNIT_BLOCKS, at.UNIT_BLOCKS + at.MOST_UNITS)
        lost = step.before[blocks] - step.after[blocks]
        red = start.state[at.UNIT_SIDE : at.UNIT_SIDE + at.MOST_UNITS] == 0
        taken = 1000 * int(lost[~red].sum() - lost[red].sum())
        due = taken - gained
        assert 0 < abs(due) < 4000
        assert taken == 0 or np.sign(taken) == np.sign(due)
    assert seen > 20


def test_of_two_sides_one_has_the_luck_that_the_other_lacks() -> None:
    start = Contest("study-spears", "steady", "steady").staged.start
    rows = play_many(start, 1, 0, 8)
    assert (start.game.luck(rows, 0) == -start.game.luck(rows, 1)).all()
