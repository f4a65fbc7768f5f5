"""Files that are written: whole or not at all, and never over a person's own."""

import json
import os
import tracemalloc
from pathlib import Path

import pytest

from samurai_odds.engine.writing import is_ours, put, put_all, sealed, write, write_folder
from samurai_odds.errors import OddsError

CONTENTS = {
    "a.html": "<html><p>samurai</p></html>\n",
    "a.svg": "<svg></svg>\n",
    "a.md": "# A page\n",
    "a.pdf": "%PDF-1.7\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n",
}


@pytest.mark.parametrize("name", CONTENTS)
def test_what_we_wrote_is_known_until_it_is_changed(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    for _ in range(2):
        write(file, CONTENTS[name])
    written = file.read_bytes()
    assert is_ours(file)
    version = range(written.index(b"odds ") + 5, written.index(b" sha256"))
    for place in set(range(0, len(written), 3)) - set(version):
        file.write_bytes(written[:place] + bytes([written[place] ^ 1]) + written[place + 1 :])
        assert not is_ours(file)
    with pytest.raises(OddsError, match="has been changed since: add --force"):
        write(file, CONTENTS[name])
    write(file, CONTENTS[name], force=True)
    assert file.read_bytes() == written


def test_a_copy_of_our_mark_does_not_make_a_file_ours(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    write(file, "first\n")
    mark = file.read_text().removeprefix("first\n")
    file.write_text(f"second\n{mark}")
    assert not is_ours(file)


def test_the_rights_of_a_file_stay(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    write(file, "first\n")
    file.chmod(0o600)
    write(file, "second\n")
    assert file.stat().st_mode & 0o777 == 0o600


def test_no_link_beside_a_file_is_followed(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("mine")
    for name in (".games.new", ".games.unfinished", "games.unfinished"):
        (tmp_path / name).symlink_to(other)
    put(tmp_path / "games", b"new")
    assert other.read_text() == "mine"
    assert (tmp_path / "games").read_bytes() == b"new"


NEW = {"a.js": "2", "b.js": "2", "c.js": "2", "v2/a.js": "2"}


def all_of(folder: Path) -> dict[str, bytes]:
    """Return what a folder holds, folders in it with nothing."""
    found = [(file.relative_to(folder).as_posix(), file) for file in folder.rglob("*")]
    return {name: b"" if file.is_dir() else file.read_bytes() for name, file in found}


@pytest.mark.parametrize("old", [{}, {"a.js": "1", "b.js": "1", "gone.js": "1"}])
def test_a_folder_is_written_whole_or_stays_as_it_was(
    old: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third file can't be put in its place: a disk that fails, or Ctrl-C."""
    folder = tmp_path / "page"
    if old:
        write_folder(folder, old | {f"v1/{name}": "1" for name in old})
    before = all_of(folder)
    moved: list[Path] = []
    usual = Path.replace

    def failing(self: Path, target: Path) -> Path:
        moved.append(self)
        if len(moved) == 3:
            raise KeyboardInterrupt
        return usual(self, target)

    monkeypatch.setattr(Path, "replace", failing)
    with pytest.raises(KeyboardInterrupt):
        write_folder(folder, NEW)
    monkeypatch.undo()
    assert all_of(folder) == before
    assert folder.exists() == bool(old)
    write_folder(folder, NEW)
    assert all_of(folder).keys() == {*NEW, "v2", ".samurai-odds"}


def test_a_folder_in_place_of_a_file_is_found_before_any_is_written(tmp_path: Path) -> None:
    (tmp_path / "b.js").mkdir()
    with pytest.raises(OddsError, match=r"b\.js': it is a folder"):
        put_all(tmp_path, {"a.js": b"1", "b.js": b"1"})
    assert os.listdir(tmp_path) == ["b.js"]


def test_a_folder_keeps_what_was_edited_in_it(tmp_path: Path) -> None:
    write_folder(tmp_path, {"a.csv": "1\n", "b.csv": "1\n", "c.csv": "1\n"})
    (tmp_path / "b.csv").write_text("mine\n")
    (tmp_path / "mine.csv").write_text("mine\n")
    write_folder(tmp_path, {"a.csv": "2\n"})
    assert sorted(file.name for file in tmp_path.glob("*.csv")) == ["a.csv", "b.csv", "mine.csv"]
    with pytest.raises(OddsError, match=r"b\.csv' was not written by samurai-odds"):
        write_folder(tmp_path, {"a.csv": "3\n", "b.csv": "3\n"})
    assert (tmp_path / "a.csv").read_text() == "2\n"


def test_a_list_of_files_reaches_no_other_folder(tmp_path: Path) -> None:
    folder, outside = tmp_path / "page", tmp_path / "mine.txt"
    outside.write_text("1\n")
    write_folder(folder, {"a.csv": "1\n"})
    listed = folder / ".samurai-odds"
    listed.write_text(listed.read_text().replace("a.csv", "../mine.txt"))
    write_folder(folder, {"b.csv": "1\n"})
    assert outside.read_text() == "1\n"


def test_a_long_file_is_looked_at_without_a_copy(tmp_path: Path) -> None:
    """Of a file of 250 MB three were held."""
    file, size = tmp_path / "a.svg", 2**24
    file.write_bytes(sealed(b"<svg>" + b" " * size + b"</svg>\n", ".svg"))
    tracemalloc.start()
    try:
        assert is_ours(file)
        assert tracemalloc.get_traced_memory()[1] < 1.5 * size
    finally:
        tracemalloc.stop()


def test_a_list_of_files_that_is_too_long_is_none(tmp_path: Path) -> None:
    """A hundred million numbers in it took gigabytes."""
    listed = {f"{number}": "x" * 64 for number in range(40_000)}
    (tmp_path / ".samurai-odds").write_text(json.dumps(listed))
    tracemalloc.start()
    try:
        write_folder(tmp_path, {"a.txt": "a"})
        assert tracemalloc.get_traced_memory()[1] < 2**22
    finally:
        tracemalloc.stop()
