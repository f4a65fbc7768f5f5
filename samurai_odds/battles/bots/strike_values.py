"""What a battle is worth to a bot, by the exact odds of its strikes (`strike_odds`).

All in thousandths of a block. A banner counts three blocks, ground and honor little; what ends
the game at once stands above every other worth, a sure win above likely ones (End Game &
Victory). ``place`` is where the striking unit stands or would stand, ``there`` its target's hex.
"""

from typing import Any

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import (
    card_dice,
    dice_of_fire,
    flags_of,
    joins_swarm,
    pair,
    pair_at,
    target_kind,
)
from samurai_odds.battles.field.layout import side_row, strike_place
from samurai_odds.battles.field.movement import exit_banners
from samurai_odds.battles.field.pieces import beside, hexes_between, objective, of_kind, supported

# ---- what ends the game --------------------------------------------------------------


SURE = 20_000_000  # more than all orders of a turn that are likely to win
LIKELY = 1_000_000  # a chance of one
_SAVES = 400_000  # a loss that is sure if nothing is done
_EVEN = 500  # thousandths: a chance from which an attack is likely to win


def wins_with(q: Any, s: Any, side: int, banners: int) -> bool:
    """Return whether so many banners more are all that a side still needs."""
    return banners > 0 and s[side_row(side) + at.BANNERS] + banners >= q[at.GOAL + side]


def move_wins(q: Any, s: Any, unit: int, there: int) -> bool:
    """Return whether a unit's move to a hex, or off the board, wins the game at once.

    Objectives taken or crossed to give their banners on entry, exits on leaving (the unit's
    reach must have been searched last); so does ground gained, and a retreat. Banners that are
    counted at the start of a turn (held objectives, tents, sections) win nothing now. A hand
    that an objective cuts down to the last card surrenders before it can be filled.
    """
    side = s[at.UNIT_SIDE + unit]
    if there == at.OFF_BOARD:
        return wins_with(q, s, side, exit_banners(q, s, unit))
    if there == s[at.UNIT_HEX + unit]:
        return False
    banners = 0
    if objective(q, side, there, at.CROSS_KINDS) >> q[at.UNIT_KIND + unit] & 1:
        banners = objective(q, side, there, at.CROSS_BANNERS)
    if s[at.CAPTURED + side * at.MOST_HEXES + there] == 0:
        taken = objective(q, side, there, at.CAPTURE_BANNERS)
        banners += taken
        if taken > 0 and takes_last_cards(q, s, side, objective(q, side, there, at.CAPTURE_CARDS)):
            return True
    return wins_with(q, s, side, banners)


def takes_last_cards(q: Any, s: Any, side: int, cards: int) -> bool:
    """Return whether the enemy must surrender when he has lost so many cards."""
    row = side_row(1 - side)
    held = s[row + at.HAND_SIZE] - s[row + at.CARDS_TO_LOSE] + s[row + at.STRIKES_DUE]
    return cards > 0 and held - cards <= q[at.SURRENDER_AT]


def last_banner_at_stake(q: Any, s: Any) -> bool:
    """Return whether the battle under way could give the side that is asked its last banner."""
    there = s[at.BATTLE_AT] if s[at.ASKED] == s[at.ACTIVE] else s[at.BATTLE_FROM]
    unit, leader = s[at.UNIT_AT + there], s[at.LEADER_AT + there]
    banners = q[at.UNIT_BANNERS + unit] if unit >= 0 else 0
    if leader >= 0:
        banners += q[at.LEADER_BANNERS + leader]
    return wins_with(q, s, s[at.ASKED], banners)


def chance_to_win(q: Any, s: Any, unit: int, there: int, odds: int, close: bool) -> int:
    """Return the chance, in thousandths, that a unit's strike of known odds wins the game.

    It destroys who gives the last banner, or (in close combat) drives him off an objective.
    """
    side, target, leader = s[at.UNIT_SIDE + unit], s[at.UNIT_AT + there], s[at.LEADER_AT + there]
    chance = 0
    if target < 0:
        if wins_with(q, s, side, q[at.LEADER_BANNERS + leader]):
            chance = q[odds + at.DIES]
    else:
        if wins_with(q, s, side, q[at.UNIT_BANNERS + target]):
            chance = q[odds + at.DIES]
        if leader >= 0 and wins_with(q, s, side, q[at.LEADER_BANNERS + leader]):
            chance = max(chance, q[odds + at.LEADER_DIES])
    if close and move_wins(q, s, unit, there):
        chance = max(chance, q[odds + at.LEAVES])
    return chance


