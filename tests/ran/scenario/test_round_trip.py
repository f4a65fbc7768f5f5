"""Whatever sound scenario is written is read back the same."""

from dataclasses import replace
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.ran.full_game.staging import stage
from samurai_odds.ran.hexes import HEXSIDES, TERRAIN, WATER, Field, Terrain, edge
from samurai_odds.ran.men import Man
from samurai_odds.ran.scenario.checks import check
from samurai_odds.ran.scenario.map_text import switched
from samurai_odds.ran.scenario.scenario import (
    HONJIN,
    SWITCHES,
    Army,
    Command,
    Contingent,
    Counter,
    Entry,
    Moment,
    Rules,
    Samurai,
    Scenario,
    Switch,
)
from samurai_odds.ran.scenario.text import in_order, load, read, write
from samurai_odds.ran.units import read_unit

UNITS = ("SI 7-4/6-3", "AS 6-4/5-3 2h", "AS 6-4 open", "KB 7-6/6-5 disrupted", "AS-T 5-4 1h")
names = st.sampled_from(["Oda", "Date Masamune", "Kato, the elder", "Mori: heir", "A1"])
ratings = st.integers(0, 9)
men = st.builds(Man, st.integers(0, 20), st.integers(2, 20), st.integers(0, 1))
fresh_men = st.builds(Man, st.integers(0, 20), st.integers(1, 20))


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    field = Field(draw(st.integers(4, 9)), draw(st.integers(3, 8)))
    places = draw(st.permutations(range(field.hexes)))
    hexes = list(
        draw(st.lists(st.sampled_from(TERRAIN), min_size=field.hexes, max_size=field.hexes))
    )
    levels = draw(st.lists(st.integers(0, 9), min_size=field.hexes, max_size=field.hexes))
    taken = iter(places[:12])
    contingents = []
    for letter in draw(st.sampled_from([("A", "a"), ("A", "Q", "b"), ("B", "z", "a")])):
        chief = letter in "Aa" or (letter == "B") or (letter == "b")
        counters = []
        for number in sorted(draw(st.sets(st.integers(1, 99), min_size=1, max_size=2))):
            unit = read_unit(draw(st.sampled_from(UNITS)), "unit")
            counters.append(Counter(number, unit, next(taken), draw(st.integers(0, 5))))
        entry = None
        if not chief and draw(st.booleans()):
            counters = [Counter(each.number, each.unit) for each in counters]
            entry = Entry(draw(st.integers(1, 15)), (0, field.columns - 1), draw(st.booleans()))
            hexes[0] = hexes[field.columns - 1] = "clear"
        elif chief and draw(st.booleans()) and counters[-1].number < 99:
            camp = read_unit("Honjin 5-0", "unit")
            counters.append(Counter(counters[-1].number + 1, camp, next(taken)))
        contingents.append(
            Contingent(
                letter,
                draw(names),
                draw(ratings),
                draw(men),
                None if entry else counters[-1].hex,
                tuple(counters),
                Command(draw(ratings), draw(ratings)) if chief else None,
                draw(st.none() | st.tuples(ratings, fresh_men)),
                entry,
                active=draw(st.booleans()),
                finished=draw(st.booleans()),
            )
        )
    for each in contingents:
        for counter in each.counters:
            if counter.hex is not None and hexes[counter.hex] == WATER:
                hexes[counter.hex] = "woods"
    edges = sorted({edge(n, b) for n in range(field.hexes) for b in field.neighbors(n) if b >= 0})
    sides = draw(st.dictionaries(st.sampled_from(edges), st.sampled_from(HEXSIDES), max_size=6))
    cup = draw(st.lists(st.builds(Samurai, names, ratings, fresh_men), max_size=3,
                        unique_by=lambda each: each.name))  # fmt: skip
    tags = {"red rout level", f"{contingents[0].letter} busho"}
    tags |= {f"{contingents[0].letter}{contingents[0].counters[0].number}"}
    scenario = Scenario(
        draw(names),
        Terrain(field, tuple(hexes), tuple(levels), tuple(sides.items())),
        (Army(draw(names), draw(st.integers(1, 999))), Army("Foes", 20, tuple(cup))),
        tuple(contingents),
        pool=tuple(cup),
        turn_limit=15,
        rules=Rules(
            draw(st.sampled_from([(), ((HONJIN, 10), ("SI", 4))])),
            **{switch.field: draw(st.booleans()) for switch in SWITCHES},
        ),
        sources=tuple(
            (tag, draw(st.sampled_from(SOURCES)))
            for tag in draw(st.sets(st.sampled_from(sorted(tags))))
        ),
        notes=draw(st.sampled_from(["", "some words"])),
        moment=draw(
            st.builds(
                Moment,
                st.integers(1, 15),
                st.none() | st.integers(0, 1),
                heads=st.tuples(st.integers(0, 9), st.integers(0, 9)),
                great_heads=st.tuples(st.just(0), st.integers(0, 1)),
            )
        ),
    )
    check(scenario)
    return in_order(scenario)


