"""The player's sheet of a setup of Samurai Swords: its forces against each other, and par."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from samurai_odds import swords
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.grids.fitting import USUAL_WIDTH, counted
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import Advice, worded
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Booklet, Notes, Selection, crossed
from samurai_odds.reports.player_sheet import (
    best_and_worst,
    explained,
    named_file,
    one_page,
    par_lines,
    played,
    sentence,
    setting_up,
    special,
)
from samurai_odds.reports.swords_card import LETTERS, SITUATIONS, stop_at, value_text
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import write_troop
from samurai_odds.swords.full_game.balance import Par
from samurai_odds.swords.layout import DAIMYO
from samurai_odds.swords.scenario.board import ground, scene
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import koku_of, owners
from samurai_odds.swords.scenario.lines import seat_said
from samurai_odds.swords.scenario.map_text import begins, drawn_text, map_sources, seat_notes
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import castle_lines
from samurai_odds.swords.sheets import army

_MOST_ARMIES, _MOST_FORCES = 9, 5
_ANY_WIDTH = 10**6  # cells of a table are wrapped
_BUILT = 2  # forces that stand in a province with a building, or over a sea line
_MOST_LEFT = 5  # spearmen of a provincial force
_GROWN = (3, 5, 7, 9, 11, 13, 15)  # sizes of the armies of a setup that is to be dealt
_GARRISONS = ("spearman", "2 spearmen", "3 spearmen", "5 spearmen")


def armies(scenario: Scenario) -> dict[str, str]:
    """Return the armies that stand there, by whose they are; those that grow before a game."""
    if scenario.to_be_set_up:
        return {f"army of {size}": army(size) for size in _GROWN}
    owners_by_army: dict[str, dict[str, list[int]]] = {}
    for number, seat in enumerate(scenario.seats, 1):
        for each in seat.armies:
            if each.units[DAIMYO]:
                name = seat.name if seat.name != f"Seat {number}" else f"seat {number}, army"
                alike = owners_by_army.setdefault(write_troop(each.units, 0), {})
                alike.setdefault(name, []).append(each.index)
    strong = sorted(owners_by_army, key=len, reverse=True)[:_MOST_ARMIES]
    every = len(owners_by_army) == 1
    return {
        "every army" if every else _whose(whose): force
        for force, whose in owners_by_army.items()
        if force in strong
    }


def _whose(owners: Mapping[str, list[int]]) -> str:
    """Name armies that are alike by their seats and numbers: ``Mori 1, 2; Oda 3``."""
    return "; ".join(f"{name} {', '.join(map(str, numbers))}" for name, numbers in owners.items())


def garrisons(scenario: Scenario) -> tuple[str, ...]:
    """List the provincial forces that stand there, the most frequent first."""
    counts = Counter(write_troop(units, 0) for seat in scenario.seats for _, units in seat.forces)
    return tuple(force for force, _ in counts.most_common(_MOST_FORCES)) or _GARRISONS


def situations(scenario: Scenario) -> tuple[str, ...]:
    """List the kinds of province that there are, or may come to be."""
    if scenario.to_be_set_up:
        return tuple(SITUATIONS)
    built = {building for _, building in scenario.castles}
    return ("plain", *(one for one in ("castle", "fortress") if one in built), "over a sea line")


def selection(scenario: Scenario, units: tuple[str, ...], rules: str | None) -> Selection:
    """Choose the forces of a scenario, or those named."""
    there = dict.fromkeys((*armies(scenario).values(), *garrisons(scenario)))
    return Selection(rules, units or tuple(there))


def sheet(named: Any, units: tuple[str, ...], rules: str | None, samples: int) -> Booklet:
    """Make the sheet: whom to attack, when to call off, and what to expect."""
    par = Par(named, rules=rules)
    scenario, facts = par.staged.scenario, par.staged.facts
    odds = played(par, samples)
    notes = Notes(Selection(rules))
    notes.remember(odds)
    own = {force: force for force in units} or armies(scenario)
    attacks = _attacks(notes, scenario, own)
    tables = (attacks, _stops(notes, own), _seats(par, odds))
    named_armies = "; ".join(f"{name}: {force}" for name, force in own.items() if name != force)
    text = (
        sentence(begins(scenario, facts)),
        *special([], scenario.notes),
        *par_lines(odds, "swords", "planner in all seats", samples, named_file(named)),
        f"Attack? {LETTERS} {value_text(notes)} C a castle, F a fortress, S over a sea line.",
    )
    fine = (f"Armies. {named_armies}.",) if named_armies else ()
    card = _card(par, odds, attacks)
    ready = set_up(scenario, facts)
    return one_page("swords", named, scenario.title, notes, text, tables, card, ready, fine)


def set_up(scenario: Scenario, facts: Facts) -> Page:
    """Make the page with the map, and by seat koku, armies and provincial forces."""
    chart, whose = chart_of(scenario.map), owners(scenario)
    text, tables = [begins(scenario, facts)], list[Grid]()
    if not scenario.to_be_set_up:
        empty = [one.name for one in chart.provinces if one.name not in whose]
        in_play = f"in play: {counted(len(chart.provinces), 'province')}"
        text += [in_play, *seat_notes(scenario)]
        text += [f"empty: {', '.join(empty)}"] if empty else []
        rows = tuple(row for k in range(len(scenario.seats)) for row in _places(scenario, k, facts))
        columns = ("seat", "army, or provinces", "where, or what stands there")
        tables.append(Grid("By seat", columns, rows))
    text += castle_lines(scenario)
    sources = (f"numbers: {scenario.source}", *map_sources(chart, scenario))
    return setting_up(
        scenario.title,
        (" ".join(map(sentence, text)),),
        tables,
        (ground(scenario), scene(scenario, facts)),
        drawn_text(scenario, USUAL_WIDTH),
        (" ".join(map(sentence, sources)),),
    )


def _places(scenario: Scenario, index: int, facts: Facts) -> Iterator[tuple[str, str, str]]:
    """List what a seat has and where, as a setup file does; its name and its koku first."""
    seat = scenario.seats[index]
    name = seat.name if seat.name != f"Seat {index + 1}" else ""
    yield f"{index + 1} {name}".rstrip(), "koku", str(koku_of(scenario, index, facts))
    for what, there in seat_said(replace(seat, koku=None), _ANY_WIDTH):
        yield "", what, there


def _attacks(notes: Notes, scenario: Scenario, own: Mapping[str, str]) -> Grid:
    """Make the table of attacks on each garrison in each kind of province."""
    places = {
        f"{force}{_MARKS[kind]}": (force, SITUATIONS[kind])
        for kind in situations(scenario)
        for force in garrisons(scenario)[: None if kind == "plain" else _BUILT]
    }

    def cell(attacker: str, place: tuple[str, dict[str, Any]]) -> Advice | None:
        battle = notes.ask(swords.battle, attacker, place[0], stop="best", **place[1])
        return None if battle is None else Advice(float(battle.expect(battle.question.value)))

    heading = "Attack? Attacking with the force of the row, against that of the column"
    return explained(crossed(heading, "attacker", own, places, cell), "the rules forbid it")


def _stops(notes: Notes, own: Mapping[str, str]) -> Grid:
    """Tabulate with how many units to call off, by the defender's units left."""
    left = range(1, _MOST_LEFT + 1)
    rows = []
    for name, attacker in own.items():
        battle = notes.ask(swords.battle, attacker, f"{_MOST_LEFT} spearmen", stop="best")
        chart = battle and battle.question.chart
        gains = (
            dict(zip(chart.across, zip(*chart.gains, strict=True), strict=True)) if chart else {}
        )
        rows.append((name, *(stop_at(gains[count]) if count in gains else None for count in left)))
    heading = "Call off with this many units or fewer, by spearmen that the defender has left"
    table = Grid(heading, ("attacker", *map(str, left)), tuple(rows))
    return explained(table, "it never comes to that")


