"""Epic: Field General's Initiative (E6), and the phases that only an Epic turn has."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import pair
from samurai_odds.battles.rules.decisions.packed import PIECE, SPLIT, order_value
from samurai_odds.battles.rules.dragon_cards import plain_effects
from samurai_odds.battles.rules.epic_cards import is_field, second_card
from samurai_odds.battles.rules.layout import Pair, Question, State
from samurai_odds.battles.rules.orders import give_order, may_split
from samurai_odds.battles.rules.pieces import has_piece_in, lose_blocks, sections_of
from samurai_odds.battles.rules.retreats import offer_retreats, retreat_to
from samurai_odds.play.offering import ask, draw_among, no_options, option


def end_of_cards(q: Question, s: State) -> None:
    """Settle who may act: each general of whom no card ordered a piece, after Field cards."""
    s.generals = 7 if is_field(q, s.led) else 0
    for count in range(2 * 8):  # by the card of the hand, then by that of the rack
        if s.order_count.flat[count] > 0:
            s.generals &= ~(count % 8)
    if s.led_beside >= 0:
        s.card = s.led
    s.phase = at.INITIATIVE


def offer_initiative(q: Question, s: State) -> None:
    """List the generals who may still roll, from left to right; 0 is nobody more."""
    no_options(s)
    option(s, 0)
    for general in range(3):
        if s.generals >> general & 1 and has_piece_in(q, s, s.active, 1 << general):
            option(s, 1 + general)
    ask(s, at.INITIATIVE_CHOICE, s.active)


def choose_general(s: State, value: int) -> None:
    """Let a general roll; with 0 go on: without any order straight to the end (B28)."""
    if value == 0:
        s.phase = at.CHOOSE_MOVER if s.orders_given > 0 else at.REPLACE_STRIKES
        return
    s.general = 1 << (value - 1)
    s.generals &= ~s.general
    s.phase = at.INITIATIVE_DIE


def roll_die(s: State) -> None:
    draw_among(s, at.DIE_FACES)


def rolled(s: State, face: int) -> None:
    s.general_die = face
    s.slot, s.way[at.ON_HIS_OWN] = at.ON_HIS_OWN, at.BY_SECTIONS
    s.phase = at.INITIATIVE_ACT


def offer_acts(q: Question, s: State) -> None:
    """List whom the die orders or harms; a die that finds nobody has no effect."""
    face = s.general_die
    harms = face == at.FLAG_FACE or face == at.CROSSED_SWORDS
    no_options(s)
    for unit in range(s.units):
        place = s.unit_hex[unit]
        if place >= 0 and s.unit_side[unit] == s.active and in_his(q, s, place):
            if s.unit_ordered[unit] == 0:
                if harms:
                    option(s, place)
                elif s.unit_lock[unit] < 0 and die_orders(q, face, unit):
                    option(s, order_value(PIECE, place))
    if face == at.HONOR_FACE:
        offer_leaders(q, s)
    if s.options_open == 0:
        s.phase = at.INITIATIVE
    else:
        ask(s, at.HARM_CHOICE if harms else at.ORDER_CHOICE, s.active)


def die_orders(q: Question, face: int, unit: int) -> bool:
    """Return whether a die orders a unit: of its symbol, or any for an honor symbol."""
    return face == at.HONOR_FACE or q.kinds[q.unit_kind[unit]].symbol == face


def offer_leaders(q: Question, s: State) -> None:
    """List leaders that an honor symbol orders: alone, or to be detached."""
    for leader in range(s.leaders):
        place = s.leader_hex[leader]
        if place < 0 or q.leader_side[leader] != s.active or not in_his(q, s, place):
            continue
        if s.leader_ordered[leader]:
            continue
        unit = s.unit_at[place]
        if unit < 0:
            option(s, order_value(PIECE, place))
        elif may_split(q, unit, leader):
            option(s, order_value(SPLIT, place))


def act(q: Question, s: State, value: int) -> None:
    """Order the piece chosen, or harm the unit: it loses a block, or retreats all its movement."""
    s.phase = at.INITIATIVE
    if s.general_die != at.FLAG_FACE and s.general_die != at.CROSSED_SWORDS:
        give_order(q, s, value)
        return
    unit = s.unit_at[value]
    s.unit_barred[unit] = 1
    if s.general_die == at.CROSSED_SWORDS:
        lose_blocks(q, s, unit, 1)
    elif stands_fast(q, unit, value):
        lose_some(q, s, unit, q.kinds[q.unit_kind[unit]].moves)
    else:
        s.harmed = unit
        s.phase = at.INITIATIVE_RETREAT


def offer_way_back(q: Question, s: State) -> None:
    """List where the unit's retreat may end (B5, B29)."""
    unit = s.harmed
    offer_retreats(q, s, unit, q.kinds[q.unit_kind[unit]].moves)


def go_back(q: Question, s: State, there: int) -> None:
    """Retreat; each hex not made costs a block, no honor is paid (E6)."""
    unit = s.harmed
    hexes, joins = retreat_to(q, s, unit, there)
    if not joins:
        lose_some(q, s, unit, q.kinds[q.unit_kind[unit]].moves - hexes)
    s.phase = at.INITIATIVE


def lose_some(q: Question, s: State, unit: int, blocks: int) -> None:
    """Remove blocks, as far as there are."""
    if blocks > 0:
        lose_blocks(q, s, unit, min(blocks, s.unit_blocks[unit]))


def stands_fast(q: Question, unit: int, place: int) -> bool:
    """Return whether a unit stands on a castle and never retreats (B11)."""
    kind = q.unit_kind[unit]
    return Pair(q, pair(q, kind, place, kind, place)).close.stands_fast > 0


def in_his(q: Question, s: State, place: int) -> bool:
    """Return whether a hex lies in the section of the general who acts."""
    return sections_of(q, s.active, place) & s.general > 0


def offer_beside(s: State) -> None:
    """Ask beside which of two cards a Dragon card lies (E10)."""
    no_options(s)
    option(s, at.HAND_CARD)
    option(s, at.RACK_CARD)
    ask(s, at.BESIDE_CHOICE, s.active)


def play_beside(q: Question, s: State, slot: int) -> None:
    """Let a Dragon card help only the units that one of the two cards orders (E10)."""
    side = s.active
    s.phase = at.GIVE_ORDERS
    plain_effects(q, s, s.sides[side].dragon_played, side, slot)


def no_more_orders(q: Question, s: State) -> None:
    """Go on from a card's orders: to the second card's, then to the Field Generals."""
    if s.slot == at.HAND_CARD and s.led_beside >= 0:
        second_card(q, s)
    else:
        end_of_cards(q, s)
