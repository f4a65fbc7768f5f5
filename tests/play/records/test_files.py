"""Files of games: what is in them is not played again; nothing breaks them unnoticed."""

import json
import os
import random
import resource
import signal
import sys
from pathlib import Path

import numpy as np
import pytest

from samurai_odds.engine.limit import Limit
from samurai_odds.errors import OddsError
from samurai_odds.play.limits import play_until
from samurai_odds.play.records import reading
from samurai_odds.play.records.files import Record, one_by_one
from samurai_odds.play.records.reading import heading, read
from tests.play.records.made import IDENTITY, OTHER, Player, as_nobody, names_in, played, rows

ON_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="it has other files")
GAMES = 2_500  # three blocks


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "monday.games"


def test_what_a_file_has_is_not_played_again(file: Path) -> None:
    first, second = Player(), Player()
    assert np.array_equal(played(file, 0, GAMES, first), rows(0, GAMES))
    assert np.array_equal(played(file, 100, GAMES, second), rows(100, GAMES))
    assert first.numbers == list(range(GAMES))
    assert second.numbers == list(range(GAMES, GAMES + 100))
    assert names_in(file.parent) == [file.name]
    numbers, all_rows = read(file)[1].all()
    assert np.array_equal(numbers, np.arange(GAMES + 100))
    assert np.array_equal(all_rows, rows(0, GAMES + 100))


def test_gaps_are_filled(file: Path) -> None:
    for first in (3_000, 500, 1_500):
        played(file, first, 300)
    player = Player()
    assert np.array_equal(played(file, 0, 4_000, player), rows(0, 4_000))
    held = {n for first in (500, 1_500, 3_000) for n in range(first, first + 300)}
    assert player.numbers == sorted(set(range(4_000)) - held)


def test_games_shown_as_done_are_those_of_the_file_too(file: Path) -> None:
    played(file, 0, 600)
    shown: list[int] = []
    with Record(file, IDENTITY, one_by_one(Player())) as record:
        record.play(0, 1_000, None, shown.append)
    assert sum(shown) == 1_000


# ---- interrupted -----------------------------------------------------------------------


@pytest.mark.parametrize("stop", [1, 1_000, 1_024, 1_025, 2_100])
@pytest.mark.parametrize("raising", [None, KeyboardInterrupt])
def test_interrupted_and_taken_up_is_as_if_never_interrupted(
    stop: int, raising: type[BaseException] | None, file: Path
) -> None:
    def some(games: int, player: Player) -> int:
        with Record(file, IDENTITY, one_by_one(player)) as record:
            run = play_until(record.play, Limit(samples=games))
        assert np.array_equal(run.rows, rows(0, run.games))
        assert run.interrupted == (run.games < games)
        return run.games

    done = some(GAMES, Player(stop, raising))
    assert min(stop, 100) <= done < GAMES
    assert read(file)[1].all()[0].tolist() == list(range(done))
    player = Player()
    assert some(GAMES, player) == GAMES
    assert player.numbers == list(range(done, GAMES))


