"""Where each number of a combat stands: in its state, and in the question put to it.

Both are flat sequences of integers, so that the same rules run interpreted and
compiled. A *party* is the unit (and leader) in one hex; its place is an offset
into the state, and its row holds what the question says of it. A *strike* is one
roll of battle dice by one party at another.
"""

# ---- state ---------------------------------------------------------------------------

PHASE = 0
STRIKE = 1  # which strike is under way
INSPIRED = 2  # units inspired for it
FLAGS = 3  # flags still to be answered
DEBT = 4  # tokens that could not be paid
HITS = 5  # of the attacker's first roll, before the cap at the blocks there
BATTLED_BACK = 6
THEN_BATTLED_BACK = 7
THEN_FOUGHT = 8

SIDE_FIELDS = 3  # for the attacker's army, then the defender's, from SIDES on
SIDES = 9
TOKENS = 0  # net change
BANNERS = 1  # gained
DISORDER = 2  # Lack of Honor symbols that strike other units

PARTY_FIELDS = 5  # from ATTACKER, DEFENDER and SECOND on
ATTACKER = 15
DEFENDER = 20
SECOND = 25  # the defender of the bonus close combat, or the target of the second volley
BLOCKS = 0
LEADER = 1
RETREAT = 2  # hexes that the unit has retreated
ESCAPE = 3  # hexes that its leader has retreated alone
LOST_ONE = 4  # 1: its leader was killed before it joined another
BONUS_INSPIRED = 30  # the bonus combat was declared with an inspired attacker
BONUS_ANSWERED = 31  # First Strike or Ambush has answered it
CHECKED = 32  # the hits of the roll under way have put the leader to the check (B9)
WIDTH = 33

# PHASE
DECLARE, ROLL, CHECK, BOLSTER, RETREATING, FATE, LACK, NEXT, OVER = range(9)

# LEADER
ABSENT, PRESENT, FLED, KILLED, SEPPUKU = range(5)

# STRIKE
FIRST = 0  # the defender's First Strike or Ambush
ATTACK = 1  # the attacker's close combat or fire
VOLLEY = 2  # the second fire, at a target still in its hex
VOLLEY_AFTER = 3  # the second fire, at a target that has retreated
BACK = 4  # the battle back
BONUS_FIRST = 5  # First Strike or Ambush against the bonus close combat
BONUS = 6  # the bonus close combat, or the second fire at a target of its own
BONUS_BACK = 7  # the battle back in it
STRIKES = 8

# ---- question ------------------------------------------------------------------------

MOST_IGNORED = 0
SEPPUKU_TOKENS = 1
LEADER_COST = 2  # tokens for a lone leader's retreat
LEADER_HEXES = 3  # the most he retreats
CHECK_CLOSE = 4
CHECK_FIRE = 5
CHECK_ALONE = 6
LACK_DICE = 7
LEADER_HONOR = 8  # tokens for each hex that a leader retreats with his unit
INSPIRE_COST = 9
INSPIRE_DICE = 10
RESERVES = 11  # and 12: tokens of each army, -1 when ample
PAID = 13  # and 14: tokens each army pays before the first roll
CLOSE_COMBAT = 15
FIRST_STRIKE = 16
BONUS_FIRST_STRIKE = 17
VOLLEYS = 18
RANGE = 19
HAS_SECOND = 20
BONUS_NEEDS_LEADER = 21  # infantry may go on only with its leader
SWARM = 22
LEADER_LACK_KIND = 23  # the faces told apart after a lone leader's retreat
POOL = 24  # tokens in the common pool, -1 when it is taken to last
CASTLE_CHECK = 25  # when blocks lost to a castle's flags call for a leader check: see B9
LEFT_EVADES = 26  # 1: a leader whose unit dies of a retreat or a castle's flags gets away (B5)
BONUS_ANSWER_COST = 27  # tokens that the answer to the bonus combat costs
FIRE_AT = 28  # dice of a second fire by distance, 0 when out of range
FARTHEST = 24  # distances told apart

PARTY_ROWS = FIRE_AT + FARTHEST + 1
PARTY_ROW = 13
START_BLOCKS = 0
START_LEADER = 1
SIDE = 2
BODYGUARD = 3
HEXES_PER_FLAG = 4
HONOR_PER_HEX = 5
HONOR_PER_RETREAT = 6
ROOM = 7
FLAG_POLICY = 8
FATE_POLICY = 9
LACK_KIND = 10
LEADER_ROOM = 11  # the same for its leader when he is alone
JOINS_AFTER = 12  # hexes of retreat after which it joins a leader and stops, 0 for none (B29)

STRIKE_ROWS = PARTY_ROWS + 3 * PARTY_ROW
STRIKE_ROW = 13
STRIKER = 0  # a party's offset into the state
TARGET = 1
DICE = 2  # before inspiration
DICE_OF_OTHERS = 3  # of these, the dice of a swarm's other levies
ROLL_KIND = 4
LEADER_ROLL_KIND = 5  # when a leader alone is struck
SWORDS_IGNORED = 6
INSPIRE_FROM = 7  # NOBODY, HIS_HEX or NEARBY
INSPIRED_OTHERS = 8  # other levies of the swarm inspired
CLOSE = 9
MAY_IGNORE = 10  # flags, besides one for a leader present
MUST_IGNORE = 11  # of these, compulsory
STANDS_FAST = 12  # the target is on a castle: blocks are lost instead of ground
QUESTION_LENGTH = STRIKE_ROWS + STRIKES * STRIKE_ROW

# CASTLE_CHECK: never, once for a roll at most, whatever the roll's hits called for
NEVER, ONCE, ALWAYS = range(3)

# INSPIRE_FROM
NOBODY, HIS_HEX, NEARBY = range(3)

# FLAG_POLICY
IGNORE, ACCEPT, BEST = range(3)

# FATE_POLICY: a lone leader's; BEST as above
ESCAPES, COMMITS_SEPPUKU = range(2)


def party_row(party: int) -> int:
    """Return a party's row in the question by its offset into the state."""
    return PARTY_ROWS + (party - ATTACKER) // PARTY_FIELDS * PARTY_ROW


def strike_row(strike: int) -> int:
    return STRIKE_ROWS + strike * STRIKE_ROW
