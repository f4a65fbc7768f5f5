"""Purchases as functions: the cheapest force that will do, the best use of some koku."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Literal

from samurai_odds.engine.declaring import procedure
from samurai_odds.swords.battle.options import only_unusual

if TYPE_CHECKING:
    from samurai_odds.swords.buying.searching import Found


@procedure
def force(
    enemy: str,
    *,
    target: float,
    side: Literal["attacker", "defender"] = "attacker",
    start: str | None = None,
    spend: int = 12,
    beyond: int = 1,
    by: str | None = None,
    margin: float = 0.005,
    most_levied: int | None = None,
    no_build: bool = False,
    rules: str | None = None,
    progress: Callable[[Iterable[Any]], Iterable[Any]] | None = None,
    **options: Any,
) -> "Found":
    """Find the cheapest force, in koku, that reaches a target against an enemy.

    Returns the tables found. Raises OddsError for a force, figure or target that makes
    no sense.

    Keywords:
        target: figure to reach, such as 0.7.
        side: whether the force attacks or defends; 'attacker' or 'defender'.
        start: what is there already; by default a daimyo to attack, 'none' to defend.
        spend: most koku to spend; by default 12.
        beyond: koku by which the curve goes beyond the answer; by default 1.
        by: figure to reach; by default 'won', of a garrison 'not cleared'.
        margin: what counts as equally good; by default 0.005.
        most_levied: most units levied, as each province levies one a round.
        no_build: no castle or fortress is bought for a defence.
        rules: file of your own numbers, put over ours.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import swords
    >>> swords.force("2 spearmen", target=0.5, spend=3).best
    'daimyo, 3 spearmen'

    ``side`` says whether the force sought attacks or defends; ``start`` is what is
    there already (by default a daimyo for an attack, ``"none"`` for a garrison);
    ``by`` is the figure to reach (``won``, or ``not cleared`` for a garrison);
    ``spend`` the most koku, ``beyond`` those by which the curve goes beyond the
    answer. ``most_levied`` is the number of provinces that can take a levied unit, one
    each; a defender may buy a castle (or a fortress of the castle there) unless
    ``no_build``. Further keywords are those of `battle`.
    """
    from samurai_odds.swords.buying.search import cheapest_force, check_force
    from samurai_odds.swords.buying.searching import Limits, default_aim, open_search, together

    progress = progress or _tracked
    start = start or ("daimyo" if side == "attacker" else "none")
    aim = by if isinstance(by, str) else default_aim(side)
    limits = Limits(most_levied, no_build)
    search, *_ = together(
        lambda: open_search(side, enemy, start, by, rules, limits, only_unusual(options)),
        lambda: check_force(target, spend, margin, beyond, aim),
        lambda: limits.check(side),
    )
    return cheapest_force(search, target, spend, margin, beyond, progress)


@procedure
def levy(
    koku: int,
    enemy: str,
    *,
    side: Literal["attacker", "defender", "both"] = "both",
    start: str | None = None,
    by: str | None = None,
    margin: float = 0.005,
    most_levied: int | None = None,
    no_build: bool = False,
    rules: str | None = None,
    progress: Callable[[Iterable[Any]], Iterable[Any]] | None = None,
    **options: Any,
) -> "Found":
    """Find the best use of some koku, to attack an enemy and to defend against him.

    ``side`` is ``"attacker"``, ``"defender"`` or ``"both"``; the other keywords are
    as in `force`. Options of the battle belong to whoever defends in it. Returns the
    tables found; raises OddsError for what makes no sense.

    Keywords:
        side: 'attacker', 'defender' or 'both', as by default.
        start: what is there already; by default a daimyo to attack, 'none' to defend.
        by: figure to reach; by default 'won', of a garrison 'not cleared'.
        margin: what counts as equally good; by default 0.005.
        most_levied: most units levied, as each province levies one a round.
        no_build: no castle or fortress is bought for a defence.
        rules: file of your own numbers, put over ours.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import swords
    >>> swords.levy(2, "2 spearmen", side="attacker").best
    {'attacker': 'daimyo, 2 swordsmen, 2 ronin'}
    """
    from samurai_odds.swords.buying.levying import best_levy
    from samurai_odds.swords.buying.searching import Limits

    shown, limits = progress or _tracked, Limits(most_levied, no_build)
    asked = only_unusual(options)
    return best_levy(koku, enemy, side, start, by, margin, rules, shown, limits, asked)


def _tracked(forces: Iterable[Any]) -> Iterable[Any]:
    from samurai_odds.engine.progress import tracked

    return tracked(forces, "forces")
