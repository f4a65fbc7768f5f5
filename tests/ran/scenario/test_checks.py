"""Every check of a scenario file: what is said, and in which line."""

from importlib import resources

import pytest

from samurai_odds import OddsError
from samurai_odds.ran.scenario.text import load, read, shipped, write

GOOD = """\
Title: Test
Red: Oda
  rout level: 20
Blue: Mori
  rout level: 20
Contingent A: Oda
  so-taisho: initiative 5, activations 2, trumps 1, 6/5, at A3
  A1-A2 AS 6-4/5-3
  A3 Honjin 5-0
Contingent B: Shibata
  busho: momentum 4, 6/5, at B1
  B1 AS-T 5-4
Contingent a: Mori
  so-taisho: initiative 5, activations 2, trumps 1, 6/5, at a1
  a1 SI 7-4
Map:
  1 . .a1s . .
  2 . .A1n .A2n .
  3 .A3 .B1n . ~
"""


def test_the_file_that_the_others_spoil_is_good() -> None:
    assert sorted(read(GOOD).standing) == ["A1", "A2", "A3", "B1", "a1"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Title: Test", "# none", "line 1: a scenario needs 'Title:'"),
        ("Title: Test", "Titel: Test", "line 1: unknown heading 'Titel'"),
        ("Title: Test", "Title: Test\nTitle: x", "line 2: 'Title:' stands in line 1"),
        ("Title: Test", "Title: Test\nTurn limit: 0", "line 2: turn limit: 0 turns"),
        ("Title: Test", "Title: Test\nTurn limit: x", "line 2: turn limit is a whole number"),
        ("Title: Test", "Title: Test\nSource: mine", "line 2: source: unknown source"),
        ("Red: Oda\n", "Red:\n", "line 2: red: a name is missing"),
        ("level: 20\nBlue", "level: 0\nBlue", "line 3: red rout level: 0 points"),
        ("  rout level: 20\nBlue", "Blue", "red needs a line 'rout level"),
        ("level: 20\nBlue", "level: 20 [told]\nBlue", "line 3: unknown source 'told'"),
        ("level: 20\nBlue", "level: 20\n  samurai: Kato\nBlue", "line 4: cannot read the Samurai"),
        (
            "level: 20\nBlue",
            "level: 20\n  samurai: K range 3 6/5; K range 3 6/5\nBlue",
            "line 4: red samurai: K is named twice",
        ),
        ("Contingent B", "Contingent 2", "line 10: unknown heading 'Contingent 2'"),
        ("so-taisho: initiative 5, activations 2, trumps 1, 6/5, at A3",
         "busho: momentum 5, 6/5, at A3", "line 2: red: an army has one So-Taisho (2.23), red has"),
        ("initiative 5, activations 2, trumps 1, 6/5, at A3", "6/5", "line 7: cannot read the So-"),
        ("momentum 4, 6/5, at B1", "momentum 4, 6/5, at B7", "line 11: the map shows no unit B7 ("),
        ("momentum 4, 6/5, at B1", "momentum 4, 6/5", "line 11: B busho: is nowhere"),
        ("momentum 4, 6/5, at B1", "momentum 4, 6/0, at B1", "line 11: busho '6/0'"),
        ("momentum 4, 6/5, at B1", "momentum 4, 6/5, at 0403", "line 11: B busho: is on water"),
        ("momentum 4, 6/5, at B1", "momentum 4, 6/5, at a1", "is in a hex with the enemy's a1"),
        ("momentum 4, 6/5, at B1", "momentum 4, 6/5, at 0101\n  status: dead",
         "line 11: B busho: is on the map, though he is dead"),
        ("at B1\n", "at B1\n  status: tired\n", "line 12: unknown status 'tired'"),
        ("at B1\n", "at B1\n  horses: 3\n", "line 12: unknown word under 'Contingent B:'"),
        ("at B1\n", "at B1\n  busho: momentum 4, 6/5, at B1\n", "line 12: 'busho' stands in line"),
        ("at B1\n", "at B1\n  replacement: 4\n", "line 12: cannot read the replacement"),
        ("at B1\n", "at B1\n  enters: turn 2 at 0202\n", "line 12: B enters: 0202 is not on the"),
        ("at B1\n", "at B1\n  enters: turn 2 at 0201\n", "line 13: B1: stands on the map before"),
        ("at B1\n", "at B1\n  enters: turn 16 at 0201\n", "line 12: B enters: turn 16: 1 to 15"),
        ("at B1\n", "at B1\n  enters: turn 2 at 0403\n", "line 12: B enters: 0403 is water"),
        ("A1-A2 AS 6-4/5-3", "A1-A2 AS 6-4/7-3", "line 8: A1 'AS 6-4/7-3': the disrupted side"),
        ("A1-A2 AS 6-4/5-3", "B1-B2 AS 6-4/5-3", "line 8: cannot read the units"),
        ("A1-A2 AS 6-4/5-3", "A1-A2 AS 6-4/5-3 engaged", "line 8: A1: 'engaged' stands on no unit"),
        ("A1-A2 AS 6-4/5-3", "A1 AS 6-4/5-3", "A2: contingent A has no line 'A2 ...'"),
        ("A1-A2 AS 6-4/5-3", "A1-A4 AS 6-4/5-3", "line 8: A4: is not on the map"),
        ("A1-A2 AS 6-4/5-3\n", "A1-A2 AS 6-4/5-3\n  A2 SI 7-4\n", "line 9: 'A2' stands in line 8"),
        ("A3 Honjin 5-0", "A3 Honjin 5-4", "line 9: A3: a Honjin never moves: its MA is 0"),
        ("B1 AS-T 5-4", "B1 Honjin 5-0", "line 10: contingent B: contingent B has no combat"),
        (".B1n", ".B1", "line 12: B1: needs a facing behind its number"),
        (".A3 ", ".A3n ", "line 9: A3: a Honjin has no facing"),
        (".B1n", "~B1n", "line 12: B1: stands on water"),
        (".B1n", "xB1n", "line 19: unknown terrain letter in 0203 'x'"),
        (".B1n", ".B1x", "line 19: cannot read '.B1x' in 0203"),
        (".B1n", ".C1n", "line 19: C1: there is no 'Contingent C:'"),
        (".B1n . ~", ".B1n .", "line 19: row 3 has 3 hexes, the first 4"),
        ("  2 . .A1n", "  4 . .A1n", "line 18: '4' begins row 2 of the map"),
        ("  1 . .a1s . .", "  1 . .a1s .* .", "line 17: 0301 shows a busho (*), but none is there"),
        (". ~\n", ". ~\nHexsides:\n  ditch: 0101 e\n", "line 21: unknown hexside 'ditch'"),
        (". ~\n", ". ~\nHexsides:\n  stream: 0101 w\n", "line 21: the side w of 0101 is the edge"),
        (". ~\n", ". ~\nHexsides:\n  stream: 0101 up\n", "line 21: unknown side of 0101 'up'"),
        (". ~\n", ". ~\nHexsides:\n  stream: 0101 e\n  river: 0201 w\n",
         "line 22: between 0101 and 0201 lies a stream already"),
        (". ~\n", ". ~\nSpecial rules:\n  rout points: Horse 3\n", "line 21: special rules rout"),
        (". ~\n", ". ~\nSpecial rules:\n  challenge limits: no\n", "line 21: challenge limits:"),
        ("momentum 4, 6/5, at B1", "momentum 4, 6/5 4h wounded, at B1", "a wound is a hit, which"),
        (". ~\n", ". ~\nSpecial rules:\n  off map: off\n",
         "line 21: off map: must be 'routed' or 'eliminated', got 'off'"),
        (". ~\n", ". ~\nPosition:\n  turn: 16\n", "line 21: position turn: turn 16: 1 to 15"),
        (". ~\n", ". ~\nPosition:\n  initiative: green\n", "line 21: unknown initiative 'green'"),
        (". ~\n", ". ~\nPosition:\n  routed: B1\n", "line 12: B1: stands on the map and is listed"),
        (". ~\n", ". ~\nPosition:\n  routed: B9\n", "line 21: position routed: unknown unit 'B9'"),
        (". ~\n", ". ~\nPosition:\n  fired: A1\n", "line 21: position fired: A1 (AS) has no"),
        (". ~\n", ". ~\nPosition:\n  fled: Z\n", "line 21: position fled: unknown contingent 'Z'"),
        (". ~\n", ". ~\nPosition:\n  engaged: A2-B1\n", "A2-B1: a red unit and a blue one"),
        (". ~\n", ". ~\nPosition:\n  engaged: B1-a1\n", "B1-a1: engaged units are adjacent"),
        (". ~\n", ". ~\nPosition:\n  red trumps used: 2\n", "red trumps used: 2: 0 to 1"),
        (". ~\n", ". ~\nPosition:\n  red heads: -1\n", "line 21: red heads is a whole number"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(OddsError) as fault:
        read(GOOD.replace(old, new, 1))
    assert any(says in problem for problem in fault.value.problems), fault.value.problems


def test_all_problems_are_told_at_once_in_the_order_of_lines() -> None:
    spoilt = GOOD.replace("level: 20\nBlue", "level: 0\nBlue").replace("AS-T 5-4", "AS-X 5-4")
    with pytest.raises(OddsError) as fault:
        read(spoilt.replace("a1 SI 7-4", "a1 SI 7"), "my file")
    lines = [problem.split(":")[0] for problem in fault.value.problems]
    numbers = [int(line.split()[-1]) for line in lines]
    assert numbers == sorted(numbers)
    assert {3, 12, 15} <= set(numbers)
    assert all(line.startswith("my file, line ") for line in lines)


@pytest.mark.parametrize("key", shipped())
def test_a_shipped_scenario_is_written_as_it_is_read(key: str) -> None:
    scenario = load(key)
    assert read(write(scenario)) == scenario
    assert write(read(write(scenario))) == write(scenario)


def test_no_scenario_of_that_name() -> None:
    with pytest.raises(OddsError, match="did you mean 'study-foot'"):
        load("study-food")


def test_the_example_of_the_readme_is_a_scenario() -> None:
    readme = resources.files("samurai_odds.ran.scenario") / "README.md"
    example = readme.read_text(encoding="utf-8").split("```")[1]
    scenario = read(example)
    assert scenario.standing["a2"].unit.has("open")
    assert read(write(scenario)) == scenario
