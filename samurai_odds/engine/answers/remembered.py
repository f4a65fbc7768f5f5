"""Answers kept in memory: the same question put again is not worked out again.

An exact answer depends on the words of the question and on the rules file alone, so these
are its key. What is handed out is a copy that shares only what cannot be changed.
"""

import sys
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Any, ParamSpec

from samurai_odds.engine.texts import when_changed

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

Given = ParamSpec("Given")
MOST_BYTES = 2**25  # of all answers kept
_OVERHEAD = 2**13  # bytes of an answer besides its outcomes
_PLAIN = frozenset((str, int, bool, float, type(None)))
_RULES = frozenset(("rules", "charts"))  # the keywords that name a file


class _Kept:
    """The answers kept, oldest first."""

    def __init__(self) -> None:
        self.by_key: dict[Any, Odds] = {}
        self.bytes = 0
        self._lock = Lock()

    def keep(self, key: Any, odds: "Odds") -> "Odds":
        for name in ("rows", "chances"):
            if name in odds.__dict__:
                odds.__dict__[name].flags.writeable = False
        odds.__dict__.setdefault("known", {})  # figures, shared by all copies
        copy = _copy(odds)
        with self._lock:
            self.by_key[key] = copy
            self.bytes += _size(copy)
            while self.bytes > MOST_BYTES:
                self.bytes -= _size(self.by_key.pop(next(iter(self.by_key))))
        return odds


_KEPT = _Kept()


def remembered(ask: Callable[Given, "Odds"]) -> Callable[Given, "Odds"]:
    """Have a function's exact answers kept, with the rules file as it was."""

    @wraps(ask)
    def asked(*given: Given.args, **named: Given.kwargs) -> "Odds":
        kinds = (*map(type, given), *map(type, named.values()))
        if not _PLAIN.issuperset(kinds):
            return ask(*given, **named)
        files = [] if _RULES.isdisjoint(named) else [_stamp(named.get(name)) for name in _RULES]
        key = (ask, len(given), *given, *named, *named.values(), *kinds, *files)
        answer = _KEPT.by_key.get(key)
        if answer is not None:
            return _copy(answer)
        odds = ask(*given, **named)
        if 0 in files or odds.samples:
            return odds
        return _KEPT.keep(key, odds)

    return asked


def forget() -> None:
    """Drop all answers and outcomes kept."""
    _KEPT.by_key.clear()
    _KEPT.bytes = 0
    if fast := sys.modules.get("samurai_odds.engine.exact_at_once"):
        fast.forget()


def _stamp(file: Any) -> int | None:
    return when_changed(file) if isinstance(file, str) else None


def _size(odds: "Odds") -> int:
    return 8 * len(odds.chances) * len(odds.variables) + _OVERHEAD


def _copy(odds: "Odds") -> "Odds":
    one = object.__new__(type(odds))
    one.__dict__.update(odds.__dict__)
    if made := odds.__dict__.get("provenance"):
        one.__dict__["provenance"] = made.copied()
    return one
