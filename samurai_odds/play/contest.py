"""Full games played to their end, as questions, whichever game it is; who wins."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from math import sqrt
from os import PathLike
from typing import Any, ClassVar, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import CLOSE_CALL, Verdict, tie
from samurai_odds.engine.homes import at_home
from samurai_odds.engine.text_files import Files
from samurai_odds.engine.texts import is_inline
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.fitting import capital
from samurai_odds.grids.prose import Prose
from samurai_odds.play.events import Board, Happening, as_data
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.sampled import Sampled
from samurai_odds.play.scene import Ground, Heat, Scene, Told, frames, lines_told
from samurai_odds.play.search.searching import record
from samurai_odds.play.tables import SIDES, draw_victories
from samurai_odds.play.viewing import viewer

Columns = dict[str, NDArray[np.int64]]
Read = TypeVar("Read")

WORTH_SAYING = 0.01  # of the games ended by the limit


class StagedGame(ABC):
    """A scenario, setup or position made ready to be played, all of it checked."""

    game: ClassVar[str]
    scenario: Any
    original: str  # the text that it was read from

    @property
    @abstractmethod
    def start(self) -> Start:
        """Where its games begin."""

    @property
    def bare(self) -> Start:
        """The same without the tables that bots weigh by, where these take long to make."""
        return self.start

    @property
    def besides(self) -> tuple[Any, ...]:
        """What a file of it is read and written by, besides the scenario."""
        return ()

    def shipped(self) -> Sequence[str]:
        """The keys of the shipped scenarios."""
        keys: Sequence[str] = self._of_scenarios("text.shipped")()
        return keys

    def is_shipped(self, scenario: Any) -> bool:
        """Say whether a scenario was named by a shipped one's key."""
        return isinstance(scenario, str | PathLike) and str(scenario) in self.shipped()

    def written(self, scenario: Any) -> str:
        """Return a scenario as the text of a file."""
        return str(self._of_scenarios("text.write")(scenario, *self.besides))

    def as_file(self, scenario: Any) -> str:
        """Return the same, changed, as the file that it was read from, remarks and all."""
        into = self._of_scenarios("rewriting.written_into")
        return str(into(self.original, scenario, *self.besides))

    def _of_scenarios(self, place: str) -> Any:
        return at_home(f"{self.game}.scenario.{place}")

    def as_input(self, scenario: Any) -> str:
        """Return a scenario as an answer records it: its key, its path or its text."""
        return str(scenario) if isinstance(scenario, str | PathLike) else self.written(scenario)

    def as_recorded(self, scenario: Any) -> str:
        """Return a scenario as a record of games keeps it: a shipped one's key, else its text."""
        return str(scenario) if self.is_shipped(scenario) else self.written(self.scenario)

    @abstractmethod
    def narrated(
        self, start: Start, events: Sequence[Event], seed: int, game: int
    ) -> Iterator[Told]:
        """Tell a recorded game step by step, each line with its rule; last its result."""

    def retold(self, start: Start, seed: int, game: int) -> list[Prose]:
        """Play one game again and return all that is told of it."""
        return lines_told(self.narrated(start, record(start, seed, game), seed, game))

    def board(self, state: State) -> Board | None:
        """Return the board of a state as data, if the game has it so."""
        return None

    @abstractmethod
    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        """Return all that happens in a step of a game, as data."""

    def as_data(self, start: Start, seed: int, game: int) -> dict[str, Any]:
        """Play one game again: what happens in it, with its step's number, and the first board."""
        board = self.board(start.state)
        if board is None:
            return {}
        steps = replay(start, record(start, seed, game))
        return as_data(board, (self.happened(step, seed, game) for step in steps))

    @cached_property
    def ground(self) -> Ground:
        """The board without pieces, drawn."""
        drawn: Ground = self._of_scenarios("board.ground")(self.scenario)
        return drawn

    @abstractmethod
    def scene(self, state: State) -> Scene:
        """Return the pieces of a state, drawn."""

    @abstractmethod
    def saved(self, events: Sequence[Event], turn: int, notes: str) -> Any:
        """Return a recorded game as it stands at the start of a turn, as a scenario."""


def read_with_text(
    named: str | PathLike[str], files: Files, read: Callable[[str, str], Read]
) -> tuple[Read, str]:
    """Return a scenario from its key, path or text, and the text that it was read from."""
    if is_inline(named):
        return read(str(named), files.kind), str(named)
    text = files.text(named)
    return read(text, str(named)), text


