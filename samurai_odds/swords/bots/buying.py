"""What a bot puts its koku into: Actions 1 to 6."""

from typing import Any

from samurai_odds.play.chance import among
from samurai_odds.swords.bots.threats import danger, defence, power_of, rivals_beside, threat, walls
from samurai_odds.swords.bots.together import worth_of_turn
from samurai_odds.swords.bots.worths import (
    COUNTS,
    DAIMYO,
    LOOKS_BACK,
    MIXES,
    NEVER,
    NEVER_BIDS,
    NEVER_BUILDS,
    NEVER_HIRES,
    NEVER_NINJA,
    PROVINCE,
    SURE,
    best_attack,
    provinces_in_reach,
    stands_alone,
    win_is_near,
    worth_of_army,
)
from samurai_odds.swords.koku import price
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import is_into_army, place_of
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import army_row, force_row, tray_row
from samurai_odds.swords.rules.troops import army_in, daimyos_of, ronin_room

WALLS_WANTED = 200  # danger to the last daimyo, in thousandths, that a castle must take off
SAFER = 200  # thousandths of danger that a levied unit takes off, for a province's worth
INTO_ARMY = 300  # for a unit levied into an army at the front: it attacks in one piece
RICH = 5  # koku from which on a castle is thought of
FOR_THE_WIN, TO_STOP_ONE = 3, 2  # koku for the first sword where a win is near: own, a rival's
FOR_THE_NINJA = 1  # koku that hire him where ronin can be had for the others


def koku_for_bin(q: Question, s: State, uniform: Any, style: int) -> int:
    """Say how many koku go into the bin asked; the rest is bid for the ninja."""
    seat, place = s.asked, s.kind_asked
    left = s.koku[seat]
    for earlier in range(place):
        left -= s.bins[seat, earlier]
    if place == at.TO_SWORDS:
        return min(left, koku_for_sword(q, s, seat, uniform, style))
    if place == at.TO_BUILD:
        return koku_for_castle(q, s, seat, left, uniform, style)
    if place == at.TO_LEVY:
        if style & MIXES and win_is_near(q, s, seat, style):
            return min(left, koku_to_levy(q, s, seat))
        held = drawn(q, s, seat, at.MIX_HELD, uniform, style) if style & MIXES else 0
        return min(max(0, left - held), koku_to_levy(q, s, seat))
    return koku_for_ronin(q, s, seat, left, uniform, style)


def drawn(q: Question, s: State, seat: int, what: int, uniform: Any, style: int) -> int:
    """Draw what a bot that mixes decides (`field.bot_tables`): the place of its choice."""
    moment = min(s.turn - 1, at.LATER)
    if q.variant != at.END_OF_ROUND and provinces_in_reach(q, s, seat, style) >= q.goal:
        moment = at.IN_REACH
    elif s.koku[seat] > koku_to_levy(q, s, seat):
        moment = at.SPARE
    start = Question.plan_mix.place(seat, moment, what)
    draw, place = among(uniform, 1000), 0
    while place < at.MOST_MIXED - 1 and draw >= q[start + place]:
        place += 1
    return place


def koku_for_sword(q: Question, s: State, seat: int, uniform: Any, style: int) -> int:
    """Bid for a sword: by the mix, or now and then 1 koku, as three spearmen are worth more.

    A planner bids for the first where a win is near, its own or one that it may stop.
    """
    if style & (SURE | NEVER_BIDS):
        return 0
    if style & MIXES:
        if win_is_near(q, s, seat, style):
            return FOR_THE_WIN
        if a_win_is_near(q, s, style):
            return TO_STOP_ONE
        return drawn(q, s, seat, at.MIX_BID, uniform, style)
    spare = s.koku[seat] - koku_to_levy(q, s, seat)
    return 1 if among(uniform, 100) < 15 or spare > 0 else 0


def sword_wished(q: Question, s: State, seat: int, uniform: Any, style: int) -> int:
    """Choose a sword, of those free: the place of the option, lowest sword first."""
    if not style & MIXES or a_win_is_near(q, s, style):
        return 0
    wish = drawn(q, s, seat, at.MIX_WISH, uniform, style)
    return max(0, s.options_open - wish) if wish > 0 else 0


def a_win_is_near(q: Question, s: State, style: int) -> bool:
    for seat in range(q.seats):
        if s.out_in[seat] == 0 and win_is_near(q, s, seat, style):
            return True
    return False


def koku_for_castle(q: Question, s: State, seat: int, left: int, uniform: Any, style: int) -> int:
    """Pay for a castle: by the mix; a sure bot when it can; else with koku to spare."""
    price = q.castle_price
    if style & NEVER_BUILDS or left < price or price <= 0:
        return 0
    if s.castle_box == 0 and s.base_box == 0:
        return 0
    if style & MIXES:
        if last_daimyo_needs_walls(q, s, seat):
            return price
        if win_is_near(q, s, seat, style):
            return 0
        return price * drawn(q, s, seat, at.MIX_BUILD, uniform, style)
    if style & SURE:
        return price if left >= RICH else 0
    return price if left - koku_to_levy(q, s, seat) >= price and among(uniform, 100) < 70 else 0


