"""One battle, round by round: the exact reader.

A *position* is the number of the attacker's strength and of the defender's, in
their chains (`sides`). The order of events is the Combat Sequence: Steps 1-3,
Steps 4-7, Step 8 (call off or repeat); over a sea line the defender's first
strike comes before (S4). Who removes casualties in Steps 3 and 7 and how is in
the chains; the only choices left are those of a side that looks for its best
losses (`Picks`) and the attacker's at Step 8 (`Stops`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.sums import total
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.combat.sequence import FIRST, ROUND
from samurai_odds.swords.combat.sides import Chain, Ints

FOLDED = 1e-12  # once less than this still fights, rounds are no longer told apart
FOLLOWED = 1e-17  # less than this is not followed: it is below the rounding of a sum of 1
UNLIKELY = 1e-24  # and so is a position less likely than this in a round

Bools = NDArray[np.bool_]
StopRule = Callable[[int], Bools]  # by round: the positions in which the attacker calls off


class Picks(NamedTuple):
    """The losses taken: ``attacker[phase][i, hits, j']`` and ``defender[phase][j, hits, i']``.

    The strength that a side removes to. The last axis is what the other side
    is left with; it has length 1 where the choice does not depend on it.
    """

    attacker: dict[int, Ints]
    defender: dict[int, Ints]
    first: tuple[int, ...]  # what the hits of a first strike leave of the attacker


class Phase(NamedTuple):
    """A phase as tables: hits on each side by the other's strength, and what they leave."""

    hits_a: Floats
    hits_d: Floats
    pick_a: Ints
    pick_d: Ints


class Ends(NamedTuple):
    """How a battle can end, one row each: round, position, chance; and what Step 8 saw."""

    rounds: Ints
    attacker: Ints
    defender: Ints
    chance: Floats
    visited: Bools  # positions alive at some Step 8

    @property
    def listed(self) -> list[tuple[int, int, int, float]]:
        """Round, attacker's strength, defender's and chance of each."""
        return list(zip(*(column.tolist() for column in self[:4]), strict=True))


@dataclass(frozen=True, eq=False)
class Duel:
    """A battle between two chains from given strengths.

    ``fought`` rounds of it are over. At the strengths ``taken`` the defender is out of the game:
    what he has left is the attacker's, and the battle over (Eliminating an Opponent).
    """

    attacker: Chain
    defender: Chain
    naval: bool = False
    attacker_start: int = 0
    defender_start: int = 0
    fought: int = 0
    taken: tuple[int, ...] = ()

    @property
    def shape(self) -> tuple[int, int]:
        """Strengths of the attacker and of the defender."""
        return len(self.attacker), len(self.defender)

    @cached_property
    def alive(self) -> Bools:
        """The positions in which both sides live."""
        alive = np.ones(self.shape, dtype=bool)
        alive[-1, :] = alive[:, -1] = False
        for strength in self.taken:
            alive[:, strength] = False
        return alive

    @cached_property
    def first_strike(self) -> Floats:
        """Hits of the defender's first strike (S4)."""
        return self.defender.hits(FIRST, self.defender_start)

    def pools(self, phase: int) -> tuple[tuple[Floats, ...], tuple[Floats, ...]]:
        """Hits scored by attacker and defender in a phase of a round, by strength."""
        return self.attacker.pools[phase], self.defender.pools[phase]

    def phase(self, kind: int, picks: Picks) -> Phase:
        """Tabulate a phase; in a first strike, from the start, only the defender rolls (S4)."""
        if kind != FIRST:
            attackers, defenders = self.pools(kind)
            tables = padded(defenders), padded(attackers)
            return Phase(*tables, picks.attacker[kind], picks.defender[kind])
        hits_a = np.zeros((len(self.defender), len(self.first_strike)))
        hits_a[self.defender_start] = self.first_strike
        pick_a = np.tile(np.array(picks.first, dtype=np.int64), (len(self.attacker), 1))
        pick_d = np.arange(len(self.defender), dtype=np.int64)[:, None]
        nothing = np.ones((len(self.attacker), 1))
        return Phase(hits_a, nothing, pick_a[:, :, None], pick_d[:, :, None])

    def default_picks(self) -> Picks:
        """Take losses as the loss orders say."""
        attacker, defender = {}, {}
        for phase in ROUND:
            attackers, defenders = self.pools(phase)
            attacker[phase] = self.attacker.after(_most(defenders))[:, :, None]
            defender[phase] = self.defender.after(_most(attackers))[:, :, None]
        struck = range(len(self.first_strike)) if self.naval else range(1)
        first = tuple(self.attacker.left(self.attacker_start, hit)[0] for hit in struck)
        return Picks(attacker, defender, first)

    def ends(self, stops: StopRule | None, picks: Picks, told_apart: bool = False) -> Ends:
        """Follow the battle until it is over.

        ``told_apart`` keeps every round its own row; otherwise the rounds after
        all but a part of 1e-12 is over are counted with the last of them.
        """
        steps = [_carrier(self, phase, picks) for phase in ROUND]
        now, over = self._first_strike(picks), ~self.alive
        record = [np.where(over, now, 0.0)]
        now = np.where(over, 0.0, now)
        visited = np.zeros(self.shape, dtype=bool)
        rounds, fighting = 0, total(now)
        while fighting >= FOLLOWED:
            rounds += 1
            if told_apart or fighting >= FOLDED:
                record.append(np.zeros(self.shape))
            for step in steps:
                if step is None:
                    continue
                now = step(now)
                record[-1][over] += now[over]
                now[over] = 0.0
            visited |= now > 0
            if stops is not None:
                stopped = stops(rounds)
                record[-1][stopped] += now[stopped]
                now[stopped] = 0.0
            now[now < UNLIKELY] = 0.0
            fighting = total(now)
        table = np.stack(record)
        round_of, i, j = np.nonzero(table)
        return Ends(round_of, i, j, table[round_of, i, j], visited)

    def possible(
        self, stops: StopRule | None, picks: Picks, by_round: bool, most_rounds: int
    ) -> tuple[Ends, bool]:
        """List every end that has any chance at all, however small (its ``chance`` is only a mark).

        Also says whether the battle was still on when the rounds began to repeat,
        or after ``most_rounds``.
        """
        steps = [_carrier(self, phase, picks) for phase in ROUND]
        now = self._first_strike(picks) > 0
        ends = [now & ~self.alive]
        now &= self.alive
        seen: set[bytes] = set()
        while now.any() and now.tobytes() not in seen and len(ends) <= most_rounds:
            if not by_round:  # the same rounds again
                seen.add(now.tobytes())
            ends.append(np.zeros(self.shape, dtype=bool))
            for step in steps:
                if step is not None:
                    now = step(now.astype(np.float64)) > 0
                    ends[-1] |= now & ~self.alive
                    now &= self.alive
            if stops is not None:
                stopped = stops(len(ends) - 1)
                ends[-1] |= now & stopped
                now &= ~stopped
        round_of, i, j = np.nonzero(np.stack(ends))
        return Ends(round_of, i, j, np.ones(len(i)), self.alive), bool(now.any())

    def _first_strike(self, picks: Picks) -> Floats:
        """Give the chances of the positions before the first normal round."""
        now = np.zeros(self.shape)
        now[self.attacker_start, self.defender_start] = 1.0
        strike = _carrier(self, FIRST, picks) if self.naval else None
        return now if strike is None else strike(now)


