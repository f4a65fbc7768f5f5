"""A played game reviewed, whatever the game: its record read, its decisions weighed and told.

A game makes it its own by a `Reviewer`: how a plan is said, and what can be read besides records.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from importlib import import_module
from inspect import signature
from os import PathLike
from typing import Any, ClassVar

from samurai_odds.analysis.review_report import first_look, review_grids, summary
from samurai_odds.analysis.review_result import MARKS, Decision, Played, ReviewResult, Told
from samurai_odds.analysis.review_saved import Saved, read_saved
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.calling import is_whole
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar, in_terminal, say
from samurai_odds.errors import OddsError, within
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.fitting import capital
from samurai_odds.grids.grid import Grid, as_text
from samurai_odds.grids.prose import Prose, joined
from samurai_odds.grids.web import framed
from samurai_odds.play import layout as at
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.games import play_range, ready
from samurai_odds.play.records.identity import Identity
from samurai_odds.play.records.reading import read
from samurai_odds.play.rollouts import taken_up
from samurai_odds.play.sampled import game_range
from samurai_odds.play.scene import Frame, frames, key_of
from samurai_odds.play.search.planning import Plan
from samurai_odds.play.search.racing import mean_of
from samurai_odds.play.search.reviewing import Chances, Reviewed, gone_through, result_of, turns_of
from samurai_odds.play.search.reviewing_in_time import doubted, reviewed_for
from samurai_odds.play.search.searching import SCALE, record
from samurai_odds.play.sitting import check_of, sat
from samurai_odds.play.viewing import Judged, viewer
from samurai_odds.play.workers.player import Player

_LEFT = 4  # times the games of a decision, where a game was left
_FIRST_LOOK = 2.0  # seconds of a whole review, where somebody waits at a terminal


class Review(ReviewResult, Answer):
    """A game gone through, as an answer that prints itself."""

    def text(self, everything: bool = False) -> str:
        """Return the review as it is printed, or all of its turns."""
        return as_text(review_grids(self, everything))

    def grids(self, form: str = "text") -> list[Grid]:
        return review_grids(self)

    def page(self) -> str:
        """Return a page that shows the game, its win chances and what was judged, offline."""
        return review_page(self)

    def _repr_html_(self) -> str:
        return framed(self.page(), self.played.called, 900) + super()._repr_html_()


class Reviewer(ABC):
    """How a game's record is read and told; a game says the rest."""

    game: ClassVar[str]  # such as "ran"
    contest: ClassVar[Callable[..., Any]]
    usual: ClassVar[str]  # the bot that advises a person

    @abstractmethod
    def told(self, staged: Any, start: Start, plan: Plan) -> Told:
        """Say a plan that begins at ``start``."""

    def of(self, staged: Any) -> dict[str, Any]:
        """Say who can win, and what a turn is called, where that is not two sides' turns."""
        return {"winners": {0: "red", 1: "blue"}, "hands": ((0,), (1,))}

    def side(self, staged: Any, seat: int) -> str:
        return ("red", "blue")[seat]

    def recorded(self, game: "str | PathLike[str]", number: int | None) -> Played:
        """Return the game in a file that the game's command 'play --record' wrote."""
        contest: Any = None

        def check(identity: Identity) -> None:
            nonlocal contest
            contest = self._recorded_contest(game, identity)

        identity, known, _ = read(game, check=check)
        ranges = [(block.first, block.games) for block in known.blocks]  # tallies keep no game
        if not ranges:
            raise OddsError(f"'{game}' holds no game that could be gone through")
        number = ranges[0][0] if number is None else number
        if not any(first <= number < first + games for first, games in ranges):
            many = sum(games for _, games in ranges)
            raise OddsError(
                f"'{game}' has no game {number}: it has {many:,}, from {ranges[0][0]} on"
            )
        staged = contest.staged
        ready(staged.start)
        events = record(staged.start, identity.seed, number)
        return Played(
            f"game {number} of {staged.scenario.title}",
            [(staged, turn) for turn in turns_of(staged.start, events)],
            result_of(staged.start, events),
            {**contest.provenance.inputs, "game": number, "game_seed": identity.seed},
            frames=lambda: [*frames(staged, staged.start, events, identity.seed, number)],
            question=lambda: contest,
        )

    def _recorded_contest(self, game: "str | PathLike[str]", identity: Identity) -> Any:
        """Ask again what a record says it answers; OddsError if that is something else."""
        if (identity.game, identity.procedure) != (self.game, "play"):
            raise OddsError(
                f"'{game}' holds games of {identity.game} {identity.procedure}: "
                f"record one with '{self.game} play --record'"
            )
        try:
            contest = type(self).contest(**identity.inputs)
        except OddsError as fault:
            raise OddsError(*(within(f"'{game}'", problem) for problem in fault.problems)) from None
        except (TypeError, AttributeError, ValueError, LookupError, RecursionError):
            raise OddsError(f"'{game}' is no record of games") from None
        if contest.identity(identity.seed).hash != identity.hash:
            raise OddsError(
                f"'{game}' was recorded by another version, or its scenario has changed"
            )
        return contest

    def sat(self, saved: Saved, author: str, games: int, seed: int, player: Player) -> Played:
        """Return a game that was saved on the page; one that is not over as it stands."""
        if saved.game != self.game:
            raise OddsError(f"{saved.path} is a game of {saved.game}: use {saved.game} review")
        contest = type(self).contest(**saved.contest(self.usual))
        staged, (number, luck) = contest.staged, (saved.number, saved.seed)
        start = staged.start
        ready(start)
        hands = self.of(staged)["hands"]
        persons = saved.persons([*hands], start.game.bots.names)
        try:
            how = (saved.choices, saved.dice, saved.values)
            events, state = sat(start, luck, number, persons, *how)
        except OddsError:
            saved.same(None)
            raise
        remarks = saved.same(check_of(state, start.game.notes))
        left = saved.left_to_bots(events, persons)
        here = taken_up(start, events, len(events), luck, number)
        finished = bool(here.state[at.ENDED] != at.PLAYING)
        return Played(
            f"game {number} of {staged.scenario.title}",
            [(staged, turn) for turn in turns_of(start, events, left)],
            result_of(start, events) if finished else left_at(here, author, games, seed, player),
            {**contest.provenance.inputs, "saved": list(saved.choices), "game_seed": luck},
            finished,
            remarks,
            frames=lambda: [*frames(staged, start, events, luck, number)],
            question=lambda: contest,
        )

    def written(
        self,
        game: "str | PathLike[str]",
        author: str,
        games: int,
        seed: int,
        player: Player,
    ) -> Played | None:
        """Return the game in a file written by hand; None for a record."""
        return None

    def review(
        self,
        game: "str | PathLike[str]",
        number: int | None,
        *,
        authors: Sequence[str],
        replies: int,
        games: int | tuple[int, int],
        seconds: float | None = None,
        seed: int = 0,
        threads: int | None = None,
        progress: Progress | None = None,
        executor: Executor | None = None,
    ) -> Review:
        """Go through a game, in so many seconds if they are given.

        ``games`` is how often each plan is played on, or selects the game, such as (7, 7). Raises
        OddsError for a file that is none, and for no sample size or time.
        """
        check_seed(seed)
        Limit(seconds=seconds)
        if isinstance(games, tuple | list):
            number, games = _selected(games, number), self._usual_games()
        if not is_whole(games) or games < 2:
            raise OddsError(f"games must be a whole number from 2 on, got {games!r}")
        player = Player(threads, executor)
        begun = time.perf_counter()
        saved = read_saved(game)
        played: Played | None
        if saved is not None:
            played = self.sat(saved, authors[0], games, seed, player)
        else:
            played = self.written(game, authors[0], games, seed, player)
        if played is None:
            played = self.recorded(game, number)
        elif number is not None:
            raise OddsError("a file of one game needs no number: leave out --game")
        if not played.turns:
            raise OddsError(f"nothing was decided in {played.called}: there is nothing to review")
        staged = played.turns[0][0]
        ready(staged.start)
        player.question = played.question
        play = play_range if executor is None else player.play_many  # turns have threads already
        if seconds is None and progress is None and in_terminal():
            listed = [turn for _, turn in played.turns]
            guesses = doubted(_FIRST_LOOK, listed, seed, replies, threads, play)
            named = self.of(staged).get("turn_named", "turn")
            say(first_look(guesses, partial(self.side, staged), named, len(played.turns)))
        with bar("turns", progress) as show:
            listed, how = [turn for _, turn in played.turns], (games, seed, replies, threads)
            if seconds is None:
                turns = gone_through(listed, played.end, authors, *how, show, play)
            else:
                left = max(seconds / 2, seconds - (time.perf_counter() - begun))
                turns = reviewed_for(left, listed, played.end, authors, *how, show, play)
        inputs = {**played.inputs, "bots": list(authors), "replies": replies}
        made = staged.provenance("review", inputs).simulated(
            games, seed, time.perf_counter() - begun
        )
        staged_of = {id(turn): staged for staged, turn in played.turns}
        reviews = tuple(self._decision(staged_of[id(one.turn)], one) for one in turns)
        return Review(played=played, turns=reviews, provenance=made, **self.of(staged))

    def _usual_games(self) -> int:
        """Return how often each plan is played on where nothing is said."""
        public = import_module(f"samurai_odds.{self.game}").review
        default: int = signature(public).parameters["games"].default
        return default

    def _decision(self, staged: Any, one: Reviewed) -> Decision:
        """Say what was done in a turn, and what had been better."""
        start, plan = one.turn.start, one.turn.plan
        better = None if one.best is plan else self.told(staged, start, one.best)
        side = self.side(staged, one.turn.seat) + "'s bot" * one.turn.by_bot
        return Decision(one, side, self.told(staged, start, plan), better)


