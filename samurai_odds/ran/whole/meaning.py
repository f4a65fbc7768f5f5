"""What a line of orders said beforehand means: which option it takes, and when it is over.

A line about the unit, or the busho, whose turn it is names him: WHO * (1 + his number) goes
before the option's own value. An attack names its targets, whatever side they are on.
"""

from collections.abc import Sequence
from typing import Any

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.shock import layout as sh

WHO = 1_000_000
IN_PLACE = 20_000  # + facing: a turn where it stands
TARGET = 1_000  # units are fewer
CHARGING = TARGET**3


def halt_line(unit: int) -> int:
    return WHO * (1 + unit)


def end_line(unit: int, there: int, facing: int) -> int:
    """Write where a unit goes, and how it faces there; NONE: where it stands."""
    if there < 0:
        return halt_line(unit) + IN_PLACE + facing
    return halt_line(unit) + 1 + at.SIDES_OF_HEX * there + facing


def fire_line(unit: int, enemy: int) -> int:
    """Write at whom a unit fires."""
    return halt_line(unit) + at.ACTION + 1 + enemy


def quarry_line(unit: int, enemy: int) -> int:
    """Write whom a unit harasses."""
    return halt_line(unit) + 1 + enemy


def ride_line(busho: int, there: int) -> int:
    """Write where a busho goes; NONE: he stays."""
    return WHO * (1 + busho) + 1 + there


def attack_line(unit: int, targets: Sequence[int], charges: bool) -> int:
    """Write whom a unit shocks."""
    first, *rest = targets
    second = 1 + rest[0] if rest else 0
    value = 1 + unit + TARGET * (1 + first) + TARGET * TARGET * second
    return value + CHARGING * charges


def unit_of_line(kind: int, value: int) -> int:
    """Return the unit whose act a line is, NONE where it is about no unit."""
    if kind == mv.UNIT_CHOICE:
        return value % at.ACTION - 1
    if kind == mv.MOVE_CHOICE or kind == mv.HARASS_CHOICE:
        return value // WHO - 1
    if kind == mv.VOLLEY_CHOICE:
        return value - 1
    return value % TARGET - 1 if kind == sh.ATTACK_CHOICE else at.NONE


def means(q: Any, s: Any, kind: int, choice: int, value: int) -> bool:
    """Say whether an option is what a line means."""
    if kind == mv.MOVE_CHOICE:
        unit = s[mv.MOVER]
        if value // WHO != 1 + unit:
            return False
        wanted = value % WHO
        if wanted >= IN_PLACE:
            wanted = 1 + at.SIDES_OF_HEX * s[at.HEX + unit] + wanted - IN_PLACE
        return choice == wanted
    if kind == mv.HARASS_CHOICE:
        return value // WHO == 1 + s[mv.HARASSER] and choice == value % WHO
    if kind == mv.BUSHO_CHOICE:
        return value // WHO == 1 + s[mv.RIDER] and choice == value % WHO
    if kind == sh.ATTACK_CHOICE and choice > 0:
        return is_attack(q, s, choice, value)
    return choice == value


def is_attack(q: Any, s: Any, choice: int, value: int) -> bool:
    """Say whether an attack that can be named is the one of a line."""
    what, unit = choice // at.ACTION, choice % at.ACTION - 1
    if value % TARGET != 1 + unit or (value >= CHARGING) != (what >= sh.CHARGE):
        return False
    one = value // TARGET % TARGET - 1
    other = value // (TARGET * TARGET) % TARGET - 1
    whom = what % sh.CHARGE
    left, right = struck(q, s, unit, 0), struck(q, s, unit, 1)
    if whom == sh.BOTH:
        return (one == left and other == right) or (one == right and other == left)
    return other < 0 and one == (right if whom == sh.RIGHT else left)


def struck(q: Any, s: Any, unit: int, which: int) -> int:
    """Give the unit across the left, 0, or the right front side of a unit's hex, NONE."""
    side = (s[at.FACING + unit] + 5 + which) % at.SIDES_OF_HEX
    there = q[at.BESIDE + at.SIDES_OF_HEX * s[at.HEX + unit] + side]
    return s[at.UNIT_AT + there] if there >= 0 else at.NONE


def silent(q: Any, s: Any) -> bool:
    """Say whether orders said beforehand are over: they are for one Orders Phase."""
    return bool(0 < q[at.SCRIPT_PHASES] < s[at.ORDERS_PHASES])
