"""Eliminating an Opponent from the Game: a lost daimyo, a fallen seat, its heir."""

from samurai_odds.play.offering import ask, draw_among, no_options, option
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import army_of, army_value
from samurai_odds.swords.rules.layout import Question, State, Tallies, seat_of_army
from samurai_odds.swords.rules.marching import offer_pick_up, pick_up
from samurai_odds.swords.rules.plan import raise_daimyo
from samurai_odds.swords.rules.rows import army_row
from samurai_odds.swords.rules.troops import (
    army_in,
    check_goal,
    daimyos_of,
    drop_claim,
    empty_if_left,
    end_game,
    first_seat_of,
    regulars_of,
    standing,
    tally,
)


def lose_army(s: State, army: int) -> None:
    """Take a daimyo and his army out of the game; what is left of it goes home."""
    row = army_row(army)
    for kind in range(at.KIND_COUNT):
        if kind == at.RONIN:
            s.ronin_box += s[row + kind]
        elif kind != at.DAIMYO:
            s.tray[seat_of_army(army), kind] += s[row + kind]
        s[row + kind] = 0
    s.where[army] = s.declared[army] = at.NONE
    s.fallen[army] = 0


def fall_if_last(q: Question, s: State, seat: int, by: int) -> None:
    """Eliminate a seat without a daimyo; W18: whoever removed the last one is the heir."""
    if s.out_in[seat] == 0 and daimyos_of(s, seat) == 0:
        if s.out_in[by] > 0 or daimyos_of(s, by) == 0:
            by = at.NONE  # W19: both lost their last in one step, neither inherits
        fall(q, s, seat, by)


def fall(q: Question, s: State, seat: int, heir: int) -> None:
    """Take a seat out of the game (W25: a color of two players likewise)."""
    s.out_in[seat], s.heir[seat] = s.turn, heir
    if s.ninja == seat:
        s.ninja = at.NONE  # W21
    if heir >= 0:
        inherit(q, s, seat, heir)
    else:
        vanish(q, s, seat)
    if s.ended == at.PLAYING and q.variant == at.QUICK:
        end_by_most(q, s, heir)
    check_last(q, s)
    if s.ended == at.PLAYING and heir >= 0:
        s.recovering = heir


def inherit(q: Question, s: State, seat: int, heir: int) -> None:
    """The heir owns all units and provinces at once (S10, W21, W22: trays add up).

    Also, until this war turn ends, those emptied in it and still empty (Chapter 7).
    """
    tally(s, heir, Tallies.seats_taken_over.at, 1)
    for kind in range(at.KIND_COUNT):
        s.tray[heir, kind] += s.tray[seat, kind]
        s.tray[seat, kind] = 0
    for province in range(q.provinces):
        if s.owner[province] == seat:
            s.owner[province] = heir
            s.target[province] = at.NONE
        elif s.owner[province] < 0 and s.emptied[province] == 1 + seat:
            if q.heir_gets_emptied:
                drop_claim(s, province)
                s.claimed[province] = 1 + heir
                s.claims[heir] += 1
    s.owned[heir] += s.owned[seat]
    s.owned[seat] = 0
    hand_over_claims(q, s, seat, heir)
    check_goal(q, s, heir, at.BY_TAKEOVER)


def hand_over_claims(q: Question, s: State, seat: int, heir: int) -> None:
    """Give the heir what the fallen seat had claimed itself."""
    for province in range(q.provinces):
        if s.claimed[province] == 1 + seat:
            s.claimed[province] = 1 + heir
            s.claims[seat] -= 1
            s.claims[heir] += 1


def vanish(q: Question, s: State, seat: int) -> None:
    """W19: without an heir the units leave the map, the provinces become empty."""
    for province in range(q.provinces):
        if s.claimed[province] == 1 + seat:
            drop_claim(s, province)
        if s.owner[province] != seat:
            continue
        s.ronin_box += s.hidden[province] + s.force[province, at.RONIN]
        s.hidden[province] = s.force[province, at.RONIN] = 0
        for kind in range(at.KIND_COUNT):
            s.tray[seat, kind] += s.force[province, kind]
            s.force[province, kind] = 0
        s.owner[province] = s.target[province] = at.NONE
    s.owned[seat] = 0


def check_last(q: Question, s: State) -> None:
    """End the game when one player is left, or none (W19)."""
    players, last = 0, at.NONE
    for player in range(q.players):
        living = False
        for seat in range(q.seats):
            if q.player[seat] == player and s.out_in[seat] == 0:
                living = True
        if living:
            players, last = players + 1, first_seat_of(q, player)
    if players <= 1:
        end_game(s, at.BY_LAST, last)


