"""How `steady` takes each kind of choice: the option worth most by its terms."""

from typing import Any

from samurai_odds.battles.bots.terms.epic import worth_in_epic
from samurai_odds.battles.bots.terms.fighting import (
    worth_of_battle,
    worth_of_bonus,
    worth_of_gain,
    worth_of_retreat,
    worth_of_standing_fast,
)
from samurai_odds.battles.bots.terms.honor import worth_of_dragons, worth_of_inspiring
from samurai_odds.battles.bots.terms.leaders import (
    worth_for_leader,
    worth_of_fate,
    worth_of_going_off,
)
from samurai_odds.battles.bots.terms.notes import EQUALS, FOR, turn_and_side
from samurai_odds.battles.bots.terms.places import worth_of_leaving, worth_of_place
from samurai_odds.battles.bots.terms.planning import forget, worth_of_card, worth_of_order
from samurai_odds.battles.field import layout as at
from samurai_odds.play.rules.chance import among

_NOTHING = -10_000_000


def choose_by_terms(q: Any, s: Any, uniform: Any) -> int:
    """Take the option that is worth most; among equals each is as likely as the others."""
    kind = s[at.DECISION]
    if kind == at.MOVER_CHOICE:
        return 1  # in the sequence of its orders, the best first; who is shut in waits
    if needs_weights(kind) and begins(s, kind):
        forget(q, s)
    best, equals = _NOTHING, 0
    for place in range(s[at.OPTIONS_OPEN]):
        worth = worth_of(q, s, s[at.CHOICES + place], uniform)
        if worth > best:
            best, equals = worth, 0
        if worth == best:
            s[EQUALS + equals] = place
            equals += 1
    return s[EQUALS + among(uniform, equals)]


def needs_weights(kind: int) -> bool:
    """Say whether a choice is made by what an order to each unit is worth."""
    if kind == at.CARD_CHOICE or kind == at.ORDER_CHOICE or kind == at.KEEP_CHOICE:
        return True
    return at.PAIR_CHOICE <= kind <= at.HARM_CHOICE


def begins(s: Any, kind: int) -> bool:
    """Say whether units are to be weighed anew: for a card, its first order, a general's die."""
    if kind != at.ORDER_CHOICE:
        return True
    return s[at.ORDERS_GIVEN] == 0 or s[FOR] != turn_and_side(s[at.TURN], s[at.ASKED])


def worth_of(q: Any, s: Any, value: int, uniform: Any) -> int:
    """Weigh an option by the kind of choice that is open."""
    kind = s[at.DECISION]
    if kind == at.KEEP_CHOICE or (kind == at.CARD_CHOICE and q[at.RACK_SIZE] == 0):
        return worth_of_card(q, s, value, uniform)
    if kind == at.ORDER_CHOICE:
        return worth_of_order(q, s, value)
    if kind == at.MOVE_CHOICE:
        return worth_of_move(q, s, value)
    if kind == at.BATTLE_CHOICE:
        return worth_of_battle(q, s, value)
    if kind == at.BONUS_CHOICE:
        return worth_of_bonus(q, s, value)
    if kind == at.GAIN_CHOICE:
        return worth_of_gain(q, s, value)
    if kind == at.RETREAT_CHOICE:
        return worth_of_retreat(q, s, value)
    if kind == at.BOLSTER_CHOICE:
        return worth_of_standing_fast(q, s, value)
    if kind == at.FATE_CHOICE:
        leader = s[at.DEFENDER_LEADER]
        if s[at.ASKED] == s[at.ACTIVE]:
            leader = s[at.ATTACKER_LEADER]
        return worth_of_fate(q, s, leader, value)
    if kind == at.LACK_CHOICE or kind == at.FAMINE_CHOICE:
        return s[at.UNIT_BLOCKS + s[at.UNIT_AT + value]]
    if kind == at.INSPIRE_CHOICE:
        return worth_of_inspiring(q, s, value)
    if kind == at.CARD_CHOICE or kind >= at.PAIR_CHOICE:
        return worth_in_epic(q, s, value, uniform)
    return worth_of_dragons(q, s, value)


def worth_of_move(q: Any, s: Any, there: int) -> int:
    """Weigh a destination of the piece that moves now."""
    piece = s[at.ORDERED + s[at.NEXT_MOVE]]
    if piece >= at.MOST_UNITS:
        if there == at.OFF_BOARD:
            return worth_of_going_off(q, s, piece - at.MOST_UNITS)
        return worth_for_leader(q, s, piece - at.MOST_UNITS, there)
    if there == at.OFF_BOARD:
        here = s[at.UNIT_HEX + piece]
        return worth_of_place(q, s, piece, here, 0, True) + worth_of_leaving(q, s, piece)
    hexes = 0 if there == s[at.UNIT_HEX + piece] else s[at.REACHED + there]
    return worth_of_place(q, s, piece, there, hexes, True)
