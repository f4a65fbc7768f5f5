"""Whom a setup of Samurai Swords favors, and what equal players get of it, as functions."""

# mypy: disable-error-code="empty-body"
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Unpack

from samurai_odds.engine.declaring import (
    MARGIN,
    Costs,
    Keep,
    Margin,
    Only,
    Opt,
    Playing,
    Rules,
    Sensitivity,
    Spreading,
    passed_on,
    procedure,
)
from samurai_odds.play.asking import plays
from samurai_odds.play.options import OTHER, Agreeing, Earlier, Levels
from samurai_odds.swords.games import Goal, MayBeGiven, Named, Players, RoundLimit, VariantPlayed
from samurai_odds.swords.homes import question
from samurai_odds.swords.words import PLAIN_BOTS, RUNGS, USUAL_BOT, Bot

if TYPE_CHECKING:
    from samurai_odds.analysis.designing.found import Design
    from samurai_odds.analysis.designing.report import Report
    from samurai_odds.analysis.fixing.answer import Fixes
    from samurai_odds.analysis.ladder import Ladder
    from samurai_odds.play.sampled import Sampled
    from samurai_odds.swords.full_game.balance_report import Balance


@plays
@passed_on(question)
def par(
    setup: MayBeGiven = None,
    players: Players = None,
    bot: Annotated[
        Bot | str, Opt("Bot in all seats.", metavar="BOT", reads="bot", dashed=True)
    ] = USUAL_BOT,
    *,
    variant: VariantPlayed = None,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    rules: Rules = None,
    margin: Margin = MARGIN,
    **how: Unpack[Playing],
) -> "Sampled":
    """Compute par: what equal players should score.

    Shows how long a game lasts, what each seat holds at the end, with quartiles, and which seat the
    setup favors (as `balance` tests it). ``setup`` is as in 'swords play'. Without a limit, 2,000
    games or as many as 20 seconds allow.

    EXPR may use the same names as in 'swords play'.

    >>> from samurai_odds import Limit, swords
    >>> sheet = swords.par(players=3, bot="random", limit=Limit(samples=20))
    >>> str(sheet)[:7]
    'Par is '
    """


@procedure
@passed_on("swords.full_game.balance.balance")
def balance(
    setup: MayBeGiven = None,
    players: Players = None,
    bots: Annotated[
        Bot | str | Sequence[str] | None,
        Opt(
            "Bots that play: they take the seats in turn and rotate around the table. "
            f"[default: {' or '.join(PLAIN_BOTS[:2])}, the better here; then the others]",
            metavar="BOT,...",
            reads="bot",
            dashed=True,
        ),
    ] = None,
    *,
    variant: VariantPlayed = None,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    rules: Rules = None,
    changes: Annotated[bool, Opt("Try other goals and handicaps too.")] = True,
    margin: Margin = MARGIN,
    sensitivity: Sensitivity = False,
    **how: Unpack[Spreading],
) -> "Balance":
    """Compare the seats' win rates, by bot and by change.

    Nobody is favored if the 95% intervals of all win rates lie within the margin of an equal share.
    If one lies wholly outside, that seat is favored or disfavored; otherwise the test is undecided.
    Without ``bots`` the two strongest meet first, each alone among the other's in every seat, and
    the better here gives the verdict. A game without a winner counts in equal parts. Every deal is
    played in every seating with the same luck, so no bot is lucky in its seat, and no seat in its
    bot. Then a turn limit, other goals and handicaps of the strongest seat are tried. ``setup`` is
    as in 'swords play'; in the two-player game the players are compared. No results of people are
    known to compare with. Without a limit, until every win rate is known to half a percent, or 60
    seconds.

    With ``sensitivity`` most of the time goes into games that read each number, ruling and border
    that nobody has published otherwise, with the same luck.

    Returns an answer with, all with errors: ``seats`` (win rates), ``favor`` (the
    verdict), ``others`` (with other bots), ``setup_swords`` (what the
    holder of each sword drawn in the setup won), ``bots``, ``terms`` (a conditional logit of
    seats and bots), ``limits`` (if most provinces won after a round) and ``changes``. For the
    swords that are bid for see `worth`.

    >>> from samurai_odds import Limit, swords
    >>> how = {"changes": False, "limit": Limit(samples=4)}
    >>> len(swords.balance(players=3, bots="random", **how).seats)
    3
    """


