"""How many small rules become one piece of machine code in little time."""

import os

from samurai_odds.errors import OddsError

try:
    import numba
except ImportError as fault:
    raise OddsError(
        f"this needs numba, which cannot be loaded here ({fault}): single combats are answered "
        "exactly without it, full games and --simulate are not"
    ) from fault
except ValueError as fault:  # as it is set up
    threads = os.environ.get("NUMBA_NUM_THREADS")
    if threads is None:
        raise OddsError(f"cannot compile: numba is set up wrongly: {fault}") from None
    raise OddsError(
        f"cannot compile: NUMBA_NUM_THREADS is '{threads}', which numba refuses: unset it"
    ) from None

__all__ = ["numba"]
