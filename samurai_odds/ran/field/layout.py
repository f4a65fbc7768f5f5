"""Where each number of a whole battle stands: in its state, and in the question.

Both are flat arrays of integers, so that the same rules run interpreted and compiled. The
question ``q`` never changes during a battle: ground, counters, charts. The state ``s`` is
everything that does. Side 0 is red, 1 is blue, and so are the seats. Units are numbered
through, contingent by contingent, red's first; a busho has the number of his contingent.
Hexes, sides of a hex and facings are those of `ran.ground`. A fact about a unit, say its hex,
stands at ``s[at.HEX + unit]``; so of contingents, Samurai, hexes and sides.
"""

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
    TURN,
    TURN_LIMIT,
    UNIFORM,
    WINNER,
    Allotment,
)
from samurai_odds.ran import hexes
from samurai_odds.ran.rules import orders_layout as orders
from samurai_odds.ran.rules.combat_layout import DISRUPTED, ELIMINATED, ORDERED, ROUTED

__all__ = [
    "ACTIVE",
    "ASKED",
    "BOTS",
    "CHOICES",
    "DECISION",
    "DISRUPTED",
    "ELIMINATED",
    "ENDED",
    "NONE",
    "OPTIONS_OPEN",
    "ORDERED",
    "PENDING",
    "PHASE",
    "PLAYING",
    "ROUTED",
    "TURN",
    "TURN_LIMIT",
    "UNIFORM",
    "WINNER",
]

MOST_UNITS = 160  # of both sides
MOST_CONTINGENTS = 32  # of both sides
MOST_SAMURAI = 60  # in all cups
MOST_HEXES = 40 * 40
MOST_OPTIONS = 2048
MOST_MA = 10  # printed
SIDES_OF_HEX = 6
SAMURAI_A_SIDE, SAMURAI_A_BUSHO = 5, 2  # 10.22
DIE = 10  # faces; two dice told apart are one draw among DIE * DIE, first * DIE + second


# ---- state ---------------------------------------------------------------------------

_take = Allotment(CHOICES + MOST_OPTIONS)
INITIATIVE = _take()  # the side that has it; NONE before it is rolled for
PASSES = _take()  # in succession (5.39)
CURRENT = _take()  # contingent that gives orders, or is designated to; NONE
SECOND = _take()  # the one coordinated with it (5.7), NONE
RISEN = _take()  # 1: CURRENT is a resurrected busho's (5.43); the enemy's turn is interrupted
ORDER = _take()  # what is ordered in this Orders Phase: see below, 0 before it is chosen
MUST_ACT = _take()  # 1: he has trumped, and something must be done (5.65)
CURSOR = _take()  # unit or contingent whose turn it is in a sequence of the turn's phases
ACTIVATING = _take()  # the side whose Activation Phase it is
ORDERS_PHASES = _take()  # Orders Phases begun since the first state

# an orders chain under way, as `ran.orders` has it: its question and its state
CHAIN_QUESTION = _take(orders.QUESTION_LENGTH)
CHAIN = _take(orders.WIDTH)
BENEFICIARY = _take()  # contingent for which a trump is attempted

# by side
HEADS = _take(2)  # of busho and Samurai, won and still held (10.3)
GREAT_HEADS = _take(2)  # of So-Taisho
ACTIVATIONS_USED = _take(2)  # this turn (5.23)
TRUMPS_USED = _take(2)  # this turn (5.63)
CHALLENGES_HELD = _take(2)  # Samurai Challenge Phases this turn (10.2)
SAMURAI_DRAWN = _take(2)  # this battle (10.22)
DRAWS_BARRED = _take(2)  # 1: no new Samurai this turn (10.4)
CHIEF_FELL = _take(2)  # Initiative of the So-Taisho killed this turn, else 0 (11.82)
ROUT_POINTS = _take(2)  # as last totalled (12.0), bundori taken off

