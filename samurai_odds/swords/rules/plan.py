"""The start of a round: successors; Action 1, Plan, with the ninja as a spy."""

from samurai_odds.play.offering import ask, draw_among, no_options, option
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import spied_seat, spy_value
from samurai_odds.swords.rules.layout import Question, State, Tallies, seat_of_army
from samurai_odds.swords.rules.setup import free_sword, seat_with
from samurai_odds.swords.rules.troops import tally

BINS_ASKED = at.BIN_COUNT - 1  # the rest goes to the last


def start_round(q: Question, s: State) -> None:
    """Clear what belonged to the round before."""
    s.active = s.spied = s.mover = at.NONE
    for seat in range(q.seats):
        s.planned[seat] = s.sword[seat] = s.wish[seat] = 0
        s.build_at[seat] = at.NONE
        for place in range(at.BIN_COUNT):
            s.bins[seat, place] = 0
    s.step, s.phase = 0, at.SUCCESSORS


def offer_successors(q: Question, s: State) -> None:
    """Appointing Your Assassinated Daimyo's Successor: compulsory, a regular unit (W17)."""
    armies = q.seats * at.ARMIES_EACH
    while s.step < armies and not s.fallen[s.step]:
        s.step += 1
    if s.step >= armies:
        s.step, s.phase = 0, at.PLANNING
        return
    army = s.step
    s.place_asked = army
    no_options(s)
    for kind in range(at.KIND_COUNT):
        if kind != at.DAIMYO and kind != at.RONIN and s.army[army, kind] > 0:
            option(s, kind)
    ask(s, at.SUCCESSOR_CHOICE, seat_of_army(army))


def appoint(q: Question, s: State, kind: int) -> None:
    """A unit goes to the tray, the daimyo stands again, at the lowest level."""
    army = s.step
    s.army[army, kind] -= 1
    s.tray[seat_of_army(army), kind] += 1
    raise_daimyo(q, s, army)


def raise_daimyo(q: Question, s: State, army: int) -> None:
    """Stand an army's daimyo up at the variant's lowest level, first hole."""
    s.army[army, at.DAIMYO] = 1
    s.fallen[army] = 0
    s.level[army], s.hole[army] = q.lowest_level, 1


def next_plan(q: Question, s: State) -> None:
    """Allocate Your Koku: one seat after the other, in secret, the ninja's holder last."""
    for seat in range(q.seats):
        if seat != s.ninja and s.out_in[seat] == 0:
            if s.planned[seat] < at.BIN_COUNT:
                offer_bin(q, s, seat)
                return
    holder = s.ninja
    if holder < 0 or s.planned[holder] >= at.BIN_COUNT:
        s.phase = at.REVEALED
    elif s.step == 0:
        s.phase = at.SPYING
    else:
        offer_bin(q, s, holder)


def offer_bin(q: Question, s: State, seat: int) -> None:
    """Ask how many koku go into the next bin; all must go into some (build: its price or 0)."""
    place = s.planned[seat]
    left = s.koku[seat]
    for earlier in range(place):
        left -= s.bins[seat, earlier]
    s.kind_asked = place
    no_options(s)
    option(s, 0)
    if place == at.TO_BUILD:
        if 0 < q.castle_price <= left:
            option(s, q.castle_price)
    else:
        for koku in range(1, left + 1):
            option(s, koku)
    ask(s, at.BIN_CHOICE, seat)


def fill_bin(q: Question, s: State, koku: int) -> None:
    """Put koku into the bin asked; after the last but one the rest goes to the ninja."""
    seat = s.asked
    row = State.bins.place(seat)
    s[row + s.planned[seat]] = koku
    s.planned[seat] += 1
    if s.planned[seat] == BINS_ASKED:
        left = s.koku[seat]
        for place in range(BINS_ASKED):
            left -= s[row + place]
        s[row + at.TO_NINJA] = left
        s.planned[seat] = at.BIN_COUNT


def offer_spying(q: Question, s: State) -> None:
    """Using the Ninja as a Spy: his holder may see one opponent's plan before he makes his."""
    no_options(s)
    option(s, 0)
    for seat in range(q.seats):
        if s.out_in[seat] == 0 and q.player[seat] != q.player[s.ninja]:
            option(s, spy_value(seat))
    ask(s, at.SPY_CHOICE, s.ninja)


def spy(q: Question, s: State, value: int) -> None:
    s.spied = spied_seat(value)
    if value > 0:
        tally(s, s.ninja, Tallies.plans_spied_on.at, 1)
    s.step, s.phase = 1, at.PLANNING


def reveal(q: Question, s: State) -> None:
    """Reveal Your Plans: the koku lie in the bins; the ninja returns to the box either way."""
    for seat in range(q.seats):
        s.koku[seat] = 0
        for place in range(at.BIN_COUNT):
            s.spent[seat, place] += s.bins[seat, place]
    if s.turn == q.gift_round:
        give(q, s)
    s.ninja = s.spied = at.NONE
    s.step, s.phase = 0, at.WISHING


def give(q: Question, s: State) -> None:
    """Put a gift into a seat's bins: no rule of the game, but what a bin's koku are worth."""
    for place in range(at.BIN_COUNT):
        s.bins[q.gift_seat, place] += q.gift[place]


def lose_koku(s: State, seat: int, place: int, koku: int) -> None:
    """Note koku that bought nothing (W2)."""
    s.lost[seat, place] += koku


def bin_of(s: State, seat: int, place: int) -> int:
    return s.bins[seat, place]


