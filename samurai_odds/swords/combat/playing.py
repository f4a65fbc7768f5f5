"""How one draw decides a whole phase: plain functions, run interpreted and compiled.

A *node* is a position before a phase. All that its dice can lead to is put into
one alias table (Walker, 1974; Vose, 1991), so a phase takes one random number,
whatever the number of dice. The sampler runs these functions compiled, the
tracer the same ones interpreted, so both see the same tables and draws.

An outcome is a code: a node that follows, or ``-1 - position`` at the end.
"""

from typing import Any

import numpy as np

from samurai_odds.engine.sampling.kernels import ABREAST as ABREAST
from samurai_odds.engine.sampling.streams import UNIFORM_BITS, next_word, uniform_of, word_at
from samurai_odds.swords.combat.duel import left_by
from samurai_odds.swords.combat.sequence import HAND, RANGED

ONE = 2.0**UNIFORM_BITS
MOST_CELLS = 2047  # of one table: a draw times the number of cells stays below 2**64
_BITS, _REST = np.uint64(UNIFORM_BITS), np.uint64(2**UNIFORM_BITS - 1)

PLACE, DUEL, NODE, ROUNDS, ROW, FIGHT = range(6)  # where a battle stands; FIGHT: how many these are


def gather(
    i: int,
    j: int,
    hits_a: Any,  # chances of hits on the attacker, by defender's strength
    hits_d: Any,
    pick_a: Any,
    pick_d: Any,
    slot: Any,  # by position: -1
    positions: Any,
    weights: Any,
) -> int:
    """List the positions that a phase leads to, with their chances; return their number."""
    size_d = len(hits_a)
    count = 0
    for hit_a in range(hits_a.shape[1]):
        for hit_d in range(hits_d.shape[1]):
            chance = hits_a[j, hit_a] * hits_d[i, hit_d]
            if chance > 0.0:
                left_a, left_d = left_by(pick_a, pick_d, i, j, hit_a, hit_d)
                position = left_a * size_d + left_d
                place = slot[position]
                if place < 0:
                    place = count
                    slot[position] = count
                    positions[count] = position
                    weights[count] = 0.0
                    count += 1
                weights[place] += chance
    for place in range(count):
        slot[positions[place]] = -1
    return count


def tabulate(cells: int, weights: Any, limits: Any, at: int, other: Any, stack: Any) -> None:
    """Make an alias table: a rest below a cell's limit means the cell, else its ``other``.

    Cells below the average wait at the front of ``stack``, the rest at its end.
    """
    total = 0.0
    for cell in range(cells):
        total += weights[cell]
    smalls, larges = 0, cells
    for cell in range(cells):
        weights[cell] *= cells / total
        other[cell] = cell
        limits[at + cell] = np.uint64(ONE)
        if weights[cell] < 1.0:
            stack[smalls] = cell
            smalls += 1
        else:
            larges -= 1
            stack[larges] = cell
    while smalls > 0 and larges < cells:
        smalls -= 1
        low, high = stack[smalls], stack[larges]
        limits[at + low] = np.uint64(weights[low] * ONE)
        other[low] = high
        weights[high] -= 1.0 - weights[low]
        if weights[high] < 1.0:
            larges += 1
            stack[smalls] = high
            smalls += 1


def build(
    nodes: Any,  # rows: node, i, j
    hits_a: Any,
    hits_d: Any,
    pick_a: Any,
    pick_d: Any,
    after: Any,  # by position: the code of having come there
    first_cell: Any,  # by node
    cells_of: Any,  # by node
    limits: Any,  # by cell
    codes: Any,  # by cell: itself, its other
    used: int,  # cells in use so far
    slot: Any,
    scratch: Any,  # three rows of integers
    weights: Any,
) -> int:
    """Tabulate some nodes of one phase; return the cells in use, or -1 if they do not fit."""
    positions, other, stack = scratch[0], scratch[1], scratch[2]
    for row in range(len(nodes)):
        node = nodes[row, 0]
        cells = gather(
            nodes[row, 1], nodes[row, 2], hits_a, hits_d, pick_a, pick_d, slot, positions, weights
        )
        if cells > MOST_CELLS or used + cells > len(limits):
            return -1
        first_cell[node], cells_of[node] = used, cells
        tabulate(cells, weights, limits, used, other, stack)
        for cell in range(cells):
            codes[used + cell, 0] = after[positions[cell]]
            codes[used + cell, 1] = after[positions[other[cell]]]
        used += cells
    return used