def _most(pools: tuple[Floats, ...]) -> int:
    return max(len(pool) for pool in pools) - 1


def padded(pools: tuple[Floats, ...]) -> Floats:
    """Put tables of hits of different lengths into one, a row for each strength."""
    table = np.zeros((len(pools), _most(pools) + 1))
    for row, pool in zip(table, pools, strict=True):
        row[: len(pool)] = pool
    return table


def left_by(pick_a: Any, pick_d: Any, i: Any, j: Any, hit_a: Any, hit_d: Any) -> tuple[Any, Any]:
    """Return what hits leave of both sides; whoever looks for his best losses sees the other's."""
    if pick_d.shape[2] > 1:
        left_a = pick_a[i, hit_a, 0]
        return left_a, pick_d[j, hit_d, left_a]
    left_d = pick_d[j, hit_d, 0]
    return pick_a[i, hit_a, left_d if pick_a.shape[2] > 1 else 0], left_d


def _carrier(duel: Duel, kind: int, picks: Picks) -> Callable[[Floats], Floats] | None:
    """Make the function that carries the chances of positions through a phase.

    Both sides must be alive in them. None if nobody rolls in the phase.
    """
    phase = duel.phase(kind, picks)
    if phase.hits_a.shape[1] == 1 and phase.hits_d.shape[1] == 1:
        return None
    i, hit_d = (each[:, None] for each in np.nonzero(phase.hits_d[:-1]))  # the last is nobody
    j, hit_a = np.nonzero(phase.hits_a[:-1])
    left_a, left_d = left_by(phase.pick_a, phase.pick_d, i, j, hit_a, hit_d)
    size_a, size_d = duel.shape
    source = (i * size_d + j).ravel()
    target = (left_a * size_d + left_d).ravel()
    chance = (phase.hits_d[i, hit_d] * phase.hits_a[j, hit_a]).ravel()

    def carry(now: Floats) -> Floats:
        """Spread each position's chance over what it leads to, in a fixed order (`sums`)."""
        shares = now.ravel().take(source) * chance
        spread: Floats = np.bincount(target, shares, size_a * size_d).astype(np.float64)
        return spread.reshape(size_a, size_d)

    return carry
