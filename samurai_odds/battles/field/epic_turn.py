"""Epic: Field General's Initiative (E6), and the phases that only an Epic turn has."""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import pair
from samurai_odds.battles.field.decisions import PIECE, SPLIT, order_value
from samurai_odds.battles.field.dragon_cards import plain_effects
from samurai_odds.battles.field.epic_cards import is_field, second_card
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.orders import give_order, may_split
from samurai_odds.battles.field.pieces import has_piece_in, lose_blocks, of_kind, sections_of
from samurai_odds.battles.field.retreats import offer_retreats, retreat_to
from samurai_odds.play.offering import Numbers, ask, draw_among, no_options, option


def end_of_cards(q: Numbers, s: Numbers) -> None:
    """Settle who may act: each general of whom no card ordered a piece, after Field cards."""
    s[at.GENERALS] = 7 if is_field(q, s[at.LED]) else 0
    for count in range(2 * 8):  # by the card of the hand, then by that of the rack
        if s[at.ORDER_COUNT + count] > 0:
            s[at.GENERALS] &= ~(count % 8)
    if s[at.LED_BESIDE] >= 0:
        s[at.CARD] = s[at.LED]
    s[at.PHASE] = at.INITIATIVE


def offer_initiative(q: Numbers, s: Numbers) -> None:
    """List the generals who may still roll, from left to right; 0 is nobody more."""
    no_options(s)
    option(s, 0)
    for general in range(3):
        if s[at.GENERALS] >> general & 1 and has_piece_in(q, s, s[at.ACTIVE], 1 << general):
            option(s, 1 + general)
    ask(s, at.INITIATIVE_CHOICE, s[at.ACTIVE])


def choose_general(s: Numbers, value: int) -> None:
    """Let a general roll; with 0 go on: without any order straight to the end (B28)."""
    if value == 0:
        s[at.PHASE] = at.CHOOSE_MOVER if s[at.ORDERS_GIVEN] > 0 else at.REPLACE_STRIKES
        return
    s[at.GENERAL] = 1 << (value - 1)
    s[at.GENERALS] &= ~s[at.GENERAL]
    s[at.PHASE] = at.INITIATIVE_DIE


def roll_die(s: Numbers) -> None:
    draw_among(s, at.DIE_FACES)


def rolled(s: Numbers, face: int) -> None:
    s[at.GENERAL_DIE] = face
    s[at.SLOT], s[at.WAY + at.ON_HIS_OWN] = at.ON_HIS_OWN, at.BY_SECTIONS
    s[at.PHASE] = at.INITIATIVE_ACT


def offer_acts(q: Numbers, s: Numbers) -> None:
    """List whom the die orders or harms; a die that finds nobody has no effect."""
    face = s[at.GENERAL_DIE]
    harms = face == at.FLAG_FACE or face == at.CROSSED_SWORDS
    no_options(s)
    for unit in range(s[at.UNITS]):
        place = s[at.UNIT_HEX + unit]
        if place >= 0 and s[at.UNIT_SIDE + unit] == s[at.ACTIVE] and in_his(q, s, place):
            if s[at.UNIT_ORDERED + unit] == 0:
                if harms:
                    option(s, place)
                elif s[at.UNIT_LOCK + unit] < 0 and die_orders(q, face, unit):
                    option(s, order_value(PIECE, place))
    if face == at.HONOR_FACE:
        offer_leaders(q, s)
    if s[at.OPTIONS_OPEN] == 0:
        s[at.PHASE] = at.INITIATIVE
    else:
        ask(s, at.HARM_CHOICE if harms else at.ORDER_CHOICE, s[at.ACTIVE])


def die_orders(q: Numbers, face: int, unit: int) -> bool:
    """Return whether a die orders a unit: of its symbol, or any for an honor symbol."""
    return face == at.HONOR_FACE or of_kind(q, unit, at.KIND_SYMBOL) == face


def offer_leaders(q: Numbers, s: Numbers) -> None:
    """List leaders that an honor symbol orders: alone, or to be detached."""
    for leader in range(s[at.LEADERS]):
        place = s[at.LEADER_HEX + leader]
        if place < 0 or q[at.LEADER_SIDE + leader] != s[at.ACTIVE] or not in_his(q, s, place):
            continue
        if s[at.LEADER_ORDERED + leader]:
            continue
        unit = s[at.UNIT_AT + place]
        if unit < 0:
            option(s, order_value(PIECE, place))
        elif may_split(q, unit, leader):
            option(s, order_value(SPLIT, place))


def act(q: Numbers, s: Numbers, value: int) -> None:
    """Order the piece chosen, or harm the unit: it loses a block, or retreats all its movement."""
    s[at.PHASE] = at.INITIATIVE
    if s[at.GENERAL_DIE] != at.FLAG_FACE and s[at.GENERAL_DIE] != at.CROSSED_SWORDS:
        give_order(q, s, value)
        return
    unit = s[at.UNIT_AT + value]
    s[at.UNIT_BARRED + unit] = 1
    if s[at.GENERAL_DIE] == at.CROSSED_SWORDS:
        lose_blocks(q, s, unit, 1)
    elif stands_fast(q, unit, value):
        lose_some(q, s, unit, of_kind(q, unit, at.KIND_MOVES))
    else:
        s[at.HARMED] = unit
        s[at.PHASE] = at.INITIATIVE_RETREAT


def offer_way_back(q: Numbers, s: Numbers) -> None:
    """List where the unit's retreat may end (B5, B29)."""
    unit = s[at.HARMED]
    offer_retreats(q, s, unit, of_kind(q, unit, at.KIND_MOVES))


def go_back(q: Numbers, s: Numbers, there: int) -> None:
    """Retreat; each hex not made costs a block, no honor is paid (E6)."""
    unit = s[at.HARMED]
    hexes, joins = retreat_to(q, s, unit, there)
    if not joins:
        lose_some(q, s, unit, of_kind(q, unit, at.KIND_MOVES) - hexes)
    s[at.PHASE] = at.INITIATIVE


def lose_some(q: Numbers, s: Numbers, unit: int, blocks: int) -> None:
    """Remove blocks, as far as there are."""
    if blocks > 0:
        lose_blocks(q, s, unit, min(blocks, s[at.UNIT_BLOCKS + unit]))


def stands_fast(q: Numbers, unit: int, place: int) -> bool:
    """Return whether a unit stands on a castle and never retreats (B11)."""
    kind = q[at.UNIT_KIND + unit]
    return q[pair(q, kind, place, kind, place) + at.PAIR_CLOSE + combat.STANDS_FAST] > 0


def in_his(q: Numbers, s: Numbers, place: int) -> bool:
    """Return whether a hex lies in the section of the general who acts."""
    return sections_of(q, s[at.ACTIVE], place) & s[at.GENERAL] > 0


def offer_beside(s: Numbers) -> None:
    """Ask beside which of two cards a Dragon card lies (E10)."""
    no_options(s)
    option(s, at.HAND_CARD)
    option(s, at.RACK_CARD)
    ask(s, at.BESIDE_CHOICE, s[at.ACTIVE])


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
