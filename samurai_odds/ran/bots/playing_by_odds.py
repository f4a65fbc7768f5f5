"""How a bot that weighs its options by the odds takes each kind of choice.

`choose_by_odds` is the whole player; what sets such bots apart is their ``style``
(`weighing.worths`).
"""

from typing import Any

from samurai_odds.play.chance import SCRAMBLED, another, scrambled, takes_its_place
from samurai_odds.ran.bots.acting import (
    NEVER,
    worth_of_blow,
    worth_of_end,
    worth_of_entry,
    worth_of_facing_about,
    worth_of_falling_back,
    worth_of_quarry,
    worth_of_unit_order,
)
from samurai_odds.ran.bots.commanding import worth_of_command, worth_of_company
from samurai_odds.ran.bots.men import (
    worth_of_answer,
    worth_of_challenging,
    worth_of_defender,
    worth_of_hiding,
    worth_of_ride,
    worth_of_samurai,
    worth_of_yielding,
)
from samurai_odds.ran.bots.values import forget_way, note_standing, note_way
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import unit_of
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh


def choose_by_odds(q: Question, s: State, uniform: Any, style: int) -> int:
    """Take the option that is worth most; of equals each is as likely as the others."""
    if s.decision == mv.UNIT_CHOICE:  # units have moved since, and enemies fallen
        forget_way(s, s.asked)
    note_way(q, s, s.asked)
    note_standing(q, s)
    s.memo.placed = 0
    s.memo.suffering += 1
    best, equals, chosen, word = 2 * NEVER, 0, 0, uniform
    for place in range(s.options_open):
        worth = worth_of(q, s, s.choices[place], style)
        if q.odds.weights.whim > 0:
            worth += whim(q, s, s.choices[place])
        if worth > best:
            best, equals, chosen = worth, 1, place
        elif worth == best:
            equals += 1
            word = another(word)
            if takes_its_place(word, equals):
                chosen = place
    return chosen


def whim(q: Question, s: State, value: int) -> int:
    """Give what a plan unlike the others adds to a move or an attack: always the same to each."""
    kind, most = s.decision, q.odds.weights.whim
    if kind != mv.MOVE_CHOICE and kind != sh.ATTACK_CHOICE:
        return 0
    number = (value + 40_009 * s.mover * (kind == mv.MOVE_CHOICE)) * 64 + q.odds.weights.whim_number
    return 2 * most * scrambled(number) // SCRAMBLED - most


def worth_of(q: Question, s: State, value: int, style: int) -> int:
    """Weigh an option by the kind of choice that is open."""
    kind = s.decision
    if kind == mv.MOVE_CHOICE:
        return worth_of_end(q, s, value, style)
    if kind < at.FIRST_MOVEMENT_CHOICE:
        return worth_of_command(q, s, value, style)
    if kind < at.FIRST_SHOCK_CHOICE:
        return worth_in_movement(q, s, value, style)
    if kind >= sh.FIRST_OF_CHALLENGE or kind == sh.GIVE_UP_CHOICE:
        return worth_of_honor(q, s, value)
    return worth_of_blow(q, s, value, style)


def worth_in_movement(q: Question, s: State, value: int, style: int) -> int:
    """Weigh a choice of the Movement Segment, one's own or in reaction."""
    kind = s.decision
    if kind == mv.UNIT_CHOICE or kind == mv.WITHDRAW_CHOICE:
        return worth_of_unit_order(q, s, value, style)
    if kind == mv.ENTRY_CHOICE:
        return worth_of_entry(q, s, value, s.asked)
    if kind == mv.ALONE_CHOICE:
        return worth_of_hiding(q, s, value, s.asked)
    if kind == mv.WITHDRAWAL_CHOICE:
        return worth_of_falling_back(q, s, value, style)
    if kind == mv.FACING_CHOICE:
        return worth_of_facing_about(q, s, value, style)
    if kind == mv.HARASS_CHOICE:
        return worth_of_quarry(q, s, value)
    if kind == mv.BUSHO_CHOICE:
        return worth_of_ride(q, s, value, style)
    if kind == mv.STRAY_CHOICE:
        return worth_of_company(q, s, unit_of(value))
    if kind == mv.SAMURAI_CHOICE:
        return worth_of_samurai(q, s, value)
    if kind == mv.WITHDRAWAL_TURN_CHOICE or kind == mv.LURED_CHOICE:
        return -value
    return 1 if value > 0 else 0  # fire, and whoever joins in


def worth_of_honor(q: Question, s: State, value: int) -> int:
    """Weigh a choice of an individual combat or of a suicide's fruits."""
    kind = s.decision
    if kind == sh.CHALLENGE_CHOICE:
        return worth_of_challenging(q, s, value)
    if kind == sh.ANSWER_CHOICE:
        return worth_of_answer(q, s, value)
    if kind == sh.DEFENDER_CHOICE:
        return worth_of_defender(q, s, value)
    if kind == sh.SAVED_CHOICE:
        return value
    return worth_of_yielding(q, s, value)
