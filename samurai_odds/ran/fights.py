"""Combats as functions: duel, shock, fire, assault."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from samurai_odds.engine.calling import procedure
from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit

Progress = Callable[[int, int], None]


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


@procedure
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
        advance_turn: who advances turns, at a hit in close country.
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
        charge_through: hexes of who is charged that it comes by; 'front' or 'flank'.
        charge_zone: two firers that a charge on one meets both.
        beside: unit beside who is charged, in the charger's zone.
        entry_fire: another enemy unit into whose zone the attack leads (repeatable).
        target_behind: friend through whose hex the target must retreat.
        firer_behind: friend through whose hex the firer must retreat.
        advance_fire: enemy unit into whose zone an advance leads (repeatable).
        advance_turn: who advances turns, at a hit in close country.
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


@procedure
def assault(
    attacker: str,
    defender: str,
    *,
    approach: Literal["front", "flank", "rear"] = "front",
    turn: Literal["always", "never"] = "always",
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
    no_retreat: Literal["attacker", "defender", "both"] | None = None,
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

    Keywords:
        approach: the defender's hexes that the attacker comes by; 'front' or 'flank' or 'rear', by
            default 'front'.
        turn: whether the defender turns to face when it may; 'always' or 'never', by default
            'always'.
        withdraws: times that the defender withdraws in reaction first; 0 to 9.
        caught: the attacker can still reach it after that.
        charge: the attacker charges (Norikuzushi).
        shift: columns to the right (left when negative); -12 to 12.
        terrain: the defender's hex (repeatable).
        hexside: hexside crossed (repeatable; uphill once a level).
        attacker_busho: busho with the attacker.
        attacker_busho_withdraws: stamina at which he gives up, behind; 0 to 20.
        attacker_contingent: his contingent, for its flight (31rp after it: its rout points).
        defender_busho: busho with the defender.
        defender_busho_withdraws: stamina at which he gives up, behind; 0 to 20.
        defender_contingent: his contingent, for its flight (31rp after it: its rout points).
        entry_fire: another enemy unit into whose zone the attack leads (repeatable).
        attacker_behind: friend through whose hex the attacker must retreat.
        defender_behind: friend through whose hex the defender must retreat.
        advance_fire: enemy unit into whose zone an advance leads (repeatable).
        advance_turn: who advances turns, at a hit in close country.
        second_contingent: units of the attacker that are of a second contingent, by number, or
            behind.
        defender_second_contingent: units of the defender that are of a second contingent, by
            number, or behind.
        busho_straight: a fire die of 9 goes straight to the casualty table.
        no_retreat: side that cannot retreat; 'attacker' or 'defender' or 'both'.
        tq_bonus: taken off the die of every TQ check (10.4); 0 to 9.
        attacker_tq_bonus: taken off the die of that side's TQ checks; 0 to 9.
        defender_tq_bonus: taken off the die of that side's TQ checks; 0 to 9.
        value: what the attacker raises and the defender lowers.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> ran.assault("SI 7-4/6-3", "AS 6-4/5-3", approach="flank").p("turned == 1")
    0.7
    """
    return ask("assault", dict(locals()))
