"""The combat procedure of Samurai Battles as a step machine: one strike after another.

Each function is one rule, under the rulebook's heading; `step` applies the one that is due.
``q`` is the question and ``s`` the state, laid out in `layout`. The order within one strike is
ruling B3: roll, hits, leader check, flags, retreat, honor, Lack of Honor; then comes the next
strike: one follows another by Close Combat 7-8 and Special Actions, First Strike by its card and
B15, Hold and Shoot by B28.
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
    leader_room_left,
    least_ignored,
    lose_blocks,
    most_ignored,
    pay,
    retreat,
    tokens_held,
)
from samurai_odds.battles.attack.dice import SWORDS_ONLY, pool, roll_code
from samurai_odds.battles.attack.layout import party_row, strike_row
from samurai_odds.engine.machine import AUTOMATIC, END, Machine, decision

# ---- which strike follows ------------------------------------------------------------


Question = Sequence[int]
State = list[int]

NO_STRIKE = -1


def begin(q: Question) -> State:
    s = [0] * at.WIDTH
    call_first_strike(q, s)
    return s


def set_up(q: Question, s: State) -> None:
    """Set up the parties, pay what is paid at the declaration and call the first strike."""
    for k in range(at.WIDTH):
        s[k] = 0
    call_first_strike(q, s)


def call_first_strike(q: Question, s: State) -> None:
    """Do the same in a state that is still all 0."""
    for party in (at.ATTACKER, at.DEFENDER, at.SECOND):
        s[party + at.BLOCKS] = q[party_row(party) + at.START_BLOCKS]
        s[party + at.LEADER] = q[party_row(party) + at.START_LEADER]
    for side in (0, 1):
        s[at.SIDES + side * at.SIDE_FIELDS + at.TOKENS] = -q[at.PAID + side]
    s[at.STRIKE] = at.FIRST if q[at.FIRST_STRIKE] else at.ATTACK
    s[at.PHASE] = at.DECLARE


def call_next(q: Question, s: State) -> None:
    """Call the strike that follows the one just done, or end the combat."""
    following = next_strike(q, s)
    s[at.CHECKED] = 0
    if following == NO_STRIKE:
        finish(s)
        return
    s[at.STRIKE] = following
    s[at.PHASE] = at.DECLARE
    if following == at.BACK:
        s[at.BATTLED_BACK] = 1
    elif following == at.BONUS_BACK:
        s[at.THEN_BATTLED_BACK] = 1
    elif following == at.BONUS or following == at.BONUS_FIRST:
        s[at.THEN_FOUGHT] = 1


def next_strike(q: Question, s: State) -> int:
    """Return which strike follows, NO_STRIKE when the combat is over."""
    done = s[at.STRIKE]
    if done == at.FIRST:
        return at.ATTACK if stands(s, at.ATTACKER) or q[at.SWARM] > 1 else NO_STRIKE
    if done == at.ATTACK:
        return after_attack(q, s)
    if done == at.BONUS_FIRST:
        return at.BONUS if stands(s, at.ATTACKER) else NO_STRIKE
    if done == at.BONUS and not vacated(s, at.SECOND) and s[at.BONUS_ANSWERED] == 0:
        return at.BONUS_BACK if battles_back(q, s, at.SECOND, at.BONUS_BACK) else NO_STRIKE
    return NO_STRIKE


def after_attack(q: Question, s: State) -> int:
    """Second fire, gaining ground with a bonus combat, or the battle back."""
    if q[at.CLOSE_COMBAT] == 0:
        if q[at.HAS_SECOND]:
            return at.BONUS
        return second_fire(q, s) if q[at.VOLLEYS] == 2 else NO_STRIKE
    if vacated(s, at.DEFENDER):
        if not may_go_on(q, s):
            return NO_STRIKE
        return at.BONUS_FIRST if answers_bonus(q, s) else at.BONUS
    if q[at.FIRST_STRIKE] == 0 and battles_back(q, s, at.DEFENDER, at.BACK):
        return at.BACK
    return NO_STRIKE


def second_fire(q: Question, s: State) -> int:
    """Hold and Shoot: fire again at a target still on the board and in range (B28)."""
    leader = s[at.DEFENDER + at.LEADER]
    gone = s[at.DEFENDER + at.BLOCKS] == 0 and leader != at.PRESENT and leader != at.FLED
    retreated = s[at.DEFENDER + at.RETREAT] + s[at.DEFENDER + at.ESCAPE]
    if gone:
        return NO_STRIKE
    if retreated == 0:
        return at.VOLLEY
    hexes = min(q[at.RANGE] + retreated, at.FARTHEST)
    return at.VOLLEY_AFTER if q[at.FIRE_AT + hexes] > 0 else NO_STRIKE


def vacated(s: State, party: int) -> bool:
    """Gaining Ground: has the party left its hex, or died in it leaving nobody (B5)?"""
    return s[party + at.RETREAT] > 0 or (
        s[party + at.BLOCKS] == 0 and s[party + at.LEADER] != at.PRESENT
    )


def may_go_on(q: Question, s: State) -> bool:
    """Bonus Close Combat: cavalry, or infantry with its leader, that gained ground (B24)."""
    if q[at.HAS_SECOND] == 0 or not stands(s, at.ATTACKER):
        return False
    return q[at.BONUS_NEEDS_LEADER] == 0 or s[at.ATTACKER + at.LEADER] == at.PRESENT


def answers_bonus(q: Question, s: State) -> bool:
    """Return whether First Strike, or an Ambush that can be paid, answers the bonus combat."""
    side = q[party_row(at.SECOND) + at.SIDE]
    return q[at.BONUS_FIRST_STRIKE] > 0 and tokens_held(q, s, side) >= q[at.BONUS_ANSWER_COST]


def battles_back(q: Question, s: State, party: int, strike: int) -> bool:
    """Battle Back: a surviving unit that kept its hex and may battle from there (B6)."""
    return s[party + at.BLOCKS] > 0 and q[strike_row(strike) + at.DICE] > 0


def stands(s: State, party: int) -> bool:
    """Return whether a unit stands where it stood at first."""
    return s[party + at.BLOCKS] > 0 and s[party + at.RETREAT] == 0


def finish(s: State) -> None:
    """Leave only what the outcome variables tell."""
    s[at.PHASE] = at.OVER
    s[at.STRIKE] = s[at.FLAGS] = s[at.INSPIRED] = s[at.DEBT] = 0
    s[at.BONUS_INSPIRED] = s[at.BONUS_ANSWERED] = s[at.CHECKED] = 0
    for party in (at.ATTACKER, at.DEFENDER, at.SECOND):
        s[party + at.ESCAPE] = 0
        if s[party + at.LEADER] == at.PRESENT or s[party + at.LEADER] == at.FLED:
            s[party + at.LEADER] = at.ABSENT


# ---- one strike ----------------------------------------------------------------------


def pending(q: Question, s: State) -> int:
    """Return what comes next: a roll, a decision, an automatic rule or the end."""
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
    elif q[row + at.FATE_POLICY] == at.BEST and leader_room_left(q, s, target) > 0:
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
    if strike == at.BONUS_FIRST or (strike == at.BONUS and s[at.BONUS_ANSWERED] == 0):
        s[at.BONUS_INSPIRED] = pay_to_inspire(q, s, strike_row(at.BONUS))
    if strike == at.BONUS_FIRST:
        s[at.BONUS_ANSWERED] = 1
        pay(q, s, q[party_row(at.SECOND) + at.SIDE], q[at.BONUS_ANSWER_COST])
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
    """Return which faces the strike tells apart."""
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
    hits = hits_of(outcome, q[row + at.SWORDS_IGNORED])
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
        s[at.CHECKED] = 1 if q[row + at.STANDS_FAST] else 0
        s[at.PHASE] = at.CHECK
    else:
        answer_flags(s, target)


def hits_of(outcome: int, ignored: int) -> int:
    """Count the hits of a strike, of whose swords some are ignored."""
    return (outcome >> 24) + max(0, (outcome >> 16 & 255) - ignored)


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
