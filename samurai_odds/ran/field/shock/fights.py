"""Busho amid a shock, across the map: individual combat, casualties (9.25, 9.26, 10.1; R32)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.cohesion.states import count_fighting
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.combat.leaders import bout, casualty, casualty_code, end_fight, meeting
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.rolls import ask_roll
from samurai_odds.ran.field.rolls import result as roll_result
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.checks import go_to_next
from samurai_odds.ran.field.shock.region import put_down


def ask_fights(q: Numbers, s: Numbers) -> None:
    """Ask for a round between the busho of the combat, or for the casualty roll of the only one."""
    cq, cs = s[sh.CQ : sh.CQ_END], s[sh.CS : sh.CS_END]
    phase = cs[combat.PHASE]
    if phase == combat.MEET:
        there = count_fighting(cq, cs, 0) > 0 and count_fighting(cq, cs, 1) > 0
        cs[combat.PHASE] = meeting(cq, cs) if there else combat.FACE
    elif phase == combat.BOUT:
        ask_roll(s, cq[combat.ROUND])
    elif phase == combat.CASUALTY:
        ask_roll(s, casualty_code(cq, cs))
    else:
        go_to_next(q, s, sh.RESOLVING)


def settle_fight(q: Numbers, s: Numbers, faces: int) -> None:
    """Apply a round or a casualty roll; who is behind may give up (10.14)."""
    cq, cs = s[sh.CQ : sh.CQ_END], s[sh.CS : sh.CS_END]
    book = q[at.ROLLS : at.ROLLS + rolls.LENGTH]
    if cs[combat.PHASE] == combat.CASUALTY:
        casualty(cq, cs, roll_result(book, casualty_code(cq, cs), faces))
        cs[combat.PHASE] = combat.FACE
    elif bout(cq, cs, roll_result(book, cq[combat.ROUND], faces)):
        regain_face(s)
    elif cs[combat.BOUTS] != cs[combat.BOUTS + 1]:
        s[at.PHASE] = sh.GIVING_UP
    put_down(q, s)


def regain_face(s: Numbers) -> None:
    """A fight is over: whoever had lost face has it again (10.27)."""
    s[sh.CS + combat.PHASE] = combat.FACE
    s[at.LOST_FACE + s[sh.LEADER]] = s[at.LOST_FACE + s[sh.LEADER + 1]] = 0


def offer_to_give_up(q: Numbers, s: Numbers) -> None:
    """Ask who is behind whether he fights on, 0, or withdraws, 1."""
    side = who_is_behind(s)
    no_options(s)
    option(s, 0)
    option(s, 1)
    ask(s, sh.GIVE_UP_CHOICE, q[at.SIDE_OF + s[sh.LEADER + side]])


def who_is_behind(s: Numbers) -> int:
    """Give the side of the combat whose busho has taken more hits in this fight."""
    return 0 if s[sh.CS + combat.BOUTS] > s[sh.CS + combat.BOUTS + 1] else 1


def settle_giving_up(q: Numbers, s: Numbers, value: int) -> None:
    """Fight on, or withdraw: out of the game as if killed, but no head is taken (10.14)."""
    s[at.PHASE] = sh.FIGHTING
    if value:
        cs = s[sh.CS : sh.CS_END]
        end_fight(cs, who_is_behind(s), False)
        regain_face(s)
    put_down(q, s)
