"""What must hold at every roll and choice of a battle, written so that it compiles too."""

from typing import Any

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.challenge import samurai_stamina
from samurai_odds.ran.rules.flight import rout_points
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.machine import prepare
from samurai_odds.ran.rules.pieces import distance, has_zone, opposite, tq
from samurai_odds.ran.rules.shock.combat_numbers import endurance

Numbers = Any
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


def fault(q: Question, s: State) -> int:
    """Give the first fault of a state, 0 if there is none."""
    found = fault_of_units(q, s)
    if found == 0:
        found = fault_of_zones(q, s)
    if found == 0:
        found = fault_of_engaged(q, s)
    if found == 0:
        found = fault_of_busho(q, s)
    return found


def fault_of_units(q: Question, s: State) -> int:
    """Where units stand, their hits and states."""
    there = 0
    for number in range(q.hexes):
        unit = s.unit_at[number]
        if unit >= 0:
            there += 1
            if s.hex[unit] != number:
                return 1
            if q.terrain[number] == at.WATER:
                return 2
    for unit in range(q.units):
        state = s.state[unit]
        if s.hex[unit] >= 0:
            if not passes(s, unit):
                there -= 1
            if s.hits[unit] >= tq(q, s, unit):
                return 4
            if state > at.DISRUPTED:
                return 6
        elif state <= at.DISRUPTED and q.entry_turn[q.contingent[unit]] == 0:
            return 6
        missile = q.weapon[unit] != at.NO_WEAPON
        if missile and (state == at.DISRUPTED or state == at.ROUTED):
            return 5
    return 0 if there == 0 else 1


def passes(s: State, unit: int) -> bool:
    """Say whether a unit is on its way through a friend's hex (6.74)."""
    return s.move.friend_here >= 0 and s.mover == unit


def fault_of_zones(q: Question, s: State) -> int:
    """Zones counted anew, unless a unit passes through a friend's hex."""
    if s.move.friend_here >= 0 and s.mover >= 0:
        return 0
    for side in range(2):
        for number in range(q.hexes):
            held = 0
            for way in range(at.SIDES_OF_HEX):
                beside = q.beside[number, way]
                if beside >= 0:
                    unit = s.unit_at[beside]
                    if unit >= 0 and q.side[unit] == side:
                        held += has_zone(q, s, unit, opposite(way))
            if held != s.zone[side, number]:
                return 3
    return 0


def fault_of_engaged(q: Question, s: State) -> int:
    """Engaged markers lie on both of two adjacent enemies."""
    for unit in range(q.units):
        marks = s.engaged[unit]
        if marks == 0:
            continue
        if s.hex[unit] < 0:
            return 7
        for side in range(at.SIDES_OF_HEX):
            if marks & 1 << side:
                beside = q.beside[s.hex[unit], side]
                other = s.unit_at[beside] if beside >= 0 else at.NONE
                if other < 0 or q.side[other] == q.side[unit]:
                    return 7
                if s.engaged[other] & 1 << opposite(side) == 0:
                    return 7
                if distance(q, s.hex[unit], s.hex[other]) != 1:
                    return 7
    return 0


def fault_of_busho(q: Question, s: State) -> int:
    """Busho, Samurai, and what a So-Taisho has used."""
    for busho in range(q.contingents):
        fate, number = s.fate[busho], s.busho_hex[busho]
        if number >= q.hexes or (fate >= at.DEAD and number >= 0):
            return 8
        if fate < at.DEAD and number < 0 and q.entry_turn[busho] == 0:
            return 8
        if fate < at.DEAD and endurance(q, s, busho) <= 0:
            return 14
        if fate == at.FLED:
            for unit in range(q.first_unit[busho], q.end_of_units[busho]):
                if s.state[unit] != at.ELIMINATED:
                    return 13
        retained = 0
        for samurai in range(q.samurai):
            if s.retainer[samurai] == busho:
                retained += 1
                if samurai_stamina(q, s, samurai) <= s.samurai_hits[samurai]:
                    return 14
        if retained > at.SAMURAI_A_BUSHO:
            return 11
    for side in range(2):
        if s.samurai_drawn[side] > at.SAMURAI_A_SIDE:
            return 11
        if s.activations_used[side] > q.activations[side]:
            return 12
        if s.trumps_used[side] > q.trumps[side]:
            return 12
        if s.phase == at.TURN_START and s.rout_points[side] != rout_points(q, s, side):
            return 10
    return 0


def fault_of_orders(q: Question, s: State) -> int:
    """Nobody Finished gives orders, but for who is resurrected (5.38, 5.43)."""
    if s.phase == at.CHOOSE_ORDER and s.risen == 0 and s.finished[s.current]:
        return 9
    return 0


def checked_prepare(q: Question, s: State) -> None:
    """Prepare as ever; before every eighth rule note the first fault, where bots keep notes.

    Random ones have none.
    """
    s.memo.suffering += 1
    if s.memo.shot_at == 0 and s.memo.suffering % EVERY == 0:
        s.memo.shot_at = fault(q, s)
    if s.memo.shot_at == 0:
        s.memo.shot_at = fault_of_orders(q, s)
    prepare(q, s)


def record_fault(q: Question, s: State, row: Numbers) -> None:
    """Keep the fault, why the battle ended, its turns and its winner."""
    row[0], row[1], row[2] = s.memo.shot_at, s.ended, s.turn
    row[3] = s.winner
