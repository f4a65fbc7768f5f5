"""Combats of a position played by the compiled rules, where too many states can be reached."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.limit import MINIMUM_SAMPLES, Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.play.game import Game, Numbers, Start, State
from samurai_odds.play.games import Event, play_many, record
from samurai_odds.play.passage import LEFT_OPEN
from samurai_odds.play.registry import Bot, Bots
from samurai_odds.play.replay import replay
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.rules.shock import column
from samurai_odds.ran.whole.combat_passage import COMBAT_GAME, HITS, is_over, prepare, taken

Error = Callable[[NDArray[Any], NDArray[np.int64], int], float]
BATCH = 4096  # combats played between two looks at the clock
USUAL = Limit(stderr=0.001, seconds=2.0)

# ---- What is kept of a combat: the places of the state that outcomes read ------------

_KEPT = (
    (at.HEADS, 4),
    (at.FATE, at.MOST_CONTINGENTS),
    (at.BUSHO_HITS, at.MOST_CONTINGENTS),
    (at.HEX, at.MOST_UNITS),
    (at.FACING, at.MOST_UNITS),
    (at.STATE, at.MOST_UNITS),
    (at.HITS, at.MOST_UNITS),
    (at.ENGAGED, at.MOST_UNITS),
    (at.AGAINST, at.MOST_UNITS),
    (sh.CS, combat.WIDTH),
    (sh.MEMBER, combat.UNITS),
    (sh.LURED, 1),
    (sh.SAVED, combat.WIDTH),
    (sh.ROWS, sh.ROW),
    (HITS, 2),
)
PLACES = np.concatenate([np.arange(start, start + numbers) for start, numbers in _KEPT])


def keep_end(q: Numbers, s: Numbers, row: Numbers) -> None:
    """Keep what outcomes read."""
    place = keep(s, row, 0, at.HEADS, 4)
    place = keep(s, row, place, at.FATE, at.MOST_CONTINGENTS)
    place = keep(s, row, place, at.BUSHO_HITS, at.MOST_CONTINGENTS)
    for block in (at.HEX, at.FACING, at.STATE, at.HITS, at.ENGAGED, at.AGAINST):
        place = keep(s, row, place, block, at.MOST_UNITS)
    place = keep(s, row, place, sh.CS, combat.WIDTH)
    place = keep(s, row, place, sh.MEMBER, combat.UNITS)
    place = keep(s, row, place, sh.LURED, 1)
    place = keep(s, row, place, sh.SAVED, combat.WIDTH)
    place = keep(s, row, place, sh.ROWS, sh.ROW)
    keep(s, row, place, HITS, 2)


def keep(s: Numbers, row: Numbers, place: int, start: int, numbers: int) -> int:
    for k in range(numbers):
        row[place + k] = s[start + k]
    return place + numbers


# ---- Who decides where the best cannot be found --------------------------------------


def choose(q: Numbers, s: Numbers, uniform: Any) -> int:
    """Choose as the policy says; types by their column, retreats by the lowest hex."""
    place = taken(q, s)
    if place != LEFT_OPEN:
        return place
    if s[at.DECISION] == sh.RETREAT_CHOICE:
        return 0
    return best_type(s)


def best_type(s: Numbers) -> int:
    """Return the type with the best column: for the defender, against the best of the attacker."""
    faces = s[at.DECISION] == sh.FACE_CHOICE
    best, found = 0, 0
    for place in range(s[at.OPTIONS_OPEN]):
        number = number_of(s, s[at.CHOICES + place] - 1)
        reached = best_column(s, number) if faces else column_of(s, number)
        better = reached < best if faces else reached > best
        if place == 0 or better:
            best, found = reached, place
    return found


def number_of(s: Numbers, unit: int) -> int:
    for number in range(combat.BEHIND):
        if s[sh.MEMBER + number] == unit:
            return number
    return 0


def best_column(s: Numbers, face: int) -> int:
    """Return the best column that the attacker has against a unit of the defender's."""
    best, kept = 0, s[sh.CS + combat.FACED]
    s[sh.CS + combat.FACED] = face
    for number in range(sh.PART):
        if s[sh.MEMBER + number] >= 0:
            best = max(best, column_of(s, number))
    s[sh.CS + combat.FACED] = kept
    return best


def column_of(s: Numbers, number: int) -> int:
    """Return the column if the attacker uses a unit."""
    kept = s[sh.CS + combat.USED]
    s[sh.CS + combat.USED] = number
    found = column(s[sh.CQ : sh.CQ_END], s[sh.CS : sh.CS_END])
    s[sh.CS + combat.USED] = kept
    return int(found)


def prepare_played(q: Numbers, s: Numbers) -> None:
    """End the game with the combat."""
    if is_over(q, s):
        s[at.ENDED] = at.BY_STOP
    else:
        prepare(q, s)


class _Chooser(Bots):
    """The only one who is asked."""

    modules = (Bot("policy", "the policy of single combats", choose),)


PLAYED_GAME = Game(
    name="ran combat",
    seats=COMBAT_GAME.seats,
    prepare=prepare_played,
    settle=COMBAT_GAME.settle,
    pool=COMBAT_GAME.pool,
    record=keep_end,
    row=len(PLACES),
    bots=_Chooser(__name__),
)


# ---- Played until enough is known ----------------------------------------------------


def play_until(
    begun: Start,
    outcome: Callable[[Numbers, Numbers], Sequence[int]],
    seed: int,
    limit: Limit,
    error: Error,
    progress: Progress | None = None,
) -> tuple[NDArray[np.int64], NDArray[np.int64], bool]:
    """Play a combat until the limit; give its outcomes, how often each, and if interrupted."""
    limit = USUAL if limit == Limit() else limit
    start = Start(PLAYED_GAME, begun.question, begun.state)
    state, q = begun.state.copy(), begun.question.whole
    seen: dict[bytes, tuple[int, ...]] = {}
    counts: dict[tuple[int, ...], int] = {}
    done, look, interrupted, deadline = 0, MINIMUM_SAMPLES, False, None
    try:
        while done < limit.most_samples:
            rows = play_many(start, seed, done, min(BATCH, limit.most_samples - done))
            for row in rows:
                key = row.tobytes()
                if key not in seen:
                    state[PLACES] = row
                    seen[key] = tuple(outcome(q, state))
                counts[seen[key]] = counts.get(seen[key], 0) + 1
            done += len(rows)
            if progress:
                progress(done, limit.most_samples)
            if deadline is None and limit.seconds is not None:  # the rules are compiled by now
                deadline = time.monotonic() + limit.seconds
            if deadline is not None and time.monotonic() >= deadline:
                break
            if limit.stderr is not None and done >= look:
                look *= 2
                if error(*_counted(counts), done) <= limit.stderr:
                    break
    except KeyboardInterrupt:
        interrupted = True
    return *_counted(counts), interrupted


def played(begun: Start, seed: int, battle: int) -> tuple[list[Event], State]:
    """Return the events of one of the combats played, and its end."""
    start = Start(PLAYED_GAME, begun.question, begun.state)
    events, state = record(start, seed, battle), begun.state
    for step in replay(start, events):
        state = step.after
    return events, state


def _counted(
    counts: dict[tuple[int, ...], int],
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    return np.array(list(counts), dtype=np.int64), np.array(list(counts.values()), dtype=np.int64)
