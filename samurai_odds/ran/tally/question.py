"""What questions of rolls that are added up have in common."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.ran import dice
from samurai_odds.ran.asking import RanQuestion, line
from samurai_odds.ran.tally import machine as at


class Told(NamedTuple):
    """A roll with its rule, whose it is, and words for each result; ``ways``: of each way."""

    roll: at.Roll | at.RollBy
    rule: str
    name: str
    results: tuple[str, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()


class TallyQuestion(RanQuestion):
    """Rolls in order, each told by a rule, a name and a word for each of its results."""

    machine = at.TALLY

    def set_rolls(
        self,
        variables: Sequence[str],
        rolls: Sequence[Told],
        start: Sequence[int] = (),
        shown: int = at.MOST_COUNTERS,
    ) -> None:
        """Set the counters' names (all those shown) and the rolls."""
        self.variables = tuple(variables)
        self.words = {}
        self.said = tuple(rolls)
        self.numbers = at.numbers_of([told.roll for told in rolls], start, shown)

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states into the outcome variables."""
        seen = states.astype(np.int64)
        return {name: seen[:, at.COUNTERS + k] for k, name in enumerate(self.variables)}

    def tell(self, step: Step) -> list[str]:
        """Tell one roll in plain words, naming its rule."""
        if step.event <= 0:
            return []
        told = self.said[step.before[at.ROW]]
        results = told.results
        if isinstance(told.roll, at.RollBy) and told.ways:
            results = told.ways[step.before[at.COUNTERS + told.roll.counter]]
        face = dice.shown(step)
        rolled = f"die {face}: " if face is not None else ""
        if isinstance(face, tuple):
            rolled = f"dice {face[0]} and {face[1]}: "
        return [line(told.rule, f"{told.name}: {rolled}{results[step.outcome]}")]
