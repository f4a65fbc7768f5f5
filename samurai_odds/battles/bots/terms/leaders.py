"""Where a leader does best: with a sound unit near the enemy, or out of his reach."""

from typing import Any

from samurai_odds.battles.bots.terms.notes import EXPOSED, LEADS, weight
from samurai_odds.battles.bots.terms.prices import banner_price, honor_price
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.movement import reach_of_leader
from samurai_odds.battles.field.pieces import of_kind

_ALONE = 40  # chance in hundredths that an enemy who comes at him kills a leader alone
_LAST_BLOCK, _SECOND_BLOCK, _SOUND = 14, 7, 3  # the same for one with a unit, by its blocks
_LONELY = 40  # for each hex to a unit that he could join
_NEAR = 3  # hexes to the enemy within which a leader is of use


def worth_of_leading(q: Any, s: Any, unit: int, near: int) -> int:
    """Weigh that a leader is with a unit so many hexes from the enemy: he inspires it."""
    if s[at.UNIT_BLOCKS + unit] == 1:
        return 0
    return weight(q, s, LEADS) * max(0, _NEAR + 1 - near) // _NEAR


def worth_for_leader(q: Any, s: Any, leader: int, there: int) -> int:
    """Weigh a hex for a leader who moves by himself."""
    return worth_with(q, s, leader, there, s[at.UNIT_AT + there])


def worth_with(q: Any, s: Any, leader: int, there: int, unit: int) -> int:
    """Weigh a hex for a leader if he is there with a unit, NONE: alone."""
    side = q[at.LEADER_SIDE + leader]
    near, comers, shooters, lonely = 30, 0, 0, 30
    for other in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + other]
        if where < 0:
            continue
        away = q[at.DISTANCES + there * at.MOST_HEXES + where]
        if s[at.UNIT_SIDE + other] == side:
            lonely = min(lonely, away)
            continue
        near = min(near, away)
        if away <= 1 + of_kind(q, other, at.KIND_FIGHTS):
            comers += 1
        elif away <= of_kind(q, other, at.KIND_REACH):
            shooters += 1
    chance = _ALONE * min(comers, 2) + _ALONE * min(shooters, 2) // 8
    worth = -_LONELY * lonely
    if unit >= 0:
        blocks = s[at.UNIT_BLOCKS + unit]
        each = _LAST_BLOCK if blocks == 1 else _SECOND_BLOCK if blocks == 2 else _SOUND
        chance = each * min(comers, 2) + each * min(shooters, 2) // 4
        worth = worth_of_leading(q, s, unit, near)
    price = banner_price(q, s, 1 - side) * q[at.LEADER_BANNERS + leader]
    return worth - price * chance // 100 * weight(q, s, EXPOSED) // 100


def worth_of_leader_order(q: Any, s: Any, leader: int, rides: int) -> int:
    """Weigh an order to a leader alone: the best hex for him over that where he is.

    With a unit that has an order he would be where it goes (``rides``, else NONE): there he
    needs no order of his own.
    """
    opened, here = s[at.OPTIONS_OPEN], s[at.LEADER_HEX + leader]
    if rides == at.OFF_BOARD:
        return -1
    idle = worth_with(q, s, leader, rides if rides >= 0 else here, s[at.UNIT_AT + here])
    best = idle
    reach_of_leader(q, s, leader)
    for k in range(opened, s[at.OPTIONS_OPEN]):
        there = s[at.CHOICES + k]
        if there != at.OFF_BOARD and there != rides:
            best = max(best, worth_for_leader(q, s, leader, there))
    s[at.OPTIONS_OPEN] = opened
    return best - idle


def worth_of_going_off(q: Any, s: Any, leader: int) -> int:
    """Weigh that a leader leaves the board: he is no banner to the enemy then, nor of use."""
    side = q[at.LEADER_SIDE + leader]
    return -honor_price(q, s, side, 1000 * q[at.LEAVE_COST]) - weight(q, s, LEADS) * 4


def worth_of_fate(q: Any, s: Any, leader: int, value: int) -> int:
    """Weigh a lone leader's ways out: a hex, or seppuku, which costs a card but no banner."""
    side = q[at.LEADER_SIDE + leader]
    short = s[side_row(side) + at.TOKENS] < 3
    if value == at.OFF_BOARD:
        return 500 if short else -3000
    return worth_for_leader(q, s, leader, value)
