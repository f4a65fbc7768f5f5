"""Game Setup (Chapter 3): the deal, swords, markers; the quick start (Chapter 8)."""

from samurai_odds.play.offering import ask, draw_among, no_options, option
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import army_row
from samurai_odds.swords.rules.troops import army_in, gain_province, samurai_of


def deal(q: Question, s: State) -> None:
    """Deal Out the Province Cards: the next card is any of those left."""
    if next_dealt(q, s) >= 0:
        draw_among(s, q.provinces - s.step)
    else:
        s.step = 0
        s.phase = at.SPLIT_DEAL if q.variant == at.TWO_PLAYER else at.SETUP_SWORDS


def next_dealt(q: Question, s: State) -> int:
    """Say who gets the next card, NONE when all have theirs: the cards come in any order.

    A player with two colors gets all of his for the second; he divides them afterwards.
    """
    for seat in range(q.seats):
        cards = q.cards[seat]
        if q.variant == at.TWO_PLAYER:
            cards = 0 if seat % 2 == 0 else cards + q.cards[seat - 1]
        if s.owned[seat] < cards:
            return seat
    return at.NONE


def dealt(q: Question, s: State, value: int) -> None:
    """Claim Your Provinces: the card's province gets a spearman."""
    claim(q, s, unowned(q, s, value), next_dealt(q, s))
    s.step += 1


def unowned(q: Question, s: State, place: int) -> int:
    """Find an unowned province by its place among them, from 0."""
    for province in range(q.provinces):
        if s.owner[province] < 0:
            if place == 0:
                return province
            place -= 1
    return at.NONE


def claim(q: Question, s: State, province: int, seat: int) -> None:
    gain_province(q, s, province, seat)
    add_spearmen(s, province, 1)


def add_spearmen(s: State, province: int, number: int) -> None:
    s.force[province, at.SPEARMAN] += number
    s.tray[s.owner[province], at.SPEARMAN] -= number


def offer_cards(q: Question, s: State) -> None:
    """Rules for a 2-Player Game: a player takes half of his cards for his first color."""
    while s.step < q.players:
        if s.owned[2 * s.step] < q.cards[2 * s.step]:
            break
        s.step += 1
    if s.step >= q.players:
        s.step, s.phase = 0, at.SETUP_SWORDS
        return
    first = 2 * s.step
    no_options(s)
    for province in range(q.provinces):
        if s.owner[province] == first + 1:
            option(s, province)
    ask(s, at.CARD_CHOICE, first)


def choose_card(q: Question, s: State, province: int) -> None:
    """Put a card to the player's first color: a spearman of that color stands there."""
    first = 2 * s.step
    s.owner[province] = first
    s.owned[first] += 1
    s.owned[first + 1] -= 1
    s.tray[first, at.SPEARMAN] -= 1
    s.tray[first + 1, at.SPEARMAN] += 1


def draw_setup_sword(q: Question, s: State) -> None:
    """Draw Swords, for the order of the first reinforcements."""
    if s.step < q.seats:
        draw_among(s, q.seats - s.step)
    else:
        s.step = 0
        s.phase = at.CLAIM if q.variant == at.QUICK else at.REINFORCE


def drew_setup_sword(q: Question, s: State, value: int) -> None:
    sword = free_sword(s, q.seats, value)
    s.sword[s.step] = s.setup_sword[s.step] = sword
    s.step += 1


def free_sword(s: State, most: int, place: int) -> int:
    """Find a sword that nobody holds by its place among them, from 0."""
    for sword in range(1, most + 1):
        if seat_with(s, sword) < 0:
            if place == 0:
                return sword
            place -= 1
    return at.NONE


def seat_with(s: State, sword: int) -> int:
    for seat in range(at.MOST_SEATS):
        if s.sword[seat] == sword:
            return seat
    return at.NONE


def offer_reinforcements(q: Question, s: State) -> None:
    """Place Ashigaru Spearmen: two into a province that has one, six times round."""
    if s.step >= q.reinforcements * q.seats:
        s.step, s.phase = 0, at.MARKERS
        return
    seat = seat_with(s, s.step % q.seats + 1)
    no_options(s)
    if s.tray[seat, at.SPEARMAN] >= q.together:
        for province in range(q.provinces):
            if s.owner[province] == seat:
                there = s.force[province, at.SPEARMAN]
                if there + q.together <= q.stack_limit:
                    option(s, province)
    if s.options_open == 0:
        s.step += 1
    else:
        ask(s, at.REINFORCE_CHOICE, seat)


def reinforce(q: Question, s: State, province: int) -> None:
    add_spearmen(s, province, q.together)
    s.step += 1


def offer_markers(q: Question, s: State) -> None:
    """Place Army Markers: one at a time, in sword order, never two in a province."""
    if s.step >= at.ARMIES_EACH * q.seats:
        s.step = 0
        s.phase = at.QUICK_PICK_UP if q.variant == at.QUICK else at.ROUND_START
        if s.phase == at.ROUND_START:
            set_up_done(q, s)
        return
    seat = seat_with(s, s.step % q.seats + 1)
    s.kind_asked = s.step // q.seats
    no_options(s)
    for province in range(q.provinces):
        if s.owner[province] == seat and army_in(s, province) < 0:
            option(s, province)
    ask(s, at.MARKER_CHOICE, seat)


