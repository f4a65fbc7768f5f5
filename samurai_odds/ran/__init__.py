"""RAN: Samurai Warfare in the Sengoku Jidai, as far as the README beside this file says."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from samurai_odds.engine.limit import Limit
    from samurai_odds.engine.odds import Odds
    from samurai_odds.ran.asking import RanQuestion

__all__ = [
    "assault",
    "duel",
    "fire",
    "flight",
    "orders",
    "question",
    "rally",
    "rout",
    "shock",
    "withdraw",
]

_HOMES = {  # by procedure: its module and question
    "assault": ("assault_question", "Assault"),
    "duel": ("duel_question", "Duel"),
    "fire": ("fire_question", "Fire"),
    "flight": ("flight_question", "Flight"),
    "orders": ("orders_question", "Orders"),
    "rally": ("rally_question", "Rally"),
    "rout": ("rout_question", "Rout"),
    "shock": ("shock_question", "Shock"),
    "withdraw": ("withdraw_question", "Withdraw"),
}
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
    >>> round(ran.duel("6/5", "6/5").p("result == 'first'"), 3)
    0.5
    """
    return _answer("duel", dict(locals()))


def shock(
    attacker: str,
    defender: str,
    *,
    must_check: bool = False,
    charge: bool = False,
    flank: bool = False,
    engaged: bool = False,
    shift: int = 0,
    terrain: Sequence[str] = (),
    hexside: Sequence[str] = (),
    attacker_busho: str | None = None,
    attacker_busho_with: int = 1,
    attacker_busho_withdraws: int = 0,
    attacker_contingent: str | None = None,
    attacker_tq_bonus: int = 0,
    attacker_uses: int | None = None,
    defender_busho: str | None = None,
    defender_busho_with: int = 1,
    defender_busho_withdraws: int = 0,
    defender_contingent: str | None = None,
    defender_tq_bonus: int = 0,
    defender_uses: int | None = None,
    no_retreat: str | None = None,
    tq_bonus: int = 0,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of one shock (9.2): what it does to both sides, retreats and routs included.

    Units are ``"AS 6-4/5-3 2h check"``: type, TQ-MA, that of the disrupted side,
    hits and words (`samurai_odds.ran.units`); several of a side are joined by
    ``+``. Every keyword is the command's option of that name
    (``samurai-odds ran shock --help`` explains them); choices of type left open
    go by ``value``. Raises OddsError naming the rule.

    >>> from samurai_odds import ran
    >>> round(ran.shock("SI 7-4", "AS 6-4/5-3").p("retreat == 'defender'"), 3)
    0.1
    """
    return _answer("shock", dict(locals()))


def fire(
    firer: str,
    target: str,
    *,
    mode: str = "ordered",
    range: int | None = None,
    flank: bool = False,
    lower: bool = False,
    terrain: str = "clear",
    firer_terrain: str = "clear",
    hexside: Sequence[str] = (),
    bystander: str | None = None,
    return_fire: bool = False,
    return_flank: bool = False,
    unreachable: bool = False,
    shock: bool = False,
    target_busho: str | None = None,
    target_busho_withdraws: int = 0,
    target_contingent: str | None = None,
    firer_busho: str | None = None,
    firer_busho_withdraws: int = 0,
    firer_contingent: str | None = None,
    busho_straight: bool = False,
    no_retreat: str | None = None,
    tq_bonus: int = 0,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of fire (chapter 8): of one unit, or of a volley of up to three AS-T.

    Units are as in `shock`; a volley's are joined by ``+``. Every keyword is the
    command's option of that name. The answer is of the fire alone, with
    ``charge`` where gunfire or harassment may provoke one; ``shock`` goes on to
    the shock that follows. Raises OddsError naming the rule.

    >>> from samurai_odds import ran
    >>> round(ran.fire("AS-T 5-4", "SI 7-4/6-3", range=2).expect("hits"), 3)
    0.9
    """
    return _answer("fire", dict(locals()))


def orders(
    busho: str,
    *,
    initiative: int = 5,
    outside: bool = False,
    trumps: int = 0,
    trump: str = "always",
    enemy: str | None = None,
    enemy_inactive: str | None = None,
    enemy_activations: int = 0,
    enemy_initiative: int = 5,
    enemy_outside: bool = False,
    enemy_trumps: int = 0,
    enemy_trump: str = "always",
    risen: str = "finished",
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

    >>> from samurai_odds import ran
    >>> round(ran.orders("5").p("first_phases >= 2"), 3)
    0.6
    """
    return _answer("orders", dict(locals()))


def rally(
    units: str,
    *,
    no_room: bool = False,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds that routed units rally (11.73); ``units`` are joined by ``+``.

    >>> from samurai_odds import ran
    >>> ran.rally("AS 6-4/5-3").p("rallied == 1")
    0.5
    """
    return _answer("rally", dict(locals()))


def flight(
    contingent: str,
    *,
    busho: str = "alive",
    so_taisho_killed: int = 0,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds that a contingent flees now, and with one more loss (11.8).

    ``contingent`` is ``"units/lost/momentum"``, such as ``"15/10/5"``.

    >>> from samurai_odds import ran
    >>> round(ran.flight("15/10/5").p("fled == 1"), 3)
    0.3
    """
    return _answer("flight", dict(locals()))


def rout(
    *,
    level: int | None = None,
    points: int = 0,
    heads: int = 0,
    so_taisho_heads: int = 0,
    combat: Sequence[str] = (),
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds that an army breaks after the combats listed (12.0).

    Each of ``combat`` is written as on the command line, such as ``"shock
    'SI 7-4' 'AS 6-4/5-3'"``; the army defends in it.

    >>> from samurai_odds import ran
    >>> ran.rout(level=5, points=2, combat=["duel 6/5 5/5"]).p("broken == 1")
    0.0
    """
    return _answer("rout", dict(locals()))


def withdraw(
    units: str,
    *,
    times: int = 1,
    approached_by: str = "AS",
    from_behind: bool = False,
    active: bool = False,
    momentum: int | None = None,
    contingent: str | None = None,
    enemy: str | None = None,
    enemy_momentum: int = 0,
    through: str | None = None,
    tq_bonus: int = 0,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of a withdrawal: of one unit in reaction, or ``active`` on orders (6.4, 6.5).

    >>> from samurai_odds import ran
    >>> ran.withdraw("AS-T 5-4").p("unit_hits == 2")
    0.1
    """
    return _answer("withdraw", dict(locals()))


def assault(
    attacker: str,
    defender: str,
    *,
    approach: str = "front",
    turn: str = "always",
    charge: bool = False,
    shift: int = 0,
    terrain: Sequence[str] = (),
    hexside: Sequence[str] = (),
    attacker_busho: str | None = None,
    attacker_busho_withdraws: int = 0,
    attacker_contingent: str | None = None,
    defender_busho: str | None = None,
    defender_busho_withdraws: int = 0,
    defender_contingent: str | None = None,
    busho_straight: bool = False,
    no_retreat: str | None = None,
    tq_bonus: int = 0,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of a whole approach: turning to face, entry fire, and the shock.

    Units are as in `shock`. Every keyword is the command's option of that name.

    >>> from samurai_odds import ran
    >>> ran.assault("SI 7-4/6-3", "AS 6-4/5-3", approach="flank").p("turned == 1")
    0.7
    """
    return _answer("assault", dict(locals()))


def question(procedure: str, inputs: dict[str, Any]) -> "RanQuestion":
    """Make a question from a procedure's name and its inputs, as an answer records them."""
    from samurai_odds.errors import OddsError, unknown

    if procedure not in _HOMES:
        raise OddsError(unknown("procedure of ran", procedure, _HOMES))
    made: RanQuestion = question_class(procedure)(**inputs)
    return made


def home_of(procedure: str) -> Any:
    """Load the module of a procedure's question."""
    return import_module(f"samurai_odds.ran.{_HOMES[procedure][0]}")


def question_class(procedure: str) -> "type[RanQuestion]":
    """Load the class of a procedure's question."""
    found: type[RanQuestion] = getattr(home_of(procedure), _HOMES[procedure][1])
    return found


def _answer(procedure: str, given: dict[str, Any]) -> "Odds":
    from samurai_odds.engine.answer import answer
    from samurai_odds.engine.options import only_unusual

    how = {name: given.pop(name) for name in ("method", "limit", "seed", "shown", "progress")}
    return answer(question(procedure, only_unusual(home_of(procedure).OPTIONS, given)), **how)


def __dir__() -> list[str]:
    return list(__all__)
