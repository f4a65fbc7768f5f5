"""A ninja's strike, and perhaps the battle it prepares, as a question."""

from functools import cached_property
from typing import TYPE_CHECKING

from samurai_odds._version import VERSION
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.swords.facts import Used
from samurai_odds.swords.ninja.strike import Strike

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.answers.verdict import Verdict
    from samurai_odds.swords.ninja.reading import NinjaReading


class Ninja(Strike):
    """What a ninja's strike does, and what it is worth.

    Raises OddsError with every problem of the strike and of the battle it prepares.
    """

    procedure = "ninja"

    @cached_property
    def provenance(self) -> Provenance:
        """What the question's answer is made from."""
        used = Used(self.facts, dict(self.before.provenance.rests_on) if self.before else {})
        if self.before is not None:
            used.note("when the ninja may strike; a fallen daimyo's ronin (S8)", "assumed")
        names = ("then_battle", "hirer", "revenge_on")
        inputs = {name: self.asked[name] for name in names if self.asked[name] is not None}
        if self.after_round:
            inputs["after_round"] = self.after_round
        return Provenance(
            "swords",
            self.procedure,
            inputs | self.options,
            self.facts.edition,
            self.facts.pack,
            VERSION,
            used.rests_on,
        )

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("strike == 'killed'",)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        if self.before is None:
            return ()
        where = "in this battle" if self.revenge_on == "battle" else "elsewhere"
        return (
            f"The revenge is aimed at a daimyo {where}.",
            "The cost of a successor, a unit and the levels (S8), is not counted.",
        )

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        if self.before is None:
            return "Samurai Swords: the ninja strikes at a daimyo"
        when = f"after round {self.after_round} of" if self.after_round else "before"
        return f"Samurai Swords: the ninja strikes at the {self.victim}'s daimyo {when} {self.text}"

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        from samurai_odds.swords.ninja.wording import headlines

        return headlines(self)

    @property
    def listings(self) -> tuple[Listing, ...]:
        """The battle's odds without the ninja, and after each way that the strike can go."""
        from samurai_odds.swords.ninja.wording import listings

        return listings(self)

    def verdict(self, odds: "Odds") -> "Verdict":
        """Say what the strike is worth, the most to bid for it."""
        from samurai_odds.swords.ninja.verdict import verdict

        return verdict(self, odds)

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        """Say which prices some figures rest on."""
        return self.before.figures_rest_on(texts) if self.before is not None else {}

    def reading(self) -> "NinjaReading":
        """Solve all branches exactly."""
        from samurai_odds.swords.ninja.reading import NinjaReading

        return NinjaReading(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        """Refuse: a strike is answered exactly."""
        raise OddsError("trace: a ninja's strike is answered exactly; trace a battle instead")