def test_ctrl_c_before_any_game_is_done_is_passed_on(file: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        played(file, 0, GAMES, Player(0, KeyboardInterrupt))
    assert names_in(file.parent) == [file.name]
    assert np.array_equal(played(file, 0, 10), rows(0, 10))


def test_a_file_cut_off_anywhere_is_taken_up(file: Path) -> None:
    """As the computer may leave it when it fails: the last line's first part."""
    played(file, 0, GAMES)
    whole = file.read_bytes()
    ends = [place + 1 for place, letter in enumerate(whole) if letter == 10]
    places = random.Random(3).sample(range(len(whole)), 20)
    for cut in sorted({0, 1, *ends, *(end - 1 for end in ends), *places}):
        file.write_bytes(whole[:cut])
        player = Player()
        assert np.array_equal(played(file, 0, GAMES, player), rows(0, GAMES))
        blocks = sum(end <= cut for end in ends[1:])
        assert player.numbers == list(range(min(1_024 * blocks, GAMES), GAMES))
        assert file.read_bytes() == whole


def test_noughts_after_the_last_line_are_dropped(file: Path) -> None:
    """What some file systems leave of a line that was never written."""
    played(file, 0, GAMES)
    whole = file.read_bytes()
    file.write_bytes(whole + bytes(700))
    played(file, 0, GAMES)
    assert file.read_bytes() == whole


# ---- damaged ---------------------------------------------------------------------------


def test_any_letter_changed_in_a_block_is_noticed_and_the_line_named(file: Path) -> None:
    played(file, 0, GAMES)
    whole = file.read_bytes()
    begin = whole.index(b"\n") + 1
    end = whole.index(b"\n", begin)
    luck = random.Random(8)
    head = range(begin, begin + 60)  # the numbers of the games
    for place in [*head, *luck.sample(range(begin, end), 100)]:
        for letter in (whole[place] ^ 1, ord("7")):
            if letter == whole[place]:
                continue
            file.write_bytes(whole[:place] + bytes([letter]) + whole[place + 1 :])
            try:
                same = np.array_equal(read(file)[1].all()[1], rows(0, GAMES))
            except OddsError as fault:
                assert "line 2: a damaged block; delete the line" in str(fault)
            else:
                assert same, whole[place - 5 : place + 5]


def test_a_damaged_line_deleted_is_played_again(file: Path) -> None:
    played(file, 0, GAMES)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], lines[1][:-20] + b"\n", *lines[2:]]))
    with pytest.raises(OddsError, match="line 2: a damaged block; delete the line"):
        played(file, 0, GAMES)
    file.write_bytes(b"".join([lines[0], *lines[2:]]))
    player = Player()
    assert np.array_equal(played(file, 0, GAMES, player), rows(0, GAMES))
    assert player.numbers == list(range(1_024))


BLOCK = {"first": 0, "games": 1, "check": 0, "rows": ""}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "null",
        "[" * 100_000,
        json.dumps(BLOCK),
        json.dumps(BLOCK | {"games": -1}),
        json.dumps(BLOCK | {"games": 10**30}),
        json.dumps(BLOCK | {"games": True}),
        json.dumps(BLOCK | {"first": -1}),
        json.dumps(BLOCK | {"first": 0.0}),
        json.dumps(BLOCK | {"first": 2**63}),
        json.dumps(BLOCK | {"rows": 5}),
        json.dumps(BLOCK | {"rows": "é"}),
        '{"first": ' + "9" * 5_000 + "}",
        "\x00\xff",
    ],
)
def test_a_line_that_is_no_block_is_named(line: str, file: Path) -> None:
    file.write_bytes(heading(IDENTITY) + line.encode("latin-1") + b"\n")
    with pytest.raises(OddsError, match="line 2: a damaged block"):
        read(file)


HEAD = {"samurai-odds record": 1, **IDENTITY.__dict__}


@pytest.mark.parametrize(
    "head",
    [
        "",
        "no games",
        "[1]",
        "[" * 100_000,
        json.dumps(HEAD | {"more": 1}),
        json.dumps({key: value for key, value in HEAD.items() if key != "seed"}),
        *(json.dumps(HEAD | {key: None}) for key in IDENTITY.__dict__),
        *(json.dumps(HEAD | {"width": width}) for width in (0, -3, 10**9, 3.0, True)),
    ],
)
def test_a_file_that_begins_otherwise_is_no_record(head: str, file: Path) -> None:
    file.write_text(head + "\n")
    with pytest.raises(OddsError, match=r"monday\.games' is no record of games"):
        read(file)
    with pytest.raises(OddsError, match=r"monday\.games' is no record of games"):
        played(file, 0, 1)
    assert file.read_text() == head + "\n"  # it may be something dear to its owner
    assert names_in(file.parent) == [file.name]


def test_another_format_is_named(file: Path) -> None:
    file.write_text(json.dumps(HEAD | {"samurai-odds record": 2}) + "\n")
    with pytest.raises(OddsError, match="is a record of another format"):
        read(file)


def test_a_file_without_end_is_not_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_MOST_IN_LINE", 1_000)
    file.write_bytes(heading(IDENTITY) + b"a" * 2_000)
    with pytest.raises(OddsError, match="a line of it is longer than 1,000 bytes"):
        read(file)


