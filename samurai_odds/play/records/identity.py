"""Which games a record holds: two records can be put together only if they are of the same."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.provenance import Provenance
from samurai_odds.play.game import Start


@dataclass(frozen=True)
class Identity:
    """Which games a record holds: what was asked, and a hash of all that decides them.

    ``short`` is the hash without the tables that bots weigh by, which follow from the rest and
    take long to make; "" in records of before.
    """

    game: str
    procedure: str
    inputs: Mapping[str, Any]
    seed: int
    version: str
    width: int  # of a game's row
    hash: str
    short: str = ""


def identity_of(
    starts: Sequence[Start],
    bare: Iterable[Start],
    provenance: Provenance,
    inputs: Mapping[str, Any],
    seed: int,
) -> Identity:
    """Hash version, rules, scenario, bots and seed: they decide every game."""
    return Identity(
        provenance.game,
        provenance.procedure,
        inputs,
        seed,
        provenance.version,
        sum(start.game.row for start in starts),
        hash_of(starts, provenance.version, seed),
        hash_of(bare, provenance.version, seed),
    )


def hash_of(starts: Iterable[Start], version: str, seed: int) -> str:
    """Hash what decides the games of a seed."""
    digest = hashlib.sha256(f"{version} {seed}".encode())
    for start in starts:
        digest.update(f" {start.game.name} {start.game.bots.names} {start.game.row} ".encode())
        for numbers in (start.question.whole, start.state):
            digest.update(numbers.astype("<i8").tobytes())
    return digest.hexdigest()[:32]


def same(ours: Identity, theirs: Identity) -> bool:
    """Say whether two records are of the same games."""
    return (ours.hash, ours.width) == (theirs.hash, theirs.width)


def difference(ours: Identity, theirs: Identity) -> str:
    """Say in what two questions differ."""
    words = []
    for what in ("game", "procedure", "version", "seed"):
        if getattr(ours, what) != getattr(theirs, what):
            words.append(f"{what} {getattr(theirs, what)}, not {getattr(ours, what)}")
    for name in sorted({*ours.inputs, *theirs.inputs}):
        mine, other = ours.inputs.get(name), theirs.inputs.get(name)
        if mine != other:
            words.append(f"{name} {_short(other)}, not {_short(mine)}")
    return "; ".join(words) or "of other rules, or of a scenario that has changed"


def _short(value: Any) -> str:
    text = str(value)
    return f"'{text.splitlines()[0][:40]} ...'" if "\n" in text else f"'{text}'"
