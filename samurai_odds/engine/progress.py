"""Bars for long work, shown in a notebook or a terminal and nowhere else; lines on stderr.

A notebook shows its own kind of bar, an HTML element, so that it needs no widget
extension. Work that is done within half a second shows none, and within a bar no
other is opened. A bar's clock begins when the first work is reported, so that what is
compiled before is no part of its estimate.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from shutil import get_terminal_size
from typing import Any, TextIO

from samurai_odds.engine.limit import MOST_SAMPLES

Progress = Callable[[int, int], None]  # done, wanted

_DELAY = 0.5  # seconds before a bar appears
_INTERVAL = 0.2  # seconds between two looks of a bar
_open: "list[_Bar]" = []  # the bar that is shown, if any


@contextmanager
def bar(what: str, own: Progress | None = None) -> Iterator[Progress | None]:
    """Open a bar that counts ``what``; give the function that moves it, None where none shows.

    With a function of the asker's ``own``, give that and show nothing.
    """
    if own is not None or _open or not (in_notebook() or in_terminal()):
        yield own
        return
    made: _Bar = _NotebookBar(what) if in_notebook() else _TerminalBar(what)
    _open.append(made)
    try:
        yield made.show
    finally:
        if made in _open:
            _open.remove(made)
            made.close()


def by_parts(show: Progress | None, most: int) -> Callable[[int], None]:
    """Return what moves a bar on by how many more are done."""
    done = 0

    def more(number: int) -> None:
        nonlocal done
        done += number
        if show:
            show(done, most)

    return more


def say(words: str) -> None:
    """Print a line on stderr, if there is one."""
    _print_there(f"{words}\n")


def _print_there(text: str) -> None:
    """Write on stderr, if it takes anything: no work fails for what is said there."""
    if sys.stderr is None:
        return
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:  # its disk is full, or its reader gone
        give_up(sys.stderr)


def give_up(stream: TextIO) -> None:
    """Have a stream that takes nothing any more go nowhere.

    Else the interpreter tries again when it ends, and changes the exit status.
    """
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


@cache
def say_once(words: str) -> None:
    """Print a line on stderr unless this process has printed it before."""
    say(words)


def take_away() -> None:
    """Take away the bar of work that has failed; `tracked` itself learns of that too late."""
    while _open:
        _open.pop().close()


def tracked(items: Iterable[Any], what: str) -> Iterator[Any]:
    """Go through items with a bar."""
    listed = list(items)
    with bar(what) as show:
        for done, item in enumerate(listed, start=1):
            yield item
            if show:
                show(done, len(listed))


def in_notebook() -> bool:
    """Say whether a Jupyter kernel runs us; asks IPython only if it is there already."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    return getattr(shell, "kernel", None) is not None


def in_terminal() -> bool:
    """Say whether somebody reads stderr at a terminal."""
    return sys.stderr is not None and sys.stderr.isatty()


class _Bar:
    """What is done, in words, once the work has lasted long enough to be worth showing."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.begun = self.seen = 0.0
        self.first = 0  # what was done when it began

    def show(self, done: int, most: int) -> None:
        """Move the bar; without a known end it only counts."""
        now = time.monotonic()
        if not self.begun:
            self.begun, self.seen, self.first = now, now, done
        if now - self.begun < _DELAY or now - self.seen < _INTERVAL:
            return
        self.seen = now
        self._put(self._words(done, most, max(now - self.begun, 1e-6)), done, most)

    def close(self) -> None:
        """Take the bar away, before anything else is written."""
        raise NotImplementedError

    def _put(self, words: str, done: int, most: int) -> None:
        raise NotImplementedError

    def _words(self, done: int, most: int, seconds: float) -> str:
        rate = (done - self.first) / seconds
        known = most < MOST_SAMPLES
        words = f"{done:,} of {most:,} {self.what}" if known else f"{done:,} {self.what}"
        words += f", {seconds:.0f} s, {rate:,.0f} a second"
        return words + (f", {(most - done) / rate:,.0f} s to go" if known and rate else "")


class _TerminalBar(_Bar):
    """A line on stderr."""

    width = 0  # of the longest line so far

    def close(self) -> None:
        if self.width:
            self._write(" " * self.width)

    def _put(self, words: str, done: int, most: int) -> None:
        words = words[: get_terminal_size().columns - 1]
        self.width = max(self.width, len(words))
        self._write(words.ljust(self.width))

    def _write(self, line: str) -> None:
        _print_there(f"\r{line}\r")


class _NotebookBar(_Bar):
    """A bar of HTML below the cell, with the same in words for who shows no HTML."""

    handle: Any = None

    def close(self) -> None:
        if self.handle is not None:
            self._display({"text/plain": "", "text/html": ""})

    def _put(self, words: str, done: int, most: int) -> None:
        ends = f' value="{done}" max="{most}"' if most < MOST_SAMPLES else ""
        element = f'<progress{ends} style="width:40%"></progress> {words}'
        self._display({"text/plain": words, "text/html": element})

    def _display(self, bundle: dict[str, str]) -> None:
        if self.handle is not None:
            self.handle.update(bundle, raw=True)
            return
        display = import_module("IPython.display").display
        self.handle = display(bundle, raw=True, display_id=True)
