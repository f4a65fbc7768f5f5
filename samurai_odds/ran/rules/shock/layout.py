"""What the Shock Segment keeps in ``s.shock``, its phases and its decisions."""

from samurai_odds.engine.names.codes import chapters, rising, span
from samurai_odds.engine.names.schema import Schema, array, number, part, parts
from samurai_odds.ran.combat import combat_layout
from samurai_odds.ran.rules.sizes import (
    FIRST_CHALLENGE,
    FIRST_FIRE,
    FIRST_SHOCK,
    FIRST_SHOCK_CHOICE,
    MOST_UNITS,
    TERRAINS,
    TYPES,
)

MOST_COMBATS = 40
PART = combat_layout.MOST  # units of a side of one combat, as they are listed in its row
ROW = 4 * PART + 2  # of a combat: units of both sides, where these stood, leaders of both sides
WHERE, LED_BY = 2 * PART, 4 * PART
BY_GUNFIRE, BY_BANZAI, DESIGNATED = range(3)  # `Shock.stage` (R74)
NO_ATTACK, CHECKS, UNCHECKED, BOUND, ENGAGED = range(5)  # `Shock.standing`
rising(NO_ATTACK, CHECKS, UNCHECKED, BOUND, ENGAGED)
LURED_ON, RIDES_OUT = 1, 2  # `Shock.lured`


class Shock(Schema):
    """The combats of a segment, the shot or the fight under way."""

    cq = part(combat_layout.Question, key=False)
    cs = part(combat_layout.State, key=False)
    member = array(combat_layout.UNITS, key=False)  # units of the combat taken up, NONE
    leader = array(2, key=False)  # contingents whose busho lead its sides, NONE
    taken = number(key=False)  # 1: the combat is taken up as all stand now

    # the segment
    stage = number()
    combats = number()  # of this stage
    combat = number()  # whose turn it is
    coordinated = number()  # result of the coordination roll (5.73), NONE before it or without it
    unit = number()  # unit that a decision is about
    retreating = number()  # 1 + the side of the combat that must retreat, 0
    next = number()  # number of the unit next to retreat, or that has left a hex to be taken
    advancing = number()  # unit that has advanced, NONE

    saved = parts(combat_layout.State, MOST_COMBATS, key=False)  # states of the combats
    rows = array(MOST_COMBATS, ROW)

    # by unit
    combat_of = array(MOST_UNITS)  # 1 + combat of this stage, 0
    attacked = array(MOST_UNITS)  # 1: has shocked in this segment
    targeted = array(MOST_UNITS)  # 1: has been shocked in this segment
    standing = array(MOST_UNITS)  # how it may attack
    superior = array(MOST_UNITS)  # whom of its combat it is superior to: a bit each (9.28.1)
    charging = array(MOST_UNITS)  # 1: by Norikuzushi (9.3)

    # fire: a shot is a combat taken up too, side 0 who may charge (`field.fire`)
    lured = number()  # what harassment has brought when the shot is over (8.35, 8.36)
    asked_back = number()  # 1: it has been asked whether the fire is returned
    charger = number()  # unit that goes for who has fired (8.61), NONE

    # challenges (`field.challenge`)
    challenger = number()  # Samurai who challenges, or has charged
    foe = number()  # contingent whose busho fights him, NONE: a Samurai does
    foe_samurai = number()
    hit = array(2)  # hits of this fight, his and his foe's
    saving = number()  # units that may still recover for a suicide's sake (10.4)


class Combats(Schema):
    """What the charts say of combats; in the question."""

    template = part(combat_layout.Question)  # what is alike in all combats
    column = array(TYPES, TYPES)  # by type of defender, then of attacker
    charge_column = array(TYPES)  # by type of defender
    own_hits = array(TERRAINS)  # by terrain of the defender
    flank_modifier = number()  # on the die of fire through one's own flank (8.13)
    volley_modifier = array(combat_layout.MOST_IN_VOLLEY)  # by shots before it (8.22)


# ---- phases
(
    BEGIN_STAGE,
    TURN_ENGAGED,
    DESIGNATING,
    COORDINATING,
    CHECKING,
    BREAKING_OFF,
    REACTING,
    FIGHTING,
    GIVING_UP,
    RESOLVING,
    RETREATS,
    ADVANCES,
    AFTER_ADVANCE,
    COMBAT_DONE,
    SEGMENT_DONE,
) = PHASES = range(FIRST_SHOCK + 1, FIRST_SHOCK + 16)
FIRST_TAKEN, LAST_TAKEN = span(  # of a combat that is taken up
    *(CHECKING, BREAKING_OFF, REACTING, FIGHTING, GIVING_UP, RESOLVING, RETREATS, ADVANCES),
    *(AFTER_ADVANCE, COMBAT_DONE),
)
(
    ISSUING,
    SAVING_UNITS,
    ANSWERING,
    ASKING_LEAVE,
    DRAWING,
    DEFENDING,
    DUEL,
    YIELDING,
    CHALLENGE_DONE,
) = CHALLENGE_PHASES = range(FIRST_CHALLENGE + 1, FIRST_CHALLENGE + 10)
FIRING, CHARGING_IN = FIRST_FIRE + 1, FIRST_FIRE + 2

# ---- decisions (`field.decisions`)
(
    TURN_CHOICE,  # of an engaged unit without an enemy before it (7.31)
    ATTACK_CHOICE,
    GIVE_UP_CHOICE,  # of a busho who is behind (10.14)
    FACE_CHOICE,  # the unit whose type the defender uses (9.27)
    USE_CHOICE,  # the unit that the attacker uses
    RETREAT_CHOICE,
    ADVANCE_CHOICE,
    ARRIVAL_CHOICE,  # how it faces (11.52)
) = range(FIRST_SHOCK_CHOICE, FIRST_SHOCK_CHOICE + 8)
RETURN_CHOICE = FIRST_SHOCK_CHOICE + 8  # of fire (8.43)
CHARGE_CHOICE = FIRST_SHOCK_CHOICE + 9  # where a charge goes, and how it faces
(
    CHALLENGE_CHOICE,  # ISSUE, or whose suicide, and what it is to bring (10.4)
    SAVED_CHOICE,  # the unit that recovers (10.4)
    ANSWER_CHOICE,  # GOES, SENDS_ONE, DRAWS, ROLLS
    DEFENDER_CHOICE,  # of who is charged: the busho, or a Samurai of his (10.28)
    YIELD_CHOICE,  # of who is behind (10.14)
) = range(FIRST_SHOCK_CHOICE + 10, FIRST_SHOCK_CHOICE + 15)
KINDS = range(FIRST_SHOCK_CHOICE, FIRST_SHOCK_CHOICE + 15)
(FIRST_OF_CHALLENGE,) = chapters(
    (
        *(TURN_CHOICE, ATTACK_CHOICE, GIVE_UP_CHOICE, FACE_CHOICE, USE_CHOICE, RETREAT_CHOICE),
        *(ADVANCE_CHOICE, ARRIVAL_CHOICE, RETURN_CHOICE, CHARGE_CHOICE),
    ),
    (CHALLENGE_CHOICE, SAVED_CHOICE, ANSWER_CHOICE, DEFENDER_CHOICE, YIELD_CHOICE),
    all=KINDS,
)
ISSUE, DIES_FOR_HITS, DIES_FOR_RECOVERY, BUSHO_FOR_HITS, BUSHO_FOR_RECOVERY = range(5)
GOES, SENDS_ONE, DRAWS, ROLLS = range(4)
LEFT, RIGHT, BOTH = 0, 1, 2  # whom an attack meets