def _selected(games: Sequence[int], number: int | None) -> int:
    """Return the one game that a pair of numbers selects."""
    chosen = game_range(tuple(games))  # type: ignore[arg-type]
    if number is not None:
        raise OddsError("the game is named twice: leave out its number, or games")
    if chosen is None or chosen[0] != chosen[1]:
        raise OddsError(f"a review is of one game: games {games[0]}-{games[0]}, not {games!r}")
    return chosen[0]


def left_at(start: Start, author: str, games: int, seed: int, player: Player) -> Chances:
    """Return the win chances where a game was left, from games to the end.

    Nothing is around it to make it surer: so it gets more of them than a decision does.
    """
    rows = player.play_many(all_by(start, author), seed, 0, _LEFT * games)
    return tuple(mean_of(start.game.worth(rows, seat), SCALE) for seat in range(start.seats))


# ---- A review to look at: the game on its board, the win chance to click on, mistakes marked ----


def review_page(review: ReviewResult) -> str:
    staged = review.played.turns[0][0]
    shown = _frames(review)
    judged = [*_judged(review, shown), _end(review, len(shown) - 1)]
    seats = [0] if review.of_two_sides else [*review.winners]
    lines = [review.winners[seat] for seat in seats]
    about = " ".join((*summary(review), *(f"{capital(one)}." for one in review.played.remarks)))
    return viewer(
        review.played.called, about, staged.ground, shown, judged, lines, review.turn_named
    )


