"""Files that commands write: whole or not at all, and never over somebody else's.

A file that this project wrote is known by its first line, a picture by its metadata. Such a
file is overwritten, a device or a named pipe written through to, anything else only with
--force. All of that is checked while the command line is read, before any work is done.
"""

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from samurai_odds._version import VERSION
from samurai_odds.errors import OddsError, quoted

MADE_BY = f"samurai-odds {VERSION}"
PICTURES = (".png", ".svg", ".pdf")
_NAME = b"samurai-odds"
_FORCE = "samurai_odds.force"
_FIRST_LINE = 400  # bytes of a file in which its first line must end
_CREATOR = {".png": "Software", ".svg": "Creator", ".pdf": "Creator"}


class Output(click.ParamType):  # type: ignore[type-arg]  # generic in newer click
    """The name of a file to write; ``endings`` are those that it may have.

    ``edited`` says that users edit what is written, so that none is overwritten unasked.
    """

    name = "file"

    def __init__(self, *endings: str, edited: bool = False) -> None:
        self.endings, self.edited = endings, edited

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name; OddsError if it may not be written."""
        option = param.opts[0] if isinstance(param, click.Option) else ""
        named = f"{option} {quoted(value)}".strip()
        if self.endings and Path(value).suffix.lower() not in self.endings:
            raise OddsError(f"{named}: choose a name in {', '.join(self.endings)}")
        folder = Path(os.path.realpath(value)).parent
        if not folder.is_dir() or (self.endings and Path(value).is_dir()):
            why = "it is a folder" if folder.is_dir() else "no such folder"
            raise OddsError(f"cannot write '{value}': {why}")
        if not (ctx and ctx.meta.get(_FORCE)):
            self._check(Path(value), named)
        return str(value)

    def _check(self, path: Path, named: str) -> None:
        """Raise OddsError if a file is there that is not ours to overwrite."""
        if not path.is_file() or not path.stat().st_size:
            return
        if self.edited:
            raise OddsError(f"{named} is there already: add --force to overwrite it")
        if not is_ours(path):
            raise OddsError(f"{named} was not written by samurai-odds: add --force to overwrite it")


PICTURE = Output(*PICTURES)


class _ForceOption(click.Option):
    """--force, read before the names of files."""

    group = "Answer"

    def __init__(self) -> None:
        words = "Overwrite files that samurai-odds did not write."
        super().__init__(["--force"], is_flag=True, is_eager=True, expose_value=False, help=words)

    def process_value(self, ctx: click.Context, value: Any) -> Any:
        """Keep the flag where `Output` finds it."""
        ctx.meta[_FORCE] = bool(value)
        return super().process_value(ctx, value)


def with_force(params: list[click.Parameter]) -> list[click.Parameter]:
    """Add --force to the options of a command that writes a file."""
    writes = any(isinstance(param.type, Output) for param in params)
    return [*params, _ForceOption()] if writes else params


def is_forced() -> bool:
    """Return whether the command being run was given --force."""
    return bool(click.get_current_context().meta.get(_FORCE))


def is_ours(path: Path) -> bool:
    """Return whether this project wrote a file."""
    try:
        with path.open("rb") as file:
            if path.suffix.lower() in PICTURES:
                return _NAME in file.read()
            return _NAME in file.read(_FIRST_LINE).partition(b"\n")[0]
    except OSError as fault:
        raise OddsError(f"cannot read '{path}': {fault.strerror}") from None


def save_figure(figure: Any, name: str) -> None:
    """Save a picture whole or not at all; letters that no font here has are drawn as boxes."""
    import warnings

    from samurai_odds.grids.style import as_written

    as_written(figure)
    path = Path(name)
    ending = path.suffix.lower()
    with whole_file(path) as unfinished, warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing from")
        made = {_CREATOR[ending]: MADE_BY}
        figure.savefig(unfinished, format=ending.lstrip("."), bbox_inches="tight", metadata=made)


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Give a place to write that becomes ``path`` only when all went well.

    A link is followed; into a device or a named pipe the whole is copied.
    """
    import tempfile

    target = Path(os.path.realpath(path))
    through = target.exists() and not stat.S_ISREG(target.stat().st_mode) and not target.is_dir()
    folder = None if through else target.parent
    try:
        handle, name = tempfile.mkstemp(prefix=".", suffix=path.suffix, dir=folder)
    except OSError as fault:
        raise OddsError(f"cannot write '{path}': {fault.strerror}") from None
    os.close(handle)
    unfinished = Path(name)
    try:
        yield unfinished
        if through:
            with unfinished.open("rb") as source, target.open("wb") as device:
                shutil.copyfileobj(source, device)
            return
        mask = os.umask(0)
        os.umask(mask)
        unfinished.chmod(0o666 & ~mask)
        unfinished.replace(target)
    except OSError as fault:
        raise OddsError(f"cannot write '{path}': {fault.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)
