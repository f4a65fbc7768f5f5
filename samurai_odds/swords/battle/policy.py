"""The best policy of a battle, as tables and as a chart; and what the best losses gain."""

from itertools import groupby

import numpy as np

from samurai_odds.engine.answers.answer import Chart, Listing
from samurai_odds.engine.ties import better
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.next_policy import next_listings
from samurai_odds.swords.battle.step_eight import call_off
from samurai_odds.swords.rounds.stopping import Planned, ordered_value

_MOST_CHARTED = 30  # strengths of a side


def listings(battle: Encounter) -> tuple[Listing, ...]:
    """List the best calling off for each number of hidden ronin, and the gain of free losses.

    First the charts, in figures; the positions one by one come last, for whoever asks for all.
    """
    tables: list[Listing] = []
    details: list[Listing] = []
    for (hidden, _), planned in zip(battle.setup.hidden, battle.first_battles, strict=True):
        title = f"with {hidden} hidden ronin" if battle.unsure else ""
        if planned.orders.best:
            drawn = _charted(planned, title)
            positions = call_off(planned, title, battle.setup.then is not None)
            (details if drawn else tables).append(positions)
            tables += [_in_figures(drawn)] if drawn else []
        if planned.duel.attacker.free or planned.duel.defender.free:
            tables.append(_free_losses(battle, planned, title))
    if battle.setup.then is not None:
        tables += next_listings(battle)
    return (*tables, *details)


def further_listings(battle: Encounter) -> int:
    """Count the listings that only --all prints: positions that a chart sums up."""
    best = [planned for planned in battle.first_battles if planned.orders.best]
    return sum(_charted(planned, "") is not None for planned in best)


def chart(battle: Encounter) -> Chart | None:
    """Chart the best calling off, if it was sought and its positions fit on a page."""
    hidden = f"with {battle.setup.hidden[-1][0]} hidden ronin" if battle.unsure else ""
    return _charted(battle.first_battles[-1], hidden)


def call_off_rule(battle: Encounter) -> str:
    """Return the best calling off in a sentence: units left, and against how many to stop.

    Empty where it takes more than a line for each number left: with hidden ronin, or where
    the chart has a stop between two cells to fight on.
    """
    drawn = None if battle.unsure else chart(battle)
    if drawn is None:
        return ""
    against = list(map(int, drawn.across))
    stops: list[tuple[int, int | None]] = []  # units left, least number to stop against
    for left, row in zip(map(int, drawn.up), drawn.gains, strict=True):
        seen = sorted((n, gain) for n, gain in zip(against, row, strict=True) if gain is not None)
        going = sum(better(gain, 0.0) for _, gain in seen)
        if not all(better(gain, 0.0) for _, gain in seen[:going]):
            return ""
        if going < len(seen):
            stops.append((left, seen[going][0] if going else None))
    if not stops:
        return "Never call off."
    groups = groupby(sorted(stops), key=lambda stop: stop[1])
    parts = [_part([left for left, _ in found], least) for least, found in groups]
    return f"Call off with {', '.join(parts)}."


def _part(left: list[int], least: int | None) -> str:
    """Word when to stop: with these units left, against so many or more (None: any)."""
    units = f"{left[0]}" if len(left) == 1 else f"{left[0]}-{left[-1]}"
    return (
        f"{units} unit{'s'[: left[-1] > 1]} left"
        if least is None
        else f"{units} against {least} or more"
    )


def _charted(planned: Planned, hidden: str) -> Chart | None:
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
    across = tuple(str(sum(planned.duel.defender.strengths[j][:-1])) for j in columns)
    up = tuple(str(sum(planned.duel.attacker.strengths[i][:-1])) for i in rows)
    if len(set(across)) < len(across) or len(set(up)) < len(up):
        return None  # free losses: positions of one number differ
    title = "fight on (dark) or call off (white)" + (f", {hidden}" if hidden else "")
    return Chart(f"{title}: gain of fighting, koku", across, up, cells)


def _in_figures(drawn: Chart) -> Listing:
    """Print a chart: what fighting on gains, or that the attacker should stop."""
    order = sorted(range(len(drawn.across)), key=lambda place: int(drawn.across[place]))
    rows = []
    for left, gains in sorted(
        zip(drawn.up, drawn.gains, strict=True), key=lambda row: -int(row[0])
    ):
        cells = (gains[place] for place in order)
        rows.append(
            (left, *("" if g is None else f"{g:+.1f}" if better(g, 0.0) else "stop" for g in cells))
        )
    title = drawn.title.replace(" (dark)", "").replace(" (white)", "")
    names = ("your units left, against", *(drawn.across[place] for place in order))
    return Listing(title, names, tuple(rows))


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
