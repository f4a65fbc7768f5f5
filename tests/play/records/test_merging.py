"""Files put together: in any order, with what they share counted once."""

from io import BytesIO
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds.errors import OddsError
from samurai_odds.play.records import blocks
from samurai_odds.play.records.blocks import Block, Known, read_part, runs
from samurai_odds.play.records.files import Record, one_by_one
from samurai_odds.play.records.packing import frames
from samurai_odds.play.records.reading import heading, merged
from tests.play.records.made import IDENTITY, OTHER, Player, played, rows

PARTS = ((0, 1_500), (1_000, 800), (2_300, 50), (1_200, 100))


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    found = []
    for number, part in enumerate(PARTS):
        found.append(tmp_path / f"{number}.games")
        played(found[-1], *part)
    return found


def test_in_any_order_and_with_overlaps_the_same(files: list[Path]) -> None:
    wanted = sorted({n for first, games in PARTS for n in range(first, first + games)})
    for order in permutations(files):
        identity, known = merged(order)
        numbers, all_rows = known.all()
        assert identity == IDENTITY
        assert numbers.tolist() == wanted
        assert np.array_equal(all_rows, np.concatenate([rows(n, 1) for n in wanted]))
        assert known.twice == sum(games for _, games in PARTS) - len(wanted)


def test_a_file_twice_counts_once(files: list[Path]) -> None:
    known = merged([files[0], files[0]])[1]
    assert len(known.all()[0]) == known.twice == 1_500


def test_of_a_cut_off_part_nothing_is_taken_and_the_file_is_left_alone(files: list[Path]) -> None:
    whole = files[0].read_bytes()
    files[0].write_bytes(whole[:-5])
    assert len(merged(files[:1])[1].all()[0]) == 1_024
    assert files[0].read_bytes() == whole[:-5]


def test_games_that_went_otherwise_are_named(files: list[Path], tmp_path: Path) -> None:
    def otherwise(first: int, games: int, deadline: object, show: object) -> np.ndarray:
        found = rows(first, games)
        found[first <= 1_234 < first + games and 1_234 - first, 1] += 1
        return found

    with Record(tmp_path / "b.games", IDENTITY, one_by_one(otherwise)) as record:
        record.play(1_200, 100, None, lambda games: None)
    with pytest.raises(
        OddsError, match=r"b\.games', part 2: game 1234 went otherwise than in an earlier"
    ):
        merged([files[0], tmp_path / "b.games"])


def test_files_of_other_games_are_refused(files: list[Path], tmp_path: Path) -> None:
    with Record(tmp_path / "b.games", OTHER, one_by_one(Player())) as record:
        record.play(0, 10, None, lambda games: None)
    with pytest.raises(OddsError, match=r"b\.games' holds other games: seed 8, not 7"):
        merged([files[0], tmp_path / "b.games"])


def test_nothing_is_no_record() -> None:
    with pytest.raises(OddsError, match="name a record at least"):
        merged([])


def test_a_record_without_games_has_none(tmp_path: Path) -> None:
    (tmp_path / "a.games").write_bytes(heading(IDENTITY))
    assert len(merged([tmp_path / "a.games"])[1].all()[0]) == 0


@pytest.mark.parametrize("name", ["", "a\0b", "none", "."])
def test_what_can_be_no_file_cannot_be_read(name: str) -> None:
    with pytest.raises(OddsError, match="cannot read the record '"):
        merged([name])


# ---- blocks ----------------------------------------------------------------------------


def test_a_block_is_read_as_it_was_written() -> None:
    extreme = np.array([[-(2**15), 2**15 - 1, 0]], dtype=np.int16)
    for block in (Block(0, rows(0, 1)), Block(2**40, rows(5, 1_024)), Block(7, extreme)):
        [(held, _)] = frames(BytesIO(block.written()), "here")
        again = read_part(held, 3)
        assert isinstance(again, Block)
        assert again.first == block.first
        assert np.array_equal(again.rows, block.rows)


def test_a_block_of_another_width_is_none() -> None:
    [(held, _)] = frames(BytesIO(Block(0, rows(0, 6)).written()), "here")
    assert read_part(held, 2) is None


def test_games_known_by_their_number() -> None:
    known = Known(3)
    luck = np.random.default_rng(5)
    model: set[int] = set()
    for _ in range(60):
        first, games = int(luck.integers(0, 400)), int(luck.integers(1, 90))
        held, found = known.among(first, games)
        numbers = np.arange(first, first + games)
        assert held.tolist() == [n in model for n in numbers]
        assert np.array_equal(found[held], rows(first, games)[held])
        known.add(Block(first, rows(first, games)), "here")
        model |= set(numbers.tolist())
    assert known.all()[0].tolist() == sorted(model)


def test_blocks_are_found_without_looking_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight thousand took fifteen seconds when each was compared with all before it."""

    class Counted(Block):
        looks = 0

        def __getattribute__(self, name: str) -> Any:
            Counted.looks += 1
            return super().__getattribute__(name)

    monkeypatch.setattr(blocks, "Block", Counted)
    known, one = Known(3), rows(0, 1)
    for first in range(0, 4_000, 2):
        known.add(Block(first, one), "here")
    assert Counted.looks < 100 * 2_000
    assert known.all()[0].tolist() == list(range(0, 4_000, 2))


def test_stretches_of_marks() -> None:
    assert runs(np.array([True, True, False, True])) == [(0, 2), (3, 4)]
    assert runs(np.zeros(3, dtype=np.bool_)) == runs(np.zeros(0, dtype=np.bool_)) == []
