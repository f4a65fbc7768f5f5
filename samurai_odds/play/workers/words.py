"""A question in words: enough to ask it again on another machine.

Its procedure and inputs as a record keeps them, and the text of the files that these name.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any

from samurai_odds.engine.declaring import inputs_of, opt_of
from samurai_odds.engine.texts import is_inline, read_text
from samurai_odds.play.game import Start
from samurai_odds.play.games import player

_BUILDING = Lock()  # several threads of a worker may need the same question at once
_SHORT = 100  # letters
_MOST_SEEN = 256  # texts that a worker keeps
_SEEN: dict[str, str] = {}  # by their digests, the last one seen last


@dataclass(frozen=True)
class Words:
    """What is asked: a procedure of a game, its inputs, and the files among them, by input."""

    game: str
    procedure: str
    inputs: Mapping[str, Any]
    files: Mapping[str, str]

    def written(self) -> str:
        """Write them as text, always the same for the same question."""
        return json.dumps(self.__dict__, sort_keys=True, ensure_ascii=True, default=list)


def words_of(game: str, procedure: str, inputs: Mapping[str, Any]) -> Words:
    """Put a question into words; raise OddsError for a file that cannot be read."""
    files = {
        name: read_text(inputs[name], f"the file of {name}")
        for name in _named_by_files(game, procedure)
        if isinstance(inputs.get(name), str) and not is_inline(inputs[name])
    }
    return Words(game, procedure, {k: v for k, v in inputs.items() if k not in files}, files)


def _named_by_files(game: str, procedure: str) -> Iterator[str]:
    """Give the inputs of a procedure that name a file."""
    for name, one in inputs_of(f"{game}.{procedure}").items():
        declared = opt_of(one.annotation)
        if declared is not None and declared.metavar == "FILE":
            yield name


def digest(text: str) -> str:
    """Give what a text is known by."""
    return sha256(text.encode("utf-8")).hexdigest()[:32]


def is_long(text: str) -> bool:
    """Say whether a text may be known by its digest."""
    return len(text) > _SHORT


def texts_of(task: Mapping[str, Any]) -> Mapping[str, str] | None:
    """Give the texts of a task, long ones by their digest; None if one was not seen before."""
    texts, digests = task["texts"], task["digests"]
    with _BUILDING:
        _SEEN.update({digest(text): text for text in texts.values() if is_long(text)})
        known = {name: _SEEN.pop(key) for name, key in digests.items() if key in _SEEN}
        _SEEN.update({digests[name]: text for name, text in known.items()})  # used last
        while len(_SEEN) > _MOST_SEEN:
            del _SEEN[next(iter(_SEEN))]
    return {**texts, **known} if known.keys() == digests.keys() else None


def asked_again(written: str, seed: int) -> tuple[Any, str]:
    """Give the question that words ask, and the hash of its identity; kept for later."""
    with _BUILDING:
        return _question(written), _hash(written, seed)


def make_ready(start: Start) -> None:
    """Have the rules and bots of a game compiled, once, whichever thread comes first."""
    with _BUILDING:
        player(start.game)


@lru_cache(maxsize=8)
def _hash(written: str, seed: int) -> str:
    identity: str = _question(written).identity(seed).hash
    return identity


@lru_cache(maxsize=4)
def _question(written: str) -> Any:
    words = Words(**json.loads(written))
    with TemporaryDirectory(prefix="samurai-odds-") as folder:
        inputs = dict(words.inputs)
        for name, text in words.files.items():
            path = Path(folder) / f"{name}.toml"
            path.write_text(text, encoding="utf-8")
            inputs[name] = str(path)
        question = import_module(f"samurai_odds.{words.game}").question(words.procedure, inputs)
        question.starts  # noqa: B018 - made while the files are there
    return question
