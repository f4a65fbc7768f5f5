"""Epic games of the reference at random, and what must hold in each of them."""

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import pytest

from samurai_odds.battles.board import EPIC, TOP
from samurai_odds.battles.scenario.scenario import Army, Leader, Objective, Scenario, Tent, Unit
from tests.battles.reference.epic_turn import at, ground
from tests.battles.reference.game import EpicGame, ReferenceGame
from tests.battles.reference.orders import SECTIONS
from tests.battles.reference.table import DECISIONS
from tests.battles.reference.test_game import Watcher

GAMES = 30  # of each scenario
KINDS = {
    "S": "samurai-spear", "B": "samurai-bow", "s": "ashigaru-spear", "b": "ashigaru-bow",
    "a": "ashigaru-arquebus", "l": "levy", "C": "samurai-spear-cavalry",
    "K": "samurai-bow-cavalry", "G": "bodyguard",
}  # fmt: skip


def line(side: int, first: str, kinds: str) -> tuple[Unit, ...]:
    """Units side by side from a hex on; a dash leaves a gap."""
    (start,) = at(first)
    return tuple(Unit(side, KINDS[k], start + n) for n, k in enumerate(kinds) if k != "-")


def leader(side: int, kind: str, name: str) -> Leader:
    return Leader(side, kind, *at(name))


@cache
def wide() -> Scenario:
    """All units and terrain over the whole width, tents, objectives of several kinds."""
    return Scenario(
        "Wide",
        terrain=ground(
            forest="c5 d5 h4 i8 s5", hill="f5 g5 f6 e6 q4 q5 r5", field="b6 m7", building="k6 t4",
            ravine="h6 n6", fence="g8 e4", palisade="i4 b8 q6", castle="f7 v7", tent="m9 m1",
            river="j5 k5 l5", ford="m5", bridge="n5",
        ),
        armies=(Army("Red", 6, 4, 9, 9), Army("Blue", 5, 5, 6, 9)),
        units=(
            *line(0, "b8", "SsblaCK-Bsl-SblC-slbKa"), *line(0, "a9", "ll----s-s---G--l--b--S-ll"),
            *line(1, "b2", "sSbllCa-KBsl-SbsC-lsKb"), *line(1, "a1", "ss----l-----G-l---s--a-b"),
        ),
        leaders=(
            leader(0, "commander", "m9"), leader(0, "mounted", "g8"), leader(0, "foot", "b9"),
            leader(0, "foot", "p8"), leader(0, "mounted", "w8"), leader(0, "foot", "i9"),
            leader(1, "commander", "m1"), leader(1, "mounted", "g2"), leader(1, "foot", "i2"),
            leader(1, "mounted", "q3"), leader(1, "foot", "z1"),
        ),
        tents=(Tent(0, *at("m9")), Tent(1, *at("m1"))),
        objectives=(
            Objective(0, "hold", at("k6", "t4"), 1), Objective(1, "capture", at("f7", "i8"), 1),
            Objective(0, "clear-section"), Objective(1, "exit", at("a9", "z9")),
            Objective(0, "card", cards=("order-one-left", "leadership")),
        ),
        pool=60, board=EPIC,
    )  # fmt: skip


@cache
def across_the_lines() -> Scenario:
    """Close together around both dotted lines, red on top, small hands, few tokens, a rack."""
    return Scenario(
        "Across the lines",
        terrain=ground(hill="h5 i5", castle="q5", palisade="j4", ravine="p6"),
        armies=(Army("Red", 4, 6, 2, 8), Army("Blue", 4, 6, 9, 8, hand=("counter-attack",))),
        units=(
            *line(0, "f4", "sCl-Sb-aKs-l-Bs"), *line(0, "g2", "ll-S-b-s-b-l"),
            *line(1, "f6", "bCS-sl-alb-K-ss"), *line(1, "g8", "bl-B-b-l-s-a"),
        ),
        leaders=(
            leader(0, "mounted", "g4"), leader(0, "foot", "i4"), leader(0, "foot", "q2"),
            leader(1, "mounted", "g6"), leader(1, "foot", "j6"), leader(1, "mounted", "q6"),
        ),
        first=1, red_at=TOP, impassable=("ravine",), pool=24, board=EPIC,
        rack=("serpent-command", "first-strike"),
    )  # fmt: skip


