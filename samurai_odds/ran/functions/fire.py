"""Fire as a function (chapter 8)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from samurai_odds.engine.declaring import procedure
from samurai_odds.engine.progress import Progress
from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit


@procedure
def fire(
    firer: str,
    target: str,
    *,
    mode: Literal["ordered", "entry", "retire", "return", "harass"] = "ordered",
    range: int | None = None,
    began: Literal["adjacent", "apart"] | None = None,
    flank: bool = False,
    volley_ranges: str | None = None,
    volley_flanks: str | None = None,
    lower: bool = False,
    terrain: str = "clear",
    firer_terrain: str = "clear",
    hexside: Sequence[str] = (),
    bystander: str | None = None,
    bystander_flanks: str | None = None,
    approach: Literal["front", "flank", "rear"] = "front",
    turn: Literal["roll", "always"] = "roll",
    return_fire: bool = False,
    return_flank: bool = False,
    return_flanks: str | None = None,
    return_to: str | None = None,
    unreachable: bool = False,
    shock: bool = False,
    charge_through: Literal["front", "flank"] | None = None,
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
    no_retreat: Literal["firer", "target", "both"] | None = None,
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

    Keywords:
        mode: occasion of the fire; harass is H&D by KB-B; 'ordered' or 'entry' or 'retire' or
            'return' or 'harass', by default 'ordered'.
        range: hexes to the target (1; retire 2); 1 to 4.
        began: where Kibamusha began the phase to the firer (entry: apart; else by range);
            'adjacent' or 'apart'.
        flank: the firer fires through its own flank.
        volley_ranges: the range of each unit of a volley.
        volley_flanks: units of a volley that fire through their own flank, by number.
        lower: the target is on a lower elevation (bows reach 4).
        terrain: hex that the target is in; by default 'clear'.
        firer_terrain: hex that the firer is in; by default 'clear'.
        hexside: hexside between them, for a shock (repeatable; uphill once a level).
        bystander: bow-armed units that fire at the harassers.
        bystander_flanks: bystanders that fire through their own flank, by number.
        approach: hexes of the target that harassers come by; 'front' or 'flank' or 'rear', by
            default 'front'.
        turn: whether a harassed unit must roll to turn and face them; 'roll' or 'always', by
            default 'roll'.
        return_fire: the target fires back.
        return_flank: it does so through its own flank.
        return_flanks: units of a volley at which it fires back through its own flank, by number.
        return_to: units of a volley that it can fire back at.
        unreachable: the target cannot reach the firer.
        shock: go on to the shock of a target that charges.
        charge_through: hexes of the charged unit that the charge enters by; 'front' or 'flank'.
        charge_zone: two firers that a charge on one meets both.
        beside: unit beside the charged one, in the charger's zone.
        entry_fire: another enemy unit into whose zone the attack leads (repeatable).
        target_behind: friend through whose hex the target must retreat.
        firer_behind: friend through whose hex the firer must retreat.
        advance_fire: enemy unit into whose zone an advance leads (repeatable).
        advance_turn: the advancing unit turns (a hit in woods or a village).
        target_second_contingent: units of the target that are of a second contingent, by number, or
            behind.
        firer_second_contingent: units of the firer that are of a second contingent, by number, or
            behind.
        target_busho: busho with the target.
        target_busho_withdraws: stamina at which he gives up, behind; 0 to 20.
        target_contingent: his contingent, for its flight (31rp after it: its rout points).
        firer_busho: busho with the firer.
        firer_busho_withdraws: stamina at which he gives up, behind; 0 to 20.
        firer_contingent: his contingent, for its flight (31rp after it: its rout points).
        busho_straight: a fire die of 9 goes straight to the casualty table.
        no_retreat: side that cannot retreat in the shock; 'firer' or 'target' or 'both'.
        tq_bonus: taken off the die of every TQ check (10.4); 0 to 9.
        target_tq_bonus: taken off the die of that side's TQ checks; 0 to 9.
        firer_tq_bonus: taken off the die of that side's TQ checks; 0 to 9.
        value: what the firer raises and the target lowers.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> round(ran.fire("AS-T 5-4", "SI 7-4/6-3", range=2).expect("hits"), 3)
    0.9
    """
    return ask("fire", dict(locals()))
