"""Scenario files: what is written is read back, and what cannot be read is refused."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds import OddsError
from samurai_odds.battles.board import CORE as board
from samurai_odds.battles.board import EPIC, TOP
from samurai_odds.battles.scenario.scenario import (
    BLUE,
    RED,
    Leader,
    Objective,
    Scenario,
    Tent,
    Unit,
)
from samurai_odds.battles.scenario.text import in_order, load, read, shipped, write
from samurai_odds.battles.scenario.wording import (
    hexes_text,
    objective_text,
    read_hexes,
    read_objective,
    tent_text,
)
from tests.battles.scenario.cases import an_objective, scenarios

H = board.hex_named

SMALL = """\
# a comment
Title: A brawl
First: blue
Red at: top
Pool: 20
Notes: two lines
  of notes

Red: Date
  command cards: 4
  honor: 2
  hand: order-one-left, shogun

Legend:
  k = building, the temple

Map:
   1  .     .     .SSM  .     .     .     .     .     .     .     .     .
   2     .     .     .     .     .     .     .     .     .     .     .
   3  .     .     .     .LV3  .     .F    .     .     .     .     .     .
   4     .     .     .     .     .     .     .     .     .     .     .
   5  .     .     .     .     .     .     .     .     .     .     .     .
   6     f     k     ~     =     .     .     .     .     .     .     .
   7  .     .     .     .     .     .     .     .     .     .     .     .
   8     .     .     .     .     .     .     .     .     .     .     .
   9  .     .     .     .aa   .     .     .     .     .     .     .     .
  10     .     .     .     .     .     .     .     .     .     .     .
  11  .     .     .     tbgc2 .     .     .     .     .     .     .     .

Pieces:
  d9 unit: worth 2, locked until order-one-left
  f3 leader Date Masamune: worth 2

Tents:
  blue d11: 2 banners

Objectives:
  red captures b6 a6: 1 banner, blue loses 2 command cards
"""


def test_a_file_says_what_stands_where() -> None:
    scenario = read(SMALL)
    assert (scenario.title, scenario.first, scenario.red_at) == ("A brawl", BLUE, TOP)
    assert (scenario.pool, scenario.notes) == (20, "two lines of notes")
    assert scenario.armies[RED].hand == ("order-one-left", "shogun")
    assert (scenario.armies[RED].name, scenario.armies[BLUE].name) == ("Date", "Blue")
    assert [scenario.terrain[H(n)] for n in ("a6", "b6", "c6", "d6")] == [
        "forest",
        "building",
        "river",
        "ford",
    ]
    assert scenario.units == (
        Unit(RED, "samurai-spear", H("c1")),
        Unit(RED, "levy", H("d3"), 3),
        Unit(BLUE, "ashigaru-arquebus", H("d9"), None, 2, "order-one-left"),
        Unit(BLUE, "bodyguard", H("d11"), 2),
    )
    assert scenario.leaders == (
        Leader(RED, "mounted", H("c1")),
        Leader(RED, "foot", H("f3"), 2, "Date Masamune"),
        Leader(BLUE, "commander", H("d11")),
    )
    assert scenario.tents == (Tent(BLUE, H("d11"), 2, False),)
    assert scenario.objectives == (Objective(RED, "capture", (H("b6"), H("a6")), lose_cards=2),)


@given(scenarios())
def test_every_scenario_comes_back_unchanged(scenario: Scenario) -> None:
    text = write(scenario)
    again = read(text)
    assert again == scenario
    assert write(again) == text


def test_pieces_are_written_in_the_order_of_their_hexes() -> None:
    scenario = read(SMALL)
    shuffled = replace(scenario, units=scenario.units[::-1], leaders=scenario.leaders[::-1])
    assert read(write(shuffled)) == in_order(shuffled) == scenario


@given(st.text(max_size=300))
def test_no_text_crashes_the_reader(text: str) -> None:
    with pytest.raises(OddsError):
        read(text)


_SIGNS = ("   ", "\n", "\n  ", ":", "99999", "-1", "c4", "leader", "worth", "²", "\0", ";")
_PIECE = st.sampled_from([*"abcfhk.~=:#|", *_SIGNS])


@given(st.lists(st.tuples(st.integers(0, len(SMALL)), st.integers(0, 9), _PIECE), max_size=6))
def test_no_garbled_file_crashes_the_reader(cuts: list[tuple[int, int, str]]) -> None:
    text = SMALL
    for at, length, piece in cuts:
        text = text[:at] + piece + text[at + length :]
    try:
        scenario = read(text)
    except OddsError as fault:
        assert fault.problems
        assert all(said.startswith("scenario, line ") for said in fault.problems)
    else:
        assert read(write(scenario)) == scenario


@given(an_objective(list(range(127)), board))
def test_objectives_in_words_are_read_back(objective: Objective) -> None:
    assert read_objective(objective_text(objective, board), board) == objective


def test_objectives_read_like_rules() -> None:
    capture = Objective(BLUE, "capture", (H("f10"),), lose_cards=1)
    cross = Objective(RED, "cross", tuple(range(3)), 2, ("levy",))
    assert objective_text(capture, board) == "blue captures f10: 1 banner, red loses 1 command card"
    assert objective_text(cross, board) == "red crosses to a1-c1 with levy: 2 banners"
    assert (
        objective_text(Objective(RED, "clear-section"), board) == "red clears a section: 1 banner"
    )
    assert tent_text(Tent(RED, 5), board) == "red f1: 3 banners, red loses a command card"


@given(st.lists(st.integers(0, 126), max_size=12))
def test_lists_of_hexes_are_read_back(hexes: list[int]) -> None:
    assert read_hexes(hexes_text(hexes, board), board) == tuple(hexes)


def test_runs_stay_in_their_row() -> None:
    assert hexes_text(range(10, 15), board) == "k1 l1 a2-c2"
    with pytest.raises(OddsError, match="runs along no row"):
        read_hexes("c1-a1", board)


EPIC_MAP = "\n".join(
    f"{row + 1} " + " ".join(["."] * EPIC.length(row)) for row in range(EPIC.rows)
).replace("9 .", "9 .SSF", 1).replace("1 .", "1 .ab", 1)  # fmt: skip
EPIC_TEXT = f"""\
Title: A brawl of many
Board: epic
Rack: shogun, order-one-left
Map:
{EPIC_MAP}
Objectives:
  red captures y2 z3: 1 banner
