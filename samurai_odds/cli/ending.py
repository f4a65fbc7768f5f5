"""Ending in order: signals to stop unwind what is under way, and none of them is lost."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_AGAIN_AFTER = 0.05  # seconds


class Terminated(BaseException):
    """We were asked to end at once (SIGTERM)."""


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Raise `Terminated` at a signal to end, and heed signals that come where none can be raised.

    While LLVM compiles, a signal can arrive in a function that C called: what it raises
    there is reported as unraisable and gone. It is sent again a moment later.
    """
    usual = threading.current_thread() is threading.main_thread()
    if not usual or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return

    def end(number: int, frame: Any) -> None:
        raise Terminated

    hook = sys.unraisablehook

    def again(lost: Any) -> None:
        numbers = {KeyboardInterrupt: signal.SIGINT, Terminated: signal.SIGTERM}
        number = numbers.get(lost.exc_type)
        if number is None:
            hook(lost)
            return
        timer = threading.Timer(_AGAIN_AFTER, os.kill, (os.getpid(), number))
        timer.daemon = True
        timer.start()

    signal.signal(signal.SIGTERM, end)
    sys.unraisablehook = again
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        sys.unraisablehook = hook
