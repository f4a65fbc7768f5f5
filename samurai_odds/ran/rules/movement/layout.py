"""What the Movement Segment keeps in ``s.move``, its phases and its decisions.

README.md says what is asked.
"""

from samurai_odds.engine.names.codes import chapters, span
from samurai_odds.engine.names.schema import Schema, array, number
from samurai_odds.play.layout import NONE
from samurai_odds.ran.rules.sizes import (
    FIRST_MOVEMENT,
    FIRST_MOVEMENT_CHOICE,
    MOST_CONTINGENTS,
    MOST_HEXES,
    MOST_MA,
    MOST_UNITS,
    SIDES_OF_HEX,
)

MOST_POINTS = MOST_MA  # movement points that anybody may have
MOST_SPOTS = 1 + 3 * MOST_POINTS * (MOST_POINTS + 1)  # hexes that can be reached
FACINGS = SIDES_OF_HEX
MOST_NODES = FACINGS * MOST_SPOTS
BUSHO_MA, WOUNDED_MA, HELD_MA, WOUNDED_HELD_MA = 9, 6, 4, 3  # 4.62
SAMURAI_MA = 10  # 10.21
HARASSED_MA = 4  # of Kibamusha that follow harassers (8.36)
BANZAI_REACH = 6  # movement points within which a withdrawal provokes (6.51)
NEAR = 2  # hexes within which one reacts (6.45, 7.17, 4.72)

# how a unit moves: 6.1, 6.42, 6.51 (Banzai), 8.36
ON_ORDERS, WITHDRAWING, AFTER_THEM, FOLLOWING = range(4)
(FIRST_AFTER_ENEMY,) = chapters((ON_ORDERS, WITHDRAWING), (AFTER_THEM, FOLLOWING), all=range(4))
# what it has done that is reacted to; the third: provoked by guns (8.61)
BEGINS, ENTERS, CHARGES_IN, ADVANCES = range(4)


