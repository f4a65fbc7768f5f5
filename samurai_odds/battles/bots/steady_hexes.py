"""What a hex is worth to a unit or a leader: battles, danger and threat, ground, banners."""

from samurai_odds.battles.bots.evaluation import CERTAIN, evaluate
from samurai_odds.battles.bots.layout import Weights
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
from samurai_odds.battles.bots.steady_scratch import turn_and_side, weight
from samurai_odds.battles.bots.steady_strikes import best_battle, honor_price
from samurai_odds.battles.bots.strike_values import SURE, move_wins
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import pair
from samurai_odds.battles.rules.layout import Pair, Question, State
from samurai_odds.battles.rules.movement import exit_banners, reach_of_leader, reach_of_unit
from samurai_odds.battles.rules.pieces import behind, hexes_between, sections_of, side_at

# ---- leaders -------------------------------------------------------------------------


_ALONE = 40  # chance in hundredths that an enemy who comes at him kills a leader alone
_LAST_BLOCK, _SECOND_BLOCK, _SOUND = 14, 7, 3  # the same for one with a unit, by its blocks
_LONELY = 50  # for each hex to a unit that he could join
_NEAR = 3  # hexes to the enemy within which a leader is of use


def value_of_leading(q: Question, s: State, unit: int, near: int) -> int:
    """Weigh that a leader is with a unit so many hexes from the enemy: he inspires it."""
    if s.unit_blocks[unit] == 1:
        return 0
    return weight(q, s, Weights.leads.at) * max(0, _NEAR + 1 - near) // _NEAR


def value_for_leader(q: Question, s: State, leader: int, there: int) -> int:
    """Weigh a hex for a leader who moves by himself."""
    return value_with(q, s, leader, there, s.unit_at[there])


def value_with(q: Question, s: State, leader: int, there: int, unit: int) -> int:
    """Weigh a hex for a leader if he is there with a unit, NONE: alone."""
    side = q.leader_side[leader]
    near, comers, shooters, lonely = 30, 0, 0, 30
    for other in range(s.units):
        where = s.unit_hex[other]
        if where < 0:
            continue
        away = hexes_between(q, there, where)
        if s.unit_side[other] == side:
            lonely = min(lonely, away)
            continue
        near = min(near, away)
        if away <= 1 + q.kinds[q.unit_kind[other]].fights:
            comers += 1
        elif away <= q.kinds[q.unit_kind[other]].reach:
            shooters += 1
    chance = _ALONE * min(comers, 2) + _ALONE * min(shooters, 2) // 8
    worth = -_LONELY * lonely
    if unit >= 0:
        blocks = s.unit_blocks[unit]
        each = _LAST_BLOCK if blocks == 1 else _SECOND_BLOCK if blocks == 2 else _SOUND
        chance = each * min(comers, 2) + each * min(shooters, 2) // 4
        worth = value_of_leading(q, s, unit, near)
    price = s.memo.banner_prices[1 - side] * q.leader_banners[leader]
    return worth - price * chance // 100 * weight(q, s, Weights.exposed.at) // 100


def value_of_leader_order(q: Question, s: State, leader: int, rides: int) -> int:
    """Weigh an order to a leader alone: the best hex for him over that where he is.

    With a unit that has an order he would be where it goes (``rides``, else NONE): there he
    needs no order of his own.
    """
    opened, here = s.options_open, s.leader_hex[leader]
    if rides == at.OFF_BOARD:
        return -1
    idle = value_with(q, s, leader, rides if rides >= 0 else here, s.unit_at[here])
    best = idle
    reach_of_leader(q, s, leader)
    for k in range(opened, s.options_open):
        there = s.choices[k]
        if there != at.OFF_BOARD and there != rides:
            best = max(best, value_for_leader(q, s, leader, there))
    s.options_open = opened
    return best - idle


def value_of_going_off(q: Question, s: State, leader: int) -> int:
    """Weigh that a leader leaves the board: he is no banner to the enemy then, nor of use."""
    side = q.leader_side[leader]
    return -honor_price(q, s, side, 1000 * q.leave_cost) - weight(q, s, Weights.leads.at) * 4


def value_of_fate(q: Question, s: State, leader: int, value: int) -> int:
    """Weigh a lone leader's ways out: a hex, or seppuku, which costs a card but no banner."""
    side = q.leader_side[leader]
    short = s.sides[side].tokens < 3
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


