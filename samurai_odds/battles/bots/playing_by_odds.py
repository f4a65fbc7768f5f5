"""How a bot that weighs its options by the odds takes each kind of choice.

`choose_by_odds` is the whole player; what sets such bots apart is their ``style``, the
bits of `prospects`.
"""

from typing import Any

from samurai_odds.battles.bots.card_values import value_of_order, weigh_units
from samurai_odds.battles.bots.leading import value_in_epic, value_of_card
from samurai_odds.battles.bots.prospects import (
    HOLDS_FIRE,
    KEEPS_TOKENS,
    NEVER,
    STANDS_ITS_GROUND,
    WARY,
    danger,
    hexes_to_enemy,
    minded,
    value_of_close,
    value_of_leaving,
    value_of_place,
)
from samurai_odds.battles.bots.strike_values import (
    BANNER,
    SURE,
    close_combat,
    fire,
    last_banner_at_stake,
    move_wins,
    swarm_dice,
)
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import card_dice
from samurai_odds.battles.rules.decisions.packed import (
    battle_hex,
    battle_mode,
    battle_unit,
    bonus_hex,
    dragon_hex,
    dragon_of,
)
from samurai_odds.battles.rules.dragon_cards import challenge_dice, circles, turncoat_dice
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.pieces import behind, hexes_between
from samurai_odds.battles.rules.retreats import may_retreat_to
from samurai_odds.play.chance import among

_HEX = 600  # what a hex held is worth, with the honor that leaving it costs
_FEW_TOKENS = 3  # kept for retreats by a bot that keeps tokens


def choose_by_odds(q: Question, s: State, uniform: Any, style: int) -> int:
    """Take the option that is worth most; among equals each is as likely as the others."""
    kind = s.decision
    if kind == at.MOVER_CHOICE:
        return 1  # in the sequence of its orders, the best first; who is shut in waits
    unweighed = needs_weights(kind) and s.memo.weighed != s.turn
    if unweighed or kind == at.CARD_CHOICE or kind == at.KEEP_CHOICE:
        weigh_units(q, s, s.asked, style)
    best, equals = NEVER * 2, 0
    for place in range(s.options_open):
        worth = value_of(q, s, s.choices[place], uniform, style)
        if worth > best:
            best, equals = worth, 0
        if worth == best:
            s.memo.equals[equals] = place
            equals += 1
    return s.memo.equals[among(uniform, equals)]


def needs_weights(kind: int) -> bool:
    """Return whether a choice is made by what an order to each unit is worth."""
    return kind == at.ORDER_CHOICE or (at.FIRST_IN_EPIC <= kind <= at.LAST_IN_EPIC)


def value_of(q: Question, s: State, value: int, uniform: Any, style: int) -> int:
    """Weigh an option by the kind of choice that is open."""
    kind = s.decision
    if kind == at.KEEP_CHOICE or (kind == at.CARD_CHOICE and q.rack_size == 0):
        return value_of_card(q, s, value, uniform, False)
    if kind == at.ORDER_CHOICE:
        return value_of_order(q, s, value)
    if kind == at.MOVE_CHOICE:
        return value_of_move(q, s, value, style)
    if kind == at.BATTLE_CHOICE:
        return value_of_battle(q, s, value, style)
    if kind == at.BONUS_CHOICE:
        return value_of_bonus(q, s, value, style)
    if kind == at.RETREAT_CHOICE or kind == at.GAIN_CHOICE or kind == at.BOLSTER_CHOICE:
        return value_of_ground(q, s, value, style)
    if kind == at.FATE_CHOICE:
        return value_of_fate(q, s, value)
    if kind == at.LACK_CHOICE or kind == at.FAMINE_CHOICE:
        return s.unit_blocks[s.unit_at[value]]
    if kind == at.INSPIRE_CHOICE:
        return value_of_inspiring(q, s, value, style)
    if kind == at.CARD_CHOICE or kind >= at.FIRST_IN_EPIC:
        return value_in_epic(q, s, value, uniform, False)
    return value_of_dragons(q, s, value)


# ---- movement and battle -------------------------------------------------------------


def value_of_move(q: Question, s: State, there: int, style: int) -> int:
    """Weigh a destination of the piece that moves now."""
    piece = s.ordered[s.next_move]
    if piece >= at.MOST_UNITS:
        if there == at.OFF_BOARD:
            return NEVER
        joins = 500 if s.unit_at[there] >= 0 else 0
        return joins - 10 * hexes_to_enemy(q, s, s.asked, there)
    if there == at.OFF_BOARD:
        return value_of_leaving(q, s, piece)
    hexes = 0 if there == s.unit_hex[piece] else s.reached[there]
    worth = value_of_place(q, s, piece, there, hexes, style)
    if style & STANDS_ITS_GROUND and goes_back(q, s, piece, there):
        worth += NEVER // 2
    return worth


def goes_back(q: Question, s: State, unit: int, there: int) -> bool:
    """Return whether a hex is farther from the enemy than where a unit stands."""
    side, here = s.unit_side[unit], s.unit_hex[unit]
    return hexes_to_enemy(q, s, side, there) > hexes_to_enemy(q, s, side, here)


