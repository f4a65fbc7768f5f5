"""The numbers that every full game keeps at the same places, in its state and its question.

A game's state ``s`` and question ``q`` are flat arrays of integers. They begin as said here;
the rest is laid out by the game, the state from ``CHOICES`` on with its list of options. A
game's `State` and `Question` begin with these (`engine.names`); what plays any game names the
places.
"""

from samurai_odds.engine.names.schema import Schema, array, number
from samurai_odds.play import MOST_SEATS as MOST_SEATS

NONE = -1
PLAYING = 0  # ENDED of a game that goes on

# ---- state ---------------------------------------------------------------------------


class State(Schema):
    """What every game keeps in its state; the values of the options open follow."""

    pending = number()  # what comes next: END, a roll's code, or decision_code(kind, seat)
    phase = number()  # the game's own
    decision = number()  # kind of the decision open, from 1
    asked = number()  # seat that it is put to
    options_open = number()  # how many options it has; their values stand in the game's choices
    active = number()  # seat whose turn it is
    turn = number()  # the turn or round, from 1, as the game counts it
    ended = number()  # PLAYING, or why the game is over, as the game numbers its reasons
    winner = number(blank=NONE)  # seat; NONE while, or if, nobody has won


PENDING, PHASE, DECISION, ASKED, OPTIONS_OPEN, ACTIVE, TURN, ENDED, WINNER = range(State.width)
CHOICES = State.width  # the values of the options open; the game says how many there may be

# ---- question ------------------------------------------------------------------------


class Question(Schema):
    """What every game keeps in its question; the game's own numbers follow."""

    turn_limit = number()  # the last turn that is played
    bots = array(MOST_SEATS)  # by seat: the number of its bot (`registry`)
    script = number()  # where orders said beforehand start (`scripted`), 0 without any
    script_turn = number()  # the turn and the seat that they are for
    script_seat = number()
    drawn = number()  # draws of the stream used up before the first state
    redrawn_for = number()  # 1 + the seat for which what it cannot know is drawn anew, 0: nobody
    seats = number()  # that play, 0: as many as the game has at most
    stop_turn = number()  # the turn before which a game is left as it stands; 0: none
    stop_draws = number()  # draws after which it is; 0: never
    stop_own = number()  # 1 + seat before whose first dice, or another's choice, it is; 0: nobody
    turn_noted = number()  # the turn of the first state, if it has been noted before
    searched = array(MOST_SEATS)  # by seat: turns it plays to find its own; 0: it does not search
    plan = number()  # where choices said in sequence start (`scripted`), 0 without any
    stop_decides = number()  # 1: before a choice of a seat that searches which the game has it make


TURN_LIMIT, BOTS, SCRIPT = Question.turn_limit.at, Question.bots.at, Question.script.at
SCRIPT_TURN, SCRIPT_SEAT = Question.script_turn.at, Question.script_seat.at
DRAWN, REDRAWN_FOR, SEATS = Question.drawn.at, Question.redrawn_for.at, Question.seats.at
STOP_TURN, STOP_DRAWS = Question.stop_turn.at, Question.stop_draws.at
STOP_OWN, TURN_NOTED = Question.stop_own.at, Question.turn_noted.at
SEARCHED, PLAN, STOP_DECIDES = Question.searched.at, Question.plan.at, Question.stop_decides.at

# ---- codes ---------------------------------------------------------------------------

UNIFORM = 100_000  # a draw among equally likely outcomes: this plus their number; rolls are below
_KIND = 10  # of a decision's code


def decision_code(kind: int, seat: int) -> int:
    """Code a decision of a kind (from 1) put to a seat: a negative number."""
    return -(_KIND * kind + seat)


def kind_of(code: int) -> int:
    return -code // _KIND


def seat_of(code: int) -> int:
    """Give the seat that a coded decision is put to."""
    return -code % _KIND
