"""What a hex is worth to a unit or a leader: battles, danger and threat, ground, banners."""

from typing import Any

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.bots.evaluation import CERTAIN, evaluate
from samurai_odds.battles.bots.prospects import QUIET_SINCE
from samurai_odds.battles.bots.steady_foes import (
    is_steady,
    list_foes,
    majority,
    nearest_foe,
    note_of,
)
from samurai_odds.battles.bots.steady_routes import (
    FAR,
    banners_for,
    danger,
    measure_ways,
    open_banners,
    threat,
    way,
)
from samurai_odds.battles.bots.steady_scratch import (
    AIM,
    BANNER_PRICES,
    BEST_HEX,
    COVERED,
    FOE_FIELDS,
    FOE_HEX,
    FOE_UNIT,
    FOES,
    FOES_FOUND,
    PRESS,
    PRESS_FOR,
    turn_and_side,
    weight,
)
from samurai_odds.battles.bots.steady_strikes import best_battle, honor_price
from samurai_odds.battles.bots.steady_weights import (
    APPROACH,
    APPROACH_MOUNTED,
    CORNERED,
    COVER,
    COVER_FOOT,
    DANGER,
    EXPOSED,
    GUARD,
    LEADS,
    MASS,
    MOVING,
    PROGRESS,
    SECTION,
    SHOOTOUT,
    STANDOFF,
    SUPPORT,
    THREAT,
    URGENCY,
    WAY,
)
from samurai_odds.battles.bots.strike_values import SURE, move_wins
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import pair
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.movement import exit_banners, reach_of_leader, reach_of_unit
from samurai_odds.battles.field.pieces import behind, hexes_between, of_kind, sections_of, side_at

# ---- leaders -------------------------------------------------------------------------


_ALONE = 40  # chance in hundredths that an enemy who comes at him kills a leader alone
_LAST_BLOCK, _SECOND_BLOCK, _SOUND = 14, 7, 3  # the same for one with a unit, by its blocks
_LONELY = 50  # for each hex to a unit that he could join
_NEAR = 3  # hexes to the enemy within which a leader is of use


def value_of_leading(q: Any, s: Any, unit: int, near: int) -> int:
    """Weigh that a leader is with a unit so many hexes from the enemy: he inspires it."""
    if s[at.UNIT_BLOCKS + unit] == 1:
        return 0
    return weight(q, s, LEADS) * max(0, _NEAR + 1 - near) // _NEAR


def value_for_leader(q: Any, s: Any, leader: int, there: int) -> int:
    """Weigh a hex for a leader who moves by himself."""
    return value_with(q, s, leader, there, s[at.UNIT_AT + there])


def value_with(q: Any, s: Any, leader: int, there: int, unit: int) -> int:
    """Weigh a hex for a leader if he is there with a unit, NONE: alone."""
    side = q[at.LEADER_SIDE + leader]
    near, comers, shooters, lonely = 30, 0, 0, 30
    for other in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + other]
        if where < 0:
            continue
        away = hexes_between(q, there, where)
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
        worth = value_of_leading(q, s, unit, near)
    price = s[BANNER_PRICES + 1 - side] * q[at.LEADER_BANNERS + leader]
    return worth - price * chance // 100 * weight(q, s, EXPOSED) // 100


def value_of_leader_order(q: Any, s: Any, leader: int, rides: int) -> int:
    """Weigh an order to a leader alone: the best hex for him over that where he is.

    With a unit that has an order he would be where it goes (``rides``, else NONE): there he
    needs no order of his own.
    """
    opened, here = s[at.OPTIONS_OPEN], s[at.LEADER_HEX + leader]
    if rides == at.OFF_BOARD:
        return -1
    idle = value_with(q, s, leader, rides if rides >= 0 else here, s[at.UNIT_AT + here])
    best = idle
    reach_of_leader(q, s, leader)
    for k in range(opened, s[at.OPTIONS_OPEN]):
        there = s[at.CHOICES + k]
        if there != at.OFF_BOARD and there != rides:
            best = max(best, value_for_leader(q, s, leader, there))
    s[at.OPTIONS_OPEN] = opened
    return best - idle


def value_of_going_off(q: Any, s: Any, leader: int) -> int:
    """Weigh that a leader leaves the board: he is no banner to the enemy then, nor of use."""
    side = q[at.LEADER_SIDE + leader]
    return -honor_price(q, s, side, 1000 * q[at.LEAVE_COST]) - weight(q, s, LEADS) * 4


def value_of_fate(q: Any, s: Any, leader: int, value: int) -> int:
    """Weigh a lone leader's ways out: a hex, or seppuku, which costs a card but no banner."""
    side = q[at.LEADER_SIDE + leader]
    short = s[side_row(side) + at.TOKENS] < 3
    if value == at.OFF_BOARD:
        return 500 if short else -3000
    return value_for_leader(q, s, leader, value)


