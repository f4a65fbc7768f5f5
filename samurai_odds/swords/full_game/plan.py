"""A plan of koku, as a player says it and as a script of a game has it.

    swords 1 (last), build 2 (Omi), levy 3 (2 bowmen, 3 spearmen), ronin 1 (Hida 2), ninja 2

Parts are separated by commas, in any order; what stands in brackets may be left out, and the
bot then decides it. All koku of the purse must be named, as all must lie in some bin.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from samurai_odds.errors import OddsError, attempt, refuse, unknown
from samurai_odds.play.game import Lines, Start
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import count_of, read_troop
from samurai_odds.swords.koku import price
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions import packed
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.troops import ronin_room
from samurai_odds.swords.scenario import facts as of_scenario
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import Scenario

_PART = re.compile(r"([a-z]+)\s+(\d+)\s*(?:\(([^()]*)\))?", re.IGNORECASE)
_COMMA = re.compile(r",(?![^()]*\))")
FIRST, LAST = "first", "last"
_FORM = "a plan is written 'swords 1 (last), levy 4, ninja 1'"


@dataclass(frozen=True)
class Plan:
    """Koku by bin, and what a player may say besides.

    ``sword`` is a number, `packed.LAST`, or 0 where the bot wishes; ``site`` the province
    to build in; ``levy`` units bought, by kind; ``stacks`` provinces with their ronin.
    """

    bins: tuple[int, ...]
    sword: int = 0
    site: int | None = None
    levy: tuple[int, ...] | None = None
    stacks: tuple[tuple[int, int], ...] = ()

    @property
    def lines(self) -> list[tuple[int, int]]:
        lines_of_plan = [
            (at.BIN_CHOICE, packed.bin_line(place, koku))
            for place, koku in enumerate(self.bins[: at.TO_NINJA])
        ]
        if self.sword:
            lines_of_plan.append((at.SWORD_CHOICE, self.sword))
        if self.site is not None:
            lines_of_plan.append((at.BUILD_CHOICE, self.site))
        if self.levy is not None:
            for kind in at.LEVIED_KINDS:
                lines_of_plan.append((at.LEVY_CHOICE, packed.levy_line(kind, self.levy[kind])))
        for province, ronin in self.stacks:
            lines_of_plan.append((at.STACK_CHOICE, province))
            lines_of_plan.append((at.STACK_SIZE_CHOICE, packed.stack_line(province, ronin)))
        return lines_of_plan


def read_plan(text: str, scenario: Scenario, seat: int, facts: Facts) -> Plan:
    if not isinstance(text, str) or not text.strip():
        raise OddsError(f"{_FORM}, not {text!r}")
    reader = _Reader(scenario)
    for part in _COMMA.split(text):
        reader.part(part.strip())
    plan = Plan(tuple(reader.bins), reader.sword, reader.site, reader.levy, tuple(reader.stacks))
    problems = [*reader.problems, *_faults(plan, scenario, seat, facts)]
    refuse(list(dict.fromkeys(problems)))
    return plan


class _Reader:
    """Takes a plan's parts one after the other."""

    def __init__(self, scenario: Scenario) -> None:
        self.chart, self.seats = chart_of(scenario.map), len(scenario.seats)
        self.bins = [0] * at.BIN_COUNT
        self.named: set[str] = set()
        self.sword = 0
        self.site: int | None = None
        self.levy: tuple[int, ...] | None = None
        self.stacks: list[tuple[int, int]] = []
        self.problems: list[str] = []

    def part(self, text: str) -> None:
        match = _PART.fullmatch(text)
        if match is None:
            self.problems.append(f"cannot read '{text}': {_FORM}")
            return
        name, koku, more = match[1].lower(), int(match[2]), (match[3] or "").strip()
        if name not in at.BINS_NAMED:
            self.problems.append(unknown("bin", name, at.BINS_NAMED))
            return
        if name in self.named:
            self.problems.append(f"{name} is named twice")
        self.named.add(name)
        self.bins[at.BINS_NAMED.index(name)] = koku
        if match[3] is not None:
            attempt(self.problems, self._detail, name, more)

    def _detail(self, name: str, text: str) -> None:
        if name == "swords":
            self.sword = self._sword(text)
        elif name == "build":
            self.site = self._province(text)
        elif name == "levy":
            problems: list[str] = []
            troop = read_troop(text, "levy", problems)
            refuse(problems)
            self.levy = tuple(troop[: at.KIND_COUNT])
        elif name == "ronin":
            self.stacks = [self._stack(one.strip()) for one in text.split(",")]
        else:
            raise OddsError(f"ninja takes nothing in brackets, not '{text}'")

    def _sword(self, text: str) -> int:
        words = {FIRST: 1, LAST: packed.LAST}
        words |= {str(number): number for number in range(1, self.seats + 1)}
        if text.lower() not in words:
            raise OddsError(unknown("sword", text, words))
        return words[text.lower()]

    def _province(self, text: str) -> int:
        return self.chart.numbers[self.chart.named(text)]

    def _stack(self, text: str) -> tuple[int, int]:
        name, _, number = text.rpartition(" ")
        if not name or not number.isdecimal() or int(number) < 1:
            raise OddsError(f"ronin are placed as 'Hida 2, Mino 4', not '{text}'")
        return self._province(name), int(number)


