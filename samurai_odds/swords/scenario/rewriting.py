"""A setup written into the file that it was read from: see `engine.rewriting`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from samurai_odds.engine.rewriting import Chapter, rewritten
from samurai_odds.engine.text_files import texts_of
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.scenario.chart import Changes
from samurai_odds.swords.scenario.lines import KEYS, map_lines, seat_lines
from samurai_odds.swords.scenario.scenario import Scenario, Seat
from samurai_odds.swords.scenario.text import (
    TEXTS,
    Reader,
    castle_lines,
    in_order,
    read,
    write,
)
from samurai_odds.swords.scenario.war_lines import war_lines


def written_into(original: str, scenario: Scenario, facts: Facts) -> str:
    """Write a setup as the file that it, or what it was before, was read from."""
    writing = partial(write, facts=facts)
    if not original:
        return writing(scenario)
    reader, new = Reader(original, facts), in_order(scenario)
    before = in_order(reader.scenario())
    pair = dict(_chapters(before)), dict(_chapters(new))
    return rewritten(original, new, reader.page, *pair, partial(read, facts=facts), writing)


def _chapters(scenario: Scenario) -> Iterator[tuple[str, Chapter]]:
    """Yield what a file says, by its headings."""
    headings = {
        "title": scenario.title,
        "variant": scenario.variant,
        "players": scenario.players,
        "goal": scenario.goal,
        "round limit": scenario.round_limit,
    }
    for name, value in headings.items():
        if value is not None:
            yield name, Chapter([f"{name.capitalize()}: {value}"])
    for name in TEXTS[1:]:
        if lines := list(texts_of(scenario, (name,))):
            yield name, Chapter(lines)
    if scenario.map != Changes():
        yield "map", _map(scenario.map)
    if scenario.castles:
        yield "castles", _castles(scenario)
    if not scenario.to_be_set_up:
        yield "position", Chapter(["Position:"], dict(_position(scenario)))
    for number, seat in enumerate(scenario.seats, 1):
        chapter = _seat(f"seat {number}", seat)
        if chapter.lines or seat.name != f"Seat {number}":
            yield f"seat {number}", chapter


def _map(changes: Changes) -> Chapter:
    """Return the lines of a map, by what each adds or takes away."""
    one = partial(Changes, own=changes.own)
    alone = {f"map without {name}": one(without=(name,)) for name in changes.without}
    alone |= {f"map without {border}": one(cut=(border,)) for border in changes.cut}
    alone |= {f"map {new.name}": one(provinces=(new,)) for new in changes.provinces}
    alone |= {f"map {border}": one(borders=(border,)) for border in changes.borders}
    lines = {where: next(map_lines(change)) for where, change in alone.items()}
    return Chapter([f"Map: {'own' if changes.own else 'shipped'}"], lines)


def _castles(scenario: Scenario) -> Chapter:
    """Return the lines on buildings, by province; those alike may stand in one."""
    alone = {f"castles {name}": (name, what) for name, what in scenario.castles}

    def together(wheres: Sequence[str]) -> list[str]:
        built = tuple(alone[where] for where in wheres)
        return list(castle_lines(replace(scenario, castles=built)))

    return Chapter(["Castles:"], {where: together([where])[0] for where in alone}, together)


def _position(scenario: Scenario) -> Iterator[tuple[str, str]]:
    yield "position round", f"round: {scenario.round}"
    if scenario.ninja is not None:
        yield "position ninja", f"ninja: seat {scenario.ninja + 1}"
    if scenario.action:
        yield "position action", f"action: {scenario.action}"
    if (war := scenario.war) is not None:
        keys = ["turn", "battle"][: 1 + (war.battle is not None)]
        keys += ["declared"] if war.declared else []
        for key, line in zip(keys, war_lines(war), strict=True):
            yield f"position {key}", line


def _seat(where: str, seat: Seat) -> Chapter:
    """Return what a seat has, by what each line is of; provinces alike may stand in one line."""
    alone: dict[str, Seat] = {}
    for key in KEYS:
        fields = (key.replace(" ", "_"), *(("heir",) if key == "out" else ()))
        alone[f"{where} {key}"] = Seat("", **{name: getattr(seat, name) for name in fields})
    for army in seat.armies:
        alone[f"{where} army {army.index}"] = Seat("", armies=(army,))
    forces = {f"{where} {name}": (name, units) for name, units in seat.forces}
    alone |= {one: Seat("", forces=(force,)) for one, force in forces.items()}
    lines = {one: text for one, thing in alone.items() for text in seat_lines(thing)}

    def together(wheres: Sequence[str]) -> list[str]:
        held = Seat("", forces=tuple(forces[one] for one in wheres if one in forces))
        return [*(lines[one] for one in wheres if one not in forces), *seat_lines(held)]

    return Chapter([f"{where.capitalize()}: {seat.name}"], lines, together)
