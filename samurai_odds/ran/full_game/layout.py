"""What is noted of one combat of a full game: it stands where the bots keep their notes.

Hits of earlier shots are added up here; which variables are read, and from what they are counted,
is written before the combat begins (`combat_outcomes`).
"""

from samurai_odds.engine.names.schema import Schema, array, number
from samurai_odds.ran.combat import combat_layout
from samurai_odds.ran.rules.layout import MOST_UNITS, State

MOST_VARIABLES = 64


class Notes(Schema):
    """What is noted of one combat."""

    hits = array(2)  # of the shots before the last, by the side of who was hit
    holds_fire = number()  # 1: who is fired at does not fire back
    follows = number()  # 1: who the fire provokes is to fight its shock
    approaches = number()  # 1 + unit on its way to shock, 0: none
    goal = number()  # where its way ends
    roll = number()  # the code of the roll due, 0: none of the book's
    charged = number()  # 1 + unit that the fire has provoked, once its way or shock has begun; 0
    lured = number()  # 1: harassers have lured it forward, once it has set out

    variables = number()  # how many are read
    kinds = array(MOST_VARIABLES)  # what each of them is
    of = array(MOST_VARIABLES)  # whose: a unit, an army, a busho; or a place in the state
    members = array(combat_layout.UNITS)  # the units by their numbers in the combat, NONE
    guns = array(MOST_UNITS)  # enemies that may fire at an advance, NONE after the last

    # as the combat begins
    states = array(MOST_UNITS)
    facings = array(MOST_UNITS)
    provoked = array(MOST_UNITS)
    heads = array(2)
    great_heads = array(2)


NOTES = State.memo.at
WIDTH = NOTES + Notes.width  # of a state that holds no other notes
