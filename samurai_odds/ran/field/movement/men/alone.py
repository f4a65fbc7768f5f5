"""A busho without a unit: when the enemy comes near, and where he is placed (4.72, 11.63)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, distance, passable, sees
from samurai_odds.ran.field.leaders import lose_busho
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import forget, reach_from
from samurai_odds.ran.field.movement.fields import in_enemy_zone

CAUGHT_FROM = 3  # on the die, by Kibamusha
EVERYWHERE = at.MOST_HEXES  # hexes that no way is longer than


# ---- an enemy comes near (4.72) ------------------------------------------------------


def begin_alarm(q: Numbers, s: Numbers, unit: int, after: int) -> None:
    """Have every lone busho of the other side look to himself; ``after`` is the next phase."""
    side = 1 - q[at.SIDE + unit]
    s[mv.ALARMED_BY], s[mv.AFTER_ALARM], s[at.PHASE] = unit, after, mv.ALARM
    for busho in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        s[mv.SAFE + busho] = 0


def sound_alarm(q: Numbers, s: Numbers) -> None:
    """Ask the next lone busho whether he withdraws; from Kibamusha nobody can (4.72, 6.45)."""
    unit = s[mv.ALARMED_BY]
    busho = next_alone(q, s, unit) if s[at.HEX + unit] >= 0 else at.NONE
    if busho < 0:
        s[at.PHASE] = s[mv.AFTER_ALARM]
        return
    s[mv.RIDER] = busho
    if q[at.MOUNTED + unit]:
        s[at.PHASE] = mv.ALARM_ROLL
        return
    no_options(s)
    option(s, 0)
    list_ways_out(q, s, busho, unit)
    ask(s, mv.ALONE_CHOICE, q[at.SIDE_OF + busho])


def next_alone(q: Numbers, s: Numbers, unit: int) -> int:
    """Find the next busho without a unit whom an enemy unit is near; NONE."""
    side = 1 - q[at.SIDE + unit]
    for busho in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        number = s[at.BUSHO_HEX + busho]
        if s[mv.SAFE + busho] == 0 and number >= 0 and s[at.STRAY + busho] == 0:
            if is_alone(q, s, side, number) and distance(q, number, s[at.HEX + unit]) <= mv.NEAR:
                return busho
    return at.NONE


def is_alone(q: Numbers, s: Numbers, side: int, number: int) -> bool:
    """Say whether no combat unit of a side is in a hex."""
    other = s[at.UNIT_AT + number]
    return other < 0 or q[at.SIDE + other] != side


def list_ways_out(q: Numbers, s: Numbers, busho: int, unit: int) -> None:
    """List the hexes into which he can withdraw: 1 + hex (6.45, R25)."""
    side, number = q[at.SIDE_OF + busho], s[at.BUSHO_HEX + busho]
    if in_enemy_zone(s, side, number) or not sees(q, s, number, s[at.HEX + unit]):
        return
    list_backwards(q, s, side, number, s[at.HEX + unit])


def list_backwards(q: Numbers, s: Numbers, side: int, number: int, enemy: int) -> None:
    """List adjacent hexes, by number, where he would be more than two hexes from an enemy."""
    for there in range(q[at.HEXES]):
        if distance(q, number, there) == 1 and distance(q, there, enemy) > mv.NEAR:
            if may_withdraw_to(q, s, side, number, there):
                option(s, 1 + there)


def may_withdraw_to(q: Numbers, s: Numbers, side: int, number: int, there: int) -> bool:
    """Say whether a busho can go to an adjacent hex: open ground, no enemy and no zone there."""
    other = s[at.UNIT_AT + there]
    if in_enemy_zone(s, side, there) or (other >= 0 and q[at.SIDE + other] != side):
        return False
    for direction in range(at.SIDES_OF_HEX):
        if beside(q, number, direction) == there:
            return passable(q, number, direction)
    return False


def chose_alone(q: Numbers, s: Numbers, value: int) -> None:
    """Withdraw, or be placed with the nearest friend (4.72)."""
    busho = s[mv.RIDER]
    s[mv.SAFE + busho] = 1
    if value == 0:
        s[at.STRAY + busho] = at.NEAREST_ANY
    else:
        s[at.BUSHO_HEX + busho] = value - 1
        s[at.COMMAND_KNOWN] = 0


def rolled_alone(q: Numbers, s: Numbers, die: int) -> None:
    """Be caught by Kibamusha, or placed with the nearest friend (4.72)."""
    busho = s[mv.RIDER]
    s[mv.SAFE + busho] = 1
    s[at.PHASE] = mv.ALARM
    if die >= CAUGHT_FROM:
        lose_busho(q, s, busho, True)
    else:
        s[at.STRAY + busho] = at.NEAREST_ANY


# ---- placed with the nearest unit (4.72, 11.63; R26) ----------------------------------


def prepare_stray(q: Numbers, s: Numbers, busho: int) -> None:
    """Ask with which of the nearest units a stray busho is placed; lost if he reaches none."""
    side, number = q[at.SIDE_OF + busho], s[at.BUSHO_HEX + busho]
    first, end = q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]
    if s[at.STRAY + busho] == at.NEAREST_OWN and has_men(q, s, busho):
        first, end = q[at.FIRST_UNIT + busho], q[at.END_OF_UNITS + busho]
    nearest = EVERYWHERE
    for unit in range(first, end):
        if s[at.HEX + unit] >= 0:
            nearest = min(nearest, distance(q, number, s[at.HEX + unit]))
    no_options(s)
    found = reach_from(q, s, side, number, EVERYWHERE)
    for unit in range(first, end):
        there = s[at.HEX + unit]
        if there >= 0 and distance(q, number, there) == nearest and s[at.REACHED + there] > 0:
            option(s, 1 + unit)
    forget(s, found)
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, mv.STRAY_CHOICE, side)
    else:
        lose_busho(q, s, busho, True)


def has_men(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a contingent has a combat unit on the map."""
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if s[at.HEX + unit] >= 0:
            return True
    return False


def settle_stray(q: Numbers, s: Numbers, busho: int, value: int) -> None:
    """Place a stray busho with a unit."""
    s[at.BUSHO_HEX + busho] = s[at.HEX + value - 1]
    s[at.STRAY + busho] = 0
    s[at.COMMAND_KNOWN] = 0
