"""Two scenarios side by side: what differs between them, and by how much."""

from collections.abc import Iterator
from math import hypot

from samurai_odds.analysis.designing.found import Found
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid


def compared(one: Found, other: Found) -> Grid:
    """Return the table of both: win rates by level, length, swings, and their differences."""
    rows = []
    for says, figure in _figures(one):
        beside = dict(_figures(other)).get(says)
        rows.append((says, figure, beside, _difference(figure, beside)))
    columns = ("", one.title, other.title, "difference")
    note = "differences in points, or as the figures are; each ± is one standard error"
    return Grid("Side by side", columns, tuple(rows), (note,))


def _figures(found: Found) -> Iterator[tuple[str, Figure]]:
    """Yield what both are compared in."""
    for level in found.ladder.levels:
        for name, figure in zip(level.favor.names.values(), level.favor.shares, strict=True):
            yield f"{name} wins, all {level.bot}", figure
            if len(level.favor.shares) == 2:
                break
    judging = found.ladder.judging.favor
    yield "no winner", judging.nobody
    lengths = found.lengths
    error = float(lengths.std(ddof=1)) / len(lengths) ** 0.5
    yield f"{found.design.length}, mean", Figure(float(lengths.mean()), error, len(lengths))
    if found.swings is not None:
        yield "changes of the lead", found.swings.leads
        for chance, figure in found.swings.comebacks():
            yield f"winner once down to {100 * chance:.0f}%", figure
    for pairing in found.pairings[:1]:
        if pairing.apart is not None:
            yield "the first move is worth, points", pairing.apart.in_points


def _difference(one: Figure, other: Figure | None) -> Figure | None:
    if other is None:
        return None
    scale = 100 if one.proportion else 1
    gap, error = float(other) - float(one), hypot(one.se, other.se)
    return Figure(scale * gap, scale * error, min(one.samples, other.samples))
