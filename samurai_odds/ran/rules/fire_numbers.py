"""A shot in numbers, from where firer and target stand (8.2-8.6; R36, R78)."""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.writing import (
    charges_firer,
    gunfire_provokes,
    is_beside,
    put_provoked,
    put_row,
)
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import rolls
from samurai_odds.ran.rules.decisions.packed import act_value
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import busho_with
from samurai_odds.ran.rules.movement.command import FLANK_FIRE, can_fire_at, forget
from samurai_odds.ran.rules.pieces import (
    FLANK,
    FRONT,
    aspect,
    beside,
    is_front,
    is_kibamusha,
    opposite,
    passable,
    side_towards,
)
from samurai_odds.ran.rules.rolls import shot as shot_roll
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.combat_numbers import (
    empty_question,
    write_leaders,
    write_unit,
)

# ---- Where a unit that gunfire provokes goes (8.61, 8.62; R36, R78) ------------------

FAR = 1_000_000


def can_reach(q: Question, s: State, unit: int, firer: int) -> bool:
    """Say whether a unit is beside another already, or some way leads there (8.61)."""
    start, there = s.hex[unit], s.hex[firer]
    side = side_towards(q, start, there)
    if side >= 0 and passable(q, start, side):
        return True
    end = search(q, s, start)
    near = least(q, s, there)
    forget(s, end)
    return near < FAR


def search(q: Question, s: State, start: int) -> int:
    """Mark in REACHED, from 1, the hexes to each free hex by ways over free ones; count them."""
    s.reached[start], s.queue[0] = 1, start
    first, last = 0, 1
    while first < last:
        here = s.queue[first]
        first += 1
        for side in range(at.SIDES_OF_HEX):
            if passable(q, here, side):
                there = beside(q, here, side)
                if s.reached[there] == 0 and s.unit_at[there] < 0:
                    s.reached[there] = s.reached[here] + 1
                    s.queue[last] = there
                    last += 1
    return last


def least(q: Question, s: State, there: int) -> int:
    """Give the mark of the nearest hex beside another from which that one can be struck."""
    best = FAR
    for side in range(at.SIDES_OF_HEX):
        start = beside(q, there, side)
        if start >= 0 and s.reached[start] > 0 and passable(q, start, opposite(side)):
            best = min(best, s.reached[start])
    return best


def offer_places(q: Question, s: State) -> None:
    """Ask who charges for his hex, one of the nearest beside the firer, and how he faces there."""
    unit = s.shock.charger
    firer = s.against[unit] - 1
    here, there = s.hex[unit], s.hex[firer]
    no_options(s)
    side = side_towards(q, here, there)
    if side >= 0 and passable(q, here, side):
        offer_facings(s, here, side)
    else:
        end = search(q, s, here)
        best = least(q, s, there)
        for facing in range(at.SIDES_OF_HEX):
            for start in range(q.hexes):
                if s.reached[start] == best:
                    side = side_towards(q, start, there)
                    if side >= 0 and passable(q, start, side) and is_front(facing, side):
                        option(s, act_value(facing, start))
        forget(s, end)
    ask(s, sh.CHARGE_CHOICE, q.side[unit])


def offer_facings(s: State, here: int, side: int) -> None:
    """List the facings with the firer before a unit that stands beside it."""
    for facing in range(at.SIDES_OF_HEX):
        if is_front(facing, side):
            option(s, act_value(facing, here))


# ---- A shot in numbers, from where firer and target stand (8.2-8.6) ------------------


def is_harassing(s: State) -> bool:
    """Say whether the shot is of harassers (8.34)."""
    return s.fire_kind == at.HARASSING_FIRE


def may_answer(q: Question, s: State) -> bool:
    """Say whether the target may fire back: at ordered or harassing fire, if it sees them (8.43).

    Harassers come to it: what counts is how it faces them, not how far away they began.
    """
    target, firer = s.fire_at, s.firer
    if s.fire_kind != at.ORDERED_FIRE and not is_harassing(s):
        return False
    if q.weapon[target] == at.NO_WEAPON or s.engaged[target]:
        return False
    if is_harassing(s):
        return seen_by_target(q, s) <= FLANK
    return can_fire_at(q, s, target, s.hex[firer]) > 0


def seen_by_target(q: Question, s: State) -> int:
    target = s.fire_at
    return aspect(q, s.hex[target], s.facing[target], s.hex[s.firer])


def answers_through_flank(q: Question, s: State) -> bool:
    """Say whether the target fires back through its own flank (8.13)."""
    if is_harassing(s):
        return seen_by_target(q, s) != FRONT
    return can_fire_at(q, s, s.fire_at, s.hex[s.firer]) == FLANK_FIRE


def by_gunfire(q: Question, s: State, target: int) -> bool:
    """Say whether gunfire can provoke a unit: AS, SI and all Kibamusha (8.61, 8.62)."""
    return gunfire_provokes(1 - q.mounted[target], 1 if q.weapon[target] != at.NO_WEAPON else 0)