@given(scenarios())
def test_what_is_written_is_read_back(scenario: Scenario) -> None:
    text = write(scenario)
    assert read(text) == scenario
    assert write(read(text)) == text


def test_a_position_with_everything_is_read_back() -> None:
    text = """\
Title: Position
Red: Oda
  rout level: 20
Blue: Mori
  rout level: 20
Samurai pool: Kato range 3 6/5
Contingent A: Oda
  so-taisho: initiative 5, activations 2, trumps 1, 6/5 1h wounded, at 0101
  status: active, finished
  A1-A2 AS 6-4/5-3
  A3 AS-T 5-4
Contingent B: Gone
  busho: momentum 4, 6/5
  B1 SI 7-4
Contingent a: Mori
  so-taisho: initiative 5, activations 2, trumps 1, 6/5
  replacement: initiative 4, 5/5 [published]
  status: dead, replaced
  a1 SI 7-4/6-3 2h
  a2 AS-B 5-4
  a3 AS 6-4
Map:
  1 .* .a1s .
  2 . .A1n .A3n
Position:
  turn: 4
  initiative: blue
  routed: A2
  eliminated: a2 a3
  fled: B
  fired: A3
  engaged: A1-a1
  red heads: 2
  blue so-taisho heads: 1
  red activations used: 2
  blue trumps used: 1
"""
    position = read(text)
    assert read(write(position)) == position
    moment = position.moment
    assert (moment.turn, moment.initiative, moment.fled) == (4, 1, ("B",))
    assert moment.engaged == (("A1", "a1"),)
    assert (moment.heads, moment.great_heads) == ((2, 0), (0, 1))
    assert not position.is_fresh
    assert position.of_side(1)[0].behind()[0] == 4
    assert position.of_side(0)[0].behind() == (4, Man(5, 4))  # R41


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.field)
def test_a_ruling_read_otherwise_is_kept_named_with_each_answer_and_documented(
    switch: Switch,
) -> None:
    rules = Rules(**{switch.field: not switch.usual})
    scenario = replace(load("study-foot"), rules=rules)
    line = f"{switch.name}: {switch.words[not switch.usual]}"
    assert line in write(scenario)
    for page in ("scenario/README.md", "rulings.md"):
        told = (resources.files("samurai_odds.ran") / page).read_text(encoding="utf-8")
        assert line in " ".join(told.split()) or switch.name == "challenge limits", page
    assert read(write(scenario)).rules == scenario.rules
    named = stage(scenario, "random", "random").provenance("play", {}).rests_on
    usual = stage("study-foot", "random", "random").provenance("play", {}).rests_on
    assert set(named) - set(usual) == set(switched(scenario.rules))
    assert len(set(named) - set(usual)) == 1
