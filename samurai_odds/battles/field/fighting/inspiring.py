"""Leader Inspired Close Combat on the board: who can inspire, and the choice to."""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.fighting.battle import joins_swarm
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import beside, leader_in_reach
from samurai_odds.play.rules.offering import Numbers, ask, no_options, option


def may_be_inspired(q: Numbers, s: Numbers, place: int, side: int) -> bool:
    """Say whether a leader could inspire a unit in a hex: in it, or mounted and next to it."""
    if q[at.UNINSPIRED + place]:
        return False
    return s[at.LEADER_AT + place] >= 0 or leader_in_reach(q, s, place, side)


def levies_inspired(q: Numbers, s: Numbers) -> int:
    """Count the units of the attack declared that leaders could inspire."""
    units = 1 if may_be_inspired(q, s, s[at.BATTLE_FROM], s[at.ACTIVE]) else 0
    if s[at.MODE] != at.SWARM:
        return units
    for direction in range(6):
        place = beside(q, s[at.BATTLE_AT], direction)
        unit = s[at.UNIT_AT + place] if place >= 0 else at.NONE
        if unit != s[at.ATTACKER] and joins_swarm(q, s, unit, s[at.BATTLE_AT]):
            units += 1 if may_be_inspired(q, s, place, s[at.ACTIVE]) else 0
    return units


def offer_inspiration(q: Numbers, s: Numbers) -> bool:
    """Ask the attacker how many units he inspires, if he can at all."""
    cost = q[at.COMBAT_GENERAL + combat.INSPIRE_COST]
    held = s[side_row(s[at.ACTIVE]) + at.TOKENS]
    most = levies_inspired(q, s)
    if most == 0 or held < cost:
        return False
    no_options(s)
    for units in range(most + 1):
        if units * cost <= held:
            option(s, units)
    ask(s, at.INSPIRE_CHOICE, s[at.ACTIVE])
    return True


def offer_inspiration_back(q: Numbers, s: Numbers) -> bool:
    """Ask the defender whether he inspires the strike that he is about to make."""
    side = 1 - s[at.ACTIVE]
    cost = q[at.COMBAT_GENERAL + combat.INSPIRE_COST]
    if s[side_row(side) + at.TOKENS] < cost:
        return False
    if not may_be_inspired(q, s, s[at.BATTLE_AT], side):
        return False
    no_options(s)
    option(s, 0)
    option(s, 1)
    ask(s, at.INSPIRE_CHOICE, side)
    return True
