"""The best policy as a table: where to fight on, where to stop, and what each is worth."""

import numpy as np

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.swords.battle.wording import with_bonus
from samurai_odds.swords.rounds.stopping import Planned

_COLUMNS = (
    "attacker left",
    "defender left",
    "units",
    "against",
    "advice",
    "fight on",
    "stop",
)


def call_off(planned: Planned, title: str, then: bool) -> Listing:
    """List the positions that can come up at Step 8 under the best policy."""
    duel, ahead, worth = planned.duel, planned.ahead, planned.worth
    assert ahead is not None
    assert worth is not None
    rows = []
    for i, j in zip(*np.nonzero(planned.ends().visited), strict=True):
        attacker, defender = duel.attacker.strengths[i], duel.defender.strengths[j]
        rows.append(
            (
                with_bonus(attacker, duel.attacker.weapons),
                with_bonus(defender, duel.defender.weapons),
                sum(attacker[:-1]),
                sum(defender[:-1]),
                "stop" if ahead.stop[i, j] else "fight",
                round(float(ahead.fight[i, j]), 6),
                round(float(worth[i, j]), 6),
            )
        )
    heading = "when to call off (Step 8)" + (f", {title}" if title else "")
    further = ", the next attack included" if then else ""
    notes = (
        f"worth in koku from the start of the battle{further}; on equal worth: stop",
        f"the whole battle is worth {planned.value:.2f}",
    )
    return Listing(heading, _COLUMNS, tuple(rows), notes)
