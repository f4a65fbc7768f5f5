"""Pictures of whole battles: how they ended, what was held, where units died."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.drawing.picture import draw_map
from samurai_odds.battles.field.recording import NOTED
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.battles.whole.outcomes import Losses
from samurai_odds.battles.whole.tables import tokens_at
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.tables import made_notes
from samurai_odds.grids.looks import FURTHER, NEITHER, OURS, THEIRS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_SMALL = 8
_ENOUGH = 30  # games still on, for a turn to be drawn
_MOST_BARS = 25
_SIZES = {"core": ((16, 13.5), (2.6, 7.6)), "epic": ((22, 11), (2.6, 7.2))}  # inches, rows


def draw(odds: Odds) -> "Axes":
    """Draw an answer of `battles.play`; give the axes of the banners."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    size, ratios = _SIZES[odds.asked.staged.scenario.board.key]
    picture = Figure(figsize=size, layout="constrained")
    FigureCanvasAgg(picture)
    title = odds.asked.heading
    if odds.provenance.condition:
        title += f"\nwhere {odds.provenance.condition}"
    picture.suptitle(
        "\n".join((title, *odds.asked.remarks)), fontsize=13, wrap=True, parse_math=False
    )
    picture.supxlabel("\n".join(made_notes(odds)), fontsize=_SMALL, wrap=True, parse_math=False)
    grid = picture.add_gridspec(2, 1, height_ratios=ratios)
    above = grid[0].subgridspec(1, 4, wspace=0.06)
    first = picture.add_subplot(above[0])
    _draw_victories(first, odds)
    _draw_margin(picture.add_subplot(above[1]), odds)
    _draw_turns(picture.add_subplot(above[2]), odds)
    _draw_tokens(picture.add_subplot(above[3]), odds)
    below = grid[1].subgridspec(1, 1)
    _draw_deaths(picture.add_subplot(below[0]), odds)
    return first


def _draw_victories(axes: "Axes", odds: Odds) -> None:
    """Bars: who wins, and by what; in the looks of the sides where there is but one way."""
    reasons = [word for word in odds.words["reason"] if odds.p(f"reason == '{word}'") > 0]
    named = dict(zip(odds.words["winner"], (*SIDES, "nobody"), strict=True))
    who = [word for word in named if word in SIDES or odds.p(f"winner == '{word}'") > 0]
    sides = [look.face for look in (OURS, THEIRS)] + [NEITHER]
    left = np.zeros(len(who))
    for place, reason in enumerate(reasons):
        face: Any
        face, hatch, _, _ = FURTHER[place % len(FURTHER)]
        share = np.array(
            [float(odds.p(f"winner == '{name}' and reason == '{reason}'")) for name in who]
        )
        if len(reasons) == 1:
            face, hatch = sides[: len(who)], ""
        look: dict[str, Any] = {"color": face, "hatch": hatch, "edgecolor": "black"}
        axes.barh(range(len(who)), 100 * share, left=100 * left, label=reason, lw=0.8, **look)
        left += share
    for row, name in enumerate(who):
        text = odds.p(f"winner == '{name}'").text()
        axes.text(100 * left[row] + 2, row, text, va="center", fontsize=_SMALL)
    axes.set_yticks(range(len(who)), [named[word] for word in who])
    axes.invert_yaxis()
    axes.set_xlim(0, 125)
    axes.set_xticks([0, 25, 50, 75, 100])
    axes.set_xlabel(f"victories, % (all by {reasons[0]})" if len(reasons) == 1 else "victories, %")
    if len(reasons) > 1:
        axes.legend(fontsize=_SMALL, frameon=False, loc="lower right")
    _plain(axes)


def _draw_margin(axes: "Axes", odds: Odds) -> None:
    """Bars: how many banners red is ahead at the end."""
    exactly = odds.distribution("margin")
    values = [int(value) for value in exactly]
    faces = [OURS.face if value > 0 else THEIRS.face if value < 0 else NEITHER for value in values]
    heights = [100 * float(chance) for chance in exactly.values()]
    axes.bar(values, heights, 0.8, color=faces, edgecolor="black", lw=0.8)
    axes.set_xlabel("banners, red less blue (dark: red ahead)")
    axes.set_ylabel("games, %")
    _plain(axes)


def _draw_turns(axes: "Axes", odds: Odds) -> None:
    """Bars: how many turns of both sides the games last."""
    turns = odds.columns["turns"]
    low, high = int(turns.min()), int(turns.max())
    width = max(1, -(-(high - low + 1) // _MOST_BARS))
    edges = np.arange(low, high + width + 1, width) - 0.5
    axes.hist(
        turns, edges.tolist(), weights=100 * odds.chances, color=NEITHER, edgecolor="black", lw=0.8
    )
    middle = _median(turns, odds.chances)
    axes.axvline(middle, color="black", ls="--", lw=1.2)
    top = axes.get_ylim()[1]
    axes.set_ylim(0, 1.15 * top)
    axes.text(middle, 1.08 * top, f" median {middle}", fontsize=_SMALL)
    axes.set_xlabel("turns of both sides")
    axes.set_ylabel("games, %")
    _plain(axes)


def _median(values: NDArray[np.int64], chances: NDArray[np.float64]) -> int:
    order = np.argsort(values)
    place = int(np.searchsorted(np.cumsum(chances[order]), 0.5))
    return int(values[order][min(place, len(values) - 1)])


def _draw_tokens(axes: "Axes", odds: Odds) -> None:
    """Lines: both sides' tokens at the start of each turn, of the games still on."""
    run = odds.asked.run
    held = {turn: tokens_at(run.rows, turn) for turn in NOTED}
    turns = [turn for turn in NOTED if len(held[turn]) >= min(_ENOUGH, run.games)]
    for side, name in enumerate(SIDES):
        means = np.array([held[turn][:, side].mean() for turn in turns])
        errors = [held[turn][:, side].std() / len(held[turn]) ** 0.5 for turn in turns]
        style = (OURS, THEIRS)[side].line
        axes.plot(turns, means, color="black", ls=style, lw=1.4, label=name)
        spread = np.array(errors)
        axes.fill_between(turns, means - 2 * spread, means + 2 * spread, color="0.8", lw=0)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("turn (of all games still on; grey: two standard errors)")
    axes.set_ylabel("honor tokens, mean")
    axes.legend(fontsize=_SMALL, frameon=False, loc="lower right")
    _plain(axes)


def _draw_deaths(axes: "Axes", odds: Odds) -> None:
    """The board, shaded by the units that were eliminated in each hex."""
    contest = odds.asked
    met = contest.met(odds.provenance.condition)
    draw_map(contest.staged.scenario, axes, deaths(contest, met))
    axes.set_title(
        "units eliminated in each hex, in a hundred games (pieces where they begin)", fontsize=11
    )


def deaths(contest: Any, met: NDArray[np.bool_]) -> list[float]:
    """Count the units eliminated in each hex, in a hundred of the games marked."""
    losses = Losses(contest.staged.setup, contest.run.rows[met])
    places, hexes = losses.where[losses.gone], contest.staged.scenario.board.hexes
    counts = np.bincount(places, minlength=hexes)[:hexes]
    found: list[float] = (100 * counts / max(1, int(met.sum()))).tolist()
    return found


def _plain(axes: "Axes") -> None:
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=9)
