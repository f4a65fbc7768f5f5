"""Combats as functions: duel, shock, fire, assault."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.limit import Limit
    from samurai_odds.engine.odds import Odds

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
    shots: int = 0,
    challenge: str | None = None,
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

    >>> from samurai_odds import ran
    >>> round(ran.duel("6/5", "6/5").p("result == 'first'"), 3)
    0.5
    """
    return ask("duel", dict(locals()))


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
    second_contingent: str | None = None,
    defender_second_contingent: str | None = None,
    coordination: str | None = None,
    attacker_behind: str | None = None,
    defender_behind: str | None = None,
    advance_fire: Sequence[str] = (),
    advance_turn: bool = False,
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
    return ask("shock", dict(locals()))


def fire(
    firer: str,
    target: str,
    *,
    mode: str = "ordered",
    range: int | None = None,
    began: str | None = None,
    flank: bool = False,
    volley_ranges: str | None = None,
    volley_flanks: str | None = None,
    lower: bool = False,
    terrain: str = "clear",
    firer_terrain: str = "clear",
    hexside: Sequence[str] = (),
    bystander: str | None = None,
    approach: str = "front",
    turn: str = "roll",
    return_fire: bool = False,
    return_flank: bool = False,
    return_flanks: str | None = None,
    return_to: str | None = None,
    unreachable: bool = False,
    shock: bool = False,
    charge_through: str | None = None,
    charge_zone: str | None = None,
    beside: str | None = None,
    entry_fire: Sequence[str] = (),
    target_behind: str | None = None,
    firer_behind: str | None = None,
    advance_fire: Sequence[str] = (),
    advance_turn: bool = False,
    target_second_contingent: str | None = None,
    firer_second_contingent: str | None = None,
    target_busho: str | None = None,
    target_busho_withdraws: int = 0,
    target_contingent: str | None = None,
    firer_busho: str | None = None,
    firer_busho_withdraws: int = 0,
    firer_contingent: str | None = None,
    busho_straight: bool = False,
    no_retreat: str | None = None,
    tq_bonus: int = 0,
    target_tq_bonus: int = 0,
    firer_tq_bonus: int = 0,
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
    return ask("fire", dict(locals()))


def assault(
    attacker: str,
    defender: str,
    *,
    approach: str = "front",
    turn: str = "always",
    withdraws: int = 0,
    caught: bool = False,
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
    entry_fire: Sequence[str] = (),
    attacker_behind: str | None = None,
    defender_behind: str | None = None,
    advance_fire: Sequence[str] = (),
    advance_turn: bool = False,
    second_contingent: str | None = None,
    defender_second_contingent: str | None = None,
    busho_straight: bool = False,
    no_retreat: str | None = None,
    tq_bonus: int = 0,
    attacker_tq_bonus: int = 0,
    defender_tq_bonus: int = 0,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of a whole approach: withdrawal, turning to face, entry fire, and the shock.

    Units are as in `shock`. Every keyword is the command's option of that name.

    >>> from samurai_odds import ran
    >>> ran.assault("SI 7-4/6-3", "AS 6-4/5-3", approach="flank").p("turned == 1")
    0.7
    """
    return ask("assault", dict(locals()))
