"""Hits as one draw for each side of a phase: a roll's code says how many dice of each kind.

The tables are those of single battles (`swords.dice`). Ranged kinds roll in Steps 1 and 2,
the others in Steps 4 to 6.
"""

from typing import Any

from samurai_odds.engine.dice import Pool
from samurai_odds.play.rules.offering import Numbers
from samurai_odds.swords import dice
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.layout import ARMY, BONUS, FORCE, WIDTH

MOST_BOWMEN, MOST_GUNNERS = 24, 40  # of one side, dice are told apart up to these, less one
MOST_SWORDS, MOST_SPEARMEN = 80, 80  # swordsmen and ronin; spearmen; bonus units among them
HAND = 1 + MOST_BOWMEN * MOST_GUNNERS  # codes from here on are of Steps 4 to 6


def side_at(side: int) -> int:
    """Find the composition of the attacker (0) or the defender (1) in the state."""
    return at.SIDES + side * WIDTH


def count(s: Numbers, side: int, kind: int) -> int:
    """Count a side's units of a kind, army and force together."""
    row = side_at(side)
    return s[row + ARMY + kind] + s[row + FORCE + kind]


def ranged_code(s: Numbers, side: int) -> int:
    """Code a side's roll in Steps 1 and 2; 0 is no dice."""
    bowmen, gunners = count(s, side, at.BOWMAN), count(s, side, at.GUNNER)
    return 0 if bowmen + gunners == 0 else 1 + bowmen * MOST_GUNNERS + gunners


def hand_code(s: Numbers, side: int, fortress: bool, walls: bool) -> int:
    """Code a side's roll in Steps 4 to 6, bonus units with it if ``walls``; 0 is no dice."""
    bonus = s[side_at(side) + BONUS] if walls else 0
    swords = count(s, side, at.SWORDSMAN) + count(s, side, at.RONIN)
    spearmen = count(s, side, at.SPEARMAN)
    if fortress:
        swords += bonus
    else:
        spearmen += bonus
    daimyo = count(s, side, at.DAIMYO)
    if daimyo + swords + spearmen == 0:
        return 0
    return HAND + (daimyo * MOST_SWORDS + swords) * MOST_SPEARMEN + spearmen


def pool(code: int, hits_on: tuple[int, ...], faces: int) -> Pool:
    """Tabulate the hits of a roll; ``hits_on`` is the roll, or less, that hits, by kind."""
    counts: list[tuple[int, Any]]
    if code < HAND:
        bowmen, gunners = divmod(code - 1, MOST_GUNNERS)
        counts = [(at.BOWMAN, bowmen), (at.GUNNER, gunners)]
    else:
        daimyo, rest = divmod(code - HAND, MOST_SWORDS * MOST_SPEARMEN)
        swords, spearmen = divmod(rest, MOST_SPEARMEN)
        counts = [(at.DAIMYO, daimyo), (at.SWORDSMAN, swords), (at.SPEARMAN, spearmen)]
    by_need: dict[int, int] = {}
    for kind, number in counts:
        if number:
            by_need[hits_on[kind]] = by_need.get(hits_on[kind], 0) + number
    return dice.pool(tuple((number, need) for need, number in sorted(by_need.items())), faces)
