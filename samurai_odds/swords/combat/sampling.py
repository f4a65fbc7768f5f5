"""The sampler: battles by the million, counted in the rows of the exact table."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.compiled import simple_twin
from samurai_odds.engine.sampling.sampler import count_ends
from samurai_odds.engine.sampling.streams import UNIFORM_BITS, key, uniform
from samurai_odds.engine.sampling.trace import FACE_DRAWS
from samurai_odds.errors import OddsError
from samurai_odds.swords.combat import playing
from samurai_odds.swords.combat.dice import hits
from samurai_odds.swords.combat.duel import Duel, Phase, left_by
from samurai_odds.swords.combat.playing import ABREAST, FIGHT, MOST_CELLS
from samurai_odds.swords.combat.sequence import FIRST, HAND, KINDS_IN, RANGED
from samurai_odds.swords.combat.sides import Ints, Prior, Weapons, handful
from samurai_odds.swords.combat.stopping import Planned, Played
from samurai_odds.swords.layout import Composition


@dataclass(frozen=True, eq=False)
class Nodes:
    """The nodes of one battle, numbered from ``base`` on."""

    planned: Planned
    base: int = 0

    @property
    def duel(self) -> Duel:
        return self.planned.duel

    @cached_property
    def positions(self) -> int:
        return len(self.duel.attacker) * len(self.duel.defender)

    def __len__(self) -> int:
        return 2 * self.positions + 1

    @cached_property
    def alive(self) -> Ints:
        """The positions in which both sides live."""
        return np.flatnonzero(self.duel.alive)

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
        return self.duel.phase(kind, self.planned.picks)


def prior_limits(hidden: Prior) -> NDArray[np.uint64]:
    """Give the draws below which each number of hidden ronin but the last falls."""
    chances = np.array([chance for _, chance in hidden])
    return (np.cumsum(chances)[:-1] * 2.0**UNIFORM_BITS).astype(np.uint64)


class BattleSampler:
    """Battles made ready for the compiled loop.

    ``battles`` are first the one for each number of hidden ronin in ``hidden``, then
    those that follow; ``rows`` is the number of outcomes in all.
    """

    def __init__(self, battles: Sequence[Played], hidden: Prior, rows: int) -> None:
        self.nodes = rows
        self.leaves = np.arange(rows)
        self.parts: list[Nodes] = []
        base = 0
        for played in battles:
            self.parts.append(Nodes(played.planned, base))
            base += len(self.parts[-1])
        self._arguments = (
            prior_limits(hidden),
            np.array([part.root for part in self.parts]),
            *self._tables(base),
            *self._stops(battles),
            *self._ends(battles),
        )

    def ends(self, seed: int, battle: int, ends: Any) -> None:
        """Play the battles from number ``battle`` on and note the row each ends in."""
        simple_twin(playing.play)(
            ends,
            np.uint64(key(seed)),
            battle,
            *np.empty((2, ABREAST), dtype=np.uint64),
            np.empty((FIGHT, ABREAST), dtype=np.int64),
            *self._arguments,
        )

    def counts(self, seed: int, battle: int, battles: int) -> Ints:
        return count_ends(self, seed, battle, battles)

    def _tables(self, nodes: int) -> tuple[Any, ...]:
        kind = np.full(nodes, RANGED, dtype=np.int8)
        first_cell, cells_of = np.zeros((2, nodes), dtype=np.uint64)
        place = np.zeros(nodes, dtype=np.int64)
        room = 1
        for part in self.parts:
            kind[part.base + part.positions : part.base + 2 * part.positions] = HAND
            kind[part.base + 2 * part.positions] = FIRST
            for shift in (0, part.positions):
                place[part.base + shift : part.base + shift + part.positions] = np.arange(
                    part.positions
                )
            room += _room(part)
        limits = np.empty(room, dtype=np.uint64)
        codes = np.empty((room, 2), dtype=np.int32)
        used = 0
        for part in self.parts:
            slot = np.full(part.positions, -1, dtype=np.int64)
            scratch = np.empty((3, part.positions), dtype=np.int64)
            weights = np.empty(part.positions)
            for sort, rows in part.used.items():
                phase = part.phase(sort)
                used = simple_twin(playing.build)(
                    rows,
                    phase.hits_a,
                    phase.hits_d,
                    phase.pick_a,
                    phase.pick_d,
                    part.after(sort),
                    first_cell,
                    cells_of,
                    limits,
                    codes,
                    used,
                    slot,
                    scratch,
                    weights,
                )
                if used < 0:
                    raise OddsError("this battle is too large to be simulated; ask for it exactly")
        return kind, first_cell, cells_of, limits[:used].copy(), codes[:used].copy(), place

    def _stops(self, battles: Sequence[Played]) -> tuple[Any, ...]:
        """Lay out the stop rules that look at the round."""
        base = np.full(len(self.parts), -1, dtype=np.int64)
        flat = [np.zeros(1, dtype=np.int8)]
        used = 1
        for place, (part, played) in enumerate(zip(self.parts, battles, strict=True)):
            stops = part.planned.stops
            if stops is None or not part.planned.by_round:
                continue
            base[place] = used
            for rounds in range(int(played.ends.rounds.max()) + 1):
                flat.append(stops(rounds).ravel().astype(np.int8))
                used += part.positions
        return base, np.concatenate(flat)

    def _ends(self, battles: Sequence[Played]) -> tuple[Any, ...]:
        """Lay out where each end is in the table, and what follows it."""
        sizes = np.array([part.positions for part in self.parts])
        most = np.array([int(played.ends.rounds.max()) for played in battles])
        tables = []
        for played, size, rounds in zip(battles, sizes, most, strict=True):
            ends = played.ends
            table = np.zeros((rounds + 1) * size, dtype=np.int64)
            width = len(played.planned.duel.defender)
            table[ends.rounds * size + ends.attacker * width + ends.defender] = np.arange(
                len(ends.chance)
            )
            tables.append(table)
        lengths = [len(played.ends.chance) for played in battles]
        return (
            sizes,
            most,
            np.cumsum([0, *(len(table) for table in tables[:-1])]),
            np.concatenate(tables),
            np.cumsum([0, *lengths[:-1]]),
            np.concatenate([played.then for played in battles]),
            np.concatenate([played.first_row for played in battles]),
        )


def _room(part: Nodes) -> int:
    """Bound the cells that a battle's tables need."""
    room = 0
    for rows in part.used.values():
        down_a = len(part.duel.attacker) - rows[:, 1]
        down_d = len(part.duel.defender) - rows[:, 2]
        room += int(np.minimum(down_a * down_d, MOST_CELLS).sum())
    return room


