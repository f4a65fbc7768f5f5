"""The combat procedure of Samurai Battles as a step machine: one strike after another.

Each function is one rule, under the rulebook's heading; `step` applies the one that is due.
``q`` is the question and ``s`` the state, laid out in `layout`. The order within one strike is
ruling B3: roll, hits, leader check, flags, retreat, honor, Lack of Honor; then comes the next
strike: one follows another by Close Combat 7-8 and Special Actions, First Strike by its card and
B15, Hold and Shoot by B28.
"""

from typing import Any

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
from samurai_odds.battles.attack.layout import Question, State
from samurai_odds.engine.machine import AUTOMATIC, END, Machine, decision

# ---- which strike follows ------------------------------------------------------------


NO_STRIKE = -1


def begin(q: Question) -> State:
    s: Any = [0] * State.width
    call_first_strike(q, s)
    return s  # type: ignore[no-any-return]


def set_up(q: Question, s: State) -> None:
    """Set up the parties, pay what is paid at the declaration and call the first strike."""
    for k in range(State.width):
        s[k] = 0
    call_first_strike(q, s)


def call_first_strike(q: Question, s: State) -> None:
    """Do the same in a state that is still all 0."""
    for party in (at.ATTACKER, at.DEFENDER, at.SECOND):
        s.parties[party].blocks = q.parties[party].start_blocks
        s.parties[party].leader = q.parties[party].start_leader
    for side in (0, 1):
        s.armies[side].tokens = -q.paid[side]
    s.strike = at.FIRST if q.first_strike else at.ATTACK
    s.phase = at.DECLARE


def call_next(q: Question, s: State) -> None:
    """Call the strike that follows the one just done, or end the combat."""
    following = next_strike(q, s)
    s.checked = 0
    if following == NO_STRIKE:
        finish(s)
        return
    s.strike = following
    s.phase = at.DECLARE
    if following == at.BACK:
        s.battled_back = 1
    elif following == at.BONUS_BACK:
        s.then_battled_back = 1
    elif following == at.BONUS or following == at.BONUS_FIRST:
        s.then_fought = 1


def next_strike(q: Question, s: State) -> int:
    """Return which strike follows, NO_STRIKE when the combat is over."""
    done = s.strike
    if done == at.FIRST:
        return at.ATTACK if stands(s, at.ATTACKER) or q.swarm > 1 else NO_STRIKE
    if done == at.ATTACK:
        return after_attack(q, s)
    if done == at.BONUS_FIRST:
        return at.BONUS if stands(s, at.ATTACKER) else NO_STRIKE
    if done == at.BONUS and not vacated(s, at.SECOND) and s.bonus_answered == 0:
        return at.BONUS_BACK if battles_back(q, s, at.SECOND, at.BONUS_BACK) else NO_STRIKE
    return NO_STRIKE


def after_attack(q: Question, s: State) -> int:
    """Second fire, gaining ground with a bonus combat, or the battle back."""
    if q.close_combat == 0:
        if q.has_second:
            return at.BONUS
        return second_fire(q, s) if q.volleys == 2 else NO_STRIKE
    if vacated(s, at.DEFENDER):
        if not may_go_on(q, s):
            return NO_STRIKE
        return at.BONUS_FIRST if answers_bonus(q, s) else at.BONUS
    if q.first_strike == 0 and battles_back(q, s, at.DEFENDER, at.BACK):
        return at.BACK
    return NO_STRIKE


def second_fire(q: Question, s: State) -> int:
    """Hold and Shoot: fire again at a target still on the board and in range (B28)."""
    leader = s.parties[at.DEFENDER].leader
    gone = s.parties[at.DEFENDER].blocks == 0 and leader != at.PRESENT and leader != at.FLED
    retreated = s.parties[at.DEFENDER].retreat + s.parties[at.DEFENDER].escape
    if gone:
        return NO_STRIKE
    if retreated == 0:
        return at.VOLLEY
    hexes = min(q.range + retreated, at.FARTHEST)
    return at.VOLLEY_AFTER if q.fire_at[hexes] > 0 else NO_STRIKE