class Movement(Schema):
    """What is moved, how, and what reacts to it; `State.mover` is the unit on the move."""

    command_of = array(MOST_CONTINGENTS)  # 1: IN_COMMAND of its units is as of now
    shoots = number()  # 1: somebody has fired on orders in this Orders Phase (5.65)
    last_point = array(MOST_UNITS)  # 1: its last point took it adjacent: it must charge (9.34)

    # the unit on the move
    mode = number()  # how it moves
    halved = number()  # 1: was out of command when ordered (6.11)
    limited = number()  # 1: so, and the order was to move, not to withdraw (5.33)
    allowance = number()  # movement points that it has
    spent = number()  # movement points
    steps = number()  # hexes entered
    turned = number()  # vertices turned in the hex where it is (7.13)
    begun = number()  # 1: the enemy has reacted to its beginning to move
    stuck_in = number()  # 1: has turned in an enemy zone, so stays in its hex (7.16)
    waited = number()  # 1: gunfire had provoked it before it set out (8.61, R104)
    shot_at = number()  # 1: retire fire at its leaving the hex has been asked for (8.42)
    friend_here = number(blank=NONE)  # unit through whose hex it goes, NONE (6.74)
    origin = number()  # hex where the move began
    with_busho = number()  # 1: his busho has gone along with who withdraws on orders (R26)
    last_free = number()  # the hex without a friend that it was last in, and how it faced there
    last_facing = number()
    goal = number()  # 1: it is on a way that has been chosen
    path_length = number()  # nodes of that way, after the one where it was
    path_at = number()  # how many of them it has entered
    path = array(4 * MOST_POINTS)  # 6 * hex + facing on entering it
    ending = number()  # facing at the end of the way
    arrived = number()  # 1: it has come to the end that it chose
    after_move = number()  # phase that follows
    target = number()  # unit that it goes for, when after somebody

    # search for where it can go (`reach`, `riders`)
    spots = number()  # hexes found
    spot_at = array(MOST_HEXES)  # by hex: 1 + its place among them, 0
    spot_hex = array(MOST_SPOTS)
    spot_known = array(MOST_SPOTS)  # 1: what leads out of it has been worked out
    spot_near = array(MOST_SPOTS)  # whether it is adjacent to an enemy unit (`reach`)
    spot_turns = array(MOST_SPOTS)  # hits of a turn in it, as a cost; -1: one does not turn there
    spot_steps = array(MOST_NODES)  # by side: the cost of the step across it, -1: one may not
    node_cost = array(MOST_NODES)  # of entering a hex with a facing, by spot
    turned_cost = array(MOST_NODES)  # of being in it with a facing after a turn
    search_queue = array(MOST_NODES)
    waiting = array(MOST_NODES)  # 1: the node is in the queue

    # reactions to it
    event = number()  # what it has done
    event_unit = number()  # the unit reacted to
    changed = number()  # 1: a reaction has changed something
    after_event = number()  # phase that follows
    alarmed_by = number()  # unit that has come near a busho alone (4.72)
    alarm_within = number()  # hexes from it within which one is alarmed
    after_alarm = number()
    safe = array(MOST_CONTINGENTS)  # 1: that busho has been seen to in this alarm
    reacted = array(MOST_UNITS)  # 1: has withdrawn, or fired, in this event
    refaced = array(MOST_UNITS)  # 1: has tried to turn in this phase (7.18)
    reacting = number()  # unit that reacts
    turning = number()  # facing that it turns to
    from_behind = number()  # 1: the enemy came by its flank or rear (6.46)

    # fire
    volley = array(3)  # its units, by what they fire at the same target
    volley_ranges = array(3)
    volley_flanks = array(3)
    volley_size = number()
    volley_fired = number()  # how many of them have
    volley_target = number()
    volley_kind = number()  # a FIRE_KIND
    volley_hex = number()  # where the target was
    after_volley = number()

    # harassment (8.3)
    harasser = number()
    quarry = number()  # unit harassed

    # active withdrawal and Banzai (6.4, 6.5)
    step = number()  # unit or contingent that is next in a sequence
    stayed = array(MOST_UNITS)  # 1: engaged, has failed to get away (7.32)
    withdrew = array(MOST_UNITS)  # 1: has moved on the order
    checks = array(MOST_UNITS)  # 1: has to make its Banzai check
    chases = array(MOST_UNITS)  # 1: has passed its Banzai check and has not moved yet
    targeted = array(MOST_UNITS)  # 1: somebody goes for it
    near_at_first = array(MOST_UNITS)  # 1: an enemy was within two hexes when the phase began

    # busho and Samurai
    rider = number()  # contingent whose busho moves, or is in alarm
    after_riders = number()
    samurai = number()  # Samurai who is on the way, NONE
    samurai_moved = number()  # 1: he has moved in this phase, so hara-kiri is past (10.24)
    prey = number()  # contingent whose busho he charges, or has reached; NONE
    leg = number()  # hexes of his charge's way that are still to go
    way = array(4 * MOST_POINTS)  # hexes of it, the last first
    shot = array(MOST_UNITS)  # 1: has been asked whether it fires at him where he is


# ---- codes: `State.phase`, beside those of `field.layout` -----------------------------
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
) = PHASES = range(FIRST_MOVEMENT + 10, FIRST_MOVEMENT + 53)

# kinds of `State.decision`
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
) = KINDS = range(FIRST_MOVEMENT_CHOICE, FIRST_MOVEMENT_CHOICE + 20)

# what a unit does on its order: 1 + this is `acted`
MOVE, HARASS, REMOVE_HITS, RECOVER, CHANGE_ORDER, JOIN_VOLLEY = range(6)
FIRST_AT_REST, ORDERED_ACTS = chapters(  # a volley is joined without an order
    (MOVE, HARASS), (REMOVE_HITS, RECOVER, CHANGE_ORDER), (JOIN_VOLLEY,), all=range(6)
)
FIRST_SPENT, LAST_SPENT = span(HARASS, REMOVE_HITS, RECOVER, CHANGE_ORDER)  # a unit does no more
