"""What tables and pictures of games played are made of, whichever game it is."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure, mean_error, wilson_error
from samurai_odds.grids.style import FURTHER, NEITHER, OURS, THEIRS, beside, line_look
from samurai_odds.play.game import Rows
from samurai_odds.play.kept import Run

QUANTILES, QUANTILES_NAMED = (5, 25, 50, 75, 95), "quantiles"
MOST_COLUMNS = 8


class Played(Protocol):
    """Games played, as tables read them."""

    run: Run | None

    @property
    def games(self) -> dict[str, Any]:
        """The variables of every game."""

    def met(self, condition: str | None) -> NDArray[np.bool_]:
        """Mark the games that meet a condition."""

    def tabled(self, condition: str | None) -> tuple[Rows, dict[str, Any]]:
        """Return the rows that are kept of games that meet a condition, and their variables."""


def average(values: NDArray[Any], share: bool = False) -> Figure:
    """Average a number over games, with its standard error."""
    games = len(values)
    return Figure(
        float(values.mean()), mean_error(values) or wilson_error(0.0, games), games, share
    )


def counts_of(numbers: NDArray[Any], names: Sequence[str]) -> dict[str, int]:
    """Count by name what games have by number; what none has is left out."""
    counts = np.bincount(numbers, minlength=len(names)).tolist()
    return {name: many for name, many in zip(names, counts, strict=True) if many}


def quantiles(numbers: dict[str, NDArray[Any]]) -> Listing:
    """List the quantiles of some numbers over games, a row each."""
    rows = [
        (name, *(_quantile(values, percent) for percent in QUANTILES))
        for name, values in numbers.items()
    ]
    return Listing("", (QUANTILES_NAMED, *(f"{percent}%" for percent in QUANTILES)), tuple(rows))


def _quantile(values: NDArray[Any], percent: int) -> int:
    return int(np.quantile(values, percent / 100, method="inverted_cdf"))


def thinned(places: Sequence[int]) -> list[int]:
    """Leave out some of many turns, evenly, so that a table has room for the others."""
    if len(places) <= MOST_COLUMNS:
        return list(places)
    places_left = np.linspace(0, len(places) - 1, MOST_COLUMNS).round().astype(int)
    return [places[place] for place in places_left]


# ---- What sides or seats have, turn by turn ------------------------------------------

ENOUGH = 30  # games that must have come to a turn for it to be shown


@dataclass(frozen=True)
class Timeline:
    """What sides or seats have at the start of turns, in the games that came to them.

    ``held`` has by turn a row for each of these games, in it a number for each of ``names``.
    """

    what: str
    names: Sequence[str]
    held: Mapping[int, NDArray[Any]]

    def table(
        self, at: str, counted: str = "games still on", shown: Iterable[int] | None = None
    ) -> Listing:
        """Return the averages at the start of some turns, of the ``shown`` ones if given."""
        known = self.held if shown is None else shown
        turns = thinned([turn for turn in known if len(self.held[turn]) >= ENOUGH])
        rows: list[tuple[Any, ...]] = [
            (f"{self.what}, {name}", *(_held(self.held[turn][:, place]) for turn in turns))
            for place, name in enumerate(self.names)
        ]
        rows.append((counted, *(len(self.held[turn]) for turn in turns)))
        return Listing("", (at, *map(str, turns)), tuple(rows) if turns else ())

    def draw(self, axes: "Axes", games: int, xlabel: str) -> None:
        """Draw a line for each, of the turns that enough of so many games came to."""
        least = min(ENOUGH, games)
        turns = [turn for turn, rows in self.held.items() if len(rows) >= least]
        for place, name in enumerate(self.names):
            values = [self.held[turn][:, place] for turn in turns]
            means = np.array([one.mean() for one in values])
            spread = 2 * np.array([one.std() / len(one) ** 0.5 for one in values])
            look = line_look(place)
            style: dict[str, Any] = {"color": "black", "ls": look.line, "lw": 1.4}
            if len(self.names) > len(SIDES):
                style |= {"marker": look.marker, "ms": 4}
            axes.plot(turns, means, label=beside(name), **style)
            axes.fill_between(turns, means - spread, means + spread, color="0.8", lw=0)
        axes.set_ylim(bottom=0)
        axes.locator_params(axis="x", integer=True)
        axes.set_xlabel(f"{xlabel} (gray: two standard errors)")
        axes.set_ylabel(f"{self.what}, mean")
        axes.legend(fontsize=SMALL, frameon=False)
        plain(axes)


def reasons_by_winner(
    title: str,
    games: Mapping[str, Any],
    winners: Sequence[str],
    reasons: Sequence[str],
    may: Callable[[str, str], bool] = lambda reason, winner: True,
) -> Listing:
    """Count wins by reason and winner; the last of these, nobody, only where there are such games.

    ``may`` says whether one can win for a reason.
    """
    total = len(games["winner"])
    won = {winner: games["winner"] == who for who, winner in enumerate(winners)}
    shown = [winner for winner in winners if winner != winners[-1] or won[winner].any()]

    def cell(number: int, winner: str) -> Figure | None:
        share = float(((games["reason"] == number) & won[winner]).mean())
        figure = Figure(share, wilson_error(share, total), total, True)
        return figure if may(reasons[number], winner) else None

    rows = [
        (reason, *(cell(number, winner) for winner in shown))
        for number, reason in enumerate(reasons)
    ]
    return Listing("", (title, *shown), tuple(rows))


def _held(numbers: NDArray[Any]) -> Figure:
    """Average what is held; what all have alike is no estimate."""
    if (numbers == numbers[0]).all():
        return Figure(float(numbers[0]))
    return average(numbers)


# ---- Parts of the pictures of full games --------------------------------------------

SMALL = 8  # points, of lesser words
MOST_BARS = 25
SIDES = ("red", "blue")


def draw_victories(
    axes: "Axes", odds: Odds, winners: Mapping[str, str], besides: Mapping[str, str]
) -> None:
    """Bars: who wins, and by what; in the looks of two sides if by one thing.

    ``winners`` can win, by their words in expressions; of ``besides`` those are shown that came.
    """
    reasons = [word for word in odds.words["reason"] if odds.p(f"reason == '{word}'") > 0]
    came = {word: name for word, name in besides.items() if odds.p(f"winner == '{word}'") > 0}
    who, faces = {**winners, **came}, [OURS.face, THEIRS.face, NEITHER]
    left = np.zeros(len(who))
    for place, reason in enumerate(reasons):
        face: Any
        face, hatch, _, _ = FURTHER[place % len(FURTHER)]
        if len(reasons) == 1 and len(winners) == len(SIDES):
            face, hatch = faces[: len(who)], ""
        share = [float(odds.p(f"winner == '{word}' and reason == '{reason}'")) for word in who]
        look: dict[str, Any] = {"color": face, "hatch": hatch, "edgecolor": "black", "lw": 0.8}
        axes.barh(range(len(who)), 100 * np.array(share), left=left, label=reason, **look)
        left += 100 * np.array(share)
    for row, word in enumerate(who):
        clear = {"facecolor": "white", "edgecolor": "none", "pad": 1}
        text = odds.p(f"winner == '{word}'").text()
        axes.text(left[row] + 1, row, text, va="center", fontsize=SMALL, bbox=clear)
    axes.set_yticks(range(len(who)), [beside(name) for name in who.values()])
    axes.invert_yaxis()
    even = 100 / len(winners)
    axes.set_xlim(0, 2 * max(left.max(), even))  # with room for the legend
    axes.axvline(even, color="black", ls="--", lw=1, label=f"an even share, {even:.0f}%")
    axes.set_xlabel("games won, %")
    axes.legend(fontsize=SMALL, loc="lower right", edgecolor="none")
    plain(axes)


def draw_lengths(axes: "Axes", odds: Odds, name: str, label: str) -> None:
    """Bars: how long the games last by a variable, with its median."""
    values = odds.columns[name]
    low, high = int(values.min()), int(values.max())
    width = max(1, -(-(high - low + 1) // MOST_BARS))
    edges = np.arange(low, high + width + 1, width) - 0.5
    axes.hist(
        values, edges.tolist(), weights=100 * odds.chances, color=NEITHER, edgecolor="black", lw=0.8
    )
    middle = median(values, odds.chances)
    axes.axvline(middle, color="black", ls="--", lw=1.2)
    top = axes.get_ylim()[1]
    axes.set_ylim(0, 1.15 * top)
    axes.text(middle, 1.08 * top, f" median {middle}", fontsize=SMALL)
    axes.set_xlabel(label)
    axes.set_ylabel("games, %")
    plain(axes)


def draw_margin(axes: "Axes", odds: Odds, name: str, label: str) -> None:
    """Bars: how far red is ahead by a name of the answer, dark where it is."""
    exactly = odds.distribution(name)
    values = np.array([int(value) for value in exactly])
    width = max(1, -(-(int(values.max()) - int(values.min()) + 1) // (2 * MOST_BARS)))
    sign = np.sign(values)
    steps = sign * -(-np.abs(values) // width)  # even stands alone: bars are wide beside it
    bars, which = np.unique(steps, return_inverse=True)
    heights = np.bincount(which, [100 * float(chance) for chance in exactly.values()])
    middles = np.sign(bars) * (np.abs(bars) * width - (width - 1) / 2)
    faces = [OURS.face if bar > 0 else THEIRS.face if bar < 0 else NEITHER for bar in bars]
    wide = np.where(bars == 0, 0.8, 0.8 * width)
    axes.bar(middles, heights, wide, color=faces, edgecolor="black", lw=0.8)
    axes.set_xlabel(f"{label} (dark: red ahead)")
    axes.set_ylabel("games, %")
    plain(axes)


def median(values: NDArray[np.int64], chances: NDArray[np.float64]) -> int:
    """Give the least value that half of the chances reach."""
    order = np.argsort(values)
    place = int(np.searchsorted(np.cumsum(chances[order]), 0.5))
    return int(values[order][min(place, len(values) - 1)])


def plain(axes: "Axes") -> None:
    """Take the frame off at the top and the right."""
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=9)
