"""Pictures of whole battles: how they ended, rout points over time, where units were lost."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.pictures import set_title
from samurai_odds.grids.style import OURS, THEIRS
from samurai_odds.play.pictures import (
    SMALL,
    draw_lengths,
    draw_margin,
    draw_victories,
    plain,
)
from samurai_odds.ran.drawing.picture import draw_map
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.scenario.scenario import SIDES
from samurai_odds.ran.whole.outcomes import points_at, turns_noted

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_ENOUGH = 30  # games that came to a turn, for it to be drawn
_WIDTH = 16  # inches
_ABOVE = 2.8  # inches of the small pictures above the map


def draw(odds: Odds) -> "Axes":
    """Draw an answer of `ran.play`; give the axes of the victories."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    over = odds.asked.staged.scenario.terrain.field
    tall = min(12.0, max(5.0, _WIDTH * 0.85 * over.rows / (over.columns + 0.5)))
    picture = Figure(figsize=(_WIDTH, _ABOVE + tall + 1), layout="constrained")
    FigureCanvasAgg(picture)
    set_title(picture, odds, 13)
    grid = picture.add_gridspec(2, 1, height_ratios=(_ABOVE, tall))
    above = grid[0].subgridspec(1, 4, wspace=0.06)
    first = picture.add_subplot(above[0])
    draw_victories(first, odds)
    draw_margin(picture.add_subplot(above[1]), odds, "margin", "rout points, blue less red")
    draw_lengths(picture.add_subplot(above[2]), odds, "turns", "turns")
    _draw_points(picture.add_subplot(above[3]), odds)
    _draw_losses(picture.add_subplot(grid[1].subgridspec(1, 1)[0]), odds)
    return first


def _draw_points(axes: "Axes", odds: Odds) -> None:
    """Lines: both sides' rout points at the start of each turn, and the levels that break them."""
    contest = odds.asked
    rows = contest.run.rows[contest.met(odds.provenance.condition)]
    counted = {turn: points_at(rows, turn) for turn in turns_noted(contest.staged.scenario)}
    turns = [turn for turn in counted if len(counted[turn]) >= min(_ENOUGH, len(rows))]
    for side, (name, look) in enumerate(zip(SIDES, (OURS, THEIRS), strict=True)):
        points = [counted[turn][:, side] for turn in turns]
        means = np.array([values.mean() for values in points])
        spread = np.array([values.std() / len(values) ** 0.5 for values in points])
        style: dict[str, Any] = {"color": "black", "ls": look.line, "lw": 1.4, "label": name}
        axes.plot(turns, means, **style)
        axes.fill_between(turns, means - 2 * spread, means + 2 * spread, color="0.8", lw=0)
    levels = sorted({army.level for army in contest.staged.scenario.armies})
    for level in levels:
        axes.axhline(level, color="0.4", lw=0.8, ls=":")
    axes.text(0.98, levels[-1], " rout level ", ha="right", va="bottom", fontsize=SMALL,
              transform=axes.get_yaxis_transform())  # fmt: skip
    axes.set_xlabel("start of turn (of battles that came to it)")
    axes.locator_params(axis="x", integer=True)
    axes.set_ylabel("rout points, mean")
    axes.legend(fontsize=SMALL, frameon=False, loc="upper left")
    plain(axes)


def _draw_losses(axes: "Axes", odds: Odds) -> None:
    """The map, shaded by the units that were lost in each hex."""
    contest = odds.asked
    met = contest.met(odds.provenance.condition)
    draw_map(contest.staged.scenario, axes, losses_by_hex(contest, met))
    axes.set_title(
        "units routed or eliminated in each hex, in a hundred battles (counters where they begin)",
        fontsize=11,
    )


def losses_by_hex(contest: Any, met: NDArray[np.bool_]) -> list[float]:
    """Count the units lost in each hex, in a hundred of the games marked."""
    staged = contest.staged
    games = contest.run.rows[met].astype(np.int64)
    units, hexes = int(staged.start.question[at.UNITS]), staged.scenario.terrain.field.hexes
    gone = games[:, kept.FATE : kept.FATE + units] >= kept.ROUTED
    places = games[:, kept.LAST_HEX : kept.LAST_HEX + units][gone]
    counts = np.bincount(places[places >= 0], minlength=hexes)[:hexes]
    found: list[float] = (100 * counts / max(1, int(met.sum()))).tolist()
    return found
