"""One battle of a simulation told step by step, each line with its place in the rules.

It draws what the sampler draws for that seed and number, from the same tables.
What the tables do not tell apart (which dice hit) is colored in with further
draws of that battle that decide nothing.
"""

from collections.abc import Iterator

import numpy as np

from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.reading import BattleReading, read_battle
from samurai_odds.swords.combat import playing
from samurai_odds.swords.combat.duel import Phase
from samurai_odds.swords.combat.sampling import Luck, Nodes, dice_told, hits_colored, prior_limits
from samurai_odds.swords.combat.sequence import FIRST, HAND, RANGED
from samurai_odds.swords.combat.sides import Chain, Ints, with_bonus
from samurai_odds.swords.combat.stopping import Planned
from samurai_odds.swords.forces import attacking
from samurai_odds.swords.layout import BONUS

_BOOK = "Samurai Swords"
_ROLLS = {FIRST: "Defending in a Naval Invasion; S4", RANGED: "Steps 1-2", HAND: "Steps 4-6"}
_LOSSES = {FIRST: "Defending in a Naval Invasion 3", RANGED: "Step 3", HAND: "Step 7"}


def retell(question: Encounter, seed: int, battle: int) -> list[str]:
    reading = read_battle(question)
    lines, row = _retold(reading, seed, battle)
    seen = []
    for name, column in reading.columns.items():
        value = int(column[row])
        if name in question.words:
            seen.append(f"{name} {question.words[name][value]}")
        elif value:
            seen.append(f"{name} {value}")
    return [*lines, f"result: {', '.join(seen)}"]


def row_of(question: Encounter, seed: int, battle: int) -> int:
    """Give the row of the outcome table that one battle of a seed ends in."""
    return _retold(read_battle(question), seed, battle)[1]


def _retold(reading: BattleReading, seed: int, battle: int) -> tuple[list[str], int]:
    luck = Luck(seed, battle)
    lines: list[str] = []
    place = 0
    hidden = reading.question.setup.hidden
    if len(hidden) > 1:
        place = int(np.searchsorted(prior_limits(hidden), luck.decide(), side="right"))
    if hidden[place][0]:
        number = hidden[place][0]
        lines.append(_line("Action 5, When to Reveal", f"{number} hidden ronin are revealed"))
    row = 0
    while place >= 0:
        played = reading.battles[place]
        told, rounds, i, j = _one_battle(played.planned, luck)
        lines += told
        ends = played.ends
        last = min(rounds, int(ends.rounds.max()))
        end = int(
            np.flatnonzero((ends.rounds == last) & (ends.attacker == i) & (ends.defender == j))[0]
        )
        row += int(played.first_row[end])
        place = int(played.then[end])
    return lines, row


def _one_battle(planned: Planned, luck: Luck) -> tuple[list[str], int, int, int]:
    """Tell one battle; give the round and the strengths it ends with."""
    duel = planned.duel
    nodes = Nodes(planned)
    node, rounds = nodes.root, 0
    i, j = duel.attacker_start, duel.defender_start
    attack = attacking(duel.attacker.strengths[i], _side(duel.attacker, i))
    sides = f"{attack} {_side(duel.defender, j)}"
    lines = [_line("Action 7, Phase C", sides)]
    round_begins = True
    while True:
        kind = _kind_of(nodes, node)
        if round_begins and kind != FIRST:
            lines.append(_line("Combat Sequence", f"round {rounds + 1}"))
        round_begins = kind != RANGED
        code = _draw(nodes.phase(kind), nodes.after(kind), i, j, luck)
        position = -1 - code if code < 0 else code % nodes.positions
        left = divmod(position, len(duel.defender))
        lines += list(_phase_told(planned, kind, (i, j), left, luck))
        i, j = left
        rounds += kind == HAND
        alive = i < duel.attacker.nobody and j < duel.defender.nobody
        if alive and kind == HAND and planned.stops is not None and planned.stops(rounds)[i, j]:
            lines.append(_line("Step 8", "the attacker calls off the battle"))
            return lines, rounds, i, j
        if code < 0:
            lines.append(_line("Battle Results", _result(planned, i, j)))
            return lines, rounds + (kind == RANGED), i, j
        node = code


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


def _phase_told(
    planned: Planned, kind: int, before: tuple[int, int], left: tuple[int, int], luck: Luck
) -> Iterator[str]:
    duel = planned.duel
    sides = (duel.attacker.strengths[before[0]], duel.defender.strengths[before[1]])
    now = (duel.attacker.strengths[left[0]], duel.defender.strengths[left[1]])
    on_attacker, on_defender = hits_colored(planned, kind, before, left, luck)
    for who, side, scored, chain in (
        ("attacker", sides[0], on_defender, duel.attacker),
        ("defender", sides[1], on_attacker, duel.defender),
    ):
        if kind == FIRST:
            if who == "attacker":
                continue
            side = (*side[:BONUS], 0, *side[BONUS + 1 :])
        dice = dice_told(side, kind, scored, chain.weapons, luck)
        if dice:
            yield _line(_ROLLS[kind], f"{who}: {dice}; {scored} hit{'s' * (scored != 1)}")
    for who, was, then, chain in (
        ("attacker", sides[0], now[0], duel.attacker),
        ("defender", sides[1], now[1], duel.defender),
    ):
        if was != then:
            fell = tuple(a - b for a, b in zip(was, then, strict=True))
            gone, rest = (with_bonus(side, chain.weapons) for side in (fell, then))
            yield _line(_LOSSES[kind], f"{who} removes {gone}; left: {rest}")


def _result(planned: Planned, i: int, j: int) -> str:
    gone_a = i == planned.duel.attacker.nobody
    if j == planned.duel.defender.nobody:
        return "both sides are eliminated" if gone_a else "the defenders are eliminated"
    return "the attackers are eliminated"


def _side(chain: Chain, strength: int) -> str:
    return with_bonus(chain.strengths[strength], chain.weapons)


def _line(rule: str, text: str) -> str:
    return f"{_BOOK}, {rule}: {text}"
