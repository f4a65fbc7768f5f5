"""Setup files: what is written is read back, and what cannot be read is refused."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from samurai_odds import OddsError, swords
from samurai_odds.swords.scenario.chart import Border, Province
from samurai_odds.swords.scenario.scenario import (
    END_OF_ROUND,
    TO_BE_SET_UP,
    TWO_PLAYER,
    Army,
    Attack,
    Scenario,
    Seat,
    War,
)
from samurai_odds.swords.scenario.text import in_order, load, read, shipped, write
from tests.swords.scenario.cases import POSITION, scenarios, units

SMALL = """\
# a comment
Title: An evening,
  broken off
Variant: end-of-round
Players: 3
Goal: 30
Source: published, our notes

Map:
  Ryukyu: Kyushu, at 1 9.5
  Satsuma ~ Ryukyu: assumed
  Kawachi - Tamba: published, another map
  without Oki, Settsu - Yamashiro

Castles:
  castle: Aki, Omi
  fortress: hida

Position:
  round: 6
  ninja: seat 3

Seat 1: Red
  koku: 7
  sword: 2
  army 1: Omi, level 3 hole 2, daimyo, 2 bowmen, 4 gunners
  army 3: Ryukyu, hole 2, fallen daimyo, spearman
  Ise, awa-shikoku, Omi: 2 spearmen
  Mino: bowman, swordsman

Seat 2: Blue
  army 2: Tosa, daimyo

Seat 3:
  army 1: Iki, level 4, daimyo
