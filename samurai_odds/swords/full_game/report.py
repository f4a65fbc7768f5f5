"""What a designer's report asks about a setup."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np

from samurai_odds.analysis.designing.charts import Pairing
from samurai_odds.analysis.designing.found import Design
from samurai_odds.analysis.designing.swings import Seen, Walk, followed, standing
from samurai_odds.analysis.ladder import climb
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Start
from samurai_odds.play.tables import average
from samurai_odds.swords.bots import BOTS
from samurai_odds.swords.full_game.balance import balance, subject_of
from samurai_odds.swords.full_game.balance_report import limit_grids
from samurai_odds.swords.full_game.changes import seated
from samurai_odds.swords.full_game.contest import Contest
from samurai_odds.swords.full_game.outcomes import battles_in
from samurai_odds.swords.full_game.staging import Staged
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.scenario import board
from samurai_odds.swords.scenario.board import province_heat
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.words import PLAIN_BOTS, USUAL_BOT

_CONTESTED = 12  # provinces that are listed


def design(
    setup: Any,
    players: int | None,
    bots: str | Sequence[str],
    margin: float,
    setting: Mapping[str, Any],
    bot: str = USUAL_BOT,
) -> Design:
    """Return what a report asks about a setup; ``setting`` are further keywords of a contest.

    ``bot`` plays the games that are told.
    """
    inputs = {"setup": setup, "players": players, **setting}
    alike = partial(Contest.of_one, inputs)
    contest = alike(bot)
    staged, start = contest.staged, contest.starts[0]
    seats = tuple(hand[0] for hand in staged.hands)
    return Design(
        contest=contest,
        margin=margin,
        fixers=sorted(PLAIN_BOTS[:2], key=lambda one: one != bot),
        drawn=lambda one: (board.ground(one), board.scene(one)),
        ladder=partial(climb, alike, BOTS.several(bots), margin),
        subject=subject_of(staged),
        grounds=(),
        pairings=tuple(_pairings(staged)),
        length="rounds",
        seen=_seen,
        inputs=contest.provenance.inputs,
        followed=partial(followed, start, _stopped, seats, counted="round"),
        standing=partial(standing, start, _stopped, seats),
        played_by=partial(design, setup, players, bots, margin, setting),
        beside=partial(_beside, bot, margin=margin, **inputs),
    )


def _beside(bot: str, setup: Any, players: int | None, **how: Any) -> list[Grid]:
    """Return the table of what turn limits change."""
    return limit_grids(balance(setup, players, bot, False, **how))


def _pairings(staged: Staged) -> Iterator[Pairing]:
    """Yield all of the best bot, then each seat alone of one bot among those of the other."""
    names, best, second = list(staged.winners.values()), PLAIN_BOTS[0], PLAIN_BOTS[1]
    for bot in (best, second):
        start = seated(staged, [bot] * len(names)).start
        same = {f"{who} wins": (start, n) for n, who in enumerate(names)}
        yield Pairing(f"all {bot}", same, tuple(names))
    for own, others in ((best, second), (second, best)):
        cells = {}
        for place, who in enumerate(names):
            seating = [own if place == n else others for n in range(len(names))]
            cells[f"{who} wins"] = (seated(staged, seating).start, place)
        yield Pairing(f"{own}, the rest {others}", cells, tuple(names))


def _stopped(start: Start, turn: int) -> Start:
    question = start.question.copy()
    question[Question.stop_after.at] = turn
    return replace(start, question=question)


def _seen(contest: Contest, seed: int, walks: Iterable[Walk], until: float) -> Seen:
    """Count how often provinces change hands, and where armies march, from round to round."""
    assert contest.run is not None
    provinces = chart_of(contest.staged.scenario.map).provinces
    many, armies = len(provinces), len(contest.staged.seats) * at.ARMIES_EACH
    changes: list[Any] = []
    marched = np.zeros(many)
    for one in walks:
        changed = np.zeros(many)
        owners = [State(start.state).owner[:many] for start in one]
        where = [State(start.state).where[:armies] for start in one]
        for before, after in pairwise(owners):
            changed += (before != after) & (before >= 0)
        for before, after in pairwise(where):
            np.add.at(marched, after[(before >= 0) & (after >= 0) & (before != after)], 1)
        changes.append(changed)
    fought, hands, games = battles_in(contest.run.rows, many), np.stack(changes), len(changes)
    order = np.argsort(-fought.mean(axis=0), kind="stable")[:_CONTESTED]
    rows = tuple((provinces[n].name, average(fought[:, n]), average(hands[:, n])) for n in order)
    columns = ("province", "battles", "changes of hands")
    grid = Grid("The most contested provinces, each game", columns, rows)
    heats = [
        (says, province_heat(contest.staged.scenario, counts / games))
        for says, counts in (
            ("How often each province changes hands, a game.", hands.sum(axis=0)),
            ("Armies that march into each province, a game.", marched),
        )
    ]
    return Seen((grid,), tuple(heats))
