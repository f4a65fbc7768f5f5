"""The question of a whole battle: ground, counters and charts of a scenario, in numbers."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.errors import OddsError
from samurai_odds.play import layout as common
from samurai_odds.ran.facts import Used
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.hexes import LANDS, SIDES_OF_A_HEX, TERRAIN, WATER, Field, Terrain
from samurai_odds.ran.procedures.numbers import NEVER_ATTACK, CombatNumbers, Ground
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.rules.activation import COUNTED
from samurai_odds.ran.scenario.scenario import HONJIN, Contingent, Samurai, Scenario
from samurai_odds.ran.units import CHART_TYPES, TYPES, Unit
from samurai_odds.ran.zones import EXTENDED, screening

# ---- The map in numbers --------------------------------------------------------------

Numbers = NDArray[np.int64]
BLOCKED = -1  # in the table of sight; else the place of a list: its length, then hexes


def write_ground(q: Numbers, ground: Terrain, used: Used, adds: bool = True) -> None:
    """Write hexes and sides of hexes: what they cost, and do in combat.

    ``adds``: of a hexside all that lies on it counts in a shock (R100).
    """
    field = ground.field
    q[at.HEXES] = field.hexes
    for number, kind in enumerate(ground.hexes):
        q[at.TERRAIN + number] = TERRAIN.index(kind)
        q[at.ELEVATION + number] = ground.levels[number]
        q[at.ACROSS + number], _, q[at.ALONG + number] = field.cube(number)
        q[at.CLOSE_COUNTRY + number] = LANDS[kind].close
        if kind in used.facts.tables["fire_cover"]:
            q[at.COVER + number] = used.number("fire_cover", kind)
        if kind != WATER:
            q[at.HEX_SHIFT + number] = Ground([kind], []).shift(used)
            close, loose = used.table("movement_points")[kind]
            q[at.HEX_COST + number], q[at.OPEN_HEX_COST + number] = close, loose
        for side in range(len(SIDES_OF_A_HEX)):
            _write_side(q, ground, used, number, side, adds)


def _write_side(
    q: Numbers, ground: Terrain, used: Used, number: int, side: int, adds: bool
) -> None:
    """Write what lies across a side of a hex, and what it costs to go there (6.24, 9.28.3; R100).

    Where the charts have no price for going down a level, it is that of going up.
    """
    place = at.SIDES_OF_HEX * number + side
    other = ground.field.neighbor(number, side)
    q[at.BESIDE + place] = other
    if not ground.open_to(number, other):
        return
    q[at.PASSABLE + place] = 1
    on_side = ground.side(number, other)
    drawn = () if on_side is None else (on_side,)
    prices, rise = used.table("movement_points"), ground.levels[other] - ground.levels[number]
    slope = "uphill" if rise > 0 or "downhill" not in prices else "downhill"
    for column, start in enumerate((at.COST, at.OPEN_COST)):
        q[start + place] = sum(
            int(prices[key][column]) for key in (ground.hexes[other], *drawn, *[slope] * abs(rise))
        )
    q[at.SIDE_SHIFT + place] = Ground([], ground.crossed(number, other), adds).shift(used)


@lru_cache(maxsize=16)  # the same ground is begun on again and again
def sight_table(ground: Terrain, reach: int, start: int) -> Numbers:
    """Tabulate the sight between hexes up to ``reach`` apart; ``start``: its place in the question.

    By hex and offset (`sight.offset`): BLOCKED, or the place of the list of hexes in which a
    combat unit blocks.
    """
    field, wide = ground.field, 2 * reach + 1
    cubes = [field.cube(number) for number in range(field.hexes)]
    table = [BLOCKED] * (field.hexes * wide * wide)
    lists: list[int] = []
    known: dict[tuple[int, ...], int] = {}
    for one, (x, _, z) in enumerate(cubes):
        for other in _within(field, one, reach):
            found = screening(ground, one, other)
            if found is None:
                continue
            if found not in known:
                known[found] = start + len(table) + len(lists)
                lists += [len(found), *found]
            u, _, w = cubes[other]
            offset, middle = (u - x) * wide + w - z, reach * wide + reach
            table[one * wide * wide + middle + offset] = known[found]
            table[other * wide * wide + middle - offset] = known[found]
    return np.array(table + lists, dtype=np.int64)


def _within(field: Field, one: int, reach: int) -> list[int]:
    """List the hexes from a hex on, by number, that are so near."""
    row, found = field.row_of(one), []
    for down in range(min(reach + 1, field.rows - row)):
        left = field.across(one) - 2 * reach + down  # how far across, in half-widths, it begins
        first = (left - 1 - (row + down) % 2) // 2
        end = min(field.columns, first + 2 * reach - down + 1)
        places = range(max(first, 0) if down else field.place_of(one), end)
        found += [field.hex_at(row + down, place) for place in places]
    return found


def with_sight(q: Numbers, ground: Terrain, reach: int) -> Any:
    """Put the table of sight at the end of a question."""
    q[at.SIGHT_RANGE], q[at.SIGHT] = reach, len(q)
    return np.concatenate([q, sight_table(ground, reach, len(q))])


# ---- What all combats of a battle have alike -----------------------------------------


def _write_combats(q: NDArray[np.int64], used: Used, wounds: bool) -> None:
    """Write the template of a combat's question, shock columns, and numbers of the ground."""
    numbers = CombatNumbers(used)
    numbers.rules()
    template = numbers.q
    template[combat.SHOCK_FOLLOWS] = combat.ALWAYS
    for place in range(combat.LIMITS):
        limit = combat.LOWEST_LIMIT + place
        template[combat.CHECKS + place] = rolls.check(limit)
        template[combat.EXCESSES + place] = rolls.excess(limit)
    for place in range(3 * combat.COLUMNS):
        template[combat.TABLE + place] = rolls.SHOCK + place
    template[combat.WOUNDS] = int(wounds)
    q[sh.TEMPLATE : sh.TEMPLATE + combat.QUESTION_LENGTH] = template
    _write_columns(q, used)
    doubled = used.facts.tables["doubled_hits"]
    for place, key in enumerate(TERRAIN):
        own = used.number("doubled_hits", key) if key in doubled else 1
        q[sh.OWN_HITS + place] = own
    q[sh.FLANK_MODIFIER] = used.number("fire_modifiers", "flank")


