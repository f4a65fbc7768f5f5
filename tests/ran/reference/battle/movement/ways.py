"""Where a unit can go and on what way; where a man can (6.1-6.3, 6.7, 7.1, 7.2, 4.6).

A node is a hex and the facing with which it is entered. There the unit may turn, once, and then
steps into one of its two front hexes. Of several ways to a node the one counts that costs the
fewest movement points, then the fewest hits by turning (7.14), then that passes the fewest friends.
"""

from functools import cache

from tests.ran.reference.battle.geometry import (
    VERTICES,
    around,
    beside,
    distance,
    turn,
    zone_sides,
)
from tests.ran.reference.battle.pieces import MOVEMENT

CLOSE_COUNTRY = ("woods", "heavy-woods", "village")


def price(ground, loose, here, there):
    """Movement points from a hex into one beside it (6.21, R100); None where nobody may go."""
    key = (loose, here, there)
    if key not in ground.prices:
        ground.prices[key] = worked_out(ground, *key)
    return ground.prices[key]


def worked_out(ground, loose, here, there):
    if ground.closed(here, there):
        return None
    points = MOVEMENT[ground.terrain[there]][loose]
    if ground.side(here, there) in MOVEMENT:
        points += MOVEMENT[ground.side(here, there)][loose]
    rise = ground.level[there] - ground.level[here]
    return points + abs(rise) * MOVEMENT["uphill" if rise > 0 else "downhill"][loose]


def turning_hits(ground, unit, where):
    """What a turn in a hex costs in hits (7.14)."""
    return int(ground.terrain[where] in CLOSE_COUNTRY and not unit.loose)


@cache
def front_hexes(where, facing):
    return [beside(where, s) for s, what in zone_sides(facing).items() if what == "front"]


def would_rout(unit, more):
    """Who is disrupted does not turn where the hits would rout it (11.36)."""
    return unit.state == "disrupted" and unit.hits + more >= unit.showing


class Ways:
    """All that a unit can reach from where it stands; `rules` say what binds it."""

    def __init__(self, t, unit, rules):
        self.t, self.unit, self.rules = t, unit, rules
        self.start = (unit.hex, unit.facing)
        self.enemy_zones = t.zones(1 - unit.side)
        self.friends = {u.hex: u for u in t.friends(unit.side) if u is not unit}
        self.enemies = {u.hex for u in t.enemies(unit.side)} - {rules.goal}
        self.near_enemies = {there for where in self.enemies for there in around(where).values()}
        self.best = {self.start: (0, 0, 0)}
        self.search()

    def search(self):
        """Relax until nothing changes, the cheapest first."""
        pending = [self.start]
        while pending:
            node = min(pending, key=self.best.get)
            pending.remove(node)
            for then, label in self.steps(node):
                if then not in self.best or label < self.best[then]:
                    self.best[then] = label
                    if then not in pending:
                        pending.append(then)

    def steps(self, node):
        """Yield (node entered, label there) for each step out of a node."""
        if not self.rules.may_leave(self, node):
            return
        for facing in VERTICES:
            label = self.turned(node, facing, self.rules.may_turn_and_go(self, node))
            if label is None:
                continue
            for there in front_hexes(node[0], facing):
                if there == self.start[0]:  # R62
                    continue
                cost = self.cost(node[0], there)
                if cost is None or label[0] + cost > self.rules.left:
                    continue
                left = self.rules.left - label[0] - cost
                if self.rules.may_enter(self, node, there, left):
                    passed = int(there in self.friends)
                    yield (there, facing), (label[0] + cost, label[1], label[2] + passed)

    def cost(self, here, there):
        if there not in self.t.ground.terrain or there in self.enemies:
            return None
        friend = self.friends.get(there)
        if friend and (friend.kind == "Honjin" or there in self.enemy_zones):
            return None
        points = price(self.t.ground, self.unit.loose, here, there)
        return None if points is None else points + bool(friend)

    def turned(self, node, facing, allowed, free=False):
        """The label of a node after turning there; None if it cannot turn so far."""
        vertices = turn(node[1], facing)
        points, hits, passed = self.best[node]
        if not vertices:
            return self.best[node]
        if not allowed:
            return None
        if not free and not (self.rules.first_free and node == self.start):
            already = self.rules.turned if node == self.start else 0
            points += max(0, already + vertices - 1) - max(0, already - 1)
        hits += turning_hits(self.t.ground, self.unit, node[0])
        if would_rout(self.unit, hits):
            return None
        return None if points > self.rules.left else (points, hits, passed)

    def ends(self):
        """Where it can stop, as (hex, facing), with the node that it ends in (R62).

        Of the cheapest ways to an end it takes the lowest node that 6.34 allows.
        """
        ways = {}
        for node in self.best:
            if node[0] in self.friends:
                continue
            for facing in VERTICES:
                free = self.rules.last_free
                label = self.turned(node, facing, self.rules.may_turn_last(self, node), free)
                if label is not None and (node[0], facing) != self.start:
                    ways.setdefault((node[0], facing), []).append((label, self.rank(node), node))
        found = {}
        for end, listed in ways.items():
            least = min(listed)[0]
            able = [
                (rank, node)
                for label, rank, node in listed
                if label == least and self.rules.may_end(self, node, end[1])
            ]
            if able:
                found[end] = min(able)[1]
        return found

    def label_of_end(self, end):
        """The points spent to an end (hex, facing, node)."""
        _, facing, node = end
        free = self.rules.last_free
        return self.turned(node, facing, self.rules.may_turn_last(self, node), free)[0]

    def rank(self, node):
        return 6 * self.t.number(node[0]) + VERTICES.index(node[1])

    def way_to(self, node):
        """The nodes from the start to one: read backwards, the lowest predecessor each time."""
        way = [node]
        while way[0] != self.start:
            before = [
                (self.rank(earlier), earlier)
                for earlier in self.best
                for then, label in self.steps(earlier)
                if then == way[0] and label == self.best[way[0]]
            ]
            way.insert(0, min(before)[1])
        return way


def man_reaches(t, start, points, may_enter, may_leave):
    """Hexes that a man without facing can get to, with the points spent (4.6, 10.2)."""
    spent, ring = {start: 0}, [start]
    while ring:
        here = ring.pop(0)
        for there in around(here).values():
            cost = price(t.ground, True, here, there) if there in t.ground.terrain else None
            if cost is None or not may_enter(there) or not (here == start or may_leave(here)):
                continue
            total = spent[here] + cost
            if total <= points and total < spent.get(there, points + 1):
                spent[there] = total
                ring.append(there)
    return spent


def near(t, where, side, hexes=2):
    """Units of a side within so many hexes."""
    return [unit for unit in t.there(side) if distance(unit.hex, where) <= hexes]