def place_marker(q: Question, s: State, province: int) -> None:
    army = s.asked * at.ARMIES_EACH + s.step // q.seats
    s.where[army] = province
    s.step += 1


def set_up_done(q: Question, s: State) -> None:
    """Distribute Koku, Collect Swords: the first round begins."""
    for seat in range(q.seats):
        s.koku[seat] = q.purse[seat]
        s.sword[seat] = 0
    s.step, s.turn, s.phase = 0, 1, at.ROUND_START


SPLIT_KINDS = (at.BOWMAN, at.SWORDSMAN, at.GUNNER)


def offer_claims(q: Question, s: State) -> None:
    """Claim Extra Provinces: in sword order, one spearman into any unoccupied province."""
    if s.step >= q.reinforcements * q.seats:
        s.step, s.phase = 0, at.SPLIT_ARMIES
        return
    no_options(s)
    for province in range(q.provinces):
        if s.owner[province] < 0:
            option(s, province)
    if s.options_open == 0:
        begin_support(q, s)
    else:
        ask(s, at.CLAIM_CHOICE, seat_with(s, s.step % q.seats + 1))


def choose_claim(q: Question, s: State, province: int) -> None:
    claim(q, s, province, s.asked)
    begin_support(q, s)


def begin_support(q: Question, s: State) -> None:
    s.set_down, s.phase = 0, at.SUPPORT


def offer_support(q: Question, s: State) -> None:
    """Place Reinforcements: two spearmen into own provinces, together or apart.

    W28: also into the province just claimed. None may hold more than three.
    """
    seat = seat_with(s, s.step % q.seats + 1)
    no_options(s)
    if s.set_down < q.together and s.tray[seat, at.SPEARMAN] > 0:
        for province in range(q.provinces):
            if s.owner[province] == seat:
                if s.force[province, at.SPEARMAN] < q.stack_limit:
                    option(s, province)
    if s.options_open == 0:
        s.step += 1
        s.phase = at.CLAIM
    else:
        ask(s, at.SUPPORT_CHOICE, seat)


def choose_support(q: Question, s: State, province: int) -> None:
    add_spearmen(s, province, 1)
    s.set_down += 1


def offer_split(q: Question, s: State) -> None:
    """Set up Your Army Card: how many of a kind go into an army; the last takes the rest.

    STEP counts seats x armies but the last x kinds. All seats split at the same time, in
    the open.
    """
    kinds = len(SPLIT_KINDS)
    each = kinds * (at.ARMIES_EACH - 1)
    if s.step >= each * q.seats:
        last_armies(q, s)
        s.step, s.phase = 0, at.MARKERS
        return
    seat, step = s.step // each, s.step % each
    index, kind = step // kinds, SPLIT_KINDS[step % kinds]
    s.kind_asked, s.place_asked = kind, index
    no_options(s)
    for number in range(left_to_split(q, s, seat, kind) + 1):
        if split_fits(q, s, seat, index, kind, number):
            option(s, number)
    ask(s, at.SPLIT_CHOICE, seat)


def choose_split(q: Question, s: State, number: int) -> None:
    seat, kind = s.asked, s.kind_asked
    army = seat * at.ARMIES_EACH + s.place_asked
    s.army[army, kind] += number
    s.tray[seat, kind] -= number
    s.step += 1


def left_to_split(q: Question, s: State, seat: int, kind: int) -> int:
    """Count the units of a kind that are still to be split over the armies."""
    left = q.to_split[kind]
    for index in range(at.ARMIES_EACH):
        left -= s.army[seat * at.ARMIES_EACH + index, kind]
    return left


def split_fits(q: Question, s: State, seat: int, index: int, kind: int, number: int) -> bool:
    """Say whether so many fit into an army, and the rest into the armies after it."""
    row = army_row(seat * at.ARMIES_EACH + index)
    after = at.ARMIES_EACH - 1 - index
    if kind == at.GUNNER:
        rest = left_to_split(q, s, seat, kind) - number
        return number <= q.most_ashigaru and rest <= after * q.most_ashigaru
    samurai = samurai_of(s, row) + number
    rest = left_to_split(q, s, seat, at.BOWMAN) + left_to_split(q, s, seat, at.SWORDSMAN) - number
    if kind == at.BOWMAN:  # the swordsmen of this army are asked next
        rest -= min(q.most_samurai - samurai, left_to_split(q, s, seat, at.SWORDSMAN))
    return samurai <= q.most_samurai and rest <= after * q.most_samurai


def last_armies(q: Question, s: State) -> None:
    """Put what is left into each seat's last army."""
    for seat in range(q.seats):
        row = army_row(seat * at.ARMIES_EACH + at.ARMIES_EACH - 1)
        for kind in SPLIT_KINDS:
            left = left_to_split(q, s, seat, kind)
            s[row + kind] += left
            s.tray[seat, kind] -= left


def next_quick_pick_up(q: Question, s: State) -> None:
    """W27: once, after all markers lie and before koku, an army may take up spearmen."""
    s.mover = at.NONE
    if s.step >= at.ARMIES_EACH * q.seats:
        set_up_done(q, s)
        return
    seat = seat_with(s, s.step % q.seats + 1)
    s.mover = seat * at.ARMIES_EACH + s.step // q.seats
    s.step += 1
    s.after_move, s.phase = at.QUICK_PICK_UP, at.PICK_UP
