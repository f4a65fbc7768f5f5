"""What to do now, and what would have been better, as functions."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from samurai_odds.battles.words import ScenarioKey
from samurai_odds.engine.declaring import procedure

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.battles.advice.advise import Advice
    from samurai_odds.battles.advice.review import Review
    from samurai_odds.battles.scenario.scenario import Scenario
    from samurai_odds.engine.limit import Limit


@procedure
def advise(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    orders: "str | PathLike[str] | None" = None,
    *,
    bots: str | Sequence[str] = ("steady", "careful", "greedy"),
    replies: int = 2,
    confidence: float = 0.95,
    deal: bool = False,
    dragons: "str | PathLike[str] | None" = None,
    rules: "str | PathLike[str] | None" = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Advice":
    """Find the best turn of the side to move: card, orders, first attacks.

    Compared are the turns that each of the ``bots`` has for each card of the hand; variants of
    the two best (one choice made otherwise; with the same cards to hold, to withdraw, to take an
    objective, to go for the weakest or to finish off); and the ``orders`` asked about (a file, or
    its text, with a line ``lead CARD``). Each is played on with the same luck for so many
    ``replies`` (turns of both sides), what the side cannot know drawn anew, and then judged by
    its chance to win. Who is clearly behind is dropped, the orders asked about never; the best is
    dropped wrongly in ``1 - confidence`` of cases at most. The hand of the side to move must be
    known, or is dealt (``deal``). Without a ``limit``, until differences are known to 1%, or 10
    seconds.

    Returns an `Advice`: ``turns`` are the candidates, the best first, ``tied`` how many of
    them cannot be told apart; print it, ``plot()`` it, or take ``to_dict()``. Raises OddsError
    where the hand is not known.

    Keywords:
        bots: whose turns are compared, and who play on; by default steady, careful and greedy.
        replies: turns of both sides played before the position is judged; by default 2.
        confidence: how sure it must be before a turn is dropped; by default 0.95.
        deal: deal the side to move the cards that are not known, at random from the seed.
        dragons: your own Dragon cards (TOML).
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        threads: how many to play on; by default one for each core.
        progress: called with what is done and the total; by default a bar shows it.

    >>> from samurai_odds import OddsError, battles
    >>> try:
    ...     battles.advise("study-spears")
    ... except OddsError as refusal:
    ...     print(str(refusal)[:53])
    red's hand is not known (0 of 5 command cards named):
    """
    from samurai_odds.battles.advice.advise import advised

    return advised(
        position,
        orders,
        bots=bots,
        replies=replies,
        confidence=confidence,
        deal=deal,
        dragons=dragons,
        rules=rules,
        limit=limit,
        seed=seed,
        threads=threads,
        progress=progress,
    )


@procedure
def review(
    game: "str | PathLike[str]",
    number: int | None = None,
    *,
    bots: str | Sequence[str] = ("steady", "careful", "greedy"),
    replies: int = 2,
    games: int = 512,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Review":
    """Review a game: costly decisions, and what luck decided.

    ``game`` is a file that `battles.play` recorded, ``number`` one of its games, by default the
    first; or a game written by hand, a file or its text: a position, and turn by turn the
    orders and what came of them. For each turn the plans of the ``bots``, and the one that
    was followed, are played on with the same luck, ``games`` times at most, for so many
    ``replies``, and judged. The error of a turn is what its choices before the first dice gave
    away; its luck all that came between them and the next turn. In red's chance to win, the
    start, all errors and all luck add up to the result. Raises OddsError for a file that is
    neither, with all problems of a text.

    Keywords:
        bots: whose turns are compared with those played; by default steady, careful and greedy.
        replies: turns of both sides played before a position is judged; by default 2.
        games: how often each turn compared is played on, at most; by default 512.
        seed: random seed.
        threads: how many to play on; by default one for each core.
        progress: called with what is done and the total; by default a bar shows it.

    >>> from samurai_odds import OddsError, battles
    >>> try:
    ...     battles.review("nowhere.games")
    ... except OddsError as refusal:
    ...     print(refusal)
    cannot read the record 'nowhere.games': No such file or directory
    """
    from samurai_odds.battles.advice.review import reviewed

    return reviewed(
        game,
        number,
        bots=bots,
        replies=replies,
        games=games,
        seed=seed,
        threads=threads,
        progress=progress,
    )