def last_daimyo_needs_walls(q: Question, s: State, seat: int) -> bool:
    """Say whether a seat's only daimyo stands in danger that a castle would take off."""
    if daimyos_of(s, seat) > 1:
        return False
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        here = s.where[army]
        if here >= 0 and s.built[here] == at.NOTHING_BUILT and s.castle_box > 0:
            held = defence(q, s, here, at.NONE)
            bonus = q.castle_bonus * q.ratings[at.SPEARMAN]
            safer = threat(q, s, seat, here, held) - threat(q, s, seat, here, held + bonus)
            return safer > WALLS_WANTED
    return False


def koku_for_ronin(q: Question, s: State, seat: int, left: int, uniform: Any, style: int) -> int:
    if style & (SURE | NEVER_HIRES):
        return left if style & NEVER_NINJA else 0
    if style & NEVER_NINJA:
        return left
    if style & MIXES:
        hired = left * drawn(q, s, seat, at.MIX_HIRE, uniform, style) // 2
        return max(hired, left - FOR_THE_NINJA)
    return left // 2


def koku_to_levy(q: Question, s: State, seat: int) -> int:
    """Count the koku that units in the tray could still be bought for."""
    return min(price(s, tray_row(seat), q, Question.units_a_koku.at), s.owned[seat] // 2)


def units_to_levy(q: Question, s: State) -> int:
    """Say how many of the kind asked to levy: as many as can be, but bowmen last.

    Bowmen are asked first, so they get only the koku for which no other units are left: in
    whole games three spearmen are worth more than one bowman.
    """
    seat, kind = s.asked, s.kind_asked
    most = s.options_open - 1
    if kind != at.BOWMAN:
        return most
    row, rate = tray_row(seat), q.units_a_koku[at.BOWMAN]
    others = price(s, row, q, Question.units_a_koku.at) - (s[row + at.BOWMAN] + rate - 1) // rate
    koku = s.bins[seat, at.TO_LEVY]
    return min(most, max(0, koku - others))


def worth_of_placing(q: Question, s: State, value: int, style: int) -> int:
    """Weigh where a levied unit goes: what it adds to an attack, and to the defence."""
    province, into, seat = place_of(value), is_into_army(value), s.asked
    rivals = rivals_beside(q, s, seat, province)
    army = army_in(s, province)
    if rivals == 0:
        return into
    unit = q.ratings[s.kind_asked]
    troop = army if into > 0 else at.FORCE_TROOP
    if into > 0:
        power, alone = power_of(q, s, army_row(army)), stands_alone(s, army, province)
    else:
        power, alone = power_of(q, s, force_row(province)), army < 0
    before = best_attack(q, s, seat, troop, power, province, alone, style) if power > 0 else 0
    worth = best_attack(q, s, seat, troop, power + unit, province, alone, style)
    worth += rivals - before
    if style & LOOKS_BACK:
        held = defence(q, s, province, at.NONE)
        if army >= 0:
            safer = threat(q, s, seat, province, held) - threat(q, s, seat, province, held + unit)
            worth += safer * worth_of_army(s, army, style) // 1000
        safer = danger(q, s, seat, province, held) - danger(q, s, seat, province, held + unit)
        worth += safer * PROVINCE // SAFER + INTO_ARMY * into
    return worth + 10


def worth_of_site(q: Question, s: State, province: int, style: int) -> int:
    """Weigh where to build: what danger the walls take off, the more where a daimyo stands."""
    seat = s.asked
    held = defence(q, s, province, at.NONE)
    if s.built[province] == at.NOTHING_BUILT:
        walled = held + q.castle_bonus * q.ratings[at.SPEARMAN]
    else:
        walled = held - walls(q, s, province, at.NONE)
        walled += q.fortress_bonus * q.ratings[at.RONIN]
    safer = danger(q, s, seat, province, held) - danger(q, s, seat, province, walled)
    worth, army = PROVINCE + (2 * DAIMYO if army_in(s, province) >= 0 else 0), army_in(s, province)
    if style & COUNTS and army >= 0:
        safer = threat(q, s, seat, province, held) - threat(q, s, seat, province, walled)
        worth = PROVINCE + worth_of_army(s, army, style)
    return safer * worth // 100 + rivals_beside(q, s, seat, province)


def worth_of_stack(q: Question, s: State, province: int, style: int) -> int:
    """Weigh where ronin lie: by what one of them brings, of as many as bring most."""
    best, more = NEVER, min(s.ronin_left[s.asked], ronin_room(s, province))
    if army_in(s, province) >= 0 or rivals_beside(q, s, s.asked, province) > 0:
        while more > 0:
            best = max(best, worth_of_ronin(q, s, province, more, style))
            more //= 2
    return best


def worth_of_size(q: Question, s: State, ronin: int, style: int) -> int:
    """Weigh how many ronin lie in the province chosen."""
    return worth_of_ronin(q, s, s.place_asked, ronin, style)


def worth_of_ronin(q: Question, s: State, province: int, more: int, style: int) -> int:
    """Weigh each of some ronin more in a province by the best turn; of equals, the most."""
    gain = worth_of_turn(q, s, province, more, style) - worth_of_turn(q, s, province, 0, style)
    return 10 * gain // more + more
