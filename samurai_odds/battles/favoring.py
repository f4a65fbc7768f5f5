"""Whom a scenario favors, by some bots and the better one plays, as functions."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Unpack

from samurai_odds.battles.games import Dragons, Given, TurnLimit
from samurai_odds.battles.words import PLAIN_BOTS
from samurai_odds.engine.declaring import Opt, Rules, Weighing, Within, procedure

if TYPE_CHECKING:
    from samurai_odds.analysis.fairness.ladder import Ladder
    from samurai_odds.battles.whole.balance import Balance

RUNGS = ("random", "greedy", "careful", "steady", "searching:500", "searching:2000")
OneBot = Annotated[
    str | None,
    Opt("The same for one bot alone.", metavar="BOT", reads="battles bot", dashed=True),
]
Against = Annotated[
    str | None,
    Opt("Or for that one and another.", metavar="BOT", reads="battles bot", dashed=True),
]


@procedure
def balance(
    scenario: Given,
    bot: OneBot = None,
    against: Against = None,
    *,
    bots: Annotated[
        str | Sequence[str],
        Opt("Each bot plays each, in both seats.", metavar="BOT,...", reads="battles bot"),
    ] = PLAIN_BOTS[:2],
    within: Within = 0.05,
    turn_limit: TurnLimit = 1000,
    dragons: Dragons = None,
    rules: Rules = None,
    **how: Unpack[Weighing],
) -> "Balance":
    """Test whether a scenario is fair, and find a fix.

    Every bot plays every other and itself, in both seats, with the same luck. The verdict
    is on red's share when each side takes the bot that is best for it, and is
    refused when equal bots disagree whom the scenario favors; it is wrong in 5% of cases at
    most, however often it is looked at. Then either side moves first, and tokens, cards and
    banners to win are changed; what helps is checked on fresh battles. Without a limit, until
    that share is known to 0.6%, or 60 seconds.

    >>> from samurai_odds import Limit, battles
    >>> found = battles.balance("study-spears", "random", limit=Limit(samples=300))
    >>> 0 < found.share < 1
    True
    """
    from samurai_odds.battles.whole.balance import balance as weigh

    return weigh(scenario, bot, against, bots, within, turn_limit, dragons, rules, **how)


@procedure
def ladder(
    scenario: Given,
    bots: Annotated[
        str | Sequence[str],
        Opt("Rungs, the weakest first.", metavar="BOT,...", reads="battles bot", dashed=True),
    ] = RUNGS,
    *,
    within: Within = 0.05,
    turn_limit: TurnLimit = 1000,
    dragons: Dragons = None,
    rules: Rules = None,
    **how: Unpack[Weighing],
) -> "Ladder":
    """Compare a scenario's win rates from weak to strong play.

    Two of each bot play each other, from the weakest to bots that search: red's share of
    victories at each rung, a battle that nobody wins counting one half. ``word`` of the answer
    is "settled" if the two highest rungs agree within the margin, "depends on skill" if they
    differ, else "not decided". A limit's time is shared out among the rungs; without a
    limit each is played until its share is known to 1%, or 2 minutes in all.

    >>> from samurai_odds import Limit, battles
    >>> found = battles.ladder("study-spears", ("random", "greedy"), limit=Limit(samples=50))
    >>> [bot for bot, share in found.rungs]
    ['random', 'greedy']
    """
    from samurai_odds.battles.whole.balance import ladder as climb

    return climb(scenario, bots, within, turn_limit, dragons, rules, **how)
