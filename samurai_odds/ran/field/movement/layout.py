"""Where the Movement Segment keeps what it is about, its phases and its decisions.

Places are in the block `field.layout.MOVEMENT` of the state. README.md says what is asked.
"""

from samurai_odds.play.layout import Allotment
from samurai_odds.ran.field import layout as at

MOST_POINTS = at.MOST_MA  # movement points that anybody may have
MOST_SPOTS = 1 + 3 * MOST_POINTS * (MOST_POINTS + 1)  # hexes that can be reached
FACINGS = at.SIDES_OF_HEX
MOST_NODES = FACINGS * MOST_SPOTS
BUSHO_MA, WOUNDED_MA, HELD_MA, WOUNDED_HELD_MA = 9, 6, 4, 3  # 4.62
SAMURAI_MA = 10  # 10.21
HARASSED_MA = 4  # of Kibamusha that follow harassers (8.36)
BANZAI_REACH = 6  # movement points within which a withdrawal provokes (6.51)
NEAR = 2  # hexes within which one reacts (6.45, 7.17, 4.72)

_take = Allotment(at.MOVEMENT)
COMMAND_OF = _take(at.MOST_CONTINGENTS)  # 1: IN_COMMAND of its units is as of now
SHOOTS = _take()  # 1: somebody has fired on orders in this Orders Phase (5.65)
LAST_POINT = _take(at.MOST_UNITS)  # 1: its last point took it adjacent: it must charge (9.34)

# ---- the unit on the move
MOVER = _take()  # unit, NONE
MODE = _take()  # how it moves
ON_ORDERS, WITHDRAWING, AFTER_THEM, FOLLOWING = range(4)  # 6.1, 6.42, 6.51 (Banzai), 8.36
HALVED = _take()  # 1: was out of command when ordered (6.11)
LIMITED = _take()  # 1: so, and the order was to move, not to withdraw (5.33)
ALLOWANCE = _take()  # movement points that it has
SPENT = _take()  # movement points
STEPS = _take()  # hexes entered
TURNED = _take()  # vertices turned in the hex where it is (7.13)
BEGUN = _take()  # 1: the enemy has reacted to its beginning to move
STUCK_IN = _take()  # 1: has turned in an enemy zone, so stays in its hex (7.16)
WAITED = _take()  # 1: gunfire had provoked it before it set out (8.61, R104)
SHOT_AT = _take()  # 1: retire fire at its leaving the hex has been asked for (8.42)
FRIEND_HERE = _take()  # unit through whose hex it goes, NONE (6.74)
ORIGIN = _take()  # hex where the move began
WITH_BUSHO = _take()  # 1: his busho has gone along with who withdraws on orders (R26)
LAST_FREE = _take()  # the hex without a friend that it was last in, and how it faced there
LAST_FACING = _take()
GOAL = _take()  # 1: it is on a way that has been chosen
PATH_LENGTH = _take()  # nodes of that way, after the one where it was
PATH_AT = _take()  # how many of them it has entered
PATH = _take(4 * MOST_POINTS)  # 6 * hex + facing on entering it
ENDING = _take()  # facing at the end of the way
ARRIVED = _take()  # 1: it has come to the end that it chose
AFTER_MOVE = _take()  # phase that follows
TARGET = _take()  # unit that it goes for, when after somebody

# ---- search for where it can go (`reach`, `riders`)
SPOTS = _take()  # hexes found
SPOT_AT = _take(at.MOST_HEXES)  # by hex: 1 + its place among them, 0
SPOT_HEX = _take(MOST_SPOTS)
SPOT_KNOWN = _take(MOST_SPOTS)  # 1: what leads out of it has been worked out
SPOT_NEAR = _take(MOST_SPOTS)  # whether it is adjacent to an enemy unit (`reach`)
SPOT_TURNS = _take(MOST_SPOTS)  # hits of a turn in it, as a cost; -1: one does not turn there
SPOT_STEPS = _take(MOST_NODES)  # by side: the cost of the step across it, -1: one may not
NODE_COST = _take(MOST_NODES)  # of entering a hex with a facing, by spot
TURNED_COST = _take(MOST_NODES)  # of being in it with a facing after a turn
SEARCH_QUEUE = _take(MOST_NODES)
WAITING = _take(MOST_NODES)  # 1: the node is in the queue

# ---- reactions to it
EVENT = _take()  # what it has done
BEGINS, ENTERS, CHARGES_IN, ADVANCES = range(4)  # the third: provoked by guns (8.61)
EVENT_UNIT = _take()  # the unit reacted to
CHANGED = _take()  # 1: a reaction has changed something
AFTER_EVENT = _take()  # phase that follows
ALARMED_BY = _take()  # unit that has come near a busho alone (4.72)
ALARM_WITHIN = _take()  # hexes from it within which one is alarmed
AFTER_ALARM = _take()
SAFE = _take(at.MOST_CONTINGENTS)  # 1: that busho has been seen to in this alarm
REACTED = _take(at.MOST_UNITS)  # 1: has withdrawn, or fired, in this event
REFACED = _take(at.MOST_UNITS)  # 1: has tried to turn in this phase (7.18)
REACTING = _take()  # unit that reacts
TURNING = _take()  # facing that it turns to
FROM_BEHIND = _take()  # 1: the enemy came by its flank or rear (6.46)

