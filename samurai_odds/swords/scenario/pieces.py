"""How the pieces of a board are numbered: armies, the units of each by kind, forces, castles.

The marker of an army is a piece of its own, with the army's number; the units of a kind that an
army or a force has are one stack.
"""

from samurai_odds.play.layout import MOST_SEATS, NONE
from samurai_odds.swords.layout import KIND_COUNT
from samurai_odds.swords.scenario.chart import MOST_PROVINCES
from samurai_odds.swords.scenario.scenario import ARMIES_EACH

ARMY, HIDDEN, CASTLE, BASE = "army", "ronin face down", "castle", "base"  # kinds beside units

_OF_ARMIES = MOST_SEATS * ARMIES_EACH
_FORCES = _OF_ARMIES * (1 + KIND_COUNT)
FACE_DOWN = _FORCES + MOST_PROVINCES * KIND_COUNT  # and the province
CASTLES = FACE_DOWN + MOST_PROVINCES
BASES = CASTLES + MOST_PROVINCES


def of_army(army: int, kind: int) -> int:
    """Return the number of a kind's stack in an army."""
    return _OF_ARMIES + army * KIND_COUNT + kind


def of_force(province: int, kind: int) -> int:
    """Return the number of a kind's stack in the force of a province."""
    return _FORCES + province * KIND_COUNT + kind


def army_of(piece: int) -> int:
    """Return the army that a piece is the marker or a stack of, NONE for any other."""
    if piece < _OF_ARMIES:
        return piece
    return (piece - _OF_ARMIES) // KIND_COUNT if piece < _FORCES else NONE
