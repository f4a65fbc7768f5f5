"""Files that commands write: whole, over their own kind, never over the user's."""

import errno
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pytest

from samurai_odds.cli.main import main
from samurai_odds.engine.writing import check_writable
from tests.cli.running import Run

FORDS = Path(__file__).parents[1] / "drafts" / "fords.txt"
ATTACK = ["battles", "attack", "levy", "levy"]
LONG = ["battles", "play", "study-spears", "--samples", "1000000000"]


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
    assert "was not written by samurai-odds, or has been changed since: add --force" in err
    assert picture.read_bytes() == b"my own drawing"
    assert run(*ATTACK, "--plot", str(picture), "--force").status == 0
    assert picture.read_bytes() != b"my own drawing"


def test_a_foreign_file_is_refused_before_anything_is_played(tmp_path: Path, run: Run) -> None:
    notes = tmp_path / "notes.png"
    notes.write_text("mine")
    run.refused(*LONG, "--plot", str(notes))


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
    assert run(*arguments, "--save", str(position)).status == 0
    assert position.read_text().startswith("# samurai-odds ")
    assert run(arguments[0], "map", str(position)).status == 0
    position.write_text(f"{position.read_text()}# my own notes\n")
    assert "--save" in run.refused(*arguments, "--save", str(position))
    assert position.read_text().endswith("# my own notes\n")


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


@pytest.mark.parametrize(
    ("game", "command"),
    [
        *((game, ("new",)) for game in ("battles", "swords", "ran")),
        ("battles", ("map", "study-spears", "--save")),
        ("swords", ("map", "quick-3", "--save")),
        ("ran", ("map", "study-foot", "--save")),
    ],
)
def test_a_draft_that_was_edited_is_not_overwritten(
    tmp_path: Path, run: Run, game: str, command: tuple[str, ...]
) -> None:
    draft = tmp_path / "draft.txt"
    assert run(game, *command, str(draft)).status == 0
    edited = f"{draft.read_text()}# my hill\n"
    draft.write_text(edited)
    assert "is there already: add --force" in run.refused(game, *command, str(draft))
    assert draft.read_text() == edited
    assert run(game, *command, str(draft), "--force").status == 0
    assert draft.read_text() != edited


PAGES = ["battles", "map", "study-spears"]


