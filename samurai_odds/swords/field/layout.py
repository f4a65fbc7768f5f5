"""Where each number of a whole game stands: in its state, and in the question.

Both are flat arrays of integers, so that the same rules run interpreted and compiled.
The question ``q`` never changes during a game: map, variant, numbers. The state ``s`` is
everything that does. Kinds of unit are those of `swords.layout`, in all counts: a troop is
six counts, the daimyo (1 while he stands) and the revealed ronin among them.
"""

from samurai_odds.play.layout import ACTIVE as ACTIVE
from samurai_odds.play.layout import ASKED as ASKED
from samurai_odds.play.layout import BOTS as BOTS
from samurai_odds.play.layout import CHOICES as CHOICES
from samurai_odds.play.layout import DECISION as DECISION
from samurai_odds.play.layout import ENDED as ENDED
from samurai_odds.play.layout import MOST_SEATS as MOST_SEATS
from samurai_odds.play.layout import NONE as NONE
from samurai_odds.play.layout import OPTIONS_OPEN as OPTIONS_OPEN
from samurai_odds.play.layout import PENDING as PENDING
from samurai_odds.play.layout import PHASE as PHASE
from samurai_odds.play.layout import PLAYING as PLAYING
from samurai_odds.play.layout import QUESTION_HEAD, Allotment
from samurai_odds.play.layout import SCRIPT as SCRIPT
from samurai_odds.play.layout import SEATS as SEATS
from samurai_odds.play.layout import TURN as TURN
from samurai_odds.play.layout import TURN_LIMIT as TURN_LIMIT
from samurai_odds.play.layout import UNIFORM as UNIFORM
from samurai_odds.play.layout import WINNER as WINNER
from samurai_odds.swords import layout as units
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.layout import BOWMAN as BOWMAN
from samurai_odds.swords.layout import DAIMYO as DAIMYO
from samurai_odds.swords.layout import GUNNER as GUNNER
from samurai_odds.swords.layout import KIND_COUNT as KIND_COUNT
from samurai_odds.swords.layout import LEVIED_KINDS as LEVIED_KINDS
from samurai_odds.swords.layout import RONIN as RONIN
from samurai_odds.swords.layout import SPEARMAN as SPEARMAN
from samurai_odds.swords.layout import SWORDSMAN as SWORDSMAN

MOST_PROVINCES = 80
MOST_BORDERS = 16  # of one province
MOST_OPTIONS = 256
ARMIES_EACH = 3
MOST_ARMIES = MOST_SEATS * ARMIES_EACH  # army a belongs to seat a // ARMIES_EACH
BIN_COUNT = 5
TO_SWORDS, TO_BUILD, TO_LEVY, TO_RONIN, TO_NINJA = range(BIN_COUNT)
BINS_NAMED = units.BINS
NOTHING_BUILT, CASTLE, FORTRESS = range(3)


# ---- state: after what all games keep; TURN is the round, ACTIVE whose war turn it is ----

_take = Allotment(CHOICES + MOST_OPTIONS)
ASKING = _take()  # place in the order in which seats are asked within a phase
STEP = _take()  # where a phase with several steps stands
KIND_ASKED = _take()  # kind of unit, or bin, that the decision open is about
PLACE_ASKED = _take()  # province that it is about

RONIN_BOX = _take()
CASTLE_BOX = _take()
BASE_BOX = _take()
NINJA = _take()  # seat that holds him, NONE: in the box
SPIED = _take()  # seat whose plan the ninja's holder sees, NONE

TRAY = _take(MOST_SEATS * KIND_COUNT)  # by seat and kind: units off the map
KOKU = _take(MOST_SEATS)
BINS = _take(MOST_SEATS * BIN_COUNT)  # this round's plans; spent ones stay until the next plan
PLANNED = _take(MOST_SEATS)  # bins filled so far, BIN_COUNT: the plan is made
SWORD = _take(MOST_SEATS)  # 1 is the first, 0 none
WISH = _take(MOST_SEATS)  # sword wished, 0 none
BUILD_AT = _take(MOST_SEATS)  # province in which he is about to build, NONE
LEVY = _take(MOST_SEATS * KIND_COUNT)  # units bought and not yet placed
RONIN_LEFT = _take(MOST_SEATS)  # hired and not yet deployed
OUT_IN = _take(MOST_SEATS)  # round in which the seat fell, 0 while it plays
HEIR = _take(MOST_SEATS)  # who took it over, NONE
OWNED = _take(MOST_SEATS)  # provinces owned
CLAIMS = _take(MOST_SEATS)  # provinces claimed empty at a takeover (S10)

