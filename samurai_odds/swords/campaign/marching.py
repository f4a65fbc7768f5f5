"""A campaign as a question: options read, the best plan found, its outcomes followed."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.expressions import evaluate
from samurai_odds.engine.answers.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.swords.battle.outcomes import counts_of
from samurai_odds.swords.campaign.following import VARIABLES, follow, outcome
from samurai_odds.swords.campaign.plans import Campaign
from samurai_odds.swords.campaign.province import Province
from samurai_odds.swords.campaign.setup import CampaignSetup, read_campaign
from samurai_odds.swords.campaign.stands import (
    ATTACK,
    MOVE_IN,
    OPEN,
    STOP,
    Choice,
    Stand,
    no_garrisons,
)
from samurai_odds.swords.campaign.theatre import HOME
from samurai_odds.swords.facts import Used, load
from samurai_odds.swords.forces import reveal
from samurai_odds.swords.layout import ARMY, BONUS, FORCE, KINDS, has_army
from samurai_odds.swords.sides import LossRule, Weapons, kinds_present

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.answers.verdict import Verdict
    from samurai_odds.swords.campaign.following import MarchReading

DEFAULT_VALUE = "defender_loss - attacker_loss + province * provinces - province * origin_lost"
DERIVED = ("attacker_units", "attacker_loss", "defender_loss", "province")


class March:
    """A campaign, checked against the rules, with its best plan or the user's."""

    procedure = "campaign"
    words: ClassVar[dict[str, tuple[str, ...]]] = {}
    aims = ("wins", "provinces")
    flags = ("origin_lost",)
    remarks: tuple[str, ...] = ()

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
        split_off: bool = False,
        first_round: bool = False,
    ) -> None:
        asked = {name: each for name, each in locals().items() if name != "self"}
        self.facts, self.value = load(rules), value
        setup = read_campaign(asked, VARIABLES, DERIVED, self.facts)
        self.force, self.theatre, self.steps = setup.force, setup.theatre, setup.steps
        self.campaign = self._campaign(setup, home_held, stop == "best", split_off)
        inputs: dict[str, Any] = {"army": army, "provinces": list(provinces)}
        for name, given, default in (
            ("borders", list(borders), []),
            ("level", level, 2),
            ("hole", hole, 1),
            ("plan", plan, None),
            ("losses", losses, None),
            ("home_held", home_held, False),
            ("split_off", split_off, False),
            ("first_round", first_round, False),
            ("stop", stop, "best"),
            ("value", value, DEFAULT_VALUE),
            ("rules", rules, None),
        ):
            if given != default:
                inputs[name] = given
        self.provenance = self._provenance(inputs)

    # ---- what an answer asks ---------------------------------------------------------

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        from samurai_odds.swords.campaign.wording import heading

        return heading(self)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = (
            ("at least one success", "wins >= 1"),
            ("at least one province conquered", "provinces >= 1"),
            ("daimyo lost", "attacker_daimyo == 0"),
            ("home province left empty", "origin_lost"),
        )
        amounts = (
            ("provinces conquered", "provinces"),
            ("own loss, koku (S11)", "attacker_loss"),
            ("enemy's loss, koku (S11)", "defender_loss"),
            ("value, koku (S11)", self.value),
        )
        lines = (("successes", "wins"), ("provinces conquered", "provinces"))
        return Headlines(chances, amounts, (("how many", lines),))

    def derive(self, found: Mapping[str, Any]) -> dict[str, Any]:
        """Give the names for expressions that are made of the variables."""
        prices = self.facts.losses
        survivors = [np.asarray(found[f"attacker_{kind}"]) for kind in KINDS]
        began = counts_of(self.force)
        units = np.sum(survivors, axis=0)
        lost = [was - now for was, now in zip(began, survivors, strict=True)]
        beaten = [np.asarray(found[f"beaten_{kind}"]) for kind in KINDS]
        return {
            "attacker_units": units,
            "attacker_loss": _koku(prices, lost),
            "defender_loss": _koku(prices, beaten),
            "province": 0 * units + self.facts.number("province"),
        }

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
        from samurai_odds.swords.campaign.following import MarchReading

        return MarchReading(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        """Refuse: a campaign is answered exactly."""
        raise OddsError("trace: a campaign is answered exactly; trace a battle instead")

    # ---- following the plan ----------------------------------------------------------

    @cached_property
    def followed(self) -> tuple[dict[Stand, float], dict[Stand, float]]:
        """How the campaign ends, and the situations with a choice in them, with chances."""
        return follow(self.campaign)

    def outcome(self, stand: Stand) -> tuple[int, ...]:
        """Give the outcome variables of a finished campaign."""
        return outcome(stand, self.theatre)

    def worth(self, stand: Stand) -> float:
        """Value a finished campaign."""
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
            self.theatre,
            start,
            setup.level,
            LossRule(setup.order),
            (self.facts.hits_on, self.facts.number("faces")),
            _remembered(self.worth),
            self._allowed,
            may_call_off,
            setup.lifts,
            split_off,
            setup.barred,
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

    def _provenance(self, inputs: Mapping[str, Any]) -> Provenance:
        used = Used(self.facts)
        present = {k for k in range(len(KINDS)) if self.force[ARMY + k] or self.force[FORCE + k]}
        for province in self.theatre.provinces:
            weapons = Weapons(*self.campaign.dice, province.bonus_kind)
            present |= kinds_present(reveal(province.defender, province.most_hidden), weapons)
        used.note_hits(present)
        used.note_losses(present)
        used.number("province")
        level = self.campaign.level
        if level < self.facts.number("most_attacks"):
            used.number(f"holes_level_{level}")
        if not self.campaign.split_off:
            used.note("no units sent ahead in Phase D (S7)", "assumed")
        for applies, what in (
            (any(map(_double, self.theatre.provinces)), "army and force losing in turn (S2)"),
            (
                any(province.most_hidden for province in self.theatre.provinces),
                "hidden ronin to the army first (S6)",
            ),
        ):
            if applies:
                used.note(what, "assumed")
        used.note("the unit that stays is the first of the loss order (S7)", "assumed")
        facts = self.facts
        return Provenance(
            "swords", self.procedure, inputs, facts.edition, facts.pack, VERSION, used.rests_on
        )


def _double(province: Province) -> bool:
    return has_army(province.defender) and any(province.defender[FORCE:BONUS])


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
