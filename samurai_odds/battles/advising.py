"""What to do now, as a function."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from samurai_odds.battles.words import ScenarioKey

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.battles.advice.found import Advice
    from samurai_odds.battles.scenario.scenario import Scenario
    from samurai_odds.engine.limit import Limit


def advise(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    orders: "str | PathLike[str] | None" = None,
    *,
    bots: str | Sequence[str] = ("steady", "careful", "greedy"),
    replies: int = 2,
    confidence: float = 0.95,
    dragons: "str | PathLike[str] | None" = None,
    rules: "str | PathLike[str] | None" = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Advice":
    """Say which turn the side to move should take: card, orders, first attack.

    Compared are the turns that each of the ``bots`` has for each card of the hand, variants of
    the best in which somebody stays, and the ``orders`` asked about (a file, or its text, with
    a line ``lead CARD``). Each is played on with the same luck for so many ``replies`` (turns
    of both sides), what the side cannot know drawn anew, and then judged by its chance to win.
    Who is clearly behind is dropped, the orders asked about never; the best is dropped wrongly
    in ``1 - confidence`` of cases at most. The hand of the side to move must be known. Without
    a ``limit``, until differences are known to 1 %, or 10 seconds.

    Returns an `Advice`: ``turns`` are the candidates, the best first, ``tied`` how many of
    them cannot be told apart; print it, ``plot()`` it, or take ``to_dict()``.
    """
    from samurai_odds.battles.advice.advise import advised

    return advised(
        position,
        orders,
        bots=bots,
        replies=replies,
        confidence=confidence,
        dragons=dragons,
        rules=rules,
        limit=limit,
        seed=seed,
        threads=threads,
        progress=progress,
    )
