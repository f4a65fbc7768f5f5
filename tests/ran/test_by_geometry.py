"""The ground's functions against an independent geometry, on maps drawn at random (seeds fixed)."""

import random
from types import SimpleNamespace

import pytest

from samurai_odds.ran.hexes import HEXSIDES, TERRAIN, ZONES, Field, Terrain
from samurai_odds.ran.men import Man
from samurai_odds.ran.rules.movement.command import (
    can_fire_at,
    holds,
    in_chief_range,
    in_command,
    in_enemy_zone,
)
from samurai_odds.ran.rules.pieces import aspect, sees, surrounded
from samurai_odds.ran.rules.question import in_order
from samurai_odds.ran.scenario.scenario import Army, Command, Contingent, Counter, Scenario
from samurai_odds.ran.units import read_unit
from samurai_odds.ran.zones import zone
from tests.ran.reference.battle import geometry, ground
from tests.ran.rules.table import Position

KINDS = {
    **dict.fromkeys(("AS 6-4", "SI 7-4", "KB 7-6"), True),
    **dict.fromkeys(("AS-T 5-4", "AS-B 5-4", "SI-B 6-5", "KB-B 6-6"), False),
}
MAPS = range(20)
FIRES = {None: 0, "front": 1, "flank": 2}


class Drawn:
    """A map with two armies drawn at random, as the library has it and as the reference."""

    def __init__(self, seed):
        dice = random.Random(seed)
        self.field = Field(dice.randint(3, 9), dice.randint(3, 9))
        self.all = range(self.field.hexes)
        wild = dice.random()
        kinds = [dice.choice(TERRAIN) if dice.random() < wild else "clear" for _ in self.all]
        levels = [dice.randint(0, 2) if dice.random() < wild else 0 for _ in self.all]
        edges = {tuple(sorted((a, b))) for a in self.all for b in self.field.neighbors(a) if b >= 0}
        sides = {edge: dice.choice(HEXSIDES) for edge in sorted(edges) if dice.random() < wild / 3}
        self.its = Terrain(self.field, tuple(kinds), tuple(levels), tuple(sides.items()))
        self.ground = ground.Ground(
            {self.where(n): kinds[n] for n in self.all},
            {self.where(n): levels[n] for n in self.all},
            {frozenset(map(self.where, edge)): kind for edge, kind in sides.items()},
        )
        places = dice.sample(self.all, min(len(self.all), dice.randint(2, 14)))
        self.scenario = self.armies(dice, places)
        self.position = Position(self.scenario)
        self.q, self.s = self.position.q, self.position.s
        self.units = {
            label: SimpleNamespace(
                kind=each.unit.type,
                state="disrupted" if each.unit.has("disrupted") else "ordered",
                hex=self.where(each.hex),
                facing=None if each.facing is None else geometry.VERTICES[each.facing],
                side=each.side,
            )
            for label, each in self.scenario.standing.items()
        }

    def where(self, number):
        name = self.field.name_of(number)
        return int(name[:2]), int(name[2:])

    def number(self, where):
        return self.field.hex_named("{:02}{:02}".format(*where))

    def armies(self, dice, places):
        counters = {letter: [] for letter in "ABab"}
        for place in places:
            counters[dice.choice("ABab")].append((place, dice.choice(list(KINDS))))
        contingents = []
        for letter, standing in counters.items():
            chief = letter in "Aa"
            made = [self.counter(dice, n, *each) for n, each in enumerate(standing, 1)]
            if chief and made and dice.random() < 0.7:
                camp = read_unit("Honjin 6-0", "")
                made[-1] = Counter(made[-1].number, camp, made[-1].hex, None)
            at = dice.choice(made).hex if made and dice.random() < 0.8 else dice.choice(self.all)
            contingents.append(
                Contingent(
                    letter, letter, dice.randint(1, 6), Man(5, 5), at, tuple(made),
                    Command(2, 2) if chief else None,
                )
            )  # fmt: skip
        armies = (Army("r", 20), Army("b", 20))
        return Scenario("t", self.its, armies, tuple(contingents))

    def counter(self, dice, number, place, kind):
        unit = read_unit(kind, "")
        if KINDS[kind] and dice.random() < 0.2:
            unit = unit.with_words("disrupted")
        return Counter(number, unit, place, dice.randrange(6))

    def of(self, side):
        return [unit for unit in self.units.values() if unit.side == side]