class GameQuestion(Sampled):
    """A question about a game made ready; ``scenario_given`` is how the asker named it."""

    given_as = "scenario"  # the name of that input
    scenario_given: Any
    staged: Any

    @property
    def kept_inputs(self) -> dict[str, Any]:
        """The inputs as a record keeps them: the scenario whole."""
        inputs = dict(self.provenance.inputs)
        if self.scenario_given is not None:
            inputs[self.given_as] = self.staged.as_recorded(self.scenario_given)
        return inputs

    def retell(self, seed: int, game: int) -> list[Prose]:
        """Tell one game move by move, each line with its rule."""
        self.warm_up(1)
        lines: list[Prose] = self.staged.retold(self.starts[-1], seed, game)
        return lines

    def as_data(self, seed: int, game: int) -> dict[str, Any]:
        """Return what happens in one game as data, and the board as it begins."""
        self.warm_up(1)
        data: dict[str, Any] = self.staged.as_data(self.starts[-1], seed, game)
        return data


class FullGame(GameQuestion):
    """A game played to its end by bots, checked and ready to be played."""

    turn_name = "turn"
    number_size = 1.0  # of the numbers on its map
    seated: ClassVar[tuple[str, ...]] = ("bots",)  # the inputs that say who plays
    rivals: ClassVar[tuple[str, ...]]  # the best two bots that do not search, the stronger first

    @classmethod
    def of_one(cls, setting: Mapping[str, Any], bot: str) -> Self:
        """Return a game with one bot in all seats; ``setting`` are the other keywords."""
        make: Any = cls
        game: Self = make(**dict.fromkeys(cls.seated, bot), **setting)
        return game

    @property
    def alike_inputs(self) -> dict[str, Any]:
        """What was asked besides the bots, as an answer about several of them records it."""
        return {self.given_as: self.staged.as_input(self.scenario_given)}

    @property
    def starts(self) -> tuple[Start, ...]:
        return (self.staged.start,)

    @property
    def bare(self) -> tuple[Start, ...]:
        return (self.staged.bare,)

    @property
    @abstractmethod
    def players(self) -> str:
        """Who plays, in words."""

    @property
    @abstractmethod
    def winners(self) -> Mapping[str, str]:
        """Who can win: as expressions and JSON name each, and in words."""

    @abstractmethod
    def credits(self) -> NDArray[np.float64]:
        """Return what each who can win won of each game played: 1, a part, or 0."""

    @abstractmethod
    def credits_of(self, rows: NDArray[np.int16]) -> NDArray[np.float64]:
        """Return the same of games with these rows, whoever plays them."""

    def start_with(self, bots: Sequence[str]) -> Start:
        """Return where its games begin with a bot for each who can win."""
        return self.starts[0].with_bots(bots)

    def background(self) -> Scene:
        """Return what a map shows on which numbers say how much happens where."""
        opening: Scene = self.staged.scene(self.starts[0].state)
        return opening

    @abstractmethod
    def heat(self, met: NDArray[np.bool_]) -> tuple[str, Heat]:
        """Return how much happens where in the games marked, in words and by place."""

    @abstractmethod
    def tables(self, condition: str | None) -> tuple[Listing, ...]:
        """The tables of the games played that meet a condition."""

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        return () if self.run is None else self.tables(condition)

    @abstractmethod
    def draw(self, odds: Odds) -> "Axes":
        """Draw how the games ended, how long they took, what was held; give the first axes."""

    def share_of(self, name: str, value: int) -> float:
        """Return the share of the games played in which a variable has a value."""
        return float((self.games[name] == value).mean())

    def position(
        self, seed: int, game: int, turn: int, condition: str | None = None, **within: Any
    ) -> Any:
        """Return a game as it stands at the start of a turn, as a scenario to be played on.

        ``within`` says where in the turn, if the game can write that.
        """
        if condition is not None:
            game = self.nth_that_meets(seed, game, condition)
        at = f"at {self.turn_name} {turn}"
        notes = f"Game {game} of seed {seed}, {self.players}, {at}."
        return self.staged.saved(record(self.staged.start, seed, game), turn, notes, **within)

    def viewer(self, seed: int, game: int, condition: str | None = None) -> str:
        """Return a page that shows one game, forwards and back."""
        if condition is not None:
            game = self.nth_that_meets(seed, game, condition)
        self.warm_up(1)
        start = self.starts[-1]
        shown = list(frames(self.staged, start, record(start, seed, game), seed, game))
        title = f"{self.staged.scenario.title}: game {game}, seed {seed}"
        return viewer(title, self.heading, self.staged.ground, shown, turn_named=self.turn_name)


