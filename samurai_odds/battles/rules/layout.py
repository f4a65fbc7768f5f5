"""Where each number of a full game stands: in its state, and in the scenario's question.

Both are flat arrays of integers, so that the same rules run interpreted and compiled; rules
read them by name (`engine.names`). The question ``q`` never changes during a game: board, sight,
units, cards, numbers. The state ``s`` is everything that does, with the combat under way as the
last part of it.
"""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.bots.layout import Features, Memo, Prices, Weights
from samurai_odds.battles.layout import MOST_CARDS as MOST_CARDS
from samurai_odds.battles.layout import MOST_DRAGONS as MOST_DRAGONS
from samurai_odds.battles.layout import MOST_FIRE as MOST_FIRE
from samurai_odds.battles.layout import MOST_HEXES as MOST_HEXES
from samurai_odds.battles.layout import MOST_KINDS as MOST_KINDS
from samurai_odds.battles.layout import MOST_LEADERS as MOST_LEADERS
from samurai_odds.battles.layout import MOST_OPTIONS as MOST_OPTIONS
from samurai_odds.battles.layout import MOST_PIECES as MOST_PIECES
from samurai_odds.battles.layout import MOST_UNITS as MOST_UNITS
from samurai_odds.engine.names.codes import chapters, span
from samurai_odds.engine.names.schema import Schema, array, number, part, parts
from samurai_odds.play import layout as common
from samurai_odds.play.layout import NONE as NONE
from samurai_odds.play.layout import PLAYING as PLAYING
from samurai_odds.play.layout import UNIFORM as UNIFORM

NOWHERE = -1
LEADER_ORDER = 4  # the place of leaders in `State.order_count` and `State.shogun_orders`
OFF_BOARD = 999  # as a destination; for a leader's fate: seppuku
SLOT_COUNT = 3  # who orders: see SLOTS
ODDS_KINDS, ODDS_DICE, ODDS_IGNORED, ODDS_FLAGS, ODDS_BLOCKS = 8, 9, 4, 3, 4

# ---- state ---------------------------------------------------------------------------


class Side(Schema):
    """What a side has, and what is due to it or from it."""

    tokens = number()
    banners = number()
    hand_size = number()
    last_led = number()  # the last card that gave its orders, NONE before
    dragon_played = number(blank=NONE)  # this turn
    on_cards = number()  # tokens on Dragon cards played this turn
    strikes_played = number()  # First Strike cards played this turn
    cards_to_lose = number()  # at random, due at once
    dragons_to_draw = number()  # due at once
    strikes_due = number()  # First Strike cards not yet replaced
    last_beside = number()  # the card led beside `last_led`, NONE without


