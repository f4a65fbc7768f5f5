"""Where a bot takes its armies, what they take up and leave behind: Phases A and D."""

from typing import Any

from samurai_odds.swords.bots.weighing.notes import FRONT
from samurai_odds.swords.bots.weighing.strengths import danger, defence, power_of, threat, walls
from samurai_odds.swords.bots.weighing.styles import LOOKS_BACK, NEVER, PROVINCE
from samurai_odds.swords.bots.weighing.worths import (
    best_attack,
    stands_alone,
    worth_of_army,
    worth_of_province,
)
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row
from samurai_odds.swords.field.troops import units_of

NEARER = 12  # for each border nearer to other players
GARRISON = 15  # for a unit left behind
KEPT = 1  # units of a force that stay when an army takes others up


def worth_of_march(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh a border that an army may cross; to stay where it is counts 0."""
    if value == 0:
        return 0
    if value >= at.SEND_VALUE:
        return worth_of_sending(q, s, value - at.SEND_VALUE, style)
    army = s[at.ASKED] * at.ARMIES_EACH + value // at.ARMY_VALUE - 1
    to, here = value % at.ARMY_VALUE, s[at.WHERE + army]
    if s[at.PHASE] == at.FINAL_MARCHES:
        return worth_of_last_march(q, s, army, here, to, style)
    power, alone = power_of(q, s, army_row(army)), stands_alone(s, army, here)
    seat = s[at.ASKED]
    stay = best_attack(q, s, seat, army, power, here, alone, style)
    go = best_attack(q, s, seat, army, joined(q, s, power, to), to, False, style)
    worth = go - stay - (GARRISON if alone else 0)
    if go == 0 and stay == 0:
        worth += (s[at.MEMO + FRONT + here] - s[at.MEMO + FRONT + to]) * NEARER
    return worth


def worth_of_sending(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh a unit that an army sends into an empty province: the province, less its danger."""
    army = s[at.ASKED] * at.ARMIES_EACH + value // at.ARMY_VALUE - 1
    here, seat = s[at.WHERE + army], s[at.ASKED]
    worth = worth_of_province(q, s, seat, value % at.ARMY_VALUE, style)
    held = defence(q, s, here, at.NONE)
    left = max(100, held - q[at.RATINGS + at.SPEARMAN])
    risk = danger(q, s, seat, here, left) - danger(q, s, seat, here, held)
    return worth - risk * worth_of_army(s, army, style) // 1000


def joined(q: Any, s: Any, power: int, to: int) -> int:
    """Give an army's power with what it can take up in a province, one unit left there."""
    there = power_of(q, s, force_row(to))
    if there > 0 and units_of(s, force_row(to)) > KEPT:
        power += there - q[at.RATINGS + at.SPEARMAN] * KEPT
    return power


def worth_of_last_march(q: Any, s: Any, army: int, here: int, to: int, style: int) -> int:
    """Weigh where an army ends its turn: an empty province gained, and its safety."""
    seat = s[at.ASKED]
    power = power_of(q, s, army_row(army))
    alone = stands_alone(s, army, here)
    worth = 0
    if s[at.OWNER + to] < 0:
        worth += worth_of_province(q, s, seat, to, style)
    held = power_of(q, s, force_row(here)) + walls(q, s, here, at.NONE)
    there = power_of(q, s, force_row(to)) + walls(q, s, to, at.NONE)
    if style & LOOKS_BACK:
        risk = threat(q, s, seat, to, power + there) - threat(q, s, seat, here, power + held)
    else:
        risk = danger(q, s, seat, to, power + there) - danger(q, s, seat, here, power + held)
    worth -= risk * worth_of_army(s, army, style) // 1000
    if alone:
        worth -= GARRISON
    if style & LOOKS_BACK:  # what stays behind is in greater danger
        left = max(held, q[at.RATINGS + at.SPEARMAN])
        more = danger(q, s, seat, here, left) - danger(q, s, seat, here, power + held)
        worth -= more * PROVINCE // 2000
    return worth + (s[at.MEMO + FRONT + here] - s[at.MEMO + FRONT + to]) * NEARER


def worth_of_pick_up(s: Any, value: int) -> int:
    """Weigh a unit taken up: the best first, while a unit of the force stays."""
    if value == 0:
        return 0
    army = s[at.MOVER] if s[at.MOVER] >= 0 else s[at.PICKING]
    kind = value - 1
    if kind != at.RONIN and units_of(s, force_row(s[at.WHERE + army])) <= KEPT:
        return NEVER
    return 1 + worth_of_kind(kind)


def worth_of_garrison(value: int) -> int:
    """Weigh a unit left behind: one, the weakest."""
    return 10 if value == 0 else -worth_of_kind(value - 1)


def worth_of_kind(kind: int) -> int:
    """Rank the kinds of unit."""
    if kind == at.BOWMAN:
        return 5
    if kind == at.SWORDSMAN:
        return 4
    if kind == at.GUNNER:
        return 3
    return 2
