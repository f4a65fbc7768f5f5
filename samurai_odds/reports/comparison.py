"""A comparison as a table."""

from collections.abc import Sequence

from samurai_odds.analysis.compare import Comparison
from samurai_odds.reports.answer import made_notes
from samurai_odds.reports.grid import Grid


def comparison_grid(comparison: Comparison, shown: Sequence[str] = ()) -> Grid:
    """Rank by rank: the figure, how far behind the best, and more figures ``shown``."""
    rows = []
    for entry in comparison.entries:
        alone = sum(other.rank == entry.rank for other in comparison.entries) == 1
        rank = f"{entry.rank}" if alone else f"{entry.rank}="
        more = tuple(entry.odds.figure(text) for text in shown)
        best = entry is comparison.entries[0]
        rows.append((entry.label, rank, entry.figure, None if best else entry.behind, *more))
    columns = ("", "rank", "value", "behind the best", *shown)
    made = made_notes(comparison.entries[0].odds)
    sampled = comparison.entries[0].odds.samples
    equal = "too close to call (within 2 standard errors)" if sampled else "equal"
    notes = (comparison.verdict, f"'=': {equal}", *made)
    return Grid(f"ranked by {comparison.by}", columns, tuple(rows), notes)
