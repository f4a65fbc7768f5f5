"""The tracer: one battle of a simulation, told step by step.

It walks the machine itself with the draws that the sampler uses for that seed
and number, so what it tells is what was counted.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

import numpy as np

from samurai_odds.engine.calling import as_python, is_whole
from samurai_odds.engine.exact import Asked, Reading, read, unfolded
from samurai_odds.engine.expressions import evaluate
from samurai_odds.engine.limit import MOST_SAMPLES
from samurai_odds.engine.machine import AUTOMATIC, END
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.engine.unfold import TooLarge
from samurai_odds.errors import OddsError, written_out
from samurai_odds.grids.printing import printed_lines
from samurai_odds.grids.prose import Prose
from samurai_odds.grids.web import framed

MOST_SEARCHED = 2**26  # battles looked through for those that meet a condition
MOST_FACES = 256  # dice of one roll
FACE_DRAWS = 2**15  # draws from here on color in the dice; they never decide anything


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
    state = machine.first_state(numbers)
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
        yield Step(event, outcome, before, tuple(state), draw, face_source(seed, battle, draw))


def _choices(question: Asked) -> Reading | None:
    """Give the reading that knows the choices; None where all policies are fixed or too many."""
    try:
        return unfolded(question)
    except TooLarge:
        return None


class Traced(str):
    """A trace as a text; a notebook shows a full game on its board, forwards and back."""

    lines: Sequence[str] = ()
    page: Callable[[], str] | None = None

    def _repr_html_(self) -> str | None:
        return framed(self.page(), self.lines[0], 900) if self.page else None


def traced(question: Any, seed: int, battle: int, condition: str | None = None) -> Traced:
    """Return the lines of `trace` as a text that shows itself."""
    lines = printed_lines(trace(question, seed, battle, condition))
    text = Traced("\n".join(lines))
    text.lines = lines
    if hasattr(question, "viewer"):
        text.page = partial(question.viewer, seed, battle, condition)
    return text


def trace(question: Any, seed: int, battle: int, condition: str | None = None) -> list[Prose]:
    """Tell one battle in plain words, a line a step, each naming its rule.

    With a condition, ``battle`` counts only the battles that meet it. The first
    line says which battle it is, the last what came of it.
    """
    battle = check_battle(battle)
    counted = getattr(question, "noun", "Battle")
    which = f"{counted} {battle}, seed {seed}"
    if condition is not None:
        number = nth_that_meets(question, seed, battle, condition)
        which = f"{counted} {number}, seed {seed} (number {battle} where {condition})"
        battle = number
    if hasattr(question, "retell"):  # it brings a solver of its own
        lines: list[Prose] = question.retell(seed, battle)
        return [Prose(which), *lines]
    return [Prose(which), *_tell(question, seed, battle)]


def check_battle(battle: object) -> int:
    """Return a battle's number as Python's; refuse what is none."""
    number = as_python(battle)
    if not is_whole(number) or not 0 <= number < MOST_SAMPLES:
        said = written_out(battle)
        raise OddsError(f"a battle's number is a whole number from 0 on, not {said}")
    return number


def events(question: Any, seed: int, battle: int, condition: str | None = None) -> dict[str, Any]:
    """Return what happens in one battle as data (``events``); of a game with its first ``board``.

    With a condition, ``battle`` counts as for `trace`. Without anything where none is kept as data.
    """
    battle = check_battle(battle)
    if condition is not None:
        battle = nth_that_meets(question, seed, battle, condition)
    if hasattr(question, "as_data"):
        data: dict[str, Any] = question.as_data(seed, battle)
        return data
    if not hasattr(question, "happened"):
        return {}
    happened = [one for step in steps(question, seed, battle) for one in question.happened(step)]
    return {"events": [one.as_dict() for one in happened]}


def _tell(question: Any, seed: int, battle: int) -> list[Prose]:
    lines: list[Prose] = []
    state = tuple(question.machine.first_state(question.numbers))
    for step in steps(question, seed, battle):
        lines += question.tell(step)
        state = step.after
    return [*lines, result_line(question, state)]


def result_line(question: Any, outcome: Sequence[int]) -> Prose:
    """Say what came of a battle: the variables that are not 0."""
    columns = question.columns(np.array([outcome], dtype=np.int64))
    ends = {name: _worded(question, name, int(column[0])) for name, column in columns.items()}
    seen = [f"{name} {end}" for name, end in ends.items() if end not in (0, "none")]
    return Prose(f"result: {', '.join(seen) or 'nothing lost, nothing gained'}")


def _worded(question: Any, name: str, value: int) -> int | str:
    """Give a variable's value as users read it: a number, or a word."""
    if name not in question.words:
        return value
    word: str = question.words[name][value]
    return word


def nth_that_meets(question: Any, seed: int, place: int, condition: str) -> int:
    """Find the number of the battle that is the ``place``-th (from 0) to meet a condition."""
    if hasattr(question, "nth_that_meets"):  # it plays its battles itself
        return int(question.nth_that_meets(seed, place, condition))
    try:
        reading = read(question)
    except TooLarge:
        raise OddsError("too many states to look for battles that meet a condition") from None
    sampler = reading.sampler()
    meets = np.zeros(sampler.nodes, dtype=bool)
    meets[reading.leaves] = evaluate(condition, reading.names, question.words) != 0
    ends = np.empty(2**16, dtype=np.uint32)
    for start in range(0, MOST_SEARCHED, len(ends)):
        sampler.ends(seed, start, ends)
        places = np.flatnonzero(meets[ends])
        if place < len(places):
            return start + int(places[place])
        place -= len(places)
    raise OddsError(f"too few of the first {MOST_SEARCHED:,} battles meet '{condition}'")


def face_source(seed: int, battle: int, draw: int) -> Callable[[int], int]:
    """Color in the faces of a roll, the same whenever it is told."""
    used = count(FACE_DRAWS + MOST_FACES * draw)

    def face(choices: int) -> int:
        return uniform(seed, battle, next(used)) * choices >> 53

    return face
