"""Why a plan is better than another: the parts of the difference in their evaluated chances."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.play.search.racing import TIED, difference_of
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.whole import evaluated as ev

ENDED = "battles decided by then"
# Features by what they are about, in words that a gain and a risk can have.
PARTS = {
    "losses, hits and disruption": (
        ev.LOST, ev.LOST_AGAIN, ev.BROKEN, ev.BROKEN_LATE, ev.DAMAGED, ev.DISRUPTED, ev.FORCE,
        ev.HEADS,
    ),
    "what the next attacks can cost": (ev.EXPOSED,),
    "units engaged": (ev.ENGAGED,),
    "orders and trumps still to come": (ev.TO_COME, ev.TO_MOVE, ev.TRUMPS),
    "contingents that may flee": (ev.FLIGHT,),
    "leaders": (ev.LEADERLESS, ev.CHIEF),
}  # fmt: skip
_POINTS = 100
_SCALE = 1_000_000  # of a part, so that it counts in whole numbers
_LEAST = 0.25  # percentage points that are worth a word
_MOST = 3  # parts that a sentence names


def parts_of(best: Rows, other: Rows, seat: int) -> dict[str, Figure]:
    """Return what each part adds to a side's chance with one plan, less with the other.

    In percentage points; rows are of games with the same luck, and all parts add up to the mean
    difference of their evaluated chances. Where either battle is over all of it is `ENDED`.
    """
    open_ = (best[:, kept.REASON] == at.BY_STOP) & (other[:, kept.REASON] == at.BY_STOP)
    apart = _chances(best, seat) - _chances(other, seat)
    found = {part: _logits(best, part, seat) - _logits(other, part, seat) for part in PARTS}
    total = np.sum(list(found.values()), axis=0)
    middle = (_chances(best, seat) + _chances(other, seat)) / 2
    slope = np.where(np.abs(total) > 1e-9, apart / np.where(total, total, 1), middle * (1 - middle))
    parts = {part: np.where(open_, slope * logits, 0) for part, logits in found.items()}
    parts[ENDED] = np.where(open_, 0, apart)
    return {part: _mean(values) for part, values in parts.items()}


def _mean(values: NDArray[np.float64]) -> Figure:
    found = difference_of(np.rint(_SCALE * values).astype(np.int64), _SCALE)
    return Figure(_POINTS * found, _POINTS * found.se, found.samples)


def _logits(rows: Rows, part: str, seat: int) -> NDArray[np.float64]:
    """Return what a part's features add to a side's logit."""
    sign = 1 if seat == 0 else -1
    found = np.zeros(len(rows))
    for place in PARTS[part]:
        found += rows[:, place].astype(float) * ev.WEIGHTS[place - kept.ROW]
    return sign * found / ev.WHOLE**2


def _chances(rows: Rows, seat: int) -> NDArray[np.float64]:
    return ev.chances(rows, seat) / ev.SURE


def sentence(parts: dict[str, Figure], beside: str) -> str:
    """Say what a plan gains beside another and what it risks: no more than is beyond the error."""
    clear = {part: value for part, value in parts.items() if _is_clear(value)}
    ranked = sorted(clear, key=lambda part: -abs(clear[part]))
    gains = [part for part in ranked if clear[part] > 0][:_MOST]
    risks = [part for part in ranked if clear[part] < 0][:_MOST]
    if not gains and not risks:
        return f"nothing that is counted sets it apart from {beside}."
    gained = f"it gains by {_listed(gains, clear)}" if gains else "it gains nothing that shows"
    risked = f"it risks {_listed(risks, clear)}" if risks else "no risk shows"
    return f"against {beside} {gained}; {risked}."


def _is_clear(value: Figure) -> bool:
    return abs(value) > max(_LEAST, TIED * value.se)


def _listed(names: list[str], parts: dict[str, Figure]) -> str:
    said = []
    for number, name in enumerate(names):
        value = parts[name]
        size = Figure(abs(value), value.se, value.samples).text()
        said.append(f"{name} ({size}{'' if number else ' points'})")
    return " and ".join((", ".join(said[:-1]), said[-1])) if len(said) > 1 else said[0]
