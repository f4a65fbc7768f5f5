"""Where each number of a whole game stands: in its state, and in the scenario's question.

Both are flat arrays of integers, so that the same rules run interpreted and compiled.
The question ``q`` never changes during a game: board, sight, units, cards, numbers. The
state ``s`` is everything that does, with the combat under way as the last part of it.
"""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.board import BOARDS
from samurai_odds.battles.scenario.scenario import MOST_LEADERS, MOST_UNITS
from samurai_odds.play.layout import (
    ACTIVE,
    ASKED,
    BOTS,
    CHOICES,
    DECISION,
    ENDED,
    NONE,
    OPTIONS_OPEN,
    PENDING,
    PHASE,
    PLAYING,
    QUESTION_HEAD,
    SCRIPT,
    TURN,
    TURN_LIMIT,
    UNIFORM,
    WINNER,
    Allotment,
)

__all__ = [
    "ACTIVE",
    "ASKED",
    "BOTS",
    "CHOICES",
    "DECISION",
    "ENDED",
    "MOST_LEADERS",
    "MOST_UNITS",
    "NONE",
    "OPTIONS_OPEN",
    "PENDING",
    "PHASE",
    "PLAYING",
    "SCRIPT",
    "TURN",
    "TURN_LIMIT",
    "UNIFORM",
    "WINNER",
]

MOST_HEXES = max(board.hexes for board in BOARDS.values())
NOWHERE = -1
OFF_BOARD = 999  # as a destination; for a leader's fate: seppuku

MOST_PIECES = MOST_UNITS + MOST_LEADERS
MOST_CARDS = 32  # kinds of command card
MOST_DRAGONS = 48  # kinds of Dragon card
MOST_OPTIONS = 1024
MOST_KINDS = 12  # kinds of unit in a scenario
MOST_FIRE = 5  # range of the farthest weapon


# ---- state ---------------------------------------------------------------------------

_take = Allotment(CHOICES + MOST_OPTIONS)  # after what all games keep; turns are of both sides
POOL = _take()  # tokens in the common pool

LED = _take()  # command card on the table
CARD = _take()  # the card it stands for (Counter Attack); of two, the one that orders now
COMMAND = _take()  # of that card
SLOT = _take()  # who orders now: one of SLOTS
WAY = _take(3)  # how each of them has units move and battle: as ORDERS says, BY_SECTIONS plainly
FALLBACK = _take()  # the card found none of its units and orders one of choice
ORDERS_GIVEN = _take()
ORDERS_BEFORE = _take()  # of them, by the other card
ORDER_COUNT = _take(24)  # by slot: by section bits; Shogun: by symbol, then leaders
SECTION_ROOM = _take(8)  # by section bits: 1 where one more order may be given
LEADER_ORDER = 4  # the place of leaders in it, after the four symbols
SHOGUN_ORDERS = _take(5)  # circle, triangle, square, swords, flags rolled
DICE_LEFT = _take()  # Shogun dice that show a flag or an honor symbol
GROUP_LEADER = _take()  # Leadership: the hex of the leader chosen
ORDERED = _take(MOST_PIECES)  # pieces in the sequence of their moves, then of their orders
ORDERED_BY = _take(MOST_PIECES)  # slot that ordered a piece, 0 before
NEXT_MOVE = _take()  # place in that list: of who moves now, or of the first still to move
CARD_CLOSE_DICE = _take(3)  # by slot: that card and Dragon card give the units it ordered
CARD_FIRE_DICE = _take(3)
DRAWN = _take(2)  # command cards just drawn, to keep one of
CARDS_TO_DRAW = _take()
DRAGON_DRAWN = _take()  # Dragon card drawn at the end of this turn
DEALT = _take()  # cards dealt at the start

