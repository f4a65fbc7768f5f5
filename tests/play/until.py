"""Games played until a limit, their rows kept: what tests look at."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import by_parts
from samurai_odds.engine.sampling.until import draw_until
from samurai_odds.play.game import Rows
from samurai_odds.play.kept import Run
from samurai_odds.play.sampled import MINIMUM_GAMES


def play_until(
    play: Callable[..., Rows],
    limit: Limit,
    error: Callable[[Rows], float] | None = None,
    progress: Any = None,
) -> Run:
    """Play games until the limit; ``error`` sees all rows so far."""
    parts: list[Rows] = []

    def some(first: int, games: int, deadline: float | None) -> Iterator[int]:
        parts.append(play(first, games, deadline, by_parts(progress, limit.most_samples)))
        yield len(parts[-1])

    def largest() -> float:
        assert error is not None
        return error(np.concatenate(parts))

    how = {"first_look": MINIMUM_GAMES, "stretch": 65_536}
    _, interrupted = draw_until(some, limit, error and largest, **how)
    return Run(np.concatenate(parts), interrupted)
