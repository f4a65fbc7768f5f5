"""What came of games: the rows kept of them as the outcome variables of an answer."""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.favor import share
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.play.tables import Played, Timeline, average, quantiles
from samurai_odds.swords.full_game.evaluated import credit
from samurai_odds.swords.full_game.staging import Staged
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.layout import Tallies

Column = NDArray[np.int64]

WINNERS = (*(f"seat-{number}" for number in range(1, at.MOST_SEATS + 1)), "shared", "nobody")
SHARED, NOBODY = at.MOST_SEATS, at.MOST_SEATS + 1
REASONS = at.REASONS[1 : at.BY_STOP]
BY_SEAT = ("provinces", "daimyos", "out_in")
WORDS = {"winner": WINNERS, "reason": REASONS}


def columns_of(seats: int, rows: Rows) -> dict[str, Column]:
    """Read the outcome variables off the rows of games."""
    columns = {
        "winner": winners_of(rows),
        "reason": np.maximum(rows[:, recording.REASON].astype(np.int64) - 1, 0),  # 0: no game yet
        "rounds": rows[:, recording.ROUNDS].astype(np.int64),
    }
    starts = (recording.PROVINCES, recording.DAIMYOS, recording.OUT_IN)
    for seat in range(seats):
        for what, start in zip(BY_SEAT, starts, strict=True):
            columns[f"seat_{seat + 1}_{what}"] = rows[:, start + seat].astype(np.int64)
    return columns


def winners_of(games: NDArray[Any]) -> Column:
    """Say who won: a seat from 0, SHARED (W29) or NOBODY."""
    alone = games[:, recording.WINNER].astype(np.int64)
    several = (alone < 0) & (games[:, recording.WINNERS] != 0)
    return np.where(alone >= 0, alone, np.where(several, SHARED, NOBODY))


def part(rows: Rows, start: int, seats: int, each: int = 1) -> Rows:
    """Read what is kept by seat: games x seats, or games x seats x ``each``."""
    block = rows[:, start : start + at.MOST_SEATS * each]
    if each == 1:
        return block[:, :seats]
    return block.reshape(len(rows), at.MOST_SEATS, each)[:, :seats]


def battles_at(rows: Rows, provinces: int) -> NDArray[np.float64]:
    """Give the battles fought for each province, a game, in the mean."""
    return np.asarray(battles_in(rows, provinces).sum(axis=0) / len(rows))


def battles_in(rows: Rows, provinces: int) -> Rows:
    """Return the battles fought for each province by game."""
    return rows[:, recording.BATTLES_AT : recording.BATTLES_AT + provinces]


def provinces_at(rows: Rows, turn: int, seats: int) -> Rows:
    """Give all seats' provinces at the start of a round, of the games that came to it."""
    place = recording.TIMELINE + (turn - 1) * at.MOST_SEATS
    noted = rows[:, place : place + seats]
    return np.asarray(noted[noted.max(axis=1) > 0] - 1)


def provinces_by_round(staged: Staged, rows: Rows) -> Timeline:
    """Return all seats' provinces at the start of the rounds noted."""
    seats = len(staged.seats)
    held = {turn: provinces_at(rows, turn, seats) for turn in range(1, recording.MOST_NOTED + 1)}
    return Timeline("provinces", [staged.seat_name(seat) for seat in staged.seats], held)


ROUNDS_SHOWN = (1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 25, 30, 35, 40)


class Games(Played, Protocol):
    """Games played."""

    staged: Staged


def listings(contest: Games, condition: str | None) -> tuple[Listing, ...]:
    """Give all tables of the games that meet a condition; the main ones first."""
    assert contest.run is not None
    rows, games = contest.tabled(condition)
    staged = contest.staged
    tables = (
        _reasons(staged, games),
        quantiles({"rounds": games["rounds"]}),
        provinces_by_round(staged, rows).table("at round", shown=ROUNDS_SHOWN),
        _koku(staged, rows),
        _falls(staged, rows),
        _ends(staged, rows),
        _swords(staged, rows),
        _deeds(staged, rows),
    )
    return tuple(table for table in tables if table.rows)


