"""A question found in a position: what is asked of a procedure, and the command that asks it."""

import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.declaring import arguments_of


def as_given(value: Any) -> Any:
    """Write an input as a command has it, where it is text, a number or a flag."""
    return value


@dataclass(frozen=True)
class Derived:
    """A question found in a position: its procedure, its inputs, and what should be known of it.

    ``ask`` makes a game's question of a procedure's name and inputs; ``in_text`` writes an input
    that is no text, number or flag as a command has it.
    """

    game: str
    procedure: str
    values: Mapping[str, Any]
    notes: tuple[str, ...]
    ask: Callable[[str, dict[str, Any]], Any]
    in_text: Callable[[Any], Any] = as_given

    @property
    def question(self) -> Any:
        """The question itself, as the procedure's function asks it."""
        return self.ask(self.procedure, dict(self.values))

    @property
    def inputs(self) -> dict[str, Any]:
        """The keywords with which the procedure's function asks the same."""
        return {name: self.in_text(value) for name, value in self.values.items()}

    @property
    def command(self) -> str:
        """The command line that asks the same."""
        inputs = self.inputs
        words = ["samurai-odds", self.game, self.procedure]
        own = arguments_of(f"{self.game}.{self.procedure}")
        words += [shlex.quote(inputs.pop(name)) for name in own]
        for name, value in inputs.items():
            option = f"--{name.replace('_', '-')}"
            if value is True:
                words.append(option)
            elif value is not False:
                listed = value if isinstance(value, tuple) else (value,)
                words += [f"{option} {shlex.quote(str(each))}" for each in listed]
        return " ".join(words)


@dataclass(frozen=True)
class OnMap(Derived):
    """The single combat that comes nearest to one on a map, and that ``combat`` itself."""

    combat: Any = None

    @property
    def question(self) -> Any:
        """The combat on its map, as the full game fights it."""
        return self.combat

    @property
    def command(self) -> str:
        """The command line of a single combat with the same table; "" if there is none."""
        return self.combat.same_as or ""
