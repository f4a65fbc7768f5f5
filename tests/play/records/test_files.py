"""Files of games: what is in them is not played again; nothing breaks them unnoticed."""

import json
import os
import random
import resource
import signal
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds.engine.limit import Limit
from samurai_odds.errors import OddsError
from samurai_odds.play.records.files import Record, one_by_one
from samurai_odds.play.records.packing import frame, frames, packed
from samurai_odds.play.records.reading import heading, read
from tests.play.records.made import IDENTITY, OTHER, Player, as_nobody, names_in, played, rows
from tests.play.until import play_until

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


def ends_in(file: Path) -> list[int]:
    """List where the parts of a file end."""
    with open(file, "rb") as held:
        return [end for _, end in frames(held, "")]


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
    assert np.array_equal(played(file, 0, 10), rows(0, 10))


def test_a_file_begun_for_no_game_does_not_stay(file: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        played(file, 0, GAMES, Player(0, KeyboardInterrupt))
    assert names_in(file.parent) == []
    played(file, 0, 10)
    before = file.read_bytes()
    with pytest.raises(KeyboardInterrupt):
        played(file, 10, GAMES, Player(0, KeyboardInterrupt))
    assert file.read_bytes() == before


def test_a_file_cut_off_anywhere_is_taken_up(file: Path) -> None:
    """As the computer may leave it when it fails: the first bytes of the last part."""
    played(file, 0, GAMES)
    whole = file.read_bytes()
    ends = ends_in(file)
    places = random.Random(3).sample(range(len(whole)), 20)
    for cut in sorted({0, 1, *ends, *(end - 1 for end in ends), *places}):
        file.write_bytes(whole[:cut])
        player = Player()
        assert np.array_equal(played(file, 0, GAMES, player), rows(0, GAMES))
        blocks = sum(end <= cut for end in ends[1:])
        assert player.numbers == list(range(min(1_024 * blocks, GAMES), GAMES))
        assert file.read_bytes() == whole


def test_noughts_after_the_last_part_are_dropped(file: Path) -> None:
    """What some file systems leave of a part that was never written."""
    played(file, 0, GAMES)
    whole = file.read_bytes()
    file.write_bytes(whole + bytes(700))
    played(file, 0, GAMES)
    assert file.read_bytes() == whole


# ---- damaged ---------------------------------------------------------------------------


def test_any_byte_changed_in_a_block_is_noticed_and_the_part_named(file: Path) -> None:
    played(file, 0, GAMES)
    whole = file.read_bytes()
    begin, end = ends_in(file)[:2]
    luck = random.Random(8)
    head = range(begin, begin + 50)  # the frame, the numbers of the games
    for place in [*head, *luck.sample(range(begin, end), 100)]:
        for byte in {whole[place] ^ 1, 7, 255} - {whole[place]}:
            file.write_bytes(whole[:place] + bytes([byte]) + whole[place + 1 :])
            with pytest.raises(OddsError, match=f"part 2: damaged; keep the first {begin} bytes"):
                read(file)


def test_what_follows_a_damaged_part_is_played_again_once_it_is_cut_off(file: Path) -> None:
    played(file, 0, GAMES)
    whole, ends = file.read_bytes(), ends_in(file)
    file.write_bytes(whole[: ends[1] - 20] + bytes(20) + whole[ends[1] :])
    with pytest.raises(OddsError, match=rf"part 2: damaged; .*truncate -s {ends[0]}\)"):
        played(file, 0, GAMES)
    os.truncate(file, ends[0])
    player = Player()
    assert np.array_equal(played(file, 0, GAMES, player), rows(0, GAMES))
    assert player.numbers == list(range(GAMES))


TABLE = packed(rows(0, 1))
BLOCK = {"first": 0, "games": 1, "rows": TABLE}


@pytest.mark.parametrize(
    "part",
    [
        {},
        *(BLOCK | {"games": games} for games in (-1, 0, 2, 10**9, True, "1")),
        *(BLOCK | {"first": first} for first in (-1, 0.0, 2**63, None)),
        *(BLOCK | {"rows": rows} for rows in (5, b"", "abc", TABLE[:-1], b"abc" + TABLE)),
        BLOCK | {"rows": packed(np.zeros((2**20, 3), dtype=np.int16))},
        {"tally": b""},
    ],
)
def test_a_part_that_is_no_block_is_named(part: dict[str, Any], file: Path) -> None:
    file.write_bytes(heading(IDENTITY) + frame(part))
    with pytest.raises(OddsError, match=r"part 2: damaged|of a record are damaged"):
        read(file)[1].all()


HEAD = {"samurai-odds record": 2, **IDENTITY.__dict__}


@pytest.mark.parametrize(
    "head",
    [
        b"no games, and nothing that looks like any",
        b"[1]",
        b"{" * 100_000,
        *(frame(held) for held in ({}, HEAD | {"more": 1})),
        frame({key: value for key, value in HEAD.items() if key != "seed"}),
        *(frame(HEAD | {key: None}) for key in IDENTITY.__dict__),
        *(frame(HEAD | {"width": width}) for width in (0, -3, 10**9, 3.0, True)),
        json.dumps(HEAD | {"samurai-odds record": 1, "seed": None}).encode() + b"\n",
    ],
)
def test_a_file_that_begins_otherwise_is_no_record(head: bytes, file: Path) -> None:
    file.write_bytes(head)
    with pytest.raises(OddsError, match=r"monday\.games' is no record of games"):
        read(file)
    with pytest.raises(OddsError, match=r"monday\.games' is no record of games"):
        played(file, 0, 1)
    assert file.read_bytes() == head  # it may be something dear to its owner
    assert names_in(file.parent) == [file.name]


def test_another_format_is_named(file: Path) -> None:
    file.write_bytes(frame(HEAD | {"samurai-odds record": 3}))
    with pytest.raises(OddsError, match="is a record of another format"):
        read(file)


def test_a_long_file_is_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules and scenarios end at four million bytes; games do not."""
    games = 1_024 * 800
    random_rows = np.random.default_rng(1).integers(-9_000, 9_000, (games, 3), dtype=np.int16)

    def play(first: int, wanted: int, deadline: float | None, show: object) -> np.ndarray:
        return random_rows[first : first + wanted]

    with Record(file, IDENTITY, one_by_one(play)) as record:
        record.play(0, games, None, lambda games: None)
    assert file.stat().st_size > 4_000_000
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


def test_a_file_of_the_users_is_no_lock(file: Path) -> None:
    lock = Path(f"{file}.lock")
    lock.write_text("mine")
    with pytest.raises(OddsError, match=r"its lock, is a file of somebody else's: move that"):
        played(file, 0, 10, Player())
    assert lock.read_text() == "mine"
    lock.unlink()
    lock.symlink_to(file.with_name("other"))
    with pytest.raises(OddsError, match=r"its lock, is a file of somebody else's"):
        played(file, 0, 10, Player())
    assert not file.with_name("other").exists()


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
def test_a_full_disk_leaves_whole_parts(room: int, file: Path) -> None:
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
        assert file.stat().st_size == ends_in(file)[-1]
    assert np.array_equal(played(file, 0, GAMES), rows(0, GAMES))
