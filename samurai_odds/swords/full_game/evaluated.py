"""Games stopped at the end of a round: what is kept of them, how likely each seat was to win."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.play.game import Rows
from samurai_odds.swords.bots.threats import danger, defence, rivals_beside, threat
from samurai_odds.swords.bots.worths import PLANNER, owned_by_player, provinces_in_reach
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.recording import record as record_game
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.troops import army_in, regulars_of

# ---- Features of a seat, in thousandths -------------------------------------------------

(
    PROVINCES,  # by the goal, those of the player's other color too
    PROVINCES_AGAIN,  # the square of that
    CLOSE,  # to the goal: the square of what is left of ten provinces once those missing are gone
    LAST,  # one daimyo left
    SECOND,  # two
    FORCES,  # regular units of forces, by 30
    ARMIES,  # of armies, by 12
    LEVELS,  # of all daimyos above the first, by six
    WALLS,  # castles and fortresses owned, by five
    EXPOSED,  # the chance that rivals destroy an army next, by the daimyos left
    IN_DANGER,  # provinces that neighbors may take next, by ten
    IN_REACH,  # provinces that attacks worth making would take, by ten
    KOKU,  # by ten
    HOLDS_NINJA,
) = range(14)
FEATURES = HOLDS_NINJA + 1
KIND_OF_GAME = recording.ROW  # which of WEIGHTS, from 1; 0 where the game was not stopped
LIVES = KIND_OF_GAME + 1  # by seat
FIRST = LIVES + at.MOST_SEATS  # by seat and feature
ROW = FIRST + at.MOST_SEATS * FEATURES
WHOLE = 1000  # a feature of one
SURE = 10_000  # of a win chance
_CLOSE = 10
_FEW_SEATS = 3  # the fewest that play, but for two players


def record(q: Question, s: State, row: Any) -> None:
    """Write a game's row; of one stopped at the end of a round its features, too."""
    record_game(q, s, row)
    if s.ended != at.BY_STOP:
        return
    row[KIND_OF_GAME] = kind_of_game(q)
    for seat in range(q.seats):
        place = FIRST + seat * FEATURES
        for feature in range(FEATURES):
            row[place + feature] = 0
        row[LIVES + seat] = s.out_in[seat] == 0
        if s.out_in[seat] == 0:
            count_seat(q, s, row, seat, place)


def kind_of_game(q: Question) -> int:
    """Number the games that are evaluated alike: by variant and seats, from 1."""
    if q.variant == at.TWO_PLAYER:
        return 1
    number: int = 2 + q.seats - _FEW_SEATS + (3 if q.variant == at.QUICK else 0)
    return number


def count_seat(q: Question, s: State, row: Any, seat: int, place: int) -> None:
    goal = max(1, q.goal)
    owned = owned_by_player(q, s, seat)
    share = WHOLE * owned // goal
    left = max(0, _CLOSE - (goal - owned))
    row[place + PROVINCES] = share
    row[place + PROVINCES_AGAIN] = share * share // WHOLE
    row[place + CLOSE] = WHOLE * left * left // (_CLOSE * _CLOSE)
    row[place + KOKU] = WHOLE * s.koku[seat] // 10
    row[place + HOLDS_NINJA] = WHOLE * (s.ninja == seat)
    row[place + IN_REACH] = 100 * max(0, provinces_in_reach(q, s, seat, PLANNER) - owned)
    count_armies(q, s, row, seat, place)
    count_forces(q, s, row, seat, place)


def count_armies(q: Any, s: State, row: Any, seat: int, place: int) -> None:
    """Add to a seat's features its daimyos: how many, with what, how safe."""
    daimyos = units = levels = exposed = 0
    for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
        here = s.where[army]
        if here >= 0:
            daimyos += 1
            units += regulars_of(s, army_row(army))
            levels += s.level[army] - 1
            exposed += threat(q, s, seat, here, defence(q, s, here, at.NONE))
    row[place + LAST] = WHOLE * (daimyos == 1)
    row[place + SECOND] = WHOLE * (daimyos == 2)
    row[place + ARMIES] = WHOLE * units // 12
    row[place + LEVELS] = WHOLE * levels // 6
    row[place + EXPOSED] = exposed // max(1, daimyos)


def count_forces(q: Question, s: State, row: Any, seat: int, place: int) -> None:
    """Add to a seat's features its forces, its castles, and what neighbors may take."""
    units = walls = lost = 0
    for province in range(q.provinces):
        if s.owner[province] == seat:
            units += regulars_of(s, force_row(province))
            walls += s.built[province] != at.NOTHING_BUILT
            if army_in(s, province) < 0 and rivals_beside(q, s, seat, province) > 0:
                lost += danger(q, s, seat, province, defence(q, s, province, at.NONE))
    row[place + FORCES] = WHOLE * units // 30
    row[place + WALLS] = WHOLE * walls // 5
    row[place + IN_DANGER] = lost // 10


