"""A slow, plain reference for one battle of Samurai Swords (Shogun / Ikusa).

It is a judge for a fast engine, so it is written to be checked by eye, not to be quick:

* a side is a bag of units: how many of each kind stand in which troop;
* every die is walked face by face, 1 to 12;
* every way of taking losses is listed from the most wanted downwards and the first legal one is
  taken;
* a battle is played round by round over all its states until less than 1e-15 of the probability is
  still fighting. What is left is reported (`Table.remaining`); nothing is ever rescaled.

Numbered rulings S1.. are those of the game's README; D1.. are judgements of this reference.
Standard library only.
"""

from tests.swords.reference.examples import BATTLES, EXAMPLES
from tests.swords.reference.exchanges import remove
from tests.swords.reference.naming import survivors, variables
from tests.swords.reference.questions import battle, chance, replay
from tests.swords.reference.reading import read_side, room_for_ronin
from tests.swords.reference.setup import Setup
from tests.swords.reference.units import KINDS, Table, number

__all__ = [
    "BATTLES",
    "EXAMPLES",
    "KINDS",
    "Setup",
    "Table",
    "battle",
    "chance",
    "number",
    "read_side",
    "remove",
    "replay",
    "room_for_ronin",
    "survivors",
    "variables",
]
