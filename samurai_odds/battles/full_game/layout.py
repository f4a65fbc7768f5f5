"""Where each number stands that is noted of one battle of a full game."""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.rules.layout import State
from samurai_odds.engine.names.schema import Schema, array, number, part

NOTES = State.memo.at  # where they stand


class Notes(Schema):
    """What is noted of one battle: what its fights came to, the policy, how all stood before.

    They stand where the bots keep their notes. What the fights that are over have come to is
    noted in the shape of a single combat's final state.
    """

    fought = part(combat.State)
    fights = number()  # how many are over
    under_way = number()  # 1 while a fight has not been noted
    targets = number()  # 2 where the second fight has a target of its own, else 1
    back_dice = number()  # that cards give the defender's unit in the first fight

    # the policy (`combat_policy`), of the attacker and of the defender
    flags_taken = array(2)
    fates = array(2)
    inspires = number()
    inspires_then = number()  # in the bonus combat
    inspires_back = number()
    answers = array(2)  # to a close combat, to the bonus combat
    then = number()  # hex of the bonus combat, NONE
    second_target = number()  # hex of the second volley, NONE: as the first

    # as the battle is declared, nothing paid yet
    struck = array(3)  # the attacker's unit and those who are struck, NONE
    blocks = array(3)  # theirs
    tokens = array(2)  # the attacker's, the defender's
    banners = array(2)


WIDTH = NOTES + Notes.width  # of a state that holds no other notes
