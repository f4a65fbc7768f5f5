"""The verdict of a battle: attack or not, and when to call off.

A player may fight to the end, call off by orders of his own or where it pays (S5), or
not attack at all; of two troops he may also send one alone.
"""

from dataclasses import replace
from typing import NamedTuple

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import (
    Advice,
    Course,
    Scale,
    Verdict,
    advice,
    ahead,
    alternatives,
    listed,
    signed,
    tie,
    where_it_holds,
)
from samurai_odds.engine.option_words import add, to_add
from samurai_odds.engine.sums import mean
from samurai_odds.engine.ties import best_first, better
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import capital
from samurai_odds.swords.battle.encounter import Encounter, expected
from samurai_odds.swords.battle.options import DEFAULT_VALUE
from samurai_odds.swords.battle.policy import call_off_rule
from samurai_odds.swords.battle.setup import Attacker
from samurai_odds.swords.combat.duel import Duel
from samurai_odds.swords.combat.sides import hired_ronin
from samurai_odds.swords.combat.stopping import StopOrders, Terms, plan
from samurai_odds.swords.forces import read_order

RONIN_FIRST, RONIN_LAST = "ronin", "spearman,gunner,swordsman,bowman,ronin"
MUCH_KOKU, MUCH_CHANCE = 0.5, 0.05


def losses_hint(battle: Encounter) -> tuple[str, ...]:
    """Return a line for each side that another order of losses would serve much better."""
    setup = battle.setup
    if setup.then is not None or battle.value != DEFAULT_VALUE:
        return ()
    most = max(hired_ronin(setup.defenders(hidden)) for hidden, _ in setup.hidden)
    ronin = {"attacker": hired_ronin(setup.first.force), "defender": most}
    sides = [who for who in ronin if ronin[who] and setup.options[f"{who}_losses"] is None]
    if not sides:
        return ()
    plain = _found(battle)
    return tuple(line for who in sides if (line := _hint(battle, who, *plain)))


def _hint(battle: Encounter, who: str, worth: float, takes: float) -> str:
    sign = 1 if who == "attacker" else -1
    orders_tried = [
        (order, *_found(_losing(battle, who, order))) for order in (RONIN_FIRST, RONIN_LAST)
    ]
    order, other, chance = max(orders_tried, key=lambda one: sign * one[1])
    gain, more = sign * (other - worth), sign * (chance - takes)
    if gain < MUCH_KOKU and (gain <= 0 or more < MUCH_CHANCE):
        return ""
    if more < MUCH_CHANCE:
        comparison = f"{other:+.2f} koku instead of {worth:+.2f}"
        return add(f"{who}-losses", order, comparison)
    whom = "" if who == "attacker" else "the attacker "
    then, now = (Figure(one, proportion=True).text() for one in (chance, takes))
    return add(f"{who}-losses", order, f"{whom}takes {then} instead of {now}")


def _losing(battle: Encounter, who: str, order: str) -> Encounter:
    setup, ranked = battle.setup, read_order(order, f"{who}-losses")
    if who == "defender":
        losses = replace(setup.defender_losses, order=ranked)
        return battle.set_up(replace(setup, defender_losses=losses))
    losses = replace(setup.first.losses, order=ranked)
    return battle.set_up(replace(setup, first=replace(setup.first, losses=losses)))


def _found(battle: Encounter) -> tuple[float, float]:
    """Return the exact worth of a battle and the attacker's chance to take the province."""
    takes = 0.0
    for planned, chance in battle.by_ronin:
        ends = planned.ends()
        taken = battle.setup.terms.worth_and_takes(planned.duel)[1]
        takes += chance * mean(ends.chance, taken[ends.attacker, ends.defender])
    to_the_end = _orders_of(battle) is TO_THE_END
    return worth_of(battle.ordered(WHERE_IT_PAYS) if to_the_end else battle), takes


class _Called(NamedTuple):
    """What attacking and leaving it are called; ``aside`` begins what attacking is worth then."""

    attack: str
    idle: str
    leave: str
    aside: str = ""


_ATTACK = _Called("attack", "don't attack", "Don't attack")
_BOTH = _Called("attack with both", "don't attack", "Don't attack with both")
_FIGHT_ON = _Called("fight on", "call off", "Call off", "if you fight on: ")
TO_THE_END = StopOrders()
WHERE_IT_PAYS = StopOrders(best=True)


