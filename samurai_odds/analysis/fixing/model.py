"""What changes of a scenario do, learned from all games played: effects that add up, with errors.

Of a change are known its kind, whose it is and how far it goes; what it adds to the logarithms of
the seats' shares is much alike for all of a kind, and for all bots. How strong a kind is, and what
pairs do beyond their two changes, is read off the games as well, the latter by the likelihood.
Rasmussen and Williams, "Gaussian Processes for Machine Learning" (2006), 2.2 and 5.4.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.favor import Credits, completed
from samurai_odds.analysis.fixing.proposals import Proposal
from samurai_odds.analysis.fixing.trials import Array, Trial, logs_of, shares_of

Places = NDArray[np.intp]

# standard deviations of log-shares, before any game
_USUAL = 3.0  # of the scenario as it is
_KIND, _CHANGE = 0.3, 0.2  # of a step of a kind of change; of a change beyond its kind
_TOGETHER = 0.1, 0.05, 0.2, 0.4  # of a pair beyond its two changes: the usual; what may be likelier
_DIGITS = 6  # of an effect: what is beyond them is another processor's choice
_COMMON = 0.8  # of the correlation seen between games of the same luck: of few games it is noise
_AT_ONCE = 256  # games whose luck is compared at a time
_WON, _FRESH = attrgetter("won"), attrgetter("fresh")  # tables of a trial
_ALIKE = 0.7  # correlation of what a change does to the games of two bots


@dataclass(frozen=True)
class Foretold:
    """What some trials will win: means and standard errors of log-shares, trials x bots x seats."""

    logs: Array
    errors: Array  # trials x bots

    def shares(self) -> Array:
        """Return what each seat wins."""
        return shares_of(self.logs)

    def share_errors(self) -> Array:
        """Return the standard errors of those shares."""
        shares = self.shares()
        many = shares.shape[-1]
        return np.asarray(shares * (1 - shares) * many / (many - 1) * self.errors[..., None])

    def chances(self, margin: float) -> Array:
        """Return how likely all shares of a trial lie within a margin of even."""
        from scipy.special import ndtr

        shares, errors = self.shares(), self.share_errors()
        even = 1 / shares.shape[-1]
        inside = ndtr((even + margin - shares) / errors) - ndtr((even - margin - shares) / errors)
        return np.asarray(inside.min(axis=-1).prod(axis=-1))


class Model:
    """Learns from games of trials what each of some changes does."""

    def __init__(self, changes: Sequence[Proposal]) -> None:
        self.places = {one: place for place, one in enumerate(changes, 1)}  # 0: as it is
        kinds: dict[tuple[str, str, bool], int] = {}
        group, step = [-1], [0.0]
        for one in changes:
            kind = one.kind, one.seat, one.gain is None
            group.append(kinds.setdefault(kind, len(kinds)))
            step.append(one.steps * (1 if one.gain is None else one.gain[1]))
        self.groups, steps = np.array(group), np.array(step)
        same = self.groups[:, None] == self.groups[None, :]
        self.before = _KIND**2 * same * steps[:, None] * steps[None, :]
        self.before += _CHANGE**2 * np.eye(len(steps))
        self.before[0, 0] = _USUAL**2
        self.played: dict[frozenset[Proposal], int] = {}
        self.together, self.strong = _TOGETHER[0], np.ones(len(steps))

    def learn(self, usual: Trial, trials: Iterable[Trial]) -> None:
        """Learn from all games of trials, by whatever bots, and of the scenario as it is."""
        bots = list(usual.won)
        listed = [one for one in trials if one.won and set(one.changes) <= self.places.keys()]
        listed.append(usual)
        self.played = {frozenset(one.changes): row for row, one in enumerate(listed)}
        features = np.zeros((len(listed), len(self.before)))
        features[:, 0] = 1
        for row, one in enumerate(listed):
            features[row, [self.places[change] for change in one.changes]] = 1
        games = _games_of(listed, bots)
        self.strong = self._strengths(features, games.moved)
        before = self.before * self.strong[:, None] * self.strong
        shared = features @ before
        pairs = np.where(features, self.strong, 1).prod(axis=1) * (features.sum(axis=1) > 2)
        alike = _ALIKE + (1 - _ALIKE) * np.eye(len(bots))
        between, of = alike[np.ix_(games.bot, games.bot)], np.ix_(games.trial, games.trial)
        truth = between * (shared @ features.T)[of] + games.luck
        beyond = between * np.diag(pairs)[of]
        if pairs.any():
            self.together = max(
                _TOGETHER, key=lambda one: _likelihood(games.logs, truth + one**2 * beyond)
            )
        effects = shared @ features.T + self.together**2 * np.diag(pairs)
        inverse = np.linalg.inv(truth + self.together**2 * beyond)
        weights = inverse @ games.logs
        self.means, self.spreads, tried, spreads = [], [], [], []
        for row in alike:
            of_games = row[games.bot, None] * effects[games.trial]
            tried.append(of_games.T @ weights)
            spreads.append(effects.diagonal() - ((inverse @ of_games) * of_games).sum(axis=0))
            known = row[games.bot, None] * shared[games.trial]
            self.means.append(_rounded(known.T @ weights))
            self.spreads.append(_rounded(before - known.T @ (inverse @ known)))
        self.tried = _rounded(np.array(tried)), _rounded(np.array(spreads))

    def _strengths(self, features: Array, moved: Array) -> Array:
        """Return how many times as strong as usual changes are, by games of their kind alone."""
        times = np.ones(len(self.before))
        alone = features.sum(axis=1) == 2  # the scenario as it is, and one change
        for group in set(self.groups[1:]):
            of = features[:, self.groups == group].any(axis=1) & alone
            if np.isfinite(moved[:, of]).any():
                thought = (features[of] * self.before.diagonal())[:, 1:].sum(axis=1)
                times[self.groups == group] = max(1.0, np.nanmean(moved[:, of] / thought))
        return _rounded(np.sqrt(times))

    def of_tried(self, trials: Sequence[Trial]) -> Foretold:
        """Foretell trials that were learned from."""
        rows = [self.played[frozenset(one.changes)] for one in trials]
        logs, spread = self.tried
        return Foretold(logs[:, rows].swapaxes(0, 1), np.sqrt(np.maximum(spread[:, rows].T, 1e-9)))

    def of_pairs(self, first: Places, second: Places) -> Foretold:
        """Foretell pairs of changes, by their places; 0 is none."""
        logs, errors = [], []
        beyond = self.together**2 * self.strong[first] * self.strong[second]
        beyond *= (first > 0) & (second > 0)
        one, other = (place > 0 for place in (first, second))
        for mean, spread in zip(self.means, self.spreads, strict=True):
            own = np.diag(spread)
            logs.append(mean[0] + one[:, None] * mean[first] + other[:, None] * mean[second])
            both = one * own[first] + other * own[second] + 2 * one * other * spread[first, second]
            with_usual = 2 * (one * spread[0, first] + other * spread[0, second])
            errors.append(np.sqrt(np.maximum(own[0] + both + with_usual + beyond, 1e-9)))
        return Foretold(np.stack(logs, axis=1), np.stack(errors, axis=1))


def _rounded(values: Array) -> Array:
    """Leave off what another processor might sum otherwise."""
    return np.asarray(np.round(values, _DIGITS))


@dataclass(frozen=True)
class _Games:
    """What trials won, a row a trial and bot: log-shares, and the covariances of their ``luck``.

    ``moved`` is how much each trial moved the log-shares beyond luck, squared, bots x trials.
    """

    bot: Places
    trial: Places
    logs: Array
    luck: Array
    moved: Array


def _games_of(trials: Sequence[Trial], bots: Sequence[str]) -> _Games:
    """Gather the games of trials, the last of which is the scenario as it is."""
    from scipy.linalg import block_diag

    whose, of, logs, luck = [], [], [], []
    moved = np.full((len(bots), len(trials)), np.nan)
    for place, bot in enumerate(bots):
        tables = [(row, won) for won_of in (_WON, _FRESH) for row, one in enumerate(trials)
                  if (won := won_of(one).get(bot)) is not None]  # fmt: skip
        first = sum(bot in one.won for one in trials)
        own_logs, own_luck = _seen([won for _, won in tables], first)
        rows = [row for row, _ in tables]
        moved[place, rows[:first]] = _beyond_luck(own_logs[:first], own_luck[:first, :first])
        whose += [place] * len(rows)
        of += rows
        logs.append(own_logs)
        luck.append(own_luck)
    places = np.array(whose, dtype=np.intp), np.array(of, dtype=np.intp)
    return _Games(*places, np.concatenate(logs), block_diag(*luck), moved)


def _beyond_luck(logs: Array, noise: Array) -> Array:
    """Return how far each row lies from the last, squared, over and above what luck does."""
    apart = ((logs - logs[-1]) ** 2).mean(axis=1)
    return np.asarray(apart - (noise.diagonal() + noise[-1, -1] - 2 * noise[-1]))


def _likelihood(logs: Array, covered: Array) -> float:
    """Return the logarithm of how likely log-shares are that vary together so much."""
    from scipy.linalg import solve_triangular

    root = np.linalg.cholesky(covered)
    apart = solve_triangular(root, logs, lower=True)
    free = 1 - 1 / logs.shape[1]  # of each seat: together they are 0
    found = free * ((apart**2).sum() / 2 + logs.shape[1] * np.log(root.diagonal()).sum())
    return round(-float(found), _DIGITS)


def _seen(tables: Sequence[Credits], first: int) -> tuple[Array, Array]:
    """Return log-shares of games of some trials, and the covariances of their errors.

    Games of one number had the same luck; what their results have in common is in all errors. The
    ``first`` tables are of games of the search, the others of fresh games.
    """
    from scipy.linalg import block_diag

    logs, errors, beyond = [], [], []
    for won in tables:
        (games, many), own = won.shape, completed(won)
        shares = own.mean(axis=0)
        smoothed = (shares * games + 0.5) / (games + many * 0.5)
        logs.append(logs_of(shares, games))
        errors.append(sqrt((many - 1) / many**2 * (1 / (games * smoothed)).sum()))
        beyond.append((own - shares) / max(float(np.linalg.norm(own - shares)), 1e-9))
    alike = block_diag(_products(beyond[:first]), _products(beyond[first:]))
    alike *= _COMMON
    np.fill_diagonal(alike, 1)
    return np.array(logs), alike * np.outer(errors, errors)


def _products(tables: Sequence[Array]) -> Array:
    """Return the scalar products of tables with each other, game by game, as far as both go."""
    products = np.zeros((len(tables), len(tables)))
    for begin in range(0, max(map(len, tables), default=0), _AT_ONCE):
        rows = [row for row, one in enumerate(tables) if len(one) > begin]
        parts = np.zeros((len(rows), _AT_ONCE, tables[0].shape[1]))
        for row, place in zip(parts, rows, strict=True):
            part = tables[place][begin : begin + _AT_ONCE]
            row[: len(part)] = part
        flat = parts.reshape(len(rows), -1)
        products[np.ix_(rows, rows)] += flat @ flat.T
    return products