class State(common.State):
    """All that changes; turns are of both sides, ``active`` has the one under way."""

    choices = array(MOST_OPTIONS, key=False)
    pool = number()  # tokens in the common pool

    led = number(blank=NONE)  # command card on the table
    card = number(
        blank=NONE
    )  # what it stands for (Counter Attack); of two, the one that orders now
    command = number()  # of that card
    slot = number()  # who orders now: one of SLOTS
    way = array(SLOT_COUNT)  # how each has units move and battle: `CommandCard.orders`, BY_SECTIONS
    fallback = number()  # the card found none of its units and orders one of choice
    orders_given = number()
    orders_before = number()  # of them, by the other card
    order_count = array(SLOT_COUNT, 8)  # by section bits; Shogun: by symbol, then leaders
    section_room = array(8, key=False)  # by section bits: 1 where one more order may be given
    shogun_orders = array(5)  # circle, triangle, square, swords, flags rolled
    dice_left = number()  # Shogun dice that show a flag or an honor symbol
    group_leader = number()  # Leadership: the hex of the leader chosen
    ordered = array(
        MOST_PIECES, key=False
    )  # pieces in the sequence of their moves, then of their orders
    ordered_by = array(MOST_PIECES)  # slot that ordered a piece, 0 before
    next_move = number(
        key=False
    )  # place in that list: of who moves now, or of the first still to move
    card_close_dice = array(
        SLOT_COUNT
    )  # by slot: that card and Dragon card give the units it ordered
    card_fire_dice = array(SLOT_COUNT)
    drawn = array(2, blank=NONE)  # command cards just drawn, to keep one of
    cards_to_draw = number()
    dragon_drawn = number(blank=NONE)  # Dragon card drawn at the end of this turn
    dealt = number()  # cards dealt at the start

    # Epic: what its turn adds (`epic_turn`); in a core game all of it stays as it begins
    rack = array(MOST_CARDS)  # command cards on the common rack
    led_beside = number(blank=NONE)  # the card of the rack led beside that of the hand, NONE
    command_beside = number()
    together_room = array(
        8, key=False
    )  # by section bits: 1 where two cards let one more piece be ordered
    generals = number()  # section bits of the Field Generals who may still act on their own
    general = number()  # section bit of the one who acts
    general_die = number()  # the face that he rolled
    harmed = number()  # unit that his flag makes retreat

    sides = parts(Side, 2)

    hands = array(2, MOST_CARDS)
    deck = array(MOST_CARDS)
    discards = array(MOST_CARDS)
    dragon_hands = array(2, MOST_DRAGONS)
    dragon_deck = array(MOST_DRAGONS)
    dragon_discards = array(MOST_DRAGONS)
    played = array(2, MOST_CARDS)  # command cards led, for the record

    units = number()  # units of both sides at the start
    leaders = number()
    unit_side = array(MOST_UNITS)
    unit_blocks = array(MOST_UNITS)
    unit_hex = array(MOST_UNITS)
    unit_last = array(MOST_UNITS)  # where it stood last
    unit_lock = array(MOST_UNITS)  # command card that first must order it, NONE if free
    unit_ordered = array(MOST_UNITS)
    unit_moved = array(MOST_UNITS)  # hexes this turn
    unit_battles = array(MOST_UNITS)  # battles left this turn
    unit_barred = array(MOST_UNITS)  # may not battle this turn, if it is ordered (E6)
    leader_hex = array(MOST_LEADERS)
    leader_last = array(MOST_LEADERS)
    leader_ordered = array(MOST_LEADERS)  # by an order of his own
    leader_moved = array(MOST_LEADERS)  # on his own
    leader_fate = array(MOST_LEADERS)
    unit_at = array(MOST_HEXES, blank=NONE)
    leader_at = array(MOST_HEXES, blank=NONE)
    held = array(2, MOST_HEXES)  # temporary banners that count now, by side and hex
    captured = array(2, MOST_HEXES)  # permanent ones already taken
    tent_at = array(MOST_HEXES, blank=NONE)  # side of the tent standing there, NONE

    attacker = number()  # unit
    defender = number()  # unit, NONE for a lone leader
    attacker_leader = number()
    defender_leader = number()
    battle_from = number()
    battle_at = number()
    mode = number()
    is_bonus = number()
    inspired = number()
    struck_first = number()  # First Strike or Ambush answers
    answer_dice = number()  # that a Dragon card gives the defender
    answer_flags = number()  # flags that it lets him ignore
    back_asked = number()  # the defender has said whether he inspires this strike
    challenger = number()  # side that plays Personal Challenge
    challenge_rolls = array(2)  # dice of each side
    challenge_swords = number()
    turncoat = number()  # unit
    turncoat_honor = number()
    lack_side = number()
    lack_from = number()  # hex that nearness counts from, NOWHERE: the owner chooses freely
    lack_blocks = array(3)  # symbols still to strike: circle, triangle, square
    famine_owed = number()  # tokens that a Rice Famine costs
    lack_dice = number()  # of a Dragon card's Lack of Honor roll
    luck = number()  # thousandths of a block: red's strikes beyond what is expected, less blue's

    reached = array(MOST_HEXES, key=False)  # scratch: movement
    queue = array(MOST_HEXES + 1, key=False)
    combat_question = part(combat.Question, key=False)
    combat_state = part(combat.State, key=False)
    memo = part(Memo, key=False)  # a bot's own notes; the rules never read them


class Aside(Schema):
    """What the side asked may not know, put aside (`observing`)."""

    hand = array(MOST_CARDS)
    dragon_hand = array(MOST_DRAGONS)


# ---- codes: `State.phase` --------------------------------------------------------------
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

# kinds of `State.decision`, as they are recorded
(
    CARD_CHOICE, DRAGON_CHOICE, ORDER_CHOICE, MOVE_CHOICE, BATTLE_CHOICE, INSPIRE_CHOICE,
    CHALLENGE_CHOICE, ANSWER_CHOICE, BOLSTER_CHOICE, RETREAT_CHOICE, FATE_CHOICE, LACK_CHOICE,
    GAIN_CHOICE, BONUS_CHOICE, KEEP_CHOICE, REPLENISH_CHOICE, DISCARD_CHOICE, FAMINE_CHOICE,
    MOVER_CHOICE, PAIR_CHOICE, COPY_CHOICE, BESIDE_CHOICE, INITIATIVE_CHOICE, HARM_CHOICE,
) = _KINDS = range(1, 25)  # fmt: skip
_EPIC = (PAIR_CHOICE, COPY_CHOICE, BESIDE_CHOICE, INITIATIVE_CHOICE, HARM_CHOICE)
FIRST_IN_EPIC, LAST_IN_EPIC = span(*_EPIC)
chapters([kind for kind in _KINDS if kind not in _EPIC], _EPIC)  # Epic's own are the last

