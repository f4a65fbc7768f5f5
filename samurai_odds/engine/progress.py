"""Bars for long work, shown in a notebook or a terminal and nowhere else; lines on stderr.

A notebook shows its own kind of bar, an HTML element, so that it needs no widget
extension. Work that is done within half a second shows none, and within a bar no
other is opened. A bar's clock begins when the first work is reported, so that what is
compiled before is no part of its estimate.
"""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

from samurai_odds.engine.limit import MOST_SAMPLES

Progress = Callable[[int, int], None]  # done, wanted

_DELAY = 0.5  # seconds before a bar appears
_INTERVAL = 0.2  # seconds between two looks of a notebook's bar
_open: "list[_TerminalBar | _NotebookBar]" = []  # the bar that is shown, if any


@contextmanager
def bar(what: str, own: Progress | None = None) -> Iterator[Progress | None]:
    """Open a bar that counts ``what``; give the function that moves it, None where none shows.

    With a function of the asker's ``own``, give that and show nothing.
    """
    if own is not None or _open or not (in_notebook() or in_terminal()):
        yield own
        return
    made = _NotebookBar(what) if in_notebook() else _TerminalBar(what)
    _open.append(made)
    try:
        yield made.show
    finally:
        if made in _open:
            _open.remove(made)
            made.close()


def say(words: str) -> None:
    """Print a line on stderr, if there is one."""
    if sys.stderr is not None:
        print(words, file=sys.stderr, flush=True)


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


class _TerminalBar:
    """A bar of text on stderr."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.bar: Any = None

    def show(self, done: int, most: int) -> None:
        """Move the bar; without a known end it only counts."""
        if self.bar is None:
            self.bar = self._begun(done)
        self.bar.total = most if most < MOST_SAMPLES else None
        self.bar.update(done - self.bar.n)

    def close(self) -> None:
        """Take the bar away, before anything else is written."""
        if self.bar is not None:
            self.bar.close()
            sys.stderr.flush()

    def _begun(self, done: int) -> Any:
        from tqdm import tqdm

        return tqdm(
            unit=f" {self.what}",
            unit_scale=True,
            leave=False,
            file=sys.stderr,
            delay=_DELAY,
            initial=done,
        )


class _NotebookBar:
    """A bar of HTML below the cell, with the same in words for who shows no HTML."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.begun = self.seen = 0.0
        self.first = 0  # what was done when it began
        self.handle: Any = None

    def show(self, done: int, most: int) -> None:
        """Move the bar, once it has lasted long enough to be worth showing."""
        now = time.monotonic()
        if not self.begun:
            self.begun, self.seen, self.first = now, now, done
        if now - self.begun < _DELAY or now - self.seen < _INTERVAL:
            return
        self.seen = now
        self._display(self._drawn(done, most, now - self.begun))

    def close(self) -> None:
        """Take the bar away."""
        if self.handle is not None:
            self._display({"text/plain": "", "text/html": ""})

    def _drawn(self, done: int, most: int, seconds: float) -> dict[str, str]:
        known = most < MOST_SAMPLES
        words = f"{done:,} of {most:,} {self.what}" if known else f"{done:,} {self.what}"
        rate = (done - self.first) / max(seconds, 1e-6)
        words += f", {seconds:.0f} s, {rate:,.0f} a second"
        ends = f' value="{done}" max="{most}"' if known else ""
        element = f'<progress{ends} style="width:40%"></progress> {words}'
        return {"text/plain": words, "text/html": element}

    def _display(self, bundle: dict[str, str]) -> None:
        if self.handle is not None:
            self.handle.update(bundle, raw=True)
            return
        display = import_module("IPython.display").display
        self.handle = display(bundle, raw=True, display_id=True)
