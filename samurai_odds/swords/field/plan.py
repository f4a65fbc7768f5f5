"""The start of a round: successors; Action 1, Plan, with the ninja as a spy."""

from samurai_odds.play.offering import Numbers, ask, draw_among, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, seat_of_army, tray_row
from samurai_odds.swords.field.setup import free_sword, seat_with
from samurai_odds.swords.field.troops import tally

BINS_ASKED = at.BIN_COUNT - 1  # the rest goes to the last


def start_round(q: Numbers, s: Numbers) -> None:
    """Clear what belonged to the round before."""
    s[at.ACTIVE] = s[at.SPIED] = s[at.MOVER] = at.NONE
    for seat in range(q[at.SEATS]):
        s[at.PLANNED + seat] = s[at.SWORD + seat] = s[at.WISH + seat] = 0
        s[at.BUILD_AT + seat] = at.NONE
        for place in range(at.BIN_COUNT):
            s[at.BINS + seat * at.BIN_COUNT + place] = 0
    s[at.STEP], s[at.PHASE] = 0, at.SUCCESSORS


def offer_successors(q: Numbers, s: Numbers) -> None:
    """Appointing Your Assassinated Daimyo's Successor: compulsory, a regular unit (W17)."""
    armies = q[at.SEATS] * at.ARMIES_EACH
    while s[at.STEP] < armies and not s[at.FALLEN + s[at.STEP]]:
        s[at.STEP] += 1
    if s[at.STEP] >= armies:
        s[at.STEP], s[at.PHASE] = 0, at.PLANNING
        return
    army = s[at.STEP]
    s[at.PLACE_ASKED] = army
    no_options(s)
    for kind in range(at.KIND_COUNT):
        if kind != at.DAIMYO and kind != at.RONIN and s[army_row(army) + kind] > 0:
            option(s, kind)
    ask(s, at.SUCCESSOR_CHOICE, seat_of_army(army))


def appoint(q: Numbers, s: Numbers, kind: int) -> None:
    """A unit goes to the tray, the daimyo stands again, at the lowest level."""
    army = s[at.STEP]
    s[army_row(army) + kind] -= 1
    s[tray_row(seat_of_army(army)) + kind] += 1
    raise_daimyo(q, s, army)


def raise_daimyo(q: Numbers, s: Numbers, army: int) -> None:
    """Stand an army's daimyo up at the variant's lowest level, first hole."""
    s[army_row(army) + at.DAIMYO] = 1
    s[at.FALLEN + army] = 0
    s[at.LEVEL + army], s[at.HOLE + army] = q[at.LOWEST_LEVEL], 1


def next_plan(q: Numbers, s: Numbers) -> None:
    """Allocate Your Koku: one seat after the other, in secret, the ninja's holder last."""
    for seat in range(q[at.SEATS]):
        if seat != s[at.NINJA] and s[at.OUT_IN + seat] == 0:
            if s[at.PLANNED + seat] < at.BIN_COUNT:
                offer_bin(q, s, seat)
                return
    holder = s[at.NINJA]
    if holder < 0 or s[at.PLANNED + holder] >= at.BIN_COUNT:
        s[at.PHASE] = at.REVEALED
    elif s[at.STEP] == 0:
        s[at.PHASE] = at.SPYING
    else:
        offer_bin(q, s, holder)


def offer_bin(q: Numbers, s: Numbers, seat: int) -> None:
    """Ask how many koku go into the next bin; all must go into some (build: its price or 0)."""
    place = s[at.PLANNED + seat]
    left = s[at.KOKU + seat]
    for earlier in range(place):
        left -= s[at.BINS + seat * at.BIN_COUNT + earlier]
    s[at.KIND_ASKED] = place
    no_options(s)
    option(s, 0)
    if place == at.TO_BUILD:
        if 0 < q[at.CASTLE_PRICE] <= left:
            option(s, q[at.CASTLE_PRICE])
    else:
        for koku in range(1, left + 1):
            option(s, koku)
    ask(s, at.BIN_CHOICE, seat)


def fill_bin(q: Numbers, s: Numbers, koku: int) -> None:
    """Put koku into the bin asked; after the last but one the rest goes to the ninja."""
    seat = s[at.ASKED]
    row = at.BINS + seat * at.BIN_COUNT
    s[row + s[at.PLANNED + seat]] = koku
    s[at.PLANNED + seat] += 1
    if s[at.PLANNED + seat] == BINS_ASKED:
        left = s[at.KOKU + seat]
        for place in range(BINS_ASKED):
            left -= s[row + place]
        s[row + at.TO_NINJA] = left
        s[at.PLANNED + seat] = at.BIN_COUNT