# by contingent, and so by busho
ACTIVATED = _take(MOST_CONTINGENTS)  # 1: the contingent is Active
FINISHED = _take(MOST_CONTINGENTS)  # 1: its busho is Finished
FATE = _take(MOST_CONTINGENTS)  # of its busho: WELL, WOUNDED, DEAD, FLED
WELL, WOUNDED, DEAD, FLED = range(4)  # DEAD: not yet replaced, or for good
REPLACED = _take(MOST_CONTINGENTS)  # 1: the back of his counter shows
BUSHO_HEX = _take(MOST_CONTINGENTS)  # NONE: off the map
BUSHO_HITS = _take(MOST_CONTINGENTS)  # of individual combat, kept (10.16)
LOST_FACE = _take(MOST_CONTINGENTS)
RUN = _take(MOST_CONTINGENTS)  # Orders Phases of his this turn
CHALLENGED = _take(MOST_CONTINGENTS)  # 1: has held a challenge phase in this activation (10.2)
FELL = _take(MOST_CONTINGENTS)  # 1 + rating of its busho killed this turn, 0 (11.82)
CHECK_BONUS = _take(MOST_CONTINGENTS)  # off the die of TQ checks this turn, for a suicide (10.4)
FLIGHT_DUE = _take(MOST_CONTINGENTS)  # debt: must check for flight at once (10.51)
STRAY = _take(MOST_CONTINGENTS)  # debt: its busho must be placed with the nearest unit
NEAREST_OWN, NEAREST_ANY = 1, 2  # his contingent's first (11.63); any of his side (4.72)
BUSHO_MOVED = _take(MOST_CONTINGENTS)  # 1: in this Orders Phase

# by unit
HEX = _take(MOST_UNITS)  # NONE: off the map
FACING = _take(MOST_UNITS)  # NONE: a Honjin, or off the map
STATE = _take(MOST_UNITS)  # ORDERED, DISRUPTED, ROUTED, ELIMINATED
HITS = _take(MOST_UNITS)
OPEN = _take(MOST_UNITS)  # 1: in open order
FIRED = _take(MOST_UNITS)  # 1: ordered fire this turn (8.21), HAS_HARASSED
HAS_HARASSED = 2  # its whole action for the turn (8.31)
ENGAGED = _take(MOST_UNITS)  # a bit for each side of its hex across which it is engaged (7.3)
AGAINST = _take(MOST_UNITS)  # 1 + unit that it must shock for WHY, 0
WHY = _take(MOST_UNITS)  # what binds it to AGAINST
BY_GUNFIRE, BY_GUNFIRE_CHARGING, BY_BANZAI, BY_LURE = range(1, 5)  # 8.61, 8.62, 6.51, 8.36
LOST_AT = _take(MOST_UNITS)  # where it was when it was lost, NONE
# since this Orders Phase began
ACTED = _take(MOST_UNITS)  # what it has done on its order: an action, 0 nothing
MOVED = _take(MOST_UNITS)  # why 9.11 binds it: CHANGED_HEX, TURNED_IN_ZONE (7.16), 0
CHANGED_HEX, TURNED_IN_ZONE = 1, 2
START_HEX = _take(MOST_UNITS)  # where it was then: who was adjacent (R35), NONE off the map
START_STATE = _take(MOST_UNITS)  # its STATE then

# by Samurai of the cups
RETAINER = _take(MOST_SAMURAI)  # contingent that he serves; IN_CUP, SAMURAI_GONE
IN_CUP, SAMURAI_GONE = -1, -2
SAMURAI_HEX = _take(MOST_SAMURAI)  # in a challenge phase; else NONE, he is with his busho
SAMURAI_HITS = _take(MOST_SAMURAI)
SAMURAI_LOST_FACE = _take(MOST_SAMURAI)

# by hex
UNIT_AT = _take(MOST_HEXES)  # unit there, NONE
ZONE = _take(2 * MOST_HEXES)  # by side * MOST_HEXES + hex: how many of its units' zones

