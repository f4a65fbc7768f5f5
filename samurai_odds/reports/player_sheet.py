"""The one page for the players of a scenario, and the card that is cut out of it: of any game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.limit import Limit
from samurai_odds.grids.fitting import capital
from samurai_odds.grids.grid import Grid
from samurai_odds.play.scene import Ground, Scene
from samurai_odds.reports.cells import Advice, worded
from samurai_odds.reports.content import Board, Page
from samurai_odds.reports.model import Booklet, Notes

KIND = "player's sheet"
PURPOSE = "One page for the players, with a card to cut out, and one to set it up"
SET_UP = "setup"  # the key of the page to set it up
_PLACED = ("of the scenario", "the position", "of the map", "sea line")  # what that rests on
ON = ": "  # between a unit and its ground
MOST_ROWS = 36  # of the table of units on each ground
_FEW = 3  # attacks named on the card, the best and the worst


def first_words(title: str) -> str:
    """Return a title that fits a heading."""
    return title if len(title) <= 60 else f"{title[:57].rstrip()}..."


def one_page(
    game: str,
    named: Any,
    title: str,
    notes: Notes,
    text: tuple[str, ...],
    tables: tuple[Grid, ...],
    card: Grid,
    set_up: Page,
    fine: tuple[str, ...] = (),
) -> Booklet:
    """Bind the sheet of a scenario, as it is ``named``, the card to cut out of it, its map."""
    title = first_words(title)
    both = (
        Page(f"sheet-{slug(named)}", f"{title}: player's sheet", text, tables, fine=fine),
        Page("card", title, (), (card,), cut=True),
    )
    weak = dict(notes.rests_on)
    placed = {what: weak[what] for what in weak if any(part in what for part in _PLACED)}
    pages = (
        *(replace(page, rests_on=weak, whole=True) for page in both),
        replace(set_up, title=f"{title}: to set it up", rests_on=placed, whole=True, joins=False),
    )
    return Booklet(game, title, notes.edition, pages, kind=KIND, purpose=PURPOSE)


def side_name(side: str, army: str) -> str:
    """Name a side and its army, whose name may be just the side's."""
    return side if army.lower() == side else f"{side}, {army}"


def side_begins(side: str, army: str) -> str:
    """Begin a line on a side with its name and its army's."""
    return capital(side) if army.lower() == side else f"{capital(side)} ({army})"


def setting_up(
    title: str,
    text: Sequence[str],
    tables: Sequence[Grid],
    drawn: tuple[Ground, Scene],
    letters: Iterable[str],
    fine: Sequence[str] = (),
) -> Page:
    """Make the page by which a scenario is set up: its map, and by side what stands where."""
    ground, scene = drawn
    board = Board(title, ground, scene.pieces, tuple(letters))
    return Page(SET_UP, "", tuple(text), tuple(tables), fine=tuple(fine), board=board)


def played(par: Any, samples: int) -> Odds:
    """Play a scenario between equal players; interrupted it is not played with fewer games."""
    odds: Odds = par.play(Limit(samples=samples))
    if odds.provenance.interrupted:
        raise KeyboardInterrupt
    return odds


def par_lines(odds: Odds, command: str, who: str, samples: int, scenario: str) -> tuple[str, ...]:
    """Say par in words, and how it was found."""
    assert odds.verdict is not None
    return (
        odds.verdict.text,
        f"Par was played: {who}, {samples:,} games, seed 0; ± is one standard error. For more: "
        f"samurai-odds {command} par {scenario}",
    )


def undecided_row(odds: Odds) -> tuple[tuple[str, Any, Any], ...]:
    """Say on a card how often neither of two sides wins, which counts half in par."""
    none = odds.p("winner == 'none'")
    return (("games drawn (half a win each), %", none, none),) if none > 0 else ()


def named_file(scenario: Any) -> str:
    """Return how a command names a scenario: its key, or its file without the folder."""
    return Path(str(scenario)).name


def slug(scenario: Any) -> str:
    return Path(str(scenario)).stem.lower().replace(" ", "-")


def fewer(
    table: Callable[[Sequence[str]], Grid], grounds: Sequence[str], most: int = MOST_ROWS
) -> Grid:
    """Make a table of as many grounds, of those named the most important first, as fit a page."""
    for last in range(len(grounds), 1, -1):
        made = table(grounds[:last])
        if len(made.rows) <= most:
            left_out = ", ".join(grounds[last:])
            room = f"No room here for enemy units on other ground: {left_out}."
            return replace(made, notes=(*made.notes, room)) if left_out else made
    return table(grounds[:1])


def by_ground(
    heading: str,
    units: Mapping[str, Any],
    grounds: Mapping[str, Any],
    columns: Mapping[str, Any],
    cell: Callable[[Any, Any, Any], Any],
    usual: str,
) -> Grid:
    """Make a table of units on each ground; grounds that make no difference share a row.

    ``cell`` is given a column, a unit and a ground. The row of ``usual``, and of the grounds
    like it, bears the unit's name alone.
    """
    rows: list[tuple[Any, ...]] = []
    for name, unit in units.items():
        by_effect: dict[tuple[str, ...], tuple[list[str], list[Any]]] = {}
        for ground, key in grounds.items():
            cells = [cell(column, unit, key) for column in columns.values()]
            by_effect.setdefault(tuple(map(worded, cells)), ([], cells))[0].append(ground)
        for places, cells in by_effect.values():
            plain = usual in places or len(by_effect) == 1
            rows.append((name if plain else f"{name}{ON}{' or '.join(places)}", *cells))
    return explained(Grid(heading, ("enemy unit", *columns), tuple(rows)))


def explained(table: Grid, why: str = "never enemies here, or the rules forbid it") -> Grid:
    """Say below a table what its dashes mean, if it has any."""
    dashes = any(cell is None for row in table.rows for cell in row)
    return replace(table, notes=(*table.notes, f"\N{EN DASH}: {why}.")) if dashes else table


def best_and_worst(
    table: Grid,
    attackers: Sequence[str],
    defenders: Sequence[str],
    short: Callable[[str], str] = str,
) -> tuple[str, str]:
    """Name the attacks of a side that gain most and those that lose most, with their figures.

    Columns attack rows; ``short`` abbreviates a unit. Attacks on other ground than the usual are
    left out.
    """
    pairs: dict[tuple[str, str], float] = {}
    for name, *cells in table.rows:
        for column, cell in zip(table.columns[1:], cells, strict=True):
            if isinstance(cell, Advice) and column in attackers and name in defenders:
                pairs[column, name] = cell.worth
    ranked = sorted(pairs, key=lambda pair: pairs[pair])
    good = [pair for pair in ranked[::-1] if pairs[pair] > 0][:_FEW]
    bad = [pair for pair in ranked if pairs[pair] < 0][:_FEW]

    def told(chosen: Iterable[tuple[str, str]]) -> str:
        named = (
            f"{short(mine)} v {short(his)} {worded(Advice(pairs[mine, his]))}"
            for mine, his in chosen
        )
        return "; ".join(named) or "none"

    return told(good), told(bad)


def sentence(text: str) -> str:
    """Return a rule as a sentence."""
    text = f"{text[:1].upper()}{text[1:]}"
    return text if text.endswith((".", ":", "?")) else f"{text}."


def special(rules: Sequence[str], notes: str) -> tuple[str, ...]:
    """Return a scenario's special rules as a paragraph, and its notes; () where it has none."""
    lines = []
    if rules:
        lines.append(f"Special rules: {' '.join(map(sentence, rules))}")
    if notes:
        lines.append(notes)
    return tuple(lines)
