"""What a designer's report asks about a battle."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise, product
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.balance_report import section_grids
from samurai_odds.analysis.designing.charts import Pairing
from samurai_odds.analysis.designing.found import Design
from samurai_odds.analysis.designing.swings import Seen, Standing, Swings, Walk, swings_of, walk
from samurai_odds.analysis.ladder import climb
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Start
from samurai_odds.play.scene import hex_heat
from samurai_odds.play.search.searching import SCALE, play_many
from samurai_odds.play.workers.player import Player
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.full_game.balance import balance, subject_of
from samurai_odds.ran.full_game.contest import Contest
from samurai_odds.ran.full_game.proposals import leveled
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import recording
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.scenario import board
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.words import PLAIN_BOTS, USUAL_BOT

Given = str | PathLike[str] | Scenario

_STEP, _MOST = 3, 30  # Orders Phases between two looks at a battle, and after which none is
_FEWEST = 8  # battles followed, or nothing is said


def design(
    scenario: Given,
    bots: str | Sequence[str],
    margin: float,
    setting: Mapping[str, Any],
    bot: str = USUAL_BOT,
) -> Design:
    """Return what a report asks about a battle; ``setting`` are further keywords of a contest.

    ``bot`` plays the games that are told.
    """
    alike = partial(Contest.of_one, {"scenario": scenario, **setting})
    contest = alike(bot)
    return Design(
        contest=contest,
        margin=margin,
        fixers=sorted(PLAIN_BOTS[:2], key=lambda one: one != bot),
        drawn=lambda one: (board.ground(one), board.scene(one)),
        ladder=partial(climb, alike, BOTS.several(bots), margin),
        subject=subject_of(contest.staged),
        grounds=tuple(leveled(contest.staged.scenario)),
        pairings=tuple(_pairings(contest.starts[0])),
        length="turns",
        seen=_seen,
        inputs=contest.provenance.inputs,
        followed=partial(_followed, contest.starts[0]),
        standing=partial(_standing, contest.starts[0]),
        played_by=partial(design, scenario, bots, margin, setting),
        beside=partial(_beside, scenario, bot, margin=margin, **setting),
    )


def _beside(scenario: Given, bot: str, **how: Any) -> list[Grid]:
    """Return the tables of what turn limits change."""
    return section_grids(balance(scenario, None, None, bot, **how).sections)


def _pairings(start: Start) -> Iterator[Pairing]:
    for bots in product(PLAIN_BOTS, repeat=2):
        cells = {"red wins": (start.with_bots(bots), 0)}
        yield Pairing(f"{bots[0]}, {bots[1]}", cells, ("red",))


def _seen(contest: Contest, seed: int, walks: Iterable[Walk], until: float) -> Seen:
    """Count the hexes that units have moved to from the start of a turn to the next."""
    assert contest.run is not None
    question = Question(contest.starts[0].question.whole)
    units, over = int(question.units), contest.staged.scenario.terrain.field
    moves, games = np.zeros((2, over.hexes)), 0
    for number, one in enumerate(walks):
        row = contest.run.rows[number]
        hexes = [State(start.state).hex[:units] for start in one]
        hexes.append(row[recording.LAST_HEX : recording.LAST_HEX + units].astype(np.int64))
        games += 1
        for before, after in pairwise(hexes):
            entered = (before >= 0) & (after >= 0) & (before != after)
            for side in range(2):
                own = np.zeros(units, dtype=bool)
                own[question.first_of_side[side] : question.end_of_side[side]] = True
                np.add.at(moves[side], after[entered & own], 1)
    heats = [
        (
            f"Hexes where {side}'s units were a turn later, in a hundred battles.",
            hex_heat(over, 100 * moves[place] / games),
        )
        for place, side in enumerate(SIDES)
    ]
    return Seen((), tuple(heats))


# ---- win chances along battles: a turn is long, so it is looked at every few phases ------


def _followed(
    start: Start,
    player: Player,
    seed: int,
    games: int,
    lengths: NDArray[np.int64],
    won: NDArray[np.float64],
    deadline: float,
) -> Swings | None:
    """Evaluate battles every few Orders Phases; None if there was time for a few only."""
    chances: list[list[float]] = []
    for number in range(games):
        if time.monotonic() >= deadline:
            break
        chances.append(
            _red_along(start, seed, number, float(won[number, 0] + (1 - won[number].sum()) / 2))
        )
    if len(chances) < _FEWEST:
        return None
    longest = sorted(map(len, chances))[int(0.9 * (len(chances) - 1))]
    red = np.array([(one + [one[-1]] * longest)[:longest] for one in chances])
    both = np.stack([red, 1 - red], axis=2)
    evaluated = {_STEP * place: both[:, place] for place in range(longest)}
    return swings_of(evaluated, won[: len(chances)], "Orders Phase")


def _red_along(start: Start, seed: int, number: int, end: float) -> list[float]:
    """Return red's chance in a battle every few Orders Phases; last what came of it."""
    chances: list[float] = []
    turns = walk(start, seed, number)
    for one, after in zip(turns, [*turns[1:], None], strict=True):
        last = _MOST if after is None else int(State(after.state).orders_phases)
        while (phases := _STEP * len(chances)) < last:
            rows = play_many(_stopped(one, phases), seed, number, 1)
            if after is None and rows[0, recording.REASON] != at.BY_STOP:
                break
            chances.append(float(one.game.worth(rows, 0)[0]) / SCALE)
    return [*chances, end]


def _stopped(start: Start, phases: int) -> Start:
    """Give a battle that stops before an Orders Phase of its turn, or at the turn's end."""
    question = start.question.copy()
    Question(question).orders_limit = max(1, phases)
    return replace(start, question=question)


def _standing(start: Start, seed: int, number: int, length: int) -> Standing:
    """Return the chances in one battle at the start of each turn but its first."""
    chances: Standing = []
    for one in walk(start, seed, number)[1:]:
        rows = play_many(_stopped(one, int(State(one.state).orders_phases)), seed, number, 1)
        red = float(one.game.worth(rows, 0)[0]) / SCALE
        chances.append((int(State(one.state).turn), (red, 1 - red)))
    return chances
