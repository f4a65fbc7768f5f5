"""Ctrl-C in work of several parts, of which each keeps what it has when it is interrupted."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

_Part = TypeVar("_Part")


class Taken(Protocol):
    """Takes the result of a part, and gives it on."""

    def __call__(self, part: _Part, /) -> _Part: ...


@contextmanager
def parts_in_turn() -> Iterator[Taken]:
    """Yield what takes the result of each part; it raises KeyboardInterrupt if Ctrl-C ended one.

    A part that is interrupted returns what it has, and the next would begin. Elsewhere than in the
    main thread no part is interrupted.
    """
    pressed: list[int] = []

    def taken(part: _Part, /) -> _Part:
        if pressed:
            raise KeyboardInterrupt
        return part

    usual: Any = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(usual):
        yield taken
        return

    def heed(number: int, frame: Any) -> None:
        pressed.append(number)
        usual(number, frame)

    signal.signal(signal.SIGINT, heed)
    try:
        yield taken
    finally:
        signal.signal(signal.SIGINT, usual)
