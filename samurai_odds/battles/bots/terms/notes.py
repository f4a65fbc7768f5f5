"""Where `steady` keeps what, from ``at.MORE_MEMO`` on, and its weights in the question.

Its notes hold for the side and turn that they name; those of another are never read.
"""

from typing import Any

from samurai_odds.battles.field import layout as at

MOST_WAYS = 8  # ways in which cards have units move and battle, told apart

FOR = at.MORE_MEMO  # the turn and side for which units were weighed
WEIGHED = FOR + 1  # by way: whether they were
AIM = WEIGHED + MOST_WAYS  # hex that the battle weighed last is aimed at, NONE without
DRIVES = AIM + 1  # the chance that it leaves that hex, in thousandths
BEST_HEX = DRIVES + 1  # hex where the unit weighed last would go
FIELD_FOR = BEST_HEX + 1  # the turn and side for which the ways to banners were measured
HAS_FIELD = FIELD_FOR + 1  # by field: whether there is anything to go to, or for which kinds
WORTHS = HAS_FIELD + 2  # by way and unit: what an order is worth
AIMS = WORTHS + MOST_WAYS * at.MOST_UNITS  # by way and unit: the hex that it would battle
FIELDS = AIMS + MOST_WAYS * at.MOST_UNITS  # hexes to a banner: for all units, for some kinds
EQUAL_UNITS = FIELDS + 2 * at.MOST_HEXES  # scratch: units worth the same
SCRATCH_AIM = EQUAL_UNITS + at.MOST_UNITS
EQUALS = SCRATCH_AIM + 1  # scratch: options worth the same
PRESS_FOR = EQUALS + at.MOST_OPTIONS  # the turn and side for which the next was found
PRESS = PRESS_FOR + 1  # how much more than usual a side must press, in hundredths
JUDGED = PRESS + 1  # the features of a position
END = JUDGED + 32

# Weights: thousandths of a block, or hundredths where said.
(
    CIRCLE_BLOCK,  # a block by its unit's symbol
    TRIANGLE_BLOCK,
    SQUARE_BLOCK,
    SWORDS_BLOCK,
    BANNER,
    SECOND_LAST_BANNER,
    LAST_BANNER,
    RETREAT,  # a hex
    TOKEN,
    LACK,  # a token that cannot be paid
    CAUTION,  # hundredths: own losses in a battle now
    DANGER,  # hundredths: what may happen in the enemy's turn
    DETERRED,  # hundredths: what battling back takes off that
    SECOND_ENEMY,  # hundredths
    SOON,  # hundredths: danger from whoever is one move farther off
    FIRE_DANGER,  # hundredths
    THREAT,  # hundredths: what the unit could do in its next turn
    APPROACH,  # a hex nearer to the enemy
    PROGRESS,  # hundredths of a banner: for standing on one
    WAY,  # hundredths of a banner: a hex nearer to one
    GUARD,  # hundredths of a banner: for standing on an enemy's
    SUPPORT,
    TOGETHER,  # hundredths: a second unit's battle with the same enemy
    URGENCY,  # hundredths: by which being as good as beaten makes approach more, danger less
    CARD_KEPT,  # an order that a card led could have given later
    STRIKE_KEPT,  # First Strike
    GROUND,  # gained
    EXPOSED,  # hundredths of a banner: a leader whom the enemy can strike
    LEADS,  # a leader with a unit near the enemy
    ORDER_COST,  # an order given
    SPARE,  # tokens kept
    STANDOFF,  # hexes at which missiles stop coming nearer
    SECTION,  # hundredths of a banner: to be the last of a section that counts when empty
    WEAK,  # hundredths: danger counts more for a unit of one block
    STEADFAST,  # a flag ignored where it may be obeyed
    FOLLOW,  # an enemy driven off by who may battle on: cavalry, infantry with a leader
    COVER,  # a flag more ignored, or a die less rolled, where a unit with missiles stands
    MOVING,  # a move, however far
) = range(38)
WEIGHTS = 38  # how many there are
INTENT = 2  # the row of an intent's weights, after those of the two sides


def turn_and_side(turn: int, side: int) -> int:
    """Number a side's turn, from 1."""
    return 2 * turn + side + 1


def weight(q: Any, s: Any, what: int) -> int:
    """Read a weight of the side that is asked, or of what it intends this turn."""
    row = INTENT if q[at.INTENT_FOR] == turn_and_side(s[at.TURN], s[at.ASKED]) else s[at.ASKED]
    return q[at.WEIGHTS + row * at.MOST_WEIGHTS + what]