# Epic: what its turn adds (`epic`); in a core game all of it stays as it begins
RACK = _take(MOST_CARDS)  # command cards on the common rack
LED_BESIDE = _take()  # the card of the rack led beside that of the hand, NONE
COMMAND_BESIDE = _take()
TOGETHER_ROOM = _take(8)  # by section bits: 1 where two cards let one more piece be ordered
GENERALS = _take()  # section bits of the Field Generals who may still act on their own
GENERAL = _take()  # section bit of the one who acts
GENERAL_DIE = _take()  # the face that he rolled
HARMED = _take()  # unit that his flag makes retreat

SIDE_FIELDS = 11
SIDES = _take(2 * SIDE_FIELDS)
TOKENS = 0
BANNERS = 1
HAND_SIZE = 2
LAST_LED = 3  # the last card that gave its orders, NONE before
DRAGON_PLAYED = 4  # this turn
ON_CARDS = 5  # tokens on Dragon cards played this turn
STRIKES_PLAYED = 6  # First Strike cards played this turn
CARDS_TO_LOSE = 7  # at random, due at once
DRAGONS_TO_DRAW = 8  # due at once
STRIKES_DUE = 9  # First Strike cards not yet replaced
LAST_BESIDE = 10  # the card led beside LAST_LED, NONE without

HANDS = _take(2 * MOST_CARDS)
DECK = _take(MOST_CARDS)
DISCARDS = _take(MOST_CARDS)
DRAGON_HANDS = _take(2 * MOST_DRAGONS)
DRAGON_DECK = _take(MOST_DRAGONS)
DRAGON_DISCARDS = _take(MOST_DRAGONS)
PLAYED = _take(2 * MOST_CARDS)  # command cards led, for the record

UNITS = _take()  # units of both sides at the start
LEADERS = _take()
UNIT_SIDE = _take(MOST_UNITS)
UNIT_BLOCKS = _take(MOST_UNITS)
UNIT_HEX = _take(MOST_UNITS)
UNIT_LAST = _take(MOST_UNITS)  # where it stood last
UNIT_LOCK = _take(MOST_UNITS)  # command card that first must order it, NONE if free
UNIT_ORDERED = _take(MOST_UNITS)
UNIT_MOVED = _take(MOST_UNITS)  # hexes this turn
UNIT_BATTLES = _take(MOST_UNITS)  # battles left this turn
UNIT_BARRED = _take(MOST_UNITS)  # may not battle this turn, if it is ordered (E6)
LEADER_HEX = _take(MOST_LEADERS)
LEADER_LAST = _take(MOST_LEADERS)
LEADER_ORDERED = _take(MOST_LEADERS)  # by an order of his own
LEADER_MOVED = _take(MOST_LEADERS)  # on his own
LEADER_FATE = _take(MOST_LEADERS)
UNIT_AT = _take(MOST_HEXES)
LEADER_AT = _take(MOST_HEXES)
HELD = _take(2 * MOST_HEXES)  # temporary banners that count now, by side and hex
CAPTURED = _take(2 * MOST_HEXES)  # permanent ones already taken
TENT_AT = _take(MOST_HEXES)  # side of the tent standing there, NONE

ATTACKER = _take()  # unit
DEFENDER = _take()  # unit, NONE for a lone leader
ATTACKER_LEADER = _take()
DEFENDER_LEADER = _take()
BATTLE_FROM = _take()
BATTLE_AT = _take()
MODE = _take()
IS_BONUS = _take()
INSPIRED = _take()
STRUCK_FIRST = _take()  # First Strike or Ambush answers
ANSWER_DICE = _take()  # that a Dragon card gives the defender
ANSWER_FLAGS = _take()  # flags that it lets him ignore
BACK_ASKED = _take()  # the defender has said whether he inspires this strike
CHALLENGER = _take()  # side that plays Personal Challenge
CHALLENGE_ROLLS = _take(2)  # dice of each side
CHALLENGE_SWORDS = _take()
TURNCOAT = _take()  # unit
TURNCOAT_HONOR = _take()
LACK_SIDE = _take()
LACK_FROM = _take()  # hex that nearness counts from, NOWHERE: the owner chooses freely
LACK_BLOCKS = _take(3)  # symbols still to strike: circle, triangle, square
FAMINE_OWED = _take()  # tokens that a Rice Famine costs
LACK_DICE = _take()  # of a Dragon card's Lack of Honor roll
LUCK = _take()  # blocks that red's strikes took beyond those expected, less blue's; in thousandths