def value_of_cover(q: Question, s: State, unit: int, place: int) -> int:
    """Weigh how the ground protects a unit from the strongest kind of enemy, near or far.

    Who shoots best where he stands need not go to meet the enemy: he stays behind his fence.
    """
    mark, ground = note_of(q, s, unit, place), q.ground[place]
    if s.memo.covered[ground].mark == mark:
        return s.memo.covered[ground].worth
    worst = -_NOBODY
    for k in range(s.memo.foes_found):
        enemy, where = s.memo.foes[k].unit, s.memo.foes[k].hex
        row = pair(q, q.unit_kind[enemy], where, q.unit_kind[unit], place)
        worst = max(worst, Pair(q, row).close.dice - Pair(q, row).close.may_ignore)
    missile = q.kinds[q.unit_kind[unit]].missile
    each = weight(q, s, Weights.cover.at if missile else Weights.cover_foot.at)
    worth = 0 if worst == -_NOBODY else -worst * each
    s.memo.covered[ground].mark, s.memo.covered[ground].worth = mark, worth
    return worth


def urgency(q: Question, s: State, side: int) -> int:
    """Return how much more than usual a side must press, in hundredths, by its chance to win.

    Who is winning can wait; who is losing gains nothing by care.
    """
    key = turn_and_side(s.turn, side)
    if s.memo.press_for != key:
        behind = CERTAIN // 2 - evaluate(q, s, side, False)
        more = behind * weight(q, s, Weights.urgency.at) // (CERTAIN // 2)
        more += outgunned(q, s, side) * weight(q, s, Weights.shootout.at) // 100
        s.memo.press_for, s.memo.press = key, min(250, max(25, 100 + more))
    return s.memo.press


def outgunned(q: Question, s: State, side: int) -> int:
    """Return how much more fire the enemy has, in hundredths: from -100 to 100."""
    fire = more = 0
    for unit in range(s.units):
        if s.unit_hex[unit] >= 0:
            shoots = s.unit_blocks[unit] * q.kinds[q.unit_kind[unit]].reach
            fire += shoots
            more += -shoots if s.unit_side[unit] == side else shoots
    return 100 * more // (fire + _SOME_FIRE)


def patience(s: State) -> int:
    """Say for how many turns more danger is minded if nobody loses a block: two who wait meet."""
    return max(0, PATIENCE - (s.turn - s.memo.quiet_since))


def value_of_place(
    q: Question, s: State, unit: int, place: int, hexes: int, together: bool, least: int
) -> int:
    """Weigh a hex for a unit, with its battle from there after ``hexes`` hexes.

    What is worth ``least`` at most but for the danger is not looked at further.
    """
    worth = best_battle(q, s, unit, place, hexes, together)
    if hexes > 0:
        worth -= weight(q, s, Weights.moving.at)
    worth += value_in_peace(q, s, unit, place)
    return worth if worth <= least else worth - minded(q, s, unit, place, s.memo.aim)


def value_of_standing(q: Question, s: State, unit: int, place: int) -> int:
    """Weigh a hex for a unit without a battle."""
    return value_in_peace(q, s, unit, place) - minded(q, s, unit, place, at.NONE)


def minded(q: Question, s: State, unit: int, place: int, aim: int) -> int:
    """Weigh the danger in a hex, as far as it is minded, after a battle at what stands in ``aim``.

    0 at least: a bot that sought danger would need a weight below 0.
    """
    side = s.unit_side[unit]
    steady = is_steady(q, s, unit, place)
    counted = (
        danger(q, s, unit, place, steady, aim)
        * weight(q, s, Weights.danger.at)
        // urgency(q, s, side)
    )
    return counted * patience(s) // PATIENCE


def value_in_peace(q: Question, s: State, unit: int, place: int) -> int:
    """Weigh a hex for a unit but for its battle and the danger there."""
    side = s.unit_side[unit]
    list_foes(q, s, side)
    press = urgency(q, s, side)
    near = nearest_foe(q, s, side, place)
    worth = value_of_company(q, s, unit, place, side)
    worth += threat(q, s, unit, place) * weight(q, s, Weights.threat.at) // 100
    if q.kinds[q.unit_kind[unit]].missile:
        near = max(near, weight(q, s, Weights.standoff.at))
    worth += value_of_cover(q, s, unit, place)
    approach = weight(q, s, Weights.approach.at) * press // 100
    if q.kinds[q.unit_kind[unit]].mounted:
        approach = approach * weight(q, s, Weights.approach_mounted.at) // 100
    worth -= near * approach
    worth += value_of_ground(q, s, unit, place, side)
    leader = s.leader_at[s.unit_hex[unit]]
    if leader >= 0:
        worth += value_of_leading(q, s, unit, near)
    return worth


