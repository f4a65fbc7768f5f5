"""Setups for the tests: any sound one, drawn at random, and a position to spoil."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import strategies as st

from samurai_odds.swords.layout import BOWMAN, DAIMYO, GUNNER, SPEARMAN, SWORDSMAN
from samurai_odds.swords.scenario.chart import Border, Changes, Province, chart_of, shipped_chart
from samurai_odds.swords.scenario.checks import problems
from samurai_odds.swords.scenario.scenario import (
    END_OF_ROUND,
    QUICK,
    STANDARD,
    TWO_PLAYER,
    VARIANTS,
    Army,
    Scenario,
    Seat,
    Units,
)
from samurai_odds.swords.scenario.text import in_order

_LETTERS = "abcXYZ-'#=.~|,;:0123 äö犬"
texts = st.text(_LETTERS, max_size=30).map(lambda text: " ".join(text.split()))
names = texts.filter(bool)
KINDS = (BOWMAN, GUNNER, SWORDSMAN, SPEARMAN)
SUPPLY = {BOWMAN: 9, GUNNER: 9, SWORDSMAN: 9, SPEARMAN: 36}


def units(**counts: int) -> Units:
    """Count units by name: ``units(spearman=2)``."""
    kinds = {"bowman": 0, "gunner": 1, "daimyo": 2, "swordsman": 3, "ronin": 4, "spearman": 5}
    row = [0] * 6
    for name, count in counts.items():
        row[kinds[name]] = count
    return tuple(row)


POSITION = Scenario(
    "A test",
    seats=(
        Seat("Red", armies=(Army(1, "Omi", units(daimyo=1)),), forces=(("Ise", units(gunner=1)),)),
        Seat("Blue", armies=(Army(2, "Tosa", units(daimyo=1, spearman=2), 2, 3),)),
        Seat("Gold", armies=(Army(3, "Iki", units(spearman=2)),), koku=4),
    ),
    castles=(("Omi", "castle"), ("Aki", "fortress")),
    round=4,
)


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """Draw a sound setup or position, as `in_order` has it."""
    variant = draw(st.sampled_from(VARIANTS))
    count = 4 if variant == TWO_PLAYER else draw(st.integers(3, 5))
    placed = draw(st.booleans())
    dealt_out = variant == QUICK and not placed  # of four seats all 68 provinces
    changes = Changes() if dealt_out else draw(a_map(own=placed and draw(st.booleans())))
    chart = chart_of(changes)
    free = list(draw(st.permutations([province.name for province in chart.provinces])))
    castles = draw(st.lists(st.sampled_from(free), max_size=10, unique=True))
    kinds = draw(st.lists(st.booleans(), min_size=10, max_size=10))
    built = [(n, "fortress" if base else "castle") for n, base in zip(castles, kinds, strict=False)]
    bases = [one for one in built if one[1] == "fortress"][:5]
    called = draw(st.lists(names, min_size=count, max_size=count, unique_by=str.casefold))
    seats = tuple(Seat(name, draw(st.none() | st.integers(0, 99))) for name in called)
    scenario = Scenario(
        draw(names),
        variant,
        seats,
        draw(st.none() | st.just(len(chart.provinces))),
        draw(st.none() | st.integers(40, 999)),
        changes,
        tuple([one for one in built if one[1] == "castle"] + bases),
        source=draw(st.sampled_from(["assumed", "rulebook, the book", "published: a note"])),
        notes=draw(st.lists(names, max_size=12).map(" ".join)),
    )
    if placed:
        scenario = draw(a_position(replace(scenario, goal=len(chart.provinces)), free))
    elif variant in (STANDARD, END_OF_ROUND) and draw(st.booleans()):
        fewest = 20 if count == 3 else 6  # or the two others have more than their spearmen
        cards = draw(st.integers(fewest, max(fewest, 60 // count)))
        scenario = scenario.with_seat(0, cards=cards)
    assert not problems(scenario), problems(scenario)
    return in_order(scenario)


@st.composite
def a_map(draw: st.DrawFn, own: bool) -> Changes:
    if own:
        many = draw(st.integers(20, 30))
        chain = [f"Land {chr(97 + k // 26)}{chr(97 + k % 26)}" for k in range(many)]
        provinces = [Province(name, draw(st.sampled_from(["Here", "There"]))) for name in chain]
        links = pairwise(chain)
        borders = [Border(a, b, draw(st.booleans()), "assumed, ours") for a, b in links]
        return Changes(True, tuple(provinces), (), (), tuple(borders))
    new = Province("Ryukyu (Islands)", "Far South", draw(st.sampled_from([0.0, 1.5, 9.125])), 9.5)
    lines = shipped_chart().borders
    cut = draw(st.sets(st.sampled_from([b for b in lines if "Mutsu" not in b.ends]), max_size=1))
    borders = [Border("Satsuma", new.name, True, "published, a map")]
    without = draw(st.sampled_from([(), ("Tsushima",), ("Noto", "Kozuke")]))
    changes = Changes(False, (new,), without, tuple(cut), tuple(borders))
    safe = any(not near for near in chart_of(changes).neighbors)
    return Changes() if safe or draw(st.booleans()) else changes


@st.composite
def a_position(draw: st.DrawFn, scenario: Scenario, free: list[str]) -> Scenario:
    """Place troops of all seats, one of which may be out."""
    count, round_ = len(scenario.seats), draw(st.integers(2, 40))
    out = None
    if scenario.variant != QUICK and count > 3 and draw(st.booleans()):
        out = draw(st.integers(0, count - 1))
    swords = draw(st.permutations(range(1, count + 1)))
    known = draw(st.booleans())
    seats = []
    for index, seat in enumerate(scenario.seats):
        if index == out:
            player = scenario.player_of(index)
            enemies = [other for other in range(count) if scenario.player_of(other) != player]
            heir = draw(st.none() | st.sampled_from(enemies))
            seats.append(replace(seat, koku=None, out=round_ - 1, heir=heir))
            continue
        share = [free.pop() for _ in range(draw(st.integers(1, 4)))]
        armed = replace(seat, sword=swords[index] if known else 0)
        seats.append(draw(a_placing(armed, share, scenario)))
    holder = draw(st.none() | st.sampled_from([k for k in range(count) if k != out]))
    return replace(scenario, seats=tuple(seats), round=round_, ninja=holder)


@st.composite
def a_placing(draw: st.DrawFn, seat: Seat, share: list[str], scenario: Scenario) -> Seat:
    """Place armies and forces into provinces, from the pieces of one color."""
    left = dict(SUPPLY)
    armies, forces = [], []
    low = 2 if scenario.variant == QUICK else 1
    indices = draw(st.lists(st.sampled_from([1, 2, 3]), min_size=1, max_size=3, unique=True))
    for index, where in zip(sorted(indices), share, strict=False):
        row = list(draw(a_troop(left, 3)))
        row[DAIMYO] = draw(st.integers(0, 1))
        level = draw(st.integers(low, 4))
        hole = draw(st.integers(1, 3)) if level < 4 else 1
        armies.append(Army(index, where, tuple(row), level, hole))
    led = {army.where for army in armies}
    for name in share:
        if name not in led or draw(st.booleans()):
            forces.append((name, draw(a_troop(left, 5))))
    return replace(seat, armies=tuple(armies), forces=tuple(forces))


@st.composite
def a_troop(draw: st.DrawFn, left: dict[int, int], most: int) -> Units:
    """Take 1 to ``most`` units from what is left."""
    row = [0] * 6
    for _ in range(draw(st.integers(1, most))):
        kind = draw(st.sampled_from([kind for kind in KINDS if left[kind]]))
        left[kind] -= 1
        row[kind] += 1
    return tuple(row)
