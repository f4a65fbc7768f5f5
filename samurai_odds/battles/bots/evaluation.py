"""How likely a side is to win from a position: a logistic of its features, in whole numbers.

Every feature sets what the side to move has against what the other has, so the chances of both
make one, and swapping the sides swaps them. Force counts as a share of all force on the field,
and for more the more banners are left to be won; what can be won or lost soon counts for more the
fewer are. The weights were fitted to games that bots played on fields of all kinds
(`analyses.fit.evaluation`), none that helps its side below 0. Every machine gives the same:
weights and features are integers, the curve a table.
"""

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from samurai_odds.battles.bots import position_counts as counts
from samurai_odds.battles.bots.position_counts import COUNTS, count_position
from samurai_odds.battles.bots.steady_scratch import COUNTED, FEATURED
from samurai_odds.battles.field import layout as at

NAMES = (
    "to_move",
    "force",  # blocks at the price of their kind, as a share of all
    "force_left",  # the same by the banners left to be won
    "force_a_unit",  # the same, for more where the weaker side has few units
    "race",  # force against the blocks to be taken for the banners needed
    "one_block",  # units of so many, by the banners left
    "weak",  # units of two blocks or one
    "banners",
    "last_banners",  # one over the banners needed
    "tokens",  # up to 12
    "cards",
    "dragon_cards",
    "leaders",
    "exposed",
    "held",
    "cleared",
    "objectives",  # the banners that stand on the ground, by the way to them
    "mover_takes",  # blocks that the best strikes of the side to move can be expected to take
    "other_takes",
    "mover_kills",  # units, by the banners that the striker needs
    "other_kills",
    "mover_best",  # the best chance of one
    "other_best",
    "best_card",  # units that the best card can order, up to 6
    "all_cards",  # that a card can order, on average
    "specials",
)
FEATURES = len(NAMES)
WHOLE = 1000  # a feature of one
MANY = 12  # tokens
_MISSING = 4  # blocks of a unit that the enemy needs and there is not


def evaluate(q: Any, s: Any, seat: int, hands: bool) -> int:
    """Return a seat's chance to win, in 65,536ths, at the start of a turn.

    Reads what both sides may know, and the cards of both only if ``hands`` says that they are
    known, or drawn. What the two sides are given makes one.
    """
    if s[at.ENDED] != at.PLAYING:
        if s[at.WINNER] < 0:
            return CERTAIN // 2
        return CERTAIN if s[at.WINNER] == seat else 0
    note_features(q, s, hands)
    score = 0
    for k in range(FEATURES):
        score += q[at.EVALUATION + k] * s[FEATURED + k]
    score = towards_zero(score, WHOLE)
    if seat != s[at.ACTIVE]:
        score = -score
    return curve(q, score) if score >= 0 else CERTAIN - curve(q, -score)


def note_features(q: Any, s: Any, hands: bool) -> None:
    """Write the features of a position, as the side to move has them, into the bots' notes."""
    mover, other = COUNTED, COUNTED + COUNTS
    count_position(q, s, s[at.ACTIVE], hands, mover)
    count_position(q, s, 1 - s[at.ACTIVE], hands, other)
    s[FEATURED] = WHOLE
    weigh_force(s, mover, other, FEATURED + 1)
    weigh_banners(s, mover, other, FEATURED + 7)
    weigh_strikes(s, mover, other, FEATURED + 17)


def weigh_force(s: Any, mover: int, other: int, out: int) -> None:
    """Weigh blocks and units, and how far either force is from what the enemy needs."""
    force = max(1, s[mover + counts.FORCE] + s[other + counts.FORCE])
    left = s[mover + counts.NEEDED] + s[other + counts.NEEDED]
    ahead = s[mover + counts.FORCE] - s[other + counts.FORCE]
    behind = other if ahead > 0 else mover
    s[out] = towards_zero(WHOLE * ahead, force)
    s[out + 1] = towards_zero(WHOLE * ahead * left, 10 * force)
    s[out + 2] = towards_zero(5 * WHOLE * ahead, force * max(1, s[behind + counts.UNITS]))
    own = (1 + s[mover + counts.FORCE]) * blocks_to_take(s, mover, s[other + counts.NEEDED])
    theirs = (1 + s[other + counts.FORCE]) * blocks_to_take(s, other, s[mover + counts.NEEDED])
    race = towards_zero(WHOLE * (own - theirs), own + theirs)
    s[out + 3] = towards_zero(race * min(left, 12), 10)
    weakest = s[mover + counts.ONE_BLOCK] - s[other + counts.ONE_BLOCK]
    weak = weakest + s[mover + counts.TWO_BLOCKS] - s[other + counts.TWO_BLOCKS]
    s[out + 4] = towards_zero(WHOLE * weakest, left)
    s[out + 5] = towards_zero(WHOLE * weak, left)


