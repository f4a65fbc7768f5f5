"""Individual combat as a step machine: draws, a charge or challenge, rounds, flight (10.1-10.2)."""

from collections.abc import Sequence

from samurai_odds.engine.machine import END, Machine
from samurai_odds.ran.dice import is_code, pool
from samurai_odds.ran.rules.leaders import NONE, hits_on_first, hits_on_second, round_ends

Question = Sequence[int]
State = list[int]

# state
PHASE, FIRST, SECOND, RESULT = range(4)  # FIRST and SECOND: hits of this fight
SHOTS, WOUNDS = 4, 5  # fired at the first as he charges, and the hits that they gave him
FIRST_MAN, SECOND_MAN = 6, 7  # drawn from the cup, from 1; 0 before
FLED = 8  # the contingent of who is lost has fled
WIDTH = 9

# PHASE
REACHING, SENDING, FIGHTING, OVER, UNDER_FIRE, STRUCK, DRAW_FIRST, DRAW_SECOND, FLIGHT = range(9)

# question
SEND = 0  # code of the roll to send a Samurai in one's place, 0 for none
REFUSED = 1  # the result when no fight comes about by refusal, -1 when it does
UNSENT = 2  # the result when nobody can be sent
SHOTS_FIRED = 3
SHOT, CASUALTY = 4, 5  # codes: does a shot strike him, and what does it do?
FIRST_DRAW, SECOND_DRAW = 6, 7  # codes of drawing blind from the cup (10.22)
FIRST_FLIGHT, SECOND_FLIGHT = 8, 9  # codes of the check when he is lost, 0 for none
SENT = 10  # the second is sent by a busho, whose contingent it is
SECONDS = 11  # men of whom the second is drawn
FIRST_MEN = 12  # where the rows of the first's men start
SECOND_MEN = 13
PAIRS = 14  # and those of each pair of them
ROWS = 15
MAN_ROW = 2
LEFT, REACH = 0, 1  # stamina brought to the fight; code of the roll to reach the target, or 0
PAIR_ROW = 3
ROUND, FIRST_THRESHOLD, SECOND_THRESHOLD = range(3)

# what a shot does to him (the busho casualty table)
UNHURT, WOUNDED, KILLED = range(3)

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
SECOND_WINS, FIRST_WINS, FIRST_QUITS, SECOND_QUITS, NOT_REACHED, LOST_FACE, SEPPUKU = range(7)


def begin(q: Question) -> State:
    """Start with the draw of the first, if he is drawn."""
    s = [0] * WIDTH
    if q[REFUSED] >= 0:
        finish(q, s, q[REFUSED])
    elif q[FIRST_DRAW]:
        s[PHASE] = DRAW_FIRST
    else:
        set_out(q, s, 1)
    return s


def pending(q: Question, s: State) -> int:
    phase = s[PHASE]
    if phase == OVER:
        return END
    if phase == REACHING:
        return q[q[FIRST_MEN] + MAN_ROW * (s[FIRST_MAN] - 1) + REACH]
    if phase == SENDING:
        return q[SEND]
    if phase == FIGHTING:
        return q[pair_of(q, s) + ROUND]
    if phase == DRAW_FIRST:
        return q[FIRST_DRAW]
    if phase == DRAW_SECOND:
        return q[SECOND_DRAW]
    if phase == FLIGHT:
        return q[FIRST_FLIGHT] if first_is_lost(s) else q[SECOND_FLIGHT]
    return q[SHOT] if phase == UNDER_FIRE else q[CASUALTY]


def step(q: Question, s: State, outcome: int) -> None:
    phase = s[PHASE]
    if phase == DRAW_FIRST:
        set_out(q, s, 1 + outcome)
    elif phase == DRAW_SECOND:
        s[SECOND_MAN], s[PHASE] = 1 + outcome, FIGHTING
    elif phase == REACHING:
        reach(q, s, outcome)
    elif phase == SENDING:
        send(q, s, outcome)
    elif phase == UNDER_FIRE:
        come_under_fire(q, s, outcome)
    elif phase == STRUCK:
        be_struck(q, s, outcome)
    elif phase == FLIGHT:
        s[FLED], s[PHASE] = outcome, OVER
    else:
        fight(q, s, outcome)


def pair_of(q: Question, s: State) -> int:
    """Find the row of the two men who meet."""
    return q[PAIRS] + PAIR_ROW * ((s[FIRST_MAN] - 1) * q[SECONDS] + s[SECOND_MAN] - 1)


