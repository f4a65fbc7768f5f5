"""Games played from first deal to victory by compiled bots, as many as wanted.

Each game draws from its own stretch of the counter-based stream, as battles do
(`engine.sampling.streams`), and so do its bots, so that a game depends on the seed and its number
alone.
"""

from typing import Any

import numpy as np

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.chance import among
from samurai_odds.battles.field.machine import advance, take
from samurai_odds.battles.field.recording import note_tokens, record_game
from samurai_odds.battles.field.scripted import said
from samurai_odds.engine.inlining import inlined
from samurai_odds.engine.machine import END
from samurai_odds.engine.sampling.kernels import uniform_of
from samurai_odds.engine.sampling.pools import GUIDE_BITS, SEARCH
from samurai_odds.engine.sampling.streams import DRAW_BITS, GOLDEN, UNIFORM_BITS

_GOLDEN, _DRAW_BITS = np.uint64(GOLDEN), np.uint64(DRAW_BITS)
_GUIDE_SHIFT = np.uint64(UNIFORM_BITS - GUIDE_BITS)
DONE = 0


def choose(q: Any, s: Any, uniform: int) -> int:
    """Stand in for the bots (`bound_bots`): give the place of the option chosen."""
    raise NotImplementedError


@inlined
def ask_bot(q: Any, s: Any, uniform: Any, bot: int) -> int:
    """Let one bot choose, or pass the question on to the next."""
    if bot == 0:
        return choose(q, s, uniform)
    return others(q, s, uniform, bot - 1)


def others(q: Any, s: Any, uniform: Any, bot: int) -> int:
    """Stand in for the bots after the first."""
    raise NotImplementedError


@inlined
def asked(q: Any, s: Any, uniform: Any) -> int:
    """Let the bot of the side asked choose, unless orders said beforehand do.

    The bot is asked in any case: at one choice it may note what it needs for the next.
    """
    choice = ask_bot(q, s, uniform, q[at.BOTS + s[at.ASKED]])
    if q[at.SCRIPT] > 0:
        place = said(q, s)
        if place >= 0:
            return place
    return choice


def play_games(
    q: Any,
    first_state: Any,
    start: Any,
    outcome: Any,
    limit: Any,
    guide: Any,
    guide_start: Any,
    key: Any,
    game: int,
    state: Any,
    rows: Any,  # games x recording.ROW
    timeline: Any,  # turns x 2 x recording.TIMELINE_FIELDS, added to
    log: Any,  # of one game: events x 3 (what, value, options), then the options' values; or empty
) -> int:
    """Play games and note what is kept of each; DONE, or the code of a pool not in the table."""
    for i in range(rows.shape[0]):
        word = key + (np.uint64(game + i) << _DRAW_BITS) * _GOLDEN
        for k in range(len(state)):
            state[k] = first_state[k]
        advance(q, state)
        turn, logged = 0, 1
        while state[at.PENDING] != END:
            if state[at.TURN] != turn:
                turn = state[at.TURN]
                note_tokens(state, timeline)
            what = state[at.PENDING]
            uniform = uniform_of(word)
            word += _GOLDEN
            if what >= at.UNIFORM:
                value = among(uniform, what - at.UNIFORM)
            elif what > 0:
                if what >= len(start) or start[what] < 0:
                    return what
                pool = start[what]
                place = np.int64(guide[guide_start[what] + np.int64(uniform >> _GUIDE_SHIFT)])
                if place >= SEARCH:
                    place -= SEARCH
                    while uniform >= limit[pool + place]:
                        place += 1
                value = outcome[pool + place]
            else:
                value = state[at.CHOICES + asked(q, state, uniform)]
            if len(log) > 0:
                logged = log_event(state, value, log, logged)
            take(q, state, value)
        record_game(state, rows[i])
    return DONE


def log_event(s: Any, value: int, log: Any, logged: int) -> int:
    """Write an event down: its code, its value, how many options, and they; the place after it.

    The first number tells how many are written, one more than there is room for if they
    did not all fit.
    """
    options = s[at.OPTIONS_OPEN] if s[at.PENDING] < 0 else 0
    if logged + 3 + options > len(log):
        log[0] = len(log) + 1
        return len(log)
    log[logged] = s[at.PENDING] if options == 0 else -(10 * s[at.DECISION] + s[at.ASKED])
    log[logged + 1], log[logged + 2] = value, options
    for k in range(options):
        log[logged + 3 + k] = s[at.CHOICES + k]
    log[0] = logged + 3 + options
    return logged + 3 + options
