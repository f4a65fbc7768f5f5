"""What a battle is worth to a bot, by the exact odds of its strikes (`field.strike_odds`).

All in thousandths of a block. A banner counts three blocks, ground and honor little.
``place`` is where the striking unit stands or would stand, ``there`` its target's hex.
"""

from typing import Any

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.bots.winning import worth_of_winning
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.fighting.battle import pair, target_kind
from samurai_odds.battles.field.layout import strike_place
from samurai_odds.battles.field.pieces import of_kind, supported

BLOCK = 1000
BANNER = 3000
RETREAT = 250  # for each hex
TOKEN = 150


def odds_of(q: Any, row: int, dice: int, flags: int, blocks: int, leader: int) -> int:
    """Find the odds of a strike whose row in the tables of pairs is given."""
    kind, ignored = q[row + combat.ROLL_KIND], q[row + combat.SWORDS_IGNORED]
    return at.STRIKE_ODDS + strike_place(kind, dice, ignored, flags, blocks, leader)


def struck(q: Any, s: Any, there: int, odds: int) -> int:
    """Weigh what a strike does to what stands in a hex."""
    unit, leader = s[at.UNIT_AT + there], s[at.LEADER_AT + there]
    if unit < 0:  # a leader alone: he dies, or runs
        dies = q[odds + at.DIES]
        return (dies * BANNER * q[at.LEADER_BANNERS + leader] + (1000 - dies) * 3 * TOKEN) // 1000
    worth = q[odds + at.LOSSES] * BLOCK // 1000
    worth += q[odds + at.DIES] * BANNER * q[at.UNIT_BANNERS + unit] // 1000
    honor = 2 if of_kind(q, unit, at.KIND_SYMBOL) == at.SQUARE else 1
    worth += q[odds + at.HEXES_BACK] * (RETREAT + honor * TOKEN) // 1000
    if leader >= 0:
        worth += q[odds + at.LEADER_DIES] * BANNER * q[at.LEADER_BANNERS + leader] // 1000
    return worth


def close_combat(
    q: Any, s: Any, unit: int, place: int, there: int, more_dice: int, caution: int
) -> int:
    """Weigh a close combat: the attack, and the battle back if the target stays.

    ``caution`` is what own losses count, in hundredths of the enemy's.
    """
    side = s[at.UNIT_SIDE + unit]
    row = pair(q, q[at.UNIT_KIND + unit], place, target_kind(q, s, there), there)
    dice = q[row + combat.DICE] + more_dice
    flags = q[row + combat.MAY_IGNORE]
    if supported(q, s, there, 1 - side):
        flags = q[row + at.PAIR_SUPPORTED_CLOSE]
    target = s[at.UNIT_AT + there]
    leader = 1 if s[at.LEADER_AT + there] >= 0 else 0
    blocks = s[at.UNIT_BLOCKS + target] if target >= 0 else 1
    odds = odds_of(q, row, dice, flags + leader, blocks, leader if target >= 0 else 0)
    worth = struck(q, s, there, odds) + q[odds + at.TOKENS_WON] * TOKEN // 1000
    worth += worth_of_winning(q, s, unit, there, odds, True)
    if target < 0:
        return worth
    stays = 1000 - q[odds + at.LEAVES]
    return worth - stays * battle_back(q, s, unit, place, there) // 1000 * caution // 100


def battle_back(q: Any, s: Any, unit: int, place: int, there: int) -> int:
    """Weigh what the target's battle back would do to a unit in a hex."""
    target, side = s[at.UNIT_AT + there], s[at.UNIT_SIDE + unit]
    row = pair(q, q[at.UNIT_KIND + target], there, q[at.UNIT_KIND + unit], place)
    if q[row + at.PAIR_MAY_CLOSE] == 0 or q[row + combat.DICE] == 0:
        return 0
    return blow(q, s, unit, row, q[row + combat.DICE], supported(q, s, place, side))


def blow(q: Any, s: Any, unit: int, row: int, dice: int, steady: bool) -> int:
    """Weigh a close strike of a known row at a unit wherever it would stand."""
    return struck(q, s, s[at.UNIT_HEX + unit], odds_at_unit(q, s, unit, row, dice, steady))


def odds_at_unit(q: Any, s: Any, unit: int, row: int, dice: int, steady: bool) -> int:
    """Find the odds of a close strike of a known row at a unit, ``steady`` if supported."""
    leader = 1 if s[at.LEADER_AT + s[at.UNIT_HEX + unit]] >= 0 else 0
    flags = q[row + at.PAIR_SUPPORTED_CLOSE] if steady else q[row + combat.MAY_IGNORE]
    return odds_of(q, row, dice, flags + leader, s[at.UNIT_BLOCKS + unit], leader)


def fire(q: Any, s: Any, unit: int, place: int, there: int, hexes: int, moved: bool) -> int:
    """Weigh a fire at a hex in sight; 0 where it has no dice."""
    row = pair(q, q[at.UNIT_KIND + unit], place, target_kind(q, s, there), there)
    at_range = at.PAIR_FIRE_DICE + (at.MOST_FIRE + 1 if moved else 0) + hexes
    dice = q[row + at_range]
    if dice == 0:
        return 0
    dice += s[at.CARD_FIRE_DICE + s[at.ORDERED_BY + unit]]
    flags = q[row + at.PAIR_FIRE + combat.MAY_IGNORE]
    if supported(q, s, there, 1 - s[at.UNIT_SIDE + unit]):
        flags = q[row + at.PAIR_SUPPORTED_FIRE]
    target = s[at.UNIT_AT + there]
    leader = 1 if s[at.LEADER_AT + there] >= 0 else 0
    blocks = s[at.UNIT_BLOCKS + target] if target >= 0 else 1
    with_unit = leader if target >= 0 else 0
    odds = odds_of(q, row + at.PAIR_FIRE, dice, flags + leader, blocks, with_unit)
    worth = struck(q, s, there, odds) + q[odds + at.TOKENS_WON] * TOKEN // 1000
    return worth + worth_of_winning(q, s, unit, there, odds, False)
