"""The reference game by itself: whole games at random, and what must hold in each of them."""

from collections import Counter
from functools import cache

import pytest

from samurai_odds.battles.board import BOTTOM, TOP
from samurai_odds.battles.board import CORE as board
from samurai_odds.battles.scenario.scenario import Army, Leader, Objective, Scenario, Tent, Unit
from tests.battles.reference.board import PLANES, Plane
from tests.battles.reference.game import Disagreement, Game, ReferenceGame

GAMES = 60  # of each scenario


def ground(**kinds: str) -> tuple[str, ...]:
    terrain = ["open"] * board.hexes
    for kind, names in kinds.items():
        for name in names.split():
            terrain[board.hex_named(name)] = kind.replace("_", "-")
    return tuple(terrain)


def at(*names: str) -> tuple[int, ...]:
    return tuple(board.hex_named(name) for name in names)


def line(side: int, row: int, kinds: str, first: int = 1) -> tuple[Unit, ...]:
    """Units side by side; a dash leaves a gap."""
    keys = {
        "S": "samurai-spear", "B": "samurai-bow", "s": "ashigaru-spear", "b": "ashigaru-bow",
        "a": "ashigaru-arquebus", "l": "levy", "C": "samurai-spear-cavalry",
        "K": "samurai-bow-cavalry", "G": "bodyguard",
    }  # fmt: skip
    return tuple(
        Unit(side, keys[kind], board.hex_at(row, first + n))
        for n, kind in enumerate(kinds) if kind != "-"
    )  # fmt: skip


def leader(side: int, kind: str, name: str, banners: int = 1) -> Leader:
    return Leader(side, kind, board.hex_named(name), banners)


@cache
def all_terrain() -> Scenario:
    """Every unit and every terrain, commanders with tents, places to take and hold."""
    return Scenario(
        "All terrain",
        terrain=ground(
            forest="c5 d5 h4 i8", hill="f5 g5 f6 e6 j7 j8", field="b6 c7", building="k6 d8",
            ravine="h6 h7", fence="g8 e4", palisade="i4 b8", castle="f7 g3", tent="f11 g1",
        ),
        armies=(Army("Red", 5, 4, 8, 7), Army("Blue", 6, 5, 3, 7)),
        units=(
            *line(0, 8, "SsblaCKBs"), *line(0, 10, "ll--G-S", 1),
            *line(1, 2, "SsbllCaKB"), *line(1, 0, "ss---G-ll", 1),
        ),
        leaders=(
            leader(0, "commander", "f11"), leader(0, "mounted", "g9"), leader(0, "foot", "b9"),
            leader(0, "foot", "a10", 2), leader(1, "commander", "g1"), leader(1, "mounted", "f3"),
            leader(1, "foot", "j3"), leader(1, "mounted", "k2"),
        ),
        tents=(Tent(0, at("f11")[0]), Tent(1, at("g1")[0])),
        objectives=(
            Objective(0, "hold", at("d8", "f6", "h7"), 2), Objective(1, "hold", at("f6", "f5")),
            Objective(0, "capture", at("g3", "e4"), 1, lose_cards=1),
            Objective(1, "capture", at("f7", "i8"), 2),
        ),
    )  # fmt: skip


@cache
def river() -> Scenario:
    """A river to cross, a board to leave, cards that pay, sections to clear, few tokens."""
    return Scenario(
        "River",
        terrain=ground(
            river="a6 b6 d6 e6 f6 i6 k6", ford="c6 h6", bridge="g6", shallow_ford="j6",
            field="d4 e4", forest="e8 h9", building="c9 g3",
        ),
        armies=(Army("Red", 6, 3, 2, 8), Army("Blue", 4, 6, 0, 8)),
        units=(
            *line(0, 8, "lllbCasKS", 1), *line(0, 9, "l-S-b-s", 2),
            *line(1, 2, "slblaCSKB", 1),
            Unit(1, "levy", at("f1")[0], locked_until="order-two-center"),
            Unit(1, "samurai-spear", at("h1")[0], 2, locked_until="order-one-left"),
        ),
        leaders=(
            leader(0, "mounted", "c9"), leader(0, "foot", "e9"), leader(0, "mounted", "h11"),
            leader(1, "mounted", "d3"), leader(1, "foot", "f2"), leader(1, "foot", "b3"),
        ),
        first=1,
        objectives=(
            Objective(0, "cross", at("c3", "g2", "f3", "a1"), kinds=("ashigaru-spear", "levy")),
            Objective(1, "exit", at("a11", "f11", "l11", "g11"), 1),
            Objective(0, "card", banners=1, cards=("order-one-left", "order-one-center")),
            Objective(1, "clear-section"),
        ),
        pool=12,
    )  # fmt: skip


@cache
def brawl() -> Scenario:
    """Close together from the start, red on top, a small pool, a scenario's own barrier."""
    return Scenario(
        "Brawl",
        terrain=ground(hill="d5 e5 d6", ravine="g6 h6", palisade="c6", castle="f6", field="i6"),
        armies=(Army("Red", 5, 6, 9, 9), Army("Blue", 5, 6, 9, 9)),
        units=(*line(0, 4, "slSCbKllB"), *line(0, 3, "lls", 3), *line(1, 6, "SllaCsKlb")),
        leaders=(
            leader(0, "mounted", "c5"), leader(0, "foot", "d5"), leader(0, "mounted", "e5"),
            leader(0, "foot", "b3"), leader(1, "mounted", "c7"), leader(1, "mounted", "f7"),
            leader(1, "foot", "b7"), leader(1, "foot", "i11"),
        ),
        red_at=TOP, impassable=("ravine",), pool=20,
    )  # fmt: skip


