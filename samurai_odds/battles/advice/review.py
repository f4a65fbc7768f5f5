"""A recorded game reviewed: where each side gave chances away, and where luck took them."""

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from os import PathLike

from samurai_odds.battles.advice.review_found import FoundReview, ReviewedTurn
from samurai_odds.battles.advice.review_page import review_grids, review_text
from samurai_odds.battles.advice.written import lines_of
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.staging import Staged, known_bots
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.errors import OddsError
from samurai_odds.grids.grid import as_html
from samurai_odds.play.games import play_many, ready
from samurai_odds.play.records.reading import read
from samurai_odds.play.search.reviewing import Reviewed, review
from samurai_odds.play.search.searching import record


class Review(FoundReview):
    """A game gone through, as an answer that prints itself; see `battles.review`."""

    def __str__(self) -> str:
        return review_text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(review_grids(self))


def reviewed(
    game: "str | PathLike[str]",
    number: int | None,
    *,
    bots: str | Sequence[str],
    replies: int,
    games: int,
    seed: int,
    threads: int | None,
    progress: Progress | None,
) -> Review:
    """Do what `battles.review` says."""
    check_seed(seed)
    authors = known_bots(bots)
    if not isinstance(games, int) or games < 2:
        raise OddsError(f"games is a whole number from 2 on, not {games!r}")
    contest, kept_seed, number = _recorded(game, number)
    staged = contest.staged
    ready(staged.start)
    begun = time.perf_counter()
    with bar("turns", progress) as show:
        events = record(staged.start, kept_seed, number)
        play = partial(play_many, threads=threads)
        turns, result = review(staged.start, events, authors, games, seed, replies, play, show)
    found = tuple(_told(staged, one) for one in turns)
    inputs = dict(contest.provenance.inputs)
    inputs |= {"game": number, "game_seed": kept_seed, "bots": list(authors), "replies": replies}
    made = replace(
        staged.provenance("review", inputs),
        method="monte-carlo",
        samples=games,
        seed=seed,
        elapsed_s=round(time.perf_counter() - begun, 6),
    )
    return Review(staged, found, result, made)


def _recorded(game: "str | PathLike[str]", number: int | None) -> tuple[Contest, int, int]:
    """Find the game in a file that `battles play --record` wrote: its battle, seed and number."""
    identity, known, _ = read(game)
    if (identity.game, identity.procedure) != ("battles", "play"):
        raise OddsError(
            f"'{game}' holds games of {identity.game} {identity.procedure}: "
            "a battle of 'battles play --record' is wanted"
        )
    numbers, _ = known.all()
    number = int(numbers[0]) if number is None else number
    if number not in numbers.tolist():
        raise OddsError(
            f"'{game}' has no game {number}: it has {len(numbers):,}, from {numbers[0]} on"
        )
    contest = Contest(**identity.inputs)
    if contest.identity(identity.seed).hash != identity.hash:
        raise OddsError(f"'{game}' was recorded by another version, or its scenario has changed")
    return contest, identity.seed, number


def _told(staged: Staged, one: Reviewed) -> ReviewedTurn:
    """Write what was done in a turn, and what had been better, as orders."""
    done = lines_of(staged, one.turn.start, one.turn.plan)
    better = None if one.best is one.turn.plan else lines_of(staged, one.turn.start, one.best)
    return ReviewedTurn(one, done, better)