REACHED = _take(MOST_HEXES)  # scratch: movement
QUEUE = _take(MOST_HEXES + 1)
COMBAT_QUESTION = _take(combat.QUESTION_LENGTH)
COMBAT_STATE = _take(combat.WIDTH)
MEMO = _take(256 + MOST_OPTIONS)  # a bot's own notes; the rules never read them
MORE_MEMO = _take(5120)  # the same, for bots that note more
WIDTH = _take.length

# PHASE
(
    DEAL, TURN_START, COUNT_BANNERS, LEAD_CARD, SHOGUN_DICE, SHOGUN_FACES, DRAGON_WITH_CARD,
    TURNCOAT_OWN, TURNCOAT_ENEMY, FAMINE_DICE, FAMINE_TOKENS, FAMINE_LACK, GIVE_ORDERS,
    CHOOSE_MOVER, MOVE_PIECES, CHOOSE_BATTLE, CHALLENGE, CHALLENGE_ANSWERED, CHALLENGE_DICE,
    CHALLENGE_DICE_ENEMY, INSPIRING, ANSWERING, FIGHTING, GAINING, BONUS_BATTLE, TURN_END,
    REPLACE_STRIKES, DRAW_CARD, KEEP_CARD, REPLENISHING, DISCARDING, NEXT_TURN, OVER,
    # from here on Epic's own
    LEAD_BESIDE, COPY_CARD, DRAGON_BESIDE, INITIATIVE, INITIATIVE_DIE, INITIATIVE_ACT,
    INITIATIVE_RETREAT, FILL_RACK,
) = range(41)  # fmt: skip

# kinds of DECISION, as they are recorded
(
    CARD_CHOICE, DRAGON_CHOICE, ORDER_CHOICE, MOVE_CHOICE, BATTLE_CHOICE, INSPIRE_CHOICE,
    CHALLENGE_CHOICE, ANSWER_CHOICE, BOLSTER_CHOICE, RETREAT_CHOICE, FATE_CHOICE, LACK_CHOICE,
    GAIN_CHOICE, BONUS_CHOICE, KEEP_CHOICE, REPLENISH_CHOICE, DISCARD_CHOICE, FAMINE_CHOICE,
    MOVER_CHOICE, PAIR_CHOICE, COPY_CHOICE, BESIDE_CHOICE, INITIATIVE_CHOICE, HARM_CHOICE,
) = range(1, 25)  # fmt: skip

# who orders: the card led (of two the hand's), the one of the rack beside it, a Field General
SLOTS = HAND_CARD, RACK_CARD, ON_HIS_OWN = range(3)
ALONE = 0  # value of a pair: no second card
CLOSE, FIRE, SWARM = range(3)  # how a battle is fought

# GENERAL_DIE (E6): its first three faces are the unit symbols
FLAG_FACE, HONOR_FACE, CROSSED_SWORDS, DIE_FACES = 3, 4, 5, 6

EVERY_SECTION = 7  # section bits

# ENDED
BY_BANNERS, BY_SURRENDER, BY_TURN_LIMIT = range(1, 4)
REASONS = ("", "banners", "surrender", "turn limit")

# LEADER_FATE
ALIVE, KILLED, BY_SEPPUKU, LEFT_THE_BOARD, CHALLENGED = range(5)

# ---- question ------------------------------------------------------------------------

