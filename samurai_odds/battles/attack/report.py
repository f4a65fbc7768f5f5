"""An attack in words: its heading, its key figures, and whether to attack at all."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import hypot
from typing import Any, Protocol, Self

from samurai_odds.battles.attack.options import OPTIONS
from samurai_odds.battles.attack.plan import Plan
from samurai_odds.battles.attack.situation import Party
from samurai_odds.engine.answers.answer import Answerable, Headlines, answer
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import (
    Course,
    Verdict,
    ahead,
    best_course,
    judge,
    signed,
    where_it_holds,
)
from samurai_odds.engine.ties import better
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import counted

_DESCRIBED = frozenset(  # said of the parties, or no part of the situation
    f"{who}_{what}"
    for who in ("attacker", "defender", "then")
    for what in ("on", "blocks", "leader", "support")
) | {"range", "volleys", "then", "second_target", "value"}


def wording(plan: Plan) -> str:
    """Return what is asked, every option that is not at its default included."""
    fires = "fires twice" if plan.volleys == 2 else "fires"
    verb = "attacks" if plan.close else f"{fires} {plan.options['range']} hexes at"
    text = f"{described(plan.attacker)} {verb} {described(plan.defender)}"
    if plan.second is not None:
        text += f", then {'at ' if plan.fires_at_two else ''}{described(plan.second)}"
    return text + extras(plan.options)


def extras(options: Mapping[str, Any]) -> str:
    """Return the options that are not as usual, in brackets, without those of the parties."""
    listed = [
        option.name if value is True else f"{option.name} {value}"
        for option in OPTIONS
        if (value := options.get(option.keyword, option.default)) != option.default
        and option.keyword not in _DESCRIBED
    ]
    return f" ({', '.join(listed)})" if listed else ""


def described(party: Party) -> str:
    """Return a unit, or a leader alone, with what is not as usual about it."""
    details = []
    if party.is_unit and party.blocks != 4:
        details.append(counted(party.blocks, "block"))
    if party.is_unit and party.leader and party.unit != "bodyguard":
        details.append(f"{party.leader} leader")
    if party.support:
        details.append("supported")
    if party.on != "open":
        details.append(f"on {party.on}")
    return party.unit + (f" [{', '.join(details)}]" if details else "")


def headlines(plan: Plan, of_others: str) -> Headlines:
    """Choose what a player at the table asks first; ``of_others``: what other units lose."""
    chances: list[tuple[str, str]] = []
    amounts: list[tuple[str, str]] = []
    lines: list[tuple[str, str]] = []
    for label, name, party in _struck(plan):
        if label == "attacker" and plan.can_battle_back(plan.defender):
            chances.append(("battle back", "battled_back == 1"))
        if name == "then" and plan.close:
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
            amounts.append((f"{of_others}, {who}", f"{who}_disorder"))
    spreads = (("blocks lost", tuple(lines)),) if lines else ()
    return Headlines(tuple(chances), tuple(amounts), spreads)


def _struck(plan: Plan) -> list[tuple[str, str, Party]]:
    """List the parties that can be struck: label, prefix of their variables, party."""
    struck = [("defender", "defender", plan.defender)]
    second = plan.second if plan.no_bonus_combat is None else None
    if plan.close and any(d and plan.can_battle_back(d) for d in (plan.defender, second)):
        struck.append(("attacker", "attacker", plan.attacker))
    if second is not None:
        struck.append((f"second {'defender' if plan.close else 'target'}", "then", second))
    return struck


def _fates(label: str, name: str, party: Party) -> list[tuple[str, str]]:
    """List what can become of a party, with the conditions that say so."""
    fates = []
    if party.is_unit:
        fates = [
            (f"{label} eliminated", f"{name}_eliminated"),
            (f"{label} forced to retreat", f"{name}_pushed_back"),
        ]
    if party.leader is not None:
        lost, seppuku = f"{name}_leader_lost", f"{name}_seppuku"
        fates += [
            (f"{label}'s leader killed", f"{lost} == 1"),
            (f"{label}'s leader commits seppuku", f"{seppuku} == 1"),
        ]
        if not party.is_unit:
            fates.append((f"{label}'s leader escapes", f"{lost} == 0 and {seppuku} == 0"))
    return fates


# ---- the verdict: attack, shoot, close in or wait ------------------------------------


ATTACK, SHOOT, WAIT = "attack", "shoot", "wait"  # kinds of course
_WHO = ("attacker", "defender")
_OF_A_UNIT = (  # besides its ground
    "blocks",
    "leader",
    "mounted_adjacent",
    "support",
    "room",
    "leader_room",
    "joins",
    "honor",
    "flags",
    "fate",
)
_WHEREVER_IT_GOES = ("defender_on", "card", "enemy_adjacent", "value")


class Weighed(Answerable, Protocol):
    """What is read of the attack that is weighed."""

    value: str

    @property
    def plan(self) -> Plan:
        """The attack as planned."""

    @property
    def usual_value(self) -> str:
        """The value if none is given."""

    @property
    def worth_of_nothing(self) -> float:
        """What the value comes to where nothing happens."""

    def another(self, attacker: str, defender: str, **given: Any) -> Self:
        """Put another attack under the same rules; OddsError if they forbid it."""


def verdict(
    question: Weighed,
    odds: Odds,
    reply_of: Callable[[], Figure | None] | None = None,
    elsewhere: Callable[[], Course | None] | None = None,
) -> Verdict:
    """Weigh the attack asked about against what else its unit could do this turn.

    Shooting and closing in are weighed where the rules and the card allow them, from open ground
    (B25) and without ``bonus_dice``; while one waits nothing happens. What the other unit's
    attack would be worth, should it come first, is said beside; where both are bad, also how
    likely it must be for one's own to pay. ``reply_of`` knows what that is worth, ``elsewhere``
    what comes of shooting instead, or of closing in; else they are asked as single combats.
    """
    plan, value = question.plan, question.value
    usual = value == question.usual_value
    counted = "blocks and banners" if usual else "by your value"
    unit = f"net {counted}" if usual else counted
    kind = ATTACK if plan.close else SHOOT
    course = Course(kind, odds.expect(value), kind)
    if condition := odds.provenance.condition:
        return where_it_holds(condition, course.worth, value, unit)
    if elsewhere is not None:
        other = elsewhere()
    else:
        other = _shooting(question) if plan.close else _closing_in(question)
    courses = [course, *(one for one in (other, _waiting(question)) if one)]
    advice = judge(courses, value, unit, of=odds, counted=counted)
    reply = (_reply(question) if reply_of is None else reply_of()) if usual else None
    if reply is None:
        return advice
    asides = [f"If you wait and the defender attacks you: {signed(reply)}."]
    figures = {"if_attacked": reply}
    if best_course(courses).kind == WAIT and ahead(courses[-1], course) and reply < 0:
        least = _pays_from(course.worth, reply)
        figures |= {} if least is None else {"pays_from": least}
        asides.append(_either_way(least))
    return replace(advice, asides=tuple(asides), figures=figures)


def _pays_from(attack: Figure, attacked: Figure) -> Figure | None:
    """Return how likely the other unit's attack must be for one's own to pay; None: never."""
    if not better(attack, attacked):
        return None
    share = attack / attacked
    error = share * hypot(attack.se / attack, attacked.se / attacked)
    return Figure(share, error, max(attack.samples, attacked.samples), proportion=True)


def _either_way(least: Figure | None) -> str:
    """Return what to do where attacking and being attacked both cost something."""
    if least is None:
        return "Attacking costs more than that: wait in any case."
    return f"Attack only if that is at least {least.text()} likely."


def _waiting(question: Weighed) -> Course | None:
    """Value that nothing happens; None for a value that then divides by zero."""
    try:
        return Course(WAIT, Figure(question.worth_of_nothing), WAIT, nothing=True)
    except OddsError:
        return None


def _shooting(question: Weighed) -> Course | None:
    """Weigh shooting: on the way to the enemy, or a step back for who is there already."""
    moved = question.plan.options["moved"]
    if not moved:
        if not question.plan.options["attacker_room"]:
            return None  # nowhere to step back to
        return _course("step back and shoot", SHOOT, question, range=2, moved=1)
    stops = [
        _course(f"shoot from {left + 1} hexes", SHOOT, question, range=left + 1, moved=moved - left)
        for left in range(moved, 0, -1)
    ]
    courses = [one for one in stops if one]
    return best_course(courses) if courses else None


def _closing_in(question: Weighed) -> Course | None:
    options = question.plan.options
    if question.plan.volleys > 1:
        return None  # Hold and Shoot: nobody moves
    hexes = options["moved"] + options["range"] - 1
    return _course("close in and attack", ATTACK, question, moved=hexes)


def _course(name: str, kind: str, question: Weighed, **how: Any) -> Course | None:
    """Weigh another attack by the same unit on the same target, if the rules allow it.

    It is made from another hex, whose ground is not known: from open ground (B25).
    """
    plan, options = question.plan, question.plan.options
    if options["attacker_on"] != "open":
        name += " (from open ground)"
    same_options = (*(f"{who}_{what}" for who in _WHO for what in _OF_A_UNIT), *_WHEREVER_IT_GOES)
    options_of_course = {key: options[key] for key in same_options} | how
    other = _asked(question, plan.attacker.unit, plan.defender.unit, options_of_course)
    return None if other is None else Course(name, other.expect(other.question.value), kind)


def _reply(question: Weighed) -> Figure | None:
    """Return what the other unit's attack would be worth, should it come first."""
    plan = question.plan
    if not plan.close or not plan.can_battle_back(plan.defender):
        return None
    options_of_reply = {
        f"{one}_{what}": plan.options[f"{other}_{what}"]
        for one, other in (_WHO, _WHO[::-1])
        for what in ("on", *_OF_A_UNIT)
    }
    reply = _asked(question, plan.defender.unit, plan.attacker.unit, options_of_reply)
    if reply is None:
        return None
    worth = reply.expect(reply.question.value)
    return Figure(-worth, worth.se, worth.samples)


def _asked(question: Weighed, attacker: str, defender: str, inputs: dict[str, Any]) -> Odds | None:
    """Ask about another attack; None if the rules forbid it."""
    usual = {option.keyword: option.default for option in OPTIONS}
    inputs = {key: value for key, value in inputs.items() if value != usual[key]}
    try:
        return answer(question.another(attacker, defender, **inputs))
    except OddsError:
        return None
