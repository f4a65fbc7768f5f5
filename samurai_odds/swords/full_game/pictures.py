"""Pictures of full games: ends, lengths, provinces by round, koku, where battles are fought."""

from typing import Any

import numpy as np

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.pictures import set_title
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.style import FURTHER, beside, new_picture
from samurai_odds.play.board_picture import draw_heat
from samurai_odds.play.tables import SMALL, draw_lengths, draw_victories, plain
from samurai_odds.swords.full_game.outcomes import NOBODY, SHARED, WINNERS, part, provinces_by_round
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording


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
    draw_heat(picture.add_subplot(grid[2, :]), odds.question, odds.provenance.condition)
    return first


def _draw_victories(axes: "Axes", odds: Odds) -> None:
    """Bars: who wins, and by what."""
    staged = odds.question.staged
    seats = {WINNERS[k]: f"{name}\n({staged.bots[k]})" for k, name in staged.winners.items()}
    besides = {WINNERS[SHARED]: "shared", WINNERS[NOBODY]: "nobody"}
    draw_victories(axes, odds, seats, besides)


def _draw_provinces(axes: "Axes", odds: Odds) -> None:
    """Lines: all seats' provinces at the start of each round, of the games still on."""
    rows, _ = odds.question.tabled(odds.provenance.condition)
    provinces_by_round(odds.question.staged, rows).draw(axes, len(rows), "round")


def _draw_koku(axes: "Axes", odds: Odds) -> None:
    """Bars: of the koku of each seat, the share that each action got."""
    question = odds.question
    rows, _ = question.tabled(odds.provenance.condition)
    seats = len(question.staged.seats)
    spent = part(rows, recording.SPENT, seats, at.BIN_COUNT).sum(axis=0)
    shares = 100 * spent / np.maximum(spent.sum(axis=1, keepdims=True), 1)
    left = np.zeros(seats)
    for place, name in enumerate(at.BINS_NAMED):
        face, hatch, _, _ = FURTHER[place % len(FURTHER)]
        look: dict[str, Any] = {"color": face, "hatch": hatch, "edgecolor": "black", "lw": 0.8}
        axes.barh(range(seats), shares[:, place], left=left, label=name, **look)
        left += shares[:, place]
    axes.set_yticks(
        range(seats), [beside(question.staged.seat_name(seat)) for seat in question.staged.seats]
    )
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("koku by action, %")
    axes.legend(fontsize=SMALL, frameon=False, ncols=5, loc="lower center", bbox_to_anchor=(0.5, 1))
    plain(axes)
