"""Wage War in turn order: one seat after the other, each all of phases A to D."""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.swords.koku import income
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import (
    target_of,
    target_value,
    troop_at,
    troop_index,
    troop_value,
)
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.levy import remove_ronin
from samurai_odds.swords.rules.marching import begin_move, may_leave
from samurai_odds.swords.rules.rows import force_row
from samurai_odds.swords.rules.setup import seat_with
from samurai_odds.swords.rules.takeover import go_by_ninja
from samurai_odds.swords.rules.troops import (
    army_in,
    check_goal_at_round_end,
    drop_claim,
    end_game,
    standing,
    units_of,
)


def next_turn(q: Question, s: State) -> None:
    """Give the turn to the next sword; W4: an eliminated seat's turn is skipped.

    Nothing of the turn before is left over, in the midst of which its seat may have fallen (W20).
    """
    s.sword_at_war += 1
    seat = seat_with(s, s.sword_at_war)
    if seat < 0:
        s.phase = at.ROUND_END
        return
    if s.out_in[seat] > 0:
        return
    s.active = seat
    s.mover = s.must_leave = s.troop = at.NONE
    for province in range(q.provinces):
        s.bonus_left[province] = s.target[province] = at.NONE
        s.emptied[province] = s.called_off[province] = 0
    forget_arrivals(q, s)
    for army in range(q.seats * at.ARMIES_EACH):
        s.marched[army] = s.wins[army] = s.barred[army] = 0
        s.declared[army] = at.NONE
    go_by_ninja(q, s, at.MARCHING)


def forget_arrivals(q: Question, s: State) -> None:
    """Let units that were set down or came in take part in what follows."""
    for place in range(State.arrived.at, State.arrived.place(q.provinces)):
        s[place] = 0


def end_phase_a(q: Question, s: State) -> None:
    forget_arrivals(q, s)
    s.declaring = 0
    go_by_ninja(q, s, at.DECLARATIONS)


def begin_phase_d(q: Question, s: State) -> None:
    """Combat is over: all own armies may march again."""
    forget_arrivals(q, s)
    for army in range(q.seats * at.ARMIES_EACH):
        s.marched[army] = 0
    s.mover = s.troop = at.NONE
    go_by_ninja(q, s, at.FINAL_MARCHES)


def end_declarations(q: Question, s: State) -> None:
    go_by_ninja(q, s, at.NEXT_TROOP)


def end_turn(q: Question, s: State) -> None:
    """End a war turn: what an heir claims and has not entered lies on the table again (S10)."""
    for province in range(q.provinces):
        drop_claim(s, province)
    s.active, s.phase = at.NONE, at.NEXT_TURN


def end_round(q: Question, s: State) -> None:
    """Actions 8 and 9, Collect Koku; longer games are decided here.

    W34: after the last round the game is unfinished, nobody has won.
    """
    remove_ronin(q, s)
    for seat in range(q.seats):
        if s.out_in[seat] == 0:
            s.koku[seat] = income(s.owned[seat], q.provinces_a_koku, q.least_koku)
    check_goal_at_round_end(q, s)
    if s.turn >= q.turn_limit:
        end_game(s, at.BY_ROUND_LIMIT, at.NONE)
    elif s.turn == q.stop_after and s.ended == at.PLAYING:
        end_game(s, at.BY_STOP, at.NONE)
    if s.ended == at.PLAYING:
        s.turn += 1
        s.phase = at.ROUND_START


def may_attack(q: Question, s: State, seat: int, province: int, banned: bool) -> bool:
    """Say whether a seat may attack a province: enemy or empty (W24: not the other color's).

    ``banned``: in the first round no province with an army marker (S10).
    """
    owner = s.owner[province]
    if owner < 0:
        return True
    if q.player[owner] == q.player[seat]:
        return False
    return not (banned and s.turn <= q.marked_ban and army_in(s, province) >= 0)


def list_attacks(q: Question, s: State, seat: int, here: int, banned: bool) -> None:
    """List what a troop may attack from a province: 1 + province, called-off ones apart (S5)."""
    for k in range(q.degree[here]):
        there = q.borders[here, k]
        if s.called_off[there] == 0 and may_attack(q, s, seat, there, banned):
            option(s, target_value(there))


def offer_declaration(q: Question, s: State) -> None:
    """Ask troop by troop for its one declared battle (W11); 0 is none.

    In each own province the army, then the force; both may name the same province.
    """
    seat = s.active
    while s.declaring < 2 * q.provinces:
        here = s.declaring // 2
        if s.owner[here] != seat:
            s.declaring += 2 - s.declaring % 2
            continue
        troop = at.FORCE_TROOP
        if s.declaring % 2 == 0:
            troop = army_in(s, here)
            able = troop >= 0 and standing(s, troop) and s.barred[troop] == 0
        else:
            able = units_of(s, force_row(here)) > 0
        if able:
            no_options(s)
            option(s, 0)
            list_attacks(q, s, seat, here, True)
            if s.options_open > 1:
                s.troop, s.fight_from = troop, here
                ask(s, at.DECLARE_CHOICE, seat)
                return
        s.declaring += 1
    s.troop = at.NONE
    s.phase = at.DECLARED_ALL


def declare(s: State, value: int) -> None:
    if s.troop == at.FORCE_TROOP:
        s.target[s.fight_from] = target_of(value)
    else:
        s.declared[s.troop] = target_of(value)
    s.declaring += 1