# registers between the parts (DESIGN.md)
SHOCK_SIDE = _take()  # whose shock segment it is: who attacks
SHOCK_KIND = _take()
SHOCK_SEGMENT, SHOCK_BANZAI, SHOCK_LURED, SHOCK_STAYED = range(4)
SHOCK_UNIT = _take()  # of SHOCK_LURED: the unit that shocks
AFTER_SHOCK = _take()  # phase that follows
FIRER = _take()
FIRE_AT = _take()  # unit fired at; NONE: a busho or Samurai alone in FIRE_HEX
FIRE_HEX = _take()
FIRE_KIND = _take()
ORDERED_FIRE, ENTRY_FIRE, RETIRE_FIRE, HARASSING_FIRE, BYSTANDER_FIRE, ADVANCE_FIRE = range(6)
FIRE_RANGE = _take()  # in hexes, as counted for the table
FIRE_BONUS = _take()  # of a volley, added to the die (8.22)
FIRE_FLANK = _take()  # 1: through the firer's flank (8.13)
AFTER_FIRE = _take()  # phase that follows
COMMAND_KNOWN = _take()  # 0: IN_COMMAND must be worked out anew
IN_COMMAND = _take(MOST_UNITS)  # 1: as last worked out, of CURRENT and SECOND
REACHED = _take(MOST_HEXES)  # scratch of searches over the map
QUEUE = _take(MOST_HEXES)

# blocks that the parts lay out themselves
MOVEMENT_LENGTH, SHOCK_LENGTH, MEMO_LENGTH = 14_848, 5_120, 7_552
MOVEMENT = _take(MOVEMENT_LENGTH)  # `movement.layout`
SHOCK = _take(SHOCK_LENGTH)  # `shock.layout`

# for the record, by side
TALLIES_NAMED = (
    "orders phases",
    "momentum won",
    "continuity won",
    "trumps tried",
    "trumps won",
    "resurrections",
    "crises of faith",
    "contingents activated",
    "coordinations",
    "withdrawals ordered",
    "seppuku",
    "busho lost",
    "samurai lost",
    "units rallied",
    "units lost at rally",
    "contingents fled",
    "shots",
    "hits by fire",
    "shocks",
    "charges",
    "units disrupted",
    "units routed",
    "units eliminated",
    "challenges",
)
(
    ORDERS_GIVEN,
    MOMENTUM_WON,
    CONTINUITY_WON,
    TRUMPS_TRIED,
    TRUMPS_WON,
    RESURRECTIONS,
    CRISES,
    CONTINGENTS_ACTIVATED,
    COORDINATIONS,
    WITHDRAWALS,
    SEPPUKU,
    BUSHO_LOST,
    SAMURAI_LOST,
    RALLIED,
    LOST_AT_RALLY,
    CONTINGENTS_FLED,
    SHOTS,
    FIRE_HITS,
    SHOCKS,
    CHARGES,
    TIMES_DISRUPTED,
    TIMES_ROUTED,
    TIMES_ELIMINATED,
    CHALLENGES,
) = range(24)
TALLIES = 24
TALLY = _take(2 * TALLIES)
MEMO = _take(MEMO_LENGTH)  # a bot's own notes; the rules never read them
WIDTH = _take.length

# PHASE: the turn's own; the others are ranges of the parts
(
    TURN_START,
    ROLL_INITIATIVE,
    ACTIVATION,
    CHOOSE_CONTINGENT,
    CHAINED,
    CHOOSE_ORDER,
    RALLY,
    RALLY_PLACING,
    ORDERS_DONE,
    CHOOSE_CONTINUITY,
    CHOOSE_RISEN,
    ORDERS_OVER,
    RECOVERY,
    REPLACING,
    FLIGHTS,
    VICTORY,
    FLIGHT_ROLL,
    CRISIS_WITHDRAWAL,
) = range(18)
FIRST_MOVEMENT, FIRST_SHOCK, FIRST_FIRE, FIRST_CHALLENGE = 100, 200, 300, 400
MOVE_BEGIN = FIRST_MOVEMENT  # Movement and Fire Segment of CURRENT and SECOND
WITHDRAW_BEGIN = FIRST_MOVEMENT + 1  # Active Withdrawal of CURRENT
BUSHO_ORDER_BEGIN = FIRST_MOVEMENT + 2  # Busho Movement Order (4.42)
BUSHO_MOVE_BEGIN = FIRST_MOVEMENT + 3  # the busho of CURRENT and SECOND may move (4.61), no more
SAMURAI_BEGIN = FIRST_MOVEMENT + 4  # a Samurai is drawn or taken, and moves (10.23, 10.24[1])
STRAY_BEGIN = FIRST_MOVEMENT + 5  # debt: a stray busho is placed (11.63)
SHOCK_BEGIN = FIRST_SHOCK  # a shock segment, by the SHOCK_ registers
FIRE_BEGIN = FIRST_FIRE  # a shot with all that follows at once, by the FIRE_ registers
CHALLENGE_BEGIN = FIRST_CHALLENGE  # 10.24[2] on, after SAMURAI_BEGIN

