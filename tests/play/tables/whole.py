"""What the contract suite must know of a full game."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from samurai_odds.play.events import Board, Happening
from samurai_odds.play.game import Start, State
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Told

Narrator = Callable[[Iterable[Step]], Iterator[Told]]


class AsData(Protocol):
    """A game that says as data what happens, and what stands where."""

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        """Return all that happens in a step: with it `after` makes the next board."""

    def board(self, state: Any) -> Board:
        """Return the board in a state, with all that is hidden."""


@dataclass(frozen=True)
class Deal:
    """A start where all ways that hidden things may lie are known, with their chances."""

    start: Start
    seat: int  # who cannot know
    lies: Callable[[State], Hashable]
    chances: Mapping[Hashable, float]


def as_it_is(q: State, s: State, kind: int, choice: int) -> int:
    """Write an option as a line of a script, where they are written alike."""
    return choice


@dataclass(frozen=True)
class Whole:
    """A full game. The row of each game played begins with winner, reason and turns.

    What follows ``stopped`` is left out where the game has nothing of the kind; where it gives a
    ``deal`` or leaves anything open, something is hidden, and where anything is drawn in
    secret, ``secret`` says what.
    """

    starts: Callable[[], Mapping[str, Start]]
    names: tuple[str, ...]  # of the starts
    most_options: int  # that its state has room for
    winners: Mapping[int, bool | None]  # by reason of the end: has somebody won (None: perhaps)
    limit: int  # the reason of a game that the turn limit ends
    stopped: float  # share of random games that may end so
    noted: range = range(0)  # of the row: written by `note` as the game goes on
    short: int | None = None  # turns of a game that is cut short, where whole ones are slow
    deal: Callable[[], Deal] | None = None
    left_open: bool = False  # what is hidden is not drawn anew: who has decided it does so again
    secret: Callable[[State, State], int] | None = None  # seat that sees the draw due; NONE: all
    shared_notes: frozenset[int] = frozenset()  # places where bots note what all may know
    written: Callable[[State, State, int, int], int] = as_it_is  # an option as a script's line
    narrator: Callable[[str], Narrator] | None = None  # of games from the start of a name
    eventful: Callable[[str], AsData] | None = None  # the start of a name as data
    record: Callable[[State, State, State], None] | None = None  # without what is slow in Python
