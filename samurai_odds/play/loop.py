"""Games played from their first state to their end by bots, as many as wanted.

Each game draws from its own stretch of the counter-based stream, as battles do
(`engine.sampling.streams`), and so do its bots, so that a game depends on the seed and its
number alone. Names that begin with ``game_`` stand in for what the game gives.
"""

from typing import Any

from samurai_odds.engine.machine import END, inlined
from samurai_odds.engine.sampling.streams import next_word, uniform_of, word_at
from samurai_odds.play import layout as at
from samurai_odds.play.chance import among, fallen_on
from samurai_odds.play.scripted import planned, said
from samurai_odds.play.stepping import advance, take

DONE = 0


def game_record(q: Any, s: Any, row: Any) -> None:
    """Stand in for what is kept of a finished game."""
    raise NotImplementedError


def game_note(q: Any, s: Any, row: Any) -> None:
    """Stand in for what is noted at the start of a turn."""
    raise NotImplementedError


def game_hide(q: Any, s: Any, aside: Any) -> None:
    """Stand in for putting aside what the seat asked may not know."""
    raise NotImplementedError


def game_show(q: Any, s: Any, aside: Any) -> None:
    """Stand in for putting it back."""
    raise NotImplementedError


def game_redraw(q: Any, s: Any, seat: int, word: Any) -> None:
    """Stand in for drawing anew what a seat cannot know."""
    raise NotImplementedError


def game_decides(q: Any, s: Any) -> bool:
    """Stand in for whether a seat that searches decides at the choice open."""
    raise NotImplementedError


def choose(q: Any, s: Any, uniform: int) -> int:
    """Stand in for a bot: give the place of the option chosen."""
    raise NotImplementedError


@inlined
def untabled(start: Any, what: int) -> bool:
    """Return whether a pool is not in the table: in JavaScript it is put there at once."""
    return what >= len(start) or start[what] < 0


@inlined
def begin(state: Any, first_state: Any) -> None:
    """Begin a game in its first state; in JavaScript an array is copied at once."""
    for k in range(len(state)):
        state[k] = first_state[k]


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
    """Let the bot of the seat asked choose, unless orders said beforehand do.

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
    key: Any,  # of the seed
    redraw_key: Any,
    game: int,
    state: Any,
    aside: Any,
    rows: Any,  # games x what is kept of each
    log: Any,  # of one game: events x 3 (what, value, options), then the options' values; or empty
) -> int:
    """Play games and note what is kept of each.

    DONE, or the code of a pool not in the table, or, where the question has a game left as it
    stands in the middle, less than 0: `stopped` of the draws until then.
    """
    for i in range(len(rows)):
        word = word_at(key, game + i, q[at.DRAWN])
        begin(state, first_state)
        if q[at.REDRAWN_FOR] > 0:
            game_redraw(q, state, q[at.REDRAWN_FOR] - 1, word_at(redraw_key, game + i, 0))
        advance(q, state)
        turn, logged, draws = q[at.TURN_NOTED], 1, 0
        made = 0 if q[at.PLAN] > 0 else -1  # choices of the plan; -1 once it is over
        while state[at.PENDING] != END:
            if state[at.TURN] != turn:
                turn = state[at.TURN]
                if turn == q[at.STOP_TURN]:
                    return stopped(draws)
                game_note(q, state, rows[i])
            if draws == q[at.STOP_DRAWS] and draws > 0:
                return stopped(draws)
            what = state[at.PENDING]
            if q[at.STOP_OWN] > 0 and (what > 0 or state[at.ASKED] != q[at.STOP_OWN] - 1):
                return stopped(draws)
            searches = what < 0 and q[at.SEARCHED + state[at.ASKED]] > 0
            if q[at.STOP_DECIDES] > 0 and searches and game_decides(q, state):
                return stopped(draws)
            draws += 1
            uniform = uniform_of(word)
            place = at.NONE
            if made >= 0:
                if what < 0:
                    place = planned(q, state, made)
                made = made + 1 if place >= 0 else -1
            if made < 0:  # choices of a plan use up no luck: all plans of a turn meet the same
                word = next_word(word)
            if place >= 0:
                value = state[at.CHOICES + place]
            elif what >= at.UNIFORM:
                value = among(uniform, what - at.UNIFORM)
            elif what > 0:
                if untabled(start, what):
                    return what
                pool = start[what]
                row = fallen_on(uniform, limit, pool, guide, guide_start[what])
                value = outcome[pool + row]
            else:
                game_hide(q, state, aside)
                chosen = asked(q, state, uniform)
                game_show(q, state, aside)
                value = state[at.CHOICES + chosen]
            if len(log) > 0:
                logged = log_event(state, value, log, logged)
            take(q, state, value)
        game_record(q, state, rows[i])
    return DONE


def stopped(draws: int) -> int:
    """Code that a game was left after some draws: a number below 0, and back."""
    return -1 - draws


def log_event(s: Any, value: int, log: Any, logged: int) -> int:
    """Write an event down: its code, its value, how many options, and they; the place after it.

    The first number tells how many are written, one more than there is room for if they
    did not all fit.
    """
    options = s[at.OPTIONS_OPEN] if s[at.PENDING] < 0 else 0
    if logged + 3 + options > len(log):
        log[0] = len(log) + 1
        return len(log)
    log[logged] = s[at.PENDING]
    log[logged + 1], log[logged + 2] = value, options
    for k in range(options):
        log[logged + 3 + k] = s[at.CHOICES + k]
    log[0] = logged + 3 + options
    return logged + 3 + options
