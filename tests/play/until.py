"""Games played until a limit, their rows kept: what tests look at."""

from collections.abc import Callable
from typing import Any

import numpy as np

from samurai_odds.engine.limit import Limit
from samurai_odds.play.game import Rows
from samurai_odds.play.kept import Run
from samurai_odds.play.limits import count_until


def play_until(
    play: Callable[..., Rows],
    limit: Limit,
    error: Callable[[Rows], float] | None = None,
    progress: Any = None,
) -> Run:
    """Play games until the limit; ``error`` sees all rows so far."""
    parts: list[Rows] = []

    def some(first: int, games: int, deadline: float | None, show: Any) -> int:
        parts.append(play(first, games, deadline, show))
        return len(parts[-1])

    def largest() -> float:
        assert error is not None
        return error(np.concatenate(parts))

    _, interrupted = count_until(some, limit, error and largest, progress)
    return Run(np.concatenate(parts), interrupted)
