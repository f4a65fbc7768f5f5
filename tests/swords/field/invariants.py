"""What holds in every state of a whole game (section 12 of its specification).

`broken` is written as the rules are, so that it compiles with them (`checked`).
"""

from typing import Any

from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row, tray_row
from samurai_odds.swords.field.troops import (
    force_ronin_room,
    is_held,
    others_of_army,
    ronin_fits,
    units_of,
)

BROKEN = (
    "",
    "a color's pieces do not add up",
    "a count is negative",
    "ronin do not add up",
    "castles or bases do not add up",
    "a force of more than its limit",
    "a province is owned and not held",
    "a province is owned by who is out, claimed or noted as emptied",
    "ronin above their limit",
    "an empty province is held",
    "provinces do not add up",
    "a seat without provinces is not out",
    "a lost army has units",
    "an army stands on foreign ground",
    "an army without its daimyo",
    "an army beyond its card",
    "a level or a hole that there is not",
    "two armies in a province",
    "koku in a purse after Action 1",
)
(
    FINE,
    PIECES,
    NEGATIVE,
    RONIN,
    BUILDINGS,
    FORCE,
    NOT_HELD,
    NOT_OWNED,
    RONIN_LIMIT,
    NOT_EMPTY,
    COUNTED,
    LANDLESS,
    LOST_ARMY,
    FOREIGN,
    HEADLESS,
    CARD,
    LEVEL,
    MARKERS,
    PURSE,
) = range(len(BROKEN))


def check(q: Any, s: Any) -> None:
    """Fail with what is wrong in a state."""
    assert broken(q, s) == FINE, BROKEN[broken(q, s)]


def broken(q: Any, s: Any) -> int:
    """Say what does not hold in a state, FINE if all does."""
    for seat in range(q[at.SEATS]):
        found = wrong_pieces(q, s, seat)
        if found != FINE:
            return found
    found = wrong_boxes(q, s)
    if found != FINE or s[at.PHASE] <= at.SPLIT_ARMIES:
        return found
    for province in range(q[at.PROVINCES]):
        found = wrong_province(q, s, province)
        if found != FINE:
            return found
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        found = wrong_army(q, s, army)
        if found != FINE:
            return found
    return wrong_counts(q, s)


def root_of(s: Any, seat: int) -> int:
    """Say who has a seat's pieces: the seat itself, or the heir of its heirs (W22)."""
    while s[at.HEIR + seat] >= 0:
        seat = s[at.HEIR + seat]
    return seat


def wrong_pieces(q: Any, s: Any, seat: int) -> int:
    """Pieces of a color, and of those that it took over, add up."""
    if s[at.HEIR + seat] >= 0:
        return NEGATIVE if s[at.OWNED + seat] != 0 else FINE
    for kind in range(at.KIND_COUNT):
        if kind == at.DAIMYO or kind == at.RONIN:
            continue
        found, supply = 0, 0
        for other in range(q[at.SEATS]):
            if root_of(s, other) == seat:
                supply += q[at.UNIT_SUPPLY + kind]
                if s[tray_row(other) + kind] < 0:
                    return NEGATIVE
                found += s[tray_row(other) + kind]
                for army in range(other * at.ARMIES_EACH, (other + 1) * at.ARMIES_EACH):
                    found += s[army_row(army) + kind]
                if s[at.PHASE] == at.PLACING:
                    found += s[at.LEVY + other * at.KIND_COUNT + kind]
        for province in range(q[at.PROVINCES]):
            if s[at.OWNER + province] == seat:
                found += s[force_row(province) + kind]
                if s[at.PHASE] == at.PLACING:
                    found += s[at.LEVIED + province] % at.INTO_ARMY == 1 + kind
        if found != supply:
            return PIECES
    return FINE


def wrong_boxes(q: Any, s: Any) -> int:
    """Ronin, castles and bases add up."""
    ronin, castles, bases = s[at.RONIN_BOX], s[at.CASTLE_BOX], s[at.BASE_BOX]
    if ronin < 0 or castles < 0 or bases < 0:
        return NEGATIVE
    for seat in range(q[at.SEATS]):
        ronin += s[at.RONIN_LEFT + seat]
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        ronin += s[army_row(army) + at.RONIN]
    for province in range(q[at.PROVINCES]):
        ronin += s[at.HIDDEN + province] + s[force_row(province) + at.RONIN]
        castles += s[at.BUILT + province] > at.NOTHING_BUILT
        bases += s[at.BUILT + province] == at.FORTRESS
    if ronin != q[at.UNIT_SUPPLY + at.RONIN]:
        return RONIN
    return FINE if castles == q[at.CASTLE_SUPPLY] and bases == q[at.BASE_SUPPLY] else BUILDINGS