def unit_of(value: str, usual: str = DEFAULT_VALUE) -> str:
    return "koku" if value == usual else "by your value"


def verdict(battle: Encounter, odds: Odds) -> Verdict:
    """Weigh the attack asked about against other orders, and against not attacking."""
    both = battle.setup.then is not None
    value, unit = battle.weighed_value, unit_of(battle.value)
    worth = odds.expect(value)
    if condition := odds.provenance.condition:
        return where_it_holds(condition, worth, value, unit)
    called = _ATTACK
    if both:
        called = _BOTH
    elif battle.first_duel(battle.setup.hidden[0][0]).fought:
        called = _FIGHT_ON
    attack = called.attack
    kind = _orders_of(battle)
    end = Course(f"{attack} to the finish", _exactly(battle.ordered(TO_THE_END)))
    pays = Course(f"{attack} with the best call-off", worth)
    if kind is not WHERE_IT_PAYS:
        pays = Course(pays.name, _exactly(battle.ordered(WHERE_IT_PAYS)))
    if kind is TO_THE_END:
        end = Course(end.name, worth)
    course = end if kind is TO_THE_END else pays
    if kind is None:
        course = Course(f"{attack} with your stop rule", worth)
    idle = Course(called.idle, Figure(nothing_done(battle)), nothing=True)
    others = [*_alone(battle), idle]
    others = best_first(others, lambda one: one.worth)
    win = "" if both else f"{odds.p('won').text()} to win"
    text = _worded(called, unit, course, end, pays, others, win)
    advised = _advised(called, unit, course, pays, others)
    if advised is not None and not both:
        advised = replace(advised, also=f"Wins {odds.p('won').text()}")
    rule = call_off_rule(battle) if kind is WHERE_IT_PAYS else ""
    hint: tuple[str, ...] = (rule,) if rule else ()
    if seen_more(pays, course) and ahead(pays, others[0]):
        two = to_add(" --then-stop best") if both else ""
        hint = (to_add(f"Add --stop best{two} to see when to call off."),)
    first = pays if course is end else course  # where no rule is named the attack is worth its best
    courses = (first, *(one for one in (pays, end) if one is not first), *others)
    return Verdict(
        *(text, value, unit, first.worth, courses, (*hint, *losses_hint(battle))),
        advice=advised,
        scale=_scale(odds, both),
    )


def _scale(odds: Odds, both: bool) -> Scale:
    """Say how often the attacker takes the province, and how often he loses."""
    if both:
        taken = "takes or then_takes"
        return Scale(odds, ("takes it", taken), "", ("does not", f"not ({taken})"), leads=True)
    loses = ("loses", "result == 'defender'")
    return Scale(odds, ("takes it", "takes"), "neither", loses, leads=True)


def _advised(
    called: _Called, unit: str, course: Course, pays: Course, others: list[Course]
) -> Advice | None:
    """Return what `_worded` comes to."""
    instead = others[0]
    if _better_left(instead, course, pays):
        if instead.nothing or not better(instead.worth, 0.0):
            return advice(called.leave, -1, course, others, unit)
        other = advice(capital(instead.name), 1, instead, [course, *others[1:]], unit)
        return other and replace(other, asked=False)
    if not ahead(pays, instead):
        return advice(tie(bool(course.worth.samples)), 0, course, others, unit)
    stopped = not ahead(course, instead)
    if stopped:
        return advice(
            f"{capital(called.attack)}, and call off in time", 1, pays, [*others, course], unit
        )
    return advice(capital(called.attack), 1, course, others, unit)


def _better_left(instead: Course, course: Course, pays: Course) -> bool:
    """Whether another course is better than the attack as asked, and than calling off."""
    return ahead(instead, pays) or (ahead(instead, course) and not ahead(pays, instead))


