"""How a bot that plays by the odds takes each kind of choice.

`choose_by_odds` is the whole player; what sets such bots apart is their ``style``
(`worths`).
"""

from collections.abc import Callable, Mapping
from typing import Any

from samurai_odds.play.chance import another, scrambled, takes_its_place
from samurai_odds.play.packing import by_number
from samurai_odds.swords.bots.attacks import (
    likely_to_win,
    worth_of_declaring,
    worth_of_entering,
    worth_of_fighting_on,
    worth_of_next_attack,
    worth_of_revenge,
    worth_of_strike,
    worth_of_troop,
)
from samurai_odds.swords.bots.buying import (
    koku_for_bin,
    sword_wished,
    units_to_levy,
    worth_of_placing,
    worth_of_site,
    worth_of_size,
    worth_of_stack,
)
from samurai_odds.swords.bots.moving import (
    note_front,
    worth_of_destination,
    worth_of_garrison,
    worth_of_ground,
    worth_of_kind,
    worth_of_march,
    worth_of_pick_up,
    worth_of_post,
    worth_of_source,
    worth_of_unit,
)
from samurai_odds.swords.bots.worths import NEVER
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State


def choose_by_odds(q: Question, s: State, uniform: Any, style: int) -> int:
    """Take the option that is worth most; of equals each is as likely as the others."""
    kind = s.decision
    s.memo.choice += 1
    if kind == at.BIN_CHOICE:
        return place_of(s, koku_for_bin(q, s, uniform, style))
    if kind == at.LEVY_CHOICE:
        return units_to_levy(q, s)
    if kind == at.CALL_OFF_CHOICE:
        return 0 if worth_of_fighting_on(q, s, style) > 0 else 1
    if kind == at.SWORD_CHOICE:
        return sword_wished(q, s, s.asked, uniform, style)
    if kind == at.SPY_CHOICE or kind == at.ALONG_CHOICE:
        return 0  # nobody to spy on; ronin leave tonight
    if kind == at.LOSSES_CHOICE:
        return 1 if likely_to_win(q, s) else 0  # then ronin first
    if kind == at.RONIN_CHOICE or kind == at.SPLIT_CHOICE:
        return s.options_open - 1
    if kind in (at.MARCH_CHOICE, at.SOURCE_CHOICE, at.STACK_CHOICE, at.STACK_SIZE_CHOICE):
        note_front(q, s, s.asked)
    best, equals, chosen, word = 2 * NEVER, 0, 0, uniform
    for place in range(s.options_open):
        worth = worth_of(q, s, kind, s.choices[place], style)
        if q.whim > 0:
            worth += whim_of(q, s, s.choices[place])
        if worth > best:
            best, equals, chosen = worth, 1, place
        elif worth == best:
            equals += 1
            word = another(word)
            if takes_its_place(word, equals):
                chosen = place
    return chosen


def whim_of(q: Question, s: State, value: int) -> int:
    """Give what an option is worth more or less by a whim: always the same in a turn."""
    about = s.fight_from if s.decision == at.DECLARE_CHOICE else 0
    number = (value * at.MOST_PROVINCES + about) * at.MOST_KINDS + s.decision
    return scrambled(number * at.MOST_WHIMS + q.whim_number) % (2 * q.whim) - q.whim


def place_of(s: State, value: int) -> int:
    """Find the option of a value, or of the greatest one below."""
    option = 0
    for place in range(s.options_open):
        if s.choices[place] <= value:
            option = place
    return option


def worth_of_giving_up(kind: int) -> int:
    return -worth_of_kind(kind)


_BY_STYLE = "q, s, value, style"
_WORTHS: Mapping[int, tuple[Callable[..., Any], str]] = {  # by kind: a rule, and what it takes
    at.CARD_CHOICE: (worth_of_ground, "q, s, value"),
    at.CLAIM_CHOICE: (worth_of_ground, "q, s, value"),
    at.SUPPORT_CHOICE: (worth_of_post, "q, s, value, False, style"),
    at.REINFORCE_CHOICE: (worth_of_post, "q, s, value, False, style"),
    at.MARKER_CHOICE: (worth_of_post, "q, s, value, True, style"),
    at.RECOVER_CHOICE: (worth_of_post, "q, s, value, True, style"),
    at.SUCCESSOR_CHOICE: (worth_of_giving_up, "value"),
    at.BUILD_CHOICE: (worth_of_site, _BY_STYLE),
    at.PLACE_CHOICE: (worth_of_placing, _BY_STYLE),
    at.STACK_CHOICE: (worth_of_stack, _BY_STYLE),
    at.STACK_SIZE_CHOICE: (worth_of_size, _BY_STYLE),
    at.STRIKE_CHOICE: (worth_of_strike, _BY_STYLE),
    at.REVENGE_CHOICE: (worth_of_revenge, _BY_STYLE),
    at.MARCH_CHOICE: (worth_of_march, _BY_STYLE),
    at.GARRISON_CHOICE: (worth_of_garrison, "value"),
    at.PICK_UP_CHOICE: (worth_of_pick_up, "s, value, style"),
    at.DECLARE_CHOICE: (worth_of_declaring, _BY_STYLE),
    at.TROOP_CHOICE: (worth_of_troop, "q, s, value"),
    at.ENTER_CHOICE: (worth_of_entering, _BY_STYLE),
    at.ATTACK_CHOICE: (worth_of_next_attack, _BY_STYLE),
    at.SOURCE_CHOICE: (worth_of_source, _BY_STYLE),
    at.DESTINATION_CHOICE: (worth_of_destination, _BY_STYLE),
    at.UNIT_CHOICE: (worth_of_unit, "q, s, value"),
}
worth_of = by_number(__name__, "worth_of", "q, s, kind, value, style", "kind", _WORTHS, "0")
