"""The weights of `steady`, and where it keeps what, from ``at.MORE_MEMO`` on.

Its notes hold for the side and turn that they name; those of another are never read. The values
of the weights are read from the data file that the searches of `analyses` wrote.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from samurai_odds.battles.bots import steady_weights as weights
from samurai_odds.battles.field import layout as at
from samurai_odds.play import layout as script

MOST_GROUNDS = 32  # kinds of ground, more than a scenario has
MOST_WAYS = 8  # ways in which cards have units move and battle, told apart

FOR = at.MORE_MEMO  # the turn and side for which units were weighed
WEIGHED = FOR + 1  # by way: whether they were
AIM = WEIGHED + MOST_WAYS  # hex that the battle weighed last is aimed at, NONE without
DRIVES = AIM + 1  # the chance that it leaves that hex, in thousandths
BEST_HEX = DRIVES + 1  # hex where the unit weighed last would go
FIELD_FOR = BEST_HEX + 1  # the turn and side for which the ways to banners were measured
HAS_FIELD = FIELD_FOR + 1  # by field: whether there is anything to go to, or for which kinds
WORTHS = HAS_FIELD + 2  # by way and unit: what an order is worth
AIMS = WORTHS + MOST_WAYS * at.MOST_UNITS  # by way and unit: the hex that it would battle
FIELDS = AIMS + MOST_WAYS * at.MOST_UNITS  # hexes to a banner: for all units, for some kinds
EQUAL_UNITS = FIELDS + 2 * at.MOST_HEXES  # scratch: units worth the same
SCRATCH_AIM = EQUAL_UNITS + at.MOST_UNITS
EQUALS = SCRATCH_AIM + 1  # scratch: options worth the same
PRESS_FOR = EQUALS + at.MOST_OPTIONS  # the turn and side for which the next was found
PRESS = PRESS_FOR + 1  # how much more than usual a side must press, in hundredths
COUNTED = PRESS + 1  # what both sides have in a position (`position_counts`)
FEATURED = COUNTED + 64  # its features (`evaluation`)
FOES_OF = FEATURED + 48  # whose enemies are listed at this choice: the side and 1
FOES_FOUND = FOES_OF + 1
NOTES_OF = FOES_FOUND + 1  # the unit of the notes that hold at this choice, and 1
NOTED = NOTES_OF + 1  # times that notes were begun
FOES = NOTED + 1  # the enemies, with fields each
FOE_FIELDS = 5
FOE_UNIT, FOE_HEX, FOE_NEAR, FOE_SOON, FOE_FIRES = range(FOE_FIELDS)
STRUCK = FOES + FOE_FIELDS * at.MOST_UNITS  # by enemy, unsupported and supported: mark and worth
THREATENED = STRUCK + 4 * at.MOST_UNITS  # by enemy: mark and worth
COVERED = THREATENED + 2 * at.MOST_UNITS  # by kind of ground: mark and worth
CHOICES_MADE = COVERED + 2 * MOST_GROUNDS  # marks what is noted for a choice
WEIGHTS_NOW = CHOICES_MADE + 1  # where in q the weights are that hold at it
BANNER_PRICES = WEIGHTS_NOW + 1  # by side that gains it
TOKEN_PRICES = BANNER_PRICES + 2  # by side that has it
HARMS = TOKEN_PRICES + 2  # what harm to a unit is worth, with fields each
HARM_FIELDS = 6
HARM_FOR, OF_BLOCK, OF_DEATH, OF_LEADER, OF_LEAVING, HONOR_LOST = range(HARM_FIELDS)
AROUND = HARMS + HARM_FIELDS * at.MOST_UNITS  # who stands near a hex, with fields each
AROUND_FIELDS = 5
AROUND_FOR, CROWD, FRIENDS, NEAREST_FOE, NEAREST_TARGET = range(AROUND_FIELDS)
END = AROUND + AROUND_FIELDS * at.MOST_HEXES

INTENT = 2  # the row of an intent's weights, after those of the two sides


def turn_and_side(turn: int, side: int) -> int:
    return 2 * turn + side + 1


def note_weights(q: Any, s: Any) -> None:
    """Note whose weights hold at this choice: the side's that is asked, or of its intent."""
    row = INTENT if q[at.INTENT_FOR] == turn_and_side(s[at.TURN], s[at.ASKED]) else s[at.ASKED]
    s[WEIGHTS_NOW] = at.WEIGHTS + row * at.MOST_WEIGHTS


def weight(q: Any, s: Any, what: int) -> int:
    """Read a weight that holds at this choice."""
    return q[s[WEIGHTS_NOW] + what]


# ---- their values --------------------------------------------------------------------


NAMES = [name.lower() for name in vars(weights) if name.isupper()]


@cache
def fitted() -> dict[str, Any]:
    text = files(__package__).joinpath("steady_weights.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def write_weights(q: Any) -> None:
    for side in range(2):
        _write(q, side, fitted()["weights"])


def write_intent(q: Any, name: str) -> None:
    """Write what a turn is meant to do into a question, as other weights for it; "": nothing.

    They hold for the turn and the seat of the question's script.
    """
    q[at.INTENT_FOR] = 0
    if name:
        q[at.INTENT_FOR] = turn_and_side(q[script.SCRIPT_TURN], q[script.SCRIPT_SEAT])
        _write(q, INTENT, fitted()["weights"] | fitted()["intents"][name])


def _write(q: Any, row: int, values: dict[str, int]) -> None:
    for number, name in enumerate(NAMES):
        q[at.WEIGHTS + row * at.MOST_WEIGHTS + number] = values.get(name, 0)
