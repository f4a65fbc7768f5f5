"""One turn of a full game as a question, whichever game it is; its orders read."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from os import PathLike
from typing import Any, ClassVar, TypeVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict, signed
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.texts import is_inline, read_text
from samurai_odds.engine.value_kinds import is_count
from samurai_odds.errors import OddsError
from samurai_odds.play.contest import Columns, GameQuestion
from samurai_odds.play.game import Rows, Start

Read = TypeVar("Read")

RESULTS = ("own", "enemy", "none")
WHO = ("own", "enemy")
REPLY = "reply_"
MOST_REPLIES = 100


class OneTurn(GameQuestion):
    """A turn of one side of two with its orders, and the turns that follow."""

    words: ClassVar[dict[str, tuple[str, ...]]] = {"result": RESULTS}
    usual_limit = Limit(samples=10_000, seconds=20)
    given_as = "position"
    what: ClassVar[tuple[str, ...]]  # what is counted of each side, the score first
    better: ClassVar[int]  # 1 if more of the score is good for its side, -1 if bad
    score_named: ClassVar[tuple[str, str]]  # the difference in words: of a turn, of both
    main: ClassVar[tuple[str, ...]]  # what is shown without being asked for
    side: int
    replies: int

    @cached_property
    @abstractmethod
    def stops(self) -> list[Start]:
        """The game made ready to stop after the turn, and after the replies."""

    @property
    def starts(self) -> tuple[Start, ...]:
        """The turn, and the turn with its replies."""
        return tuple(self.stops)

    @property
    def prefixes(self) -> tuple[str, ...]:
        """What stands before the variables: nothing for the turn; that of the replies."""
        return ("", REPLY) if self.replies else ("",)

    @abstractmethod
    def winner(self, rows: Rows) -> NDArray[np.int64]:
        """Return the side that has won each game, below 0 where none has."""

    @abstractmethod
    def changes(self, rows: Rows, side: int) -> Columns:
        """Return what has changed for a side by the end of each game."""

    def columns(self, rows: Rows) -> Columns:
        """Read what changed in the turn, and in the replies, off the rows of games."""
        row = self.starts[0].game.row
        parts = [rows[:, k : k + row] for k in range(0, self.width, row)]
        winner = self.winner(parts[-1])
        columns = {"result": np.where(winner < 0, 2, np.where(winner == self.side, 0, 1))}
        turn = self._both(parts[0])
        columns |= turn
        if len(parts) > 1:
            whole = self._both(parts[1])
            columns |= {f"{REPLY}{name}": whole[name] - turn[name] for name in whole}
        return columns

    def _both(self, rows: Rows) -> Columns:
        own, enemy = self.changes(rows, self.side), self.changes(rows, 1 - self.side)
        columns = {"own": own, "enemy": enemy}
        return {f"{who}_{what}": columns[who][what] for what in self.what for who in WHO}

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add ``swing``: by how much the score is better, of the turn, the replies and both."""
        score = self.what[0]
        derived = {
            f"{prefix}swing": self.better
            * (columns[f"{prefix}own_{score}"] - columns[f"{prefix}enemy_{score}"])
            for prefix in self.prefixes
        }
        if self.replies:
            derived["total_swing"] = derived["swing"] + derived[f"{REPLY}swing"]
        return derived

    @property
    def aims(self) -> tuple[str, ...]:
        return ("total_swing",) if self.replies else ("swing",)

    def counted(self) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """Return the averages to show, and those that are shown when all is asked for."""
        amounts: list[tuple[str, str]] = []
        rest: list[tuple[str, str]] = []
        for prefix in self.prefixes:
            when = "reply: " if prefix else ""
            amounts.append((f"{when}{self.score_named[0]}", f"{prefix}swing"))
            for what in self.what[1:]:
                named = what.replace("_", " ")
                listed = amounts if what in self.main else rest
                listed += [(f"{when}{who}: {named}", f"{prefix}{who}_{what}") for who in WHO]
        if self.replies:
            amounts.append((self.score_named[1], "total_swing"))
        return amounts, rest

    @property
    @abstractmethod
    def name(self) -> str:
        """What is done, as the verdict names it."""

    @property
    @abstractmethod
    def value(self) -> str:
        """The expression that says what the turn is worth, the replies counted."""

    @property
    @abstractmethod
    def unit(self) -> str:
        """What the value counts, in words."""

    def verdict(self, odds: Odds) -> Verdict:
        """Say what to expect of the turn, the replies counted."""
        worth, where = odds.expect(self.value), odds.provenance.condition
        text = f"{f'Where {where}: ' if where else ''}{self.name}: {signed(worth)} {self.unit}."
        if odds.p("result == 'own'") >= 1:
            text = f"Wins the battle in every game. {text}"
        return Verdict(text, self.value, self.unit, worth)


def check_replies(replies: Any, most: int = MOST_REPLIES) -> None:
    if not is_count(replies, 0, most):
        raise OddsError(f"replies is a whole number from 0 to {most}, not {replies!r}")


def read_orders(
    orders: "str | PathLike[str] | None", read: Callable[[str, str], Read], none: Read
) -> tuple[Read, str, str]:
    """Read orders from a file, or from text of several lines: they, their text, their name."""
    if orders is None:
        return none, "", "orders"
    text, name = text_of_orders(orders)
    written = text if is_inline(orders) else text.rstrip("\n") + "\n"
    return read(text, name), written, name


def text_of_orders(orders: "str | PathLike[str]") -> tuple[str, str]:
    """Return the text of orders, from a file or given as several lines, and their name."""
    if is_inline(orders):
        return str(orders), "orders"
    try:
        return read_text(orders, "the orders"), str(orders)
    except OddsError as fault:
        hint = "; as text each order ends its line" if " " in str(orders) else ""
        raise OddsError(f"{fault}{hint}") from None
