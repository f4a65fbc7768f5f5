"""What questions of independent rolls have in common."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.trace import Step
from samurai_odds.ran import dice
from samurai_odds.ran import tally_machine as at
from samurai_odds.ran.asking import RanQuestion, line


class TallyQuestion(RanQuestion):
    """Independent rolls, each told by a rule, a name and a word for each of its results."""

    machine = at.TALLY

    def set_rolls(
        self,
        variables: Sequence[str],
        rolls: Sequence[tuple[at.Roll, str, str, tuple[str, ...]]],
        start: Sequence[int] = (),
    ) -> None:
        """Set the counters' names and the rolls: what they add, rule, name, results in words."""
        self.variables = tuple(variables)
        self.words = {}
        self.said = [(rule, name, results) for _, rule, name, results in rolls]
        self.numbers = at.numbers_of([roll for roll, *_ in rolls], start)

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states into the outcome variables."""
        seen = states.astype(np.int64)
        return {name: seen[:, at.COUNTERS + k] for k, name in enumerate(self.variables)}

    def tell(self, step: Step) -> list[str]:
        """Tell one roll in plain words, naming its rule."""
        rule, name, results = self.said[step.before[at.ROW]]
        face = dice.shown(step)
        rolled = f"die {face}: " if face is not None else ""
        if isinstance(face, tuple):
            rolled = f"dice {face[0]} and {face[1]}: "
        return [line(rule, f"{name}: {rolled}{results[step.outcome]}")]
