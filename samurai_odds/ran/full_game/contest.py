"""`ran play`: outcomes, tables and pictures of many games of one battle."""

from collections.abc import Mapping
from functools import partial
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.provenance import asked_for
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import round_percent
from samurai_odds.play.board_picture import draw_battle
from samurai_odds.play.contest import WORTH_SAYING, Battle, both_sides, draw_who_wins
from samurai_odds.play.game import Rows
from samurai_odds.play.scene import Heat, hex_heat
from samurai_odds.play.tables import (
    SMALL,
    Timeline,
    average,
    draw_lengths,
    draw_margin,
    quantiles,
    reasons_by_winner,
)
from samurai_odds.ran.full_game.staging import Staged, stage
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import recording
from samurai_odds.ran.rules.layout import MOST_NOTED, Question, Tallies
from samurai_odds.ran.rules.question import in_order
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.units import TYPES
from samurai_odds.ran.words import PLAIN_BOTS, USUAL_BOT

# ---- What came of games --------------------------------------------------------------

Column = NDArray[np.int64]

WINNERS = (*SIDES, "none")
REASONS = at.REASONS[at.BY_ROUT : at.BY_STOP]
REASONS_SAID = ("rout", "rout of both", "turn limit")
TURN_LIMIT = at.BY_TURN_LIMIT - at.BY_ROUT
BY_SIDE = ("rout_points", "heads", "units_lost", "busho_lost", "contingents_fled")
WORDS: dict[str, tuple[str, ...]] = {"winner": WINNERS, "reason": REASONS}


def columns_of(rows: Rows) -> dict[str, Column]:
    """Read the outcome variables off the rows of games."""
    winner = rows[:, recording.WINNER].astype(np.int64)
    columns = {
        "winner": np.where(winner < 0, len(SIDES), winner),
        "reason": np.maximum(rows[:, recording.REASON].astype(np.int64) - 1, 0),  # 0: no game yet
        "turns": rows[:, recording.TURNS].astype(np.int64),
    }
    for what in BY_SIDE:
        for side, name in enumerate(SIDES):
            columns[f"{name}_{what}"] = _by_side(rows, what, side)
    return columns


def _by_side(rows: Rows, what: str, side: int) -> Column:
    if what == "units_lost":
        routed = rows[:, recording.UNITS_ROUTED + side].astype(np.int64)
        return routed + rows[:, recording.UNITS_ELIMINATED + side]
    return rows[:, _KEPT[what] + side].astype(np.int64)


_KEPT = {
    "rout_points": recording.ROUT_POINTS,
    "heads": recording.HEADS,
    "busho_lost": recording.BUSHO_LOST,
    "contingents_fled": recording.FLED,
}


def fates(question: Question, rows: NDArray[Any], side: int) -> NDArray[Any]:
    """Give what has become of each of a side's units: games x units."""
    first, end = int(question.first_of_side[side]), int(question.end_of_side[side])
    return rows[:, recording.FATE + first : recording.FATE + end]


def tallied(rows: Rows, what: int, side: int) -> Rows:
    return rows[:, recording.TALLY + side * Tallies.width + what]


def points_at(rows: Rows, turn: int) -> Rows:
    """Give both sides' rout points at the start of a turn, of the games that came to it."""
    place = recording.TIMELINE + 2 * (turn - 1)
    noted = rows[:, place : place + 2]
    return np.asarray(noted[noted[:, 0] != recording.NOT_NOTED])


def points_by_turn(staged: Staged, rows: Rows) -> Timeline:
    """Return both sides' rout points at the start of the turns noted."""
    counted = {turn: points_at(rows, turn) for turn in turns_noted(staged.scenario)}
    return Timeline("rout points", SIDES, counted)


def turns_noted(scenario: Scenario) -> range:
    """List the turns whose rout points are noted: from where a position begins."""
    return range(scenario.moment.turn, min(scenario.turn_limit, MOST_NOTED) + 1)


# ---- The tables of battles played ----------------------------------------------------


