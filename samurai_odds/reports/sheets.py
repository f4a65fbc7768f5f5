"""Sheets: one figure for every combination of two inputs, such as attackers by defenders."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from samurai_odds.analysis.compare import setting
from samurai_odds.engine.figure import Figure
from samurai_odds.engine.odds import Odds
from samurai_odds.errors import OddsError
from samurai_odds.reports.answer import book_note, played_note, source_notes
from samurai_odds.reports.grid import Grid

__all__ = ["table"]


def table(
    ask: Callable[..., Odds],
    rows: Mapping[str, Sequence[Any]],
    columns: Mapping[str, Sequence[Any]],
    show: str,
    progress: Callable[[Iterable[Any]], Iterable[Any]] = iter,
    **inputs: Any,
) -> Grid:
    """Make a sheet of one figure: ``rows`` and ``columns`` each name an input and its values.

    A combination that the rules forbid is an empty cell; when all are forbidden,
    OddsError says why the first one is. ``inputs`` are the same for every cell.

    >>> from samurai_odds import battles, table
    >>> terrain = {"defender_on": ["open", "forest"]}
    >>> who = {"defender": ["levy", "samurai-spear"]}
    >>> print(table(battles.attack, who, terrain, "defender_losses", attacker="levy").rows[0][1])
    0.6666666666666666
    """
    (row_name, row_values), (column_name, column_values) = _one(rows), _one(columns)
    cells: dict[tuple[Any, Any], Figure | None] = {}
    refusals: list[OddsError] = []
    last: Odds | None = None
    rests_on: dict[str, str] = {}
    for row, column in progress(list(product(row_values, column_values))):
        try:
            odds = ask(**inputs, **{row_name: row, column_name: column})
        except OddsError as refusal:
            refusals.append(refusal)
            cells[row, column] = None
            continue
        cells[row, column] = odds.figure(show)
        last = odds
        rests_on.update(odds.provenance.rests_on)
    if last is None:
        raise refusals[0]
    body = tuple((str(r), *(cells[r, c] for c in column_values)) for r in row_values)
    made = last.provenance
    how = "exact" if made.method == "exact" else played_note(made)
    notes = (
        *(["–: not allowed by the rules"] if refusals else []),
        f"{how}; {book_note(made)}",
        *source_notes(rests_on),
    )
    situation = ", ".join(setting(name, value) for name, value in inputs.items() if value)
    heading = f"{show}: {row_name} (rows) by {column_name}"
    names = (row_name, *(str(value) for value in column_values))
    return Grid(heading + (f"; {situation}" if situation else ""), names, body, notes)


def _one(named: Mapping[str, Sequence[Any]]) -> tuple[str, Sequence[Any]]:
    if len(named) != 1:
        raise OddsError(f"one input with its values is wanted, not {len(named)}")
    return next(iter(named.items()))