def _frames(review: ReviewResult) -> Sequence[Frame]:
    """Return the frames of the record, or of each decision where only those are known."""
    if review.played.frames is not None:
        return review.played.frames()
    return [
        Frame(turn.number, (), staged.scene(turn.start.state), (key_of(turn.start.state),))
        for staged, turn in review.played.turns
    ]


def _judged(review: ReviewResult, shown: Sequence[Frame]) -> Iterator[Judged]:
    """Place each decision at the frame that tells what came of it."""
    places = {key: place for place, frame in enumerate(shown) for key in frame.decided}
    for each in review.turns:
        place = places[key_of(each.reviewed.turn.start.state)]
        before = _of(review, each.reviewed.before)
        yield Judged(place, before, each.mark, tuple(_said(review, each)))


def _end(review: ReviewResult, place: int) -> Judged:
    return Judged(place, _of(review, review.result))


def _of(review: ReviewResult, chances: Sequence[float]) -> tuple[float, ...]:
    seats = [0] if review.of_two_sides else [*review.winners]
    return tuple(float(chances[seat]) for seat in seats)


def _said(review: ReviewResult, each: Decision) -> Iterator[Prose]:
    """Tell a decision: the chance, what was done, what it gave away, what had been better."""
    one = each.reviewed
    own = one.before[one.turn.seat]
    yield joined((f"{each.side} decides; win chance {own.text()}", each.done.said), ": ")
    if each.mark:
        what = MARKS[each.mark][1]
        yield Prose(f"{each.mark} {what}: it cost {one.lost.text()} of win chance")
        if each.better is not None:
            yield joined(("Better", each.better.said), ": ")
