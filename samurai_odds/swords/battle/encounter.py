"""One battle, and perhaps the next attack on what is left, as a question."""

from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.engine.answers.expressions import names_in
from samurai_odds.engine.answers.provenance import Provenance
from samurai_odds.engine.sums import mean
from samurai_odds.swords.battle import outcomes
from samurai_odds.swords.battle.duel import Duel
from samurai_odds.swords.battle.options import DEFAULT_VALUE
from samurai_odds.swords.battle.setup import Attacker, Standing, read_setup
from samurai_odds.swords.battle.sources import note_sources
from samurai_odds.swords.calling_off.stopping import Planned, plan
from samurai_odds.swords.facts import Used, load
from samurai_odds.swords.layout import Composition
from samurai_odds.swords.sides import Chain, chain

if TYPE_CHECKING:
    from samurai_odds.engine.answers.answer import Chart, Headlines, Listing
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.answers.verdict import Verdict
    from samurai_odds.swords.battle.reading import BattleReading


class Battle:
    """A battle, checked against the rules and planned: every choice in it taken.

    Raises OddsError with every problem: unknown names, values out of range and
    forces or combinations that the rules forbid, each with the rule.
    """

    procedure = "battle"

    def __init__(
        self,
        attacker: str | None = None,
        defender: str | None = None,
        rules: str | None = None,
        **given: Any,
    ) -> None:
        facts = load(rules)
        self.setup = read_setup(attacker, defender, given, facts)
        self.value: str = self.setup.options["value"]
        inputs = {"attacker": attacker, "defender": defender}
        inputs |= {name: value for name, value in given.items() if value is not None}
        if rules is not None:
            inputs["rules"] = rules
        used = Used(facts)
        note_sources(self.setup, used)
        self.provenance = Provenance(
            "swords", self.procedure, inputs, facts.edition, facts.pack, VERSION, used.rests_on
        )

    # ---- what is asked ---------------------------------------------------------------

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
        """The outcome variables, in order."""
        once = outcomes.variables(self.double)
        names = ("hidden_ronin", *once) if self.unsure else once
        if self.setup.then is None:
            return names
        return (*names, "then_fought", *(outcomes.THEN + name for name in once))

    @property
    def words(self) -> dict[str, tuple[str, ...]]:
        """The words that the numbers of some variables stand for."""
        return outcomes.words() | (outcomes.words(outcomes.THEN) if self.setup.then else {})

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("won", "attacker_units", "defender_units")

    @property
    def flags(self) -> tuple[str, ...]:
        """Names for expressions that are true or false."""
        both = ("", outcomes.THEN) if self.setup.then else ("",)
        return tuple(prefix + name for prefix in both for name in outcomes.FLAGS)

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        from samurai_odds.swords.battle.wording import heading

        return heading(self)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        return ()

    @property
    def headlines(self) -> "Headlines":
        """The figures to show when none are asked for."""
        from samurai_odds.swords.battle.wording import headlines

        return headlines(self)

    @property
    def listings(self) -> "tuple[Listing, ...]":
        """What the answer lists besides its figures: the best policy, if one was sought."""
        from samurai_odds.swords.calling_off.policy import listings

        return listings(self)

    def verdict(self, odds: "Odds") -> "Verdict":
        """Say whether to attack and when to stop."""
        from samurai_odds.swords.battle.verdict import verdict

        return verdict(self, odds)

    @property
    def chart(self) -> "Chart | None":
        """The best policy to draw, if one was sought."""
        from samurai_odds.swords.calling_off.policy import chart

        return chart(self)

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        """Say which prices (S11) some figures rest on that the outcomes do not need."""
        from samurai_odds.swords.battle.sources import prices_of

        return prices_of(self, texts)

    def derive(self, found: Mapping[str, Any]) -> dict[str, Any]:
        """Give the names for expressions that are made of the variables."""
        from samurai_odds.swords.battle.naming import derive

        return derive(self.setup, found)

    # ---- how it is played ------------------------------------------------------------

    def attacker_chain(self, attack: Attacker) -> Chain:
        """Give the chain of one attacking force."""
        return chain(attack.force, attack.losses, self.setup.weapons[0])

    def defender_chain(self, hidden: int) -> Chain:
        """Give the chain of the defenders with so many hidden ronin."""
        return chain(
            self.setup.defenders(hidden), self.setup.defender_losses, self.setup.weapons[1]
        )

    @cached_property
    def first_battles(self) -> tuple[Planned, ...]:
        """The first battle for each number of hidden ronin, planned."""
        return tuple(self._first(hidden) for hidden, _ in self.setup.hidden)

    def _first(self, hidden: int) -> Planned:
        attack = self.setup.first
        duel = Duel(self.attacker_chain(attack), self.defender_chain(hidden), attack.naval)
        if self.value != DEFAULT_VALUE:
            self.setup.terms.worth(duel)  # refuses a value that cannot be worked out everywhere
        after = None
        if self.setup.then is not None and self._choices_open(duel, attack):
            after = self.worth_of_next(duel)
        return plan(duel, attack.stops, self.setup.terms, after)

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

    def against(self, defender: Composition) -> "Battle":
        """Give the same battle against a defender that an assassination left weaker.

        Its variables and what losses count from stay those of the battle as asked.
        """
        weaker = copy(self)
        weaker.__dict__.pop("first_battles", None)
        terms = self.setup.terms
        if not self.unsure:
            began = (self.setup.first.force, self.setup.defenders(self.setup.hidden[0][0]))
            terms = replace(terms, began=began)
        weaker.setup = replace(self.setup, defender=defender, terms=terms)
        return weaker

    def reading(self) -> "BattleReading":
        """Solve the battle for the readers of answers."""
        from samurai_odds.swords.battle.reading import read_battle

        return read_battle(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        """Tell one battle of a seed in plain words, each line naming its rule."""
        from samurai_odds.swords.battle.telling import retell

        return retell(self, seed, battle)


def expected(planned: Planned, worth: Any) -> float:
    """Average the worth of a planned battle's ends."""
    if planned.ahead is not None and planned.value is not None:
        return planned.value
    ends = planned.ends()
    return mean(ends.chance, worth[ends.attacker, ends.defender])
