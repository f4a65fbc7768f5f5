"""A ninja's strike in the middle of a battle, at Step 8 of a round (S8).

The attacker does not foresee it. He asks his standing orders after it, in the
position that it leaves; losses count from the start of the battle.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import fsum
from typing import Any, NamedTuple

import numpy as np

from samurai_odds.swords.dice import Floats
from samurai_odds.swords.layout import BONUS, NOT_FOUGHT, Composition
from samurai_odds.swords.losses import NOBODY
from samurai_odds.swords.ninja.strike import NOT_STRUCK, Strike, without_daimyo
from samurai_odds.swords.rounds import outcomes
from samurai_odds.swords.rounds.duel import Bools, Duel, Ends
from samurai_odds.swords.rounds.stopping import Planned, plan
from samurai_odds.swords.sides import chain


class Row(NamedTuple):
    """One way the whole battle can end."""

    strike: int
    rounds: int
    attacker: Composition
    defender: Composition
    chance: float
    emptied: bool = False  # the strike took the last unit of a side: neither won nor lost (S8)


def late_rows(question: Strike) -> tuple[dict[str, Any], Floats]:
    """Give the outcome variables and chances of a battle struck at Step 8."""
    assert question.before is not None
    rows = list(_merged(_rows(question, question.before.first_battles[0])))
    found = outcomes.columns(
        np.array([row.rounds for row in rows]),
        np.array([row.attacker for row in rows], dtype=np.int64),
        np.array([row.defender for row in rows], dtype=np.int64),
        question.before.double,
    )
    emptied = np.array([row.emptied for row in rows])
    found["result"] = np.where(emptied, NOT_FOUGHT, found["result"])
    found["strike"] = np.array([row.strike for row in rows])
    return found, np.array([row.chance for row in rows])


def _merged(rows: Iterable[Row]) -> Iterator[Row]:
    """Make one row of those that end alike, whatever position the strike found."""
    chances: dict[Row, list[float]] = {}
    for row in rows:
        chances.setdefault(row._replace(chance=0.0), []).append(row.chance)
    return (row._replace(chance=fsum(parts)) for row, parts in chances.items())


def _rows(question: Strike, planned: Planned) -> Iterator[Row]:
    """Fight to the round of the strike, then on from every position."""
    duel, when = planned.duel, question.after_round
    alive = np.zeros(duel.shape, dtype=bool)
    alive[:-1, :-1] = True
    stops = planned.stops

    def until(rounds: int) -> Bools:
        if rounds >= when:
            return alive
        return np.zeros_like(alive) if stops is None else stops(rounds)

    ends = duel.ends(until, planned.picks, told_apart=True)
    for rounds, i, j, chance in _listed(ends):
        attacker, defender = duel.attacker.strengths[i], duel.defender.strengths[j]
        if rounds < when or not alive[i, j]:
            yield Row(NOT_STRUCK, rounds, attacker, defender, chance)
            continue
        for strike, share, fallen in question.ways:
            for row in _onward(question, planned, (i, j), strike, fallen):
                yield row._replace(chance=row.chance * share * chance)


def _onward(
    question: Strike, planned: Planned, place: tuple[int, int], strike: int, fallen: str | None
) -> Iterator[Row]:
    """Follow the battle from the strike on, one side's daimyo perhaps fallen."""
    duel, when = planned.duel, question.after_round
    attacker, defender = duel.attacker.strengths[place[0]], duel.defender.strengths[place[1]]
    if fallen == "attacker":  # disrupted: his attack ends
        left = without_daimyo(attacker)
        yield Row(strike, when, left, defender, 1.0, emptied=not any(left))
        return
    if fallen == "defender":
        left = without_daimyo(defender)
        if not any(left[:BONUS]):
            yield Row(strike, when, attacker, NOBODY, 1.0, emptied=True)
            return
        planned = _planned_again(question, planned, attacker, left)
    else:
        onward = Duel(duel.attacker, duel.defender, False, *place)
        planned = replace(planned, duel=onward)
    start = (planned.duel.attacker_start, planned.duel.defender_start)
    if planned.stops is not None and planned.stops(when)[start]:
        yield Row(strike, when, attacker, planned.duel.defender.strengths[start[1]], 1.0)
        return
    stops = planned.stops
    later = None if stops is None else lambda rounds: stops(rounds + when)
    ends = planned.duel.ends(later, planned.picks, told_apart=planned.by_round)
    for rounds, i, j, chance in _listed(ends):
        chains = planned.duel.attacker, planned.duel.defender
        yield Row(strike, rounds + when, chains[0].strengths[i], chains[1].strengths[j], chance)


def _listed(ends: Ends) -> list[tuple[int, int, int, float]]:
    columns = (ends.rounds, ends.attacker, ends.defender, ends.chance)
    return list(zip(*(column.tolist() for column in columns), strict=True))


def _planned_again(
    question: Strike, planned: Planned, attacker: Composition, defender: Composition
) -> Planned:
    """Plan the battle anew for a defender whose daimyo has fallen."""
    assert question.before is not None
    setup, duel = question.before.setup, planned.duel
    weakened = chain(defender, setup.defender_losses, duel.defender.weapons)
    onward = Duel(duel.attacker, weakened, False, duel.attacker.number(attacker), 0)
    first = (duel.attacker.strengths[0], duel.defender.strengths[0])
    return plan(onward, planned.orders, replace(setup.terms, began=first))
