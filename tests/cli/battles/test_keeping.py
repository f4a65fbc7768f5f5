"""`--games`, `--record` and `merge`: games in files, the same however they came there."""

import json
import signal
import subprocess
import sys
import time
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.play.game import Rows
from samurai_odds.play.records.packing import frame, frames
from samurai_odds.play.records.reading import read
from tests.battles.interpreted import SMALL
from tests.cli.running import Run
from tests.cli.test_interrupted import heed_signals

BEGIN = "import sys; from samurai_odds.cli.main import main; sys.exit(main())"


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.txt").write_text(SMALL)
    return "small.txt"


def outcomes(run: Run, *arguments: str) -> Any:
    code, out, _ = run(*arguments, "--format", "json")
    assert code == 0
    data = json.loads(out)
    return data["samples"], data["outcomes"]


PLAY = ("battles", "play", "small.txt", "--samples", "3000")


@pytest.mark.long
def test_parts_in_files_are_one_run(small: str, run: Run) -> None:
    whole = outcomes(run, *PLAY)
    assert whole[0] == 3_000
    for part, file in (("0-1499", "a"), ("1000-2199", "b"), ("2200-2999", "c")):
        run(*PLAY, "--games", part, "--record", file)
    for order in (("a", "b", "c"), ("c", "a", "b")):
        assert outcomes(run, "merge", *order) == whole
    _, _, err = run("merge", "a", "b", "c")
    assert err == "3,000 games of 3 files: numbers 0-2999; 500 found twice and counted once\n"
    _, _, err = run("merge", "a", "c")
    assert err == "2,300 games of 2 files: numbers 0-1499, 2200-2999\n"


def test_a_file_is_gone_on_from(small: str, run: Run) -> None:
    whole = outcomes(run, *PLAY)
    asked = PLAY[:3]
    assert outcomes(run, *asked, "--samples", "700", "--record", "a")[0] == 700
    size = Path("a").stat().st_size
    assert outcomes(run, *PLAY, "--record", "a") == whole
    assert Path("a").stat().st_size > size
    size = Path("a").stat().st_size
    assert outcomes(run, *PLAY, "--record", "a") == whole == outcomes(run, "merge", "a")
    assert Path("a").stat().st_size == size


def test_the_games_of_a_turn_are_kept_too(small: str, run: Run) -> None:
    Path("orders.txt").write_text("order e7\nmove e7 d6\nbattle d6 d5\n")
    turn = ("battles", "turn", small, "--card", "order-one-center", "--orders", "orders.txt")
    whole = outcomes(run, *turn, "--samples", "300")
    for part, file in (("0-99", "a"), ("100-299", "b")):
        run(*turn, "--games", part, "--record", file)
    assert outcomes(run, "merge", "b", "a") == whole


def test_a_number_is_a_count_and_a_range_selects_one_game(small: str, run: Run) -> None:
    assert outcomes(run, "battles", "play", small, "--games", "17")[0] == 17
    assert outcomes(run, "battles", "play", small, "--games", "17-17")[0] == 1


STATUS = {signal.SIGKILL: -9, signal.SIGTERM: 143, signal.SIGINT: 0}  # Ctrl-C answers
GREEDY = ["--red", "greedy", "--blue", "greedy"]
LONG = ["battles", "play", "first-samurai-skirmish", "--samples", "4000", *GREEDY]


@pytest.fixture(scope="module")
def one_run() -> Rows:
    contest = Contest("first-samurai-skirmish", "greedy", "greedy")
    return contest.play_games(0, 0, 4_000)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="it has other signals")
@pytest.mark.parametrize("number", STATUS)
def test_a_run_that_was_killed_is_taken_up(
    number: signal.Signals, small: str, one_run: Rows, run: Run
) -> None:
    """Killed while it plays; whatever it had begun to write, the rows are those of one run."""
    child = subprocess.Popen(
        [sys.executable, "-c", BEGIN, *LONG, "--record", "a"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        preexec_fn=heed_signals,  # noqa: PLW1509
    )
    try:
        while child.poll() is None:
            if Path("a").exists() and len([*frames(BytesIO(Path("a").read_bytes()), "a")]) > 2:
                break
            time.sleep(0.01)
        busy = run.refused(*LONG, "--record", "a")
        assert "'a' is being written by another run" in busy
        child.send_signal(number)
        said = child.communicate(timeout=120)[0]
    finally:
        child.kill()
    assert child.returncode == STATUS[number], said
    left = len(read("a")[1].all()[0])
    assert 2_000 < left < 4_000
    assert outcomes(run, *LONG, "--record", "a")[0] == 4_000
    assert np.array_equal(read("a")[1].all()[1], one_run)
    assert sorted(path.name for path in Path().iterdir()) == ["a", "small.txt"]


# ---- what is refused ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "games",
    ["", "-", "5-", "-5", "9-5", "a-b", "1-2-3", "1.5", "1e3", "0x10", "9" * 5_000, str(2**47 + 1)],
)
def test_games_that_are_no_range_are_refused(games: str, small: str, run: Run) -> None:
    said = run.refused(*PLAY, f"--games={games}", "--record", "a")
    assert "0-999" in said
    assert len(said) < 400
    assert not Path("a").exists()


