"""Where each number of a combat stands: in its state, and in the question put to it.

Both are flat arrays of integers, so that the same rules run interpreted and compiled.
Units are numbered: attackers from 0, defenders from FIRST_DEFENDER, then a friend behind
each side. Side 0 attacks, side 1 defends.
"""

from samurai_odds.engine.names.codes import chapters, rising, span
from samurai_odds.engine.names.schema import Schema, array, number, parts
from samurai_odds.ran.facts import COLUMNS as COLUMNS

MOST = 4  # units of a side
FIRST_DEFENDER = MOST
BEHIND = 2 * MOST  # and the next: a friend of each side, whom its retreat may go through
UNITS = BEHIND + 2
MOST_ROWS = 36  # of fire
MOST_IN_VOLLEY = 3  # 8.22
LOWEST_LIMIT, HIGHEST_LIMIT = -3, 10  # of a check: TQ 0 with 3 on the die; beyond every die
LIMITS = HIGHEST_LIMIT - LOWEST_LIMIT + 1
HITS_BASE = 128  # a shock roll's result is the attacker's hits times this, and the defender's
NOBODY = -1

# ---- state ---------------------------------------------------------------------------


class UnitState(Schema):
    """A unit of a combat as it is now."""

    state = number()
    hits = number()
    place = number()


class State(Schema):
    """A combat as it is now."""

    phase = number()
    cursor = number()  # the unit whose roll is due
    attacked = number()
    used = number(blank=NOBODY)  # the attacker's unit that gives column and position superiority
    faced = number()  # the defender's unit that gives the column
    retreat = number()
    engaged = number()
    advanced = number()
    busho = array(2)
    bouts = array(2)  # hits of the busho's fight
    fled = array(2)
    flight_due = number()  # the sides that must check: 1, 2 or both
    after_flight = number()  # the phase to go back to

    row = number()  # of the fire: the row that is due
    aside = number()  # what the shot leaves to be rolled for: DISRUPTS and NINE
    provoked = number()  # the sides whose fire has just provoked its target: 1, 2 or both
    scored = array(2)  # hits by side 1's fire, and by the fire returned
    charged_at = number()  # 1 + the unit that the target charges
    lured = number()
    turned = number()  # who is approached has turned to face
    withdrawals = number()
    closing = number()  # the shock is over but for fire at who advances
    added_shift = number()  # by poor coordination
    head = number()  # 1 + the side whose busho has taken a head
    kept = number()  # 1 + the side whose busho, victorious, keeps a hit of the fight

    next_charge = number()  # the firer from aside, from 1, that who enters its zone is to shock
    doubled = number()  # 1: the clash was with position superiority
    units = parts(UnitState, UNITS)


# PHASE
BREAK_OFF, COMMIT, REACT, MEET, BOUT, CASUALTY, FLIGHT, FACE, USE, CLASH, OVER = range(11)
FIRE, SHOT, DISRUPTION, HIT_BUSHO, PROVOCATION, TURNING, WITHDRAWAL, BEGIN_SHOCK = range(11, 19)
COORDINATION = 19
(FIRST_OF_FIRE,) = chapters(
    (BREAK_OFF, COMMIT, REACT, MEET, BOUT, CASUALTY, FLIGHT, FACE, USE, CLASH, OVER),
    (
        *(FIRE, SHOT, DISRUPTION, HIT_BUSHO, PROVOCATION, TURNING, WITHDRAWAL, BEGIN_SHOCK),
        *(COORDINATION,),
    ),
    all=range(20),
)
FIRST_OF_CLASH, LAST_OF_CLASH = span(FACE, USE, CLASH)

# ASIDE, and a shot's result: 4 times the hits, plus these
DISRUPTS, NINE = 1, 2

# STATE
ORDERED, DISRUPTED, ROUTED, ELIMINATED = range(4)
rising(ORDERED, DISRUPTED, ROUTED, ELIMINATED)
STATES = ("ordered", "disrupted", "routed", "eliminated")

# PLACE
# HELD: did not attack; MOVED_UP: advanced; FLOWN: gone with its contingent, so that nobody
# advances for it
IN_COMBAT, HELD, GONE_BACK, MOVED_UP, FLOWN = range(5)

