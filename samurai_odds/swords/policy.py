"""The best policy as a table: where to fight on, where to stop, and what each is worth."""

from typing import TYPE_CHECKING

import numpy as np

from samurai_odds.engine.answer import Listing
from samurai_odds.swords.stopping import Planned, ordered_value
from samurai_odds.swords.wording import with_bonus

if TYPE_CHECKING:
    from samurai_odds.swords.encounter import Battle

_COLUMNS = (
    "attacker left",
    "defender left",
    "units",
    "against",
    "advice",
    "fight on",
    "stop",
)


def listings(battle: "Battle") -> tuple[Listing, ...]:
    """List the best calling off for each number of hidden ronin, and the gain of free losses."""
    tables = []
    for (hidden, _), planned in zip(battle.setup.hidden, battle.first_battles, strict=True):
        title = f"with {hidden} hidden ronin" if battle.unsure else ""
        if planned.orders.best:
            tables.append(_call_off(planned, title))
        if planned.duel.attacker.free or planned.duel.defender.free:
            tables.append(_free_losses(battle, planned, title))
    return tuple(tables)


def _call_off(planned: Planned, title: str) -> Listing:
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
    notes = (
        "worth in koku from the start of the battle; on equal worth: stop",
        f"the whole battle is worth {planned.value:.2f}",
    )
    return Listing(heading, _COLUMNS, tuple(rows), notes)


def _free_losses(battle: "Battle", planned: Planned, title: str) -> Listing:
    """Say what the best losses gain over the default order."""
    rules = (battle.setup.first.losses, battle.setup.defender_losses)
    plain = ordered_value(planned.duel, rules, planned)
    who = "attacker" if planned.duel.attacker.free else "defender"
    assert planned.value is not None
    gain = planned.value - plain if who == "attacker" else plain - planned.value
    heading = f"the {who}'s best losses" + (f", {title}" if title else "")
    rows = (
        ("value to the attacker with them", round(planned.value, 6)),
        ("with the default order", round(plain, 6)),
        (f"gain of the {who}", round(gain, 6)),
    )
    return Listing(heading, ("", "koku"), rows)
