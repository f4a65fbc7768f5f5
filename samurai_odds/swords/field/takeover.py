"""Eliminating an Opponent from the Game: a lost daimyo, a fallen seat, its heir."""

from samurai_odds.play.offering import Numbers, ask, draw_among, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row, seat_of_army, tray_row
from samurai_odds.swords.field.marching import offer_pick_up, pick_up
from samurai_odds.swords.field.plan import raise_daimyo
from samurai_odds.swords.field.troops import (
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


def lose_army(s: Numbers, army: int) -> None:
    """Take a daimyo and his army out of the game; what is left of it goes home."""
    row = army_row(army)
    for kind in range(at.KIND_COUNT):
        if kind == at.RONIN:
            s[at.RONIN_BOX] += s[row + kind]
        elif kind != at.DAIMYO:
            s[tray_row(seat_of_army(army)) + kind] += s[row + kind]
        s[row + kind] = 0
    s[at.WHERE + army] = s[at.DECLARED + army] = at.NONE
    s[at.FALLEN + army] = 0


def fall_if_last(q: Numbers, s: Numbers, seat: int, by: int) -> None:
    """Eliminate a seat without a daimyo; W18: whoever removed the last one is the heir."""
    if s[at.OUT_IN + seat] == 0 and daimyos_of(s, seat) == 0:
        if s[at.OUT_IN + by] > 0 or daimyos_of(s, by) == 0:
            by = at.NONE  # W19: both lost their last in one step, neither inherits
        fall(q, s, seat, by)


def fall(q: Numbers, s: Numbers, seat: int, heir: int) -> None:
    """Take a seat out of the game (W25: a color of two players likewise)."""
    s[at.OUT_IN + seat], s[at.HEIR + seat] = s[at.TURN], heir
    if s[at.NINJA] == seat:
        s[at.NINJA] = at.NONE  # W21
    if heir >= 0:
        inherit(q, s, seat, heir)
    else:
        vanish(q, s, seat)
    if s[at.ENDED] == at.PLAYING and q[at.VARIANT] == at.QUICK:
        end_by_most(q, s, heir)
    check_last(q, s)
    if s[at.ENDED] == at.PLAYING and heir >= 0:
        s[at.RECOVERING] = heir


def inherit(q: Numbers, s: Numbers, seat: int, heir: int) -> None:
    """The heir owns all units and provinces at once (S10, W21, W22: trays add up).

    Also, until this war turn ends, those emptied in it and still empty (Chapter 7).
    """
    tally(s, heir, at.HEIRED, 1)
    for kind in range(at.KIND_COUNT):
        s[tray_row(heir) + kind] += s[tray_row(seat) + kind]
        s[tray_row(seat) + kind] = 0
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] == seat:
            s[at.OWNER + province] = heir
            s[at.TARGET + province] = at.NONE
        elif s[at.OWNER + province] < 0 and s[at.EMPTIED + province] == 1 + seat:
            if q[at.HEIR_GETS_EMPTIED]:
                drop_claim(s, province)
                s[at.CLAIMED + province] = 1 + heir
                s[at.CLAIMS + heir] += 1
    s[at.OWNED + heir] += s[at.OWNED + seat]
    s[at.OWNED + seat] = 0
    hand_over_claims(q, s, seat, heir)
    check_goal(q, s, heir, at.BY_TAKEOVER)


def hand_over_claims(q: Numbers, s: Numbers, seat: int, heir: int) -> None:
    """Give the heir what the fallen seat had claimed itself."""
    for province in range(q[at.PROVINCES]):
        if s[at.CLAIMED + province] == 1 + seat:
            s[at.CLAIMED + province] = 1 + heir
            s[at.CLAIMS + seat] -= 1
            s[at.CLAIMS + heir] += 1


def vanish(q: Numbers, s: Numbers, seat: int) -> None:
    """W19: without an heir the units leave the map, the provinces become empty."""
    for province in range(q[at.PROVINCES]):
        if s[at.CLAIMED + province] == 1 + seat:
            drop_claim(s, province)
        if s[at.OWNER + province] != seat:
            continue
        s[at.RONIN_BOX] += s[at.HIDDEN + province] + s[force_row(province) + at.RONIN]
        s[at.HIDDEN + province] = s[force_row(province) + at.RONIN] = 0
        for kind in range(at.KIND_COUNT):
            s[tray_row(seat) + kind] += s[force_row(province) + kind]
            s[force_row(province) + kind] = 0
        s[at.OWNER + province] = s[at.TARGET + province] = at.NONE
    s[at.OWNED + seat] = 0


def check_last(q: Numbers, s: Numbers) -> None:
    """End the game when one player is left, or none (W19)."""
    players, last = 0, at.NONE
    for player in range(q[at.PLAYERS]):
        living = False
        for seat in range(q[at.SEATS]):
            if q[at.PLAYER + seat] == player and s[at.OUT_IN + seat] == 0:
                living = True
        if living:
            players, last = players + 1, first_seat_of(q, player)
    if players <= 1:
        end_game(s, at.BY_LAST, last)


def end_by_most(q: Numbers, s: Numbers, heir: int) -> None:
    """Quick start: when the first seat falls, most provinces win.

    W29: equal, the one who eliminated wins if he is among them; else the win is shared:
    nobody is noted as the winner. W19: who lost his last daimyo in the same step is out too.
    """
    best, leaders, leader = -1, 0, at.NONE
    for seat in range(q[at.SEATS]):
        found = s[at.OWNED + seat] + s[at.CLAIMS + seat]
        if s[at.OUT_IN + seat] > 0 or daimyos_of(s, seat) == 0:
            continue
        if found > best:
            best, leaders, leader = found, 1, seat
        elif found == best:
            leaders += 1
            if seat == heir:
                leader = seat
    if leaders > 1 and leader != heir:
        leader = at.NONE
    end_game(s, at.BY_MOST, leader)


