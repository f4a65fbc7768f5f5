"""`map KEY --save FILE` and `new FILE`: a file to edit, which loads as what it was made of."""

import os
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.cli.full_games import saves_of
from samurai_odds.engine.homes import at_home
from samurai_odds.engine.writing import MADE_BY
from tests.cli.running import Run
from tests.play.test_designers_files import BATTLES, FILES

SHIPPED = [
    ("battles", "nagashino-center"),
    ("battles", "epic-study-foot"),
    ("ran", "suriagehara"),
    ("swords", "chapter-7"),
    ("swords", "quick-3"),
]
LOAD = {"battles": battles.scenario, "ran": ran.scenario, "swords": swords.scenario}
TEXT = {"battles": battles.map, "ran": ran.map, "swords": swords.map}


@pytest.mark.parametrize(("game", "key"), SHIPPED)
def test_the_file_saved_is_the_scenario(game: str, key: str, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "mine.txt"
    said = run(game, "map", key, "--save", str(file))
    assert said.status == 0
    assert said.err == f"the file is {file}: edit it, and name it where a scenario is asked for\n"
    assert said.out
    again, shipped = LOAD[game](str(file)), LOAD[game](key)
    assert TEXT[game](again).file() == TEXT[game](shipped).file()
    assert file.read_text() == f"# {MADE_BY}\n{TEXT[game](key).file()}"
    assert again.title == shipped.title


@pytest.mark.parametrize("game", FILES)
def test_a_file_of_yours_is_saved_as_you_wrote_it(game: str, tmp_path: Path, run: Run) -> None:
    """Remarks, a legend's letters, regions, the order of lines; saved again too."""
    file, copy, again = (tmp_path / name for name in ("mine.txt", "copy.txt", "again.txt"))
    file.write_text(FILES[game])
    run(game, "map", str(file), "--save", str(copy))
    assert copy.read_text() == f"# {MADE_BY}\n{FILES[game]}"
    run(game, "map", str(copy), "--save", str(again))
    assert again.read_text() == copy.read_text()


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path, run: Run) -> None:
    assert "no such folder" in run.refused(
        "ran", "map", "study-foot", "--save", str(tmp_path / "no" / "x.txt")
    )


OTHER = {"red": "blue", "blue": "red"}
REMARKS = {game: at_home(f"{game}.scenario.remarks.REMARKS") for game in LOAD}
DRAFTS = {
    "battles": ["--units", "4 AS, foot leader, 2 SB, mounted leader, 12 AA", "--blue", "2 CS, LV"],
    "ran": ["--units", "2 SI, 4 AS 6-4/5-3; 3 KB", "--size", "8x11"],
    "swords": ["--players", "2", "--units", "2sp b", "--size", "3"],
}


