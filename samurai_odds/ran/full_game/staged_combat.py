"""The combat of a position made ready where it begins, by the full game's own rules (8, 9.1)."""

from collections.abc import Sequence
from typing import Any

from samurai_odds.engine.option_words import named_option
from samurai_odds.errors import OddsError
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.full_game.combat_passage import ENDED, begin_charge
from samurai_odds.ran.full_game.layout import NOTES, Notes
from samurai_odds.ran.full_game.position import Situation
from samurai_odds.ran.full_game.position_fire import ENTRY, HARASS, KINDS, RETIRE, Shooting
from samurai_odds.ran.full_game.position_shock import Attack, Designation
from samurai_odds.ran.procedures.fire_numbers import RETIRE_RANGE
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import (
    attack_value,
    end_facing,
    end_hex,
    move_fires,
    unit_value,
)
from samurai_odds.ran.rules.fire import charge_in
from samurai_odds.ran.rules.fire_numbers import offer_places
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.ends import has_before, offer_ends
from samurai_odds.ran.rules.movement.harassment import chose_quarry
from samurai_odds.ran.rules.movement.moving import begin_move
from samurai_odds.ran.rules.movement.reactions import note_event
from samurai_odds.ran.rules.movement.shooting import begin_volley, fire_points, join_volley
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.designation import clear_combats, see_standings
from samurai_odds.ran.rules.shock.naming import (
    begin_checks,
    begin_segment,
    begin_stage,
    is_sent,
    name_attack,
    offer_attacks,
)

# ---- A shock, alone in its segment ---------------------------------------------------


def stage_shock(here: Situation, designation: Designation) -> Attack:
    """Name the attack that is asked of; raise OddsError with every reason why there is none."""
    attack = _by_gunfire(here, designation)
    if attack is None:
        attack = designation.attack()
        _begin_segment(here, designation, attack)
        _name(here, attack)
    return attack


def _begin_segment(here: Situation, designation: Designation, attack: Attack) -> None:
    """Begin the segment of the attackers' contingents, who have moved as is said (9.11, 9.31)."""
    number = here.number
    q: Question = here.q
    s: State = here.s
    contingents = list(dict.fromkeys(q.contingent[number[each]] for each in attack.attackers))
    if len(contingents) > 2:
        raise OddsError("attackers of more than two contingents: two are coordinated (5.71)")
    s.shock_kind, s.shock_side = at.SHOCK_SEGMENT, here.side(designation.unit)
    s.active = s.shock_side
    s.current, s.second = contingents[0], (contingents[1:] or [at.NONE])[0]
    begin_segment(q, s)
    clear_combats(q, s)
    s.shock.stage, s.shock.coordinated = sh.DESIGNATED, at.NONE
    for label in attack.attackers:
        unit = number[label]
        if designation.has_moved(label) and not here.engaged_with(label):
            s.moved[unit], s.start_hex[unit] = at.CHANGED_HEX, at.NONE
            s.start_state[unit] = at.ORDERED
    for label in attack.shocked:
        if label not in attack.defenders:
            s.shock.targeted[number[label]] = 1
    for contingent in contingents:
        see_standings(q, s, contingent)


def _name(here: Situation, attack: Attack) -> None:
    """Name the attackers one by one, as the rules offer them (9.2, R71)."""
    q: Question = here.q
    s: State = here.s
    left = list(attack.attackers)
    while left:
        offer_attacks(q, s)
        offered = s.choices[: s.options_open]
        named = next((each for each in left if _attack_of(here, attack, each) in offered), None)
        if named is None:
            raise OddsError(*(_why_not(here, attack, each) for each in left))
        name_attack(q, s, _attack_of(here, attack, named))
        left.remove(named)
    begin_checks(q, s)


def _attack_of(here: Situation, attack: Attack, label: str) -> int:
    """Return the choice that has a unit attack whom it strikes of the combat."""
    struck = [here.strikes(label, side) in attack.defenders for side in (sh.LEFT, sh.RIGHT)]
    whom = sh.BOTH if all(struck) else sh.LEFT if struck[0] else sh.RIGHT
    return attack_value(int(label in attack.charging), whom, here.number[label])


def _why_not(here: Situation, attack: Attack, label: str) -> str:
    missed = [each for each in attack.defenders if each not in here.before(label)]
    if missed:
        return (
            f"{label} does not strike {', '.join(missed)}: a unit joins a combat only if it "
            "strikes all its defenders (9.2, R71)"
        )
    for enemy in attack.defenders:
        for other in attack.attackers:
            if enemy not in here.before(other):
                return (
                    f"{label} must attack {enemy} too, which {other} does not strike (9.1, 9.2, "
                    f"R71): if others attack it, give {named_option('elsewhere', enemy)}"
                )
    return f"{label} may not attack so (9.1)"


