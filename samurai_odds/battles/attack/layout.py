"""Where each number of a combat stands: in its state, and in the question put to it.

Both are flat sequences of integers, so that the same rules run interpreted and compiled; rules
read them by name (`engine.names`). A *party* is the unit (and leader) in one hex: the attacker's,
the defender's, and that of the bonus combat or of the second volley. A *strike* is one roll of
battle dice by one party at another.
"""

from samurai_odds.engine.names.schema import Schema, array, number, parts

ATTACKER, DEFENDER, SECOND = range(3)
FARTHEST = 24  # distances told apart

# ---- state ---------------------------------------------------------------------------


class Army(Schema):
    """What an army has gained."""

    tokens = number()  # net change
    banners = number()
    disorder = number()  # Lack of Honor symbols that strike other units


class Party(Schema):
    """What is left of a party."""

    blocks = number()
    leader = number()
    retreat = number()  # hexes that the unit has retreated
    escape = number()  # hexes that its leader has retreated alone
    lost_one = number()  # 1: its leader was killed before it joined another


class State(Schema):
    """All that changes in a combat."""

    phase = number()
    strike = number()  # which strike is under way
    inspired = number()  # units inspired for it
    flags_due = number()  # flags still to be answered
    debt = number()  # tokens that could not be paid
    hits = number()  # of the attacker's first roll, before the cap at the blocks there
    battled_back = number()
    then_battled_back = number()
    then_fought = number()
    armies = parts(Army, 2)  # the attacker's, then the defender's
    parties = parts(Party, 3)
    bonus_inspired = number()  # the bonus combat was declared with an inspired attacker
    bonus_answered = number()  # First Strike or Ambush has answered it
    checked = number()  # the hits of the roll under way have put the leader to the check (B9)


# ---- codes ---------------------------------------------------------------------------

# `State.phase`
DECLARE, ROLL, CHECK, BOLSTER, RETREATING, FATE, LACK, NEXT, OVER = range(9)

# `Party.leader`
ABSENT, PRESENT, FLED, KILLED, SEPPUKU = range(5)

# `State.strike`
FIRST = 0  # the defender's First Strike or Ambush
ATTACK = 1  # the attacker's close combat or fire
VOLLEY = 2  # the second fire, at a target still in its hex
VOLLEY_AFTER = 3  # the second fire, at a target that has retreated
BACK = 4  # the battle back
BONUS_FIRST = 5  # First Strike or Ambush against the bonus close combat
BONUS = 6  # the bonus close combat, or the second fire at a target of its own
BONUS_BACK = 7  # the battle back in it
STRIKES = 8

# `Question.castle_check`: never, once for a roll at most, whatever the roll's hits called for
NEVER, ONCE, ALWAYS = range(3)

# `Strike.inspire_from`
NOBODY, HIS_HEX, NEARBY = range(3)

# `PartyFacts.flag_policy`
IGNORE, ACCEPT, BEST = range(3)

# `PartyFacts.fate_policy`: a lone leader's; BEST as above
ESCAPES, COMMITS_SEPPUKU = range(2)

# ---- question ------------------------------------------------------------------------


class General(Schema):
    """What belongs to no party and no strike."""

    most_ignored = number()
    seppuku_tokens = number()
    leader_cost = number()  # tokens for a lone leader's retreat
    leader_hexes = number()  # the most he retreats
    check_close = number()
    check_fire = number()
    check_alone = number()
    lack_dice = number()
    leader_honor = number()  # tokens for each hex that a leader retreats with his unit
    inspire_cost = number()
    inspire_dice = number()
    reserves = array(2)  # tokens of each army, -1 when ample
    paid = array(2)  # tokens that each army pays before the first roll
    close_combat = number()
    first_strike = number()
    bonus_first_strike = number()
    volleys = number()
    range = number()
    has_second = number()
    bonus_needs_leader = number()  # infantry may go on only with its leader
    swarm = number()
    leader_lack_kind = number()  # the faces told apart after a lone leader's retreat
    pool = number()  # tokens in the common pool, -1 when it is taken to last
    castle_check = number()  # when blocks lost to a castle's flags call for a leader check: see B9
    left_evades = (
        number()
    )  # 1: a leader whose unit dies of a retreat or a castle's flags lives (B5)
    bonus_answer_cost = number()  # tokens that the answer to the bonus combat costs
    fire_at = array(FARTHEST + 1)  # dice of a second fire by distance, 0 when out of range


class PartyFacts(Schema):
    """What the question says of a party."""

    start_blocks = number()
    start_leader = number()
    side = number()
    bodyguard = number()
    hexes_per_flag = number()
    honor_per_hex = number()
    honor_per_retreat = number()
    room = number()
    flag_policy = number()
    fate_policy = number()
    lack_kind = number()
    leader_room = number()  # the same for its leader when he is alone
    joins_after = (
        number()
    )  # hexes of retreat after which it joins a leader and stops, 0: none (B29)


class Strike(Schema):
    """What the question says of a strike."""

    striker = number()  # a party
    target = number()
    dice = number()  # before inspiration
    dice_of_others = number()  # of these, the dice of a swarm's other levies
    roll_kind = number()
    leader_roll_kind = number()  # when a leader alone is struck
    swords_ignored = number()
    inspire_from = number()  # NOBODY, HIS_HEX or NEARBY
    inspired_others = number()  # other levies of the swarm inspired
    close = number()
    may_ignore = number()  # flags, besides one for a leader present
    must_ignore = number()  # of these, compulsory
    stands_fast = number()  # the target is on a castle: blocks are lost instead of ground


class Question(General):
    """All that does not change in a combat."""

    parties = parts(PartyFacts, 3)
    strikes = parts(Strike, STRIKES)
