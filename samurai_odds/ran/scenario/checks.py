"""Checks of a scenario or a position: every problem at once."""

from collections import Counter as Count
from collections.abc import Iterator

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.engine.text_files import source_problems, spacing_problems
from samurai_odds.errors import refuse, unknown, within
from samurai_odds.ran.hexes import HEXSIDES, MOST, MOST_LEVEL, TERRAIN, WATER
from samurai_odds.ran.scenario.contingent_checks import contingent_problems
from samurai_odds.ran.scenario.scenario import BLUE, HONJIN, RED, SIDES, Samurai, Scenario
from samurai_odds.ran.units import TYPES
from samurai_odds.ran.zones import overstacked

# ---- What is wrong with the Samurai of a position (10.22) ----------------------------

Problem = tuple[str, str]
A_SIDE, A_BUSHO = 5, 2  # at most in a battle, and in play at once (10.22)


def samurai_problems(scenario: Scenario) -> Iterator[Problem]:
    moment = scenario.moment
    where = "position samurai in play"
    sides = {each.letter: each.side for each in scenario.contingents}
    for each in moment.retainers:
        if each.letter not in sides:
            yield where, unknown("contingent", each.letter, list(sides))
            continue
        known = in_cups(scenario, sides[each.letter])
        if each.name not in [samurai.name for samurai in known]:
            yield where, unknown("Samurai", each.name, [samurai.name for samurai in known])
            continue
        man = next(samurai.man for samurai in known if samurai.name == each.name)
        if each.hits >= man.stamina - each.lost_face:
            yield where, f"{each.name} with {each.hits} hits would be dead (10.15)"
    every = [samurai.name for side in (0, 1) for samurai in in_cups(scenario, side)]
    for name in moment.samurai_lost:
        if name not in every:
            yield "position samurai lost", unknown("Samurai", name, sorted(set(every)))
    listed = [
        samurai.name
        for cup in (*(army.samurai for army in scenario.armies), scenario.pool)
        for samurai in cup
    ]
    named = Count([*(each.name for each in moment.retainers), *moment.samurai_lost])
    for name, count in named.items():
        if name in listed and count > listed.count(name):
            yield where, f"{name} is named {count} times, and there are {listed.count(name)}"
    for letter, count in Count(each.letter for each in moment.retainers).items():
        if count > A_BUSHO:
            yield where, f"{letter} has {count} in play: {A_BUSHO} at most (10.22)"
    for side, drawn in enumerate(moment.samurai_drawn):
        here = sum(sides.get(each.letter) == side for each in moment.retainers)
        if not here <= drawn <= A_SIDE:
            said = f"{drawn}: {here} (those in play) to {A_SIDE} is allowed (10.22)"
            yield f"position {SIDES[side]} samurai drawn", said


def in_cups(scenario: Scenario, side: int) -> tuple[Samurai, ...]:
    return scenario.armies[side].samurai + scenario.pool


# ---- What is wrong with how far a battle has come ------------------------------------

_MOST_HEADS = 99


def position_problems(scenario: Scenario) -> Iterator[Problem]:
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


# ---- Everything that is wrong with a scenario, all of it at once ---------------------

_MOST_TURNS = 99
_MOST_LEVEL = 999  # rout points
_MOST_POINTS = 99
_MOST_RANGE = 20


def check(scenario: Scenario) -> None:
    """Raise OddsError with every problem of a scenario."""
    refuse(within(where, what) for where, what in problems(scenario))


def problems(scenario: Scenario) -> list[Problem]:
    ground = list(_ground(scenario))
    if ground:
        return ground  # nothing can be said of who stands where
    return [
        *_texts(scenario),
        *_armies(scenario),
        *_special(scenario),
        *contingent_problems(scenario),
        *_company(scenario),
        *position_problems(scenario),
        *_tags(scenario),
    ]


def _ground(scenario: Scenario) -> Iterator[Problem]:
    ground = scenario.terrain
    over = ground.field
    if not (1 <= over.columns <= MOST and 1 <= over.rows <= MOST):
        said = f"{over.columns} columns and {over.rows} rows"
        yield "map", f"the map has {said}: 1 to {MOST} of each is allowed"
        return
    if len(ground.hexes) != over.hexes or len(ground.levels) != over.hexes:
        yield "map", f"there must be terrain and a level for each of {over.hexes} hexes"
        return
    for number, (kind, level) in enumerate(zip(ground.hexes, ground.levels, strict=True)):
        if kind not in TERRAIN:
            yield over.name_of(number), unknown("terrain", kind, TERRAIN)
        if not 0 <= level <= MOST_LEVEL:
            yield over.name_of(number), f"level {level}: 0 to {MOST_LEVEL} is allowed"
    seen = set()
    for (one, other), kind in ground.sides:
        if kind not in HEXSIDES:
            yield "hexsides", unknown("hexside", kind, HEXSIDES)
        if not (over.has(one) and over.has(other) and one < other) or (
            other not in over.neighbors(one)
        ):
            yield "hexsides", f"hexes {one} and {other} do not share a side, the lower number first"
        if (one, other) in seen:
            yield "hexsides", f"the side between hexes {one} and {other} is named twice"
        seen.add((one, other))


