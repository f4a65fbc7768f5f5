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
    loglikelihood: float
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

    found = minimize(
        loss,
        np.zeros(terms),
        jac=gradient,
        hess=information,
        method="trust-exact",
        options={"gtol": 1e-9},
    )
    inverse = np.linalg.inv(information(found.x)) / games
    labels, place = np.unique(groups, return_inverse=True)
    sums = np.zeros((len(labels), terms))
    np.add.at(sums, place, scores(found.x))
    clusters = len(labels)
    meat = sums.T @ sums * (clusters / max(clusters - 1, 1))
    robust = inverse @ meat @ inverse
    return Fitted(found.x, inverse, robust, -loss(found.x) * games, games)
