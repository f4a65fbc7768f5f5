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
_RULES = ("rules", "charts")  # the keywords that name a file


class _Kept:
    """The answers kept, oldest first."""

    def __init__(self) -> None:
        self.by_key: dict[Any, Odds] = {}
        self.bytes = 0
        self._lock = Lock()

    def keep(self, key: Any, odds: "Odds") -> "Odds":
        for array in (odds.rows, odds.chances):
            array.flags.writeable = False
        odds.__dict__["known"] = {}  # figures, shared by all copies
        kept = _copy(odds)
        with self._lock:
            self.by_key[key] = kept
            self.bytes += _size(kept)
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
        files = tuple(_stamp(named[name]) for name in _RULES if name in named)
        key = (ask, given, tuple(named.items()), kinds, files)
        kept = _KEPT.by_key.get(key)
        if kept is not None:
            return _copy(kept)
        odds = ask(*given, **named)
        if 0 in files or odds.samples or not _unchangeable(odds):
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
    return int(odds.rows.nbytes) + _OVERHEAD


def _unchangeable(odds: "Odds") -> bool:
    """Return whether a copy of its inputs can share their values."""
    return _PLAIN.issuperset(map(type, odds.provenance.inputs.values()))


def _copy(odds: "Odds") -> "Odds":
    made = odds.provenance
    one = object.__new__(type(odds))
    one.__dict__.update(odds.__dict__)
    one.__dict__["provenance"] = made.made(inputs=dict(made.inputs), rests_on=dict(made.rests_on))
    return one
