"""Print whether the rules were compiled before, what they do, where a user's code is kept."""

from pathlib import Path

import numba

place = numba.config.CACHE_DIR  # type: ignore[attr-defined]

from samurai_odds.engine.compiled import APART, is_compiled, twin  # noqa: E402
from tests.engine.compiling import rules  # noqa: E402
from tests.engine.compiling.test_compiling import played  # noqa: E402


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def of_the_user(number: int) -> int:
    return number + 1


if __name__ == "__main__":
    play = twin(rules.play, APART, bonus=rules.two_more)
    before = is_compiled(play)
    print(before, played(play))
    of_the_user(1)
    assert place == numba.config.CACHE_DIR  # type: ignore[attr-defined]
    print(Path(of_the_user.stats.cache_path))
