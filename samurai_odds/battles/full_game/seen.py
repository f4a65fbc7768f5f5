"""What a designer's report counts in battles gone through turn by turn: cards, and moves."""

import time
from collections.abc import Iterable, Sequence
from itertools import pairwise, takewhile
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.designing.swings import Seen, Walk
from samurai_odds.analysis.designing.worths import holm
from samurai_odds.analysis.favor import completed, share
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.game import deals
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.layout import Row, State
from samurai_odds.battles.rules.setup import command_cards
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.play.scene import hex_heat

_ENOUGH = 10  # games of a side that a figure is told of
_HELD = "held: at the start of a turn, in the games gone through"
_PLAYED = (
    "; played: in all games, by Counter Attack too. Long games see more cards: compare held with "
    "played"
)
_DEALT = (
    "dealt: who was dealt the card at the start against who was not, which is the card's doing and "
    "luck"
)


def seen(contest: Contest, seed: int, walks: Iterable[Walk], until: float) -> Seen:
    """Count the cards held and dealt in some games, and where units moved; of games from 0 on.

    Deals of more games are looked at until a time (of `time.monotonic`).
    """
    assert contest.run is not None
    board, units = contest.staged.scenario.board, len(contest.staged.scenario.units)
    dealing = deals(contest.starts[0], seed, contest.run.games)
    held: list[Any] = []
    dealt: list[Any] = []
    moves = np.zeros((2, board.hexes))
    for number, walk in enumerate(walks):
        dealt.append(_hands(next(dealing).state) > 0)
        states = [one.state for one in walk]
        held.append(np.max([dealt[-1], *(_hands(state) > 0 for state in states)], axis=0))
        row = contest.run.rows[number]
        hexes = [State(state).unit_hex[:units] for state in states]
        last = row[recording.LAST_HEX : recording.LAST_HEX + units].astype(np.int64)
        sides = row[recording.UNIT_SIDES : recording.UNIT_SIDES + units]
        _count(moves, [*hexes, last], sides)
    dealt += [
        _hands(one.state) > 0 for one in takewhile(lambda _: time.monotonic() < until, dealing)
    ]
    games = len(held)
    won = completed(contest.credits())
    led = contest.run.rows[:, Row.played.at : Row.played.end] > 0
    cards = _Cards(contest, won, np.stack(held), np.stack(dealt), led)
    heats = [
        (f"Hexes that {side}'s units entered, in a hundred games.", hex_heat(board, moves[place]))
        for place, side in enumerate(SIDES)
    ]
    scaled = [(says, [(x, y, 100 * n / games) for x, y, n in heat]) for says, heat in heats]
    return Seen(cards.grids(), tuple(scaled))


def _hands(state: Any) -> NDArray[np.int64]:
    """Return both sides' command cards, then their Dragon cards."""
    command = state[State.hands.at : State.hands.end]
    dragons = state[State.dragon_hands.at : State.dragon_hands.end]
    return np.concatenate([command, dragons])


def _count(moves: NDArray[np.float64], hexes: Sequence[Any], sides: Any) -> None:
    """Add the hexes that units stand in newly from one turn to the next."""
    for before, after in pairwise(hexes):
        entered = (before >= 0) & (after >= 0) & (before != after)
        for side in range(2):
            np.add.at(moves[side], after[entered & (sides == side)], 1)


class _Cards:
    """Who held, was dealt and played which card: arrays of games by side and card."""

    def __init__(self, contest: Contest, won: Any, held: Any, dealt: Any, led: Any) -> None:
        self.contest, self.won, self.held, self.dealt, self.led = contest, won, held, dealt, led

    def grids(self) -> tuple[Grid, ...]:
        """Return the tables of command cards and Dragon cards."""
        dragons = [card.name for card in self.contest.staged.dragons]
        commands = [str(card["name"]) for card in command_cards().values()]
        first = State.hands.length
        listed = (
            ("command card", commands, 0, at.MOST_CARDS, True),
            ("Dragon card", dragons, first, at.MOST_DRAGONS, False),
        )
        grids = []
        for what, names, begin, most, played in listed:
            rows = [self._row(name, begin + n, most, played) for n, name in enumerate(names)]
            shown = tuple(row for row in rows if any(cell is not None for cell in row[1:]))
            columns = [f"held, {side}" for side in SIDES]
            columns += [f"played, {side}" for side in SIDES] if played else []
            columns.append("dealt, points")
            rates = [share(self.won[:, side]) for side in range(2)]
            whole = ("all", *rates, *(rates if played else ()), None)
            if shown:
                rows = [whole, *shown]
                title = f"A side's win rate with each {what}"
                notes = [_HELD + _PLAYED * played]
                if any(row[-1] is not None for row in shown):
                    notes.append(f"{_DEALT}: {_standing_out(shown)}")
                else:  # too few games to compare
                    rows, columns = [row[:-1] for row in rows], columns[:-1]
                grids.append(Grid(title, (what, *columns), tuple(rows), tuple(notes)))
        return tuple(grids)

    def _row(self, name: str, place: int, most: int, played: bool) -> tuple[Any, ...]:
        held = [self._rate(self.held[:, place + side * most], side) for side in range(2)]
        led = []
        if played:
            led = [self._rate(self.led[:, place + side * most], side) for side in range(2)]
        dealt = self._dealt([self.dealt[:, place + side * most] for side in range(2)])
        return (name, *held, *led, dealt)

    def _rate(self, met: Any, side: int) -> Figure | None:
        return share(self.won[: len(met)][met, side]) if met.sum() >= _ENOUGH else None

    def _dealt(self, dealt: Sequence[Any]) -> Figure | None:
        """Return what being dealt a card adds to a side's win rate, both sides averaged."""
        worth, spread = [], []
        for side, had in enumerate(dealt):
            if min(had.sum(), (~had).sum()) < _ENOUGH:
                return None
            won = self.won[: len(had), side]
            one, other = share(won[had]), share(won[~had])
            worth.append(float(one) - float(other))
            spread.append(one.se**2 + other.se**2)
        error = sum(spread) ** 0.5 / 2
        return Figure(50 * sum(worth), 100 * error, len(self.dealt))


def _standing_out(rows: Sequence[tuple[Any, ...]]) -> str:
    """Return which cards' points are significant, of all that are listed."""
    known = [row for row in rows if row[-1] is not None]
    if len(known) == 1:
        return "only one card could be compared"
    clear = [str(known[place][0]) for place in holm([row[-1] for row in known])]
    if not clear:
        return f"of {len(known)} cards none differs significantly"
    return f"of {len(known)} cards these differ significantly (Holm's test, 5%): {', '.join(clear)}"