@pytest.mark.parametrize("game", DRAFTS)
@pytest.mark.parametrize("usual", [True, False])
def test_a_draft_loads(game: str, usual: bool, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "mine.txt"
    said = run(game, "new", str(file), *([] if usual else DRAFTS[game]))
    again = TEXT[game](LOAD[game](str(file)))
    remarks = [f"# {one}" for lines in REMARKS[game].values() for one in lines]
    text = file.read_text().splitlines()
    assert again.file().splitlines() == [one for one in text[1:] if one not in remarks]
    assert [one for one in text if one in remarks] == remarks  # where they belong
    assert said.err == f"the file is {file}: edit it, and name it where a scenario is asked for\n"
    assert said.out.splitlines() == [
        f"A draft. See it: samurai-odds {game} map {file}",
        "Is it fair, and what would make it so? "
        f"samurai-odds {game} report {file} --out {file.with_suffix('.html')}",
    ]


def test_a_draft_of_equal_armies_is_its_own_mirror_image(tmp_path: Path) -> None:
    """Turned half round, red's and blue's places are exchanged."""
    drawn = battles.new(units="3 AS, foot leader, 12 SS").to_dict()
    places = {(unit["side"], unit["kind"], unit["hex"]) for unit in drawn["units"]}
    board = battles.scenario("study-spears").board
    last = board.hexes - 1
    turned = {
        (OTHER[side], kind, board.name_of(last - board.hex_named(hex_)))
        for side, kind, hex_ in places
    }
    assert places == turned
    for rows in (10, 11):
        file = tmp_path / f"{rows}.txt"
        file.write_text(ran.new(size=f"9x{rows}").file())
        ground = ran.scenario(file)
        field, standing = ground.terrain.field, ground.standing
        for label in ("A1", "A4", "A8"):
            near = [field.distance(standing[label].hex, standing[f"a{n}"].hex) for n in range(1, 9)]
            facing = [
                field.distance(standing[label.lower()].hex, standing[f"A{n}"].hex)
                for n in range(1, 9)
            ]
            assert near == facing


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("battles --units 'foot leader'", "a leader stands with the unit named before him"),
        ("battles --units '40 AS'", "40 units: a draft has room for"),
        ("battles --units '2 spears' --blue ','", "blue: nothing is named"),
        ("ran --units '20 AS' --size 8x10", "two lines are 10 hexes wide, the map 8"),
        ("ran --size 8by8", "cannot read the size '8by8': write columns x rows"),
        ("ran --size 7x8", "size '7x8': a map has 1 to 40 columns, 10 to 40 rows"),
        ("ran --units AX", "unknown type 'AX'"),
        ("swords --players 5 --size 20", "3 to 13 provinces go to each of 5"),
        ("swords --players -1", "players -1: 2 to 5"),
        ("swords --units 9x", "unknown unit 'x'"),
    ],
)
def test_a_draft_that_cannot_be_is_refused(line: str, said: str, tmp_path: Path, run: Run) -> None:
    game, *options = shlex.split(line)
    file = tmp_path / "mine.txt"
    assert said in run.refused(game, "new", str(file), *options)
    assert not file.exists()


def test_a_file_is_shown_again_when_it_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("one")
    saves = saves_of(file, pause=0)
    next(saves)
    file.write_text("another")
    next(saves)  # else it would wait for ever
    os.utime(file, (1, 1))
    next(saves)


def test_watching_goes_on_where_a_file_is_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    file = tmp_path / "mine.txt"

    def saved(path: Path) -> Iterator[None]:
        for units in ("4 AS", "4 SS"):
            path.write_text(battles.new(units=units).file().replace("First: red", "First: rad"))
            yield
            path.write_text(battles.new(units=units).file())
            yield

    file.write_text("to come")
    monkeypatch.setattr("samurai_odds.cli.full_games.saves_of", saved)
    said = run("battles", "map", str(file), "--watch")
    assert said.status == 0
    assert said.err.count("unknown first 'rad'") == 2
    assert said.out.index(".AS") < said.out.index(".SS")


@pytest.mark.parametrize("more", [["study-foot"], ["x.txt"], ["HERE", "--save", "y.txt"]])
def test_what_cannot_be_watched_is_refused(more: list[str], tmp_path: Path, run: Run) -> None:
    here = tmp_path / "here.txt"
    here.write_text("a file")
    assert "--watch shows a file of yours as you save it" in run.refused(
        "ran", "map", *(str(here) if w == "HERE" else w for w in more), "--watch"
    )


def test_what_a_position_adds_stands_where_it_belongs(tmp_path: Path, run: Run) -> None:
    """New headings come after those above them, one line below another; the mark stands once."""
    file, saved = tmp_path / "mine.txt", tmp_path / "saved.txt"
    text = BATTLES.partition("Notes:")[0] + "Title:" + BATTLES.partition("Title:")[2]
    file.write_text(f"# {MADE_BY}\n{text}", encoding="utf-8")
    bots = ("--red", "random", "--blue", "random", "--trace", "0")
    run("battles", "play", str(file), *bots, "--save", str(saved), "--at-turn", "3")
    lines = saved.read_text("utf-8").splitlines()
    assert lines.count(f"# {MADE_BY}") == 1
    place = next(n for n, line in enumerate(lines) if line.startswith("Notes: Game 0"))
    assert lines[place - 1].startswith(("Impassable", "Source", "Pool"))
    assert lines[lines.index("Position:") - 1] == ""
    for remark in ("# Second remark.", "  # he has promised five heads", "# south of the moat"):
        assert remark in lines
