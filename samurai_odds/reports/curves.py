"""Answers that are lists: their tables, and the curve of a figure against its cost."""

from typing import TYPE_CHECKING, Any

from samurai_odds.errors import OddsError
from samurai_odds.reports.answer import book_note, source_notes
from samurai_odds.reports.grid import Grid

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def found_grids(found: Any) -> list[Grid]:
    """Make the tables of a list of answers, with a last line on how they were made."""
    made = found.provenance
    tables = [Grid(*listing) for listing in found.listings]
    notes = (f"{made.method}; {book_note(made)}", *source_notes(made.rests_on))
    return [Grid(found.heading, (), ()), *tables, Grid("", (), (), notes)]


def draw_curve(found: Any, axes: "Axes | None" = None) -> "Axes":
    """Draw the best figure at every cost, and the goal; return the axes."""
    curve = found.curve
    if curve is None:
        raise OddsError("there is no curve to draw in this answer")
    if axes is None:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure as Picture

        picture = Picture(figsize=(7.2, 4.4), layout="constrained")
        FigureCanvasAgg(picture)
        picture.suptitle(found.heading, fontsize=11, wrap=True)
        axes = picture.add_subplot()
    across = [x for x, _ in curve.points]
    up = [y for _, y in curve.points]
    axes.plot(across, up, color="black", marker="o", markerfacecolor="0.6")
    for x, y in curve.points:
        axes.annotate(f"{y:.2f}", (x, y), textcoords="offset points", xytext=(4, -11), fontsize=8)
    if curve.goal is not None:
        axes.axhline(curve.goal, color="black", linestyle="--", linewidth=1)
        axes.annotate(
            "wanted", (across[0], curve.goal), textcoords="offset points", xytext=(0, 3), fontsize=8
        )
    axes.set_xlabel(curve.across)
    axes.set_ylabel(curve.up)
    axes.set_xticks(across)
    axes.grid(axis="y", color="0.85")
    axes.spines[["top", "right"]].set_visible(False)
    return axes


def draw_sheet(grid: Grid, axes: "Axes | None" = None) -> "Axes":
    """Draw a sheet of chances as shaded cells with their figures; return the axes.

    The darker the cell, the higher the chance; the figures read without colour.
    """
    chances = [[None if cell is None else float(cell) for cell in row[1:]] for row in grid.rows]
    if axes is None:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure as Picture

        wide, high = len(grid.columns) - 1, len(grid.rows)
        picture = Picture(figsize=(2.2 + 0.52 * wide, 1.8 + 0.4 * high), layout="constrained")
        FigureCanvasAgg(picture)
        picture.suptitle(grid.heading, fontsize=11, wrap=True)
        axes = picture.add_subplot()
    shades = [[float("nan") if c is None else c for c in row] for row in chances]
    axes.imshow(shades, cmap="Greys", vmin=0.0, vmax=1.0, aspect="auto", origin="lower")
    for y, row in enumerate(chances):
        for x, chance in enumerate(row):
            if chance is not None:
                colour = "white" if chance > 0.5 else "black"
                text = f"{100 * chance:.0f}"
                axes.text(x, y, text, ha="center", va="center", fontsize=8, color=colour)
    axes.set_xticks(range(len(grid.columns) - 1), grid.columns[1:], fontsize=8)
    axes.set_yticks(range(len(grid.rows)), [str(row[0]) for row in grid.rows], fontsize=8)
    axes.set_xlabel("defender")
    axes.set_ylabel("attacker")
    return axes
