"""The ninja: a strike at a daimyo before a battle, the revenge, and the battle after it.

Action 6 and ruling S8. A die of 8 or less assassinates the daimyo; else his owner
strikes back, on 9 or more, at a daimyo of his choice.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial
from math import fsum
from typing import Any, NamedTuple

import numpy as np

from samurai_odds.engine.calling import is_whole
from samurai_odds.engine.option_words import named_option
from samurai_odds.errors import attempt, refuse, unknown
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.combat import outcomes
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.combat.duel import Bools, Duel
from samurai_odds.swords.combat.losses import NOBODY, others_in
from samurai_odds.swords.combat.sides import chain
from samurai_odds.swords.combat.stopping import Planned, plan
from samurai_odds.swords.facts import load
from samurai_odds.swords.layout import (
    ARMY,
    BONUS,
    CALLED_OFF,
    DAIMYO,
    FALLEN,
    NOT_FOUGHT,
    WIDTH,
    Composition,
)

HIRERS = ("attacker", "defender")
TARGETS = ("battle", "elsewhere")
SEPARATOR = " v "


def without_daimyo(side: Composition) -> Composition:
    """Lay a side's daimyo down; alone in his army he is out of the game at once (S8)."""
    lone = others_in(side, 0, ARMY) == 1
    left = list(side)
    left[ARMY + DAIMYO] = 0
    left[FALLEN] = 0 if lone else 1
    return tuple(left)


def option_faults(
    then_battle: str | None,
    hirer: str,
    revenge_on: str | None,
    after_round: int,
    first_round: bool,
    options: dict[str, Any],
) -> list[str]:
    problems = []
    if hirer not in HIRERS:
        problems.append(unknown("hirer", hirer, HIRERS))
    if revenge_on is not None and revenge_on not in TARGETS:
        problems.append(unknown("revenge-on", revenge_on, TARGETS))
    if not is_whole(after_round) or after_round < 0:
        problems.append(f"after-round is a whole number of rounds from 0 on, not {after_round!r}")
    elif after_round and then_battle is None:
        problems.append(f"after-round {after_round}: only with {named_option('then-battle')}")
    if first_round:
        problems.append("first-round: no assassination in the first round (Action 6)")
    if then_battle is None and options:
        names = ", ".join(name.replace("_", "-") for name in options)
        problems.append(f"{names}: only with {named_option('then-battle')}")
    if revenge_on == "battle" and then_battle is None:
        problems.append(f"revenge-on battle: only with {named_option('then-battle')}")
    if not isinstance(then_battle, str | None):
        problems.append(f"then-battle is text such as '3 spearmen v gunner', not {then_battle!r}")
    elif then_battle is not None and then_battle.count(SEPARATOR) != 1:
        problems.append(f"then-battle is 'ATTACKER v DEFENDER', not '{then_battle}'")
    if options.get("then") is not None:
        problems.append("then: a strike is followed by one battle only")
    return problems


STRIKES = ("killed", "failed", "revenge", "none")
KILLED, FAILED, REVENGE, NOT_STRUCK = range(4)


@dataclass(frozen=True)
class Branch:
    """One way the strike can go, and the battle that follows it.

    ``battle`` is None where none is fought: ``sides`` are then what is left.
    """

    strike: int
    chance: float
    battle: Battle | None
    sides: tuple[Composition, Composition]
    result: int = NOT_FOUGHT


