"""What a blow does, rule by rule: retreats, honor, leaders.

Red's unit in e6 strikes at e5, uninspired. Below a rule stands the drawing, its rows parted by
slashes, then the faces rolled and what is rolled or chosen next, then what comes of it: what
stands in a hex, the tokens of a side or of the pool, red's banners, the dice rolled next, who is
asked what, or all that may be chosen.
"""

import pytest

from samurai_odds.battles.field import layout as at
from tests.battles.field.drawing import Table
from tests.battles.field.test_retreats import struck
from tests.battles.rules_told import by_rule

RULES = """
# Retreats
- blue above retreats up, and red below down
    e5 bs / e6 rS, flag - - - : retreat d4 e4
    e5 bs / e6 rs, - - -, roll flag - - : retreat e7 f7
- each flag is a hex
    e5 bs / e6 rS, flag flag - - : retreat d3 e3 f3
    e5 bs / e6 rS, flag flag flag - : retreat c2 d2 e2 f2
- occupied or impassable hexes are not retreated to
    d4 bS . / e5 bs / e6 rS, flag - - - : e4 bs
    d4 rS . / e5 bs / e6 rS, flag - - - : e4 bs
    d4 rf . / e5 bs / e6 rS, flag - - - : e4 bs
    d4 rm . / e5 bs / e6 rS, flag - - - : e4 bs
    d4 ~ .  / e5 bs / e6 rS, flag - - - : e4 bs
- a retreat that cannot be made costs blocks and no honor, and the unit battles back (B5)
    d4 bS ~ / e5 bs / e6 rS, flag flag - - : e5 bs2
        : blue 5
        : dice 3
- a path without loss must be taken (B29): of the two hexes behind only e4 leads on
    d3 bS bS . / d4 . . / e5 bs / e6 rS, flag flag - - : f3 bs
- without one every dead end is open, and the hexes made are paid; who left does not battle back
    d3 bS bS bS / d4 . . / e5 bs / e6 rS, flag flag - - : retreat d4 e4
    d3 bS bS bS / d4 . . / e5 bs / e6 rS, flag flag - -, d4 : d4 bs3
        : blue 4
        : asked gain ground
- cavalry does not retreat to a leader on foot, nor a led unit to another
    d4 bf ~ / e5 bC / e6 rS, flag - - -, 0 : d4 bf
        : e5 bC3
    d4 bf ~ / e5 bsf / e6 rS, flag - - -, 0 : e5 bsf3
- a leader goes along and costs a token more for each hex
    d4 . ~ / e5 bsm / e6 rS, flag flag - -, 0, d3 : d3 bsm
        : blue 1
- ashigaru lose a token for a hex, samurai two, into the pool
    d4 . ~ / e5 bs / e6 rS, flag - - - : d4 bs
        : blue 4
        : pool 21
    d4 . ~ / e5 bb / e6 rS, flag - - - : blue 4
    d4 . ~ / e5 ba / e6 rS, flag - - - : blue 4
    d4 . ~ / e5 bS / e6 rS, flag - - -, 0 : blue 3
        : pool 22
    d4 . ~ / e5 bB / e6 rS, flag - - -, 0 : blue 3
    d4 . ~ / e5 bC / e6 rS, flag - - -, 0 : blue 3
    d4 . ~ / e5 bK / e6 rS, flag - - -, 0 : blue 3
- levies retreat two hexes for a flag and pay two in all, and one a hex for a leader (B13)
    d4 . ~ / e5 bl / e6 rS, flag - - - : retreat d3 e3
    d4 . ~ / e5 bl / e6 rS, flag - - -, d3 : blue 3
    d4 . ~ / e5 bl / e6 rS, flag flag - -, d1 : blue 3
    d4 . ~ / e5 blf / e6 rS, flag - - -, 0, d3 : blue 1
- on a castle flags are hits, but for the one ignored and not doubled; it battles back (B11)
    e5 @bs / e6 rS, flag flag : e5 bs3
        : blue 5
        : dice 3
    e5 @bl / e6 rS, flag flag : e5 bl3
- accepting a flag is a choice
    e5 bS / e6 rS, flag flag - -, 0 : retreat d3 e3 f3
    e5 bS / e6 rS, flag flag - -, 1 : retreat d4 e4

# Leader Casualty Check
- a led unit hit in close combat checks its leader with one die
    e5 bsf / e6 rS, triangle - - - : dice 1
    e5 bsf / e6 rS, triangle - - -, roll swords : e5 bs3
        : banners 1
- a leader killed in his check no longer helps
    e5 bsf / e6 rS, triangle flag - -, roll swords : asked retreat
    e5 bsf / e6 rS, triangle flag - -, roll - : asked bolster
- alone after his unit he is checked with one die, and must get away
    e5 bsf1 / e6 rS, triangle flag flag - : dice 1
        : banners 1
    e5 bsf1 / e6 rS, triangle flag flag -, roll - : asked fate
- no check for blocks lost to a blocked retreat
    d4 ~ ~ / e5 bsf / e6 rS, flag - - -, 0 : e5 bsf3
        : asked inspire
- a castle's flag hits put the leader to the check; one of two was his to ignore
    e5 @bsf / e6 rS, flag flag, 1 : e5 bsf3
        : dice 1
    e5 @bsf / e6 rS, flag flag, 1, roll swords : e5 bs3
        : banners 1
    e5 @bsf / e6 rS, flag flag, 1, roll - : e5 bsf3
        : asked inspire
- alone after a castle's flag hits he must get away and leaves the hex
    e5 @bsf1 / e6 rS, flag flag, 1 : e5 bf
        : dice 1
        : banners 1
    e5 @bsf1 / e6 rS, flag flag, 1, roll -, e4 : asked gain ground
        : blue 2
- a bodyguard pays no banner, and its commander becomes a leader on foot (B23)
    d4 . *bS / e5 bGx1 / e6 rS, swords - - - : banners 0
    d4 . *bS / e5 bGx1 / e6 rS, swords - - -, roll - : fate c2 d2 d3 d4 e2 e3 e4 f2 f3 seppuku
    d4 . *bS / e5 bGx1 / e6 rS, swords - - -, roll -, e4 : e4 bSx

# Combat Against a Leader Alone in a Hex, Leader Retreat
- a sword kills a leader alone
    e5 bf / e6 rS, swords - - - : e5 nobody
        : banners 1
- otherwise he must retreat one to three hexes or commit seppuku
    e5 bf / e6 rS, - - - square : fate c2 d2 d3 d4 e2 e3 e4 f2 f3 seppuku
    e5 bf / e6 rS, - - - square, c2 : c2 bf
        : blue 2
        : asked gain ground
- he retreats through friends, and ends with one without a leader whom he may join
    c2 ~ ~ ~ ~ / d3 ~ . ~ / d4 bS ~ / e5 bf / e6 rS, - - - - : fate d4 e3 seppuku
    c2 ~ ~ ~ ~ / d3 ~ . ~ / d4 bSf ~ / e5 bf / e6 rS, - - - - : fate e3 seppuku
    c2 ~ ~ ~ ~ / d3 ~ . ~ / d4 bm ~ / e5 bf / e6 rS, - - - - : fate e3 seppuku
    c2 ~ ~ ~ ~ / d3 ~ . ~ / d4 bC ~ / e5 bf / e6 rS, - - - - : fate e3 seppuku
    c2 ~ ~ ~ ~ / d3 ~ . ~ / d4 bC ~ / e5 bm / e6 rS, - - - - : fate d4 e3 seppuku
    c2 ~ ~ ~ ~ / d3 ~ . ~ / d4 * ~ / e5 bf / e6 rS, - - - - : fate d4 e3 seppuku
- not through enemies or impassable terrain: then a card is lost by seppuku
    d4 rS ~ / e5 bf / e6 rS, - - - - : asked draw
    d4 rf ~ / e5 bf / e6 rS, - - - - : asked draw
    d4 ~ ~ / e5 bf / e6 rS, - - - - : asked draw
"""


@pytest.mark.parametrize("rule", by_rule(RULES))
def test_rule(rule: str) -> None:
    for asked, told in by_rule(RULES)[rule]:
        drawn, faces, *played = asked.split(", ")
        table = struck(drawn.replace("/", "\n"), faces).play(*played)
        what, expected = told.split(" ", 1)
        assert found(table, what) == expected, asked


def found(table: Table, what: str) -> str:
    """Tell what came of a blow, as the table of rules does."""
    if what in ("asked", "dice"):
        return table.asked[0] if what == "asked" else str(table.dice)
    if what in ("red", "blue"):
        return str(table.tokens(what))
    if what in ("pool", "banners"):
        return str(table.s[at.POOL] if what == "pool" else table.banners("red"))
    return table.may(what) if what in at.DECISIONS else table.at(what) or "nobody"
