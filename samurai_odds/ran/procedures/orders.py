"""`ran orders`: how many orders phases a busho and his side get in a row (5.3-5.7)."""

import re
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.errors import refuse
from samurai_odds.grids.fitting import counted
from samurai_odds.ran import dice
from samurai_odds.ran.combat import orders_layout as at
from samurai_odds.ran.combat.orders import ORDERS
from samurai_odds.ran.combat.orders_layout import (
    Question,
    State,
    crisis_result,
    doom_result,
    momentum_result,
)
from samurai_odds.ran.procedures.orders_verdict import (
    restraint_advice,
    trump_advice,
    weigh_orders,
)
from samurai_odds.ran.procedures.question import RanQuestion

if TYPE_CHECKING:
    from samurai_odds.play.events import Happening

_RATINGS = "Momentum ratings such as '5, 4, 3'"
DEFAULT_VALUE = "phases"
_OWN = ("momentum", "continuity")  # choices of our side
_END = "how the initiative passes"

# where the state has each variable
_PLACES = {
    "phases": State.phases.at,
    "first_phases": State.first_phases.at,
    "enemy_phases": State.enemy_phases.at,
    "ended": State.ended.at,
    "withdrew": State.withdrew.at,
    "trumps_tried": State.trumps.at,
    "enemy_trumps_tried": State.enemy_trumps.at,
    "coordinated": State.coordinated.at,
}
POLICIES = ("always", "never", "best")


