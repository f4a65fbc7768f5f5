"""Troops in a state: counts, limits, who stands where, and room for ronin."""

from samurai_odds.play.offering import Numbers
from samurai_odds.swords.combat.losses import most_ronin
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
    return most_ronin(others_of_army(s, army)) - s[army_row(army) + at.RONIN]


def force_ronin_room(s: Numbers, province: int) -> int:
    row = force_row(province)
    return most_ronin(units_of(s, row)) - s[row + at.RONIN]


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
    return units_of(s, force_row(province)) > 0 or army_in(s, province) >= 0


def bonus_units(q: Numbers, built: int) -> int:
    """Give the bonus units of a castle or a fortress (Action 3, Build)."""
    if built == at.NOTHING_BUILT:
        return 0
    return q[at.CASTLE_BONUS] if built == at.CASTLE else q[at.FORTRESS_BONUS]


def is_naval(q: Numbers, there: int, province: int) -> int:
    """Say whether two neighbors are joined by a sea line only."""
    row = there * at.MOST_BORDERS
    for k in range(q[at.DEGREE + there]):
        if q[at.BORDERS + row + k] == province:
            return q[at.BY_SEA + row + k]
    return 0


def tally(s: Numbers, seat: int, what: int, number: int) -> None:
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


def gain_province(q: Numbers, s: Numbers, province: int, seat: int) -> None:
    """Make an empty province a seat's own; W31 looks at once whether that wins."""
    drop_claim(s, province)
    s[at.OWNER + province] = seat
    s[at.OWNED + seat] += 1
    s[at.EMPTIED + province] = 0


def conquer(q: Numbers, s: Numbers, province: int, seat: int) -> None:
    """Conquering an Empty Province: the first to move in owns it, and may have won (W31)."""
    gain_province(q, s, province, seat)
    tally(s, seat, at.TAKEN, 1)
    check_goal(q, s, seat, at.BY_PROVINCES)


def drop_claim(s: Numbers, province: int) -> None:
    """End an heir's claim to an empty province."""
    if s[at.CLAIMED + province] > 0:
        s[at.CLAIMS + s[at.CLAIMED + province] - 1] -= 1
        s[at.CLAIMED + province] = 0


def empty_if_left(s: Numbers, province: int) -> None:
    """Take a province from its owner when nobody of his is left there.

    Ronin who lay there face down have lost those whom they had joined: back to the box.
    """
    owner = s[at.OWNER + province]
    if owner < 0 or is_held(s, province):
        return
    s[at.RONIN_BOX] += s[at.HIDDEN + province] + s[force_row(province) + at.RONIN]
    s[at.HIDDEN + province] = s[force_row(province) + at.RONIN] = 0
    s[at.OWNER + province] = at.NONE
    s[at.OWNED + owner] -= 1
    s[at.EMPTIED + province] = 1 + owner
    s[at.TARGET + province] = at.NONE


def provinces_of_player(q: Numbers, s: Numbers, player: int) -> int:
    """Count what a player's seats own and claim."""
    found = 0
    for seat in range(q[at.SEATS]):
        if q[at.PLAYER + seat] == player:
            found += s[at.OWNED + seat] + s[at.CLAIMS + seat]
    return found


def first_seat_of(q: Numbers, player: int) -> int:
    """Give the seat by which a player is known as the winner."""
    for seat in range(q[at.SEATS]):
        if q[at.PLAYER + seat] == player:
            return seat
    return at.NONE


def end_game(s: Numbers, reason: int, winner: int) -> None:
    """End the game, if nothing has ended it before."""
    if s[at.ENDED] == at.PLAYING:
        s[at.ENDED], s[at.WINNER] = reason, winner


def check_goal(q: Numbers, s: Numbers, seat: int, reason: int) -> None:
    """Winning the Game: where victory is immediate, who reaches the goal wins at once (W31)."""
    if q[at.VARIANT] == at.STANDARD or q[at.VARIANT] == at.QUICK:
        if provinces_of_player(q, s, q[at.PLAYER + seat]) >= q[at.GOAL]:
            end_game(s, reason, seat)


def check_goal_at_round_end(q: Numbers, s: Numbers) -> None:
    """For a Longer Game, Winning a 2-Player Game: after Action 9 the goal decides.

    If several have reached it (a goal of one's own may be low) the one with most provinces
    wins; equal, the game goes on.
    """
    if q[at.VARIANT] == at.STANDARD or q[at.VARIANT] == at.QUICK:
        return
    best, leaders, leader = 0, 0, at.NONE
    for player in range(q[at.PLAYERS]):
        found = provinces_of_player(q, s, player)
        if found > best:
            best, leaders, leader = found, 1, player
        elif found == best:
            leaders += 1
    if best >= q[at.GOAL] and leaders == 1:
        end_game(s, at.BY_PROVINCES, first_seat_of(q, leader))