def vacated(s: State, party: int) -> bool:
    """Gaining Ground: has the party left its hex, or died in it leaving nobody (B5)?"""
    return s.parties[party].retreat > 0 or (
        s.parties[party].blocks == 0 and s.parties[party].leader != at.PRESENT
    )


def may_go_on(q: Question, s: State) -> bool:
    """Bonus Close Combat: cavalry, or infantry with its leader, that gained ground (B24)."""
    if q.has_second == 0 or not stands(s, at.ATTACKER):
        return False
    return q.bonus_needs_leader == 0 or s.parties[at.ATTACKER].leader == at.PRESENT


def answers_bonus(q: Question, s: State) -> bool:
    """Return whether First Strike, or an Ambush that can be paid, answers the bonus combat."""
    side = q.parties[at.SECOND].side
    return q.bonus_first_strike > 0 and tokens_held(q, s, side) >= q.bonus_answer_cost


def battles_back(q: Question, s: State, party: int, strike: int) -> bool:
    """Battle Back: a surviving unit that kept its hex and may battle from there (B6)."""
    return s.parties[party].blocks > 0 and q.strikes[strike].dice > 0


def stands(s: State, party: int) -> bool:
    """Return whether a unit stands where it stood at first."""
    return s.parties[party].blocks > 0 and s.parties[party].retreat == 0


def finish(s: State) -> None:
    """Leave only what the outcome variables tell."""
    s.phase = at.OVER
    s.strike = s.flags_due = s.inspired = s.debt = 0
    s.bonus_inspired = s.bonus_answered = s.checked = 0
    for party in (at.ATTACKER, at.DEFENDER, at.SECOND):
        s.parties[party].escape = 0
        if s.parties[party].leader == at.PRESENT or s.parties[party].leader == at.FLED:
            s.parties[party].leader = at.ABSENT


# ---- one strike ----------------------------------------------------------------------


def pending(q: Question, s: State) -> int:
    """Return what comes next: a roll, a decision, an automatic rule or the end."""
    phase = s.phase
    if phase == at.OVER:
        return END
    if phase == at.ROLL:
        return roll_code(strike_dice(q, s), strike_kind(q, s))
    if phase == at.CHECK:
        return roll_code(check_dice(q, s), SWORDS_ONLY)
    if phase == at.LACK:
        return roll_code(q.lack_dice + s.debt, lack_kind(q, s))
    if phase == at.BOLSTER or phase == at.FATE:
        return choice_open(q, s)
    return AUTOMATIC


def choice_open(q: Question, s: State) -> int:
    """Ask for a decision where the owner's policy is the best one and he has a choice."""
    target = q.strikes[s.strike].target
    if s.phase == at.BOLSTER:
        options = most_ignored(q, s) - least_ignored(q, s) + 1
        if options > 1 and q.parties[target].flag_policy == at.BEST:
            return decision(options, q.parties[target].side)
    elif q.parties[target].fate_policy == at.BEST and leader_room_left(q, s, target) > 0:
        return decision(2, q.parties[target].side)
    return AUTOMATIC


def step(q: Question, s: State, outcome: int) -> None:
    """Apply the rule that is due to the outcome of its roll or decision."""
    phase = s.phase
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
    strike = s.strike
    if strike == at.BONUS_FIRST or (strike == at.BONUS and s.bonus_answered == 0):
        s.bonus_inspired = pay_to_inspire(q, s, at.BONUS)
    if strike == at.BONUS_FIRST:
        s.bonus_answered = 1
        pay(q, s, q.parties[at.SECOND].side, q.bonus_answer_cost)
    if strike == at.BONUS:
        s.inspired = s.bonus_inspired
    elif strike != at.ATTACK:
        s.inspired = pay_to_inspire(q, s, strike)
    elif q.strikes[strike].inspire_from != at.NOBODY:  # paid before the first roll
        leading = 1 if stands(s, at.ATTACKER) else 0
        s.inspired = leading + q.strikes[strike].inspired_others
    else:
        s.inspired = q.strikes[strike].inspired_others  # of a swarm, its leading unit out of reach
    s.phase = at.ROLL