class Orders(RanQuestion):
    """The orders phases of a side from now until the initiative passes.

    ``busho`` lists the Momentum of those who may still give orders, in the order
    in which they are used, ``so-taisho`` after the Initiative of one who leads
    his own contingent. Raises OddsError with every fault.
    """

    machine = ORDERS
    procedure = "orders"
    arguments = ("busho",)
    aims = ("phases", "first_phases >= 2")
    usual_unit = "orders phases"
    weigh = weigh_orders

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        problems: list[str] = []
        self.busho = _ratings(self.options["busho"], "busho", problems)
        self.enemy = _ratings(self.options["enemy_busho"], "enemy-busho", problems)
        self.inactive = _ratings(self.options["enemy_inactive"], "enemy-inactive", problems)
        self.risen = self._risen(problems)
        if not problems:
            problems += self._faults()
        refuse(problems)
        self.variables = ("phases", "first_phases", "enemy_phases", "ended", "withdrew")
        self.variables += ("trumps_tried", "enemy_trumps_tried")
        self.variables += ("coordinated",) if self.options["coordinate"] else ()
        self.words = {"ended": at.ENDINGS}
        self.value = self.value_or(DEFAULT_VALUE)
        self.numbers = self._numbers()
        self.used.note("resurrection (R15)")
        if self.options["enemy_trumps"] and any(so_taisho for _, so_taisho in self.busho):
            self.used.note("a So-Taisho's Initiative as Momentum against trumps (R14)")

    def _risen(self, problems: list[str]) -> int:
        text = str(self.options["risen"]).strip().lower()
        if text in ("finished", "none"):
            return at.RISEN_FINISHED if text == "finished" else at.NOBODY_RISES
        if re.fullmatch(r"\d", text):
            return int(text)
        problems.append(f"risen '{text}': a Momentum from 0 to 9, finished or none")
        return -1

    def _faults(self) -> list[str]:
        faults = []
        if not 1 <= len(self.busho) <= at.MOST_BUSHO:
            faults.append(f"busho: from 1 to {at.MOST_BUSHO} are listed, not {len(self.busho)}")
        if self.options["coordinate"] and len(self.busho) < 2:
            faults.append("coordinate with one busho: two contingents give orders (5.71)")
        if self.inactive and not self.options["enemy_activations"]:
            faults.append("enemy-inactive without enemy-activations: a point is spent (5.61)")
        if self.enemy and self.options["enemy_idle"]:
            faults.append("enemy-idle with enemy-busho: they can be given orders (5.53)")
        if self.options["enemy_trumps"] and not (self.enemy or self.inactive):
            faults.append("enemy-trumps without enemy-busho: name who would benefit (5.61)")
        return faults

    def _numbers(self) -> tuple[int, ...]:
        options, q = self.options, Question.blank()
        q.count = len(self.busho)
        q.continuity_code = dice.at_most(options["initiative"])
        q.trump_code = _trump_code(options["initiative"], options["outside"])
        q.enemy_trump_code = _trump_code(options["enemy_initiative"], options["enemy_outside"])
        q.trumps_left, q.enemy_trumps_left = options["trumps"], options["enemy_trumps"]
        q.policy = POLICIES.index(options["trump"])
        q.enemy_policy = POLICIES.index(options["enemy_trump"])
        q.enemy_active = max((rating for rating, _ in self.enemy), default=-1)
        q.enemy_any = max((rating for rating, _ in (*self.enemy, *self.inactive)), default=-1)
        q.doom_code = dice.by_result(doom_result)
        q.risen_momentum = self.risen
        q.momentum_policy = POLICIES.index(options["momentum"])
        q.continuity_policy = POLICIES.index(options["continuity"])
        q.enemy_idle = int(options["enemy_idle"])
        q.risen_code = _momentum_code(max(self.risen, 0), 0)
        for place, (rating, so_taisho) in enumerate(self.busho):
            q.busho[place].rating = rating
            q.busho[place].momentum_code = _momentum_code(rating, 0)
            q.busho[place].crisis_code = _crisis_code(rating, options["initiative"])
            q.busho[place].so_taisho = int(so_taisho)
        if options["coordinate"]:
            lower = min((0, 1), key=lambda place: self.busho[place][0])
            q.pair_lower = lower
            q.pair_code = dice.at_most(self.busho[lower][0])
            q.pair_momentum_code = _momentum_code(self.busho[lower][0], 1)
        return tuple(map(int, q))

    @property
    def wording(self) -> str:
        options = self.options
        text = f"orders phases of busho with Momentum {_listed(self.busho)}"
        extras = [f"Initiative {options['initiative']}"]
        extras += [f"{name} {options[name]}" for name in _OWN if options[name] != "always"]
        if options["enemy_idle"]:
            extras.append("the enemy idle")
        if options["coordinate"]:
            extras.append("the first two coordinate")
        if options["enemy_trumps"]:
            who = _listed((*self.enemy, *self.inactive))
            trumps = f"{counted(options['enemy_trumps'], 'trump')} ({options['enemy_trump']})"
            extras.append(f"enemy Initiative {options['enemy_initiative']}")
            extras.append(f"{trumps} for Momentum {who}")
        return f"{text} ({'; '.join(extras)})"

    @property
    def remarks(self) -> tuple[str, ...]:
        remarks: tuple[str, ...] = ()
        if self.options["enemy_trump"] == "best" and self.options["enemy_trumps"]:
            remarks = trump_advice(self)
        if any(self.options[name] == "best" for name in _OWN):
            remarks += restraint_advice(self)
        return remarks

    @property
    def headlines(self) -> Headlines:
        chances = [
            ("first busho: another orders phase", "first_phases >= 2"),
            ("first busho: all three", "first_phases >= 3"),
            ("a crisis of faith forces a withdrawal", "withdrew == 1"),
            ("an enemy busho is resurrected", "enemy_phases >= 1"),
        ]
        if self.options["coordinate"]:
            chances.insert(0, ("the two give orders together", "coordinated == 1"))
        passes = self.options["continuity"] != "always"
        ends = at.ENDINGS if passes else at.ENDINGS[: at.PASSED]
        chances += [(f"{_END}: {word}", f"ended == '{word}'") for word in ends]
        amounts = (
            ("orders phases of the side", "phases"),
            ("orders phases of the first busho", "first_phases"),
            ("orders phases of the enemy by resurrection", "enemy_phases"),
        )
        lines = (("side", "phases"), ("first busho", "first_phases"))
        return Headlines(tuple(chances), amounts, (("orders phases", lines),))

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        seen = states.astype(np.int64)
        return {name: seen[:, _PLACES[name]] for name in self.variables}

    def happened(self, step: Step) -> "list[Happening]":
        from samurai_odds.ran.procedures.orders_events import happened

        return list(happened(step))

    def narrate(self, one: "Happening") -> str:
        from samurai_odds.ran.procedures.orders_events import narrate

        return narrate(one)


def _ratings(text: Any, who: str, problems: list[str]) -> tuple[tuple[int, bool], ...]:
    """Read ratings, each with whether it is a So-Taisho's Initiative."""
    if text is None:
        return ()
    ratings = []
    for part in str(text).lower().split(","):
        rating = re.fullmatch(r"\s*(\d)(\s+so-taisho)?\s*", part)
        if rating is None:
            problems.append(f"cannot read '{part.strip()}' in {who}: write {_RATINGS}")
        else:
            ratings.append((int(rating[1]), rating[2] is not None))
    return tuple(ratings)


def _listed(ratings: tuple[tuple[int, bool], ...]) -> str:
    return ", ".join(f"{rating}{' so-taisho' * so_taisho}" for rating, so_taisho in ratings)


def _momentum_code(rating: int, more: int) -> int:
    return dice.by_result(lambda die: momentum_result(die, rating, more))


def _trump_code(initiative: int, outside: bool) -> int:
    return dice.at_most(initiative // 2 if outside else initiative)


def _crisis_code(momentum: int, initiative: int) -> int:
    return dice.by_two(lambda own, lord: crisis_result(own, lord, momentum, initiative))
