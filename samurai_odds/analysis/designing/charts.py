"""Charts of a report: bars, curves, a map with places shaded; plain SVG. Who plays whom."""

import html
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from samurai_odds.analysis.favor import Credits, completed, difference, share
from samurai_odds.grids.figure import Figure, round_percent
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.shapes import short
from samurai_odds.play.workers.player import Player

_WIDE, _ROW = 460, 24  # of a chart, so that its words are readable on a phone
_BESIDE = 18  # letters of a name that stands beside its bar
_MANY = 12  # columns, from which on names of three digits would touch
_BEHIND = 50  # of a bar, for what is written there


def bars(rows: Sequence[tuple[str, Figure]], even: float, label: str) -> str:
    """Draw shares or differences by their names: a bar from ``even``, two errors about its end.

    Short names stand beside the bars, long ones above.
    """
    longest = max((len(name) for name, _ in rows), default=0)
    above = longest > _BESIDE
    left, row = (0, _ROW + 16) if above else (8 * longest + 12, _ROW)
    ends = [abs(one - even) + 2 * one.se for _, one in rows]
    most, half = max([*ends, 0.01]), (_WIDE - left) / 2 - _BEHIND
    middle, drawn = left + (_WIDE - left) / 2, []
    for place, (name, one) in enumerate(rows):
        y = row * place + (22 if above else 6)
        end, error = middle + half * (one - even) / most, 2 * half * one.se / most
        start, wide = min(middle, end), abs(end - middle)
        at = f'x="0" y="{y - 5}"' if above else f'x="{left - 8}" y="{y + 12}" text-anchor="end"'
        drawn.append(
            f'<g><rect x="0" y="{row * place}" width="{_WIDE}" height="{row}" class="row"/>'
            f"<text {at}>{html.escape(name)}</text>"
            f'<rect x="{short(start)}" y="{y}" width="{short(wide)}" height="14" class="bar-face"/>'
            f'<path d="M{short(end - error)} {y + 7}H{short(end + error)}" class="error"/>'
            f'<text x="{short(max(end + error, middle) + 6)}" y="{y + 12}">'
            f"{html.escape(_said(one, even))}</text>"
            f"<title>{html.escape(name)}: {html.escape(one.text())}</title></g>"
        )
    high = row * len(rows) + 8
    ways = "".join(f"M{short(middle)} {row * n + 22}v14" for n in range(len(rows)))
    way = ways if above else f"M{short(middle)} 0V{high}"  # not through the names
    axis = f'<path d="{way}" class="error"/>'
    under = f"{100 * even:.0f}%" if even else "0"
    axis += f'<text x="{short(middle)}" y="{high + 14}" text-anchor="middle">{under}</text>'
    return (
        f'<svg class="chart" viewBox="0 0 {_WIDE} {high + 20}" role="img" '
        f'aria-label="{html.escape(label)}">{"".join(drawn)}{axis}</svg>'
    )


def _said(one: Figure, even: float) -> str:
    """Write a share in percent, a difference with its sign, without the error, which is drawn."""
    return round_percent(one) if even else f"{one:+.1f}"


