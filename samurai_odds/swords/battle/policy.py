"""The best policy of a battle, as tables and as a chart; and what the best losses gain."""

import numpy as np

from samurai_odds.engine.answers.answer import Chart, Listing
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.next_policy import next_listings
from samurai_odds.swords.battle.step_eight import call_off
from samurai_odds.swords.rounds.stopping import Planned, ordered_value

_MOST_CHARTED = 30  # strengths of a side


def listings(battle: Encounter) -> tuple[Listing, ...]:
    """List the best calling off for each number of hidden ronin, and the gain of free losses."""
    tables = []
    for (hidden, _), planned in zip(battle.setup.hidden, battle.first_battles, strict=True):
        title = f"with {hidden} hidden ronin" if battle.unsure else ""
        if planned.orders.best:
            tables.append(call_off(planned, title, battle.setup.then is not None))
        if planned.duel.attacker.free or planned.duel.defender.free:
            tables.append(_free_losses(battle, planned, title))
    if battle.setup.then is not None:
        tables += next_listings(battle)
    return tuple(tables)


def chart(battle: Encounter) -> Chart | None:
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


def _free_losses(battle: Encounter, planned: Planned, title: str) -> Listing:
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
