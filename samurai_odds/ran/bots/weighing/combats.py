"""What a shock or a shot between two units costs either, by the exact tables."""

from typing import Any

from samurai_odds.ran.bots.weighing import tables
from samurai_odds.ran.bots.weighing.worths import (
    FLIPPED,
    breaking_costs,
    hit_costs,
    left_to_tq,
    worth,
    worth_gone,
)
from samurai_odds.ran.combat.layout import COLUMNS
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.pieces import tq
from samurai_odds.ran.ground.sight import EXTENDED

THOUSAND = 1000
PLAIN = 1  # place of no modifier among `tables.MODIFIERS`


def column_of(q: Any, attacker: int, defender: int, charges: bool, shift: int) -> int:
    """Give the column of a shock, from 0; NONE for who never attacks (9.13)."""
    kind = tables.CHARGING if charges else q[at.TYPE + attacker]
    place = q[at.TYPE + defender] * (tables.CHARGING + 1) + kind
    column = q[at.BOT_ODDS + tables.CLASH + place]
    if column == 0:
        return at.NONE
    return min(max(column + shift, 1), COLUMNS) - 1


def defender_row(
    q: Any, s: Any, defender: int, column: int, superior: bool, charged: bool, checks: bool
) -> int:
    """Find what a shock does to its defender, who makes a reaction check or is engaged (9.24)."""
    left = min(left_to_tq(q, s, defender), tables.MOST_LEFT)
    steady = tables.NO_CHECK
    if checks:
        foot = q[at.MOUNTED + defender] == 0
        steady = min(tables.NO_CHECK, max(0, tq(q, s, defender) - (charged and foot)))
    row = ((column * tables.MODIFIERS + PLAIN) * 2 + superior) * tables.STEADY + steady
    return at.BOT_ODDS + tables.DEFENDER + 2 * (row * tables.MOST_LEFT + left - 1)


def defender_suffers(
    q: Any, s: Any, defender: int, column: int, superior: bool, charged: bool, checks: bool
) -> int:
    """Give what a shock costs its defender."""
    place = defender_row(q, s, defender, column, superior, charged, checks)
    broken, hits = q[place + tables.BROKEN], q[place + tables.SUFFERED]
    cost = broken * breaking_costs(q, s, defender, superior) + hits * hit_costs(q, s, defender)
    return cost // THOUSAND


def attacker_row(q: Any, s: Any, attacker: int, column: int, among: int) -> int:
    """Find what a shock does to one of ``among`` attackers, who share the hits (11.22)."""
    left = min(left_to_tq(q, s, attacker) * among, tables.MOST_LEFT)
    row = (column * tables.MODIFIERS + PLAIN) * tables.MOST_LEFT + left - 1
    return at.BOT_ODDS + tables.ATTACKER + 2 * row


def attacker_suffers(q: Any, s: Any, attacker: int, column: int, charges: bool, among: int) -> int:
    """Give what a shock costs one of ``among`` attackers."""
    place = attacker_row(q, s, attacker, column, among)
    broken, hits = q[place + tables.BROKEN], q[place + tables.SUFFERED] // among
    cost = broken * breaking_costs(q, s, attacker, False) + hits * hit_costs(q, s, attacker)
    cost = cost // THOUSAND
    if charges and s[at.STATE + attacker] == at.ORDERED:  # disrupted in any case (9.32)
        flip = worth(q, attacker) * FLIPPED // 100 - worth_gone(q, s, attacker)
        cost = max(cost, (THOUSAND - broken) * flip // THOUSAND + cost)
    return cost


def shot_costs(q: Any, s: Any, firer: int, target: int, distance: int, modifier: int) -> int:
    """Give what a shot costs its target, cover of its hex included."""
    weapon = q[at.WEAPON + firer] - at.BOW
    if weapon < 0 or distance > EXTENDED:
        return 0
    die = modifier + q[at.COVER + s[at.HEX + target]] - tables.LOWEST_SHOT
    die = min(max(die, 0), tables.SHOTS - 1)
    left = min(left_to_tq(q, s, target), tables.MOST_LEFT)
    row = (weapon * EXTENDED + distance - 1) * tables.SHOTS + die
    place = at.BOT_ODDS + tables.SHOT + 3 * (row * tables.MOST_LEFT + left - 1)
    broken = q[place + tables.SHOT_BREAKS]
    if q[at.WEAPON + target] != at.NO_WEAPON or s[at.STATE + target] == at.ORDERED:
        broken += q[place + tables.SHOT_CHECKS] * max(0, 9 - tq(q, s, target)) // 10
    cost = broken * breaking_costs(q, s, target, False)
    return (cost + q[place + tables.SHOT_HITS] * hit_costs(q, s, target)) // THOUSAND