def offer_troops(q: Question, s: State) -> None:
    """Ask which troop fights next: any with a declared battle still to be fought (W12)."""
    seat = s.active
    no_options(s)
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        if s.declared[army] >= 0:
            if army_must_fight(s, army):
                option(s, troop_value(army % at.ARMIES_EACH, s.where[army]))
            else:
                s.declared[army] = at.NONE
    for province in range(q.provinces):
        target = s.target[province]
        if target >= 0:
            if s.owner[province] == seat and force_must_fight(s, province):
                option(s, troop_value(at.NONE, province))
            else:
                s.target[province] = at.NONE
    if s.options_open > 0:
        ask(s, at.TROOP_CHOICE, seat)
    else:
        begin_phase_d(q, s)


def army_must_fight(s: State, army: int) -> bool:
    """W12: not if dead or disrupted; a level-1 army does nothing about an empty or own target."""
    if not standing(s, army):
        return False
    owner = s.owner[s.declared[army]]
    return s.level[army] > 1 or (owner >= 0 and owner != s.active)


def force_must_fight(s: State, province: int) -> bool:
    """W12: a force does nothing about an empty or own target."""
    owner = s.owner[s.target[province]]
    return units_of(s, force_row(province)) > 0 and owner >= 0 and owner != s.active


def choose_troop(q: Question, s: State, value: int) -> None:
    """Begin a troop's battles: an army's as many as its experience level (Phase C).

    A daimyo finishes all of his before another fights (S6).
    """
    for province in range(q.provinces):
        s.called_off[province] = 0
    if troop_index(value) >= 0:
        army = s.active * at.ARMIES_EACH + troop_index(value)
        s.troop, s.fight_from = army, s.where[army]
        s.fight_at, s.declared[army] = s.declared[army], at.NONE
        s.attacks[army] = s.level[army]
    else:
        here = troop_at(value)
        s.troop, s.fight_from = at.FORCE_TROOP, here
        s.fight_at, s.target[here] = s.target[here], at.NONE
    s.phase = at.BATTLE


def begin_attack(q: Question, s: State) -> None:
    """Turn to the province attacked: a battle if it is an enemy's, after the ninja's window.

    W12: an own one costs no attack. Attacking an Empty Province costs one, and is no
    success; with another left the army may move in.
    """
    owner, army = s.owner[s.fight_at], s.troop
    if owner >= 0 and owner != s.active:
        go_by_ninja(q, s, at.REVEAL_ATTACKER)
    elif army == at.FORCE_TROOP or not standing(s, army):
        s.phase = at.TROOP_DONE
    elif owner < 0:
        s.attacks[army] -= 1
        go_on(q, s)
    else:
        s.phase = at.NEXT_ATTACK if s.level[army] > 1 else at.TROOP_DONE


def go_on(q: Question, s: State) -> None:
    """After an attack: with another left, move in or stay, then attack again (S7)."""
    army = s.troop
    if army == at.FORCE_TROOP or not standing(s, army) or s.attacks[army] <= 0:
        s.phase = at.TROOP_DONE
    elif s.owner[s.fight_at] < 0:
        s.phase = at.AFTER_BATTLE
    else:
        s.phase = at.NEXT_ATTACK


def offer_entry(q: Question, s: State) -> None:
    no_options(s)
    option(s, 0)
    if may_leave(s, s.troop):
        option(s, 1)
    ask(s, at.ENTER_CHOICE, s.active)


def choose_entry(q: Question, s: State, value: int) -> None:
    """Move in (garrison rule as in Phase A), or stay.

    W14: a province emptied and not entered may be attacked later, in order to enter it.
    """
    if value == 0:
        s.phase = at.NEXT_ATTACK
        if not q.re_entry:
            s.called_off[s.fight_at] = 1
    else:
        begin_move(s, s.troop, s.fight_at, at.NEXT_ATTACK)


def offer_attack(q: Question, s: State) -> None:
    """Ask for an experienced army's next attack; 0 is no more.

    W13: the ban of the first round covers it too.
    """
    army = s.troop
    s.mover = at.NONE
    if not standing(s, army) or s.attacks[army] <= 0:
        s.phase = at.TROOP_DONE
        return
    no_options(s)
    option(s, 0)
    list_attacks(q, s, s.active, s.where[army], q.further_ban > 0)
    ask(s, at.ATTACK_CHOICE, s.active)


def choose_attack(s: State, value: int) -> None:
    if value == 0:
        s.phase = at.TROOP_DONE
        return
    s.fight_from, s.fight_at = s.where[s.troop], target_of(value)
    s.phase = at.BATTLE


def finish_troop(q: Question, s: State) -> None:
    """Moving a Successful Daimyo's Experience Marker: one hole a round at most (S7).

    Past the last hole of a level he is of the next, which gives no attack in this round.
    """
    army = s.troop
    if army != at.FORCE_TROOP and standing(s, army) and s.wins[army] > 0:
        level = s.level[army]
        if s.hole[army] < q.holes[level]:
            s.hole[army] += 1
        elif level < q.most_level:
            s.level[army], s.hole[army] = level + 1, 1
    for province in range(q.provinces):
        s.called_off[province] = 0
    s.troop = s.mover = at.NONE
    s.phase = at.NEXT_TROOP
