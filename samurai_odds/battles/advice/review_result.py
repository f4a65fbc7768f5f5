"""A played game gone through: the game, its turns, and what was better in them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from samurai_odds.battles.advice.game_log.parse import read_game
from samurai_odds.battles.advice.game_log.replay import Follower, ReplayedGame
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.play.records.reading import read
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.search.racing import mean_of
from samurai_odds.play.search.reviewing import Reviewed, Turn, result_of, turns_of
from samurai_odds.play.search.searching import SCALE, record

# ---- the game ------------------------------------------------------------------------


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
    """Return whether a game is written by hand: in a file, or as text of several lines."""
    if "\n" in fspath(game):
        return True
    try:
        with open(game, "rb") as file:
            return file.read(1) not in (b"{", b"")
    except (OSError, ValueError):  # the reader of records says what is wrong
        return False


def recorded(game: "str | PathLike[str]", number: int | None) -> Played:
    """Return the game in a file that `battles play --record` wrote."""
    identity, known, _ = read(game)
    if (identity.game, identity.procedure) != ("battles", "play"):
        raise OddsError(
            f"'{game}' holds games of {identity.game} {identity.procedure}: "
            "record one with 'battles play --record'"
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


def from_text(
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
    found: ReplayedGame, replies: int, games: int, seed: int, play: Callable[..., Rows]
) -> Figure:
    """Return red's result, or his chance where the text leaves the game."""
    if found.left_at is None:
        assert found.result is not None  # over, or said to be
        return Figure(found.result)
    start = found.left_at.start
    last = found.left_at.scenario.moment.turn + replies
    near_end = start.game.near_end(start.question, start.state)  # then to the end, as in turns
    rows = play(start if near_end else until_turn(start, last), seed, 0, games)
    return mean_of(start.game.worth(rows, 0), SCALE)


def _remarks(found: ReplayedGame) -> list[str]:
    """Return what had to be made up."""
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


# ---- its review ----------------------------------------------------------------------


MARKS = {  # of a choice: what it gave away at least, and how one and several are called
    "??": (0.10, "blunder", "blunders"),
    "?": (0.05, "mistake", "mistakes"),
    "?!": (0.02, "inaccuracy", "inaccuracies"),
}


@dataclass(frozen=True)
class ReviewedTurn:
    """A turn with what was done and what had been better, as orders; None where it was best.

    ``scenario`` is the position at its start.
    """

    reviewed: Reviewed
    done: tuple[str, ...]
    better: tuple[str, ...] | None
    scenario: Scenario

    @property
    def side(self) -> str:
        """Who moved."""
        return SIDES[self.reviewed.turn.seat]

    @property
    def mark(self) -> str:
        """How bad the choice was; nothing for one within 2%, too close to call, or forced.

        To miss a win at once is always the worst.
        """
        lost = self.reviewed.lost
        if self.reviewed.missed_win:
            return "??"
        if self.reviewed.forced or lost <= 2 * lost.se:
            return ""
        return next((mark for mark, (least, *_) in MARKS.items() if lost >= least), "")

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain values; chances are red's."""
        one = self.reviewed
        chance, difference = (round(off, 4) for off in one.off)
        return {
            "turn": one.turn.number,
            "side": self.side,
            "error": one.error.to_dict() | {"evaluation_error": difference},
            "luck": one.luck.to_dict(),
            "red_before": one.before.to_dict() | {"evaluation_error": chance},
            "forced": one.forced,
            "mark": self.mark,
            "missed_win": self.reviewed.missed_win,
            "orders": list(self.done),
            "better": None if self.better is None else list(self.better),
        }


@dataclass(frozen=True, repr=False)
class ReviewResult:
    """A game gone through; chances are red's: ``start`` + all errors + all luck = ``result``."""

    played: Played = field(repr=False)
    turns: tuple[ReviewedTurn, ...]
    provenance: Provenance = field(repr=False)

    @property
    def start(self) -> Figure:
        """Red's chance before the first turn."""
        return self.turns[0].reviewed.before if self.turns else self.result

    @property
    def result(self) -> Figure:
        """1 if red won, 0 if blue did, one half if nobody; of an unfinished game red's chance."""
        return self.played.end

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values, for JSON."""
        made, finished = self.provenance.to_dict(), self.played.finished
        return {
            **made,
            "turns": [each.to_dict() for each in self.turns],
            "start": self.start.to_dict(),
            "result": float(self.result),
            "finished": finished,
            **({} if finished else {"result_se": self.result.se}),
            "remarks": list(self.played.remarks),
        }