OWNER = _take(MOST_PROVINCES)  # NONE: empty
BUILT = _take(MOST_PROVINCES)  # NOTHING_BUILT, CASTLE, FORTRESS
FORCE = _take(MOST_PROVINCES * KIND_COUNT)
HIDDEN = _take(MOST_PROVINCES)  # ronin face down
BONUS_LEFT = _take(MOST_PROVINCES)  # bonus units left against this attacker, NONE: all (S3)
LEVIED = _take(MOST_PROVINCES)  # unit about to be placed: 1 + kind, + INTO_ARMY; 0 none
INTO_ARMY = 10
TARGET = _take(MOST_PROVINCES)  # province that the force there is to attack, NONE
ARRIVED = _take(MOST_PROVINCES * KIND_COUNT)  # units set down or come in this phase (W9, W32)
EMPTIED = _take(MOST_PROVINCES)  # 1 + seat that lost it in this war turn, while it is empty
CLAIMED = _take(MOST_PROVINCES)  # 1 + seat that claims it empty (S10)
CALLED_OFF = _take(MOST_PROVINCES)  # 1: the army now fighting has called off a battle there

ARMY = _take(MOST_ARMIES * KIND_COUNT)
WHERE = _take(MOST_ARMIES)  # province of the marker, NONE: out of the game or not yet placed
FALLEN = _take(MOST_ARMIES)  # 1: its daimyo was assassinated this round, the army is disrupted
LEVEL = _take(MOST_ARMIES)
HOLE = _take(MOST_ARMIES)  # from 1
DECLARED = _take(MOST_ARMIES)  # province to attack first, NONE
ATTACKS = _take(MOST_ARMIES)  # left
WINS = _take(MOST_ARMIES)  # of this war turn
MARCHED = _take(MOST_ARMIES)  # 1: has moved in this phase
BARRED = _take(MOST_ARMIES)  # 1: recovered in this war turn, attacks nobody in it (W23)

# ---- a war turn
SWORD_AT_WAR = _take()  # the sword whose turn it is
MOVER = _take()  # army on the march, NONE
STEPS = _take()  # borders that it may still cross
MUST_LEAVE = _take()  # army that has to make room, NONE (W9)
MOVE_FROM = _take()
MOVE_TO = _take()
SENDER = _take()  # army that sends a unit ahead in Phase D
SENT_TO = _take()
SET_DOWN = _take()  # units left behind so far as a garrison
AFTER_MOVE = _take()  # phase that follows
DECLARING = _take()  # place among provinces x (army, force) of who declares next
TROOP = _take()  # who fights: an army, or FORCE_TROOP
FORCE_TROOP = MOST_ARMIES
FIGHT_FROM = _take()
FIGHT_AT = _take()
NAVAL = _take()
FIGHT_ROUND = _take()
FIGHT = _take(combat.LENGTH)  # the battle (`combat.sequence`)
FIGHT_STEP = FIGHT + combat.STEP
RONIN_FIRST = FIGHT + combat.ORDER  # 1: the attacker, the defender gives up ronin first (S2)
LOSS_SIDE = _take()  # side that says next how it takes losses
NINJA_NEXT = _take()  # phase that follows a ninja's window
MARKED = _take()  # army that the ninja, or revenge, strikes at
AVENGER = _take()  # seat that may strike back
RECOVERING = _take()  # seat that places recovered daimyos, NONE
PICKING = _take()  # recovered army that may pick up units, NONE
SOURCE = _take()  # Phase D: province that force units leave
DESTINATION = _take()  # province that they go to
INTO = _take()  # 1: into the army there
UNIT_CHOSEN = _take()  # kind, WHOLE_FORCE

# ---- seen only in an observation: sizes of a rival's face-down stacks, largest first (W5)
MOST_STACKS = 32
STACKS = _take(MOST_SEATS * MOST_STACKS)

