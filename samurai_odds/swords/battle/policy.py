"""The best policy of a battle, as tables and as a chart; and what the best losses gain."""

from collections import defaultdict
from itertools import groupby
from math import fsum

import numpy as np

from samurai_odds.engine.answers.answer import Chart, Listing
from samurai_odds.engine.ties import best_first, better
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.setup import Standing
from samurai_odds.swords.combat.sides import with_bonus
from samurai_odds.swords.combat.stopping import Planned, ordered_value

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


_SHOWN = 3  # defenders for whom the calling off is listed, the likeliest

Case = tuple[int, int, Standing]  # number of hidden ronin by place, defender left, first attacker


def next_listings(battle: Encounter) -> list[Listing]:
    """List the second attacker's best calling off, and what his best losses gain."""
    attack = battle.setup.then
    assert attack is not None
    if not (attack.stops.best or attack.losses.best):
        return []
    met = _cases(battle)
    if not met:
        return []
    planned = {
        case: battle.next_battle(battle.first_battles[case[0]].duel.defender, *case[1:])
        for case in met
    }
    tables = []
    if attack.stops.best:
        for case in best_first(met, met.__getitem__)[:_SHOWN]:
            title = _title(battle, case, met[case]) + _first_told(battle, case[2], set(met))
            tables.append(call_off(planned[case], title, False))
        more = len(met) - _SHOWN
        if more > 0:
            note = f"and {more} less likely defenders: ask for a battle of its own against them"
            tables.append(Listing("", (), (), (note,)))
    if attack.losses.best:
        tables.append(_next_gain(battle, met, planned))
    return tables


def _cases(battle: Encounter) -> dict[Case, float]:
    """Give the chance of each defender that the second attack may meet."""
    met: dict[Case, float] = defaultdict(float)
    for place, (planned, prior) in enumerate(battle.by_ronin):
        for _, i, left, chance in planned.ends().listed:
            if left < planned.duel.defender.nobody:
                first = battle.setup.standing(planned.duel.attacker.strengths[i])
                met[place, left, first] += prior * chance
    return dict(met)


def _title(battle: Encounter, case: Case, chance: float) -> str:
    place, left, _ = case
    defender = battle.first_battles[place].duel.defender
    text = f"second attack, on {with_bonus(defender.strengths[left], defender.weapons)}"
    return f"{text} ({Figure(chance, proportion=True).text()})"


def _first_told(battle: Encounter, first: Standing, met: set[Case]) -> str:
    if len({case[2] for case in met}) == 1 and not battle.setup.same_province:
        return ""
    if not first.alive:
        return ", the first troop lost"
    could = "could" if first.enters[0] else "could not"
    return f", the first troop {could} occupy the province and leave a garrison"


def _next_gain(battle: Encounter, met: dict[Case, float], planned: dict[Case, Planned]) -> Listing:
    """Say what the best losses gain over the default order, where the second battle is fought."""
    assert battle.setup.then is not None
    rules = (battle.setup.then.losses, battle.setup.defender_losses)
    fought = fsum(met.values())
    best = fsum(chance * (planned[case].value or 0.0) for case, chance in met.items()) / fought
    ordered = (
        chance * ordered_value(planned[case].duel, rules, planned[case])
        for case, chance in met.items()
    )
    plain = fsum(ordered) / fought
    return _gained("second attacker", best, plain, best - plain, ", where he fights")


def _gained(who: str, best: float, plain: float, gain: float, where: str) -> Listing:
    whose = who if who != "defender" else "attacker"
    rows = (
        (f"value to the {whose} with them", round(best, 6)),
        ("with the default order", round(plain, 6)),
        (f"gain of the {who}", round(gain, 6)),
    )
    return Listing(f"the {who}'s best losses{where}", ("", "koku"), rows)


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
            tables += [_in_figures(drawn, title)] if drawn else []
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
    against = drawn.across
    stops: list[tuple[int, int | None]] = []  # units left, least number to stop against
    for left, row in zip(drawn.up, drawn.gains, strict=True):
        seen = sorted((n, gain) for n, gain in zip(against, row, strict=True) if gain is not None)
        going = sum(better(gain, 0.0) for _, gain in seen)
        if not all(better(gain, 0.0) for _, gain in seen[:going]):
            return ""
        if going < len(seen):
            stops.append((left, seen[going][0] if going else None))
    if not stops:
        return "Never call off."
    groups = groupby(sorted(stops), key=lambda stop: stop[1])
    parts = [_part([left for left, _ in part], least) for least, part in groups]
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
    across = tuple(sum(planned.duel.defender.strengths[j][:-1]) for j in columns)
    up = tuple(sum(planned.duel.attacker.strengths[i][:-1]) for i in rows)
    if len(set(across)) < len(across) or len(set(up)) < len(up):
        return None  # free losses: positions of one number differ
    return Chart(_titled("fight on (dark) or call off (white)", hidden), across, up, cells)


def _in_figures(drawn: Chart, hidden: str) -> Listing:
    """Print a chart: what fighting on gains, or that the attacker should stop."""
    order = sorted(range(len(drawn.across)), key=lambda place: drawn.across[place])
    rows = []
    for left, gains in sorted(zip(drawn.up, drawn.gains, strict=True), key=lambda row: -row[0]):
        cells = (gains[place] for place in order)
        rows.append(
            (
                str(left),
                *("" if g is None else f"{g:+.1f}" if better(g, 0.0) else "stop" for g in cells),
            )
        )
    names = ("your units left, against", *(str(drawn.across[place]) for place in order))
    return Listing(_titled("fight on or call off", hidden), names, tuple(rows))


def _titled(what: str, hidden: str) -> str:
    """Return the title of a chart: what it shows, and of which ronin."""
    return f"{what}{hidden and f', {hidden}'}: gain of fighting, koku"


def _gain(gain: float, stop: bool) -> float:
    """Give the gain of fighting on; on equal worth the attacker stops."""
    return min(float(gain), 0.0) if stop else float(gain)


def _free_losses(battle: Encounter, planned: Planned, title: str) -> Listing:
    rules = (battle.setup.first.losses, battle.setup.defender_losses)
    plain = ordered_value(planned.duel, rules, planned)
    who = "attacker" if planned.duel.attacker.free else "defender"
    assert planned.value is not None
    gain = planned.value - plain if who == "attacker" else plain - planned.value
    return _gained(who, planned.value, plain, gain, f", {title}" if title else "")
