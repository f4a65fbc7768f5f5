"""A scenario written into the file that it was read from: see `engine.rewriting`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from samurai_odds.engine.rewriting import Chapter, rewritten
from samurai_odds.engine.text_files import lines_of, section, texts_of
from samurai_odds.ran.scenario.contingent_lines import (
    STATUS,
    contingent_lines,
    samurai_text,
    tagged,
    units_lines,
)
from samurai_odds.ran.scenario.drawn_map import cells_of, sides_lines
from samurai_odds.ran.scenario.position_lines import POSITION, army_lines, rules_lines
from samurai_odds.ran.scenario.scenario import SIDES, USUAL_TURNS, Contingent, Moment, Scenario
from samurai_odds.ran.scenario.text import CONTINGENT, TEXTS, Reader, in_order, read, write


def written_into(original: str, scenario: Scenario) -> str:
    """Write a scenario as the file that it, or what it was before, was read from."""
    if not original:
        return write(scenario)
    reader, new = Reader(original), in_order(scenario)
    before = in_order(reader.scenario())
    pair = dict(_chapters(before)), dict(_chapters(new))
    return rewritten(original, new, reader.page, *pair, read, write)


def _chapters(scenario: Scenario) -> Iterator[tuple[str, Chapter]]:
    """Yield what a file says, by its headings."""
    tags, ground = dict(scenario.sources), scenario.terrain
    yield "title", Chapter([f"Title: {scenario.title}"])
    if scenario.turn_limit != USUAL_TURNS:
        yield "turn limit", Chapter([f"Turn limit: {scenario.turn_limit}"])
    for name in TEXTS[1:]:
        if lines := list(texts_of(scenario, (name,))):
            yield name, Chapter(lines)
    for side, army in enumerate(scenario.armies):
        name = SIDES[side]
        keys = [f"{name} rout level", *([f"{name} samurai"] if army.samurai else [])]
        below = dict(zip(keys, army_lines(army, side, tags), strict=True))
        yield name, Chapter([f"{name.capitalize()}: {army.name}"], below)
    if scenario.pool:
        yield "samurai pool", Chapter([f"Samurai pool: {samurai_text(scenario.pool)}"])
    for each in scenario.contingents:
        yield f"{CONTINGENT} {each.letter}", _contingent(each, scenario)
    cells = enumerate(cells_of(scenario))
    drawn = {ground.field.name_of(number): cell for number, cell in cells}
    yield "map", Chapter(["Map:"], drawn, cells=True)
    for name, whole in (
        ("hexsides", list(sides_lines(ground))),
        ("special rules", list(rules_lines(scenario.rules))),
    ):
        if whole:
            yield name, Chapter(section(f"{name.capitalize()}:", whole))
    if scenario.moment != Moment():
        said = {
            f"position {one.key}": line
            for one in POSITION
            for line in lines_of([one], scenario.moment)
        }
        yield "position", Chapter(["Position:"], said)


def _contingent(each: Contingent, scenario: Scenario) -> Chapter:
    """Return the lines of a contingent, those of its units by their labels."""
    letter, tags = each.letter, dict(scenario.sources)
    keys = [
        "busho",
        *(["replacement"] if each.replacement is not None else []),
        *(["status"] if any(getattr(each, word) for word in STATUS) else []),
        *(["enters"] if each.enters is not None else []),
    ]
    led = zip(keys, contingent_lines(replace(each, counters=()), scenario), strict=True)
    lines = {f"{letter} {key}": line for key, line in led}
    said = {
        each.label(one): (one.number, tagged(str(one.unit), tags, each.label(one)))
        for one in each.counters
    }
    units = {label: next(units_lines(letter, [one])) for label, one in said.items()}

    def together(wheres: Sequence[str]) -> list[str]:
        own = [said[where] for where in wheres if where in said]
        led = [lines[where] for where in wheres if where in lines]
        return [*led, *(units_lines(letter, own) if own else ())]

    return Chapter([f"Contingent {letter}: {each.name}"], lines | units, together)
