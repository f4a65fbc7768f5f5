"""An attack in words: its heading, and the figures that a player asks for first."""

from samurai_odds.battles.attack.options import OPTIONS
from samurai_odds.battles.attack.plan import Plan
from samurai_odds.battles.attack.situation import Party
from samurai_odds.engine.answers.answer import Headlines

_DESCRIBED = frozenset(  # said of the parties, or no part of the situation
    f"{who}_{what}"
    for who in ("attacker", "defender", "then")
    for what in ("on", "blocks", "leader", "support")
) | {"range", "volleys", "then", "value"}


def heading(plan: Plan) -> str:
    """Say what is asked, every option that is not at its default included."""
    verb = "attacks" if plan.close else f"fires {plan.options['range']} hexes at"
    if plan.volleys == 2:
        verb = verb.replace("fires", "fires twice")
    text = f"Samurai Battles: {_described(plan.attacker)} {verb} {_described(plan.defender)}"
    if plan.second is not None:
        text += f", then {_described(plan.second)}"
    extras = [
        option.name if value is True else f"{option.name} {value}"
        for option in OPTIONS
        if (value := plan.options[option.keyword]) != option.default
        and option.keyword not in _DESCRIBED
    ]
    return text + (f" ({', '.join(extras)})" if extras else "")


def _described(party: Party) -> str:
    details = []
    if party.is_unit and party.blocks != 4:
        details.append(f"{party.blocks} block{'s' if party.blocks > 1 else ''}")
    if party.is_unit and party.leader and party.unit != "bodyguard":
        details.append(f"{party.leader} leader")
    if party.support:
        details.append("supported")
    if party.on != "open":
        details.append(f"on {party.on}")
    return party.unit + (f" [{', '.join(details)}]" if details else "")


def headlines(plan: Plan) -> Headlines:
    """Choose what a player at the table asks first."""
    chances: list[tuple[str, str]] = []
    amounts: list[tuple[str, str]] = []
    lines: list[tuple[str, str]] = []
    for label, name, party in _struck(plan):
        if label == "attacker" and plan.can_battle_back(plan.defender):
            chances.append(("battle back rolled", "battled_back == 1"))
        if name == "then":
            chances.append(("bonus combat fought", "then_fought == 1"))
        chances += _fates(label, name, party)
        if party.is_unit:
            amounts.append((f"blocks the {label} loses", f"{name}_losses"))
            lines.append((label, f"{name}_losses"))
    for who in ("attacker", "defender"):
        amounts.append((f"banners for the {who}", f"{who}_banners"))
    for who in ("attacker", "defender"):
        amounts.append((f"tokens, {who}", f"{who}_tokens"))
    for who in ("attacker", "defender"):
        if plan.options[f"{who}_honor"] is not None:
            amounts.append((f"Lack of Honor strikes at others, {who}", f"{who}_disorder"))
    spreads = (("blocks lost", tuple(lines)),) if lines else ()
    return Headlines(tuple(chances), tuple(amounts), spreads)


def _struck(plan: Plan) -> list[tuple[str, str, Party]]:
    """List the parties that can be struck: label, prefix of their variables, party."""
    struck = [("defender", "defender", plan.defender)]
    second = plan.second if plan.no_bonus_combat is None else None
    if plan.close and any(d and plan.can_battle_back(d) for d in (plan.defender, second)):
        struck.append(("attacker", "attacker", plan.attacker))
    if second is not None:
        struck.append(("second defender", "then", second))
    return struck


def _fates(label: str, name: str, party: Party) -> list[tuple[str, str]]:
    """List what can become of a party, with the conditions that say so."""
    fates = []
    if party.is_unit:
        fates = [
            (f"{label} eliminated", f"{name}_eliminated"),
            (f"{label} pushed back", f"{name}_pushed_back"),
        ]
    if party.leader is not None:
        lost, seppuku = f"{name}_leader_lost", f"{name}_seppuku"
        fates += [
            (f"{label}'s leader killed", f"{lost} == 1"),
            (f"{label}'s leader commits seppuku", f"{seppuku} == 1"),
        ]
        if not party.is_unit:
            fates.append((f"{label}'s leader gets away", f"{lost} == 0 and {seppuku} == 0"))
    return fates
