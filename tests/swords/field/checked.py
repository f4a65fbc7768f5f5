"""The whole game with its invariants looked at after every change of state, compiled too.

Behind the game's own state stand what was found broken first, and how many states were
looked at; both are kept with the game, after its row.
"""

from dataclasses import replace
from typing import Any

import numpy as np

from samurai_odds.play.game import Start
from samurai_odds.play.question import Question
from samurai_odds.play.registry import Bots
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field import recording
from samurai_odds.swords.field.machine import prepare as go_on
from samurai_odds.swords.field.machine import settle as apply
from samurai_odds.swords.field.recording import record as keep
from samurai_odds.swords.scenario.text import load
from samurai_odds.swords.whole.game import GAME, start
from tests.swords.field.invariants import broken

FOUND, LOOKED = at.WIDTH, at.WIDTH + 1  # in the state
ROW_FOUND, ROW_LOOKED, ROW_LOOKED_10000 = range(recording.ROW, recording.ROW + 3)


class OneBot(Bots):
    """The game's bots without all but one: the others need not be compiled."""

    def __init__(self, name: str) -> None:
        self.modules = tuple(bot for bot in GAME.bots.modules if name == bot.NAME)


def look(q: Any, s: Any) -> None:
    """Look at a state, until something is found."""
    if s[FOUND] == 0:
        s[FOUND] = broken(q, s)
        s[LOOKED] += 1


def prepare(q: Any, s: Any) -> None:
    """Go on as the game does, and look."""
    go_on(q, s)
    look(q, s)


def settle(q: Any, s: Any, value: int) -> None:
    """Apply a value as the game does, and look."""
    apply(q, s, value)
    look(q, s)


def record(q: Any, s: Any, row: Any) -> None:
    """Keep what the game keeps, and what was found."""
    keep(q, s, row)
    row[ROW_FOUND] = s[FOUND]
    row[ROW_LOOKED], row[ROW_LOOKED_10000] = s[LOOKED] % 10_000, s[LOOKED] // 10_000


CHECKED = replace(
    GAME,
    name="swords, checked",
    prepare=prepare,
    settle=settle,
    record=record,
    row=recording.ROW + 3,
    bots=OneBot("random"),
)


def checked(key: str) -> Start:
    """Give a set-up whose random games are looked at."""
    began = start(load(key))
    question = began.question.whole.copy()
    question[at.BOTS : at.BOTS + at.MOST_SEATS] = 0
    return Start(CHECKED, Question(question), np.append(began.state, (0, 0)))