def _texts(scenario: Scenario) -> Iterator[Problem]:
    lines = [("title", scenario.title), ("source", scenario.source)]
    lines += [("placement", scenario.placement)]
    lines += [(SIDES[side], army.name) for side, army in enumerate(scenario.armies)]
    lines += [(f"contingent {each.letter}", each.name) for each in scenario.contingents]
    for where, text in lines:
        if not text:
            yield where, "a name is missing" if " " in where or where in SIDES else "is missing"
    yield from spacing_problems([*lines, ("notes", scenario.notes)])
    yield from source_problems(lines[1:3])


def _armies(scenario: Scenario) -> Iterator[Problem]:
    if not 1 <= scenario.turn_limit <= _MOST_TURNS:
        yield "turn limit", f"{scenario.turn_limit} turns: 1 to {_MOST_TURNS} is allowed"
    for side, army in enumerate(scenario.armies):
        name = SIDES[side]
        if not 1 <= army.level <= _MOST_LEVEL:
            yield f"{name} rout level", f"{army.level} points: 1 to {_MOST_LEVEL} is allowed"
        own = scenario.of_side(side)
        chiefs = [each.letter for each in own if each.command is not None]
        if not own:
            yield name, f"{name} has no contingent"
        elif len(chiefs) != 1:
            yield name, f"an army has one So-Taisho (2.23), {name} has {len(chiefs)}"
        yield from _cup(f"{name} samurai", army.samurai)
    yield from _cup("samurai pool", scenario.pool)


def _cup(where: str, samurai: tuple[Samurai, ...]) -> Iterator[Problem]:
    for name, count in Count(each.name for each in samurai).items():
        if count > 1:
            yield where, f"{name} is named twice"
        if not name or name != " ".join(name.split()) or not name.isprintable() or ";" in name:
            yield where, f"'{name}' is no name: words with a single space between, no semicolon"
        if "[" in name or " range " in f" {name} ":
            yield where, f"'{name}' may hold neither '[' nor the word 'range'"
    for each in samurai:
        if not 0 <= each.range <= _MOST_RANGE:
            yield where, f"{each.name} has range {each.range}: 0 to {_MOST_RANGE} is allowed"
        if each.man.words or each.man.hits:
            yield where, f"{each.name} is in the cup: no hits, no words"
        if not (0 <= each.man.combat <= _MOST_RANGE and 1 <= each.man.stamina <= _MOST_RANGE):
            yield where, f"{each.name}: combat is from 0 to 20 and stamina from 1 to 20"


def _special(scenario: Scenario) -> Iterator[Problem]:
    where = "special rules rout points"
    for kind, count in Count(kind for kind, _ in scenario.rules.rout_points).items():
        if kind not in TYPES:
            yield where, unknown("type", kind, TYPES)
        elif count > 1:
            yield where, f"{kind} is named twice"
    for kind, points in scenario.rules.rout_points:
        if not 0 <= points <= _MOST_POINTS:
            yield where, f"{kind} {points}: 0 to {_MOST_POINTS} points are allowed"


def _company(scenario: Scenario) -> Iterator[Problem]:
    """Say who may not share a hex, and who may not stand where."""
    ground = scenario.terrain
    labels = {standing.hex: label for label, standing in reversed(scenario.standing.items())}
    for number, what in overstacked(scenario.standing.values()):
        yield scenario.hex_name(number), what
    for label, standing in scenario.standing.items():
        if ground.field.has(standing.hex) and ground.hexes[standing.hex] == WATER:
            yield label, "stands on water, which nobody may enter"
    for each in scenario.contingents:
        if each.hex is None or not ground.field.has(each.hex):
            continue
        label = labels.get(each.hex, "")
        if label and label.isupper() != each.letter.isupper():
            yield f"{each.letter} busho", f"is in a hex with the enemy's {label}"
        if ground.hexes[each.hex] == WATER:
            yield f"{each.letter} busho", "is on water, which nobody may enter"
    for side, name in enumerate(SIDES):
        camps = [
            contingent.label(counter)
            for contingent, counter in scenario.units()
            if contingent.side == side and counter.unit.type == HONJIN
        ]
        if len(camps) > 1:
            yield camps[1], f"{name} has more than one Honjin: {', '.join(camps)}"


def _tags(scenario: Scenario) -> Iterator[Problem]:
    known = {f"{side} {what}" for side in SIDES for what in ("rout level", "samurai")}
    for each in scenario.contingents:
        known |= {f"{each.letter} {what}" for what in ("busho", "replacement", "enters")}
        known |= {each.label(counter) for counter in each.counters}
    for where, tag in scenario.sources:
        if where not in known:
            yield "title", f"a source is given for '{where}', which is nothing that has one"
        if tag not in SOURCES:
            yield where, unknown("source", tag, SOURCES)
    for where, count in Count(where for where, _ in scenario.sources).items():
        if count > 1:
            yield where, f"{count} sources are given for '{where}'"
