"""Lines of a script: who does it, and what.

Where a line says what a unit or busho does, it says who does it, too; an attack's says whom it
strikes, not across which sides.
"""

from collections.abc import Callable

from samurai_odds.engine.machine import inlined
from samurai_odds.play.decisions import Ordered, Words
from samurai_odds.play.packing import Field, Fields, Packing
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import (
    act_value,
    attack_charges,
    attack_front,
    end_facing,
    end_hex,
    end_value,
    hex_of,
    move_end,
    move_fires,
    unit_of,
    who_of,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.strikes import enemy_before

_BY_UNIT = Field("unit", "unit", first=1)
_AT_HEX = Field("hex", "hex", 1 + at.MOST_HEXES, first=1)
_ENEMY = Field("enemy", "enemy", 1 + at.MOST_UNITS, first=1)
MOVE_LINE = Packing(
    (_BY_UNIT, _AT_HEX, Field("facing", "facing", 1 + at.SIDES_OF_HEX, first=1), _ENEMY)
)  # no hex: a turn where it stands; no facing: it halts or fires
move_line = MOVE_LINE.packer(__name__, "move_line")
HARASS_LINE = Packing((_BY_UNIT, _ENEMY))
harass_line = HARASS_LINE.packer(__name__, "harass_line")
RIDE_LINE = Packing((Field("busho", "letter", first=1), _AT_HEX))  # no hex: he stays
ride_line = RIDE_LINE.packer(__name__, "ride_line")
ATTACK_LINE = Packing(
    (
        Field("charges", "number"),
        *(Field(name, "enemy", 1 + at.MOST_UNITS, first=1) for name in ("second", "first")),
        Field("unit", "unit", 1 + at.MOST_UNITS, first=1),
    )
)
attack_line = ATTACK_LINE.packer(__name__, "attack_line")


@inlined
def halt_line(unit: int) -> int:
    return move_line(unit, at.NONE, at.NONE, at.NONE)


def line_of_move(q: Question, s: State, choice: int) -> int:
    unit = s.mover
    if choice == 0:
        return halt_line(unit)
    if move_fires(choice):
        return move_line(unit, at.NONE, at.NONE, move_end(choice))
    return move_line(unit, end_hex(choice), end_facing(choice), at.NONE)


def line_of_turn(q: Question, s: State, choice: int) -> int:
    """Write a turn where a unit stands without the hex."""
    unit = s.mover
    if choice == 0 or move_fires(choice) or end_hex(choice) != s.hex[unit]:
        return at.NONE
    return move_line(unit, at.NONE, end_facing(choice), at.NONE)


def line_of_harassing(q: Question, s: State, choice: int) -> int:
    return harass_line(s.move.harasser, unit_of(choice))


def line_of_ride(q: Question, s: State, choice: int) -> int:
    return ride_line(s.move.rider, hex_of(choice))


def line_of_attack(q: Question, s: State, choice: int) -> int:
    if choice == 0:
        return 0
    unit, front = who_of(choice), attack_front(choice)
    first = enemy_before(q, s, unit, sh.RIGHT if front == sh.RIGHT else sh.LEFT)
    second = enemy_before(q, s, unit, sh.RIGHT) if front == sh.BOTH else at.NONE
    return attack_line(attack_charges(choice), second, first, unit)


def line_of_attack_turned(q: Question, s: State, choice: int) -> int:
    """Write an attack on two with the right one first."""
    if choice == 0 or attack_front(choice) != sh.BOTH:
        return at.NONE
    unit = who_of(choice)
    left, right = enemy_before(q, s, unit, sh.LEFT), enemy_before(q, s, unit, sh.RIGHT)
    return attack_line(attack_charges(choice), left, right, unit)


def acting(what: int) -> Callable[[Fields, Words], list[Ordered]]:
    """Have a unit act before the line that says how."""
    return lambda fields, words: [(mv.UNIT_CHOICE, act_value(what, fields["unit"]))]


def setting_out(fields: Fields, words: Words) -> list[Ordered]:
    """Have a unit move, a reinforcement enter; ``words.about`` are the units on the map."""
    lines = acting(mv.MOVE)(fields, words)
    if fields["unit"] in words.about:
        return lines
    return [*lines, (mv.ENTRY_CHOICE, end_value(fields["hex"], fields["facing"]))]


def standing(fields: Fields, words: Words) -> list[Ordered]:
    return acting(mv.MOVE)(fields, words) if fields["unit"] in words.about else []
