"""The sampler for questions too large to be unfolded: it plays the rules themselves.

Slower than walking an unfolded graph, but it holds one state at a time. The
draws are the same, so battle i ends as the tracer tells it.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.compiled import rules_twin
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.machine import AUTOMATIC, END, Question
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sampling.pools import GUIDE_BITS, SEARCH, pools
from samurai_odds.engine.sampling.streams import DRAW_BITS, GOLDEN, UNIFORM_BITS, key, uniform_of
from samurai_odds.engine.sampling.until import Ends, Error, draw_until
from samurai_odds.engine.unfold_compiled import pending, step
from samurai_odds.errors import OddsError

BATCH = 2**14  # battles played between two looks at the clock
_GOLDEN, _DRAW_BITS = np.uint64(GOLDEN), np.uint64(DRAW_BITS)
_GUIDE_SHIFT = np.uint64(UNIFORM_BITS - GUIDE_BITS)
DONE = 0
DECISION_OPEN = -2


def play_battles(
    question: Any,
    first_state: Any,
    start: Any,
    outcome: Any,
    limit: Any,
    guide: Any,
    guide_start: Any,
    key: Any,
    battle: int,
    state: Any,
    ends: Any,  # battles x width
) -> int:
    """Play battles and note their final states.

    Return DONE, or the code of a pool that is not in the table, or DECISION_OPEN.
    """
    for i in range(ends.shape[0]):
        word = key + (np.uint64(battle + i) << _DRAW_BITS) * _GOLDEN
        for k in range(len(state)):
            state[k] = first_state[k]
        what = pending(question, state)
        while what != END:
            drawn = 0
            if what > 0:
                if what >= len(start) or start[what] < 0:
                    return what
                uniform = uniform_of(word)
                word += _GOLDEN
                pool = start[what]
                place = np.int64(guide[guide_start[what] + np.int64(uniform >> _GUIDE_SHIFT)])
                if place >= SEARCH:
                    place -= SEARCH
                    while uniform >= limit[pool + place]:
                        place += 1
                drawn = outcome[pool + place]
            elif what != AUTOMATIC:
                return DECISION_OPEN
            step(question, state, drawn)
            what = pending(question, state)
        for k in range(len(state)):
            ends[i, k] = state[k]
    return DONE


def play(question: Question, seed: int, battle: int, battles: int) -> NDArray[np.int16]:
    """Play a range of battles; give their final states, one a row."""
    machine = question.machine
    table = pools(machine)
    first_state = np.array(machine.first_state(question.numbers), dtype=np.int16)
    ends = np.empty((battles, len(first_state)), dtype=np.int16)
    while True:
        arrays = table.arrays()
        missing = rules_twin(play_battles, machine)(
            question.packed,
            first_state,
            arrays.start,
            arrays.outcome,
            arrays.limit,
            arrays.guide,
            arrays.guide_start,
            np.uint64(key(seed)),
            battle,
            np.empty_like(first_state),
            ends,
        )
        if missing == DONE:
            return ends
        if missing == DECISION_OPEN:
            raise OddsError(
                "too many states to find the best choices: settle them by a fixed policy"
            )
        table.add(missing)


def play_until(
    question: Question,
    seed: int,
    limit: Limit,
    error: Error,
    progress: Progress | None = None,
) -> tuple[NDArray[np.int64], NDArray[np.int64], bool]:
    """Play until the limit; give distinct final states, their counts and whether interrupted."""
    seen = Ends(question.machine.width)

    def draw(first: int, number: int, deadline: float | None) -> Iterator[int]:
        rows, counts = np.unique(_as_bytes(play(question, seed, first, number)), return_counts=True)
        for row, count in zip(rows.tolist(), counts.tolist(), strict=True):
            seen[row] += count
        yield number

    _, interrupted = draw_until(draw, limit, lambda: seen.error(error), progress, stretch=BATCH)
    return *seen.gathered(), interrupted


def _as_bytes(ends: NDArray[np.int16]) -> NDArray[Any]:
    return np.ascontiguousarray(ends).view(np.dtype((np.void, ends.itemsize * ends.shape[1])))[:, 0]