# ---- How likely each seat is to win ------------------------------------------------------

# Thousandths of a logit that a feature of one adds, by kind of game: two players, then three to
# five seats, then the quick start of as many: `python -m analyses.fit.evaluation_swords` fits them.
WEIGHTS: tuple[tuple[int, ...], ...] = (
    (-561, 823, 47, -644, -205, -224, 461, 218, 2, -623, -474, 824, 2701, 97),
    (1785, 2193, 1237, 2, 195, 342, 654, 777, -47, -974, -2006, 257, 1201, 18),
    (2153, 1748, 950, 271, 374, -317, 607, 647, -239, -1303, -1901, 567, 2067, 388),
    (2846, 2004, 646, 359, 279, 73, 672, 830, -245, -1147, -2057, 706, 1215, 399),
    (1014, 1818, 1303, 48, 154, -186, 667, 221, 278, -1020, -1456, 317, 1297, 334),
    (986, 1781, 973, 318, 277, 209, 667, 675, -145, -646, -973, 667, 1135, 414),
    (1644, 1753, 898, 650, 466, -246, 759, 533, -400, -428, -674, 916, 1275, 70),
)


def evaluated(rows: Rows, of_two: bool = False) -> NDArray[np.float64]:
    """Return each seat's chance in games that were stopped; of two players, his to both seats."""
    weights = np.array(WEIGHTS)[rows[:, KIND_OF_GAME] - 1]
    features = rows[:, FIRST:ROW].reshape(len(rows), at.MOST_SEATS, FEATURES).astype(np.int64)
    sums = (features * weights[:, np.newaxis]).sum(axis=2) / WHOLE**2
    lives = rows[:, LIVES : LIVES + at.MOST_SEATS] > 0
    if of_two:
        both = sums[:, 0:2].sum(axis=1) - sums[:, 2:4].sum(axis=1)
        first = 1 / (1 + np.exp(-both))
        return np.stack([first, first, 1 - first, 1 - first, 0 * first], axis=1)
    parts = np.exp(sums - sums.max(axis=1)[:, np.newaxis]) * lives
    return np.asarray(parts / parts.sum(axis=1)[:, np.newaxis])


def _shares(rows: Rows, of_two: bool) -> NDArray[np.float64]:
    """Return what games came to for each seat, stopped ones as evaluated."""
    shares = credit_of_two(rows) if of_two else credit(rows, at.MOST_SEATS)
    stopped = rows[:, recording.REASON] == at.BY_STOP
    if stopped.any():
        shares[stopped] = evaluated(rows[stopped], of_two)
    return shares


def chances(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Return what games came to for a seat, in ten-thousandths: a shared win is shared."""
    return np.rint(SURE * _shares(rows, False)[:, seat]).astype(np.int64)


def chances_of_two(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Return what games for two came to for the player of a seat, who has two."""
    return np.rint(SURE * _shares(rows, True)[:, seat]).astype(np.int64)


def stop_after(q: Question, s: State, replies: int) -> None:
    """Have games stop at the end of a round, some after the one under way."""
    q.stop_after = max(1, s.turn) + replies


# How far chances that advice and reviews state were off, root mean square, on 42 choices of fresh
# games (`python -m analyses.fit.evaluation_swords errors`): single ones, and at 28 of them the
# difference of the best plan from the planner's (of 32 others: none that shows). Luck is taken out.
OFF = 0.088, 0.018


def evaluation_error(q: Any, s: State) -> tuple[float, float]:
    """Return how far chances evaluated from a position were off, and differences of two."""
    return OFF


def credit(rows: Rows, seats: int) -> NDArray[np.float64]:
    """Give what each seat won of each game: 1, its part of a shared win, 0; games x seats."""
    return credit_of(rows[:, recording.WINNERS], seats)


def credit_of(winners: NDArray[np.int16], seats: int) -> NDArray[np.float64]:
    """Give the same by the bits of the seats that won each game."""
    won = (winners.astype(np.int64)[:, None] >> np.arange(seats)) & 1
    return np.asarray(won / np.maximum(won.sum(axis=1), 1)[:, None])


def credit_of_two(rows: Rows) -> NDArray[np.float64]:
    """Give what the player of each seat won of each game for two: both his seats have it."""
    won = credit(rows, at.MOST_SEATS)
    won[:, :2], won[:, 2:4] = won[:, :2].sum(axis=1)[:, None], won[:, 2:4].sum(axis=1)[:, None]
    return won
