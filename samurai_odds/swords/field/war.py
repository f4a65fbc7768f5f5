"""Wage War in turn order: one seat after the other, each all of phases A to D."""

from samurai_odds.play.offering import Numbers, ask, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import force_row
from samurai_odds.swords.field.levy import remove_ronin
from samurai_odds.swords.field.marching import begin_move, may_leave
from samurai_odds.swords.field.setup import seat_with
from samurai_odds.swords.field.takeover import go_by_ninja
from samurai_odds.swords.field.troops import (
    army_in,
    check_goal_at_round_end,
    drop_claim,
    end_game,
    standing,
    units_of,
)
from samurai_odds.swords.koku import income


def next_turn(q: Numbers, s: Numbers) -> None:
    """Give the turn to the next sword; W4: an eliminated seat's turn is skipped.

    Nothing of the turn before is left over, in the midst of which its seat may have fallen (W20).
    """
    s[at.SWORD_AT_WAR] += 1
    seat = seat_with(s, s[at.SWORD_AT_WAR])
    if seat < 0:
        s[at.PHASE] = at.ROUND_END
        return
    if s[at.OUT_IN + seat] > 0:
        return
    s[at.ACTIVE] = seat
    s[at.MOVER] = s[at.MUST_LEAVE] = s[at.TROOP] = at.NONE
    for province in range(q[at.PROVINCES]):
        s[at.BONUS_LEFT + province] = s[at.TARGET + province] = at.NONE
        s[at.EMPTIED + province] = s[at.CALLED_OFF + province] = 0
    forget_arrivals(q, s)
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        s[at.MARCHED + army] = s[at.WINS + army] = s[at.BARRED + army] = 0
        s[at.DECLARED + army] = at.NONE
    go_by_ninja(q, s, at.MARCHING)


def forget_arrivals(q: Numbers, s: Numbers) -> None:
    """Let units that were set down or came in take part in what follows."""
    for place in range(at.ARRIVED, at.ARRIVED + q[at.PROVINCES] * at.KIND_COUNT):
        s[place] = 0


def end_phase_a(q: Numbers, s: Numbers) -> None:
    forget_arrivals(q, s)
    s[at.DECLARING] = 0
    go_by_ninja(q, s, at.DECLARATIONS)


def begin_phase_d(q: Numbers, s: Numbers) -> None:
    """Combat is over: all own armies may march again."""
    forget_arrivals(q, s)
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        s[at.MARCHED + army] = 0
    s[at.MOVER] = s[at.TROOP] = at.NONE
    go_by_ninja(q, s, at.FINAL_MARCHES)


def end_declarations(q: Numbers, s: Numbers) -> None:
    go_by_ninja(q, s, at.NEXT_TROOP)


def end_turn(q: Numbers, s: Numbers) -> None:
    """End a war turn: what an heir claims and has not entered lies on the table again (S10)."""
    for province in range(q[at.PROVINCES]):
        drop_claim(s, province)
    s[at.ACTIVE], s[at.PHASE] = at.NONE, at.NEXT_TURN


def end_round(q: Numbers, s: Numbers) -> None:
    """Actions 8 and 9, Collect Koku; longer games are decided here.

    W34: after the last round the game is unfinished, nobody has won.
    """
    remove_ronin(q, s)
    for seat in range(q[at.SEATS]):
        if s[at.OUT_IN + seat] == 0:
            s[at.KOKU + seat] = income(s[at.OWNED + seat], q[at.PROVINCES_A_KOKU], q[at.LEAST_KOKU])
    check_goal_at_round_end(q, s)
    if s[at.TURN] >= q[at.TURN_LIMIT]:
        end_game(s, at.BY_ROUND_LIMIT, at.NONE)
    elif s[at.TURN] == q[at.STOP_AFTER] and s[at.ENDED] == at.PLAYING:
        end_game(s, at.BY_STOP, at.NONE)
    if s[at.ENDED] == at.PLAYING:
        s[at.TURN] += 1
        s[at.PHASE] = at.ROUND_START


def may_attack(q: Numbers, s: Numbers, seat: int, province: int, banned: bool) -> bool:
    """Say whether a seat may attack a province: enemy or empty (W24: not the other color's).

    ``banned``: in the first round no province with an army marker (S10).
    """
    owner = s[at.OWNER + province]
    if owner < 0:
        return True
    if q[at.PLAYER + owner] == q[at.PLAYER + seat]:
        return False
    return not (banned and s[at.TURN] <= q[at.MARKED_BAN] and army_in(s, province) >= 0)


