"""What came of games: the rows kept of them as the outcome variables of an answer."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.play.game import State
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.scenario.scenario import SIDES, Scenario

Column = NDArray[np.int64]

WINNERS = (*SIDES, "none")
REASONS = ("rout", "both", "turn limit")
ROUT, BOTH, TURN_LIMIT = range(3)
BY_SIDE = ("rout_points", "heads", "units_lost", "busho_lost", "contingents_fled")
WORDS: dict[str, tuple[str, ...]] = {"winner": WINNERS, "reason": REASONS}


def columns_of(rows: NDArray[np.int16]) -> dict[str, Column]:
    """Read the outcome variables off the rows of games."""
    games = rows.astype(np.int64)
    found = {
        "winner": np.where(games[:, kept.WINNER] < 0, len(SIDES), games[:, kept.WINNER]),
        "reason": np.maximum(games[:, kept.REASON] - 1, 0),  # 0 in a row of no game yet
        "turns": games[:, kept.TURNS],
    }
    for what in BY_SIDE:
        for side, name in enumerate(SIDES):
            found[f"{name}_{what}"] = _by_side(games, what, side)
    return found


def _by_side(games: Column, what: str, side: int) -> Column:
    if what == "units_lost":
        return games[:, kept.UNITS_ROUTED + side] + games[:, kept.UNITS_ELIMINATED + side]
    return games[:, _KEPT[what] + side]


_KEPT = {
    "rout_points": kept.ROUT_POINTS,
    "heads": kept.HEADS,
    "busho_lost": kept.BUSHO_LOST,
    "contingents_fled": kept.FLED,
}


def fates(question: State, games: Column, side: int) -> Column:
    """Give what has become of each of a side's units: games x units."""
    first, end = (int(question[place + side]) for place in (at.FIRST_OF_SIDE, at.END_OF_SIDE))
    return games[:, kept.FATE + first : kept.FATE + end]


def tallied(games: Column, what: int, side: int) -> Column:
    """Give how often something happened on a side, by game."""
    return games[:, kept.TALLY + side * at.TALLIES + what]


def points_at(rows: NDArray[np.int16], turn: int) -> Column:
    """Give both sides' rout points at the start of a turn, of the games that came to it."""
    place = kept.TIMELINE + 2 * (turn - 1)
    noted = rows[:, place : place + 2].astype(np.int64)
    return np.asarray(noted[noted[:, 0] != kept.NOT_NOTED], dtype=np.int64)


def turns_noted(scenario: Scenario) -> range:
    """List the turns whose rout points are noted: from where a position begins."""
    return range(scenario.moment.turn, min(scenario.turn_limit, kept.MOST_NOTED) + 1)
