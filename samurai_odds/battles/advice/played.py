"""A game to be reviewed: from a record of `battles play`, or written by hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from samurai_odds.battles.advice.by_hand.following import Follower, GoneThrough
from samurai_odds.battles.advice.by_hand.text import read_game
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.play.records.reading import read
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.search.racing import mean_of
from samurai_odds.play.search.reviewing import Turn, result_of, turns_of
from samurai_odds.play.search.searching import SCALE, record


@dataclass(frozen=True)
class Played:
    """A game's turns, each with what it was played by; where it ended, what it is called.

    ``finished`` says that it was played to the end, else ``end`` is red's chance there.
    """

    called: str
    turns: Sequence[tuple[Staged, Turn]]
    end: Figure
    inputs: dict[str, Any]
    finished: bool = True
    remarks: tuple[str, ...] = ()

    @property
    def staged(self) -> Staged:
        """What it was played by when it began."""
        return self.turns[0][0]


def is_text(game: "str | PathLike[str]") -> bool:
    """Say whether a game is written by hand: in a file, or as text of several lines."""
    if "\n" in fspath(game):
        return True
    try:
        with open(game, "rb") as file:
            return file.read(1) not in (b"{", b"")
    except (OSError, ValueError):  # the reader of records says what is wrong
        return False


def recorded(game: "str | PathLike[str]", number: int | None) -> Played:
    """Find the game in a file that `battles play --record` wrote."""
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
    staged = contest.staged
    events = record(staged.start, identity.seed, number)
    return Played(
        f"game {number} of {staged.scenario.title}",
        [(staged, turn) for turn in turns_of(staged.start, events)],
        Figure(result_of(staged.start, events)),
        {**contest.provenance.inputs, "game": number, "game_seed": identity.seed},
    )


def by_hand(
    game: "str | PathLike[str]",
    author: str,
    replies: int,
    games: int,
    seed: int,
    play: Callable[..., Rows],
) -> Played:
    """Read a game written by hand and go through it; what is not written is drawn.

    ``author`` decides what the text leaves open; a game that is not over is judged as
    positions are: played on so often, for so many replies.
    """
    given = fspath(game)
    inline = "\n" in given
    text = given if inline else read_text(game, "the game")
    name, folder = ("game", Path()) if inline else (given, Path(game).parent)
    found = Follower(read_game(text, name, folder), author, seed).run()
    staged = found.turns[0][0]
    end = _end(found, replies, games, seed, play)
    title = staged.scenario.title
    return Played(
        title if inline else f"'{Path(name).name}', {title}",
        found.turns,
        end,
        {"written": text},
        found.left_at is None,
        tuple(_remarks(found)),
    )


def _end(
    found: GoneThrough, replies: int, games: int, seed: int, play: Callable[..., Rows]
) -> Figure:
    """Give red's result, or his chance where the text leaves the game."""
    if found.left_at is None:
        assert found.result is not None  # over, or said to be
        return Figure(found.result)
    start = found.left_at.start
    last = found.left_at.scenario.moment.turn + replies
    rows = play(until_turn(start, last), seed, 0, games)
    return mean_of(start.game.worth(rows, 0), SCALE)


def _remarks(found: GoneThrough) -> list[str]:
    """Say what had to be made up."""
    said = []
    if found.drawn:
        rolls = "roll that is not written was" if found.drawn == 1 else "rolls not written were"
        said.append(f"{found.drawn} {rolls} drawn: what luck did there is not what it did in truth")
    if found.unknown:
        turns = "turn" if found.unknown == 1 else "turns"
        said.append(
            f"in {found.unknown} {turns} of {len(found.turns)} the hand is not known whole: "
            "compared were turns with known cards only"
        )
    return said
