"""Parts of a record as bytes: each a frame that is checked, tables of numbers with zstd.

A frame is its length, a check of the length, a check of the rest, and a msgpack map. So one
that was cut off is told from one that was damaged.

A table is written column by column and of its numbers the low bytes first: what is alike lies
together, in half the room of a packed text.
"""

import itertools
import struct
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO
from zlib import crc32

import msgpack  # type: ignore[import-untyped]
import numpy as np
import zstandard
from numpy.typing import NDArray

from samurai_odds.errors import OddsError

FAULTS = (ValueError, KeyError, TypeError, AttributeError, zstandard.ZstdError)  # of what is read
_HEAD = struct.Struct("<III")
_LEVEL = 3  # of zstd: beyond it takes longer than it saves
_MOST_IN_PART = 2**28  # bytes; the longest tally has fewer


def packed(numbers: NDArray[Any]) -> bytes:
    """Pack a table of numbers."""
    size = numbers.dtype.itemsize
    columns = np.ascontiguousarray(numbers.T).astype(f"<i{size}").view(np.uint8)
    apart = np.ascontiguousarray(columns.reshape(-1, size).T)
    compressed = zstandard.ZstdCompressor(level=_LEVEL).compress(apart.tobytes())
    return bytes(memoryview(compressed))  # a copy: what was cut off of the first stays in its way


def unpacked(data: bytes, rows: int, columns: int, size: int) -> NDArray[Any]:
    """Unpack a table of numbers of ``size`` bytes; one of `FAULTS` if it is another."""
    check_size(data, rows, columns, size)
    apart = np.frombuffer(zstandard.ZstdDecompressor().decompress(data), dtype=np.uint8)
    together = np.zeros((rows * columns, size), dtype=np.uint8)
    for place, part in enumerate(apart.reshape(size, -1)):
        if part.any():  # high bytes seldom are
            together[:, place] = part
    numbers = together.view(f"<i{size}")
    whole = np.ascontiguousarray(numbers.reshape(columns, rows).T)
    return whole.astype(f"i{size}", copy=False)


def check_size(data: bytes, rows: int, columns: int, size: int) -> None:
    """Raise one of `FAULTS` unless a packed table says that it is of this size."""
    if zstandard.frame_content_size(data) != rows * columns * size:  # it might fill the memory
        raise ValueError("a table of another size")


def frame(held: Mapping[str, Any]) -> bytes:
    """Write a part of a record."""
    payload: bytes = msgpack.packb(dict(held))
    length = struct.pack("<I", len(payload))
    return _HEAD.pack(len(payload), crc32(length), crc32(payload)) + payload


def frames(file: BinaryIO, called: str) -> Iterator[tuple[dict[str, Any], int]]:
    """Read the parts of a record, each with the place where it ends; one cut off is left out.

    Noughts at the end are no part: some file systems leave them of one never written. Raises
    OddsError, naming the part, where something else stands; at the beginning nothing is read.
    """
    end = 0
    for number in itertools.count(1):
        head = file.read(_HEAD.size)
        if len(head) < _HEAD.size:
            return
        length, check, whole = _HEAD.unpack(head)
        sound = check == crc32(head[:4]) and length <= _MOST_IN_PART
        payload = file.read(length) if sound else b""
        if sound and len(payload) < length:
            return
        part = _unpacked_map(payload) if sound and crc32(payload) == whole else None
        if part is None:
            if number == 1 or (not head.strip(b"\0") and _only_noughts(file)):
                return
            raise OddsError(damaged(f"{called}, part {number}", end))
        end += _HEAD.size + length
        yield part, end


def _unpacked_map(payload: bytes) -> dict[str, Any] | None:
    try:
        data = msgpack.unpackb(payload)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def damaged(where: str, begins: int) -> str:
    """Say what to do about a part that is damaged."""
    return (
        f"{where}: damaged; keep the first {begins} bytes of the file alone "
        f"(truncate -s {begins}), and the other games are played again"
    )


def _only_noughts(file: BinaryIO) -> bool:
    return not any(piece.strip(b"\0") for piece in iter(lambda: file.read(2**20), b""))
