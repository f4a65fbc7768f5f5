"""Individual combat as a function (chapter 10)."""

from typing import TYPE_CHECKING, Literal

from samurai_odds.engine.declaring import procedure
from samurai_odds.engine.progress import Progress
from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit


@procedure
def duel(
    first: str,
    second: str,
    *,
    first_withdraws: int = 0,
    second_withdraws: int = 0,
    first_hits: int = 0,
    second_hits: int = 0,
    charge: bool = False,
    shots: int = 0,
    challenge: Literal["accept", "send", "refuse"] | None = None,
    momentum: int | None = None,
    sender_lost_face: bool = False,
    first_contingent: str | None = None,
    second_contingent: str | None = None,
    best: bool = False,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of individual combat between two busho or Samurai (chapter 10).

    Men are ``"combat/stamina"``, with hits (``2h``) and the words ``lost-face``
    and ``so-taisho``; several set apart by commas are the cup that he is drawn from
    (10.22). A man who is behind withdraws at his threshold of stamina
    left (0: never); ``best`` finds both thresholds for ``value``. Raises
    OddsError naming the rule.

    Keywords:
        first_withdraws: stamina left at which the first gives up when behind; 0 to 20.
        second_withdraws: the same for the second; 0 is never; 0 to 20.
        first_hits: hits that the first brings to the fight; 0 to 19.
        second_hits: hits that the second brings; 0 to 19.
        charge: the first is a Samurai charging into an occupied hex.
        shots: enemy shots at the first on his way (8.54); 0 to 6.
        challenge: the second's answer to the first's challenge; 'accept' or 'send' or 'refuse'.
        momentum: Momentum of the Finished busho who sends the second; 0 to 9.
        sender_lost_face: that busho has lost face already.
        first_contingent: the first's contingent, for its flight (31rp after it: its rout points).
        second_contingent: the same of the second, or of who sends him.
        best: each withdraws when it is best by the value.
        value: what the first raises and the second lowers.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> round(ran.duel("6/5", "6/5").p("result == 'first'"), 3)
    0.5
    """
    return ask("duel", dict(locals()))
