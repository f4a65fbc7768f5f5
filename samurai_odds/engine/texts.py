"""Files that a user hands in: read whole, or refused with the reason."""

import codecs
import re
import tomllib
from os import PathLike
from pathlib import Path
from typing import Any, TextIO

from samurai_odds.engine.typed import SPACES
from samurai_odds.errors import OddsError

MOST_BYTES = 2**22  # no rules, cards, scenario, orders or log are longer; /dev/zero is
_CONTROLS = re.compile(  # sequences that a terminal obeys, and letters that hide or turn text
    "\x1b\\[[0-?]*[ -/]*[@-~]|\x1b\\][^\x07\x1b]*(?:\x07|\x1b\\\\)?|"
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2069]"
)
NOT_TEXT = "it is not UTF-8 text: save it as UTF-8"
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)  # what `>` of the old PowerShell writes
MOST_IN_LINE = 10_000  # letters; each of a line's words may be a problem that quotes the line


def read_text(path: str | PathLike[str], what: str) -> str:
    """Read a UTF-8 text file; ``what`` it is, such as "the log", goes into the refusal."""
    called = f"{what} '{path}'"
    return _lines_checked(_read(path, what), called)


def read_toml(path: str | PathLike[str], what: str) -> dict[str, Any]:
    """Read a TOML file, likewise."""
    called = f"{what} '{path}'"
    try:
        read: dict[str, Any] = _cleaned(tomllib.loads(_read(path, what)))
        return read
    except tomllib.TOMLDecodeError as fault:
        raise OddsError(f"cannot read {called}: it is not TOML: {fault}") from None
    except RecursionError:
        raise OddsError(f"cannot read {called}: it is nested too deeply") from None
    except OddsError:
        raise
    except ValueError:  # what is TOML by its grammar, and yet no such number or date
        raise OddsError(f"cannot read {called}: a number or a date in it is out of range") from None


def read_stream(stream: TextIO | None, what: str) -> str:
    """Read what is handed in through a pipe, likewise."""
    if stream is None:
        raise OddsError(f"cannot read {what}: stdin is closed")
    try:
        text = stream.read(MOST_BYTES + 1)
    except OSError as fault:
        raise OddsError(f"cannot read {what}: {fault.strerror}") from None
    except ValueError:
        raise OddsError(f"cannot read {what}: {NOT_TEXT}") from None
    if len(text) > MOST_BYTES:
        raise OddsError(f"cannot read {what}: it is longer than {MOST_BYTES:,} letters")
    return _lines_checked(text, what)


def is_inline(value: object) -> bool:
    """Return whether what is given is text of several lines, and not the name of a file.

    A name that holds a line break is that of the file, where there is one.
    """
    return isinstance(value, str) and "\n" in value and not is_there(Path(value))


def is_there(file: Path) -> bool:
    """Return whether there is a file, or a folder, of that name."""
    try:
        return bool(file.name) and file.exists()
    except (OSError, ValueError):  # no name that a file can have
        return False


def is_hidden(file: Path) -> bool:
    """Return whether nobody can say if there is a file of that name: reading it says why."""
    try:
        file.stat()
    except PermissionError:
        return True
    except (OSError, ValueError):
        return False
    return False


def without_controls(text: str) -> str:
    """Return a text without what a terminal obeys, or what hides or turns other letters."""
    return _CONTROLS.sub("", text)


def _cleaned(value: Any) -> Any:
    """Return what a TOML file holds, its texts without controls."""
    if isinstance(value, dict):
        return {_cleaned(key): _cleaned(held) for key, held in value.items()}
    if isinstance(value, list):
        return [_cleaned(held) for held in value]
    return without_controls(value) if isinstance(value, str) else value


def _lines_checked(text: str, called: str) -> str:
    text = re.sub(f"[{SPACES}]", " ", without_controls(text))
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > MOST_IN_LINE:
            raise OddsError(
                f"cannot read {called}: line {number} is longer than {MOST_IN_LINE:,} letters"
            )
    return text


def when_changed(path: str | PathLike[str]) -> int:
    """Say when a file was changed last, in nanoseconds; 0 where reading it says what is wrong."""
    try:
        return Path(path).stat().st_mtime_ns
    except (OSError, ValueError):
        return 0


def read_bytes(path: str | PathLike[str], what: str, most: int = MOST_BYTES) -> bytes:
    """Read a file of at most so many bytes, likewise."""
    called = f"{what} '{path}'"
    if not str(path):
        raise OddsError(f"cannot read {called}: that is no name of a file")
    try:
        with Path(path).open("rb") as file:
            content = file.read(most + 1)
    except OSError as fault:
        raise OddsError(f"cannot read {called}: {fault.strerror}") from None
    except ValueError:  # a NUL, or letters that no file's name can have
        raise OddsError(f"cannot read {called}: that is no name of a file") from None
    if len(content) > most:
        raise OddsError(f"cannot read {called}: it is longer than {most:,} bytes")
    return content


def _read(path: str | PathLike[str], what: str) -> str:
    content = read_bytes(path, what)
    try:
        wide = content.startswith(_UTF_16) and len(content) > len(_UTF_16[0])
        return content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError:
        raise OddsError(f"cannot read {what} '{path}': {NOT_TEXT}") from None
