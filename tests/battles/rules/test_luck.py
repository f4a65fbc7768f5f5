"""What dice give a side beyond what is due: 0 on average, and read by no rule."""

from operator import mul

import numpy as np
import pytest

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.combat import hits_of
from samurai_odds.battles.attack.dice import pool
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.layout import State
from samurai_odds.play.games import play_many, record
from samurai_odds.play.replay import replay

ALARM = 4.5  # standard errors: 1 in 150,000 false alarms


LONG = pytest.param("epic-sekigahara", marks=pytest.mark.long)


@pytest.mark.quick
@pytest.mark.parametrize("name", ["first-samurai-skirmish", "nagashino-center", LONG])
def test_luck_is_0_on_average_whoever_plays(name: str) -> None:
    start = Contest(name, "steady", "careful", turn_limit=60).staged.start
    games = 200 if name.startswith("epic") else 400  # which take longer
    luck = play_many(start, 5, 0, games)[:, recording.LUCK] / 100
    assert luck.std() > 1
    assert abs(luck.mean()) < ALARM * luck.std() / np.sqrt(len(luck))


@pytest.mark.parametrize("name", ["first-samurai-skirmish", "nunobeyama", "epic-sekigahara"])
def test_luck_is_the_blocks_hit_beyond_what_the_dice_let_expect(name: str) -> None:
    """The roll's own outcomes say what was due; the table that is read has it in thousandths."""
    start = Contest(name, "steady", "careful").staged.start
    seen = 0
    for step in replay(start, record(start, 3, 0)):
        s = State(step.before)
        fight = s.combat_state
        strike = s.combat_question.strikes[fight.strike]
        target = int(strike.target)
        rolled = step.what > 0 and s.phase == at.FIGHTING and fight.phase == combat.ROLL
        due = 0.0
        if rolled and (blocks := int(fight.parties[target].blocks)):
            rolls, ignored = pool(step.what), int(strike.swords_ignored)
            hits = [min(blocks, hits_of(each, ignored)) for each in (step.value, *rolls.outcomes)]
            expected = sum(map(mul, hits[1:], rolls.probabilities))
            struck = s.active if target == combat.ATTACKER else 1 - s.active
            due = 1000 * (hits[0] - expected) * (1 if struck == 1 else -1)
            seen += 1
        assert abs(int(State(step.after).luck - s.luck) - due) < 0.501
    assert seen > 20


def test_of_two_sides_one_has_the_luck_that_the_other_lacks() -> None:
    start = Contest("study-spears", "steady", "steady").staged.start
    rows = play_many(start, 1, 0, 8)
    assert (start.game.luck(rows, 0) == -start.game.luck(rows, 1)).all()
