"""When a bot lets the ninja strike, and at whom; whom revenge falls on."""

from typing import Any

from samurai_odds.swords.bots.weighing.strengths import power_of
from samurai_odds.swords.bots.weighing.styles import NEVER, UNIT
from samurai_odds.swords.bots.weighing.worths import worth_of_daimyo
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row
from samurai_odds.swords.field.troops import regulars_of

BESIDE = 60  # a rival's army next to an own province
THREAT = 100  # an army that has declared a battle against an own province


def worth_of_strike(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh a strike now against waiting, which counts 0."""
    if value == 0:
        return 0
    army, seat = value - 1, s[at.ASKED]
    worth = worth_of_daimyo(q, s, seat, army, style)
    if regulars_of(s, army_row(army)) == 0:
        return worth  # alone with his ronin: he is out at once
    here, near = s[at.WHERE + army], False
    for k in range(q[at.DEGREE + here]):
        near = near or s[at.OWNER + q[at.BORDERS + here * at.MOST_BORDERS + k]] == seat
    if s[at.ACTIVE] == seat:
        if not near or s[at.NINJA_NEXT] != at.DECLARATIONS:
            return NEVER
        return worth // 4 + BESIDE + units(q, s, army)
    target = s[at.DECLARED + army]
    if target < 0 or s[at.OWNER + target] != seat or s[at.NINJA_NEXT] != at.NEXT_TROOP:
        return NEVER
    return worth // 4 + THREAT + units(q, s, army)


def units(q: Any, s: Any, army: int) -> int:
    """Weigh an army's size."""
    power = power_of(q, s, army_row(army))
    return (power // at.RANGED + power % at.RANGED) * UNIT // 100


def worth_of_revenge(q: Any, s: Any, army: int, style: int) -> int:
    """Weigh a daimyo of the ninja's holder."""
    return worth_of_daimyo(q, s, s[at.ASKED], army, style) + units(q, s, army)
