"""Phase C, Conduct Combat: which troop fights, what follows its battles, experience."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import force_row
from samurai_odds.swords.field.troops import standing, units_of
from samurai_odds.swords.field.war.declaring import list_attacks
from samurai_odds.swords.field.war.marching import begin_move, may_leave
from samurai_odds.swords.field.war.ninja import go_by_ninja
from samurai_odds.swords.field.war.turn import begin_phase_d


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
    """Begin a troop's battles; a daimyo finishes all of his before another fights (S6)."""
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
    """Ask whether the army moves into the empty province."""
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
    """Begin the next attack, or none."""
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
