"""A campaign as a question: what an answer is made from, and what it says."""

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from samurai_odds._version import VERSION
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.swords.campaign.marching import March
from samurai_odds.swords.campaign.sources import note_sources
from samurai_odds.swords.facts import Used

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.answers.verdict import Verdict
    from samurai_odds.swords.campaign.reading import MarchReading


class CampaignQuestion(March):
    """What comes of a campaign, by its best plan or the user's."""

    procedure = "campaign"
    words: ClassVar[dict[str, tuple[str, ...]]] = {}
    aims = ("wins", "provinces")
    flags = ("origin_lost",)
    remarks: tuple[str, ...] = ()

    @cached_property
    def provenance(self) -> Provenance:
        """What the question's answer is made from."""
        facts, used = self.facts, Used(self.facts)
        note_sources(self, used)
        return Provenance(
            "swords", self.procedure, self.inputs, facts.edition, facts.pack, VERSION, used.rests_on
        )

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        from samurai_odds.swords.campaign.wording import heading

        return heading(self)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        from samurai_odds.swords.campaign.wording import headlines

        return headlines(self)

    @property
    def listings(self) -> tuple[Listing, ...]:
        """The plan: what to do where, in the order of how likely it comes up."""
        from samurai_odds.swords.campaign.wording import listings

        return listings(self)

    def verdict(self, odds: "Odds") -> "Verdict":
        """Say what to do, and what that is worth against staying."""
        from samurai_odds.swords.campaign.verdict import verdict

        return verdict(self, odds)

    def reading(self) -> "MarchReading":
        """Follow the plan exactly."""
        from samurai_odds.swords.campaign.reading import MarchReading

        return MarchReading(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        """Refuse: a campaign is answered exactly."""
        raise OddsError("trace: a campaign is answered exactly; trace a battle instead")