SCENARIOS = (all_terrain, river, brawl)


class Watcher:
    """Looks at a game after each of its steps."""

    def __init__(self, scenario: Scenario):
        self.scenario = scenario
        self.blocks = [4 if unit.blocks is None else unit.blocks for unit in scenario.units]
        self.seen: Counter[str] = Counter()

    def __call__(self, game: Game) -> None:
        self.seen[game.phase] += 1
        places = [u.hex for u in game.units if u.hex is not None]
        assert len(places) == len(set(places))
        leaders = [x.hex for x in game.leaders if x.hex is not None]
        assert len(leaders) == len(set(leaders))
        for hex in (*places, *leaders):
            assert self.scenario.board.has(hex)
            assert not game.impassable(hex)
        for x in game.leaders:
            assert (x.hex is None) == (x.state != "alive")
            unit = game.unit_at(x.hex)
            assert unit is None or (unit.side == x.side and x.may_lead(unit))
        for n, unit in enumerate(game.units):
            assert 0 <= unit.blocks <= self.blocks[n]
            assert unit.blocks or unit.hex is None
            self.blocks[n] = unit.blocks
        tokens = [player.tokens for player in game.players]
        assert min(*tokens, game.pool) >= 0
        assert sum(tokens) + game.pool + game.tokens_on_cards == self.scenario.pool
        piles = [game.deck, game.discards, game.on_table, game.rack]
        piles += [player.hand for player in game.players]
        assert sum(pile.total() for pile in piles) == 60
        assert min(min(pile.values(), default=0) for pile in piles) >= 0
        piles = [game.dragon_deck, game.dragon_discards, game.dragons_on_table]
        assert sum(p.total() for p in (*piles, *(p.dragons for p in game.players))) == 40
        self.check_banners(game)

    def check_banners(self, game: Game) -> None:
        objectives = self.scenario.objectives
        for side in (0, 1):
            gained = sum(u.banners for u in game.units if u.side != side and not u.blocks) + sum(
                x.banners for x in game.leaders if x.side != side and x.state == "killed"
            )
            gained += sum(
                t.banners for t in self.scenario.tents if t.side != side and t not in game.tents
            )
            gained += sum(
                objectives[n].banners for n, _ in game.captured if objectives[n].side == side
            )
            away = sum(1 for u in game.units if u.side == side and u.blocks and u.hex is None)
            gained += away
            more = any(o.side == side and o.rule in ("card", "clear-section") for o in objectives)
            found = game.players[side].gained
            assert found == gained or (more and found > gained)
            held = sum(objectives[n].banners for n, _ in game.held if objectives[n].side == side)
            assert game.banners(side) == found + held
            for n, hex in game.held:
                unit = game.unit_at(hex)
                assert unit is not None
                assert unit.side == objectives[n].side


@pytest.mark.parametrize("scenario", [make() for make in SCENARIOS], ids=lambda s: s.title)
def test_games_at_random_keep_the_rules(scenario: Scenario) -> None:
    reference = ReferenceGame(scenario)
    reasons: Counter[str] = Counter()
    for seed in range(GAMES):
        events, end = reference.watch_random(seed, Watcher(scenario))
        reasons[end.reason] += 1
        assert (end.winner is None) == (end.reason == "turn limit")
        if end.reason == "banners":
            assert end.banners[end.winner] >= scenario.armies[end.winner].banners
        assert reference.replay(events) == end
    assert reasons["banners"] > GAMES / 2


def test_a_changed_record_is_noticed() -> None:
    reference = ReferenceGame(brawl())
    events = reference.play_random(1)
    for cut in (events[:-1], [*events, events[-1]]):
        with pytest.raises(Disagreement, match="record"):
            reference.replay(cut)
    for n in range(0, len(events), 7):
        what, result, options = events[n]
        wrong = (what, result, (*options, 5555)) if options else (what + 1, result, None)
        with pytest.raises(Disagreement):
            reference.replay([*events[:n], wrong, *events[n + 1 :]])
    assert reference.replay([(what, result) for what, result, _ in events])


@pytest.mark.parametrize("plane", PLANES.values(), ids=PLANES)
def test_geometry(plane: Plane) -> None:
    hexes = plane.numbering.hexes
    assert len(plane.middles) == len(plane.hex_at) == hexes
    for one in plane.middles:
        reached = {one}
        rings = [{one}]
        while rings[-1]:
            rings.append({h for hex in rings[-1] for h in plane.around(hex)} - reached)
            reached |= rings[-1]
        assert len(reached) == hexes
        for far, ring in enumerate(rings):
            assert all(plane.distance(one, other) == far for other in ring)
        for other in plane.middles:
            if one < other and plane.distance(one, other) <= 4:
                mirror = {"left": "right", "right": "left", "through": "through"}
                turned = {(hex, mirror[how]) for hex, how in plane.between(other, one)}
                assert turned == set(plane.between(one, other))


def test_lines_and_edges_of_the_core_board() -> None:
    plane = PLANES["core"]
    a1, a2, a3 = at("a1", "a2", "a3")
    assert plane.between(a1, a3) == ((a2, "left"), (None, "right"))
    assert plane.back(a3, TOP) == list(at("a2"))
    assert plane.sections(at("d2")[0], BOTTOM) == {"left", "center"}
    assert plane.sections(at("d1")[0], TOP) == {"right"}
