"""How `steady` takes each kind of choice: the option worth most by its terms."""

from typing import Any

from samurai_odds.battles.bots.layout import Weights
from samurai_odds.battles.bots.leading import value_in_epic, value_of_card
from samurai_odds.battles.bots.playing_by_odds import unit_asked, value_of_card_play
from samurai_odds.battles.bots.steady_foes import forget_foes
from samurai_odds.battles.bots.steady_hexes import (
    value_for_leader,
    value_of_fate,
    value_of_going_off,
    value_of_leaving,
    value_of_place,
    value_of_standing,
)
from samurai_odds.battles.bots.steady_planning import forget, value_of_order
from samurai_odds.battles.bots.steady_scratch import turn_and_side, weight
from samurai_odds.battles.bots.steady_strikes import (
    assault,
    fire,
    honor_price,
    inspiration,
    note_prices,
)
from samurai_odds.battles.bots.strike_values import honor_lost, last_banner_at_stake, swarm_dice
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import card_dice
from samurai_odds.battles.rules.decisions.packed import (
    battle_hex,
    battle_mode,
    battle_unit,
    bonus_hex,
)
from samurai_odds.battles.rules.epic_turn import stands_fast
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.pieces import behind, beside, hexes_between, leader_of
from samurai_odds.battles.rules.retreats import may_retreat_to
from samurai_odds.play.chance import among

# ---- battles and what follows: ground, bonus combats, retreats, flags ----------------


_LOST = 3_000  # for a flag that costs a block
_FIRE_FIRST = 100_000  # fire risks nothing, and softens who is then assaulted


def value_of_battle(q: Question, s: State, value: int) -> int:
    """Weigh a battle; none at all is worth nothing. Fire comes before any assault."""
    if value == 0:
        return 0
    unit, mode = battle_unit(value), battle_mode(value)
    there, here = battle_hex(value), s.unit_hex[unit]
    if mode == at.FIRE:
        hexes = hexes_between(q, here, there)
        moved = s.unit_moved[unit] > 0
        return _FIRE_FIRST + fire(q, s, unit, here, there, hexes, moved, 0)
    dice = card_dice(s, unit) + inspiration(q, s, unit, here)
    if mode == at.SWARM:
        dice += swarm_dice(q, s, unit, there)
    return assault(q, s, unit, here, there, dice, 0)


def value_of_bonus(q: Question, s: State, value: int) -> int:
    if value == 0:
        return 0
    unit = s.attacker
    here = s.unit_hex[unit]
    dice = card_dice(s, unit) + inspiration(q, s, unit, here)
    return assault(q, s, unit, here, bonus_hex(value), dice, 0)


def value_of_gain(q: Question, s: State, value: int) -> int:
    """Weigh ground gained: the hex, and the bonus combat that it may open."""
    unit = s.attacker
    if value == 0:
        return value_of_standing(q, s, unit, s.unit_hex[unit])
    there = s.battle_at
    worth = weight(q, s, Weights.ground.at) + value_of_standing(q, s, unit, there)
    mounted = q.kinds[q.unit_kind[unit]].mounted
    if s.is_bonus == 0 and (mounted or leader_of(q, s, unit) >= 0):
        if q.barred[mounted, there] == 0:
            worth += bonus_from(q, s, unit, there)
    return worth


def bonus_from(q: Question, s: State, unit: int, place: int) -> int:
    """Weigh the best close combat of a unit from a hex, now."""
    best = 0
    dice = card_dice(s, unit) + inspiration(q, s, unit, place)
    for direction in range(6):
        there = beside(q, place, direction)
        enemy = s.unit_at[there] if there >= 0 else at.NONE
        if enemy >= 0 and s.unit_side[enemy] != s.unit_side[unit]:
            best = max(best, assault(q, s, unit, place, there, dice, 0))
    return best


def value_of_retreat(q: Question, s: State, place: int) -> int:
    unit = unit_asked(s)
    joins = 300 if s.leader_at[place] >= 0 and place != s.unit_hex[unit] else 0
    return joins + value_of_standing(q, s, unit, place)


def value_of_standing_fast(q: Question, s: State, ignored: int) -> int:
    """Weigh flags ignored: ground and honor kept, against worse that comes where it stands."""
    unit = unit_asked(s)
    side, here = s.asked, s.unit_hex[unit]
    most = s.choices[s.options_open - 1]
    worth = ignored * weight(q, s, Weights.steadfast.at)
    back = most - ignored
    if back == 0:
        return worth + value_of_standing(q, s, unit, here)
    if stands_fast(q, unit, here):
        return worth - back * _LOST
    best = -1_000_000
    for k in range(2):
        there = behind(q, side, here, k)
        if there >= 0 and may_retreat_to(q, s, unit, there):
            best = max(best, value_of_standing(q, s, unit, there))
    if best == -1_000_000:
        return worth - back * _LOST
    return worth + best - honor_price(q, s, side, 1000 * honor_lost(q, unit) * back)


# ---- tokens and Dragon cards ---------------------------------------------------------


_CARD_OF_USE = 1500  # thousandths of a block, drawn


def value_of_inspiring(q: Question, s: State, value: int) -> int:
    """Weigh inspiration: a die for a token, but for the last that retreats may call for."""
    if last_banner_at_stake(q, s):
        return value
    held = s.sides[s.asked].tokens
    return -value if held - value < weight(q, s, Weights.spare.at) else value