def _faults(plan: Plan, scenario: Scenario, seat: int, facts: Facts) -> Iterator[str]:
    """Say what a plan cannot be (Action 1, and the actions that its koku are for)."""
    purse, bins = of_scenario.koku_of(scenario, seat, facts), plan.bins
    if sum(bins) != purse:
        yield (
            f"the plan puts {sum(bins)} koku into bins, and seat {seat + 1} has {purse}: all "
            "must be allocated (Action 1, Plan)"
        )
    price = int(facts.number("castle_price"))
    if bins[at.TO_BUILD] not in (0, price):
        yield f"build takes 0 or {price} koku, not {bins[at.TO_BUILD]} (Action 1, Plan)"
    names = [province.name for province in chart_of(scenario.map).provinces]
    owned = of_scenario.owned_by(scenario.seats[seat])
    for place in (*(() if plan.site is None else (plan.site,)), *(p for p, _ in plan.stacks)):
        if names[place] not in owned:
            yield f"seat {seat + 1} does not own {names[place]}"
    detailed = ((at.TO_SWORDS, plan.sword), (at.TO_BUILD, plan.site is not None))
    for place, said in (*detailed, (at.TO_LEVY, plan.levy), (at.TO_RONIN, plan.stacks)):
        if said and not bins[place]:
            yield f"{at.BINS_NAMED[place]} has no koku for what is said in brackets"
    yield from _levy_faults(plan, scenario, seat, facts, len(owned))
    ronin = facts.levied[at.RONIN] * bins[at.TO_RONIN]
    if sum(number for _, number in plan.stacks) > ronin:
        yield f"{bins[at.TO_RONIN]} koku hire {ronin} ronin at most (Action 5, How to Hire Ronin)"


def _levy_faults(
    plan: Plan, scenario: Scenario, seat: int, facts: Facts, owned: int
) -> Iterator[str]:
    if plan.levy is None:
        return
    for kind in (at.DAIMYO, at.RONIN):
        if plan.levy[kind]:
            yield f"a {KINDS[kind]} is not levied (Action 4, How to Levy Your Units)"
    tray = of_scenario.tray(scenario, seat, facts)
    cost = price(plan.levy, 0, facts.levied, 0)
    if cost > plan.bins[at.TO_LEVY]:
        yield f"these units cost {cost} koku, and levy has {plan.bins[at.TO_LEVY]} (Action 4)"
    for kind in at.LEVIED_KINDS:
        if plan.levy[kind] > tray[kind]:
            yield (
                f"the tray of seat {seat + 1} holds {count_of(kind, tray[kind])}, not "
                f"{plan.levy[kind]} (Action 4, Running Out of Regular Units)"
            )
    if sum(plan.levy) > owned:
        yield (
            f"{sum(plan.levy)} units for {owned} provinces: one a province (Action 4, The "
            "One-Unit-Per-Province Limit)"
        )


def refuse_places(plan: Plan, scenario: Scenario, start: Start, seat: int) -> None:
    """Refuse a site and stacks of ronin that the board does not allow (Actions 3 and 5).

    Nothing on it changes before, but that a province may be levied a unit.
    """
    q, s = Question(start.question.whole), State(start.state)
    names = [province.name for province in chart_of(scenario.map).provinces]
    problems = []
    own = [place for place in range(int(q.provinces)) if s.owner[place] == seat]
    sites = [
        place
        for place in own
        if (s.built[place] == at.NOTHING_BUILT and s.castle_box > 0)
        or (s.built[place] == at.CASTLE and s.base_box > 0)
    ]
    if plan.site is not None and plan.site not in sites:
        allowed = ", ".join(names[place] for place in sites) or "nowhere"
        problems.append(
            f"nothing can be built in {names[plan.site]} (Action 3); allowed: {allowed}"
        )
    for place, ronin in plan.stacks:
        most = int(ronin_room(s, place)) + (1 if plan.bins[at.TO_LEVY] else 0)
        if ronin > most:
            problems.append(
                f"{names[place]} takes {most} ronin, not {ronin} (Action 5, Ronin Units Per "
                "Province Limit)"
            )
    refuse(problems)


def plan_of(bins: dict[int, int], sword: int = 0) -> Plan:
    return Plan(tuple(bins.get(place, 0) for place in range(at.BIN_COUNT)), sword)


def of_lines(lines: Lines, koku: int) -> Plan:
    """Read a plan of ``koku`` back from its script: what goes where, and which sword."""
    bins = [0] * at.BIN_COUNT
    sword = 0
    for kind, value in lines:
        if kind == at.BIN_CHOICE:
            spent = packed.BIN_LINE.unpack(value)
            bins[spent["bin"]] = spent["koku"]
        elif kind == at.SWORD_CHOICE:
            sword = value
    bins[at.TO_NINJA] = koku - sum(bins)
    return Plan(tuple(bins), sword)


def said(plan: Plan) -> str:
    """Name a plan by its koku, bin by bin, the empty ones left out."""
    sword = {0: "", packed.LAST: f" ({LAST})", 1: f" ({FIRST})"}.get(plan.sword, f" ({plan.sword})")
    more = {at.TO_SWORDS: sword}
    return ", ".join(
        f"{at.BINS_NAMED[place]} {koku}{more.get(place, '')}"
        for place, koku in enumerate(plan.bins)
        if koku
    )
