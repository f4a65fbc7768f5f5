"""The logit's terms for a match: a seat each, a bot each, told against their averages."""

from dataclasses import dataclass

import numpy as np

from samurai_odds.grids.figure import Figure
from samurai_odds.swords.fairness.logit import Array, fit, told_apart
from samurai_odds.swords.fairness.matches import Match


@dataclass(frozen=True)
class Terms:
    """What a seat and a bot add to the logarithm of the odds, each against the average one.

    ``never`` are bots that won no game: they have no term, and their seats are left out.
    """

    seats: tuple[Figure, ...]
    bots: dict[str, Figure]
    never: tuple[str, ...]


def terms_of(match: Match) -> Terms | None:
    """Fit a match; None where seats or bots that win cannot be compared."""
    won = match.credits()
    bots = list(dict.fromkeys(name for seating in match.seatings for name in seating))
    places = np.array([[bots.index(name) for name in seating] for seating in match.seatings])
    wins = [float((won.sum(axis=1) * (places == k)).sum()) for k in range(len(bots))]
    never = tuple(bot for bot, total in zip(bots, wins, strict=True) if not total)
    named = [bot for bot, total in zip(bots, wins, strict=True) if total]
    if not named or not (won.sum(axis=(0, 1)) > 0).all():
        return None
    seats = len(match.hands)
    terms = seats - 1 + len(named) - 1
    features = np.zeros((*won.shape, terms))
    for seat in range(1, seats):
        features[:, :, seat, seat - 1] = 1
    for place, bot in enumerate(named[1:]):
        features[:, :, :, seats - 1 + place] = (places == bots.index(bot))[:, None, :]
    out = np.isin(places, [bots.index(bot) for bot in never])
    able = np.broadcast_to(~out[:, None, :], won.shape)
    decided = won.sum(axis=2) > 0
    if not told_apart(features[decided], able[decided]):
        return None
    groups = np.broadcast_to(np.arange(match.deals), decided.shape)
    found = fit(features[decided], won[decided], groups[decided], able[decided])
    return Terms(
        tuple(found.contrast(_against_average(seats, k, 0, terms)) for k in range(seats)),
        {
            bot: found.contrast(_against_average(len(named), k, seats - 1, terms))
            for k, bot in enumerate(named)
        },
        never,
    )


def _against_average(count: int, place: int, start: int, terms: int) -> Array:
    """Weight the terms of one of ``count`` (the first is the base) against their average."""
    weights = np.zeros(terms)
    weights[start : start + count - 1] = -1 / count
    if place:
        weights[start + place - 1] += 1
    return weights