def _by_gunfire(here: Situation, designation: Designation) -> Attack | None:
    """Name the attack of a unit that gunfire has provoked: it comes first (8.61, R36)."""
    number = here.number
    q: Question = here.q
    s: State = here.s
    unit = number[designation.unit]
    s.shock_kind, s.shock_side = at.SHOCK_SEGMENT, here.side(designation.unit)
    s.active = s.shock_side if s.initiative < 0 else s.initiative
    begin_segment(q, s)
    if not is_sent(q, s, unit):
        return None
    begin_stage(q, s)
    s.shock.stage = sh.DESIGNATED  # no other follows
    own = s.shock.combat_of[unit] - 1
    sides = [_members(here, s, own, start) for start in (0, sh.PART)]
    for each in range(s.shock.combats):
        if each != own:
            for label in _members(here, s, each, sh.PART):
                s.shock.targeted[number[label]] = 1
    attackers, defenders = sides
    _keep_only(s, own)
    if designation.target not in defenders or not set(designation.join) <= set(attackers):
        raise OddsError(
            f"{designation.unit} has been provoked: first {', '.join(attackers)} must shock "
            f"{', '.join(defenders)} (8.61, R36)"
        )
    charging = [each for each in attackers if s.shock.charging[number[each]]]
    return Attack(attackers, defenders, (), charging, defenders)


def _members(here: Situation, s: State, fight: int, start: int) -> list[str]:
    units = s.shock.rows[fight, start : start + sh.PART]
    return [here.names[unit] for unit in units if unit >= 0]


def _keep_only(s: State, fight: int) -> None:
    """Leave one of the combats named, as the first."""
    s.shock.rows[0] = s.shock.rows[fight]
    s.shock.saved[0] = s.shock.saved[fight]
    for unit in range(at.MOST_UNITS):
        s.shock.combat_of[unit] = int(s.shock.combat_of[unit] == 1 + fight)
    s.shock.combats, s.shock.combat = 1, 0


# ---- A fire, by its occasion ---------------------------------------------------------


def stage_fire(here: Situation, shooting: Shooting) -> None:
    """Have the firers fire on their occasion; raise OddsError if they cannot."""
    number = here.number
    q: Question = here.q
    s: State = here.s
    firers, target = [number[each] for each in shooting.firers], number[shooting.target]
    side = q.side[firers[0]]
    s.active = 1 - side if shooting.mode in (ENTRY, RETIRE) else side
    s.current = q.contingent[target if shooting.mode in (ENTRY, RETIRE) else firers[0]]
    _clear_notes(s)
    Notes(s, NOTES).holds_fire = int(shooting.held)
    if shooting.mode == HARASS:
        s.move.harasser = firers[0]
        chose_quarry(q, s, unit_value(target))
        return
    note_event(q, s, target, mv.ENTERS if shooting.mode == ENTRY else mv.BEGINS, ENDED)
    begin_volley(q, s, firers[0], target, KINDS[shooting.mode], ENDED)
    for unit in firers[1:]:
        join_volley(q, s, unit)
    if shooting.mode == RETIRE:
        s.move.volley_ranges[0] = RETIRE_RANGE
    s.phase = mv.VOLLEY_FIRES


def _clear_notes(s: State) -> None:
    notes = Notes(s, NOTES)
    notes.hits[0] = notes.hits[1] = 0
    notes.follows = notes.charged = notes.lured = notes.approaches = notes.goal = 0
    s.shock.saved[0] = [0] * combat.WIDTH


# ---- A unit that closes in, to shock where it comes to (6.3, 9.11, 9.13) --------------


def ways_to_close_in(here: Situation, label: str, target: str, has_fired: bool) -> list[int]:
    """List where an ordered move of a unit can end with a target before it (6.3, 9.1).

    Who has fired on orders has paid for that (6.13).
    """
    q: Question = here.q
    s: State = list(here.s)  # type: ignore[assignment]
    unit = here.number[label]
    _set_out(q, s, unit, has_fired)
    offer_ends(q, s)
    if s.phase != mv.MOVE_ASKED:
        return []
    enemy = here.number[target]
    return [
        value
        for value in s.choices[: s.options_open]
        if value
        and not move_fires(value)
        and has_before(q, s, end_hex(value), end_facing(value), enemy)
    ]


def stage_approach(here: Situation, label: str, goal: int, has_fired: bool) -> None:
    """Have a unit set out for an end, where it will shock."""
    s: State = here.s
    unit = here.number[label]
    _clear_notes(s)
    _set_out(here.q, s, unit, has_fired)
    Notes(s, NOTES).approaches, Notes(s, NOTES).goal = 1 + unit, goal


def _set_out(q: Question, s: State, unit: int, has_fired: bool) -> None:
    s.active, s.current, s.second = q.side[unit], q.contingent[unit], at.NONE
    begin_move(q, s, unit, mv.ON_ORDERS, mv.UNIT_ORDERS)
    if has_fired:
        s.fired[unit], s.move.spent = 1, fire_points(q, unit)


def met_by_charge(here: Situation, charger: str, firers: Sequence[str]) -> list[str]:
    """List whom a unit provoked by fire meets beside those who may have fired (8.61, 9.2; R31)."""
    q, unit, met = here.q, here.number[charger], dict[str, None]()
    for firer in firers:
        numbers: Any = list(here.s)
        s: State = numbers
        s.shock.charger, s.against[unit] = unit, 1 + here.number[firer]
        s.why[unit] = at.BY_GUNFIRE
        offer_places(q, s)
        if s.options_open:
            charge_in(q, s, s.choices[0])
            begin_charge(q, s, unit)
            if s.shock.combats:
                met |= dict.fromkeys(_members(here, s, 0, sh.PART))
    return [label for label in met if label not in firers]
