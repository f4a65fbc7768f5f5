"""A combat of a position as the full game fights it: where it ends, what is the same in it.

The machine is the full game's own.
"""

from dataclasses import replace

from samurai_odds.play.game import Game, Numbers
from samurai_odds.play.offering import draw_among
from samurai_odds.play.passage_rules import BY_ITSELF, PassageRules, passage_wipe
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.full_game.combat_outcomes import is_sent_now, record
from samurai_odds.ran.full_game.combat_policy import choose, otherwise
from samurai_odds.ran.full_game.game import GAME
from samurai_odds.ran.full_game.layout import MOST_VARIABLES, NOTES, Notes
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import attack_value
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.machine import prepare as prepare_game
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.layout import Movement
from samurai_odds.ran.rules.movement.reach import wipe
from samurai_odds.ran.rules.rolls import ask_roll as ask_of_book
from samurai_odds.ran.rules.rolls import result
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.designation import clear_combats, see_standings, target_before
from samurai_odds.ran.rules.shock.layout import Shock
from samurai_odds.ran.rules.shock.naming import (
    begin_checks,
    begin_segment,
    begin_stage,
    is_free,
    is_sent,
    may_name,
    name_attack,
)

# ---- The machine: the full game's, which waits where the combat is over --------------

MOST_LEFT_OPEN = 64  # options of a choice whose best is to be found
ENDED = at.ROLL_INITIATIVE  # the phase after a fire: any in which nothing of it is due


def is_over(q: Question, s: State) -> bool:
    """Return whether the combat is over: no contingent owes a flight check, no busho is astray."""
    phase = s.phase
    if Notes(s, NOTES).approaches:
        return False
    if phase == mv.HARASSED:
        if Notes(s, NOTES).follows:
            return False
    elif phase != sh.SEGMENT_DONE and phase != ENDED and phase != mv.UNIT_ORDERS:
        return False
    for contingent in range(q.contingents):
        if s.flight_due[contingent] or s.stray[contingent]:
            return False
    return True


def prepare(q: Numbers, s: State) -> None:
    """Ask what is due in the combat; wait where it is over."""
    Notes(s, NOTES).roll = 0
    if Notes(s, NOTES).approaches and s.phase == mv.UNIT_ORDERS:
        shock_at_end(q, s, Notes(s, NOTES).approaches - 1)
    if Notes(s, NOTES).follows:
        follow(q, s)
    if is_over(q, s):
        draw_among(s, at.DIE)
        return
    if s.phase == at.FIRE_BEGIN:
        note_shot(q, s)
    prepare_game(q, s)


def follow(q: Question, s: State) -> None:
    """Go on to what the fire has provoked: a ride after harassers (8.36), a shock (8.61)."""
    if s.phase == mv.HARASSED:
        note_provoked(q, s)
    elif is_over(q, s):
        Notes(s, NOTES).follows = 0
        unit = Notes(s, NOTES).members[0]
        if is_sent_now(s, unit):
            begin_charge(q, s, unit)


def note_provoked(q: Question, s: State) -> None:
    """Note what harassers have provoked, before the game's rules carry it out and forget it."""
    note_shot(q, s)
    if s.shock.lured == sh.LURED_ON:
        Notes(s, NOTES).lured = 1
    if s.shock.lured == sh.RIDES_OUT:
        Notes(s, NOTES).charged = 1 + s.move.quarry
    elif is_sent_now(s, s.move.harasser):
        Notes(s, NOTES).charged = 1 + s.move.harasser


def begin_charge(q: Question, s: State, unit: int) -> None:
    """Begin the shock of a unit provoked, if it stands before whom it goes for (8.61, R36).

    Others who have been provoked go with it only against the same enemy.
    """
    note_shot(q, s)
    Notes(s, NOTES).charged = 1 + unit
    s.shock_kind, s.shock_side, s.second = at.SHOCK_SEGMENT, q.side[unit], at.NONE
    for other in range(q.units):
        if s.against[other] != s.against[unit]:
            s.against[other] = 0
    begin_segment(q, s)
    if is_sent(q, s, unit):
        begin_stage(q, s)
        s.shock.stage = sh.DESIGNATED  # no other follows
    else:
        s.phase = ENDED


def shock_at_end(q: Question, s: State, unit: int) -> None:
    """Begin the shock of a unit that has closed in, if it still can (9.11, 9.13; 8.61)."""
    Notes(s, NOTES).approaches = 0
    if s.hex[unit] < 0 or is_sent_now(s, unit):
        s.phase = ENDED
        if s.hex[unit] >= 0:
            begin_charge(q, s, unit)
        return
    s.shock_kind, s.shock_side, s.second = at.SHOCK_SEGMENT, q.side[unit], at.NONE
    begin_segment(q, s)
    clear_combats(q, s)
    s.shock.stage = sh.DESIGNATED  # no other follows
    see_standings(q, s, q.contingent[unit])
    leave_to_friends(q, s, unit)
    if not attacks_all(q, s, unit):
        s.phase = ENDED
        return
    for friend in range(q.first_unit[q.contingent[unit]], q.end_of_units[q.contingent[unit]]):
        if s.shock.standing[friend] == sh.ENGAGED and is_met_by(q, s, friend):
            attacks_all(q, s, friend)
    begin_checks(q, s)


