"""What is asked of a scenario or a game of any game, from the keywords of its public functions.

Those that are not named here are of the game played (`FullGame.of_one`), or of how it is played.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from samurai_odds.analysis.ladder import Ladder, climb
from samurai_odds.engine.declaring import Spreading, taken_out
from samurai_odds.play.contest import FullGame
from samurai_odds.play.registry import Bots

if TYPE_CHECKING:
    from samurai_odds.analysis.fixing.answer import Fixes
    from samurai_odds.analysis.fixing.trials import Subject
    from samurai_odds.analysis.review import Review, Reviewer


def fix(
    game: type[FullGame],
    known: Bots,
    subject_of: "Callable[[Any, Any], Subject]",
    *,
    keep: Sequence[str],
    only: Sequence[str],
    costs: Any,
    bots: str | Sequence[str],
    margin: float,
    **setting: Any,
) -> "Fixes":
    """Answer `fix` of a game."""
    from samurai_odds.analysis.fixing.answer import find_fixes

    how = taken_out(setting, Spreading)
    alike, named = partial(game.of_one, setting), known.several(bots)
    return find_fixes(alike, subject_of, named, keep, only, costs, margin, **how)


def ladder(
    game: type[FullGame], known: Bots, *, bots: str | Sequence[str], margin: float, **setting: Any
) -> Ladder:
    """Answer `ladder` of a game."""
    how = taken_out(setting, Spreading)
    return climb(partial(game.of_one, setting), known.several(bots), margin, **how)


def review(
    reviewer: "type[Reviewer]",
    known: Bots,
    game: Any,
    number: int | None,
    *,
    bots: str | Sequence[str],
    **how: Any,
) -> "Review":
    """Answer `review` of a game."""
    return reviewer().review(game, number, authors=known.several(bots), **how)
