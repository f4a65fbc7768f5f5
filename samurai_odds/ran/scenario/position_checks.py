"""What is wrong with how far a battle has come."""

from collections import Counter as Count
from collections.abc import Iterator

from samurai_odds.errors import unknown
from samurai_odds.ran.scenario.samurai_checks import samurai_problems
from samurai_odds.ran.scenario.scenario import BLUE, HONJIN, RED, SIDES, Scenario

Problem = tuple[str, str]
_MOST_HEADS = 99


def position_problems(scenario: Scenario) -> Iterator[Problem]:
    """Say what is wrong with a position; a fresh scenario has none."""
    moment = scenario.moment
    if not 1 <= moment.turn <= max(1, scenario.turn_limit):  # a limit below 1 is told itself
        yield "position turn", f"turn {moment.turn}: 1 to {scenario.turn_limit} is allowed"
    if moment.initiative not in (None, RED, BLUE):
        yield "position initiative", unknown("side", moment.initiative, SIDES)
    yield from _lists(scenario)
    yield from _engaged(scenario)
    yield from _provoked(scenario)
    yield from samurai_problems(scenario)
    for where, pair in (("heads", moment.heads), ("so-taisho heads", moment.great_heads)):
        for side, count in enumerate(pair):
            if not 0 <= count <= _MOST_HEADS:
                yield f"position {SIDES[side]} {where}", f"{count}: 0 to {_MOST_HEADS} is allowed"
    for side in (RED, BLUE):
        chief = next((each.command for each in scenario.of_side(side) if each.command), None)
        for where, used, most in (
            ("activations used", moment.activations_used[side], chief and chief.activations),
            ("trumps used", moment.trumps_used[side], chief and chief.trumps),
        ):
            if chief is not None and not 0 <= used <= (most or 0):
                said = f"{used}: 0 to {most} is what the So-Taisho has"
                yield f"position {SIDES[side]} {where}", said


def _lists(scenario: Scenario) -> Iterator[Problem]:
    moment = scenario.moment
    units = {contingent.label(counter): counter.unit for contingent, counter in scenario.units()}
    letters = [each.letter for each in scenario.contingents]
    for where, names, known in (
        ("routed", moment.routed, list(units)),
        ("eliminated", moment.eliminated, list(units)),
        ("fired", moment.fired, list(units)),
        ("fled", moment.fled, letters),
    ):
        for name, count in Count(names).items():
            if name not in known:
                what = "contingent" if where == "fled" else "unit"
                yield f"position {where}", unknown(what, name, known)
            elif count > 1:
                yield f"position {where}", f"{name} is named twice"
    for name in set(moment.routed) & set(moment.eliminated):
        yield "position eliminated", f"{name} is routed and eliminated"
    for name in moment.routed:
        if name in units and units[name].fires:
            said = f"{name} ({units[name].type}) never routs: it is eliminated (11.61, 4.55)"
            yield "position routed", said
    for name in moment.fired:
        if name in units and (not units[name].fires or units[name].type == HONJIN):
            yield "position fired", f"{name} ({units[name].type}) has no ordered fire (8.11, 4.54)"


def _engaged(scenario: Scenario) -> Iterator[Problem]:
    where = "position engaged"
    for pair, count in Count(scenario.moment.engaged).items():
        one, other = pair
        said = f"{one}-{other}"
        if count > 1:
            yield where, f"{said} is named twice"
        missing = [name for name in pair if name not in scenario.standing]
        if missing:
            yield where, f"{said}: no unit {missing[0]} stands on the map"
            continue
        red, blue = (scenario.standing[name] for name in pair)
        field = scenario.terrain.field
        if (red.side, blue.side) != (RED, BLUE):
            yield where, f"{said}: a red unit and a blue one are engaged, the red one first"
        elif field.has(red.hex) and field.has(blue.hex) and field.distance(red.hex, blue.hex) != 1:
            yield where, f"{said}: engaged units are adjacent (7.31)"


def _provoked(scenario: Scenario) -> Iterator[Problem]:
    where = "position provoked"
    for one, gun, _ in scenario.moment.provoked:
        missing = [name for name in (one, gun) if name not in scenario.standing]
        if missing:
            yield where, f"{one}-{gun}: no unit {missing[0]} stands on the map"
        elif scenario.standing[one].side == scenario.standing[gun].side:
            yield where, f"{one}-{gun}: both are of one side"
    for one, count in Count(one for one, _, _ in scenario.moment.provoked).items():
        if count > 1:
            yield where, f"{one} charges {count} guns: one unit may charge one (8.61)"
