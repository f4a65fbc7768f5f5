"""The combat procedure of Samurai Battles as a step machine.

Each function is one rule, under the rulebook's heading; `step` applies the one
that is due. ``q`` is the question and ``s`` the state, laid out in `layout`. The
order within one strike is ruling B3: roll, hits, leader check, flags, retreat,
honor, Lack of Honor; then comes the next strike (`order`).
"""

from collections.abc import Sequence

from samurai_odds.battles.attack import layout as at
from samurai_odds.battles.attack.aftermath import (
    answer_flags,
    bolster_morale,
    decide_fate,
    gain,
    kill_leader,
    lack_kind,
    lack_of_honor,
    least_ignored,
    lose_blocks,
    most_ignored,
    pay,
    retreat,
    room_left,
    tokens_held,
)
from samurai_odds.battles.attack.dice import SWORDS_ONLY, pool, roll_code
from samurai_odds.battles.attack.layout import party_row, strike_row
from samurai_odds.battles.attack.order import begin, call_next, stands
from samurai_odds.engine.machine import AUTOMATIC, END, Machine, decision

Question = Sequence[int]
State = list[int]


def pending(q: Question, s: State) -> int:
    """Say what comes next: a roll, a decision, an automatic rule or the end."""
    phase = s[at.PHASE]
    if phase == at.OVER:
        return END
    if phase == at.ROLL:
        return roll_code(strike_dice(q, s), strike_kind(q, s))
    if phase == at.CHECK:
        return roll_code(check_dice(q, s), SWORDS_ONLY)
    if phase == at.LACK:
        return roll_code(q[at.LACK_DICE] + s[at.DEBT], lack_kind(q, s))
    if phase == at.BOLSTER or phase == at.FATE:
        return choice_open(q, s)
    return AUTOMATIC


def choice_open(q: Question, s: State) -> int:
    """Ask for a decision where the owner's policy is the best one and he has a choice."""
    target = q[strike_row(s[at.STRIKE]) + at.TARGET]
    row = party_row(target)
    if s[at.PHASE] == at.BOLSTER:
        options = most_ignored(q, s) - least_ignored(q, s) + 1
        if options > 1 and q[row + at.FLAG_POLICY] == at.BEST:
            return decision(options, q[row + at.SIDE])
    elif q[row + at.FATE_POLICY] == at.BEST and room_left(q, s, target) > 0:
        return decision(2, q[row + at.SIDE])
    return AUTOMATIC


def step(q: Question, s: State, outcome: int) -> None:
    """Apply the rule that is due to the outcome of its roll or decision."""
    phase = s[at.PHASE]
    if phase == at.DECLARE:
        declare(q, s)
    elif phase == at.ROLL:
        score_hits(q, s, outcome)
    elif phase == at.CHECK:
        check_leader(q, s, outcome)
    elif phase == at.BOLSTER:
        bolster_morale(q, s, outcome)
    elif phase == at.RETREATING:
        retreat(q, s)
    elif phase == at.FATE:
        decide_fate(q, s, outcome)
    elif phase == at.LACK:
        lack_of_honor(q, s, outcome)
    else:
        call_next(q, s)


# ---- Close Combat 3: Leader Inspired Close Combat ------------------------------------


def declare(q: Question, s: State) -> None:
    """Inspire the striking unit.

    An attacker's inspiration is paid at the declaration (B7) and lasts, whatever
    befalls the leader; a First Strike that drives off or kills the unit wastes it
    (B15), but not that of a swarm's other levies.
    """
    strike = s[at.STRIKE]
    row = strike_row(strike)
    if strike == at.BONUS_FIRST or (strike == at.BONUS and q[at.BONUS_FIRST_STRIKE] == 0):
        s[at.BONUS_INSPIRED] = pay_to_inspire(q, s, strike_row(at.BONUS))
    if strike == at.BONUS:
        s[at.INSPIRED] = s[at.BONUS_INSPIRED]
    elif strike != at.ATTACK:
        s[at.INSPIRED] = pay_to_inspire(q, s, row)
    elif q[row + at.INSPIRE_FROM] != at.NOBODY:  # paid before the first roll
        leading = 1 if stands(s, at.ATTACKER) else 0
        s[at.INSPIRED] = leading + q[row + at.INSPIRED_OTHERS]
    else:
        s[at.INSPIRED] = q[row + at.INSPIRED_OTHERS]  # of a swarm, its leading unit out of reach
    s[at.PHASE] = at.ROLL