@procedure
@passed_on("swords.full_game.balance.fix")
def fix(
    setup: MayBeGiven = None,
    players: Players = None,
    *,
    keep: Keep = (),
    only: Only = (),
    costs: Costs = None,
    bots: Agreeing = PLAIN_BOTS[:2],
    variant: VariantPlayed = None,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    margin: Margin = MARGIN,
    rules: Rules = None,
    **how: Unpack[Spreading],
) -> "Fixes":
    """Find the smallest changes that make a setup fair.

    It tries one change and two at once: koku, provinces dealt and the goal; in a position also
    units, castles, provinces and armies gone, added, in other hands or exchanged, experience and
    the ninja. The most promising get more games. The best are then played in new games (2,000, or
    the limit's samples) with each of the bots in all seats; they hold if all win rates lie within
    the margin of an equal share. Without a limit, 5 minutes.

    Returns `Fixes`: ``fixes`` with changes, win rates and the text of a setup file each, the
    smallest first (what holds narrowly last), and the ``bid`` that evens it; where none holds with
    all bots, ``with_judging`` are those that do with the first of them. ``keep`` forbids kinds of
    change (koku, provinces, goal, units, armies, owners, castles, experience, ninja), what breaks
    its theme (theme), those of a seat (seat-1), or of a province; ``only`` allows no others.

    >>> from samurai_odds import Limit, swords
    >>> how = {"bots": "random", "limit": Limit(samples=32, seconds=1)}
    >>> list(swords.fix(players=3, **how).as_it_is)
    ['random']
    """


@procedure
@passed_on("swords.full_game.balance.ladder")
def ladder(
    setup: MayBeGiven = None,
    players: Players = None,
    bots: Levels = RUNGS,
    *,
    variant: VariantPlayed = None,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    margin: Margin = MARGIN,
    rules: Rules = None,
    **how: Unpack[Spreading],
) -> "Ladder":
    """Compare a setup's win rates from weak to strong play.

    All seats play the same bot, the weakest first; each level has its verdict. That of the whole is
    with the strongest bot here that does not search, as in `balance`; ``word`` says whether the two
    highest levels agree: "settled", "depends on skill" or "not decided". Most of the time goes to
    these two. Without a limit each is played to 1% (others to 2%), or 2 minutes in all.

    >>> from samurai_odds import Limit, swords
    >>> how = {"bots": ("random", "cautious"), "limit": Limit(samples=20)}
    >>> [level.bot for level in swords.ladder(players=3, **how).levels]
    ['random', 'cautious']
    """


@procedure
def report(
    setup: MayBeGiven = None,
    players: Players = None,
    *,
    bots: Levels = RUNGS,
    against: Annotated[Named | None, OTHER] = None,
    variant: VariantPlayed = None,
    goal: Goal = None,
    round_limit: RoundLimit = None,
    margin: Margin = MARGIN,
    rules: Rules = None,
    keep: Keep = (),
    earlier: Earlier = None,
    **how: Unpack[Spreading],
) -> "Report":
    """Report for a designer: is it fair, what would change it?

    Shows whom it favors by level of play; seats by who plays whom; how games end and when they are
    decided (changes of the lead, comebacks); koku; contested provinces; what each piece is worth,
    from games without it or with one more and the same luck; games to step through.

    The two strongest bots meet first: the better here plays the games told and gives the verdict.
    Where that is undecided, up to half of the time goes into games that decide it. Where it is not
    surely fair, most of the rest goes into the two or three cheapest changes that make it so: each
    with its win rates in new games, drawn before and after, and as a file to save. The same command
    again goes on where it stopped. ``keep`` leaves kinds of change, a side, a piece or place alone.
    ``against`` puts another setup beside it, or the JSON of an earlier report: what a change did.
    Without a limit it takes a minute each.

    Returns an answer that prints itself; its ``page()`` is HTML with pictures, games and CSV.

    >>> from samurai_odds import Limit, swords
    >>> how = {"bots": ("random", "cautious"), "limit": Limit(samples=4, seconds=0.5)}
    >>> swords.report("chapter-7", round_limit=10, **how).page()[:17]
    '<!-- samurai-odds'
    """
    from samurai_odds.analysis.designing.report import report_of
    from samurai_odds.swords.full_game.report import design

    def of_one(one: Any) -> "Design":
        setting = {"variant": variant, "goal": goal, "round_limit": round_limit, "rules": rules}
        return design(one, players if one is setup else None, bots, margin, setting)

    return report_of(of_one, setup, against, keep=keep, earlier=earlier, **how)
