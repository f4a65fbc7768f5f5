"""What a wary bot heeds besides the next combat, as numbers in the question.

They stand behind the odds of `tables`: so a study may change them without compiling anew.
"""

from typing import Any

from samurai_odds.ran.bots.weighing.tables import LENGTH as AFTER_THE_ODDS
from samurai_odds.ran.field import layout as at

# Hundredths of a loss that is certain: danger in a place; a contingent that may flee.
# Hundredths of a rout point: out of command; ground given in reaction.
# Hundredths of its cost that a hit counts which a way through one's own line brings: what such a
# way gains can mostly be had a phase later without it.
DANGER, FLIGHT, COMMANDED, GROUND, TRAMPLED = range(5)
WEIGHTS = (40, 100, 150, 40, 1_000)
LENGTH = AFTER_THE_ODDS + len(WEIGHTS)


def weight(q: Any, which: int) -> int:
    return q[at.BOT_ODDS + AFTER_THE_ODDS + which]
