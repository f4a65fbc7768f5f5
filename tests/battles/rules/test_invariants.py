"""What holds at every step of a game, seen in games of random choices."""

import random
from typing import Any

import numpy as np
import pytest

from samurai_odds.battles.attack.dice import pool
from samurai_odds.battles.board import CORE as board
from samurai_odds.battles.full_game.game import GAME
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import DECISIONS
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.engine.machine import END
from samurai_odds.engine.names.schema import Ints
from samurai_odds.play.stepping import steps
from tests.battles.reference.game import ReferenceGame
from tests.battles.rules.drawing import FACTS, army, drawn, objective, tent
from tests.battles.rules.epic.scenarios import across_the_lines, wide

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


@pytest.mark.quick(per="name", but=("wide",))
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
        while s.pending != END:
            looks_right(setup, s)
            banners.follow(s, kinds)
            if s.pending < 0:
                seen.add(DECISIONS[s.decision].name)
                values = s.choices[: s.options_open]
                assert len(set(values)) == len(values) > 1
            value = outcome(setup.question, s, luck)
            events.append(event(s, value))
            take(setup.question, s, value)
        looks_right(setup, s)
        end = ReferenceGame(SCENARIOS[name], None, TURNS).replay(events)
        assert end.banners == tuple(int(s.sides[side].banners) for side in (0, 1))
    epic = SCENARIOS[name].board.rack > 0
    kinds_seen = 21 if epic else 16  # of 23 (18) kinds of decision, in games enough
    assert len(seen) >= kinds_seen or len(seeds) < 8


def outcome(q: Any, s: State, luck: random.Random) -> int:
    """Draw what comes next; more willing to act than to be done."""
    what = int(s.pending)
    if what >= at.UNIFORM:
        return luck.randrange(what - at.UNIFORM)
    if what > 0:
        rolled = pool(what)
        return luck.choices(rolled.outcomes, rolled.probabilities)[0]
    values = [int(v) for v in s.choices[: s.options_open]]
    if s.decision == at.MOVE_CHOICE and luck.random() < 0.7:
        return min(values, key=lambda there: (to_enemy(q, s, there), luck.random()))
    if values[0] == 0 and luck.random() < 0.9 and s.decision != at.REPLENISH_CHOICE:
        values = values[1:]
    return luck.choice(values)


def event(s: State, value: int) -> tuple[int, int, tuple[int, ...] | None]:
    """Record what comes next as the reference game reads it."""
    if s.pending > 0:
        return int(s.pending), value, None
    values = s.choices[: s.options_open]
    return -(10 * int(s.decision) + int(s.asked)), value, tuple(int(v) for v in values)


def to_enemy(q: Question, s: State, there: int) -> int:
    """Measure how far a hex is from the nearest enemy unit."""
    units = [n for n in range(int(s.units)) if s.unit_hex[n] >= 0]
    enemies = [n for n in units if s.unit_side[n] != s.active]
    if there == at.OFF_BOARD or not enemies:
        return 0
    return min(int(q.distances[there, s.unit_hex[n]]) for n in enemies)


def looks_right(setup: Setup, s: State) -> None:
    """Check the state at one step."""
    q, units, leaders = setup.question, int(s.units), int(s.leaders)
    blocks = s.unit_blocks[:units]
    places = s.unit_hex[:units]
    standing = [int(place) for place in places if place >= 0]
    assert len(set(standing)) == len(standing)  # one unit in a hex
    for unit in range(units):
        if places[unit] >= 0:
            assert s.unit_at[places[unit]] == unit
            assert 1 <= blocks[unit] <= 4
            assert q.passable[places[unit]]
    assert (s.unit_at >= 0).sum() == len(standing)
    led = [int(place) for place in s.leader_hex[:leaders] if place >= 0]
    assert len(set(led)) == len(led)  # one leader in a hex
    for leader in range(leaders):
        place = s.leader_hex[leader]
        assert (place >= 0) == (s.leader_fate[leader] == at.ALIVE)
        if place >= 0:
            assert s.leader_at[place] == leader
            unit = s.unit_at[place]
            if unit >= 0:  # with a friend whom he may lead
                assert s.unit_side[unit] == q.leader_side[leader]
                mounted = q.kinds[q.unit_kind[unit]].mounted
                assert not mounted or q.leader_kind[leader] == at.MOUNTED
    assert (s.leader_at >= 0).sum() == len(led)
    tokens_and_cards(setup, s)


def tokens_and_cards(setup: Setup, s: State) -> None:
    reserves = [int(side.tokens) for side in s.sides]
    assert min(*reserves, s.pool) >= 0
    on_cards = sum(int(side.on_cards) for side in s.sides)
    assert sum(reserves) + s.pool + on_cards == setup.scenario.pool
    cards = sum(counted(pile) for pile in (s.deck, s.discards, s.hands, s.rack))
    strikes = sum(int(side.strikes_played) for side in s.sides)
    table = sum(int(card >= 0) for card in (s.led, s.led_beside))
    assert cards + strikes + table == 60
    cards = sum(counted(pile) for pile in (s.dragon_deck, s.dragon_discards, s.dragon_hands))
    table = sum(int(side.dragon_played >= 0) for side in s.sides)
    assert cards + (table if s.led >= 0 else 0) == 40
    for side, each in enumerate(s.sides):
        assert counted(s.hands[side]) == each.hand_size


def counted(counts: Ints) -> int:
    assert counts.min() >= 0
    return int(counts.sum())


class Banners:
    """Counts the banners from outside: losses, leaders killed, objectives."""

    def __init__(self, setup: Setup, s: Any) -> None:
        self.scenario, self.q = setup.scenario, setup.question
        self.before = s.copy()
        self.permanent = [0, 0]
        self.follow(s, [unit.kind for unit in self.scenario.units])

    def follow(self, s: State, kinds: list[str]) -> None:
        """Compare the change since the last step with what has been lost and reached."""
        before, change = self.before, [0, 0]
        assert (s.unit_blocks[: len(kinds)] <= before.unit_blocks[: len(kinds)]).all()
        for n, unit in enumerate(self.scenario.units):
            gone = before.unit_hex[n] >= 0 > s.unit_hex[n]
            owner = int(s.unit_side[n])
            if gone and s.unit_blocks[n] == 0:
                change[1 - owner] += 0 if kinds[n] == "bodyguard" else unit.banners
            elif gone:  # by an exit or across
                change[owner] += self.worth(owner, kinds[n], int(before.unit_hex[n]))
        for n, leader in enumerate(self.scenario.leaders):
            if before.leader_fate[n] == at.ALIVE and s.leader_fate[n] == at.KILLED:
                change[1 - leader.side] += leader.banners
        for stood in self.scenario.tents:
            if before.tent_at[stood.hex] >= 0 > s.tent_at[stood.hex]:
                change[1 - stood.side] += stood.banners
        for goal in self.scenario.objectives:
            for place in goal.hexes:
                if goal.rule in ("hold", "capture"):
                    was, now = (
                        (one.held if goal.rule == "hold" else one.captured)[goal.side, place]
                        for one in (before, s)
                    )
                    change[goal.side] += int(now - was) * goal.banners
        for side in (0, 1):
            more = int(s.sides[side].banners - before.sides[side].banners) - change[side]
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

    def at_turns_edge(self, side: int, before: State, s: State) -> set[int]:
        """What cards and cleared sections may give when a turn ends or begins."""
        if before.turn == s.turn and before.led == s.led:
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