class Strike:
    """A ninja's strike, checked against the rules, and perhaps the battle that it prepares."""

    def __init__(
        self,
        then_battle: str | None = None,
        hirer: str = "attacker",
        revenge_on: str | None = None,
        after_round: int = 0,
        first_round: bool = False,
        rules: str | None = None,
        **options: Any,
    ) -> None:
        facts = load(rules)
        problems = list(
            option_faults(then_battle, hirer, revenge_on, after_round, first_round, options)
        )
        self.inputs = {
            "then_battle": then_battle,
            "hirer": hirer,
            "revenge_on": revenge_on,
            "after_round": after_round,
            "rules": rules,
            **options,
        }
        self.after_round = after_round
        self.facts, self.hirer = facts, hirer
        self.options = options | ({"rules": rules} if rules else {})
        self.text = then_battle
        faces = facts.number("faces")
        self.kill = facts.number("ninja_succeeds_on") / faces
        self.avenge = (faces + 1 - facts.number("revenge_succeeds_on")) / faces
        self.before: Battle | None = None
        if isinstance(then_battle, str) and then_battle.count(SEPARATOR) == 1:
            attacker, _, defender = then_battle.partition(SEPARATOR)
            make = partial(Battle, **self.options)
            self.before = attempt(problems, make, attacker.strip(), defender.strip())
        if self.before is not None and not problems:
            problems += self._daimyo_faults(revenge_on)
        refuse(problems)
        self.revenge_on = revenge_on or ("battle" if self._leads(hirer) else "elsewhere")

    @property
    def victim(self) -> str:
        """The side whose daimyo is struck."""
        return HIRERS[1 - HIRERS.index(self.hirer)]

    @property
    def variables(self) -> tuple[str, ...]:
        if self.before is None:
            return ("strike",)
        return ("strike", *self.before.variables)

    @property
    def words(self) -> dict[str, tuple[str, ...]]:
        return {"strike": STRIKES, "result": (*outcomes.words()["result"], "none")}

    @property
    def flags(self) -> tuple[str, ...]:
        return outcomes.FLAGS if self.before else ()

    @property
    def ways(self) -> tuple[tuple[int, float, str | None], ...]:
        """The three ways a strike can go: which, its chance, and whose daimyo falls here."""
        struck_back = self.hirer if self.revenge_on == "battle" else None
        return (
            (KILLED, self.kill, self.victim),
            (FAILED, (1 - self.kill) * (1 - self.avenge), None),
            (REVENGE, (1 - self.kill) * self.avenge, struck_back),
        )

    @cached_property
    def branches(self) -> tuple[Branch, ...]:
        """What follows each way that a strike before Step 1 can go."""
        if self.before is None:
            nobody = ((0,) * WIDTH, (0,) * WIDTH)
            return tuple(Branch(strike, chance, None, nobody) for strike, chance, _ in self.ways)
        return tuple(self._branch(*way) for way in self.ways)

    @property
    def by_ronin(self) -> "tuple[tuple[int, float, Strike], ...]":
        """The same strike for each number of hidden ronin that there may be, with its chance."""
        if self.before is None or not self.before.unsure:
            return ()
        return tuple(
            (hidden, chance, Strike(**(self.inputs | {"defender_ronin": hidden})))
            for hidden, chance in self.before.setup.hidden
        )

    def derive(self, columns: Any) -> dict[str, Any]:
        return {} if self.before is None else self.before.derive(columns)

    def _branch(self, strike: int, chance: float, fallen: str | None) -> Branch:
        """Make the battle that follows, one side's daimyo perhaps fallen."""
        assert self.before is not None
        attacker, defender = self.before.setup.first.force, self.before.setup.defender
        if fallen is None:
            return Branch(strike, chance, self.before, (attacker, defender))
        if fallen == "attacker":  # the army is disrupted: the attack ends as called off
            left = without_daimyo(attacker)
            result = CALLED_OFF if any(left) else NOT_FOUGHT
            hidden = self.before.setup.hidden[0][0]
            return Branch(strike, chance, None, (left, self.before.setup.defenders(hidden)), result)
        left = without_daimyo(defender)
        if not any(left[:BONUS]):
            return Branch(strike, chance, None, (attacker, (0,) * WIDTH))
        return Branch(strike, chance, self.before.against(left), (attacker, left))

    def _leads(self, side: str) -> bool:
        if self.before is None:
            return False
        force = self.before.setup.first.force if side == "attacker" else self.before.setup.defender
        return force[ARMY + DAIMYO] > 0

    def _daimyo_faults(self, revenge_on: str | None) -> list[str]:
        problems = []
        if not self._leads(self.victim):
            problems.append(f"then-battle: the {self.victim} has no daimyo there to strike at")
        if revenge_on == "battle" and not self._leads(self.hirer):
            problems.append(
                f"revenge-on battle: the {self.hirer}, who hired the ninja, has no daimyo there"
            )
        return problems


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
    columns = outcomes.columns(
        np.array([row.rounds for row in rows]),
        np.array([row.attacker for row in rows], dtype=np.int64),
        np.array([row.defender for row in rows], dtype=np.int64),
        question.before.double,
    )
    emptied = np.array([row.emptied for row in rows])
    columns["result"] = np.where(emptied, NOT_FOUGHT, columns["result"])
    columns["strike"] = np.array([row.strike for row in rows])
    return columns, np.array([row.chance for row in rows])


def _merged(rows: Iterable[Row]) -> Iterator[Row]:
    """Make one row of those that end alike, whatever position the strike found."""
    chances: dict[Row, list[float]] = {}
    for row in rows:
        chances.setdefault(row._replace(chance=0.0), []).append(row.chance)
    return (row._replace(chance=fsum(parts)) for row, parts in chances.items())


def _rows(question: Strike, planned: Planned) -> Iterator[Row]:
    """Fight to the round of the strike, then on from every position."""
    duel, when = planned.duel, question.after_round
    stops = planned.stops

    def until(rounds: int) -> Bools:
        if rounds >= when:
            return duel.alive
        return np.zeros_like(duel.alive) if stops is None else stops(rounds)

    ends = duel.ends(until, planned.picks, told_apart=True)
    for rounds, i, j, chance in ends.listed:
        attacker, defender = duel.attacker.strengths[i], duel.defender.strengths[j]
        if rounds < when or not duel.alive[i, j]:
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
    for rounds, i, j, chance in ends.listed:
        chains = planned.duel.attacker, planned.duel.defender
        yield Row(strike, rounds + when, chains[0].strengths[i], chains[1].strengths[j], chance)


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
