"""Where each number of a duel stands: in its state, and in the question put to it."""

from samurai_odds.engine.names.schema import Schema, number

# PHASE
REACHING, SENDING, FIGHTING, OVER, UNDER_FIRE, STRUCK, DRAW_FIRST, DRAW_SECOND, FLIGHT = range(9)

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
COMES_ABOUT = -1  # in place of a result: a fight


class State(Schema):
    """A duel as it is now."""

    phase = number()
    first = number()  # hits of this fight
    second = number()
    result = number()
    shots = number()  # fired at the first as he charges
    wounds = number()  # the hits that they gave him
    first_man = number()  # drawn from the cup, from 1; 0 before
    second_man = number()
    fled = number()  # the contingent of who is lost has fled


class Man(Schema):
    """One of the men of whom the first or the second is drawn."""

    left = number()  # stamina brought to the fight
    reach = number()  # code of the roll to reach the target, or 0


class Pair(Schema):
    """Two men who may meet."""

    bout_code = number()
    first_threshold = number()
    second_threshold = number()


class Question(Schema):
    """By what a duel is fought: at its end come the men, and each pair of them."""

    send_code = number()  # of the roll to send a Samurai in one's place, 0 for none
    refused = number()  # the result when no fight comes about by refusal, else COMES_ABOUT
    unsent = number()  # the result when nobody can be sent
    shots_fired = number()
    shot_code = number()  # does a shot strike him?
    casualty_code = number()  # what does it do?
    first_draw = number()  # codes of drawing blind from the cup (10.22)
    second_draw = number()
    first_flight = number()  # codes of the check when he is lost, 0 for none
    second_flight = number()
    sent = number()  # the second is sent by a busho, whose contingent it is
    seconds = number()  # men of whom the second is drawn
    first_men = number()  # where those of whom the first is drawn stand
    second_men = number()
    pairs = number()


MAN_WIDTH, PAIR_WIDTH = Man.width, Pair.width