# ---- for the record (`recording`)
SETUP_SWORD = _take(MOST_SEATS)
FIRST_SWORD = _take(MOST_SEATS)
SPENT = _take(MOST_SEATS * BIN_COUNT)  # koku put into each bin so far
LOST = _take(MOST_SEATS * BIN_COUNT)  # of these, what bought nothing
TALLIES_NAMED = (
    "castles built",
    "bases built",
    "units levied",
    "ronin hired",
    "ninja hired",
    "ninja strikes",
    "ninja kills",
    "revenge kills",
    "plans spied on",
    "attacks",
    "attacks won",
    "attacks called off",
    "naval attacks",
    "times attacked",
    "provinces entered",
    "daimyos lost in battle",
    "daimyos lost to the ninja",
    "seats taken over",
)
TALLIES = len(TALLIES_NAMED)
(
    CASTLES_BUILT,
    BASES_BUILT,
    UNITS_LEVIED,
    RONIN_HIRED,
    NINJAS_HIRED,
    STRIKES,
    KILLS,
    REVENGES,
    SPYINGS,
    BATTLES,
    BATTLES_WON,
    BATTLES_CALLED_OFF,
    NAVAL_BATTLES,
    ATTACKED,
    TAKEN,
    LOST_IN_BATTLE,
    LOST_TO_NINJA,
    HEIRED,
) = range(TALLIES)
TALLY = _take(MOST_SEATS * TALLIES)
BATTLES_AT = _take(MOST_PROVINCES)  # battles fought for each province
MEMO = _take(256)  # a bot's own notes; the rules never read them
WIDTH = _take.length

# PHASE
(
    DEAL,
    SPLIT_DEAL,
    SETUP_SWORDS,
    CLAIM,
    SUPPORT,
    REINFORCE,
    SPLIT_ARMIES,
    MARKERS,
    QUICK_PICK_UP,
    ROUND_START,
    SUCCESSORS,
    PLANNING,
    SPYING,
    REVEALED,
    WISHING,
    WISHES,
    DRAWING_SWORDS,
    BUILDING,
    BUYING,
    PLACING,
    HIRING,
    DEPLOYING,
    NINJA_BIDS,
    NEXT_TURN,
    MARCHING,
    LEAVING,
    RONIN_ALONG,
    ENTERING,
    PICK_UP,
    MARCHES_DONE,
    DECLARATIONS,
    DECLARED_ALL,
    NEXT_TROOP,
    BATTLE,
    REVEAL_ATTACKER,
    REVEAL_DEFENDER,
    LOSS_ORDERS,
    DICE,
    STEP_EIGHT,
    AFTER_BATTLE,
    NEXT_ATTACK,
    TROOP_DONE,
    FINAL_MARCHES,
    SPLITTING_OFF,
    FORCE_SOURCES,
    FORCE_TARGETS,
    FORCE_UNITS,
    FORCE_RONIN,
    TURN_END,
    ROUND_END,
    NINJA_WINDOW,
    STRIKE,
    REVENGE,
    REVENGE_ROLL,
    OVER,
) = range(55)

# kinds of DECISION, as they are recorded; README.md says what their values mean
(
    CARD_CHOICE,
    CLAIM_CHOICE,
    SUPPORT_CHOICE,
    REINFORCE_CHOICE,
    SPLIT_CHOICE,
    MARKER_CHOICE,
    PICK_UP_CHOICE,
    SUCCESSOR_CHOICE,
    SPY_CHOICE,
    BIN_CHOICE,
    SWORD_CHOICE,
    BUILD_CHOICE,
    LEVY_CHOICE,
    PLACE_CHOICE,
    STACK_CHOICE,
    STACK_SIZE_CHOICE,
    STRIKE_CHOICE,
    REVENGE_CHOICE,
    MARCH_CHOICE,
    GARRISON_CHOICE,
    RONIN_CHOICE,
    DECLARE_CHOICE,
    TROOP_CHOICE,
    CALL_OFF_CHOICE,
    ENTER_CHOICE,
    ATTACK_CHOICE,
    SOURCE_CHOICE,
    DESTINATION_CHOICE,
    UNIT_CHOICE,
    ALONG_CHOICE,
    RECOVER_CHOICE,
    LOSSES_CHOICE,
) = range(1, 33)
SEND_VALUE = 10_000  # more, in a march: one unit of the army goes, not the army
ARMY_VALUE = 1000  # in a march and a troop: ARMY_VALUE * (1 + index of the army) + province
WHOLE_FORCE = 9  # of UNIT_CHOICE

# ENDED
BY_PROVINCES, BY_TAKEOVER, BY_LAST, BY_MOST, BY_ROUND_LIMIT, BY_STOP = range(1, 7)
REASONS = ("", "provinces", "takeover", "last", "most-provinces", "round limit", "stopped")

# ---- question ------------------------------------------------------------------------

_take = Allotment(QUESTION_HEAD)
VARIANT = _take()
STANDARD, END_OF_ROUND, QUICK, TWO_PLAYER = range(4)
PLAYER = _take(MOST_SEATS)  # by seat
PLAYERS = _take()
GOAL = _take()  # provinces of a player
PROVINCES = _take()
DEGREE = _take(MOST_PROVINCES)  # borders of each province
BORDERS = _take(MOST_PROVINCES * MOST_BORDERS)  # neighbors
BY_SEA = _take(MOST_PROVINCES * MOST_BORDERS)  # 1: a sea line