def list_attacks(q: Numbers, s: Numbers, seat: int, here: int, banned: bool) -> None:
    """List what a troop may attack from a province: 1 + province, called-off ones apart (S5)."""
    for k in range(q[at.DEGREE + here]):
        there = q[at.BORDERS + here * at.MOST_BORDERS + k]
        if s[at.CALLED_OFF + there] == 0 and may_attack(q, s, seat, there, banned):
            option(s, 1 + there)


def offer_declaration(q: Numbers, s: Numbers) -> None:
    """Ask troop by troop for its one declared battle (W11); 0 is none.

    In each own province the army, then the force; both may name the same province.
    """
    seat = s[at.ACTIVE]
    while s[at.DECLARING] < 2 * q[at.PROVINCES]:
        here = s[at.DECLARING] // 2
        if s[at.OWNER + here] != seat:
            s[at.DECLARING] += 2 - s[at.DECLARING] % 2
            continue
        troop = at.FORCE_TROOP
        if s[at.DECLARING] % 2 == 0:
            troop = army_in(s, here)
            able = troop >= 0 and standing(s, troop) and s[at.BARRED + troop] == 0
        else:
            able = units_of(s, force_row(here)) > 0
        if able:
            no_options(s)
            option(s, 0)
            list_attacks(q, s, seat, here, True)
            if s[at.OPTIONS_OPEN] > 1:
                s[at.TROOP], s[at.FIGHT_FROM] = troop, here
                ask(s, at.DECLARE_CHOICE, seat)
                return
        s[at.DECLARING] += 1
    s[at.TROOP] = at.NONE
    s[at.PHASE] = at.DECLARED_ALL


def declare(s: Numbers, value: int) -> None:
    if s[at.TROOP] == at.FORCE_TROOP:
        s[at.TARGET + s[at.FIGHT_FROM]] = value - 1
    else:
        s[at.DECLARED + s[at.TROOP]] = value - 1
    s[at.DECLARING] += 1


def offer_troops(q: Numbers, s: Numbers) -> None:
    """Ask which troop fights next: any with a declared battle still to be fought (W12)."""
    seat = s[at.ACTIVE]
    no_options(s)
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if s[at.DECLARED + army] >= 0:
            if army_must_fight(s, army):
                option(s, at.ARMY_VALUE * (1 + army % at.ARMIES_EACH) + s[at.WHERE + army])
            else:
                s[at.DECLARED + army] = at.NONE
    for province in range(q[at.PROVINCES]):
        target = s[at.TARGET + province]
        if target >= 0:
            if s[at.OWNER + province] == seat and force_must_fight(s, province):
                option(s, province)
            else:
                s[at.TARGET + province] = at.NONE
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, at.TROOP_CHOICE, seat)
    else:
        begin_phase_d(q, s)


def army_must_fight(s: Numbers, army: int) -> bool:
    """W12: not if dead or disrupted; a level-1 army does nothing about an empty or own target."""
    if not standing(s, army):
        return False
    owner = s[at.OWNER + s[at.DECLARED + army]]
    return s[at.LEVEL + army] > 1 or (owner >= 0 and owner != s[at.ACTIVE])


def force_must_fight(s: Numbers, province: int) -> bool:
    """W12: a force does nothing about an empty or own target."""
    owner = s[at.OWNER + s[at.TARGET + province]]
    return units_of(s, force_row(province)) > 0 and owner >= 0 and owner != s[at.ACTIVE]


def choose_troop(q: Numbers, s: Numbers, value: int) -> None:
    """Begin a troop's battles: an army's as many as its experience level (Phase C).

    A daimyo finishes all of his before another fights (S6).
    """
    for province in range(q[at.PROVINCES]):
        s[at.CALLED_OFF + province] = 0
    if value >= at.ARMY_VALUE:
        army = s[at.ACTIVE] * at.ARMIES_EACH + value // at.ARMY_VALUE - 1
        s[at.TROOP], s[at.FIGHT_FROM] = army, s[at.WHERE + army]
        s[at.FIGHT_AT], s[at.DECLARED + army] = s[at.DECLARED + army], at.NONE
        s[at.ATTACKS + army] = s[at.LEVEL + army]
    else:
        s[at.TROOP], s[at.FIGHT_FROM] = at.FORCE_TROOP, value
        s[at.FIGHT_AT], s[at.TARGET + value] = s[at.TARGET + value], at.NONE
    s[at.PHASE] = at.BATTLE


