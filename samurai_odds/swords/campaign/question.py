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
from samurai_odds.swords.campaign.marching import VARIABLES, March
from samurai_odds.swords.campaign.theatre import Province
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.combat.sides import Ints, Weapons, kinds_present
from samurai_odds.swords.facts import Used
from samurai_odds.swords.forces import reveal
from samurai_odds.swords.layout import ARMY, BONUS, FORCE, KINDS, has_army

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
        rows = np.array(list(self._merged), dtype=np.int64)
        return {name: rows[:, place] for place, name in enumerate(VARIABLES)}

    @property
    def names(self) -> dict[str, Any]:
        return self.columns | self.question.derive(self.columns)

    @property
    def leaves(self) -> Ints:
        return np.arange(len(self._merged))

    def chances(self) -> Floats:
        return np.array(list(self._merged.values()))

    def sampler(self) -> Any:
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
        facts, used = self.facts, Used(self.facts)
        note_sources(self, used)
        return Provenance(
            "swords", self.procedure, self.inputs, facts.edition, facts.pack, VERSION, used.rests_on
        )

    @property
    def heading(self) -> str:
        from samurai_odds.swords.campaign.verdict import heading

        return heading(self)

    @property
    def headlines(self) -> Headlines:
        from samurai_odds.swords.campaign.verdict import headlines

        return headlines(self)

    @property
    def listings(self) -> tuple[Listing, ...]:
        from samurai_odds.swords.campaign.verdict import listings

        return listings(self)

    def verdict(self, odds: "Odds") -> "Verdict":
        from samurai_odds.swords.campaign.verdict import verdict

        return verdict(self, odds)

    def reading(self) -> "MarchReading":
        return MarchReading(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        raise OddsError("trace: a campaign is answered exactly; trace a battle instead")


def note_sources(march: March, used: Used) -> None:
    """Name the numbers and assumed rulings that this campaign comes upon."""
    force, provinces, campaign = march.force, march.theatre.provinces, march.campaign
    present = {k for k in range(len(KINDS)) if force[ARMY + k] or force[FORCE + k]}
    for province in provinces:
        weapons = Weapons(*campaign.dice, province.bonus_kind)
        present |= kinds_present(reveal(province.defender, province.most_hidden), weapons)
    used.note_hits(present)
    used.note_losses(present)
    used.number("province")
    if campaign.level < march.facts.number("most_attacks"):
        used.number(f"holes_level_{campaign.level}")
    if not campaign.split_off:
        used.note("no units sent ahead in Phase D (S7)", "assumed")
    hidden = any(province.most_hidden for province in provinces)
    for applies, what in (
        (any(map(_double, provinces)), "army and force losing in turn (S2)"),
        (hidden, "hidden ronin to the army first (S6)"),
    ):
        if applies:
            used.note(what, "assumed")
    used.note("the unit that stays is the first of the loss order (S7)", "assumed")


def _double(province: Province) -> bool:
    return has_army(province.defender) and any(province.defender[FORCE:BONUS])
