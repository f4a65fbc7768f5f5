"""The odds of a shock that may be declared are those of that attack, as the game plays it out."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from samurai_odds import ran
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.grids.printing import printed
from samurai_odds.page.playing import scenarios
from samurai_odds.play import layout as at
from samurai_odds.play.at_table import Offer, about_share
from samurai_odds.play.game import Start
from samurai_odds.play.question import Question
from samurai_odds.play.replay import forced, options_open, prepare
from samurai_odds.play.sitting import sat
from samurai_odds.ran.full_game.game import GAME
from samurai_odds.ran.full_game.table import Table
from samurai_odds.ran.rules.decisions.packed import attack_front, unit_of, who_of
from samurai_odds.ran.rules.decisions.said import attacked
from samurai_odds.ran.rules.layout import DISRUPTED, State
from samurai_odds.ran.rules.shock import layout as sh

CHOICES = "0.1.0.1.0.1.0.0.0.0.0.1.0.3.0.2.0.0.0.0.1.0.0.1.1.0.0.1.0.3.1.0.1.x.0.0.1.0"
NUMBER = 33  # of the game
DIE = 4  # falls where another combat is fought


@cache
def table() -> Table:
    return Table(scenarios("ran")["study-foot"])


def asked(choices: int) -> Any:
    """Return the state in which red is asked what it attacks, after some of its choices."""
    start = Start(GAME, Question(table().question), table().state).with_bots(["careful"] * 2)
    made = [int(one, 36) for one in CHOICES.split(".")[:choices]]
    _, s = sat(start, 0, NUMBER, [0], made)
    prepare(GAME, table().question, s)
    assert s[at.DECISION] == sh.ATTACK_CHOICE
    return s


def offer(s: Any) -> Offer:
    return table().offer(State(s), options_open(s))


class Fought:
    """An attack, by the game's own rules: how often whom it meets comes to its TQ."""

    def __init__(self, s: Any, value: int, friends: bool, passed: bool = False) -> None:
        self.q, self.unit = table().question, who_of(value)
        self.foes = attacked(self.q, State(s), self.unit, attack_front(value))
        self.spared = attacked(self.q, State(s), self.unit, sh.BOTH)
        self.friends, self.passed, self.before = friends, passed, s.copy()
        self.shares = [0.0] * len(self.foes)
        s = s.copy()
        GAME.settle(self.q, s, value)
        self.play(s, 1.0)

    def play(self, s: Any, share: float) -> None:
        """Go through all dice of its checks and its clash."""
        while True:
            prepare(GAME, self.q, s)
            what, state = int(s[at.PENDING]), State(s)
            is_own = self.unit in [int(one) for one in state.shock.member[: sh.PART]]
            done = is_own and state.phase in (sh.ADVANCES, sh.RETREATS, sh.COMBAT_DONE)
            if done or state.phase == sh.SEGMENT_DONE:  # who went back is in no combat
                for k, foe in enumerate(self.foes):
                    self.shares[k] += share * (s_of(s, foe) > s_of(self.before, foe))
                return
            if what == AUTOMATIC:
                continue
            only = forced(s)
            ways = [only] if only is not None else [*self.ways(s, what, is_own)]
            for value in ways[1:]:
                other = s.copy()
                GAME.settle(self.q, other, value)
                self.play(other, share / len(ways))
            GAME.settle(self.q, s, ways[0])
            share /= len(ways)

    def ways(self, s: Any, what: int, is_own: bool) -> Iterator[int]:
        state, values = State(s), options_open(s)
        if what > 0:
            faces = range(what - at.UNIFORM)
            checks = state.phase in (sh.BREAKING_OFF, sh.CHECKING)
            yield from [0] if checks and self.passed else faces if is_own else [DIE]
        elif s[at.DECISION] == sh.ATTACK_CHOICE:
            yield self.named(state, [one for one in values if one], 0 in values)
        elif s[at.DECISION] == sh.FACE_CHOICE and is_own:
            members = [int(one) for one in state.shock.member[sh.PART : 2 * sh.PART]]
            flanked = int(state.shock.superior[self.unit])
            by_flank = {one: flanked >> members.index(unit_of(one)) & 1 for one in values}
            yield from (one for one in values if by_flank[one] == min(by_flank.values()))
        else:
            yield from values if is_own else values[:1]

    def named(self, s: State, values: Sequence[int], may_end: bool) -> int:
        """Have friends join in, if they do; and others attack the other enemies before the unit."""
        whom = {one: attacked(self.q, s, who_of(one), attack_front(one)) for one in values}
        joining = [one for one in values if sorted(whom[one]) == sorted(self.foes)]
        apart = [one for one in values if not set(whom[one]) & set(self.foes)]
        spared = {*self.spared} - {*self.foes, at.NONE}
        other = [one for one in apart if spared and spared <= set(whom[one])]
        found = [*(joining if self.friends else ()), *other, *apart]
        return 0 if may_end and (not found or found[0] in apart) and not other else found[0]


def s_of(s: Any, unit: int) -> int:
    return int(State(s).state[unit])


@pytest.mark.quick(4)
@pytest.mark.parametrize("disrupted", ["", "A1"])
@pytest.mark.parametrize("choices", [37, 36, 35])
def test_the_odds_of_an_attack_are_its_own(choices: int, disrupted: str) -> None:
    """Of one enemy or of two, who share the hits (11.22); with those alone who are still free.

    A unit that attacks by choice checks first, and a disrupted one.
    """
    s = asked(choices)
    for unit in range(len(table().names.counters) if disrupted else 0):
        if is_named(unit, disrupted):
            State(s).state[unit] = DISRUPTED
    told = offer(s).choices
    for value, choice in zip(options_open(s), told, strict=True):
        if value and choice.chance is not None:
            says = printed(choice.says)
            friends = "with 1 other" in says
            played = Fought(s, value, friends)
            assert choice.chance.win / 1000 == pytest.approx(min(played.shares), abs=0.001)
            fought = Fought(s, value, friends, passed=True)
            for foe, share in zip(fought.foes, fought.shares, strict=True):
                whom = table().names.unit(foe) if len(fought.foes) > 1 else "it"
                assert about_share(round(1000 * share), f"disrupts or routs {whom}") in says


@pytest.mark.parametrize("more", ["engaged", "disrupted engaged"])
def test_an_engaged_unit_attacks_as_often_as_in_a_combat_by_itself(more: str) -> None:
    """Disrupted it checks to attack at all, and again to commit (9.12, R3)."""
    s, [unit] = asked(35), [k for k in range(len(table().names.counters)) if is_named(k, "A2")]
    state = State(s)
    assert state.engaged[unit]
    state.state[unit] = DISRUPTED * more.startswith("disrupted")
    [says] = [
        printed(choice.says)
        for value, choice in zip(options_open(s), offer(s).choices, strict=True)
        if value and who_of(value) == unit
    ]
    own = table().names.counters[unit][1].unit
    alone = ran.shock(f"SI {own.tq}-4/{own.second_tq}-3 {more}", "SI 7-4/6-3").p("attacked == 1")
    said = about_share(round(1000 * float(alone)), "passes its checks")
    assert says.startswith("if it attacks" if alone == 1 else f"{said}; if it attacks")


def is_named(unit: int, label: str) -> bool:
    return table().names.unit(unit).startswith(label)
