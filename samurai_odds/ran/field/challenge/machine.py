"""A Samurai Challenge Phase from the challenge on, as a step machine (10.24-10.29)."""

from samurai_odds.play.rules.offering import Numbers, draw_among
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.challenge.answering import (
    answer,
    draw_answer,
    offer_answers,
    settle_leave,
)
from samurai_odds.ran.field.challenge.dueling import (
    duel_code,
    offer_to_yield,
    settle_round,
    settle_yielding,
)
from samurai_odds.ran.field.challenge.issuing import (
    begin_challenge,
    choose_defender,
    issue,
    offer_challenge,
    offer_defenders,
    offer_saved,
    settle_saved,
)
from samurai_odds.ran.field.rolls import ask_roll
from samurai_odds.ran.field.samurai import cup_of, in_cup
from samurai_odds.ran.field.shock import layout as sh


def prepare_challenge(q: Numbers, s: Numbers, phase: int) -> None:
    """Apply the rule that is due, or ask."""
    if phase == at.CHALLENGE_BEGIN:
        begin_challenge(q, s)
    elif phase == sh.ISSUING:
        offer_challenge(q, s)
    elif phase == sh.SAVING_UNITS:
        offer_saved(q, s)
    elif phase == sh.ANSWERING:
        offer_answers(q, s)
    elif phase == sh.ASKING_LEAVE:
        draw_among(s, at.DIE)
    elif phase == sh.DRAWING:
        side = q[at.SIDE_OF + s[sh.FOE]]
        draw_among(s, in_cup(q, s, cup_of(q, s, side)))
    elif phase == sh.DEFENDING:
        offer_defenders(q, s)
    elif phase == sh.DUEL:
        meet(q, s)
    elif phase == sh.YIELDING:
        offer_to_yield(q, s)
    else:
        end_challenge(q, s)


def settle_challenge(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    """Apply what was rolled or chosen."""
    if phase == sh.ISSUING:
        issue(q, s, value)
    elif phase == sh.SAVING_UNITS:
        settle_saved(q, s, value)
    elif phase == sh.ANSWERING:
        answer(q, s, value)
    elif phase == sh.ASKING_LEAVE:
        settle_leave(q, s, value)
    elif phase == sh.DRAWING:
        draw_answer(q, s, value)
    elif phase == sh.DEFENDING:
        choose_defender(q, s, value)
    elif phase == sh.DUEL:
        settle_round(q, s, value)
    else:
        settle_yielding(q, s, value)


def meet(q: Numbers, s: Numbers) -> None:
    """Roll for a round; who has fled since he answered meets nobody (10.27, 11.84)."""
    rival = s[sh.FOE_SAMURAI]
    if rival >= 0 and s[at.RETAINER + rival] < 0:
        s[at.PHASE] = sh.CHALLENGE_DONE
    else:
        ask_roll(s, duel_code(q, s))


def end_challenge(q: Numbers, s: Numbers) -> None:
    """The Samurai left go back to their busho; the phase is over (10.29)."""
    for samurai in range(q[at.SAMURAI]):
        s[at.SAMURAI_HEX + samurai] = at.NONE
    s[at.PHASE] = at.ORDERS_DONE
