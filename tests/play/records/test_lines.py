"""Records of the first format are read, and go on in ours."""

from pathlib import Path

import numpy as np
import pytest

from samurai_odds.errors import OddsError
from samurai_odds.play.records.reading import read
from tests.play.records.made import Player, played, rows

# Written by an earlier version: 40 games of `made`, in blocks of 30 and 10.
OLD = Path(__file__).parent / "first_format.games"


def test_it_is_read() -> None:
    numbers, found = read(OLD)[1].all()
    assert numbers.tolist() == list(range(40))
    assert np.array_equal(found, rows(0, 40))


def test_it_goes_on_in_ours(tmp_path: Path) -> None:
    file, player = tmp_path / "old.games", Player()
    file.write_bytes(OLD.read_bytes())
    assert np.array_equal(played(file, 0, 60, player), rows(0, 60))
    assert player.numbers == list(range(40, 60))
    assert not file.read_bytes().startswith(b"{")
    assert np.array_equal(read(file)[1].all()[1], rows(0, 60))
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_a_link_beside_it_is_not_followed(tmp_path: Path) -> None:
    file, other = tmp_path / "old.games", tmp_path / "mine.txt"
    file.write_bytes(OLD.read_bytes())
    other.write_text("mine")
    (tmp_path / ".old.games.new").symlink_to(other)
    played(file, 0, 40, Player())
    assert other.read_text() == "mine"
    assert not file.read_bytes().startswith(b"{")


def test_any_letter_changed_is_noticed_and_a_line_cut_off_left_out(tmp_path: Path) -> None:
    file, whole = tmp_path / "old.games", OLD.read_bytes()
    begin = whole.index(b"\n") + 1
    for place in range(begin, whole.index(b"\n", begin)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        try:
            same = np.array_equal(read(file)[1].all()[1], rows(0, 40))
        except OddsError as fault:
            assert f"line 2: damaged; keep the first {begin} bytes" in str(fault)
        else:
            assert same
    file.write_bytes(whole[:-5])
    assert len(read(file)[1].all()[0]) == 30
    file.write_bytes(whole[:begin] + b"{" * 2**24)
    with pytest.raises(OddsError, match="a line of it is longer than"):
        read(file)
