"""Samurai Swords."""

from typing import Any

import numpy as np

from samurai_odds.play.events import Board, Happening
from samurai_odds.play.game import Start
from samurai_odds.play.replay import Step
from samurai_odds.swords.full_game.game import GAME, start
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.events import all_happened
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.naming import Names
from samurai_odds.swords.rules.narration import narrated_steps
from samurai_odds.swords.rules.on_board import board_of
from samurai_odds.swords.scenario.text import load
from tests.play.tables.whole import Deal, Narrator, Whole
from tests.swords.rules.drawing import at_war, drawn, place

NAMES = ("end-of-round-3", "quick-4", "two-player")
HOLDERS = ("Bingo", "Bitchu")  # provinces in which the ronin may lie, for all that seat 1 knows


def starts() -> dict[str, Start]:
    return {name: start(load(name)) for name in NAMES}


def narrator(name: str) -> Narrator:
    scenario = load(name)
    begun = start(scenario)
    return lambda steps: narrated_steps(scenario, begun.question.whole, begun.state, steps)


class AsData:
    """A game as data."""

    def __init__(self, name: str) -> None:
        scenario = load(name)
        self.names = Names(scenario, Question(start(scenario).question.whole))

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        return all_happened(self.names, step)

    def board(self, state: Any) -> Board:
        return board_of(self.names, state)


def lies(s: np.ndarray) -> tuple[int, ...]:
    """Say where the ronin lie."""
    return tuple(int(State(s).hidden[place(name)]) for name in (*HOLDERS, "Iwami"))


def deal() -> Deal:
    """Two ronin in a stack lie where three units or more stand: in one of two provinces."""
    table = drawn(
        {
            "Aki": "1 3 spearmen",
            "Bingo": "2 3 spearmen",
            "Bitchu": "2 4 spearmen",
            "Iwami": "2 2 spearmen",
        },
        {},
    )
    table.hide_ronin("Bingo", 2)
    at_war(table)
    begun = start(load("standard-3"))
    state = np.array(table.s, dtype=np.int64)
    question = begun.question.copy()
    return Deal(Start(GAME, question, state), 0, lies, {(2, 0, 0): 0.5, (0, 2, 0): 0.5})


WHOLE = Whole(
    starts=starts,
    names=NAMES,
    narrator=narrator,
    eventful=AsData,
    most_options=at.MOST_OPTIONS,
    # whose provinces lie where, which all can see; and of which choice a danger was noted, or
    # marches were planned: no other choice reads the danger, or the marches, themselves
    shared_notes=frozenset(
        (
            *range(State.memo.front.at, State.memo.front.end),
            *(State.memo.dangers.place(note) for note in range(at.NOTES)),
            *(State.memo.threats.place(note) for note in range(at.NOTES)),
            State.memo.choice.at,
            State.memo.marches_of.at,
        )
    ),
    winners={
        at.BY_PROVINCES: True,
        at.BY_TAKEOVER: True,
        at.BY_LAST: None,
        at.BY_MOST: None,
        at.BY_ROUND_LIMIT: False,
    },
    limit=at.BY_ROUND_LIMIT,
    stopped=0.12,
    short=2,
    noted=range(recording.TIMELINE, recording.ROW),
    deal=deal,
)
