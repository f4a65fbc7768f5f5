"""The exact odds of every strike that bots weigh, read from the combat's own rules.

One table for all scenarios: a strike is known by the faces that count, its dice, the
swords and flags ignored, the blocks struck and whether a leader stands with them.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.combat import COMBAT
from samurai_odds.battles.attack.dice import LACK_OF_UNIT, SWORDS_ONLY
from samurai_odds.battles.attack.layout import party_row, strike_row
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.setup import Setup
from samurai_odds.engine.exact import leaf_chances
from samurai_odds.engine.sums import mean
from samurai_odds.engine.unfold import Graph, unfold

UNIT = 1000  # an expected number is written in thousandths
_FAR = 99
_COMBAT_COMPILES = "about 3 s"
_ROUNDING = 1e-9  # a thousand times that of a sum of thousandths


@dataclass(frozen=True)
class Strike:
    """One strike, as a question to the combat machine."""

    numbers: tuple[int, ...]

    machine = COMBAT

    @property
    def packed(self) -> NDArray[np.int64]:
        """The same for the compiled readers."""
        return np.array(self.numbers, dtype=np.int64)


def strike_table(setup: Setup, compiled: bool = True) -> NDArray[np.int64]:
    """Tabulate the strikes that a scenario's units can make: see `layout.STRIKE_ODDS`.

    ``compiled``: by the compiled readers; a table read by the plain ones takes a second or
    more, and is the same.
    """
    general = tuple(int(n) for n in setup.q[at.COMBAT_GENERAL :][: combat.PARTY_ROWS])
    return _tabulated(general, tuple(sorted(strikes_used(setup))), compiled)


@lru_cache(maxsize=64)
def _tabulated(
    general: tuple[int, ...], used: tuple[tuple[int, int], ...], compiled: bool
) -> NDArray[np.int64]:
    table = np.zeros(at.STRIKE_ODDS_SIZE, dtype=np.int64)
    for kind, ignored in used:
        for dice in range(1, at.ODDS_DICE):
            place = at.strike_place(kind, dice, ignored, 0, 0, 0)
            odds = odds_of(general, kind, dice, ignored, compiled)
            table[place : place + len(odds)] = odds
    table.flags.writeable = False
    return table


def odds_of(
    general: tuple[int, ...], kind: int, dice: int, ignored: int, compiled: bool
) -> list[int]:
    """List the odds of a number of dice against every target, in the order of the table."""
    found: list[int] = []
    for flags, blocks in product(range(at.ODDS_FLAGS), range(at.ODDS_BLOCKS + 1)):
        for leader in (0, 1):
            strike = kind, dice, ignored, flags, blocks, leader
            found += strike_odds(general, *strike, compiled) if blocks else [0] * at.ODDS_FIELDS
    return found


def strikes_used(setup: Setup) -> set[tuple[int, int]]:
    """List the kinds of roll, with the swords ignored, that the scenario's units can come to."""
    pairs = setup.pairs.reshape(-1, at.PAIR)
    found = set()
    for start in (at.PAIR_CLOSE, at.PAIR_FIRE):
        columns = pairs[:, [start + combat.ROLL_KIND, start + combat.SWORDS_IGNORED]]
        found |= {(int(kind), int(ignored)) for kind, ignored in np.unique(columns, axis=0)}
    return found | {(SWORDS_ONLY, 0)}


@lru_cache(maxsize=20_000)
def strike_odds(
    general: tuple[int, ...],
    kind: int,
    dice: int,
    ignored: int,
    flags: int,
    blocks: int,
    leader: int,
    compiled: bool,
) -> tuple[int, ...]:
    """Read one strike exactly: expected losses, chances and hexes, in thousandths."""
    strike = Strike(strike_question(general, kind, dice, ignored, flags, blocks, leader))
    graph = _unfold_compiled(strike) if compiled else unfold(strike)
    chances = leaf_chances(graph, COMBAT)
    figures = strike_figures(graph.leaf_states.T, blocks)
    return tuple(_thousandths(chances, figure) for figure in figures)


def strike_figures(end: Any, blocks: int) -> tuple[Any, ...]:
    """Read what becomes of a target off its final state, or off the columns of many."""
    left = end[combat.DEFENDER + combat.BLOCKS]
    hexes = end[combat.DEFENDER + combat.RETREAT]
    dead = end[combat.DEFENDER + combat.LEADER] == combat.KILLED
    tokens = end[combat.SIDES + combat.TOKENS]
    leaves = (left == 0) | (hexes > 0)
    return blocks - left, left == 0, leaves, hexes * (left > 0), dead, tokens


def _unfold_compiled(strike: Strike) -> Graph:
    from samurai_odds.engine.compiled import compiling_said, why_compiled
    from samurai_odds.engine.unfold_compiled import reader, unfold_compiled

    with compiling_said("combat", _COMBAT_COMPILES, why_compiled(reader(COMBAT))):
        return unfold_compiled(strike)


def _thousandths(p: NDArray[np.float64], figure: NDArray[Any]) -> int:
    """Round an expected number: ties go up, whatever the last bit of a sum.

    The chances of a strike are whole shares of a power of six, so a number that is no tie
    is farther from one than the tolerance: bots decide alike on every machine.
    """
    return int(UNIT * mean(p, figure) + 0.5 + _ROUNDING)


def strike_question(
    general: tuple[int, ...],
    kind: int,
    dice: int,
    ignored: int,
    flags: int,
    blocks: int,
    leader: int,
) -> tuple[int, ...]:
    """Put one strike at a unit that has all the room it needs and ample honor."""
    q = [0] * combat.QUESTION_LENGTH
    q[: combat.PARTY_ROWS] = general
    q[combat.RESERVES] = q[combat.RESERVES + 1] = q[combat.POOL] = -1
    q[combat.CLOSE_COMBAT], q[combat.VOLLEYS] = 1, 1
    for party, side in ((combat.ATTACKER, 0), (combat.DEFENDER, 1)):
        row = party_row(party)
        q[row + combat.START_BLOCKS] = blocks
        q[row + combat.SIDE] = side
        q[row + combat.HEXES_PER_FLAG] = 1
        q[row + combat.ROOM] = _FAR
        q[row + combat.LACK_KIND] = LACK_OF_UNIT
    q[party_row(combat.DEFENDER) + combat.START_LEADER] = leader * combat.PRESENT
    row = strike_row(combat.ATTACK)
    q[row + combat.STRIKER], q[row + combat.TARGET] = combat.ATTACKER, combat.DEFENDER
    q[row + combat.DICE], q[row + combat.ROLL_KIND] = dice, kind
    q[row + combat.SWORDS_IGNORED], q[row + combat.CLOSE] = ignored, 1
    q[row + combat.MAY_IGNORE] = flags
    return tuple(q)
