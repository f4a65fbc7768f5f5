"""Games played by the plain rules and bots of any game, draw for draw as the compiled ones are.

Slow, and written apart from the compiled loop: what it shares with it are the rules.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from samurai_odds.engine.machine import END
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.play import layout as at
from samurai_odds.play.chance import among
from samurai_odds.play.game import Game, Start, State
from samurai_odds.play.games import Event, pool_table
from samurai_odds.play.rollouts import as_drawn
from samurai_odds.play.scripted import MOST_KINDS
from samurai_odds.play.stepping import steps, viewed

Choose = Callable[[State, State, Any], int]  # question, observation, draw: the place chosen
Ask = Callable[[Choose, State, State, Any], int]
MOST_KEPT = 3  # games: one may have a hundred megabytes of states


@dataclass(frozen=True)
class Script:
    """Orders said beforehand, as `scripted` says that a question holds them."""

    turn: int
    seat: int
    lines: Sequence[tuple[int, int]]
    whole: Sequence[int]

    @classmethod
    def of(cls, q: State) -> "Script | None":
        if not q[at.SCRIPT]:
            return None
        count, *rest = q[q[at.SCRIPT] :].tolist()
        marks, numbers = rest[:MOST_KINDS], rest[MOST_KINDS:]
        lines = list(zip(numbers[::2], numbers[1::2], strict=True))
        assert len(lines) == count
        whole = [kind for kind, mark in enumerate(marks) if mark]
        return cls(int(q[at.SCRIPT_TURN]), int(q[at.SCRIPT_SEAT]), lines, whole)


@dataclass(frozen=True)
class Moment:
    """A roll or choice: the state when it is due, the draw, what came of it."""

    what: int
    value: int
    options: tuple[int, ...] | None
    state: State
    draw: Any
    bots: int = at.NONE  # what the bot of the seat asked chose, whatever was said beforehand

    @property
    def event(self) -> Event:
        return self.what, self.value, self.options


@dataclass(frozen=True)
class Played:
    """A game: all its rolls and choices, how it ended, and its row."""

    moments: list[Moment]
    end: State
    row: State

    @property
    def events(self) -> list[Event]:
        return [moment.event for moment in self.moments]

    @property
    def choices(self) -> Iterator[Moment]:
        return (moment for moment in self.moments if moment.what < 0)


def simply(choose: Choose, q: State, s: State, draw: Any) -> int:
    """Ask a bot."""
    return choose(viewed(q), viewed(s), draw)


_kept: dict[tuple[bytes, bytes, int, int], tuple[Game, Played]] = {}


def played(begun: Start, seed: int, number: int) -> Played:
    """Play one game, or give it as it was played for another test."""
    key = begun.question.whole.tobytes(), begun.state.tobytes(), seed, number
    game, found = _kept.get(key, (None, None))
    if found is None or game is not begun.game:
        found = played_by(begun, seed, number, simply)
        for moment in found.moments:
            moment.state.flags.writeable = False
        _kept[key] = begun.game, found
        while len(_kept) > MOST_KEPT:
            del _kept[next(iter(_kept))]
    return found


def played_by(begun: Start, seed: int, number: int, ask: Ask) -> Played:
    """Play one game, the bots asked in a way of one's own."""
    script = Script.of(begun.question.whole)
    game, begun = begun.game, as_drawn(begun, seed, number)
    q, s, row = begun.question.whole, begun.state.copy(), np.zeros(begun.game.row, dtype=np.int64)
    moments: list[Moment] = []
    turn = 0
    steps(game).advance(q, s)
    while s[at.PENDING] != END:
        if s[at.TURN] != turn:
            turn = int(s[at.TURN])
            game.note(q, s, row)
        draw = np.uint64(uniform(seed, number, int(q[at.DRAWN]) + len(moments)))
        moment = _decided(game, q, s, draw, script, ask)
        moments.append(moment)
        steps(game).take(q, s, moment.value)
    game.record(q, s, row)
    return Played(moments, s, row)


def _decided(game: Game, q: State, s: State, draw: Any, script: Script | None, ask: Ask) -> Moment:
    what, before = int(s[at.PENDING]), s.copy()
    if what >= at.UNIFORM:
        return Moment(what, int(among(draw, what - at.UNIFORM)), None, before, draw)
    if what > 0:
        table = pool_table(game)
        place = table.pick(what, int(draw))
        value = int(table.outcome[table.start[what] + place])
        return Moment(what, value, None, before, draw)
    options = tuple(s[at.CHOICES : at.CHOICES + s[at.OPTIONS_OPEN]].tolist())
    aside = np.zeros(game.aside, dtype=np.int64)
    game.hide(q, s, aside)
    place = ask(game.bots.modules[q[at.BOTS + s[at.ASKED]]].choose, q, s, draw)
    game.show(q, s, aside)
    assert 0 <= place < len(options)
    value = options[place]
    said = None if script is None else followed(game, q, s, options, script)
    taken = value if said is None else said
    return Moment(what, taken, options, before, draw, bots=value)


def followed(game: Game, q: State, s: State, options: Sequence[int], script: Script) -> int | None:
    """Give the option that a script has for a choice; None where it says nothing."""
    if (s[at.TURN], s[at.ASKED]) != (script.turn, script.seat):
        return None
    kind = int(s[at.DECISION])
    meant = [
        option
        for said, value in script.lines
        if said == kind
        for option in options
        if game.means(q, s, kind, option, value)
    ]
    if not meant and kind in script.whole and 0 in options:
        return 0
    return meant[0] if meant else None