@pytest.fixture(params=MAPS)
def drawn(request):
    return Drawn(request.param)


@pytest.mark.quick(2)
def test_distance_and_sides(drawn):
    for a in drawn.all:
        for b in drawn.all:
            one, other = drawn.where(a), drawn.where(b)
            assert drawn.field.distance(a, b) == geometry.distance(one, other)
            for number, facing in enumerate(geometry.VERTICES):
                met = geometry.met_on(one, facing, other)
                assert ZONES[aspect(drawn.q, a, number, b)] == met, (one, facing, other)


@pytest.mark.quick(4)
def test_zones_of_control(drawn):
    standing, q, s = drawn.scenario.standing, drawn.q, drawn.s
    for label, unit in drawn.units.items():
        mine = {drawn.number(where) for where in ground.zone(drawn.ground, unit)}
        assert zone(drawn.its, standing[label]) == mine, label  # as pictures show it
        assert {n for n in drawn.all if holds(q, s, drawn.position.unit(label), n)} == mine, label
    for side in (0, 1):
        enemies = drawn.of(1 - side)
        held = set().union(*(ground.zone(drawn.ground, unit) for unit in enemies))
        one = next((drawn.position.unit(u) for u, it in standing.items() if it.side == side), None)
        for n in drawn.all:
            assert in_enemy_zone(s, side, n) == (drawn.where(n) in held)
            if one is not None:
                stood, s.hex[one] = s.hex[one], n
                mine = ground.surrounded(drawn.ground, drawn.where(n), enemies)
                assert surrounded(q, s, one) == mine, (drawn.where(n), side)
                s.hex[one] = stood


@pytest.mark.quick(4)
def test_sight_and_fire(drawn):
    q, s = drawn.q, drawn.s
    known = {unit.hex for unit in drawn.units.values()}
    for a in drawn.all:
        for b in range(a + 1):
            one, other = drawn.where(a), drawn.where(b)
            near = geometry.distance(one, other) <= q.sight_range
            mine = near and ground.in_sight(drawn.ground, known, one, other)
            assert sees(q, s, a, b) == mine, (one, other)
            assert sees(q, s, b, a) == mine, (other, one)
    for label, unit in drawn.units.items():
        for n in drawn.all:
            seen = ground.in_sight(drawn.ground, known, unit.hex, drawn.where(n))
            mine = seen and ground.fires_through(drawn.ground, unit, drawn.where(n))
            its = can_fire_at(q, s, drawn.position.unit(label), n)
            assert its == FIRES[mine or None], (label, n)


@pytest.mark.quick(4)
def test_command(drawn):
    listed = in_order(drawn.scenario)
    for number, band in enumerate(listed):
        friends, enemies = drawn.of(band.side), drawn.of(1 - band.side)
        own = {band.label(each): drawn.units[band.label(each)] for each in band.counters}
        at = drawn.where(band.hex)
        called = ground.in_command(
            drawn.ground, at, band.rating, list(own.values()), friends, enemies
        )
        mine = {label for label, unit in own.items() if unit in called}
        assert {u for u in own if in_command(drawn.q, drawn.s, drawn.position.unit(u))} == mine
        chief = drawn.scenario.of_side(band.side)[0]
        camps = [each.hex for each in chief.counters if each.unit.type == "Honjin"]
        there = drawn.where(chief.hex)
        far = ground.command_range(drawn.ground, there, chief.rating, enemies)
        reached = at in ground.reach(drawn.ground, there, friends, enemies, far)
        reached |= band is chief or chief.hex in camps
        assert in_chief_range(drawn.q, drawn.s, number) == reached, band.letter
