"""The tables of battles played: how they were won, rout points by turn, who was lost, deeds."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.play.tables import Played, average, quantiles, thinned
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.field.question import in_order
from samurai_odds.ran.scenario.scenario import SIDES
from samurai_odds.ran.units import TYPES
from samurai_odds.ran.whole.outcomes import (
    REASONS,
    WINNERS,
    Column,
    fates,
    points_at,
    tallied,
    turns_noted,
)
from samurai_odds.ran.whole.staging import Staged

_ENOUGH = 30  # games that must have come to a turn for its rout points to be shown


class Battles(Played, Protocol):
    """Battles played."""

    staged: Staged


def listings(contest: Battles, condition: str | None) -> tuple[Listing, ...]:
    """Give all tables of the games that meet a condition, the main ones first."""
    assert contest.run is not None
    met = contest.met(condition)
    rows = contest.run.rows[met]
    games = {name: column[met] for name, column in contest.games.items()}
    numbers = rows.astype(np.int64)
    tables = (
        _reasons(games),
        _points(contest.staged, rows),
        quantiles({"turns": games["turns"], "rout points, blue less red": games["margin"]}),
        _units(contest.staged, numbers),
        _contingents(contest.staged, numbers),
        _deeds(numbers),
    )
    return tuple(table for table in tables if table.rows)


def _reasons(games: dict[str, Any]) -> Listing:
    """Say who has won by what; a draw has a column only where there was one."""
    total = len(games["winner"])
    nobody = WINNERS.index("none")
    shown = [who for who in range(len(WINNERS)) if who != nobody or (games["winner"] == who).any()]
    rows = []
    for number, reason in enumerate(REASONS):
        how = games["reason"] == number
        if not how.any():
            continue
        cells = []
        for who in shown:
            share = float((how & (games["winner"] == who)).mean())
            cells.append(Figure(share, wilson_error(share, total), total, True))
        rows.append((_REASONS_SAID[reason], *cells))
    return Listing("", ("ended by", *("draw" if who == nobody else WINNERS[who] for who in shown)),
                   tuple(rows))  # fmt: skip


_REASONS_SAID = {"rout": "rout", "both": "rout of both", "turn limit": "turn limit"}


def _points(staged: Staged, rows: NDArray[np.int16]) -> Listing:
    """Both sides' rout points at the start of some turns, among the games that came to it."""
    counted = {turn: points_at(rows, turn) for turn in turns_noted(staged.scenario)}
    turns = thinned([turn for turn, points in counted.items() if len(points) >= _ENOUGH])
    shown: list[tuple[Any, ...]] = [
        (f"rout points, {name}", *(_mean(counted[turn][:, side]) for turn in turns))
        for side, name in enumerate(SIDES)
    ]
    shown.append(("battles", *(len(counted[turn]) for turn in turns)))
    return Listing("", ("at the start of turn", *map(str, turns)), tuple(shown) if turns else ())


def _mean(points: Column) -> Figure:
    if (points == points[0]).all():
        return Figure(float(points[0]))
    return Figure(float(points.mean()), float(points.std()) / len(points) ** 0.5, len(points))


def _units(staged: Staged, games: Column) -> Listing:
    """By type: how many units, the share of them disrupted at the end, and lost."""
    q = staged.start.question
    rows = []
    for number, kind in enumerate(TYPES):
        cells: list[Any] = []
        for side in range(len(SIDES)):
            first, end = (int(q[place + side]) for place in (at.FIRST_OF_SIDE, at.END_OF_SIDE))
            mine = np.flatnonzero(q[at.TYPE + first : at.TYPE + end] == number)
            if not len(mine):
                cells += [0, None, None]
                continue
            states = fates(q, games, side)[:, mine]
            disrupted = average((states == kept.DISRUPTED).mean(axis=1), True)
            cells += [len(mine), disrupted, average((states >= kept.ROUTED).mean(axis=1), True)]
        if cells[0] or cells[3]:
            rows.append((kind, *cells))
    columns = [name for side in SIDES for name in (f"{side} units", "disrupted", "lost")]
    return Listing("", ("at the end", *columns), tuple(rows))


def _contingents(staged: Staged, games: Column) -> Listing:
    """By contingent: how often it fled, and the share of its units lost."""
    q = staged.start.question
    rows = []
    for number, contingent in enumerate(in_order(staged.scenario)):
        side = contingent.side
        base = int(q[at.FIRST_OF_SIDE + side])
        first, end = (int(q[place + number]) - base for place in (at.FIRST_UNIT, at.END_OF_UNITS))
        states = fates(q, games, side)[:, first:end]
        gone, fled = states >= kept.ROUTED, (states == kept.FLOWN).any(axis=1)
        name = f"{contingent.letter} {contingent.name}"
        cells = average(fled, True) if fled.any() else None
        rows.append((name, end - first, average(gone.mean(axis=1), True), cells))
    return Listing("", ("contingent", "units", "lost", "has fled"), tuple(rows))


def _deeds(games: Column) -> Listing:
    """What was done, each game; what never happened is left out."""
    rows = []
    for what, name in enumerate(at.TALLIES_NAMED):
        mine = [tallied(games, what, side) for side in range(len(SIDES))]
        if any(count.any() for count in mine):
            rows.append((name, *(average(count) for count in mine)))
    return Listing("", ("each battle", *SIDES), tuple(rows))