def pay_to_inspire(q: Question, s: State, strike: int) -> int:
    """Inspire a strike's unit if its leader is still there and the token can be paid."""
    source, striker = q.strikes[strike].inspire_from, q.strikes[strike].striker
    side = q.parties[striker].side
    leads = source == at.NEARBY or (
        source == at.HIS_HEX and s.parties[striker].leader == at.PRESENT
    )
    if not leads or tokens_held(q, s, side) < q.inspire_cost:
        return 0
    pay(q, s, side, q.inspire_cost)
    return 1


def strike_dice(q: Question, s: State) -> int:
    """Count the dice of the strike under way (Ranged and Close Combat 4-5; B1)."""
    dice = q.strikes[s.strike].dice
    if s.strike == at.VOLLEY_AFTER:
        dice = q.fire_at[distance(q, s)]
    elif s.strike == at.ATTACK and not stands(s, q.strikes[s.strike].striker):
        dice = q.strikes[s.strike].dice_of_others
    return dice + s.inspired * q.inspire_dice


def strike_kind(q: Question, s: State) -> int:
    """Return which faces the strike tells apart."""
    if s.parties[q.strikes[s.strike].target].blocks == 0:
        return q.strikes[s.strike].leader_roll_kind
    return q.strikes[s.strike].roll_kind


def distance(q: Question, s: State) -> int:
    """Measure the range of a second fire: every hex of retreat adds one."""
    hexes = q.range + s.parties[at.DEFENDER].retreat + s.parties[at.DEFENDER].escape
    return min(hexes, at.FARTHEST)


# ---- Score Hits; Honor & Fortune; Combat Against a Leader Alone in a Hex -------------


def score_hits(q: Question, s: State, outcome: int) -> None:
    """Take off blocks for hits and swords not ignored, and collect tokens (B2, B7, B8)."""
    striker, target = q.strikes[s.strike].striker, q.strikes[s.strike].target
    hits = hits_of(outcome, q.strikes[s.strike].swords_ignored)
    honor = max(0, (outcome & 255) - s.inspired)
    gain(q, s, q.parties[striker].side, honor)
    if s.strike == at.ATTACK:
        s.hits = hits
    s.inspired = 0
    if s.parties[target].blocks == 0:
        strike_leader_alone(q, s, target, hits)
        return
    s.flags_due = outcome >> 8 & 255
    taken = min(hits, s.parties[target].blocks)
    lose_blocks(q, s, target, taken)
    if taken > 0 and s.parties[target].leader == at.PRESENT:
        s.checked = 1 if q.strikes[s.strike].stands_fast else 0
        s.phase = at.CHECK
    else:
        answer_flags(s, target)


def hits_of(outcome: int, ignored: int) -> int:
    """Count the hits of a strike, of whose swords some are ignored."""
    return (outcome >> 24) + max(0, (outcome >> 16 & 255) - ignored)


def strike_leader_alone(q: Question, s: State, target: int, hits: int) -> None:
    """Kill a lone leader with any sword; otherwise he must get away (B10)."""
    if hits > 0:
        kill_leader(q, s, target)
        s.phase = at.NEXT
    else:
        s.phase = at.FATE


# ---- Leader Casualty Check -----------------------------------------------------------


def check_dice(q: Question, s: State) -> int:
    """Count the dice of a leader's check; all must be swords to kill him (B9)."""
    if s.parties[q.strikes[s.strike].target].blocks == 0:
        return q.check_alone
    return q.check_close if q.strikes[s.strike].close else q.check_fire


def check_leader(q: Question, s: State, outcome: int) -> None:
    """Kill the leader if every die shows swords; alone and alive he must get away."""
    target = q.strikes[s.strike].target
    killed = outcome >> 24 == check_dice(q, s)
    if killed:
        kill_leader(q, s, target)
    answer_flags(s, target)
    if s.parties[target].blocks == 0 and not killed:
        s.phase = at.FATE


COMBAT = Machine("battles attack", begin, pending, step, pool, State.width)