def _write_columns(q: NDArray[np.int64], used: Used) -> None:
    for i, defender in enumerate(TYPES):
        met = CHART_TYPES.get(defender, defender)
        q[sh.CHARGE_COLUMN + i] = used.clash(met, "KB_NORI")
        for k, attacker in enumerate(TYPES):
            if attacker not in NEVER_ATTACK:
                column = used.clash(met, CHART_TYPES.get(attacker, attacker))
                q[sh.COLUMN + i * sh.TYPES + k] = column


# ---- The question of a whole battle --------------------------------------------------

_SWITCHES = {  # by the field of Rules
    "challenge_limits": at.CHALLENGE_LIMITS,
    "disrupted_attack": at.DISRUPTED_ATTACK,
    "withdraw_on_advance": at.WITHDRAW_ON_ADVANCE,
    "engaged_remove_hits": at.ENGAGED_REMOVE_HITS,
    "placed_busho": at.PLACED_BUSHO,
    "wounds_are_hits": at.WOUNDS_ARE_HITS,
    "retreats_alarm": at.RETREATS_ALARM,
    "trumped_stays": at.TRUMPED_STAYS,
    "off_map_eliminates": at.OFF_MAP_ELIMINATES,
    "partner_attacked": at.PARTNER_ATTACKED,
}
_FURTHEST_CHALLENGE = 9  # hexes that the table of sight covers at most
_WEAPONS = {"bow": at.BOW, "teppo": at.TEPPO}


def question_of(scenario: Scenario, used: Used) -> Numbers:
    """Write a scenario's question; OddsError for what whole battles cannot hold."""
    _refuse(scenario)
    _refuse_prices(used)
    q = np.zeros(at.QUESTION_LENGTH, dtype=np.int64)
    q[common.TURN_LIMIT], q[common.SEATS] = scenario.turn_limit, 2
    for field, place in _SWITCHES.items():
        q[place] = getattr(scenario.rules, field)
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
    write_ground(q, scenario.terrain, used, scenario.rules.hexsides_add)
    rolls.write(q[at.ROLLS : at.ROLLS + at.ROLLS_LENGTH], used)
    _write_combats(q, used, scenario.rules.wounds_are_hits)
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
    row, place = field.row_of(number), field.place_of(number)
    found = {"top": row == 0, "bottom": row == field.rows - 1}
    found |= {"left": place == 0, "right": place == field.columns - 1}
    return {edge for edge, there in found.items() if there}


def _write_unit(q: Numbers, unit: int, printed: Unit, scenario: Scenario, used: Used) -> None:
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
