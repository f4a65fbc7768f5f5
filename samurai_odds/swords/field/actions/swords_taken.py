"""Action 2, Take Swords: who bid picks, in the order of the bids; the others draw."""

from samurai_odds.play.rules.offering import Numbers, ask, draw_among, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.actions.plan import bin_of
from samurai_odds.swords.field.set_up.dealing import free_sword, seat_with


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
    """Note a wish."""
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
    """Give a sword to one of those who wish it."""
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
    """Give the next seat without a sword the one it drew."""
    for seat in range(q[at.SEATS]):
        if is_without(s, seat):
            s[at.SWORD + seat] = free_sword(s, swords_in_play(q, s), place)
            return
