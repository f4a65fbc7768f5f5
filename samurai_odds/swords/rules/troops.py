"""Troops in a state: counts, limits, who stands where, and room for ronin."""

from samurai_odds.swords.combat.losses import most_ronin
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State, Tallies
from samurai_odds.swords.rules.rows import army_row, force_row


def units_of(s: State, row: int) -> int:
    """Count the units of a troop that are no ronin."""
    count = 0
    for kind in range(at.KIND_COUNT):
        if kind != at.RONIN:
            count += s[row + kind]
    return count


def regulars_of(s: State, row: int) -> int:
    """Count the regular units of a troop: no daimyo, no ronin."""
    return units_of(s, row) - s[row + at.DAIMYO]


def samurai_of(s: State, row: int) -> int:
    """Count the samurai of a troop: bowmen and swordsmen."""
    count = 0
    for kind in at.SAMURAI:
        count += s[row + kind]
    return count


def ashigaru_of(s: State, row: int) -> int:
    """Count the ashigaru of a troop: gunners and spearmen."""
    count = 0
    for kind in at.ASHIGARU:
        count += s[row + kind]
    return count


def others_of_army(s: State, army: int) -> int:
    """Count an army's units that are no ronin, a fallen daimyo among them (S8)."""
    return units_of(s, army_row(army)) + s.fallen[army]


def army_in(s: State, province: int) -> int:
    """Find the army in a province, NONE; of two the one that does not march (W9)."""
    owner = s.owner[province]
    number = at.NONE
    if owner >= 0:
        for army in range(owner * at.ARMIES_EACH, (owner + 1) * at.ARMIES_EACH):
            if s.where[army] == province and (number < 0 or army != s.mover):
                number = army
    return number


def other_army_in(s: State, province: int, army: int) -> int:
    """Find another army of the same seat in a province, NONE."""
    seat = army // at.ARMIES_EACH
    for other in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if other != army and s.where[other] == province:
            return other
    return at.NONE


def standing(s: State, army: int) -> bool:
    """Say whether an army is on the map with its daimyo alive."""
    return s.where[army] >= 0 and s.fallen[army] == 0


def daimyos_of(s: State, seat: int) -> int:
    """Count a seat's daimyos that are in the game, the fallen ones with an army among them."""
    count = 0
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if s.where[army] >= 0:
            count += 1
    return count


def units_of_seat(q: Question, s: State, seat: int) -> int:
    """Count all units of a seat on the map, daimyos among them, no ronin."""
    count = 0
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if s.where[army] >= 0:
            count += units_of(s, army_row(army))
    for province in range(q.provinces):
        if s.owner[province] == seat:
            count += units_of(s, force_row(province))
    return count


def army_has_room(q: Question, s: State, army: int, kind: int) -> bool:
    """Say whether a regular unit of a kind fits on the army card (Army Unit Limits)."""
    for one in at.SAMURAI:
        if one == kind:
            return samurai_of(s, army_row(army)) < q.most_samurai
    return ashigaru_of(s, army_row(army)) < q.most_ashigaru


def force_has_room(q: Question, s: State, province: int) -> bool:
    """Say whether one more unit fits into the force of a province."""
    return units_of(s, force_row(province)) < q.most_in_force


def army_ronin_room(s: State, army: int) -> int:
    """Count the ronin that may still join an army (Ronin Units Per Province Limit)."""
    return most_ronin(others_of_army(s, army)) - s.army[army, at.RONIN]


def force_ronin_room(s: State, province: int) -> int:
    row = force_row(province)
    return most_ronin(units_of(s, row)) - s[row + at.RONIN]


def ronin_room(s: State, province: int) -> int:
    """Count the face-down ronin that a province can still take."""
    room = force_ronin_room(s, province) - s.hidden[province]
    owner = s.owner[province]
    if owner >= 0:
        for army in range(owner * at.ARMIES_EACH, (owner + 1) * at.ARMIES_EACH):
            if s.where[army] == province:
                room += army_ronin_room(s, army)
    return room


def is_held(s: State, province: int) -> bool:
    return units_of(s, force_row(province)) > 0 or army_in(s, province) >= 0


