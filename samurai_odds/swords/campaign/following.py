"""A campaign followed exactly along its plan, from the first choice to the ends."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds.errors import OddsError
from samurai_odds.swords.battle.outcomes import counts_of
from samurai_odds.swords.campaign.plans import Campaign
from samurai_odds.swords.campaign.stands import ATTACK, STOP, TAKEN, Choice, Stand
from samurai_odds.swords.campaign.theatre import HOME, Theatre
from samurai_odds.swords.dice import Floats
from samurai_odds.swords.forces import reveal
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.sides import Ints

if TYPE_CHECKING:
    from samurai_odds.swords.campaign.marching import March

VARIABLES = (
    "attacks",
    "wins",
    "provinces",
    "origin_lost",
    "level",
    *(f"attacker_{kind}" for kind in KINDS),
    *(f"beaten_{kind}" for kind in KINDS),
)


def follow(campaign: Campaign) -> tuple[dict[Stand, float], dict[Stand, float]]:
    """Carry probability along the plan: the ends, and the situations with a choice in them."""
    now: dict[Stand, float] = {campaign.start: 1.0}
    ends: dict[Stand, float] = defaultdict(float)
    met: dict[Stand, float] = defaultdict(float)
    while now:
        following: dict[Stand, float] = defaultdict(float)
        for stand, mass in now.items():
            choice = campaign.best(stand)
            if len(campaign.choices(stand)) > 1:
                met[stand] += mass
            if choice.kind == STOP and stand.marches >= 0:
                ends[stand] += mass
                continue
            for left, chance in _next(campaign, stand, choice):
                following[left] += mass * chance
        now = following
    return dict(ends), dict(met)


def _next(campaign: Campaign, stand: Stand, choice: Choice) -> list[tuple[Stand, float]]:
    place = choice.province
    if choice.kind == STOP:
        return [(campaign.phase_d(stand), 1.0)]
    if choice.kind != ATTACK:
        return [(campaign.taken(stand, choice), 1.0)]
    if not any(stand.defenders[place]):
        return [(campaign.attacked_empty(stand, place), 1.0)]
    return [
        (campaign.after_battle(met, place, army, left), prior * chance)
        for met, prior in campaign.met(stand, place)
        for army, left, chance in campaign.fought(met, place).ends(campaign.may_call_off)
    ]


def outcome(stand: Stand, theatre: Theatre) -> tuple[int, ...]:
    """Give the outcome variables of a finished campaign."""
    own = counts_of(stand.army)
    survivors = tuple(a + b for a, b in zip(own, stand.garrisons, strict=True))
    beaten = [0] * len(KINDS)
    for province, ronin, left in zip(
        theatre.provinces, stand.revealed, stand.defenders, strict=True
    ):
        stood = counts_of(reveal(province.defender, ronin))
        for kind, (was, now) in enumerate(zip(stood, counts_of(left), strict=True)):
            beaten[kind] += was - now
    held = sum(
        status == TAKEN and name not in stand.lost
        for name, status in zip(theatre.names, stand.status, strict=True)
    )
    return (stand.made, stand.wins, held, int(HOME in stand.lost), stand.level, *survivors, *beaten)


@dataclass(frozen=True, eq=False)
class MarchReading:
    """A campaign followed exactly, ends with equal variables merged."""

    question: "March"

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