def value_of_company(q: Question, s: State, unit: int, place: int, side: int) -> int:
    """Weigh support in a hex, friends against enemies near it, and whether a way leads back."""
    worth = weight(q, s, Weights.support.at) if is_steady(q, s, unit, place) else 0
    worth += weight(q, s, Weights.mass.at) * max(-_CROWD, min(_CROWD, majority(q, s, unit, place)))
    return worth - (weight(q, s, Weights.cornered.at) if is_cornered(q, s, place, side) else 0)


def is_cornered(q: Question, s: State, place: int, side: int) -> bool:
    """Return whether both hexes behind a hex are closed, taken or off the board."""
    for k in range(2):
        there = behind(q, side, place, k)
        if there >= 0 and q.passable[there] and side_at(q, s, there) == at.NONE:
            return False
    return True


def value_of_ground(q: Question, s: State, unit: int, place: int, side: int) -> int:
    """Weigh the banners in a hex, the way to others, and those kept from the enemy."""
    price = s.memo.banner_prices[side]
    banners = open_banners(q, s, side, place)
    banners += banners_for(q, side, place, q.unit_kind[unit])
    worth = banners * price * weight(q, s, Weights.progress.at) // 100
    if move_wins(q, s, unit, place):
        worth += SURE
    measure_ways(q, s, side)
    hexes = way(q, s, unit, place)
    if hexes < FAR and banners == 0:
        worth -= hexes * price * weight(q, s, Weights.way.at) // 100
    banners_held = open_banners(q, s, 1 - side, place)
    if banners_held > 0:
        near = max(1, min(_FARTHEST_GUARD, nearest_foe(q, s, side, place)))
        guard = (
            banners_held * s.memo.banner_prices[1 - side] * weight(q, s, Weights.guard.at) // 100
        )
        worth += guard * (1 + _FARTHEST_GUARD - near) // _FARTHEST_GUARD
    if q.clear_banners[1 - side]:
        worth += value_of_section(q, s, unit, place, side)
    return worth


def value_of_section(q: Question, s: State, unit: int, place: int, side: int) -> int:
    """Weigh that no section is left to the enemy, whom an empty one pays every turn."""
    left = section_of(q, side, s.unit_hex[unit])
    entered = section_of(q, side, place)
    if left == entered:
        return 0
    pays = q.clear_banners[1 - side] * s.memo.banner_prices[1 - side]
    worth = 0
    if others_in(q, s, unit, side, left) == 0:
        worth -= pays
    if others_in(q, s, unit, side, entered) == 0:
        worth += pays
    return worth * weight(q, s, Weights.section.at) // 100


def section_of(q: Question, side: int, place: int) -> int:
    """Say in which section a hex counts as empty or not: a dotted line is the center's."""
    bits = sections_of(q, (1 - side), place)
    return 2 if bits & 2 else bits


def others_in(q: Question, s: State, unit: int, side: int, section: int) -> int:
    count = 0
    for other in range(s.units):
        where = s.unit_hex[other]
        if where >= 0 and other != unit and s.unit_side[other] == side:
            if section_of(q, side, where) == section:
                count += 1
    return count


def value_of_unit(q: Question, s: State, unit: int, aim: int) -> int:
    """Weigh an order to a unit: the best that it could do over doing nothing.

    Note the hex that it would battle at ``aim``, and where it would go.
    """
    here, opened = s.unit_hex[unit], s.options_open
    idle = value_of_standing(q, s, unit, here)
    best = value_of_place(q, s, unit, here, 0, False, _NOTHING)
    s[aim], s.memo.best_hex = s.memo.aim, here
    reach_of_unit(q, s, unit)
    for k in range(opened, s.options_open):
        there = s.choices[k]
        if there == at.OFF_BOARD:
            worth = idle + value_of_leaving(q, s, unit)
            s.memo.aim = at.NONE
        else:
            worth = value_of_place(q, s, unit, there, s.reached[there], False, best)
        if worth > best:
            best, s[aim], s.memo.best_hex = worth, s.memo.aim, there
    s.options_open = opened
    return best - idle


def value_of_leaving(q: Question, s: State, unit: int) -> int:
    """Weigh that a unit leaves the board for banners (scenario)."""
    if move_wins(q, s, unit, at.OFF_BOARD):
        return SURE
    return exit_banners(q, s, unit) * s.memo.banner_prices[s.unit_side[unit]]
