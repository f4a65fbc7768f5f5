"""Action 4, Levy Units: first all buy, in the open, then all place, one unit a province."""

from samurai_odds.play.offering import Numbers, ask, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row, tray_row
from samurai_odds.swords.field.plan import bin_of, lose_koku
from samurai_odds.swords.field.setup import seat_with
from samurai_odds.swords.field.troops import (
    army_has_room,
    army_in,
    force_has_room,
    ronin_room,
    tally,
)
from samurai_odds.swords.koku import price


def levy_row(seat: int) -> int:
    return at.LEVY + seat * at.KIND_COUNT


def offer_purchase(q: Numbers, s: Numbers) -> None:
    """Ask how many of the next kind a seat levies: within koku, tray and own provinces.

    W1: purchases become visible together.
    """
    seat = s[at.ASKING]
    if seat >= q[at.SEATS]:
        end_purchases(q, s)
        return
    if s[at.STEP] >= len(at.LEVIED_KINDS) or bin_of(s, seat, at.TO_LEVY) == 0:
        s[at.ASKING], s[at.STEP] = seat + 1, 0
        return
    kind, row = at.LEVIED_KINDS[s[at.STEP]], levy_row(seat)
    bought = 0
    for k in range(at.KIND_COUNT):
        bought += s[row + k]
    most = min(s[tray_row(seat) + kind], s[at.OWNED + seat] - bought)
    s[at.KIND_ASKED] = kind
    no_options(s)
    option(s, 0)
    number = 1
    while number <= most:
        s[row + kind] = number
        if price(s, row, q, at.UNITS_A_KOKU) > bin_of(s, seat, at.TO_LEVY):
            break
        option(s, number)
        number += 1
    s[row + kind] = 0
    ask(s, at.LEVY_CHOICE, seat)


def buy(s: Numbers, number: int) -> None:
    s[levy_row(s[at.ASKED]) + s[at.KIND_ASKED]] = number
    s[at.STEP] += 1


def end_purchases(q: Numbers, s: Numbers) -> None:
    """Take what was bought out of the trays; koku left over are lost (W2)."""
    for seat in range(q[at.SEATS]):
        koku = bin_of(s, seat, at.TO_LEVY)
        if koku == 0:
            continue
        lose_koku(s, seat, at.TO_LEVY, koku - price(s, levy_row(seat), q, at.UNITS_A_KOKU))
        for kind in range(at.KIND_COUNT):
            s[tray_row(seat) + kind] -= s[levy_row(seat) + kind]
            tally(s, seat, at.UNITS_LEVIED, s[levy_row(seat) + kind])
    s[at.ASKING], s[at.PHASE] = 0, at.PLACING


def offer_places(q: Numbers, s: Numbers) -> None:
    """Place Your Levied Units: each to another own province, into its force or its army.

    W1: all place at the same time. What fits nowhere goes back to the tray.
    """
    seat = s[at.ASKING]
    if seat >= q[at.SEATS]:
        place_all(q, s)
        return
    kind = at.NONE
    for k in range(len(at.LEVIED_KINDS)):
        if kind < 0 and s[levy_row(seat) + at.LEVIED_KINDS[k]] > 0:
            kind = at.LEVIED_KINDS[k]
    if kind < 0:
        s[at.ASKING] = seat + 1
        return
    s[at.KIND_ASKED] = kind
    no_options(s)
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] == seat and s[at.LEVIED + province] == 0:
            if force_has_room(q, s, province):
                option(s, 2 * province)
            army = army_in(s, province)
            if army >= 0 and army_has_room(q, s, army, kind):
                option(s, 2 * province + 1)
    if s[at.OPTIONS_OPEN] == 0:
        s[tray_row(seat) + kind] += s[levy_row(seat) + kind]
        s[levy_row(seat) + kind] = 0
    else:
        ask(s, at.PLACE_CHOICE, seat)


def choose_place(s: Numbers, value: int) -> None:
    kind = s[at.KIND_ASKED]
    s[levy_row(s[at.ASKED]) + kind] -= 1
    s[at.LEVIED + value // 2] = 1 + kind + (at.INTO_ARMY if value % 2 else 0)


def place_all(q: Numbers, s: Numbers) -> None:
    for province in range(q[at.PROVINCES]):
        levied = s[at.LEVIED + province]
        if levied > at.INTO_ARMY:
            s[army_row(army_in(s, province)) + levied - at.INTO_ARMY - 1] += 1
        elif levied > 0:
            s[force_row(province) + levied - 1] += 1
        s[at.LEVIED + province] = 0
    s[at.STEP], s[at.PHASE] = 1, at.HIRING


def hire(q: Numbers, s: Numbers) -> None:
    """Hire Ronin in sword order, which decides when the box runs short (S9)."""
    seat = seat_with(s, s[at.STEP])
    if seat < 0:
        s[at.ASKING], s[at.STEP], s[at.PHASE] = 0, 0, at.DEPLOYING
        return
    koku, rate = bin_of(s, seat, at.TO_RONIN), q[at.UNITS_A_KOKU + at.RONIN]
    number = min(rate * koku, s[at.RONIN_BOX])
    lose_koku(s, seat, at.TO_RONIN, koku - (number + rate - 1) // rate)
    s[at.RONIN_BOX] -= number
    s[at.RONIN_LEFT + seat] = number
    tally(s, seat, at.RONIN_HIRED, number)
    s[at.STEP] += 1


def offer_stacks(q: Numbers, s: Numbers) -> None:
    """Deploy Your Ronin, face down: a province, then how many (W6: at least one).

    Within the summed limits of the troops there; what fits nowhere goes back at once (W6).
    """
    seat = s[at.ASKING]
    if seat >= q[at.SEATS]:
        s[at.PHASE] = at.NINJA_BIDS
        return
    left = s[at.RONIN_LEFT + seat]
    if left == 0:
        s[at.ASKING] = seat + 1
        return
    no_options(s)
    if s[at.STEP] == 1:
        for number in range(1, min(left, ronin_room(s, s[at.PLACE_ASKED])) + 1):
            option(s, number)
        ask(s, at.STACK_SIZE_CHOICE, seat)
        return
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] == seat and ronin_room(s, province) > 0:
            option(s, province)
    if s[at.OPTIONS_OPEN] == 0:
        s[at.RONIN_BOX] += left
        s[at.RONIN_LEFT + seat] = 0
    else:
        ask(s, at.STACK_CHOICE, seat)


def choose_stack(s: Numbers, value: int) -> None:
    if s[at.STEP] == 0:
        s[at.PLACE_ASKED], s[at.STEP] = value, 1
        return
    s[at.HIDDEN + s[at.PLACE_ASKED]] += value
    s[at.RONIN_LEFT + s[at.ASKED]] -= value
    s[at.STEP] = 0


def remove_ronin(q: Numbers, s: Numbers) -> None:
    """Action 8: all ronin go back to the box, hidden ones too."""
    for province in range(q[at.PROVINCES]):
        row = force_row(province) + at.RONIN
        s[at.RONIN_BOX] += s[at.HIDDEN + province] + s[row]
        s[at.HIDDEN + province] = s[row] = 0
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        row = army_row(army) + at.RONIN
        s[at.RONIN_BOX] += s[row]
        s[row] = 0