def offer_sites(q: Question, s: State) -> None:
    """Ask each who paid where he builds, in sword order (it decides when the box runs short).

    W1: all build at the same time, so nothing stands before everyone has chosen. Who can
    build nowhere loses his koku.
    """
    seat = seat_with(s, s.step)
    if seat < 0:
        build_all(q, s)
        s.asking, s.step, s.phase = 0, 0, at.BUYING
        return
    if bin_of(s, seat, at.TO_BUILD) == 0:
        s.step += 1
        return
    castles, bases = s.castle_box, s.base_box
    for other in range(q.seats):
        place = s.build_at[other]
        if place >= 0:
            if s.built[place] == at.NOTHING_BUILT:
                castles -= 1
            else:
                bases -= 1
    no_options(s)
    for province in range(q.provinces):
        if s.owner[province] == seat:
            built = s.built[province]
            if (built == at.NOTHING_BUILT and castles > 0) or (built == at.CASTLE and bases > 0):
                option(s, province)
    if s.options_open == 0:
        lose_koku(s, seat, at.TO_BUILD, bin_of(s, seat, at.TO_BUILD))
        s.step += 1
    else:
        ask(s, at.BUILD_CHOICE, seat)


def choose_site(s: State, province: int) -> None:
    s.build_at[s.asked] = province
    s.step += 1


def build_all(q: Question, s: State) -> None:
    for seat in range(q.seats):
        place = s.build_at[seat]
        if place < 0:
            continue
        if s.built[place] == at.NOTHING_BUILT:
            s.castle_box -= 1
            tally(s, seat, Tallies.castles_built.at, 1)
        else:
            s.base_box -= 1
            tally(s, seat, Tallies.bases_built.at, 1)
        s.built[place] += 1
        s.build_at[seat] = at.NONE


def hire_ninja(q: Question, s: State) -> None:
    """Give the ninja to the highest single bidder; all bids are lost."""
    best, holder = 0, at.NONE
    for seat in range(q.seats):
        bid = bin_of(s, seat, at.TO_NINJA)
        if bid > best:
            best, holder = bid, seat
        elif bid == best:
            holder = at.NONE
    for seat in range(q.seats):
        if seat != holder:
            lose_koku(s, seat, at.TO_NINJA, bin_of(s, seat, at.TO_NINJA))
    s.ninja = holder
    if holder >= 0:
        tally(s, holder, Tallies.ninja_hired.at, 1)
    s.sword_at_war, s.phase = 0, at.NEXT_TURN


def swords_in_play(q: Question, s: State) -> int:
    """W4: as many swords as seats that live."""
    living = 0
    for seat in range(q.seats):
        if s.out_in[seat] == 0:
            living += 1
    return living


def is_without(s: State, seat: int) -> bool:
    """Say whether a seat still has to take a sword."""
    return s.out_in[seat] == 0 and s.sword[seat] == 0


def offer_wishes(q: Question, s: State) -> None:
    """Ask the highest bidders without a sword which one they wish.

    W3: tied bidders wish at the same time, each without knowing the others' wishes.
    """
    best = 0
    for seat in range(q.seats):
        if is_without(s, seat):
            best = max(best, bin_of(s, seat, at.TO_SWORDS))
    if best == 0:
        s.phase = at.DRAWING_SWORDS
        return
    for seat in range(q.seats):
        if is_without(s, seat) and bin_of(s, seat, at.TO_SWORDS) == best:
            if s.wish[seat] == 0:
                no_options(s)
                for sword in range(1, swords_in_play(q, s) + 1):
                    if seat_with(s, sword) < 0:
                        option(s, sword)
                ask(s, at.SWORD_CHOICE, seat)
                return
    s.phase = at.WISHES


def wish(s: State, sword: int) -> None:
    s.wish[s.asked] = sword


def next_wish(q: Question, s: State) -> int:
    """Find the lowest sword that somebody without one wishes, 0 when none is left."""
    lowest = 0
    for seat in range(q.seats):
        wished = s.wish[seat]
        if is_without(s, seat) and wished > 0 and seat_with(s, wished) < 0:
            if lowest == 0 or wished < lowest:
                lowest = wished
    return lowest


def wishers(q: Question, s: State, sword: int) -> int:
    count = 0
    for seat in range(q.seats):
        if is_without(s, seat) and s.wish[seat] == sword:
            count += 1
    return count


def settle_wishes(q: Question, s: State) -> None:
    """W3: a lone wish is granted, equal wishes are drawn for.

    The losers wish anew among what is then left, before any lower bidder.
    """
    sword = next_wish(q, s)
    if sword > 0:
        draw_among(s, wishers(q, s, sword))
        return
    for seat in range(q.seats):
        s.wish[seat] = 0
    s.phase = at.WISHING


def grant_wish(q: Question, s: State, place: int) -> None:
    sword = next_wish(q, s)
    for seat in range(q.seats):
        if is_without(s, seat) and s.wish[seat] == sword:
            if place == 0:
                s.sword[seat] = sword
                return
            place -= 1


def draw_swords(q: Question, s: State) -> None:
    """Players Who Didn't Place Koku Draw Swords."""
    left = 0
    for seat in range(q.seats):
        if is_without(s, seat):
            left += 1
    if left > 0:
        draw_among(s, left)
        return
    if s.turn == 1:
        for seat in range(q.seats):
            s.first_sword[seat] = s.sword[seat]
    s.step, s.phase = 1, at.BUILDING


def drew_sword(q: Question, s: State, place: int) -> None:
    for seat in range(q.seats):
        if is_without(s, seat):
            s.sword[seat] = free_sword(s, swords_in_play(q, s), place)
            return
