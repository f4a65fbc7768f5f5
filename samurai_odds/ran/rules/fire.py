"""A shot on the map and what it leads to (8.4-8.6, 10.28; R79)."""

from samurai_odds.play.offering import ask_whether
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.fire import (
    disruption,
    hit_busho,
    hit_busho_code,
    next_row,
    provocation,
    provocation_code,
    shot,
    target_of,
)
from samurai_odds.ran.combat.states import check_code, stands
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import rolls
from samurai_odds.ran.rules.decisions.packed import what_of, who_of
from samurai_odds.ran.rules.fire_numbers import (
    can_reach,
    firer_number,
    is_harassing,
    shot_at,
    write_fire,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import (
    busho_at,
    go_along,
    lose_busho,
    lose_samurai,
    samurai_stamina,
)
from samurai_odds.ran.rules.pieces import (
    began_adjacent,
    is_kibamusha,
    lift_unit,
    put_unit,
    turn_unit,
)
from samurai_odds.ran.rules.rolls import ask_roll
from samurai_odds.ran.rules.rolls import result as roll_result
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.combat_numbers import endurance
from samurai_odds.ran.rules.shock.region import (
    begin_state,
    read_units,
    see_losses,
    write_busho,
    write_unit_back,
)

# ---- Fire at a busho or a Samurai who is alone in his hex (8.54, 10.28; R79) ---------

WOUND, DEATH = 1, 2  # results of a casualty roll


def shot_at_man(q: Question, s: State) -> int:
    """Code the shot: only whether the die shows a 9 matters."""
    return shot_at(q, s, s.firer, s.fire_hex, s.fire_flank, 1)


def casualty_of_man(q: Question, s: State) -> int:
    """Code the casualty roll of who is there: a busho's second wound kills (R2)."""
    busho = busho_there(q, s)
    wounded = busho >= 0 and s.fate[busho] == at.WOUNDED
    return rolls.CASUALTY + (1 if wounded else 0)


def busho_there(q: Question, s: State) -> int:
    """Give the busho under fire, NONE if it is a Samurai on his way."""
    samurai = s.move.samurai
    if samurai >= 0 and s.samurai_hex[samurai] == s.fire_hex:
        return at.NONE
    return busho_at(q, s, 1 - q.side[s.firer], s.fire_hex, at.NONE)


def settle_shot_at_man(q: Question, s: State, faces: int) -> None:
    """Apply the shot: a 9 calls for the casualty roll (8.54)."""
    book = q.rolls
    s.tally[q.side[s.firer]].shots += 1
    hit = roll_result(book, shot_at_man(q, s), faces) & combat.NINE
    s.phase = sh.FIRING if hit else s.after_fire


def settle_casualty_of_man(q: Question, s: State, faces: int) -> None:
    """Wound him, or kill him."""
    book = q.rolls
    result = roll_result(book, casualty_of_man(q, s), faces)
    busho = busho_there(q, s)
    if busho >= 0 and result == WOUND:
        s.fate[busho] = at.WOUNDED
    if busho >= 0 and (result == DEATH or endurance(q, s, busho) <= 0):
        lose_busho(q, s, busho, True)
    elif busho < 0 and result > 0:
        hit_samurai(q, s, s.move.samurai, result)
    s.phase = s.after_fire


def hit_samurai(q: Question, s: State, samurai: int, result: int) -> None:
    """Kill a Samurai, or wound him: a hit off his stamina, the last one kills (R79)."""
    s.samurai_hits[samurai] += 1
    if result == DEATH or s.samurai_hits[samurai] >= samurai_stamina(q, s, samurai):
        lose_samurai(q, s, samurai)


# ---- A shot on the map, with its disruption check, the answer (8.4-8.6) --------------


def begin_fire(q: Question, s: State) -> None:
    if s.fire_at < 0:
        ask_roll(s, shot_at_man(q, s))
        return
    write_fire(q, s)
    begin_state(s)
    read_units(s)
    s.shock.cs.phase = combat.FIRE
    s.shock.lured = s.shock.asked_back = 0
    s.shock.taken = 0
    s.phase = sh.FIRING
    s.tally[q.side[s.firer]].shots += 1


def is_answer(s: State) -> bool:
    row = s.shock.cs.row
    return s.shock.cq.fire[row].kind == combat.SHOT_ROW and row > 0


def ask_shot(q: Question, s: State) -> None:
    """Ask for what is due, or go on to the next row."""
    if s.fire_at < 0:
        ask_roll(s, casualty_of_man(q, s))
        return
    cq, cs = s.shock.cq, s.shock.cs
    phase = cs.phase
    if phase == combat.FIRE:
        see_losses(s)
        read_units(s)
        next_row(cq, cs)
    elif phase == combat.SHOT:
        if is_answer(s) and s.shock.asked_back == 0:
            ask_whether(s, sh.RETURN_CHOICE, q.side[s.fire_at])
        else:
            ask_roll(s, cq.fire[cs.row].code)
    elif phase == combat.DISRUPTION:
        ask_roll(s, check_code(cq, cs, target_of(cq, cs)))
    elif phase == combat.HIT_BUSHO:
        ask_roll(s, hit_busho_code(cq, cs))
    elif phase == combat.PROVOCATION:
        code = provocation_code(cq, cs)
        if code > 0:
            ask_roll(s, code)
        else:
            provocation(cq, cs, 0)
    else:
        end_fire(q, s)


def settle_shot(q: Question, s: State, value: int) -> None:
    """Apply what was rolled, and put it on the map at once (8.53)."""
    if s.fire_at < 0:
        settle_casualty_of_man(q, s, value)
        return
    cq, cs = s.shock.cq, s.shock.cs
    book = q.rolls
    phase = cs.phase
    if phase == combat.SHOT:
        if is_answer(s) and s.shock.asked_back == 0:
            s.shock.asked_back = 1
            if value == 0:
                cs.row += 1
                cs.phase = combat.FIRE
            return
        shot(cq, cs, roll_result(book, cq.fire[cs.row].code, value))
    elif phase == combat.DISRUPTION:
        disruption(cq, cs, roll_result(book, check_code(cq, cs, target_of(cq, cs)), value))
    elif phase == combat.HIT_BUSHO:
        hit_busho(cq, cs, roll_result(book, hit_busho_code(cq, cs), value))
        cs.phase = combat.FIRE
    else:
        provocation(cq, cs, roll_result(book, provocation_code(cq, cs), value))
    put_back(q, s)


def put_back(q: Question, s: State) -> None:
    """Put on the map what the shot has done to both units and their busho."""
    for side in range(2):
        if s.shock.leader[side] >= 0:
            write_busho(q, s, side)
    write_unit_back(q, s, 0)
    write_unit_back(q, s, combat.FIRST_DEFENDER)


def end_fire(q: Question, s: State) -> None:
    """End the shot: who is provoked goes for who has fired; whom harassers lure is noted."""
    cs = s.shock.cs
    s.phase = s.after_fire
    scored = cs.scored[(1 if firer_number(s) == 0 else 0)]
    s.tally[q.side[s.firer]].hits_by_fire += scored
    if cs.lured:
        s.shock.lured = sh.LURED_ON
    if cs.charged_at == 0 or not stands(cs, 0):
        return
    other = cs.charged_at - 1
    charger, firer = s.shock.member[0], s.shock.member[other]
    if is_harassing(s) and charger == s.fire_at:
        s.shock.lured = sh.RIDES_OUT
    elif stands(cs, other) and can_reach(q, s, charger, firer):
        s.shock.charger = charger
        s.against[charger] = 1 + firer
        charges = is_kibamusha(q, charger) and not began_adjacent(q, s, charger, firer)
        s.why[charger] = at.BY_GUNFIRE_CHARGING if charges else at.BY_GUNFIRE
        s.phase = sh.CHARGING_IN


def charge_in(q: Question, s: State, value: int) -> None:
    """Move who is provoked beside the firer, facing it, the busho with it (8.61; R36, R79)."""
    unit = s.shock.charger
    facing, there, start = what_of(value), who_of(value), s.hex[unit]
    if there == start:
        turn_unit(q, s, unit, facing)
    else:
        lift_unit(q, s, unit)
        put_unit(q, s, unit, there, facing)
        go_along(q, s, q.side[unit], start, there)
    s.phase = s.after_fire
