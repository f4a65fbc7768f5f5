"""Positions at random: two shipped armies thrown close together on made-up ground."""

import random
from dataclasses import replace

from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.hexes import Terrain, edge
from samurai_odds.ran.men import Man
from samurai_odds.ran.rules.first_state import first_state
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.scenario.scenario import (
    SWITCHES,
    Contingent,
    Counter,
    Entry,
    Moment,
    Samurai,
    Scenario,
)
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.units import read_unit

SHOOTERS = ("KB-B 6-6", "KB 7-6/6-5", "AS-T 5-4", "AS-B 5-4", "SI-B 5-5")
KEYS = ("study-three-contingents", "study-guns-and-horse", "suriagehara", "nunobeyama")
ROWS, PLACES = range(1, 7), range(1, 7)  # where they are thrown


def scattered(seed: int) -> Scenario:
    """Throw the units of a shipped scenario into a few rows; some disrupted, hit, engaged."""
    draw = random.Random(seed)
    scenario = load(draw.choice(KEYS))
    field = scenario.terrain.field
    first = draw.choice((0, 1))  # so that many stand at the edge of the map
    free = [
        field.hex_at(row - first, place - first)
        for row in ROWS
        for place in PLACES
        if draw.random() < 0.9
    ]
    draw.shuffle(free)
    contingents = tuple(thrown(each, free, draw) for each in scenario.contingents)
    taken = {c.hex for each in contingents for c in each.counters if c.hex is not None}
    ground = made_up(scenario.terrain, draw, taken)
    position = replace(scenario, terrain=ground, contingents=contingents)
    return replace(position, moment=Moment(turn=2, engaged=some_engaged(position, draw)))


def thrown_together(seed: int) -> Scenario:
    """Scatter two armies for two turns, more of whom shoot or ride than in those shipped.

    Who found no hex has routed, is lost, or enters later.
    """
    draw, position = random.Random(seed), scattered(seed)
    routed, eliminated, contingents = [], [], []
    for each in position.contingents:
        waits = each.command is None and draw.random() < 0.15
        counters = []
        for counter in each.counters:
            if counter.unit.type != "Honjin" and draw.random() < 0.3:
                counter = replace(counter, unit=read_unit(draw.choice(SHOOTERS), "unit"))
            if waits or counter.hex is None:
                unit = replace(counter.unit, hits=0, words=())
                counter = replace(counter, unit=unit, hex=None, facing=None)
                if not waits:
                    routs = not unit.fires and draw.random() < 0.8
                    (routed if routs else eliminated).append(each.label(counter))
            counters.append(counter)
        entry = Entry(draw.choice((2, 3)), (draw.randrange(8),), draw.random() < 0.5)
        placed = {"enters": entry, "hex": None} if waits else {}
        contingents.append(replace(each, counters=tuple(counters), **placed))
    cups = [
        tuple(Samurai(f"{side}{k}", draw.randrange(3, 6), a_man(draw)) for k in range(3))
        for side in "rb"
    ]
    armies = [replace(a, samurai=cup) for a, cup in zip(position.armies, cups, strict=True)]
    position = replace(position, contingents=tuple(contingents), armies=tuple(armies), turn_limit=3)
    standing = {k: v for k, v in position.standing.items() if not v.honjin}
    engaged = tuple(pair for pair in position.moment.engaged if set(pair) <= standing.keys())
    lost = {"routed": tuple(routed), "eliminated": tuple(eliminated)}
    found = replace(position, moment=replace(position.moment, engaged=engaged, **lost))
    return replace(found, moment=replace(found.moment, provoked=some_provoked(found, draw)))


def with_readings(position: Scenario, seed: int) -> Scenario:
    """Read half of the rulings the other way (`Rules`)."""
    draw, usual = random.Random(seed), position.rules
    other = {each.field: draw.random() < 0.5 for each in SWITCHES}
    return replace(position, rules=replace(usual, **other))


def a_man(draw: random.Random) -> Man:
    return Man(draw.randrange(4, 8), draw.randrange(3, 7))


def thrown(contingent: Contingent, free: list[int], draw: random.Random) -> Contingent:
    """Throw a contingent's units and its busho; who finds no hex waits off the map."""
    counters = []
    for counter in contingent.counters:
        unit, here = counter.unit, free.pop() if free and draw.random() < 0.8 else None
        words = {"disrupted": draw.random() < 0.25, "open": draw.random() < 0.15}
        if not unit.fires:
            unit = unit.with_words(*(word for word, on in words.items() if on))
        unit = replace(unit, hits=draw.randrange(min(3, unit.effective_tq)))
        facing = None if unit.type == "Honjin" or here is None else draw.randrange(6)
        counters.append(Counter(counter.number, unit, here, facing))
    on_map = [counter.hex for counter in counters if counter.hex is not None]
    man = contingent.man
    if draw.random() < 0.3:
        man = replace(man, hits=1, words=("wounded",))
    return replace(
        contingent,
        counters=tuple(counters),
        enters=None,
        hex=draw.choice(on_map) if on_map else None,
        man=man,
        active=True,
    )


def made_up(ground: Terrain, draw: random.Random, taken: set[int]) -> Terrain:
    """Make up the ground: terrain, levels, streams and rivers at random."""
    kinds = ["clear"] * 6 + ["woods", "village", "castle", "rice-paddy", "heavy-woods", "water"]
    hexes = tuple(draw.choice(kinds) for _ in ground.hexes)
    hexes = tuple("clear" if k in taken and h == "water" else h for k, h in enumerate(hexes))
    levels = tuple(draw.choice((0, 0, 0, 1, 2)) for _ in ground.levels)
    sides = {
        edge(one, other): draw.choice(("stream", "river", "tree-line"))
        for one in range(ground.field.hexes)
        for other in ground.field.neighbors(one)
        if other > one and draw.random() < 0.15
    }
    return Terrain(ground.field, hexes, levels, tuple(sorted(sides.items())))


def some_engaged(position: Scenario, draw: random.Random) -> tuple[tuple[str, str], ...]:
    """Engage some of the enemies that stand side by side (7.31)."""
    standing = position.standing
    return tuple(
        (one, other)
        for one, a in standing.items()
        for other, b in standing.items()
        if a.side == 0 and b.side == 1
        if position.terrain.field.distance(a.hex, b.hex) == 1 and draw.random() < 0.2
    )


def some_provoked(position: Scenario, draw: random.Random) -> tuple[tuple[str, str, bool], ...]:
    """Have some that stand beside enemy guns wait to charge them (8.61, 8.62)."""
    standing, found = position.standing, {}
    for one, a in standing.items():
        for gun, b in standing.items():
            near = a.side != b.side and position.terrain.field.distance(a.hex, b.hex) == 1
            guns = b.unit.type in ("AS-T", "Honjin")
            able = a.unit.type in ("KB", "KB-B", "AS", "SI") and not a.unit.has("disrupted")
            if near and guns and able and draw.random() < 0.7:
                found[one] = (one, gun, a.unit.type == "KB" and draw.random() < 0.5)
    return tuple(found.values())


def state_of(scenario: Scenario) -> tuple[Question, State]:
    """Give a position's question and state."""
    begun = start(scenario)
    question = Question(begun.question.whole)
    return question, State(first_state(question, scenario))


def labels(scenario: Scenario) -> list[str]:
    """List the labels of the units as full games number them."""
    ordered = scenario.of_side(0) + scenario.of_side(1)
    return [each.label(counter) for each in ordered for counter in each.counters]


def on_map(s: State, unit: int) -> bool:
    """Whether a unit is on the map."""
    return s.hex[unit] >= 0