_take = Allotment(QUESTION_HEAD)
GOAL = _take(2)
HEXES = _take()  # of this board; what is laid out by hex has room for MOST_HEXES
CARDS = _take()  # kinds of command card
DRAGONS = _take()  # kinds of Dragon card
COMMANDS = _take(2)  # hands to be dealt
RACK_SIZE = _take()  # cards of the common rack: 0 but in Epic (E3)
FULL_HANDS = _take(2)  # cards beyond which no hand is filled (E7)
DRAGON_HANDS_DEALT = _take(2)
END_TOKENS = _take()
DISCARD_TOKENS = _take()
SURRENDER_AT = _take()
SURRENDERS_EMPTY = _take()  # whether a side without a piece on the board does (B32)
FIRST_STRIKE_LED = _take()  # whether that card may be led as any other (B15)
COPIES_NOTHING = _take()  # whether a Counter Attack with nothing to copy orders a unit (B15)
ORDER_ONE_DRAGON = _take()  # whether an Order One card draws a Dragon card too (B16)
COMMAND_AS_NOTED = _take()  # whether the command is that of the battle notes (B17)
LEAVE_COST = _take()
LEADER_MOVES = _take(3)  # foot, mounted, commander
CHARGE_MOVES = _take()
CHARGE_DICE = _take()
ONSLAUGHT_MOVES = _take()
SERPENT_MOVES = _take()
SHOGUN_DICE_GIVEN = _take()
FAMINE_COST = _take()  # tokens for each honor symbol of a Rice Famine

NEIGHBORS = _take(6 * MOST_HEXES)
DISTANCES = _take(MOST_HEXES * MOST_HEXES)
SECTIONS = _take(2 * MOST_HEXES)  # by side
RETREATS = _take(4 * MOST_HEXES)  # by side: the two hexes behind
BASELINE = _take(2 * MOST_HEXES)  # by side: 1 on his own
PASSABLE = _take(MOST_HEXES)
STOPS = _take(MOST_HEXES)
BARRED = _take(2 * MOST_HEXES)  # entry forbids battle: to infantry, to cavalry
UNINSPIRED = _take(MOST_HEXES)
GROUND = _take(MOST_HEXES)  # place of its terrain among the scenario's
SIGHT_START = _take(MOST_HEXES + 1)  # places in q of the hexes that can be fired at

OBJECTIVE_FIELDS = 8
OBJECTIVES = _take(2 * MOST_HEXES * OBJECTIVE_FIELDS)  # by side and hex
HOLD_BANNERS, CAPTURE_BANNERS, CAPTURE_CARDS = 0, 1, 2
CROSS_BANNERS, CROSS_KINDS, EXIT_BANNERS, EXIT_KINDS = 3, 4, 5, 6
TENT_BANNERS = _take(2)
TENT_CARDS = _take(2)
CLEAR_BANNERS = _take(2)
CARD_BANNERS = _take(2 * MOST_CARDS)
CARD_SHARED = _take(2 * MOST_CARDS * MOST_CARDS)  # by side: of objectives that two cards meet
HAS_HOLD = _take(2)  # whether there is anything to look for

CARD_FIELDS = 8
CARD_TABLE = _take(MOST_CARDS * CARD_FIELDS)
ORDERS, QUOTA, SYMBOL, MOST, HELMET, DRAW_TWO = 0, 1, 4, 5, 6, 7  # QUOTA: left, center, right
AS_COMMAND = -1  # a quota, or the most
(
    BY_SECTIONS,
    BY_SYMBOL,
    CAVALRY_CHARGE,
    HOLD_AND_SHOOT,
    INFANTRY_ONSLAUGHT,
    LEADERSHIP,
    SERPENT_COMMAND,
    SHOGUN,
    COUNTER_ATTACK,
    FIRST_STRIKE,
) = range(10)
FIRST_STRIKE_CARD = _take()  # number of that card

DRAGON_FIELDS = 12
DRAGON_TABLE = _take(MOST_DRAGONS * DRAGON_FIELDS)
(
    TIMING,
    EFFECT,
    COST,
    GIVES_TOKENS,  # from here on as `dragons.CARD_WORDS`
    TAKES_TOKENS,
    TAKES_CARDS,
    DRAWS_DRAGONS,
    GIVES_CLOSE_DICE,
    GIVES_FIRE_DICE,
    STRIKES_FIRST,
    GIVES_DICE,
    IGNORES_FLAGS,
) = range(12)
NEVER, WITH_CARD, BEFORE_CLOSE, ANSWERS_CLOSE = range(4)  # TIMING, as in `dragons`
PLAIN, TURNCOAT_EFFECT, FAMINE_EFFECT, CHALLENGE_EFFECT = range(4)  # EFFECT, as in `dragons`

