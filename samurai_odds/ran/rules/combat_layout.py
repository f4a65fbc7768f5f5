"""Where each number of a combat stands: in its state, and in the question put to it.

Both are flat sequences of integers, so that the same rules run interpreted and
compiled. Units are numbered: attackers from 0, defenders from FIRST_DEFENDER,
then a friend behind each side. Side 0 attacks, side 1 defends.
"""

MOST = 4  # units of a side
FIRST_DEFENDER = MOST
BEHIND = 2 * MOST  # and the next: a friend of each side, whom its retreat may go through
UNITS = BEHIND + 2

# ---- state ---------------------------------------------------------------------------

PHASE = 0
CURSOR = 1  # the unit whose roll is due
ATTACKED = 2
USED = 3  # the attacker's unit that gives the column and position superiority; -1 before
FACED = 4  # the defender's unit that gives the column
RETREAT = 5
ENGAGED = 6
ADVANCED = 7
BUSHO = 8  # and 9
BOUTS = 10  # and 11: hits of the busho's fight
FLED = 12  # and 13
FLIGHT_DUE = 14  # the sides that must check: 1, 2 or both
AFTER_FLIGHT = 15  # the phase to go back to

ROW = 16  # of the fire: the row that is due
ASIDE = 17  # what the shot leaves to be rolled for: DISRUPTS and NINE
PROVOKED = 18  # the sides whose fire has just provoked its target: 1, 2 or both
SCORED = 19  # hits by side 1's fire, and 20: by the fire returned
CHARGED_AT = 21  # 1 + the unit that the target charges
LURED = 22
TURNED = 23  # who is approached has turned to face
WITHDRAWALS = 24
CLOSING = 25  # the shock is over but for fire at who advances
ADDED_SHIFT = 26  # by poor coordination
HEAD = 27  # 1 + the side whose busho has taken a head
KEPT = 28  # 1 + the side whose busho, victorious, keeps a hit of the fight

NEXT_CHARGE = 29  # the firer from aside, from 1, that who enters its zone is to shock
DOUBLED = 30  # 1: the clash was with position superiority

UNIT_FIELDS = 3  # for each unit from UNIT on
UNIT = 31
STATE = 0
HITS = 1
PLACE = 2
WIDTH = UNIT + UNITS * UNIT_FIELDS

# PHASE
BREAK_OFF, COMMIT, REACT, MEET, BOUT, CASUALTY, FLIGHT, FACE, USE, CLASH, OVER = range(11)
FIRE, SHOT, DISRUPTION, HIT_BUSHO, PROVOCATION, TURNING, WITHDRAWAL, BEGIN_SHOCK = range(11, 19)
COORDINATION = 19

# ASIDE, and a shot's result: 4 times the hits, plus these
DISRUPTS, NINE = 1, 2

# STATE
ORDERED, DISRUPTED, ROUTED, ELIMINATED = range(4)
STATES = ("ordered", "disrupted", "routed", "eliminated")

# PLACE
# HELD: did not attack; MOVED_UP: advanced; FLOWN: gone with its contingent, so that nobody
# advances for it
IN_COMBAT, HELD, GONE_BACK, MOVED_UP, FLOWN = range(5)

# RETREAT
NO_RETREAT, ATTACKER_RETREATS, DEFENDER_RETREATS = range(3)

# BUSHO
ABSENT, WELL, WOUNDED, DEAD, WITHDRAWN = range(5)
FATES = ("none", "well", "wounded", "dead", "withdrawn")

# KIND of a fire's row
NO_ROW, SHOT_ROW, TURN_ROW, WITHDRAW_ROW = range(4)
GUNFIRE, GUNFIRE_AT_KB, GUNFIRE_FROM_ASIDE, LURE, IMPETUOUS = range(4, 9)

# SHOOTER of a fire's row, from -1 down: units that have no other part in the combat
FIRST_OUTSIDER = WHO_ADVANCES = -1

# ONLY_IF
TURNED_TO_FACE, NOT_TURNED, CHARGING = 1, 2, 3

# IS_ENGAGED
HERE, ELSEWHERE = 1, 2
HEMMED_IN = 2
LOST_OFF_MAP = 2

# CHARGES
CHARGES_ANYHOW, CHARGES_PROVOKED = 1, 2  # the latter only when gunfire provokes it (8.62)

# ZONE
IN_ONE_ZONE, BESIDE_WHOEVER = 1, 2

# A coordination roll's results; from SHIFT_ZERO on, a column shift
AS_PLANNED, FIRST_ONLY, SHIFT_ZERO = 0, 1, 20

