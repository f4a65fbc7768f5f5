"""Where each number of a tally stands: in its state, and in the question put to it."""

from samurai_odds.engine.names.schema import Schema, array, number, parts

MOST_COUNTERS = 16
ALWAYS = -1  # a roll that depends on no counter
STAYS, NOWHERE = -2, -1  # a counter not poured, or emptied


class State(Schema):
    """The counters, and the roll that is due."""

    row = number()
    counters = array(MOST_COUNTERS)


class Row(Schema):
    """A roll, made in one of several ways."""

    by = number()  # the counter whose value says which, or ALWAYS the first
    ways = number()  # where they stand


class Way(Schema):
    """A way in which a roll is made."""

    code = number()  # 0 for none
    effects = number()  # where those of its results stand


class Change(Schema):
    """What a result does to a counter."""

    added = number()
    poured = number()  # into which it is emptied


class Effect(Schema):
    """What a result does."""

    ends = number()  # no further roll is made
    changes = parts(Change, MOST_COUNTERS)


class Question(Schema):
    """Rolls in order: at its end come their rows, the ways of all and the effects of those."""

    count = number()  # rolls
    shown = number()  # counters that the outcome shows; the others are wiped at the end
    start = array(MOST_COUNTERS)  # the counters' first values


ROWS, ROW_WIDTH, WAY_WIDTH, EFFECT_WIDTH = Question.width, Row.width, Way.width, Effect.width
