"""What the dice of an orders chain mean (5.42, 5.43, 5.74; R15)."""

from samurai_odds.ran.orders import layout as at

HIGHEST = 9  # of the die: the Dieroll of Doom


def momentum_result(die: int, rating: int, more: int) -> int:
    """Read a momentum roll; only an unmodified 9 is the Dieroll of Doom (5.42, 5.74; R15)."""
    if die == HIGHEST:
        return at.NINE
    return at.GAINED if die + more <= rating else at.MISSED


def doom_result(die: int) -> int:
    """Read the second roll of doom (5.43)."""
    if die <= 1:
        return at.RESURRECTION
    return at.FINISHED_ONLY if die <= 7 else at.CRISIS_OF_FAITH


def crisis_result(own: int, lord: int, momentum: int, initiative: int) -> int:
    """Read a crisis of faith: 1 when the busho's total is higher than his So-Taisho's (5.43)."""
    return 1 if own + momentum > lord + initiative else 0
