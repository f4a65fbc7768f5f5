"""A scenario written into the file that it was read from: see `engine.rewriting`."""

from collections.abc import Iterator, Mapping
from functools import partial

from samurai_odds.battles.board import CORE, PLACES
from samurai_odds.battles.scenario.drawn_map import cells_of, pieces_lines, read_legend
from samurai_odds.battles.scenario.scenario import SIDES, Moment, Scenario
from samurai_odds.battles.scenario.text import (
    ARMY,
    TEXTS,
    Reader,
    in_order,
    position,
    read,
    write,
)
from samurai_odds.battles.scenario.wording import hexes_text, objective_text, tent_text
from samurai_odds.engine.rewriting import Chapter, rewritten
from samurai_odds.engine.text_files import Fields, lines_of, texts_of


def written_into(
    original: str, scenario: Scenario, dragon_deck: Mapping[str, int] | None = None
) -> str:
    """Write a scenario as the file that it, or what it was before, was read from."""
    writing = partial(write, dragon_deck=dragon_deck)
    if not original:
        return writing(scenario)
    reader, new = Reader(original, dragon_deck), in_order(scenario)
    before = in_order(reader.scenario())
    old, now = (dict(_chapters(one, _map(one, before, reader))) for one in (before, new))
    reading = partial(read, dragon_deck=dragon_deck)
    return rewritten(original, new, reader.page, old, now, reading, writing)


def named_ground(original: str, dragon_deck: Mapping[str, int] | None = None) -> dict[str, str]:
    """Return the hexes of ground to which a file's legend gives a name, by that name."""
    if not original:
        return {}
    reader = Reader(original, dragon_deck)
    board = reader.scenario().board
    named: dict[str, list[int]] = {}
    explained = reader.parts["legend"].content if "legend" in reader.parts else []
    names = {text[0]: text[1:].partition(",")[2].strip() for _, text in explained}
    for place, letter in _letters(reader):
        if name := names.get(letter):
            named.setdefault(name, []).append(board.hex_named(place))
    return {name: hexes_text(hexes, board) for name, hexes in named.items()}


def _chapters(scenario: Scenario, drawn: Chapter) -> Iterator[tuple[str, Chapter]]:
    """Yield what a file says, by its headings."""
    board, moment = scenario.board, scenario.moment
    headings = {
        "title": scenario.title,
        "board": board.key if board != CORE else "",
        "first": SIDES[scenario.first],
        "red at": PLACES[scenario.red_at],
        "pool": str(scenario.pool),
        "impassable": " ".join(scenario.impassable),
        "rack": " ".join(scenario.rack),
    }
    yield from (
        (name, Chapter([f"{name.capitalize()}: {text}"])) for name, text in headings.items() if text
    )
    for name in TEXTS[1:]:
        if lines := list(texts_of(scenario, (name,))):
            yield name, Chapter(lines)
    for side, army in zip(SIDES, scenario.armies, strict=True):
        yield side, Chapter([f"{side.capitalize()}: {army.name}"], _keyed(side, ARMY, army))
    yield "map", drawn
    tents = (tent_text(one, board) for one in scenario.tents)
    goals = (objective_text(one, board) for one in scenario.objectives)
    for name, lines_below in (
        ("pieces", dict(_pieces(scenario))),
        ("tents", {f"tent {place}": line for place, line in enumerate(tents, 1)}),
        ("objectives", {f"objective {place}": line for place, line in enumerate(goals, 1)}),
        ("position", {} if moment == Moment() else _keyed("position", position(board), moment)),
    ):
        if lines_below:
            yield name, Chapter([f"{name.capitalize()}:"], lines_below)


def _keyed(heading: str, table: Fields, thing: object) -> dict[str, str]:
    """Return the lines of a table, by what each is of."""
    return {f"{heading} {one.key}": line for one in table for line in lines_of([one], thing)}


def _pieces(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yield the lines on pieces, by what each is of."""
    for unit in scenario.units:
        for line in pieces_lines(Scenario("", units=(unit,), board=scenario.board)):
            yield f"{scenario.board.name_of(unit.hex)} unit", line
    for leader in scenario.leaders:
        for line in pieces_lines(Scenario("", leaders=(leader,), board=scenario.board)):
            yield f"{scenario.board.name_of(leader.hex)} leader", line


def _map(new: Scenario, before: Scenario, reader: Reader) -> Chapter:
    """Return the drawn map, its terrain in the letters of the file.

    A letter goes along with terrain that is moved: it may stand for a name in the legend.
    """
    board, drawn = new.board, cells_of(new)
    legend = read_legend(reader.parts["legend"].content if "legend" in reader.parts else [], [])
    letter_at = dict(_letters(reader))
    moved: dict[str, list[str]] = {}
    for number, (was, now) in enumerate(zip(before.terrain, new.terrain, strict=True)):
        if was != now:
            moved.setdefault(was, []).append(letter_at[board.name_of(number)])
    usual: dict[str, str] = {}
    for letter, terrain in legend.items():
        usual.setdefault(terrain, letter)
    cells: dict[str, str] = {}
    for number, (was, now) in enumerate(zip(before.terrain, new.terrain, strict=True)):
        name, gone = board.name_of(number), moved.get(now, [])
        letter = usual.get(now, drawn[number][0])
        if was == now:
            letter = letter_at[name]
        elif gone:
            letter = gone.pop(0)
        cells[name] = letter + drawn[number][1:]
    return Chapter(["Map:"], cells, cells=True)


def _letters(reader: Reader) -> Iterator[tuple[str, str]]:
    """Yield the letter of each hex's terrain in the file."""
    for _, text in reader.parts["map"].content:
        label, *cells = text.split()
        hexes = reader.board.hexes_of(int(label) - 1)
        for number, cell in zip(hexes, cells, strict=True):
            yield reader.board.name_of(number), cell[0]
