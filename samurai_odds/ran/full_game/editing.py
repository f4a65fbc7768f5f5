"""A position of RAN changed at the table: ground, units, their hits and facing, who is active."""

from dataclasses import replace
from functools import partial
from typing import Any

from samurai_odds.engine.answers.derived import OnMap
from samurai_odds.play.at_table import (
    NONE,
    PLACE,
    SIDE,
    YOURS,
    Control,
    Spot,
    edited_title,
    number,
    one,
)
from samurai_odds.play.scene import hex_spots
from samurai_odds.ran.full_game.odds_on_map import derive
from samurai_odds.ran.full_game.proposals import with_ground
from samurai_odds.ran.hexes import FACINGS, TERRAIN
from samurai_odds.ran.scenario.scenario import SIDES, Contingent, Counter, Scenario
from samurai_odds.ran.units import HONJIN

_MOST = 99
_YES, _NO = "yes", "no"
_STATES = ("active", "finished", "dead")  # of a contingent or its busho
_PAIRS = ("heads", "great_heads", "activations_used", "trumps_used")  # of the moment, by side


def spots(scenario: Scenario) -> list[Spot]:
    """Return the hexes as places that can be pointed at."""
    return hex_spots(scenario.terrain.field)


def sides(_: Scenario) -> tuple[str, ...]:
    """Name the sides, which have a part of their own."""
    return SIDES


def listed(scenario: Scenario) -> list[tuple[int, str]]:
    """Return what stands where, in words, by hex."""
    lines: dict[int, list[str]] = {}
    for label, standing in scenario.standing.items():
        lines.setdefault(standing.hex, []).append(f"{label} {standing.unit}")
    for each in scenario.contingents:
        if each.hex is not None:
            lines.setdefault(each.hex, []).append(f"{each.name} ({each.letter})")
    return [(place, "; ".join(lines[place])) for place in sorted(lines)]


def controls(scenario: Scenario, part: str, place: int) -> list[Control]:
    """Return what may be changed of a hex, of a side or of the whole."""
    if part == PLACE:
        return _of_hex(scenario, place)
    moment = scenario.moment
    if part == SIDE:
        controls_listed = [
            number(name, name.replace("_", " ").capitalize(), getattr(moment, name)[place], _MOST)
            for name in _PAIRS
        ]
        for each in scenario.of_side(place):
            for state in _STATES:
                now = _YES if getattr(each, state) else _NO
                label = f"{each.name} ({each.letter}) {state}"
                controls_listed.append(one(_of_contingent(state, each), label, (_NO, _YES), now))
        return controls_listed
    now = NONE if moment.initiative is None else SIDES[moment.initiative]
    return [
        number("turn", "Turn", moment.turn, scenario.turn_limit, 1),
        one("initiative", "Initiative", (NONE, *SIDES), now),
    ]


def _of_contingent(state: str, each: Contingent) -> str:
    """Return the name of the control of a contingent's state."""
    return f"{state} {each.letter}"


def _of_hex(scenario: Scenario, place: int) -> list[Control]:
    here = _label_at(scenario, place)
    labels = (NONE, *(own.label(each) for own, each in scenario.units()))
    controls_listed = [one("unit", "Unit", labels, here or NONE)]
    if here:
        unit, facing = _counter(scenario, here).unit, _counter(scenario, here).facing
        controls_listed.append(number("hits", "Hits", unit.hits, _MOST))
        if facing is not None:
            controls_listed.append(one("facing", "Facing", FACINGS, FACINGS[facing]))
        for word in ("disrupted", "open"):
            controls_listed.append(
                one(word, word.capitalize(), (_NO, _YES), _YES if unit.has(word) else _NO)
            )
    return [*controls_listed, one("terrain", "Terrain", TERRAIN, scenario.terrain.hexes[place])]


def changed(scenario: Scenario, part: str, place: int, name: str, value: int) -> Scenario:
    """Return a position with one thing changed: ``value`` is what its control holds then."""
    if part == PLACE:
        return _with_hex(scenario, place, name, value)
    moment = scenario.moment
    fields: dict[str, Any] = {name: value}
    if part == SIDE and name not in _PAIRS:
        contingents = list(scenario.contingents)
        for number, each in enumerate(contingents):
            for state in _STATES:
                if name == _of_contingent(state, each):
                    fields = {state: value == 1}
                    contingents[number] = replace(each, **fields)
        return replace(scenario, contingents=tuple(contingents))
    if part == SIDE:
        pair = list(getattr(moment, name))
        pair[place] = value
        fields = {name: (pair[0], pair[1])}
    elif name == "initiative":
        fields = {name: value - 1 if value else None}
    return replace(scenario, moment=replace(moment, **fields))


def _with_hex(scenario: Scenario, place: int, name: str, value: int) -> Scenario:
    here = _label_at(scenario, place)
    if name == "terrain":
        return with_ground(scenario, {place: TERRAIN[value]})
    if name == "unit":
        if here:
            scenario = scenario.with_unit(here, partial(replace, hex=None, facing=None))
        labels = [own.label(each) for own, each in scenario.units()]
        if not value:
            return scenario
        return scenario.with_unit(labels[value - 1], partial(_placed, place=place))
    if name == "hits":
        return scenario.with_unit(
            here, lambda each: replace(each, unit=replace(each.unit, hits=value))
        )
    if name == "facing":
        return scenario.with_unit(here, partial(replace, facing=value))
    return scenario.with_unit(here, partial(_worded, word=name, has=value == 1))


def _placed(each: Counter, place: int) -> Counter:
    """Put a counter in a hex; one that comes onto the map faces north, a Honjin nowhere."""
    facing = each.facing if each.hex is not None else 0
    return replace(each, hex=place, facing=None if each.unit.type == HONJIN else facing)


def _worded(each: Counter, word: str, has: bool) -> Counter:
    others = tuple(one for one in each.unit.words if one != word)
    unit = replace(each.unit, words=others)
    return replace(each, unit=unit.with_words(word) if has else unit)


def moved(scenario: Scenario, here: int, there: int) -> Scenario:
    """Return a position with what stands in two hexes exchanged, busho too."""
    to: dict[int | None, int] = {here: there, there: here}
    contingents = []
    for each in scenario.contingents:
        counters = tuple(replace(one, hex=to.get(one.hex, one.hex)) for one in each.counters)
        contingents.append(replace(each, counters=counters, hex=to.get(each.hex, each.hex)))
    return replace(scenario, contingents=tuple(contingents))


def edited(scenario: Scenario) -> Scenario:
    """Return a position named as one that was changed by hand: its source is whoever did."""
    return replace(
        scenario, title=edited_title(scenario.title, scenario.source), source=YOURS, placement=YOURS
    )


def attacked(scenario: Scenario, here: int, there: int, **options: Any) -> OnMap:
    """Return the shock or fire of the unit in one hex on the unit in another.

    Raises OddsError with every reason why there is none.
    """
    return derive(scenario, _label_at(scenario, here), _label_at(scenario, there), **options)


def _label_at(scenario: Scenario, place: int) -> str:
    """Name the unit in a hex; nothing where there is none."""
    return next(
        (label for label, standing in scenario.standing.items() if standing.hex == place), ""
    )


def _counter(scenario: Scenario, label: str) -> Counter:
    return next(each for own, each in scenario.units() if own.label(each) == label)
