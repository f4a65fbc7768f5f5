"""Shock as a function (chapter 9)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from samurai_odds.engine.declaring import procedure
from samurai_odds.engine.progress import Progress
from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit


@procedure
def shock(
    attacker: str,
    defender: str,
    *,
    must_check: bool = False,
    charge: bool = False,
    flank: bool = False,
    flanked: str | None = None,
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
    no_retreat: Literal["attacker", "defender", "both"] | None = None,
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
    ``+``. Every keyword is the command's option of that name;
    choices of type left open go by ``value``. Raises OddsError naming the rule.

    Keywords:
        must_check: all attackers must make the commitment check.
        charge: all attackers charge (Norikuzushi).
        flank: all attackers have position superiority.
        flanked: defenders that 'flank' attackers strike there; 1:2 is attacker 1's (all).
        engaged: both sides are engaged already.
        shift: columns to the right (left when negative); -12 to 12.
        terrain: hex that the defender is in (repeatable).
        hexside: hexside attacked across (repeatable; uphill once a level).
        attacker_busho: busho with the attacker.
        attacker_busho_with: unit of that side that he is stacked with; 1 to 4, by default 1.
        attacker_busho_withdraws: stamina at which he gives up, behind; 0 to 20.
        attacker_contingent: his contingent, for its flight (31rp after it: its rout points).
        attacker_tq_bonus: taken off the die of that side's TQ checks; 0 to 9.
        attacker_uses: unit whose type gives the column (best); 1 to 4.
        defender_busho: busho with the defender.
        defender_busho_with: unit of that side that he is stacked with; 1 to 4, by default 1.
        defender_busho_withdraws: stamina at which he gives up, behind; 0 to 20.
        defender_contingent: his contingent, for its flight (31rp after it: its rout points).
        defender_tq_bonus: taken off the die of that side's TQ checks; 0 to 9.
        defender_uses: unit whose type gives the column (best); 1 to 4.
        second_contingent: units of the attacker that are of a second contingent, by number, or
            behind.
        defender_second_contingent: units of the defender that are of a second contingent, by
            number, or behind.
        coordination: the segment's coordination roll: roll it, or what it gave, such as 1L.
        attacker_behind: friend through whose hex the attacker must retreat.
        defender_behind: friend through whose hex the defender must retreat.
        advance_fire: enemy unit into whose zone an advance leads (repeatable).
        advance_turn: the advancing unit turns (a hit in woods or a village).
        no_retreat: side that cannot retreat; 'attacker' or 'defender' or 'both'.
        tq_bonus: taken off the die of every TQ check (10.4); 0 to 9.
        value: what the attacker raises and the defender lowers.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> round(ran.shock("SI 7-4", "AS 6-4/5-3").p("retreat == 'defender'"), 3)
    0.1
    """
    return ask("shock", dict(locals()))
