"""What binds a unit on the move: on orders, withdrawing, after who withdraws (6.1-6.5, 7.2)."""

from dataclasses import dataclass

from tests.ran.reference.battle.geometry import distance
from tests.ran.reference.battle.movement.ways import front_hexes


@dataclass
class OnOrders:
    """6.1: ``left`` movement points, ``turned`` vertices in its hex, ``entered`` any hex."""

    t: object
    unit: object
    left: int
    commanded: bool
    turned: int = 0
    entered: bool = False
    held: bool = False  # has turned in an enemy zone, so stays (7.16)
    first_free = last_free = False
    goal = None  # an enemy's hex that counts as free (6.51)

    def begins_in_zone(self, ways, node):
        return node == ways.start and node[0] in ways.enemy_zones and not self.entered

    def may_leave(self, ways, node):
        """7.23, 7.16, 5.33."""
        if node[0] not in ways.enemy_zones:
            return True
        return self.begins_in_zone(ways, node) and self.commanded and not self.held

    def may_turn_and_go(self, ways, node):
        return node[0] not in ways.enemy_zones

    def may_turn_last(self, ways, node):
        """7.16: in the zone of one unit alone."""
        if node[0] not in ways.enemy_zones:
            return True
        holders = self.t.holders(node[0], 1 - self.unit.side)
        alone = len(holders) == 1 and not self.held and not self.t.is_engaged(self.unit)
        return self.begins_in_zone(ways, node) and self.commanded and alone

    def may_enter(self, ways, node, there, left):
        """7.23, 7.24, 5.33, 6.34."""
        zone, near = there in ways.enemy_zones, there in ways.near_enemies
        if zone and (self.unit.state == "disrupted" or self.begins_in_zone(ways, node)):
            return False
        if not self.commanded and (zone or near):
            return False
        return left > 0 or not near or (self.unit.kind == "KB" and self.unit.state == "ordered")

    def may_end(self, ways, node, facing):
        """9.34: on its last point only Kibamusha go there, to charge somebody (9.31)."""
        last = ways.best[node][0] == self.left and node != ways.start
        if not last or node[0] not in ways.near_enemies:
            return True
        return bool(chargeable(self.t, self.unit, node[0], facing))


def chargeable(t, unit, where, facing):
    """Enemies in front whom it did not begin the phase adjacent to (9.31, R35)."""
    front = [there for there in front_hexes(where, facing) if there in t.ground.terrain]
    front = [there for there in front if not t.ground.closed(where, there)]
    return [e for e in t.enemies(unit.side) if e.hex in front and not began_adjacent(unit, e)]


def began_adjacent(one, other):
    starts = one.marks.get("start"), other.marks.get("start")
    return None not in starts and distance(*starts) == 1
