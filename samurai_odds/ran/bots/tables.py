"""The exact odds of the next shot and shock of two units, and the bots' weights, as numbers."""

from collections import Counter
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from samurai_odds.ran.combat.combat_layout import COLUMNS
from samurai_odds.ran.combat.leaders import bout_result, hits_on_first, hits_on_second
from samurai_odds.ran.combat.meaning import modified
from samurai_odds.ran.facts import FACES, Used
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Harm, Question
from samurai_odds.ran.zones import EXTENDED

# ---- The exact odds of the next shot and the next shock of two units -----------------

Ints = NDArray[np.int64]

LOWEST_SHOT = -6  # of the modifiers of the fire die, to +3
WEAPONS = ("bow", "teppo")
_STEADY = at.NO_CHECK + 1
_BROKEN, _SUFFERED = Harm.broken.at, Harm.suffered.at


def odds_table(used: Used) -> Ints:
    """Tabulate all of it for some charts."""
    cells = np.array([used.shock_cells(column) for column in range(1, COLUMNS + 1)])
    parts = (_defender(cells[..., 1]), _attacker(cells[..., 0]), _shots(used), duel_odds())
    return np.concatenate([np.ravel(part) for part in parts])


def _defender(cells: Ints) -> Ints:
    """Give what the defender suffers by column, his reaction check included (9.24, 9.28)."""
    hits, lefts = np.arange(int(cells.max()) + 1), np.arange(1, at.MOST_LEFT + 1)
    often = (cells[..., np.newaxis] == hits).sum(axis=1)
    excess = np.maximum(0, np.array(FACES) - np.arange(_STEADY)[:, np.newaxis])  # of a check's face
    effects = np.zeros((COLUMNS, 2, _STEADY, at.MOST_LEFT, 2), dtype=np.int64)
    for superior in range(2):
        total = (hits[:, np.newaxis, np.newaxis] * (1 + superior) + excess)[..., np.newaxis]
        stands = total < lefts
        for what, each in ((_BROKEN, ~stands), (_SUFFERED, total * stands)):
            of_hits = each.sum(axis=2).reshape(len(hits), _STEADY * at.MOST_LEFT)
            weighed = np.dot(often, of_hits).reshape(COLUMNS, _STEADY, at.MOST_LEFT)
            effects[:, superior, :, :, what] = 10 * weighed
    return effects


def _attacker(hits: Ints) -> Ints:
    effects = np.zeros((COLUMNS, at.MOST_LEFT, 2), dtype=np.int64)
    for left in range(1, at.MOST_LEFT + 1):
        stands = hits < left
        effects[:, left - 1, _BROKEN] = 100 * (~stands).sum(axis=1)
        effects[:, left - 1, _SUFFERED] = 100 * (hits * stands).sum(axis=1)
    return effects


def _shots(used: Used) -> Ints:
    """List a shot's effect: by weapon, range, modifier and the hits left to the target's TQ."""
    effects: list[int] = []
    known = used.table("fire")
    for weapon, distance in product(WEAPONS, range(1, EXTENDED + 1)):
        if f"{weapon}-{distance}" not in known:
            effects += [0] * (at.SHOTS * at.MOST_LEFT * 3)
            continue
        cells = used.fire_cells(weapon, distance)
        for modifier in range(LOWEST_SHOT, LOWEST_SHOT + at.SHOTS):
            met = [cells[modified(die, modifier)] for die in FACES]
            for left in range(1, at.MOST_LEFT + 1):
                stands = [(hits, checks) for hits, checks in met if hits < left]
                suffered = sum(hits for hits, _ in stands)
                checked = sum(bool(checks) for _, checks in stands)
                effects += [100 * (len(met) - len(stands)), 100 * suffered, 100 * checked]
    return np.array(effects)


@cache
def duel_odds() -> Ints:
    """Give the first man's chance to win a fight to the end: by skills, by stamina left (10.1)."""
    skills, staminas = range(at.MOST_SKILL + 1), range(1, at.MOST_STAMINA + 1)
    chances = np.zeros((len(skills), len(skills), at.MOST_STAMINA, at.MOST_STAMINA), dtype=np.int64)
    for one, other in product(skills, skills):
        rounds = Counter(bout_result(one, other, faces) for faces in range(len(FACES) ** 2))
        decided = sum(rounds.values()) - rounds[0]
        chance: dict[tuple[int, int], float] = {}
        for left, right in product(staminas, staminas):
            wins = 0.0
            for result, count in rounds.items():
                if result:
                    own, its = left - hits_on_first(result), right - hits_on_second(result)
                    wins += count * (its <= 0 if own <= 0 or its <= 0 else chance[own, its])
            chance[left, right] = wins / decided
            chances[one, other, left - 1, right - 1] = round(1000 * chance[left, right])
    return chances


# ---- In the question -----------------------------------------------------------------


def write_odds(q: Question, used: Used) -> None:
    """Write the odds that bots read into a question; their weights stand there already."""
    q[Question.odds.at : Question.odds.weights.at] = odds_table(used)
