"""Files that are written: whole or not at all, and never over a person's own.

A finished file ends with a mark that holds a checksum of all the rest. So a file that somebody
has edited, or that only names this project, is told from one that is as we wrote it. The latter
is overwritten, a device or a named pipe written through to, anything else only by force.
"""

import errno
import hashlib
import json
import os
import re
import stat
import struct
import tempfile
import zlib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from os import PathLike
from pathlib import Path

from samurai_odds._version import VERSION
from samurai_odds.errors import OddsError

MADE_BY = f"samurai-odds {VERSION}"
_LIST = ".samurai-odds"  # of the files of a folder, with their checksums
_MOST_LISTED = 2**20  # bytes of such a list
MOST_BYTES = 2**28  # of a file that may be ours: nothing that we write is longer
_COMMENT = re.compile(rb"<!-- samurai-odds \S{1,40} sha256:([0-9a-f]{64}) -->\n")
_MARKS = {  # by the ending of a file's name: how the mark stands in it, before its last what
    ".svg": (_COMMENT, b"</svg>"),
    ".html": (_COMMENT, b"</html>"),
    ".md": (_COMMENT, b""),
    ".pdf": (re.compile(rb"% samurai-odds \S{1,40} sha256:([0-9a-f]{64})\n"), b"startxref"),
    ".png": (
        re.compile(rb"\0\0\0.tEXtsamurai-odds\0\S{1,40} sha256:([0-9a-f]{64})[\0-\xff]{4}"),
        b"\0\0\0\0IEND",
    ),
}


# ---- what is ours --------------------------------------------------------------------


def sealed(content: bytes, ending: str) -> bytes:
    """Return a finished file with our mark; one of another ending takes none."""
    if ending not in _MARKS:
        return content
    place = content.rfind(_MARKS[ending][1])
    place = place if place >= 0 and _MARKS[ending][1] else len(content)
    check = f"sha256:{hashlib.sha256(content).hexdigest()}"
    mark = f"{MADE_BY} {check}".encode()
    if ending == ".png":
        chunk = b"tEXt" + mark.replace(b" ", b"\0", 1)
        mark = struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk))
    elif ending == ".pdf":
        mark = b"% " + mark + b"\n"
    else:
        mark = b"<!-- " + mark + b" -->\n"
    return content[:place] + mark + content[place:]


def is_ours(path: Path) -> bool:
    """Return whether a file is as this project wrote it."""
    try:
        with path.open("rb") as file:
            content = file.read(min(path.stat().st_size, MOST_BYTES) + 1)
    except OSError as fault:
        raise OddsError(f"cannot read '{path}': {fault.strerror}") from None
    pattern, _ = _MARKS.get(path.suffix.lower(), (None, b""))
    marks = list(pattern.finditer(content)) if pattern and len(content) <= MOST_BYTES else []
    if not marks:
        return False
    view, digest = memoryview(content), hashlib.sha256()  # no copy of what may be long
    digest.update(view[: marks[-1].start()])
    digest.update(view[marks[-1].end() :])
    return digest.hexdigest().encode() == marks[-1][1]


def check_free(path: Path, named: str, edited: bool) -> None:
    """Raise OddsError if a file is there that is not ours to overwrite, as none to edit is."""
    try:
        if not path.is_file() or not path.stat().st_size:
            return
    except OSError as fault:
        raise OddsError(f"cannot write '{path}': {fault.strerror}") from None
    if edited:
        raise OddsError(f"{named} is there already: add --force to overwrite it")
    if not is_ours(path):
        raise OddsError(_not_ours(named))


def check_writable(path: Path) -> None:
    """Raise OddsError if nothing can be put in a place: it is tried with a file that goes again."""
    place = Path(os.path.realpath(path))
    if place.exists() and not (place.is_file() or place.is_dir()):
        return  # a device
    try:
        with tempfile.NamedTemporaryFile(prefix=".", dir=place if place.is_dir() else place.parent):
            pass
    except OSError as fault:
        raise OddsError(f"cannot write '{path}': {fault.strerror}") from None


def _not_ours(named: str) -> str:
    return (
        f"{named} was not written by samurai-odds, or has been changed since: "
        "add --force to overwrite it"
    )


# ---- writing -------------------------------------------------------------------------


def write(
    path: "str | PathLike[str]", content: bytes | str, *, force: bool = False, edited: bool = False
) -> None:
    """Write a file; ``edited`` says that people edit it, so that none is overwritten unasked.

    Raises OddsError if it cannot be written, or is there and not ours. A link is followed; into
    a device or a named pipe the whole is copied.
    """
    path = Path(path)
    if not force:
        check_free(path, f"'{path}'", edited)
    content = content.encode() if isinstance(content, str) else content
    put(path, content if edited else sealed(content, path.suffix.lower()))