def test_a_long_file_is_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules and scenarios end at four million bytes; games do not."""
    games = 1_024 * 450
    random_rows = np.random.default_rng(1).integers(-9_000, 9_000, (games, 3), dtype=np.int16)

    def play(first: int, wanted: int, deadline: float | None, show: object) -> np.ndarray:
        return random_rows[first : first + wanted]

    with Record(file, IDENTITY, one_by_one(play)) as record:
        record.play(0, games, None, lambda games: None)
    assert file.stat().st_size > 3_500_000
    assert np.array_equal(read(file)[1].all()[1], random_rows)


# ---- other games, other runs -----------------------------------------------------------


def test_other_games_are_refused_and_the_difference_named(file: Path) -> None:
    played(file, 0, 10)
    before = file.read_bytes()
    with (
        pytest.raises(OddsError, match=r"monday\.games' holds other games: seed 7, not 8"),
        Record(file, OTHER, one_by_one(Player())),
    ):
        pass
    assert file.read_bytes() == before


@ON_UNIX
@pytest.mark.parametrize("first", ["real", "link"])
def test_two_names_of_a_file_share_one_lock(first: str, file: Path) -> None:
    link = file.parent / "elsewhere" / "link.games"
    link.parent.mkdir()
    link.symlink_to(file)
    names = {"real": file, "link": link}
    with Record(names.pop(first), IDENTITY, one_by_one(Player())) as record:
        (second,) = names.values()
        with (
            pytest.raises(OddsError, match="another run"),
            Record(second, IDENTITY, one_by_one(Player())),
        ):
            pass
        record.play(0, 10, None, lambda games: None)
    assert np.array_equal(played(second, 0, 10, Player(0)), rows(0, 10))


def test_a_file_that_another_run_writes_is_refused(file: Path) -> None:
    with Record(file, IDENTITY, one_by_one(Player())) as record:
        record.play(0, 10, None, lambda games: None)
        with (
            pytest.raises(OddsError, match=r"monday\.games' is being written by another run"),
            Record(file, IDENTITY, one_by_one(Player())),
        ):
            pass
        record.play(10, 10, None, lambda games: None)
    assert np.array_equal(played(file, 0, 20), rows(0, 20))


def test_a_lock_left_behind_locks_nothing(file: Path) -> None:
    Path(f"{file}.lock").touch()
    assert np.array_equal(played(file, 0, 20), rows(0, 20))
    assert names_in(file.parent) == [file.name]


# ---- files that cannot be --------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "a\0b", ".", "folder", "none/b.games", "a" * 300])
def test_what_can_be_no_file_is_refused_before_anything_is_played(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    player = Player()
    with pytest.raises(OddsError, match="cannot write '"):
        played(name, 0, 10, player)
    assert player.numbers == []
    assert names_in(tmp_path) == ["folder"]
    assert names_in(tmp_path / "folder") == []


@ON_UNIX
def test_a_pipe_is_no_file_of_games(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OddsError, match="it is no ordinary file"):
        played(tmp_path / "pipe", 0, 10)


@ON_UNIX
def test_what_may_not_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "a.games"
    played(file, 0, 10)
    tmp_path.chmod(0o555)
    for path in (file, tmp_path / "b.games"):
        with as_nobody(), pytest.raises(OddsError, match=r"cannot write '.*': Permission denied"):
            played(path, 0, 20)
    tmp_path.chmod(0o755)
    assert names_in(tmp_path) == ["a.games"]
    assert np.array_equal(played(file, 0, 10), rows(0, 10))


@ON_UNIX
@pytest.mark.parametrize("room", [100, 3_000])
def test_a_full_disk_leaves_whole_lines(room: int, file: Path) -> None:
    """A limit on the size of files stands for it."""
    heard = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    player = Player()
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, usual[1]))
    try:
        with pytest.raises(OddsError, match=r"cannot write '.*monday\.games': File too large"):
            played(file, 0, GAMES, player)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
        signal.signal(signal.SIGXFSZ, heard)
    if room == 100:
        assert player.numbers == []
        assert names_in(file.parent) == []
    else:
        assert file.read_bytes().endswith(b"\n")
    assert np.array_equal(played(file, 0, GAMES), rows(0, GAMES))