def set_out(q: Question, s: State, man: int) -> None:
    """The first is known: he comes under fire, or goes to his man."""
    s[FIRST_MAN] = man
    s[SHOTS] = q[SHOTS_FIRED]
    s[PHASE] = UNDER_FIRE
    if s[SHOTS] == 0:
        arrive(q, s)


def first_left(q: Question, s: State) -> int:
    """Give the stamina that the first brings to the fight, hits by fire taken off."""
    return q[q[FIRST_MEN] + MAN_ROW * (s[FIRST_MAN] - 1) + LEFT] - s[WOUNDS]


def come_under_fire(q: Question, s: State, struck: int) -> None:
    """A shot at the charging Samurai strikes with a 9 and then another 9 (10.28, 8.54, 9.26)."""
    s[SHOTS] -= 1
    if struck:
        s[PHASE] = STRUCK
    elif s[SHOTS] == 0:
        arrive(q, s)


def be_struck(q: Question, s: State, fate: int) -> None:
    """He is unhurt, wounded or killed; a wound is a hit, and the last one kills (R79)."""
    if fate == WOUNDED:
        s[WOUNDS] += 1
    if fate == KILLED or first_left(q, s) <= 0:
        finish(q, s, NOT_REACHED)
    elif s[SHOTS] == 0:
        arrive(q, s)
    else:
        s[PHASE] = UNDER_FIRE


def arrive(q: Question, s: State) -> None:
    """He comes through the fire, wounded or not, to his man or to who is sent in his place."""
    if q[q[FIRST_MEN] + MAN_ROW * (s[FIRST_MAN] - 1) + REACH]:
        s[PHASE] = REACHING
    elif q[SEND]:
        s[PHASE] = SENDING
    else:
        meet(q, s)


def meet(q: Question, s: State) -> None:
    """The fight begins, with the second drawn if he is."""
    s[SECOND_MAN] = 0 if q[SECOND_DRAW] else 1
    s[PHASE] = DRAW_SECOND if q[SECOND_DRAW] else FIGHTING


def reach(q: Question, s: State, reached: int) -> None:
    """A Samurai charging into an occupied hex reaches his man or is killed (10.28)."""
    if reached:
        meet(q, s)
    else:
        finish(q, s, NOT_REACHED)


def send(q: Question, s: State, sent: int) -> None:
    """A Finished busho sends a Samurai in his place, or loses face; twice is death (10.27)."""
    if sent:
        meet(q, s)
    else:
        finish(q, s, q[UNSENT])


def fight(q: Question, s: State, result: int) -> None:
    """One round, and whether the fight ends with it (10.13-10.15)."""
    s[FIRST] += hits_on_first(result)
    s[SECOND] += hits_on_second(result)
    end = round_ends(
        s[FIRST],
        s[SECOND],
        first_left(q, s),
        q[q[SECOND_MEN] + MAN_ROW * (s[SECOND_MAN] - 1) + LEFT],
        q[pair_of(q, s) + FIRST_THRESHOLD],
        q[pair_of(q, s) + SECOND_THRESHOLD],
    )
    if end != NONE:
        finish(q, s, end - 1)


def finish(q: Question, s: State, result: int) -> None:
    """End it with the flight check that a busho's loss calls for (10.51)."""
    s[RESULT] = result
    s[FIRST] += s[WOUNDS]
    s[SHOTS] = s[WOUNDS] = 0
    s[PHASE] = OVER
    # Of one who was sent not the sender's men flee: only his own seppuku makes them (10.27).
    his_own = q[SENT] == 0 or result == SEPPUKU
    if first_is_lost(s) and q[FIRST_FLIGHT] > 0:
        s[PHASE] = FLIGHT
    if second_is_lost(s) and his_own and q[SECOND_FLIGHT] > 0:
        s[PHASE] = FLIGHT


def first_is_lost(s: State) -> bool:
    """Say whether the first is killed or has withdrawn (10.14)."""
    return s[RESULT] == SECOND_WINS or s[RESULT] == FIRST_QUITS or s[RESULT] == NOT_REACHED


def second_is_lost(s: State) -> bool:
    """Say whether the second, or without face who sends him, is dead or has withdrawn."""
    return s[RESULT] == FIRST_WINS or s[RESULT] == SECOND_QUITS or s[RESULT] == SEPPUKU


DUEL = Machine("ran duel", begin, pending, step, pool, WIDTH, is_code=is_code)
