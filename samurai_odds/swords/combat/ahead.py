"""Looking ahead: what a position is worth, when to call off, which losses to take.

Backward induction over the positions, from the last to the first. A round in
which nobody is hit leads back to the same position, where the same choice would
be made again: so it only means trying again, and is solved by dividing by the
chance that something changes. Nothing here depends on the number of the round.
On equal worth (`ties`) the attacker stops, and losses go by the order.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from samurai_odds.engine.sums import total
from samurai_odds.engine.ties import better, first_best
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.combat.duel import Bools, Duel, Phase, Picks
from samurai_odds.swords.combat.sequence import HAND, RANGED, ROUND
from samurai_odds.swords.combat.sides import Chain, Ints
from samurai_odds.swords.layout import FALLEN


@dataclass(frozen=True, eq=False)
class Ahead:
    """What the induction found, by position."""

    fight: Floats  # worth of fighting on, at Step 8 or before the first round
    value: Floats  # worth at Step 8, the attacker's choice made
    stop: Bools  # where the attacker calls off
    in_hand: Floats  # worth between Steps 3 and 4


def look_ahead(
    duel: Duel, worth: Floats, stop: Bools | None = None, best_stop: bool = False
) -> Ahead:
    """Find what every position is worth to the attacker.

    ``worth`` is the value of ending in each position; ``stop`` marks where a fixed
    rule calls off; ``best_stop`` leaves that to the attacker. Free losses are
    taken for the owner's good: the attacker raises the value, the defender lowers it.
    """
    value, in_hand, fight = worth.copy(), worth.copy(), worth.copy()
    stopped = np.zeros(duel.shape, dtype=bool)
    if duel.attacker.free or duel.defender.free:
        rows_of = {phase: _side_lists(duel.attacker, duel.pools(phase)[1]) for phase in ROUND}
        columns_of = {phase: _side_lists(duel.defender, duel.pools(phase)[0]) for phase in ROUND}
        both = product(
            range(duel.attacker.nobody - 1, -1, -1), range(duel.defender.nobody - 1, -1, -1)
        )
        places: Any = (place for place in both if duel.alive[place])
    else:
        picks = duel.default_picks()
        tables = {phase: duel.phase(phase, picks) for phase in ROUND}
        places = _levels(duel)

    def average(phase: int, values: Floats) -> tuple[Any, Any]:
        if duel.attacker.free or duel.defender.free:
            return _average(duel, phase, i, j, values, rows_of, columns_of)
        return _average_all(tables[phase], i, j, values)

    for i, j in places:
        value[i, j] = in_hand[i, j] = 0.0  # the share that leads back here is put in below
        hand, hand_same = average(HAND, value)
        ranged, ranged_same = average(RANGED, in_hand)
        again = (ranged + ranged_same * hand) / (1.0 - ranged_same * hand_same)
        calls_off = np.zeros_like(again, dtype=bool) if stop is None else stop[i, j]
        if best_stop:
            calls_off = calls_off | ~better(again, worth[i, j])
        stopped[i, j] = calls_off
        value[i, j] = np.where(calls_off, worth[i, j], again)
        in_hand[i, j] = hand + hand_same * value[i, j]
        fight[i, j] = np.where(calls_off, ranged + ranged_same * in_hand[i, j], again)
    return Ahead(fight, value, stopped, in_hand)


def _levels(duel: Duel) -> Iterator[tuple[Ints, Ints]]:
    """List the positions in which both sides live, by units: none leads to another of its level."""
    units = np.add.outer(
        *(side.counts[:-1, :FALLEN].sum(axis=1) for side in (duel.attacker, duel.defender))
    )
    alive = duel.alive[:-1, :-1]
    for level in np.unique(units[alive]):
        i, j = np.nonzero((units == level) & alive)
        yield i, j


def best_picks(duel: Duel, ahead: Ahead, worth: Floats) -> Picks:
    """Give the losses that the induction takes; equal ones go by the loss order."""
    default = duel.default_picks()
    attacker, defender = dict(default.attacker), dict(default.defender)
    for phase, values in ((RANGED, ahead.in_hand), (HAND, ahead.value)):
        if duel.attacker.free:
            attacker[phase] = _picks(duel.attacker, attacker[phase], values)
        if duel.defender.free:
            defender[phase] = _picks(duel.defender, defender[phase], -values.T)
    first = default.first
    if duel.naval and duel.attacker.free:
        first = _first_picks(duel, _before_round_one(duel, ahead, worth))
    return Picks(attacker, defender, first)


def whole_battle(duel: Duel, ahead: Ahead, worth: Floats) -> float:
    """Give the value of the whole battle: first strike, then at least one round (S5)."""
    if not duel.naval:
        return float(ahead.fight[duel.attacker_start, duel.defender_start])
    before = _before_round_one(duel, ahead, worth)
    lefts = _first_picks(duel, before)
    return total(before[list(lefts)] * duel.first_strike)


def _before_round_one(duel: Duel, ahead: Ahead, worth: Floats) -> Floats:
    """Give the worth of each of the attacker's strengths after a first strike."""
    before = ahead.fight[:, duel.defender_start].copy()
    before[duel.attacker.nobody] = worth[duel.attacker.nobody, duel.defender_start]
    return before


