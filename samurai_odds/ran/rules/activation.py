"""Initiative, activation, and who can be given orders (4.31, 5.1, 5.2, 5.6; R21, R46)."""

from samurai_odds.play.offering import ask, draw_among, no_options, option
from samurai_odds.ran.combat.activation import ADJACENT, CLOSE
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import contingent_of, contingent_value
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import (
    activations,
    chief_lives,
    in_camp,
    initiative,
    is_chief,
    lives,
    on_map,
    rating,
)
from samurai_odds.ran.rules.movement.command import in_chief_range
from samurai_odds.ran.rules.pieces import distance

# ---- Reinforcements: who waits to enter, and where (5.21[4], 5.32; R46) --------------


def is_waiting(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit is a reinforcement that may enter now."""
    contingent = q.contingent[unit]
    turn = q.entry_turn[contingent]
    return (
        turn > 0
        and s.turn >= turn
        and s.hex[unit] < 0
        and s.state[unit] <= at.DISRUPTED
        and (s.fate[contingent] == at.WELL or s.fate[contingent] == at.WOUNDED)
    )


def list_entries(q: Question, s: State, contingent: int) -> int:
    """List the hexes at which a contingent's units may enter, in QUEUE; give how many.

    Those given, as far as they are free; if none is, the nearest free ones of their edge (R46).
    """
    count, nearest = 0, at.NONE
    for k in range(q.entry_hexes[contingent]):
        number, away = q.entry[contingent, k], q.entry_away[contingent, k]
        if s.unit_at[number] >= 0 or (nearest >= 0 and away > nearest):
            continue
        nearest = away
        s.queue[count] = number
        count += 1
    return count


def bring_busho(s: State, contingent: int, number: int) -> None:
    """Let a busho who is still to enter come in with his first unit, to its hex."""
    if s.busho_hex[contingent] < 0:
        s.busho_hex[contingent] = number
        s.command_known = 0


# ---- Who can be given orders, activated (4.31, 5.2, 5.6) -----------------------------


def has_units(q: Question, s: State, contingent: int) -> bool:
    """Say whether a contingent has a unit on the map, routed, or waiting to enter."""
    return can_move(q, s, contingent) or any_routed(q, s, contingent)


def can_move(q: Question, s: State, contingent: int) -> bool:
    """Say whether a contingent has a unit on the map, or waiting to enter."""
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.hex[unit] >= 0 or is_waiting(q, s, unit):
            return True
    return False


def any_routed(q: Question, s: State, contingent: int) -> bool:
    """Say whether a contingent has a routed unit (11.73)."""
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.state[unit] == at.ROUTED:
            return True
    return False


def waits(q: Question, s: State, contingent: int) -> bool:
    """Say whether a contingent's busho is still to enter, and its turn has come (5.21[4])."""
    turn = q.entry_turn[contingent]
    due = turn > 0 and s.turn >= turn
    return due and lives(s, contingent) and not on_map(s, contingent)


def commanded(q: Question, s: State, contingent: int) -> bool:
    """Say whether a busho is within his So-Taisho's reach (4.31, 4.51).

    Always if that one is in his Honjin, or is not there at all (R40); so is the So-Taisho
    himself, and who is still to enter.
    """
    side = q.side_of[contingent]
    if is_chief(q, contingent) or not chief_lives(q, s, side) or in_camp(q, s, side):
        return True
    return waits(q, s, contingent) or in_chief_range(q, s, contingent)


def led(q: Question, s: State, contingent: int) -> bool:
    """Say whether a contingent has a busho, there or about to enter, and units."""
    there = on_map(s, contingent) or waits(q, s, contingent)
    return there and lives(s, contingent) and has_units(q, s, contingent)


def can_be_ordered(q: Question, s: State, contingent: int) -> bool:
    """Say whether a contingent can be given orders (4.31, 5.24, 5.31)."""
    return (
        s.activated[contingent] > 0
        and s.finished[contingent] == 0
        and led(q, s, contingent)
        and commanded(q, s, contingent)
    )


def can_rise(q: Question, s: State, contingent: int) -> bool:
    """Say whether a busho can be resurrected: Active, Finished or not (5.43[1])."""
    return s.activated[contingent] > 0 and led(q, s, contingent) and commanded(q, s, contingent)


def can_be_activated(q: Question, s: State, contingent: int) -> bool:
    """Say whether a So-Taisho can activate a contingent (4.51, 5.21[1], 5.23, 5.24)."""
    side = q.side_of[contingent]
    return (
        s.activated[contingent] == 0
        and s.finished[contingent] == 0
        and chief_lives(q, s, side)
        and s.activations_used[side] < activations(q, s, side)
        and led(q, s, contingent)
        and (is_chief(q, contingent) or in_camp(q, s, side) or in_chief_range(q, s, contingent))
    )


def can_benefit(q: Question, s: State, contingent: int, least: int, momentum: bool) -> bool:
    """Say whether a busho can benefit from a trump against one of Momentum ``least`` (5.61, 5.62).

    Of inactive contingents only by a trump of Momentum, at an activation point.
    """
    if s.finished[contingent] > 0 or rating(q, s, contingent) < least:
        return False
    if can_be_ordered(q, s, contingent):
        return True
    return momentum and can_be_activated(q, s, contingent)


def any_able(q: Question, s: State, side: int) -> bool:
    """Say whether a side has anybody who can be given orders (5.14, 5.53)."""
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        if can_be_ordered(q, s, contingent):
            return True
    return False


# ---- Initiative and the Activation Phase (5.1, 5.2; R21) -----------------------------


def start_turn(q: Question, s: State) -> None:
    for side in range(2):
        s.activations_used[side] = s.trumps_used[side] = 0
        s.challenges_held[side] = s.draws_barred[side] = s.chief_fell[side] = 0
    for contingent in range(q.contingents):
        s.fell[contingent] = s.run[contingent] = 0
        s.check_bonus[contingent] = s.challenged[contingent] = 0
    s.initiative, s.passes = at.NONE, 0
    s.phase = at.ROLL_INITIATIVE


def roll_initiative(s: State) -> None:
    """Both players roll at once: red's die, then blue's (5.11)."""
    draw_among(s, at.DIE * at.DIE)


def take_initiative(q: Question, s: State, dice: int) -> None:
    """Give the initiative to the higher total; ties roll again (5.11)."""
    red = dice // at.DIE + initiative(q, s, 0)
    blue = dice % at.DIE + initiative(q, s, 1)
    if red == blue:
        return
    s.initiative = s.active = 0 if red > blue else 1
    begin_activation(q, s, 1 - s.initiative)


def begin_activation(q: Question, s: State, side: int) -> None:
    """Judge a side's contingents anew (5.26), then let its So-Taisho activate others."""
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        s.activated[contingent] = 1 if is_active(q, s, contingent) else 0
    s.activating = side
    s.phase = at.ACTIVATION


def is_active(q: Question, s: State, contingent: int) -> bool:
    """Judge whether a contingent is active by itself in its Activation Phase (5.21[4], 5.26).

    On turn 1 also if the scenario has it so (5.2, R54); never without a busho (10.52).
    """
    if not lives(s, contingent):
        return False
    if s.turn == 1 and s.activated[contingent]:
        return True
    if q.entry_active[contingent] and waits(q, s, contingent):
        return True
    return near_enemies(q, s, contingent)


def near_enemies(q: Question, s: State, contingent: int) -> bool:
    """Say whether an SI, AS or KB is adjacent to an enemy, or within two hexes of an active one."""
    enemy = 1 - q.side_of[contingent]
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.hex[unit] < 0 or not q.counted[unit]:
            continue
        for other in range(q.first_of_side[enemy], q.end_of_side[enemy]):
            if s.hex[other] < 0:
                continue
            active = s.activated[q.contingent[other]]
            hexes = CLOSE if active else ADJACENT
            if distance(q, s.hex[unit], s.hex[other]) <= hexes:
                return True
    return False


def offer_activation(q: Question, s: State) -> None:
    """Let the So-Taisho activate one more contingent, or none (5.21[1], 5.23)."""
    side = s.activating
    no_options(s)
    option(s, 0)
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        if can_be_activated(q, s, contingent):
            option(s, contingent_value(contingent))
    ask(s, at.ACTIVATE_CHOICE, side)


def activate(q: Question, s: State, value: int) -> None:
    """Activate a contingent; 0 ends the side's Activation Phase (5.12)."""
    side = s.activating
    if value > 0:
        spend_activation(s, side, contingent_of(value))
    elif side != s.initiative:
        begin_activation(q, s, s.initiative)
    else:
        hold_initiative(s, s.initiative)


def hold_initiative(s: State, side: int) -> None:
    """Give the initiative to a side, which names whom it gives orders, or passes (5.13)."""
    s.initiative = s.active = side
    s.current, s.second, s.risen = at.NONE, at.NONE, 0
    s.phase = at.CHOOSE_CONTINGENT


def spend_activation(s: State, side: int, contingent: int) -> None:
    """Activate a contingent at one of the So-Taisho's points (5.23)."""
    s.activated[contingent] = 1
    s.activations_used[side] += 1
    s.tally[side].contingents_activated += 1
