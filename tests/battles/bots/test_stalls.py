"""Games between two of a bot come to an end."""

from pathlib import Path

import pytest

from samurai_odds.battles.full_game.staging import stage
from samurai_odds.battles.rules import recording
from samurai_odds.battles.scenario.scenario import BLUE, RED
from samurai_odds.play.games import play_many

EQUAL = Path(__file__).parent / "positions" / "equal.txt"
GAMES, STALLED = 64, 5  # more: 1 time in 500 if 2% of games stall; fewer, 1 in 2,000 if 25%


@pytest.mark.long
def test_steady_against_itself_does_not_stall() -> None:
    """Two equal lines in the open, no objective: a quarter of the games once never ended."""
    rows = play_many(stage(EQUAL, "steady", "steady").start, 22, 0, GAMES)
    winners = rows[:, recording.WINNER]
    assert ((winners != RED) & (winners != BLUE)).sum() <= STALLED
