"""Orders said beforehand, written line by line: what all games' grammars share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from samurai_odds.engine.typed import as_typed
from samurai_odds.errors import OddsError, in_file, unknown

Fault = tuple[int, str]  # the number of a line, and what is wrong with it


class FaultsOfLines(OddsError):
    """What is wrong with the lines of a text, by their numbers too."""

    faults: tuple[Fault, ...] = ()

    @classmethod
    def of(cls, name: str, faults: Sequence[Fault]) -> "FaultsOfLines":
        """Return the faults of a text that has a name, as they are printed."""
        named = cls(*(in_file(name, number, what) for number, what in faults))
        named.faults = tuple(faults)
        return named


@dataclass(frozen=True)
class Line:
    """One line: a kind of decision, its value as a script has it, and where it stands."""

    number: int
    text: str
    kind: int
    value: int
    tried: bool = False


@dataclass(frozen=True)
class LinesOfOrders:
    """All lines of a file; ``more`` names the kinds of decision that the bot may add to."""

    lines: tuple[Line, ...] = ()
    more: tuple[int, ...] = ()

    def of(self, kind: int) -> list[Line]:
        """Give the lines of a kind of decision."""
        return [line for line in self.lines if line.kind == kind]

    def whole_of(self, kinds: Sequence[int]) -> tuple[int, ...]:
        """Give those of some kinds of decision of which the lines say all."""
        said = {line.kind for line in self.lines}
        return tuple(kind for kind in kinds if kind in said and kind not in self.more)

    @property
    def script(self) -> list[tuple[int, int]]:
        return [(line.kind, line.value) for line in self.lines]


@dataclass(frozen=True)
class Grammar:
    """How orders are written: the form of each verb, and the verbs that ``try`` may stand before.

    ``more`` are the kinds of decision that a line ``more WORD`` leaves open, ``refused`` says
    why a verb is not for this game.
    """

    forms: Mapping[str, str]
    may_fail: Sequence[str]
    more: Mapping[str, int]
    refused: Mapping[str, str] = field(default_factory=dict)

    def read(
        self,
        text: str,
        name: str,
        meaning: Callable[[str, list[str]], list[tuple[int, int]]],
        first: Callable[[int, list[str]], bool] = lambda number, words: False,
    ) -> tuple[list[Line], list[int]]:
        """Read all lines, and what may be added to; OddsError with every one that cannot be read.

        ``meaning`` gives what a line stands for in a script, ``first`` takes a line that it
        knows beforehand.
        """
        lines: list[Line] = []
        more: list[int] = []
        faults: list[Fault] = []
        for number, raw in enumerate(text.splitlines(), start=1):
            words = as_typed(raw).partition("#")[0].split()
            if not words:
                continue
            try:
                if not first(number, words):
                    self._line(number, words, meaning, lines, more)
            except OddsError as fault:
                faults.append((number, str(fault)))
        if faults:
            raise FaultsOfLines.of(name, faults)
        return lines, more

    def _line(
        self,
        number: int,
        said: list[str],
        meaning: Callable[[str, list[str]], list[tuple[int, int]]],
        lines: list[Line],
        more: list[int],
    ) -> None:
        text, tried = " ".join(said), said[0] == "try"
        words = said[1:] if tried else said
        verb = words[0] if words else ""
        if verb in self.refused:
            raise OddsError(self.refused[verb])
        if verb not in self.forms or (tried and verb not in self.may_fail):
            raise OddsError(unknown("order", verb, self.may_fail if tried else self.forms))
        if verb == "more":
            more.append(self.one_of(text, words, self.more))
            return
        lines += [Line(number, text, kind, value, tried) for kind, value in meaning(text, words)]

    def rest(self, text: str, words: list[str], number: int) -> list[str]:
        """Return the words after the verb; OddsError if they are not so many."""
        if len(words) != 1 + number:
            raise self.refusal(text, words[0])
        return words[1:]

    def one_of(
        self, text: str, words: list[str], values: Mapping[str, int], form: str | None = None
    ) -> int:
        """Return what the one word after the verb stands for."""
        [word] = self.rest(text, words, 1)
        if word not in values:
            raise self.refusal(text, words[0], form)
        return values[word]

    def refusal(self, text: str, verb: str, form: str | None = None) -> OddsError:
        return OddsError(f"cannot read '{text}': write {form or self.forms[verb]}")