def offer_spying(q: Numbers, s: Numbers) -> None:
    """Using the Ninja as a Spy: his holder may see one opponent's plan before he makes his."""
    no_options(s)
    option(s, 0)
    for seat in range(q[at.SEATS]):
        if s[at.OUT_IN + seat] == 0 and q[at.PLAYER + seat] != q[at.PLAYER + s[at.NINJA]]:
            option(s, 1 + seat)
    ask(s, at.SPY_CHOICE, s[at.NINJA])


def spy(q: Numbers, s: Numbers, value: int) -> None:
    s[at.SPIED] = value - 1
    if value > 0:
        tally(s, s[at.NINJA], at.SPYINGS, 1)
    s[at.STEP], s[at.PHASE] = 1, at.PLANNING


def reveal(q: Numbers, s: Numbers) -> None:
    """Reveal Your Plans: the koku lie in the bins; the ninja returns to the box either way."""
    for seat in range(q[at.SEATS]):
        s[at.KOKU + seat] = 0
        for place in range(at.BIN_COUNT):
            row = seat * at.BIN_COUNT + place
            s[at.SPENT + row] += s[at.BINS + row]
    if s[at.TURN] == q[at.GIFT_ROUND]:
        give(q, s)
    s[at.NINJA] = s[at.SPIED] = at.NONE
    s[at.STEP], s[at.PHASE] = 0, at.WISHING


def give(q: Numbers, s: Numbers) -> None:
    """Put a gift into a seat's bins: no rule of the game, but what a bin's koku are worth."""
    for place in range(at.BIN_COUNT):
        s[at.BINS + q[at.GIFT_SEAT] * at.BIN_COUNT + place] += q[at.GIFT + place]


def lose_koku(s: Numbers, seat: int, place: int, koku: int) -> None:
    """Note koku that bought nothing (W2)."""
    s[at.LOST + seat * at.BIN_COUNT + place] += koku


def bin_of(s: Numbers, seat: int, place: int) -> int:
    return s[at.BINS + seat * at.BIN_COUNT + place]


def offer_sites(q: Numbers, s: Numbers) -> None:
    """Ask each who paid where he builds, in sword order (it decides when the box runs short).

    W1: all build at the same time, so nothing stands before everyone has chosen. Who can
    build nowhere loses his koku.
    """
    seat = seat_with(s, s[at.STEP])
    if seat < 0:
        build_all(q, s)
        s[at.ASKING], s[at.STEP], s[at.PHASE] = 0, 0, at.BUYING
        return
    if bin_of(s, seat, at.TO_BUILD) == 0:
        s[at.STEP] += 1
        return
    castles, bases = s[at.CASTLE_BOX], s[at.BASE_BOX]
    for other in range(q[at.SEATS]):
        place = s[at.BUILD_AT + other]
        if place >= 0:
            if s[at.BUILT + place] == at.NOTHING_BUILT:
                castles -= 1
            else:
                bases -= 1
    no_options(s)
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] == seat:
            built = s[at.BUILT + province]
            if (built == at.NOTHING_BUILT and castles > 0) or (built == at.CASTLE and bases > 0):
                option(s, province)
    if s[at.OPTIONS_OPEN] == 0:
        lose_koku(s, seat, at.TO_BUILD, bin_of(s, seat, at.TO_BUILD))
        s[at.STEP] += 1
    else:
        ask(s, at.BUILD_CHOICE, seat)


def choose_site(s: Numbers, province: int) -> None:
    s[at.BUILD_AT + s[at.ASKED]] = province
    s[at.STEP] += 1


def build_all(q: Numbers, s: Numbers) -> None:
    for seat in range(q[at.SEATS]):
        place = s[at.BUILD_AT + seat]
        if place < 0:
            continue
        if s[at.BUILT + place] == at.NOTHING_BUILT:
            s[at.CASTLE_BOX] -= 1
            tally(s, seat, at.CASTLES_BUILT, 1)
        else:
            s[at.BASE_BOX] -= 1
            tally(s, seat, at.BASES_BUILT, 1)
        s[at.BUILT + place] += 1
        s[at.BUILD_AT + seat] = at.NONE


