"""What holds at every step of a game, seen in games of random choices."""

import random
from typing import Any

import numpy as np
import pytest

from samurai_odds.battles.attack.dice import pool
from samurai_odds.battles.board import CORE as board
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import DECISIONS
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.whole.game import GAME
from samurai_odds.engine.machine import END
from samurai_odds.play.stepping import steps
from tests.battles.field.drawing import FACTS, army, drawn, objective, tent
from tests.battles.field.epic.scenarios import across_the_lines, wide
from tests.battles.reference.game import ReferenceGame

advance, take = steps(GAME).advance, steps(GAME).take

# Every unit and terrain, both kinds of leader, tents and every objective; and a crowded small
# fight with few tokens, where Lack of Honor and flights are common.
WHOLE = """
a1    .    bl   .    bb   .    tbGx .    ba   .    bl   .    .
a2      bK   bs   .    bs   .    bSm  bB   .    bC   bCm  .
a3    .    ^    .    #    .    .    *    .    .    :    :    .
a4      .    ^    ^    .    .    *    *    .    .    .    .
a5    ~    w    ~    =    ~    v    ~    ~    w    ~    ~    ~
a6      .    .    .    .    u    u    .    .    .    .    .
a7    .    *    .    |    .    !    .    @    .    .    ^    .
a8      .    rl   .    .    rl   .    .    .    #    .    .
a9    .    rS   .    rsf  .    rB   .    rs   .    rl   .    rf
a10     rC   .    ra   .    rb   .    rb   rCm  .    rK   .
a11   .    .    .    .    .    trGx .    .    .    .    .    .
"""
CROWD = """
b1    .    .    bm   .
b2      bl   bs   bb   bf
b3    blf  bS   bC   bs2  bKm
b4      *rl  .    ^rS  .    .
b5    rlm  rl   rs   rCm  rb
b6      rl   rB   .    ra   rf
b7    .    rf   .    .    .
"""


def whole() -> Scenario:
    goals = (
        objective("red", "hold", "b3", "b4", "c4", banners=1),
        objective("blue", "hold", "h7", banners=2),
        objective("red", "capture", "d3", banners=1, lose_cards=1),
        objective("blue", "capture", "i8", banners=1, lose_cards=2),
        objective("red", "exit", "a1", "l1", banners=2, kinds=("levy", "samurai-spear-cavalry")),
        objective("blue", "cross", "c9", "d9", "e9", banners=1),
        objective("red", "clear-section", banners=1),
        objective("blue", "card", banners=1, cards=("shogun", "order-two-center")),
    )
    special = {"b9": {"banners": 2}, "d1": {"locked_until": "leadership"}}
    red = army("red", (), command=6, dragons=4, banners=9)
    armies = (red, army("blue", (), command=5, dragons=5, banners=9))
    tents = (tent("blue", "f1"), tent("red", "f11", banners=2))
    return drawn(WHOLE, objectives=goals, tents=tents, armies=armies, special=special)


def crowd(honor: int) -> Scenario:
    armies = tuple(
        army(side, (), command=4, dragons=6, banners=9, honor=honor) for side in ("red", "blue")
    )
    return drawn(CROWD, armies=armies, first=honor % 2, red_at=honor % 2)


TURNS = 60
SCENARIOS = {
    "whole": whole(),
    "poor": crowd(0),
    "rich": crowd(13),
    "wide": wide(),
    "across the lines": across_the_lines(),
}


@pytest.mark.quick(per="name")
@pytest.mark.parametrize("seeds", [range(1), range(1, 10)], ids=str)
@pytest.mark.parametrize("name", SCENARIOS)
def test_random_games_keep_their_pieces_tokens_cards_and_banners(name: str, seeds: range) -> None:
    """And the independent reference, which replays them, agrees with every step."""
    setup = Setup(SCENARIOS[name], FACTS, turn_limit=TURNS)
    kinds = [unit.kind for unit in SCENARIOS[name].units]
    seen: set[str] = set()
    for seed in seeds:
        luck = random.Random(f"{name} {seed}")
        s = setup.state.copy()
        advance(setup.question, s)
        banners, events = Banners(setup, s), []
        while s[at.PENDING] != END:
            looks_right(setup, s)
            banners.follow(s, kinds)
            if s[at.PENDING] < 0:
                seen.add(DECISIONS[s[at.DECISION]].name)
                values = s[at.CHOICES : at.CHOICES + s[at.OPTIONS_OPEN]]
                assert len(set(values)) == len(values) > 1
            value = outcome(setup.question, s, luck)
            events.append(event(s, value))
            take(setup.question, s, value)
        looks_right(setup, s)
        end = ReferenceGame(SCENARIOS[name], None, TURNS).replay(events)
        assert end.banners == tuple(int(s[at.side_row(side) + at.BANNERS]) for side in (0, 1))
    epic = SCENARIOS[name].board.rack > 0
    kinds_seen = 21 if epic else 16  # of 23 (18) kinds of decision, in games enough
    assert len(seen) >= kinds_seen or len(seeds) < 8


