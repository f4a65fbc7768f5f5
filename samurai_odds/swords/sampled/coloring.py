"""The draws of a battle that is told: those that decide, and those that only color.

What the sampler's tables do not tell apart, how many hits and which dice hit, is
drawn here from what it must have been, and decides nothing.
"""

from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.engine.sampling.trace import FACE_DRAWS
from samurai_odds.swords.combat import KINDS_IN
from samurai_odds.swords.dice import hits
from samurai_odds.swords.forces import PLURALS
from samurai_odds.swords.layout import KINDS, Composition
from samurai_odds.swords.rounds.duel import left_by
from samurai_odds.swords.rounds.stopping import Planned
from samurai_odds.swords.sampled.sampling import Nodes
from samurai_odds.swords.sides import Weapons, handful


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


def dice_told(side: Composition, kind: int, scored: int, weapons: Weapons, luck: Luck) -> str:
    """Color in the dice of one side so that they score the hits that it scored."""
    dice: list[int] = []
    for unit in KINDS_IN[kind]:
        count = sum(n for n, _ in handful(side, (unit,), weapons))
        dice += [unit] * count
    told: dict[int, list[int]] = {}
    for place, unit in enumerate(dice):
        need, rest = weapons.hits_on[unit], dice[place + 1 :]
        hit = luck.color() < _chance_of_hit(need, rest, scored, weapons)
        scored -= hit
        low, high = (1, need) if hit else (need + 1, weapons.faces)
        told.setdefault(unit, []).append(low + int(luck.color() * (high - low + 1)))
    return ", ".join(
        f"{KINDS[unit] if len(faces) == 1 else PLURALS[unit]} {' '.join(map(str, sorted(faces)))}"
        for unit, faces in told.items()
    )


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
