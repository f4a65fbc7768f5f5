"""The player's sheet of a scenario of RAN: its units against each other, flight, and par."""

from collections import Counter as Count
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from samurai_odds import ran
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.errors import refuse
from samurai_odds.grids.fitting import USUAL_WIDTH, counted
from samurai_odds.grids.grid import Grid
from samurai_odds.ran.facts import load
from samurai_odds.ran.full_game.balance import Par
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.procedures.numbers import NEVER_ATTACK
from samurai_odds.ran.scenario.board import ground, scene
from samurai_odds.ran.scenario.contingent_lines import units_lines
from samurai_odds.ran.scenario.map_text import (
    contingent_row,
    drawn_text,
    source_lines,
    special_lines,
)
from samurai_odds.ran.scenario.scenario import HONJIN, SIDES, Contingent, Counter, Scenario
from samurai_odds.ran.units import Unit, read_unit
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Booklet, Notes, Selection, figure
from samurai_odds.reports.player_sheet import (
    best_and_worst,
    by_ground,
    explained,
    fewer,
    named_file,
    one_page,
    par_lines,
    played,
    sentence,
    setting_up,
    side_begins,
    side_name,
    special,
    undecided_row,
)
from samurai_odds.reports.ran_card import LETTERS, advice, value_text

_MOST_ROWS = 42  # of all tables
_PLACES = (
    *("contingent: rating, combat/stamina, status", "busho at"),
    *("units", "hex and facing"),
)
_CLEAR, _UPHILL = "clear", "uphill"
_LOST = {"1/4 lost": 1 / 4, "1/3": 1 / 3, "1/2": 1 / 2, "2/3": 2 / 3, "3/4": 3 / 4}
_REACH = {"AS-T": (1, 2, 3), "SI-B": (1, 2, 3), "AS-B": (1, 2, 3), "KB-B": (1, 2)}


def fresh(unit: Unit) -> str:
    """Write a unit without hits and words."""
    return str(replace(unit, hits=0, words=()))


def kinds(scenario: Scenario, side: int) -> tuple[str, ...]:
    """List the units of a side as they are rated, the most numerous first."""
    own = [counter.unit for each in scenario.of_side(side) for counter in each.counters]
    return tuple(text for text, _ in Count(map(fresh, own)).most_common())


def grounds(scenario: Scenario) -> tuple[str, ...]:
    """List where a unit is shocked: clear, where units begin, uphill, a stream, other terrain."""
    terrain = scenario.terrain
    begun = Count(terrain.hexes[one.hex] for one in scenario.standing.values())
    sides = [kind for _, kind in terrain.sides if kind == "stream"][:1]
    slopes = [_UPHILL] if len(set(terrain.levels)) > 1 else []
    common = [key for key, _ in Count(terrain.hexes).most_common() if key != "water"]
    there = (key for key, _ in begun.most_common())
    return tuple(dict.fromkeys((_CLEAR, *there, *slopes, *sides, *common)))


def selection(scenario: Scenario, units: tuple[str, ...], rules: str | None) -> Selection:
    """Choose what a scenario has, of it only some units if they are named."""
    there = dict.fromkeys((*kinds(scenario, 0), *kinds(scenario, 1)))
    chosen = tuple(text for text in there if _is_chosen(text, units))
    refuse([] if chosen else [f"none of {', '.join(units)} is in {scenario.title}"])
    return Selection(rules, chosen)


def _is_chosen(text: str, units: tuple[str, ...]) -> bool:
    return not units or text in units or text.split()[0] in units


def read(units: tuple[str, ...]) -> tuple[str, ...]:
    """Read types and rated units; raise OddsError for what is neither."""
    return tuple(fresh(read_unit(text, "units")) if " " in text else _type(text) for text in units)


def _type(text: str) -> str:
    return read_unit(f"{text} 6-4", "units").type


def sheet(named: Any, units: tuple[str, ...], rules: str | None, samples: int) -> Booklet:
    """Make the sheet: what to do with whom, when contingents flee, and what to expect."""
    par = Par(named, rules=rules)
    scenario = par.staged.scenario
    odds = played(par, samples)
    notes = Notes(selection(scenario, units, rules))
    notes.remember(odds)

    def shocks_on(places: Sequence[str]) -> Grid:
        return _shocks(notes, scenario, places)

    fire, flight = _fire(notes), _flight(notes, scenario)
    most = max(1, _MOST_ROWS - len(fire.rows) - len(flight.rows))
    shocks = fewer(shocks_on, grounds(scenario), most)
    text = (
        " ".join(_force(scenario, side) for side in (0, 1)),
        f"An army breaks, and loses, at its rout points; after turn {scenario.turn_limit} rout "
        "points decide.",
        *special([*special_lines(scenario, whole=False)], scenario.notes),
        *par_lines(odds, "ran", f"{par.staged.red} on both sides", samples, named_file(named)),
        "Shock: the column is your unit, the row the enemy unit and its ground, both fresh. "
        f"{LETTERS} {value_text(notes)}",
    )
    tables = (shocks, *([fire] if fire.rows else []), flight)
    card = _card(scenario, odds, shocks)
    return one_page(
        "ran", named, scenario.title, notes, text, tables, card, set_up(scenario, rules)
    )


