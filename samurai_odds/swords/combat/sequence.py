"""The Combat Sequence (Action 7, Phase C; S1 to S5): the one statement of a battle's rules.

A battle is a `layout.Fight` in a flat array ``s`` of integers from ``at`` on.
`roll_code` says which dice the step rolls, `score` applies their hits and goes on to the next
step; with the last roll of a phase both sides remove casualties. Nothing here draws a number
or knows who reads: full games run these functions compiled on their own state, the tables
of single battles (`sides`, `duel`) and the bots' odds are made with the same ones.
"""

from itertools import product
from typing import Any

from samurai_odds.engine.dice import Pool, hits
from samurai_odds.swords.combat.layout import Fight
from samurai_odds.swords.combat.losses import strike_off
from samurai_odds.swords.layout import (
    ARMY,
    BONUS,
    BOWMAN,
    DAIMYO,
    FORCE,
    GUNNER,
    HAND_KINDS,
    KIND_COUNT,
    RANGED_KINDS,
    RONIN,
    SPEARMAN,
    SWORDSMAN,
    WIDTH,
)

(
    STRIKE_RANGED,
    STRIKE_HAND,
    RANGED_ATTACKER,
    RANGED_DEFENDER,
    HAND_ATTACKER,
    HAND_DEFENDER,
    STEP_EIGHT,
) = range(7)
FIRST, RANGED, HAND = range(3)  # phases, two steps each; hits of a phase are removed together
ROUND = (RANGED, HAND)
KINDS_IN = {FIRST: RANGED_KINDS + HAND_KINDS, RANGED: RANGED_KINDS, HAND: HAND_KINDS}

NO_WALLS = -1
MOST_BOWMEN, MOST_GUNNERS = 24, 40  # of one side, dice are told apart up to these, less one
MOST_SWORDS, MOST_SPEARMEN = 80, 80  # swordsmen and ronin; spearmen; bonus units among them
HAND_CODES = 1 + MOST_BOWMEN * MOST_GUNNERS  # codes from here on are of Steps 4 to 6
APART_CODES = HAND_CODES + 2 * MOST_SWORDS * MOST_SPEARMEN  # and from here on tell ronin apart
# What the armies of nearly all games come to.
_USUAL_BOWMEN, _USUAL_GUNNERS, _USUAL_SWORDS, _USUAL_SPEARMEN = 6, 11, 18, 12
MOST_RONIN = MOST_OTHERS = 40  # then of ronin, and of spearmen; of swordsmen as of bowmen


def start(s: Fight, at: int, naval: int) -> None:
    """Begin a battle: over a sea line the defender strikes first (S4)."""
    s.step = STRIKE_RANGED if naval > 0 else RANGED_ATTACKER
    s.hits[0] = s.hits[1] = 0


def attackers_roll(step: int) -> bool:
    """Return whether the attacker rolls in a step; else the defender does."""
    return step in (RANGED_ATTACKER, HAND_ATTACKER)


def dice_of(s: Any, row: int, kind: int, walls: int) -> int:
    """Count the dice of a kind on the side that stands at ``row``.

    Bonus units roll with their kind (S3), but sit a first strike out (S4: ``NO_WALLS``); a
    fallen daimyo does not roll (S8).
    """
    count: int = s[row + ARMY + kind] + s[row + FORCE + kind]
    if kind == walls:
        count += s[row + BONUS]
    return count


def roll_code(s: Fight, at: int, ronin_apart: int) -> int:
    """Code the roll of the step: how many dice of each kind; 0 is no dice.

    ``ronin_apart``: ronin and swordsmen hit on different rolls (with a user's own values).
    """
    step = s.step
    row = at + Fight.sides.at + (0 if attackers_roll(step) else WIDTH)
    if step in (STRIKE_RANGED, RANGED_ATTACKER, RANGED_DEFENDER):
        bowmen, gunners = dice_of(s, row, BOWMAN, NO_WALLS), dice_of(s, row, GUNNER, NO_WALLS)
        return 0 if bowmen + gunners == 0 else 1 + bowmen * MOST_GUNNERS + gunners
    walls = NO_WALLS if step == STRIKE_HAND else s.walls
    swordsmen, ronin = dice_of(s, row, SWORDSMAN, walls), dice_of(s, row, RONIN, walls)
    spearmen, daimyo = dice_of(s, row, SPEARMAN, walls), dice_of(s, row, DAIMYO, walls)
    if daimyo + swordsmen + ronin + spearmen == 0:
        return 0
    if ronin_apart:
        samurai = (ronin * 2 + daimyo) * MOST_BOWMEN + swordsmen
        return APART_CODES + samurai * MOST_OTHERS + spearmen
    return HAND_CODES + (daimyo * MOST_SWORDS + swordsmen + ronin) * MOST_SPEARMEN + spearmen


def usual_rolls() -> list[int]:
    """List the codes of the rolls that the armies of a game usually come to."""
    shots = [
        1 + bowmen * MOST_GUNNERS + gunners
        for bowmen, gunners in product(range(_USUAL_BOWMEN + 1), range(_USUAL_GUNNERS + 1))
        if bowmen + gunners > 0
    ]
    others = range(_USUAL_SWORDS + 1), range(_USUAL_SPEARMEN + 1)
    return shots + [
        HAND_CODES + (daimyo * MOST_SWORDS + swords) * MOST_SPEARMEN + spearmen
        for daimyo, swords, spearmen in product(range(2), *others)
        if daimyo + swords + spearmen > 0
    ]


def pool(code: int, hits_on: tuple[int, ...], faces: int) -> Pool:
    """Tabulate the hits of a roll; ``hits_on`` is the roll, or less, that hits, by kind."""
    if code < HAND_CODES:
        shots = divmod(code - 1, MOST_GUNNERS)
        return hits(shots, (hits_on[BOWMAN], hits_on[GUNNER]), faces)
    if code >= APART_CODES:
        rest, spearmen = divmod(code - APART_CODES, MOST_OTHERS)
        rest, swordsmen = divmod(rest, MOST_BOWMEN)
        ronin, daimyo = divmod(rest, 2)
    else:
        daimyo, rest = divmod(code - HAND_CODES, MOST_SWORDS * MOST_SPEARMEN)
        swordsmen, spearmen = divmod(rest, MOST_SPEARMEN)
        ronin = 0
    needs = hits_on[DAIMYO], hits_on[SWORDSMAN], hits_on[RONIN], hits_on[SPEARMAN]
    return hits((daimyo, swordsmen, ronin, spearmen), needs, faces)


def score(q: Any, s: Fight, at: int, orders: int, hits: int) -> bool:
    """Apply the hits of a step; return whether both sides removed casualties after it.

    ``orders`` is where the loss orders stand in the question.
    """
    step = s.step
    s.hits[1 if attackers_roll(step) else 0] += hits
    s.step = step + 1
    if step not in (STRIKE_HAND, RANGED_DEFENDER, HAND_DEFENDER):
        return False
    for side in range(2):
        order = orders + KIND_COUNT * s.order[side]
        row, first = at + Fight.sides.place(side), s.first_troop[side]
        strike_off(s, row, s.hits[side], q, order, first, at + Fight.work.at)
        s.hits[side] = 0
    return True


def fight_on(s: Fight, at: int) -> None:
    """Repeat the sequence after Step 8 (S5)."""
    s.step = RANGED_ATTACKER


def is_alive(s: Fight, at: int, side: int) -> bool:
    """Return whether any unit of a side is left, bonus units apart."""
    for place in range(BONUS):
        if s.sides[side, place] > 0:
            return True
    return False
