"""Who attacks whom: duty to attack, and the combats of a stage (9.1, 9.2; R31, R32, R71)."""

from samurai_odds.play.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.leaders import busho_with
from samurai_odds.ran.field.movement.command import in_command, is_ordered, is_spent
from samurai_odds.ran.field.pieces import began_adjacent, is_kibamusha, never_attacks
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.layout import row_of as combat_row
from samurai_odds.ran.field.shock.region import begin_state
from samurai_odds.ran.field.shock.strikes import by_the_flank, can_strike, enemy_before, is_exposed
from samurai_odds.ran.rules import combat_layout as combat

# ---- Who may attack, and who must (9.11-9.14, 7.31, 9.31; R17, R35, R71, R98) --------


def target_before(q: Numbers, s: Numbers, unit: int, which: int) -> int:
    """Give the enemy before a unit, LEFT or RIGHT, that can still be attacked; NONE."""
    enemy = enemy_before(q, s, unit, which)
    return enemy if enemy >= 0 and s[sh.TARGETED + enemy] == 0 else at.NONE


def has_target(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit has an enemy before it that can still be attacked."""
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    return left >= 0 or right >= 0


def standing(q: Numbers, s: Numbers, unit: int) -> int:
    """Say how a unit may attack: not, by choice with a check or without, bound, or engaged."""
    if s[at.HEX + unit] < 0 or never_attacks(q, unit) or s[sh.ATTACKED + unit]:
        return sh.NO_ATTACK
    if not has_target(q, s, unit):
        return sh.NO_ATTACK
    if s[at.ENGAGED + unit]:
        return sh.ENGAGED
    if s[at.SHOCK_KIND] == at.SHOCK_STAYED:
        return sh.NO_ATTACK
    bow = q[at.WEAPON + unit] != at.NO_WEAPON
    if s[at.MOVED + unit] and not bow and may_be_bound(q, s, unit):
        return sh.BOUND
    if s[at.STATE + unit] != at.ORDERED or is_spent(s, unit):
        return sh.NO_ATTACK
    if s[at.MOVED + unit]:
        return sh.UNCHECKED
    return sh.CHECKS if in_command(q, s, unit) else sh.NO_ATTACK


def may_be_bound(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether moving binds a unit to shock: disrupted before it moved, by the switch (R98)."""
    return q[at.DISRUPTED_ATTACK] == 1 or s[at.START_STATE + unit] == at.ORDERED


def see_standings(q: Numbers, s: Numbers, contingent: int) -> None:
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        s[sh.STANDING + unit] = standing(q, s, unit)


def may_charge(q: Numbers, s: Numbers, unit: int, target: int) -> bool:
    """Say whether Kibamusha may charge: they came from afar (9.31, 9.35; R35)."""
    if s[at.MOVED + unit] != at.CHANGED_HEX or s[at.ENGAGED + unit]:
        return False
    return is_kibamusha(q, unit) and not began_adjacent(q, s, unit, target)


# ---- The combats of a stage (9.2; R31, R32, R71) -------------------------------------


def clear_combats(q: Numbers, s: Numbers) -> None:
    s[sh.COMBATS] = s[sh.COMBAT] = s[sh.TAKEN] = 0
    for unit in range(q[at.UNITS]):
        s[sh.COMBAT_OF + unit] = s[sh.STANDING + unit] = 0
        s[sh.SUPERIOR + unit] = s[sh.CHARGING + unit] = 0


def new_combat(s: Numbers) -> None:
    row = combat_row(s[sh.COMBATS])
    for place in range(sh.ROW):
        s[row + place] = at.NONE
    s[sh.COMBATS] += 1


def join(s: Numbers, number: int, unit: int, defends: bool) -> None:
    start = combat_row(number) + (sh.PART if defends else 0)
    for place in range(sh.PART):
        if s[start + place] < 0:
            s[start + place] = unit
            s[sh.COMBAT_OF + unit] = 1 + number
            return


def has_room(s: Numbers, number: int, defends: bool) -> bool:
    """Say whether one more can defend, or attack, in a combat."""
    return s[combat_row(number) + (sh.PART if defends else 0) + sh.PART - 1] < 0


def takes_all(q: Numbers, s: Numbers, number: int, unit: int) -> bool:
    start = combat_row(number) + sh.PART
    for place in range(sh.PART):
        if s[start + place] >= 0 and not can_strike(q, s, unit, s[start + place]):
            return False
    return True


def close_combats(q: Numbers, s: Numbers) -> None:
    """When all attacks are named: enemies left over, order, leaders, position superiority."""
    if s[at.SHOCK_KIND] != at.SHOCK_LURED:  # only the two are in that one (8.36)
        take_leftovers(q, s)
    put_in_order(q, s)
    for unit in range(q[at.UNITS]):
        if s[sh.COMBAT_OF + unit]:
            s[sh.SUPERIOR + unit] = superior_to(q, s, unit)
    for number in range(s[sh.COMBATS]):
        s[sh.COMBAT] = number
        settle_combat(q, s, combat_row(number))
    s[sh.COMBAT] = 0


def take_leftovers(q: Numbers, s: Numbers) -> None:
    """An enemy before an attacker whom nobody has taken joins that one's combat (R31, R71).

    But who has been provoked leaves him to friends who must attack him in the next stage.
    """
    for number in range(s[sh.COMBATS]):
        for place in range(sh.PART):
            unit = s[combat_row(number) + place]
            for which in range(2):
                if unit >= 0:
                    enemy = target_before(q, s, unit, which)
                    if enemy < 0 or s[sh.COMBAT_OF + enemy] or not has_room(s, number, True):
                        continue
                    if not is_left_to_friends(q, s, unit, enemy):
                        join(s, number, enemy, True)


def is_left_to_friends(q: Numbers, s: Numbers, unit: int, enemy: int) -> bool:
    """Say whether friends under orders must attack an enemy before who was provoked (9.2)."""
    if s[sh.STAGE] != sh.BY_GUNFIRE or not is_ordered(q, s, unit):
        return False
    for side in range(at.SIDES_OF_HEX):
        there = q[at.BESIDE + at.SIDES_OF_HEX * s[at.HEX + enemy] + side]
        friend = s[at.UNIT_AT + there] if there >= 0 else at.NONE
        if friend >= 0 and s[sh.COMBAT_OF + friend] == 0 and is_ordered(q, s, friend):
            if can_strike(q, s, friend, enemy) and standing(q, s, friend) >= sh.BOUND:
                return True
    return False


def put_in_order(q: Numbers, s: Numbers) -> None:
    """Order the combats from left to right across the map, by their first defenders (9.2)."""
    for last in range(1, s[sh.COMBATS]):
        place = last
        while place > 0 and how_far(q, s, place) < how_far(q, s, place - 1):
            exchange(s, place, place - 1)
            place -= 1
    for number in range(s[sh.COMBATS]):
        for place in range(2 * sh.PART):
            unit = s[combat_row(number) + place]
            if unit >= 0:
                s[sh.COMBAT_OF + unit] = 1 + number


def how_far(q: Numbers, s: Numbers, number: int) -> int:
    """Measure how far to the right a combat is, then how far down."""
    here = s[at.HEX + s[combat_row(number) + sh.PART]]
    right = 2 * q[at.ACROSS + here] + q[at.ALONG + here]
    return right * at.MOST_HEXES + here


def exchange(s: Numbers, one: int, other: int) -> None:
    """Change the places of two combats."""
    for place in range(sh.ROW):
        held = s[combat_row(one) + place]
        s[combat_row(one) + place] = s[combat_row(other) + place]
        s[combat_row(other) + place] = held


def add_defender(q: Numbers, s: Numbers, number: int, unit: int) -> None:
    """Add a defender to a combat already named; over those named before R38 holds."""
    join(s, number, unit, True)
    row, bit = combat_row(number), 0
    for place in range(sh.PART):
        if s[row + sh.PART + place] == unit:
            s[row + sh.WHERE + sh.PART + place] = s[at.HEX + unit]
            bit = 1 << place
    for place in range(sh.PART):
        attacker = s[row + place]
        if attacker >= 0 and q[at.TYPE + unit] == at.HONJIN:
            s[sh.SUPERIOR + attacker] = 0
        elif attacker >= 0:
            s[sh.SUPERIOR + attacker] |= superior_to(q, s, attacker) & bit


def superior_to(q: Numbers, s: Numbers, unit: int) -> int:
    """Give the defenders that give an attacker position superiority, a bit each (9.28.1; R70)."""
    row = combat_row(s[sh.COMBAT_OF + unit] - 1)
    if not attacks_in(s, row, unit):
        return 0
    flanked = 0
    for place in range(sh.PART):
        target = s[row + sh.PART + place]
        if target >= 0:
            if q[at.TYPE + target] == at.HONJIN:
                return 0
            if can_strike(q, s, unit, target) and by_the_flank(q, s, unit, target):
                flanked |= 1 << place
    return 0 if is_exposed(q, s, unit) else flanked


def attacks_in(s: Numbers, row: int, unit: int) -> bool:
    for place in range(sh.PART):
        if s[row + place] == unit:
            return True
    return False


def settle_combat(q: Numbers, s: Numbers, row: int) -> None:
    """Note where the units of a combat stand and who leads them, and begin its state (R2)."""
    for side in range(2):
        s[row + sh.LED_BY + side] = at.NONE
        for place in range(side * sh.PART, (1 + side) * sh.PART):
            unit = s[row + place]
            if unit >= 0:
                s[row + sh.WHERE + place] = s[at.HEX + unit]
                if s[row + sh.LED_BY + side] < 0:
                    s[row + sh.LED_BY + side] = busho_with(q, s, unit)
        s[sh.LEADER + side] = s[row + sh.LED_BY + side]
    begin_state(s)
    saved = sh.SAVED + s[sh.COMBAT] * combat.WIDTH
    for place in range(combat.WIDTH):
        s[saved + place] = s[sh.CS + place]
