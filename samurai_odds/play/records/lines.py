"""Records of the first format: a line of JSON for each part, tables as text of zlib."""

import base64
import json
import zlib
from collections.abc import Iterator
from typing import Any, BinaryIO

import numpy as np

from samurai_odds.errors import OddsError
from samurai_odds.play.records.packing import FAULTS, damaged, packed

_MOST_IN_LINE = 2**23  # bytes; the longest block has a third of that
_MOST_NUMBERS = 2**27  # bytes that a table unpacks to


def parts_of_lines(file: BinaryIO, called: str) -> Iterator[dict[str, Any]]:
    """Read the parts of a record as frames hold them; a line cut off at the end is left out.

    Raises OddsError, naming the line, for one that is damaged.
    """
    number, begins, width = 0, 0, 0
    while (line := file.readline(_MOST_IN_LINE)).endswith(b"\n"):
        number += 1
        try:
            held = json.loads(line)
            if number == 1:
                width = held.get("width")
            else:
                held = _with_a_table(held, width)
        except (*FAULTS, RecursionError, zlib.error):
            if number == 1:
                return
            raise OddsError(damaged(f"{called}, line {number}", begins)) from None
        begins += len(line)
        yield held
    if len(line) == _MOST_IN_LINE:
        raise OddsError(f"{called}: a line of it is longer than {_MOST_IN_LINE:,} bytes")


def _with_a_table(held: dict[str, Any], width: int) -> dict[str, Any]:
    """Have a part's table as frames have it. Raises one of many faults where it is none."""
    check, name = held.pop("check"), "tally" if "tally" in held else "rows"
    text = base64.b64decode(held[name], validate=True)
    raw = zlib.decompressobj().decompress(text, _MOST_NUMBERS)
    if name == "tally":
        named = json.dumps([held[key] for key in ("first", "games", "single", "joint", "rows")])
        numbers = np.frombuffer(raw, dtype="<i8").reshape(1, -1).T
    else:
        named = f"{held['first']} {held['games']}"
        numbers = np.frombuffer(raw, dtype="<i2").reshape(-1, width)
    if zlib.crc32(raw, zlib.crc32(named.encode("ascii"))) != check:
        raise ValueError("another sum")
    return held | {name: packed(numbers)}