# RETREAT
NO_RETREAT, ATTACKER_RETREATS, DEFENDER_RETREATS = range(3)

# BUSHO
ABSENT, WELL, WOUNDED, DEAD, WITHDRAWN = range(5)
rising(ABSENT, WELL, WOUNDED, DEAD, WITHDRAWN)
FATES = ("none", "well", "wounded", "dead", "withdrawn")

# KIND of a fire's row
NO_ROW, SHOT_ROW, TURN_ROW, WITHDRAW_ROW = range(4)
GUNFIRE, GUNFIRE_AT_KB, GUNFIRE_FROM_ASIDE, LURE, IMPETUOUS = range(4, 9)
(FIRST_PROVOKING,) = chapters(
    (NO_ROW, SHOT_ROW, TURN_ROW, WITHDRAW_ROW),
    (GUNFIRE, GUNFIRE_AT_KB, GUNFIRE_FROM_ASIDE, LURE, IMPETUOUS),
    all=range(9),
)

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


class Busho(Schema):
    """A side's busho."""

    start_fate = number()
    beside = number()  # the unit he is stacked with
    left = number()  # stamina brought to a fight
    threshold = number()
    casualty_well = number()  # codes of the casualty roll
    casualty_wounded = number()
    fire_well = number()  # the same when the fire die shows 9
    fire_wounded = number()
    flight_known = number()
    flight_codes = array(MOST + 2)  # by units lost since the start: all and the friend behind


class Unit(Schema):
    """A unit as it comes to a combat."""

    start_state = number()
    start_hits = number()
    tq = array(2)  # of both sides of the piece, less open order
    missile = number()
    checks_first = number()
    charges = number()
    flanks = number()  # a bit for each defender that it strikes through flank or rear
    is_engaged = number()  # HERE with a unit of this shock, or ELSEWHERE
    open = number()
    surrounded = number()  # 1: its busho too; HEMMED_IN: whether he gets away the map says (4.72)
    stuck = number()
    foot = number()
    honjin = number()
    second = number()  # of the second contingent
    banzai = number()  # attacks withdrawing enemies, without a commitment check (6.53)
    through = number()  # its retreat goes through the friend behind (6.74)
    adjacent = number()  # who charges this firer was adjacent already, so does not charge (9.31)
    zone = number()  # with whom it stands in the zone of who charges one of them (9.11)
    off_map = number()  # 1: its retreat leads over the edge of the map, where it routs; 2: is lost


class FireRow(Schema):
    """A shot, a turn, a withdrawal or what fire provokes: what comes before a shock."""

    kind = number()
    shooter = number()
    target = number()  # WHO_ADVANCES for the unit that does
    code = number()  # of a shot; of a withdrawal, what is added to the die; of a turn, 1: it checks
    only_if = number()  # 0, or what must be for it to take place
    cost = number()  # of a turn: hits


class Question(Schema):
    """What a combat begins with, and by what it is fought."""

    count = array(2)  # units of each side
    tq_bonus = array(2)  # taken off the die of each side's TQ checks (10.4)
    uses = array(2)  # the unit that each side names for the column, NOBODY for the best
    shift = number()  # terrain and the user's, to the right
    each_more = number()
    disrupted_shift = number()
    open_shift = number()
    charge_reaction = number()
    own_hits = number()  # times the attacker's own hits count
    bout_code = number()  # of a round between the busho

    shock_follows = number()
    approaches = number()  # an assault: who has turned to face leaves no position superiority
    advance_turn = number()  # who advances turns where that costs a hit (11.52, 7.14)
    advance_row = number()  # the first row of fire at who advances, 0 for none
    coordination_code = number()  # of the roll when two contingents attack, 0 for none
    wounds = number()  # 1: a wound is a hit off a busho's stamina (R2)

    checks = array(LIMITS)  # codes of a check against each limit
    excesses = array(LIMITS)  # codes of its excess
    table = array(COLUMNS, 3)  # codes of the shock roll by column, then modifier -1, 0, 1
    busho = parts(Busho, 2)
    column_of = array(MOST, MOST)  # by defender, then attacker
    plain_column_of = array(MOST, MOST)  # the same without the charge
    units = parts(Unit, UNITS)
    fire = parts(FireRow, MOST_ROWS)


WIDTH, QUESTION_LENGTH = State.width, Question.width
