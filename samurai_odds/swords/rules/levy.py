"""Action 4, Levy Units: first all buy, in the open, then all place, one unit a province."""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.play.packing import Field, Packing
from samurai_odds.swords.koku import price
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import is_into_army, place_of, place_value
from samurai_odds.swords.rules.layout import Question, State, Tallies
from samurai_odds.swords.rules.plan import bin_of, lose_koku
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.setup import seat_with
from samurai_odds.swords.rules.troops import (
    army_has_room,
    army_in,
    force_has_room,
    ronin_room,
    tally,
)

LEVIED = Packing((Field("into", "number"), Field("kind", "kind", 10, first=1)))  # `State.levied`
levied_value = LEVIED.packer(__name__, "levied_value")
is_for_army = LEVIED.taker(__name__, "is_for_army", "into")
levied_kind = LEVIED.taker(__name__, "levied_kind", "kind")


def levy_row(seat: int) -> int:
    return State.levy.place(seat)


def offer_purchase(q: Question, s: State) -> None:
    """Ask how many of the next kind a seat levies: within koku, tray and own provinces.

    W1: purchases become visible together.
    """
    seat = s.asking
    if seat >= q.seats:
        end_purchases(q, s)
        return
    if s.step >= len(at.LEVIED_KINDS) or bin_of(s, seat, at.TO_LEVY) == 0:
        s.asking, s.step = seat + 1, 0
        return
    kind, row = at.LEVIED_KINDS[s.step], levy_row(seat)
    bought = 0
    for k in range(at.KIND_COUNT):
        bought += s[row + k]
    most = min(s.tray[seat, kind], s.owned[seat] - bought)
    s.kind_asked = kind
    no_options(s)
    option(s, 0)
    number = 1
    while number <= most:
        s[row + kind] = number
        if price(s, row, q, Question.units_a_koku.at) > bin_of(s, seat, at.TO_LEVY):
            break
        option(s, number)
        number += 1
    s[row + kind] = 0
    ask(s, at.LEVY_CHOICE, seat)


def buy(s: State, number: int) -> None:
    s.levy[s.asked, s.kind_asked] = number
    s.step += 1


def end_purchases(q: Question, s: State) -> None:
    """Take what was bought out of the trays; koku left over are lost (W2)."""
    for seat in range(q.seats):
        koku = bin_of(s, seat, at.TO_LEVY)
        if koku == 0:
            continue
        lose_koku(s, seat, at.TO_LEVY, koku - price(s, levy_row(seat), q, Question.units_a_koku.at))
        for kind in range(at.KIND_COUNT):
            s.tray[seat, kind] -= s.levy[seat, kind]
            tally(s, seat, Tallies.units_levied.at, s.levy[seat, kind])
    s.asking, s.phase = 0, at.PLACING


def offer_places(q: Question, s: State) -> None:
    """Place Your Levied Units: each to another own province, into its force or its army.

    W1: all place at the same time. What fits nowhere goes back to the tray.
    """
    seat = s.asking
    if seat >= q.seats:
        place_all(q, s)
        return
    kind = at.NONE
    for k in range(len(at.LEVIED_KINDS)):
        if kind < 0 and s.levy[seat, at.LEVIED_KINDS[k]] > 0:
            kind = at.LEVIED_KINDS[k]
    if kind < 0:
        s.asking = seat + 1
        return
    s.kind_asked = kind
    no_options(s)
    for province in range(q.provinces):
        if s.owner[province] == seat and s.levied[province] == 0:
            if force_has_room(q, s, province):
                option(s, place_value(province, 0))
            army = army_in(s, province)
            if army >= 0 and army_has_room(q, s, army, kind):
                option(s, place_value(province, 1))
    if s.options_open == 0:
        s.tray[seat, kind] += s.levy[seat, kind]
        s.levy[seat, kind] = 0
    else:
        ask(s, at.PLACE_CHOICE, seat)


def choose_place(s: State, value: int) -> None:
    kind = s.kind_asked
    s.levy[s.asked, kind] -= 1
    s.levied[place_of(value)] = levied_value(is_into_army(value), kind)


def place_all(q: Question, s: State) -> None:
    for province in range(q.provinces):
        levied = s.levied[province]
        if is_for_army(levied):
            s.army[army_in(s, province), levied_kind(levied)] += 1
        elif levied > 0:
            s.force[province, levied_kind(levied)] += 1
        s.levied[province] = 0
    s.step, s.phase = 1, at.HIRING


def hire(q: Question, s: State) -> None:
    """Hire Ronin in sword order, which decides when the box runs short (S9)."""
    seat = seat_with(s, s.step)
    if seat < 0:
        s.asking, s.step, s.phase = 0, 0, at.DEPLOYING
        return
    koku, rate = bin_of(s, seat, at.TO_RONIN), q.units_a_koku[at.RONIN]
    number = min(rate * koku, s.ronin_box)
    lose_koku(s, seat, at.TO_RONIN, koku - (number + rate - 1) // rate)
    s.ronin_box -= number
    s.ronin_left[seat] = number
    tally(s, seat, Tallies.ronin_hired.at, number)
    s.step += 1


def offer_stacks(q: Question, s: State) -> None:
    """Deploy Your Ronin, face down: a province, then how many (W6: at least one).

    Within the summed limits of the troops there; what fits nowhere goes back at once (W6).
    """
    seat = s.asking
    if seat >= q.seats:
        s.phase = at.NINJA_BIDS
        return
    left = s.ronin_left[seat]
    if left == 0:
        s.asking = seat + 1
        return
    no_options(s)
    if s.step == 1:
        for number in range(1, min(left, ronin_room(s, s.place_asked)) + 1):
            option(s, number)
        ask(s, at.STACK_SIZE_CHOICE, seat)
        return
    for province in range(q.provinces):
        if s.owner[province] == seat and ronin_room(s, province) > 0:
            option(s, province)
    if s.options_open == 0:
        s.ronin_box += left
        s.ronin_left[seat] = 0
    else:
        ask(s, at.STACK_CHOICE, seat)


def choose_stack(s: State, value: int) -> None:
    if s.step == 0:
        s.place_asked, s.step = value, 1
        return
    s.hidden[s.place_asked] += value
    s.ronin_left[s.asked] -= value
    s.step = 0


def remove_ronin(q: Question, s: State) -> None:
    """Action 8: all ronin go back to the box, hidden ones too."""
    for province in range(q.provinces):
        row = force_row(province) + at.RONIN
        s.ronin_box += s.hidden[province] + s[row]
        s.hidden[province] = s[row] = 0
    for army in range(q.seats * at.ARMIES_EACH):
        row = army_row(army) + at.RONIN
        s.ronin_box += s[row]
        s[row] = 0
