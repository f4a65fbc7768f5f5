"""A campaign as asked: options read, the best plan found or the user's kept, its ends followed."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from samurai_odds.engine.expressions import evaluate
from samurai_odds.swords.campaign.plans import Campaign
from samurai_odds.swords.campaign.setup import CampaignSetup, read_campaign
from samurai_odds.swords.campaign.theatre import (
    ATTACK,
    HOME,
    MOVE_IN,
    OPEN,
    STOP,
    TAKEN,
    Choice,
    Stand,
    Theatre,
    no_garrisons,
)
from samurai_odds.swords.combat.outcomes import counts_of
from samurai_odds.swords.combat.sides import LossRule
from samurai_odds.swords.facts import load
from samurai_odds.swords.forces import reveal
from samurai_odds.swords.layout import KINDS

DEFAULT_VALUE = "defender_loss - attacker_loss + province * provinces - province * origin_lost"
DERIVED = ("attacker_units", "attacker_loss", "defender_loss", "province")


class March:
    """A campaign, checked against the rules, with its best plan or the user's.

    Raises OddsError for a map, force or plan that is not allowed.
    """

    def __init__(
        self,
        army: str | None = None,
        provinces: Sequence[str] = (),
        borders: Sequence[str] = (),
        level: int = 2,
        plan: str | None = None,
        losses: str | None = None,
        home_held: bool = False,
        stop: str = "best",
        value: str = DEFAULT_VALUE,
        rules: str | None = None,
        hole: int = 1,
        split_off: bool = True,
        first_round: bool = False,
    ) -> None:
        inputs = {name: each for name, each in locals().items() if name != "self"}
        self.facts, self.value = load(rules), value
        setup = read_campaign(inputs, VARIABLES, DERIVED, self.facts)
        self.force, self.theatre, self.steps = setup.force, setup.theatre, setup.steps
        by_box = split_off and self.facts.number("split_off") > 0  # a rules file may say otherwise
        self.campaign = self._campaign(setup, home_held, stop == "best", by_box)
        self.inputs: dict[str, Any] = {"army": army, "provinces": list(provinces)}
        for name, passed, default in (
            ("borders", list(borders), []),
            ("level", level, 2),
            ("hole", hole, 1),
            ("plan", plan, None),
            ("losses", losses, None),
            ("home_held", home_held, False),
            ("split_off", split_off, True),
            ("first_round", first_round, False),
            ("stop", stop, "best"),
            ("value", value, DEFAULT_VALUE),
            ("rules", rules, None),
        ):
            if passed != default:
                self.inputs[name] = passed

    # ---- following the plan ----------------------------------------------------------

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        prices = self.facts.losses
        survivors = [np.asarray(columns[f"attacker_{kind}"]) for kind in KINDS]
        began = counts_of(self.force)
        units = np.sum(survivors, axis=0)
        lost = [was - now for was, now in zip(began, survivors, strict=True)]
        beaten = [np.asarray(columns[f"beaten_{kind}"]) for kind in KINDS]
        return {
            "attacker_units": units,
            "attacker_loss": _koku(prices, lost),
            "defender_loss": _koku(prices, beaten),
            "province": 0 * units + self.facts.number("province"),
        }

    @cached_property
    def followed(self) -> tuple[dict[Stand, float], dict[Stand, float]]:
        """How the campaign ends, and the situations with a choice in them, with chances."""
        return follow(self.campaign)

    def outcome(self, stand: Stand) -> tuple[int, ...]:
        return outcome(stand, self.theatre)

    def worth(self, stand: Stand) -> float:
        row = dict(zip(VARIABLES, (np.array([n]) for n in self.outcome(stand)), strict=True))
        return float(evaluate(self.value, row | self.derive(row))[0])

    # ---- setting up ------------------------------------------------------------------

    def _campaign(
        self, setup: CampaignSetup, home_held: bool, may_call_off: bool, split_off: bool
    ) -> Campaign:
        start = Stand(
            HOME,
            self.force,
            setup.level,
            -1,
            tuple(province.defender for province in self.theatre.provinces),
            (OPEN,) * len(self.theatre.provinces),
            no_garrisons(),
            revealed=(0,) * len(self.theatre.provinces),
            held=frozenset({HOME} if home_held else ()),
        )
        return Campaign(
            theatre=self.theatre,
            start=start,
            level=setup.level,
            losses=LossRule(setup.order),
            dice=(self.facts.hits_on, self.facts.number("faces")),
            worth=_remembered(self.worth),
            allowed=self._allowed,
            may_call_off=may_call_off,
            lifts=setup.lifts,
            split_off=split_off,
            barred=setup.barred,
        )

    def _allowed(self, stand: Stand, listed: list[Choice]) -> list[Choice]:
        """Keep what the user's plan says; Phase D is always played for the best."""
        if self.steps is None or stand.marches >= 0:
            return listed
        if stand.entering >= 0 and self.steps[stand.made - 1][1] == "move":
            entering = [choice for choice in listed if choice.kind == MOVE_IN]
            if entering:
                return entering
        if stand.made < len(self.steps):
            wanted = Choice(ATTACK, self.steps[stand.made][0])
            if wanted in listed:
                return [wanted]
        return [choice for choice in listed if choice.kind == STOP]


def _koku(prices: Sequence[float], counts: Sequence[Any]) -> Any:
    return sum(price * count for price, count in zip(prices, counts, strict=True))


def _remembered(worth: Callable[[Stand], float]) -> Callable[[Stand], float]:
    known: dict[Any, float] = {}

    def value(stand: Stand) -> float:
        same = (stand.army, stand.defenders, stand.status, stand.garrisons, stand.level)
        key = (*same, stand.wins, stand.made, stand.lost, stand.revealed)
        if key not in known:
            known[key] = worth(stand)
        return known[key]

    return value


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
            for left, chance in campaign.following(stand, choice):
                following[left] += mass * chance
        now = following
    return dict(ends), dict(met)


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