def curves(points: Sequence[tuple[int, tuple[float, ...]]], label: str) -> str:
    """Draw quantiles of a chance over time: bands from the outer to the inner, the median."""
    if len(points) < 2:
        return ""
    left, wide, high = 44, _WIDE - 64, 150
    first, last = points[0][0], points[-1][0]

    def place(turn: int, chance: float) -> str:
        x = left + wide * (turn - first) / (last - first)
        return f"{short(x)} {short(8 + high * (1 - chance))}"

    drawn = [
        f'<path d="M{left} {short(8 + high * (1 - part))}H{left + wide}" class="grid"/>'
        f'<text x="{left - 6}" y="{short(12 + high * (1 - part))}" text-anchor="end">'
        f"{100 * part:.0f}%</text>"
        for part in (0.0, 0.5, 1.0)
    ]
    many = len(points[0][1])
    for inner in range(many // 2):
        there = [place(turn, chances[inner]) for turn, chances in points]
        back = [place(turn, chances[many - 1 - inner]) for turn, chances in reversed(points)]
        drawn.append(f'<path d="M{"L".join(there + back)}Z" class="band"/>')
    middle = [place(turn, chances[many // 2]) for turn, chances in points]
    drawn.append(f'<path d="M{"L".join(middle)}" class="median"/>')
    for turn, chances in points:
        x, y = place(turn, chances[many // 2]).split()
        said = ", ".join(map(round_percent, chances))
        drawn.append(
            f'<g><circle cx="{x}" cy="{y}" r="4" class="bar-face"/>'
            f'<text x="{x}" y="{high + 24}" text-anchor="middle">{turn}</text>'
            f"<title>{turn}: {said}</title></g>"
        )
    return (
        f'<svg class="chart" viewBox="0 0 {_WIDE} {high + 30}" role="img" '
        f'aria-label="{html.escape(label)}">{"".join(drawn)}</svg>'
    )


def columns(counts: Sequence[tuple[str, float]], label: str) -> str:
    """Draw shares side by side, each with its name below."""
    most = max([share for _, share in counts] or [1]) or 1
    wide = min(40.0, (_WIDE - 20) / max(1, len(counts)))
    look = ' class="small"' if len(counts) > _MANY else ""
    drawn = "".join(
        f'<rect x="{short(10 + wide * k)}" y="{short(125 - 100 * share / most)}" '
        f'width="{short(0.85 * wide)}" height="{short(100 * share / most)}" class="bar-face">'
        f"<title>{html.escape(name)}: {html.escape(round_percent(share, 1))}</title></rect>"
        f'<text x="{short(10 + wide * (k + 0.42))}" y="{short(120 - 100 * share / most)}" '
        f'text-anchor="middle" class="small">{_percent(share)}</text>'
        f'<text x="{short(10 + wide * (k + 0.42))}" y="140" text-anchor="middle"{look}>'
        f"{html.escape(name)}</text>"
        for k, (name, share) in enumerate(counts)
    )
    return (
        f'<svg class="chart" viewBox="0 0 {_WIDE} 146" role="img" '
        f'aria-label="{html.escape(label)}">{drawn}</svg>'
    )


def _percent(share: float) -> str:
    return f"{100 * share:.0f}" if share >= 0.005 else ""


# ---- Who wins by who plays whom ------------------------------------------------------

ROUNDS = (32, 64, 128, 256, 512, 1_024)  # games of each start, as far as the time goes


@dataclass(frozen=True)
class Pairing:
    """Who plays whom: by column where the games begin, and the place of whose share is wanted.

    ``who`` names whose that is, by column. ``compared`` says that the columns are one scenario
    begun in two ways.
    """

    name: str
    cells: Mapping[str, tuple[Start, int]]
    who: tuple[str, ...]
    compared: bool = False


@dataclass(frozen=True)
class Paired:
    """What came of a pairing: win rates by column; with two ways to begin their difference.

    ``who`` names whose rates they are; ``of_its_own`` says that each column is of other games.
    """

    name: str
    shares: Mapping[str, Figure]
    who: tuple[str, ...]
    apart: Figure | None
    of_its_own: bool = False

    @property
    def of_one_side(self) -> bool:
        """Whether all rates are one side's: the other wins the rest."""
        return len(set(self.who)) == 1


def play_pairings(
    pairings: Sequence[Pairing],
    credits_of: Callable[[Rows], Credits],
    player: Player,
    seed: int,
    most: int,
    deadline: float,
    before: tuple[Start, Credits] | None = None,
) -> list[Paired]:
    """Play all pairings in rounds, with the same luck, until the deadline (`time.monotonic`).

    The first pairing is played a little whatever the time. Where games begin as in ``before``,
    those first games are taken as they are.
    """
    starts = {id(start): start for one in pairings for start, _ in one.cells.values()}
    first = {id(start) for one in pairings[:1] for start, _ in one.cells.values()}
    won: dict[int, Credits] = {}
    if before is not None:
        start, credits = before
        won = {key: completed(credits) for key, one in starts.items() if _is_same(one, start)}
    for wanted in (games for games in ROUNDS if games <= max(most, ROUNDS[0])):
        for key, start in starts.items():
            done = len(won.get(key, ()))
            until = None if key in first and not done else deadline
            if (until is None or time.monotonic() < until) and done < min(wanted, most):
                rows = player.play_many(start, seed, done, min(wanted, most) - done, until)
                credits_by_game = completed(credits_of(rows))
                won[key] = np.concatenate([won[key], credits_by_game]) if done else credits_by_game
    return [
        _paired(one, won)
        for one in pairings
        if all(len(won.get(id(start), ())) > 1 for start, _ in one.cells.values())
    ]


def _is_same(one: Start, other: Start) -> bool:
    alike = np.array_equal(one.question, other.question) and np.array_equal(one.state, other.state)
    return alike and one.game is other.game


def _paired(one: Pairing, won: Mapping[int, Credits]) -> Paired:
    scores = {name: won[id(start)][:, place] for name, (start, place) in one.cells.items()}
    apart = None
    if one.compared:
        both = min(map(len, scores.values()))
        first, second = (block[:both] for block in scores.values())
        apart = difference(first, second)
    shares = {name: share(block) for name, block in scores.items()}
    several = len({id(start) for start, _ in one.cells.values()}) > 1
    return Paired(one.name, shares, one.who, apart, several and not one.compared)


def pairing_grid(pairings: Sequence[Paired], heading: str, many: int) -> Grid:
    """Return the table of pairings; of ``many`` it says how many are missing."""
    columns = tuple(pairings[0].shares)
    worth = ("so the first move is worth, points",) if pairings[0].apart is not None else ()
    rows = tuple(
        (one.name, *one.shares.values(), *([one.apart.in_points] if one.apart is not None else []))
        for one in pairings
    )
    missing = many - len(pairings)
    notes = [f"For want of time {missing} of {many} rows are missing."] if missing else []
    if any(one.of_its_own for one in pairings):
        notes.insert(0, "Of two bots the first plays the seat of the column, in games of its own.")
    return Grid("", (heading, *columns, *worth), rows, tuple(notes))
