"""Pictures of whole games: ends, lengths, provinces by round, koku, where battles are fought."""

from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.pictures import set_title
from samurai_odds.grids.style import FURTHER, line_look, new_picture
from samurai_odds.play.board_picture import draw_heat
from samurai_odds.play.tables import SMALL, draw_lengths, plain
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field import recording as kept
from samurai_odds.swords.whole.outcomes import (
    NOBODY,
    SHARED,
    WINNERS,
    part,
    provinces_at,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_ENOUGH = 30  # games still on, for a round to be drawn


def draw(odds: Odds) -> "Axes":
    """Draw an answer of `swords.play`; give the axes of the victories."""

    picture = new_picture(14, 17)
    set_title(picture, odds, 12)
    grid = picture.add_gridspec(3, 2, height_ratios=(1, 1, 2))
    first = picture.add_subplot(grid[0, 0])
    _draw_victories(first, odds)
    draw_lengths(picture.add_subplot(grid[0, 1]), odds, "rounds", "round in which the game ends")
    _draw_provinces(picture.add_subplot(grid[1, 0]), odds)
    _draw_koku(picture.add_subplot(grid[1, 1]), odds)
    draw_heat(picture.add_subplot(grid[2, :]), odds.asked, odds.provenance.condition)
    return first


def _draw_victories(axes: "Axes", odds: Odds) -> None:
    """Bars: who wins, and by what."""
    reasons = [word for word in odds.words["reason"] if odds.p(f"reason == '{word}'") > 0]
    who = dict(odds.asked.staged.winners) | {SHARED: "shared", NOBODY: "nobody"}
    who = {k: name for k, name in who.items() if k < SHARED or odds.p(_won(k)) > 0}
    left = np.zeros(len(who))
    for place, reason in enumerate(reasons):
        face, hatch, _, _ = FURTHER[place % len(FURTHER)]
        chances = [float(odds.p(f"{_won(k)} and reason == '{reason}'")) for k in who]
        share = 100 * np.array(chances)
        look: dict[str, Any] = {"color": face, "hatch": hatch, "edgecolor": "black", "lw": 0.8}
        axes.barh(range(len(who)), share, left=left, label=reason, **look)
        left += share
    for row, number in enumerate(who):
        text = odds.p(_won(number)).text()
        clear = {"facecolor": "white", "edgecolor": "none", "pad": 1}
        axes.text(left[row] + 1, row, text, va="center", fontsize=SMALL, bbox=clear)
    bots = odds.asked.staged.bots
    labels = [f"{name}\n({bots[k]})" if k < SHARED else name for k, name in who.items()]
    axes.set_yticks(range(len(who)), labels)
    axes.invert_yaxis()
    axes.set_xlim(0, 1.45 * max(left.max(), 1.0))
    even = 100 / len(odds.asked.staged.winners)
    axes.axvline(even, color="black", ls="--", lw=1, label=f"an even share, {even:.0f}%")
    axes.set_xlabel("games won, %")
    axes.legend(fontsize=SMALL, frameon=False, ncols=5, loc="lower center", bbox_to_anchor=(0.5, 1))
    plain(axes)


def _draw_provinces(axes: "Axes", odds: Odds) -> None:
    """Lines: all seats' provinces at the start of each round, of the games still on."""
    asked = odds.asked
    rows = asked.run.rows[asked.met(odds.provenance.condition)]
    seats = len(asked.staged.seats)
    held = {turn: provinces_at(rows, turn, seats) for turn in range(1, kept.MOST_NOTED + 1)}
    turns = [turn for turn in held if len(held[turn]) >= min(_ENOUGH, len(rows))]
    for seat in asked.staged.seats:
        look = line_look(seat)
        means = [held[turn][:, seat].mean() for turn in turns]
        label = asked.staged.seat_name(seat)
        axes.plot(turns, means, color="black", ls=look.line, marker=look.marker, ms=4, label=label)
    axes.set_xlabel("round (games still on)")
    axes.set_ylabel("provinces at its start, mean")
    axes.set_ylim(bottom=0)
    axes.legend(fontsize=SMALL, frameon=False)
    plain(axes)


def _draw_koku(axes: "Axes", odds: Odds) -> None:
    """Bars: of the koku of each seat, the share that each action got."""
    asked = odds.asked
    rows = asked.run.rows[asked.met(odds.provenance.condition)]
    seats = len(asked.staged.seats)
    spent = part(rows, kept.SPENT, seats, at.BIN_COUNT).sum(axis=0)
    shares = 100 * spent / np.maximum(spent.sum(axis=1, keepdims=True), 1)
    left = np.zeros(seats)
    for place, name in enumerate(at.BINS_NAMED):
        face, hatch, _, _ = FURTHER[place % len(FURTHER)]
        look: dict[str, Any] = {"color": face, "hatch": hatch, "edgecolor": "black", "lw": 0.8}
        axes.barh(range(seats), shares[:, place], left=left, label=name, **look)
        left += shares[:, place]
    axes.set_yticks(range(seats), [asked.staged.seat_name(seat) for seat in asked.staged.seats])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("koku by action, %")
    axes.legend(fontsize=SMALL, frameon=False, ncols=5, loc="lower center", bbox_to_anchor=(0.5, 1))
    plain(axes)


def _won(seat: int) -> str:
    return f"winner == '{WINNERS[seat]}'"
