"""The numbers of `steady`'s weights: what each weighs, in thousandths of a block unless said.

Their values stand in ``steady_weights.toml`` under the same names in small letters; one that
has none there counts 0.
"""

CIRCLE_BLOCK = 0  # a block by its unit's symbol
TRIANGLE_BLOCK = 1
SQUARE_BLOCK = 2
SWORDS_BLOCK = 3
BANNER = 4
SECOND_LAST_BANNER = 5
LAST_BANNER = 6
RETREAT = 7  # a hex
TOKEN = 8
LACK = 9  # a token that cannot be paid
CAUTION = 10  # hundredths: own losses in a battle now
DANGER = 11  # hundredths: what may happen in the enemy's turn
DETERRED = 12  # hundredths: what battling back takes off that
SECOND_ENEMY = 13  # hundredths
SOON = 14  # hundredths: danger from whoever is one move farther off
FIRE_DANGER = 15  # hundredths
THREAT = 16  # hundredths: what the unit could do in its next turn
APPROACH = 17  # a hex nearer to the enemy
PROGRESS = 18  # hundredths of a banner: for standing on one
WAY = 19  # hundredths of a banner: a hex nearer to one
GUARD = 20  # hundredths of a banner: for standing on an enemy's
SUPPORT = 21
TOGETHER = 22  # hundredths: a second unit's battle with the same enemy
URGENCY = 23  # hundredths: by which being as good as beaten makes approach more, danger less
CARD_KEPT = 24  # an order that a card led could have given later
STRIKE_KEPT = 25  # First Strike
GROUND = 26  # gained
EXPOSED = 27  # hundredths of a banner: a leader whom the enemy can strike
LEADS = 28  # a leader with a unit near the enemy
ORDER_COST = 29  # an order given
SPARE = 30  # tokens kept
STANDOFF = 31  # hexes at which missiles stop coming nearer
SECTION = 32  # hundredths of a banner: to be the last of a section that counts when empty
WEAK = 33  # hundredths: danger counts more for a unit of one block
STEADFAST = 34  # a flag ignored where it may be obeyed
FOLLOW = 35  # an enemy driven off by who may battle on: cavalry, infantry with a leader
COVER = 36  # a flag more ignored, or a die less rolled, where a unit with missiles stands
MOVING = 37  # a move, however far
KEPT_SYMBOL = 38  # a card led that would do more later, by the kind of its orders
KEPT_CHARGE = 39
KEPT_SHOOT = 40
KEPT_ONSLAUGHT = 41
KEPT_LEADERSHIP = 42
KEPT_SERPENT = 43
KEPT_SHOGUN = 44
KEPT_COUNTER = 45
KEPT_WIDE = 46  # one that orders in several sections
SHOOTS = 47  # hundredths: what fire does
MASS = 48  # a friend more, or an enemy less, within two hexes
CORNERED = 49  # no hex to retreat to
COVER_FOOT = 50  # as COVER, where a unit without missiles stands
APPROACH_MOUNTED = 51
DANGER_HURT = 52  # hundredths of the danger: for a unit of two blocks
DANGER_LED = 53  # for one with a leader
DANGER_MOUNTED = 54
SHOOTOUT = 55  # hundredths: by which having less fire than the enemy makes approach more
