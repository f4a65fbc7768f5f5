"""Special Actions: gaining ground after a successful close combat, and the bonus combat."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.fighting.battle import begin_battle, entry_lets_battle, may_close
from samurai_odds.battles.field.movement import cross
from samurai_odds.battles.field.pieces import (
    beside,
    leader_of,
    of_kind,
    put_leader,
    put_unit,
    side_at,
)
from samurai_odds.play.rules.offering import Numbers, ask, no_options, option


def offer_ground(q: Numbers, s: Numbers) -> None:
    """Offer the hex that the defender has left to the unit that drove him out."""
    unit = s[at.ATTACKER]
    stands = s[at.UNIT_HEX + unit] == s[at.BATTLE_FROM]
    vacated = side_at(q, s, s[at.BATTLE_AT]) == at.NONE
    if s[at.MODE] == at.FIRE or not stands or not vacated:
        s[at.PHASE] = at.CHOOSE_BATTLE
        return
    no_options(s)
    option(s, 0)
    option(s, 1)
    ask(s, at.GAIN_CHOICE, s[at.ACTIVE])


def gain_ground(q: Numbers, s: Numbers, value: int) -> None:
    """Advance onto the vacated hex; cavalry, or infantry with its leader, may battle on (B24)."""
    s[at.PHASE] = at.CHOOSE_BATTLE
    if value == 0:
        return
    unit = s[at.ATTACKER]
    leader = leader_of(q, s, unit)
    put_unit(q, s, unit, s[at.BATTLE_AT])
    if leader >= 0:
        put_leader(q, s, leader, s[at.BATTLE_AT])
    cross(q, s, unit)
    if s[at.UNIT_HEX + unit] < 0 or s[at.IS_BONUS]:
        return
    may_go_on = of_kind(q, unit, at.KIND_MOUNTED) == 1 or leader >= 0
    if may_go_on and entry_lets_battle(q, s, unit):
        s[at.PHASE] = at.BONUS_BATTLE


def offer_bonus(q: Numbers, s: Numbers) -> None:
    """List the enemies next to the ground gained."""
    unit = s[at.ATTACKER]
    no_options(s)
    option(s, 0)
    for direction in range(6):
        there = beside(q, s[at.UNIT_HEX + unit], direction)
        if there >= 0 and side_at(q, s, there) == 1 - s[at.ACTIVE] and may_close(q, s, unit, there):
            option(s, at.BONUS_AT + there)
    ask(s, at.BONUS_CHOICE, s[at.ACTIVE])


def bonus_battle(q: Numbers, s: Numbers, value: int) -> None:
    """Declare the bonus close combat."""
    s[at.PHASE] = at.CHOOSE_BATTLE
    if value > 0:
        begin_battle(q, s, s[at.ATTACKER], at.CLOSE, value - at.BONUS_AT)
        s[at.IS_BONUS] = 1
        s[at.PHASE] = at.CHALLENGE