def leave_to_friends(q: Question, s: State, unit: int) -> None:
    """Leave to others whoever is before a unit and no defender of the combat asked about (9.2)."""
    for which in range(2):
        enemy = target_before(q, s, unit, which)
        if enemy >= 0 and not is_defender(s, enemy):
            s.shock.targeted[enemy] = 1


def is_defender(s: State, unit: int) -> bool:
    for number in range(combat.FIRST_DEFENDER, combat.BEHIND):
        if Notes(s, NOTES).members[number] == unit:
            return True
    return False


def is_met_by(q: Question, s: State, friend: int) -> bool:
    """Return whether a friend has enemies before it, and all are of the combat named (9.12)."""
    for which in range(2):
        enemy = target_before(q, s, friend, which)
        if enemy >= 0 and s.shock.combat_of[enemy] == 0:
            return False
    return True


def attacks_all(q: Question, s: State, unit: int) -> bool:
    """Name the attack of a unit on all before it, if the rules have it attack them."""
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    whom = sh.BOTH if left >= 0 and right >= 0 else sh.LEFT if left >= 0 else sh.RIGHT
    if not is_free(s, unit) or not may_name(q, s, unit, whom, False):
        return False
    name_attack(q, s, attack_value(0, whom, unit))
    return True


def note_shot(q: Question, s: State) -> None:
    """Add up the hits of the shot before, and of its answer: the next one wipes them (8.22).

    Not those of shots at who advances in the shock that follows.
    """
    if Notes(s, NOTES).charged:
        return
    for place in range(2):
        hit = s.shock.member[place * combat.FIRST_DEFENDER]
        Notes(s, NOTES).hits[q.side[hit]] += s.shock.cs.scored[place]
        s.shock.cs.scored[place] = 0


def ask_noted(s: State, code: int) -> None:
    """Ask for a roll of the book, and note which."""
    Notes(s, NOTES).roll = code
    ask_of_book(s, code)


INSTEAD = {"ask_roll": ask_noted}
COMBAT_GAME: Game = replace(
    GAME, name="ran combat", prepare=prepare, sooner={**GAME.sooner, **INSTEAD}
)


# ---- What is the same ----------------------------------------------------------------


def forget(q: Numbers, s: State) -> None:
    """Wipe what the rest of the combat does not read: scratch, tallies, events gone by."""
    passage_wipe(s, State.tally.at, State.tally.length)
    passage_wipe(s, State.queue.at, State.queue.length)
    passage_wipe(s, State.activated.at, State.activated.length)
    passage_wipe(s, State.lost_at.at, State.lost_at.length)
    passage_wipe(s, State.in_command.at, State.in_command.length)
    passage_wipe(s, State.move.command_of.at, State.move.command_of.length)
    s.command_known = 0
    wipe(s)  # a search for ways, of which not all is put back
    phase = s.phase
    if phase >= at.FIRST_SHOCK and phase < at.FIRST_FIRE:
        if s.shock.taken == 0:
            passage_wipe(s, State.shock.cq.at, State.shock.cq.length)
        if phase != sh.AFTER_ADVANCE:
            passage_wipe(s, State.move.event.at, State.move.step.at - State.move.event.at)
            passage_wipe(s, State.firer.at, State.after_fire.end - State.firer.at)
            s.shock.advancing = 0
    if s.pending > 0:
        s.decision = s.asked = 0


def scratch(q: Question, s: State) -> list[tuple[int, int]]:
    """List what is read of a state only once it has been written: searches, rows of combats.

    Not the rows of combats that are there at first; of what is by hex, unit or busho what the
    battle has none for; of options those that no choice left open has.
    """
    combats, hexes, zone = max(1, int(s.shock.combats)), int(q.hexes), State.zone.at
    by_hex = (State.unit_at.at, zone, zone + at.MOST_HEXES, State.reached.at, State.queue.at)
    return [
        (State.choices.at + MOST_LEFT_OPEN, State.choices.end),
        *((start + hexes, start + at.MOST_HEXES) for start in (*by_hex, State.move.spot_at.at)),
        (State.move.spot_hex.at, State.move.waiting.end),
        (State.shock.saved.at + combats * combat.WIDTH, State.shock.saved.end),
        (State.shock.rows.at + combats * sh.ROW, State.shock.rows.end),
        *(
            (start + field.at + used, start + field.end)
            for start, part in ((0, State), (State.move.at, Movement), (State.shock.at, Shock))
            for field in part.fields.values()
            for most, used in ((at.MOST_UNITS, q.units), (at.MOST_CONTINGENTS, q.contingents))
            if field.shape == (most,)
        ),
    ]


def comes_to(q: Question, s: State, outcome: int) -> int:
    """Return what the faces of the roll due mean, of a roll of the book."""
    code = Notes(s, NOTES).roll
    return result(q.rolls, code, outcome) if code > 0 else BY_ITSELF


RULES = PassageRules(
    COMBAT_GAME,
    is_over,
    choose,
    record,
    MOST_VARIABLES,
    forget,
    otherwise,
    comes_to,
    scratch,
    INSTEAD,
)
