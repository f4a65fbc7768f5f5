"""Fights as functions: a battle, the ninja's strike before it, a campaign of several."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from samurai_odds.engine.answers.remembered import remembered
from samurai_odds.engine.declaring import procedure
from samurai_odds.swords.battle.options import only_unusual
from samurai_odds.swords.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit


@remembered
@procedure
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
    defender_first: Literal["force", "army"] = "force",
    defender_ronin: int | str | Mapping[int, float] | None = None,
    stop_after: int | None = None,
    stop_below: int | None = None,
    stop_when: str | None = None,
    stop: Literal["best"] | None = None,
    value: str | None = None,
    origin_held: bool = False,
    first_round: bool = False,
    then: str | None = None,
    then_naval: bool = False,
    then_same_province: bool = False,
    then_origin_held: bool = False,
    then_losses: str | None = None,
    then_stop_after: int | None = None,
    then_stop_below: int | None = None,
    then_stop_when: str | None = None,
    then_stop: Literal["best"] | None = None,
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
    command's option of that name; ``value`` is in koku (rulings S11 and README).

    Returns the joint distribution over the outcome variables. Raises OddsError,
    naming the rule, if a force or a combination is not allowed.

    Keywords:
        castle: the province has a castle: 4 bonus spearmen defend.
        fortress: the province has a fortress: 5 bonus ronin defend.
        bonus_left: bonus units left of them, if already attacked; 0 to 20.
        naval: an attack over a sea line: the defender strikes first.
        attacker_losses: the attacker's loss order: kinds, first loss first, or 'best'.
        defender_losses: the same for the defender.
        defender_first: troop that loses a kind first when both hold it; 'force' or 'army', by
            default 'force'.
        defender_ronin: hidden ronin: a number, or chances such as '0:0.5,2:0.3,4:0.2'.
        stop_after: the attacker calls off after this many rounds; 1 to 200.
        stop_below: the attacker calls off with fewer units than this; 1 to 99.
        stop_when: the attacker calls off when this holds at Step 8 (also knows p_win and gain).
        stop: the attacker calls off when that is worth as much; 'best'.
        value: what best choices and gain go by.
        origin_held: another troop stays in the province attacked from, and fights no battle.
        first_round: it is the game's first round: no attack on an army marker, no assassination.
        then: force that attacks what is left.
        then_naval: its attack crosses a sea line.
        then_same_province: it attacks from the same province as the first.
        then_origin_held: another troop stays in the province it attacks from.
        then_losses: its loss order.
        then_stop_after: the second attacker calls off after this many rounds; 1 to 200.
        then_stop_below: the second attacker calls off with fewer units than this; 1 to 99.
        then_stop_when: the second attacker calls off when this holds at Step 8 (also knows p_win
            and gain).
        then_stop: the second attacker calls off when that is worth as much; 'best'.
        rules: file of your own numbers, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import swords
    >>> round(swords.battle("gunner", "spearman").p("won"), 4)
    0.6
    """
    given = dict(locals())
    return ask("battle", given)


@procedure
def ninja(
    *,
    then_battle: str | None = None,
    hirer: Literal["attacker", "defender"] = "attacker",
    revenge_on: Literal["battle", "elsewhere"] | None = None,
    after_round: int = 0,
    first_round: bool = False,
    rules: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
    **options: Any,
) -> "Odds":
    """Give the odds of a ninja's strike, and of the battle that it prepares.

    ``then_battle`` is ``"ATTACKER v DEFENDER"``; ``hirer`` is the side that hired
    the ninja, ``revenge_on`` where the victim would strike back ("battle" or
    "elsewhere"); ``after_round`` puts the strike at Step 8 of that round (0: before
    Step 1). Further keywords are those of `battle`. Always exact.

    Keywords:
        then_battle: battle that the strike prepares: 'ATTACKER v DEFENDER'.
        hirer: side that hired the ninja; 'attacker' or 'defender', by default 'attacker'.
        revenge_on: where the victim would strike back; 'battle' or 'elsewhere'.
        after_round: round at whose Step 8 the ninja strikes; 0, as by default, before Step 1.
        first_round: no province with an army marker may be attacked.
        rules: file of your own numbers, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import swords
    >>> round(swords.ninja().p("strike == 'revenge'"), 4)
    0.1111
    """
    given = {k: v for k, v in locals().items() if k != "options"} | only_unusual(options)
    return ask("ninja", given)


@procedure
def campaign(
    army: str,
    provinces: Sequence[str],
    *,
    borders: Sequence[str] = (),
    level: int = 2,
    hole: int = 1,
    plan: str | None = None,
    losses: str | None = None,
    home_held: bool = False,
    split_off: bool = False,
    first_round: bool = False,
    stop: Literal["best", "never"] = "best",
    value: str | None = None,
    rules: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
) -> "Odds":
    """Give the odds of an experienced daimyo's chain of attacks, by the best plan or a given one.

    ``provinces`` are texts such as ``"etchu: 2 spearmen; castle"`` or ``"noto: empty"``;
    after the force may follow, each behind a semicolon, ``castle`` or ``fortress``,
    ``bonus-left N``, ``ronin N`` or chances of numbers (hidden ones, as in `battle`),
    ``losses ORDER`` (the defenders'; ``losses=`` is the army's) and ``first army``.
    ``borders`` such as ``"home-etchu"``, ``"etchu~sado"`` over a sea line (by default
    all border on home). ``level`` is the daimyo's and ``hole`` his experience marker's
    place among that level's holes: a success in the last one lifts him before Phase D.
    ``plan`` is such as ``"etchu move, noto"``; ``home_held`` says that another troop
    stays at home; ``split_off`` that the army may send units into empty provinces in
    Phase D; ``first_round`` that no province with an army marker may be attacked;
    ``stop`` is ``"best"`` or ``"never"``. Always exact.
    Raises OddsError for a map, force or plan that is not allowed.

    Keywords:
        borders: which provinces border: 'home-etchu', 'etchu~sado' over a sea line.
        level: experience level of the daimyo; by default 2.
        hole: place of his experience marker among that level's holes; by default 1.
        plan: provinces in order, such as 'etchu move, noto'; by default the best plan.
        losses: the army's loss order: kinds, first loss first.
        home_held: another troop stays in the province that the army comes from.
        split_off: the army may send units into empty provinces in Phase D.
        first_round: no province with an army marker may be attacked.
        stop: when battles are called off; 'best' or 'never', by default 'best'.
        value: what the best plan and calling off go by.
        rules: file of your own numbers, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import swords
    >>> odds = swords.campaign("daimyo, 3 spearmen", ["etchu: spearman", "noto: 2 spearmen"])
    >>> odds.figure("provinces >= 1").text()
    '96.4%'
    """
    return ask("campaign", dict(locals()))
