"""Records of games read part by part and put together, or refused with the part."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from os import PathLike, fspath
from typing import Any

from samurai_odds.errors import OddsError, written_out
from samurai_odds.play.records.blocks import Known, read_part
from samurai_odds.play.records.identity import Identity, difference, same
from samurai_odds.play.records.lines import parts_of_lines
from samurai_odds.play.records.packing import damaged, frame, frames

_LINES, FORMAT = 1, 2  # of the file
_FORMAT_NAME = "samurai-odds record"
_MOST_WIDTH = 2**14  # numbers in a row


def heading(identity: Identity) -> bytes:
    """Write the part that a record begins with."""
    return frame({_FORMAT_NAME: FORMAT, **identity.__dict__})


Check = Callable[[Identity], None]


def unchecked(identity: Identity) -> None:
    """Take any games in."""


def read(
    path: "str | PathLike[str]",
    others: tuple[Identity, Known] | None = None,
    check: Check = unchecked,
) -> tuple[Identity, Known, int]:
    """Read a record: which games, all of them, and how many of its bytes are whole parts.

    No byte of a file of the first format is: it is to be written again. They are added to
    ``others`` of the same games. ``check`` is asked which games these are, and may refuse them,
    before any is read. Raises OddsError, naming the part, for what is no record, has
    been damaged, or is of other games.
    """
    known: tuple[Identity, Known] | None = None
    whole = begins = 0
    for number, (held, end) in enumerate(_parts(path), start=1):
        where = f"'{fspath(path)}', part {number}"
        if known is None:
            identity = read_heading(held, path)
            if others is None:
                check(identity)
            known = others or (identity, Known(identity.width))
            if not same(identity, known[0]):
                apart = difference(known[0], identity)
                raise OddsError(f"'{fspath(path)}' holds other games: {apart}")
        elif (part := read_part(held, known[0].width)) is None:
            raise OddsError(damaged(where, begins))
        else:
            known[1].add(part, where)
        whole = begins = end
    if known is None:
        raise _no_record(path)
    return *known, whole


def _parts(path: "str | PathLike[str]") -> Iterator[tuple[dict[str, Any], int]]:
    """Give what the parts of a file hold, and where each ends (0 in the first format)."""
    if not isinstance(path, str | PathLike):
        raise OddsError(f"a record is the name of a file, not {written_out(path)}")
    called = f"'{fspath(path)}'"
    try:
        if not fspath(path):
            raise ValueError
        with open(path, "rb") as file:
            if file.peek(1)[:1] == b"{":
                yield from ((held, 0) for held in parts_of_lines(file, called))
            else:
                yield from frames(file, called)
    except OSError as fault:
        raise OddsError(f"cannot read the record {called}: {fault.strerror}") from None
    except ValueError as fault:  # a NUL, or letters that no file's name can have
        if isinstance(fault, OddsError):
            raise
        raise OddsError(f"cannot read the record {called}: that is no name of a file") from None


def read_heading(held: dict[str, Any], path: "str | PathLike[str]") -> Identity:
    """Read which games a record holds from its first part."""
    try:
        form = held.pop(_FORMAT_NAME)
        identity = Identity(**held)
    except (KeyError, TypeError, AttributeError):
        raise _no_record(path) from None
    if form not in (_LINES, FORMAT):
        raise OddsError(f"'{fspath(path)}' is a record of another format: record again")
    kinds = {"inputs": dict, "seed": int, "width": int}
    sound = all(
        type(getattr(identity, field.name)) is kinds.get(field.name, str)
        for field in fields(Identity)
    )
    if not sound or not 0 < identity.width <= _MOST_WIDTH:
        raise _no_record(path)
    return identity


def _no_record(path: "str | PathLike[str]") -> OddsError:
    return OddsError(f"'{fspath(path)}' is no record of games")


def merged(
    paths: Iterable["str | PathLike[str]"], check: Check = unchecked
) -> tuple[Identity, Known]:
    """Put records of the same games together; OddsError if they are of others."""
    together: tuple[Identity, Known] | None = None
    for path in paths:
        together = read(path, together, check)[:2]
    if together is None:
        raise OddsError("name a record at least")
    return together
