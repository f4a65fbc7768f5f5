"""Records of games read line by line and put together, or refused with the line."""

import json
from collections.abc import Iterable
from dataclasses import fields
from os import PathLike, fspath

from samurai_odds.errors import OddsError
from samurai_odds.play.records.blocks import Known, read_part
from samurai_odds.play.records.identity import Identity, difference, same

FORMAT = 1  # of the file
_FORMAT_NAME = "samurai-odds record"
_MOST_IN_LINE = 2**23  # bytes; the longest block has a third of that
_MOST_WIDTH = 2**14  # numbers in a row


def heading(identity: Identity) -> bytes:
    """Write the line that a record begins with."""
    return json.dumps({_FORMAT_NAME: FORMAT, **identity.__dict__}).encode("ascii") + b"\n"


def read(path: "str | PathLike[str]") -> tuple[Identity, Known, int]:
    """Read a record: which games, all of them, and how many of its bytes are whole lines.

    Raises OddsError, naming the line, for what is no record or has been damaged.
    """
    known: tuple[Identity, Known] | None = None
    whole = 0
    for number, line in enumerate(_whole_lines(path), start=1):
        where = f"'{fspath(path)}', line {number}"
        whole += len(line)
        if known is None:
            identity = read_heading(line, path)
            known = identity, Known(identity.width)
        else:
            known[1].add(read_part(line, known[0].width, where), where)
    if known is None:
        raise _no_record(path)
    return *known, whole


def _whole_lines(path: "str | PathLike[str]") -> Iterable[bytes]:
    """Give the lines of a file one by one, but one that was cut off at its end."""
    called = f"cannot read the record '{fspath(path)}'"
    if not fspath(path):
        raise OddsError(f"{called}: that is no name of a file")
    try:
        with open(path, "rb") as file:
            while (line := file.readline(_MOST_IN_LINE)).endswith(b"\n"):
                yield line
    except OSError as fault:
        raise OddsError(f"{called}: {fault.strerror}") from None
    except ValueError as fault:  # a NUL, or letters that no file's name can have
        if isinstance(fault, OddsError):
            raise
        raise OddsError(f"{called}: that is no name of a file") from None
    if len(line) == _MOST_IN_LINE:
        raise OddsError(f"{called}: a line of it is longer than {_MOST_IN_LINE:,} bytes")


def read_heading(line: bytes, path: "str | PathLike[str]") -> Identity:
    """Read which games a record holds from its first line."""
    try:
        held = json.loads(line)
        form = held.pop(_FORMAT_NAME)
        identity = Identity(**held)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise _no_record(path) from None
    if form != FORMAT:
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


def merged(paths: Iterable["str | PathLike[str]"]) -> tuple[Identity, Known]:
    """Put records of the same games together; OddsError if they are of others."""
    first: Identity | None = None
    known: Known | None = None
    for path in paths:
        identity, held, _ = read(path)
        if first is None or known is None:
            first, known = identity, held
            continue
        if not same(identity, first):
            raise OddsError(f"'{fspath(path)}' holds other games: {difference(first, identity)}")
        known.add_all(held, f"'{fspath(path)}'")
        known.twice += held.twice
    if first is None or known is None:
        raise OddsError("name a record at least")
    return first, known
