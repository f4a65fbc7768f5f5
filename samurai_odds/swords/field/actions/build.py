"""Action 3, Build: a castle, or the base that makes a fortress of one."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.actions.plan import bin_of, lose_koku
from samurai_odds.swords.field.set_up.dealing import seat_with
from samurai_odds.swords.field.troops import tally


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
    """Note where a seat builds."""
    s[at.BUILD_AT + s[at.ASKED]] = province
    s[at.STEP] += 1


def build_all(q: Numbers, s: Numbers) -> None:
    """Put castles and bases down."""
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
