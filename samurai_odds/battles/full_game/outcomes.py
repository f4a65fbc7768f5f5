"""What came of games: outcome variables, and tables of how they were won and who was lost."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.full_game.staging import Staged
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.layout import Question, Row, State
from samurai_odds.battles.rules.setup import Setup, command_cards
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.play.game import Rows
from samurai_odds.play.tables import Played, Timeline, average, quantiles, reasons_by_winner

Column = NDArray[np.int64]

WINNERS = (*SIDES, "none")
REASONS = ("banners", "objectives", "surrender", "turn limit")
BANNERS, OBJECTIVES, SURRENDER, TURN_LIMIT = range(4)
BY_SIDE = (
    "banners",
    "tokens",
    "cards",
    "units_lost",
    "blocks_lost",
    "leaders_lost",
    "leaders_killed",
    "seppuku",
)
VARIABLES = (
    "winner",
    "reason",
    "turns",
    *(f"{side}_{what}" for what in BY_SIDE for side in SIDES),
)
WORDS = {"winner": WINNERS, "reason": REASONS}


def columns_of(setup: Setup, rows: Rows) -> dict[str, Column]:
    """Read the outcome variables off the rows of games."""
    losses, winner = Losses(setup, rows), rows[:, recording.WINNER].astype(np.int64)
    columns = {"winner": np.where(winner < 0, 2, winner)}
    columns["reason"] = _reasons(setup, rows, losses)
    columns["turns"] = rows[:, recording.TURNS].astype(np.int64) - setup.scenario.moment.turn + 1
    # A game that the limit stopped has looked at a turn that is not played.
    columns["turns"] -= rows[:, recording.REASON] == at.BY_TURN_LIMIT
    for side, name in enumerate(SIDES):
        columns[f"{name}_banners"] = rows[:, recording.BANNERS + side].astype(np.int64)
        columns[f"{name}_tokens"] = rows[:, recording.TOKENS + side].astype(np.int64)
        columns[f"{name}_cards"] = rows[:, recording.HANDS + side].astype(np.int64)
        columns[f"{name}_units_lost"] = losses.units(side)
        columns[f"{name}_blocks_lost"] = losses.blocks(side)
        columns[f"{name}_leaders_lost"] = losses.leaders(side, lambda fate: fate != at.ALIVE)
        columns[f"{name}_leaders_killed"] = losses.leaders(
            side, lambda fate: (fate == at.KILLED) | (fate == at.CHALLENGED)
        )
        columns[f"{name}_seppuku"] = losses.leaders(side, lambda fate: fate == at.BY_SEPPUKU)
    return {name: columns[name] for name in VARIABLES}


class Losses:
    """Who was lost in games: arrays of games by pieces.

    A turncoat counts for the side that it fought for last.
    """

    def __init__(self, setup: Setup, rows: Rows) -> None:
        scenario = setup.scenario
        units, leaders = len(scenario.units), len(scenario.leaders)
        self.setup = setup
        self.side_of = _part(rows, recording.UNIT_SIDES, units)
        self.left = _part(rows, recording.BLOCKS, units)
        blocks = State(setup.state).unit_blocks[:units]
        self.start: Column = blocks.astype(np.int64)
        self.where = _part(rows, recording.LAST_HEX, units)
        self.fates = _part(rows, recording.FATES, leaders)
        self.leader_sides = np.array([leader.side for leader in scenario.leaders], dtype=np.int64)

    @property
    def gone(self) -> NDArray[np.bool_]:
        """Mark the units eliminated."""
        return np.asarray(self.left == 0)

    def units(self, side: int) -> Column:
        """Count a side's units eliminated, by game."""
        return np.asarray((self.gone & (self.side_of == side)).sum(axis=1), dtype=np.int64)

    def blocks(self, side: int) -> Column:
        """Count a side's blocks lost, by game."""
        lost = (self.start - self.left) * (self.side_of == side)
        return np.asarray(lost.sum(axis=1), dtype=np.int64)

    def leaders(self, side: int, fate: Callable[[Any], Any]) -> Column:
        """Count a side's leaders who met a fate, by game."""
        met = fate(self.fates) & (self.leader_sides == side)
        return np.asarray(met.sum(axis=1), dtype=np.int64)

    def banners(self, side: int) -> Column:
        """Count the banners that the enemy's losses paid a side, by game."""
        q: Question = self.setup.q
        units, leaders = len(self.start), len(self.leader_sides)
        of_units = q.unit_banners[:units]
        of_leaders = q.leader_banners[:leaders]
        paid = (self.gone & (self.side_of == 1 - side)) @ of_units
        killed = (self.fates == at.KILLED) & (self.leader_sides == 1 - side)
        gained = self.setup.scenario.armies[side].gained
        return np.asarray(paid + killed @ of_leaders + gained, dtype=np.int64)


def _part(rows: Rows, start: int, length: int) -> Rows:
    return rows[:, start : start + length]


def _reasons(setup: Setup, rows: Rows, losses: Losses) -> Column:
    """Tell victories that losses alone would have won from those that objectives made."""
    ended, winner = rows[:, recording.REASON], rows[:, recording.WINNER]
    reason = np.full(len(rows), BANNERS)
    reason[ended == at.BY_SURRENDER] = SURRENDER
    reason[ended == at.BY_TURN_LIMIT] = TURN_LIMIT
    for side, army in enumerate(setup.scenario.armies):
        short = losses.banners(side) < army.banners
        reason[(ended == at.BY_BANNERS) & (winner == side) & short] = OBJECTIVES
    return reason


# ---- tables -------------------------------------------------------------------------


_TOKENS_AT = (1, 2, 5, 10, 15, 20, 30, 40, 60, 80, 120, 160, 240, 320)  # turns, of those noted


class Battles(Played, Protocol):
    """Battles played."""

    staged: Staged


def listings(contest: Battles, condition: str | None) -> tuple[Listing, ...]:
    """Give all tables of the games that meet a condition."""
    assert contest.run is not None
    rows, games = contest.tabled(condition)
    losses = Losses(contest.staged.setup, rows)
    tables = [
        reasons_by_winner(
            "won by",
            games,
            WINNERS,
            REASONS,
            lambda reason, who: (who == WINNERS[-1]) == (reason == "turn limit"),
        ),
        quantiles(
            {"turns of both sides": games["turns"], "banners, red less blue": games["margin"]}
        ),
        _units(contest, losses),
        _leaders(losses),
        tokens_by_turn(rows).table("at turn", shown=_TOKENS_AT),
        _cards(rows),
    ]
    return tuple(tables)


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


def tokens_by_turn(rows: Rows) -> Timeline:
    """Return both sides' tokens at the start of the turns noted, of the games that came to them."""
    return Timeline("tokens", SIDES, {turn: tokens_at(rows, turn) for turn in recording.NOTED})


def tokens_at(rows: Rows, turn: int) -> Rows:
    """Give both sides' tokens at the start of a turn noted, of the games that came to it."""
    place = recording.TIMELINE + 2 * recording.NOTED.index(turn)
    noted = rows[:, place : place + 2]
    return np.asarray(noted[noted[:, 0] > 0] - 1)


def _cards(rows: Rows) -> Listing:
    led = rows[:, Row.played.at : Row.played.end]
    columns = []
    for number, card in enumerate(command_cards().values()):
        mine = [led[:, side * at.MOST_CARDS + number] for side in range(2)]
        if any(count.any() for count in mine):
            columns.append((card["name"], *(average(count) for count in mine)))
    columns.sort(key=lambda row: -(row[1] + row[2]))
    return Listing("", ("cards led, each game", *SIDES), tuple(columns))
