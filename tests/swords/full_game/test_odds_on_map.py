"""`swords odds` against the full game: the same battles, the same policy, the same view."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import chi2

from analyses.map_odds import misfits
from analyses.map_odds_swords import VARIABLES, Seen, ends, fought, seen_by, seen_in, varied
from samurai_odds import Odds, swords
from samurai_odds.swords.full_game.game import start
from samurai_odds.swords.layout import KINDS, has_army
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.scenario.chart import chart_of
from tests.swords.full_game.positions import war

PLAYED = (
    ("quick-4", "planner"),
    ("standard-3", "expander"),
    ("two-player", "planner"),
    ("end-of-round-5", "planner"),
    ("chapter-7", "expander"),
    ("quick-5", "random"),
    ("standard-5", "expander"),
    ("stop-the-leader", "planner"),
)
ATTACKS, PLAYOUTS, FALSE_ALARM = 150, 20_000, 1e-3
_LEAST = 5.0  # expected in a cell


def keys_of_answer(odds: Odds) -> NDArray[np.int64]:
    """Return the answer's ends as `ends` has them of battles played."""
    inside = [odds.names.get(f"defender_force_{kind}") for kind in KINDS]
    if inside[0] is None:  # one troop defends: an army, or a force
        army = has_army(odds.question.setup.defender)
        counts = [odds.names[f"defender_{kind}"] for kind in KINDS]
        inside = [0 * np.asarray(column) if army else column for column in counts]
    return np.column_stack([*(odds.names[name] for name in VARIABLES), *inside]).astype(np.int64)


def statistic(odds: Odds, rows: NDArray[np.int16]) -> tuple[float, int]:
    """Return chi-square and its degrees of freedom; ends too rare are put together."""
    cells = {tuple(key): 0.0 for key in keys_of_answer(odds).tolist()}
    for key, chance in zip(keys_of_answer(odds).tolist(), odds.chances, strict=True):
        cells[tuple(key)] += float(chance) * len(rows)
    met, counts = np.unique(ends(rows), axis=0, return_counts=True)
    seen = {tuple(key): int(n) for key, n in zip(met.tolist(), counts, strict=True)}
    assert seen.keys() <= cells.keys(), "an end that the answer does not have"
    groups: list[list[float]] = [[0.0, 0.0]]
    for key in sorted(cells, key=cells.__getitem__):
        groups[-1][0] += cells[key]
        groups[-1][1] += seen.get(key, 0)
        if groups[-1][0] >= _LEAST:
            groups.append([0.0, 0.0])
    rest = groups.pop()
    if groups:
        groups[-1] = [groups[-1][0] + rest[0], groups[-1][1] + rest[1]]
    total = sum((found - wanted) ** 2 / wanted for wanted, found in groups)
    return total, max(len(groups) - 1, 0)


def asked(one: Seen, number: int) -> tuple[dict[str, Any], int, int]:
    """Return what is asked of an attack: every third is called off, hidden ronin are told."""
    stop = (0, 1, 2)[number % 3]
    options = {"stop_after": stop} if stop else {}
    options |= {"defender_ronin": one.hidden} if one.hidden and number % 2 else {}
    return one.asked | options, stop, options.get("defender_ronin", 0)


@pytest.mark.long
def test_attacks_of_bots_end_as_the_full_game_has_them() -> None:
    """150 attacks of every trait, 20,000 playouts each: what they show, `misfits` says."""
    found = [
        one for number, (key, bot) in enumerate(PLAYED) for one in seen_in(key, bot, 5, number)
    ]
    chosen = varied(found, ATTACKS)
    assert len(chosen) == ATTACKS
    fits = []
    for number, one in enumerate(chosen):
        given, stop, hidden = asked(one, number)
        attack = one.seat, one.troop, one.here, one.there
        rows = fought(seen_by(one, hidden), attack, stop, PLAYOUTS, number)
        fits.append(statistic(swords.odds(**given), rows))
    assert not misfits(fits)


@pytest.mark.long
@pytest.mark.parametrize(
    ("source", "target", "by_army", "phase", "battle"),
    [
        ("Omi", "Ise", False, "B", ""),  # its last daimyo, fallen, and a force beside
        ("Aki", "Bingo", True, "C", "battle: army 1 attacks Bingo, 2 bonus units"),
    ],
)
def test_so_do_those_that_no_single_battle_is_like(
    source: str, target: str, by_army: bool, phase: str, battle: str
) -> None:
    position = war(phase, battle, blue="Mino 1")
    numbers = chart_of(position.map).numbers
    here, there = numbers[source], numbers[target]
    troop = 0 if by_army else at.FORCE_TROOP
    one = Seen(position, 0, troop, here, there, 0, frozenset(), start(position))
    for stop in (0, 2):
        odds = swords.odds(**one.asked, **({"stop_after": stop} if stop else {}))
        attack = 0, troop, here, there
        rows = fought(seen_by(one, 0), attack, stop, PLAYOUTS, 1000 + stop)
        total, freedom = statistic(odds, rows)
        assert freedom > 3
        assert chi2.sf(total, freedom) > FALSE_ALARM / 6