def value_of_dragons(q: Question, s: State, value: int) -> int:
    """Weigh the play of a Dragon card or First Strike, and what is taken at the end of a turn."""
    kind, side = s.decision, s.asked
    if kind == at.REPLENISH_CHOICE:
        if value == 0:
            return min(q.end_tokens, s.pool) * s.memo.token_prices[side]
        return value_of_drawing(q, s, side)
    if value == 0:
        return 0
    if kind == at.DISCARD_CHOICE:
        blank = q.dragons[value - 1].timing == at.NEVER
        return 1 if blank and s.pool > 0 else -1
    return value_of_card_play(q, s, value)


def value_of_drawing(q: Question, s: State, side: int) -> int:
    """Weigh a Dragon card drawn: of use as often as the cards unseen are, else a token."""
    unseen = of_use = 0
    for card in range(q.dragon_count):
        cards = s.dragon_deck[card]
        unseen += cards
        if q.dragons[card].timing != at.NEVER:
            of_use += cards
    if unseen == 0:  # the discards will be shuffled
        return 1
    blank = q.discard_tokens * s.memo.token_prices[side]
    return (of_use * _CARD_OF_USE + (unseen - of_use) * blank) // unseen


# ---- the choice ----------------------------------------------------------------------


_NOTHING = -10_000_000


def choose_by_terms(q: Question, s: State, uniform: Any) -> int:
    """Take the option that is worth most; among equals each is as likely as the others."""
    kind = s.decision
    if kind == at.MOVER_CHOICE:
        return 1  # in the sequence of its orders, the best first; who is shut in waits
    forget_foes(s)
    note_prices(q, s)
    if needs_weights(kind) and begins(q, s, kind):
        forget(q, s)
    best, equals = _NOTHING, 0
    for place in range(s.options_open):
        worth = value_of(q, s, s.choices[place], uniform, best)
        if worth > best:
            best, equals = worth, 0
        if worth == best:
            s.memo.equals[equals] = place
            equals += 1
    return s.memo.equals[among(uniform, equals)]


def needs_weights(kind: int) -> bool:
    """Return whether a choice is made by what an order to each unit is worth."""
    if kind == at.CARD_CHOICE or kind == at.ORDER_CHOICE or kind == at.KEEP_CHOICE:
        return True
    return at.FIRST_IN_EPIC <= kind <= at.LAST_IN_EPIC


def begins(q: Question, s: State, kind: int) -> bool:
    """Return whether units must be weighed again: for a card, its first order, a general's die.

    What was weighed for the cards still holds at the first order, unless a Dragon card came
    between, or Shogun's dice, which may show honor; not in Epic, where more may come.
    """
    if kind != at.ORDER_CHOICE or s.memo.weighed_for != turn_and_side(s.turn, s.asked):
        return True
    if s.orders_given > 0:
        return False
    if q.rack_size > 0 or s.way[0] == at.SHOGUN:
        return True
    return s.sides[s.asked].dragon_played >= 0


def value_of(q: Question, s: State, value: int, uniform: Any, best: int) -> int:
    """Weigh an option by the kind of choice that is open: exactly where none before is better."""
    kind = s.decision
    if kind == at.KEEP_CHOICE or (kind == at.CARD_CHOICE and q.rack_size == 0):
        return value_of_card(q, s, value, uniform, True)
    if kind == at.ORDER_CHOICE:
        return value_of_order(q, s, value)
    if kind == at.MOVE_CHOICE:
        return value_of_move(q, s, value, best)
    if kind == at.BATTLE_CHOICE:
        return value_of_battle(q, s, value)
    if kind == at.BONUS_CHOICE:
        return value_of_bonus(q, s, value)
    if kind == at.GAIN_CHOICE:
        return value_of_gain(q, s, value)
    if kind == at.RETREAT_CHOICE:
        return value_of_retreat(q, s, value)
    if kind == at.BOLSTER_CHOICE:
        return value_of_standing_fast(q, s, value)
    if kind == at.FATE_CHOICE:
        leader = s.defender_leader
        if s.asked == s.active:
            leader = s.attacker_leader
        return value_of_fate(q, s, leader, value)
    if kind == at.LACK_CHOICE or kind == at.FAMINE_CHOICE:
        return s.unit_blocks[s.unit_at[value]]
    if kind == at.INSPIRE_CHOICE:
        return value_of_inspiring(q, s, value)
    if kind == at.CARD_CHOICE or kind >= at.FIRST_IN_EPIC:
        return value_in_epic(q, s, value, uniform, True)
    return value_of_dragons(q, s, value)


def value_of_move(q: Question, s: State, there: int, best: int) -> int:
    """Weigh a destination of the piece that moves now, exactly where none before is better."""
    piece = s.ordered[s.next_move]
    if piece >= at.MOST_UNITS:
        if there == at.OFF_BOARD:
            return value_of_going_off(q, s, piece - at.MOST_UNITS)
        return value_for_leader(q, s, piece - at.MOST_UNITS, there)
    if there == at.OFF_BOARD:
        here = s.unit_hex[piece]
        worth = value_of_place(q, s, piece, here, 0, True, _NOTHING)
        return worth + value_of_leaving(q, s, piece)
    hexes = 0 if there == s.unit_hex[piece] else s.reached[there]
    return value_of_place(q, s, piece, there, hexes, True, best - 1)
