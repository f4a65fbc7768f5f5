"""Action 5, Hire Ronin, and Action 8, Remove Ronin."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.actions.plan import bin_of, lose_koku
from samurai_odds.swords.field.layout import army_row, force_row
from samurai_odds.swords.field.set_up.dealing import seat_with
from samurai_odds.swords.field.troops import ronin_room, tally


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
    """Note the province, then put the ronin there."""
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
