"""The question of a full game: ground, counters and charts of a scenario, in numbers."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from samurai_odds.errors import refuse
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.activation import COUNTED
from samurai_odds.ran.facts import Used
from samurai_odds.ran.hexes import LANDS, SIDES_OF_A_HEX, TERRAIN, WATER, Field, Terrain
from samurai_odds.ran.procedures.fire_numbers import volley_modifier
from samurai_odds.ran.procedures.numbers import CombatNumbers, Ground, charge_column, clash_column
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import rolls
from samurai_odds.ran.rules.layout import Question
from samurai_odds.ran.scenario.scenario import HONJIN, Contingent, Samurai, Scenario
from samurai_odds.ran.units import TYPES, Unit
from samurai_odds.ran.zones import EXTENDED, screening

# ---- The map in numbers --------------------------------------------------------------

Numbers = NDArray[np.int64]
BLOCKED = -1  # in the table of sight; else the place of a list: its length, then hexes


def write_ground(q: Question, ground: Terrain, used: Used, adds: bool = True) -> None:
    """Write hexes and sides of hexes: what they cost, and do in combat.

    ``adds``: of a hexside all that lies on it counts in a shock (R100).
    """
    field = ground.field
    q.hexes = field.hexes
    for number, kind in enumerate(ground.hexes):
        q.terrain[number] = TERRAIN.index(kind)
        q.elevation[number] = ground.levels[number]
        q.across[number], _, q.along[number] = field.cube(number)
        q.close_country[number] = LANDS[kind].close
        q.cover[number] = used.number_or("fire_cover", kind, 0)
        if kind != WATER:
            q.hex_shift[number] = Ground([kind], []).shift(used)
            close, loose = used.table("movement_points")[kind]
            q.hex_cost[number], q.open_hex_cost[number] = close, loose
        for side in range(len(SIDES_OF_A_HEX)):
            _write_side(q, ground, used, number, side, adds)


def _write_side(
    q: Question, ground: Terrain, used: Used, number: int, side: int, adds: bool
) -> None:
    """Write what lies across a side of a hex, and what it costs to go there (6.24, 9.28.3; R100).

    Where the charts have no price for going down a level, it is that of going up.
    """
    other = ground.field.neighbor(number, side)
    q.beside[number, side] = other
    if not ground.open_to(number, other):
        return
    q.passable[number, side] = 1
    on_side = ground.side(number, other)
    drawn = () if on_side is None else (on_side,)
    prices, rise = used.table("movement_points"), ground.levels[other] - ground.levels[number]
    slope = "uphill" if rise > 0 or "downhill" not in prices else "downhill"
    crossed = [prices[key] for key in (ground.hexes[other], *drawn, *[slope] * abs(rise))]
    q.cost[number, side] = sum(int(close) for close, _ in crossed)
    q.open_cost[number, side] = sum(int(loose) for _, loose in crossed)
    q.side_shift[number, side] = Ground([], ground.crossed(number, other), adds).shift(used)


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
            screens = screening(ground, one, other)
            if screens is None:
                continue
            if screens not in known:
                known[screens] = start + len(table) + len(lists)
                lists += [len(screens), *screens]
            u, _, w = cubes[other]
            offset, middle = (u - x) * wide + w - z, reach * wide + reach
            table[one * wide * wide + middle + offset] = known[screens]
            table[other * wide * wide + middle - offset] = known[screens]
    return np.array(table + lists, dtype=np.int64)


def _within(field: Field, one: int, reach: int) -> list[int]:
    """List the hexes from a hex on, by number, that are so near."""
    row, numbers = field.row_of(one), []
    for down in range(min(reach + 1, field.rows - row)):
        left = field.across(one) - 2 * reach + down  # how far across, in half-widths, it begins
        first = (left - 1 - (row + down) % 2) // 2
        end = min(field.columns, first + 2 * reach - down + 1)
        places = range(max(first, 0) if down else field.place_of(one), end)
        numbers += [field.hex_at(row + down, place) for place in places]
    return numbers


def with_sight(q: Question, ground: Terrain, reach: int) -> Question:
    """Put the table of sight at the end of a question."""
    q.sight_range, q.sight = reach, len(q)
    return Question(np.concatenate([q, sight_table(ground, reach, len(q))]))


# ---- What all combats of a battle have alike -----------------------------------------


def _write_combats(q: Question, used: Used, wounds: bool) -> None:
    """Write the template of a combat's question, shock columns, and numbers of the ground."""
    numbers = CombatNumbers(used)
    numbers.rules()
    template: combat.Question = numbers.q
    template.shock_follows = combat.ALWAYS
    template.checks[:] = range(rolls.CHECK, rolls.EXCESS)
    template.excesses[:] = range(rolls.EXCESS, rolls.SHOCK)
    template.table.flat[:] = range(rolls.SHOCK, rolls.CASUALTY)
    template.wounds = int(wounds)
    q.combats.template = template
    _write_columns(q, used)
    for place, key in enumerate(TERRAIN):
        q.combats.own_hits[place] = Ground([key], []).own_hits(used)
    q.combats.flank_modifier = used.number("fire_modifiers", "flank")
    q.combats.volley_modifier[:] = [volley_modifier(used, k) for k in range(combat.MOST_IN_VOLLEY)]