def _worded(
    called: _Called,
    unit: str,
    course: Course,
    end: Course,
    pays: Course,
    others: list[Course],
    win: str = "",
) -> str:
    """Put into words whether to attack, and how it is best stopped.

    No calling off is worth more than ``pays``; so whether to attack hangs on it.
    """
    instead, worth = others[0], _worth_told(unit, course, end, pays)
    worth = f"{win}, {worth}" if win else worth
    if _better_left(instead, course, pays):
        best = [one for one in others if not ahead(instead, one)]
        better = f" Best: {listed(best)}." if len(others) > 1 or instead.worth else ""
        rest = others[len(best) :]
        return f"{called.leave} ({called.aside}{worth}).{better}" + (
            f" Otherwise {listed(rest)}." * bool(rest)
        )
    if not ahead(pays, instead):
        return f"{tie(bool(course.worth.samples))}: {called.attack} ({worth}) or {listed(others)}."
    words = capital(called.attack)
    if course is end and not ahead(end, instead):
        words += ", but be ready to call off"
        finish = f"{signed(end.worth)} if you fight to the finish" + f", {win}" * bool(win)
        worth = f"{signed(pays.worth)} {unit} ({finish})"
    elif not ahead(course, instead):
        words += ", but with another stop rule"
    elif course is end and not seen_more(pays, end):
        words += " to the finish"
    return f"{words}: {worth}.{alternatives(others)}"


def _worth_told(unit: str, course: Course, end: Course, pays: Course) -> str:
    """Say what the attack is worth as asked, and with other ways of calling off."""
    text = f"{signed(course.worth)} {unit}"
    if course is end:
        return text + (f", {signed(pays.worth)} with the best call-off" * seen_more(pays, end))
    if course is pays:
        words = f" with the best call-off, {signed(end.worth)} to the finish"
        return text + words * seen_more(pays, end)
    text += " with your stop rule"
    if seen_more(pays, course):
        text += f", {signed(pays.worth)} with the best call-off"
    if signed(end.worth) not in (signed(course.worth), signed(pays.worth)):
        text += f", {signed(end.worth)} to the finish"
    return text


def seen_more(one: Course, other: Course) -> bool:
    """Whether a course is worth so much more that it can be seen in print."""
    return ahead(one, other) and signed(one.worth) != signed(other.worth)


# ---- what each course is worth -------------------------------------------------------


def worth_of(battle: Encounter) -> float:
    """Give the exact worth of a battle as it is planned, of both battles in a chain."""
    total = 0.0
    for planned, chance in battle.by_ronin:
        worth = battle.setup.terms.worth(planned.duel)
        if planned.value is None and battle.setup.then is not None:
            worth = worth + battle.worth_of_next(planned.duel)
        total += chance * expected(planned, worth)
    return total


def nothing_done(battle: Encounter) -> float:
    """Give the value of the start as it stands: nobody attacks."""
    terms, total = battle.setup.terms, 0.0
    for planned, chance in battle.by_ronin:
        duel = planned.duel
        total += chance * float(terms.worth(duel)[duel.attacker_start, duel.defender_start])
    return total


def _exactly(battle: Encounter) -> Figure:
    return Figure(worth_of(battle))


def _orders_of(battle: Encounter) -> StopOrders | None:
    """Say whether all attacks go to the end or all are called off where it pays; None: neither."""
    stops = {attack.stops for attack in battle.setup.attacks}
    return next((known for known in (TO_THE_END, WHERE_IT_PAYS) if stops == {known}), None)


def _alone(battle: Encounter) -> list[Course]:
    """Weigh one of two troops attacking alone, calling off where it pays.

    The other stays where it is, may hold the province of both and occupy what is emptied.
    As in the value of both, the first battle counts as it stands, the second if it is fought.
    """
    setup = battle.setup
    if setup.then is None:
        return []
    untouched = setup.next_terms(setup.standing(setup.first.force))
    second = nothing_done(battle) + _one(battle, setup.then, untouched)
    return [
        Course("attack with the first only", Figure(_one(battle, setup.first, setup.terms))),
        Course("attack with the second only", Figure(second)),
    ]


def _one(battle: Encounter, attack: Attacker, terms: Terms) -> float:
    total = 0.0
    for hidden, chance in battle.setup.hidden:
        duel = Duel(battle.attacker_chain(attack), battle.defender_chain(hidden), attack.naval)
        planned = plan(duel, WHERE_IT_PAYS, terms)
        total += chance * expected(planned, terms.worth(duel))
    return total