def put(path: Path, content: bytes) -> None:
    """Put a file in place of another, whatever that is; OddsError if it cannot be done."""
    unfinished: Path | None = None
    try:
        target = Path(os.path.realpath(path))
        if target.is_symlink():  # it leads to itself
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        mode = stat.S_IFREG | 0o666 & ~_mask()
        if target.exists() and not target.is_dir():
            mode = target.stat().st_mode
        if not stat.S_ISREG(mode):
            target.write_bytes(content)
            return
        handle, name = tempfile.mkstemp(prefix=".", suffix=path.suffix, dir=target.parent)
        unfinished = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        unfinished.chmod(stat.S_IMODE(mode))
        unfinished.replace(target)
        unfinished = None
    except (OSError, ValueError) as fault:  # a NUL, or letters that no file's name can have
        why = getattr(fault, "strerror", None) or "that is no name of a file"
        raise OddsError(f"cannot write '{path}': {why}") from None
    finally:
        if unfinished is not None:
            unfinished.unlink(missing_ok=True)


def _mask() -> int:
    """Return which rights new files of this process do without."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


# ---- folders -------------------------------------------------------------------------


def write_folder(folder: Path, files: Mapping[str, str | bytes], force: bool = False) -> None:
    """Write files into a folder, all or none, and beside them a hidden list of their checksums.

    Files of an earlier list go if they are as they were written; others stay. Raises OddsError,
    before anything is written, if one is there that is not ours, unless by ``force``.
    """
    contents = {
        name: one if isinstance(one, bytes) else one.encode() for name, one in files.items()
    }
    digests = {name: _digest(content) for name, content in contents.items()}
    gone = [name for name in _as_listed(folder) if name not in contents]
    if not force:
        check_folder(folder, contents)
    put_all(folder, contents | {_LIST: json.dumps(digests, indent=1).encode()}, gone)


def check_folder(folder: Path, names: Iterable[str]) -> None:
    """Raise OddsError if a file of one of these names is there that is not ours."""
    ours = {_LIST, *_as_listed(folder)}
    theirs = [one for one in names if one not in ours and os.path.lexists(folder / one)]
    if theirs:
        raise OddsError(_not_ours(f"'{folder / theirs[0]}'"))


def _as_listed(folder: Path) -> list[str]:
    """Return the files of a folder that are as an earlier list says."""
    files = []
    with suppress(OSError, ValueError, AttributeError, RecursionError):
        with (folder / _LIST).open("rb") as file:
            digests = json.loads(file.read(_MOST_LISTED))
        for name, digest in digests.items():
            path, parts = folder / name, Path(name).parts
            within = not Path(name).is_absolute() and ".." not in parts
            if within and path.is_file() and path.stat().st_size <= MOST_BYTES:
                files += [name] * (_digest(path.read_bytes()) == digest)
    return files


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def put_all(folder: Path, contents: Mapping[str, bytes], gone: Sequence[str] = ()) -> None:
    """Put files into a folder in place of those there, and take others away: all, or nothing."""
    made = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _exchange(folder, contents, gone)
    except BaseException as fault:
        if made and folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
        if isinstance(fault, OSError):
            raise OddsError(f"cannot write '{folder}': {fault.strerror}") from None
        raise


def _exchange(folder: Path, contents: Mapping[str, bytes], gone: Sequence[str]) -> None:
    for name in contents:
        if (folder / name).is_dir():
            raise OddsError(f"cannot write '{folder / name}': it is a folder")
    with tempfile.TemporaryDirectory(prefix=".", dir=folder) as place:
        new, old = Path(place) / "new", Path(place) / "old"
        new.mkdir()
        old.mkdir()
        for name, content in contents.items():
            (new / name).parent.mkdir(parents=True, exist_ok=True)
            (new / name).write_bytes(content)
        for name in (*gone, *contents):
            for top in (old, folder):
                (top / name).parent.mkdir(parents=True, exist_ok=True)
        moves = [(folder / name, old / name) for name in gone]
        for name in contents:
            moves += [(folder / name, old / name), (new / name, folder / name)]
        try:
            for source, target in moves:
                if os.path.lexists(source):
                    source.replace(target)
        except BaseException:
            for source, target in reversed(moves):
                if os.path.lexists(target) and not os.path.lexists(source):
                    target.replace(source)
            raise
        finally:
            for name in (*gone, *contents):
                _remove_empty(folder, (folder / name).parent)


def _remove_empty(folder: Path, place: Path) -> None:
    """Remove folders within a folder that hold nothing any more."""
    with suppress(OSError):
        while place != folder:
            place.rmdir()
            place = place.parent
