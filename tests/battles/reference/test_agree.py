"""Two independent references, one of single attacks and one of whole games, on the same attacks.

Every course of a close combat is played out in the reference game; the chances of all outcomes
must be exactly those of the reference of single attacks.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from samurai_odds.battles.board import CORE as board
from samurai_odds.battles.scenario.scenario import Army, Leader, Scenario, Unit
from tests.battles.reference import attack as reference
from tests.battles.reference.board import PLANES
from tests.battles.reference.game import Game
from tests.battles.reference.table import DECISIONS, WEIGHTS
from tests.battles.reference.test_game import ground

AMPLE = 90


def rolls(dice: int, kind: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """All counts of a roll with their chances."""

    def split(left: int, weights: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        if not weights:
            yield (), (6 - sum(WEIGHTS[kind])) ** left
            return
        for count in range(left + 1 if weights[0] else 1):
            ways = comb(left, count) * weights[0] ** count
            for rest, more in split(left - count, weights[1:]):
                yield (count, *rest), ways * more

    for counts, ways in split(dice, WEIGHTS[kind]):
        if ways:
            yield counts, Fraction(ways, 6**dice)


class AllCourses:
    """A script that takes every roll in turn, and decides as the other reference's players do."""

    def __init__(self, inspire: bool, inspire_back: bool, answer: int):
        self.path: list[list[Any]] = []  # remaining outcomes of each roll so far
        self.inspired = (inspire, inspire_back)
        self.answered = answer

    def runs(self) -> Iterator[None]:
        while True:
            self.at = 0
            yield
            while self.path and len(self.path[-1]) == 1:
                self.path.pop()
            if not self.path:
                return
            self.path[-1].pop()

    def chance(self) -> Fraction:
        chance = Fraction(1)
        for outcomes in self.path:
            chance *= outcomes[-1][1]
        return chance

    def roll(self, _game: Game, dice: int, kind: int) -> tuple[int, ...]:
        if self.at == len(self.path):
            self.path.append(list(rolls(dice, kind)))
        self.at += 1
        counts: tuple[int, ...] = self.path[self.at - 1][-1][0]
        return counts

    def decide(self, game: Game, what: int, options: set[int]) -> int:
        kind, side = DECISIONS[-what // 10], -what % 10
        if kind == "INSPIRE":
            return int(self.inspired[side])
        if kind == "ANSWER":
            return self.answered
        if kind in ("BOLSTER", "RETREAT"):
            return max(options) if kind == "BOLSTER" or side == 0 else min(options)
        if kind == "FATE":
            return self.flee(game, side, options - {999})
        assert kind in ("GAIN", "CHALLENGE"), kind
        return 0

    @staticmethod
    def flee(game: Game, side: int, options: set[int]) -> int:
        leader = game.leaders[side]
        start = leader.hex if leader.hex is not None else -1
        return max(options, key=lambda hex: PLANES["core"].distance(start, hex))


CASES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("samurai-spear", "ashigaru-bow", {"defender_on": "forest"}),
    ("samurai-spear-cavalry", "levy", {"defender_leader": "mounted"}),
    ("levy", "samurai-spear-cavalry", {"defender_blocks": 1, "defender_leader": "mounted"}),
    ("ashigaru-spear", "levy", {"defender_honor": 1, "defender_leader": "foot"}),
    ("ashigaru-bow", "levy", {"attacker_honor": 0, "attacker_blocks": 2}),
    ("ashigaru-bow", "levy", {"defender_honor": 0, "defender_blocks": 2}),
    ("samurai-bow", "ashigaru-arquebus", {"defender_on": "castle", "defender_leader": "foot"}),
    ("ashigaru-bow", "samurai-bow-cavalry", {"defender_on": "castle"}),
    ("samurai-spear", "ashigaru-spear", {"defender_on": "castle", "defender_leader": "mounted",
     "defender_blocks": 1, "defender_honor": 1}),
    ("samurai-bow", "bodyguard", {"attacker_on": "castle", "attacker_leader": "foot",
     "attacker_blocks": 2, "defender_blocks": 2}),
    ("samurai-bow-cavalry", "ashigaru-spear", {"defender_on": "fence", "attacker_leader": "mounted",
     "inspire": True}),
    ("ashigaru-spear", "ashigaru-spear", {"defender_leader": "foot", "inspire_back": True}),
    ("ashigaru-bow", "samurai-spear", {"defender_leader": "foot", "defender_honor": 1,
     "inspire_back": True, "defender_blocks": 1}),
    ("ashigaru-arquebus", "ashigaru-bow", {"attacker_leader": "foot", "attacker_honor": 2,
     "inspire": True, "defender_on": "hill", "attacker_on": "hill"}),
    ("levy", "ashigaru-bow", {"first_strike": True, "attacker_leader": "foot", "inspire": True,
     "attacker_blocks": 1, "attacker_honor": 2}),
    ("levy", "ashigaru-bow", {"ambush": True, "attacker_blocks": 1, "attacker_leader": "foot",
     "defender_honor": 1}),
    ("ashigaru-bow", "bodyguard", {"defender_blocks": 1, "defender_honor": 2}),
    ("samurai-spear-cavalry", "bodyguard", {"defender_blocks": 2, "attacker_on": "building"}),
    ("ashigaru-spear", "lone-leader", {"defender_honor": 1, "defender_on": "ravine"}),
    ("ashigaru-bow", "lone-leader", {"attacker_leader": "foot", "inspire": True}),
    ("samurai-spear-cavalry", "ashigaru-bow", {"attacker_on": "field", "defender_on": "palisade",
     "defender_leader": "foot", "defender_blocks": 1, "defender_honor": 2}),
    ("levy", "ashigaru-bow", {"attacker_leader": "foot", "attacker_blocks": 3,
     "attacker_honor": 1, "defender_on": "bridge"}),
)  # fmt: skip


