"""Troops in a state: counts, limits, who stands where, and room for ronin."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row


def units_of(s: Numbers, row: int) -> int:
    """Count the units of a troop that are no ronin."""
    found = 0
    for kind in range(at.KIND_COUNT):
        if kind != at.RONIN:
            found += s[row + kind]
    return found


def regulars_of(s: Numbers, row: int) -> int:
    """Count the regular units of a troop: no daimyo, no ronin."""
    return units_of(s, row) - s[row + at.DAIMYO]


def others_of_army(s: Numbers, army: int) -> int:
    """Count an army's units that are no ronin, a fallen daimyo among them (S8)."""
    return units_of(s, army_row(army)) + s[at.FALLEN + army]


def army_in(s: Numbers, province: int) -> int:
    """Find the army in a province, NONE; of two the one that does not march (W9)."""
    owner = s[at.OWNER + province]
    found = at.NONE
    if owner >= 0:
        for army in range(owner * at.ARMIES_EACH, (owner + 1) * at.ARMIES_EACH):
            if s[at.WHERE + army] == province and (found < 0 or army != s[at.MOVER]):
                found = army
    return found


def other_army_in(s: Numbers, province: int, army: int) -> int:
    """Find another army of the same seat in a province, NONE."""
    seat = army // at.ARMIES_EACH
    for other in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if other != army and s[at.WHERE + other] == province:
            return other
    return at.NONE


def standing(s: Numbers, army: int) -> bool:
    """Say whether an army is on the map with its daimyo alive."""
    return s[at.WHERE + army] >= 0 and s[at.FALLEN + army] == 0


def daimyos_of(s: Numbers, seat: int) -> int:
    """Count a seat's daimyos that are in the game, the fallen ones with an army among them."""
    found = 0
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if s[at.WHERE + army] >= 0:
            found += 1
    return found


def units_of_seat(q: Numbers, s: Numbers, seat: int) -> int:
    """Count all units of a seat on the map, daimyos among them, no ronin."""
    found = 0
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if s[at.WHERE + army] >= 0:
            found += units_of(s, army_row(army))
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] == seat:
            found += units_of(s, force_row(province))
    return found


def army_has_room(q: Numbers, s: Numbers, army: int, kind: int) -> bool:
    """Say whether a regular unit of a kind fits on the army card (Army Unit Limits)."""
    row = army_row(army)
    if kind == at.BOWMAN or kind == at.SWORDSMAN:
        return s[row + at.BOWMAN] + s[row + at.SWORDSMAN] < q[at.MOST_SAMURAI]
    return s[row + at.GUNNER] + s[row + at.SPEARMAN] < q[at.MOST_ASHIGARU]


def force_has_room(q: Numbers, s: Numbers, province: int) -> bool:
    """Say whether one more unit fits into the force of a province."""
    return units_of(s, force_row(province)) < q[at.MOST_IN_FORCE]


def army_ronin_room(s: Numbers, army: int) -> int:
    """Count the ronin that may still join an army (Ronin Units Per Province Limit)."""
    return max(0, others_of_army(s, army) - 1) - s[army_row(army) + at.RONIN]


def force_ronin_room(s: Numbers, province: int) -> int:
    """Count the ronin that may still join a force."""
    row = force_row(province)
    return max(0, units_of(s, row) - 1) - s[row + at.RONIN]


def ronin_room(s: Numbers, province: int) -> int:
    """Count the face-down ronin that a province can still take."""
    room = force_ronin_room(s, province) - s[at.HIDDEN + province]
    owner = s[at.OWNER + province]
    if owner >= 0:
        for army in range(owner * at.ARMIES_EACH, (owner + 1) * at.ARMIES_EACH):
            if s[at.WHERE + army] == province:
                room += army_ronin_room(s, army)
    return room


def is_held(s: Numbers, province: int) -> bool:
    """Say whether the owner has a regular unit or an army there."""
    return units_of(s, force_row(province)) > 0 or army_in(s, province) >= 0


def is_naval(q: Numbers, there: int, province: int) -> int:
    """Say whether two neighbors are joined by a sea line only."""
    row = there * at.MOST_BORDERS
    for k in range(q[at.DEGREE + there]):
        if q[at.BORDERS + row + k] == province:
            return q[at.BY_SEA + row + k]
    return 0


def tally(s: Numbers, seat: int, what: int, number: int) -> None:
    """Count something for the record."""
    s[at.TALLY + seat * at.TALLIES + what] += number


def ronin_fits(s: Numbers, province: int) -> bool:
    """Say whether all troops of a province keep the ronin limit, those face down included."""
    if force_ronin_room(s, province) < 0 or ronin_room(s, province) < 0:
        return False
    owner = s[at.OWNER + province]
    for army in range(owner * at.ARMIES_EACH, (owner + 1) * at.ARMIES_EACH):
        if s[at.WHERE + army] == province and army_ronin_room(s, army) < 0:
            return False
    return True
