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

from samurai_odds.battles.bots.ground_counts import count_ground, has_not_begun, paid_now
from samurai_odds.battles.bots.layout import Features, Prices
from samurai_odds.battles.bots.position_counts import count_position
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.turns import is_too_late, surrenders

MOVER, OTHER = range(2)  # the side to move and the other, in `Memo.counted`
WHOLE = 1000  # a feature of one
MANY = 12  # tokens
_MISSING = 4  # blocks of a unit that the enemy needs and there is not


def evaluate(q: Question, s: State, seat: int, hands: bool) -> int:
    """Return a seat's chance to win, in 65,536ths, at the start of a turn.

    Reads what both sides may know, and the cards of both only if ``hands`` says that they are
    known, or drawn. What the two sides are given makes one.
    """
    if s.ended != at.PLAYING:
        if s.winner < 0:
            return CERTAIN // 2
        return CERTAIN if s.winner == seat else 0
    mover = s.active
    if has_not_begun(s) and is_too_late(q, s):
        return CERTAIN // 2
    if has_not_begun(s) and surrenders(q, s, mover):
        return 0 if seat == mover else CERTAIN
    if s.sides[mover].banners + paid_now(q, s, mover) >= q.goal[mover]:
        return CERTAIN if seat == mover else 0
    note_features(q, s, hands)
    score = 0
    for k in range(Features.width):
        score += q[Question.evaluation.at + k] * s[State.memo.features.at + k]
    score = towards_zero(score, WHOLE)
    if seat != s.active:
        score = -score
    return curve(q, score) if score >= 0 else CERTAIN - curve(q, -score)


def note_features(q: Question, s: State, hands: bool) -> None:
    """Write the features of a position, as the side to move has them, into the bots' notes."""
    count_position(q, s, s.active, hands, MOVER)
    count_position(q, s, 1 - s.active, hands, OTHER)
    s.memo.counted[MOVER].needed -= paid_now(q, s, s.active)
    count_ground(q, s, s.active, MOVER)
    count_ground(q, s, 1 - s.active, OTHER)
    s.memo.features.to_move = WHOLE
    weigh_force(s)
    weigh_banners(s)
    weigh_ground(s)
    weigh_strikes(s)


def weigh_force(s: State) -> None:
    """Weigh blocks and units, and how far either force is from what the enemy needs."""
    force = max(1, s.memo.counted[MOVER].force + s.memo.counted[OTHER].force)
    left = s.memo.counted[MOVER].needed + s.memo.counted[OTHER].needed
    ahead = s.memo.counted[MOVER].force - s.memo.counted[OTHER].force
    behind = OTHER if ahead > 0 else MOVER
    s.memo.features.force = towards_zero(WHOLE * ahead, force)
    s.memo.features.force_left = towards_zero(WHOLE * ahead * left, 10 * force)
    s.memo.features.force_a_unit = towards_zero(
        5 * WHOLE * ahead, force * max(1, s.memo.counted[behind].units)
    )
    own = (1 + s.memo.counted[MOVER].force) * blocks_to_take(s, MOVER, s.memo.counted[OTHER].needed)
    theirs = (1 + s.memo.counted[OTHER].force) * blocks_to_take(
        s, OTHER, s.memo.counted[MOVER].needed
    )
    race = towards_zero(WHOLE * (own - theirs), own + theirs)
    s.memo.features.race = towards_zero(race * min(left, 12), 10)
    weakest = s.memo.counted[MOVER].one_block - s.memo.counted[OTHER].one_block
    weak = weakest + s.memo.counted[MOVER].two_blocks - s.memo.counted[OTHER].two_blocks
    s.memo.features.one_block = towards_zero(WHOLE * weakest, left)
    s.memo.features.weak = towards_zero(WHOLE * weak, left)


def blocks_to_take(s: State, side: int, needed: int) -> int:
    """Count the blocks of the weakest units of a side that the enemy needs, in thousandths."""
    units, one, two = (
        s.memo.counted[side].units,
        s.memo.counted[side].one_block,
        s.memo.counted[side].two_blocks,
    )
    others = max(0, units - one - two)
    each = WHOLE * (s.memo.counted[side].blocks - one - 2 * two) // max(1, others)
    weak, weaker = min(needed, one), min(max(0, needed - one), two)
    whole = min(max(0, needed - one - two), others)
    missing = max(0, needed - units)
    return WHOLE * (weak + 2 * weaker + _MISSING * missing) + whole * each + WHOLE // 2


def weigh_banners(s: State) -> None:
    """Weigh banners, tokens, cards and leaders."""
    own, theirs = s.memo.counted[MOVER].needed, s.memo.counted[OTHER].needed
    s.memo.features.banners = WHOLE * (theirs - own)
    s.memo.features.last_banners = WHOLE // own - WHOLE // theirs
    s.memo.features.tokens = WHOLE * (
        min(MANY, s.memo.counted[MOVER].tokens) - min(MANY, s.memo.counted[OTHER].tokens)
    )
    s.memo.features.cards = WHOLE * (s.memo.counted[MOVER].cards - s.memo.counted[OTHER].cards)
    s.memo.features.dragon_cards = WHOLE * (
        s.memo.counted[MOVER].dragons - s.memo.counted[OTHER].dragons
    )
    s.memo.features.leaders = WHOLE * (
        s.memo.counted[MOVER].leaders - s.memo.counted[OTHER].leaders
    )
    s.memo.features.exposed = (
        WHOLE * s.memo.counted[OTHER].exposed // own
        - WHOLE * s.memo.counted[MOVER].exposed // theirs
    )
    s.memo.features.cleared = (
        WHOLE * s.memo.counted[MOVER].cleared // own
        - WHOLE * s.memo.counted[OTHER].cleared // theirs
    )


