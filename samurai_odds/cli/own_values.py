"""`ran charts new`, `battles cards new`, `swords map --borders`: what is on an owner's own copy."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import Output, save_file
from samurai_odds.cli.typing_in import HOW, Ended, parts_of, typed, whole
from samurai_odds.engine.plausible import DOUBTFUL, in_toml
from samurai_odds.engine.provenance import SOURCES, YOURS, source_tag
from samurai_odds.engine.texts import read_toml
from samurai_odds.errors import OddsError, in_a_line, unknown
from samurai_odds.grids.fitting import counted, wrapped

if TYPE_CHECKING:
    from samurai_odds.swords.scenario.chart import Border, Chart
    from samurai_odds.swords.scenario.scenario import Scenario

Tables = dict[str, Any]
_FILE = click.argument("file", type=Output(edited=True))


@contextmanager
def not_lost(content: str) -> Iterator[None]:
    """Print what was typed in, if anything, where it cannot be saved."""
    try:
        yield
    except OddsError:
        if content:
            click.echo(f"\nWhat you typed, to keep elsewhere:\n\n{content}")
        raise


def _saved(file: str, content: str, what: str, use: str) -> None:
    with not_lost(content):
        save_file(file, content, edited=True)
    click.echo(wrapped(in_a_line(f"{what} in {file}: answers use what is there with {use}")))


# ---- RAN: charts -------------------------------------------------------------------------


@click.command("new", cls=Helped)
@_FILE
@click.argument("tables", nargs=-1)
def new_charts(file: str, tables: tuple[str, ...]) -> None:
    """Type in your own charts card, row by row, and write it to FILE.

    TABLES are those to ask for; without any, all whose numbers nobody has published. With --force
    it goes on with the FILE of an earlier time.
    """
    from samurai_odds.ran.facts import load, read_pack

    before = read_pack(file) if Path(file).is_file() else {}
    known = load(file if before else None).tables
    if wrong := [name for name in tables if name not in known]:
        raise OddsError(unknown("table", wrong[0], known))
    own = {name: dict(table) for name, table in known.items() if name in before}
    wanted = tables or [name for name, table in known.items() if table["source"] in DOUBTFUL]
    click.echo(f"Type in each row as your card has it. {HOW}")
    try:
        for name in wanted:
            own[name] = dict(known[name])
            _type_table(name, own[name])
            own[name]["source"] = YOURS  # as a whole only when it was gone through
    except Ended:
        pass
    if own:
        content = in_toml({"version": 1, "edition": YOURS, **own})
        _saved(file, content, counted(len(own), "table"), f"--charts {file}")


def _type_table(name: str, table: Tables) -> None:
    """Ask for the rows of a table; what is there stays where nothing is typed."""
    from samurai_odds.ran.facts import faults, load

    shipped = load().tables
    click.echo(f"\n{name.replace('_', ' ')}")
    for key in [key for key in table if key not in ("source", "cells")]:

        def read(text: str, key: str = key) -> Any:
            row = _row(text, table[key])
            if wrong := [*faults({name: {**table, key: row}}, shipped)]:
                raise OddsError(wrong[0])
            return row

        row = typed(f"  {key}", _as_typed(table[key]), read)
        table[key] = table[key] if row is None else row


def _as_typed(row: Any) -> str:
    if isinstance(row, Mapping):
        return " ".join(f"{name}:{value}" for name, value in row.items())
    return " ".join(map(str, row)) if isinstance(row, list) else str(row)


def _row(text: str, was: Any) -> Any:
    """Read a row that looks like the one that is there."""
    parts = parts_of(text)
    if isinstance(was, Mapping):
        values = [part.rpartition(":")[2] for part in parts]
        if len(values) != len(was):
            raise OddsError(f"{counted(len(was), 'number')}, for {', '.join(was)}")
        return dict(zip(was, map(whole, values), strict=True))
    if isinstance(was, list):
        return parts if isinstance(was[0], str) else [whole(part) for part in parts]
    return whole(text)


# ---- Samurai Battles: Dragon cards -------------------------------------------------------


@click.group()
def cards() -> None:
    """Type in your own Dragon cards."""


@cards.command("new", cls=Helped)
@_FILE
def new_cards(file: str) -> None:
    """Type in the Dragon cards that you have, one by one, and write them to FILE.

    Each is asked its name, its copies, its cost in tokens, when it is played and what it does.
    With --force it goes on with the FILE of an earlier time.
    """
    from samurai_odds.battles.dragons import DECK, dragon_deck

    own: Tables = read_toml(file, "the Dragon cards") if Path(file).is_file() else {}
    click.echo(f"Type in each card; its name again replaces it. {HOW}")
    try:
        while True:
            known = dragon_deck(own)
            blanks = next(card.copies for card in known if card.when is None)
            click.echo(f"\n{DECK - blanks} of {DECK} cards are known.")
            key, card = _type_card(own, blanks)
            own[key] = card
    except Ended:
        pass
    if own:
        _saved(file, in_toml(own), counted(len(own), "Dragon card"), f"--dragons {file}")


def _type_card(own: Tables, blanks: int) -> tuple[str, Tables]:
    from samurai_odds.battles.dragons import EFFECTS, TIMINGS, WORDS, faults_of

    name = typed("Name of the card", "no more", _name) or ""
    if not name:
        raise Ended
    key = "-".join(re.findall(r"[a-z0-9]+", name.lower()))
    before = own.get(key, {}).get("copies", 0)

    def copies(text: str) -> int:
        if not 1 <= whole(text) <= blanks + before:
            raise OddsError(f"'{text}': from 1 to {blanks + before} copies, for {blanks} are blank")
        return whole(text)

    card: Tables = {"name": name, "copies": typed("  copies", "1", copies) or 1}
    card["cost"] = typed("  cost in tokens", "0", whole) or 0
    menu = {str(place): when for place, when in enumerate(TIMINGS, 1)}
    listed = ", ".join(f"{place} {when.replace('-', ' ')}" for place, when in menu.items())
    card["when"] = typed(f"  when: {listed}", "1", _one_of(menu)) or TIMINGS[0]
    known = [effect for effect, when in EFFECTS.items() if when == card["when"]]
    effects = {**{effect: effect for effect in known}, "none": ""}
    if known:
        usual = "none" if WORDS[card["when"]] else known[0]
        effect = typed(f"  its effect: {', '.join(effects)}", usual, _one_of(effects))
        chosen = effects[usual] if effect is None else effect
        card |= {"effect": chosen} if chosen else {}
    for word in () if "effect" in card else WORDS[card["when"]]:
        count = typed(f"  {word.replace('_', ' ')}", "0", whole)
        card |= {word: count} if count else {}
    card["source"] = YOURS
    if wrong := [*faults_of(key, card)]:
        click.echo(f"  Not kept: {wrong[0]}")
        return _type_card(own, blanks)
    return key, card


def _name(text: str) -> str:
    if not re.search(r"[a-z0-9]", text, re.IGNORECASE):
        raise OddsError("a name has a letter in it")
    return text


def _one_of(menu: Mapping[str, str]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in menu:
            raise OddsError(f"'{text}': choose from {', '.join(menu)}")
        return menu[text]

    return read


# ---- Samurai Swords: borders -------------------------------------------------------------


borders_option = click.option(
    "--borders",
    type=click.Choice(("new",)),
    help="Type in the borders of your own board first; --save keeps them in a file.",
)


def type_borders(options: dict[str, Any]) -> str:
    """Put a setup with the borders of the user's own board in place of the one named.

    Returns its file, "" where nothing is to be typed.
    """
    if options.pop("borders") is None:
        return ""
    if click.get_current_context().params["save"] is None:
        raise OddsError("--borders needs --save FILE, to keep what you type in")
    from samurai_odds.swords.full_game.staging import stage

    staged = stage(options["setup"], rules=options["rules"])
    options["setup"] = typed_borders(staged.scenario)
    return staged.as_file(options["setup"])


_NEIGHBORS = "Type in the neighbors of each province, ~ before those over a sea line. "


def typed_borders(scenario: "Scenario") -> "Scenario":
    """Ask for the neighbors of each province with a border that no rulebook names.

    Returns the scenario with a map that has what was typed.
    """
    from samurai_odds.swords.scenario.chart import chart_of, with_borders

    chart = chart_of(scenario.map)
    borders = {one.ends: one for one in chart.borders}
    doubtful = {
        end for one in chart.borders if source_tag(one.source) in DOUBTFUL for end in one.ends
    }
    click.echo(wrapped(_NEIGHBORS + HOW))
    provinces: list[str] = []
    try:
        for province in [one.name for one in chart.provinces if one.name in doubtful]:
            _type_neighbors(province, chart, borders, provinces)
            provinces.append(province)
    except Ended:
        pass
    confirmed = {
        ends: replace(one, source=YOURS)
        if ends & {*provinces} and one.source != SOURCES[0]
        else one
        for ends, one in borders.items()
    }
    return replace(scenario, map=with_borders(scenario.map, confirmed.values()))


def _type_neighbors(
    province: str, chart: "Chart", borders: "dict[frozenset[str], Border]", provinces: list[str]
) -> None:
    """Ask for the neighbors of one province; those asked before are not asked about it again."""
    from samurai_odds.swords.scenario.chart import Border, named

    now = {one.ends: one for one in borders.values() if province in one.ends}
    ends = {ends: next(iter(ends - {province})) for ends in now}
    ends = dict(sorted(ends.items(), key=lambda pair: chart.numbers[pair[1]]))
    was = ", ".join(f"{'~' * now[pair].sea}{name}" for pair, name in ends.items())

    def read(text: str) -> "list[Border]":
        neighbors = []
        for part in [part.strip() for part in text.split(",") if part.strip()]:
            name = named(part.lstrip("~ "), chart.provinces)
            if name == province:
                raise OddsError(f"{province} is no neighbor of itself")
            neighbors.append(Border(province, name, part.startswith("~"), YOURS))
        missing = [name for pair, name in ends.items() if name in provinces]
        if gone := [name for name in missing if name not in {one.b for one in neighbors}]:
            raise OddsError(f"{gone[0]} borders on {province}, as you said before: name it")
        return neighbors

    typed_in = typed(province, was, read)
    if typed_in is None:
        return
    for pair in now:
        del borders[pair]
    for one in typed_in:
        before = now.get(one.ends)
        borders[one.ends] = before if before and before.sea == one.sea else one
