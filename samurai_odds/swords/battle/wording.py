"""A battle in words: its heading and its headline figures."""

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.setup import Setup
from samurai_odds.swords.combat.sides import Weapons
from samurai_odds.swords.forces import PLURALS, write_force
from samurai_odds.swords.layout import BONUS, DAIMYO, FALLEN, KINDS, Composition

_TAKES = "attacker wins, can move in and leave a garrison"
_TAKES_OF_TWO = "attacker empties the province, either troop can move in"


def with_bonus(side: Composition, weapons: Weapons) -> str:
    """Write a side with its bonus units."""
    own, bonus = write_force(side), side[BONUS]
    if not bonus:
        return own
    kind = weapons.bonus_kind
    walls = f"{bonus} bonus {KINDS[kind] if bonus == 1 else PLURALS[kind]}"
    return walls if own == "nobody" else f"{own} + {walls}"


def attacking(troop: str) -> str:
    """Say that a troop attacks, which may be a single unit."""
    single = "," not in troop and not troop[:1].isdigit()
    return f"{troop} attack{'s' if single else ''}"


def heading(battle: Encounter) -> str:
    setup, options = battle.setup, battle.setup.options
    walls = "castle" if options["castle"] else "fortress" if options["fortress"] else ""
    against = write_force(setup.defender)
    if walls:
        against += f" in a {walls}"
        if options["bonus_left"] is not None:
            against += f" ({options['bonus_left']} bonus units left)"
    if battle.unsure:
        against += ", perhaps hidden ronin"
    elif setup.hidden[0][0]:
        against += f", {setup.hidden[0][0]} hidden ronin"
    sea = " over a sea line" if options["naval"] else ""
    text = f"Samurai Swords: {attacking(write_force(setup.first.force))}{sea} {against}"
    if setup.then is not None:
        sea = " over a sea line" if options["then_naval"] else ""
        where = " from the same province" if setup.same_province else ""
        text += f"; then {write_force(setup.then.force)}{sea}{where}"
    return text


def headlines(battle: Encounter) -> Headlines:
    setup = battle.setup
    chances = [
        ("attacker wins", "won"),
        (_TAKES if setup.then is None else _TAKES_OF_TWO, "takes"),
        ("defender wins", "result == 'defender'"),
        ("both sides eliminated", "result == 'mutual'"),
        ("called off", "result == 'called-off'"),
    ]
    if setup.first.force[DAIMYO]:
        chances.append(("attacking daimyo lost", "attacker_daimyo == 0"))
    if setup.defender[DAIMYO] or setup.defender[FALLEN]:
        chances.append(("defending daimyo lost", "defender_daimyo == 0"))
    if not setup.terms.origin_held:
        chances.append(("province attacked from left empty", "origin_lost"))
    if setup.then is not None:
        chances += [
            ("next attack fought", "then_fought == 1"),
            ("next attack wins", "then_won"),
            ("it empties the province, either troop can move in", "then_takes"),
            *_then_origin(setup),
            ("province empty in the end", "cleared or then_cleared"),
        ]
    amounts = [
        ("rounds", "rounds"),
        ("attacker's loss, koku (S11)", "attacker_loss"),
        ("defender's loss, koku (S11)", "defender_loss"),
    ]
    spread = [("attacker", "attacker_units"), ("defender", "defender_units")]
    if setup.then is not None:
        spread[1:] = [("second attacker", "then_attacker_units")]
        amounts += [
            ("second attacker's loss, koku (S11)", "then_attacker_loss"),
            ("defender's loss to him, koku (S11)", "then_defender_loss"),
        ]
        amounts.append(("value of both battles, koku (S11)", "chain_value"))
    else:
        amounts.append(("value, koku (S11)", setup.terms.value))
    return Headlines(tuple(chances), tuple(amounts), (("units left", tuple(spread)),))


def _then_origin(setup: Setup) -> list[tuple[str, str]]:
    """Choose the figure for the second attacker's province, if it can be lost."""
    if setup.options["then_origin_held"]:
        return []
    if setup.same_province:
        return [("the province of both left empty", "then_origin_lost")]
    return [("second province attacked from left empty", "then_origin_lost")]
