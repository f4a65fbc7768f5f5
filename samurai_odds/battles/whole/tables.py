"""The tables of games played: how they were won, who was lost, what was led and held."""

from functools import partial
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import recording as kept
from samurai_odds.battles.field.setup import command_cards
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.battles.whole.outcomes import REASONS, WINNERS, Losses
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.play.tables import Played, average, quantiles, thinned

_TOKENS_AT = (1, 2, 5, 10, 15, 20, 30, 40, 60, 80, 120, 160, 240, 320)  # turns, of those noted
_ENOUGH = 30  # games that must have come to a turn for its tokens to be shown


class Battles(Played, Protocol):
    """Battles played."""

    staged: Staged


def listings(contest: Battles, condition: str | None) -> tuple[Listing, ...]:
    """Give all tables of the games that meet a condition."""
    assert contest.run is not None
    met = contest.met(condition)
    rows = contest.run.rows[met]
    games = {name: column[met] for name, column in contest.games.items()}
    losses = Losses(contest.staged.setup, rows)
    tables = [
        _reasons(games),
        quantiles(
            {"turns of both sides": games["turns"], "banners, red less blue": games["margin"]}
        ),
        _units(contest, losses),
        _leaders(losses),
        _tokens(rows),
        _cards(rows),
    ]
    return tuple(tables)


def _reasons(games: dict[str, Any]) -> Listing:
    """Say who has won by what; nobody has a column only where a game had no winner."""
    total = len(games["winner"])
    nobody = WINNERS.index("none")
    shown = [who for who in range(len(WINNERS)) if who != nobody or (games["winner"] == who).any()]
    rows = []
    for number, reason in enumerate(REASONS):
        how = games["reason"] == number
        cells: list[Figure | None] = []
        for who in shown:
            share = float((how & (games["winner"] == who)).mean())
            possible = (who == nobody) == (reason == "turn limit")
            figure = Figure(share, wilson_error(share, total), total, True)
            cells.append(figure if possible else None)
        rows.append((reason, *cells))
    return Listing("", ("won by", *(WINNERS[who] for who in shown)), tuple(rows))


def _units(contest: Battles, losses: Losses) -> Listing:
    """By type: how many units, the share of them eliminated, of their blocks lost."""
    units = contest.staged.scenario.units
    rows = []
    for kind in dict.fromkeys(unit.kind for unit in units):
        cells: list[Any] = []
        for side in range(2):
            mine = [n for n, unit in enumerate(units) if unit.kind == kind and unit.side == side]
            if not mine:
                cells += [0, None, None]
                continue
            gone = losses.gone[:, mine].mean(axis=1)
            blocks = (losses.start - losses.left)[:, mine].sum(axis=1) / losses.start[mine].sum()
            cells += [len(mine), average(gone, True), average(blocks, True)]
        rows.append((kind, *cells))
    columns = [name for side in SIDES for name in (f"{side} units", "eliminated", "blocks lost")]
    return Listing("", ("losses", *columns), tuple(rows))


def _leaders(losses: Losses) -> Listing:
    fates = (
        ("killed", (at.KILLED,)),
        ("killed in a challenge", (at.CHALLENGED,)),
        ("seppuku", (at.BY_SEPPUKU,)),
        ("left the board", (at.LEFT_THE_BOARD,)),
    )
    rows = []
    for name, codes in fates:
        met = [losses.leaders(side, partial(np.isin, test_elements=codes)) for side in range(2)]
        if any(number.any() for number in met):
            rows.append((name, *(average(number) for number in met)))
    return Listing("", ("leaders lost, each game", *SIDES), tuple(rows))


def _tokens(rows: NDArray[np.int16]) -> Listing:
    """Both sides' tokens at the start of some turns, among the games that came to them."""
    held = {turn: tokens_at(rows, turn) for turn in _TOKENS_AT}
    turns = thinned([turn for turn in _TOKENS_AT if len(held[turn]) >= _ENOUGH])
    shown = [
        (f"tokens, {name}", *(_mean_tokens(held[turn][:, side]) for turn in turns))
        for side, name in enumerate(SIDES)
    ]
    shown.append(("games still on", *(len(held[turn]) for turn in turns)))
    return Listing("", ("at turn", *map(str, turns)), tuple(shown) if turns else ())


def tokens_at(rows: NDArray[np.int16], turn: int) -> NDArray[np.int64]:
    """Give both sides' tokens at the start of a turn noted, of the games that came to it."""
    place = kept.TIMELINE + 2 * kept.NOTED.index(turn)
    noted = rows[:, place : place + 2].astype(np.int64)
    return np.asarray(noted[noted[:, 0] > 0] - 1)


def _mean_tokens(tokens: NDArray[np.int64]) -> Figure:
    if (tokens == tokens[0]).all():
        return Figure(float(tokens[0]))  # the tokens that the scenario gives
    return Figure(float(tokens.mean()), float(tokens.std()) / len(tokens) ** 0.5, len(tokens))


def _cards(rows: NDArray[np.int16]) -> Listing:
    led = rows[:, kept.PLAYED : kept.PLAYED + 2 * at.MOST_CARDS].astype(np.int64)
    found = []
    for number, card in enumerate(command_cards().values()):
        mine = [led[:, side * at.MOST_CARDS + number] for side in range(2)]
        if any(count.any() for count in mine):
            found.append((card["name"], *(average(count) for count in mine)))
    found.sort(key=lambda row: -(row[1] + row[2]))
    return Listing("", ("cards led, each game", *SIDES), tuple(found))
