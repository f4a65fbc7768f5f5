"""The first state of a whole battle: a scenario's counters, or a position's, on the map."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import opposite, side_towards
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.pieces import put_unit
from samurai_odds.ran.field.question import cups, in_order
from samurai_odds.ran.scenario.scenario import Contingent, Counter, Scenario
from samurai_odds.ran.units import Unit

State = NDArray[np.int64]
_STARTS = (
    at.CURRENT,
    at.SECOND,
    at.INITIATIVE,
    at.FIRE_AT,
    at.WINNER,
    mv.MOVER,
    mv.FRIEND_HERE,
)


def first_state(q: State, scenario: Scenario) -> State:
    """Set up a scenario: at its beginning, or where its position stands."""
    s = np.zeros(at.WIDTH, dtype=np.int64)
    for place in _STARTS:
        s[place] = at.NONE
    for start, length in (
        (at.HEX, at.MOST_UNITS),
        (at.FACING, at.MOST_UNITS),
        (at.START_HEX, at.MOST_UNITS),
        (at.LOST_AT, at.MOST_UNITS),
        (at.BUSHO_HEX, at.MOST_CONTINGENTS),
        (at.RETAINER, at.MOST_SAMURAI),
        (at.SAMURAI_HEX, at.MOST_SAMURAI),
        (at.UNIT_AT, at.MOST_HEXES),
    ):
        s[start : start + length] = at.NONE
    s[at.TURN], s[at.PHASE] = scenario.moment.turn, at.TURN_START
    labels: dict[str, int] = {}
    for number, contingent in enumerate(in_order(scenario)):
        _set_busho(s, number, contingent)
        for counter in contingent.counters:
            labels[contingent.label(counter)] = len(labels)
            _set_unit(q, s, labels[contingent.label(counter)], counter)
    _set_moment(q, s, scenario, labels)
    s[at.START_HEX : at.START_HEX + at.MOST_UNITS] = s[at.HEX : at.HEX + at.MOST_UNITS]
    s[at.START_STATE : at.START_STATE + at.MOST_UNITS] = s[at.STATE : at.STATE + at.MOST_UNITS]
    return s


def _set_busho(s: State, number: int, contingent: Contingent) -> None:
    s[at.BUSHO_HEX + number] = at.NONE if contingent.hex is None else contingent.hex
    s[at.ACTIVATED + number] = contingent.active
    s[at.FINISHED + number] = contingent.finished
    s[at.REPLACED + number] = contingent.replaced
    man = contingent.behind()[1] if contingent.replaced else contingent.man
    s[at.BUSHO_HITS + number] = man.hits
    s[at.LOST_FACE + number] = "lost-face" in man.words
    s[at.FATE + number] = at.WOUNDED if "wounded" in man.words else at.WELL
    if contingent.dead:
        s[at.FATE + number] = at.DEAD


def _set_unit(q: State, s: State, unit: int, counter: Counter) -> None:
    printed: Unit = counter.unit
    s[at.STATE + unit] = at.DISRUPTED if printed.has("disrupted") else at.ORDERED
    s[at.HITS + unit], s[at.OPEN + unit] = printed.hits, printed.has("open")
    if counter.hex is not None:
        facing = at.NONE if counter.facing is None else counter.facing
        put_unit(q, s, unit, counter.hex, facing)


def _set_moment(q: State, s: State, scenario: Scenario, labels: dict[str, int]) -> None:
    """Set what a position has beyond a fresh scenario."""
    moment = scenario.moment
    for names, state in ((moment.routed, at.ROUTED), (moment.eliminated, at.ELIMINATED)):
        for label in names:
            s[at.STATE + labels[label]] = state
    for label in moment.fired:
        s[at.FIRED + labels[label]] = 1
    for number, contingent in enumerate(in_order(scenario)):
        if contingent.letter in moment.fled:
            s[at.FATE + number] = at.FLED
            first, end = q[at.FIRST_UNIT + number], q[at.END_OF_UNITS + number]
            s[at.STATE + first : at.STATE + end] = at.ELIMINATED
    for one, other in moment.engaged:
        a, b = labels[one], labels[other]
        side = side_towards(q, int(s[at.HEX + a]), int(s[at.HEX + b]))
        s[at.ENGAGED + a] |= 1 << side
        s[at.ENGAGED + b] |= 1 << opposite(side)
    _set_samurai(s, scenario)
    for one, gun, rides in moment.provoked:
        s[at.AGAINST + labels[one]] = 1 + labels[gun]
        s[at.WHY + labels[one]] = at.BY_GUNFIRE_CHARGING if rides else at.BY_GUNFIRE
    if moment.initiative is not None:  # in the middle of a turn
        s[at.INITIATIVE] = s[at.ACTIVE] = moment.initiative
        s[at.PHASE] = at.CHOOSE_CONTINGENT
    for place, numbers in (
        (at.HEADS, moment.heads),
        (at.GREAT_HEADS, moment.great_heads),
        (at.ACTIVATIONS_USED, moment.activations_used),
        (at.TRUMPS_USED, moment.trumps_used),
        (at.SAMURAI_DRAWN, moment.samurai_drawn),
    ):
        s[place], s[place + 1] = numbers


def _set_samurai(s: State, scenario: Scenario) -> None:
    """Set the Samurai in play, and those who are lost."""
    named = [each.name for cup in cups(scenario) for each in cup]
    letters = [each.letter for each in in_order(scenario)]
    for name in scenario.moment.samurai_lost:
        s[at.RETAINER + _in_cup(s, named, name)] = at.SAMURAI_GONE
    for each in scenario.moment.retainers:
        number = _in_cup(s, named, each.name)
        s[at.RETAINER + number] = letters.index(each.letter)
        s[at.SAMURAI_HITS + number] = each.hits
        s[at.SAMURAI_LOST_FACE + number] = each.lost_face


def _in_cup(s: State, named: list[str], name: str) -> int:
    """Find a Samurai of a name who is still in a cup."""
    return next(
        number
        for number, other in enumerate(named)
        if other == name and s[at.RETAINER + number] == at.IN_CUP
    )