def _reasons(staged: Staged, games: dict[str, Any]) -> Listing:
    """Say who has won by what; shared and nobody have a column only where it happened."""
    who: dict[int, str] = dict(staged.winners)
    who |= {SHARED: "shared", NOBODY: "nobody"}
    shown = [one for one in who if one < SHARED or (games["winner"] == one).any()]
    rows = []
    for number, reason in enumerate(REASONS):
        how = games["reason"] == number
        if how.any():
            cells = [how & (games["winner"] == one) for one in shown]
            rows.append((reason, *(share(cell) if cell.any() else None for cell in cells)))
    return Listing("", ("won by", *(who[one] for one in shown)), tuple(rows))


def _by_seat(staged: Staged, title: str, rows: Iterable[tuple[str, Iterable[Any]]]) -> Listing:
    """Make a table with a column for each seat."""
    names = (staged.seat_name(seat) for seat in staged.seats)
    return Listing("", (title, *names), tuple((name, *cells) for name, cells in rows))


def _averages(named: Iterable[tuple[str, NDArray[Any]]]) -> Iterator[tuple[str, Iterable[Figure]]]:
    """Average what is counted by game and seat, but for what never is anything."""
    return ((name, map(average, counts.T)) for name, counts in named if counts.any())


def _koku(staged: Staged, rows: Rows) -> Listing:
    """Koku put into each action in a game, and what of them bought nothing."""
    seats = len(staged.seats)
    spent = part(rows, recording.SPENT, seats, at.BIN_COUNT)
    lost = part(rows, recording.LOST, seats, at.BIN_COUNT).sum(axis=2)
    columns = [(name, spent[:, :, place]) for place, name in enumerate(at.BINS_NAMED)]
    columns.append(("of all, bought nothing", lost))
    return _by_seat(staged, "koku a game", _averages(columns))


def _falls(staged: Staged, rows: Rows) -> Listing:
    """Who was eliminated how often and when, and who took others over."""
    seats = len(staged.seats)
    out = part(rows, recording.OUT_IN, seats)
    if not out.any():
        return Listing("", ("eliminated",), ())
    heirs = part(rows, recording.TALLY, seats, at.TALLIES)[:, :, Tallies.seats_taken_over.at]
    fell: list[NDArray[Any]] = [out[:, seat] > 0 for seat in range(seats)]
    rounds = [out[one, seat] for seat, one in enumerate(fell)]
    columns: list[tuple[str, Iterable[Any]]] = [
        ("in games", map(share, fell)),
        ("in round", (average(one) if one.any() else None for one in rounds)),
        *_averages([("took over, seats", heirs)]),
    ]
    return _by_seat(staged, "eliminated", columns)


def _ends(staged: Staged, rows: Rows) -> Listing:
    held = (("provinces", recording.PROVINCES), ("daimyos", recording.DAIMYOS))
    counts = ((name, part(rows, start, len(staged.seats))) for name, start in held)
    return _by_seat(staged, "at the end", ((name, map(average, own.T)) for name, own in counts))


def _swords(staged: Staged, rows: Rows) -> Listing:
    """The share of games won with each sword of the setup, which is drawn, not paid for."""
    title, seats = "sword of the setup", len(staged.seats)
    swords = part(rows, recording.SETUP_SWORD, seats)
    if not swords.any() or seats != staged.scenario.players:
        return Listing("", (title,), ())
    won = credit(rows, seats)
    cells = [share((won * (swords == number)).sum(axis=1)) for number in range(1, seats + 1)]
    return Listing("", (title, *map(str, range(1, seats + 1))), (("wins", *cells),))


def _deeds(staged: Staged, rows: Rows) -> Listing:
    """What else each seat did in a game."""
    counts = part(rows, recording.TALLY, len(staged.seats), at.TALLIES)
    named = [(name, counts[:, :, place]) for place, name in enumerate(at.TALLIES_NAMED)]
    del named[Tallies.seats_taken_over.at]
    return _by_seat(staged, "a game", _averages(named))
