"""What a way through one's own line costs: the hits of those who are passed (6.74, 7.14)."""

from typing import Any

from samurai_odds.ran.bots.weighing.worths import breaking_costs, hit_costs
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, is_front
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.reach import end_cost, last_node, node_before
from samurai_odds.ran.field.movement.steps import HIT, POINT
from samurai_odds.ran.field.pieces import tq


def way_costs(q: Any, s: Any, unit: int, number: int, facing: int) -> int:
    """Give what the hits on the way to an end of the move cost, its own and those of friends."""
    if number == s[at.HEX + unit]:
        return 0
    hits = end_cost(q, s, number, facing) % POINT
    cost = hits // HIT * one_hit_costs(q, s, unit)
    if hits % HIT:
        cost += passing_costs(q, s, unit, number, facing)
    return cost


def one_hit_costs(q: Any, s: Any, unit: int) -> int:
    """Give what one more hit costs a unit, which may break it."""
    if s[at.HITS + unit] + 1 >= tq(q, s, unit):
        return breaking_costs(q, s, unit, False)
    return hit_costs(q, s, unit)


def passing_costs(q: Any, s: Any, unit: int, number: int, facing: int) -> int:
    """Add up what the friends on the way to an end lose."""
    cost, start = 0, s[at.HEX + unit]
    node = last_node(q, s, number, facing)
    while node >= 0 and node // mv.FACINGS != start:
        friend = s[at.UNIT_AT + node // mv.FACINGS]
        if friend >= 0 and friend != unit:
            cost += one_hit_costs(q, s, friend)
        node = node_before(q, s, node)
    return cost


def is_behind_friends(q: Any, s: Any, unit: int) -> bool:
    """Say whether friends who are still to act stand in both hexes before a unit."""
    here, blocked, ways = s[at.HEX + unit], 0, 0
    for side in range(at.SIDES_OF_HEX):
        if is_front(s[at.FACING + unit], side):
            there = beside(q, here, side)
            if there >= 0 and q[at.PASSABLE + at.SIDES_OF_HEX * here + side]:
                ways += 1
                other = s[at.UNIT_AT + there]
                if other >= 0 and q[at.SIDE + other] == q[at.SIDE + unit]:
                    blocked += s[at.ACTED + other] == 0
    return ways == blocked
