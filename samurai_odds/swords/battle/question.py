"""One battle, and perhaps the next attack on what is left, as a question."""

from typing import TYPE_CHECKING, Any

from samurai_odds._version import VERSION
from samurai_odds.engine.provenance import Provenance
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.reading import note_sources, prices_of
from samurai_odds.swords.battle.setup import read_setup
from samurai_odds.swords.facts import Used, load

if TYPE_CHECKING:
    from samurai_odds.engine.answers.answer import Chart, Headlines, Listing
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.answers.verdict import Verdict
    from samurai_odds.swords.battle.reading import BattleReading


class Battle(Encounter):
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
        super().__init__(read_setup(attacker, defender, given, facts))
        inputs = {"attacker": attacker, "defender": defender}
        inputs |= {name: value for name, value in given.items() if value is not None}
        if rules is not None:
            inputs["rules"] = rules
        used = Used(facts)
        note_sources(self.setup, used)
        self.provenance = Provenance(
            "swords", self.procedure, inputs, facts.edition, facts.pack, VERSION, used.rests_on
        )

    @property
    def aims(self) -> tuple[str, ...]:
        return ("won", "attacker_units", "defender_units")

    @property
    def heading(self) -> str:
        from samurai_odds.swords.battle.wording import heading

        return heading(self)

    @property
    def remarks(self) -> tuple[str, ...]:
        return ()

    @property
    def headlines(self) -> "Headlines":
        from samurai_odds.swords.battle.wording import headlines

        return headlines(self)

    @property
    def listings(self) -> "tuple[Listing, ...]":
        from samurai_odds.swords.battle.policy import listings

        return listings(self)

    @property
    def main_listings(self) -> int:
        from samurai_odds.swords.battle.policy import further_listings

        return len(self.listings) - further_listings(self)

    def verdict(self, odds: "Odds") -> "Verdict":
        from samurai_odds.swords.battle.verdict import verdict

        return verdict(self, odds)

    @property
    def chart(self) -> "Chart | None":
        from samurai_odds.swords.battle.policy import chart

        return chart(self)

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        """Say which prices (S11) some figures rest on that the outcomes do not need."""
        return prices_of(self.setup, texts)

    def reading(self) -> "BattleReading":
        from samurai_odds.swords.battle.reading import read_battle

        return read_battle(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        from samurai_odds.swords.battle.telling import retell

        return retell(self, seed, battle)
