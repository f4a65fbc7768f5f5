"""The tracer: one battle of a simulation, told step by step.

It walks the machine itself with the draws that the sampler uses for that seed
and number, so what it tells is what was counted.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.limit import MOST_SAMPLES
from samurai_odds.engine.machine import AUTOMATIC, END
from samurai_odds.engine.pools import pools
from samurai_odds.engine.reading import Asked, Reading, read
from samurai_odds.engine.streams import uniform
from samurai_odds.engine.unfold import TooLarge
from samurai_odds.errors import OddsError

FACE_DRAWS = 2**15  # draws from here on colour in the dice; they never decide anything


@dataclass(frozen=True)
class Step:
    """One step of a battle: what was due, what came of it, the state before and after."""

    event: int
    outcome: int  # the pool's outcome, or the option taken
    before: tuple[int, ...]
    after: tuple[int, ...]
    draw: int  # number of the roll within the battle
    faces: Callable[[int], int]  # faces(n): an integer below n, drawn for this roll's die


def steps(question: Asked, seed: int, battle: int) -> Iterator[Step]:
    """Play one battle and yield its steps, automatic ones included."""
    machine, numbers = question.machine, question.numbers
    reading, table = _choices(question), pools(machine)
    state = machine.begin(numbers)
    node = draw = 0
    while True:
        event = machine.pending(numbers, state)
        before = tuple(state)
        if event == END:
            return
        outcome = 0
        if event > 0:
            place = table.pick(event, uniform(seed, battle, draw))
            outcome = table.outcome[table.start[event] + place]
            draw += 1
            if reading is not None:
                node = int(reading.graph.target[reading.graph.first[node] + place])
        elif event != AUTOMATIC:
            assert reading is not None
            outcome = int(reading.choice[node])
            node = int(reading.graph.target[reading.graph.first[node] + outcome])
        machine.step(numbers, state, outcome)
        yield Step(event, outcome, before, tuple(state), draw, _face_source(seed, battle, draw))


def _choices(question: Asked) -> Reading | None:
    """Give the reading that knows the choices; None where all policies are fixed or too many."""
    try:
        return read(question)
    except TooLarge:
        return None


def trace(question: Any, seed: int, battle: int) -> list[str]:
    """Tell one battle in plain words, a line a step, each naming its rule."""
    if not isinstance(battle, int) or not 0 <= battle < MOST_SAMPLES:
        raise OddsError(f"a battle's number is a whole number from 0 on, not {battle!r}")
    asked: Asked = question
    lines: list[str] = []
    for step in steps(asked, seed, battle):
        lines += question.tell(step)
    return lines


def _face_source(seed: int, battle: int, draw: int) -> Callable[[int], int]:
    used = iter(range(FACE_DRAWS + 64 * draw, FACE_DRAWS + 64 * (draw + 1)))

    def face(choices: int) -> int:
        return uniform(seed, battle, next(used)) * choices >> 53

    return face
