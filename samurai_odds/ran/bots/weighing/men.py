"""How bots weigh where busho go, and what Samurai do (4.6, 4.7, 10.2)."""

from typing import Any

from samurai_odds.ran.bots.weighing.approach import note_way, steps_from
from samurai_odds.ran.bots.weighing.challenges import (
    HEAD,
    SURE,
    best_samurai,
    strength_of_busho,
    strength_of_samurai,
)
from samurai_odds.ran.bots.weighing.styles import WARY
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.leaders import in_camp, is_chief, rating
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.sight import sees

COMMANDS = 20  # each unit in his range
WITH_UNIT = 15
IN_FRONT = 40  # he may fall: with a unit that has enemies beside it
ALONE = 200  # an enemy comes, and he is lost (4.72)
AT_HOME = 1_000  # the So-Taisho stays in his Honjin (4.51)
SHAMED = 150  # lost face, and Finished (10.27)
SPENT = 60  # Finished, to send a new man (10.25)
LAST_STAMINA = 2  # with no more left, who is behind denies the enemy his head


def worth_of_ride(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh where a busho goes: his units in range, himself with one, not in front."""
    busho = s[mv.RIDER]
    side = q[at.SIDE_OF + busho]
    here = value - 1 if value > 0 else s[at.BUSHO_HEX + busho]
    if is_chief(q, busho) and in_camp(q, s, side):
        return AT_HOME * (value == 0)
    note_way(q, s, side)
    reach, worth = rating(q, s, busho), 0
    for unit in range(q[at.FIRST_UNIT + busho], q[at.END_OF_UNITS + busho]):
        there = s[at.HEX + unit]
        if there >= 0 and q[at.TYPE + unit] != at.HONJIN:
            away = distance(q, here, there)
            worth += COMMANDS * (away <= reach) - away
    steps = steps_from(s, side, here)
    if s[at.UNIT_AT + here] >= 0:
        worth += WITH_UNIT - IN_FRONT * (steps <= 2) * (2 if style & WARY else 1)
    elif steps <= 4:
        worth -= ALONE
    return 2 * worth + (value == 0)


def worth_of_hiding(q: Any, s: Any, value: int, side: int) -> int:
    """Weigh where a busho alone goes when an enemy comes near (4.72)."""
    if value == 0:
        return at.NONE
    note_way(q, s, side)
    friend = s[at.UNIT_AT + value - 1] >= 0
    return 2 * steps_from(s, side, value - 1) + 3 * friend


# ---- Samurai -------------------------------------------------------------------------


def worth_of_samurai(q: Any, s: Any, value: int) -> int:
    """Weigh whom to send, and then where he goes or whom he charges."""
    if s[at.PHASE] != mv.SAMURAI_MOVES:
        if value > at.ACTION:
            return 2 * best_samurai(q, s, s[at.CURRENT]) - 1  # the cup's average
        return 2 * strength_of_samurai(q, s, value - 1)
    samurai = s[mv.SAMURAI]
    own = strength_of_samurai(q, s, samurai)
    if value > at.ACTION:
        busho = value % at.ACTION - 1
        arrives = at.DIE
        if s[at.UNIT_AT + s[at.BUSHO_HEX + busho]] >= 0:
            arrives = min(at.DIE, q[at.SAMURAI_STAMINA + samurai] + 1)
        return HEAD * (own - strength_of_busho(q, s, busho)) * arrives // (SURE * at.DIE)
    here = value - 1 if value > 0 else place_of_samurai(s, samurai)
    return worth_of_stand(q, s, samurai, own, here)


def place_of_samurai(s: Any, samurai: int) -> int:
    """Give the hex of a Samurai: his own, or that of the busho whom he serves."""
    if s[at.SAMURAI_HEX + samurai] >= 0:
        return s[at.SAMURAI_HEX + samurai]
    return s[at.BUSHO_HEX + s[at.RETAINER + samurai]]


def worth_of_stand(q: Any, s: Any, samurai: int, own: int, here: int) -> int:
    """Weigh a hex to challenge from: the strongest who can hear him answers."""
    enemy = 1 - q[at.SIDE_OF + s[at.RETAINER + samurai]]
    strongest, nearest = at.NONE, at.MOST_HEXES
    for busho in range(q[at.FIRST_CONTINGENT + enemy], q[at.END_OF_CONTINGENTS + enemy]):
        there = s[at.BUSHO_HEX + busho]
        if there < 0 or (is_chief(q, busho) and in_camp(q, s, enemy)):
            continue
        away = distance(q, here, there)
        nearest = min(nearest, away)
        if away <= q[at.CHALLENGE_RANGE + samurai] and sees(q, s, here, there):
            strongest = max(strongest, strength_of_busho(q, s, busho))
    if strongest < 0:
        return -HEAD - nearest
    return SURE + HEAD * min(own - strongest, SURE) // SURE


def worth_of_challenging(q: Any, s: Any, value: int) -> int:
    """Weigh to challenge: those who hear it decide who answers; nobody dies for others here."""
    if value == 0:
        return 0
    if value // at.ACTION != sh.ISSUE:
        return at.NONE
    samurai = s[sh.CHALLENGER]
    own, here = strength_of_samurai(q, s, samurai), place_of_samurai(s, samurai)
    return worth_of_stand(q, s, samurai, own, here) + SHAMED // 2


def worth_of_answer(q: Any, s: Any, value: int) -> int:
    """Weigh who answers a challenge, or that nobody does."""
    own = strength_of_samurai(q, s, s[sh.CHALLENGER])
    if value == 0:
        return -SHAMED
    what, who = value // at.ACTION, value % at.ACTION - 1
    if what == sh.GOES:
        return HEAD * (strength_of_busho(q, s, who) - own) // SURE
    if what == sh.SENDS_ONE:
        return HEAD * (strength_of_samurai(q, s, who) - own) // (2 * SURE)
    drawn = HEAD * (best_samurai(q, s, who) - own) // (2 * SURE)
    return drawn - (SPENT if what == sh.DRAWS else SPENT // 2)


def worth_of_defender(q: Any, s: Any, value: int) -> int:
    """Weigh who meets a Samurai who charges: a Samurai before his busho, the stronger first."""
    if value > at.ACTION:
        return SURE + strength_of_samurai(q, s, value % at.ACTION - 1)
    return strength_of_busho(q, s, value - 1)


def worth_of_yielding(q: Any, s: Any, value: int) -> int:
    """Weigh to withdraw when behind: a man who will fall leaves no head so (10.14)."""
    duel = s[at.DECISION] == sh.YIELD_CHOICE
    left = stamina_left(q, s) if duel else busho_stamina_left(q, s)
    return value * (1 if left <= LAST_STAMINA else at.NONE)


def stamina_left(q: Any, s: Any) -> int:
    """Give the stamina that is left to who is behind in a challenge's fight."""
    behind = 0 if s[sh.HIT] > s[sh.HIT + 1] else 1
    taken = s[sh.HIT + behind]
    if behind == 0:
        samurai = s[sh.CHALLENGER]
    elif s[sh.FOE] >= 0:
        return busho_stamina(q, s, s[sh.FOE]) - taken
    else:
        samurai = s[sh.FOE_SAMURAI]
    return q[at.SAMURAI_STAMINA + samurai] - s[at.SAMURAI_HITS + samurai] - taken


def busho_stamina(q: Any, s: Any, busho: int) -> int:
    """Give a busho's stamina less the hits that he keeps."""
    place = s[at.REPLACED + busho] * at.MOST_CONTINGENTS + busho
    return q[at.STAMINA + place] - s[at.BUSHO_HITS + busho]


def busho_stamina_left(q: Any, s: Any) -> int:
    """Give the stamina that is left to the busho who is behind in a shock's fight."""
    start = sh.CS + combat.BOUTS
    behind = 0 if s[start] > s[start + 1] else 1
    return busho_stamina(q, s, s[sh.LEADER + behind]) - s[start + behind]