def blocks_to_take(s: Any, side: int, needed: int) -> int:
    """Count the blocks of the weakest units of a side that the enemy needs, in thousandths."""
    units, one, two = (
        s[side + counts.UNITS],
        s[side + counts.ONE_BLOCK],
        s[side + counts.TWO_BLOCKS],
    )
    others = max(0, units - one - two)
    each = WHOLE * (s[side + counts.BLOCKS] - one - 2 * two) // max(1, others)
    weak, weaker = min(needed, one), min(max(0, needed - one), two)
    whole = min(max(0, needed - one - two), others)
    missing = max(0, needed - units)
    return WHOLE * (weak + 2 * weaker + _MISSING * missing) + whole * each + WHOLE // 2


def weigh_banners(s: Any, mover: int, other: int, out: int) -> None:
    """Weigh banners, tokens, cards, leaders and objectives."""
    own, theirs = s[mover + counts.NEEDED], s[other + counts.NEEDED]
    s[out] = WHOLE * (theirs - own)
    s[out + 1] = WHOLE // own - WHOLE // theirs
    s[out + 2] = WHOLE * (min(MANY, s[mover + counts.TOKENS]) - min(MANY, s[other + counts.TOKENS]))
    s[out + 3] = WHOLE * (s[mover + counts.CARDS] - s[other + counts.CARDS])
    s[out + 4] = WHOLE * (s[mover + counts.DRAGONS] - s[other + counts.DRAGONS])
    s[out + 5] = WHOLE * (s[mover + counts.LEADERS] - s[other + counts.LEADERS])
    s[out + 6] = (
        WHOLE * s[other + counts.EXPOSED] // own - WHOLE * s[mover + counts.EXPOSED] // theirs
    )
    s[out + 7] = WHOLE * s[other + counts.HELD] // theirs - WHOLE * s[mover + counts.HELD] // own
    s[out + 8] = (
        WHOLE * s[mover + counts.CLEARED] // own - WHOLE * s[other + counts.CLEARED] // theirs
    )
    s[out + 9] = near_objectives(s, mover, own) - near_objectives(s, other, theirs)


def near_objectives(s: Any, side: int, needed: int) -> int:
    """Give the share of the banners needed that stand on the ground, halved by each hex to them."""
    return (WHOLE * min(s[side + counts.OPEN], needed) // needed) >> min(
        8, s[side + counts.NEAREST]
    )


def weigh_strikes(s: Any, mover: int, other: int, out: int) -> None:
    """Weigh the best battles of both sides, and what cards could order."""
    own, theirs = s[mover + counts.NEEDED], s[other + counts.NEEDED]
    s[out] = 100 * s[other + counts.SUFFERS] // max(1, s[other + counts.FORCE])
    s[out + 1] = -(100 * s[mover + counts.SUFFERS] // max(1, s[mover + counts.FORCE]))
    s[out + 2] = 10 * s[other + counts.DIES] // own
    s[out + 3] = -(10 * s[mover + counts.DIES] // theirs)
    s[out + 4] = 10 * s[other + counts.WORST] // own
    s[out + 5] = -(10 * s[mover + counts.WORST] // theirs)
    s[out + 6] = WHOLE * (min(6, s[mover + counts.BEST_CARD]) - min(6, s[other + counts.BEST_CARD]))
    mean = WHOLE * s[mover + counts.ALL_CARDS] // max(1, s[mover + counts.CARDS])
    s[out + 7] = mean - WHOLE * s[other + counts.ALL_CARDS] // max(1, s[other + counts.CARDS])
    s[out + 8] = WHOLE * (s[mover + counts.SPECIALS] - s[other + counts.SPECIALS])


def towards_zero(number: int, by: int) -> int:
    """Divide towards zero: the same for both sides."""
    return number // by if number >= 0 else -(-number // by)


# ---- the chance ----------------------------------------------------------------------


CERTAIN = 65_536  # a chance of one
UNIT = 1 << 24  # a weight of one: a feature of 1 adds so much to the log of the odds
STEP = UNIT // 8  # of the curve's table
STEPS = 64  # beyond which nothing changes


def curve(q: Any, score: int) -> int:
    """Read the logistic curve between the points of its table."""
    place = score // STEP
    if place >= STEPS:
        return q[at.CURVE + STEPS]
    low, high = q[at.CURVE + place], q[at.CURVE + place + 1]
    return low + (high - low) * (score % STEP) // STEP


# ---- the fitted weights --------------------------------------------------------------


@cache
def fitted_evaluation() -> dict[str, Any]:
    """Read the data file: the weights in the log of the odds, and how they were made."""
    text = files(__package__).joinpath("evaluation.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def write_evaluation(q: Any) -> None:
    """Write the weights, the prices of blocks and the curve into a question.

    A weight is kept to six decimals and the curve to 65,536ths: far coarser than the last
    bit in which machines differ.
    """
    weights = fitted_evaluation()["weights"]
    for number, name in enumerate(NAMES):
        q[at.EVALUATION + number] = round(round(weights[name] * 1_000_000) * UNIT / 1_000_000)
    for kind, price in enumerate(fitted_evaluation()["prices"].values()):
        q[at.PRICES + kind] = price
    for step in range(STEPS + 1):
        q[at.CURVE + step] = round(CERTAIN / (1 + math.exp(-step / 8)))