def outcome(q: Any, s: Any, luck: random.Random) -> int:
    """Draw what comes next; more willing to act than to be done."""
    what = int(s[at.PENDING])
    if what >= at.UNIFORM:
        return luck.randrange(what - at.UNIFORM)
    if what > 0:
        rolled = pool(what)
        return luck.choices(rolled.outcomes, rolled.probabilities)[0]
    values = [int(v) for v in s[at.CHOICES : at.CHOICES + s[at.OPTIONS_OPEN]]]
    if s[at.DECISION] == at.MOVE_CHOICE and luck.random() < 0.7:
        return min(values, key=lambda there: (to_enemy(q, s, there), luck.random()))
    if values[0] == 0 and luck.random() < 0.9 and s[at.DECISION] != at.REPLENISH_CHOICE:
        values = values[1:]
    return luck.choice(values)


def event(s: Any, value: int) -> tuple[int, int, tuple[int, ...] | None]:
    """Record what comes next as the reference game reads it."""
    if s[at.PENDING] > 0:
        return int(s[at.PENDING]), value, None
    values = s[at.CHOICES : at.CHOICES + s[at.OPTIONS_OPEN]]
    return -(10 * int(s[at.DECISION]) + int(s[at.ASKED])), value, tuple(int(v) for v in values)


def to_enemy(q: Any, s: Any, there: int) -> int:
    """Measure how far a hex is from the nearest enemy unit."""
    units = [n for n in range(int(s[at.UNITS])) if s[at.UNIT_HEX + n] >= 0]
    enemies = [n for n in units if s[at.UNIT_SIDE + n] != s[at.ACTIVE]]
    if there == at.OFF_BOARD or not enemies:
        return 0
    row = at.DISTANCES + there * at.MOST_HEXES
    return min(int(q[row + s[at.UNIT_HEX + n]]) for n in enemies)


def looks_right(setup: Setup, s: Any) -> None:
    """Check the state at one step."""
    q, units, leaders = setup.question, int(s[at.UNITS]), int(s[at.LEADERS])
    blocks = s[at.UNIT_BLOCKS : at.UNIT_BLOCKS + units]
    places = s[at.UNIT_HEX : at.UNIT_HEX + units]
    standing = [int(place) for place in places if place >= 0]
    assert len(set(standing)) == len(standing)  # one unit in a hex
    for unit in range(units):
        if places[unit] >= 0:
            assert s[at.UNIT_AT + places[unit]] == unit
            assert 1 <= blocks[unit] <= 4
            assert q[at.PASSABLE + places[unit]]
    assert (s[at.UNIT_AT : at.UNIT_AT + at.MOST_HEXES] >= 0).sum() == len(standing)
    led = [int(place) for place in s[at.LEADER_HEX : at.LEADER_HEX + leaders] if place >= 0]
    assert len(set(led)) == len(led)  # one leader in a hex
    for leader in range(leaders):
        place = s[at.LEADER_HEX + leader]
        assert (place >= 0) == (s[at.LEADER_FATE + leader] == at.ALIVE)
        if place >= 0:
            assert s[at.LEADER_AT + place] == leader
            unit = s[at.UNIT_AT + place]
            if unit >= 0:  # with a friend whom he may lead
                assert s[at.UNIT_SIDE + unit] == q[at.LEADER_SIDE + leader]
                mounted = q[at.KINDS + q[at.UNIT_KIND + unit] * at.KIND_FIELDS + at.KIND_MOUNTED]
                assert not mounted or q[at.LEADER_KIND + leader] == at.MOUNTED
    assert (s[at.LEADER_AT : at.LEADER_AT + at.MOST_HEXES] >= 0).sum() == len(led)
    tokens_and_cards(setup, s)