"""


def test_a_file_says_who_stands_where() -> None:
    scenario = read(SMALL)
    assert (scenario.title, scenario.variant) == ("An evening, broken off", END_OF_ROUND)
    assert (scenario.players, scenario.goal, scenario.round_limit) == (3, 30, None)
    assert (scenario.round, scenario.ninja) == (6, 2)
    assert scenario.source == "published, our notes"
    assert scenario.castles == (("Hida", "fortress"), ("Omi", "castle"), ("Aki", "castle"))
    assert scenario.map.provinces == (Province("Ryukyu", "Kyushu", 1.0, 9.5),)
    assert scenario.map.without == ("Oki",)
    assert scenario.map.cut == (Border("Settsu", "Yamashiro", False, ""),)
    assert scenario.map.borders == (
        Border("Satsuma", "Ryukyu", True, "assumed"),
        Border("Kawachi", "Tamba", False, "published, another map"),
    )
    two = units(spearman=2)
    assert scenario.seats[0] == Seat(
        "Red",
        koku=7,
        armies=(
            Army(1, "Omi", units(daimyo=1, bowman=2, gunner=4), 3, 2),
            Army(3, "Ryukyu", units(spearman=1), 1, 2),
        ),
        forces=(
            ("Mino", units(bowman=1, swordsman=1)),
            ("Omi", two),
            ("Ise", two),
            ("Awa (Shikoku)", two),
        ),
        sword=2,
    )
    assert [army.fallen for army in scenario.seats[0].armies] == [False, True]
    assert scenario.seats[1] == Seat("Blue", armies=(Army(2, "Tosa", units(daimyo=1)),))
    assert scenario.seats[2].name == "Seat 3"


def test_a_set_up_may_be_one_line() -> None:
    assert read("Title: Friday\n") == Scenario("Friday")
    assert len(read("Title: x\nPlayers: 5\n").seats) == 5
    two = read(f"Title: x\nVariant: {TWO_PLAYER}\n")
    assert (two.players, len(two.seats)) == (2, 4)
    assert [two.player_of(seat) for seat in range(4)] == [0, 0, 1, 1]
    named = read("Title: x\nSeat 1: Red\n  cards: 18\nSeat 3: Blue\n  koku: 9\n")
    assert [(seat.name, seat.cards, seat.koku) for seat in named.seats] == [
        ("Red", 18, None),
        ("Seat 2", None, None),
        ("Blue", None, 9),
        ("Seat 4", None, None),
    ]
    assert len(read("Title: x\nSeat 5: Red\n").seats) == 5
    assert named.round == TO_BE_SET_UP


def test_successors_of_the_quick_start_begin_at_level_2() -> None:
    text = SMALL.replace("end-of-round", "quick").replace(", level 3 hole 2", "")
    assert read(text).seats[0].armies[0].level == 2


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(scenarios())
def test_every_set_up_and_position_comes_back_unchanged(scenario: Scenario) -> None:
    text = write(scenario)
    again = read(text)
    assert again == scenario
    assert write(again) == text
    assert max(map(len, text.splitlines())) <= 100 or "Land" in text


def test_troops_are_written_in_the_order_of_the_map() -> None:
    scenario = read(SMALL)
    first = scenario.seats[0]
    turned = replace(first, armies=first.armies[::-1], forces=first.forces[::-1])
    shuffled = replace(scenario, seats=(turned, *scenario.seats[1:]))
    assert read(write(shuffled)) == in_order(shuffled) == scenario


@given(st.text(max_size=300))
def test_no_text_crashes_the_reader(text: str) -> None:
    with pytest.raises(OddsError):
        read(text)


_SIGNS = ("   ", "\n", "\n  ", ":", "99999", "-1", "Omi", "army 1", "²", "\0", ";", ",", "~", " - ")


@given(
    st.lists(
        st.tuples(st.integers(0, len(SMALL)), st.integers(0, 9), st.sampled_from(_SIGNS)),
        max_size=6,
    )
)
def test_no_garbled_file_crashes_the_reader(cuts: list[tuple[int, int, str]]) -> None:
    text = SMALL
    for at, length, piece in cuts:
        text = text[:at] + piece + text[at + length :]
    try:
        scenario = read(text)
    except OddsError as fault:
        assert fault.problems
        assert all(said.startswith("setup, line ") for said in fault.problems)
    else:
        assert read(write(scenario)) == scenario


def test_shipped_keys_paths_and_what_is_neither(tmp_path: Path) -> None:
    assert load("standard-3").players == 3
    with pytest.raises(OddsError, match="unknown setup 'standrd-3': did you mean") as refusal:
        load("standrd-3")
    assert all(key in str(refusal.value) for key in shipped())
    with pytest.raises(OddsError, match="cannot read the setup file 'no/such'"):
        load("no/such")
    for name in ("a\0b", "a.\0b", "", ".", "x" * 5000, "x/" * 5000, "../facts/map"):
        with pytest.raises(OddsError):
            load(name)
    file = tmp_path / "evening.txt"
    file.write_text(SMALL, encoding="utf-8")
    assert swords.scenario(file) == load(str(file)) == read(SMALL)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(OddsError, match="not UTF-8"):
        load(file)


def test_a_position_is_checked_under_the_users_numbers(tmp_path: Path) -> None:
    rules, file = tmp_path / "rules.toml", tmp_path / "setup.txt"
    file.write_text(write(POSITION).replace("gunner", "6 spearmen"), encoding="utf-8")
    with pytest.raises(OddsError, match="it holds 1 to 5"):
        swords.scenario(file)
    rules.write_text("[numbers]\nmost_in_force = 6\n", encoding="utf-8")
    assert swords.scenario(file, str(rules)).seats[0].forces == (("Ise", units(spearman=6)),)


def test_the_examples_of_the_readme_are_sound() -> None:
    readme = Path(__file__).parents[3] / "samurai_odds/swords/scenario/README.md"
    examples = re.findall(r"```text\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    fresh, position = map(read, examples)
    assert fresh.to_be_set_up
    assert not position.to_be_set_up
    for example in (fresh, position):
        assert read(write(example)) == example


def test_a_region_stands_for_its_provinces() -> None:
    """`Shikoku` in a line of forces or castles is each of its provinces."""
    given = POSITION_TEXT.replace("Tosa", "shikoku, Mutsu")
    found = read(given)
    named = {name for name, _ in found.seats[1].forces}
    assert named == {"Awa (Shikoku)", "Sanuki", "Iyo", "Tosa", "Mutsu"}
    with pytest.raises(OddsError, match=r"a province is named twice: .*Iyo"):
        read(given.replace("Mutsu", "Iyo"))


POSITION_TEXT = """\
Title: Islands
Players: 3
Position:
  round: 2
Seat 1: A
  army 1: Satsuma, daimyo 2b 3 g
Seat 2: B
  army 1: Owari, d, sw sp
  Tosa: 2sp b
Seat 3: C
  army 1: Mino, daimyo
