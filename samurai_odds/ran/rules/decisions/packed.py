"""What rules pack into the number of an option, and take out of it."""

from samurai_odds.engine.machine import inlined
from samurai_odds.play.packing import Field, Packing
from samurai_odds.ran.rules import layout as at

_WHAT = 10_000  # more than units, and hexes


def _alone(name: str, type: str) -> Packing:
    """Pack one thing: 0 is none."""
    return Packing((Field(name, type, first=1),))


def doing(who: str, type: str, what: str = "what", of: str = "number", first: int = 0) -> Packing:
    """Pack what is done, and who does it or where."""
    return Packing((Field(what, of, first=first), Field(who, type, _WHAT, first=1)))


A_UNIT, A_HEX, A_CONTINGENT = (_alone(one, one) for one in ("unit", "hex", "contingent"))
A_FACING, A_WAY = _alone("facing", "facing"), _alone("direction", "number")
unit_value = A_UNIT.packer(__name__, "unit_value")
unit_of = A_UNIT.taker(__name__, "unit_of", "unit")
hex_value = A_HEX.packer(__name__, "hex_value")
hex_of = A_HEX.taker(__name__, "hex_of", "hex")
contingent_value = A_CONTINGENT.packer(__name__, "contingent_value")
contingent_of = A_CONTINGENT.taker(__name__, "contingent_of", "contingent")
facing_value = A_FACING.packer(__name__, "facing_value")
facing_of = A_FACING.taker(__name__, "facing_of", "facing")
way_value = A_WAY.packer(__name__, "way_value")  # the way that a unit turns
way_of = A_WAY.taker(__name__, "way_of", "direction")

TWO = Packing((Field("second", "contingent", first=1), Field("contingent", "contingent", first=1)))
two_value = TWO.packer(__name__, "two_value")
second_of = TWO.taker(__name__, "second_of", "second")  # NONE: one alone
first_of = TWO.taker(__name__, "first_of", "contingent")

ACT = doing("unit", "unit")
act_value = ACT.packer(__name__, "act_value")  # what, and who
what_of = ACT.taker(__name__, "what_of", "what")
who_of = ACT.taker(__name__, "who_of", "unit")

NODE = Packing((Field("hex", "hex"), Field("facing", "facing", at.SIDES_OF_HEX)))
node_of = NODE.packer(__name__, "node_of")
node_hex = NODE.taker(__name__, "node_hex", "hex")
node_facing = NODE.taker(__name__, "node_facing", "facing")
AN_END = _alone("end", "node")
A_MOVE = doing("end", "node", what="fires")  # at the unit ``end``, if it fires
move_value = A_MOVE.packer(__name__, "move_value")
move_fires = A_MOVE.taker(__name__, "move_fires", "fires")
move_end = A_MOVE.taker(__name__, "move_end", "end")


@inlined
def end_value(there: int, facing: int) -> int:
    """Pack a hex and a facing in it."""
    return move_value(0, node_of(there, facing))


@inlined
def end_hex(value: int) -> int:
    return node_hex(move_end(value))


@inlined
def end_facing(value: int) -> int:
    return node_facing(move_end(value))


@inlined
def shot_value(enemy: int) -> int:
    """Pack fire at an enemy by who is on the move."""
    return move_value(1, enemy)


AN_ATTACK = Packing(
    (Field("charges", "number"), Field("front", "number", 3), Field("unit", "unit", _WHAT, first=1))
)
attack_value = AN_ATTACK.packer(__name__, "attack_value")
attack_charges = AN_ATTACK.taker(__name__, "attack_charges", "charges")
attack_front = AN_ATTACK.taker(__name__, "attack_front", "front")

A_RETREAT = doing("hex", "hex", what="through", first=1)  # through: a side with a friend, or none
retreat_value = A_RETREAT.packer(__name__, "retreat_value")
retreat_through = A_RETREAT.taker(__name__, "retreat_through", "through")
