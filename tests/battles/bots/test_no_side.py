"""Bots have no side: on boards that are the same turned about, only who begins matters.

Red's share moving first and red's share moving second then add up to 100%. What a bot
takes first in a list, or nearest to one end of the board, shows here: `greedy` once
stood at 93.
"""

from dataclasses import replace
from statistics import NormalDist

import numpy as np
import pytest
from numpy.typing import NDArray

from analyses.fit.strength import red_scores
from samurai_odds.battles.bots import BOTS as REGISTRY
from samurai_odds.battles.bots.strike_odds import strike_table
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.full_game.game import GAME, start
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.layout import Question
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.text import load
from samurai_odds.engine.sampling.streams import UNIFORM_BITS
from samurai_odds.play.games import play_many
from samurai_odds.play.stepping import steps, viewed
from tests.half_way import total_share

MIRRORED = ("study-combined-arms", "study-levies", "study-spears")
BOTS = REGISTRY.names
GAMES = {"random": 4_000, "greedy": 4_000, "careful": 2_000}  # each way
FEW = 1_000  # of the others, which are variants of these: on one board
CASES = [(bot, name) for bot in BOTS for name in MIRRORED if bot in GAMES or name == MIRRORED[0]]
TURNS = 300  # a battle that nobody has won by then counts one half to each
FALSE_ALARMS = 0.001  # over all bots and scenarios, if none has a side


@pytest.mark.long
@pytest.mark.parametrize(("bot", "name"), CASES)
def test_moving_first_and_second_add_up_to_all(bot: str, name: str) -> None:
    """4,000 games each way find 93% in 98 of 100 cases (`half_way`)."""
    sides = (replace(load(name), first=first) for first in (0, 1))
    starts = [start(Setup(side, facts(), turn_limit=TURNS), bot, bot) for side in sides]

    def scores(first: int, games: int) -> list[NDArray[np.float64]]:
        return [
            red_scores(play_many(one, 100 + k, first, games)[:, recording.WINNER])
            for k, one in enumerate(starts)
        ]

    total, error = total_share(scores, GAMES.get(bot, FEW), 1)
    allowed = NormalDist().inv_cdf(1 - FALSE_ALARMS / (2 * len(CASES)))
    assert abs(total - 1) <= allowed * error, f"{100 * total:.1f}% ± {100 * error:.1f}"


@pytest.mark.long
def test_options_worth_the_same_are_as_likely() -> None:
    """Two lines of equal spearmen: draws spread evenly pick every equal order as often."""
    setup = Setup(load("study-spears"), facts(), turn_limit=60)
    q, s = setup.question.copy(), setup.state.copy()
    q[Question.strike_odds.at : Question.strike_odds.end] = strike_table(setup)
    choose, draws = REGISTRY.modules[REGISTRY.number_of("greedy")].choose, 120
    uniforms = [np.uint64((2 * k + 1) * 2**UNIFORM_BITS // (2 * draws)) for k in range(draws)]
    steps(GAME).advance(q, s)
    tied = 0
    for asked in range(200):
        if s.pending >= 0:
            steps(GAME).take(q, s, asked % 2 if s.pending < at.UNIFORM else 0)
            continue
        places = [choose(viewed(q), viewed(s.copy()), uniform) for uniform in uniforms]
        counts = np.unique(places, return_counts=True)[1]
        if s.decision != at.CARD_CHOICE:  # a card's worth hangs on ties among its units
            assert counts.max() - counts.min() <= 1
            tied += len(counts) > 1
        steps(GAME).take(q, s, int(s.choices[places[asked % draws]]))
    assert tied >= 5
