"""What to do now, and what would have been better, as functions."""

# mypy: disable-error-code="empty-body"
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Unpack

from samurai_odds.engine.declaring import (
    GameNumber,
    Opt,
    Replaying,
    Rules,
    SecondsWeighed,
    Spreading,
    TimesPlayed,
    passed_on,
    procedure,
)
from samurai_odds.play.options import Settle
from samurai_odds.swords.games import Given, Goal, RoundLimit, Seat

if TYPE_CHECKING:
    from samurai_odds.analysis.review import Review
    from samurai_odds.swords.advice.advise import Advice


@procedure
@passed_on("swords.advice.advise.advised")
def advise(
    position: Given,
    seat: Seat,
    plan: Annotated[str | None, Opt("Your own koku plan, ranked too.", dashed=True)] = None,
    *,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    settle: Settle = None,
    rules: Rules = None,
    **how: Unpack[Spreading],
) -> "Advice":
    """Find a seat's best plan: koku, marches, attacks, the ninja.

    ``position`` is a file ('swords play --save' writes one), or a built-in one such as chapter-7.
    Where a round begins, koku plans are compared: levies, bids for the first and the last sword, a
    castle, ronin, bids for the ninja, mixtures of these, what the planner would do, and your own
    ``plan``, written as in 'swords round'. Once plans are revealed ('action: levy' in the file) it
    is the seat's sword, castle, purchase, placing or ronin; within a war turn ('turn: seat N') what
    it chooses next: marches and attacks, whether to call a battle off, where units go in Phase D,
    whether the ninja strikes. Each plan is played on for four more rounds with the same luck and
    evaluated, the best also to the end of the game; rivals make new plans in every game, and hidden
    ronin are drawn again. Without a limit, until differences are known to 1%, or 10 seconds.

    Returns an answer: ``turns`` are the plans, the best first (the bot's own, unless another is
    better beyond the error; of koku it has none), ``tied`` how many cannot be told apart;
    print it, or take ``to_dict()``.

    >>> from samurai_odds import Limit, swords
    >>> found = swords.advise("chapter-7", 2, limit=Limit(samples=2))
    >>> len(found.turns) > 5
    True
    """


@procedure
@passed_on("swords.advice.review.review")
def review(
    game: str | PathLike[str],
    number: GameNumber = None,
    *,
    games: TimesPlayed = 32,
    seconds: SecondsWeighed = None,
    **how: Unpack[Replaying],
) -> "Review":
    """Review a game: costly decisions, and what luck decided.

    ``game`` is a file written by 'swords play --record FILE', or saved on the page. Each seat's
    koku plan is compared with levies, bids, a castle, ronin, mixtures of these and what the planner
    would do; what it chose in its war turns with other marches and attacks, calling off and
    fighting on; each is played on by planners for four more rounds with the same luck and
    evaluated, with new secret plans of the rivals in each game. What a decision cost is its error,
    marked from 2, 5 and 10 points; everything that happens until the next counts as luck: dice,
    levies placed, what a seat could not know. For each seat the start, all errors (its own and its
    rivals') and all luck add up to the result.

    Returns a `Review`. ``number`` is one of the games recorded, by default the first. With
    ``seconds`` the review stops in time and says how many decisions it has weighed. Raises
    OddsError for a file that is no such record.

    >>> from samurai_odds import OddsError, swords
    >>> try:
    ...     swords.review("nowhere.games")
    ... except OddsError as refusal:
    ...     print(refusal)
    cannot read the record 'nowhere.games': No such file or directory
    """