def end_by_most(q: Question, s: State, heir: int) -> None:
    """Quick start: when the first seat falls, most provinces win.

    W29: equal, the one who eliminated wins if he is among them; else the win is shared:
    nobody is noted as the winner. W19: who lost his last daimyo in the same step is out too.
    """
    best, leaders, leader = -1, 0, at.NONE
    for seat in range(q.seats):
        most = s.owned[seat] + s.claims[seat]
        if s.out_in[seat] > 0 or daimyos_of(s, seat) == 0:
            continue
        if most > best:
            best, leaders, leader = most, 1, seat
        elif most == best:
            leaders += 1
            if seat == heir:
                leader = seat
    if leaders > 1 and leader != heir:
        leader = at.NONE
    end_game(s, at.BY_MOST, leader)


def is_stopped(s: State) -> bool:
    """W20: say whether the seat whose war turn it is has fallen in it."""
    if s.active < 0 or s.out_in[s.active] == 0:
        return False
    return at.FIRST_IN_TURN <= s.phase <= at.LAST_IN_TURN


def recover(q: Question, s: State) -> None:
    """Recover lost daimyos: one by one into own provinces without an army (W23).

    Each may take up units of its province at once. W22: never a fourth army.
    """
    if s.picking >= 0:
        offer_pick_up(q, s, s.picking)
        return
    seat = s.recovering
    army = lost_army(s, seat)
    no_options(s)
    if army >= 0:
        for province in range(q.provinces):
            if s.owner[province] == seat and army_in(s, province) < 0:
                option(s, province)
    if s.options_open > 0:
        ask(s, at.RECOVER_CHOICE, seat)
    else:
        s.recovering = at.NONE


def recovered(q: Question, s: State, value: int) -> None:
    if s.picking < 0:
        army = lost_army(s, s.recovering)
        s.where[army] = value
        raise_daimyo(q, s, army)
        s.barred[army] = 1
        s.picking = army
    elif value > 0:
        pick_up(s, s.picking, value)
    else:
        s.picking = at.NONE


def lost_army(s: State, seat: int) -> int:
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if s.where[army] < 0:
            return army
    return at.NONE


def go_by_ninja(q: Question, s: State, then: int) -> None:
    """Go on to a phase, the ninja's holder asked before (W15): not in the first round."""
    if s.ninja < 0 or s.turn <= q.ninja_ban:
        s.phase = then
    else:
        s.ninja_next, s.phase = then, at.NINJA_WINDOW


def offer_strike(q: Question, s: State) -> None:
    """Ask the holder whether the ninja strikes now, and at which opponent's daimyo."""
    no_options(s)
    option(s, 0)
    for army in range(q.seats * at.ARMIES_EACH):
        if standing(s, army):
            if q.player[seat_of_army(army)] != q.player[s.ninja]:
                option(s, army_value(army))
    ask(s, at.STRIKE_CHOICE, s.ninja)


def aim(s: State, value: int) -> None:
    if value == 0:
        s.phase = s.ninja_next
        return
    s.marked, s.phase = army_of(value), at.STRIKE
    tally(s, s.ninja, Tallies.ninja_strikes.at, 1)


def strike(q: Question, s: State, face: int) -> None:
    """The roll: 8 or less succeeds; else the intended victim may take revenge."""
    holder = s.ninja
    if 1 + face <= q.ninja_kills_on:
        s.ninja, s.phase = at.NONE, s.ninja_next
        tally(s, holder, Tallies.ninja_kills.at, 1)
        assassinate(q, s, s.marked, holder)
    else:
        s.avenger, s.phase = seat_of_army(s.marked), at.REVENGE


def offer_revenge(q: Question, s: State) -> None:
    """The Intended Victim Gets Revenge: he names a daimyo of the holder, then rolls."""
    no_options(s)
    for army in range(s.ninja * at.ARMIES_EACH, (s.ninja + 1) * at.ARMIES_EACH):
        if standing(s, army):
            option(s, army)
    if s.options_open > 0:
        ask(s, at.REVENGE_CHOICE, s.avenger)
    else:
        s.ninja, s.phase = at.NONE, s.ninja_next


def aim_revenge(s: State, army: int) -> None:
    s.marked, s.phase = army, at.REVENGE_ROLL


def take_revenge(q: Question, s: State, face: int) -> None:
    """The roll: 9 or more succeeds. The ninja is back in the box either way."""
    s.ninja, s.phase = at.NONE, s.ninja_next
    if 1 + face >= q.revenge_on:
        tally(s, s.avenger, Tallies.revenge_kills.at, 1)
        assassinate(q, s, s.marked, s.avenger)


def roll_due(q: Question, s: State) -> None:
    draw_among(s, q.faces)


def assassinate(q: Question, s: State, army: int, by: int) -> None:
    """The Assassinated Daimyo: his army is disrupted; alone in it, he is out at once (S8)."""
    province = s.where[army]
    s.army[army, at.DAIMYO] = 0
    s.fallen[army] = 1
    s.declared[army] = at.NONE  # W15: the declaration of a disrupted army is void
    if regulars_of(s, army_row(army)) == 0:
        lose_army(s, army)
        tally(s, seat_of_army(army), Tallies.daimyos_lost_to_the_ninja.at, 1)
        empty_if_left(s, province)
        fall_if_last(q, s, seat_of_army(army), by)
