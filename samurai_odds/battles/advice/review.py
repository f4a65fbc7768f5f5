"""A played game reviewed: where each side gave chances away, and where luck took them."""

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from os import PathLike

from samurai_odds.battles.advice.candidates import lines_of
from samurai_odds.battles.advice.review_report import review_grids, review_text
from samurai_odds.battles.advice.review_result import (
    ReviewedTurn,
    ReviewResult,
    from_text,
    is_text,
    recorded,
)
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.field.saving import position
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.grid import Grid
from samurai_odds.play.games import play_many, ready
from samurai_odds.play.search.reviewing import Reviewed, gone_through


class Review(ReviewResult, Answer):
    """A game gone through, as an answer that prints itself; see `battles.review`."""

    def text(self) -> str:
        return review_text(self)

    def grids(self, form: str = "text") -> list[Grid]:
        return review_grids(self)


def reviewed(
    game: "str | PathLike[str]",
    number: int | None,
    *,
    bots: str | Sequence[str],
    replies: int,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Review:
    check_seed(seed)
    authors = BOTS.several(bots)
    if not isinstance(games, int) or games < 2:
        raise OddsError(f"games must be a whole number from 2 on, got {games!r}")
    play = partial(play_many, threads=threads)
    begun = time.perf_counter()
    if is_text(game):
        if number is not None:
            raise OddsError("a game written by hand has no number: leave out --game")
        played = from_text(game, authors[0], replies, games, seed, play)
    else:
        played = recorded(game, number)
    ready(played.staged.start)
    with bar("turns", progress) as show:
        listed = [turn for _, turn in played.turns]
        turns = gone_through(listed, played.end, authors, games, seed, replies, play, show)
    found = tuple(_told(staged, one) for (staged, _), one in zip(played.turns, turns, strict=True))
    made = replace(
        played.staged.provenance(
            "review", {**played.inputs, "bots": list(authors), "replies": replies}
        ),
        method="monte-carlo",
        samples=games,
        seed=seed,
        elapsed_s=round(time.perf_counter() - begun, 6),
    )
    return Review(played, found, made)


def _told(staged: Staged, one: Reviewed) -> ReviewedTurn:
    """Write what was done in a turn, and what had been better, as orders."""
    done = lines_of(staged, one.turn.start, one.turn.plan)
    better = None if one.best is one.turn.plan else lines_of(staged, one.turn.start, one.best)
    return ReviewedTurn(one, done, better, position(staged.setup, one.turn.start.state))
