"""A slow, complete game of Commands & Colors: Samurai Battles (GMT, 2020), to check others by.

Written from the rulebook, the sheet of Epic Samurai Battles, the rulings B1-B29 and E1-E11 and
the description of how games are recorded, without a look at the compiled game.

    ReferenceGame(scenario).replay(events)   -> FinalPosition, or raises Disagreement

A scenario on the Epic board is played as an Epic game.
"""

from collections.abc import Iterable
from typing import Any

from samurai_odds.battles.board import EPIC
from samurai_odds.battles.scenario.scenario import Scenario
from tests.battles.reference.core import Game
from tests.battles.reference.epic import EpicGame
from tests.battles.reference.table import (
    Disagreement,
    FinalPosition,
    OwnDragon,
    Record,
)

__all__ = ["Disagreement", "EpicGame", "FinalPosition", "Game", "OwnDragon", "ReferenceGame"]


class ReferenceGame:
    """A scenario that can be replayed from a record."""

    def __init__(
        self,
        scenario: Scenario,
        facts: Any = None,
        turn_limit: int = 1000,
        own_dragons: tuple[OwnDragon, ...] = (),
    ):
        self.scenario, self.facts, self.turn_limit = scenario, facts, turn_limit
        self.own_dragons = own_dragons

    def game(self, script: Any) -> Game:
        kind = EpicGame if self.scenario.board == EPIC else Game
        return kind(self.scenario, script, self.facts, self.turn_limit, self.own_dragons)

    def replay(self, events: Iterable[Any]) -> FinalPosition:
        """Play a recorded game again; raise Disagreement at the first difference."""
        record = Record(events)
        game = self.game(record)
        game.play()
        if record.at < len(record.events):
            game.object(f"the game is over ({game.reason}), but the record goes on")
        return game.final_position()