def wins_by_staying(q: Any, s: Any, place: int) -> bool:
    """Return whether the unit in a hex, if any, wins if it stands there when its turn starts."""
    unit = s[at.UNIT_AT + place]
    if unit < 0:
        return False
    side, banners = s[at.UNIT_SIDE + unit], 0
    if s[at.HELD + side * at.MOST_HEXES + place] == 0:
        banners = objective(q, side, place, at.HOLD_BANNERS)
    if s[at.TENT_AT + place] == 1 - side:
        banners += q[at.TENT_BANNERS + 1 - side]
    return wins_with(q, s, side, banners)


def value_of_winning(q: Any, s: Any, unit: int, there: int, odds: int, close: bool) -> int:
    """Weigh that a strike is likely to win, above all but a sure win, by its chance.

    Next comes to drive off who would win by staying where it stands.
    """
    chance = chance_to_win(q, s, unit, there, odds, close)
    if chance >= _EVEN:
        return chance * (LIKELY // 1000)
    return q[odds + at.LEAVES] * (_SAVES // 1000) if wins_by_staying(q, s, there) else 0


# ---- strikes -------------------------------------------------------------------------


BLOCK = 1000
BANNER = 3000
RETREAT = 250  # for each hex
TOKEN = 150


def odds_of(q: Any, row: int, dice: int, flags: int, blocks: int, leader: int) -> int:
    """Return the odds of a strike whose row in the tables of pairs is given."""
    kind, ignored = q[row + combat.ROLL_KIND], q[row + combat.SWORDS_IGNORED]
    return at.STRIKE_ODDS + strike_place(kind, dice, ignored, flags, blocks, leader)


def odds_at(q: Any, s: Any, there: int, row: int, dice: int, flags: int, softened: int) -> int:
    """Return the odds of a strike at what stands in a hex, less what others take off it before."""
    target, leader = s[at.UNIT_AT + there], s[at.LEADER_AT + there]
    led = 1 if leader >= 0 else 0
    if target < 0:
        return odds_of(q, row, dice, flags + led, 1, 0)
    blocks = max(1, s[at.UNIT_BLOCKS + target] - softened // 1000)
    return odds_of(q, row, dice, flags + led, blocks, led)


def odds_on(q: Any, s: Any, unit: int, row: int, dice: int, flags: int) -> int:
    """Return the odds of a strike at a unit wherever it would stand."""
    led = 1 if s[at.LEADER_AT + s[at.UNIT_HEX + unit]] >= 0 else 0
    return odds_of(q, row, dice, flags + led, s[at.UNIT_BLOCKS + unit], led)


def close_odds(
    q: Any, s: Any, unit: int, place: int, there: int, more_dice: int, softened: int
) -> int:
    """Return the odds of a unit's close combat from a hex with what stands in another."""
    row = pair(q, q[at.UNIT_KIND + unit], place, target_kind(q, s, there), there)
    flags = flags_of(q, row, supported(q, s, there, 1 - s[at.UNIT_SIDE + unit]))
    return odds_at(q, s, there, row, q[row + combat.DICE] + more_dice, flags, softened)


def dice_with_cards(q: Any, s: Any, unit: int, row: int, hexes: int, moved: bool) -> int:
    """Count the dice of a fire, those of cards with them; 0 where it has none of its own."""
    dice = dice_of_fire(q, row, hexes, moved)
    return dice + s[at.CARD_FIRE_DICE + s[at.ORDERED_BY + unit]] if dice > 0 else 0


def fire_odds(
    q: Any, s: Any, unit: int, place: int, there: int, hexes: int, moved: bool, softened: int
) -> int:
    """Return the odds of a unit's fire from a hex, with the dice of cards; 0 where it has none."""
    row = pair(q, q[at.UNIT_KIND + unit], place, target_kind(q, s, there), there)
    dice = dice_with_cards(q, s, unit, row, hexes, moved)
    if dice == 0:
        return 0
    flags = flags_of(q, row, supported(q, s, there, 1 - s[at.UNIT_SIDE + unit]))
    return odds_at(q, s, there, row + at.PAIR_FIRE, dice, flags, softened)


def odds_if_close(
    q: Any, s: Any, striker: int, place: int, unit: int, there: int, steady: bool
) -> int:
    """Return the odds of a close strike at a unit, both in any hexes; 0 where it is not allowed."""
    row = pair(q, q[at.UNIT_KIND + striker], place, q[at.UNIT_KIND + unit], there)
    if q[row + at.PAIR_MAY_CLOSE] == 0 or q[row + combat.DICE] == 0:
        return 0
    return odds_on(q, s, unit, row, q[row + combat.DICE], flags_of(q, row, steady))


def odds_if_fired(
    q: Any, s: Any, striker: int, place: int, unit: int, there: int, steady: bool
) -> int:
    """Return the odds of fire at a unit, both in any hexes, nearer if it must; 0 without dice."""
    row = pair(q, q[at.UNIT_KIND + striker], place, q[at.UNIT_KIND + unit], there)
    away, reach = hexes_between(q, there, place), of_kind(q, striker, at.KIND_REACH)
    dice = dice_of_fire(q, row, min(away, reach), away > reach)
    if dice == 0:
        return 0
    return odds_on(q, s, unit, row + at.PAIR_FIRE, dice, flags_of(q, row, steady))


def honor_lost(q: Any, unit: int) -> int:
    """Count the tokens that a flag costs a unit that retreats, its leader's aside.

    A levy pays once however far it retreats: by this count, once for each flag (Retreat & Loss
    of Honor).
    """
    party = at.KIND_PARTY + q[at.UNIT_KIND + unit] * combat.PARTY_ROW
    return q[party + combat.HONOR_PER_RETREAT] + q[party + combat.HONOR_PER_HEX]


# ---- what they are worth -------------------------------------------------------------


def struck(q: Any, s: Any, there: int, odds: int) -> int:
    """Weigh what a strike does to what stands in a hex."""
    unit, leader = s[at.UNIT_AT + there], s[at.LEADER_AT + there]
    if unit < 0:  # a leader alone: he dies, or runs
        dies = q[odds + at.DIES]
        return (dies * BANNER * q[at.LEADER_BANNERS + leader] + (1000 - dies) * 3 * TOKEN) // 1000
    worth = q[odds + at.LOSSES] * BLOCK // 1000
    worth += q[odds + at.DIES] * BANNER * q[at.UNIT_BANNERS + unit] // 1000
    worth += q[odds + at.HEXES_BACK] * (RETREAT + honor_lost(q, unit) * TOKEN) // 1000
    if leader >= 0:
        worth += q[odds + at.LEADER_DIES] * BANNER * q[at.LEADER_BANNERS + leader] // 1000
    return worth


def close_combat(
    q: Any, s: Any, unit: int, place: int, there: int, more_dice: int, caution: int
) -> int:
    """Weigh a close combat: the attack, and the battle back if the target stays.

    ``caution`` is what own losses count, in hundredths of the enemy's.
    """
    odds, target = close_odds(q, s, unit, place, there, more_dice, 0), s[at.UNIT_AT + there]
    worth = struck(q, s, there, odds) + q[odds + at.TOKENS_WON] * TOKEN // 1000
    worth += value_of_winning(q, s, unit, there, odds, True)
    if target < 0:
        return worth
    steady = supported(q, s, place, s[at.UNIT_SIDE + unit])
    back = odds_if_close(q, s, target, there, unit, place, steady)
    if back == 0:
        return worth
    stays = 1000 - q[odds + at.LEAVES]
    cost = struck(q, s, s[at.UNIT_HEX + unit], back)
    return worth - stays * cost // 1000 * caution // 100


def fire(q: Any, s: Any, unit: int, place: int, there: int, hexes: int, moved: bool) -> int:
    """Weigh a fire at a hex in sight; 0 where it has no dice."""
    odds = fire_odds(q, s, unit, place, there, hexes, moved, 0)
    if odds == 0:
        return 0
    worth = struck(q, s, there, odds) + q[odds + at.TOKENS_WON] * TOKEN // 1000
    return worth + value_of_winning(q, s, unit, there, odds, False)


def swarm_dice(q: Any, s: Any, unit: int, there: int) -> int:
    """Count the dice that other levies add."""
    dice = 0
    for direction in range(6):
        place = beside(q, there, direction)
        other = s[at.UNIT_AT + place] if place >= 0 else at.NONE
        if other != unit and joins_swarm(q, s, other, there):
            dice += q[pair_at(q, s, other, there) + combat.DICE] + card_dice(s, other)
    return dice
