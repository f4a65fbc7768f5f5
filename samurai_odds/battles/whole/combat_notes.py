"""What is noted of one battle of a whole game: where the bots keep their notes.

The outcome of each fight in it is noted in the shape of a single combat's final state; the policy
of both sides and what outcomes are counted from are written before the battle begins.
"""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.field import layout as at
from samurai_odds.play.layout import Allotment

_take = Allotment(at.MEMO)
NOTED = _take(combat.WIDTH)  # a combat's final state: what the fights that are over have come to
FIGHTS = _take()  # how many
UNDER_WAY = _take()  # 1 while a fight has not been noted
TARGETS = _take()  # 2 where the second fight has a target of its own, else 1
BACK_DICE = _take()  # that cards give the defender's unit in the first fight

# the policy (`combat_policy`), of the attacker and of the defender
FLAGS = _take(2)
FATES = _take(2)
INSPIRES = _take()
INSPIRES_THEN = _take()  # in the bonus combat
INSPIRES_BACK = _take()
ANSWERS = _take(2)  # to a close combat, to the bonus combat
THEN = _take()  # hex of the bonus combat, NONE
SECOND_TARGET = _take()  # hex of the second volley, NONE: as the first

# as the battle is declared, nothing paid yet
STRUCK = _take(3)  # the attacker's unit and those who are struck, NONE
BLOCKS = _take(3)  # theirs
TOKENS = _take(2)  # the attacker's, the defender's
BANNERS = _take(2)
WIDTH = _take.length  # of a state that holds no other notes
