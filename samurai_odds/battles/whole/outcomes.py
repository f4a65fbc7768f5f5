"""What came of games: the rows kept of them as the outcome variables of an answer."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import recording as kept
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.scenario import SIDES

Column = NDArray[np.int64]

WINNERS = (*SIDES, "none")
REASONS = ("banners", "objectives", "surrender", "turn limit")
BANNERS, OBJECTIVES, SURRENDER, TURN_LIMIT = range(4)
BY_SIDE = (
    "banners",
    "tokens",
    "cards",
    "units_lost",
    "blocks_lost",
    "leaders_lost",
    "leaders_killed",
    "seppuku",
)
VARIABLES = (
    "winner",
    "reason",
    "turns",
    *(f"{side}_{what}" for what in BY_SIDE for side in SIDES),
)
WORDS = {"winner": WINNERS, "reason": REASONS}


def columns_of(setup: Setup, rows: NDArray[np.int16]) -> dict[str, Column]:
    """Read the outcome variables off the rows of games."""
    games = rows.astype(np.int64)
    losses = Losses(setup, rows)
    found = {"winner": np.where(games[:, kept.WINNER] < 0, 2, games[:, kept.WINNER])}
    found["reason"] = _reasons(setup, games, losses)
    found["turns"] = games[:, kept.TURNS] - setup.scenario.moment.turn + 1
    # A game that the limit stopped has looked at a turn that is not played.
    found["turns"] -= games[:, kept.REASON] == at.BY_TURN_LIMIT
    for side, name in enumerate(SIDES):
        found[f"{name}_banners"] = games[:, kept.BANNERS + side]
        found[f"{name}_tokens"] = games[:, kept.TOKENS + side]
        found[f"{name}_cards"] = games[:, kept.HANDS + side]
        found[f"{name}_units_lost"] = losses.units(side)
        found[f"{name}_blocks_lost"] = losses.blocks(side)
        found[f"{name}_leaders_lost"] = losses.leaders(side, lambda fate: fate != at.ALIVE)
        found[f"{name}_leaders_killed"] = losses.leaders(
            side, lambda fate: (fate == at.KILLED) | (fate == at.CHALLENGED)
        )
        found[f"{name}_seppuku"] = losses.leaders(side, lambda fate: fate == at.BY_SEPPUKU)
    return {name: found[name] for name in VARIABLES}


class Losses:
    """Who was lost in games: arrays of games by pieces.

    A turncoat counts for the side that it fought for last.
    """

    def __init__(self, setup: Setup, rows: NDArray[np.int16]) -> None:
        scenario = setup.scenario
        units, leaders = len(scenario.units), len(scenario.leaders)
        self.setup = setup
        self.side_of = _part(rows, kept.UNIT_SIDES, units)
        self.left = _part(rows, kept.BLOCKS, units)
        blocks = setup.state[at.UNIT_BLOCKS : at.UNIT_BLOCKS + units]
        self.start: Column = blocks.astype(np.int64)
        self.where = _part(rows, kept.LAST_HEX, units)
        self.fates = _part(rows, kept.FATES, leaders)
        self.leader_sides = np.array([leader.side for leader in scenario.leaders], dtype=np.int64)

    @property
    def gone(self) -> NDArray[np.bool_]:
        """Mark the units eliminated."""
        return np.asarray(self.left == 0)

    def units(self, side: int) -> Column:
        """Count a side's units eliminated, by game."""
        return np.asarray((self.gone & (self.side_of == side)).sum(axis=1), dtype=np.int64)

    def blocks(self, side: int) -> Column:
        """Count a side's blocks lost, by game."""
        lost = (self.start - self.left) * (self.side_of == side)
        return np.asarray(lost.sum(axis=1), dtype=np.int64)

    def leaders(self, side: int, fate: Callable[[Any], Any]) -> Column:
        """Count a side's leaders who met a fate, by game."""
        met = fate(self.fates) & (self.leader_sides == side)
        return np.asarray(met.sum(axis=1), dtype=np.int64)

    def banners(self, side: int) -> Column:
        """Count the banners that the enemy's losses paid a side, by game."""
        q, units, leaders = self.setup.q, len(self.start), len(self.leader_sides)
        of_units = q[at.UNIT_BANNERS : at.UNIT_BANNERS + units]
        of_leaders = q[at.LEADER_BANNERS : at.LEADER_BANNERS + leaders]
        paid = (self.gone & (self.side_of == 1 - side)) @ of_units
        killed = (self.fates == at.KILLED) & (self.leader_sides == 1 - side)
        gained = self.setup.scenario.armies[side].gained
        return np.asarray(paid + killed @ of_leaders + gained, dtype=np.int64)


def _part(rows: NDArray[np.int16], start: int, length: int) -> Column:
    return rows[:, start : start + length].astype(np.int64)


def _reasons(setup: Setup, games: Column, losses: Losses) -> Column:
    """Tell victories that losses alone would have won from those that objectives made."""
    ended, winner = games[:, kept.REASON], games[:, kept.WINNER]
    reason = np.full(len(games), BANNERS)
    reason[ended == at.BY_SURRENDER] = SURRENDER
    reason[ended == at.BY_TURN_LIMIT] = TURN_LIMIT
    for side, army in enumerate(setup.scenario.armies):
        short = losses.banners(side) < army.banners
        reason[(ended == at.BY_BANNERS) & (winner == side) & short] = OBJECTIVES
    return reason