@pytest.mark.parametrize(
    ("changed", "difference"),
    [
        (["--seed", "1"], "seed 0, not 1"),
        (["--red", "random"], "red 'steady', not 'random'"),
        (["--turn-limit", "9"], "turn_limit 'None', not '9'"),
        (["--first", "blue"], "first 'None', not 'blue'"),
    ],
)
def test_games_of_another_question_are_refused_with_the_difference(
    changed: list[str], difference: str, small: str, run: Run
) -> None:
    run(*PLAY, "--games", "0-9", "--record", "a")
    before = Path("a").read_bytes()
    said = run.refused(*PLAY, *changed, "--record", "a")
    assert f"'a' holds other games: {difference}" in said
    run(*PLAY, *changed, "--games", "0-9", "--record", "b")
    assert "'b' holds other games: " in run.refused("merge", "a", "b")
    assert Path("a").read_bytes() == before


def test_a_scenario_that_has_changed_is_another(small: str, run: Run) -> None:
    run(*PLAY, "--games", "0-9", "--record", "a")
    Path(small).write_text(SMALL.replace("Pool: 12", "Pool: 13"))
    said = run.refused(*PLAY, "--record", "a")
    assert "'a' holds other games: scenario " in said
    assert outcomes(run, "merge", "a")[0] == 10  # it knows its own


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("", "that is no name of a file"),
        (".", "no ordinary file"),
        ("none/a", "there is no folder 'none'"),
        ("small.txt", "'small.txt' is no record of games"),
        ("/dev/full", "no ordinary file"),
        ("a" * 300, "File name too long"),
    ],
)
def test_what_can_be_no_record_is_refused(file: str, words: str, small: str, run: Run) -> None:
    assert words in run.refused(*PLAY, "--record", file)
    assert Path(small).read_text() == SMALL
    assert [path.name for path in Path().iterdir()] == [small]


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ([], "missing argument"),
        (["none"], "cannot read the record 'none': No such file"),
        ([""], "that is no name of a file"),
        (["."], "cannot read the record '.': Is a directory"),
        (["small.txt"], "'small.txt' is no record of games"),
        (["a", "small.txt"], "'small.txt' is no record of games"),
        (["empty"], "'empty' is no record of games"),
        (["/dev/zero"], "'/dev/zero' is no record of games"),
        (["a", "damaged"], "'damaged', part 2: damaged"),
        (["begun"], "'begun' holds no games yet"),
    ],
)
def test_what_cannot_be_merged_is_refused(
    files: list[str], words: str, small: str, run: Run
) -> None:
    run(*PLAY, "--games", "0-9", "--record", "a")
    (_, ends), _ = frames(BytesIO(Path("a").read_bytes()), "a")
    head, block = Path("a").read_bytes()[:ends], Path("a").read_bytes()[ends:]
    Path("empty").write_bytes(b"")
    Path("begun").write_bytes(head)
    Path("damaged").write_bytes(head + block[:50] + b"7" + block[51:])
    assert words in run.refused("merge", *files)


def altered(**changed: Any) -> None:
    """Write a record whose first part says something else."""
    (head, ends), _ = frames(BytesIO(Path("a").read_bytes()), "a")
    Path("b").write_bytes(frame(head | changed) + Path("a").read_bytes()[ends:])


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"game": "cli.main"}, "'b': unknown game 'cli.main'"),
        ({"game": "ran", "procedure": "attack"}, "'b': unknown procedure of ran 'attack'"),
        ({"procedure": "attack"}, "'b': "),
        ({"inputs": {}}, "'b': battles.play needs scenario"),
        ({"inputs": {"scenario": "nowhere"}}, "'b': unknown scenario 'nowhere'"),
        ({"inputs": {"scenario": "study-spears", "luck": 6}}, "'b': unknown option 'luck'"),
        ({"inputs": {"scenario": "study-spears", "dragons": 6}}, "'b' is no record of games"),
        ({"inputs": {"scenario": 5}}, "'b': "),
        ({"seed": 99}, "'b' was made by version"),
        ({"seed": -1}, "'b' was made by version"),
        ({"version": "9.9", "hash": "f" * 32}, "'b' was made by version 9.9"),
        ({"width": 5}, "'b', part 2: damaged"),
    ],
)
def test_a_record_that_says_something_else_is_refused(
    changed: dict[str, Any], words: str, small: str, run: Run
) -> None:
    run(*PLAY, "--games", "0-9", "--record", "a")
    altered(**changed)
    assert words in run.refused("merge", "b")


@pytest.mark.parametrize("option", [["--games", "0-9"], ["--record", "a"]])
def test_one_game_told_is_kept_nowhere(option: list[str], small: str, run: Run) -> None:
    play = ["battles", "play", small, "--trace", "0", *option]
    assert f"--trace tells one game: leave out {option[0]}" in run.refused(*play)
    saving = [*play, "--save", "b", "--at-turn", "1"]
    assert f"--save writes one game's position: leave out {option[0]}" in run.refused(*saving)
    assert [path.name for path in Path().iterdir()] == [small]


def test_a_bad_figure_is_refused_before_a_file_is_begun(small: str, run: Run) -> None:
    run.refused(*PLAY, "--show", "nothing", "--record", "a")
    assert not Path("a").exists()
