"""Checks before the clash, and busho amid it, across the map (9.12, 9.23-9.26; R32)."""

from samurai_odds.play.offering import ask_whether
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.leaders import bout, casualty, casualty_code, end_fight, meeting
from samurai_odds.ran.combat.shock import (
    break_off,
    commit,
    coordinate,
    next_to_break_off,
    next_to_commit,
    next_to_react,
    reaction_code,
)
from samurai_odds.ran.combat.states import check_code, count_fighting, fights, stands, take_hits
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement.command import in_command
from samurai_odds.ran.rules.rolls import ask_roll
from samurai_odds.ran.rules.rolls import result as roll_result
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.aftermath import begin_breaking_off
from samurai_odds.ran.rules.shock.designation import add_defender, has_room
from samurai_odds.ran.rules.shock.region import put_down
from samurai_odds.ran.rules.shock.rising import behind
from samurai_odds.ran.rules.shock.strikes import can_strike

# ---- Before the clash, across the map ------------------------------------------------


def go_to_next(q: Question, s: State, phase: int) -> None:
    """Put the combat down and take the next, or begin the next step with the first (R32)."""
    put_down(q, s)
    s.shock.combat += 1
    if s.shock.combat >= s.shock.combats:
        s.shock.combat = 0
        s.phase = phase


def set_bonus(q: Question, s: State, number: int) -> None:
    """Take a suicide's help into account: it is of the contingent that checks (10.4)."""
    side = 0 if number < combat.FIRST_DEFENDER else 1
    contingent = q.contingent[s.shock.member[number]]
    s.shock.cq.tq_bonus[side] = s.check_bonus[contingent]


# ---- commitment ----------------------------------------------------------------------


def next_attacker(q: Question, s: State) -> int:
    """Give the next attacker that rolls: first those who may break off, then by choice; NOBODY."""
    cq, cs = s.shock.cq, s.shock.cs
    if cs.phase == combat.BREAK_OFF:
        return next_to_break_off(cq, cs, cs.cursor)
    return next_to_commit(cq, cs, cs.cursor)


def ask_checks(q: Question, s: State) -> None:
    """Ask for the next check of an attacker; after the last one, say who is attacked.

    All combats are gone through twice: who breaks off has gone before anybody checks (9.12, R32).
    """
    cq, cs = s.shock.cq, s.shock.cs
    if cs.phase == combat.COORDINATION:
        cs.phase = combat.BREAK_OFF
        own = q.side[s.shock.member[0]] == q.side_of[s.current]
        if own and s.shock.coordinated >= 0:
            coordinate(cq, cs, s.shock.coordinated)
        return
    number = next_attacker(q, s)
    if number >= 0:
        if cs.cursor != number:
            cs.cursor = number
            return
        set_bonus(q, s, number)
        ask_roll(s, check_code(cq, cs, number))
    elif cs.phase == combat.BREAK_OFF:
        cs.phase, cs.cursor = combat.COMMIT, 0
        go_to_next(q, s, sh.CHECKING)
    else:
        end_checks(q, s)
        go_to_next(q, s, sh.REACTING)
        if s.phase == sh.REACTING and q.partner_attacked:
            take_over_targets(q, s)


def settle_check(q: Question, s: State, die: int) -> None:
    """Apply a check: who fails to break off goes back, who fails to commit holds."""
    cq, cs = s.shock.cq, s.shock.cs
    number = cs.cursor
    book = q.rolls
    passed = roll_result(book, check_code(cq, cs, number), die)
    if cs.phase == combat.COMMIT:
        commit(cs, passed)
    else:
        break_off(cq, cs, passed)
    cs.cursor += 1
    leaves = cs.phase == combat.BREAK_OFF and not passed
    goes = leaves and stands(cs, number) and s.shock.cq.units[number].stuck == 0
    put_down(q, s)
    if goes:
        begin_breaking_off(s, number)


def end_checks(q: Question, s: State) -> None:
    """Say who attacks: their targets are shocked, and their contingents active (5.21[3])."""
    cq, cs = s.shock.cq, s.shock.cs
    cs.cursor = combat.FIRST_DEFENDER
    for number in range(sh.PART):
        if s.shock.member[number] >= 0:
            s.shock.attacked[s.shock.member[number]] = 1
    if count_fighting(cq, cs, 0) == 0:
        cs.phase = combat.OVER
        return
    cs.attacked, cs.phase = 1, combat.REACT
    for number in range(sh.PART):
        unit = s.shock.member[combat.FIRST_DEFENDER + number]
        if unit >= 0 and stands(cs, combat.FIRST_DEFENDER + number):
            be_shocked(q, s, unit)
    first = s.shock.member[0]
    s.tally[q.side[first]].shocks += 1


def be_shocked(q: Question, s: State, unit: int) -> None:
    """Note that a unit is shocked in this segment, whose contingent is active then (5.21[3])."""
    s.shock.targeted[unit] = 1
    awaken(q, s, unit)


