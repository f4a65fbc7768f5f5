"""Game Setup (Chapter 3): the deal, swords, markers; the quick start (Chapter 8)."""

from samurai_odds.play.offering import Numbers, ask, draw_among, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row, tray_row
from samurai_odds.swords.field.troops import army_in, gain_province


def deal(q: Numbers, s: Numbers) -> None:
    """Deal Out the Province Cards: the next card is any of those left."""
    if next_dealt(q, s) >= 0:
        draw_among(s, q[at.PROVINCES] - s[at.STEP])
    else:
        s[at.STEP] = 0
        s[at.PHASE] = at.SPLIT_DEAL if q[at.VARIANT] == at.TWO_PLAYER else at.SETUP_SWORDS


def next_dealt(q: Numbers, s: Numbers) -> int:
    """Say who gets the next card, NONE when all have theirs: the cards come in any order.

    A player with two colors gets all of his for the second; he divides them afterwards.
    """
    for seat in range(q[at.SEATS]):
        cards = q[at.CARDS + seat]
        if q[at.VARIANT] == at.TWO_PLAYER:
            cards = 0 if seat % 2 == 0 else cards + q[at.CARDS + seat - 1]
        if s[at.OWNED + seat] < cards:
            return seat
    return at.NONE


def dealt(q: Numbers, s: Numbers, value: int) -> None:
    """Claim Your Provinces: the card's province gets a spearman."""
    claim(q, s, unowned(q, s, value), next_dealt(q, s))
    s[at.STEP] += 1


def unowned(q: Numbers, s: Numbers, place: int) -> int:
    """Find an unowned province by its place among them, from 0."""
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] < 0:
            if place == 0:
                return province
            place -= 1
    return at.NONE


def claim(q: Numbers, s: Numbers, province: int, seat: int) -> None:
    gain_province(q, s, province, seat)
    add_spearmen(s, province, 1)


def add_spearmen(s: Numbers, province: int, number: int) -> None:
    s[force_row(province) + at.SPEARMAN] += number
    s[tray_row(s[at.OWNER + province]) + at.SPEARMAN] -= number


def offer_cards(q: Numbers, s: Numbers) -> None:
    """Rules for a 2-Player Game: a player takes half of his cards for his first color."""
    while s[at.STEP] < q[at.PLAYERS]:
        if s[at.OWNED + 2 * s[at.STEP]] < q[at.CARDS + 2 * s[at.STEP]]:
            break
        s[at.STEP] += 1
    if s[at.STEP] >= q[at.PLAYERS]:
        s[at.STEP], s[at.PHASE] = 0, at.SETUP_SWORDS
        return
    first = 2 * s[at.STEP]
    no_options(s)
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] == first + 1:
            option(s, province)
    ask(s, at.CARD_CHOICE, first)


def choose_card(q: Numbers, s: Numbers, province: int) -> None:
    """Put a card to the player's first color: a spearman of that color stands there."""
    first = 2 * s[at.STEP]
    s[at.OWNER + province] = first
    s[at.OWNED + first] += 1
    s[at.OWNED + first + 1] -= 1
    s[tray_row(first) + at.SPEARMAN] -= 1
    s[tray_row(first + 1) + at.SPEARMAN] += 1


def draw_setup_sword(q: Numbers, s: Numbers) -> None:
    """Draw Swords, for the order of the first reinforcements."""
    if s[at.STEP] < q[at.SEATS]:
        draw_among(s, q[at.SEATS] - s[at.STEP])
    else:
        s[at.STEP] = 0
        s[at.PHASE] = at.CLAIM if q[at.VARIANT] == at.QUICK else at.REINFORCE


def drew_setup_sword(q: Numbers, s: Numbers, value: int) -> None:
    sword = free_sword(s, q[at.SEATS], value)
    s[at.SWORD + s[at.STEP]] = s[at.SETUP_SWORD + s[at.STEP]] = sword
    s[at.STEP] += 1


def free_sword(s: Numbers, most: int, place: int) -> int:
    """Find a sword that nobody holds by its place among them, from 0."""
    for sword in range(1, most + 1):
        if seat_with(s, sword) < 0:
            if place == 0:
                return sword
            place -= 1
    return at.NONE


def seat_with(s: Numbers, sword: int) -> int:
    for seat in range(at.MOST_SEATS):
        if s[at.SWORD + seat] == sword:
            return seat
    return at.NONE


def offer_reinforcements(q: Numbers, s: Numbers) -> None:
    """Place Ashigaru Spearmen: two into a province that has one, six times round."""
    if s[at.STEP] >= q[at.REINFORCEMENTS] * q[at.SEATS]:
        s[at.STEP], s[at.PHASE] = 0, at.MARKERS
        return
    seat = seat_with(s, s[at.STEP] % q[at.SEATS] + 1)
    no_options(s)
    if s[tray_row(seat) + at.SPEARMAN] >= q[at.TOGETHER]:
        for province in range(q[at.PROVINCES]):
            if s[at.OWNER + province] == seat:
                there = s[force_row(province) + at.SPEARMAN]
                if there + q[at.TOGETHER] <= q[at.STACK_LIMIT]:
                    option(s, province)
    if s[at.OPTIONS_OPEN] == 0:
        s[at.STEP] += 1
    else:
        ask(s, at.REINFORCE_CHOICE, seat)


def reinforce(q: Numbers, s: Numbers, province: int) -> None:
    add_spearmen(s, province, q[at.TOGETHER])
    s[at.STEP] += 1


def offer_markers(q: Numbers, s: Numbers) -> None:
    """Place Army Markers: one at a time, in sword order, never two in a province."""
    if s[at.STEP] >= at.ARMIES_EACH * q[at.SEATS]:
        s[at.STEP] = 0
        s[at.PHASE] = at.QUICK_PICK_UP if q[at.VARIANT] == at.QUICK else at.ROUND_START
        if s[at.PHASE] == at.ROUND_START:
            set_up_done(q, s)
        return
    seat = seat_with(s, s[at.STEP] % q[at.SEATS] + 1)
    s[at.KIND_ASKED] = s[at.STEP] // q[at.SEATS]
    no_options(s)
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] == seat and army_in(s, province) < 0:
            option(s, province)
    ask(s, at.MARKER_CHOICE, seat)


def place_marker(q: Numbers, s: Numbers, province: int) -> None:
    army = s[at.ASKED] * at.ARMIES_EACH + s[at.STEP] // q[at.SEATS]
    s[at.WHERE + army] = province
    s[at.STEP] += 1


def set_up_done(q: Numbers, s: Numbers) -> None:
    """Distribute Koku, Collect Swords: the first round begins."""
    for seat in range(q[at.SEATS]):
        s[at.KOKU + seat] = q[at.PURSE + seat]
        s[at.SWORD + seat] = 0
    s[at.STEP], s[at.TURN], s[at.PHASE] = 0, 1, at.ROUND_START


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
    claim(q, s, province, s[at.ASKED])
    begin_support(q, s)


def begin_support(q: Numbers, s: Numbers) -> None:
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
