"""Orders phases as a function (chapter 5)."""

from typing import TYPE_CHECKING, Literal

from samurai_odds.engine.declaring import procedure
from samurai_odds.engine.progress import Progress
from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit


@procedure
def orders(
    busho: str,
    *,
    initiative: int = 5,
    outside: bool = False,
    trumps: int = 0,
    trump: Literal["always", "never", "best"] = "always",
    enemy: str | None = None,
    enemy_inactive: str | None = None,
    enemy_activations: int = 0,
    enemy_initiative: int = 5,
    enemy_outside: bool = False,
    enemy_trumps: int = 0,
    enemy_trump: Literal["always", "never", "best"] = "always",
    enemy_idle: bool = False,
    risen: str = "finished",
    momentum: Literal["always", "never", "best"] = "always",
    continuity: Literal["always", "never", "best"] = "always",
    coordinate: bool = False,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of orders phases before the initiative passes (5.3-5.7).

    ``busho`` lists the Momentum of those who may give orders, in order of use,
    such as ``"5, 4"``; the first has his orders phase now. Trumps left open
    (``"best"``) go by ``value``, the number of ``phases`` by default. Raises
    OddsError naming the rule.

    Keywords:
        initiative: Initiative of the So-Taisho; 0 to 9, by default 5.
        outside: he is outside his Honjin: half Initiative for trumps.
        trumps: his trump attempts left; 0 to 9.
        trump: when he trumps a resurrected enemy's momentum; 'always' or 'never' or 'best', by
            default 'always'.
        enemy: Momentum of active enemy busho not Finished.
        enemy_inactive: the same of inactive ones.
        enemy_activations: the enemy's activation points left; 0 to 9.
        enemy_initiative: Initiative of the enemy So-Taisho; 0 to 9, by default 5.
        enemy_outside: he is outside his Honjin.
        enemy_trumps: his trump attempts left; 0 to 9.
        enemy_trump: when he trumps; best may hold back; 'always' or 'never' or 'best', by default
            'always'.
        enemy_idle: the enemy has nobody left to order: no Continuity rolls.
        risen: enemy busho used for a resurrection: his Momentum, finished, or none; by default
            'finished'.
        momentum: when our side tries for Momentum; best may decline; 'always' or 'never' or 'best',
            by default 'always'.
        continuity: when it tries for Continuity; best may pass; 'always' or 'never' or 'best', by
            default 'always'.
        coordinate: the first two try to give orders together.
        value: what the side raises and the enemy lowers.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> round(ran.orders("5").p("first_phases >= 2"), 3)
    0.6
    """
    return ask("orders", dict(locals()))