"""


def test_an_epic_file_says_its_board_and_rack() -> None:
    scenario = read(EPIC_TEXT)
    assert (scenario.board, scenario.pool) == (EPIC, 60)
    assert scenario.rack == ("shogun", "order-one-left")
    assert scenario.units[1] == Unit(RED, "samurai-spear", EPIC.hex_named("a9"))
    assert scenario.objectives[0].hexes == (EPIC.hex_named("y2"), EPIC.hex_named("z3"))
    assert "\nBoard: epic\n" in write(scenario)
    assert read(write(scenario)) == scenario
    assert read(EPIC_TEXT.replace("Map:", "Pool: 40\nMap:")).pool == 40


def test_core_files_say_nothing_of_a_board() -> None:
    assert "Board" not in write(read(SMALL))
    assert "Rack" not in write(read(SMALL))
    assert read(SMALL.replace("First:", "Board: core\nFirst:")) == read(SMALL)
    assert read(SMALL.replace("First: blue", "First: Blue")) == read(SMALL)


def test_problems_of_an_epic_file_are_listed_at_once() -> None:
    spoiled = EPIC_TEXT.replace("shogun", "shotgun").replace("y2 z3", "y2 z2")
    spoiled = spoiled.replace("4 .", "4", 1)
    with pytest.raises(OddsError) as refusal:
        read(spoiled, "mine.txt")
    found = refusal.value.problems
    assert len(found) == 3
    assert found[0].startswith("mine.txt, line 3: rack: unknown card 'shotgun'")
    assert found[1].startswith(
        "mine.txt, line 8: row 4 has 24 hexes: it must have 25 (26 in rows 1"
    )
    assert found[2].startswith("mine.txt, line 15: no hex 'z2': a letter and a row, a1 to z1")


def test_an_unknown_board_is_the_only_problem_said() -> None:
    with pytest.raises(OddsError) as refusal:
        read(EPIC_TEXT.replace("Board: epic", "Board: epc"))
    assert refusal.value.problems == (
        "scenario, line 2: unknown board 'epc': did you mean 'epic'? choose from core, epic",
    )


def test_shipped_keys_paths_and_what_is_neither() -> None:
    assert load("study-spears").title.startswith("Study")
    with pytest.raises(OddsError, match="did you mean 'study-spears'") as refusal:
        load("study-spear")
    assert all(key in str(refusal.value) for key in shipped())
    with pytest.raises(OddsError, match="cannot read the scenario file 'no/such'"):
        load("no/such")
    for name in ("a\0b", "a.\0b", "", ".", "x" * 5000, "x/" * 5000, "../facts/units"):
        with pytest.raises(OddsError):
            load(name)


def test_a_file_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.samurai"
    file.write_text(SMALL, encoding="utf-8")
    assert load(file) == load(str(file)) == read(SMALL)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(OddsError, match="not UTF-8"):
        load(file)
    with pytest.raises(OddsError, match="cannot read"):
        load(tmp_path)


def test_the_example_of_the_readme_is_a_sound_scenario() -> None:
    readme = Path(__file__).parents[3] / "samurai_odds/battles/scenario/README.md"
    blocks = re.findall(r"```text\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    example, position = blocks
    scenario = read(example)
    army, moment = position.split("\n\n")  # a moment of that example
    begun = re.sub(r"^Red: (.*\n)+?(?=\n)", army + "\n", example, flags=re.MULTILINE)
    assert begun != example
    now = read(f"{begun}\n{moment}")
    assert (now.moment.turn, now.armies[0].gained, now.armies[0].name) == (7, 1, "Mori")
    assert scenario.units[0].kind == "bodyguard"
    assert len(scenario.objectives) == 1
    assert read(write(scenario)) == scenario