# kinds of DECISION: 1 to 19 the turn's, 20 to 39 of `movement.layout`, 40 to 63 of `shock.layout`
(
    ACTIVATE_CHOICE,
    CONTINGENT_CHOICE,
    ORDER_CHOICE,
    MOMENTUM_CHOICE,
    CONTINUITY_CHOICE,
    TRUMP_CHOICE,
    RISEN_CHOICE,
    RALLY_CHOICE,
    REPLACE_CHOICE,
) = range(1, 10)
FIRST_MOVEMENT_CHOICE, FIRST_SHOCK_CHOICE = 20, 40

# ORDER, and the values of an ORDER_CHOICE
MOVE_AND_FIRE, WITHDRAW, RALLY_ROUTED, BUSHO_MOVEMENT, CHALLENGE = range(1, 6)

# ENDED
BY_ROUT, BY_BOTH, BY_TURN_LIMIT, BY_STOP = range(1, 5)  # BY_STOP: at the ORDERS_LIMIT
REASONS = ("", "rout", "both", "turn limit", "stopped")

# ---- question ------------------------------------------------------------------------

_take = Allotment(QUESTION_HEAD)
UNITS = _take()
CONTINGENTS = _take()
SAMURAI = _take()
HEXES = _take()
ORDERS_LIMIT = _take()  # Orders Phases that are played, 0: all (`ran turn`)
OVER_TURNS = _take()  # 1: a battle with that limit goes on at the end of a turn
SCRIPT_PHASES = _take()  # Orders Phases that orders said beforehand are for, 0: all

# by side
FIRST_OF_SIDE = _take(2)  # its first unit
END_OF_SIDE = _take(2)  # one more than its last unit
FIRST_CONTINGENT = _take(2)
END_OF_CONTINGENTS = _take(2)
CHIEF = _take(2)  # contingent of the So-Taisho, NONE
CAMP = _take(2)  # unit that is his Honjin, NONE
ROUT_LEVEL = _take(2)
ACTIVATIONS = _take(2)  # a turn (5.23)
TRUMPS = _take(2)  # a turn (5.63)
# switches of a scenario (`Rules`)
CHALLENGE_LIMITS = _take()  # 1: the recommended ones hold (10.2, R43)
DISRUPTED_ATTACK = _take()  # 1: units disrupted before they moved shock (9.11, R98)
WITHDRAW_ON_ADVANCE = _take()  # 1: units may withdraw after an enemy advance (6.45, R73)
ENGAGED_REMOVE_HITS = _take()  # 1: so may units that must shock (11.71, R71)
PLACED_BUSHO = _take()  # 1: one placed in mid-segment counts in a clash (9.28.5, R102)
WOUNDS_ARE_HITS = _take()  # 1: a busho's wound is off his stamina (R2)
RETREATS_ALARM = _take()  # 1: a lone busho reacts to who retreats into his hex (4.72, R90)
TRUMPED_STAYS = _take()  # 1: who is trumped at Continuity is not Finished (5.64, R14)
OFF_MAP_ELIMINATES = _take()  # 1: a retreat off the map does (11.4, R72)
PARTNER_ATTACKED = _take()  # 1: whom who held back leaves is attacked by others (9.2, R103)
HEAD_POINTS = _take()  # rout points taken off for a head (12.0)
GREAT_HEAD_POINTS = _take()

# by contingent
SIDE_OF = _take(MOST_CONTINGENTS)
LETTER = _take(MOST_CONTINGENTS)  # its character's code
FIRST_UNIT = _take(MOST_CONTINGENTS)
END_OF_UNITS = _take(MOST_CONTINGENTS)
STRENGTH = _take(MOST_CONTINGENTS)  # combat units at the start, without a Honjin (11.82)
RATING = _take(2 * MOST_CONTINGENTS)  # Momentum or Initiative; from MOST_CONTINGENTS: his back's
COMBAT = _take(2 * MOST_CONTINGENTS)
STAMINA = _take(2 * MOST_CONTINGENTS)
ENTRY_TURN = _take(MOST_CONTINGENTS)  # 0: it is there from the start
ENTRY_ACTIVE = _take(MOST_CONTINGENTS)
ENTRY_HEXES = _take(MOST_CONTINGENTS)  # how many in ENTRY
MOST_ENTRIES = 160
ENTRY = _take(MOST_CONTINGENTS * MOST_ENTRIES)  # where, then the other hexes of that edge (R46)
ENTRY_AWAY = _take(MOST_CONTINGENTS * MOST_ENTRIES)  # how far from where, rising
FLIGHT = _take(MOST_CONTINGENTS * (MOST_UNITS + 1))  # flees at this adjusted die, by units lost

