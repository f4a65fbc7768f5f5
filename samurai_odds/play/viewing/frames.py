"""A game as moments to look at: what was told, and the board that it led to."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import Step
from samurai_odds.play.rules import layout as at
from samurai_odds.play.viewing.scene import Scene

Told = tuple[Step | None, list[str]]  # the result follows the last step


class Shown(Protocol):
    """A game that can be told and drawn."""

    def narrated(
        self, start: Start, events: Sequence[Event], seed: int, game: int
    ) -> Iterator[Told]:
        """Tell a recorded game step by step."""

    def scene(self, state: State) -> Scene:
        """Return the pieces of a state, drawn."""


@dataclass(frozen=True)
class Frame:
    """A moment: the turn, the lines told of it, the board after; ``decided`` by `key_of`."""

    turn: int
    lines: tuple[str, ...]
    scene: Scene
    decided: tuple[bytes, ...] = ()


def key_of(state: State) -> bytes:
    """Return what a state is known by, whether its options are drawn up or not."""
    found = state.copy()
    found[at.PENDING] = 0
    return bytes(found.tobytes())


def frames(
    staged: Shown, start: Start, events: Sequence[Event], seed: int, game: int
) -> Iterator[Frame]:
    """Go through a recorded game; each frame has something to tell."""
    state: State = start.state
    decided: list[bytes] = []
    for step, lines in staged.narrated(start, events, seed, game):
        turn = int((state if step is None else step.before)[at.TURN])
        if step is not None:
            state = step.after
            if step.asked and step.what < 0:
                decided.append(key_of(step.before))
        if lines:
            yield Frame(turn, tuple(lines), staged.scene(state), tuple(decided))
            decided = []


def told(moments: Iterable[Told]) -> list[str]:
    """Return all lines of a game."""
    return [line for _, lines in moments for line in lines]
