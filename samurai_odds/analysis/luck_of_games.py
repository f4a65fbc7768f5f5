"""What luck decides in games between equals: of the deal, and over a match of two games."""

from collections.abc import Sequence
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.sums import total
from samurai_odds.grids.figure import Z_95, Figure, wilson_error

__all__ = ["lead_in_match", "match", "part_of_groups"]


def part_of_groups(values: NDArray[np.int64]) -> Figure:
    """Give the part of a number's variance that lies between groups of games.

    ``values`` has a row for each group (a deal) and in it as many games, two at least. The
    estimate is that of the analysis of variance, so it is not raised by the luck within the
    groups; it is put up to 0 where it falls below, and then counts as resting on so few games
    that its interval ends where its error says. The error is the jackknife's over groups.
    """
    groups, games = values.shape
    means = [int(row.sum()) / games for row in values]
    within = [total((row - mean) * (row - mean)) for row, mean in zip(values, means, strict=True)]
    sums, squares, inner = total(np.array(means)), sum(mean * mean for mean in means), sum(within)
    whole = _between(groups, games, sums, squares, inner)
    left_out = [
        _between(groups - 1, games, sums - mean, squares - mean * mean, inner - apart)
        for mean, apart in zip(means, within, strict=True)
    ]
    center = total(np.array(left_out)) / groups
    spread = total(np.array([(one - center) * (one - center) for one in left_out]))
    error = sqrt((groups - 1) / groups * spread)
    if whole > 0 or not error:
        return Figure(max(whole, 0.0), error, values.size, True)
    return Figure(0.0, error, max(1, round(Z_95 / error - Z_95 * Z_95)), True)


def _between(groups: int, games: int, sums: float, squares: float, inner: float) -> float:
    """Give the part between groups from the sums of their means and of what lies within."""
    between = games * (squares - sums * sums / groups) / (groups - 1)
    within = inner / (groups * (games - 1))
    component = (between - within) / games
    return component / (component + within) if component + within > 0 else 0.0


def lead_in_match(margins: NDArray[np.int64], leads: Sequence[int]) -> tuple[Figure, ...]:
    """Give the chance that two games between equals, seats exchanged, differ by so much or more.

    ``margins`` is the first seat's lead in single games. A match is any two of these games,
    the one's lead less the other's: equals gain nothing but luck from it. The errors
    count that the pairs are made of the same games.
    """
    games = len(margins)
    values, counts = np.unique(margins, return_counts=True)
    found = []
    for lead in leads:
        apart = np.abs(values[:, None] - values[None, :]) >= lead
        pairs = apart * counts[None, :]
        against = (pairs.sum(axis=1) - apart.diagonal()) / (games - 1)  # not with itself
        chance = total(counts * against) / games
        spread = total(counts * (against - chance) * (against - chance)) / games
        error = 2 * sqrt(spread / games)
        found.append(Figure(chance, error or wilson_error(chance, games), games, True))
    return tuple(found)


def match(margins: NDArray[np.int64], leads: Sequence[int]) -> Listing:
    """Say what lead luck alone gives in a match: two games between equals, sides exchanged."""
    if len(margins) < 2:  # one game cannot meet another
        return Listing("", (), ())
    found = lead_in_match(margins, (1, *leads))
    even = Figure(1 - found[0], found[0].se, found[0].samples, True)
    shown = [(f"{lead}+", chance) for lead, chance in zip(leads, found[1:], strict=True)]
    title = "lead in a match of two battles, sides exchanged"
    return Listing("", (title, "by luck alone"), (("even", even), *shown))
