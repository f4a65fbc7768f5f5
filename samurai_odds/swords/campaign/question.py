"""A campaign as a question: what an answer is made from, and what it says."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.swords.campaign.following import VARIABLES
from samurai_odds.swords.campaign.marching import March
from samurai_odds.swords.campaign.sources import note_sources
from samurai_odds.swords.dice import Floats
from samurai_odds.swords.facts import Used
from samurai_odds.swords.sides import Ints

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.answers.verdict import Verdict


@dataclass(frozen=True, eq=False)
class MarchReading:
    """A campaign followed exactly, ends with equal variables merged."""

    question: March

    @cached_property
    def _merged(self) -> dict[tuple[int, ...], float]:
        merged: dict[tuple[int, ...], float] = defaultdict(float)
        for stand, chance in self.question.followed[0].items():
            merged[self.question.outcome(stand)] += chance
        return dict(sorted(merged.items()))

    @cached_property
    def columns(self) -> dict[str, Any]:
        """The outcome variables, one row for each outcome."""
        rows = np.array(list(self._merged), dtype=np.int64)
        return {name: rows[:, place] for place, name in enumerate(VARIABLES)}

    @property
    def names(self) -> dict[str, Any]:
        """The variables and the names made of them."""
        return self.columns | self.question.derive(self.columns)

    @property
    def leaves(self) -> Ints:
        """The places of the outcomes."""
        return np.arange(len(self._merged))

    def chances(self) -> Floats:
        """Give the exact probability of each row."""
        return np.array(list(self._merged.values()))

    def sampler(self) -> Any:
        """Refuse: a campaign is answered exactly."""
        raise OddsError("simulate: a campaign is answered exactly")


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
        from samurai_odds.swords.campaign.verdict import heading

        return heading(self)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        from samurai_odds.swords.campaign.verdict import headlines

        return headlines(self)

    @property
    def listings(self) -> tuple[Listing, ...]:
        """The plan: what to do where, in the order of how likely it comes up."""
        from samurai_odds.swords.campaign.verdict import listings

        return listings(self)

    def verdict(self, odds: "Odds") -> "Verdict":
        """Say what to do, and what that is worth against staying."""
        from samurai_odds.swords.campaign.verdict import verdict

        return verdict(self, odds)

    def reading(self) -> "MarchReading":
        """Follow the plan exactly."""

        return MarchReading(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        """Refuse: a campaign is answered exactly."""
        raise OddsError("trace: a campaign is answered exactly; trace a battle instead")
