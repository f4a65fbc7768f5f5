"""Odds beside momentum, continuity and trumps: those of all faces, played by the game itself."""

from collections.abc import Iterator

import pytest

from samurai_odds.play import layout as common
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import replay
from samurai_odds.play.stepping import steps, viewed
from samurai_odds.ran.full_game.game import GAME
from samurai_odds.ran.full_game.staging import stage
from samurai_odds.ran.full_game.table import Table
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State

GAMES = 2


def _asked(kind: int) -> Iterator[tuple[Table, State, list[int]]]:
    """Give moments at which a kind of choice is open, with its options."""
    staged = stage("study-three-contingents", "random", "random")
    table = Table(staged.scenario)
    for number in range(GAMES):
        for step in replay(staged.start, record(staged.start, 7, number)):
            if step.what < 0 and kind_of(step.what) == kind:
                s = State(step.before)
                options = s[common.CHOICES : common.CHOICES + s[common.OPTIONS_OPEN]]
                yield table, s, options.tolist()


def _succeeds(table: Table, s: State, value: int, face: int) -> bool:
    """Choose, roll a face, and look whether the side has what it rolled for."""
    q, after = table.question, s.copy()
    phases, kind = int(s.orders_phases), int(s.decision)
    steps(GAME).take(viewed(q), viewed(after), value)
    if kind == at.CONTINUITY_CHOICE and after.orders_phases > phases:
        return True  # the enemy has nobody left to give orders (5.53)
    assert after[common.PENDING] == common.UNIFORM + at.DIE
    steps(GAME).take(viewed(q), viewed(after), face)
    if kind == at.TRUMP_CHOICE:
        return bool(after.active != s.active)
    return bool(after.orders_phases > phases or after.decision == at.TRUMP_CHOICE)


@pytest.mark.parametrize("kind", [at.MOMENTUM_CHOICE, at.CONTINUITY_CHOICE, at.TRUMP_CHOICE])
def test_the_odds_are_those_of_the_faces_that_succeed(kind: int) -> None:
    seen = set[int]()
    for table, s, options in _asked(kind):
        for value, choice in zip(options, table.offer(s, options).choices, strict=True):
            if not value:
                assert choice.chance is None
                continue
            wins = sum(_succeeds(table, s, value, face) for face in range(at.DIE))
            assert choice.chance is not None
            assert choice.chance.win == 1_000 * wins // at.DIE
            seen.add(wins)
    assert len(seen) > 1
