"""The base of every answer: how it prints and draws itself, and becomes data; lists and maps."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from samurai_odds.grids import web
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.grid import Grid, as_html, as_json, as_text, check_form, write


class Answer:
    """An answer made of tables, the verdict above the first."""

    def grids(self, form: str = "text") -> list[Grid]:
        """Return the tables of the answer."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values, for JSON."""
        data: dict[str, Any] = json.loads(as_json(self.grids("json")))
        return data

    def to_json(self) -> str:
        """Return everything as JSON, on one line."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def text(self) -> str:
        """Return the answer as it is printed."""
        return as_text(self.grids())

    def written(self, form: str = "text") -> str:
        """Return the answer as text, json, csv, md or html."""
        check_form(form)
        if form == "json":
            return self.to_json()
        return self.text() if form == "text" else write(self.grids(form), form)

    def draw(self) -> "Axes":
        """Return the axes of its picture."""
        raise NotImplementedError

    def plot(self) -> "Axes":
        """Draw the answer, readable without color; return the axes."""
        from samurai_odds.grids.style import showing_itself

        return showing_itself(self.draw())

    def __str__(self) -> str:
        return self.text()

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(self.grids())


@dataclass(frozen=True, repr=False)
class Listed(Answer):
    """What there is, as a table."""

    table: Grid

    def grids(self, form: str = "text") -> list[Grid]:
        return [self.table]


@dataclass(frozen=True, repr=False)
class Shown(Answer):
    """A map: in letters, as data, as a picture and for a browser; ``file()`` is a file of it."""

    letters: str
    data: dict[str, Any]
    drawn: "Callable[[], Axes]"
    file: Callable[[], str]
    title: str
    svg: Callable[[], tuple[str, str]]  # the style sheet of the picture, and the picture

    def to_dict(self) -> dict[str, Any]:
        return self.data

    def text(self) -> str:
        return self.letters

    def draw(self) -> "Axes":
        return self.drawn()

    def page(self) -> str:
        """Return a page that shows it, and needs no other file."""
        style, drawn = self._drawn()
        return web.page(self.title, f"<h1>{escape(self.title)}</h1>\n{drawn}", style)

    def _drawn(self) -> tuple[str, str]:
        words = f"<summary>In words</summary><pre>{escape(self.letters)}</pre>"
        style, picture = self.svg()
        return style, f'<div class="wide">{picture}</div><details>{words}</details>'

    def _repr_html_(self) -> str:
        style, drawn = self._drawn()
        return f"<style>.board{{width:100%}}{style}</style>{drawn}"


def listed_bots(bots: Sequence[Any]) -> Listed:
    """List the bots of a game, and how each plays."""
    rows = tuple((bot.NAME, bot.SAYS) for bot in bots)
    return Listed(Grid("", ("bot", "how it plays"), rows))


def listed_scenarios(
    game: str, columns: tuple[str, ...], rows: Sequence[tuple[Any, ...]]
) -> Listed:
    """List the built-in scenarios of a game; the first column is what they are called."""
    shows = f"'{game} map {columns[0].upper()}' shows one"
    note = f"{shows} (a name above, or the path of your own file)"
    return Listed(Grid("", columns, tuple(rows), (note,)))
