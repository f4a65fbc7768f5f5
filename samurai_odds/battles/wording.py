"""An attack in words: its heading, and the figures that a player asks for first."""

from samurai_odds.battles.checks import Plan
from samurai_odds.battles.situation import Party
from samurai_odds.engine.answer import Headlines


def heading(plan: Plan) -> str:
    """Say in a line what is asked."""
    verb = "attacks" if plan.close else f"fires {plan.options['range']} hexes at"
    if plan.volleys == 2:
        verb = verb.replace("fires", "fires twice")
    text = f"Samurai Battles: {_described(plan.attacker)} {verb} {_described(plan.defender)}"
    if plan.second is not None:
        text += f", then {_described(plan.second)}"
    extras = [
        option.replace("_", "-")
        for option in ("inspire", "inspire_back", "first_strike", "ambush", "then_inspire")
        if plan.options[option]
    ]
    if plan.options["swarm"] > 1:
        extras.append(f"a swarm of {plan.options['swarm']}")
    if plan.options["card"]:
        extras.append(plan.options["card"])
    if plan.options["bonus_dice"]:
        extras.append(f"{plan.options['bonus_dice']:+d} dice")
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
    struck = [("defender", plan.defender)]
    if plan.close:
        struck.append(("attacker", plan.attacker))
    if plan.second is not None:
        struck.append(("second defender", plan.second))
    chances: list[tuple[str, str]] = []
    amounts: list[tuple[str, str]] = []
    lines: list[tuple[str, str]] = []
    for label, party in struck:
        name = "then" if label == "second defender" else label
        if label == "attacker":
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
    spreads = (("blocks lost", tuple(lines)),) if lines else ()
    return Headlines(tuple(chances), tuple(amounts), spreads)


def _fates(label: str, name: str, party: Party) -> list[tuple[str, str]]:
    """List what can become of a party, with the conditions that say so."""
    fates = []
    if party.is_unit:
        fates = [
            (f"{label} eliminated", f"{name}_losses == {party.blocks}"),
            (
                f"{label} pushed back",
                f"{name}_losses < {party.blocks} and {name}_retreat > 0",
            ),
        ]
    if party.leader is not None:
        fates += [
            (f"{label}'s leader killed", f"{name}_leader_lost == 1"),
            (f"{label}'s leader commits seppuku", f"{name}_seppuku == 1"),
        ]
    return fates