def listings(contest: "Contest", condition: str | None) -> tuple[Listing, ...]:
    """Give all tables of the games that meet a condition, the main ones first."""
    assert contest.run is not None
    rows, games = contest.tabled(condition)
    tables = (
        _reasons(games),
        points_by_turn(contest.staged, rows).table("at the start of turn", "battles"),
        quantiles({"turns": games["turns"], "rout points, blue less red": games["margin"]}),
        _units(contest.staged, rows),
        _contingents(contest.staged, rows),
        _deeds(rows),
    )
    return tuple(table for table in tables if table.rows)


def _reasons(games: dict[str, Any]) -> Listing:
    """Count wins by each reason that there was, and draws."""
    table = reasons_by_winner("ended by", games, (*SIDES, "draw"), REASONS_SAID)
    return Listing("", table.columns, tuple(row for row in table.rows if any(row[1:])))


def _units(staged: Staged, games: Rows) -> Listing:
    """By type: how many units, the share of them disrupted at the end, and lost."""
    q = Question(staged.start.question.whole)
    rows = []
    for number, kind in enumerate(TYPES):
        cells: list[Any] = []
        for side in range(len(SIDES)):
            first, end = int(q.first_of_side[side]), int(q.end_of_side[side])
            mine = np.flatnonzero(q.type[first:end] == number)
            if not len(mine):
                cells += [0, None, None]
                continue
            states = fates(q, games, side)[:, mine]
            disrupted = average((states == recording.DISRUPTED).mean(axis=1), True)
            cells += [
                len(mine),
                disrupted,
                average((states >= recording.ROUTED).mean(axis=1), True),
            ]
        if cells[0] or cells[3]:
            rows.append((kind, *cells))
    columns = [name for side in SIDES for name in (f"{side} units", "disrupted", "lost")]
    return Listing("", ("at the end", *columns), tuple(rows))


def _contingents(staged: Staged, games: Rows) -> Listing:
    """By contingent: how often it fled, and the share of its units lost."""
    q = Question(staged.start.question.whole)
    rows = []
    for number, contingent in enumerate(in_order(staged.scenario)):
        side = contingent.side
        base = int(q.first_of_side[side])
        first, end = int(q.first_unit[number]) - base, int(q.end_of_units[number]) - base
        states = fates(q, games, side)[:, first:end]
        gone, fled = states >= recording.ROUTED, (states == recording.FLOWN).any(axis=1)
        name = f"{contingent.letter} {contingent.name}"
        cells = average(fled, True) if fled.any() else None
        rows.append((name, end - first, average(gone.mean(axis=1), True), cells))
    return Listing("", ("contingent", "units", "lost", "has fled"), tuple(rows))


def _deeds(games: Rows) -> Listing:
    """What was done, each game; what never happened is left out."""
    rows = []
    for what, name in enumerate(at.TALLIES_NAMED):
        mine = [tallied(games, what, side) for side in range(len(SIDES))]
        if any(count.any() for count in mine):
            rows.append((name, *(average(count) for count in mine)))
    return Listing("", ("each battle", *SIDES), tuple(rows))


# ---- Pictures of full games -------------------------------------------------------

_WIDTH = 16  # inches
_ABOVE = 2.8  # inches of the small pictures above the map


def draw(odds: Odds) -> "Axes":
    """Draw an answer of `ran.play`; give the axes of the victories."""
    over = odds.question.staged.scenario.terrain.field
    tall = min(12.0, max(5.0, _WIDTH * 0.85 * over.rows / (over.columns + 0.5)))
    margin = partial(draw_margin, name="margin", label="rout points, blue less red")
    lengths = partial(draw_lengths, name="turns", label="turns")
    panels = (draw_who_wins, margin, lengths, _draw_points)
    return draw_battle(odds, (_WIDTH, _ABOVE + tall + 1), (_ABOVE, tall), panels)