def choose(draw: Any, node: Any, first_cell: Any, cells_of: Any, limits: Any, codes: Any) -> Any:
    product = draw * cells_of[node]
    cell = first_cell[node] + (product >> _BITS)
    return codes[cell, np.uint64((product & _REST) >= limits[cell])]


def play(
    ends: Any,  # to fill: the row of the outcome table that each battle ends in
    key: Any,
    battle: int,
    words: Any,  # scratch, ABREAST long: of the battles that go on, their place in the stream,
    draws: Any,
    fights: Any,  # and where they stand
    prior: Any,  # upper limits of the draw for each first battle but the last
    root: Any,  # by duel
    kind: Any,  # by node
    first_cell: Any,
    cells_of: Any,
    limits: Any,
    codes: Any,
    node_position: Any,  # by node
    stop_base: Any,  # by duel: where its stops by round start, -1 if there are none
    stops: Any,  # flat: [round, position]
    size: Any,  # by duel: positions
    most_rounds: Any,  # by duel
    end_base: Any,  # by duel
    end_of: Any,  # flat: [round, position] to the duel's end
    then_base: Any,  # by duel
    then: Any,  # flat, by end: the duel that follows, or -1
    first_row: Any,  # flat, by end
) -> None:
    """Play ``len(ends)`` battles from number ``battle`` on."""
    for start in range(0, len(ends), ABREAST):
        going = np.uint64(min(ABREAST, len(ends) - start))
        for i in range(going):
            word = word_at(key, battle + start + i, 0)
            duel = 0
            if len(prior) > 0:
                draw = uniform_of(word)
                word = next_word(word)
                while duel < len(prior) and draw >= prior[duel]:
                    duel += 1
            words[i] = word
            fights[PLACE, i], fights[DUEL, i], fights[NODE, i] = start + i, duel, root[duel]
            fights[ROUNDS, i] = fights[ROW, i] = 0
        while going:
            for i in range(going):
                draws[i] = uniform_of(words[i])
            stored = np.uint64(0)
            for i in range(going):
                duel, node = fights[DUEL, i], np.uint64(fights[NODE, i])
                rounds, row = fights[ROUNDS, i], fights[ROW, i]
                code = np.int64(choose(draws[i], node, first_cell, cells_of, limits, codes))
                completed = kind[node] == HAND
                rounds += completed
                if stop_base[duel] >= 0 and completed and code >= 0:
                    seen = min(rounds, most_rounds[duel]) * size[duel]
                    if stops[stop_base[duel] + seen + node_position[code]] != 0:
                        code = -1 - node_position[code]
                if code < 0:
                    rounds += kind[node] == RANGED
                    seen = min(rounds, most_rounds[duel]) * size[duel] - 1 - code
                    end = then_base[duel] + end_of[end_base[duel] + seen]
                    row += first_row[end]
                    duel = then[end]
                    rounds, code = 0, root[duel]
                    ends[np.uint64(fights[PLACE, i])] = row
                words[stored] = next_word(words[i])
                fights[PLACE, stored], fights[DUEL, stored] = fights[PLACE, i], duel
                fights[NODE, stored] = code
                fights[ROUNDS, stored], fights[ROW, stored] = rounds, row
                stored += np.uint64(duel >= 0)
            going = stored
