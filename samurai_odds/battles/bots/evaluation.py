"""How likely a side is to win from a position: a logistic of its features, in whole numbers.

Each feature is the seat's number less the enemy's, so that the chances of both sides make up
one. What a side has still to win counts for more the fewer banners are left to be won: so most
are divided by those (`SCALE` over their sum). Every machine gives the same: weights and features
are integers, the curve a table. The weights were fitted to games that bots played.
"""

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from samurai_odds.battles.bots.strike_values import odds_if_close, odds_if_fired
from samurai_odds.battles.bots.terms.routes import FAR, measure_ways, way
from samurai_odds.battles.bots.terms.scratch import JUDGED
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import hexes_between, objective, of_kind, supported
from samurai_odds.battles.field.turns import sections_clear

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
    MOVER_TAKES,  # blocks that who is to move can expect of his best battles
    MOVER_KILLS,  # units
    OTHER_TAKES,
    OTHER_KILLS,
) = range(24)
FEATURES = 24
SCALE = 840
FEW, MANY = 4, 12  # tokens
_NEAR_WAY = 6  # hexes


def note_features(q: Any, s: Any, seat: int, out: int) -> None:
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
    s[out + TO_MOVE] = 1 if s[at.ACTIVE] == seat else -1


def scaled(number: int, left: int) -> int:
    """Divide by the banners left, towards zero: the same for both sides."""
    return number * SCALE // left if number >= 0 else -(-number * SCALE // left)


def needed(q: Any, s: Any, side: int) -> int:
    """Count the banners that a side still needs, one at least."""
    return max(1, q[at.GOAL + side] - s[side_row(side) + at.BANNERS])


def count_side(q: Any, s: Any, side: int, sign: int, out: int) -> None:
    """Count banners, tokens and cards."""
    row, goes = side_row(side), needed(q, s, side)
    s[out + LAST_BANNERS] += sign * (SCALE // goes)
    s[out + BANNERS] -= sign * goes
    s[out + FEW_TOKENS] += sign * min(FEW, s[row + at.TOKENS])
    s[out + TOKENS] += sign * min(MANY, s[row + at.TOKENS])
    s[out + CARDS] += sign * s[row + at.HAND_SIZE]
    if q[at.CLEAR_BANNERS + side]:
        s[out + CLEARED] += sign * q[at.CLEAR_BANNERS + side] * sections_clear(q, s, side)


def count_units(q: Any, s: Any, side: int, sign: int, out: int) -> None:
    """Count a side's units: their blocks, where they stand, what the enemy can do to them."""
    measure_ways(q, s, side)
    takes = OTHER_TAKES if side == s[at.ACTIVE] else MOVER_TAKES
    for unit in range(s[at.UNITS]):
        place = s[at.UNIT_HEX + unit]
        if place < 0 or s[at.UNIT_SIDE + unit] != side:
            continue
        blocks = s[at.UNIT_BLOCKS + unit]
        if s[at.UNIT_LOCK + unit] >= 0:
            s[out + LOCKED] += sign * blocks
            continue
        s[out + UNITS] += sign
        s[out + block_feature(q, unit)] += sign * blocks
        if blocks <= 2:
            s[out + ONE_BLOCK + blocks - 1] += sign
        if supported(q, s, place, side):
            s[out + SUPPORTED] += sign
        if s[at.HELD + side * at.MOST_HEXES + place]:
            s[out + HELD] += sign * objective(q, side, place, at.HOLD_BANNERS)
        hexes = way(q, s, unit, place)
        if hexes < _NEAR_WAY and hexes < FAR:
            s[out + ON_THE_WAY] += sign * (64 >> hexes)
        odds = worst_strike(q, s, unit, place)
        if odds > 0:
            s[out + takes] -= sign * q[odds + at.LOSSES]
            s[out + takes + 1] -= sign * q[odds + at.DIES] * q[at.UNIT_BANNERS + unit]


def block_feature(q: Any, unit: int) -> int:
    if of_kind(q, unit, at.KIND_MOUNTED):
        return MOUNTED
    symbol = of_kind(q, unit, at.KIND_SYMBOL)
    if symbol == at.CIRCLE:
        return CIRCLES
    return TRIANGLES if symbol == at.TRIANGLE else SQUARES


def worst_strike(q: Any, s: Any, unit: int, place: int) -> int:
    """Return the odds of the worst that an enemy in reach can do to a unit; 0 if none is."""
    worst, found = 0, 0
    side = s[at.UNIT_SIDE + unit]
    steady = supported(q, s, place, side)
    for enemy in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + enemy]
        if where < 0 or s[at.UNIT_SIDE + enemy] == side or s[at.UNIT_LOCK + enemy] >= 0:
            continue
        away = hexes_between(q, place, where)
        fights = of_kind(q, enemy, at.KIND_FIGHTS)
        reach = of_kind(q, enemy, at.KIND_REACH)
        if away > fights + max(1, reach):
            continue
        if away <= 1 + fights:
            odds = odds_if_close(q, s, enemy, where, unit, place, steady)
        else:
            odds = odds_if_fired(q, s, enemy, where, unit, place, steady)
        if odds > 0:
            harm = q[odds + at.LOSSES] + 3 * q[odds + at.DIES]
            if harm > worst:
                worst, found = harm, odds
    return found


