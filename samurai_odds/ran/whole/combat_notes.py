"""What is noted of one combat of a full game: where the bots keep their notes.

Hits of earlier shots are added up here; which variables are read, and from what they are counted,
is written before the combat begins (`combat_outcomes`).
"""

from samurai_odds.play.layout import Allotment
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.rules import combat_layout as combat

MOST_VARIABLES = 64

_take = Allotment(at.MEMO)
HITS = _take(2)  # of the shots before the last, by the side of who was hit
HOLDS_FIRE = _take()  # 1: who is fired at does not fire back
FOLLOWS = _take()  # 1: who the fire provokes is to fight its shock
CHARGED = _take()  # 1 + unit that the fire has provoked, once its shock has begun; 0

VARIABLES = _take()  # how many are read
KINDS = _take(MOST_VARIABLES)  # what each of them is
OF = _take(MOST_VARIABLES)  # whose: a unit, an army, a busho; or a place in the state
MEMBERS = _take(combat.UNITS)  # the units by their numbers in the combat, NONE
GUNS = _take(at.MOST_UNITS)  # enemies that may fire at an advance, NONE after the last

# as the combat begins
STATES = _take(at.MOST_UNITS)
FACINGS = _take(at.MOST_UNITS)
PROVOKED = _take(at.MOST_UNITS)
HEADS = _take(2)
GREAT_HEADS = _take(2)
WIDTH = _take.length  # of a state that holds no other notes
