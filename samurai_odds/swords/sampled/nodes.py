"""The nodes of a planned battle: positions before a phase, and what comes after each.

Of one battle with P positions, node p is position p before Step 1, node P + p the
same before Step 4, node 2P the first strike. A phase in which nobody could roll
at all is passed over without a draw.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.sampling.streams import UNIFORM_BITS
from samurai_odds.swords.combat import FIRST, HAND, RANGED
from samurai_odds.swords.hidden import Prior
from samurai_odds.swords.rounds.duel import Duel, Phase
from samurai_odds.swords.rounds.stopping import Planned
from samurai_odds.swords.sides import Ints


@dataclass(frozen=True, eq=False)
class Nodes:
    """The nodes of one battle, numbered from ``base`` on."""

    planned: Planned
    base: int = 0

    @property
    def duel(self) -> Duel:
        """The battle."""
        return self.planned.duel

    @cached_property
    def positions(self) -> int:
        """Positions of the battle."""
        return len(self.duel.attacker) * len(self.duel.defender)

    def __len__(self) -> int:
        return 2 * self.positions + 1

    @cached_property
    def alive(self) -> Ints:
        """The positions in which both sides live."""
        alive = np.zeros(self.duel.shape, dtype=bool)
        alive[:-1, :-1] = True
        return np.flatnonzero(alive)

    @cached_property
    def shoots(self) -> Ints:
        """Whether anybody rolls in Steps 1 and 2, by position."""
        attackers, defenders = self.duel.pools(RANGED)
        dice = np.add.outer([len(pool) - 1 for pool in attackers], [len(p) - 1 for p in defenders])
        return (dice > 0).astype(np.int64).ravel()

    @cached_property
    def root(self) -> int:
        """The node that the battle starts from."""
        if self.duel.naval:
            return self.base + 2 * self.positions
        start = self.duel.attacker_start * len(self.duel.defender) + self.duel.defender_start
        return int(self.round_start[start])

    @cached_property
    def round_start(self) -> Ints:
        """The node before a round, by position."""
        places = np.arange(self.positions)
        return self.base + np.where(self.shoots > 0, places, self.positions + places)

    @cached_property
    def used(self) -> dict[int, Ints]:
        """By kind of phase: rows (node, i, j) of the nodes that can come up."""
        size_d = len(self.duel.defender)
        shooting = self.alive[self.shoots[self.alive] > 0]
        first = self.duel.attacker_start * size_d + self.duel.defender_start
        listed = {
            RANGED: (self.base + shooting, shooting),
            HAND: (self.base + self.positions + self.alive, self.alive),
        }
        if self.duel.naval:
            listed[FIRST] = (np.array([self.base + 2 * self.positions]), np.array([first]))
        return {
            kind: np.stack([nodes, places // size_d, places % size_d], axis=1)
            for kind, (nodes, places) in listed.items()
        }

    def after(self, kind: int) -> Ints:
        """Give the code of a position reached by a phase: the next node, or the end."""
        places = np.arange(self.positions)
        codes = -1 - places
        on = self.alive
        if kind == RANGED:
            codes[on] = self.base + self.positions + on
            return codes
        if kind == HAND and self.planned.stops is not None and not self.planned.by_round:
            on = on[~self.planned.stops(0).ravel()[on]]
        codes[on] = self.round_start[on]
        return codes

    def phase(self, kind: int) -> Phase:
        """Give a phase's tables."""
        return self.duel.phase(kind, self.planned.picks)


def prior_limits(hidden: Prior) -> NDArray[np.uint64]:
    """Give the draws below which each number of hidden ronin but the last falls."""
    chances = np.array([chance for _, chance in hidden])
    return (np.cumsum(chances)[:-1] * 2.0**UNIFORM_BITS).astype(np.uint64)