# ---- fire
VOLLEY = _take(3)  # its units, by what they fire at the same target
VOLLEY_RANGES = _take(3)
VOLLEY_FLANKS = _take(3)
VOLLEY_SIZE = _take()
VOLLEY_FIRED = _take()  # how many of them have
VOLLEY_TARGET = _take()
VOLLEY_KIND = _take()  # a FIRE_KIND
VOLLEY_HEX = _take()  # where the target was
AFTER_VOLLEY = _take()

# ---- harassment (8.3)
HARASSER = _take()
QUARRY = _take()  # unit harassed

# ---- active withdrawal and Banzai (6.4, 6.5)
STEP = _take()  # unit or contingent that is next in a sequence
STAYED = _take(at.MOST_UNITS)  # 1: engaged, has failed to get away (7.32)
WITHDREW = _take(at.MOST_UNITS)  # 1: has moved on the order
CHECKS = _take(at.MOST_UNITS)  # 1: has to make its Banzai check
CHASES = _take(at.MOST_UNITS)  # 1: has passed its Banzai check and has not moved yet
TARGETED = _take(at.MOST_UNITS)  # 1: somebody goes for it
NEAR_AT_FIRST = _take(at.MOST_UNITS)  # 1: an enemy was within two hexes when the phase began

# ---- busho and Samurai
RIDER = _take()  # contingent whose busho moves, or is in alarm
AFTER_RIDERS = _take()
SAMURAI = _take()  # Samurai who is on the way, NONE
SAMURAI_MOVED = _take()  # 1: he has moved in this phase, so hara-kiri is past (10.24)
PREY = _take()  # contingent whose busho he charges, or has reached; NONE
LEG = _take()  # hexes of his charge's way that are still to go
WAY = _take(4 * MOST_POINTS)  # hexes of it, the last first
SHOT = _take(at.MOST_UNITS)  # 1: has been asked whether it fires at him where he is
LENGTH = _take.length - at.MOVEMENT
assert LENGTH <= at.MOVEMENT_LENGTH

# PHASE, beside those of `field.layout`
(
    UNIT_ORDERS,
    ENTRY_ASKED,
    MOVE_ASKED,
    WALKING,
    PASSING,  # Banzai through a friend, who checks (6.52)
    ALARM,
    ALARM_ROLL,
    WITHDRAWALS,
    WITHDRAWAL_ROLL,
    WITHDRAWAL_TURN,
    FACINGS_ASKED,
    FACING_ROLL,
    ENTRY_FIRES,
    RETIRE_FIRES,
    VOLLEY_ASKED,
    VOLLEY_FIRES,
    SHOTS_OVER,
    HAS_FIRED,
    HARASS_ASKED,
    HARASS_TURN,
    HARASS_WAY,
    BYSTANDERS,
    HARASSED,
    LURED_FORWARD,
    FOLLOWED,
    SHOCK_FOLLOWS,
    BREAKING_AWAY,
    WITHDRAW_ORDERS,
    WITHDRAWN,
    SEPPUKU,
    BANZAI,
    BANZAI_ROLL,
    CHASERS,
    CHASE_TARGET,
    CHASED,
    BANZAI_OVER,
    STAYED_SHOCK,
    RIDERS,
    SAMURAI_DRAW,
    SAMURAI_MOVES,
    SAMURAI_RUNS,
    SAMURAI_SHOT,
    SAMURAI_ENTERS,
) = range(at.FIRST_MOVEMENT + 10, at.FIRST_MOVEMENT + 53)

# kinds of DECISION
(
    UNIT_CHOICE,
    ENTRY_CHOICE,
    MOVE_CHOICE,
    ALONE_CHOICE,
    WITHDRAWAL_CHOICE,
    WITHDRAWAL_TURN_CHOICE,
    FACING_CHOICE,
    ENTRY_FIRE_CHOICE,
    RETIRE_FIRE_CHOICE,
    VOLLEY_CHOICE,
    HARASS_CHOICE,
    HARASS_TURN_CHOICE,
    BYSTANDER_CHOICE,
    LURED_CHOICE,
    WITHDRAW_CHOICE,
    CHASER_CHOICE,
    CHASE_CHOICE,
    BUSHO_CHOICE,
    STRAY_CHOICE,
    SAMURAI_CHOICE,
) = range(at.FIRST_MOVEMENT_CHOICE, at.FIRST_MOVEMENT_CHOICE + 20)

# what a unit does on its order: 1 + this is ACTED
MOVE, HARASS, REMOVE_HITS, RECOVER, CHANGE_ORDER, JOIN_VOLLEY = range(6)