# SHOCK_FOLLOWS
NEVER, IF_CHARGED, ALWAYS = range(3)

# ---- question ------------------------------------------------------------------------

COUNT = 0  # and 1: units of each side
TQ_BONUS = 2  # and 3: taken off the die of each side's TQ checks (10.4)
USES = 4  # and 5: the unit that each side names for the column, -1 for the best
SHIFT = 6  # terrain and the user's, to the right
EACH_MORE = 7
DISRUPTED_SHIFT = 8
OPEN_SHIFT = 9
CHARGE_REACTION = 10
OWN_HITS = 11  # times the attacker's own hits count
ROUND = 12  # code of a round between the busho

SHOCK_FOLLOWS = 13
APPROACHES = 14  # an assault: who has turned to face leaves no position superiority
ADVANCE_TURN = 15  # who advances turns where that costs a hit (11.52, 7.14)
ADVANCE_ROW = 16  # the first row of fire at who advances, 0 for none
COORDINATION_CODE = 17  # code of the roll when two contingents attack, 0 for none
WOUNDS = 18  # 1: a wound is a hit off a busho's stamina (R2)

LOWEST_LIMIT, HIGHEST_LIMIT = -3, 10  # of a check: TQ 0 with 3 on the die; beyond every die
LIMITS = HIGHEST_LIMIT - LOWEST_LIMIT + 1
CHECKS = 19  # codes of a check against each limit
EXCESSES = CHECKS + LIMITS  # codes of its excess

COLUMNS = 13
TABLE = EXCESSES + LIMITS  # codes of the shock roll by column, then modifier -1, 0, 1
HITS_BASE = 128  # such a roll's result is the attacker's hits times this, and the defender's

BUSHO_ROWS = TABLE + 3 * COLUMNS
BUSHO_ROW = 15
START_FATE = 0
BESIDE = 1  # the unit he is stacked with
LEFT = 2  # stamina brought to a fight
THRESHOLD = 3
CASUALTY_WELL = 4  # codes of the casualty roll
CASUALTY_WOUNDED = 5
FIRE_WELL = 6  # the same when the fire die shows 9
FIRE_WOUNDED = 7
FLIGHT_KNOWN = 8
FLIGHT_CODES = 9  # by units lost since the start, 0 to MOST and the friend behind

COLUMN_OF = BUSHO_ROWS + 2 * BUSHO_ROW  # by defender, then attacker
PLAIN_COLUMN_OF = COLUMN_OF + MOST * MOST  # the same without the charge
UNIT_ROWS = PLAIN_COLUMN_OF + MOST * MOST
UNIT_ROW = 20
START_STATE = 0
START_HITS = 1
TQ = 2  # and 3: of the disrupted side; both less open order
MISSILE = 4
CHECKS_FIRST = 5
CHARGES = 6
FLANKS = 7  # a bit for each defender that it strikes through flank or rear
IS_ENGAGED = 8  # HERE with a unit of this shock, or ELSEWHERE
OPEN = 9
SURROUNDED = 10  # 1: its busho too; HEMMED_IN: whether he gets away the map says (4.72)
STUCK = 11
FOOT = 12
HONJIN = 13
SECOND = 14  # of the second contingent
BANZAI = 15  # attacks withdrawing enemies, without a commitment check (6.53)
THROUGH = 16  # its retreat goes through the friend behind (6.74)
ADJACENT = 17  # who charges this firer was adjacent already, so does not charge (9.31)
ZONE = 18  # with whom it stands in the zone of who charges one of them (9.11)
OFF_MAP = 19  # 1: its retreat leads over the edge of the map, where it routs; 2: is lost (R72)

FIRE_ROWS = UNIT_ROWS + UNITS * UNIT_ROW
FIRE_ROW = 6
MOST_ROWS = 36
KIND = 0
SHOOTER = 1
TARGET = 2  # WHO_ADVANCES for the unit that does
CODE = 3  # of a shot; of a withdrawal, what is added to the die; of a turn, 1 if it checks
ONLY_IF = 4  # 0, or what must be for it to take place
COST = 5  # of a turn: hits
QUESTION_LENGTH = FIRE_ROWS + MOST_ROWS * FIRE_ROW


def place_of(unit: int) -> int:
    return UNIT + unit * UNIT_FIELDS


def row_of(unit: int) -> int:
    return UNIT_ROWS + unit * UNIT_ROW


def fire_row(row: int) -> int:
    return FIRE_ROWS + row * FIRE_ROW


def busho_row(side: int) -> int:
    return BUSHO_ROWS + side * BUSHO_ROW