"""


def test_units_have_short_names_and_need_no_commas() -> None:
    """As players write them: `2b 3 g` is two bowmen and three gunners."""
    short, long = read(POSITION_TEXT), POSITION_TEXT
    for brief, whole in (
        ("daimyo 2b 3 g", "daimyo, 2 bowmen, 3 gunners"),
        ("d, sw sp", "daimyo, swordsman, spearman"),
        ("2sp b", "2 spearmen, bowman"),
    ):
        long = long.replace(brief, whole)
    assert short == read(long)


# ---- a war turn ------------------------------------------------------------------------

FOUGHT = (
    SMALL.replace("  ninja: seat 3\n", "  ninja: seat 3\n  turn: seat 1, phase C\n")
    .replace("  koku: 7\n", "  face down: Ise 1\n")
    .replace("Tosa, daimyo\n", "Tosa, daimyo, 3 spearmen, 2 ronin\n  sword: 1\n  Iga: spearman\n")
    .replace("Seat 3:\n", "Seat 3:\n  sword: 3\n")
    .replace("phase C\n", "phase C\n  battle: army 1 attacks Iga\n  declared: Ise attacks Iga\n")
)


def test_a_war_turn_is_read_and_written() -> None:
    scenario = read(FOUGHT)
    assert scenario.war == War(0, "C", Attack("Iga", 1), (Attack("Iga", 0, "Ise"),))
    assert scenario.seats[0].face_down == (("Ise", 1),)
    assert read(write(scenario)) == scenario
    walled = FOUGHT.replace("Iga\n  declared", "Iga, 1 bonus unit\n  declared").replace(
        "castle: Aki", "castle: Iga, Aki"
    )
    assert read(walled).war == War(0, "C", Attack("Iga", 1, bonus=1), (Attack("Iga", 0, "Ise"),))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("seat 1, phase C", "seat 1, phase E", "write 'turn: seat 2, phase B'"),
        ("seat 1, phase C", "seat 4, phase C", "seat 4: 1 to 3 is allowed"),
        ("seat 1, phase C", "seat 1, phase B", "declared and fought in phase C"),
        ("  turn: seat 1, phase C\n", "", "needs 'turn: seat N, phase C'"),
        ("battle: army 1 attacks Iga", "battle: army 1 at Iga", "write 'army 1 attacks Omi'"),
        ("battle: army 1 attacks Iga", "battle: army 2 attacks Iga", "has no army 2"),
        ("battle: army 1 attacks Iga", "battle: army 1 attacks Tosa", "Tosa is not next to Omi"),
        ("battle: army 1 attacks Iga", "battle: army 1 attacks Mino", "Mino is no enemy's"),
        ("battle: army 1 attacks Iga", "battle: army 1 attacks Echizen", "no battle to call off"),
        ("battle: army 1 attacks Iga", "battle: army 1 attacks Iga, 1 bonus unit", "no castle"),
        ("declared: Ise", "declared: Kii", "no provincial force in Kii"),
        ("face down: Ise 1", "face down: Ise 2", "there is room for 1"),
        ("face down: Ise 1", "face down: Ise", "'Hida 2, Mino 4'"),
        ("  sword: 2\n", "", "a war turn needs its sword"),
        ("  face down: Ise 1", "  koku: 3", "all koku are spent"),
    ],
)
def test_what_cannot_be_in_a_war_turn_is_told(old: str, new: str, fault: str) -> None:
    assert old in FOUGHT
    with pytest.raises(OddsError, match=re.escape(fault)):
        read(FOUGHT.replace(old, new))


def test_ronin_lie_on_the_map_in_war_turns_alone() -> None:
    with pytest.raises(OddsError, match="add 'turn:'"):
        read(SMALL.replace("  koku: 7\n", "  face down: Ise 1\n"))


# ---- an action before the war turns ------------------------------------------------------

PLACING = (
    SMALL.replace("fallen daimyo", "daimyo")
    .replace("  ninja: seat 3\n", "  action: place\n")
    .replace("  koku: 7\n", "  plan: swords 1, levy 2\n  levied: bowman\n")
    .replace("Tosa, daimyo\n", "Tosa, daimyo\n  sword: 1\n")
    .replace("Seat 3:\n", "Seat 3:\n  sword: 3\n")
)


def test_an_action_is_read_and_written() -> None:
    scenario = read(PLACING)
    assert scenario.action == "place"
    assert scenario.seats[0].plan == (1, 0, 2, 0, 0)
    assert scenario.seats[0].levied == (1, 0, 0, 0, 0, 0)
    assert read(write(scenario)) == scenario


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("action: place", "action: placing", "unknown action 'placing'"),
        ("action: place", "action: place\n  turn: seat 1", "leave out 'turn:' or 'action:'"),
        ("action: place", "action: place\n  ninja: seat 3", "the ninja went to the box"),
        ("action: place", "action: levy", "where the action is place"),
        ("  action: place\n", "", "where 'action:' is said"),
        ("plan: swords 1", "koku: 3\n  plan: swords 1", "the koku lie in the bins"),
        ("plan: swords 1", "plan: build 1", "build takes 0 or 2 koku"),
        ("plan: swords 1", "plan: bows 1", "write 'swords 1, levy 3'"),
        ("plan: swords 1", "plan: swords 100", "0 to 99 koku"),
        ("levied: bowman", "levied: ronin", "a ronin is not levied"),
        ("levied: bowman", "levied: 20 spearmen", "one unit a province"),
        ("  sword: 1\n", "", "write 'sword: N'"),
        ("Tosa, daimyo", "Tosa, fallen daimyo", "successors stand before Action 1"),
    ],
)
def test_what_cannot_be_at_an_action_is_told(old: str, new: str, fault: str) -> None:
    assert old in PLACING
    with pytest.raises(OddsError, match=re.escape(fault)):
        read(PLACING.replace(old, new))
