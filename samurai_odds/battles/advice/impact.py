"""What a turn changes on the board, now and after the replies."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import recording as kept
from samurai_odds.battles.field.layout import side_row
from samurai_odds.play.game import Rows, State
from samurai_odds.play.rollouts import seen_until
from samurai_odds.play.search.planning import Plan

GAMES = 256  # of each turn compared, at most
WHAT = ("banners", "enemy_banners", "blocks_lost", "enemy_blocks_lost", "tokens", "enemy_tokens")

Changes = dict[str, NDArray[np.int64]]  # by what is counted: how it changed in each game


class Impact(NamedTuple):
    """What changes in the turn itself, and until the replies are over."""

    now: Changes
    then: Changes


def impact_of(plan: Plan, replies: int, games: int, seed: int, play: Callable[..., Rows]) -> Impact:
    """Play a turn on with the luck that all candidates meet, and count."""
    return Impact(*(_changes(plan, plan.turn + more, games, seed, play) for more in (0, replies)))


def _changes(plan: Plan, last: int, games: int, seed: int, play: Callable[..., Rows]) -> Changes:
    start, seat = plan.start, plan.seat
    rows = play(seen_until(start, seat, last), seed, 0, games)
    found: Changes = {}
    for prefix, side in (("", seat), ("enemy_", 1 - seat)):
        for what, column, place in (
            ("banners", kept.BANNERS, at.BANNERS),
            ("tokens", kept.TOKENS, at.TOKENS),
        ):
            before = int(start.state[side_row(side) + place])
            found[prefix + what] = rows[:, column + side].astype(np.int64) - before
        found[f"{prefix}blocks_lost"] = _blocks_lost(start.state, rows, side)
    return {what: found[what] for what in WHAT}


def _blocks_lost(state: State, rows: Rows, side: int) -> NDArray[np.int64]:
    """Count a side's blocks lost; a turncoat counts for whom it fights at the end."""
    units = int(state[at.UNITS])
    sides = rows[:, kept.UNIT_SIDES : kept.UNIT_SIDES + units].astype(np.int64)
    left = rows[:, kept.BLOCKS : kept.BLOCKS + units].astype(np.int64)
    lost = state[at.UNIT_BLOCKS : at.UNIT_BLOCKS + units] - left
    return np.asarray((lost * (sides == side)).sum(axis=1), dtype=np.int64)


def swing(changes: Changes) -> NDArray[np.int64]:
    """Own banners less the enemy's."""
    return np.asarray(changes["banners"] - changes["enemy_banners"])