# who orders: the card led (of two the hand's), the one of the rack beside it, a Field General
SLOTS = HAND_CARD, RACK_CARD, ON_HIS_OWN = range(SLOT_COUNT)
ALONE = 0  # value of a pair: no second card
CLOSE, FIRE, SWARM = range(3)  # how a battle is fought

# `State.general_die` (E6): its first three faces are the unit symbols
FLAG_FACE, HONOR_FACE, CROSSED_SWORDS, DIE_FACES = 3, 4, 5, 6

EVERY_SECTION = 7  # section bits

# `State.ended`
BY_BANNERS, BY_SURRENDER, BY_TURN_LIMIT = range(1, 4)
REASONS = ("", "banners", "surrender", "turn limit")

# `State.leader_fate`
ALIVE, KILLED, BY_SEPPUKU, LEFT_THE_BOARD, CHALLENGED = range(5)

# ---- question ------------------------------------------------------------------------


class HexObjective(Schema):
    """The banners that a hex gives a side, and for which kinds of unit (bits)."""

    hold_banners = number()
    capture_banners = number()
    capture_cards = number()
    cross_banners = number()
    cross_kinds = number()
    exit_banners = number()
    exit_kinds = number()


class CommandCard(Schema):
    """What a command card orders; a quota, or the most, may be AS_COMMAND."""

    orders = number()
    quota = array(3)  # left, center, right
    symbol = number()
    most = number()
    helmet = number()
    draw_two = number()


AS_COMMAND = -1
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
) = range(10)  # `CommandCard.orders`


class DragonCard(Schema):
    """When a Dragon card is played, and what it does, by the words of the card language."""

    timing = number()
    effect = number()
    cost = number()
    # as in `dragons.WORDS`
    gains_tokens = number()
    enemy_loses_tokens = number()
    enemy_loses_cards = number()
    draws_dragons = number()
    close_dice = number()
    fire_dice = number()
    strikes_first = number()
    dice = number()
    ignores_flags = number()


NEVER, WITH_CARD, BEFORE_CLOSE, ANSWERS_CLOSE = range(4)  # `timing`, as in `dragons`
PLAIN, TURNCOAT_EFFECT, FAMINE_EFFECT, CHALLENGE_EFFECT = range(4)  # `effect`, as in `dragons`


class Kind(Schema):
    """What is the same for all units of a kind."""

    symbol = number()
    mounted = number()
    moves = number()
    fights = number()  # hexes after which it may still battle
    missile = number()
    levy = number()
    bodyguard = number()
    reach = number()


CIRCLE, TRIANGLE, SQUARE, SWORDS = range(4)
FOOT, MOUNTED, COMMANDER = range(3)  # kinds of leader


class StrikeOdds(Schema):
    """What a strike can be expected to do, in thousandths."""

    losses = number()
    dies = number()
    leaves = number()
    hexes_back = number()
    leader_dies = number()
    tokens_won = number()


