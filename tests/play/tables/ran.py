"""RAN."""

from dataclasses import replace
from typing import Any

from samurai_odds.play.events import Board, Happening
from samurai_odds.play.game import Start
from samurai_odds.play.replay import Step
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import recording
from samurai_odds.ran.rules.decisions.kinds import as_line
from samurai_odds.ran.rules.events import all_happened
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.on_board import board_of
from samurai_odds.ran.scenario.text import load
from tests.play.tables.whole import Whole

TURNS = {  # random armies take their time
    "short study-foot": 3,
    "study-foot": 6,
    "study-three-contingents": 6,
}


def starts() -> dict[str, Start]:
    return {
        name: start(replace(load(name.removeprefix("short ")), turn_limit=turns))
        for name, turns in TURNS.items()
    }


def written(q: Question, s: State, kind: int, choice: int) -> int:
    """Write an option as orders in text have it: with who does it, an attack by its targets."""
    return int(as_line(q, s, kind, choice))


class AsData:
    """A battle as data."""

    def __init__(self, name: str) -> None:
        scenario = load(name.removeprefix("short "))
        self.names = Names(scenario, start(scenario).question.whole)

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        return all_happened(self.names, step)

    def board(self, state: Any) -> Board:
        return board_of(self.names, state)


WHOLE = Whole(
    starts=starts,
    names=tuple(TURNS),
    most_options=at.MOST_OPTIONS,
    winners={at.BY_ROUT: True, at.BY_BOTH: None, at.BY_TURN_LIMIT: None},
    limit=at.BY_TURN_LIMIT,
    stopped=1,
    short=1,
    left_open=True,  # the way of a unit that the other side reacts to
    noted=range(recording.TIMELINE, recording.ROW),
    # when the ways to the enemy were worked out, which all can see
    shared_notes=frozenset(range(State.memo.at, State.memo.end)),
    written=written,
    eventful=AsData,
)