def weigh_ground(s: State) -> None:
    """Weigh the banners on the ground, as shares of those needed."""
    own, theirs = s.memo.counted[MOVER].needed, s.memo.counted[OTHER].needed
    s.memo.features.held = lead(s.memo.counted[OTHER].held, theirs, s.memo.counted[MOVER].held, own)
    s.memo.features.slipping = lead(
        s.memo.counted[OTHER].slipping, theirs, s.memo.counted[MOVER].slipping, own
    )
    s.memo.features.due = lead(s.memo.counted[MOVER].due, own, s.memo.counted[OTHER].due, theirs)
    s.memo.features.hold_free = lead(
        s.memo.counted[MOVER].hold_free, own, s.memo.counted[OTHER].hold_free, theirs
    )
    s.memo.features.hold_taken = lead(
        s.memo.counted[MOVER].hold_taken, own, s.memo.counted[OTHER].hold_taken, theirs
    )
    s.memo.features.capture_free = lead(
        s.memo.counted[MOVER].capture_free, own, s.memo.counted[OTHER].capture_free, theirs
    )
    s.memo.features.capture_taken = lead(
        s.memo.counted[MOVER].capture_taken, own, s.memo.counted[OTHER].capture_taken, theirs
    )
    s.memo.features.cross = lead(
        s.memo.counted[MOVER].cross, own, s.memo.counted[OTHER].cross, theirs
    )
    s.memo.features.leave = lead(
        s.memo.counted[MOVER].leave, own, s.memo.counted[OTHER].leave, theirs
    )


def lead(mine: int, own: int, his: int, theirs: int) -> int:
    """Give how far a share of the banners that one needs is ahead of the other's."""
    return share(mine, own) - share(his, theirs)


def share(banners: int, needed: int) -> int:
    """Give the share of the banners needed that some are, in thousandths: one at most."""
    return min(WHOLE, banners // needed)


def weigh_strikes(s: State) -> None:
    """Weigh the best battles of both sides, and what cards could order."""
    own, theirs = s.memo.counted[MOVER].needed, s.memo.counted[OTHER].needed
    s.memo.features.mover_takes = (
        100 * s.memo.counted[OTHER].suffers // max(1, s.memo.counted[OTHER].force)
    )
    s.memo.features.other_takes = -(
        100 * s.memo.counted[MOVER].suffers // max(1, s.memo.counted[MOVER].force)
    )
    s.memo.features.mover_kills = 10 * s.memo.counted[OTHER].dies // own
    s.memo.features.other_kills = -(10 * s.memo.counted[MOVER].dies // theirs)
    s.memo.features.mover_best = 10 * s.memo.counted[OTHER].worst // own
    s.memo.features.other_best = -(10 * s.memo.counted[MOVER].worst // theirs)
    s.memo.features.best_card = WHOLE * (
        min(6, s.memo.counted[MOVER].best_card) - min(6, s.memo.counted[OTHER].best_card)
    )
    mean = WHOLE * s.memo.counted[MOVER].all_cards // max(1, s.memo.counted[MOVER].cards)
    s.memo.features.all_cards = mean - WHOLE * s.memo.counted[OTHER].all_cards // max(
        1, s.memo.counted[OTHER].cards
    )
    s.memo.features.specials = WHOLE * (
        s.memo.counted[MOVER].specials - s.memo.counted[OTHER].specials
    )


def towards_zero(number: int, by: int) -> int:
    """Divide towards zero: the same for both sides."""
    return number // by if number >= 0 else -(-number // by)


# ---- the chance ----------------------------------------------------------------------


CERTAIN = 65_536  # a chance of one
UNIT = 1 << 24  # a weight of one: a feature of 1 adds so much to the log of the odds
STEP = UNIT // 8  # of the curve's table
STEPS = 64  # beyond which nothing changes


def curve(q: Question, score: int) -> int:
    """Read the logistic curve between the points of its table."""
    place = score // STEP
    if place >= STEPS:
        return q.curve[STEPS]
    low, high = q.curve[place], q.curve[place + 1]
    return low + (high - low) * (score % STEP) // STEP


# ---- the fitted weights --------------------------------------------------------------


@cache
def fitted_evaluation() -> dict[str, Any]:
    """Read the data file: the weights in the log of the odds, and how they were made."""
    text = files(__package__).joinpath("evaluation.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def fitted_numbers() -> tuple[list[int], list[int]]:
    """Return the weights of the features and the prices of blocks, as questions hold them.

    A weight is kept to six decimals: far coarser than the last bit in which machines differ.
    """
    data = fitted_evaluation()
    weights, prices = [0] * Features.width, [0] * Prices.width
    for name, field in Features.fields.items():
        weights[field.at] = round(round(data["weights"][name] * 1_000_000) * UNIT / 1_000_000)
    for name, field in Prices.fields.items():
        prices[field.at] = data["prices"][name]
    return weights, prices


def write_evaluation(q: Question) -> None:
    """Write the weights, the prices of blocks and the curve, to 65,536ths, into a question."""
    weights, prices = fitted_numbers()
    for feature, weight in enumerate(weights):
        q[Question.evaluation.at + feature] = weight
    for kind, price in enumerate(prices):
        q[Question.prices.at + kind] = price
    for step in range(STEPS + 1):
        q.curve[step] = round(CERTAIN / (1 + math.exp(-step / 8)))
