"""Games between two alike, kept in a file: some are played again."""

import pytest

from analyses.elsewhere import Elsewhere
from analyses.rungs import GAMES, kept, winners


@pytest.mark.long
@pytest.mark.parametrize(
    ("battle", "bot", "games"),
    [
        ("arita-castle-phase-1", "greedy", 50),
        ("nunobeyama", "careful", 20),
        ("nagashino-center", "steady", 20),
    ],
)
def test_a_game_played_again_has_the_same_winner(battle: str, bot: str, games: int) -> None:
    found = kept()[battle, bot]
    for first in (0, GAMES[bot] - games):
        assert winners((battle, bot), first, games, Elsewhere()) == found[first : first + games]


def test_every_rung_has_all_its_games() -> None:
    for (_, bot), letters in kept().items():
        assert len(letters) == GAMES[bot]
