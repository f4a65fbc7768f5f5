"""What rules pack into the number of an option or of a script's line, and take out of it.

The numbers of a script's lines say where a unit stands instead of which it is, so that a line is
the same whatever has happened; who moves next is written as the move, without where to.
"""

from samurai_odds.play.packing import Field, Packing

HEX, YES = Field("hex", "hex"), Packing((Field("yes", "number"),))
A_HEX = Packing((HEX,))

A_CARD = Packing((Field("rack", "number"), Field("card", "card")))
card_value = A_CARD.packer(__name__, "card_value")
card_of = A_CARD.taker(__name__, "card_of", "card")
is_from_rack = A_CARD.taker(__name__, "is_from_rack", "rack")

A_DRAGON = Packing((Field("card", "dragon", first=1), HEX))
dragon_value = A_DRAGON.packer(__name__, "dragon_value")
dragon_of = A_DRAGON.taker(__name__, "dragon_of", "card")
dragon_hex = A_DRAGON.taker(__name__, "dragon_hex", "hex")

PIECE, SPLIT, UNDER = 1, 2, 3  # how a hex is ordered: who stands there, its leader, as commander
AN_ORDER = Packing((Field("how", "number"), HEX))
order_value = AN_ORDER.packer(__name__, "order_value")
order_how = AN_ORDER.taker(__name__, "order_how", "how")
order_hex = AN_ORDER.taker(__name__, "order_hex", "hex")
ORDER_LINE = Packing((Field("by", "slot", first=1), Field("how", "number", 10), HEX))
order_line = ORDER_LINE.packer(__name__, "order_line")

MOVE_LINE = Packing((Field("leader", "number"), Field("start", "hex"), HEX))
move_line = MOVE_LINE.packer(__name__, "move_line")

A_BATTLE = Packing((Field("unit", "unit", first=1), Field("mode", "number", 10), HEX))
battle_value = A_BATTLE.packer(__name__, "battle_value")
battle_unit = A_BATTLE.taker(__name__, "battle_unit", "unit")
battle_mode = A_BATTLE.taker(__name__, "battle_mode", "mode")
battle_hex = A_BATTLE.taker(__name__, "battle_hex", "hex")
BATTLE_LINE = Packing(
    (Field("ordinal", "number"), Field("mode", "number", 10), Field("start", "hex"), HEX)
)  # ordinal: 1 the first of a unit's two battles, 2 the second; 0 of its only one
battle_line = BATTLE_LINE.packer(__name__, "battle_line")

A_BONUS = Packing((Field("fights", "number"), HEX))
bonus_value = A_BONUS.packer(__name__, "bonus_value")
bonus_hex = A_BONUS.taker(__name__, "bonus_hex", "hex")
