"""The picture of full games: its map tells where battles are fought."""

import numpy as np
import pytest

from samurai_odds import Limit, swords
from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.swords.full_game.game import start
from samurai_odds.swords.full_game.outcomes import battles_at
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.layout import State, Tallies
from samurai_odds.swords.scenario.text import load


def test_battles_are_counted_where_they_are_fought() -> None:
    began = start(load("quick-4"))
    row = np.zeros(recording.ROW, dtype=np.int64)
    fought = [0] * at.MOST_PROVINCES
    for step in replay(began, record(began, 4, 0)):
        if State(step.after).phase == at.DICE and State(step.before).phase != at.DICE:
            fought[State(step.after).fight_at] += State(step.after).fight_round == 0
        last = step.after
    recording.record(began.question.whole, last, row)
    assert battles_at(row[None, :].astype(np.int16), at.MOST_PROVINCES).tolist() == fought
    attacks = row[recording.TALLY : recording.BATTLES_AT].reshape(at.MOST_SEATS, at.TALLIES)[
        :, Tallies.attacks.at
    ]
    assert attacks.sum() == sum(fought) > 0


@pytest.mark.long
def test_the_map_shades_every_province() -> None:
    odds = swords.play(players=3, bots="random", limit=Limit(samples=20))
    last = odds.plot().figure.axes[-1]
    assert "Battles fought" in last.get_title()
    fought = battles_at(odds.question.run.rows, 68)
    shaded = int((fought / fought.max() >= 0.02).sum())
    numbers = last.patches[-shaded:]  # darker the more
    shades = [round(255 * patch.get_facecolor()[0]) for patch in numbers]
    most = fought[fought / fought.max() >= 0.02]
    assert int(np.argmax(most)) == int(np.argmin(shades))
