"""A campaign as a question: what an answer is made from, and what it says."""

from collections import defaultdict
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict, judge, where_it_holds
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.ties import best_first, first_best, ranks
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.battle.verdict import seen_more, unit_of
from samurai_odds.swords.campaign.marching import DEFAULT_VALUE, VARIABLES, March
from samurai_odds.swords.campaign.plans import Campaign
from samurai_odds.swords.campaign.theatre import (
    ATTACK,
    MOVE,
    MOVE_IN,
    OPEN,
    SEND,
    STOP,
    TAKEN,
    Choice,
    Province,
    Stand,
)
from samurai_odds.swords.combat.outcomes import ExactReading
from samurai_odds.swords.combat.sides import Weapons, kinds_present, with_bonus
from samurai_odds.swords.facts import Used
from samurai_odds.swords.forces import reveal, write_force
from samurai_odds.swords.layout import ARMY, BONUS, FORCE, KINDS, has_army


class CampaignQuestion(March):
    """What comes of a campaign, by its best plan or the user's."""

    procedure, exactly = "campaign", "a campaign"
    words: ClassVar[dict[str, tuple[str, ...]]] = {}
    aims = ("wins", "provinces")
    flags = ("origin_lost",)
    remarks: tuple[str, ...] = ()

    @cached_property
    def provenance(self) -> Provenance:
        used = Used(self.facts)
        note_sources(self, used)
        return self.facts.provenance(self.procedure, self.inputs, used.rests_on)

    @property
    def heading(self) -> str:
        return f"Samurai Swords: {self.wording}"

    @property
    def wording(self) -> str:
        """The question in a line of plain words."""
        against = ", ".join(
            f"{province.name} ({_described(province)})" for province in self.theatre.provinces
        )
        who = "the plan" if self.steps is not None else "the best plan"
        force = write_force(self.force)
        return f"{force}, level {self.campaign.level}, {who} against {against}"

    @property
    def headlines(self) -> Headlines:
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

    @property
    def listings(self) -> tuple[Listing, ...]:
        """List the situations with a choice, the likeliest first."""
        campaign = self.campaign
        rows: dict[tuple[Any, ...], float] = {}  # what reads the same is listed once
        for stand, chance in sorted(self.followed[1].items(), key=lambda item: item[0].made):
            choice = campaign.best(stand)
            others = [
                campaign.worth_of(stand, other)
                for other in campaign.choices(stand)
                if other != choice
            ]
            row = (
                stand.where,
                write_force(stand.army),
                _ground(self, stand),
                stand.attacks if stand.marches < 0 else "Phase D",
                _told(self, choice),
                round(campaign.value(stand), 6),
                round(max(others), 6) if others else None,
            )
            rows[row] = rows.get(row, 0.0) + chance
        met = list(rows.items())
        ranked = ranks([chance for _, chance in met])
        order = sorted(range(len(met)), key=ranked.__getitem__)
        listed = [
            (*row, Figure(chance, proportion=True))
            for row, chance in (met[place] for place in order[:LISTED])
        ]
        names = ("at", "army", "against", "attacks", "do", "worth", "next best", "chance")
        more = len(met) - LISTED
        notes = (f"and {more} less likely situations",) if more > 0 else ()
        return (Listing("the plan", names, tuple(listed), notes),)

    def verdict(self, odds: Odds) -> Verdict:
        """Weigh the best plan, or the user's, against other beginnings and against staying."""
        value, unit = self.value, unit_of(self.value, DEFAULT_VALUE)
        worth = odds.expect(value)
        if condition := odds.provenance.condition:
            return where_it_holds(condition, worth, value, unit)
        campaign = self.campaign
        first = campaign.best(campaign.start)
        stay = Course(STAY, Figure(campaign.value(campaign.phase_d(campaign.start))))
        asides: tuple[str, ...] = ()
        if self.steps is not None:
            courses = [Course(YOURS, worth), stay]
            best = _best(self)
            if best is None:
                asides = ("Finding the best plan takes long: leave out --plan for it.",)
            else:
                courses[1:1] = [one for one in best if seen_more(one, courses[0])]
            return judge(courses, value, unit, {YOURS: "Your plan is not the best"}, asides)
        if first.kind != STOP:
            asides = (
                "This is the plan if every attack succeeds; the plan table has the alternatives.",
            )
        courses = [Course(in_words(campaign), worth), *_beginnings(campaign, first)]
        if first.kind != STOP:
            courses.append(stay)
        return judge(courses, value, unit, asides=asides)

    def reading(self) -> ExactReading:
        merged: dict[tuple[int, ...], float] = defaultdict(float)
        for stand, chance in self.followed[0].items():
            merged[self.outcome(stand)] += chance
        ends = dict(sorted(merged.items()))
        rows = np.array(list(ends), dtype=np.int64)
        columns = {name: rows[:, place] for place, name in enumerate(VARIABLES)}
        return ExactReading(self, columns, np.array(list(ends.values())))

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
    ahead = "armies split off units" if campaign.split_off else "no units split off"
    used.note(f"{ahead} in Phase D (S7)", "assumed")
    if any(has_army(one.defender) and any(one.defender[FORCE:BONUS]) for one in provinces):
        used.note("army and force losing in turn (S2)", "assumed")
    if any(one.most_hidden for one in provinces):
        used.note("hidden ronin to the army first (S6)", "assumed")
    used.note("the unit that stays is the first of the loss order (S7)", "assumed")


