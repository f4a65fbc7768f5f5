"""A map in the terminal: the seats in a table, the provinces by region with their neighbors."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from samurai_odds.engine.provenance import SOURCES, source_tag
from samurai_odds.grids.fitting import counted, wrapped
from samurai_odds.grids.grid import Grid, write
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.forces import write_troop
from samurai_odds.swords.layout import KINDS, LEVIED_KINDS, PLURALS
from samurai_odds.swords.scenario.chart import Chart, Province, chart_of
from samurai_odds.swords.scenario.facts import (
    cards_of,
    goal_of,
    koku_of,
    on_map,
    owned_by,
    owners,
    round_limit_of,
    tray,
)
from samurai_odds.swords.scenario.lines import changed
from samurai_odds.swords.scenario.scenario import (
    END_OF_ROUND,
    QUICK,
    STANDARD,
    TWO_PLAYER,
    Army,
    Scenario,
    Seat,
    Units,
)
from samurai_odds.swords.scenario.war_lines import plan_text, war_lines

_LEVIED = sorted(LEVIED_KINDS)


def map_text(scenario: Scenario, facts: Facts | None = None) -> str:
    """Say a setup or a position: how it begins, its seats, its provinces by region."""
    facts = load() if facts is None else facts
    parts = [wrapped(f"{begins(scenario, facts)}\n{scenario.title}")]
    if not scenario.to_be_set_up:
        parts.append(write([seats_grid(scenario, facts)], "text"))
    parts += drawn_text(scenario)
    sources = map_sources(chart_of(scenario.map), scenario)
    said = [f"setup: {scenario.source}", *sources, scenario.notes]
    if not scenario.to_be_set_up:
        said[0] = f"position: {scenario.source}"
    parts.append("\n".join(wrapped(text) for text in said if text))
    return "\n\n".join(part.strip("\n") for part in parts)


def seats_grid(scenario: Scenario, facts: Facts) -> Grid:
    """Put what the seats have in a table; below it who has something to be told."""
    rows: list[tuple[Any, ...]] = []
    for index, seat in enumerate(scenario.seats):
        if seat.out:
            continue
        left = tray(scenario, index, facts)
        units = on_map(seat)
        counts = (f"{units[kind]} + {left[kind]}" for kind in _LEVIED)
        own = len(owned_by(seat))
        name = f"{index + 1} {seat.name}" if seat.name != f"Seat {index + 1}" else f"{index + 1}"
        rows.append((name, own, koku_of(scenario, index, facts), len(seat.armies), *counts))
    columns = ("seat", "provinces", "koku", "armies", *(PLURALS[kind] for kind in _LEVIED))
    note = "units: on the map + left to levy"
    return Grid("", columns, tuple(rows), (note, *seat_notes(scenario)))


def seat_notes(scenario: Scenario) -> Iterator[str]:
    """List the seats that are out, swords and ninja, hidden ronin, plans and the war so far."""
    for seat in scenario.seats:
        if seat.out:
            heir = f": {scenario.seats[seat.heir].name} took over" if seat.heir is not None else ""
            yield f"{seat.name} was out in round {seat.out}{heir}"
    if swords := [f"{seat.name} {seat.sword}" for seat in scenario.seats if seat.sword]:
        under_way = scenario.war is not None or scenario.action
        which = "taken" if under_way else "of the round before"
        yield f"swords {which}: {', '.join(swords)}"
    if scenario.ninja is not None:
        may = "spy" if scenario.war is None else "strike"
        yield f"{scenario.seats[scenario.ninja].name} holds the ninja and may {may}"
    for seat in scenario.seats:
        if seat.face_down:
            hidden = ", ".join(f"{name} {number}" for name, number in seat.face_down)
            yield f"{seat.name}'s ronin, face down: {hidden}"
    for seat in scenario.seats:
        if any(seat.plan):
            yield f"{seat.name}'s plan: {plan_text(seat.plan)}"
    if scenario.war is not None:
        yield from list(war_lines(scenario.war))[1:]


def drawn_text(scenario: Scenario, width: int | None = None) -> Iterator[str]:
    """Tell the map in words, by region: each province, what stands there, what lies beside it."""
    chart, whose = chart_of(scenario.map), owners(scenario)
    castles = dict(scenario.castles)
    for region in chart.regions:
        lines = [region]
        for number, province in enumerate(chart.provinces):
            if province.region != region:
                continue
            owner = whose.get(province.name)
            castle = f", {castles[province.name]}" if province.name in castles else ""
            if scenario.to_be_set_up:
                lines.append(f"  {province.name}{castle}: {_neighbors(chart, number)}")
                continue
            name = "empty" if owner is None else scenario.seats[owner].name
            head = f"{province.name}, {name}{castle}"
            troops = [] if owner is None else list(_troops(scenario.seats[owner], province))
            lines.append(f"  {head}{': ' if troops else ''}{'; '.join(troops)}")
            lines.append(f"    {_neighbors(chart, number)}")
        yield "\n".join(wrapped(line, width) for line in lines)


def _troops(seat: Seat, province: Province) -> Iterator[str]:
    if units := seat.force_in(province.name):
        yield write_troop(units, 0)
    if (army := seat.army_in(province.name)) is not None:
        yield army_text(army)


def _neighbors(chart: Chart, number: int) -> str:
    near = chart.neighbors[number]
    land = [chart.provinces[other].name for other, sea in near if not sea]
    sea = [chart.provinces[other].name for other, by_sea in near if by_sea]
    parts = [f"borders {', '.join(land)}"] if land else []
    return "; ".join([*parts, *([f"by sea {', '.join(sea)}"] if sea else [])])


def map_data(scenario: Scenario, facts: Facts | None = None) -> dict[str, Any]:
    """Give a setup or a position as plain data for JSON: seats by number from 1."""
    facts = load() if facts is None else facts
    chart, whose = chart_of(scenario.map), owners(scenario)
    castles = dict(scenario.castles)
    return {
        "title": scenario.title,
        "variant": scenario.variant,
        "players": scenario.players,
        "goal": goal_of(scenario, facts),
        "round_limit": round_limit_of(scenario, facts),
        "round": scenario.round,
        "ninja": None if scenario.ninja is None else scenario.ninja + 1,
        "action": scenario.action or None,
        "war": None if scenario.war is None else asdict(scenario.war),
        "seats": [_seat_data(scenario, index, facts) for index in range(len(scenario.seats))],
        "provinces": [
            {
                **asdict(province),
                "owner": whose[province.name] + 1 if province.name in whose else None,
                "castle": castles.get(province.name),
            }
            for province in chart.provinces
        ],
        "borders": [asdict(border) for border in chart.borders],
        "source": scenario.source,
        "notes": scenario.notes,
    }


def _seat_data(scenario: Scenario, index: int, facts: Facts) -> dict[str, Any]:
    seat = scenario.seats[index]
    data: dict[str, Any] = {
        "seat": index + 1,
        "name": seat.name,
        "koku": koku_of(scenario, index, facts),
    }
    if scenario.to_be_set_up:
        return data | {"cards": cards_of(scenario, index, facts)}
    armies = [
        asdict(army) | {"units": _units_data(army.units), "fallen": army.fallen}
        for army in seat.armies
    ]
    return data | {
        "provinces": len(owned_by(seat)),
        "armies": armies,
        "forces": {name: _units_data(units) for name, units in seat.forces},
        "tray": _units_data(tray(scenario, index, facts)),
        "sword": seat.sword,
        "out": seat.out,
        "heir": None if seat.heir is None else seat.heir + 1,
    }


def _units_data(units: Units) -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in enumerate(units) if count}


def begins(scenario: Scenario, facts: Facts) -> str:
    """Say how the game begins, or who is how far."""
    if scenario.to_be_set_up:
        return f"{_dealt(scenario, facts)} {_end(scenario, facts)}"
    standing = sorted(
        (-len(owned_by(seat)), index) for index, seat in enumerate(scenario.seats) if not seat.out
    )
    (most, leader), *others = ((-n, scenario.seats[k].name) for n, k in standing)
    owned = [f"{leader} owns {counted(most, 'province')}", *(f"{name} {n}" for n, name in others)]
    when = f"Round {scenario.round} begins"
    if scenario.action:
        when = f"Round {scenario.round}, action {scenario.action}"
    if (war := scenario.war) is not None:
        when = f"Round {scenario.round}, {scenario.seats[war.seat].name}'s war turn"
        when += f", phase {war.phase}"
    return f"{when}: {', '.join(owned)}. {_end(scenario, facts)}"


def _dealt(scenario: Scenario, facts: Facts) -> str:
    seats = range(len(scenario.seats))
    shares = [(cards_of(scenario, k, facts), koku_of(scenario, k, facts)) for k in seats]
    steps = int(facts.number("reinforcements"))
    claimed = f", {steps} more claimed" if scenario.variant == QUICK else ""
    taken = sum(cards for cards, _ in shares) + (steps * len(shares) if claimed else 0)
    empty = len(chart_of(scenario.map).provinces) - taken
    rest = f"; {empty} {'stays' if empty == 1 else 'stay'} empty" if empty else ""
    each = "each color" if scenario.variant == TWO_PLAYER else "each seat"
    if len(set(shares)) == 1:
        cards, koku = shares[0]
        return (
            f"To be dealt: {cards} provinces to {each}{claimed}, {koku} koku, three armies{rest}."
        )
    said = (
        f"{scenario.seats[k].name} {cards} provinces and {koku} koku"
        for k, (cards, koku) in enumerate(shares)
    )
    return f"To be dealt: {', '.join(said)}{claimed and ' each'}; three armies each{rest}."


def _end(scenario: Scenario, facts: Facts) -> str:
    """Say how the game is won (Chapters 5, 6 and 8)."""
    goal, limit = goal_of(scenario, facts), round_limit_of(scenario, facts)
    end = {
        STANDARD: f"The first to own {goal} provinces wins at once",
        END_OF_ROUND: f"Whoever owns {goal} provinces at the end of a round wins",
        QUICK: f"The first to own {goal} provinces wins, or whoever owns most when a seat falls",
        TWO_PLAYER: f"Whoever owns {goal} provinces with both colors at the end of a round wins",
    }[scenario.variant]
    return f"{end}; after round {limit} nobody has won."


def seat_text(scenario: Scenario, index: int, facts: Facts) -> str:
    """Say what a seat has in one line, its armies left to `armies_text`."""
    seat = scenario.seats[index]
    name = f"seat {index + 1}" + ("" if seat.name == f"Seat {index + 1}" else f", {seat.name}")
    if seat.out:
        heir = "" if seat.heir is None else f", taken over by {scenario.seats[seat.heir].name}"
        return f"{name}: out in round {seat.out}{heir}"
    koku = koku_of(scenario, index, facts)
    held = counted(len(owned_by(seat)), "province")
    ninja = ", holds the ninja" if scenario.ninja == index else ""
    sword = f", had sword {seat.sword}" if seat.sword else ""
    return f"{name}: {held}, {koku} koku{ninja}{sword}"


def army_text(army: Army) -> str:
    hole = f" hole {army.hole}" if army.hole > 1 else ""
    return f"army {army.index}, level {army.level}{hole}: {write_troop(army.units, army.fallen)}"


def armies_text(scenario: Scenario, index: int) -> str:
    armies = scenario.seats[index].armies
    return "; ".join(f"{army_text(army)}, in {army.where}" for army in armies)


def map_sources(chart: Chart, scenario: Scenario) -> Iterator[str]:
    """Say where the lines of the map come from, and how it differs from the shipped one."""
    for sea, what in ((False, "land borders"), (True, "sea lines")):
        lines = [border for border in chart.borders if border.sea == sea]
        by_tag = {
            tag: [border for border in lines if source_tag(border.source) == tag] for tag in SOURCES
        }
        assumed = by_tag["assumed"]
        named = f" ({', '.join(map(str, assumed))})" if len(assumed) <= 12 else ""
        said = (
            f"{len(lines_found)} {tag}{named if tag == 'assumed' else ''}"
            for tag, lines_found in by_tag.items()
            if lines_found
        )
        if lines:
            yield f"{len(lines)} {what}: {', '.join(said)}"
    if differs := changed(scenario.map):
        yield f"the map: {differs}"
