"""One battle, and perhaps the next attack on what is left: every choice in them taken."""

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import Any, Self

import numpy as np

from samurai_odds.engine.expressions import evaluate, names_in
from samurai_odds.engine.sums import mean
from samurai_odds.swords.battle.options import DEFAULT_VALUE
from samurai_odds.swords.battle.setup import Attacker, Setup, Standing, enters
from samurai_odds.swords.combat import outcomes
from samurai_odds.swords.combat.duel import Duel
from samurai_odds.swords.combat.outcomes import THEN
from samurai_odds.swords.combat.sides import Chain, chain
from samurai_odds.swords.combat.stopping import Planned, StopOrders, plan
from samurai_odds.swords.layout import CALLED_OFF, KINDS, RONIN, Composition


def derive(setup: Setup, columns: Mapping[str, Any]) -> dict[str, Any]:
    terms = setup.terms
    start: list[Any] = list(outcomes.counts_of(setup.defender))
    start[RONIN] = start[RONIN] + columns.get("hidden_ronin", setup.hidden[0][0])
    made = outcomes.derive(
        columns,
        (setup.first.force, start),
        terms.origin_held,
        terms.facts,
        partner=terms.partner,
    )
    made["province"] = 0 * made["won"] + terms.facts.number("province")
    if setup.then is None:
        return made
    left = [columns[f"defender_{kind}"] for kind in KINDS]
    held: Any = setup.options["then_origin_held"]
    if setup.same_province:
        held = made["attacker_units"] > 0
    ronin = np.asarray(columns["attacker_ronin"])
    regular = sum(np.asarray(columns[f"attacker_{kind}"]) for kind in KINDS) - ronin
    first = enters(regular, ronin, setup.options["origin_held"], setup.same_province)
    made |= outcomes.derive(columns, (setup.then.force, left), held, terms.facts, THEN, first)
    made["chain_value"] = _chain_value(terms.value, dict(columns) | made)
    return made


def _chain_value(value: str, names: Mapping[str, Any]) -> Any:
    """Value both battles of a chain together, the second where it was fought."""
    words, then = outcomes.words(), {"province": names["province"]}
    for name, column in names.items():
        if name.startswith(THEN) and name != "then_fought":
            then[name.removeprefix(THEN)] = column
    # what was not fought is named as called off: its worth is not counted
    then["result"] = np.minimum(then["result"], CALLED_OFF)
    later = evaluate(value, then, words) * names["then_fought"]
    return evaluate(value, names, words) + later


class Encounter:
    """A battle as it was set up, and perhaps the next attack: what all its readers read."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.value: str = setup.options["value"]

    @property
    def weighed_value(self) -> str:
        """The value of the battle, of both battles in a chain."""
        return self.value if self.setup.then is None else "chain_value"

    # ---- how its outcomes are named --------------------------------------------------

    @property
    def double(self) -> bool:
        """Whether army and force defend together."""
        return self.setup.terms.double

    @property
    def unsure(self) -> bool:
        """Whether the number of hidden ronin is a matter of chance."""
        return len(self.setup.hidden) > 1

    @cached_property
    def variables(self) -> tuple[str, ...]:
        once = outcomes.variables(self.double)
        names = ("hidden_ronin", *once) if self.unsure else once
        if self.setup.then is None:
            return names
        return (*names, "then_fought", *(outcomes.THEN + name for name in once))

    @property
    def words(self) -> dict[str, tuple[str, ...]]:
        return outcomes.words() | (outcomes.words(outcomes.THEN) if self.setup.then else {})

    @property
    def flags(self) -> tuple[str, ...]:
        both = ("", outcomes.THEN) if self.setup.then else ("",)
        return tuple(prefix + name for prefix in both for name in outcomes.FLAGS)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        return derive(self.setup, columns)

    # ---- how it is played ------------------------------------------------------------

    def attacker_chain(self, attack: Attacker) -> Chain:
        return chain(attack.force, attack.losses, self.setup.weapons[0])

    def defender_chain(self, hidden: int) -> Chain:
        return chain(
            self.setup.defenders(hidden), self.setup.defender_losses, self.setup.weapons[1]
        )

    @cached_property
    def first_battles(self) -> tuple[Planned, ...]:
        return tuple(self._first(hidden) for hidden, _ in self.setup.hidden)

    @property
    def by_ronin(self) -> Iterator[tuple[Planned, float]]:
        """The first battle for each number of hidden ronin, with its chance."""
        chances = (chance for _, chance in self.setup.hidden)
        return zip(self.first_battles, chances, strict=True)

    def _first(self, hidden: int) -> Planned:
        attack, duel = self.setup.first, self.first_duel(hidden)
        if self.value != DEFAULT_VALUE:
            self.setup.terms.worth(duel)  # refuses a value that cannot be worked out everywhere
        after = None
        if self.setup.then is not None and self._choices_open(duel, attack):
            after = self.worth_of_next(duel)
        return plan(duel, attack.stops, self.setup.terms, after)

    def first_duel(self, hidden: int) -> Duel:
        """Return the first battle for a number of hidden ronin, no choice in it taken."""
        attack = self.setup.first
        return Duel(self.attacker_chain(attack), self.defender_chain(hidden), attack.naval)

    def next_battle(self, defender: Chain, left: int, first: Standing) -> Planned:
        """Plan the next attack on what is left; bonus units do not refill (S3)."""
        attack = self.setup.then
        assert attack is not None
        duel = Duel(self.attacker_chain(attack), defender, attack.naval, 0, left)
        return plan(duel, attack.stops, self.setup.next_terms(first))

    @staticmethod
    def _choices_open(duel: Duel, attack: Attacker) -> bool:
        gain = attack.stops.when is not None and "gain" in names_in(attack.stops.when)
        return attack.stops.best or gain or duel.attacker.free or duel.defender.free

    def worth_of_next(self, duel: Duel) -> Any:
        """Value the next attack, by what the first leaves; the chain's worth is the sum."""
        after = np.zeros(duel.shape)
        firsts = [self.setup.standing(side) for side in duel.attacker.strengths]
        for left in range(duel.defender.nobody):
            for first in dict.fromkeys(firsts):
                planned = self.next_battle(duel.defender, left, first)
                worth = expected(planned, self.setup.next_terms(first).worth(planned.duel))
                after[[one == first for one in firsts], left] = worth
        return after

    # ---- the same battle otherwise ---------------------------------------------------

    def against(self, defender: Composition) -> Self:
        """Give the same battle against a defender that an assassination left weaker.

        Its variables and what losses count from stay those of the battle as asked.
        """
        terms = self.setup.terms
        if not self.unsure:
            began = (self.setup.first.force, self.setup.defenders(self.setup.hidden[0][0]))
            terms = replace(terms, began=began)
        return self.set_up(replace(self.setup, defender=defender, terms=terms))

    def ordered(self, orders: StopOrders) -> Self:
        """Give the same battle, and the next one, with other orders for calling off."""
        first, then = self.setup.first, self.setup.then
        then = None if then is None else replace(then, stops=orders)
        return self.set_up(replace(self.setup, first=replace(first, stops=orders), then=then))

    def set_up(self, setup: Setup) -> Self:
        other = copy(self)
        other.__dict__.pop("first_battles", None)
        other.setup = setup
        return other


def expected(planned: Planned, worth: Any) -> float:
    """Average the worth of a planned battle's ends."""
    if planned.ahead is not None and planned.value is not None:
        return planned.value
    ends = planned.ends()
    return mean(ends.chance, worth[ends.attacker, ends.defender])