def wrong_province(q: Any, s: Any, province: int) -> int:
    """Owned means held; forces of one to five; ronin limits."""
    owner, row = s[at.OWNER + province], force_row(province)
    for kind in range(at.KIND_COUNT):
        if s[row + kind] < 0:
            return NEGATIVE
    if s[at.HIDDEN + province] < 0 or s[row + at.DAIMYO] != 0:
        return NEGATIVE
    if units_of(s, row) > q[at.MOST_IN_FORCE]:
        return FORCE
    if owner < 0:
        empty = units_of(s, row) == 0 and s[at.HIDDEN + province] == 0
        return FINE if empty and force_ronin_room(s, province) == 0 else NOT_EMPTY
    if not is_held(s, province):
        return NOT_HELD
    if s[at.OUT_IN + owner] > 0 or s[at.CLAIMED + province] > 0 or s[at.EMPTIED + province] > 0:
        return NOT_OWNED
    moving = s[at.PHASE] == at.LEAVING or s[at.PHASE] == at.PICK_UP or s[at.PHASE] == at.RONIN_ALONG
    return FINE if moving or ronin_fits(s, province) else RONIN_LIMIT


def wrong_army(q: Any, s: Any, army: int) -> int:
    """Armies within their cards, one a province, on own ground; levels and holes."""
    row, where = army_row(army), s[at.WHERE + army]
    for kind in range(at.KIND_COUNT):
        if s[row + kind] < 0:
            return NEGATIVE
    if where < 0:
        lost = s[at.PHASE] > at.QUICK_PICK_UP
        units = others_of_army(s, army) + s[row + at.RONIN]
        return LOST_ARMY if lost and units > 0 else FINE
    if s[at.OWNER + where] != army // at.ARMIES_EACH:
        return FOREIGN
    if s[row + at.DAIMYO] + s[at.FALLEN + army] != 1:
        return HEADLESS
    if s[row + at.BOWMAN] + s[row + at.SWORDSMAN] > q[at.MOST_SAMURAI]:
        return CARD
    if s[row + at.GUNNER] + s[row + at.SPEARMAN] > q[at.MOST_ASHIGARU]:
        return CARD
    level = s[at.LEVEL + army]
    if level < 1 or level > q[at.MOST_LEVEL] or not 1 <= s[at.HOLE + army] <= q[at.HOLES + level]:
        return LEVEL
    return two_armies(q, s, army)


def two_armies(q: Any, s: Any, army: int) -> int:
    """One army a province, but while the seat at war marches (W9)."""
    marching = (s[at.MOVER] >= 0 or s[at.MUST_LEAVE] >= 0) and (
        army // at.ARMIES_EACH == s[at.ACTIVE]
    )
    beside = 0
    for other in range(q[at.SEATS] * at.ARMIES_EACH):
        if other != army and s[at.WHERE + other] == s[at.WHERE + army]:
            beside += 1
    return FINE if beside == 0 or (marching and beside == 1) else MARKERS


def wrong_counts(q: Any, s: Any) -> int:
    """Provinces with the empty ones are all there are; purses are empty after Action 1."""
    owned = 0
    for seat in range(q[at.SEATS]):
        found, claims = 0, 0
        for province in range(q[at.PROVINCES]):
            found += s[at.OWNER + province] == seat
            claims += s[at.CLAIMED + province] == 1 + seat
        if s[at.OWNED + seat] != found or s[at.CLAIMS + seat] != claims:
            return COUNTED
        owned += found
        if found == 0 and s[at.OUT_IN + seat] == 0:
            return LANDLESS
        if s[at.PHASE] > at.REVEALED and s[at.PHASE] != at.ROUND_END and s[at.KOKU + seat] > 0:
            return PURSE
    for province in range(q[at.PROVINCES]):
        owned += s[at.OWNER + province] < 0
    return FINE if owned == q[at.PROVINCES] else COUNTED
