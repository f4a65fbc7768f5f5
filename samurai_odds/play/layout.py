"""The numbers that every whole game keeps at the same places, in its state and its question.

A game's state ``s`` and question ``q`` are flat arrays of integers. They begin as said here;
the rest is laid out by the game, the state from ``CHOICES`` on with its list of options.
"""


class Allotment:
    """Hands out stretches of a flat array one after the other."""

    def __init__(self, start: int) -> None:
        self.length = start

    def __call__(self, numbers: int = 1) -> int:
        start = self.length
        self.length += numbers
        return start


MOST_SEATS = 5
NONE = -1
PLAYING = 0  # ENDED of a game that goes on

# ---- state ---------------------------------------------------------------------------

PENDING = 0  # what comes next: END, a roll's code, or decision_code(kind, seat)
PHASE = 1  # the game's own
DECISION = 2  # kind of the decision open, from 1
ASKED = 3  # seat that it is put to
OPTIONS_OPEN = 4  # how many options it has; their values stand from CHOICES on
ACTIVE = 5  # seat whose turn it is
TURN = 6  # the turn or round, from 1, as the game counts it
ENDED = 7  # PLAYING, or why the game is over, as the game numbers its reasons
WINNER = 8  # seat; NONE while, or if, nobody has won
CHOICES = 9  # the values of the options open; the game says how many there may be

# ---- question ------------------------------------------------------------------------

TURN_LIMIT = 0  # the last turn that is played
BOTS = 1  # by seat: the number of its bot (`registry`)
SCRIPT = BOTS + MOST_SEATS  # where orders said beforehand start (`scripted`), 0 without any
SCRIPT_TURN = SCRIPT + 1  # the turn and the seat that they are for
SCRIPT_SEAT = SCRIPT + 2
DRAWN = SCRIPT + 3  # draws of the stream used up before the first state
REDRAWN_FOR = SCRIPT + 4  # 1 + the seat for which what it cannot know is drawn anew, 0: nobody
SEATS = SCRIPT + 5  # that play, 0: as many as the game has at most
STOP_TURN = SCRIPT + 6  # the turn before which a game is left as it stands; 0: none
STOP_DRAWS = SCRIPT + 7  # draws after which it is; 0: never
STOP_OWN = SCRIPT + 8  # 1 + the seat before whose first dice, or another's choice, it is; 0: nobody
TURN_NOTED = SCRIPT + 9  # the turn of the first state, if it has been noted before
SEARCHED = SCRIPT + 10  # by seat: the turns that it plays to find its own; 0: it does not search
PLAN = SEARCHED + MOST_SEATS  # where choices said in sequence start (`scripted`), 0 without any
STOP_DECIDES = PLAN + 1  # 1: before a choice of a seat that searches which the game has it decide
QUESTION_HEAD = PLAN + 2  # the game's own numbers follow

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
