"""Samurai Swords (Shogun, Ikusa), as far as the README beside this file says."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from samurai_odds.engine.limit import Limit
    from samurai_odds.engine.odds import Odds

__all__ = ["battle", "question"]

_HOW = ("method", "limit", "seed", "shown", "progress")


def battle(
    attacker: str,
    defender: str,
    *,
    castle: bool = False,
    fortress: bool = False,
    bonus_left: int | None = None,
    naval: bool = False,
    attacker_losses: str | None = None,
    defender_losses: str | None = None,
    defender_first: str = "force",
    defender_ronin: int | str | None = None,
    stop_after: int | None = None,
    stop_below: int | None = None,
    stop_when: str | None = None,
    stop: str | None = None,
    value: str | None = None,
    origin_held: bool = False,
    then: str | None = None,
    then_naval: bool = False,
    then_losses: str | None = None,
    then_stop_after: int | None = None,
    then_stop_below: int | None = None,
    then_stop_when: str | None = None,
    then_stop: str | None = None,
    rules: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
) -> "Odds":
    """Give the odds of one battle, and perhaps of the next attack on what is left.

    ``attacker`` and ``defender`` are forces such as ``"daimyo, 2 bowmen, gunner"``;
    a defending army and provincial force are joined by ``+``. Every keyword is the
    command's option of that name (``samurai-odds swords battle --help`` explains
    them). ``value`` is in koku (rulings S11 and README). ``method`` is ``"exact"``
    or ``"monte-carlo"``; ``shown`` names the figures whose error a ``limit``
    applies to.

    Returns the joint distribution over the outcome variables. Raises OddsError,
    naming the rule, if a force or a combination is not allowed.

    >>> from samurai_odds import swords
    >>> round(swords.battle("gunner", "spearman").p("won"), 4)
    0.6
    """
    given = dict(locals())
    return _answer("battle", given)


def question(procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question from a procedure's name and its inputs, as an answer records them."""
    from samurai_odds.errors import OddsError, unknown
    from samurai_odds.swords.encounter import Battle

    procedures = {"battle": Battle}
    if procedure not in procedures:
        raise OddsError(unknown("procedure of swords", procedure, procedures))
    return procedures[procedure](**inputs)


def _answer(procedure: str, given: dict[str, Any]) -> "Odds":
    from samurai_odds.engine.answer import answer
    from samurai_odds.swords.options import only_unusual

    how = {name: given.pop(name) for name in _HOW}
    return answer(question(procedure, only_unusual(given)), **how)