KIND_FIELDS = 10
KINDS = _take(MOST_KINDS * KIND_FIELDS)
KIND_SYMBOL, KIND_MOUNTED, KIND_MOVES, KIND_FIGHTS = 0, 1, 2, 3
KIND_MISSILE, KIND_LEVY, KIND_BODYGUARD, KIND_REACH = 4, 5, 6, 7
CIRCLE, TRIANGLE, SQUARE, SWORDS = range(4)
KIND_PARTY = _take((MOST_KINDS + 2) * combat.PARTY_ROW)  # of units, then foot, mounted leaders
COMBAT_GENERAL = _take(combat.PARTY_ROWS)

UNIT_KIND = _take(MOST_UNITS)
UNIT_BANNERS = _take(MOST_UNITS)
LEADER_SIDE = _take(MOST_LEADERS)
LEADER_KIND = _take(MOST_LEADERS)
FOOT, MOUNTED, COMMANDER = range(3)
LEADER_BANNERS = _take(MOST_LEADERS)

# The exact odds of single strikes, for bots (`strike_odds`).
ODDS_KINDS, ODDS_DICE, ODDS_IGNORED, ODDS_FLAGS, ODDS_BLOCKS = 8, 9, 4, 3, 4
ODDS_FIELDS = 6
STRIKE_ODDS_SIZE = (
    ODDS_KINDS * ODDS_DICE * ODDS_IGNORED * ODDS_FLAGS * (ODDS_BLOCKS + 1) * 2 * ODDS_FIELDS
)
STRIKE_ODDS = _take(STRIKE_ODDS_SIZE)
LOSSES, DIES, LEAVES, HEXES_BACK, LEADER_DIES, TOKENS_WON = range(6)  # in thousandths

MOST_WEIGHTS = 96
WEIGHTS = _take(3 * MOST_WEIGHTS)  # by side: the terms of a bot that weighs by such; an intent's
INTENT_FOR = _take()  # the turn and side for which the third row holds (`steady_scratch`)
EVALUATION = _take(48)  # the fitted weights of a position's features
PRICES = _take(8)  # of a block, by the kinds that `position_counts` tells apart
CURVE = _take(65)  # the logistic curve that they go through

KIND_COUNT = _take()  # kinds in this scenario
GROUND_COUNT = _take()
PAIRS = _take()  # where the table of pairs starts
PAIR_CLOSE = 0  # a strike's row, see the combat's layout
PAIR_FIRE = combat.STRIKE_ROW
PAIR_MAY_CLOSE = 2 * combat.STRIKE_ROW
PAIR_MAY_FIRE = PAIR_MAY_CLOSE + 1
PAIR_SUPPORTED = PAIR_MAY_FIRE + 1  # flags that a supported target may ignore
PAIR_FIRE_DICE = PAIR_SUPPORTED + 1  # by range, standing; then moved
PAIR = PAIR_FIRE_DICE + 2 * (MOST_FIRE + 1)
TABLES = _take.length  # what varies in length follows


def side_row(side: int) -> int:
    """Return a side's numbers in the state."""
    return SIDES + side * SIDE_FIELDS


def strike_place(kind: int, dice: int, ignored: int, flags: int, blocks: int, leader: int) -> int:
    """Find a strike's odds within their table; more dice or flags than it has count as its most."""
    place = kind * ODDS_DICE + min(dice, ODDS_DICE - 1)
    place = (place * ODDS_IGNORED + ignored) * ODDS_FLAGS + min(flags, ODDS_FLAGS - 1)
    return ((place * (ODDS_BLOCKS + 1) + min(blocks, ODDS_BLOCKS)) * 2 + leader) * ODDS_FIELDS
