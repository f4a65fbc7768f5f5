"""A duel as it is given: two men, or the cups they are drawn from, and their contingents."""

from typing import Any

from samurai_odds.errors import OddsError
from samurai_odds.ran.asking import RanQuestion
from samurai_odds.ran.men import Contingent, Man, read_contingent, read_man

WHO = ("first", "second")


class GivenDuel(RanQuestion):
    """The men of a duel, read from the options.

    ``thresholds`` holds, by pair of men, the stamina left at which each withdraws when
    behind; ``settled`` whether those found are best against each other.
    """

    procedure = "duel"
    arguments = ("first", "second")
    thresholds: dict[tuple[int, int], tuple[int, int]]
    settled: bool

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.firsts, self.seconds = self._men("first"), self._men("second")
        self.contingents = (self._contingent("first"), self._contingent("second"))

    @property
    def first(self) -> Man:
        """The first man, of several the first listed."""
        return self.firsts[0]

    @property
    def second(self) -> Man:
        """The second man, of several the first listed."""
        return self.seconds[0]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The men who may meet, by their places in the cups."""
        return [(i, k) for i in range(len(self.firsts)) for k in range(len(self.seconds))]

    def _men(self, who: str) -> tuple[Man, ...]:
        """Read a man, or those of whom one is drawn blind."""
        text, hits = str(self.options[who]), self.options[f"{who}_hits"]
        men = tuple(read_man(part, who) for part in text.split(","))
        if not hits:
            return men
        if len(men) > 1 or men[0].hits:
            raise OddsError(f"{who}-hits {hits} and '{text}': give his hits once")
        man = men[0]
        return (read_man(f"{man.combat}/{man.stamina} {hits}h {' '.join(man.words)}", who),)

    def _contingent(self, who: str) -> Contingent | None:
        text = self.options[f"{who}_contingent"]
        return None if text is None else read_contingent(text, f"{who}-contingent")