def count_leaders(q: Any, s: Any, side: int, sign: int, out: int) -> None:
    """Count a side's leaders by the banners that they are worth, and those exposed."""
    for leader in range(s[at.LEADERS]):
        place = s[at.LEADER_HEX + leader]
        if place < 0 or q[at.LEADER_SIDE + leader] != side:
            continue
        s[out + LEADERS] += sign
        unit = s[at.UNIT_AT + place]
        alone = unit < 0 or s[at.UNIT_BLOCKS + unit] == 1
        if alone and in_reach(q, s, side, place):
            s[out + EXPOSED] += sign * q[at.LEADER_BANNERS + leader]


def in_reach(q: Any, s: Any, side: int, place: int) -> bool:
    """Return whether an enemy can come at a hex in his turn."""
    for enemy in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + enemy]
        if where >= 0 and s[at.UNIT_SIDE + enemy] != side:
            away = hexes_between(q, place, where)
            if away <= 1 + of_kind(q, enemy, at.KIND_FIGHTS):
                return True
    return False


# ---- the chance ----------------------------------------------------------------------


CERTAIN = 65_536  # a chance of one
UNIT = 1 << 24  # a weight of one: a feature of 1 adds so much to the log of the odds
STEP = UNIT // 8  # of the curve's table
STEPS = 64  # beyond which nothing changes


def judge(q: Any, s: Any, seat: int) -> int:
    """Return a seat's chance to win, in 65,536ths, at the start of a turn.

    Reads what both sides may know, and no cards. Writes its features to the bots' notes.
    What the two sides are given makes one.
    """
    if s[at.ENDED] != at.PLAYING:
        if s[at.WINNER] < 0:
            return CERTAIN // 2
        return CERTAIN if s[at.WINNER] == seat else 0
    note_features(q, s, seat, JUDGED)
    score = 0
    for k in range(FEATURES):
        score += q[at.JUDGEMENT + k] * s[JUDGED + k]
    return curve(q, score) if score >= 0 else CERTAIN - curve(q, -score)


def curve(q: Any, score: int) -> int:
    """Read the logistic curve between the points of its table."""
    place = score // STEP
    if place >= STEPS:
        return q[at.CURVE + STEPS]
    low, high = q[at.CURVE + place], q[at.CURVE + place + 1]
    return low + (high - low) * (score % STEP) // STEP


# ---- the fitted weights --------------------------------------------------------------


NAMES = (
    "to_move",
    "last_banners",
    "banners",
    "circles",
    "triangles",
    "squares",
    "mounted",
    "locked",
    "units",
    "one_block",
    "two_blocks",
    "few_tokens",
    "tokens",
    "cards",
    "leaders",
    "exposed",
    "held",
    "cleared",
    "on_the_way",
    "supported",
    "mover_takes",
    "mover_kills",
    "other_takes",
    "other_kills",
)
assert len(NAMES) == FEATURES


@cache
def judgement() -> dict[str, Any]:
    """Read the data file: the weights in the log of the odds, and how they were made."""
    text = files(__package__).joinpath("judgement.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def write_judgement(q: Any) -> None:
    """Write the weights and the curve into a question.

    A weight is kept to six decimals and the curve to 65,536ths: far coarser than the last
    bit in which machines differ.
    """
    weights = judgement()["weights"]
    for number, name in enumerate(NAMES):
        q[at.JUDGEMENT + number] = round(round(weights[name] * 1_000_000) * UNIT / 1_000_000)
    for step in range(STEPS + 1):
        q[at.CURVE + step] = round(CERTAIN / (1 + math.exp(-step / 8)))
