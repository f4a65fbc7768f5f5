"""Sheets for the RAN player: clash of arms pairs, column shifts, how close to breaking."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from samurai_odds import ran
from samurai_odds.analysis.sheets import table
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.errors import check_one_of
from samurai_odds.grids.grid import Grid
from samurai_odds.grids.style import line_look, new_picture
from samurai_odds.ran.procedures.question import shift_in_words
from samurai_odds.ran.units import TYPES

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Picture

ATTACKERS = ("KB", "KB+", "KB-B", "SI", "SI-B", "AS")
DEFENDERS = ("KB", "KB-B", "SI", "SI-B", "AS", "AS-T", "AS-B", "Honjin")
SHIFTS = range(-6, 7)
TQS = range(4, 10)
HITS = range(9)
_IN_WORDS = {
    "defender_state != 'ordered' or retreat == 'defender'": (
        "defender disrupted or worse, or retreats"
    ),
    "defender_state != 'ordered'": "defender disrupted or worse",
    "attacker_state != 'ordered'": "attacker disrupted or worse",
    "retreat == 'defender'": "defender retreats",
    "retreat == 'attacker'": "attacker retreats",
}
_MISSILE = ("-B", "-T", "Honjin")


def pairs_sheet(
    attacker_rating: str, defender_rating: str, show: str, rules: str | None = None
) -> Grid:
    """Give one figure for every attacking type (rows) on every defending type."""

    def ask(attacker: str, defender: str) -> Odds:
        mine, his = _unit(attacker, attacker_rating), _unit(defender, defender_rating)
        return ran.shock(mine, his, rules=rules)

    sheet = table(ask, {"attacker": ATTACKERS}, {"defender": DEFENDERS}, show)
    ratings = f"attackers {attacker_rating} (rows), defenders {defender_rating}"
    notes = ("KB+: KB that charges (Norikuzushi)", *sheet.notes)
    return replace(sheet, heading=f"RAN: {_in_words(show)}; {ratings}", notes=notes)


def shifts_sheet(
    attacker: str, defender: str, show: Sequence[str], rules: str | None = None
) -> Grid:
    """Give figures of one shock (rows) by column shift."""
    shocks = [ran.shock(attacker, defender, shift=shift, rules=rules) for shift in SHIFTS]
    rows = tuple((text, *(odds.figure(text) for odds in shocks)) for text in show)
    names = _names(SHIFTS)
    rests_on = {what: tag for odds in shocks for what, tag in odds.provenance.rests_on.items()}
    notes = (f"Exact. {book_note(shocks[0].provenance)}.", *source_notes(rests_on))
    heading = f"{shocks[SHIFTS.index(0)].question.heading}, by column shift"
    return Grid(heading, ("", *names), rows, notes)


def _names(shifts: Sequence[int]) -> tuple[str, ...]:
    return tuple(shift_in_words(shift) if shift else "0" for shift in shifts)


def breaking_sheet(attacker: str, defender: str, show: str, rules: str | None = None) -> Grid:
    """Give one figure by the defender's TQ (rows) and the hits it has already."""
    check_one_of("type", defender, TYPES)

    def ask(tq: int, hits: int) -> Odds:
        return ran.shock(attacker, f"{_unit(defender, f'{tq}-4/{tq - 1}-3')} {hits}h", rules=rules)

    sheet = table(ask, {"tq": list(TQS)}, {"hits": list(HITS)}, show)
    what = f"{_in_words(show)}; by TQ (rows) and hits so far"
    heading = f"RAN: {attacker} shocks {defender}: {what}"
    return replace(sheet, heading=heading)


def draw_sheet(grid: Grid) -> "Picture":
    """Draw a sheet: lines by column shift; shaded cells where the columns are no scale."""
    return _draw_lines(grid) if grid.columns[1:] == _names(SHIFTS) else _draw_cells(grid)


def _draw_cells(grid: Grid) -> "Picture":
    """Draw a sheet of pairs, or of TQ and hits, as shaded cells: the darker, the likelier."""
    from samurai_odds.engine.answers.curves import draw_sheet as draw_shaded

    axes = draw_shaded(grid)
    picture = axes.figure
    if grid.columns[0] == "tq":
        axes.set_xlabel("hits that the defender has")
        axes.set_ylabel("TQ of the defender")
    picture.supxlabel("\n".join(grid.notes), fontsize=8, wrap=True, parse_math=False)
    return cast("Picture", picture)


def _draw_lines(grid: Grid) -> "Picture":
    """Draw a sheet of chances or amounts: a line for each row, told apart without color."""

    picture = new_picture(9, 5)
    axes = picture.add_subplot()
    places = range(len(grid.columns) - 1)
    share = all(cell is None or cell.proportion for row in grid.rows for cell in row[1:])
    for number, (label, *cells) in enumerate(grid.rows):
        face, _, style, marker = line_look(number)
        there = [place for place in places if cells[place] is not None]
        heights = [(100 if share else 1) * float(cells[place]) for place in there]
        axes.plot(
            there, heights, color="black", linestyle=style, marker=marker,
            markerfacecolor=face, label=_IN_WORDS.get(label, label),
        )  # fmt: skip
    axes.set_xticks(list(places), grid.columns[1:])
    if share:
        axes.set_ylim(-4, 104)
    axes.set_xlabel("column shift, R favors the attacker")
    axes.set_ylabel("chance, %" if share else "expected")
    axes.grid(axis="y", color="0.85")
    axes.spines[["top", "right"]].set_visible(False)
    picture.legend(fontsize=8, frameon=False, loc="outside right upper")
    picture.suptitle(grid.heading, fontsize=10, wrap=True, parse_math=False)
    picture.supxlabel("\n".join(grid.notes), fontsize=8, wrap=True, parse_math=False)
    return picture


def _in_words(show: str) -> str:
    return f"{_IN_WORDS[show]} ({show})" if show in _IN_WORDS else show


def _unit(kind: str, rating: str) -> str:
    """Format a unit of a type; missile units have no disrupted side."""
    if kind.endswith(_MISSILE):
        return f"{kind} {rating.partition('/')[0]}"
    return f"KB {rating} charge" if kind == "KB+" else f"{kind} {rating}"
