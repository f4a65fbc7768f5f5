"""Individual combat as a step machine: draws, a charge or challenge, rounds, flight (10.1-10.2)."""

from samurai_odds.engine.machine import END, Machine
from samurai_odds.ran.combat import duel_layout as at
from samurai_odds.ran.combat.duel_layout import Man, Pair, Question, State
from samurai_odds.ran.combat.leaders import NONE, hits_on_first, hits_on_second, round_ends
from samurai_odds.ran.dice import is_code, pool


def begin(q: Question) -> State:
    """Start with the draw of the first, if he is drawn."""
    s = State.blank()
    if q.refused != at.COMES_ABOUT:
        finish(q, s, q.refused)
    elif q.first_draw:
        s.phase = at.DRAW_FIRST
    else:
        set_out(q, s, 1)
    return s


def pending(q: Question, s: State) -> int:
    phase = s.phase
    if phase == at.OVER:
        return END
    if phase == at.REACHING:
        return Man(q, first_man(q, s)).reach
    if phase == at.SENDING:
        return q.send_code
    if phase == at.FIGHTING:
        return Pair(q, pair_of(q, s)).bout_code
    if phase == at.DRAW_FIRST:
        return q.first_draw
    if phase == at.DRAW_SECOND:
        return q.second_draw
    if phase == at.FLIGHT:
        return q.first_flight if first_is_lost(s) else q.second_flight
    return q.shot_code if phase == at.UNDER_FIRE else q.casualty_code


def step(q: Question, s: State, outcome: int) -> None:
    phase = s.phase
    if phase == at.DRAW_FIRST:
        set_out(q, s, 1 + outcome)
    elif phase == at.DRAW_SECOND:
        s.second_man, s.phase = 1 + outcome, at.FIGHTING
    elif phase == at.REACHING:
        reach(q, s, outcome)
    elif phase == at.SENDING:
        send(q, s, outcome)
    elif phase == at.UNDER_FIRE:
        come_under_fire(q, s, outcome)
    elif phase == at.STRUCK:
        be_struck(q, s, outcome)
    elif phase == at.FLIGHT:
        s.fled, s.phase = outcome, at.OVER
    else:
        fight(q, s, outcome)


def pair_of(q: Question, s: State) -> int:
    """Find the row of the two men who meet."""
    return q.pairs + at.PAIR_WIDTH * ((s.first_man - 1) * q.seconds + s.second_man - 1)


def first_man(q: Question, s: State) -> int:
    """Find the row of the first man."""
    return q.first_men + at.MAN_WIDTH * (s.first_man - 1)


def second_man(q: Question, s: State) -> int:
    """Find the row of the second man."""
    return q.second_men + at.MAN_WIDTH * (s.second_man - 1)


def set_out(q: Question, s: State, man: int) -> None:
    """The first is known: he comes under fire, or goes to his man."""
    s.first_man = man
    s.shots = q.shots_fired
    s.phase = at.UNDER_FIRE
    if s.shots == 0:
        arrive(q, s)


def first_left(q: Question, s: State) -> int:
    """Give the stamina that the first brings to the fight, hits by fire taken off."""
    return Man(q, first_man(q, s)).left - s.wounds


def come_under_fire(q: Question, s: State, struck: int) -> None:
    """A shot at the charging Samurai strikes with a 9 and then another 9 (10.28, 8.54, 9.26)."""
    s.shots -= 1
    if struck:
        s.phase = at.STRUCK
    elif s.shots == 0:
        arrive(q, s)


def be_struck(q: Question, s: State, fate: int) -> None:
    """He is unhurt, wounded or killed; a wound is a hit, and the last one kills (R79)."""
    if fate == at.WOUNDED:
        s.wounds += 1
    if fate == at.KILLED or first_left(q, s) <= 0:
        finish(q, s, at.NOT_REACHED)
    elif s.shots == 0:
        arrive(q, s)
    else:
        s.phase = at.UNDER_FIRE


def arrive(q: Question, s: State) -> None:
    """He comes through the fire, wounded or not, to his man or to who is sent in his place."""
    if Man(q, first_man(q, s)).reach:
        s.phase = at.REACHING
    elif q.send_code:
        s.phase = at.SENDING
    else:
        meet(q, s)


def meet(q: Question, s: State) -> None:
    """The fight begins, with the second drawn if he is."""
    s.second_man = 0 if q.second_draw else 1
    s.phase = at.DRAW_SECOND if q.second_draw else at.FIGHTING


def reach(q: Question, s: State, reached: int) -> None:
    """A Samurai charging into an occupied hex reaches his man or is killed (10.28)."""
    if reached:
        meet(q, s)
    else:
        finish(q, s, at.NOT_REACHED)


def send(q: Question, s: State, sent: int) -> None:
    """A Finished busho sends a Samurai in his place, or loses face; twice is death (10.27)."""
    if sent:
        meet(q, s)
    else:
        finish(q, s, q.unsent)


def fight(q: Question, s: State, result: int) -> None:
    """One round, and whether the fight ends with it (10.13-10.15)."""
    s.first += hits_on_first(result)
    s.second += hits_on_second(result)
    end = round_ends(
        s.first,
        s.second,
        first_left(q, s),
        Man(q, second_man(q, s)).left,
        Pair(q, pair_of(q, s)).first_threshold,
        Pair(q, pair_of(q, s)).second_threshold,
    )
    if end != NONE:
        finish(q, s, end - 1)


def finish(q: Question, s: State, result: int) -> None:
    """End it with the flight check that a busho's loss calls for (10.51)."""
    s.result = result
    s.first += s.wounds
    s.shots = s.wounds = 0
    s.phase = at.OVER
    # Of one who was sent not the sender's men flee: only his own seppuku makes them (10.27).
    his_own = q.sent == 0 or result == at.SEPPUKU
    if first_is_lost(s) and q.first_flight > 0:
        s.phase = at.FLIGHT
    if second_is_lost(s) and his_own and q.second_flight > 0:
        s.phase = at.FLIGHT


def first_is_lost(s: State) -> bool:
    """Say whether the first is killed or has withdrawn (10.14)."""
    return s.result == at.SECOND_WINS or s.result == at.FIRST_QUITS or s.result == at.NOT_REACHED


def second_is_lost(s: State) -> bool:
    """Say whether the second, or without face who sends him, is dead or has withdrawn."""
    return s.result == at.FIRST_WINS or s.result == at.SECOND_QUITS or s.result == at.SEPPUKU


DUEL = Machine("ran duel", begin, pending, step, pool, State.width, is_code=is_code)
