"""Options that name files to write: checked while the command line is read, before any work."""

import io
import os
import stat
import sys
from pathlib import Path
from typing import Any

import click

from samurai_odds.engine.writing import MADE_BY, check_free, check_writable, write
from samurai_odds.errors import OddsError, in_a_line, quoted

PICTURES = (".png", ".svg", ".pdf")
_FORCE = "samurai_odds.force"
_NAMED = "samurai_odds.outputs"  # so far
_notes: list[str] = []
_CREATOR = {".png": "Software", ".svg": "Creator", ".pdf": "Creator"}


class Output(click.ParamType):  # type: ignore[type-arg]  # generic in newer click
    """The name of a file to write; ``endings`` are those that it may have.

    ``edited`` says that users edit what is written, so that none is overwritten unasked;
    ``folder`` that it is the name of a folder.
    """

    name = "file"

    def __init__(self, *endings: str, edited: bool = False, folder: bool = False) -> None:
        self.endings, self.edited, self.folder = endings, edited, folder

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name; OddsError if it may not be written."""
        option = param.opts[0] if isinstance(param, click.Option) else ""
        named = f"{option} {quoted(value)}".strip()
        if not value:
            raise OddsError(f"{named}: that is no name of a {'folder' if self.folder else 'file'}")
        path, place = Path(value), os.path.realpath(value)
        if self.endings and path.suffix.lower() not in self.endings:
            raise OddsError(f"{named}: choose a name in {', '.join(self.endings)}")
        folder = Path(place).parent
        if not folder.is_dir() or ((self.endings or self.edited) and path.is_dir()):
            why = "it is a folder" if folder.is_dir() else "no such folder"
            raise OddsError(f"cannot write '{value}': {why}")
        if self.folder and path.exists() and not path.is_dir():
            raise OddsError(f"cannot write '{value}': it is a file, not a folder")
        _check_apart(place, named, ctx)
        if not (ctx and ctx.meta.get(_FORCE)):
            check_free(path, named, self.edited)
        check_writable(path)
        return str(value)


PICTURE = Output(*PICTURES)


class _Record(click.ParamType):  # type: ignore[type-arg]
    """The name of a file that games are added to: what reads it checks the rest."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name; OddsError if something else is written there."""
        if "\0" not in value:
            _check_apart(os.path.realpath(value), f"--record {quoted(value)}", ctx)
        return str(value)


RECORD = _Record()


def _check_apart(place: str, named: str, ctx: click.Context | None) -> None:
    """Raise OddsError if another option names the same file, or what is printed goes there."""
    if any(_goes_to(stream, place) for stream in (sys.stdout, sys.stderr)):
        raise OddsError(f"{named}: what the command prints is sent there: name another file")
    if ctx is not None:
        before = ctx.meta.setdefault(_NAMED, {}).setdefault(place, named)
        if before != named:
            raise OddsError(f"{before} and {named} are the same file: name another")


def _goes_to(stream: Any, place: str) -> bool:
    """Return whether a stream is sent into an ordinary file at this place."""
    try:
        sent, there = os.fstat(stream.fileno()), os.stat(place)
    except (OSError, ValueError, AttributeError):  # no file, or no stream
        return False
    return stat.S_ISREG(there.st_mode) and os.path.samestat(sent, there)


class _ForceOption(click.Option):
    """--force, read before the names of files."""

    group = "Answer"

    def __init__(self) -> None:
        words = "Overwrite files that you edited, or that samurai-odds did not write."
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


def save_file(name: str, content: bytes | str, edited: bool = False) -> None:
    """Write a file that an `Output` named: whole or not at all."""
    write(name, content, force=is_forced(), edited=edited)


def note(words: str) -> None:
    """Have said what was done beside the answer, on stderr once that is printed."""
    _notes.append(in_a_line(words))  # the name of a file may hold anything


def take_notes() -> list[str]:
    """Return what is still to be said; after that there is nothing."""
    notes = [*_notes]
    _notes.clear()
    return notes


def save_figure(figure: Any, name: str) -> None:
    """Save a picture; letters that no font here has are drawn as boxes."""
    import warnings

    from samurai_odds.grids.style import as_written

    as_written(figure)
    ending, drawn = Path(name).suffix.lower(), io.BytesIO()
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing from")
        warnings.filterwarnings("ignore", "Creating legend with")  # that takes a slow machine long
        made = {_CREATOR[ending]: MADE_BY}
        figure.savefig(drawn, format=ending.lstrip("."), bbox_inches="tight", metadata=made)
    save_file(name, drawn.getvalue())
