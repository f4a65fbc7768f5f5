"""Files that commands write: whole, over their own kind, never over the user's."""

import os
import threading
from pathlib import Path

import pytest

from tests.cli.running import Run

ATTACK = ["battles", "attack", "levy", "levy"]


@pytest.mark.quick(1)
@pytest.mark.parametrize("ending", [".png", ".svg", ".pdf"])
def test_a_picture_of_ours_is_overwritten_and_another_needs_force(
    tmp_path: Path, run: Run, ending: str
) -> None:
    picture = tmp_path / f"odds{ending}"
    assert run(*ATTACK, "--plot", str(picture)).status == 0
    assert run(*ATTACK, "--plot", str(picture)).status == 0
    picture.write_bytes(b"my own drawing")
    err = run.refused(*ATTACK, "--plot", str(picture))
    assert "--plot" in err
    assert "was not written by samurai-odds: add --force" in err
    assert picture.read_bytes() == b"my own drawing"
    assert run(*ATTACK, "--plot", str(picture), "--force").status == 0
    assert picture.read_bytes() != b"my own drawing"


def test_a_foreign_file_is_refused_before_anything_is_played(tmp_path: Path, run: Run) -> None:
    notes = tmp_path / "notes.png"
    notes.write_text("mine")
    games = ["battles", "play", "study-spears", "--samples", "1000000000"]
    run.refused(*games, "--plot", str(notes))


@pytest.mark.parametrize(
    "arguments",
    [
        ["battles", "play", "study-spears", "--trace", "0", "--at-turn", "3"],
        ["swords", "play", "quick-3", "--trace", "0", "--at-round", "2"],
        ["ran", "play", "study-foot", "--trace", "0", "--at-turn", "2"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_saved_position_names_its_maker_and_reads_back(
    tmp_path: Path, run: Run, arguments: list[str]
) -> None:
    position = tmp_path / "position.txt"
    for _ in range(2):
        assert run(*arguments, "--save", str(position)).status == 0
    assert position.read_text().startswith("# samurai-odds ")
    assert run(arguments[0], "map", str(position)).status == 0
    position.write_text("my own notes\n")
    assert "--save" in run.refused(*arguments, "--save", str(position))
    assert position.read_text() == "my own notes\n"


def test_a_link_is_followed_and_kept(tmp_path: Path, run: Run) -> None:
    (tmp_path / "there").mkdir()
    link = tmp_path / "odds.svg"
    link.symlink_to(tmp_path / "there" / "real.svg")
    assert run(*ATTACK, "--plot", str(link)).status == 0
    assert link.is_symlink()
    assert (tmp_path / "there" / "real.svg").stat().st_size > 1000


def test_a_named_pipe_is_written_through_to(tmp_path: Path, run: Run) -> None:
    pipe = tmp_path / "pipe.svg"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    assert run(*ATTACK, "--plot", str(pipe)).status == 0
    reader.join(20)
    assert b"</svg>" in read[0]
    assert not pipe.is_file()


def test_charts_that_users_edit_are_never_overwritten_unasked(tmp_path: Path, run: Run) -> None:
    pack = tmp_path / "charts.toml"
    assert run("ran", "charts", "export", str(pack)).status == 0
    run.refused("ran", "charts", "export", str(pack))
    assert run("ran", "charts", "export", str(pack), "--force").status == 0


def test_force_is_an_option_of_what_writes_files(run: Run) -> None:
    assert "--force" in run.shown("battles", "map", "--help")
    assert "--force" not in run.shown("battles", "scenarios", "--help")


@pytest.mark.parametrize(
    ("name", "says"), [("no/x.png", "no such folder"), ("folder.png", "it is a folder")]
)
def test_a_name_that_cannot_be_written_is_refused_before_any_work(
    name: str,
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    run: Run,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.png").mkdir()
    run.shown(*ATTACK, "--help")  # its command is made
    monkeypatch.setattr("samurai_odds.battles.attack", None)  # nothing is asked
    assert f"cannot write '{name}': {says}" in run.refused(
        "battles", "attack", "levy", "levy", "--plot", name
    )
