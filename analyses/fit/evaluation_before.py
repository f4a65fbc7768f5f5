"""The evaluation of positions as it was before force was priced: a yardstick for `evaluation`.

A logistic of 24 differences, fitted to the games of nine scenarios. In it a unit cost its owner.
"""

from samurai_odds.battles.bots.position_counts import in_reach, worst_strike
from samurai_odds.battles.bots.steady_routes import FAR, measure_ways, way
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State, StrikeOdds
from samurai_odds.battles.rules.pieces import supported
from samurai_odds.battles.rules.turns import sections_clear

(
    TO_MOVE,
    LAST_BANNERS,  # 840 by the banners still needed
    BANNERS,  # still needed, less is more: counted negative
    CIRCLES,  # blocks
    TRIANGLES,
    SQUARES,
    MOUNTED,
    LOCKED,  # blocks of units that wait for their card
    UNITS,  # that do not
    ONE_BLOCK,  # units
    TWO_BLOCKS,
    FEW_TOKENS,  # up to 4
    TOKENS,  # up to 12
    CARDS,
    LEADERS,
    EXPOSED,  # leaders alone, or with one block, whom an enemy can strike
    HELD,  # banners that leave with the unit
    CLEARED,  # banners for sections without an enemy unit, if the turn began now
    ON_THE_WAY,  # units near banners: 64, halved by each hex
    SUPPORTED,  # units
    MOVER_TAKES,  # blocks that the side to move can expect of his best battles
    MOVER_KILLS,  # units
    OTHER_TAKES,
    OTHER_KILLS,
) = range(24)
FEATURES = 24
SCALE = 840
WEIGHTS = (  # of each, in millionths
    46818,
    1245,
    694915,
    887,
    392,
    554,
    1275,
    5,
    -2196,
    359,
    -77,
    -379,
    393,
    -594,
    2083,
    -1656,
    -1319,
    6592,
    40,
    -118,
    228,
    4787,
    115,
    3044,
)
FEW, MANY = 4, 12  # tokens
_NEAR_WAY = 6  # hexes


def note_features(q, s: State, seat, out):
    """Write the features of a position as a seat sees it into the state from ``out`` on.

    For the start of a turn: no card led, no battle under way.
    """
    for k in range(FEATURES):
        s[out + k] = 0
    for side in range(2):
        sign = 1 if side == seat else -1
        count_side(q, s, side, sign, out)
        count_units(q, s, side, sign, out)
        count_leaders(q, s, side, sign, out)
    left = needed(q, s, 0) + needed(q, s, 1)
    for k in range(CIRCLES, FEATURES):
        s[out + k] = scaled(s[out + k], left if k < MOVER_TAKES else 1000 * left)
    s[out + TO_MOVE] = 1 if s.active == seat else -1


def scaled(number, left):
    """Divide by the banners left, towards zero: the same for both sides."""
    return number * SCALE // left if number >= 0 else -(-number * SCALE // left)


def needed(q: Question, s: State, side):
    """Count the banners that a side still needs, one at least."""
    return max(1, q.goal[side] - s.sides[side].banners)


def count_side(q: Question, s: State, side, sign, out):
    """Count banners, tokens and cards."""
    goes = needed(q, s, side)
    s[out + LAST_BANNERS] += sign * (SCALE // goes)
    s[out + BANNERS] -= sign * goes
    s[out + FEW_TOKENS] += sign * min(FEW, s.sides[side].tokens)
    s[out + TOKENS] += sign * min(MANY, s.sides[side].tokens)
    s[out + CARDS] += sign * s.sides[side].hand_size
    if q.clear_banners[side]:
        s[out + CLEARED] += sign * q.clear_banners[side] * sections_clear(q, s, side)


def count_units(q: Question, s: State, side, sign, out):
    """Count a side's units: their blocks, where they stand, what the enemy can do to them."""
    measure_ways(q, s, side)
    takes = OTHER_TAKES if side == s.active else MOVER_TAKES
    for unit in range(s.units):
        place = s.unit_hex[unit]
        if place < 0 or s.unit_side[unit] != side:
            continue
        blocks = s.unit_blocks[unit]
        if s.unit_lock[unit] >= 0:
            s[out + LOCKED] += sign * blocks
            continue
        s[out + UNITS] += sign
        s[out + block_feature(q, unit)] += sign * blocks
        if blocks <= 2:
            s[out + ONE_BLOCK + blocks - 1] += sign
        if supported(q, s, place, side):
            s[out + SUPPORTED] += sign
        if s.held[side, place]:
            s[out + HELD] += sign * q.objectives[side, place].hold_banners
        hexes = way(q, s, unit, place)
        if hexes < _NEAR_WAY and hexes < FAR:
            s[out + ON_THE_WAY] += sign * (64 >> hexes)
        odds = worst_strike(q, s, unit, place)
        if odds > 0:
            s[out + takes] -= sign * StrikeOdds(q, odds).losses
            s[out + takes + 1] -= sign * StrikeOdds(q, odds).dies * q.unit_banners[unit]


def block_feature(q: Question, unit):
    if q.kinds[q.unit_kind[unit]].mounted:
        return MOUNTED
    symbol = q.kinds[q.unit_kind[unit]].symbol
    if symbol == at.CIRCLE:
        return CIRCLES
    return TRIANGLES if symbol == at.TRIANGLE else SQUARES


def count_leaders(q: Question, s: State, side, sign, out):
    """Count a side's leaders by the banners that they are worth, and those exposed."""
    for leader in range(s.leaders):
        place = s.leader_hex[leader]
        if place < 0 or q.leader_side[leader] != side:
            continue
        s[out + LEADERS] += sign
        unit = s.unit_at[place]
        alone = unit < 0 or s.unit_blocks[unit] == 1
        if alone and in_reach(q, s, side, place):
            s[out + EXPOSED] += sign * q.leader_banners[leader]


def note_log_odds_before(q, s: State, out):
    """Write the log of the odds of the side to move, in thousandths, behind the features noted."""
    note_features(q, s, s.active, out)
    score = 0
    for k in range(FEATURES):
        score += WEIGHTS[k] * s[out + k]
    s[out + FEATURES] = score // 1000