class Battle(FullGame):
    """A battle of two sides, red and blue."""

    seated = SIDES

    @property
    def winners(self) -> Mapping[str, str]:
        return {side: side for side in SIDES}

    def credits(self) -> NDArray[np.float64]:
        """Return what red and blue won of each game played: 1 or 0."""
        return _won(self.games["winner"])

    def credits_of(self, rows: NDArray[np.int16]) -> NDArray[np.float64]:
        return _won(self.columns(rows)["winner"])

    @property
    def players(self) -> str:
        return f"red {self.staged.red}, blue {self.staged.blue}"

    @property
    def aims(self) -> tuple[str, ...]:
        return tuple(f"winner == '{side}'" for side in SIDES)

    def verdict(self, odds: Odds) -> Verdict:
        return who_wins(odds, (self.staged.red, self.staged.blue))


def _won(winner: NDArray[np.int64]) -> NDArray[np.float64]:
    return np.stack([winner == side for side in range(len(SIDES))], axis=1).astype(np.float64)


def both_sides(listed: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return figures of both sides: what is said, and the variable."""
    return [(f"{what}, {side}", f"{side}_{name}") for what, name in listed for side in SIDES]


# ---- who wins ------------------------------------------------------------------------


def who_wins(odds: Odds, bots: Sequence[str]) -> Verdict:
    """Say which of two sides wins, by red's and blue's bot, or that it is too close to call."""
    wins = {side: odds.p(f"winner == '{side}'") for side in SIDES}
    plays = dict(zip(SIDES, bots, strict=True))
    ahead, behind = SIDES if wins["red"] >= wins["blue"] else SIDES[::-1]
    shares = (
        f"{ahead} ({plays[ahead]}) wins {wins[ahead].text()}, "
        f"{behind} ({plays[behind]}) {wins[behind].text()}"
    )
    if odds.provenance.condition:
        text = f"Where {odds.provenance.condition}: {shares}"
    elif is_close(odds, "winner == 'red'", "winner == 'blue'"):
        text = f"{tie()}: {shares}"
    else:
        text = shares[0].upper() + shares[1:]
    return Verdict(f"{text}.", f"winner == '{ahead}'", f"win rate of {ahead}", wins[ahead])


def who_wins_most(odds: Odds, wins: Mapping[str, str], bots: Sequence[str]) -> Verdict:
    """Say which of several wins most, or that it is too close to call.

    ``wins`` names those who can win by the expression that says so, ``bots`` who plays them.
    """
    shares = {won: odds.p(won) for won in wins}
    who = sorted(wins, key=lambda won: -float(shares[won]))
    same = len(set(bots)) == 1
    by = {won: "" if same else f" ({bot})" for won, bot in zip(wins, bots, strict=True)}
    first = who[0]
    ahead = f"{wins[first]}{by[first]}"
    others = ", ".join(f"{wins[won]} {shares[won].text()}" for won in who[1:])
    if not sum(shares.values()):
        text = "No game has a winner"
    elif is_close(odds, *who[:2]):
        text = f"{tie()}: {ahead} wins {shares[first].text()}, {others}"
    else:
        text = f"{capital(ahead)} wins {shares[first].text()}, {others}"
    if where := odds.provenance.condition:
        text = f"Where {where}: {text[:1].lower()}{text[1:]}"
    return Verdict(f"{text}.", first, f"win rate of {wins[first]}", shares[first])


def is_close(odds: Odds, one: str, other: str) -> bool:
    """Say whether two conditions that exclude each other are met about as often.

    Tested as if equally likely (McNemar): a few games that all end alike decide nothing.
    """
    ahead, behind = odds.p(one), odds.p(other)
    return abs(ahead - behind) <= CLOSE_CALL * sqrt((ahead + behind) / ahead.samples)


def draw_who_wins(axes: "Axes", odds: Odds) -> None:
    """Bars: which of two sides wins, and by what."""
    draw_victories(axes, odds, odds.question.winners, {"none": "nobody"})