# ---- units ---------------------------------------------------------------------------


PATIENCE = 20  # turns of both sides without a block lost, after which danger counts nothing
_NOBODY = 30  # more dice than any enemy has
_NOTHING = -(2**30)  # less than any hex is worth
_SOME_FIRE = 12  # blocks with missiles by their reach, below which fire counts less
_CROWD = 3  # friends more than enemies, that count at most
_FARTHEST_GUARD = 6  # hexes at which an enemy is no danger to an objective


def value_of_cover(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh how the ground protects a unit from the strongest kind of enemy, near or far.

    Who shoots best where he stands need not go to meet the enemy: he stays behind his fence.
    """
    mark, note = note_of(q, s, unit, place), COVERED + 2 * q[at.GROUND + place]
    if s[note] == mark:
        return s[note + 1]
    worst = -_NOBODY
    for k in range(s[FOES_FOUND]):
        enemy, where = s[FOES + k * FOE_FIELDS + FOE_UNIT], s[FOES + k * FOE_FIELDS + FOE_HEX]
        row = pair(q, q[at.UNIT_KIND + enemy], where, q[at.UNIT_KIND + unit], place)
        worst = max(worst, q[row + combat.DICE] - q[row + combat.MAY_IGNORE])
    missile = of_kind(q, unit, at.KIND_MISSILE)
    worth = 0 if worst == -_NOBODY else -worst * weight(q, s, COVER if missile else COVER_FOOT)
    s[note], s[note + 1] = mark, worth
    return worth


def urgency(q: Any, s: Any, side: int) -> int:
    """Return how much more than usual a side must press, in hundredths, by its chance to win.

    Who is winning can wait; who is losing gains nothing by care.
    """
    key = turn_and_side(s[at.TURN], side)
    if s[PRESS_FOR] != key:
        behind = CERTAIN // 2 - evaluate(q, s, side, False)
        more = behind * weight(q, s, URGENCY) // (CERTAIN // 2)
        more += outgunned(q, s, side) * weight(q, s, SHOOTOUT) // 100
        s[PRESS_FOR], s[PRESS] = key, min(250, max(25, 100 + more))
    return s[PRESS]


def outgunned(q: Any, s: Any, side: int) -> int:
    """Return how much more fire the enemy has, in hundredths: from -100 to 100."""
    fire = more = 0
    for unit in range(s[at.UNITS]):
        if s[at.UNIT_HEX + unit] >= 0:
            shoots = s[at.UNIT_BLOCKS + unit] * of_kind(q, unit, at.KIND_REACH)
            fire += shoots
            more += -shoots if s[at.UNIT_SIDE + unit] == side else shoots
    return 100 * more // (fire + _SOME_FIRE)


def patience(s: Any) -> int:
    """Say for how many turns more danger is minded if nobody loses a block: two who wait meet."""
    return max(0, PATIENCE - (s[at.TURN] - s[at.MEMO + QUIET_SINCE]))


def value_of_place(
    q: Any, s: Any, unit: int, place: int, hexes: int, together: bool, least: int
) -> int:
    """Weigh a hex for a unit, with its battle from there after ``hexes`` hexes.

    What is worth ``least`` at most but for the danger is not looked at further.
    """
    worth = best_battle(q, s, unit, place, hexes, together)
    if hexes > 0:
        worth -= weight(q, s, MOVING)
    worth += value_in_peace(q, s, unit, place)
    return worth if worth <= least else worth - minded(q, s, unit, place, s[AIM])


def value_of_standing(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh a hex for a unit without a battle."""
    return value_in_peace(q, s, unit, place) - minded(q, s, unit, place, at.NONE)


def minded(q: Any, s: Any, unit: int, place: int, aim: int) -> int:
    """Weigh the danger in a hex, as far as it is minded, after a battle at what stands in ``aim``.

    0 at least: a bot that sought danger would need a weight below 0.
    """
    side = s[at.UNIT_SIDE + unit]
    steady = is_steady(q, s, unit, place)
    counted = danger(q, s, unit, place, steady, aim) * weight(q, s, DANGER) // urgency(q, s, side)
    return counted * patience(s) // PATIENCE


def value_in_peace(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh a hex for a unit but for its battle and the danger there."""
    side = s[at.UNIT_SIDE + unit]
    list_foes(q, s, side)
    press = urgency(q, s, side)
    near = nearest_foe(q, s, side, place)
    worth = value_of_company(q, s, unit, place, side)
    worth += threat(q, s, unit, place) * weight(q, s, THREAT) // 100
    if of_kind(q, unit, at.KIND_MISSILE):
        near = max(near, weight(q, s, STANDOFF))
    worth += value_of_cover(q, s, unit, place)
    approach = weight(q, s, APPROACH) * press // 100
    if of_kind(q, unit, at.KIND_MOUNTED):
        approach = approach * weight(q, s, APPROACH_MOUNTED) // 100
    worth -= near * approach
    worth += value_of_ground(q, s, unit, place, side)
    leader = s[at.LEADER_AT + s[at.UNIT_HEX + unit]]
    if leader >= 0:
        worth += value_of_leading(q, s, unit, near)
    return worth


def value_of_company(q: Any, s: Any, unit: int, place: int, side: int) -> int:
    """Weigh support in a hex, friends against enemies near it, and whether a way leads back."""
    worth = weight(q, s, SUPPORT) if is_steady(q, s, unit, place) else 0
    worth += weight(q, s, MASS) * max(-_CROWD, min(_CROWD, majority(q, s, unit, place)))
    return worth - (weight(q, s, CORNERED) if is_cornered(q, s, place, side) else 0)


def is_cornered(q: Any, s: Any, place: int, side: int) -> bool:
    """Return whether both hexes behind a hex are closed, taken or off the board."""
    for k in range(2):
        there = behind(q, side, place, k)
        if there >= 0 and q[at.PASSABLE + there] and side_at(q, s, there) == at.NONE:
            return False
    return True


def value_of_ground(q: Any, s: Any, unit: int, place: int, side: int) -> int:
    """Weigh the banners in a hex, the way to others, and those kept from the enemy."""
    price = s[BANNER_PRICES + side]
    banners = open_banners(q, s, side, place)
    banners += banners_for(q, side, place, q[at.UNIT_KIND + unit])
    worth = banners * price * weight(q, s, PROGRESS) // 100
    if move_wins(q, s, unit, place):
        worth += SURE
    measure_ways(q, s, side)
    hexes = way(q, s, unit, place)
    if hexes < FAR and banners == 0:
        worth -= hexes * price * weight(q, s, WAY) // 100
    kept = open_banners(q, s, 1 - side, place)
    if kept > 0:
        near = max(1, min(_FARTHEST_GUARD, nearest_foe(q, s, side, place)))
        guard = kept * s[BANNER_PRICES + 1 - side] * weight(q, s, GUARD) // 100
        worth += guard * (1 + _FARTHEST_GUARD - near) // _FARTHEST_GUARD
    if q[at.CLEAR_BANNERS + 1 - side]:
        worth += value_of_section(q, s, unit, place, side)
    return worth


def value_of_section(q: Any, s: Any, unit: int, place: int, side: int) -> int:
    """Weigh that no section is left to the enemy, whom an empty one pays every turn."""
    left = section_of(q, side, s[at.UNIT_HEX + unit])
    entered = section_of(q, side, place)
    if left == entered:
        return 0
    pays = q[at.CLEAR_BANNERS + 1 - side] * s[BANNER_PRICES + 1 - side]
    worth = 0
    if others_in(q, s, unit, side, left) == 0:
        worth -= pays
    if others_in(q, s, unit, side, entered) == 0:
        worth += pays
    return worth * weight(q, s, SECTION) // 100


def section_of(q: Any, side: int, place: int) -> int:
    """Say in which section a hex counts as empty or not: a dotted line is the center's."""
    bits = sections_of(q, (1 - side), place)
    return 2 if bits & 2 else bits


def others_in(q: Any, s: Any, unit: int, side: int, section: int) -> int:
    found = 0
    for other in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + other]
        if where >= 0 and other != unit and s[at.UNIT_SIDE + other] == side:
            if section_of(q, side, where) == section:
                found += 1
    return found


def value_of_unit(q: Any, s: Any, unit: int, aim: int) -> int:
    """Weigh an order to a unit: the best that it could do over doing nothing.

    Note the hex that it would battle at ``aim``, and where it would go.
    """
    here, opened = s[at.UNIT_HEX + unit], s[at.OPTIONS_OPEN]
    idle = value_of_standing(q, s, unit, here)
    best = value_of_place(q, s, unit, here, 0, False, _NOTHING)
    s[aim], s[BEST_HEX] = s[AIM], here
    reach_of_unit(q, s, unit)
    for k in range(opened, s[at.OPTIONS_OPEN]):
        there = s[at.CHOICES + k]
        if there == at.OFF_BOARD:
            worth = idle + value_of_leaving(q, s, unit)
            s[AIM] = at.NONE
        else:
            worth = value_of_place(q, s, unit, there, s[at.REACHED + there], False, best)
        if worth > best:
            best, s[aim], s[BEST_HEX] = worth, s[AIM], there
    s[at.OPTIONS_OPEN] = opened
    return best - idle


def value_of_leaving(q: Any, s: Any, unit: int) -> int:
    """Weigh that a unit leaves the board for banners (scenario)."""
    if move_wins(q, s, unit, at.OFF_BOARD):
        return SURE
    return exit_banners(q, s, unit) * s[BANNER_PRICES + s[at.UNIT_SIDE + unit]]
