"""A combat in words: its heading and its headline figures."""

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.ran.combat.scene import label
from samurai_odds.ran.combat.sides import Sides


def shock_extras(asked: Sides) -> list[str]:
    """Word the ground and the busho of a combat."""
    extras = [f"in {key}" for key in asked.ground.hexes]
    extras += [f"across {key}" for key in asked.ground.sides]
    for who, leader in zip(asked.sides, asked.leaders, strict=True):
        if leader is not None:
            extras.append(f"{who}'s busho {leader.man}")
    return extras


def shock_headlines(asked: Sides, first: list[tuple[str, str]]) -> Headlines:
    """Choose what a player at the table asks first, after some chances of its own."""
    chances = list(first)
    attacker, defender = asked.sides
    for side in (1, 0):
        for number, state, _ in (*asked.names(side), *asked.friends(side)):
            ends = _ends_of(asked, side, number)
            chances += [(f"{label(state)} {word}", f"{state} == '{word}'") for word in ends]
    if "retreat" in asked.variables:
        chances += [
            (f"{defender} retreats", f"retreat == '{defender}'"),
            (f"{attacker} retreats", f"retreat == '{attacker}'"),
            (f"{attacker} advances", "advance == 1"),
            ("engaged at the end", "engaged == 1"),
        ]
    if "next_charge" in asked.variables:
        chances.append((f"{attacker}, fired at, must shock again", "next_charge > 0"))
    for side, who in enumerate(asked.sides):
        if f"{who}_busho" in asked.variables:
            fates = _fates_of(asked, side)
            chances += [(f"{who}'s busho {fate}", f"{who}_busho == '{fate}'") for fate in fates]
        if f"{who}_fled" in asked.variables:
            chances.append((f"{who}'s contingent flees", f"{who}_fled == 1"))
    amounts = [(f"rout points, {who}", f"{who}_rout_points") for who in (defender, attacker)]
    for who in (attacker, defender):
        if f"{who}_head" in asked.variables:
            amounts.append((f"rout points off {who}'s side for a head", f"{who}_head"))
    listed = [name for side in (1, 0) for _, _, name in asked.names(side)]
    listed += [name for side in (1, 0) for _, _, name in asked.friends(side)]
    hits = tuple((name.replace("_hits", "").replace("_", " "), name) for name in listed)
    return Headlines(tuple(chances), tuple(amounts), (("hits at the end", hits),))


def _ends_of(asked: Sides, side: int, number: int) -> tuple[str, ...]:
    """Name what can become of a unit."""
    unit, leader = asked.unit_of(number), asked.leaders[side]
    if unit.fires:
        return ("eliminated",)
    if unit.has("surrounded"):
        return ("disrupted", "eliminated")
    fleeing = leader is not None and leader.contingent is not None
    return ("disrupted", "routed", "eliminated") if fleeing else ("disrupted", "routed")


def _fates_of(asked: Sides, side: int) -> tuple[str, ...]:
    """Name what can become of a busho."""
    leader, other = asked.leaders[side], asked.leaders[1 - side]
    if leader is None:
        return ()
    if other is None or asked.procedure != "shock":
        return ("wounded", "dead", "withdrawn") if leader.threshold else ("wounded", "dead")
    return ("dead", "withdrawn") if leader.threshold else ("dead",)