def tokens_and_cards(setup: Setup, s: Any) -> None:
    rows = [at.side_row(side) for side in (0, 1)]
    reserves = [int(s[row + at.TOKENS]) for row in rows]
    assert min(*reserves, s[at.POOL]) >= 0
    on_cards = sum(int(s[row + at.ON_CARDS]) for row in rows)
    assert sum(reserves) + s[at.POOL] + on_cards == setup.scenario.pool
    places = ((at.DECK, 1), (at.DISCARDS, 1), (at.HANDS, 2), (at.RACK, 1))
    cards = sum(counted(s, start, times * at.MOST_CARDS) for start, times in places)
    strikes = sum(int(s[row + at.STRIKES_PLAYED]) for row in rows)
    table = sum(int(s[place] >= 0) for place in (at.LED, at.LED_BESIDE))
    assert cards + strikes + table == 60
    places = ((at.DRAGON_DECK, 1), (at.DRAGON_DISCARDS, 1), (at.DRAGON_HANDS, 2))
    cards = sum(counted(s, start, times * at.MOST_DRAGONS) for start, times in places)
    table = sum(int(s[row + at.DRAGON_PLAYED] >= 0) for row in rows)
    assert cards + (table if s[at.LED] >= 0 else 0) == 40
    for side, row in enumerate(rows):
        assert counted(s, at.HANDS + side * at.MOST_CARDS, at.MOST_CARDS) == s[row + at.HAND_SIZE]


def counted(s: Any, start: int, length: int) -> int:
    counts = s[start : start + length]
    assert counts.min() >= 0
    return int(counts.sum())


class Banners:
    """Counts the banners from outside: losses, leaders killed, objectives."""

    def __init__(self, setup: Setup, s: Any) -> None:
        self.scenario, self.q = setup.scenario, setup.question
        self.before = s.copy()
        self.permanent = [0, 0]
        self.follow(s, [unit.kind for unit in self.scenario.units])

    def follow(self, s: Any, kinds: list[str]) -> None:
        """Compare the change since the last step with what has been lost and reached."""
        before, change = self.before, [0, 0]
        blocks = slice(at.UNIT_BLOCKS, at.UNIT_BLOCKS + len(kinds))
        assert (s[blocks] <= before[blocks]).all()
        for n, unit in enumerate(self.scenario.units):
            gone = before[at.UNIT_HEX + n] >= 0 > s[at.UNIT_HEX + n]
            owner = int(s[at.UNIT_SIDE + n])
            if gone and s[at.UNIT_BLOCKS + n] == 0:
                change[1 - owner] += 0 if kinds[n] == "bodyguard" else unit.banners
            elif gone:  # by an exit or across
                change[owner] += self.worth(owner, kinds[n], int(before[at.UNIT_HEX + n]))
        for n, leader in enumerate(self.scenario.leaders):
            if before[at.LEADER_FATE + n] == at.ALIVE and s[at.LEADER_FATE + n] == at.KILLED:
                change[1 - leader.side] += leader.banners
        for stood in self.scenario.tents:
            if before[at.TENT_AT + stood.hex] >= 0 > s[at.TENT_AT + stood.hex]:
                change[1 - stood.side] += stood.banners
        for goal in self.scenario.objectives:
            for place in goal.hexes:
                which = goal.side * at.MOST_HEXES + place
                if goal.rule in ("hold", "capture"):
                    start = at.HELD if goal.rule == "hold" else at.CAPTURED
                    was, now = before[start + which], s[start + which]
                    change[goal.side] += int(now - was) * goal.banners
        row = [at.side_row(side) + at.BANNERS for side in (0, 1)]
        for side in (0, 1):
            more = int(s[row[side]] - before[row[side]]) - change[side]
            assert more == 0 or more in self.at_turns_edge(side, before, s), (side, more)
        self.before = s.copy()

    def worth(self, side: int, kind: str, place: int) -> int:
        goals = [g for g in self.scenario.objectives if g.side == side]
        near = {place, *self.scenario.board.neighbors(place)}
        for goal in goals:
            fits = not goal.kinds or kind in goal.kinds
            if fits and (goal.rule == "exit" or (goal.rule == "cross" and near & {*goal.hexes})):
                return goal.banners
        raise AssertionError(f"{kind} left from {self.scenario.board.name_of(place)}")

    def at_turns_edge(self, side: int, before: Any, s: Any) -> set[int]:
        """What cards and cleared sections may give when a turn ends or begins."""
        if before[at.TURN] == s[at.TURN] and before[at.LED] == s[at.LED]:
            return set()
        goals = [g for g in self.scenario.objectives if g.side == side]
        card = {goal.banners for goal in goals if goal.rule == "card"}
        clear = {n * g.banners for g in goals if g.rule == "clear-section" for n in (1, 2, 3)}
        return card | clear


def test_the_boards_are_as_meant() -> None:
    scenario = SCENARIOS["whole"]
    assert {unit.kind for unit in scenario.units} == set(FACTS.units)
    assert set(scenario.terrain) == set(FACTS.terrain)
    assert len({goal.rule for goal in scenario.objectives}) == 6
    assert np.array(scenario.terrain).size == board.hexes
