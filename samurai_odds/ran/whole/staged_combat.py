"""The combat of a position made ready where it begins, by the full game's own rules (8, 9.1)."""

from collections.abc import Sequence

from samurai_odds.errors import OddsError
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.decisions import attack_value, unit_value
from samurai_odds.ran.field.fire import charge_in
from samurai_odds.ran.field.fire_numbers import offer_places
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.harassment import chose_quarry
from samurai_odds.ran.field.movement.reactions import note_event
from samurai_odds.ran.field.movement.shooting import begin_volley, join_volley
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.designation import clear_combats, see_standings
from samurai_odds.ran.field.shock.naming import (
    begin_checks,
    begin_segment,
    begin_stage,
    is_sent,
    name_attack,
    offer_attacks,
)
from samurai_odds.ran.procedures.fire_numbers import RETIRE_RANGE
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.whole.combat_notes import CHARGED, FOLLOWS, HITS, HOLDS_FIRE
from samurai_odds.ran.whole.combat_passage import ENDED, begin_charge
from samurai_odds.ran.whole.position import Situation
from samurai_odds.ran.whole.position_fire import ENTRY, HARASS, KINDS, RETIRE, Shooting
from samurai_odds.ran.whole.position_shock import Attack, Designation

# ---- A shock, alone in its segment ---------------------------------------------------


def stage_shock(here: Situation, asked: Designation) -> Attack:
    """Name the attack that is asked of; raise OddsError with every reason why there is none."""
    attack = _by_gunfire(here, asked)
    if attack is None:
        attack = asked.attack()
        _begin_segment(here, asked, attack)
        _name(here, attack)
    return attack


def _begin_segment(here: Situation, asked: Designation, attack: Attack) -> None:
    """Begin the segment of the attackers' contingents, who have moved as is said (9.11, 9.31)."""
    q, s, number = here.q, here.s, here.number
    contingents = list(dict.fromkeys(q[at.CONTINGENT + number[each]] for each in attack.attackers))
    if len(contingents) > 2:
        raise OddsError("attackers of more than two contingents: two are coordinated (5.71)")
    s[at.SHOCK_KIND], s[at.SHOCK_SIDE] = at.SHOCK_SEGMENT, here.side(asked.unit)
    s[at.ACTIVE] = s[at.SHOCK_SIDE]
    s[at.CURRENT], s[at.SECOND] = contingents[0], (contingents[1:] or [at.NONE])[0]
    begin_segment(q, s)
    clear_combats(q, s)
    s[sh.STAGE], s[sh.COORDINATED] = sh.DESIGNATED, at.NONE
    for label in attack.attackers:
        unit = number[label]
        if asked.has_moved(label) and not here.engaged_with(label):
            s[at.MOVED + unit], s[at.START_HEX + unit] = at.CHANGED_HEX, at.NONE
            s[at.START_STATE + unit] = at.ORDERED
    for label in attack.shocked:
        if label not in attack.defenders:
            s[sh.TARGETED + number[label]] = 1
    for contingent in contingents:
        see_standings(q, s, contingent)


def _name(here: Situation, attack: Attack) -> None:
    """Name the attackers one by one, as the rules offer them (9.2, R71)."""
    q, s = here.q, here.s
    left = list(attack.attackers)
    while left:
        offer_attacks(q, s)
        offered = s[at.CHOICES : at.CHOICES + s[at.OPTIONS_OPEN]]
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
    return f"{label} may not attack so (9.1)"


