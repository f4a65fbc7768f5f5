"""Who wins, by games that were played: a verdict only where they decide."""

import numpy as np
import pytest

from samurai_odds import Odds
from samurai_odds.engine.provenance import Provenance
from samurai_odds.play.contest import who_wins

WORDS = {"winner": ("red", "blue", "none")}


def won(*games: int) -> Odds:
    """Games won by red, by blue, by nobody."""
    made = Provenance("", "", {}, "", "", "", method="monte-carlo", samples=sum(games))
    rows, chances = np.arange(3).reshape(3, 1), np.array(games) / sum(games)
    return Odds(("winner",), rows, chances, made, WORDS)


@pytest.mark.parametrize(
    ("games", "opens"),
    [
        ((1, 0, 0), "Too close to call: red"),
        ((0, 2, 0), "Too close to call: blue"),
        ((3, 0, 1), "Too close to call: red"),
        ((3, 0, 97), "Too close to call: red"),
        ((5, 0, 0), "Red (a) wins"),
        ((14, 6, 0), "Too close to call: red"),
        ((15, 5, 0), "Red (a) wins"),
        ((450, 550, 0), "Blue (b) wins"),
        ((480, 520, 0), "Too close to call: blue"),
        ((0, 0, 4), "Too close to call: red"),
    ],
)
def test_few_games_that_end_alike_decide_nothing(games: tuple[int, ...], opens: str) -> None:
    assert who_wins(won(*games), ("a", "b")).text.startswith(opens)