# by unit
SIDE = _take(MOST_UNITS)
CONTINGENT = _take(MOST_UNITS)
NUMBER = _take(MOST_UNITS)  # in its contingent, as in ``A3``
TYPE = _take(MOST_UNITS)  # place in `ran.units.TYPES`
KB, KBH, KB_B, SI, SI_B, AS, AS_T, AS_B, HONJIN = range(9)
TQ = _take(2 * MOST_UNITS)  # printed; from MOST_UNITS on: of the disrupted side
MA = _take(2 * MOST_UNITS)
WEAPON = _take(MOST_UNITS)
NO_WEAPON, BOW, TEPPO = range(3)
MOUNTED = _take(MOST_UNITS)  # 1: a type of Kibamusha
FORMED = _take(MOST_UNITS)  # 1: has a formation, so may be in open order (6.6)
COUNTED = _take(MOST_UNITS)  # 1: SI, AS, KB, KBH: keeps its contingent active (5.25, R16)
POINTS = _take(MOST_UNITS)  # rout points (12.0)

# by Samurai
CUP = _take(MOST_SAMURAI)  # side, or POOL that both draw from (10.22)
POOL = 2
CHALLENGE_RANGE = _take(MOST_SAMURAI)
SAMURAI_COMBAT = _take(MOST_SAMURAI)
SAMURAI_STAMINA = _take(MOST_SAMURAI)

# by hex, and by 6 * hex + side of it
TERRAIN = _take(MOST_HEXES)  # place in `ran.hexes.TERRAIN`
CLEAR, WATER = (hexes.TERRAIN.index(kind) for kind in ("clear", hexes.WATER))
TERRAINS = len(hexes.TERRAIN)
ELEVATION = _take(MOST_HEXES)
ACROSS = _take(MOST_HEXES)  # cube coordinates, for distances
ALONG = _take(MOST_HEXES)
CLOSE_COUNTRY = _take(MOST_HEXES)  # 1: turning costs a hit (7.14)
COVER = _take(MOST_HEXES)  # on the die of fire at it
HEX_SHIFT = _take(MOST_HEXES)  # columns to the left for who attacks into it
BESIDE = _take(6 * MOST_HEXES)  # the hex across, NONE off the map
PASSABLE = _take(6 * MOST_HEXES)  # 1: no river, no water, no edge: one may go there (6.23)
COST = _take(6 * MOST_HEXES)  # movement points to go across, hexside included: close order
OPEN_COST = _take(6 * MOST_HEXES)  # the same in open order, and of who has no formation
HEX_COST = _take(MOST_HEXES)  # of the hex alone, for who enters the map: close order
OPEN_HEX_COST = _take(MOST_HEXES)
SIDE_SHIFT = _take(6 * MOST_HEXES)  # columns to the left for who attacks across, uphill included

# sight: table by hex and offset, of pairs up to SIGHT_RANGE hexes apart (`sight`)
SIGHT_RANGE = _take()
SIGHT = _take()  # where the table begins, after the blocks below

# blocks that the parts write themselves (their `numbers.write`)
ROLLS_LENGTH, MOVEMENT_NUMBERS_LENGTH, SHOCK_NUMBERS_LENGTH = 4096, 256, 2048
ROLLS = _take(ROLLS_LENGTH)  # `rolls`
MOVEMENT_NUMBERS = _take(MOVEMENT_NUMBERS_LENGTH)
SHOCK_NUMBERS = _take(SHOCK_NUMBERS_LENGTH)
BOT_ODDS_LENGTH = 25_000
BOT_ODDS = _take(BOT_ODDS_LENGTH)  # what bots reckon with (`ran.bots`)
QUESTION_LENGTH = _take.length  # the table of sight follows
