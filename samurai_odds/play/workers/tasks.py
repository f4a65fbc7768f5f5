"""What is sent to a worker, what it does, and what it sends back.

Sent are words, never objects: a question, a seed, numbers of games. Of long words, such as a
scenario of the user's, a task has the digest alone; a worker that does not know them answers so,
and is sent them once. The answer is a part that says who played, and of which games, and then the
parts of a record.
"""

import json
import os
import socket
import time
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from threading import get_ident
from typing import Any, NamedTuple

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start, State
from samurai_odds.play.question import Question
from samurai_odds.play.records.blocks import MOST_GAMES, Block, read_part
from samurai_odds.play.records.packing import frame, frames
from samurai_odds.play.search.searching import play_together
from samurai_odds.play.tally import Tally
from samurai_odds.play.workers.words import asked_again, digest, is_long, make_ready, texts_of

MOST_SENT = 1_000  # bytes of a task, but for one that was asked for whole
_PACKS = 8  # letters in a byte, at most
_SHOWN = 200  # letters of what a worker says


class Job(NamedTuple):
    """Games of consecutive numbers; ``changed`` says where they begin otherwise (`changes`).

    Games that are ``counted`` come back as a tally.
    """

    first: int
    games: int
    changed: str = ""
    counted: bool = False

    def __str__(self) -> str:
        return f"games {self.first}-{self.first + self.games - 1}"


@dataclass(frozen=True)
class Asked:
    """Which games are wanted: the question in words, the hash of its identity, the seed.

    ``joint`` are the variables that a tally counts together, ``where`` its conditions.
    """

    words: str
    hash: str
    seed: int
    joint: tuple[str, ...] = ()
    where: tuple[str, ...] = ()

    def task(self, job: Job, whole: bool = False) -> bytes:
        """Write what is sent for a job; the ``whole`` words only if they are short, or wanted."""
        held: dict[str, Any] = {"version": VERSION, "hash": self.hash, "seed": self.seed}
        held |= {"first": job.first, "games": job.games, "counted": job.counted}
        counted = json.dumps([self.joint, self.where])
        texts = {"words": self.words, "changed": job.changed, "counting": counted}
        few = sum(map(len, texts.values())) < _PACKS * MOST_SENT
        if whole or few:
            sent = _packed(held | {"texts": texts, "digests": {}})
            if whole or len(sent) < MOST_SENT:
                return sent
        digests = {name: digest(text) for name, text in texts.items() if is_long(text)}
        short = {name: text for name, text in texts.items() if name not in digests}
        return _packed(held | {"texts": short, "digests": digests})


def _packed(held: Mapping[str, Any]) -> bytes:
    return zlib.compress(json.dumps(held).encode("ascii"), 9)


class Refused(OddsError):
    """A worker that cannot play these games: it has other rules."""


class Unknown(Exception):
    """A worker that does not know the words of a digest."""


class Reply(NamedTuple):
    """What a worker sends back: who it is, for how long it has played, and what came of it."""

    worker: str
    seconds: float
    part: Block | Tally


def play_task(sent: bytes) -> bytes:
    """Play what is asked for; run by a worker."""
    request = json.loads(zlib.decompress(sent))
    worker = f"{socket.gethostname()}:{os.getpid()}:{get_ident()}"
    if request["version"] != VERSION:
        return frame({"worker": worker, "version": VERSION})
    if (texts := texts_of(request)) is None:
        return frame({"worker": worker, "unknown": True})
    question, known = asked_again(texts["words"], request["seed"])
    if known != request["hash"]:
        return frame({"worker": worker, "other": True})
    starts = changed_by(question.starts, texts["changed"])
    for start in starts:
        make_ready(start)
    begun = time.perf_counter()
    first, games = request["first"], request["games"]
    rows = play_together(starts, request["seed"], first, games, 1)
    seconds = time.perf_counter() - begun
    head = frame({"worker": worker, "hash": request["hash"], "seconds": seconds})
    if request["counted"]:
        tally: Tally = question.tallied(first, rows, *json.loads(texts["counting"]))
        return head + tally.written()
    blocks = [
        Block(first + begin, rows[begin : begin + MOST_GAMES]).written()
        for begin in range(0, games, MOST_GAMES)
    ]
    return b"".join([head, *blocks])


def read_reply(sent: bytes, question: Asked, job: Job, width: int) -> Reply:
    """Read what a worker has sent back; raise Refused for a worker of another version.

    Unknown for one that wants the whole words; ValueError for what is no answer to the job: it
    was damaged on its way.
    """
    held, *others = (part for part, _ in frames(BytesIO(sent), str(job)))
    worker = str(held["worker"])[:_SHOWN]
    if "version" in held:
        raise Refused(
            f"the worker {worker} has samurai-odds {held['version']}, not {VERSION}: "
            "all must have the same"
        )
    if "other" in held:
        raise Refused(
            f"the worker {worker} has other rules or scenarios than are here, though of the same "
            "version"
        )
    if "unknown" in held:
        raise Unknown(f"the worker {worker} does not know the words of a digest")
    parts = [read_part(each, width) for each in others]
    ends = [job.first]
    for part in parts:
        if part is None:
            raise ValueError(f"{worker} has sent no games")
        ends.append(part.first + (part.games))
    begun = [part.first for part in parts if part is not None]
    whole = begun == ends[:-1] and ends[-1] == job.first + job.games
    if held["hash"] != question.hash or not whole:
        raise ValueError(f"{worker} has sent other games than {job}")
    if isinstance(parts[0], Tally):
        return Reply(worker, float(held["seconds"]), parts[0])
    rows = np.concatenate([part.rows for part in parts if isinstance(part, Block)])
    return Reply(worker, float(held["seconds"]), Block(job.first, rows))


# ---- games that begin otherwise than the question says -------------------------------


def changes(usual: Sequence[Start], starts: Sequence[Start]) -> str:
    """Write in what some starts differ from those of a question; nothing where they do not."""
    pairs = list(zip(usual, starts, strict=True))
    if all(
        np.array_equal(old.question.whole, new.question.whole)
        and np.array_equal(old.state, new.state)
        for old, new in pairs
    ):
        return ""
    changes_of_starts = [
        (_differences(old.question.whole, new.question.whole), _differences(old.state, new.state))
        for old, new in pairs
    ]
    return json.dumps(changes_of_starts, separators=(",", ":"))


def changed_by(usual: Sequence[Start], changed: str) -> list[Start]:
    """Give the starts that differ from those of a question as `changes` has written."""
    if not changed:
        return list(usual)
    changes_read = json.loads(changed)
    return [
        replace(
            start,
            question=Question(_with(start.question.whole, *pair[0])),
            state=_with(start.state, *pair[1]),
        )
        for start, pair in zip(usual, changes_read, strict=True)
    ]


def _differences(old: State, new: State) -> tuple[int, list[int], list[int]]:
    """Give how long an array is, the steps to where it differs from another, what is there."""
    places = np.flatnonzero(_of_length(old, len(new)) != new)
    return len(new), np.diff(places, prepend=0).tolist(), new[places].tolist()


def _with(numbers: State, length: int, steps: Sequence[int], values: Sequence[int]) -> State:
    fresh = _of_length(numbers, length)
    fresh[np.cumsum(np.array(steps, dtype=np.int64))] = values
    return fresh


def _of_length(numbers: State, length: int) -> State:
    """Copy an array, cut off or followed by zeros."""
    fresh = np.zeros(length, dtype=np.int64)
    fresh[: len(numbers)] = numbers[:length]
    return fresh
