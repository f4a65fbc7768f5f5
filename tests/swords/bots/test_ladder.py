"""Stronger bots beat weaker ones, and the restricted ones never do what they are named for.

Two of each in four seats, every deal played twice with the bots changed over.
"""

import numpy as np
import pytest

from samurai_odds.play.games import play_many
from samurai_odds.swords.bots import BOTS
from samurai_odds.swords.full_game.game import start
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.layout import Tallies
from samurai_odds.swords.scenario.text import load

SEED = 12
DEALS = {("cautious", "random"): 20, ("expander", "cautious"): 300, ("planner", "expander"): 500}
UNFINISHED = 0.02
GAMES = 60
_RESTRICTED = {  # bins without koku, things counted that never happen
    "never-builds": (at.TO_BUILD, Tallies.castles_built.at),
    "never-hires": (at.TO_RONIN, Tallies.ronin_hired.at),
    "never-ninja": (at.TO_NINJA, Tallies.ninja_hired.at),
    "never-bids": (at.TO_SWORDS, None),
}


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), DEALS)
def test_the_better_bot_wins_more_and_games_end(better: str, worse: str) -> None:
    """By three standard errors: bots equally good pass in about 1 of 700 cases.

    The planner, at 60% of the games, fails in fewer than 1 of 700.
    """
    scenario, deals = load("standard-4"), DEALS[better, worse]
    shares, unfinished = [], 0
    for turn in range(2):
        bots = [better if (seat + turn) % 2 == 0 else worse for seat in range(4)]
        rows = play_many(start(scenario, bots), SEED, 0, deals)
        winner = rows[:, recording.WINNER]
        unfinished += int((winner < 0).sum())
        shares.append(np.where(winner < 0, 0.5, (winner + turn) % 2 == 0))
    share = np.mean(shares, axis=0)
    error = float(share.std(ddof=1)) / deals**0.5
    assert share.mean() - 0.5 > 3 * error, f"{100 * share.mean():.1f}% ± {100 * error:.1f}"
    assert unfinished <= UNFINISHED * 2 * deals


@pytest.mark.long
@pytest.mark.parametrize("bot", _RESTRICTED)
def test_a_restricted_bot_never_does_what_it_is_named_for(bot: str) -> None:
    """Others at the same table do, in the same games: the planner in the other seats."""
    assert bot in BOTS.names
    rows = play_many(start(load("standard-3"), [bot, "planner", "planner"]), SEED, 0, GAMES).astype(
        int
    )
    bin_, counted = _RESTRICTED[bot]
    spent = rows[:, recording.SPENT :][:, : at.MOST_SEATS * at.BIN_COUNT]
    by_seat = spent.reshape(GAMES, at.MOST_SEATS, at.BIN_COUNT).sum(axis=0)
    assert by_seat[0, bin_] == 0
    assert by_seat[0].sum() > 0
    assert by_seat[1:3, bin_].sum() > 0
    if counted is not None:
        tallies = rows[:, recording.TALLY :][:, : at.MOST_SEATS * at.TALLIES]
        found = tallies.reshape(GAMES, at.MOST_SEATS, at.TALLIES).sum(axis=0)
        assert found[0, counted] == 0
        assert found[1:3, counted].sum() > 0
