"""Which assaults the rules forbid, each said with its section."""

from collections.abc import Iterator

from samurai_odds.ran.approach.assault_given import GivenAssault
from samurai_odds.ran.combat.numbers import NEVER_ATTACK
from samurai_odds.ran.combat.second_contingent import SECOND
from samurai_odds.ran.combat.second_contingent import faults as faults_of_second


def faults(assault: GivenAssault) -> Iterator[str]:
    """List every rule that an assault breaks."""
    attacker, defender = assault.attackers[0], assault.defenders[0]
    if attacker.type in NEVER_ATTACK:
        yield f"attacker '{attacker.type}': it never makes a shock attack (8.17, 4.54; R17)"
    if attacker.has("disrupted"):
        yield "attacker disrupted: it may not enter a zone of control (7.24, 11.34)"
    for word in ("check", "banzai", "engaged", "engaged-elsewhere"):
        if attacker.has(word):
            yield f"attacker with {word}: it moves in, so it must shock without a check (9.11)"
    if attacker.has("charge") and attacker.type not in ("KB", "KBH"):
        yield f"attacker '{attacker.type}' with charge: only KB and KBH charge (9.31, 9.35)"
    for word in ("check", "banzai", "charge", "flank", "engaged"):
        if defender.has(word):
            yield f"defender with {word}: not of a unit that is approached"
    if defender.type == "Honjin" and assault.options["approach"] != "front":
        yield "approach to a Honjin: all its hexes are front (7.15, 4.54)"
    if assault.options["turn"] == "never" and assault.options["approach"] != "flank":
        approach = assault.options["approach"]
        yield f"turn never with approach {approach}: only a flank can be turned away (7.18)"
    around = assault.aftermath
    fire = defender.fires or around.watching or around.aside
    if assault.options["busho_straight"] and not (fire and assault.leaders[0]):
        yield "busho-straight: no busho comes under fire (8.54)"
    if "flank" in str(assault.given["attacker"]).lower().split():
        yield "attacker with flank: give --approach instead"
    yield from _faults_of_withdrawal(assault)
    yield from _faults_of_the_idle(assault)
    yield from assault.aftermath.faults(assault.sides, (assault.attackers, assault.defenders))
    for side in (0, 1):
        yield from faults_of_second(assault, side, SECOND[side])


def _faults_of_the_idle(assault: GivenAssault) -> Iterator[str]:
    """Name what is given of a shock that cannot come."""
    options = assault.options
    if assault.reached:
        return
    given = [name for name in ("entry_fire", "advance_fire", "advance_turn") if options[name]]
    given += [f"{who}_behind" for who in assault.sides if options[f"{who}_behind"] is not None]
    for name in given:
        yield f"{name.replace('_', '-')} with withdraws: only an attacker that is 'caught' meets it"


def _faults_of_withdrawal(assault: GivenAssault) -> Iterator[str]:
    attacker, defender = assault.attackers[0], assault.defenders[0]
    if not assault.options["withdraws"]:
        if assault.options["caught"]:
            yield "caught without withdraws: the defender stands, so it is reached (6.49)"
        return
    if not attacker.foot:
        yield f"withdraws before '{attacker.type}': from Kibamusha nobody can (6.45)"
    if defender.engaged:
        yield "withdraws when engaged: such a unit cannot (6.47)"
    if defender.type == "Honjin":
        yield "withdraws with a Honjin: it never moves (4.53)"
