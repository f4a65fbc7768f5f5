"""Sheets: one figure for every combination of two inputs, such as attackers by defenders."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from samurai_odds.analysis.compare import said, setting
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.tables import book_note, label_of, played_note, source_notes
from samurai_odds.engine.calling import as_python
from samurai_odds.engine.progress import tracked
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid

_MOST_REASONS = 2


def table(
    ask: Callable[..., Odds],
    rows: Mapping[str, Sequence[Any]],
    columns: Mapping[str, Sequence[Any]],
    show: str,
    where: str | None = None,
    progress: Callable[[Iterable[Any]], Iterable[Any]] | None = None,
    **inputs: Any,
) -> Grid:
    """Make a sheet of one figure: ``rows`` and ``columns`` each name an input and its values.

    A combination that the rules forbid is an empty cell; when all are forbidden,
    OddsError says why the first one is. ``where`` is a
    condition; a cell where it is never met is empty too. ``inputs`` are the same for
    every cell. ``progress`` wraps the pairs as they are gone through; without it a
    notebook or a terminal shows a bar.

    >>> from samurai_odds import battles, table
    >>> terrain = {"defender_on": ["open", "forest"]}
    >>> who = {"defender": ["levy", "samurai-spear"]}
    >>> print(table(battles.attack, who, terrain, "defender_losses", attacker="levy").rows[0][1])
    0.67
    """
    (row_name, row_values), (column_name, column_values) = _one(rows), _one(columns)
    cells: dict[tuple[Any, Any], Figure | None] = {}
    refusals: list[OddsError] = []
    last: Odds | None = None
    rests_on: dict[str, str] = {}
    pairs = list(product(row_values, column_values))
    for row, column in tracked(pairs, "cells") if progress is None else progress(pairs):
        try:
            odds = ask(**inputs, **{row_name: row, column_name: column})
        except OddsError as refusal:
            refusals.append(refusal)
            cells[row, column] = None
            continue
        last = odds
        cells[row, column] = _cell(odds, show, where)
        rests_on.update(odds.rests_on((show,)))
    if last is None:
        raise refusals[0]
    body = tuple((str(r), *(cells[r, c] for c in column_values)) for r in row_values)
    made = last.provenance
    how = "Exact" if made.method == "exact" else played_note(made)
    notes = (
        *_refused(refusals),
        f"{how}. {book_note(made)}.",
        *source_notes(rests_on),
    )
    situation = ", ".join(setting(name, value) for name, value in inputs.items() if said(value))
    label = label_of(last, show)
    named = f"{label[:1].upper()}{label[1:]} ({show})" if label else show
    heading = f"{named}: {row_name} (rows) by {column_name}"
    heading += f", where {where}" if where is not None else ""
    names = (row_name, *(str(value) for value in column_values))
    short = getattr(last.question, "short_names", ())
    return Grid(heading + (f"; {situation}" if situation else ""), names, body, notes, short)


def _cell(odds: Odds, show: str, where: str | None) -> Figure | None:
    if where is None:
        return odds.figure(show)
    return odds.given(where).figure(show) if odds.p(where) > 0 else None


def _refused(refusals: Sequence[OddsError]) -> tuple[str, ...]:
    """Say why cells are empty: the commonest reasons."""
    if not refusals:
        return ()
    reasons = Counter(refusal.problems[0] for refusal in refusals)
    listed = [reason for reason, _ in reasons.most_common(_MOST_REASONS)]
    more = f" and {len(reasons) - len(listed)} more reasons" if len(reasons) > len(listed) else ""
    return (f"–: not allowed: {'; '.join(listed)}{more}",)


def _one(named: Mapping[str, Sequence[Any]]) -> tuple[str, Sequence[Any]]:
    if not isinstance(named, Mapping) or len(named) != 1:
        raise OddsError(
            f"rows and columns must be one input with its values, like "
            f"{{'attacker': [...]}}, got {named!r}"
        )
    name, values = next(iter(named.items()))
    values = values.tolist() if hasattr(values, "tolist") else values  # of numpy or pandas
    if isinstance(values, str) or not isinstance(values, Sequence) or not values:
        raise OddsError(f"{name} must be a list of values, got {values!r}")
    return name, [as_python(value) for value in values]
