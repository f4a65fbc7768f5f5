"""The question of a whole battle: ground, counters and charts of a scenario, in numbers."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from samurai_odds.errors import OddsError
from samurai_odds.play.rules import layout as common
from samurai_odds.ran.charts.pack import Used
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.ground_numbers import with_sight, write_ground
from samurai_odds.ran.field.shock import numbers as shock_numbers
from samurai_odds.ran.ground.hexes import Field
from samurai_odds.ran.ground.sight import EXTENDED
from samurai_odds.ran.ground.terrain import TERRAIN, WATER, Terrain
from samurai_odds.ran.orders.activation import COUNTED
from samurai_odds.ran.scenario.scenario import HONJIN, Contingent, Samurai, Scenario
from samurai_odds.ran.units import TYPES, Unit

Numbers = NDArray[np.int64]
_FURTHEST_CHALLENGE = 9  # hexes that the table of sight covers at most
_WEAPONS = {"bow": at.BOW, "teppo": at.TEPPO}


def question_of(scenario: Scenario, used: Used) -> Numbers:
    """Write a scenario's question; OddsError for what whole battles cannot hold."""
    _refuse(scenario)
    _refuse_prices(used)
    q = np.zeros(at.QUESTION_LENGTH, dtype=np.int64)
    q[common.TURN_LIMIT], q[common.SEATS] = scenario.turn_limit, 2
    q[at.CHALLENGE_LIMITS] = scenario.rules.challenge_limits
    q[at.DISRUPTED_ATTACK] = scenario.rules.disrupted_attack
    q[at.WITHDRAW_ON_ADVANCE] = scenario.rules.withdraw_on_advance
    q[at.HEAD_POINTS] = used.number("rout_points", "head")
    q[at.GREAT_HEAD_POINTS] = used.number("rout_points", "so_taisho_head")
    _write_sides(q, scenario)
    unit = 0
    for number, contingent in enumerate(in_order(scenario)):
        _write_contingent(q, number, contingent, scenario, used)
        for counter in contingent.counters:
            q[at.CONTINGENT + unit], q[at.NUMBER + unit] = number, counter.number
            q[at.SIDE + unit] = contingent.side
            _write_unit(q, unit, counter.unit, scenario, used)
            unit += 1
    _write_samurai(q, scenario)
    write_ground(q, scenario.terrain, used)
    rolls.write(q[at.ROLLS : at.ROLLS + at.ROLLS_LENGTH], used)
    shock_numbers.write(q, used)
    ranges = [each.range for cup in cups(scenario) for each in cup]
    return with_sight(q, scenario.terrain, max(EXTENDED, *ranges, 0))


def in_order(scenario: Scenario) -> tuple[Contingent, ...]:
    """List the contingents as whole battles number them: red's, then blue's."""
    return scenario.of_side(0) + scenario.of_side(1)


def cups(scenario: Scenario) -> tuple[Sequence[Samurai], ...]:
    """List the cups of Samurai: red's, blue's, and the one that both draw from (10.22)."""
    return (*(army.samurai for army in scenario.armies), scenario.pool)


def _refuse(scenario: Scenario) -> None:
    problems = []
    samurai = [each for cup in cups(scenario) for each in cup]
    for what, count, most in (
        ("contingents", len(scenario.contingents), at.MOST_CONTINGENTS),
        ("combat units", sum(1 for _ in scenario.units()), at.MOST_UNITS),
        ("Samurai", len(samurai), at.MOST_SAMURAI),
    ):
        if count > most:
            problems.append(f"whole battles hold {most} {what} at most, not {count}")
    for each in samurai:
        if each.range > _FURTHEST_CHALLENGE:
            problems.append(
                f"Samurai '{each.name}': whole battles hold challenge ranges up to "
                f"{_FURTHEST_CHALLENGE}, not {each.range}"
            )
    for contingent, counter in scenario.units():
        if counter.unit.ma > at.MOST_MA:
            problems.append(
                f"{contingent.label(counter)}: whole battles hold a Movement Allowance of "
                f"{at.MOST_MA} at most, not {counter.unit.ma}"
            )
    if problems:
        raise OddsError(*problems)


def _refuse_prices(used: Used) -> None:
    """Refuse charts by which a unit could go on for ever (6.21)."""
    prices = used.table("movement_points")
    problems = [
        f"movement_points, {kind}: whole battles need a price of 1 at least for every hex"
        for kind in TERRAIN
        if kind != WATER and min(prices[kind]) < 1
    ]
    if problems:
        raise OddsError(*problems)