def _first_picks(duel: Duel, before: Floats) -> tuple[int, ...]:
    """Choose what the attacker keeps after a first strike."""
    chosen = []
    for hit in range(len(duel.first_strike)):
        ways = duel.attacker.left(duel.attacker_start, hit)
        chosen.append(ways[first_best([before[left] for left in ways])])
    return tuple(chosen)


def _side_lists(owner: Chain, pools: tuple[Floats, ...]) -> list[tuple[Ints, Ints | None]]:
    """List, by strength, the strengths left for 0, 1, 2, ... hits and where each hit's start."""
    most = max(len(pool) for pool in pools)
    listed: list[tuple[Ints, Ints | None]] = []
    for strength in range(len(owner)):
        lefts = [owner.left(strength, hit) for hit in range(most)]
        starts = np.cumsum([0, *(len(left) for left in lefts)])
        flat = np.array([left for ways in lefts for left in ways], dtype=np.int64)
        listed.append((flat, None if len(flat) == most else starts))
    return listed


def _average(
    duel: Duel, phase: int, i: int, j: int, values: Floats, rows_of: Any, columns_of: Any
) -> tuple[float, float]:
    """Average what a phase leads to; give apart the chance that nobody is hit."""
    attackers, defenders = duel.pools(phase)
    by_a, by_d = attackers[i], defenders[j]
    rows, row_starts = rows_of[phase][i]
    columns, column_starts = columns_of[phase][j]
    rows = rows[: len(by_d) if row_starts is None else row_starts[len(by_d)]]
    columns = columns[: len(by_a) if column_starts is None else column_starts[len(by_a)]]
    seen = values[rows[:, None], columns]
    if row_starts is not None:
        seen = np.maximum.reduceat(seen, row_starts[: len(by_d)], axis=0)
    if column_starts is not None:
        seen = np.minimum.reduceat(seen, column_starts[: len(by_a)], axis=1)
    return total(by_d[:, None] * seen * by_a), float(by_d[0] * by_a[0])


def _average_all(phase: Phase, i: Ints, j: Ints, values: Floats) -> tuple[Floats, Floats]:
    """Average what a phase leads to from many positions, both sides' losses by their orders."""
    by_d, by_a = phase.hits_a[j], phase.hits_d[i]
    seen = values[phase.pick_a[i, :, 0][:, :, None], phase.pick_d[j, :, 0][:, None, :]]
    terms = by_d[:, :, None] * seen * by_a[:, None, :]
    return terms.reshape(len(i), -1).sum(axis=1), by_d[:, 0] * by_a[:, 0]


def _picks(owner: Chain, default: Ints, values: Floats) -> Ints:
    """Choose, by strength, hits and what the other side is left with, the highest value."""
    chosen = np.repeat(default, values.shape[1], axis=2)
    for strength in range(owner.nobody):
        for hit in range(min(default.shape[1], len(owner.options[strength]))):
            ways = np.array(owner.left(strength, hit))
            if len(ways) > 1:
                seen = values[ways]
                good = ~better(seen.max(axis=0), seen)
                chosen[strength, hit] = ways[good.argmax(axis=0)]  # the first of them
    return chosen
