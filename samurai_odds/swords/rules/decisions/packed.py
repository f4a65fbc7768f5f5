"""What rules pack into the number of an option or of a script's line, and take out of it.

What an option is about (the bin, the kind of unit, the province) stands in the state; in a line
of a script it stands too, so that lines of the same kind are told apart.
"""

from samurai_odds.play.packing import Field, Packing

ALL = 999  # of a bin in a line: all koku that are left
LAST = 9  # of a sword in a line: the last one free
WHOLE_FORCE = 9  # instead of a kind of unit

PROVINCE, NUMBER = Field("province", "province"), Field("number", "number")
_INTO = Field("into", "number", 2)  # 1: into the army there
A_PROVINCE, A_NUMBER = Packing((PROVINCE,)), Packing((NUMBER,))
YES = Packing((Field("yes", "number"),))

A_TARGET = Packing((PROVINCE,), first=1)
target_value = A_TARGET.packer(__name__, "target_value")
target_of = A_TARGET.taker(__name__, "target_of", "province")

A_KIND = Packing((Field("kind", "kind"),), first=1)
unit_value = A_KIND.packer(__name__, "unit_value")
unit_of = A_KIND.taker(__name__, "unit_of", "kind")

A_SEAT = Packing((Field("spied", "seat"),), first=1)
spy_value = A_SEAT.packer(__name__, "spy_value")
spied_seat = A_SEAT.taker(__name__, "spied_seat", "spied")

AN_ARMY = Packing((Field("army", "army"),), first=1)
army_value = AN_ARMY.packer(__name__, "army_value")
army_of = AN_ARMY.taker(__name__, "army_of", "army")

A_PLACE = Packing((PROVINCE, _INTO))
place_value = A_PLACE.packer(__name__, "place_value")
place_of = A_PLACE.taker(__name__, "place_of", "province")
is_into_army = A_PLACE.taker(__name__, "is_into_army", "into")

A_DESTINATION = Packing((PROVINCE, _INTO), first=1)
destination_value = A_DESTINATION.packer(__name__, "destination_value")
destination_of = A_DESTINATION.taker(__name__, "destination_of", "province")
joins_army = A_DESTINATION.taker(__name__, "joins_army", "into")

_INDEX = Field("index", "index", 10, first=1)  # of an army among its seat's, from 0
A_MARCH = Packing((Field("sends", "number"), _INDEX, PROVINCE))
march_value = A_MARCH.packer(__name__, "march_value")
march_sends = A_MARCH.taker(__name__, "march_sends", "sends")  # 1: units alone
march_index = A_MARCH.taker(__name__, "march_index", "index")
march_to = A_MARCH.taker(__name__, "march_to", "province")

A_TROOP = Packing((_INDEX, PROVINCE))
troop_value = A_TROOP.packer(__name__, "troop_value")
troop_index = A_TROOP.taker(__name__, "troop_index", "index")  # NONE: the force there
troop_at = A_TROOP.taker(__name__, "troop_at", "province")

BIN_LINE = Packing((Field("bin", "bin"), Field("koku", "number")))
bin_line = BIN_LINE.packer(__name__, "bin_line")
LEVY_LINE = Packing((Field("kind", "kind"), NUMBER))
levy_line = LEVY_LINE.packer(__name__, "levy_line")
STACK_LINE = Packing((PROVINCE, NUMBER))
stack_line = STACK_LINE.packer(__name__, "stack_line")