def take_over_targets(q: Question, s: State) -> None:
    """Have attackers take on enemies before them whose own attackers all held back (9.2, R103)."""
    for number in range(s.shock.combats):
        if s.shock.saved[number].attacked == 0:
            for place in range(sh.PART):
                enemy = s.shock.rows[number, sh.PART + place]
                if enemy >= 0 and s.hex[enemy] >= 0:
                    take_over(q, s, enemy)


def take_over(q: Question, s: State, enemy: int) -> None:
    """Add an enemy to the first combat with an attacker that has him before it, and room."""
    for number in range(s.shock.combats):
        if s.shock.saved[number].attacked == 0 or not has_room(s, number, True):
            continue
        cs = s.shock.saved[number]
        for place in range(sh.PART):
            unit = s.shock.rows[number, place]
            if unit >= 0 and fights(cs, place) and can_strike(q, s, unit, enemy):
                add_defender(q, s, number, enemy)
                be_shocked(q, s, enemy)
                return


def awaken(q: Question, s: State, unit: int) -> None:
    """Activate the contingent of a unit that is shock-attacked in its busho's range (5.21[3])."""
    contingent = q.contingent[unit]
    if s.activated[contingent] == 0 and s.busho_hex[contingent] >= 0:
        if s.hex[unit] >= 0 and in_command(q, s, unit):
            s.activated[contingent] = 1


# ---- reaction ------------------------------------------------------------------------


def ask_reactions(q: Question, s: State) -> None:
    """Ask for the next reaction check of the combat's defenders (9.24)."""
    cq, cs = s.shock.cq, s.shock.cs
    number = -1
    if cs.phase == combat.REACT and count_fighting(cq, cs, 0) > 0:
        number = next_to_react(cq, cs, cs.cursor)
    if number < 0:
        if cs.phase == combat.REACT:
            cs.phase, cs.cursor = combat.MEET, 0
        go_to_next(q, s, sh.FIGHTING)
    elif cs.cursor != number:
        cs.cursor = number
    else:
        set_bonus(q, s, number)
        ask_roll(s, reaction_code(cq, cs))


def settle_reaction(q: Question, s: State, die: int) -> None:
    cq, cs = s.shock.cq, s.shock.cs
    book = q.rolls
    hits = roll_result(book, reaction_code(cq, cs), die)
    take_hits(cq, cs, cs.cursor, hits, 0)
    cs.cursor += 1
    put_down(q, s)


# ---- Busho amid a shock, across the map (9.25, 9.26, 10.1; R32) ----------------------


def ask_fights(q: Question, s: State) -> None:
    """Ask for a round between the busho of the combat, or for the casualty roll of the only one."""
    cq, cs = s.shock.cq, s.shock.cs
    phase = cs.phase
    if phase == combat.MEET:
        there = count_fighting(cq, cs, 0) > 0 and count_fighting(cq, cs, 1) > 0
        cs.phase = meeting(cq, cs) if there else combat.FACE
    elif phase == combat.BOUT:
        ask_roll(s, cq.bout_code)
    elif phase == combat.CASUALTY:
        ask_roll(s, casualty_code(cq, cs))
    else:
        go_to_next(q, s, sh.RESOLVING)


def settle_fight(q: Question, s: State, faces: int) -> None:
    """Apply a round or a casualty roll; who is behind may give up (10.14)."""
    cq, cs = s.shock.cq, s.shock.cs
    book = q.rolls
    if cs.phase == combat.CASUALTY:
        casualty(cq, cs, roll_result(book, casualty_code(cq, cs), faces))
        cs.phase = combat.FACE
    elif bout(cq, cs, roll_result(book, cq.bout_code, faces)):
        regain_face(s)
    elif cs.bouts[0] != cs.bouts[1]:
        s.phase = sh.GIVING_UP
    put_down(q, s)


def regain_face(s: State) -> None:
    """A fight is over: whoever had lost face has it again (10.27)."""
    s.shock.cs.phase = combat.FACE
    s.lost_face[s.shock.leader[0]] = s.lost_face[s.shock.leader[1]] = 0


def offer_to_give_up(q: Question, s: State) -> None:
    """Ask who is behind whether he fights on, 0, or withdraws, 1."""
    side = behind(s.shock.cs.bouts[0], s.shock.cs.bouts[1])
    ask_whether(s, sh.GIVE_UP_CHOICE, q.side_of[s.shock.leader[side]])


def settle_giving_up(q: Question, s: State, value: int) -> None:
    """Fight on, or withdraw: out of the game as if killed, but no head is taken (10.14)."""
    s.phase = sh.FIGHTING
    if value:
        cs = s.shock.cs
        end_fight(cs, behind(s.shock.cs.bouts[0], s.shock.cs.bouts[1]), False)
        regain_face(s)
    put_down(q, s)
