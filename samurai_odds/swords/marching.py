"""A campaign as a question: options read, the best plan found, its outcomes followed."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.engine.answer import Headlines, Listing
from samurai_odds.engine.expressions import check, evaluate
from samurai_odds.engine.figure import Figure
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError, unknown
from samurai_odds.swords.dice import Floats
from samurai_odds.swords.facts import Used, load
from samurai_odds.swords.forces import DEFAULT_ORDER, read_force, read_order, write_force
from samurai_odds.swords.layout import ARMY, DAIMYO, FORCE, KINDS
from samurai_odds.swords.outcomes import counts_of
from samurai_odds.swords.plans import (
    ATTACK,
    MOVE,
    MOVE_IN,
    OPEN,
    STOP,
    TAKEN,
    Campaign,
    Choice,
    Stand,
    no_garrisons,
)
from samurai_odds.swords.sides import Ints, LossRule, Weapons, kinds_present
from samurai_odds.swords.theatre import HOME, Theatre, read_theatre

DEFAULT_VALUE = "defender_loss - attacker_loss + province * provinces - province * origin_lost"
VARIABLES = (
    "attacks",
    "wins",
    "provinces",
    "origin_lost",
    *(f"attacker_{kind}" for kind in KINDS),
    *(f"beaten_{kind}" for kind in KINDS),
)
DERIVED = ("attacker_units", "attacker_loss", "defender_loss", "province")
STAYS = ("move", "stay")
LISTED = 40  # situations listed at most
STOPS = ("best", "never")


class March:
    """A campaign, checked against the rules, with its best plan or the user's."""

    procedure = "campaign"
    words: ClassVar[dict[str, tuple[str, ...]]] = {}
    aims = ("wins", "provinces")
    flags = ("origin_lost",)
    remarks: tuple[str, ...] = ()

    def __init__(
        self,
        army: str,
        provinces: Sequence[str],
        borders: Sequence[str] = (),
        level: int = 2,
        plan: str | None = None,
        losses: str | None = None,
        home_held: bool = False,
        stop: str = "best",
        value: str = DEFAULT_VALUE,
        rules: str | None = None,
    ) -> None:
        self.facts = load(rules)
        self.value = value
        most = self.facts.number("most_attacks")
        if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= most:
            raise OddsError(
                f"level is from 1 to {most}, not {level!r} (Action 7, Daimyo Experience)"
            )
        if stop not in STOPS:
            raise OddsError(unknown("stop", stop, STOPS))
        self.force = read_force(army, "army", self.facts, True)
        if not self.force[ARMY + DAIMYO]:
            raise OddsError(f"army '{army}': only a daimyo's army makes several attacks (Action 7)")
        self.theatre = read_theatre(provinces, borders, self.facts)
        check(value, (*VARIABLES, *DERIVED))
        order = DEFAULT_ORDER if losses is None else read_order(losses, "losses")
        self.steps = read_plan(plan, self.theatre) if plan is not None else None
        self.campaign = self._campaign(level, order, home_held, stop == "best")
        inputs: dict[str, Any] = {"army": army, "provinces": list(provinces)}
        for name, given, default in (
            ("borders", list(borders), []),
            ("level", level, 2),
            ("plan", plan, None),
            ("losses", losses, None),
            ("home_held", home_held, False),
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
        against = ", ".join(
            f"{province.name} ({write_force(province.defender)})"
            for province in self.theatre.provinces
        )
        who = "the plan" if self.steps is not None else "the best plan"
        return (
            f"Samurai Swords: {write_force(self.force)}, level {self.campaign.level}, "
            f"{who} against {against}"
        )

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
        return Headlines(chances, amounts, (("campaign", lines),))

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
        campaign, rows = self.campaign, []
        met = sorted(self._followed[1].items(), key=lambda item: (-item[1], item[0].made))
        for stand, chance in met[:LISTED]:
            choice = campaign.best(stand)
            others = [
                campaign.worth_of(stand, other)
                for other in campaign.choices(stand)
                if other != choice
            ]
            rows.append(
                (
                    stand.where,
                    write_force(stand.army),
                    self._ground(stand),
                    stand.attacks if stand.marches < 0 else "Phase D",
                    self._told(choice),
                    round(campaign.value(stand), 6),
                    round(max(others), 6) if others else None,
                    Figure(chance, proportion=True),
                )
            )
        names = ("at", "army", "against", "attacks", "do", "worth", "next best", "chance")
        more = len(met) - LISTED
        notes = (f"and {more} less likely situations",) if more > 0 else ()
        return (Listing("the plan", names, tuple(rows), notes),)

    def reading(self) -> "MarchReading":
        """Follow the plan exactly."""
        return MarchReading(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        """Refuse: a campaign is answered exactly."""
        raise OddsError("trace: a campaign is answered exactly; trace a battle instead")

    # ---- following the plan ----------------------------------------------------------

    @cached_property
    def ends(self) -> dict[Stand, float]:
        """How the campaign ends, with chances."""
        return self._followed[0]

    @cached_property
    def _followed(self) -> tuple[dict[Stand, float], dict[Stand, float]]:
        """Carry probability along the plan: the ends, and the situations with a choice in them."""
        campaign = self.campaign
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
                for left, chance in self._next(stand, choice):
                    following[left] += mass * chance
            now = following
        return dict(ends), dict(met)

    def _next(self, stand: Stand, choice: Choice) -> list[tuple[Stand, float]]:
        campaign, place = self.campaign, choice.province
        if choice.kind == STOP:
            return [(campaign.phase_d(stand), 1.0)]
        if choice.kind != ATTACK:
            return [(campaign.moved(stand, place), 1.0)]
        if not any(stand.defenders[place]):
            return [(campaign.attacked_empty(stand, place), 1.0)]
        return [
            (campaign.after_battle(stand, place, army, left), chance)
            for army, left, chance in campaign.fought(stand, place).ends(campaign.may_call_off)
        ]

    def outcome(self, stand: Stand) -> tuple[int, ...]:
        """Give the outcome variables of a finished campaign."""
        own = counts_of(stand.army)
        survivors = tuple(a + b for a, b in zip(own, stand.garrisons, strict=True))
        beaten = [0] * len(KINDS)
        for province, left in zip(self.theatre.provinces, stand.defenders, strict=True):
            for kind, (was, now) in enumerate(
                zip(counts_of(province.defender), counts_of(left), strict=True)
            ):
                beaten[kind] += was - now
        held = sum(
            status == TAKEN and name not in stand.lost
            for name, status in zip(self.theatre.names, stand.status, strict=True)
        )
        return (stand.made, stand.wins, held, int(HOME in stand.lost), *survivors, *beaten)

    def worth(self, stand: Stand) -> float:
        """Value a finished campaign."""
        row = dict(zip(VARIABLES, (np.array([n]) for n in self.outcome(stand)), strict=True))
        return float(evaluate(self.value, row | self.derive(row))[0])

    # ---- setting up ------------------------------------------------------------------

    def _campaign(
        self, level: int, order: tuple[int, ...], home_held: bool, may_call_off: bool
    ) -> Campaign:
        start = Stand(
            HOME,
            self.force,
            level,
            -1,
            tuple(province.defender for province in self.theatre.provinces),
            (OPEN,) * len(self.theatre.provinces),
            no_garrisons(),
        )
        return Campaign(
            self.theatre,
            start,
            level,
            LossRule(order),
            (self.facts.hits_on, self.facts.number("faces")),
            home_held,
            _remembered(self.worth),
            self._allowed,
            may_call_off,
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

    def _ground(self, stand: Stand) -> str:
        parts = []
        for name, left, status in zip(
            self.theatre.names, stand.defenders, stand.status, strict=True
        ):
            held = "ours" if status == TAKEN else write_force(left) if any(left) else "empty"
            parts.append(f"{name}: {held}")
        return "; ".join(parts)

    def _told(self, choice: Choice) -> str:
        if choice.kind == STOP:
            return "stop"
        verb = {ATTACK: "attack", MOVE_IN: "move into", MOVE: "move into"}[choice.kind]
        return f"{verb} {self.theatre.names[choice.province]}"

    def _provenance(self, inputs: Mapping[str, Any]) -> Provenance:
        used = Used(self.facts)
        present = {k for k in range(len(KINDS)) if self.force[ARMY + k] or self.force[FORCE + k]}
        for province in self.theatre.provinces:
            weapons = Weapons(*self.campaign.dice, province.bonus_kind)
            present |= kinds_present(province.defender, weapons)
        used.note_hits(present)
        used.note_losses(present)
        used.number("province")
        used.note("the unit that stays is the first of the loss order (S7)", "assumed")
        facts = self.facts
        return Provenance(
            "swords", self.procedure, inputs, facts.edition, facts.pack, VERSION, used.rests_on
        )


@dataclass(frozen=True, eq=False)
class MarchReading:
    """A campaign followed exactly, ends with equal variables merged."""

    question: March

    @cached_property
    def _merged(self) -> dict[tuple[int, ...], float]:
        merged: dict[tuple[int, ...], float] = defaultdict(float)
        for stand, chance in self.question.ends.items():
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


def read_plan(text: str, theatre: Theatre) -> tuple[tuple[int, str], ...]:
    """Read a plan: ``"etchu move, noto stay"``; what to do after a win may be left out (stay)."""
    steps = []
    for part in text.split(","):
        words = part.split()
        if not 1 <= len(words) <= 2:
            raise OddsError(f"plan is 'PROVINCE move, PROVINCE stay, ...', not '{text}'")
        if words[0] not in theatre.names:
            raise OddsError(f"plan: {unknown('province', words[0], theatre.names)}")
        after = words[1] if len(words) == 2 else "stay"
        if after not in STAYS:
            raise OddsError(f"plan: {unknown('way to go on', after, STAYS)}")
        steps.append((theatre.names.index(words[0]), after))
    return tuple(steps)


def _koku(prices: Sequence[float], counts: Sequence[Any]) -> Any:
    return sum(price * count for price, count in zip(prices, counts, strict=True))


def _remembered(worth: Callable[[Stand], float]) -> Callable[[Stand], float]:
    known: dict[Any, float] = {}

    def value(stand: Stand) -> float:
        same = (stand.army, stand.defenders, stand.status, stand.garrisons)
        key = (*same, stand.wins, stand.made, stand.lost)
        if key not in known:
            known[key] = worth(stand)
        return known[key]

    return value
