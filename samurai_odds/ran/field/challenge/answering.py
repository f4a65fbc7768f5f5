"""Answering a challenge: accepted, passed on to a new Samurai, or ignored (10.25-10.27)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.challenge.men import samurai_stamina, stands_within
from samurai_odds.ran.field.leaders import lose_busho, rating
from samurai_odds.ran.field.samurai import can_draw, draw_samurai, lose_samurai
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.deriving.leaders import endurance


def offer_answers(q: Numbers, s: Numbers) -> None:
    """Ask the other side: who accepts, who sends a new Samurai, or nobody."""
    enemy = 1 - q[at.SIDE_OF + s[at.CURRENT]]
    no_options(s)
    option(s, 0)
    for what in range(sh.ROLLS + 1):
        if what == sh.SENDS_ONE:
            for samurai in range(q[at.SAMURAI]):
                if is_challenged_samurai(q, s, enemy, samurai):
                    option(s, at.ACTION * what + 1 + samurai)
            continue
        for busho in range(q[at.FIRST_CONTINGENT + enemy], q[at.END_OF_CONTINGENTS + enemy]):
            if stands_within(q, s, busho, at.NONE) and may_answer(q, s, busho, what):
                option(s, at.ACTION * what + 1 + busho)
    ask(s, sh.ANSWER_CHOICE, enemy)


def is_challenged_samurai(q: Numbers, s: Numbers, enemy: int, samurai: int) -> bool:
    """Say whether a Samurai of the other side hears the challenge."""
    retainer = s[at.RETAINER + samurai]
    if retainer < 0 or q[at.SIDE_OF + retainer] != enemy:
        return False
    return stands_within(q, s, at.NONE, samurai)


def may_answer(q: Numbers, s: Numbers, busho: int, what: int) -> bool:
    """Say whether a busho who is challenged can answer so.

    He goes himself; of an Active contingent and not Finished he may draw a Samurai; Finished he
    must get leave by a die roll (10.25).
    """
    if what == sh.GOES:
        return True
    if not can_draw(q, s, busho):
        return False
    if what == sh.ROLLS:
        return s[at.FINISHED + busho] > 0
    return s[at.FINISHED + busho] == 0 and s[at.ACTIVATED + busho] > 0


def answer(q: Numbers, s: Numbers, value: int) -> None:
    """Apply the answer: a fight, a new Samurai, or lost face for all who heard (10.25, 10.27)."""
    what, who = value // at.ACTION, value % at.ACTION - 1
    if value == 0:
        punish(q, s, at.NONE, at.NONE)
        lose_face(q, s)
        s[at.PHASE] = sh.CHALLENGE_DONE
        return
    s[sh.FOE], s[sh.FOE_SAMURAI] = who, at.NONE
    if what == sh.SENDS_ONE:
        s[sh.FOE], s[sh.FOE_SAMURAI] = at.NONE, who
        punish(q, s, at.NONE, who)
        s[at.PHASE] = sh.DUEL
    elif what == sh.GOES:
        punish(q, s, who, at.NONE)
        s[at.PHASE] = sh.DUEL
    elif what == sh.DRAWS:
        s[at.FINISHED + who] = 1
        punish(q, s, who, at.NONE)
        s[at.PHASE] = sh.DRAWING
    else:
        s[at.PHASE] = sh.ASKING_LEAVE


def settle_leave(q: Numbers, s: Numbers, die: int) -> None:
    """A Finished busho sends a Samurai at his rating or less, else he loses face (10.25)."""
    busho = s[sh.FOE]
    if die <= rating(q, s, busho):
        punish(q, s, busho, at.NONE)
        s[at.PHASE] = sh.DRAWING
        return
    punish(q, s, at.NONE, at.NONE)
    if s[at.BUSHO_HEX + busho] >= 0:
        shame(q, s, busho)
    s[sh.FOE] = at.NONE
    s[at.PHASE] = sh.CHALLENGE_DONE


def draw_answer(q: Numbers, s: Numbers, drawn: int) -> None:
    """The Samurai drawn from the cup takes the challenge up."""
    s[sh.FOE_SAMURAI] = draw_samurai(q, s, s[sh.FOE], drawn)
    s[sh.FOE] = at.NONE
    s[at.PHASE] = sh.DUEL


def lose_face(q: Numbers, s: Numbers) -> None:
    """Nobody has answered: all who heard lose face, busho are Finished (10.27)."""
    enemy = 1 - q[at.SIDE_OF + s[at.CURRENT]]
    for samurai in range(q[at.SAMURAI]):
        if is_challenged_samurai(q, s, enemy, samurai):
            s[at.SAMURAI_LOST_FACE + samurai] = 1
            if samurai_stamina(q, s, samurai) <= s[at.SAMURAI_HITS + samurai]:
                lose_samurai(q, s, samurai)
    for busho in range(q[at.FIRST_CONTINGENT + enemy], q[at.END_OF_CONTINGENTS + enemy]):
        if stands_within(q, s, busho, at.NONE):
            shame(q, s, busho)


def shame(q: Numbers, s: Numbers, busho: int) -> None:
    """Have a busho lose face; one whose hits reach the Stamina left to him dies (10.15, 10.27)."""
    s[at.LOST_FACE + busho] = s[at.FINISHED + busho] = 1
    if endurance(q, s, busho) <= 0:
        lose_busho(q, s, busho, True)


def punish(q: Numbers, s: Numbers, busho: int, samurai: int) -> None:
    """Those who had lost face and heard it must kill themselves, unless one of them answers.

    ``busho`` or ``samurai`` answers (10.27).
    """
    if busho >= 0 and s[at.LOST_FACE + busho]:
        return
    if samurai >= 0 and s[at.SAMURAI_LOST_FACE + samurai]:
        return
    enemy = 1 - q[at.SIDE_OF + s[at.CURRENT]]
    for each in range(q[at.SAMURAI]):
        if is_challenged_samurai(q, s, enemy, each) and s[at.SAMURAI_LOST_FACE + each]:
            lose_samurai(q, s, each)
    for each in range(q[at.FIRST_CONTINGENT + enemy], q[at.END_OF_CONTINGENTS + enemy]):
        if s[at.LOST_FACE + each] and stands_within(q, s, each, at.NONE):
            lose_busho(q, s, each, True)
