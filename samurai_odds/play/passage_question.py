"""What questions about a battle on a map share: read exactly or played, from the full game."""

from functools import cached_property
from typing import Any

from samurai_odds.engine.exact import Reading, decided
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sampling.until import Error
from samurai_odds.engine.unfold import TooLarge, unfold
from samurai_odds.play import passage as passages
from samurai_odds.play.passage import Passage, distribution
from samurai_odds.play.passage_sampling import USUAL, play_until

MOST_COMPARED = 20_000  # states of the single combat that it is compared with
_SAME = 1e-9


class PassageQuestion:
    """A question whose ``passage`` is read; ``single`` is the single combat that comes nearest.

    ``command`` asks that. ``opens_choices`` says whether the best is to be found of any choice:
    then every roll is followed before a battle is played.
    """

    usual_limit = USUAL
    passage: Passage
    single: Any
    single_command: str
    opens_choices = True
    counted_here: tuple[str, ...] = ()  # variables that the value of the single combat leaves out
    is_read = True  # until it has only been played
    is_aside = False  # asked for the verdict of another, whose limit it may not overrun by far
    is_insisted_on = False  # by `--method exact`

    def __getattr__(self, name: str) -> Any:
        """Return what is the single combat's too: variables, words, value, headlines."""
        if name.startswith("_") or name == "single":
            raise AttributeError(f"no '{name}' here")
        return getattr(self.single, name)

    @cached_property
    def _read(self) -> Reading | None:
        """Every roll followed; None if there are too many states, which is tried but once.

        It is given up early where it looks like too many, unless it is insisted on.
        """
        try:
            if self.is_aside:
                return decided(self, self.passage.unfold(passages.MOST_ASIDE))
            likely = 0.0 if self.is_insisted_on else passages.LIKELY
            return decided(self, self.passage.unfold(passages.MOST_STATES, likely))
        except TooLarge:
            return None

    def insist(self) -> None:
        """Have every roll followed as far as there is room, however far it looks."""
        self.is_insisted_on = True
        vars(self).pop("_read", None)

    @cached_property
    def _read_to_play(self) -> Reading | None:
        if "_read" in vars(self) and self._read is not None:
            return self._read
        try:
            return decided(self, self.passage.unfold(passages.MOST_ASIDE))
        except TooLarge:
            return None

    def reading(self) -> Reading:
        """Follow every roll; raise TooLarge if there are too many states."""
        if self._read is None:
            raise TooLarge
        return self._read

    def reading_to_play(self) -> Reading:
        """Follow every roll for the best choices of battles that are then played.

        Raises TooLarge for fewer states than `reading`: who plays sets a limit of time.
        """
        self.is_read = False
        if self._read_to_play is None:
            raise TooLarge
        return self._read_to_play

    def play_until(self, seed: int, limit: Limit, error: Error, progress: Progress | None) -> Any:
        """Play battles until the limit."""
        self.is_read = False
        return play_until(self.passage, seed, limit, error, progress)

    @property
    def best_choices(self) -> Reading | None:
        """The reading that a battle is told by; None where no choice is left open."""
        if not self.opens_choices:
            return None
        return self._read if self.is_read else self._read_to_play

    @cached_property
    def same_as(self) -> str | None:
        """The command of the single combat, if that has the same table and value; else None.

        Of a battle that has only been played it is not known.
        """
        if not self.is_read and "_read" not in vars(self):
            return None
        try:
            own = distribution(self.reading())
            single = distribution(decided(self.single, unfold(self.single, MOST_COMPARED)))
        except TooLarge:
            return None
        names = list(self.reading().columns)
        apart = [k for k, name in enumerate(names) if name in self.counted_here]
        if any(row[k] for row in own for k in apart):
            return None
        same = own.keys() == single.keys() and all(
            abs(chance - single[row]) < _SAME for row, chance in own.items()
        )
        return self.single_command if same else None
