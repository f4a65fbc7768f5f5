"""Where the Shock Segment keeps its combats, its phases and its decisions."""

from samurai_odds.play.layout import Allotment
from samurai_odds.play.offering import Numbers, ask
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.rules import combat_layout as combat

# ---- Where the Shock Segment keeps its combats, its phases and its decisions ---------

MOST_COMBATS = 40
PART = combat.MOST  # units of a side of one combat, as they are listed in its row

_take = Allotment(at.SHOCK)
CQ = _take(combat.QUESTION_LENGTH)
CQ_END = CQ + combat.QUESTION_LENGTH
CS = _take(combat.WIDTH)
CS_END = CS + combat.WIDTH
MEMBER = _take(combat.UNITS)  # units of the combat taken up, NONE
LEADER = _take(2)  # contingents whose busho lead its sides, NONE
TAKEN = _take()  # 1: the combat is taken up as all stand now

# ---- the segment
STAGE = _take()
BY_GUNFIRE, BY_BANZAI, DESIGNATED = range(3)  # R74
COMBATS = _take()  # of this stage
COMBAT = _take()  # whose turn it is
COORDINATED = _take()  # result of the coordination roll (5.73), NONE before it or without it
UNIT = _take()  # unit that a decision is about
RETREATING = _take()  # 1 + the side of the combat that must retreat, 0
NEXT = _take()  # number of the unit that is next to retreat, or that has left a hex to be taken
ADVANCING = _take()  # unit that has advanced, NONE

SAVED = _take(MOST_COMBATS * combat.WIDTH)  # states of the combats
ROW = 4 * PART + 2  # of a combat: units of both sides, where these stood, leaders of both sides
WHERE, LED_BY = 2 * PART, 4 * PART
ROWS = _take(MOST_COMBATS * ROW)

# by unit
COMBAT_OF = _take(at.MOST_UNITS)  # 1 + combat of this stage, 0
ATTACKED = _take(at.MOST_UNITS)  # 1: has shocked in this segment
TARGETED = _take(at.MOST_UNITS)  # 1: has been shocked in this segment
STANDING = _take(at.MOST_UNITS)  # how it may attack
NO_ATTACK, CHECKS, UNCHECKED, BOUND, ENGAGED = range(5)
SUPERIOR = _take(at.MOST_UNITS)  # whom of its combat it is superior to: a bit each (9.28.1)
CHARGING = _take(at.MOST_UNITS)  # 1: by Norikuzushi (9.3)

# ---- fire: a shot is a combat taken up too, side 0 who may charge (`field.fire`)
LURED = _take()  # what harassment has brought when the shot is over (8.35, 8.36)
LURED_ON, RIDES_OUT = 1, 2
ASKED_BACK = _take()  # 1: it has been asked whether the fire is returned
CHARGER = _take()  # unit that goes for who has fired (8.61), NONE

# ---- challenges (`field.challenge`)
CHALLENGER = _take()  # Samurai who challenges, or has charged
FOE = _take()  # contingent whose busho fights him, NONE: a Samurai does
FOE_SAMURAI = _take()
HIT = _take(2)  # hits of this fight, his and his foe's
SAVING = _take()  # units that may still recover for a suicide's sake (10.4)
LENGTH = _take.length - at.SHOCK
assert LENGTH <= at.SHOCK_LENGTH

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
) = range(at.FIRST_SHOCK + 1, at.FIRST_SHOCK + 16)
FIRST_TAKEN = CHECKING  # from here on a combat is taken up
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
) = range(at.FIRST_CHALLENGE + 1, at.FIRST_CHALLENGE + 10)
FIRING, CHARGING_IN = at.FIRST_FIRE + 1, at.FIRST_FIRE + 2

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
) = range(at.FIRST_SHOCK_CHOICE, at.FIRST_SHOCK_CHOICE + 8)
RETURN_CHOICE = at.FIRST_SHOCK_CHOICE + 8  # of fire (8.43)
CHARGE_CHOICE = at.FIRST_SHOCK_CHOICE + 9  # where a charge goes, and how it faces
(
    CHALLENGE_CHOICE,  # ISSUE, or whose suicide, and what it is to bring (10.4)
    SAVED_CHOICE,  # the unit that recovers (10.4)
    ANSWER_CHOICE,  # GOES, SENDS_ONE, DRAWS, ROLLS
    DEFENDER_CHOICE,  # of who is charged: the busho, or a Samurai of his (10.28)
    YIELD_CHOICE,  # of who is behind (10.14)
) = range(at.FIRST_SHOCK_CHOICE + 10, at.FIRST_SHOCK_CHOICE + 15)
ISSUE, DIES_FOR_HITS, DIES_FOR_RECOVERY, BUSHO_FOR_HITS, BUSHO_FOR_RECOVERY = range(5)
GOES, SENDS_ONE, DRAWS, ROLLS = range(4)
LEFT, RIGHT, BOTH = 0, 1, 2  # whom an attack meets

# ---- in the question: the block SHOCK_NUMBERS (`numbers.write`)
TEMPLATE = at.SHOCK_NUMBERS  # what is alike in all combats
COLUMN = TEMPLATE + combat.QUESTION_LENGTH  # by type of defender, then of attacker
TYPES = 9
CHARGE_COLUMN = COLUMN + TYPES * TYPES  # by type of defender
OWN_HITS = CHARGE_COLUMN + TYPES  # by terrain of the defender
FLANK_MODIFIER = OWN_HITS + at.TERRAINS  # on the die of fire through one's own flank (8.13)
NUMBERS_END = FLANK_MODIFIER + 1
assert NUMBERS_END <= at.SHOCK_NUMBERS + at.SHOCK_NUMBERS_LENGTH


def row_of(number: int) -> int:
    return ROWS + number * ROW


def behind(s: Numbers, hits: int) -> int:
    """Say who of two has taken more hits, which stand there: the first, 0, or the second."""
    return 0 if s[hits] > s[hits + 1] else 1


# ---- Options of a choice in rising order, as all choices of a battle list them -------


def ask_rising(s: Numbers, kind: int, seat: int) -> None:
    """Put the options listed to a seat, the lowest value first."""
    for last in range(1, s[at.OPTIONS_OPEN]):
        place = at.CHOICES + last
        while place > at.CHOICES and s[place] < s[place - 1]:
            held = s[place]
            s[place], s[place - 1] = s[place - 1], held
            place -= 1
    ask(s, kind, seat)
