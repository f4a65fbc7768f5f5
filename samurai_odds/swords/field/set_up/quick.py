"""Quick-Start Game Rules (Chapter 8): claims, splitting the armies, picking up."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row, tray_row
from samurai_odds.swords.field.set_up.dealing import add_spearmen, claim, seat_with, set_up_done

SPLIT_KINDS = (at.BOWMAN, at.SWORDSMAN, at.GUNNER)


def offer_claims(q: Numbers, s: Numbers) -> None:
    """Claim Extra Provinces: in sword order, one spearman into any unoccupied province."""
    if s[at.STEP] >= q[at.REINFORCEMENTS] * q[at.SEATS]:
        s[at.STEP], s[at.PHASE] = 0, at.SPLIT_ARMIES
        return
    no_options(s)
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] < 0:
            option(s, province)
    if s[at.OPTIONS_OPEN] == 0:
        begin_support(q, s)
    else:
        ask(s, at.CLAIM_CHOICE, seat_with(s, s[at.STEP] % q[at.SEATS] + 1))


def choose_claim(q: Numbers, s: Numbers, province: int) -> None:
    """Take an unoccupied province and its card."""
    claim(q, s, province, s[at.ASKED])
    begin_support(q, s)


def begin_support(q: Numbers, s: Numbers) -> None:
    """Two more spearmen follow."""
    s[at.SET_DOWN], s[at.PHASE] = 0, at.SUPPORT


def offer_support(q: Numbers, s: Numbers) -> None:
    """Place Reinforcements: two spearmen into own provinces, together or apart.

    W28: also into the province just claimed. None may hold more than three.
    """
    seat = seat_with(s, s[at.STEP] % q[at.SEATS] + 1)
    no_options(s)
    if s[at.SET_DOWN] < q[at.TOGETHER] and s[tray_row(seat) + at.SPEARMAN] > 0:
        for province in range(q[at.PROVINCES]):
            if s[at.OWNER + province] == seat:
                if s[force_row(province) + at.SPEARMAN] < q[at.STACK_LIMIT]:
                    option(s, province)
    if s[at.OPTIONS_OPEN] == 0:
        s[at.STEP] += 1
        s[at.PHASE] = at.CLAIM
    else:
        ask(s, at.SUPPORT_CHOICE, seat)


def choose_support(q: Numbers, s: Numbers, province: int) -> None:
    """Put one spearman down."""
    add_spearmen(s, province, 1)
    s[at.SET_DOWN] += 1


def offer_split(q: Numbers, s: Numbers) -> None:
    """Set up Your Army Card: how many of a kind go into an army; the last takes the rest.

    STEP counts seats x armies but the last x kinds. All seats split at the same time, in
    the open.
    """
    kinds = len(SPLIT_KINDS)
    each = kinds * (at.ARMIES_EACH - 1)
    if s[at.STEP] >= each * q[at.SEATS]:
        last_armies(q, s)
        s[at.STEP], s[at.PHASE] = 0, at.MARKERS
        return
    seat, step = s[at.STEP] // each, s[at.STEP] % each
    index, kind = step // kinds, SPLIT_KINDS[step % kinds]
    s[at.KIND_ASKED], s[at.PLACE_ASKED] = kind, index
    no_options(s)
    for number in range(left_to_split(q, s, seat, kind) + 1):
        if split_fits(q, s, seat, index, kind, number):
            option(s, number)
    ask(s, at.SPLIT_CHOICE, seat)


def choose_split(q: Numbers, s: Numbers, number: int) -> None:
    """Put so many of the kind asked into the army."""
    seat, kind = s[at.ASKED], s[at.KIND_ASKED]
    army = seat * at.ARMIES_EACH + s[at.PLACE_ASKED]
    s[army_row(army) + kind] += number
    s[tray_row(seat) + kind] -= number
    s[at.STEP] += 1


def left_to_split(q: Numbers, s: Numbers, seat: int, kind: int) -> int:
    """Count the units of a kind that are still to be split over the armies."""
    left = q[at.TO_SPLIT + kind]
    for index in range(at.ARMIES_EACH):
        left -= s[army_row(seat * at.ARMIES_EACH + index) + kind]
    return left


def split_fits(q: Numbers, s: Numbers, seat: int, index: int, kind: int, number: int) -> bool:
    """Say whether so many fit into an army, and the rest into the armies after it."""
    row = army_row(seat * at.ARMIES_EACH + index)
    after = at.ARMIES_EACH - 1 - index
    if kind == at.GUNNER:
        rest = left_to_split(q, s, seat, kind) - number
        return number <= q[at.MOST_ASHIGARU] and rest <= after * q[at.MOST_ASHIGARU]
    samurai = s[row + at.BOWMAN] + s[row + at.SWORDSMAN] + number
    rest = left_to_split(q, s, seat, at.BOWMAN) + left_to_split(q, s, seat, at.SWORDSMAN) - number
    if kind == at.BOWMAN:  # the swordsmen of this army are asked next
        rest -= min(q[at.MOST_SAMURAI] - samurai, left_to_split(q, s, seat, at.SWORDSMAN))
    return samurai <= q[at.MOST_SAMURAI] and rest <= after * q[at.MOST_SAMURAI]


def last_armies(q: Numbers, s: Numbers) -> None:
    """Put what is left into each seat's last army."""
    for seat in range(q[at.SEATS]):
        row = army_row(seat * at.ARMIES_EACH + at.ARMIES_EACH - 1)
        for kind in SPLIT_KINDS:
            left = left_to_split(q, s, seat, kind)
            s[row + kind] += left
            s[tray_row(seat) + kind] -= left


def next_quick_pick_up(q: Numbers, s: Numbers) -> None:
    """W27: once, after all markers lie and before koku, an army may take up spearmen."""
    s[at.MOVER] = at.NONE
    if s[at.STEP] >= at.ARMIES_EACH * q[at.SEATS]:
        set_up_done(q, s)
        return
    seat = seat_with(s, s[at.STEP] % q[at.SEATS] + 1)
    s[at.MOVER] = seat * at.ARMIES_EACH + s[at.STEP] // q[at.SEATS]
    s[at.STEP] += 1
    s[at.AFTER_MOVE], s[at.PHASE] = at.QUICK_PICK_UP, at.PICK_UP