def is_stopped(s: Numbers) -> bool:
    """W20: say whether the seat whose war turn it is has fallen in it."""
    if s[at.ACTIVE] < 0 or s[at.OUT_IN + s[at.ACTIVE]] == 0:
        return False
    return at.MARCHING <= s[at.PHASE] < at.TURN_END


def recover(q: Numbers, s: Numbers) -> None:
    """Recover lost daimyos: one by one into own provinces without an army (W23).

    Each may take up units of its province at once. W22: never a fourth army.
    """
    if s[at.PICKING] >= 0:
        offer_pick_up(q, s, s[at.PICKING])
        return
    seat = s[at.RECOVERING]
    army = lost_army(s, seat)
    no_options(s)
    if army >= 0:
        for province in range(q[at.PROVINCES]):
            if s[at.OWNER + province] == seat and army_in(s, province) < 0:
                option(s, province)
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, at.RECOVER_CHOICE, seat)
    else:
        s[at.RECOVERING] = at.NONE


def recovered(q: Numbers, s: Numbers, value: int) -> None:
    if s[at.PICKING] < 0:
        army = lost_army(s, s[at.RECOVERING])
        s[at.WHERE + army] = value
        raise_daimyo(q, s, army)
        s[at.BARRED + army] = 1
        s[at.PICKING] = army
    elif value > 0:
        pick_up(s, s[at.PICKING], value)
    else:
        s[at.PICKING] = at.NONE


def lost_army(s: Numbers, seat: int) -> int:
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if s[at.WHERE + army] < 0:
            return army
    return at.NONE


def go_by_ninja(q: Numbers, s: Numbers, then: int) -> None:
    """Go on to a phase, the ninja's holder asked before (W15): not in the first round."""
    if s[at.NINJA] < 0 or s[at.TURN] <= q[at.NINJA_BAN]:
        s[at.PHASE] = then
    else:
        s[at.NINJA_NEXT], s[at.PHASE] = then, at.NINJA_WINDOW


def offer_strike(q: Numbers, s: Numbers) -> None:
    """Ask the holder whether the ninja strikes now, and at which opponent's daimyo."""
    no_options(s)
    option(s, 0)
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        if standing(s, army):
            if q[at.PLAYER + seat_of_army(army)] != q[at.PLAYER + s[at.NINJA]]:
                option(s, 1 + army)
    ask(s, at.STRIKE_CHOICE, s[at.NINJA])


def aim(s: Numbers, value: int) -> None:
    if value == 0:
        s[at.PHASE] = s[at.NINJA_NEXT]
        return
    s[at.MARKED], s[at.PHASE] = value - 1, at.STRIKE
    tally(s, s[at.NINJA], at.STRIKES, 1)


def strike(q: Numbers, s: Numbers, face: int) -> None:
    """The roll: 8 or less succeeds; else the intended victim may take revenge."""
    holder = s[at.NINJA]
    if 1 + face <= q[at.NINJA_KILLS_ON]:
        s[at.NINJA], s[at.PHASE] = at.NONE, s[at.NINJA_NEXT]
        tally(s, holder, at.KILLS, 1)
        assassinate(q, s, s[at.MARKED], holder)
    else:
        s[at.AVENGER], s[at.PHASE] = seat_of_army(s[at.MARKED]), at.REVENGE


def offer_revenge(q: Numbers, s: Numbers) -> None:
    """The Intended Victim Gets Revenge: he names a daimyo of the holder, then rolls."""
    no_options(s)
    for army in range(s[at.NINJA] * at.ARMIES_EACH, (s[at.NINJA] + 1) * at.ARMIES_EACH):
        if standing(s, army):
            option(s, army)
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, at.REVENGE_CHOICE, s[at.AVENGER])
    else:
        s[at.NINJA], s[at.PHASE] = at.NONE, s[at.NINJA_NEXT]


def aim_revenge(s: Numbers, army: int) -> None:
    s[at.MARKED], s[at.PHASE] = army, at.REVENGE_ROLL


def take_revenge(q: Numbers, s: Numbers, face: int) -> None:
    """The roll: 9 or more succeeds. The ninja is back in the box either way."""
    s[at.NINJA], s[at.PHASE] = at.NONE, s[at.NINJA_NEXT]
    if 1 + face >= q[at.REVENGE_ON]:
        tally(s, s[at.AVENGER], at.REVENGES, 1)
        assassinate(q, s, s[at.MARKED], s[at.AVENGER])


def roll_due(q: Numbers, s: Numbers) -> None:
    draw_among(s, q[at.FACES])


def assassinate(q: Numbers, s: Numbers, army: int, by: int) -> None:
    """The Assassinated Daimyo: his army is disrupted; alone in it, he is out at once (S8)."""
    province = s[at.WHERE + army]
    s[army_row(army) + at.DAIMYO] = 0
    s[at.FALLEN + army] = 1
    s[at.DECLARED + army] = at.NONE  # W15: the declaration of a disrupted army is void
    if regulars_of(s, army_row(army)) == 0:
        lose_army(s, army)
        tally(s, seat_of_army(army), at.LOST_TO_NINJA, 1)
        empty_if_left(s, province)
        fall_if_last(q, s, seat_of_army(army), by)
