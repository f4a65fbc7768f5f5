"""What to do now, and what would have been better, as functions."""

# mypy: disable-error-code="empty-body"
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Literal, Unpack

from samurai_odds.engine.declaring import (
    GameNumber,
    Opt,
    Replaying,
    SecondsWeighed,
    Spreading,
    TimesPlayed,
    passed_on,
    procedure,
)
from samurai_odds.play.options import CONFIDENCE, Authors, Confidence, Settle
from samurai_odds.ran.games import Given
from samurai_odds.ran.words import PLAIN_BOTS, REPLIES, Rules

if TYPE_CHECKING:
    from samurai_odds.analysis.review import Review
    from samurai_odds.ran.advice.advise import Advice

PhasesJudged = Annotated[int, Opt("Orders phases played before a position is evaluated.", 0, None)]


@procedure
@passed_on("ran.advice.advise.advised")
def advise(
    position: Given,
    orders: Annotated[
        str | PathLike[str] | None,
        Opt(
            "Orders of --contingent: yours, to be compared, or the enemy's.",
            metavar="FILE",
            dashed=True,
        ),
    ] = None,
    *,
    contingent: Annotated[
        str | None,
        Opt("Contingent that they are for; an enemy's: react to it.", metavar="NAME"),
    ] = None,
    side: Annotated[
        Literal["red", "blue"] | None,
        Opt("Side that chooses: at the start of a turn it has won the Initiative (red)."),
    ] = None,
    bots: Authors = PLAIN_BOTS,
    replies: PhasesJudged = REPLIES,
    confidence: Confidence = CONFIDENCE,
    settle: Settle = None,
    rules: Rules = None,
    **how: Unpack[Spreading],
) -> "Advice":
    """Find the best orders, or the best reaction to the enemy's.

    ``position`` is a saved position (ran play --save) or a scenario. For each contingent that can
    receive orders it compares what the bots would order, each kind of order, standing and
    attacking, and passing; then bolder and more cautious variants of the two best, and your own
    ``orders``, which are never dropped. Each is followed up to the next dice or enemy choice, then
    played on with the same dice, and the chance to win is evaluated some orders phases later; the
    best is also played to the end of the battle. The best orders are written as 'ran turn --orders'
    reads them. Without a limit, until differences are known to 1%, or 10 seconds.

    A ``contingent`` of the enemy's, with ``side``, asks for a reaction: the contingent's orders (if
    none are given, those of the first bot) are played to the first choice that side has, such as to
    withdraw, turn, fire or trump; dice rolled before that choice are those of game 0 of the seed.
    All its options are compared; then the enemy's orders go on.

    Returns an answer: ``turns`` are the plans, the best first (the bot's own, unless another is
    better beyond the error), ``tied`` how many of them cannot be told apart; print it, or
    take ``to_dict()``.

    >>> from samurai_odds import Limit, ran
    >>> found = ran.advise("study-foot", limit=Limit(samples=2))
    >>> len(found.turns) > 1
    True
    """


@procedure
@passed_on("ran.advice.review.review")
def review(
    game: str | PathLike[str],
    number: GameNumber = None,
    *,
    bots: Authors = PLAIN_BOTS,
    replies: PhasesJudged = REPLIES,
    games: TimesPlayed = 40,
    seconds: SecondsWeighed = None,
    **how: Unpack[Replaying],
) -> "Review":
    """Review a battle: costly orders, and what luck decided.

    ``game`` is a file written by 'ran play --record FILE', or saved on the page. A decision is all
    that a side orders up to the next dice or enemy choice: whom it activates, whose orders, which,
    the moves and attacks. It is compared with what the bots would have ordered there, and with the
    other options of its first choice; all are played on with the same dice. What it cost is its
    error, marked from 2, 5 and 10 points; everything that happens until the next decision counts as
    luck. The start, all errors and all luck add up to the result.

    Returns a `Review`. ``number`` is one of the battles recorded, by default the first. Raises
    OddsError for a file that is no such record.

    >>> from samurai_odds import OddsError, ran
    >>> try:
    ...     ran.review("nowhere.games")
    ... except OddsError as refusal:
    ...     print(refusal)
    cannot read the record 'nowhere.games': No such file or directory
    """