LISTED = 40  # situations listed at most


def _ground(march: March, stand: Stand) -> str:
    parts = []
    for province, left, status in zip(
        march.theatre.provinces, stand.defenders, stand.status, strict=True
    ):
        held = "empty"
        if status == TAKEN:
            held = "ours"
        elif any(left):
            held = with_bonus(left, Weapons((), 0, province.bonus_kind))
            held += _hidden(province) if status == OPEN else ""
        parts.append(f"{province.name}: {held}")
    return "; ".join(parts)


def _told(march: March, choice: Choice) -> str:
    if choice.kind == STOP:
        return "stop"
    return f"{_VERBS[choice.kind]} {march.theatre.place(choice.province)}"


_VERBS = {ATTACK: "attack", MOVE_IN: "move into", MOVE: "move into", SEND: "send a unit into"}


def _described(province: Province) -> str:
    if not any(province.defender):
        return "empty"
    weapons = Weapons((), 0, province.bonus_kind)
    return with_bonus(province.defender, weapons) + _hidden(province)


def _hidden(province: Province) -> str:
    """Say what may be hidden in a province not attacked yet."""
    if not province.most_hidden:
        return ""
    if len(province.hidden) > 1:
        return ", perhaps hidden ronin"
    return f", {province.most_hidden} hidden ronin"


STAY = "attack nobody"
YOURS = "keep to your plan"
OTHERS = 2  # other first attacks weighed at most
SOON_FOUGHT = 200  # battles looked at to find the best plan beside the user's


def _best(march: March) -> list[Course] | None:
    """Find the best plan, if it attacks; None if there is too much to look at for a remark."""
    inputs = {name: value for name, value in march.inputs.items() if name != "plan"}
    try:
        campaign = March(**inputs).campaign
        campaign.most_battles = SOON_FOUGHT
        if campaign.best(campaign.start).kind != ATTACK:
            return []
        return [Course(in_words(campaign), Figure(campaign.value(campaign.start)))]
    except OddsError:
        return None


def _beginnings(campaign: Campaign, best: Choice) -> list[Course]:
    """Weigh the other first attacks, the best of them first; those as good are not told."""
    chosen = Course("", Figure(campaign.value(campaign.start)))
    start = campaign.start
    courses = [
        Course(
            f"attack {campaign.theatre.place(one.province)} first",
            Figure(campaign.worth_of(start, one)),
        )
        for one in campaign.choices(start)
        if one.kind == ATTACK and one != best
    ]
    worse = [one for one in courses if seen_more(chosen, one)]
    return best_first(worse, lambda one: one.worth)[:OTHERS]


def in_words(campaign: Campaign) -> str:
    """Tell a plan from its first choice on, as if every attack succeeded at its likeliest cost."""
    steps: list[str] = []
    final: list[str] = []
    stand = campaign.start
    while True:
        choice = campaign.best(stand)
        where = campaign.theatre.place(choice.province)
        if choice.kind == STOP:
            if stand.marches >= 0:
                break
            stand = campaign.phase_d(stand)
        elif choice.kind == ATTACK:
            steps.append(f"attack {where}")
            stand = _succeeded(campaign, stand, choice.province)
        else:
            if choice.kind == MOVE_IN:
                steps.append("move in")
            else:
                final.append(f"{_VERBS[choice.kind]} {where}")
            stand = campaign.taken(stand, choice)
    if final:
        steps.append(f"in Phase D {', '.join(final)}")
    return ", ".join(steps if stand.made else [STAY, *steps])


def _succeeded(campaign: Campaign, stand: Stand, province: int) -> Stand:
    """Give the likeliest stand after an attack that empties the province, or after any."""
    if not any(stand.defenders[province]):
        return campaign.attacked_empty(stand, province)
    stands: dict[Stand, float] = {}
    for met, prior in campaign.met(stand, province):
        for army, left, chance in campaign.fought(met, province).ends(campaign.may_call_off):
            after = campaign.after_battle(met, province, army, left)
            stands[after] = stands.get(after, 0.0) + prior * chance
    won = {one: chance for one, chance in stands.items() if one.wins > stand.wins} or stands
    return list(won)[first_best(list(won.values()))]
