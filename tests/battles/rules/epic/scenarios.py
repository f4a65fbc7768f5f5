"""Epic scenarios of every unit, terrain and objective, and of a fight across the dotted lines."""

from functools import cache

from samurai_odds.battles.board import EPIC, TOP
from samurai_odds.battles.scenario.scenario import Army, Leader, Objective, Scenario, Tent, Unit


def at(*names: str) -> tuple[int, ...]:
    return tuple(EPIC.hex_named(name) for name in names)


def ground(**kinds: str) -> tuple[str, ...]:
    terrain = ["open"] * EPIC.hexes
    for kind, names in kinds.items():
        for hex in at(*names.split()):
            terrain[hex] = kind.replace("_", "-")
    return tuple(terrain)


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