def _write_columns(q: Question, used: Used) -> None:
    for i, defender in enumerate(TYPES):
        q.combats.charge_column[i] = charge_column(used, defender)
        for k, attacker in enumerate(TYPES):
            q.combats.column[i, k] = clash_column(used, defender, attacker)


# ---- The question of a full game --------------------------------------------------

_SWITCHES = {  # by the field of Rules
    "challenge_limits": Question.challenge_limits.at,
    "disrupted_attack": Question.disrupted_attack.at,
    "withdraw_on_advance": Question.withdraw_on_advance.at,
    "engaged_remove_hits": Question.engaged_remove_hits.at,
    "placed_busho": Question.placed_busho.at,
    "wounds_are_hits": Question.wounds_are_hits.at,
    "retreats_alarm": Question.retreats_alarm.at,
    "trumped_stays": Question.trumped_stays.at,
    "off_map_eliminates": Question.off_map_eliminates.at,
    "partner_attacked": Question.partner_attacked.at,
}
_FURTHEST_CHALLENGE = 9  # hexes that the table of sight covers at most
_WEAPONS = {"bow": at.BOW, "teppo": at.TEPPO}


def question_of(scenario: Scenario, used: Used) -> Question:
    """Write a scenario's question; OddsError for what full games cannot hold."""
    _refuse(scenario)
    _refuse_prices(used)
    q = Question.blank()
    q.turn_limit, q.seats = scenario.turn_limit, 2
    for field, place in _SWITCHES.items():
        q[place] = getattr(scenario.rules, field)
    q.head_points = used.number("rout_points", "head")
    q.great_head_points = used.number("rout_points", "so_taisho_head")
    _write_sides(q, scenario)
    unit = 0
    for number, contingent in enumerate(in_order(scenario)):
        _write_contingent(q, number, contingent, scenario, used)
        for counter in contingent.counters:
            q.contingent[unit], q.unit_number[unit] = number, counter.number
            q.side[unit] = contingent.side
            _write_unit(q, unit, counter.unit, scenario, used)
            unit += 1
    _write_samurai(q, scenario)
    write_ground(q, scenario.terrain, used, scenario.rules.hexsides_add)
    rolls.write(q.rolls, used)
    _write_combats(q, used, scenario.rules.wounds_are_hits)
    ranges = [each.range for cup in cups(scenario) for each in cup]
    return with_sight(q, scenario.terrain, max(EXTENDED, *ranges, 0))


def in_order(scenario: Scenario) -> tuple[Contingent, ...]:
    """List the contingents as full games number them: red's, then blue's."""
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
            problems.append(f"full games hold {most} {what} at most, not {count}")
    for each in samurai:
        if each.range > _FURTHEST_CHALLENGE:
            problems.append(
                f"Samurai '{each.name}': full games hold challenge ranges up to "
                f"{_FURTHEST_CHALLENGE}, not {each.range}"
            )
    for contingent, counter in scenario.units():
        if counter.unit.ma > at.MOST_MA:
            problems.append(
                f"{contingent.label(counter)}: full games hold a Movement Allowance of "
                f"{at.MOST_MA} at most, not {counter.unit.ma}"
            )
    refuse(problems)


