"""What is wrong with the contingents of a scenario: their busho, units and entries."""

from collections import Counter as Count
from collections.abc import Iterator
from dataclasses import replace

from samurai_odds.errors import OddsError
from samurai_odds.ran.facts import MOST_IN_CONTINGENT
from samurai_odds.ran.hexes import FACINGS, WATER
from samurai_odds.ran.men import Man, read_man
from samurai_odds.ran.scenario.scenario import HONJIN, Contingent, Counter, Scenario
from samurai_odds.ran.units import read_unit

MOST_RATING = 9
LASTING = ("disrupted", "open")  # words of a unit that last; engaged is told of pairs

Problem = tuple[str, str]


def contingent_problems(scenario: Scenario) -> Iterator[Problem]:
    for letter, count in Count(each.letter for each in scenario.contingents).items():
        if not (len(letter) == 1 and letter.isascii() and letter.isalpha()):
            yield f"contingent {letter}", f"'{letter}' is no letter: A to Z red, a to z blue"
        if count > 1:
            yield f"contingent {letter}", f"there are {count} contingents {letter}"
    for each in scenario.contingents:
        yield from _busho(each, scenario)
        yield from _entry(each, scenario)
        yield from _counters(each, scenario)


def _busho(each: Contingent, scenario: Scenario) -> Iterator[Problem]:
    where = f"{each.letter} busho"
    ratings = [(where, each.rating, each.man)]
    if each.replacement is not None:
        ratings.append((f"{each.letter} replacement", *each.replacement))
    for place, rating, man in ratings:
        if not 0 <= rating <= MOST_RATING:
            yield place, f"a rating of {rating}: 0 to {MOST_RATING} is allowed"
        yield from ((place, what) for what in _man(man))
    if each.command is not None:
        for count in (each.command.activations, each.command.trumps):
            if not 0 <= count <= MOST_RATING:
                yield where, f"{count} a turn: 0 to {MOST_RATING} is allowed"
    shown = each.behind()[1] if each.replaced else each.man
    now = replace(shown, hits=each.man.hits, words=each.man.words)
    wounded = "wounded" in now.words and not each.dead and scenario.rules.wounds_are_hits
    if wounded and now.left <= 0:
        yield where, "a wound is a hit, which reaches his stamina: he would be dead (10.15, R2)"
    away = away_because(each, scenario)
    if each.hex is None and not away:
        yield where, "is nowhere: ', at A1' says with whom, ', at 0304' in which hex"
    elif each.hex is not None and away:
        yield where, f"is on the map, though {away}"
    elif each.hex is not None and not scenario.terrain.field.has(each.hex):
        yield where, f"is on hex {each.hex}, off the map"


def away_because(each: Contingent, scenario: Scenario) -> str:
    if each.dead:
        return "he is dead"
    if each.letter in scenario.moment.fled:
        return "his contingent has fled"
    yet = each.enters is not None and not any(c.hex is not None for c in each.counters)
    if yet and each.hex is None:
        return "his contingent is yet to enter"
    return ""


def _man(man: Man) -> Iterator[str]:
    try:
        if read_man(str(man), "busho") != man:
            yield f"{man} is written in no order that is read"
    except OddsError as fault:
        yield from fault.problems
    if "so-taisho" in man.words:
        yield "'so-taisho' stands before his ratings, not behind"


def _entry(each: Contingent, scenario: Scenario) -> Iterator[Problem]:
    if each.enters is None:
        return
    where, field = f"{each.letter} enters", scenario.terrain.field
    if not 1 <= each.enters.turn <= scenario.turn_limit:
        said = f"turn {each.enters.turn}: 1 to {scenario.turn_limit} is allowed"
        yield where, said
    if not each.enters.hexes:
        yield where, "no hex to enter at is named"
    for number, count in Count(each.enters.hexes).items():
        name = scenario.hex_name(number)
        if count > 1:
            yield where, f"{name} is named twice"
        if not field.has(number) or -1 not in field.neighbors(number):
            yield where, f"{name} is not on the edge of the map"
        elif scenario.terrain.hexes[number] == WATER:
            yield where, f"{name} is water, which nobody may enter"


def _counters(each: Contingent, scenario: Scenario) -> Iterator[Problem]:
    where = f"contingent {each.letter}"
    if not any(counter.unit.type != HONJIN for counter in each.counters):
        yield where, f"contingent {each.letter} has no combat unit"
    for number, count in Count(counter.number for counter in each.counters).items():
        if count > 1:
            yield where, f"there are {count} units {each.letter}{number}"
        if not 1 <= number <= MOST_IN_CONTINGENT:
            yield where, f"unit {number}: 1 to {MOST_IN_CONTINGENT} is allowed"
    for counter in each.counters:
        label = each.label(counter)
        yield from ((label, what) for what in _unit(counter))
        if counter.unit.type == HONJIN and each.command is None:
            yield label, "a Honjin belongs to the So-Taisho's own contingent (4.5)"
        yield from ((label, what) for what in _place(each, counter, scenario))


def _unit(counter: Counter) -> Iterator[str]:
    unit = counter.unit
    try:
        if read_unit(str(unit), "the unit") != unit:
            yield f"'{unit}' is not what is read of it"
    except OddsError as fault:
        yield from fault.problems
    for word in unit.words:
        if word not in LASTING:
            hint = ": 'engaged:' under 'Position:' names pairs" if "engaged" in word else ""
            yield f"'{word}' stands on no unit of a scenario{hint}"
    if unit.type == HONJIN and unit.ma != 0:
        yield f"a Honjin never moves: its MA is 0, not {unit.ma} (4.53)"


def _place(each: Contingent, counter: Counter, scenario: Scenario) -> Iterator[str]:
    label, moment = each.label(counter), scenario.moment
    gone = label in (*moment.routed, *moment.eliminated) or each.letter in moment.fled
    if counter.hex is None:
        if not gone and each.enters is None:
            yield "is not on the map, and no line says when it enters or that it is lost"
        if counter.facing is not None:
            yield "has a facing, but no hex"
        return
    if not scenario.terrain.field.has(counter.hex):
        yield f"stands on hex {counter.hex}, off the map"
    if gone:
        yield "stands on the map and is listed as lost"
    if each.enters is not None and scenario.moment.turn <= each.enters.turn and scenario.is_fresh:
        yield f"stands on the map before its contingent enters on turn {each.enters.turn}"
    if counter.unit.type == HONJIN:
        if counter.facing is not None:
            yield "a Honjin has no facing: it is front all around (7.15)"
    elif counter.facing is None:
        yield f"needs a facing behind its number: {', '.join(FACINGS)} (7.11)"
    elif not 0 <= counter.facing < len(FACINGS):
        yield f"facing {counter.facing}: 0 to {len(FACINGS) - 1} is allowed"
