"""A campaign's outcomes in rows, as the readers of answers want them."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from samurai_odds.errors import OddsError
from samurai_odds.swords.campaign.following import VARIABLES
from samurai_odds.swords.campaign.marching import March
from samurai_odds.swords.dice import Floats
from samurai_odds.swords.sides import Ints


@dataclass(frozen=True, eq=False)
class MarchReading:
    """A campaign followed exactly, ends with equal variables merged."""

    question: March

    @cached_property
    def _merged(self) -> dict[tuple[int, ...], float]:
        merged: dict[tuple[int, ...], float] = defaultdict(float)
        for stand, chance in self.question.followed[0].items():
            merged[self.question.outcome(stand)] += chance
        return dict(sorted(merged.items()))

    @cached_property
    def columns(self) -> dict[str, Any]:
        """The outcome variables, one row for each outcome."""
        rows = np.array(list(self._merged), dtype=np.int64)
        return {name: rows[:, place] for place, name in enumerate(VARIABLES)}

    @property
    def names(self) -> dict[str, Any]:
        """The variables and the names made of them."""
        return self.columns | self.question.derive(self.columns)

    @property
    def leaves(self) -> Ints:
        """The places of the outcomes."""
        return np.arange(len(self._merged))

    def chances(self) -> Floats:
        """Give the exact probability of each row."""
        return np.array(list(self._merged.values()))

    def sampler(self) -> Any:
        """Refuse: a campaign is answered exactly."""
        raise OddsError("simulate: a campaign is answered exactly")