def value_of_battle(q: Question, s: State, value: int, style: int) -> int:
    """Weigh a battle; none at all is worth nothing."""
    if value == 0:
        return 0
    unit, mode = battle_unit(value), battle_mode(value)
    there, here = battle_hex(value), s.unit_hex[unit]
    if mode == at.FIRE:
        if style & HOLDS_FIRE:
            return NEVER
        hexes = hexes_between(q, here, there)
        return fire(q, s, unit, here, there, hexes, s.unit_moved[unit] > 0) + 1
    if mode == at.CLOSE:
        return value_of_close(q, s, unit, here, there, style)
    dice = card_dice(s, unit) + swarm_dice(q, s, unit, there)
    return close_combat(q, s, unit, here, there, dice, 100)


def value_of_bonus(q: Question, s: State, value: int, style: int) -> int:
    if value == 0:
        return 0
    unit = s.attacker
    return value_of_close(q, s, unit, s.unit_hex[unit], bonus_hex(value), style)


def value_of_ground(q: Question, s: State, value: int, style: int) -> int:
    """Weigh where a retreat ends, ground to be gained, flags to be ignored."""
    if s.decision == at.BOLSTER_CHOICE:
        return value_of_standing(q, s, value, style)
    if s.decision == at.GAIN_CHOICE:
        unit, there = s.attacker, s.battle_at if value else s.battle_from
        wins = SURE if move_wins(q, s, unit, there) else 0
        if style & WARY:
            return wins + value * 300 - minded(q, s, unit, there)
        return wins + value
    unit = unit_asked(s)
    worth = 300 if s.leader_at[value] >= 0 else 0
    if move_wins(q, s, unit, value):
        worth += SURE
    return worth - (danger(q, s, unit, value) if style & WARY else 0)


def unit_asked(s: State) -> int:
    """Return the unit that the choice is about: in battle, or harmed by a general."""
    if s.phase == at.INITIATIVE_RETREAT:
        return s.harmed
    return s.attacker if s.asked == s.active else s.defender


def value_of_standing(q: Question, s: State, ignored: int, style: int) -> int:
    """Weigh flags ignored: the more the better, but for who sees worse coming where he stands."""
    if not style & WARY or style & STANDS_ITS_GROUND:
        return ignored
    side, unit = s.asked, unit_asked(s)
    most = s.choices[s.options_open - 1]
    here = s.unit_hex[unit]
    safest = danger_behind(q, s, unit, behind(q, side, here, 0))
    safest = min(safest, danger_behind(q, s, unit, behind(q, side, here, 1)))
    if ignored == most or safest == -NEVER:
        return ignored * _HEX
    spared = minded(q, s, unit, here) - safest
    short = s.sides[side].tokens < 2 * (most - ignored) + _FEW_TOKENS
    return ignored * _HEX + spared - (BANNER if short else 0)


def danger_behind(q: Question, s: State, unit: int, place: int) -> int:
    """Weigh the danger in one of the two hexes behind a unit; without bounds if it is closed."""
    if place < 0 or not may_retreat_to(q, s, unit, place):
        return -NEVER
    return minded(q, s, unit, place)


def value_of_fate(q: Question, s: State, value: int) -> int:
    """Weigh a lone leader's ways out: to a unit, far off, or seppuku when honor is short."""
    short = s.sides[s.asked].tokens < 3
    if value == at.OFF_BOARD:
        return 500 if short else -500
    return (400 if s.unit_at[value] >= 0 else 0) + hexes_to_enemy(q, s, s.asked, value)


# ---- tokens and Dragon cards ---------------------------------------------------------


def value_of_inspiring(q: Question, s: State, value: int, style: int) -> int:
    """Weigh inspiration: always, or only with tokens to spare or the game to be won."""
    if last_banner_at_stake(q, s):
        return value
    held = s.sides[s.asked].tokens
    if style & KEEPS_TOKENS and held - value < _FEW_TOKENS:
        return -value
    return value


def value_of_dragons(q: Question, s: State, value: int) -> int:
    """Weigh the play of a Dragon card or First Strike, and what is taken at the end of a turn."""
    kind = s.decision
    if kind == at.REPLENISH_CHOICE:
        return 1 - value  # tokens: most Dragon cards are blanks to us
    if value == 0:
        return 0
    if kind == at.DISCARD_CHOICE:
        return 1 if q.dragons[value - 1].timing == at.NEVER else -1
    return value_of_card_play(q, s, value)


def value_of_card_play(q: Question, s: State, value: int) -> int:
    """Weigh a Dragon card or First Strike played now."""
    kind, side = s.decision, s.asked
    if kind == at.CHALLENGE_CHOICE:
        return challenge_dice(q, s, side) + 2 - challenge_dice(q, s, 1 - side)
    if kind != at.DRAGON_CHOICE:
        return 1  # an answer, or what no bot was taught
    effect = q.dragons[dragon_of(value)].effect
    if effect == at.TURNCOAT_EFFECT:
        unit = s.unit_at[dragon_hex(value)]
        odds = turncoat_dice(s, side) - turncoat_dice(s, 1 - side)
        return odds * BANNER + s.unit_blocks[unit] * 10 + q.kinds[q.unit_kind[unit]].symbol
    if effect == at.FAMINE_EFFECT:
        return circles(q, s, 1 - side) - 2
    return 1
