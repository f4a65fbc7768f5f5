"""The compiled ground against `ran.ground`, on random positions: one source of truth (7.2, 8.1)."""

import random

import pytest

from samurai_odds.ran.field.movement.command import can_fire_at, holds, in_command, in_enemy_zone
from samurai_odds.ran.field.pieces import aspect, sees, surrounded
from samurai_odds.ran.ground import zones as plain_sight
from samurai_odds.ran.ground import zones as plain_zones
from samurai_odds.ran.ground.hexes import ZONES
from samurai_odds.ran.ground.hexes import aspect as plain_aspect
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import read
from tests.ran.field.table import Table
from tests.ran.reference.nearness import commanded

KINDS = ("AS 6-4/5-3", "SI 7-4/6-3", "KB 7-6/6-5", "AS-B 5-4", "AS-T 5-4", "AS 6-4/5-3 disrupted")
VERTICES = ("n", "ne", "se", "s", "sw", "nw")
SIDES = ("ne", "e", "se", "sw", "w", "nw")
COLUMNS, ROWS, EACH = 9, 8, 8


def random_position(seed: int) -> Scenario:
    """Scatter two armies over random ground; the second contingent's busho is on his own."""
    rng = random.Random(seed)
    ground = [[_hex(rng) for _ in range(COLUMNS)] for _ in range(ROWS)]
    free = [(r, c) for r in range(ROWS) for c in range(COLUMNS) if ground[r][c][0] != "~"]
    places = rng.sample(free, 2 * EACH)
    lines = ["Title: t", "Red: r", "  rout level: 20", "Blue: b", "  rout level: 20"]
    for letter in "Aa":
        lines += [
            f"Contingent {letter}: Busho {letter}",
            f"  so-taisho: initiative {rng.randint(1, 6)}, activations 3, trumps 1, 5/5, "
            f"at {letter}{rng.randint(1, EACH)}",
        ]
        for number in range(1, EACH + 1):
            lines.append(f"  {letter}{number} {rng.choice(KINDS)}")
            row, column = places.pop()
            ground[row][column] += f"{letter}{number}{rng.choice(VERTICES)}"
    lines.append("Map:")
    lines += [f"  {number} {' '.join(row)}" for number, row in enumerate(ground, 1)]
    lines.append("Hexsides:")
    lines += _hexsides(rng)
    return read("\n".join(lines) + "\n")


def _hex(rng: random.Random) -> str:
    kind = rng.choice("......wvh~")
    return kind + (str(rng.randint(1, 2)) if rng.random() < 0.25 and kind != "~" else "")


def _hexsides(rng: random.Random) -> list[str]:
    """Draw hexsides of hexes that are not adjacent, so that none is drawn twice."""
    places = [f"{column:02}{row:02}" for column in (2, 5, 8) for row in (2, 5, 7)]
    kinds = ("stream", "tree-line", "river") * 3
    drawn = zip(kinds, rng.sample(places, len(places)), strict=True)
    return [f"  {kind}: {place} {rng.choice(SIDES)}" for kind, place in drawn]


@pytest.mark.parametrize("seed", range(8))
def test_compiled_and_plain_ground_say_the_same(seed: int) -> None:
    """Zones, surrounded, aspects, sight, fields of fire, command."""
    scenario = random_position(seed)
    table = Table(scenario)
    q, s, ground = table.q, table.s, scenario.terrain
    standing = scenario.standing
    everyone = tuple(standing.values())
    occupied = {each.hex for each in everyone}
    hexes = range(ground.field.hexes)
    for side in (0, 1):
        zones = plain_zones.zones(ground, everyone, 1 - side)
        assert [h for h in hexes if in_enemy_zone(s, side, h)] == sorted(zones)
    for label, each in standing.items():
        unit = table.unit(label)
        zone = plain_zones.zone(ground, each)
        assert {h for h in hexes if holds(q, s, unit, h)} == set(zone)
        lost = plain_zones.surrounded(ground, everyone, each.hex, each.side)
        assert surrounded(q, s, unit) == lost
        for h in hexes:
            met = plain_aspect(ground.field, each.hex, each.facing, h)
            assert aspect(q, each.hex, each.facing, h) == ZONES.index(met)
            if each.unit.fires and h != each.hex:
                through = plain_sight.fires_through(ground, each, h)
                seen = through and plain_sight.in_sight(ground, occupied, each.hex, h)
                wanted = {"front": 1, "flank": 2}[through] if seen else 0
                assert can_fire_at(q, s, unit, h) == wanted
    for one in hexes:
        for other in hexes:
            if one != other and ground.field.distance(one, other) <= 4:
                assert sees(q, s, one, other) == plain_sight.in_sight(ground, occupied, one, other)
    held = {label for each in scenario.contingents for label in commanded(scenario, each)}
    assert {label for label in standing if in_command(q, s, table.unit(label))} == held