def begin_attack(q: Numbers, s: Numbers) -> None:
    """Turn to the province attacked: a battle if it is an enemy's, after the ninja's window.

    W12: an own one costs no attack. Attacking an Empty Province costs one, and is no
    success; with another left the army may move in.
    """
    owner, army = s[at.OWNER + s[at.FIGHT_AT]], s[at.TROOP]
    if owner >= 0 and owner != s[at.ACTIVE]:
        go_by_ninja(q, s, at.REVEAL_ATTACKER)
    elif army == at.FORCE_TROOP or not standing(s, army):
        s[at.PHASE] = at.TROOP_DONE
    elif owner < 0:
        s[at.ATTACKS + army] -= 1
        go_on(q, s)
    else:
        s[at.PHASE] = at.NEXT_ATTACK if s[at.LEVEL + army] > 1 else at.TROOP_DONE


def go_on(q: Numbers, s: Numbers) -> None:
    """After an attack: with another left, move in or stay, then attack again (S7)."""
    army = s[at.TROOP]
    if army == at.FORCE_TROOP or not standing(s, army) or s[at.ATTACKS + army] <= 0:
        s[at.PHASE] = at.TROOP_DONE
    elif s[at.OWNER + s[at.FIGHT_AT]] < 0:
        s[at.PHASE] = at.AFTER_BATTLE
    else:
        s[at.PHASE] = at.NEXT_ATTACK


def offer_entry(q: Numbers, s: Numbers) -> None:
    no_options(s)
    option(s, 0)
    if may_leave(s, s[at.TROOP]):
        option(s, 1)
    ask(s, at.ENTER_CHOICE, s[at.ACTIVE])


def choose_entry(q: Numbers, s: Numbers, value: int) -> None:
    """Move in (garrison rule as in Phase A), or stay.

    W14: a province emptied and not entered may be attacked later, in order to enter it.
    """
    if value == 0:
        s[at.PHASE] = at.NEXT_ATTACK
        if not q[at.RE_ENTRY]:
            s[at.CALLED_OFF + s[at.FIGHT_AT]] = 1
    else:
        begin_move(s, s[at.TROOP], s[at.FIGHT_AT], at.NEXT_ATTACK)


def offer_attack(q: Numbers, s: Numbers) -> None:
    """Ask for an experienced army's next attack; 0 is no more.

    W13: the ban of the first round covers it too.
    """
    army = s[at.TROOP]
    s[at.MOVER] = at.NONE
    if not standing(s, army) or s[at.ATTACKS + army] <= 0:
        s[at.PHASE] = at.TROOP_DONE
        return
    no_options(s)
    option(s, 0)
    list_attacks(q, s, s[at.ACTIVE], s[at.WHERE + army], q[at.FURTHER_BAN] > 0)
    ask(s, at.ATTACK_CHOICE, s[at.ACTIVE])


def choose_attack(s: Numbers, value: int) -> None:
    if value == 0:
        s[at.PHASE] = at.TROOP_DONE
        return
    s[at.FIGHT_FROM], s[at.FIGHT_AT] = s[at.WHERE + s[at.TROOP]], value - 1
    s[at.PHASE] = at.BATTLE


def finish_troop(q: Numbers, s: Numbers) -> None:
    """Moving a Successful Daimyo's Experience Marker: one hole a round at most (S7).

    Past the last hole of a level he is of the next, which gives no attack in this round.
    """
    army = s[at.TROOP]
    if army != at.FORCE_TROOP and standing(s, army) and s[at.WINS + army] > 0:
        level = s[at.LEVEL + army]
        if s[at.HOLE + army] < q[at.HOLES + level]:
            s[at.HOLE + army] += 1
        elif level < q[at.MOST_LEVEL]:
            s[at.LEVEL + army], s[at.HOLE + army] = level + 1, 1
    for province in range(q[at.PROVINCES]):
        s[at.CALLED_OFF + province] = 0
    s[at.TROOP] = s[at.MOVER] = at.NONE
    s[at.PHASE] = at.NEXT_TROOP