def _refuse_prices(used: Used) -> None:
    """Refuse charts by which a unit could go on for ever (6.21)."""
    prices = used.table("movement_points")
    problems = [
        f"movement_points, {kind}: full games need a price of 1 at least for every hex"
        for kind in TERRAIN
        if kind != WATER and min(prices[kind]) < 1
    ]
    refuse(problems)


def _write_sides(q: Question, scenario: Scenario) -> None:
    units = contingents = 0
    for side, army in enumerate(scenario.armies):
        q.rout_level[side] = army.level
        q.chief[side] = q.camp[side] = at.NONE
        q.first_of_side[side], q.first_contingent[side] = units, contingents
        for contingent in scenario.of_side(side):
            if contingent.command is not None:
                q.chief[side] = contingents
                q.activations[side] = contingent.command.activations
                q.trumps[side] = contingent.command.trumps
            for counter in contingent.counters:
                if counter.unit.type == HONJIN:
                    q.camp[side] = units
                units += 1
            contingents += 1
        q.end_of_side[side], q.end_of_contingents[side] = units, contingents
    q.units, q.contingents = units, contingents


def _write_contingent(
    q: Question, number: int, contingent: Contingent, scenario: Scenario, used: Used
) -> None:
    """Write a contingent and its busho, with the back of his counter (10.53)."""
    q.side_of[number], q.letter[number] = contingent.side, ord(contingent.letter)
    before = int(q.end_of_units[number - 1]) if number else 0
    q.first_unit[number] = before
    q.end_of_units[number] = before + len(contingent.counters)
    counted = sum(counter.unit.type != HONJIN for counter in contingent.counters)
    q.strength[number] = counted
    faces = (contingent.rating, contingent.man), contingent.behind()
    for face, (rating, man) in enumerate(faces):
        q.rating[face, number] = rating
        q.combat[face, number], q.stamina[face, number] = man.combat, man.stamina
    if contingent.enters is not None:
        q.entry_turn[number] = contingent.enters.turn
        q.entry_active[number] = contingent.enters.active
        _write_entries(q, number, contingent.enters.hexes, scenario.terrain)
    for lost in range(counted + 1):
        q.flight[number, lost] = used.flight_limit(counted, lost)


def _write_entries(q: Question, number: int, hexes: Sequence[int], ground: Terrain) -> None:
    """List where a contingent enters, then the other hexes of that edge, nearest first (R46)."""
    field = ground.field
    edges = {edge for entry in hexes for edge in _edges(field, entry)}
    others = (each for each in range(field.hexes) if edges & _edges(field, each))
    away = {each: min(field.distance(each, entry) for entry in hexes) for each in (*hexes, *others)}
    listed = sorted((far, each) for each, far in away.items() if ground.hexes[each] != WATER)
    q.entry_hexes[number] = len(listed)
    for k, (far, each) in enumerate(listed):
        q.entry[number, k] = each
        q.entry_away[number, k] = far


def _edges(field: Field, number: int) -> set[str]:
    row, place = field.row_of(number), field.place_of(number)
    edges = {"top": row == 0, "bottom": row == field.rows - 1}
    edges |= {"left": place == 0, "right": place == field.columns - 1}
    return {edge for edge, there in edges.items() if there}


def _write_unit(q: Question, unit: int, printed: Unit, scenario: Scenario, used: Used) -> None:
    q.type[unit] = TYPES.index(printed.type)
    q.tq[0, unit], q.tq[1, unit] = printed.tq, printed.second_tq
    q.ma[0, unit], q.ma[1, unit] = printed.ma, printed.second_ma
    q.weapon[unit] = _WEAPONS[printed.weapon] if printed.fires else at.NO_WEAPON
    q.mounted[unit] = not printed.foot
    q.formed[unit] = not printed.fires
    q.counted[unit] = printed.type in COUNTED
    own = dict(scenario.rules.rout_points)
    kind = printed.points_type
    if printed.type in own:
        q.points[unit] = own[printed.type]
    elif kind in own:
        q.points[unit] = own[kind]
    elif kind != HONJIN:
        q.points[unit] = used.number("rout_points", kind)


def _write_samurai(q: Question, scenario: Scenario) -> None:
    number = 0
    for cup, listed in enumerate(cups(scenario)):
        for each in listed:
            q.cup[number], q.challenge_range[number] = cup, each.range
            q.samurai_combat[number] = each.man.combat
            q.samurai_stamina[number] = each.man.stamina
            number += 1
    q.samurai = number
