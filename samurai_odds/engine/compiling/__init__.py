"""How many small rules become one piece of machine code in little time."""

from samurai_odds.errors import OddsError

try:
    import numba
except ImportError as fault:
    raise OddsError(
        f"this needs numba, which cannot be loaded here ({fault}): single combats are answered "
        "exactly without it, whole games and --simulate are not"
    ) from None

__all__ = ["numba"]
