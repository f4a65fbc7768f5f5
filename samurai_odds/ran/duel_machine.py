"""Individual combat as a step machine: a charge or challenge, then rounds (10.1-10.2)."""

from collections.abc import Sequence

from samurai_odds.engine.machine import END, Machine
from samurai_odds.ran.dice import pool
from samurai_odds.ran.individual import NONE, hits_on_first, hits_on_second, round_ends

Question = Sequence[int]
State = list[int]

# state
PHASE, FIRST, SECOND, RESULT = range(4)  # FIRST and SECOND: hits of this fight
SHOTS, WOUNDED = 4, 5  # fired at the first as he charges, and what they did
WIDTH = 6

# PHASE
REACHING, SENDING, FIGHTING, OVER, UNDER_FIRE, STRUCK = range(6)

# question
ROUND = 0  # code of a round's roll
FIRST_LEFT, SECOND_LEFT = 1, 2  # stamina brought to the fight
FIRST_THRESHOLD, SECOND_THRESHOLD = 3, 4
REACH = 5  # code of the roll to reach the target, 0 for none
SEND = 6  # code of the roll to send a Samurai in one's place, 0 for none
REFUSED = 7  # the result when no fight comes about by refusal, -1 when it does
UNSENT = 8  # the result when nobody can be sent
SHOTS_FIRED = 9
SHOT, CASUALTY = 10, 11  # codes: does a shot strike him, and what does it do?

# RESULT: of a fight (`individual`, less 1), then the ways in which none came about
RESULTS = (
    "second",
    "first",
    "first-withdrew",
    "second-withdrew",
    "not-reached",
    "refused",
    "seppuku",
)
NOT_REACHED, LOST_FACE, SEPPUKU = 4, 5, 6


def begin(q: Question) -> State:
    """Start with the roll that comes before the fight, if any."""
    phase = REACHING if q[REACH] else SENDING if q[SEND] else FIGHTING
    if q[REFUSED] >= 0:
        return [OVER, 0, 0, q[REFUSED], 0, 0]
    return [UNDER_FIRE if q[SHOTS_FIRED] else phase, 0, 0, 0, q[SHOTS_FIRED], 0]


def pending(q: Question, s: State) -> int:
    """Say what comes next."""
    if s[PHASE] == OVER:
        return END
    if s[PHASE] == REACHING:
        return q[REACH]
    if s[PHASE] == SENDING:
        return q[SEND]
    if s[PHASE] == FIGHTING:
        return q[ROUND]
    return q[SHOT] if s[PHASE] == UNDER_FIRE else q[CASUALTY]


def step(q: Question, s: State, outcome: int) -> None:
    """Apply the roll that is due."""
    if s[PHASE] == REACHING:
        reach(s, outcome)
    elif s[PHASE] == SENDING:
        send(q, s, outcome)
    elif s[PHASE] == UNDER_FIRE:
        come_under_fire(q, s, outcome)
    elif s[PHASE] == STRUCK:
        be_struck(q, s, outcome)
    else:
        fight(q, s, outcome)


def come_under_fire(q: Question, s: State, struck: int) -> None:
    """A shot at the charging Samurai strikes with a 9 and then another 9 (10.28, 8.54, 9.26)."""
    s[SHOTS] -= 1
    if struck:
        s[PHASE] = STRUCK
    elif s[SHOTS] == 0:
        arrive(q, s)


def be_struck(q: Question, s: State, fate: int) -> None:
    """He is unhurt, wounded or killed; a second wound kills (R2)."""
    s[WOUNDED] += fate
    if s[WOUNDED] >= 2:
        s[PHASE], s[RESULT] = OVER, NOT_REACHED
        s[SHOTS] = s[WOUNDED] = 0
    elif s[SHOTS] == 0:
        arrive(q, s)
    else:
        s[PHASE] = UNDER_FIRE


def arrive(q: Question, s: State) -> None:
    """He comes through the fire, wounded or not."""
    s[WOUNDED] = 0
    s[PHASE] = REACHING if q[REACH] else FIGHTING


def reach(s: State, reached: int) -> None:
    """A Samurai charging into an occupied hex reaches his man or is killed (10.28)."""
    s[PHASE] = FIGHTING if reached else OVER
    if not reached:
        s[RESULT] = NOT_REACHED


def send(q: Question, s: State, sent: int) -> None:
    """A Finished busho sends a Samurai in his place, or loses face; twice is death (10.27)."""
    s[PHASE] = FIGHTING if sent else OVER
    if not sent:
        s[RESULT] = q[UNSENT]


def fight(q: Question, s: State, result: int) -> None:
    """One round, and whether the fight ends with it (10.13-10.15)."""
    s[FIRST] += hits_on_first(result)
    s[SECOND] += hits_on_second(result)
    end = round_ends(
        s[FIRST],
        s[SECOND],
        q[FIRST_LEFT],
        q[SECOND_LEFT],
        q[FIRST_THRESHOLD],
        q[SECOND_THRESHOLD],
    )
    if end != NONE:
        s[PHASE] = OVER
        s[RESULT] = end - 1


DUEL = Machine("ran duel", begin, pending, step, pool, WIDTH)
