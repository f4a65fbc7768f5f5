"""Everything that is wrong with a scenario, all of it at once.

Each problem says where it stands (``title``, ``red rout level``, ``A3``, ``A busho``,
``0304``, ``position turn``), which the reader of a file turns into a line.
"""

from collections import Counter as Count
from collections.abc import Iterator

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.ground.hexes import MOST
from samurai_odds.ran.ground.standing import overstacked
from samurai_odds.ran.ground.terrain import HEXSIDES, MOST_LEVEL, TERRAIN, WATER
from samurai_odds.ran.scenario.contingent_checks import contingent_problems
from samurai_odds.ran.scenario.position_checks import position_problems
from samurai_odds.ran.scenario.scenario import HONJIN, SIDES, Samurai, Scenario
from samurai_odds.ran.units import TYPES

Problem = tuple[str, str]  # where and what
_MOST_TURNS = 99
_MOST_LEVEL = 999  # rout points
_MOST_POINTS = 99
_MOST_RANGE = 20


def check(scenario: Scenario) -> None:
    """Raise OddsError with every problem of a scenario."""
    if found := problems(scenario):
        raise OddsError(*(f"{where}: {what}" for where, what in found))


def problems(scenario: Scenario) -> list[Problem]:
    """List every problem of a scenario: where, and what."""
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
    for where, text in [*lines, ("notes", scenario.notes)]:
        if text != " ".join(text.split()) or not text.isprintable():
            yield where, f"{text!r}: a text is one line of words with a single space between"
    for where, text in (("source", scenario.source), ("placement", scenario.placement)):
        tag = text.replace(",", " ").replace(":", " ").split(" ")[0]
        if text and tag not in SOURCES:
            yield where, unknown(f"source at the beginning of {where}", tag, SOURCES)


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
