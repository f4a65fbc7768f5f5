"""Who attacks whom: duty to attack, and the combats of a stage (9.1, 9.2; R31, R32, R71)."""

from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import busho_with
from samurai_odds.ran.rules.movement.command import in_command, is_ordered, is_spent
from samurai_odds.ran.rules.pieces import began_adjacent, is_kibamusha, never_attacks
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.region import begin_state
from samurai_odds.ran.rules.shock.strikes import by_the_flank, can_strike, enemy_before, is_exposed

# ---- Who may attack, and who must (9.11-9.14, 7.31, 9.31; R17, R35, R71, R98) --------


def target_before(q: Question, s: State, unit: int, which: int) -> int:
    """Give the enemy before a unit, LEFT or RIGHT, that can still be attacked; NONE."""
    enemy = enemy_before(q, s, unit, which)
    return enemy if enemy >= 0 and s.shock.targeted[enemy] == 0 else at.NONE


def has_target(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit has an enemy before it that can still be attacked."""
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    return left >= 0 or right >= 0


def standing(q: Question, s: State, unit: int) -> int:
    """Say how a unit may attack: not, by choice with a check or without, bound, or engaged."""
    if s.hex[unit] < 0 or never_attacks(q, unit) or s.shock.attacked[unit]:
        return sh.NO_ATTACK
    if not has_target(q, s, unit):
        return sh.NO_ATTACK
    if s.engaged[unit]:
        return sh.ENGAGED
    if s.shock_kind == at.SHOCK_STAYED:
        return sh.NO_ATTACK
    bow = q.weapon[unit] != at.NO_WEAPON
    if s.moved[unit] and not bow and may_be_bound(q, s, unit):
        return sh.BOUND
    if s.state[unit] != at.ORDERED or is_spent(s, unit):
        return sh.NO_ATTACK
    if s.moved[unit]:
        return sh.UNCHECKED
    return sh.CHECKS if in_command(q, s, unit) else sh.NO_ATTACK


def may_be_bound(q: Question, s: State, unit: int) -> bool:
    """Say whether moving binds a unit to shock: disrupted before it moved, by the switch (R98)."""
    return q.disrupted_attack == 1 or s.start_state[unit] == at.ORDERED


def see_standings(q: Question, s: State, contingent: int) -> None:
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        s.shock.standing[unit] = standing(q, s, unit)


def may_charge(q: Question, s: State, unit: int, target: int) -> bool:
    """Say whether Kibamusha may charge: they came from afar (9.31, 9.35; R35)."""
    if s.moved[unit] != at.CHANGED_HEX or s.engaged[unit]:
        return False
    return is_kibamusha(q, unit) and not began_adjacent(q, s, unit, target)


# ---- The combats of a stage (9.2; R31, R32, R71) -------------------------------------


def clear_combats(q: Question, s: State) -> None:
    s.shock.combats = s.shock.combat = s.shock.taken = 0
    for unit in range(q.units):
        s.shock.combat_of[unit] = s.shock.standing[unit] = 0
        s.shock.superior[unit] = s.shock.charging[unit] = 0


def new_combat(s: State) -> None:
    for place in range(sh.ROW):
        s.shock.rows[s.shock.combats, place] = at.NONE
    s.shock.combats += 1


def join(s: State, number: int, unit: int, defends: bool) -> None:
    start = sh.PART if defends else 0
    for place in range(start, start + sh.PART):
        if s.shock.rows[number, place] < 0:
            s.shock.rows[number, place] = unit
            s.shock.combat_of[unit] = 1 + number
            return


def has_room(s: State, number: int, defends: bool) -> bool:
    """Say whether one more can defend, or attack, in a combat."""
    return s.shock.rows[number, (2 if defends else 1) * sh.PART - 1] < 0


def takes_all(q: Question, s: State, number: int, unit: int) -> bool:
    for place in range(sh.PART, 2 * sh.PART):
        target = s.shock.rows[number, place]
        if target >= 0 and not can_strike(q, s, unit, target):
            return False
    return True


def close_combats(q: Question, s: State) -> None:
    """When all attacks are named: enemies left over, order, leaders, position superiority."""
    if s.shock_kind != at.SHOCK_LURED:  # only the two are in that one (8.36)
        take_leftovers(q, s)
    put_in_order(q, s)
    for unit in range(q.units):
        if s.shock.combat_of[unit]:
            s.shock.superior[unit] = superior_to(q, s, unit)
    for number in range(s.shock.combats):
        s.shock.combat = number
        settle_combat(q, s, number)
    s.shock.combat = 0


def take_leftovers(q: Question, s: State) -> None:
    """An enemy before an attacker whom nobody has taken joins that one's combat (R31, R71).

    But who has been provoked leaves him to friends who must attack him in the next stage.
    """
    for number in range(s.shock.combats):
        for place in range(sh.PART):
            unit = s.shock.rows[number, place]
            for which in range(2):
                if unit >= 0:
                    enemy = target_before(q, s, unit, which)
                    if enemy < 0 or s.shock.combat_of[enemy] or not has_room(s, number, True):
                        continue
                    if not is_left_to_friends(q, s, unit, enemy):
                        join(s, number, enemy, True)


def is_left_to_friends(q: Question, s: State, unit: int, enemy: int) -> bool:
    """Say whether friends under orders must attack an enemy before who was provoked (9.2)."""
    if s.shock.stage != sh.BY_GUNFIRE or not is_ordered(q, s, unit):
        return False
    for side in range(at.SIDES_OF_HEX):
        there = q.beside[s.hex[enemy], side]
        friend = s.unit_at[there] if there >= 0 else at.NONE
        if friend >= 0 and s.shock.combat_of[friend] == 0 and is_ordered(q, s, friend):
            if can_strike(q, s, friend, enemy) and standing(q, s, friend) >= sh.BOUND:
                return True
    return False


def put_in_order(q: Question, s: State) -> None:
    """Order the combats from left to right across the map, by their first defenders (9.2)."""
    for last in range(1, s.shock.combats):
        place = last
        while place > 0 and how_far(q, s, place) < how_far(q, s, place - 1):
            exchange(s, place, place - 1)
            place -= 1
    for number in range(s.shock.combats):
        for place in range(2 * sh.PART):
            unit = s.shock.rows[number, place]
            if unit >= 0:
                s.shock.combat_of[unit] = 1 + number


def how_far(q: Question, s: State, number: int) -> int:
    """Measure how far to the right a combat is, then how far down."""
    here = s.hex[s.shock.rows[number, sh.PART]]
    right = 2 * q.across[here] + q.along[here]
    return right * at.MOST_HEXES + here


def exchange(s: State, one: int, other: int) -> None:
    """Change the places of two combats."""
    for place in range(sh.ROW):
        held = s.shock.rows[one, place]
        s.shock.rows[one, place] = s.shock.rows[other, place]
        s.shock.rows[other, place] = held


def add_defender(q: Question, s: State, number: int, unit: int) -> None:
    """Add a defender to a combat already named; over those named before R38 holds."""
    join(s, number, unit, True)
    bit = 0
    for place in range(sh.PART):
        if s.shock.rows[number, sh.PART + place] == unit:
            s.shock.rows[number, sh.WHERE + sh.PART + place] = s.hex[unit]
            bit = 1 << place
    for place in range(sh.PART):
        attacker = s.shock.rows[number, place]
        if attacker >= 0 and q.type[unit] == at.HONJIN:
            s.shock.superior[attacker] = 0
        elif attacker >= 0:
            s.shock.superior[attacker] |= superior_to(q, s, attacker) & bit


def superior_to(q: Question, s: State, unit: int) -> int:
    """Give the defenders that give an attacker position superiority, a bit each (9.28.1; R70)."""
    number = s.shock.combat_of[unit] - 1
    if not attacks_in(s, number, unit):
        return 0
    flanked = 0
    for place in range(sh.PART):
        target = s.shock.rows[number, sh.PART + place]
        if target >= 0:
            if q.type[target] == at.HONJIN:
                return 0
            if can_strike(q, s, unit, target) and by_the_flank(q, s, unit, target):
                flanked |= 1 << place
    return 0 if is_exposed(q, s, unit) else flanked


def attacks_in(s: State, number: int, unit: int) -> bool:
    for place in range(sh.PART):
        if s.shock.rows[number, place] == unit:
            return True
    return False


def settle_combat(q: Question, s: State, number: int) -> None:
    """Note where the units of a combat stand and who leads them, and begin its state (R2)."""
    for side in range(2):
        s.shock.rows[number, sh.LED_BY + side] = at.NONE
        for place in range(side * sh.PART, (1 + side) * sh.PART):
            unit = s.shock.rows[number, place]
            if unit >= 0:
                s.shock.rows[number, sh.WHERE + place] = s.hex[unit]
                if s.shock.rows[number, sh.LED_BY + side] < 0:
                    s.shock.rows[number, sh.LED_BY + side] = busho_with(q, s, unit)
        s.shock.leader[side] = s.shock.rows[number, sh.LED_BY + side]
    begin_state(s)
    saved = State.shock.saved.place(number)
    for place in range(combat.WIDTH):
        s[saved + place] = s[State.shock.cs.at + place]
