"""RAN: Samurai Warfare in the Sengoku Jidai, as far as the README beside this file says."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from samurai_odds.engine.limit import Limit
    from samurai_odds.engine.odds import Odds
    from samurai_odds.ran.asking import RanQuestion

__all__ = ["duel", "question"]

_HOMES = {"duel": ("duel_question", "Duel")}  # by procedure: its module and question
Progress = Callable[[int, int], None]


def duel(
    first: str,
    second: str,
    *,
    first_withdraws: int = 0,
    second_withdraws: int = 0,
    first_hits: int = 0,
    second_hits: int = 0,
    charge: bool = False,
    challenge: str | None = None,
    momentum: int | None = None,
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
    and ``so-taisho``. A man who is behind withdraws at his threshold of stamina
    left (0: never); ``best`` finds both thresholds for ``value``. Raises
    OddsError naming the rule.

    >>> from samurai_odds import ran
    >>> ran.duel("6/5", "6/5").p("result == 'first'")
    0.5
    """
    return _answer("duel", dict(locals()))


def question(procedure: str, inputs: dict[str, Any]) -> "RanQuestion":
    """Make a question from a procedure's name and its inputs, as an answer records them."""
    from samurai_odds.errors import OddsError, unknown

    if procedure not in _HOMES:
        raise OddsError(unknown("procedure of ran", procedure, _HOMES))
    module, name = _HOMES[procedure]
    home = import_module(f"samurai_odds.ran.{module}")
    made: RanQuestion = getattr(home, name)(**inputs)
    return made


def _answer(procedure: str, given: dict[str, Any]) -> "Odds":
    from samurai_odds.engine.answer import answer
    from samurai_odds.engine.options import only_unusual

    how = {name: given.pop(name) for name in ("method", "limit", "seed", "shown", "progress")}
    home = import_module(f"samurai_odds.ran.{_HOMES[procedure][0]}")
    return answer(question(procedure, only_unusual(home.OPTIONS, given)), **how)
