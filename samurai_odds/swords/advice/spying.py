"""Whom the ninja should spy on: what it brings to know a rival's koku before one's own are spent.

The games that compared the plans say it. All plans met the same luck, so that rivals planned alike
in a game whatever its plan. Where it is known what a rival has planned, the plan that is best
against that is taken: in each half of the games by what the other half says, so that luck which
chooses between plans does not count as knowledge.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.play.game import Rows
from samurai_odds.play.rollouts import seen_by, until_turn
from samurai_odds.play.search.planning import Plan
from samurai_odds.play.search.racing import TIED, mean_of
from samurai_odds.play.search.searching import SCALE
from samurai_odds.swords.full_game.outcomes import part
from samurai_odds.swords.full_game.plan import plan_of, said
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording as kept
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.observing import is_rival

_PLANS = 6  # the best, between which knowledge may choose
_LEAST = 2
_FEWEST = 64  # games of each, from which on that is judged
_RARE = 0.1  # share of games below which what a rival plans is not told apart

Values = NDArray[np.int64]  # plans x games


@dataclass(frozen=True)
class Seen:
    """What a rival may be seen to plan, in a share of games, and the best plan then (its place)."""

    koku: str  # empty: anything else
    share: Figure
    plan: int


@dataclass(frozen=True)
class Spied:
    """What it brings to spy on a rival: win chance, and what to do by what is seen."""

    seat: int
    gain: Figure
    seen: tuple[Seen, ...]

    @property
    def clear(self) -> bool:
        """Whether it brings something beyond the error."""
        return self.gain > TIED * self.gain.se


def spied_on(
    plans: Sequence[Plan], values: Sequence[Values], seed: int, play: Callable[..., Rows]
) -> list[Spied]:
    """Say what it brings to spy on each rival, most first; none where too few games were played.

    ``values`` are those of the plans' games, the best plan's first.
    """
    games = min(len(each) for each in values[:_LEAST])
    places = [place for place, each in enumerate(values) if len(each) >= games][:_PLANS]
    if games < _FEWEST or len(places) < _LEAST:
        return []
    worth = np.stack([values[place][:games] for place in places])
    first = plans[0]
    start, state = first.start, State(first.start.state)
    question = Question(start.question.whole)
    seats = int(question.seats)
    rows = play(until_turn(seen_by(start, first.seat), first.turn), seed, 0, games)
    before = np.array([state.spent[seat] for seat in range(seats)])
    bins = part(rows, kept.SPENT, seats, at.BIN_COUNT) - before
    listed = [
        knowing(rival, bins[:, rival], worth, places)
        for rival in range(seats)
        if is_rival(question, first.seat, rival) and not state.out_in[rival]
    ]
    return sorted(listed, key=lambda each: -each.gain)


def knowing(rival: int, bins: NDArray[np.int64], worth: Values, places: Sequence[int]) -> Spied:
    """Say what it brings to know a rival's bins, games by bins, before a plan is chosen.

    ``worth`` is what each plan won in each game, ``places`` where the plans stand.
    """
    games = len(bins)
    plans, kinds, counts = np.unique(bins, axis=0, return_inverse=True, return_counts=True)
    common = [kind for kind in np.argsort(-counts) if counts[kind] >= _RARE * games]
    kinds = np.where(np.isin(kinds.ravel(), common), kinds.ravel(), -1)
    all_kinds = [*common, *([-1] if (kinds < 0).any() else [])]
    gains = np.zeros(games, dtype=np.int64)
    for half in (0, 1):
        other = np.arange(games) % 2 != half
        usual = int(worth[:, other].sum(axis=1).argmax())
        for kind in all_kinds:
            known = other & (kinds == kind)
            best = int(worth[:, known].sum(axis=1).argmax()) if known.any() else usual
            here = ~other & (kinds == kind)
            gains[here] = worth[best, here] - worth[usual, here]
    return Spied(rival, mean_of(gains, SCALE), tuple(_seen(plans, kinds, all_kinds, worth, places)))


def _seen(
    plans: NDArray[np.int64],
    kinds: NDArray[np.int64],
    all_kinds: Sequence[Any],
    worth: Values,
    places: Sequence[int],
) -> list[Seen]:
    rows = []
    for kind in all_kinds:
        here = kinds == kind
        share = float(here.mean())
        chance = Figure(share, wilson_error(share, len(here)), len(here), True)
        koku = said(plan_of(dict(enumerate(plans[kind].tolist())))) if kind >= 0 else ""
        rows.append(Seen(koku, chance, places[int(worth[:, here].sum(axis=1).argmax())]))
    return rows
