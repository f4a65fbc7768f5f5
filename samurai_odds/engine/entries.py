"""All functions that the package has compiled, as they are called: machine code of them is shipped.

A test that plays and asks without numba finds those that are missing here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from samurai_odds.engine import shipped
from samurai_odds.engine.compiled import Twin, rules_twin, simple_twin

_I8, _I16, _I32, _I64 = ("int8[:]", "int16[:]", "int32[:]", "int64[:]")
_U32, _U64, _F64 = ("uint32[:]", "uint64[:]", "float64[:]")
_NUMBER, _WORD = "int64", "uint64"
_NODES = (*[_I32] * 8,)  # slots, event, first, fanout, cursor, path, postorder, target

# What each function takes.
_TAKEN: Mapping[str, tuple[str, ...]] = {
    "samurai_odds.play.loop:play_games": (
        *(_I64, _I64, _I64, _I64, _U64, _U32, _I64),
        *(_WORD, _WORD, _NUMBER, _I64, _I64, "int16[:,:]", _I64),
    ),
    "samurai_odds.play.passage_loop:read_passage": (
        *(_I64, _I64, "int64[:,:]", "int64[:,:]", _I64, "int64[:,:]", _NUMBER, _I64, _I64, _I64),
        *(_I64, _U64, _U32, _I64, _WORD, _NUMBER, "int16[:,:]", *[_I64] * 5, *_NODES),
    ),
    "samurai_odds.engine.exact_at_once:outcomes_arrays": (
        *(_I64, _I64, _I64, _I64, _I64, _F64, _I16, _U64, "int16[:,:]", "uint64[:,:]"),
        *(*_NODES, _F64, "int16[:,:]", _F64),
    ),
    "samurai_odds.engine.unfold_compiled:unfold_arrays": (
        *(_I64, _I64, _I64, _I64, _I16, _U64, "uint64[:,:]", *_NODES),
    ),
    "samurai_odds.engine.sampling.by_rules:play_battles": (
        *(_I64, _I16, _I64, _I64, _U64, _U32, _I64, _WORD, _NUMBER, _I16, "int16[:,:]"),
    ),
    "samurai_odds.engine.walks:forward": (
        *(_I32, _I32, _I32, _I32, _NUMBER, _I64, _I64, _I64, _F64, _F64),
    ),
    "samurai_odds.engine.walks:backward": (
        *(_I32, _I32, _I32, _I32, _I64, _I64, _F64, _F64, _I64),
    ),
    "samurai_odds.engine.sampling.kernels:walk_battles": (
        *(_NUMBER, _U32, _WORD, _U32, _U64, _U32, _U32),
        *(_WORD, _NUMBER, _U64, _U64, _U32, _U32, _U32),
    ),
    "samurai_odds.engine.sampling.kernels:count_ends": (_U32, _I64),
    "samurai_odds.swords.combat.playing:build": (
        *("int64[:,:]", "float64[:,:]", "float64[:,:]", "int64[:,:,:]", "int64[:,:,:]"),
        *(_I64, _U64, _U64, _U64, "int32[:,:]", _NUMBER, _I64, "int64[:,:]", _F64),
    ),
    "samurai_odds.swords.combat.playing:play": (
        *(_U32, _WORD, _NUMBER, _U64, _U64, "int64[:,:]", _U64, _I64, _I8, _U64, _U64, _U64),
        *("int32[:,:]", _I64, _I64, _I8, *[_I64] * 7),
    ),
}

_GAME = "samurai_odds.{}.full_game.game:GAME"
_PASSAGE = "samurai_odds.{}.full_game.combat_passage:RULES"
_MACHINES = {
    "battles-combat": "samurai_odds.battles.attack.combat:COMBAT",
    "ran-combat": "samurai_odds.ran.combat.combat:COMBAT",
    "ran-duel": "samurai_odds.ran.combat.duel:DUEL",
    "ran-orders": "samurai_odds.ran.combat.orders:ORDERS",
    "ran-tally": "samurai_odds.ran.combat.tally:TALLY",
}
_READERS = {
    "outcomes": "samurai_odds.engine.exact_at_once:outcomes_arrays",
    "unfolded": "samurai_odds.engine.unfold_compiled:unfold_arrays",
    "sampled": "samurai_odds.engine.sampling.by_rules:play_battles",
}
_WALKS = {
    "walk-forward": "samurai_odds.engine.walks:forward",
    "walk-backward": "samurai_odds.engine.walks:backward",
    "sampler-walk": "samurai_odds.engine.sampling.kernels:walk_battles",
    "sampler-count": "samurai_odds.engine.sampling.kernels:count_ends",
    "swords-sampler-build": "samurai_odds.swords.combat.playing:build",
    "swords-sampler-play": "samurai_odds.swords.combat.playing:play",
}


@dataclass(frozen=True)
class Entry:
    """A function that is compiled: whose rules it plays, where it is bound to some."""

    file: str
    function: str
    rules: str | None = None

    def twin(self) -> Twin:
        """Return its twin, as the package uses it."""
        if self.rules is None:
            return simple_twin(_found(self.function))
        if self.rules in _MACHINES.values():
            return rules_twin(_found(self.function), _found(self.rules))
        made = (
            "play.games:loop_of" if self.rules.endswith("GAME") else "play.passage_compiled:reader"
        )
        made_twin: Twin = _found(f"samurai_odds.{made}")(_found(self.rules))
        return made_twin

    @property
    def taken(self) -> list[str]:
        return list(_TAKEN[self.function])


ENTRIES = [
    *(
        Entry(f"{game}-games.o", "samurai_odds.play.loop:play_games", _GAME.format(game))
        for game in ("ran", "battles", "swords")
    ),
    *(
        Entry(f"{game}-passages.o", "samurai_odds.play.passage_loop:read_passage", passage)
        for game in ("ran", "battles")
        for passage in (_PASSAGE.format(game),)
    ),
    *(
        Entry(f"{of}-{reader}.o", function, rules)
        for of, rules in _MACHINES.items()
        for reader, function in _READERS.items()
    ),
    *(Entry(f"{name}.o", function) for name, function in _WALKS.items()),
]


def _found(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def stale() -> list[Entry]:
    """List the entries of which there is no machine code made of the sources as they are."""
    return [entry for entry in ENTRIES if _is_stale(entry)]


def _is_stale(entry: Entry) -> bool:
    twin = entry.twin()
    known = shipped.manifest().get("entries", {}).get(twin.name)
    try:
        return known is None or (known["file"], known["sources"]) != (entry.file, twin.sources())
    except OSError:  # there is no text of them
        return True