SCENARIOS = (wide, across_the_lines)


class EpicWatcher(Watcher):
    """Looks at what is special about Epic, too."""

    def __call__(self, game: Any) -> None:
        super().__call__(game)
        assert isinstance(game, EpicGame)
        for player, army in zip(game.players, self.scenario.armies, strict=True):
            assert player.hand.total() <= army.command + (game.phase == "end of turn")
        assert len(game.led) <= 2
        from_rack = sum(led.from_rack for led in game.led)
        assert len(game.led) < 2 or from_rack == 1
        before_draws = game.phase not in ("setting up", "end of turn")
        if before_draws and game.led:
            assert all(game.on_table[led.card] for led in game.led)
            assert game.rack.total() == 3 - from_rack
        assert game.rack.total() in (2, 3)
        assert len(game.orders) == len(set(game.orders))
        if game.phase == "orders":
            self.limits(game)

    def limits(self, game: EpicGame) -> None:
        """The cards of a turn, looked at hex by hex: is there a way to count each in a section?"""
        cards = dict(zip(game.book.card_keys, game.book.cards, strict=True))
        tables = [cards.get(led.key, {}) for led in game.led]
        groups = [[p for p in game.orders if game.ordered_by[p] is led] for led in game.led]
        for led, table, group in zip(game.led, tables, groups, strict=True):
            if table.get("orders") == "sections":
                quotas = [table.get(name, 0) for name in SECTIONS]
                quotas = [led.command if q == "command" else q for q in quotas]
                assert any(
                    all(way.count(name) <= q for name, q in zip(SECTIONS, quotas, strict=True))
                    for way in self.ways(game, group)
                )
        if len(groups) == 2:
            kinds = [table.get("orders") for table in tables]
            if "leadership" in kinds:
                self.led_by_somebody(game, groups[kinds.index("leadership")])
            assert any(
                self.allowed(kinds, [set(one), set(other)])
                for one in self.ways(game, groups[0])
                for other in self.ways(game, groups[1])
            )

    @staticmethod
    def ways(game: EpicGame, group: list[Any]) -> list[tuple[str, ...]]:
        seat = game.scenario.seat(game.side)
        found = [sections_of(game, piece, seat) for piece in group]
        return list(dict.fromkeys(product(*found)))

    @staticmethod
    def allowed(kinds: list[str], taken: list[set[str]]) -> bool:
        for n in (0, 1):
            mine, others = taken[n], taken[1 - n]
            if kinds[n] == "infantry" and len(mine) > 1:
                return False
            if kinds[n] == "group" and (
                len(mine) == 3
                or mine == {"left", "right"}
                or (len(mine) == 2 and mine & others)
                or (kinds[1 - n] == "group" and mine & others)
            ):
                return False
        return True

    @staticmethod
    def led_by_somebody(game: EpicGame, group: list[Any]) -> None:
        assert not group or any(game.leader_at(piece.hex) for piece in group)


@pytest.mark.parametrize("scenario", [make() for make in SCENARIOS], ids=lambda s: s.title)
def test_epic_games_at_random_keep_the_rules(scenario: Scenario) -> None:
    reference = ReferenceGame(scenario)
    reasons: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        events, end = reference.watch_random(seed, EpicWatcher(scenario))
        reasons[end.reason] += 1
        asked.update(DECISIONS[-what // 10] for what, _, _ in events if what < 0)
        assert sum(map(len, (*end.hands, end.rack))) < 60
        assert reference.replay(events) == end
    assert reasons["banners"] > GAMES / 2
    assert set(DECISIONS) - set(asked) == {"", "BESIDE"}


def sections_of(game: EpicGame, piece: Any, seat: int) -> list[str]:
    """The sections of a hex, by the widths that its middle lies from the left edge (E1)."""
    place, row = EPIC.place_of(piece.hex), EPIC.row_of(piece.hex)
    middle = place + 0.5 + (row % 2) / 2
    found = [
        name
        for name, low, high in (("left", 0, 9), ("center", 9, 17), ("right", 17, 26))
        if low <= middle <= high
    ]
    other = {"left": "right", "center": "center", "right": "left"}
    return [other[name] for name in found] if seat == TOP else found