def _draw_points(axes: "Axes", odds: Odds) -> None:
    """Lines: both sides' rout points at the start of each turn, and the levels that break them."""
    contest = odds.question
    rows, _ = contest.tabled(odds.provenance.condition)
    levels = sorted({army.level for army in contest.staged.scenario.armies})
    for level in levels:
        axes.axhline(level, color="0.4", lw=0.8, ls=":")
    axes.text(0.98, levels[-1], " rout level ", ha="right", va="bottom", fontsize=SMALL,
              transform=axes.get_yaxis_transform())  # fmt: skip
    points_by_turn(contest.staged, rows).draw(axes, len(rows), "start of turn")


# ---- A full game played many times, as a question ------------------------------------

_AMOUNTS = (("rout points", "rout_points"), ("heads", "heads"), ("units lost", "units_lost"))
_MORE = (("busho lost", "busho_lost"), ("contingents fled", "contingents_fled"))


class Contest(Battle):
    """A scenario fought to the end by two bots, checked and ready to be played."""

    words = WORDS
    rivals = PLAIN_BOTS[:2]
    main_listings = 2  # how they were won, rout points by turn; the others when all is asked for

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        red: str = USUAL_BOT,
        blue: str = USUAL_BOT,
        turn_limit: int | None = None,
        rules: str | None = None,
    ) -> None:
        self.scenario_given = scenario
        self.staged = stage(scenario, red, blue, turn_limit, rules)
        inputs: dict[str, Any] = {"scenario": self.staged.as_input(scenario)}
        inputs |= {"red": red, "blue": blue}
        inputs |= asked_for(turn_limit=turn_limit, rules=rules)
        self.provenance = self.staged.provenance("play", inputs)

    @property
    def alike_inputs(self) -> dict[str, Any]:
        return super().alike_inputs | {"turn_limit": self.staged.scenario.turn_limit}

    def heat(self, met: Any) -> tuple[str, Heat]:
        assert self.run is not None
        met, over = met[: len(self.run.rows)], self.staged.scenario.terrain.field
        games = self.run.rows[met]
        units = int(Question(self.staged.start.question).units)
        gone = games[:, recording.FATE : recording.FATE + units] >= recording.ROUTED
        places = games[:, recording.LAST_HEX : recording.LAST_HEX + units][gone]
        lost = np.bincount(places[places >= 0], minlength=over.hexes)[: over.hexes]
        says = (
            "Units routed or eliminated in each hex, in a hundred battles (counters at the start)."
        )
        return says, hex_heat(over, 100 * lost / max(1, int(met.sum())))

    def columns(self, rows: Rows) -> dict[str, NDArray[np.int64]]:
        return columns_of(rows)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides: ``margin``, blue's points less red's."""
        return {"margin": columns["blue_rout_points"] - columns["red_rout_points"]}

    def tables(self, condition: str | None) -> tuple[Listing, ...]:
        return listings(self, condition)

    def draw(self, odds: Odds) -> "Axes":
        return draw(odds)

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        staged = self.staged
        scenario = staged.scenario
        begins = f", from turn {scenario.moment.turn} on" if not scenario.is_fresh else ""
        return (
            f"RAN: {scenario.title}{begins}, red {staged.red} against blue {staged.blue} "
            f"({scenario.turn_limit} turns at most)"
        )

    @property
    def remarks(self) -> tuple[str, ...]:
        if self.run is None or (share := self.share_of("reason", TURN_LIMIT)) <= WORTH_SAYING:
            return ()
        limit = self.staged.scenario.turn_limit
        return (
            f"{round_percent(share)} of the battles were stopped after turn {limit} and judged by "
            "rout points (R47)",
        )

    @property
    def headlines(self) -> Headlines:
        chances = [(f"{side} wins", f"winner == '{side}'") for side in SIDES]
        if self.run is None or (self.games["winner"] == len(SIDES)).any():
            chances.append(("a draw", "winner == 'none'"))
        amounts = (("turns", "turns"), *both_sides(_AMOUNTS))
        return Headlines(tuple(chances), amounts, (), tuple(both_sides(_MORE)))
