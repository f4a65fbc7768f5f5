"""The best policy as a table: where to fight on, where to stop, and what each is worth."""

from typing import TYPE_CHECKING

import numpy as np

from samurai_odds.engine.answers.answer import Chart, Listing
from samurai_odds.swords.battle.wording import with_bonus
from samurai_odds.swords.calling_off.stopping import Planned, ordered_value

if TYPE_CHECKING:
    from samurai_odds.swords.battle.encounter import Battle

_MOST_CHARTED = 30  # strengths of a side
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
            tables.append(call_off(planned, title, battle.setup.then is not None))
        if planned.duel.attacker.free or planned.duel.defender.free:
            tables.append(_free_losses(battle, planned, title))
    if battle.setup.then is not None:
        from samurai_odds.swords.calling_off.next_policy import next_listings

        tables += next_listings(battle)
    return tuple(tables)


def chart(battle: "Battle") -> Chart | None:
    """Chart the best calling off, if it was sought and its positions fit on a page."""
    planned = battle.first_battles[-1]
    if not planned.orders.best or planned.ahead is None or planned.worth is None:
        return None
    seen = planned.ends().visited
    rows = np.flatnonzero(seen.any(axis=1))[::-1]
    columns = np.flatnonzero(seen.any(axis=0))[::-1]
    if not 0 < len(rows) <= _MOST_CHARTED or not len(columns) <= _MOST_CHARTED:
        return None
    gain = planned.ahead.fight - planned.worth
    cells = tuple(
        tuple(_gain(gain[i, j], planned.ahead.stop[i, j]) if seen[i, j] else None for j in columns)
        for i in rows
    )
    hidden = f", {battle.setup.hidden[-1][0]} hidden ronin" if battle.unsure else ""
    return Chart(
        f"fight on (dark) or call off (white){hidden}: gain of fighting, koku",
        tuple(str(sum(planned.duel.defender.strengths[j][:-1])) for j in columns),
        tuple(str(sum(planned.duel.attacker.strengths[i][:-1])) for i in rows),
        cells,
    )


def _gain(gain: float, stop: bool) -> float:
    """Give the gain of fighting on; on equal worth the attacker stops."""
    return min(float(gain), 0.0) if stop else float(gain)


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
