"""One battle of a simulation as data, step by step: what is revealed, rolled and lost.

It draws what the sampler draws for that seed and number, from the same tables.
What the tables do not tell apart (which dice hit) is colored in with further
draws of that battle that decide nothing.
"""

from collections.abc import Iterator

import numpy as np

from samurai_odds.play.events import Happening
from samurai_odds.play.layout import NONE
from samurai_odds.swords.battle.reading import BattleReading
from samurai_odds.swords.combat import playing
from samurai_odds.swords.combat.compositions import (
    BONUS_UNITS,
    FIRST_STRIKE,
    HAND_TO_HAND,
    PARTS,
    SHOTS,
    numbered,
)
from samurai_odds.swords.combat.duel import Phase
from samurai_odds.swords.combat.sampling import (
    Luck,
    Nodes,
    dice_colored,
    hits_colored,
    prior_limits,
)
from samurai_odds.swords.combat.sequence import FIRST, HAND, RANGED
from samurai_odds.swords.combat.sides import Ints
from samurai_odds.swords.combat.stopping import Planned
from samurai_odds.swords.layout import BONUS, KINDS, RONIN

ATTACKER, DEFENDER = 0, 1  # seats, and pieces
ROUND, CALLED_OFF = "round", "called off"
PHASES = {FIRST: FIRST_STRIKE, RANGED: SHOTS, HAND: HAND_TO_HAND}


def happened(reading: BattleReading, seed: int, battle: int) -> tuple[list[Happening], int]:
    """Return what happens in a battle, and in the next one; with the row of the outcome table."""
    luck = Luck(seed, battle)
    happenings: list[Happening] = []
    place = 0
    hidden = reading.question.setup.hidden
    if len(hidden) > 1:
        place = int(np.searchsorted(prior_limits(hidden), luck.decide(), side="right"))
    if hidden[place][0]:
        number = int(hidden[place][0])
        happenings.append(Happening("reveal", DEFENDER, what=KINDS[RONIN], gained=number))
    row = 0
    while place >= 0:
        played = reading.battles[place]
        fought, rounds, i, j = _one_battle(played.planned, luck)
        happenings += fought
        ends = played.ends
        last = min(rounds, int(ends.rounds.max()))
        end = int(
            np.flatnonzero((ends.rounds == last) & (ends.attacker == i) & (ends.defender == j))[0]
        )
        row += int(played.first_row[end])
        place = int(played.then[end])
    return happenings, row


def _one_battle(planned: Planned, luck: Luck) -> tuple[list[Happening], int, int, int]:
    """Return what happens in one battle, the round and the strengths it ends with."""
    duel = planned.duel
    nodes = Nodes(planned)
    node, rounds = nodes.root, 0
    i, j = duel.attacker_start, duel.defender_start
    sides = (duel.attacker.strengths[i], duel.defender.strengths[j])
    numbers = numbered(ATTACKER, sides[0]) | numbered(DEFENDER, sides[1])
    happenings = [Happening("attack", ATTACKER, ATTACKER, DEFENDER, numbers=numbers)]
    round_begins = True
    while True:
        kind = _kind_of(nodes, node)
        if round_begins and kind != FIRST:
            happenings.append(Happening("begin", what=ROUND, left=rounds + 1))
        round_begins = kind != RANGED
        code = _draw(nodes.phase(kind), nodes.after(kind), i, j, luck)
        position = -1 - code if code < 0 else code % nodes.positions
        left = divmod(position, len(duel.defender))
        happenings += _phase(planned, kind, (i, j), left, luck)
        i, j = left
        rounds += kind == HAND
        alive = i < duel.attacker.nobody and j < duel.defender.nobody
        if alive and kind == HAND and planned.stops is not None and planned.stops(rounds)[i, j]:
            happenings.append(Happening("pass", ATTACKER, what=CALLED_OFF))
            return happenings, rounds, i, j
        if code < 0:
            happenings.append(Happening("result", _winner(planned, i, j)))
            return happenings, rounds + (kind == RANGED), i, j
        node = code


def _winner(planned: Planned, i: int, j: int) -> int:
    """Return which side is left, NONE if neither is."""
    if j != planned.duel.defender.nobody:
        return DEFENDER
    return NONE if i == planned.duel.attacker.nobody else ATTACKER


def _kind_of(nodes: Nodes, node: int) -> int:
    if node >= 2 * nodes.positions:
        return FIRST
    return HAND if node >= nodes.positions else RANGED


def _draw(phase: Phase, after: Ints, i: int, j: int, luck: Luck) -> int:
    """Draw what a phase leads to, from the table that the sampler makes of it."""
    size = len(after)
    start, count = np.zeros((2, 1), dtype=np.uint64)
    limits, codes = np.empty(size, dtype=np.uint64), np.empty((size, 2), dtype=np.int64)
    playing.build(
        np.array([[0, i, j]]),
        phase.hits_a,
        phase.hits_d,
        phase.pick_a,
        phase.pick_d,
        after,
        start,
        count,
        limits,
        codes,
        0,
        np.full(size, -1, dtype=np.int64),
        np.empty((3, size), dtype=np.int64),
        np.empty(size),
    )
    return int(playing.choose(np.uint64(luck.decide()), 0, start, count, limits, codes))


def _phase(
    planned: Planned, kind: int, before: tuple[int, int], left: tuple[int, int], luck: Luck
) -> Iterator[Happening]:
    duel = planned.duel
    sides = (duel.attacker.strengths[before[0]], duel.defender.strengths[before[1]])
    now = (duel.attacker.strengths[left[0]], duel.defender.strengths[left[1]])
    on_attacker, on_defender = hits_colored(planned, kind, before, left, luck)
    for seat, scored, chain in (
        (ATTACKER, on_defender, duel.attacker),
        (DEFENDER, on_attacker, duel.defender),
    ):
        side = sides[seat]
        if kind == FIRST:
            if seat == ATTACKER:
                continue
            side = (*side[:BONUS], 0, *side[BONUS + 1 :])
        dice = dice_colored(side, kind, scored, chain.weapons, luck)
        if dice:
            yield Happening(
                "roll",
                seat,
                seat,
                1 - seat,
                what=PHASES[kind],
                faces=tuple(str(face) for faces in dice.values() for face in faces),
                hits=int(scored),
                numbers={KINDS[unit]: len(faces) for unit, faces in dice.items()},
            )
    for seat in (ATTACKER, DEFENDER):
        for part, was, then in zip(PARTS, sides[seat], now[seat], strict=True):
            if was != then:
                one = "walls" if part == BONUS_UNITS else "loss"
                lost, rest = int(was - then), int(then)
                why = (PHASES[kind],)
                yield Happening(one, seat, seat, what=part, lost=lost, left=rest, why=why)
