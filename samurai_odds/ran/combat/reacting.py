"""Turning and withdrawing in reaction, on numbers: of a single combat and of the map alike."""

from samurai_odds.ran.combat import combat_layout as at

OPEN_ORDER = -2  # on the die of a reaction withdrawal (6.62)


def hits_of_turn(close: int, missile: int, opened: int) -> int:
    """Give the hits of turning: one in close country, armed to shoot or open none (7.14)."""
    return 0 if close == 0 or missile or opened else 1


def bears_turn(state: int, left: int, cost: int) -> bool:
    """Say whether a unit may turn: not, disrupted, where the hit would rout it (11.36)."""
    return state == at.ORDERED or left > cost


def withdrawal_modifier(from_behind: int, opened: int) -> int:
    """Give what is added to the die of who withdraws in reaction (6.46, 6.62)."""
    return from_behind + OPEN_ORDER * opened