def is_swapped(q: Question, s: State) -> bool:
    """Say whether it is the firer whom guns that fire back may provoke (8.62)."""
    target, firer = s.fire_at, s.firer
    if q.type[firer] != at.KB_B or q.weapon[target] != at.TEPPO:
        return False
    if s.against[firer]:
        return False  # once until it has shocked (R78)
    return may_answer(q, s) and can_reach(q, s, firer, target)


def firer_number(s: State) -> int:
    return 0 if s.shock.member[0] == s.firer else combat.FIRST_DEFENDER


def write_fire(q: Question, s: State) -> None:
    """Write the question of the shot that the FIRE_ registers name."""
    firer, target = s.firer, s.fire_at
    for number in range(combat.UNITS):
        s.shock.member[number] = at.NONE
    swapped = is_swapped(q, s)
    s.shock.member[0] = firer if swapped else target
    s.shock.member[combat.FIRST_DEFENDER] = target if swapped else firer
    empty_question(q, s)
    s.shock.cq.shock_follows = combat.NEVER
    for number in (0, combat.FIRST_DEFENDER):
        side = number // combat.FIRST_DEFENDER
        unit = s.shock.member[number]
        s.shock.cq.count[side] = 1
        write_unit(q, s, number)
        s.shock.leader[side] = busho_with(q, s, unit)
        s.shock.cq.tq_bonus[side] = s.check_bonus[q.contingent[unit]]
    write_charge(q, s)
    answers = may_answer(q, s)
    write_leaders(q, s, answers or s.shock.leader[1 - firer_number(s) // sh.PART] >= 0)
    write_rows(q, s, answers, swapped)


def write_charge(q: Question, s: State) -> None:
    """Write how a provoked unit would come: charging from afar (8.62; R35), by the flank."""
    charger, other = s.shock.member[0], s.shock.member[combat.FIRST_DEFENDER]
    harassing = is_harassing(s)
    near = is_beside(s.fire_range, harassing)
    adjacent = near and s.fire_kind != at.ENTRY_FIRE
    if charges_firer(is_kibamusha(q, charger), harassing, adjacent):
        s.shock.cq.units[0].charges = 1
    if near and comes_through_flank(q, s, other):
        s.shock.cq.units[0].flanks = 1


def comes_through_flank(q: Question, s: State, other: int) -> bool:
    """Say whether a unit shot through its flank goes through it at the one beside it (9.28.1)."""
    return s.fire_flank > 0 if other == s.firer else answers_through_flank(q, s)


def write_rows(q: Question, s: State, answers: bool, swapped: bool) -> None:
    """Write the rows: the shot, the answer, and what they may provoke."""
    firer, target = s.firer, s.fire_at
    mine = firer_number(s)
    his = combat.FIRST_DEFENDER - mine
    harassing = 1 if is_harassing(s) else 0
    put_row(
        s,
        State.shock.cq.at,
        0,
        combat.SHOT_ROW,
        mine,
        his,
        shot_code(q, s, firer, target, s.fire_flank),
    )
    rows = 1
    if answers:
        back = 1 if answers_through_flank(q, s) else 0
        put_row(
            s,
            State.shock.cq.at,
            1,
            combat.SHOT_ROW,
            his,
            mine,
            shot_code(q, s, target, firer, back),
        )
        rows = 2
    gunfire = 1 if gunfire_reaches(q, s) else 0
    rows = put_provoked(s, State.shock.cq.at, rows, mine, his, harassing, gunfire)
    if swapped:
        put_row(s, State.shock.cq.at, rows, combat.GUNFIRE, his, mine, 0)


def gunfire_reaches(q: Question, s: State) -> bool:
    """Say whether this fire is a gun's that may send its target against it (8.61; R36, R78)."""
    firer, target = s.firer, s.fire_at
    if q.weapon[firer] != at.TEPPO or is_harassing(s) or not by_gunfire(q, s, target):
        return False
    return s.against[target] == 0 and can_reach(q, s, target, firer)


def shot_code(q: Question, s: State, firer: int, target: int, flank: int) -> int:
    """Code one unit's shot at the other of the two."""
    return shot_at(q, s, firer, s.hex[target], flank, 1 if busho_with(q, s, target) >= 0 else 0)


def shot_at(q: Question, s: State, firer: int, number: int, flank: int, busho: int) -> int:
    """Code a shot at a hex (8.51, 8.13, 8.22)."""
    modifier = q.cover[number] + flank * q.combats.flank_modifier
    if firer == s.firer:
        modifier += q.combats.volley_modifier[s.fire_before]
    weapon = rolls.BOW if q.weapon[firer] == at.BOW else rolls.TEPPO
    return shot_roll(weapon, s.fire_range, modifier, busho)
