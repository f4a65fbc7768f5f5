"""Plays of scenarios that people reported, beside what bots make of the same.

A game lists them in `evidence.toml`, by scenario: the army, its victories, all plays, each with
its source. Nothing is fitted to them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import exp, lgamma
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds.analysis.favor import Favor
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.texts import read_toml
from samurai_odds.errors import OddsError
from samurai_odds.grids.digits import written
from samurai_odds.grids.figure import Figure, round_percent, wilson_error

DISAGREE = 0.01  # less likely by the bots, and players are said to disagree with them
_FILE = "evidence.toml"
_PRIOR = 0.5  # games won and lost that are added to those of the bots (Jeffreys)
_KNOWN = 10**7  # games that an exact share counts as
_DRAWS, _SEED = 200_000, 1  # reports drawn from what is foretold
_ALIKE = 1e-6  # chances as near as this, relatively, are equal


@dataclass(frozen=True)
class Reported:
    """Plays of a scenario that people reported: how many an army won."""

    army: str
    won: int
    plays: int
    source: str


@cache
def reported(game: str) -> dict[str, Reported]:
    """Return what people reported of a game's scenarios, by their keys."""
    file = Path(str(import_module(f"samurai_odds.{game}").__file__)).with_name(_FILE)
    if not file.exists():
        return {}
    return {
        key: Reported(
            str(one["army"]["value"]),
            int(one["won"]["value"]),
            int(one["plays"]["value"]),
            str(one["plays"]["source"]),
        )
        for key, one in read_toml(file, "the evidence").items()
    }


@dataclass(frozen=True)
class Players:
    """What players reported of a scenario, and the chance of it by the bots' games.

    ``chance`` is that of a result as unlikely as this one, if the bots were right.
    """

    reported: Reported
    chance: float

    @property
    def text(self) -> str:
        """Return it as a sentence, flagged where players disagree with the bots."""
        one = self.reported
        said = f"Players: {one.army} won {one.won} of {one.plays}, reported."
        disagree = " They disagree." if self.chance < DISAGREE else ""
        chance = chance_text(self.chance)
        return f"{said}{disagree} Were the bots right, {chance} of results would be as far off."

    def to_dict(self) -> dict[str, Any]:
        """Give it as plain values, for JSON."""
        one = self.reported
        return {
            "army": one.army,
            "won": one.won,
            "plays": one.plays,
            "source": one.source,
            "probability": written(self.chance),
            "disagree": self.chance < DISAGREE,
        }


def chance_text(chance: float) -> str:
    """Return a chance in percent, with two digits below 10%."""
    if chance >= 0.1:
        return round_percent(chance)
    return f"{100 * chance:.2g}%" if chance >= 0.0001 else "less than 0.01%"


def players_of(favor: Favor, made: Provenance, scenario: Any) -> Players | None:
    """Return what players reported of the scenario of an answer; None where nobody did."""
    one = reported(made.game).get(str(made.inputs.get("scenario")))
    if one is None:
        return None
    armies = [army.name for army in scenario.armies]
    return Players(one, as_unlikely(one, favor.shares[armies.index(one.army)]))


def as_unlikely(one: Reported, share: Figure) -> float:
    """Return the chance of a report as unlikely as this one, where an army wins a share."""
    chances = chances_of(one.plays, share)
    own = chances[one.won]
    return min(1.0, sum(chance for chance in chances if chance <= own * (1 + _ALIKE)))


def chances_of(plays: int, share: Figure) -> Sequence[float]:
    """Return the chance of each number of victories in so many plays.

    The share is known from a number of games only: so it is the beta-binomial distribution.
    """
    games = share.samples or _KNOWN
    won = float(share) * games + _PRIOR
    lost = (1 - float(share)) * games + _PRIOR
    whole = _log_beta(won, lost)
    return [
        exp(_log_choose(plays, k) + _log_beta(won + k, lost + plays - k) - whole)
        for k in range(plays + 1)
    ]


def favored_dict(favor: Favor, players: Players | None) -> dict[str, Any]:
    """Give whom games favor, and what players reported of it, as plain values, for JSON."""
    return favor.to_dict() | ({"players": players.to_dict()} if players else {})


def _log_beta(one: float, other: float) -> float:
    return lgamma(one) + lgamma(other) - lgamma(one + other)


def _log_choose(plays: int, won: int) -> float:
    return lgamma(plays + 1) - lgamma(won + 1) - lgamma(plays - won + 1)


# ---- all of them ---------------------------------------------------------------------


@dataclass(frozen=True)
class Evidence:
    """How well all reports of a game are foretold; ``players`` are they, by scenario.

    ``as_low`` is how often reports drawn from what is foretold score as low as the true ones.
    """

    players: dict[str, Players]
    loglikelihood: float
    as_low: Figure

    @property
    def disagree(self) -> bool:
        """Whether players disagree with what is foretold."""
        return self.as_low < DISAGREE


def evidence(game: str, foretold: Mapping[str, float]) -> Evidence:
    """Score what somebody foretells of a game's scenarios against the plays people reported.

    ``foretold`` are red's win rates by the scenarios' keys; a `Figure` counts with its games. What
    nobody reported is left out.

    >>> from samurai_odds import evidence
    >>> coin = evidence("battles", {"nunobeyama": 0.5})
    >>> round(coin.loglikelihood, 2), coin.players["nunobeyama"].reported.won
    (-2.77, 0)
    """
    random = np.random.default_rng(_SEED)
    total, drawn = 0.0, np.zeros(_DRAWS)
    players = {}
    for key, one in reported(game).items():
        if key not in foretold:
            continue
        red = foretold[key]
        share = red if isinstance(red, Figure) else Figure(red)
        armies = [army.name for army in import_module(f"samurai_odds.{game}").scenario(key).armies]
        if armies.index(one.army):
            share = Figure(1 - share, share.se, share.samples, True)
        chances = np.array(chances_of(one.plays, share))
        total += float(np.log(chances[one.won]))
        drawn += np.log(chances)[random.choice(len(chances), _DRAWS, p=chances / chances.sum())]
        players[key] = Players(one, as_unlikely(one, share))
    if not players:
        raise OddsError(f"nobody reported plays of these scenarios of {game}")
    low = float((drawn <= total + _ALIKE).mean())
    return Evidence(players, total, Figure(low, wilson_error(low, _DRAWS), _DRAWS, True))
