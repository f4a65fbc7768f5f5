"""Answers that are lists: their tables, and the curve of a figure against its cost."""

from typing import Any

from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.engine.ties import better
from samurai_odds.errors import OddsError
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.grid import Grid
from samurai_odds.grids.style import NEITHER, OURS, new_picture

_CHANCES = {"won": "chance to win", "not cleared": "chance to hold"}
_UPRIGHT = 6  # letters of a column's name that need no turning


def found_grids(answers: Any) -> list[Grid]:
    """Make the tables of a list of answers, with a last line on how they were made."""
    made = answers.provenance
    tables = [Grid(*listing) for listing in answers.listings]
    how = "Simulated" if made.samples else "Exact"
    notes = (f"{how}. {book_note(made)}.", *source_notes(made.rests_on))
    said = answers.verdict.lines if answers.verdict else ()
    heading = "\n".join((*said, answers.heading))
    return [Grid(heading, (), ()), *tables, Grid("", (), (), notes)]


def draw_curve(answers: Any, axes: "Axes | None" = None) -> "Axes":
    """Draw the best figure at every cost, and the goal; return the axes."""
    curve = answers.curve
    if curve is None:
        raise OddsError("there is no curve to draw in this answer")
    if axes is None:
        axes = new_picture(7.2, 4.4, answers.heading).add_subplot()
    across = [x for x, _ in curve.points]
    share = curve.up in _CHANCES
    up = [100 * y if share else y for _, y in curve.points]
    axes.plot(across, up, color="black", marker="o", markerfacecolor=NEITHER)
    look: dict[str, Any] = {"textcoords": "offset points", "fontsize": 8}
    for x, (_, chance), y in zip(across, curve.points, up, strict=True):
        text = _share_text(chance) if share else f"{y:.2f}"
        axes.annotate(text, (x, y), xytext=(6, -12), **look)
    if curve.goal is not None:
        goal = 100 * curve.goal if share else curve.goal
        axes.axhline(goal, color="black", linestyle="--", linewidth=1)
        axes.annotate("wanted", (across[0], goal), xytext=(0, 3), **look)
    axes.set_xlabel(curve.across)
    axes.set_ylabel(f"{_CHANCES[curve.up]}, %" if share else curve.up)
    if share:
        axes.set_ylim(-6, 104)
    axes.set_xticks(across)
    axes.grid(axis="y", color="0.85")
    axes.spines[["top", "right"]].set_visible(False)
    return axes


def draw_sheet(grid: Grid, axes: "Axes | None" = None) -> "Axes":
    """Draw a sheet as shaded cells with their figures, chances in percent; return the axes.

    The darker the cell, the higher the figure; the figures read without color.
    """
    chances = [[None if cell is None else float(cell) for cell in row[1:]] for row in grid.rows]
    longest = max(len(name) for name in grid.columns[1:])
    if axes is None:
        wide = 0.52 * (len(grid.columns) - 1) + 0.07 * max(len(str(r[0])) for r in grid.rows)
        high = 0.4 * len(grid.rows) + (0.07 * longest if longest > _UPRIGHT else 0)
        axes = new_picture(3.4 + wide, 2.0 + high, grid.heading).add_subplot()
    shades = [[float("nan") if c is None else c for c in row] for row in chances]
    known = [c for row in chances for c in row if c is not None]
    shares = all(getattr(cell, "proportion", True) for row in grid.rows for cell in row[1:])
    low, high = (0.0, 1.0) if shares else (min(known), max(known))
    axes.imshow(shades, cmap="Grays", vmin=low, vmax=high, aspect="auto", origin="lower")
    for y, row in enumerate(chances):
        for x, value in enumerate(row):
            if value is not None:
                color = "white" if value > (low + high) / 2 else "black"
                text = _share_text(value) if shares else f"{value:.1f}"
                axes.text(x, y, text, ha="center", va="center", fontsize=8, color=color)
    turned = 90 if longest > _UPRIGHT else 0
    axes.set_xticks(range(len(grid.columns) - 1), grid.columns[1:], fontsize=8, rotation=turned)
    axes.set_yticks(range(len(grid.rows)), [str(row[0]) for row in grid.rows], fontsize=8)
    numbered = all(name.isdigit() for name in grid.columns[1:])
    axes.set_xlabel("units of the defender" if numbered else "defender")
    axes.set_ylabel("units of the attacker" if numbered else "attacker")
    return axes


def _share_text(share: float) -> str:
    """Format a chance in the space of a cell; what is not certain is not printed as 0 or 100."""
    if 0 < share < 0.005:
        return "<1"
    return ">99" if 0.995 <= share < 1 else f"{100 * share:.0f}"


def draw_chart(axes: "Axes", chart: Any) -> None:
    """Draw a policy: dark where to fight on, white where to stop, with the gain of fighting."""
    from matplotlib.patches import Rectangle

    for y, row in enumerate(chart.gains):
        for x, gain in enumerate(row):
            if gain is None:
                continue
            shade, ink = (OURS.face, "white") if better(gain, 0.0) else ("white", "black")
            corner = (x - 0.5, y - 0.5)
            axes.add_patch(Rectangle(corner, 1, 1, edgecolor="0.6", facecolor=shade))
            size = 8 if len(chart.across) <= 8 else 6
            text = f"{gain:+.1f}"
            axes.text(x, y, text, ha="center", va="center", fontsize=size, color=ink)
    axes.set_xlim(-0.5, len(chart.across) - 0.5)
    axes.set_ylim(-0.5, len(chart.up) - 0.5)
    axes.set_xticks(range(len(chart.across)), list(map(str, chart.across)), fontsize=8)
    axes.set_yticks(range(len(chart.up)), list(map(str, chart.up)), fontsize=8)
    axes.set_xlabel("defender's units left, bonus units included")
    axes.set_ylabel("attacker's units left")
    axes.set_title(chart.title, fontsize=9)