def _by_gunfire(here: Situation, asked: Designation) -> Attack | None:
    """Name the attack of a unit that gunfire has provoked: it comes first (8.61, R36)."""
    q, s, number = here.q, here.s, here.number
    unit = number[asked.unit]
    s[at.SHOCK_KIND], s[at.SHOCK_SIDE] = at.SHOCK_SEGMENT, here.side(asked.unit)
    s[at.ACTIVE] = s[at.SHOCK_SIDE] if s[at.INITIATIVE] < 0 else s[at.INITIATIVE]
    begin_segment(q, s)
    if not is_sent(q, s, unit):
        return None
    begin_stage(q, s)
    s[sh.STAGE] = sh.DESIGNATED  # no other follows
    own = s[sh.COMBAT_OF + unit] - 1
    sides = [_members(here, s, own, start) for start in (0, sh.PART)]
    for each in range(s[sh.COMBATS]):
        if each != own:
            for label in _members(here, s, each, sh.PART):
                s[sh.TARGETED + number[label]] = 1
    attackers, defenders = sides
    _keep_only(s, own)
    if asked.target not in defenders or not set(asked.join) <= set(attackers):
        raise OddsError(
            f"{asked.unit} has been provoked: first {', '.join(attackers)} must shock "
            f"{', '.join(defenders)} (8.61, R36)"
        )
    charging = [each for each in attackers if s[sh.CHARGING + number[each]]]
    return Attack(attackers, defenders, (), charging, defenders)


def _members(here: Situation, s: Sequence[int], fight: int, start: int) -> list[str]:
    row = sh.row_of(fight) + start
    return [here.names[unit] for unit in s[row : row + sh.PART] if unit >= 0]


def _keep_only(s: list[int], fight: int) -> None:
    """Leave one of the combats named, as the first."""
    row, saved = sh.row_of(fight), sh.SAVED + fight * combat.WIDTH
    s[sh.ROWS : sh.ROWS + sh.ROW] = s[row : row + sh.ROW]
    s[sh.SAVED : sh.SAVED + combat.WIDTH] = s[saved : saved + combat.WIDTH]
    for unit in range(at.MOST_UNITS):
        s[sh.COMBAT_OF + unit] = int(s[sh.COMBAT_OF + unit] == 1 + fight)
    s[sh.COMBATS], s[sh.COMBAT] = 1, 0


# ---- A fire, by its occasion ---------------------------------------------------------


def stage_fire(here: Situation, asked: Shooting) -> None:
    """Have the firers fire on their occasion; raise OddsError if they cannot."""
    q, s, number = here.q, here.s, here.number
    firers, target = [number[each] for each in asked.firers], number[asked.target]
    side = q[at.SIDE + firers[0]]
    s[at.ACTIVE] = 1 - side if asked.mode in (ENTRY, RETIRE) else side
    s[at.CURRENT] = q[at.CONTINGENT + (target if asked.mode in (ENTRY, RETIRE) else firers[0])]
    s[HITS] = s[HITS + 1] = s[FOLLOWS] = s[CHARGED] = 0
    s[sh.SAVED : sh.SAVED + combat.WIDTH] = [0] * combat.WIDTH
    s[HOLDS_FIRE] = int(asked.held)
    if asked.mode == HARASS:
        s[mv.HARASSER] = firers[0]
        chose_quarry(q, s, unit_value(target))
        return
    note_event(q, s, target, mv.ENTERS if asked.mode == ENTRY else mv.BEGINS, ENDED)
    begin_volley(q, s, firers[0], target, KINDS[asked.mode], ENDED)
    for unit in firers[1:]:
        join_volley(q, s, unit)
    if asked.mode == RETIRE:
        s[mv.VOLLEY_RANGES] = RETIRE_RANGE
    s[at.PHASE] = mv.VOLLEY_FIRES


def met_by_charge(here: Situation, charger: str, firers: Sequence[str]) -> list[str]:
    """List whom a unit provoked by fire meets beside those who may have fired (8.61, 9.2; R31)."""
    q, unit, met = here.q, here.number[charger], dict[str, None]()
    for firer in firers:
        s = list(here.s)
        s[sh.CHARGER], s[at.AGAINST + unit] = unit, 1 + here.number[firer]
        s[at.WHY + unit] = at.BY_GUNFIRE
        offer_places(q, s)
        if s[at.OPTIONS_OPEN]:
            charge_in(q, s, s[at.CHOICES])
            begin_charge(q, s, unit)
            if s[sh.COMBATS]:
                met |= dict.fromkeys(_members(here, s, 0, sh.PART))
    return [label for label in met if label not in firers]
