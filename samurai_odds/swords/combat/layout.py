"""Where the numbers of a battle stand: those of one side, and all (`sequence`)."""

from samurai_odds.engine.names.schema import Schema, array, number
from samurai_odds.swords.combat.losses import SCRATCH
from samurai_odds.swords.layout import WIDTH


class Fight(Schema, within="at"):
    """A battle: the step that is due, what each side has, and how it takes losses."""

    step = number()
    hits = array(2)  # on the attacker, on the defender, in the phase under way
    order = array(2)  # which loss order each side goes by, of those in the question
    first_troop = array(2)  # ARMY or FORCE: the troop of each side that loses a kind first
    walls = number()  # the kind that bonus units roll as
    sides = array(2, WIDTH)  # the compositions (`swords.layout`)
    work = array(SCRATCH)
