"""The conditional logit: who wins a game, by his seat and by the bot that plays it.

In each game somebody of those who play wins; the chance of each is proportional to
``exp(x @ beta)``, where ``x`` says what he is. Errors allow for games of the same deal being
alike (the sandwich, clustered by deal).
"""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.matches import Match
from samurai_odds.grids.figure import Figure

Array = NDArray[np.float64]
_DIGITS = 6  # of what is fitted
_NOTHING = 1e-6  # of what a term is told by, far above rounding
_NEVER = -1e9  # the utility of who cannot win


@dataclass(frozen=True)
class Fitted:
    """Coefficients with their covariance: ``model`` as if games were independent, ``robust``."""

    beta: Array
    model: Array
    robust: Array
    games: int

    def contrast(self, weights: Array) -> Figure:
        """Give a weighted sum of coefficients with its robust error.

        Rounded: what the fit leaves beyond is the processor's, not the games'.
        """
        error = sqrt(max(float(weights @ self.robust @ weights), 0.0))
        value = round(float(weights @ self.beta), _DIGITS)
        return Figure(value, round(error, _DIGITS), self.games)


def told_apart(features: Array, able: NDArray[np.bool_]) -> bool:
    """Say whether the games tell every term: who always meets one that never wins, tells none."""
    many = able.sum(axis=1)[:, None, None]
    mean = np.where(able[:, :, None], features, 0).sum(axis=1, keepdims=True) / np.maximum(many, 1)
    apart = np.where(able[:, :, None], features - mean, 0)
    gram = np.einsum("gat,gau->tu", apart, apart)
    return bool(np.linalg.matrix_rank(gram, tol=_NOTHING) == features.shape[2])


def fit(
    features: Array,
    won: Array,
    groups: NDArray[np.int64],
    able: NDArray[np.bool_] | None = None,
) -> Fitted:
    """Fit by maximum likelihood.

    ``features`` are games x alternatives x terms, ``won`` games x alternatives, summing to
    1 in each game (a shared win is parted), ``groups`` which deal each game is of, ``able``
    marks those who can win at all, everybody unless given.
    """
    from scipy.optimize import minimize

    games, _, terms = features.shape

    def chances(beta: Array) -> tuple[Any, Any]:
        utility = features @ beta
        if able is not None:
            utility = np.where(able, utility, _NEVER)
        top = utility.max(axis=1, keepdims=True)
        weights = np.exp(utility - top)
        total = weights.sum(axis=1, keepdims=True)
        return weights / total, utility - top - np.log(total)

    def loss(beta: Array) -> float:
        return float(-(won * chances(beta)[1]).sum() / games)

    def scores(beta: Array) -> Array:
        return np.asarray(np.einsum("ga,gat->gt", won - chances(beta)[0], features))

    def gradient(beta: Array) -> Array:
        return np.asarray(-scores(beta).mean(axis=0))

    def information(beta: Array) -> Array:
        shares = chances(beta)[0]
        mean = np.einsum("ga,gat->gt", shares, features)
        square = np.einsum("ga,gat,gau->tu", shares, features, features)
        return np.asarray((square - mean.T @ mean) / games)

    optimum = minimize(
        loss,
        np.zeros(terms),
        jac=gradient,
        hess=information,
        method="trust-exact",
        options={"gtol": 1e-9},
    )
    inverse = np.linalg.inv(information(optimum.x)) / games
    labels, place = np.unique(groups, return_inverse=True)
    sums = np.zeros((len(labels), terms))
    np.add.at(sums, place, scores(optimum.x))
    clusters = len(labels)
    meat = sums.T @ sums * (clusters / max(clusters - 1, 1))
    robust = inverse @ meat @ inverse
    return Fitted(optimum.x, inverse, robust, games)


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
    seats = won.shape[2]
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
    model = fit(features[decided], won[decided], groups[decided], able[decided])
    return Terms(
        tuple(model.contrast(_against_average(seats, k, 0, terms)) for k in range(seats)),
        {
            bot: model.contrast(_against_average(len(named), k, seats - 1, terms))
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
