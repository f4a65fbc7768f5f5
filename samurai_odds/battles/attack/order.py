"""Who strikes when: First Strike, gaining ground, the bonus combat, the battle back.

One strike follows another by the rulebook's Close Combat 7-8 and Special
Actions, First Strike by its card and B15, Hold and Shoot by B28.
"""

from collections.abc import Sequence

from samurai_odds.battles.attack import layout as at
from samurai_odds.battles.attack.layout import party_row, strike_row

Question = Sequence[int]
State = list[int]

NO_STRIKE = -1


def begin(q: Question) -> State:
    """Give the state in which a combat begins."""
    s = [0] * at.WIDTH
    set_up(q, s)
    return s


def set_up(q: Question, s: State) -> None:
    """Set up the parties, pay what is paid at the declaration and call the first strike."""
    for k in range(at.WIDTH):
        s[k] = 0
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
    """Say which strike follows, NO_STRIKE when the combat is over."""
    done = s[at.STRIKE]
    if done == at.FIRST:
        return at.ATTACK if stands(s, at.ATTACKER) or q[at.SWARM] > 1 else NO_STRIKE
    if done == at.ATTACK:
        return after_attack(q, s)
    if done == at.BONUS_FIRST:
        return at.BONUS if stands(s, at.ATTACKER) else NO_STRIKE
    if done == at.BONUS and not vacated(s, at.SECOND) and q[at.BONUS_FIRST_STRIKE] == 0:
        return at.BONUS_BACK if battles_back(q, s, at.SECOND, at.BONUS_BACK) else NO_STRIKE
    return NO_STRIKE


def after_attack(q: Question, s: State) -> int:
    """Second fire, gaining ground with a bonus combat, or the battle back."""
    if q[at.CLOSE_COMBAT] == 0:
        return second_fire(q, s) if q[at.VOLLEYS] == 2 else NO_STRIKE
    if vacated(s, at.DEFENDER):
        if not may_go_on(q, s):
            return NO_STRIKE
        return at.BONUS_FIRST if q[at.BONUS_FIRST_STRIKE] else at.BONUS
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


def battles_back(q: Question, s: State, party: int, strike: int) -> bool:
    """Battle Back: a surviving unit that kept its hex and may battle from there (B6)."""
    return s[party + at.BLOCKS] > 0 and q[strike_row(strike) + at.DICE] > 0


def stands(s: State, party: int) -> bool:
    """Say whether a unit stands where it stood at first."""
    return s[party + at.BLOCKS] > 0 and s[party + at.RETREAT] == 0


def finish(s: State) -> None:
    """Leave only what the outcome variables tell."""
    s[at.PHASE] = at.OVER
    s[at.STRIKE] = s[at.FLAGS] = s[at.INSPIRED] = s[at.DEBT] = s[at.BONUS_INSPIRED] = 0
    for party in (at.ATTACKER, at.DEFENDER, at.SECOND):
        s[party + at.ESCAPE] = 0
        if s[party + at.LEADER] == at.PRESENT or s[party + at.LEADER] == at.FLED:
            s[party + at.LEADER] = at.ABSENT