_MARKS = {"plain": "", "castle": ", C", "fortress": ", F", "over a sea line": ", S"}


def _seats(par: Par, odds: Odds) -> Grid:
    staged = par.staged
    rows = []
    for seat in staged.seats:
        key = f"seat_{seat + 1}"
        won, owns = odds.p(f"winner == 'seat-{seat + 1}'"), odds.expect(f"{key}_provinces")
        rows.append((staged.seat_name(seat), won, owns))
    nobody = odds.p("winner == 'nobody'")
    note = f"Nobody won {nobody.text()} of games; whom it favors counts them as {_part(par)}."
    notes = (note,) if nobody > 0 else ()
    return Grid("Par of each seat", ("seat", "wins, %", "provinces at the end"), tuple(rows), notes)


def _part(par: Par) -> str:
    """Return what each seat has of a game that nobody won."""
    return f"1/{par.staged.scenario.players} of a win each"


def _turned(table: Grid) -> Grid:
    """Return a table with its rows as columns."""
    names, *columns = zip(table.columns, *table.rows, strict=True)
    return Grid(table.heading, tuple(names), tuple(map(tuple, columns)))


def _card(par: Par, odds: Odds, attacks: Grid) -> Grid:
    staged = par.staged
    names = [staged.seat_name(seat) for seat in staged.seats]
    own = [row[0] for row in attacks.rows]
    best, worst = best_and_worst(_turned(attacks), own, attacks.columns)
    wins = [odds.p(f"winner == 'seat-{seat + 1}'") for seat in staged.seats]
    nobody = odds.p("winner == 'nobody'")
    undecided = f"games that nobody won ({_part(par)}), %"
    rows: tuple[tuple[Any, ...], ...] = (
        ("provinces to win", f"{staged.goal}; at most {staged.round_limit} rounds"),
        ("wins, %", "; ".join(f"{n} {worded(p)}" for n, p in zip(names, wins, strict=True))),
        *([(undecided, nobody)] if nobody > 0 else []),
        ("best attacks", best),
        ("worst attacks", worst),
    )
    return Grid("", ("", "all seats"), rows)
