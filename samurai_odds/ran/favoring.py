"""Whom a scenario favors, by some bots and the better one plays, as functions."""

# mypy: disable-error-code="empty-body"
from functools import partial
from typing import TYPE_CHECKING, Annotated, Unpack

from samurai_odds.engine.declaring import (
    MARGIN,
    Costs,
    Keep,
    Margin,
    Only,
    Playing,
    Sensitivity,
    Spreading,
    passed_on,
    procedure,
)
from samurai_odds.play.asking import plays
from samurai_odds.play.options import (
    BOTH,
    OTHER,
    Against,
    Agreeing,
    Earlier,
    Judges,
    Levels,
    OneBot,
)
from samurai_odds.ran.games import Given, TurnLimit
from samurai_odds.ran.homes import question
from samurai_odds.ran.words import PLAIN_BOTS, RUNGS, USUAL_BOT, Bot, Rules

if TYPE_CHECKING:
    from samurai_odds.analysis.balance import Fairness
    from samurai_odds.analysis.designing.report import Report
    from samurai_odds.analysis.fixing.answer import Fixes
    from samurai_odds.analysis.ladder import Ladder
    from samurai_odds.play.sampled import Sampled


@procedure
@passed_on("ran.full_game.balance.balance")
def balance(
    scenario: Given,
    bot: OneBot = None,
    against: Against = None,
    *,
    bots: Judges = PLAIN_BOTS,
    margin: Margin = MARGIN,
    turn_limit: TurnLimit = None,
    rules: Rules = None,
    sensitivity: Sensitivity = False,
    **how: Unpack[Spreading],
) -> "Fairness":
    """Test which side a scenario favors.

    The verdict is red's win rate with the first bot on both sides, or by default with the better of
    the first two here, which meet before; a draw counts half. Nobody is favored if its 95% interval
    lies within the margin of one half. If the interval lies wholly outside, that side is favored;
    otherwise the test is undecided. The other bots show how far that depends on who plays. Then
    other turn limits are played. With ``bot`` and ``against`` the two play each other, sides
    swapped. No results of people are known to compare with. Without a limit, until the win rate is
    known to 0.6%, or 60 seconds.

    With ``sensitivity`` most of the time goes into games that read each number and chart that
    nobody has published one step lower and higher, with the same luck.

    >>> from samurai_odds import Limit, ran
    >>> found = ran.balance("study-foot", bots="random", limit=Limit(samples=64))
    >>> 0 < found.share < 1
    True
    """


@procedure
@passed_on("ran.full_game.balance.fix")
def fix(
    scenario: Given,
    *,
    keep: Keep = (),
    only: Only = (),
    costs: Costs = None,
    bots: Agreeing = PLAIN_BOTS[:2],
    margin: Margin = MARGIN,
    turn_limit: TurnLimit = None,
    rules: Rules = None,
    **how: Unpack[Spreading],
) -> "Fixes":
    """Find the smallest changes that make a scenario fair.

    It tries one change and two at once: rout levels, trumps, activations, momentum, contingents
    that begin active or are gone, entry turns and hexes, a unit more, fewer, of another kind or
    moved by one or two hexes, terrain moved by one or two. The most promising get more games. The
    best are then played in new games (2,000, or the limit's samples) by each of the bots; they hold
    if red's win rates all lie within the margin of one half. Without a limit, 5 minutes.

    Returns `Fixes`: ``fixes`` with changes, win rates and the text of a scenario file each, the
    smallest first (what holds narrowly last), and the ``bid`` that evens it; where none holds with
    all bots, ``with_judging`` are those that do with the first of them. ``keep`` forbids kinds of
    change (rout level, trumps, activations, momentum, status, entry turn, entry hexes, position,
    kind, units, contingents, terrain), what breaks its theme (theme), a side's changes, or those of
    a unit or hex; ``only`` allows no others.

    >>> from samurai_odds import Limit, ran
    >>> found = ran.fix("study-foot", bots="random", limit=Limit(samples=32, seconds=1))
    >>> list(found.as_it_is)
    ['random']
    """


@procedure
@passed_on("ran.full_game.balance.ladder")
def ladder(
    scenario: Given,
    bots: Levels = RUNGS,
    *,
    margin: Margin = MARGIN,
    turn_limit: TurnLimit = None,
    rules: Rules = None,
    **how: Unpack[Spreading],
) -> "Ladder":
    """Compare a scenario's win rates from weak to strong play.

    Two of each bot play each other, the weakest first; each level has its verdict. That of the
    whole is between the strongest bots that do not search, as in `balance`; ``word`` says whether
    the two highest levels agree: "settled", "depends on skill" or "not decided". Most of the
    time goes to these two. Without a limit each is played to 1% (others to 2%), or 2 minutes in
    all.

    >>> from samurai_odds import Limit, ran
    >>> found = ran.ladder("study-foot", ("random", "greedy"), limit=Limit(samples=20))
    >>> [level.bot for level in found.levels]
    ['random', 'greedy']
    """


@procedure
def report(
    scenario: Given,
    *,
    bots: Levels = RUNGS,
    against: Annotated[Given | None, OTHER] = None,
    margin: Margin = MARGIN,
    turn_limit: TurnLimit = None,
    rules: Rules = None,
    keep: Keep = (),
    earlier: Earlier = None,
    **how: Unpack[Spreading],
) -> "Report":
    """Report for a designer: is it fair, what would change it?

    Shows whom it favors by level of play; sides by who plays whom; how battles end and when they
    are decided (changes of the lead, comebacks); where it happens; what each piece and hex of
    terrain is worth, from battles without it or with one more and the same luck; battles to step
    through.

    The two strongest bots meet first: the better here plays the games told and gives the verdict.
    Where that is undecided, up to half of the time goes into games that decide it. Where it is not
    surely fair, most of the rest goes into the two or three cheapest changes that make it so: each
    with its win rates in new games, drawn before and after, and as a file to save. The same command
    again goes on where it stopped. ``keep`` leaves kinds of change, a side, a piece or place alone.
    ``against`` puts another scenario beside it, or the JSON of an earlier report: what a change
    did. Without a limit it takes a minute each.

    Returns an answer that prints itself; its ``page()`` is HTML with pictures, games and CSV.

    >>> from samurai_odds import Limit, ran
    >>> how = {"bots": ("random", "greedy"), "limit": Limit(samples=4, seconds=0.5)}
    >>> ran.report("study-foot", **how).page()[:17]
    '<!-- samurai-odds'
    """
    from samurai_odds.analysis.designing.report import report_of
    from samurai_odds.ran.full_game.report import design

    setting = {"turn_limit": turn_limit, "rules": rules}
    of_one = partial(design, bots=bots, margin=margin, setting=setting)
    return report_of(of_one, scenario, against, keep=keep, earlier=earlier, **how)


@plays
@passed_on(question)
def par(
    scenario: Given,
    bot: Annotated[Bot | str, BOTH] = USUAL_BOT,
    *,
    turn_limit: TurnLimit = None,
    rules: Rules = None,
    margin: Margin = MARGIN,
    **how: Unpack[Playing],
) -> "Sampled":
    """Compute par: what equal players should score.

    Shows the rout points of each side with their quartiles, whom the scenario favors (as `balance`
    tests it), how long it lasts, and what lead luck alone gives in a match of two battles, sides
    swapped. Without a limit, 2,000 battles or as many as 20 seconds allow.

    EXPR may use the same names as in 'ran play'.

    >>> from samurai_odds import Limit, ran
    >>> sheet = ran.par("study-foot", "random", limit=Limit(samples=20))
    >>> str(sheet)[:7]
    'Par is '
    """