class Question(common.Question):
    """All that does not change; the lists of sight and the table of pairs follow."""

    goal = array(2)
    hexes = number()  # of this board; what is laid out by hex has room for MOST_HEXES
    card_count = number()  # kinds of command card
    dragon_count = number()  # kinds of Dragon card
    commands = array(2)  # hands to be dealt
    rack_size = number()  # cards of the common rack: 0 but in Epic (E3)
    full_hands = array(2)  # cards beyond which no hand is filled (E7)
    dragon_hands_dealt = array(2)
    end_tokens = number()
    discard_tokens = number()
    surrender_at = number()
    surrenders_empty = number()  # whether a side without a piece on the board does (B32)
    first_strike_led = number()  # whether that card may be led as any other (B15)
    copies_nothing = number()  # whether a Counter Attack with nothing to copy orders a unit (B15)
    order_one_dragon = number()  # whether an Order One card draws a Dragon card too (B16)
    command_as_noted = number()  # whether the command is that of the battle notes (B17)
    leave_cost = number()
    leader_moves = array(3)  # foot, mounted, commander
    charge_moves = number()
    charge_dice = number()
    onslaught_moves = number()
    serpent_moves = number()
    shogun_dice_given = number()
    famine_cost = number()  # tokens for each honor symbol of a Rice Famine

    neighbors = array(MOST_HEXES, 6)
    distances = array(MOST_HEXES, MOST_HEXES)
    sections = array(2, MOST_HEXES)  # by side
    retreats = array(2, MOST_HEXES, 2)  # by side: the two hexes behind
    baseline = array(2, MOST_HEXES)  # by side: 1 on his own
    passable = array(MOST_HEXES)
    stops = array(MOST_HEXES)
    barred = array(2, MOST_HEXES)  # entry forbids battle: to infantry, to cavalry
    uninspired = array(MOST_HEXES)
    ground = array(MOST_HEXES)  # place of its terrain among the scenario's
    sight_start = array(MOST_HEXES + 1)  # places in q of the hexes that can be fired at

    objectives = parts(HexObjective, 2, MOST_HEXES)  # by side and hex
    tent_banners = array(2)
    tent_cards = array(2)
    clear_banners = array(2)
    card_banners = array(2, MOST_CARDS)
    card_shared = array(2, MOST_CARDS, MOST_CARDS)  # by side: of objectives that two cards meet
    has_hold = array(2)  # whether there is anything to look for

    cards = parts(CommandCard, MOST_CARDS)
    first_strike_card = number()  # number of that card
    dragons = parts(DragonCard, MOST_DRAGONS)

    kinds = parts(Kind, MOST_KINDS)
    kind_party = parts(combat.PartyFacts, MOST_KINDS + 2)  # of units, then foot, mounted leaders
    combat_general = part(combat.General)

    unit_kind = array(MOST_UNITS)
    unit_banners = array(MOST_UNITS)
    leader_side = array(MOST_LEADERS)
    leader_kind = array(MOST_LEADERS)
    leader_banners = array(MOST_LEADERS)

    strike_odds = parts(  # of single strikes, for bots (`bots.strike_odds`)
        StrikeOdds, ODDS_KINDS, ODDS_DICE, ODDS_IGNORED, ODDS_FLAGS, ODDS_BLOCKS + 1, 2
    )

    weights = parts(Weights, 3)  # of `steady`: by side, and an intent's
    intent_for = number()  # the turn and side for which the third row holds (`steady_scratch`)
    evaluation = part(Features)  # their fitted weights
    prices = part(Prices)
    curve = array(65)  # the logistic curve that they go through

    kind_count = number()  # kinds in this scenario
    ground_count = number()
    pairs = number()  # where the table of pairs starts


class Pair(Schema):
    """What a kind of unit on some ground can do to a kind on some ground."""

    close = part(combat.Strike)
    fire = part(combat.Strike)
    may_close = number()
    may_fire = number()
    supported = number()  # flags that a supported target may ignore
    fire_dice = array(2, MOST_FIRE + 1)  # standing, moved: by range


# ---- what is kept of a game ------------------------------------------------------------

# The turns at whose start both sides' tokens are noted: ever farther apart.
EVERY_TURN, EVERY_FIFTH, EVERY_TWENTIETH, EVERY_FORTIETH = 20, 60, 160, 320
NOTED = (
    *range(1, EVERY_TURN + 1),
    *range(EVERY_TURN + 5, EVERY_FIFTH + 1, 5),
    *range(EVERY_FIFTH + 20, EVERY_TWENTIETH + 1, 20),
    *range(EVERY_TWENTIETH + 40, EVERY_FORTIETH + 1, 40),
)


class Row(Schema):
    """What is kept of a game that has been played (`recording`)."""

    winner = number()
    reason = number()
    turns = number()
    banners = array(2)
    tokens = array(2)
    hands = array(2)
    blocks = array(MOST_UNITS)
    unit_sides = array(MOST_UNITS)  # a turncoat's too
    last_hex = array(MOST_UNITS)  # where it stood last, or was lost
    on_board = array(MOST_UNITS)
    fates = array(MOST_LEADERS)
    leader_last = array(MOST_LEADERS)
    played = array(2, MOST_CARDS)  # command cards led
    timeline = array(len(NOTED), 2)  # by turn noted: 1 + tokens, 0 if it never came
    evaluated = number()  # red's chance to win where the turn limit stopped it
    luck = number()  # as in the state, in hundredths
