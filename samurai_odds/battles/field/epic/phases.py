"""What each phase that only an Epic turn has asks, and what becomes of the answer."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.dragon_play import plain_effects
from samurai_odds.battles.field.epic.initiative import (
    act,
    choose_general,
    end_of_cards,
    go_back,
    offer_acts,
    offer_initiative,
    offer_way_back,
    roll_die,
    rolled,
)
from samurai_odds.battles.field.epic.leading import (
    copy_card,
    lead_pair,
    offer_copies,
    offer_pair,
    second_card,
)
from samurai_odds.battles.field.epic.turn_end import fill_rack, put_on_rack
from samurai_odds.battles.field.layout import side_row
from samurai_odds.play.rules.offering import Numbers, ask, no_options, option


def prepare_epic(q: Numbers, s: Numbers, phase: int) -> None:
    """Ask what an Epic phase asks, or go on to the next one."""
    if phase == at.LEAD_BESIDE:
        offer_pair(q, s)
    elif phase == at.COPY_CARD:
        offer_copies(q, s)
    elif phase == at.DRAGON_BESIDE:
        no_options(s)
        option(s, at.HAND_CARD)
        option(s, at.RACK_CARD)
        ask(s, at.BESIDE_CHOICE, s[at.ACTIVE])
    elif phase == at.INITIATIVE:
        offer_initiative(q, s)
    elif phase == at.INITIATIVE_DIE:
        roll_die(s)
    elif phase == at.INITIATIVE_ACT:
        offer_acts(q, s)
    elif phase == at.INITIATIVE_RETREAT:
        offer_way_back(q, s)
    else:
        fill_rack(q, s)


def settle_epic(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    """Apply a value to an Epic phase."""
    if phase == at.LEAD_BESIDE:
        lead_pair(q, s, value)
    elif phase == at.COPY_CARD:
        copy_card(q, s, value)
    elif phase == at.DRAGON_BESIDE:
        play_beside(q, s, value)
    elif phase == at.INITIATIVE:
        choose_general(s, value)
    elif phase == at.INITIATIVE_DIE:
        rolled(s, value)
    elif phase == at.INITIATIVE_ACT:
        act(q, s, value)
    elif phase == at.INITIATIVE_RETREAT:
        go_back(q, s, value)
    else:
        put_on_rack(s, value)


def play_beside(q: Numbers, s: Numbers, slot: int) -> None:
    """Let a Dragon card help only the units that one of the two cards orders (E10)."""
    side = s[at.ACTIVE]
    s[at.PHASE] = at.GIVE_ORDERS
    plain_effects(q, s, s[side_row(side) + at.DRAGON_PLAYED], side, slot)


def no_more_orders(q: Numbers, s: Numbers) -> None:
    """Go on from a card's orders: to the second card's, then to the Field Generals."""
    if s[at.SLOT] == at.HAND_CARD and s[at.LED_BESIDE] >= 0:
        second_card(q, s)
    else:
        end_of_cards(q, s)
