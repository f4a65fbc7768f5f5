"""What to do now, and what would have been better, as functions."""

# mypy: disable-error-code="empty-body"
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Unpack

from samurai_odds.battles.games import Dragons, File, Given
from samurai_odds.battles.words import PLAIN_BOTS, REPLIES
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
from samurai_odds.play.options import CONFIDENCE, Authors, Confidence, Settle

if TYPE_CHECKING:
    from samurai_odds.analysis.review import Review
    from samurai_odds.battles.advice.advise import Advice

RepliesJudged = Annotated[
    int, Opt("Turns of both sides played before a position is evaluated.", 0, None, metavar="N")
]


@procedure
@passed_on("battles.advice.advise.advised")
def advise(
    position: Given,
    orders: Annotated[
        File, Opt("Your orders, with a line 'lead CARD'.", metavar="FILE", dashed=True)
    ] = None,
    *,
    bots: Authors = PLAIN_BOTS,
    replies: RepliesJudged = REPLIES,
    confidence: Confidence = CONFIDENCE,
    settle: Settle = None,
    deal: Annotated[
        bool, Opt("Deal you the cards that are not known, at random from the seed.")
    ] = False,
    dragons: Dragons = None,
    rules: Rules = None,
    **how: Unpack[Spreading],
) -> "Advice":
    """Find the best turn: card, orders, first attacks.

    ``position`` is a saved position (battles play --save), a file in which the hand of the side
    to move is written, or a scenario with ``deal``. It compares the turns that the bots propose
    for each card, variants of the best, plans with a purpose (hold, withdraw, take an objective,
    hit the weakest, finish off) and your own ``orders`` (with a line 'lead CARD'), which are never
    dropped. Each is played on with the same dice and cards; what that side cannot know is drawn
    again in every game. Then the chance to win is evaluated. The best is also played to the end,
    and so are all of them near the end (two banners to go, or eight units left). The best turn is
    written as 'battles turn --orders' reads it. Without a limit, until differences are known to
    1%, or 10 seconds.

    Returns an `Advice`: ``turns`` are the candidates, the best first (the bot's own, unless
    another is better beyond the error), ``tied`` how many of them cannot be told apart; print
    it, ``plot()`` it, or take ``to_dict()``. Raises OddsError where the hand is not known.

    >>> from samurai_odds import OddsError, battles
    >>> try:
    ...     battles.advise("study-spears")
    ... except OddsError as refusal:
    ...     print(str(refusal)[:53])
    red's hand is not known (0 of 5 command cards named):
    """


@procedure
@passed_on("battles.advice.review.review")
def review(
    game: str | PathLike[str],
    number: GameNumber = None,
    *,
    bots: Authors = PLAIN_BOTS,
    replies: RepliesJudged = REPLIES,
    games: TimesPlayed = 128,
    seconds: SecondsWeighed = None,
    **how: Unpack[Replaying],
) -> "Review":
    """Review a game: costly decisions, and what luck decided.

    ``game`` is a file written by 'battles play --record FILE', saved on the page, or written by
    hand (in Python also its text): 'Position: SCENARIO', then 'Turn 1 red' with its orders and
    dice below, and so on (the README on full games shows one).
    Each turn is compared with those that the bots propose, all played on with the same dice and
    cards. What its decisions cost before its first dice is its error, marked from 2, 5 and 10
    points; everything that happens until the next turn counts as luck. The start, all errors and
    all luck add up to the result.

    Returns a `Review`. ``number`` is one of the games recorded, by default the first. With
    ``seconds`` the review stops in time and says how many decisions it has weighed. Raises
    OddsError for a file that is neither, with all problems of a text.

    >>> from samurai_odds import OddsError, battles
    >>> try:
    ...     battles.review("nowhere.games")
    ... except OddsError as refusal:
    ...     print(refusal)
    cannot read the record 'nowhere.games': No such file or directory
    """