def bonus_units(q: Question, built: int) -> int:
    """Give the bonus units of a castle or a fortress (Action 3, Build)."""
    if built == at.NOTHING_BUILT:
        return 0
    return q.castle_bonus if built == at.CASTLE else q.fortress_bonus


def is_naval(q: Question, there: int, province: int) -> int:
    """Say whether two neighbors are joined by a sea line only."""
    for k in range(q.degree[there]):
        if q.borders[there, k] == province:
            return q.by_sea[there, k]
    return 0


def tally(s: State, seat: int, what: int, number: int) -> None:
    s.tally[seat, what] += number


def ronin_fits(s: State, province: int) -> bool:
    """Say whether all troops of a province keep the ronin limit, those face down included."""
    if force_ronin_room(s, province) < 0 or ronin_room(s, province) < 0:
        return False
    owner = s.owner[province]
    for army in range(owner * at.ARMIES_EACH, (owner + 1) * at.ARMIES_EACH):
        if s.where[army] == province and army_ronin_room(s, army) < 0:
            return False
    return True


def gain_province(q: Question, s: State, province: int, seat: int) -> None:
    """Make an empty province a seat's own; W31 looks at once whether that wins."""
    drop_claim(s, province)
    s.owner[province] = seat
    s.owned[seat] += 1
    s.emptied[province] = 0


def conquer(q: Question, s: State, province: int, seat: int) -> None:
    """Conquering an Empty Province: the first to move in owns it, and may have won (W31)."""
    gain_province(q, s, province, seat)
    tally(s, seat, Tallies.provinces_entered.at, 1)
    check_goal(q, s, seat, at.BY_PROVINCES)


def drop_claim(s: State, province: int) -> None:
    """End an heir's claim to an empty province."""
    if s.claimed[province] > 0:
        s.claims[s.claimed[province] - 1] -= 1
        s.claimed[province] = 0


def empty_if_left(s: State, province: int) -> None:
    """Take a province from its owner when nobody of his is left there.

    Ronin who lay there face down have lost those whom they had joined: back to the box.
    """
    owner = s.owner[province]
    if owner < 0 or is_held(s, province):
        return
    s.ronin_box += s.hidden[province] + s.force[province, at.RONIN]
    s.hidden[province] = s.force[province, at.RONIN] = 0
    s.owner[province] = at.NONE
    s.owned[owner] -= 1
    s.emptied[province] = 1 + owner
    s.target[province] = at.NONE


def provinces_of_player(q: Question, s: State, player: int) -> int:
    """Count what a player's seats own and claim."""
    count = 0
    for seat in range(q.seats):
        if q.player[seat] == player:
            count += s.owned[seat] + s.claims[seat]
    return count


def first_seat_of(q: Question, player: int) -> int:
    """Give the seat by which a player is known as the winner."""
    for seat in range(q.seats):
        if q.player[seat] == player:
            return seat
    return at.NONE


def end_game(s: State, reason: int, winner: int) -> None:
    """End the game, if nothing has ended it before."""
    if s.ended == at.PLAYING:
        s.ended, s.winner = reason, winner


def check_goal(q: Question, s: State, seat: int, reason: int) -> None:
    """Winning the Game: where victory is immediate, who reaches the goal wins at once (W31)."""
    if q.variant == at.STANDARD or q.variant == at.QUICK:
        if provinces_of_player(q, s, q.player[seat]) >= q.goal:
            end_game(s, reason, seat)


def check_goal_at_round_end(q: Question, s: State) -> None:
    """For a Longer Game, Winning a 2-Player Game: after Action 9 the goal decides.

    If several have reached it (a goal of one's own may be low) the one with most provinces
    wins; equal, the game goes on.
    """
    if q.variant == at.STANDARD or q.variant == at.QUICK:
        return
    best, leaders, leader = 0, 0, at.NONE
    for player in range(q.players):
        count = provinces_of_player(q, s, player)
        if count > best:
            best, leaders, leader = count, 1, player
        elif count == best:
            leaders += 1
    if best >= q.goal and leaders == 1:
        end_game(s, at.BY_PROVINCES, first_seat_of(q, leader))
