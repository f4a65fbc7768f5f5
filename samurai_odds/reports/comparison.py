"""A comparison as a table."""

from collections.abc import Sequence

from samurai_odds.analysis.compare import Comparison
from samurai_odds.reports.answer import made_notes, source_notes
from samurai_odds.reports.grid import Grid


def comparison_grid(comparison: Comparison, shown: Sequence[str] = ()) -> Grid:
    """Rank by rank: the figure, how far behind the best, and more figures ``shown``."""
    ranks = [entry.rank for entry in comparison.entries]
    rows = []
    for entry in comparison.entries:
        rank = f"{entry.rank}" if ranks.count(entry.rank) == 1 else f"{entry.rank}="
        more = tuple(entry.odds.figure(text) for text in shown)
        best = entry is comparison.entries[0]
        rows.append((entry.label, rank, entry.figure, None if best else entry.behind, *more))
    columns = ("", "rank", "value", "behind the best", *shown)
    how, *_ = made_notes(comparison.entries[0].odds)
    rests_on: dict[str, str] = {}
    for entry in comparison.entries:
        rests_on.update(entry.odds.provenance.rests_on)
    sampled = comparison.entries[0].odds.samples
    equal = "too close to call (within 2 standard errors)" if sampled else "equal"
    tied = len(set(ranks)) < len(ranks)
    notes = (comparison.verdict, *([f"'=': {equal}"] if tied else []), how, *source_notes(rests_on))
    return Grid(f"ranked by {comparison.by}, highest first", columns, tuple(rows), notes)