def set_up(scenario: Scenario, rules: str | None = None) -> Page:
    """Make the page with the map, and by side contingents, busho, units with hex and facing."""
    own, usual = dict(scenario.rules.rout_points), load(rules).tables["rout_points"]
    units = {c.unit.type: c.unit for each in scenario.contingents for c in each.counters}
    lost = ", ".join(
        f"{kind} {own.get(kind, own.get(unit.points_type, usual.get(unit.points_type, 0)))}"
        for kind, unit in units.items()
    )
    tables = (
        Grid(_force(scenario, side), _PLACES, tuple(_places(scenario, side))) for side in (0, 1)
    )
    text = (
        f"Rout points of a unit routed or eliminated: {lost}.",
        *special([*special_lines(scenario)], ""),
    )
    sources = (line for line in source_lines(scenario) if line != scenario.notes)
    return setting_up(
        scenario.title,
        text,
        tuple(tables),
        (ground(scenario), scene(scenario)),
        drawn_text(scenario, USUAL_WIDTH),
        (" ".join(map(sentence, sources)),),
    )


def _places(scenario: Scenario, side: int) -> Iterator[tuple[str, ...]]:
    """List contingents, those of their units that are alike in a row: ``A1-A2``, hex and facing."""
    for each in scenario.of_side(side):
        name, rating, man, where, status = contingent_row(each, scenario)
        about = f"{name}: {rating}, {man}, {status}", where
        for unit, counters in groupby(each.counters, key=lambda counter: counter.unit):
            alike = tuple(counters)
            named = units_lines(each.letter, [(one.number, str(unit)) for one in alike])
            hexes = [_placed(one, scenario) for one in alike if one.hex is not None]
            yield *about, ", ".join(named), ", ".join(hexes) or "off the map"
            about = "", ""


def _placed(one: Counter, scenario: Scenario) -> str:
    assert one.hex is not None
    facing = "" if one.facing is None else f" {FACINGS[one.facing]}"
    return f"{scenario.hex_name(one.hex)}{facing}"


def _force(scenario: Scenario, side: int) -> str:
    army, own = scenario.armies[side], scenario.of_side(side)
    units = sum(_units(each) for each in own)
    command = next((each.command for each in own if each.command), None)
    words = ""
    if command is not None:
        words = (
            f", {counted(command.activations, 'activation')} and "
            f"{counted(command.trumps, 'trump')} a turn"
        )
    return (
        f"{side_begins(SIDES[side], army.name)}: {counted(units, 'unit')} in "
        f"{counted(len(own), 'contingent')}{words}; breaks at {army.level} rout points."
    )


def _units(each: Contingent) -> int:
    """Count a contingent's units; a Honjin is none (R13)."""
    return sum(counter.unit.type != HONJIN for counter in each.counters)


def _shocks(notes: Notes, scenario: Scenario, on: Sequence[str]) -> Grid:
    """Make the table of all units against each other; – where a side has no such unit."""
    there = {text: text for text in notes.chosen.units}
    strikers = {text: text for text in there if text.split()[0] not in NEVER_ATTACK}
    red, blue = (kinds(scenario, side) for side in (0, 1))

    def cell(mine: str, his: str, ground: str) -> Any:
        if not ((mine in red and his in blue) or (mine in blue and his in red)):
            return None
        where = {"hexside" if ground in (_UPHILL, "stream") else "terrain": (ground,)}
        return advice(notes, mine, his, **where)

    places = {key.replace("-", " "): key for key in on}
    return by_ground("Shock", there, places, strikers, cell, _CLEAR)


def _fire(notes: Notes) -> Grid:
    units = notes.chosen.units
    targets = [text for text in units if not text.startswith(HONJIN)]
    rows = []
    for text in units:
        for distance in _REACH.get(text.split()[0], ()):
            fired = [notes.ask(ran.fire, text, target, range=distance) for target in targets]
            if any(odds is not None for odds in fired):
                hits = next(figure(odds, "hits") for odds in fired if odds is not None)
                broken = [figure(odds, "target_state != 'ordered'") for odds in fired]
                rows.append((f"{text}, range {distance}", hits, *broken))
    heading = "Fire: hits, and chance that the target is disrupted or worse, in %"
    return explained(Grid(heading, ("fire", "hits", *targets), tuple(rows)), "the rules forbid it")


def _flight(notes: Notes, scenario: Scenario) -> Grid:
    rows = []
    for each in scenario.contingents:
        units = _units(each)
        chances = [
            figure(
                notes.ask(ran.flight, f"{units}/{round(units * share)}/{each.rating}"), "fled == 1"
            )
            for share in _LOST.values()
        ]
        name = f"{each.letter} {each.name} ({each.rating}; {each.man})"
        rows.append((name, str(units), *chances))
    heading = (
        "Contingents (Initiative or Momentum; combat/stamina): chance of flight by units lost, in %"
    )
    return Grid(heading, ("contingent", "units", *_LOST), tuple(rows))


def _card(scenario: Scenario, odds: Odds, shocks: Grid) -> Grid:
    armies = scenario.armies
    red, blue = (kinds(scenario, side) for side in (0, 1))
    pairs = ((red, blue), (blue, red))
    best_worst = (best_and_worst(shocks, mine, his, _short) for mine, his in pairs)
    best, worst = zip(*best_worst, strict=True)
    rows = (
        ("breaks at, rout points", *(army.level for army in armies)),
        ("wins, %", *(odds.p(f"winner == '{side}'") for side in SIDES)),
        *undecided_row(odds),
        ("par, rout points lost", *(odds.expect(f"{side}_rout_points") for side in SIDES)),
        ("best shocks, on clear ground", *best),
        ("worst shocks, on clear ground", *worst),
    )
    names = map(side_name, SIDES, (army.name for army in armies))
    return Grid("", ("", *names), rows)


def _short(text: str) -> str:
    """Leave out of a unit its disrupted side."""
    return text.split("/")[0]
