"""A played game reviewed in so many seconds: its win chances first, then what cost most.

Every decision is glanced at, which gives the win chances along the game and a guess at what was
given away. Those that seem to have given most are then weighed, each as fully as in a whole review,
until time is up.
"""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.play.games import play_range
from samurai_odds.play.search.reviewing import (
    Chances,
    Reviewed,
    Turn,
    chances_of,
    followed_by_luck,
    luck_of,
    seems_lost,
    weighed,
)

_GLANCED = 16  # games of a plan followed, to the end
_FOR_CHANCES = 0.4  # of the time at most, for win chances
_Show = Callable[[int, int], None]
Guess = tuple[Turn, Figure]  # at what a turn gave away
_Found = TypeVar("_Found")


def reviewed_for(
    seconds: float,
    listed: Sequence[Turn],
    end: Chances,
    authors: Sequence[str],
    games: int,
    seed: int,
    replies: int,
    threads: int | None = None,
    show: _Show | None = None,
    play: Callable[..., Rows] = play_range,
) -> list[Reviewed]:
    """Review turns for so many seconds. Those whose win chances no time was left for are left out.

    ``end`` are the chances, or the result, after them.
    """
    begun, guesses = time.monotonic(), dict[int, float]()

    def glance(place: int) -> Reviewed:
        turn, luck = listed[place], luck_of(listed[place], place, seed)
        guesses[place] = float(seems_lost(turn, luck, replies, play))
        return _glanced(turn, authors[0], luck, play)

    def weigh(place: int) -> Reviewed:
        turn = listed[place]
        return weighed(turn, authors, games, luck_of(turn, place, seed), replies, play)

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as workers:
        until = begun + _FOR_CHANCES * seconds
        first = _done(workers, glance, _spread(len(listed)), until)
        costly = sorted(first, key=guesses.__getitem__, reverse=True)
        full = _done(workers, weigh, costly, begun + seconds, show, len(listed))
    both = first | full
    return followed_by_luck([both[place] for place in sorted(both)], end)


def doubted(
    seconds: float,
    listed: Sequence[Turn],
    seed: int,
    replies: int,
    threads: int | None = None,
    play: Callable[..., Rows] = play_range,
) -> list[Guess]:
    """Guess for so many seconds what turns gave away; list the guesses, the largest first."""

    def guess(place: int) -> Guess:
        turn = listed[place]
        return turn, seems_lost(turn, luck_of(turn, place, seed), replies, play)

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as workers:
        first = _done(workers, guess, _spread(len(listed)), time.monotonic() + seconds)
    return sorted(first.values(), key=lambda one: -float(one[1]))


def _glanced(turn: Turn, author: str, luck: int, play: Callable[..., Rows]) -> Reviewed:
    """Return a turn's win chances with the plan followed; no other plan is looked at."""
    before = chances_of(turn, author, _GLANCED, luck, play)
    nothing = tuple(Figure(0.0) for _ in before)
    return Reviewed(turn, before, before, nothing, (), turn.plan, False, looked_at=False)


def _spread(number: int) -> list[int]:
    """Return places so that the first of them lie all over the game: halves, quarters, ..."""
    order, step = [0], 1 << (number - 1).bit_length()
    while step > 1:
        order += range(step // 2, number, step)
        step //= 2
    return order


def _done(
    workers: ThreadPoolExecutor,
    work: Callable[[int], _Found],
    places: Sequence[int],
    deadline: float,
    show: _Show | None = None,
    most: int = 0,
) -> dict[int, _Found]:
    """Work in turn while there is time for as much as the longest took; the first in any case."""
    longest = 0.0

    def in_time(number: int) -> _Found | None:
        nonlocal longest
        began = time.monotonic()
        if number and began + longest > deadline:
            return None
        one = work(places[number])
        longest = max(longest, time.monotonic() - began)
        return one

    waiting = [workers.submit(in_time, number) for number in range(len(places))]
    found: dict[int, _Found] = {}
    try:
        for place, future in zip(places, waiting, strict=True):
            if (one := future.result()) is not None:
                found[place] = one
                if show:
                    show(len(found), most)
    finally:
        for future in waiting:
            future.cancel()
    return found