def _write_sides(q: Numbers, scenario: Scenario) -> None:
    units = contingents = 0
    for side, army in enumerate(scenario.armies):
        q[at.ROUT_LEVEL + side] = army.level
        q[at.CHIEF + side] = q[at.CAMP + side] = at.NONE
        q[at.FIRST_OF_SIDE + side], q[at.FIRST_CONTINGENT + side] = units, contingents
        for contingent in scenario.of_side(side):
            if contingent.command is not None:
                q[at.CHIEF + side] = contingents
                q[at.ACTIVATIONS + side] = contingent.command.activations
                q[at.TRUMPS + side] = contingent.command.trumps
            for counter in contingent.counters:
                if counter.unit.type == HONJIN:
                    q[at.CAMP + side] = units
                units += 1
            contingents += 1
        q[at.END_OF_SIDE + side], q[at.END_OF_CONTINGENTS + side] = units, contingents
    q[at.UNITS], q[at.CONTINGENTS] = units, contingents


def _write_contingent(
    q: Numbers, number: int, contingent: Contingent, scenario: Scenario, used: Used
) -> None:
    """Write a contingent and its busho, with the back of his counter (10.53)."""
    q[at.SIDE_OF + number], q[at.LETTER + number] = contingent.side, ord(contingent.letter)
    before = int(q[at.END_OF_UNITS + number - 1]) if number else 0
    q[at.FIRST_UNIT + number] = before
    q[at.END_OF_UNITS + number] = before + len(contingent.counters)
    counted = sum(counter.unit.type != HONJIN for counter in contingent.counters)
    q[at.STRENGTH + number] = counted
    faces = (contingent.rating, contingent.man), contingent.behind()
    for face, (rating, man) in enumerate(faces):
        place = face * at.MOST_CONTINGENTS + number
        q[at.RATING + place] = rating
        q[at.COMBAT + place], q[at.STAMINA + place] = man.combat, man.stamina
    if contingent.enters is not None:
        q[at.ENTRY_TURN + number] = contingent.enters.turn
        q[at.ENTRY_ACTIVE + number] = contingent.enters.active
        _write_entries(q, number, contingent.enters.hexes, scenario.terrain)
    for lost in range(counted + 1):
        place = at.FLIGHT + number * (at.MOST_UNITS + 1) + lost
        q[place] = used.flight_limit(counted, lost)


def _write_entries(q: Numbers, number: int, hexes: Sequence[int], ground: Terrain) -> None:
    """List where a contingent enters, then the other hexes of that edge, nearest first (R46)."""
    field = ground.field
    edges = {edge for entry in hexes for edge in _edges(field, entry)}
    others = (each for each in range(field.hexes) if edges & _edges(field, each))
    away = {each: min(field.distance(each, entry) for entry in hexes) for each in (*hexes, *others)}
    listed = sorted((far, each) for each, far in away.items() if ground.hexes[each] != WATER)
    q[at.ENTRY_HEXES + number] = len(listed)
    for k, (far, each) in enumerate(listed):
        q[at.ENTRY + number * at.MOST_ENTRIES + k] = each
        q[at.ENTRY_AWAY + number * at.MOST_ENTRIES + k] = far


def _edges(field: Field, number: int) -> set[str]:
    """Name the edges of the map that a hex lies on."""
    row, place = field.row_of(number), field.place_of(number)
    found = {"top": row == 0, "bottom": row == field.rows - 1}
    found |= {"left": place == 0, "right": place == field.columns - 1}
    return {edge for edge, there in found.items() if there}


def _write_unit(q: Numbers, unit: int, printed: Unit, scenario: Scenario, used: Used) -> None:
    """Write what is printed on a counter, and what its type makes of it."""
    q[at.TYPE + unit] = TYPES.index(printed.type)
    q[at.TQ + unit], q[at.TQ + at.MOST_UNITS + unit] = printed.tq, printed.second_tq
    q[at.MA + unit], q[at.MA + at.MOST_UNITS + unit] = printed.ma, printed.second_ma
    q[at.WEAPON + unit] = _WEAPONS[printed.weapon] if printed.fires else at.NO_WEAPON
    q[at.MOUNTED + unit] = not printed.foot
    q[at.FORMED + unit] = not printed.fires
    q[at.COUNTED + unit] = printed.type in COUNTED
    own = dict(scenario.rules.rout_points)
    kind = printed.chart_type if printed.type != HONJIN else HONJIN
    if printed.type in own:
        q[at.POINTS + unit] = own[printed.type]
    elif kind in own:
        q[at.POINTS + unit] = own[kind]
    elif kind != HONJIN:
        q[at.POINTS + unit] = used.number("rout_points", kind)


def _write_samurai(q: Numbers, scenario: Scenario) -> None:
    number = 0
    for cup, listed in enumerate(cups(scenario)):
        for each in listed:
            q[at.CUP + number], q[at.CHALLENGE_RANGE + number] = cup, each.range
            q[at.SAMURAI_COMBAT + number] = each.man.combat
            q[at.SAMURAI_STAMINA + number] = each.man.stamina
            number += 1
    q[at.SAMURAI] = number
