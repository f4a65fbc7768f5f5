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
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.fight import FAR
from samurai_odds.battles.rules.layout import Pair, Question, StrikeOdds
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.engine.exact import leaf_chances
from samurai_odds.engine.sums import mean
from samurai_odds.engine.unfold import unfold

UNIT = 1000  # an expected number is written in thousandths
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
    """Tabulate the strikes that a scenario's units can make: see `layout.StrikeOdds`.

    ``compiled``: by the compiled readers; a table read by the plain ones takes a second or
    more, and is the same.
    """
    q: Question = setup.q
    general = tuple(int(n) for n in q.combat_general)
    return _tabulated(general, tuple(sorted(strikes_used(setup))), compiled)


@lru_cache(maxsize=64)
def _tabulated(
    general: tuple[int, ...], used: tuple[tuple[int, int], ...], compiled: bool
) -> NDArray[np.int64]:
    table = np.zeros(Question.strike_odds.length, dtype=np.int64)
    for kind, ignored in used:
        for dice in range(1, at.ODDS_DICE):
            place = place_in_table(kind, dice, ignored)
            odds = odds_of(general, kind, dice, ignored, compiled)
            table[place : place + len(odds)] = odds
    table.flags.writeable = False
    return table


def place_in_table(kind: int, dice: int, ignored: int) -> int:
    """Find where the odds of a number of dice begin."""
    return Question.strike_odds.place(kind, dice, ignored) - Question.strike_odds.at


def odds_of(
    general: tuple[int, ...], kind: int, dice: int, ignored: int, compiled: bool
) -> list[int]:
    """List the odds of a number of dice against every target, in the order of the table."""
    odds: list[int] = []
    for flags, blocks in product(range(at.ODDS_FLAGS), range(at.ODDS_BLOCKS + 1)):
        for leader in (0, 1):
            strike = kind, dice, ignored, flags, blocks, leader
            odds += strike_odds(general, *strike, compiled) if blocks else [0] * StrikeOdds.width
    return odds


def strikes_used(setup: Setup) -> set[tuple[int, int]]:
    """List the kinds of roll, with the swords ignored, that the scenario's units can come to."""
    pairs = setup.pairs.reshape(-1, Pair.width)
    kinds = set[Any]()
    for start in (Pair.close.at, Pair.fire.at):
        places = start + combat.Strike.roll_kind.at, start + combat.Strike.swords_ignored.at
        kinds.update(map(tuple, pairs[:, [*places]].tolist()))
    return kinds | {(SWORDS_ONLY, 0)}


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
    states, chances = (_read_compiled if compiled else _read)(strike)
    ends: Any = states.T
    return tuple(_thousandths(chances, figure) for figure in strike_figures(ends, blocks))


def strike_figures(end: combat.State, blocks: int) -> tuple[Any, ...]:
    """Read what becomes of a target off its final state, or off the columns of many."""
    left = end.parties[combat.DEFENDER].blocks
    hexes = end.parties[combat.DEFENDER].retreat
    dead = end.parties[combat.DEFENDER].leader == combat.KILLED
    tokens = end.armies[0].tokens
    leaves = (left == 0) | (hexes > 0)
    return blocks - left, left == 0, leaves, hexes * (left > 0), dead, tokens


def _read(strike: Strike) -> tuple[NDArray[Any], NDArray[np.float64]]:
    graph = unfold(strike)
    return graph.leaf_states, leaf_chances(graph, COMBAT)


def _read_compiled(strike: Strike) -> tuple[NDArray[Any], NDArray[np.float64]]:
    from samurai_odds.engine.exact_at_once import outcomes_at_once

    read = outcomes_at_once(strike)
    return _read(strike) if read is None else (read.rows.T, read.chances)


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
    numbers: Any = [0] * combat.Question.width
    q: combat.Question = numbers
    numbers[: combat.General.width] = general
    q.reserves[0] = q.reserves[1] = q.pool = -1
    q.close_combat, q.volleys = 1, 1
    for party, side in ((combat.ATTACKER, 0), (combat.DEFENDER, 1)):
        q.parties[party].start_blocks = blocks
        q.parties[party].side = side
        q.parties[party].hexes_per_flag = 1
        q.parties[party].room = FAR
        q.parties[party].lack_kind = LACK_OF_UNIT
    q.parties[combat.DEFENDER].start_leader = leader * combat.PRESENT
    q.strikes[combat.ATTACK].striker = combat.ATTACKER
    q.strikes[combat.ATTACK].target = combat.DEFENDER
    q.strikes[combat.ATTACK].dice, q.strikes[combat.ATTACK].roll_kind = dice, kind
    q.strikes[combat.ATTACK].swords_ignored, q.strikes[combat.ATTACK].close = ignored, 1
    q.strikes[combat.ATTACK].may_ignore = flags
    return tuple(numbers)
