"""Games saved on the page for the phone: which game it is, and what was chosen in it."""

import json
from collections.abc import Container, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from samurai_odds._version import VERSION
from samurai_odds.engine.limit import MOST_SAMPLES
from samurai_odds.engine.texts import is_inline, read_bytes
from samurai_odds.errors import OddsError
from samurai_odds.grids.fitting import counted
from samurai_odds.play.fingerprint import rules_fingerprint
from samurai_odds.play.games import Event
from samurai_odds.play.layout import seat_of
from samurai_odds.play.registry import SEARCHING

_HEAD = 64  # bytes of a file by which JSON is known
_FIELDS = {  # of the file, besides "players" and "choices"
    **{"game": str, "scenario": str, "seed": int, "number": int, "dice": bool},
}
_MOST = {"seed": 2**63, "number": MOST_SAMPLES}
_MOST_LISTED = 100_000  # of what it lists: as many choices as the page reads
_MADE_BY = ("version", "rules", "check")  # what tells whether it is still the same game


@dataclass(frozen=True)
class Saved:
    """A game as the page saves it: `players` are bots, or else persons; see `sitting.sat`."""

    path: str
    game: str
    scenario: str
    players: tuple[str, ...]
    seed: int
    number: int
    dice: bool
    choices: tuple[int, ...]
    values: tuple[int, ...] | None = None  # all that was rolled and chosen, where a seat searches
    version: str | None = None  # that saved it
    rules: str | None = None  # the fingerprint of its rules
    check: str | None = None  # of the state that it came to there, `sitting.check_of`

    def same(self, check: str | None) -> tuple[str, ...]:
        """Raise OddsError if the game played again comes elsewhere (None: not to an end at all).

        Return what to remark in the answer, where nothing tells.
        """
        ours = self.rules == rules_fingerprint(self.game)
        if check is not None and check == self.check:
            return ()
        if self.check is None and check is not None:
            why = "a page of an earlier version saved it, without a check of its rules"
            return (f"this may not be the game that was played: {why}",)
        if ours or self.check is None:
            why = "its choices do not lead to where it was saved"
            raise OddsError(f"{self.path} is damaged or was changed: {why}")
        why = f"version {self.version} saved it, and this is {VERSION} with other rules"
        instead = "the page it was saved on writes its position, whose odds can be had"
        raise OddsError(f"{self.path} would be another game: {why}; {instead}")

    def contest(self, usual: str) -> dict[str, Any]:
        """Return what the contest of the same game is made of; the usual bot advises persons."""
        bots = [usual if name == "person" else name for name in self.players]
        if self.game == "swords":
            return {"setup": self.scenario, "bots": bots}
        if len(bots) != 2:
            raise OddsError(f"{self.path}: {counted(len(bots), 'player')}, 2 are needed")
        return {"scenario": self.scenario, "red": bots[0], "blue": bots[1]}

    def persons(self, hands: Sequence[Sequence[int]], bots: Container[str]) -> list[int]:
        """List the seats of persons, by the seats of each player."""
        if len(hands) != len(self.players):
            has = counted(len(self.players), "player")
            raise OddsError(f"{self.path}: {has}, {len(hands)} are needed")
        players = zip(hands, self.players, strict=True)
        return [seat for seats, name in players if name not in bots for seat in seats]

    def left_to_bots(self, events: Sequence[Event], persons: Container[int]) -> list[int]:
        """List which events persons left to a bot."""
        told = (
            place
            for place, (what, *_) in enumerate(events)
            if (self.dice if what > 0 else seat_of(what) in persons)
        )
        return [place for place, choice in zip(told, self.choices, strict=False) if choice < 0]


def read_saved(path: "str | PathLike[str]") -> Saved | None:
    """Read a game saved on the page; None for any other file. Raises OddsError if it is damaged."""
    if is_inline(path):
        return None
    try:
        with Path(path).open("rb") as file:
            begins = file.read(_HEAD).lstrip().startswith((b"{", b"["))
    except (OSError, ValueError):  # what reads records says what is wrong
        return None
    if not begins:
        return None
    try:
        held = json.loads(read_bytes(path, "the saved game"))
    except RecursionError:
        raise OddsError(f"'{fspath(path)}' is no saved game: it is nested too deeply") from None
    except ValueError as fault:
        if isinstance(fault, OddsError):
            raise
        return None
    if not isinstance(held, dict) or "choices" not in held:
        raise OddsError(f"'{fspath(path)}' is no saved game: it has no list of choices")
    lists = {"players": str, "choices": int} | ({"values": int} if "values" in held else {})
    faults = [name for name, kind in _FIELDS.items() if type(held.get(name)) is not kind]
    faults += [
        name
        for name, kind in lists.items()
        if not isinstance(held.get(name), list) or any(type(one) is not kind for one in held[name])
    ]
    faults += [name for name in _MADE_BY if type(held.get(name, "")) is not str]
    faults += [name for name, most in _MOST.items() if not faults and not 0 <= held[name] < most]
    if faults:
        raise OddsError(f"'{fspath(path)}' is no whole saved game: {faults[0]} is missing or wrong")
    for name in lists:
        if (many := len(held[name])) > _MOST_LISTED:
            why = f"it has {many:,} {name}, {_MOST_LISTED:,} are allowed"
            raise OddsError(f"'{fspath(path)}' is no saved game: {why}")
    if any(player.startswith(SEARCHING) for player in held["players"]) and "values" not in held:
        why = "a bot that searches plays in it: save it again on today's page"
        raise OddsError(f"'{fspath(path)}' cannot be reviewed: {why}")
    fields = {name: held[name] for name in _FIELDS}
    fields |= {name: held[name] for name in _MADE_BY if name in held}
    return Saved(
        f"'{fspath(path)}'",
        players=tuple(held["players"]),
        choices=tuple(held["choices"]),
        values=tuple(held["values"]) if "values" in held else None,
        **fields,
    )