def pay_to_inspire(q: Question, s: State, row: int) -> int:
    """Inspire a strike's unit if its leader is still there and the token can be paid."""
    source, striker = q[row + at.INSPIRE_FROM], q[row + at.STRIKER]
    side = q[party_row(striker) + at.SIDE]
    leads = source == at.NEARBY or (source == at.HIS_HEX and s[striker + at.LEADER] == at.PRESENT)
    if not leads or tokens_held(q, s, side) < q[at.INSPIRE_COST]:
        return 0
    pay(q, s, side, q[at.INSPIRE_COST])
    return 1


def strike_dice(q: Question, s: State) -> int:
    """Count the dice of the strike under way (Ranged and Close Combat 4-5; B1)."""
    row = strike_row(s[at.STRIKE])
    dice = q[row + at.DICE]
    if s[at.STRIKE] == at.VOLLEY_AFTER:
        dice = q[at.FIRE_AT + distance(q, s)]
    elif s[at.STRIKE] == at.ATTACK and not stands(s, q[row + at.STRIKER]):
        dice = q[row + at.DICE_OF_OTHERS]
    return dice + s[at.INSPIRED] * q[at.INSPIRE_DICE]


def strike_kind(q: Question, s: State) -> int:
    """Say which faces the strike tells apart."""
    row = strike_row(s[at.STRIKE])
    if s[q[row + at.TARGET] + at.BLOCKS] == 0:
        return q[row + at.LEADER_ROLL_KIND]
    return q[row + at.ROLL_KIND]


def distance(q: Question, s: State) -> int:
    """Measure the range of a second fire: every hex of retreat adds one."""
    hexes = q[at.RANGE] + s[at.DEFENDER + at.RETREAT] + s[at.DEFENDER + at.ESCAPE]
    return min(hexes, at.FARTHEST)


# ---- Score Hits; Honor & Fortune; Combat Against a Leader Alone in a Hex -------------


def score_hits(q: Question, s: State, outcome: int) -> None:
    """Take off blocks for hits and swords not ignored, and collect tokens (B2, B7, B8)."""
    row = strike_row(s[at.STRIKE])
    striker, target = q[row + at.STRIKER], q[row + at.TARGET]
    swords = max(0, (outcome >> 16 & 255) - q[row + at.SWORDS_IGNORED])
    hits = (outcome >> 24) + swords
    honor = max(0, (outcome & 255) - s[at.INSPIRED])
    gain(q, s, q[party_row(striker) + at.SIDE], honor)
    if s[at.STRIKE] == at.ATTACK:
        s[at.HITS] = hits
    s[at.INSPIRED] = 0
    if s[target + at.BLOCKS] == 0:
        strike_leader_alone(q, s, target, hits)
        return
    s[at.FLAGS] = outcome >> 8 & 255
    taken = min(hits, s[target + at.BLOCKS])
    lose_blocks(q, s, target, taken)
    if taken > 0 and s[target + at.LEADER] == at.PRESENT:
        s[at.PHASE] = at.CHECK
    else:
        answer_flags(s, target)


def strike_leader_alone(q: Question, s: State, target: int, hits: int) -> None:
    """Kill a lone leader with any sword; otherwise he must get away (B10)."""
    if hits > 0:
        kill_leader(q, s, target)
        s[at.PHASE] = at.NEXT
    else:
        s[at.PHASE] = at.FATE


# ---- Leader Casualty Check -----------------------------------------------------------


def check_dice(q: Question, s: State) -> int:
    """Count the dice of a leader's check; all must be swords to kill him (B9)."""
    row = strike_row(s[at.STRIKE])
    if s[q[row + at.TARGET] + at.BLOCKS] == 0:
        return q[at.CHECK_ALONE]
    return q[at.CHECK_CLOSE] if q[row + at.CLOSE] else q[at.CHECK_FIRE]


def check_leader(q: Question, s: State, outcome: int) -> None:
    """Kill the leader if every die shows swords; alone and alive he must get away."""
    target = q[strike_row(s[at.STRIKE]) + at.TARGET]
    killed = outcome >> 24 == check_dice(q, s)
    if killed:
        kill_leader(q, s, target)
    answer_flags(s, target)
    if s[target + at.BLOCKS] == 0 and not killed:
        s[at.PHASE] = at.FATE


COMBAT = Machine("battles attack", begin, pending, step, pool, at.WIDTH)