def play_out(attacker: str, defender: str, options: dict[str, Any]) -> dict[Any, Fraction]:
    """The outcomes of an attack of red on e7 upon blue on e6, as the reference game plays it."""
    here, there = board.hex_named("e7"), board.hex_named("e6")
    units = [Unit(0, attacker, here, options.get("attacker_blocks"))]
    first = options.get("attacker_leader") or "foot"
    second = options.get("defender_leader") or "foot"
    leaders = [Leader(0, first, here), Leader(1, second, there)]
    if defender != "lone-leader":
        units.append(Unit(1, defender, there, options.get("defender_blocks")))
    tokens = [options.get(f"{who}_honor", AMPLE) for who in ("attacker", "defender")]
    hand = ("first-strike",) if options.get("first_strike") else ()
    dragons = ("ambush",) if options.get("ambush") else ()
    terrain = list(ground())
    terrain[here] = options.get("attacker_on", "open")
    terrain[there] = options.get("defender_on", "open")
    scenario = Scenario(
        "",
        tuple(terrain),
        (
            Army("", honor=tokens[0], banners=9),
            Army("", honor=tokens[1], banners=9, hand=hand, dragon_hand=dragons),
        ),
        tuple(units),
        tuple(leaders),
        pool=300,
    )
    answer = 1 if hand else 5 if dragons else 0
    script = AllCourses(options.get("inspire", False), options.get("inspire_back", False), answer)
    has_leader = [
        "attacker_leader" in options or attacker == "bodyguard",
        "defender_leader" in options or defender in ("bodyguard", "lone-leader"),
    ]
    found: dict[Any, Fraction] = {}
    for _ in script.runs():
        game = Game(scenario, script, None, 99)
        for leader, there_is in zip(game.leaders, has_leader, strict=True):
            if not there_is:
                leader.hex = None
        game.attack([game.units[0]], there)
        row = outcome(game, tokens)
        found[row] = found.get(row, Fraction(0)) + script.chance()
    return found


def outcome(game: Game, tokens: list[int]) -> Any:
    """Blocks left, kill and seppuku of leaders, net tokens, banners: red's, then blue's."""
    row: list[int] = []
    for side in (0, 1):
        leader = game.leaders[side]
        row += [
            sum(u.blocks for u in game.units if u.side == side),
            leader.state == "killed",
            leader.state == "seppuku",
            game.players[side].tokens - tokens[side],
            game.players[side].gained,
        ]
    return tuple(row)


@pytest.mark.quick(3)
@pytest.mark.parametrize(("attacker", "defender", "options"), CASES)
def test_the_references_agree(attacker: str, defender: str, options: dict[str, Any]) -> None:
    room = {"attacker_room": 4, "defender_room": 5}
    if defender == "lone-leader":
        options = {**options, "defender_leader": "foot"}
    names = reference.variables(**options)
    expected: dict[Any, Fraction] = {}
    left = (options.get("attacker_blocks", 4), options.get("defender_blocks", 4))
    if defender == "lone-leader":
        left = (left[0], 0)
    for values, chance in reference.attack(attacker, defender, **options, **room).items():
        v = dict(zip(names, values, strict=True))
        row = tuple(
            value
            for n, who in enumerate(("attacker", "defender"))
            for value in (
                left[n] - v[f"{who}_losses"],
                bool(v[f"{who}_leader_lost"]),
                bool(v[f"{who}_seppuku"]),
                v[f"{who}_tokens"],
                v[f"{who}_banners"],
            )
        )
        expected[row] = expected.get(row, Fraction(0)) + chance
    assert play_out(attacker, defender, options) == expected
