"""Records and saved games that commands read: whole, damaged, or forged with sound checks."""

import json
import random
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import zstandard

from samurai_odds.play.records.packing import frame, frames, packed, unpacked

Luck = random.Random
PLAYED: dict[str, dict[str, Any]] = {  # small games of each
    "battles": {"scenario": "study-spears", "red": "random", "blue": "random", "turn_limit": 4},
    "swords": {"setup": "quick-3", "bots": "random", "round_limit": 1},
    "ran": {"scenario": "study-foot", "red": "random", "blue": "random", "turn_limit": 1},
}
_ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2**31, 2**63 - 1, -(2**63), 0.5, "", "x", "/", "/dev/zero", "\0", []),
    *({}, [[[[]]]], {"a": {}}, "study-spears", "\x1b[31m\n", "a" * 5000, [1] * 300, b"\0\xff"),
)


@cache
def record(game: str, tally: bool) -> bytes:
    """Return a record of a few games."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "a.games"
        play = import_module(f"samurai_odds.{game}").play
        play(**PLAYED[game], games=(0, 9), record=file)
        if tally:
            named = import_module(f"samurai_odds.{game}").question("play", PLAYED[game])
            rows = named.play_games(0, 40_000, 8)
            joint = tuple(named.columns(rows))[:3]
            return file.read_bytes() + bytes(named.tallied(40_000, rows, joint).written())
        return file.read_bytes()


def records(luck: Luck, sound: float) -> bytes:
    """Make a record of some game."""
    whole = record(luck.choice(tuple(PLAYED)), luck.random() < 0.3)
    if luck.random() < sound:
        return whole
    if luck.random() < 0.3:
        place = luck.randrange(len(whole))
        return whole[:place] + luck.randbytes(luck.choice((0, 1, 4))) + whole[place + 1 :]
    parts = [dict(held) for held, _ in frames(BytesIO(whole), "here")]
    for _ in range(luck.choice((1, 1, 2))):
        _forge(luck, luck.choice(parts))
    if luck.random() < 0.2:
        luck.shuffle(parts)
    try:
        return b"".join(map(frame, parts))
    except (OverflowError, TypeError, ValueError):  # nothing that a record can hold
        return whole


def _forge(luck: Luck, part: dict[str, Any]) -> None:
    if "rows" in part and "games" in part and "tally" not in part and luck.random() < 0.5:
        _forge_rows(luck, part)
        return
    place: Any = part
    while isinstance(place, dict) and place:
        key = luck.choice(list(place))
        if isinstance(place[key], dict) and place[key] and luck.random() < 0.7:
            place = place[key]
            continue
        if luck.random() < 0.2:
            del place[key]
        else:
            place[key] = luck.choice((*_ODD, place[key]))
        return


def _forge_rows(luck: Luck, part: dict[str, Any]) -> None:
    """Change numbers in the rows of games, which stay a table of the same size."""
    try:
        size = len(unpacked_bytes(part["rows"])) // 2 // part["games"]
        rows = unpacked(part["rows"], part["games"], size, 2)
    except Exception:
        return
    for _ in range(luck.choice((1, 3, 20))):
        place = luck.randrange(rows.shape[0]), luck.randrange(rows.shape[1])
        rows[place] = luck.choice((-32_768, -1, 0, 1, 5, 200, 32_767))
    part["rows"] = packed(np.asarray(rows, dtype=np.int16))


def unpacked_bytes(data: bytes) -> bytes:
    return bytes(zstandard.ZstdDecompressor().decompress(data))


def saves(luck: Luck, sound: float) -> bytes:
    """Make a game as the page saves it."""
    game = luck.choice(tuple(PLAYED))
    seats = 3 if game == "swords" else 2
    held: dict[str, Any] = {
        "game": game,
        "scenario": PLAYED[game].get("scenario") or PLAYED[game]["setup"],
        "seed": 0,
        "number": 0,
        "dice": luck.random() < 0.3,
        "players": [luck.choice(("person", "random")) for _ in range(seats)],
        "choices": [luck.randrange(3) for _ in range(luck.choice((0, 2, 9)))],
    }
    if luck.random() < 0.2:
        held["values"] = [luck.randrange(5) for _ in range(9)]
    if luck.random() >= sound:
        for _ in range(luck.choice((1, 1, 2))):
            key = luck.choice(list(held))
            odd = luck.choice((*_ODD, [luck.choice(_ODD)], held[key]))
            held[key] = odd.decode("latin-1") if isinstance(odd, bytes) else odd
    text = json.dumps(held, default=str)
    if luck.random() >= sound and luck.random() < 0.3:
        place = luck.randrange(len(text))
        text = text[:place] + luck.choice(("", "[" * 5000, "{}", "\\", "1e999")) + text[place + 1 :]
    return text.encode("utf-8", "replace")