@pytest.mark.parametrize(
    ("arguments", "name", "content"),
    [
        (["--plot"], "a.pdf", b"%PDF-1.7 my article about samurai-odds"),
        (["--plot"], "a.svg", b"<svg><!-- drawn with samurai-odds 0.2.0 --></svg>"),
        (["--plot"], "a.png", b"\x89PNG my picture of samurai-odds"),
        (["--html"], "a.html", b"<!-- samurai-odds 0.2.0 --><p>my page</p>"),
    ],
)
def test_a_file_that_only_names_us_is_not_ours(
    tmp_path: Path, run: Run, arguments: list[str], name: str, content: bytes
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    run.refused(*PAGES, *arguments, str(file))
    assert file.read_bytes() == content


@pytest.mark.quick
@pytest.mark.parametrize("name", ["a.html", "a.svg", "a.pdf", "a.png"])
def test_a_file_of_ours_that_was_changed_is_the_users(tmp_path: Path, run: Run, name: str) -> None:
    command = [*PAGES, "--html"] if name.endswith("html") else [*ATTACK, "--plot"]
    file = tmp_path / name
    for _ in range(2):
        assert run(*command, str(file)).status == 0
    written = file.read_bytes()
    for changed in (written + b"\n", b" " + written, written[:200] + b"x" + written[201:]):
        file.write_bytes(changed)
        run.refused(*command, str(file))
        assert file.read_bytes() == changed


def test_two_outputs_of_a_command_are_two_files(tmp_path: Path, run: Run) -> None:
    both = ["--html", str(tmp_path / "a.html"), "--save", str(tmp_path / "a.html")]
    assert "are the same file" in run.refused(*PAGES, *both)
    assert list(tmp_path.iterdir()) == []


def test_a_record_and_a_picture_are_two_files(tmp_path: Path, run: Run) -> None:
    """All games were played before the picture was refused."""
    games = ["battles", "play", "study-spears", "--samples", "1000000000"]
    name = str(tmp_path / "a.png")
    for first, second in (("--record", "--plot"), ("--plot", "--record")):
        assert "are the same file" in run.refused(*games, first, name, second, name)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
@pytest.mark.parametrize(
    "words",
    [
        [*ATTACK, "--plot", "a.png"],
        [*PAGES, "--html", "a.html"],
        ["battles", "new", "a.txt"],
        ["battles", "play", "study-spears", "--samples", "1000000000", "--record", "a.games"],
        ["ran", "play", "study-foot", "--samples", "1000000000", "--record", "./a.games"],
    ],
)
def test_what_is_printed_and_what_is_written_are_two_files(
    words: list[str], stream: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture stood in place of the answer, the answer over the record."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / words[-1]
    said = tmp_path / "said"
    with said.open("w") as other, file.open("w") as same:
        monkeypatch.setattr("sys.stdout", same if stream == "stdout" else other)
        monkeypatch.setattr("sys.stderr", same if stream == "stderr" else other)
        assert main(words) == 2
        other.flush()
    both = file.read_text() + said.read_text()
    assert both.endswith("what the command prints is sent there: name another file\n")
    assert both.count("\n") == 1


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


@pytest.mark.parametrize("arguments", [[*LONG, "--plot", "a.png"], ["page", "--one", "a.html"]])
def test_a_folder_that_takes_no_file_is_told_before_any_work(
    arguments: list[str], tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*given: object, **how: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "NamedTemporaryFile", denied)
    name = arguments[-1]
    assert run.refused(*arguments) == f"samurai-odds: cannot write '{name}': Permission denied"
    monkeypatch.undo()
    check_writable(tmp_path / name)
    assert list(tmp_path.iterdir()) == []  # what is tried is gone


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device is full here")
@pytest.mark.parametrize(
    ("words", "status"), [(["battles", "attack", "x", "y"], 2), (["battles", "new", "a.txt"], 0)]
)
def test_a_word_that_cannot_be_said_changes_no_status(
    words: list[str], status: int, tmp_path: Path
) -> None:
    """It was 1: the error line's own error, or the draft's that was written."""
    with open("/dev/full", "w") as full:
        child = [sys.executable, "-m", "samurai_odds", *words]
        done = subprocess.run(child, check=False, cwd=tmp_path, stdout=-1, stderr=full)
    assert done.returncode == status
    assert len(list(tmp_path.iterdir())) == (status == 0)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
@pytest.mark.parametrize("words", ["new a.txt", "map study-spears --save a.txt"])
def test_what_is_said_beside_an_answer_is_said_after_it(words: str, tmp_path: Path) -> None:
    """Two lines: a file had been written, and its answer could not be."""
    with open("/dev/full", "w") as full:
        child = [sys.executable, "-m", "samurai_odds", "battles", *words.split()]
        done = subprocess.run(child, check=False, cwd=tmp_path, stdout=full, stderr=-1, text=True)
    assert done.returncode == 2
    assert done.stderr == "samurai-odds: cannot write the answer: No space left on device\n"


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("words", "file", "said"),
    [
        ("report study-spears --bots random,greedy --out p.html", "p.html", "the report is p.html"),
        (
            f"balance {FORDS} --fix --only banners --bots random --margin 1 --save d",
            "d/nearest.txt",
            "written",
        ),
    ],
)
@pytest.mark.parametrize("reader", ["true", "full"])
def test_what_took_long_is_written_before_anything_is_printed(
    words: str, file: str, said: str, reader: str, tmp_path: Path
) -> None:
    """It was lost where `head` closed the pipe, with status 0 and not a word."""
    child = f"'{sys.executable}' -m samurai_odds battles {words} --samples 16"
    if reader == "full" and not Path("/dev/full").exists():
        pytest.skip("no device is full here")
    shell = f"set -o pipefail; {child} {'| true' if reader == 'true' else '> /dev/full'}"
    done = subprocess.run(
        ["bash", "-c", shell], check=False, cwd=tmp_path, capture_output=True, text=True
    )
    assert (tmp_path / file).is_file()
    assert (done.returncode, said in done.stderr) == ((0, True) if reader == "true" else (2, False))


@pytest.mark.parametrize(
    "words",
    [
        ["battles", "new"],
        ["swords", "map", "chapter-7", "--save"],
        ["ran", "play", "study-foot", "--trace", "0", "--at-turn", "1", "--save"],
    ],
)
def test_the_name_of_a_file_is_told_in_one_line(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = run(*words, "a\n\x1b[2Jb.txt")
    assert status == 0
    assert "a \\u001b[2Jb.txt" in " ".join((out + err).split())
    assert "\x1b" not in out + err
    assert err.count("\n") <= 1


@pytest.mark.parametrize(
    "refused",
    [
        ["--trace", "140737488355328"],
        ["--trace", "1", "--format", "csv"],
        ["--trace", "1", "--games", "5"],
    ],
)
def test_no_page_of_a_game_is_written_by_what_is_refused(
    refused: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "game.html"
    assert main(["ran", "play", "study-foot", *refused, "--html", str(page)]) == 2
    assert capsys.readouterr().out == ""
    assert not page.exists()
