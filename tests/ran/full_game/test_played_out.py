"""Odds read from the map against the same combats played out by full games' compiled loop."""

from collections import Counter, defaultdict
from itertools import chain

import numpy as np
import pytest

from analyses.map_odds import misfits
from analyses.map_odds_ran import Declared, Unfolded, compared, ends, of_games
from tests.ran.full_game.attacks import chosen, drawn, fires, shocks

PLAYOUTS, LEAST = 20_000, 5


def chances_read(found: Unfolded) -> dict[tuple[int, ...], float]:
    """Return the chances of what is compared, as the reader has them."""
    columns, chances = found.reading.columns, defaultdict[tuple[int, ...], float](float)
    rows = np.array([columns[name] for name in compared(found.asked)]).T.tolist()
    for row, chance in zip(rows, found.reading.chances().tolist(), strict=True):
        chances[tuple(row)] += chance
    return chances


def misfit(found: Unfolded, seed: int) -> tuple[float, int]:
    """Return the chi-square of one attack and its degrees of freedom."""
    expected = chances_read(found)
    seen = Counter(map(tuple, ends(found, seed, PLAYOUTS).tolist()))
    assert abs(sum(expected.values()) - 1) < 1e-9
    assert not seen.keys() - expected.keys(), seen.keys() - expected.keys()
    cells = {end: PLAYOUTS * chance for end, chance in expected.items()}
    rare = [end for end, wanted in cells.items() if wanted < LEAST]
    pairs = [(seen[end], wanted) for end, wanted in cells.items() if wanted >= LEAST]
    pairs.append((sum(seen[end] for end in rare), sum(cells[end] for end in rare)))
    kept = [(count, wanted) for count, wanted in pairs if wanted >= LEAST]
    return sum((count - wanted) ** 2 / wanted for count, wanted in kept), max(0, len(kept) - 1)


def attacks() -> list[Declared]:
    games = of_games("study-guns-and-horse", range(2)), of_games("suriagehara", range(1))
    struck = chosen(chain(*games, drawn(range(100), shocks)), 105, 10)
    return [*struck, *chosen(drawn(range(100), fires), 45, 6)]


@pytest.mark.long
def test_attacks_come_out_as_full_games_play_them() -> None:
    tried = attacks()
    assert len(tried) == 150
    assert not misfits([misfit(one.unfolded, seed) for seed, one in enumerate(tried)])
