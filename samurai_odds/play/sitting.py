"""Games with persons at them, as the page saves them: played again from what was chosen."""

import zlib
from collections.abc import Collection, Sequence

import numpy as np

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.engine.sampling.pools import PoolTable
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play.chance import among
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import forced, options_open, prepare


def check_of(state: State, notes: int) -> str:
    """Return what a state is known by, but for what bots have noted at its end.

    It is the CRC-32 of its numbers, of 32 bits each, in hexadecimal digits: that of saves.js.
    """
    return f"{zlib.crc32(state[: len(state) - notes].astype('<i4').tobytes()):08x}"


def sat(
    start: Start,
    seed: int,
    number: int,
    persons: Collection[int],
    choices: Sequence[int],
    dice: bool = False,
    values: Sequence[int] | None = None,
) -> tuple[list[Event], State]:
    """Return a game in which some seats choose for themselves: its events, and where it stands.

    It is the game of sitting.js.

    Args:
        start: Where it begins, and who plays the other seats.
        seed: Of its luck, with the number of the game.
        number: Of the game.
        persons: The seats that choose for themselves.
        choices: What was chosen, by its place among the options (~place: that was left to the
            bot); where these end, the game does.
        dice: Whether what was rolled and drawn is among the choices, too.
        values: All that was rolled and chosen: then nothing of it is worked out again, which
            would take long where a seat searched.

    Raises OddsError if a choice is none of the options.
    """
    q, s, game, left = (
        start.question.whole,
        start.state.copy(),
        start.game,
        iter(choices if values is None else values),
    )
    pools = PoolTable(game)
    events: list[Event] = []
    while s[at.ENDED] == at.PLAYING:
        prepare(game, q, s)
        what, value = int(s[at.PENDING]), forced(s)
        if what == AUTOMATIC:
            continue
        if value is None:
            luck = uniform(seed, number, int(q[at.DRAWN]) + len(events))
            options = options_open(s) if what < 0 else _outcomes(pools, what)
            if values is not None:
                value = next(left, None)
                if value is None:
                    break
                if value not in options:
                    raise OddsError(f"value {value} of event {len(events)} is none of its options")
            else:
                place = _advised(start, s, luck) if what < 0 else _fallen(pools, what, luck)
                if dice if what > 0 else int(s[at.ASKED]) in persons:
                    chosen = next(left, None)
                    if chosen is None:
                        break
                    place = max(chosen, ~chosen)
                    if place not in range(len(options)):
                        raise OddsError(f"choice {chosen} is none of {len(options)} options")
                value = options[place]
            events.append((what, value, options if what < 0 else None))
        game.settle(q, s, value)
    return events, s


def _advised(start: Start, s: State, luck: int) -> int:
    """Return the place that the bot of the seat asked chooses, and have it take its notes."""
    game, q, aside = start.game, start.question.whole, np.zeros(start.game.aside, dtype=np.int64)
    game.hide(q, s, aside)
    with np.errstate(over="ignore"):
        place = int(game.bots.modules[q[at.BOTS + s[at.ASKED]]].choose(q, s, np.uint64(luck)))
    game.show(q, s, aside)
    return place


def _outcomes(pools: PoolTable, what: int) -> Sequence[int]:
    """List what a roll or draw may come to."""
    if what >= at.UNIFORM:
        return range(what - at.UNIFORM)
    pools.add(what)
    return pools.outcome[pools.start[what] :][: pools.size[what]]


def _fallen(pools: PoolTable, what: int, luck: int) -> int:
    """Return the place of what a roll or draw comes to by itself."""
    if what >= at.UNIFORM:
        return int(among(np.uint64(luck), what - at.UNIFORM))
    return pools.pick(what, luck)