def hire_ninja(q: Numbers, s: Numbers) -> None:
    """Give the ninja to the highest single bidder; all bids are lost."""
    best, holder = 0, at.NONE
    for seat in range(q[at.SEATS]):
        bid = bin_of(s, seat, at.TO_NINJA)
        if bid > best:
            best, holder = bid, seat
        elif bid == best:
            holder = at.NONE
    for seat in range(q[at.SEATS]):
        if seat != holder:
            lose_koku(s, seat, at.TO_NINJA, bin_of(s, seat, at.TO_NINJA))
    s[at.NINJA] = holder
    if holder >= 0:
        tally(s, holder, at.NINJAS_HIRED, 1)
    s[at.SWORD_AT_WAR], s[at.PHASE] = 0, at.NEXT_TURN


def swords_in_play(q: Numbers, s: Numbers) -> int:
    """W4: as many swords as seats that live."""
    living = 0
    for seat in range(q[at.SEATS]):
        if s[at.OUT_IN + seat] == 0:
            living += 1
    return living


def is_without(s: Numbers, seat: int) -> bool:
    """Say whether a seat still has to take a sword."""
    return s[at.OUT_IN + seat] == 0 and s[at.SWORD + seat] == 0


def offer_wishes(q: Numbers, s: Numbers) -> None:
    """Ask the highest bidders without a sword which one they wish.

    W3: tied bidders wish at the same time, each without knowing the others' wishes.
    """
    best = 0
    for seat in range(q[at.SEATS]):
        if is_without(s, seat):
            best = max(best, bin_of(s, seat, at.TO_SWORDS))
    if best == 0:
        s[at.PHASE] = at.DRAWING_SWORDS
        return
    for seat in range(q[at.SEATS]):
        if is_without(s, seat) and bin_of(s, seat, at.TO_SWORDS) == best:
            if s[at.WISH + seat] == 0:
                no_options(s)
                for sword in range(1, swords_in_play(q, s) + 1):
                    if seat_with(s, sword) < 0:
                        option(s, sword)
                ask(s, at.SWORD_CHOICE, seat)
                return
    s[at.PHASE] = at.WISHES


def wish(s: Numbers, sword: int) -> None:
    s[at.WISH + s[at.ASKED]] = sword


def next_wish(q: Numbers, s: Numbers) -> int:
    """Find the lowest sword that somebody without one wishes, 0 when none is left."""
    found = 0
    for seat in range(q[at.SEATS]):
        wished = s[at.WISH + seat]
        if is_without(s, seat) and wished > 0 and seat_with(s, wished) < 0:
            if found == 0 or wished < found:
                found = wished
    return found


def wishers(q: Numbers, s: Numbers, sword: int) -> int:
    found = 0
    for seat in range(q[at.SEATS]):
        if is_without(s, seat) and s[at.WISH + seat] == sword:
            found += 1
    return found


def settle_wishes(q: Numbers, s: Numbers) -> None:
    """W3: a lone wish is granted, equal wishes are drawn for.

    The losers wish anew among what is then left, before any lower bidder.
    """
    sword = next_wish(q, s)
    if sword > 0:
        draw_among(s, wishers(q, s, sword))
        return
    for seat in range(q[at.SEATS]):
        s[at.WISH + seat] = 0
    s[at.PHASE] = at.WISHING


def grant_wish(q: Numbers, s: Numbers, place: int) -> None:
    sword = next_wish(q, s)
    for seat in range(q[at.SEATS]):
        if is_without(s, seat) and s[at.WISH + seat] == sword:
            if place == 0:
                s[at.SWORD + seat] = sword
                return
            place -= 1


def draw_swords(q: Numbers, s: Numbers) -> None:
    """Players Who Didn't Place Koku Draw Swords."""
    left = 0
    for seat in range(q[at.SEATS]):
        if is_without(s, seat):
            left += 1
    if left > 0:
        draw_among(s, left)
        return
    if s[at.TURN] == 1:
        for seat in range(q[at.SEATS]):
            s[at.FIRST_SWORD + seat] = s[at.SWORD + seat]
    s[at.STEP], s[at.PHASE] = 1, at.BUILDING


def drew_sword(q: Numbers, s: Numbers, place: int) -> None:
    for seat in range(q[at.SEATS]):
        if is_without(s, seat):
            s[at.SWORD + seat] = free_sword(s, swords_in_play(q, s), place)
            return