MOST_SAMURAI = _take()  # of an army
MOST_ASHIGARU = _take()
MOST_IN_FORCE = _take()
UNITS_A_KOKU = _take(KIND_COUNT)
UNIT_SUPPLY = _take(KIND_COUNT)  # of a seat; ronin: of all
CASTLE_SUPPLY = _take()
BASE_SUPPLY = _take()
CASTLE_PRICE = _take()
FORTRESS_PRICE = _take()
CASTLE_BONUS = _take()
FORTRESS_BONUS = _take()
FACES = _take()
NINJA_KILLS_ON = _take()  # or less
REVENGE_ON = _take()  # or more
MOST_LEVEL = _take()
HOLES = _take(5)  # by level, from 1
LOWEST_LEVEL = _take()
PROVINCES_A_KOKU = _take()
LEAST_KOKU = _take()
MARKED_BAN = _take()  # last round in which no province with an army marker may be attacked
NINJA_BAN = _take()  # last round in which the ninja may not strike
LOSS_ORDER = _take(2 * KIND_COUNT)  # S2: the usual one, then the one that gives up ronin first
STACK_SIZES_OPEN = _take()  # W5
FURTHER_BAN = _take()  # W13: the ban covers further attacks
RE_ENTRY = _take()  # W14
HEIR_GETS_EMPTIED = _take()  # S10
SPLIT_OFF = _take()  # S7: armies send units into empty provinces in Phase D
DEFENDER_REVEALS_FIRST = _take()  # W7
CARDS = _take(MOST_SEATS)  # dealt to each seat
PURSE = _take(MOST_SEATS)  # koku of the first round
REINFORCEMENTS = _take()  # steps of reinforcing
TOGETHER = _take()  # spearmen of each
STACK_LIMIT = _take()  # spearmen of a province during set-up
ARMY_AT_START = _take(KIND_COUNT)
TO_SPLIT = _take(KIND_COUNT)  # quick start: units split over the armies
GIFT_ROUND = _take()  # round in which a seat finds koku in its bins that it did not plan; 0 none
GIFT_SEAT = _take()
GIFT = _take(BIN_COUNT)  # by bin

# the odds of battles that bots weigh (`bot_tables`): plain troops, by bowmen and spearmen
MOST_PLAIN_BOWMEN, MOST_PLAIN_SPEARMEN = 6, 14
TROOP_CLASSES = (MOST_PLAIN_BOWMEN + 1) * (MOST_PLAIN_SPEARMEN + 1)
RANGED = 100_000  # of a rating: what bowmen count, in hundredths; below it spearmen
RATINGS = _take(KIND_COUNT)
ODDS_FIELDS = 4  # thousandths: attacker wins, may move in; hundredths of a unit: lost, killed
WIN, OCCUPY, LOSES, FELLS = range(ODDS_FIELDS)
TROOP_ODDS = _take(TROOP_CLASSES * TROOP_CLASSES * 2 * ODDS_FIELDS)

# how a bot mixes its plans (`bot_tables`): by seat, moment and what it decides
LATER, SPARE, IN_REACH = 3, 4, 5  # moments; before them rounds 1, 2 and 3
MOMENTS = 6
MIX_BID, MIX_WISH, MIX_BUILD, MIX_HELD, MIX_HIRE = range(5)
MIXED = 5
MOST_MIXED = 4  # choices of each
PLAN_MIX = _take(MOST_SEATS * MOMENTS * MIXED * MOST_MIXED)  # chance of it or an earlier, in 1000
MEANT = _take()  # style of the planner while it makes a plan as an intent says; 0: its own
WHIM, WHIM_NUMBER = _take(), _take()  # points by which its worths may be off then, and which
MOST_KINDS, MOST_WHIMS = 64, 16
STOP_AFTER = _take()  # round after which a rollout is stopped to be evaluated; 0: none
RONIN_APART = _take()  # 1: ronin and swordsmen hit on different rolls
QUESTION_LENGTH = _take.length


def army_row(army: int) -> int:
    return ARMY + army * KIND_COUNT


def force_row(province: int) -> int:
    return FORCE + province * KIND_COUNT


def tray_row(seat: int) -> int:
    return TRAY + seat * KIND_COUNT


def seat_of_army(army: int) -> int:
    return army // ARMIES_EACH


def side_at(side: int) -> int:
    """Find the composition of the attacker (0) or the defender (1) of the battle in the state."""
    return FIGHT + combat.SIDES + side * units.WIDTH
