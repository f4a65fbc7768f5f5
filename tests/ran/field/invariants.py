"""What must hold at every roll and choice of a battle, written so that it compiles too."""

from typing import Any

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.challenge import samurai_stamina
from samurai_odds.ran.field.flight import rout_points
from samurai_odds.ran.field.machine import prepare
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.pieces import distance, has_zone, opposite, tq
from samurai_odds.ran.field.shock.combat_numbers import endurance

Numbers = Any
FOUND = at.MEMO + at.MEMO_LENGTH - 1
EVERY = 8  # rules, in a compiled check of many battles
FAULTS = (
    "",
    "a unit stands where the map does not show it, or two in one hex (6.71)",
    "a unit stands where nobody can (6.23)",
    "zones are not as units stand (7.2)",
    "hits reach the TQ of a unit that stands (11.23, 11.24)",
    "a missile unit is disrupted or routed (11.61)",
    "a lost unit is on the map, or one that is not lost is off it",
    "an engaged marker lies on units that are not adjacent, or on one of them only (7.31)",
    "a busho is where he cannot be",
    "a Finished busho gives orders (5.38)",
    "rout points differ from what is lost (12.0)",
    "more Samurai than may be in play (10.22)",
    "more activations or trumps than a So-Taisho has (5.23, 5.63)",
    "a contingent that has fled is still there (11.84)",
    "a man lives whose hits reach his Stamina (10.15)",
)


def fault(q: Numbers, s: Numbers) -> int:
    """Give the first fault of a state, 0 if there is none."""
    found = fault_of_units(q, s)
    if found == 0:
        found = fault_of_zones(q, s)
    if found == 0:
        found = fault_of_engaged(q, s)
    if found == 0:
        found = fault_of_busho(q, s)
    return found


def fault_of_units(q: Numbers, s: Numbers) -> int:
    """Where units stand, their hits and states."""
    there = 0
    for number in range(q[at.HEXES]):
        unit = s[at.UNIT_AT + number]
        if unit >= 0:
            there += 1
            if s[at.HEX + unit] != number:
                return 1
            if q[at.TERRAIN + number] == at.WATER:
                return 2
    for unit in range(q[at.UNITS]):
        state = s[at.STATE + unit]
        if s[at.HEX + unit] >= 0:
            if not passes(s, unit):
                there -= 1
            if s[at.HITS + unit] >= tq(q, s, unit):
                return 4
            if state > at.DISRUPTED:
                return 6
        elif state <= at.DISRUPTED and q[at.ENTRY_TURN + q[at.CONTINGENT + unit]] == 0:
            return 6
        missile = q[at.WEAPON + unit] != at.NO_WEAPON
        if missile and (state == at.DISRUPTED or state == at.ROUTED):
            return 5
    return 0 if there == 0 else 1


def passes(s: Numbers, unit: int) -> bool:
    """Say whether a unit is on its way through a friend's hex (6.74)."""
    return s[mv.FRIEND_HERE] >= 0 and s[mv.MOVER] == unit


def fault_of_zones(q: Numbers, s: Numbers) -> int:
    """Zones counted anew, unless a unit passes through a friend's hex."""
    if s[mv.FRIEND_HERE] >= 0 and s[mv.MOVER] >= 0:
        return 0
    for side in range(2):
        for number in range(q[at.HEXES]):
            held = 0
            for way in range(at.SIDES_OF_HEX):
                beside = q[at.BESIDE + at.SIDES_OF_HEX * number + way]
                if beside >= 0:
                    unit = s[at.UNIT_AT + beside]
                    if unit >= 0 and q[at.SIDE + unit] == side:
                        held += has_zone(q, s, unit, opposite(way))
            if held != s[at.ZONE + side * at.MOST_HEXES + number]:
                return 3
    return 0


def fault_of_engaged(q: Numbers, s: Numbers) -> int:
    """Engaged markers lie on both of two adjacent enemies."""
    for unit in range(q[at.UNITS]):
        marks = s[at.ENGAGED + unit]
        if marks == 0:
            continue
        if s[at.HEX + unit] < 0:
            return 7
        for side in range(at.SIDES_OF_HEX):
            if marks & 1 << side:
                beside = q[at.BESIDE + at.SIDES_OF_HEX * s[at.HEX + unit] + side]
                other = s[at.UNIT_AT + beside] if beside >= 0 else at.NONE
                if other < 0 or q[at.SIDE + other] == q[at.SIDE + unit]:
                    return 7
                if s[at.ENGAGED + other] & 1 << opposite(side) == 0:
                    return 7
                if distance(q, s[at.HEX + unit], s[at.HEX + other]) != 1:
                    return 7
    return 0


def fault_of_busho(q: Numbers, s: Numbers) -> int:
    """Busho, Samurai, and what a So-Taisho has used."""
    for busho in range(q[at.CONTINGENTS]):
        fate, number = s[at.FATE + busho], s[at.BUSHO_HEX + busho]
        if number >= q[at.HEXES] or (fate >= at.DEAD and number >= 0):
            return 8
        if fate < at.DEAD and number < 0 and q[at.ENTRY_TURN + busho] == 0:
            return 8
        if fate < at.DEAD and endurance(q, s, busho) <= 0:
            return 14
        if fate == at.FLED:
            for unit in range(q[at.FIRST_UNIT + busho], q[at.END_OF_UNITS + busho]):
                if s[at.STATE + unit] != at.ELIMINATED:
                    return 13
        retained = 0
        for samurai in range(q[at.SAMURAI]):
            if s[at.RETAINER + samurai] == busho:
                retained += 1
                if samurai_stamina(q, s, samurai) <= s[at.SAMURAI_HITS + samurai]:
                    return 14
        if retained > at.SAMURAI_A_BUSHO:
            return 11
    for side in range(2):
        if s[at.SAMURAI_DRAWN + side] > at.SAMURAI_A_SIDE:
            return 11
        if s[at.ACTIVATIONS_USED + side] > q[at.ACTIVATIONS + side]:
            return 12
        if s[at.TRUMPS_USED + side] > q[at.TRUMPS + side]:
            return 12
        if s[at.PHASE] == at.TURN_START and s[at.ROUT_POINTS + side] != rout_points(q, s, side):
            return 10
    return 0


def fault_of_orders(q: Numbers, s: Numbers) -> int:
    """Nobody Finished gives orders, but for who is resurrected (5.38, 5.43)."""
    if s[at.PHASE] == at.CHOOSE_ORDER and s[at.RISEN] == 0 and s[at.FINISHED + s[at.CURRENT]]:
        return 9
    return 0


def checked_prepare(q: Numbers, s: Numbers) -> None:
    """Prepare as ever; before every eighth rule note the first fault in the last place of MEMO."""
    s[FOUND - 1] += 1
    if s[FOUND] == 0 and s[FOUND - 1] % EVERY == 0:
        s[FOUND] = fault(q, s)
    if s[FOUND] == 0:
        s[FOUND] = fault_of_orders(q, s)
    prepare(q, s)


def record_fault(q: Numbers, s: Numbers, row: Numbers) -> None:
    """Keep the fault, why the battle ended, its turns and its winner."""
    row[0], row[1], row[2] = s[FOUND], s[at.ENDED], s[at.TURN]
    row[3] = s[at.WINNER]