class Luck:
    """The draws of one battle: those that decide, in order, and those that only color."""

    def __init__(self, seed: int, battle: int) -> None:
        self.seed, self.battle = seed, battle
        self.decided = self.colored = 0

    def decide(self) -> int:
        """Draw the number that decides the next phase."""
        self.decided += 1
        return uniform(self.seed, self.battle, self.decided - 1)

    def color(self) -> float:
        """Draw a number from 0 to 1 that decides nothing."""
        self.colored += 1
        return uniform(self.seed, self.battle, FACE_DRAWS + self.colored - 1) / 2.0**53


def hits_colored(
    planned: Planned, kind: int, before: tuple[int, int], left: tuple[int, int], luck: Luck
) -> tuple[int, int]:
    """Draw the numbers of hits on attacker and defender that led from one position to another."""
    phase = Nodes(planned).phase(kind)
    (i, j), ways = before, []
    for on_a in range(phase.hits_a.shape[1]):
        for on_d in range(phase.hits_d.shape[1]):
            chance = float(phase.hits_a[j, on_a] * phase.hits_d[i, on_d])
            if chance > 0 and left_by(phase.pick_a, phase.pick_d, i, j, on_a, on_d) == left:
                ways.append((chance, on_a, on_d))
    target = luck.color() * sum(chance for chance, _, _ in ways)
    for chance, on_a, on_d in ways:
        target -= chance
        if target < 0:
            return on_a, on_d
    return ways[-1][1], ways[-1][2]


def dice_colored(
    side: Composition, kind: int, scored: int, weapons: Weapons, luck: Luck
) -> dict[int, list[int]]:
    """Color in the dice of one side, by kind of unit, so that they score what it scored."""
    dice: list[int] = []
    for unit in KINDS_IN[kind]:
        count = sum(n for n, _ in handful(side, (unit,), weapons))
        dice += [unit] * count
    by_kind: dict[int, list[int]] = {}
    for place, unit in enumerate(dice):
        need, rest = weapons.hits_on[unit], dice[place + 1 :]
        hit = luck.color() < _chance_of_hit(need, rest, scored, weapons)
        scored -= hit
        low, high = (1, need) if hit else (need + 1, weapons.faces)
        by_kind.setdefault(unit, []).append(low + int(luck.color() * (high - low + 1)))
    return {unit: sorted(faces) for unit, faces in by_kind.items()}


def _chance_of_hit(need: int, rest: list[int], wanted: int, weapons: Weapons) -> float:
    """Give the chance that a die hits, given the hits that it and the rest score together."""
    counts: dict[int, int] = {}
    for unit in rest:
        counts[weapons.hits_on[unit]] = counts.get(weapons.hits_on[unit], 0) + 1
    table = hits(tuple((n, need) for need, n in sorted(counts.items())), weapons.faces)

    def chance(number: int) -> float:
        return float(table[number]) if 0 <= number < len(table) else 0.0

    hit = need * chance(wanted - 1)
    miss = (weapons.faces - need) * chance(wanted)
    return hit / (hit + miss)
