"""Questions about whole games, whichever game it is: one played to its end, or one turn of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import CLOSE_CALL, Verdict, signed, tie
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows, Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.sampled import Sampled
from samurai_odds.play.scene import Ground, Scene, Told, frames, told
from samurai_odds.play.search.searching import record
from samurai_odds.play.tables import SIDES
from samurai_odds.play.viewing import viewer

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Columns = dict[str, NDArray[np.int64]]
Read = TypeVar("Read")

WORTH_SAYING = 0.01  # of the games ended by the limit


class StagedGame:
    """A scenario, set-up or position made ready to be played, all of it checked."""

    scenario: Any

    @property
    def start(self) -> Start:
        """Where its games begin."""
        raise NotImplementedError

    @property
    def bare(self) -> Start:
        """The same without the tables that bots weigh by, where these take long to make."""
        return self.start

    def shipped(self) -> Mapping[str, Any] | Sequence[str]:
        """The keys of the shipped scenarios."""
        raise NotImplementedError

    def written(self, scenario: Any) -> str:
        """Return a scenario as the text of a file."""
        raise NotImplementedError

    def as_input(self, given: Any) -> str:
        """Return a scenario as an answer records it: its key, its path or its text."""
        return str(given) if isinstance(given, str | PathLike) else self.written(given)

    def kept(self, given: Any) -> str:
        """Return a scenario as a record of games keeps it: a shipped one's key, else its text."""
        known = isinstance(given, str | PathLike) and str(given) in self.shipped()
        return str(given) if known else self.written(self.scenario)

    def narrated(
        self, start: Start, events: Sequence[Event], seed: int, game: int
    ) -> Iterator[Told]:
        """Tell a recorded game step by step, each line with its rule; last its result."""
        raise NotImplementedError

    def told(self, start: Start, seed: int, game: int) -> list[str]:
        """Play one game again and return all that is told of it."""
        return told(self.narrated(start, record(start, seed, game), seed, game))

    @property
    def ground(self) -> Ground:
        """The board without pieces, drawn."""
        raise NotImplementedError

    def scene(self, state: State) -> Scene:
        """Return the pieces of a state, drawn."""
        raise NotImplementedError

    def saved(self, events: Sequence[Event], turn: int, notes: str) -> Any:
        """Return a recorded game as it stands at the start of a turn, as a scenario."""
        raise NotImplementedError


def read_scenario(
    given: Any, kind: type[Read], load: Callable[[Any], Read], read: Callable[[str], Read]
) -> Read:
    """Return a scenario from its key or path (``load``), its text (``read``), or itself."""
    if isinstance(given, kind):
        return given
    return read(given) if "\n" in str(given) else load(given)


class GameQuestion(Sampled):
    """A question about a game made ready to be played; ``given`` is how the asker named it."""

    given_as = "scenario"  # the name of that input
    given: Any
    staged: Any

    @property
    def kept_inputs(self) -> dict[str, Any]:
        """The inputs as a record keeps them: the scenario whole."""
        inputs = dict(self.provenance.inputs)
        if self.given is not None:
            inputs[self.given_as] = self.staged.kept(self.given)
        return inputs

    def retell(self, seed: int, game: int) -> list[str]:
        """Tell one game move by move, each line with its rule."""
        self.warm_up(1)
        lines: list[str] = self.staged.told(self.starts[-1], seed, game)
        return lines


class WholeGame(GameQuestion):
    """A game played to its end by bots, checked and ready to be played."""

    turn_name = "turn"

    @classmethod
    def of_one(cls, setting: Mapping[str, Any], bot: str) -> Self:
        """Return a game with one bot in all seats; ``setting`` are the other keywords."""
        make: Any = cls
        found: Self = make(bots=bot, **setting)
        return found

    @property
    def alike_inputs(self) -> dict[str, Any]:
        """What was asked besides the bots, as an answer about several of them records it."""
        return {self.given_as: self.staged.as_input(self.given)}

    @property
    def starts(self) -> tuple[Start, ...]:
        return (self.staged.start,)

    @property
    def bare(self) -> tuple[Start, ...]:
        return (self.staged.bare,)

    @property
    def players(self) -> str:
        """Who plays, in words."""
        raise NotImplementedError

    @property
    def winners(self) -> Mapping[str, str]:
        """Who can win: as expressions and JSON name each, and in words."""
        raise NotImplementedError

    def credits(self) -> NDArray[np.float64]:
        """Return what each who can win won of each game played: 1, a part, or 0."""
        raise NotImplementedError

    def tables(self, condition: str | None) -> tuple[Listing, ...]:
        """The tables of the games played that meet a condition."""
        raise NotImplementedError

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        return () if self.run is None else self.tables(condition)

    def draw(self, odds: Odds) -> "Axes":
        """Draw how the games ended, how long they took, what was held; give the first axes."""
        raise NotImplementedError

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


class Battle(WholeGame):
    """A battle of two sides, red and blue."""

    @classmethod
    def of_one(cls, setting: Mapping[str, Any], bot: str) -> Self:
        make: Any = cls
        found: Self = make(red=bot, blue=bot, **setting)
        return found

    @property
    def winners(self) -> Mapping[str, str]:
        return {side: side for side in SIDES}

    def credits(self) -> NDArray[np.float64]:
        """Return what red and blue won of each game played: 1 or 0."""
        winner = self.games["winner"]
        return np.stack([winner == side for side in range(len(SIDES))], axis=1).astype(np.float64)

    @property
    def players(self) -> str:
        return f"red {self.staged.red}, blue {self.staged.blue}"

    @property
    def aims(self) -> tuple[str, ...]:
        return tuple(f"winner == '{side}'" for side in SIDES)

    def verdict(self, odds: Odds) -> Verdict:
        return who_wins(odds, (self.staged.red, self.staged.blue))


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
        text = f"{ahead.capitalize()} wins {shares[first].text()}, {others}"
    if where := odds.provenance.condition:
        text = f"Where {where}: {text[:1].lower()}{text[1:]}"
    return Verdict(f"{text}.", first, f"win rate of {wins[first]}", shares[first])


def is_close(odds: Odds, one: str, other: str) -> bool:
    """Say whether two conditions are met about as often."""
    gap = odds.expect(f"({one}) - ({other})")
    return abs(gap) <= CLOSE_CALL * gap.se


# ---- one turn ------------------------------------------------------------------------

RESULTS = ("own", "enemy", "none")
WHO = ("own", "enemy")
REPLY = "reply_"
MOST_REPLIES = 100


class OneTurn(GameQuestion):
    """A turn of one side of two with its orders, and the turns that follow."""

    words: ClassVar[dict[str, tuple[str, ...]]] = {"result": RESULTS}
    usual_limit = Limit(samples=10_000, seconds=20)
    given_as = "position"
    what: ClassVar[tuple[str, ...]]  # what is counted of each side, the score first
    better: ClassVar[int]  # 1 if more of the score is good for its side, -1 if bad
    score_named: ClassVar[tuple[str, str]]  # the difference in words: of a turn, of both
    main: ClassVar[tuple[str, ...]]  # what is shown without being asked for
    side: int
    replies: int

    @cached_property
    def stops(self) -> list[Start]:
        """The game made ready to stop after the turn, and after the replies."""
        raise NotImplementedError

    @property
    def starts(self) -> tuple[Start, ...]:
        """The turn, and the turn with its replies."""
        return tuple(self.stops)

    @property
    def prefixes(self) -> tuple[str, ...]:
        """What stands before the variables: nothing for the turn; that of the replies."""
        return ("", REPLY) if self.replies else ("",)

    def winner(self, rows: Rows) -> NDArray[np.int64]:
        """Return the side that has won each game, below 0 where none has."""
        raise NotImplementedError

    def changes(self, rows: Rows, side: int) -> Columns:
        """Return what has changed for a side by the end of each game."""
        raise NotImplementedError

    def columns(self, rows: Rows) -> Columns:
        """Read what changed in the turn, and in the replies, off the rows of games."""
        row = self.starts[0].game.row
        parts = [rows[:, k : k + row] for k in range(0, self.width, row)]
        winner = self.winner(parts[-1])
        found = {"result": np.where(winner < 0, 2, np.where(winner == self.side, 0, 1))}
        turn = self._both(parts[0])
        found |= turn
        if len(parts) > 1:
            whole = self._both(parts[1])
            found |= {f"{REPLY}{name}": whole[name] - turn[name] for name in whole}
        return found

    def _both(self, rows: Rows) -> Columns:
        own, enemy = self.changes(rows, self.side), self.changes(rows, 1 - self.side)
        found = {"own": own, "enemy": enemy}
        return {f"{who}_{what}": found[who][what] for what in self.what for who in WHO}

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add ``swing``: by how much the score is better, of the turn, the replies and both."""
        score = self.what[0]
        found = {
            f"{prefix}swing": self.better
            * (columns[f"{prefix}own_{score}"] - columns[f"{prefix}enemy_{score}"])
            for prefix in self.prefixes
        }
        if self.replies:
            found["total_swing"] = found["swing"] + found[f"{REPLY}swing"]
        return found

    @property
    def aims(self) -> tuple[str, ...]:
        return ("total_swing",) if self.replies else ("swing",)

    def counted(self) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """Return the averages to show, and those that are shown when all is asked for."""
        amounts: list[tuple[str, str]] = []
        rest: list[tuple[str, str]] = []
        for prefix in self.prefixes:
            when = "reply: " if prefix else ""
            amounts.append((f"{when}{self.score_named[0]}", f"{prefix}swing"))
            for what in self.what[1:]:
                named = what.replace("_", " ")
                listed = amounts if what in self.main else rest
                listed += [(f"{when}{who}: {named}", f"{prefix}{who}_{what}") for who in WHO]
        if self.replies:
            amounts.append((self.score_named[1], "total_swing"))
        return amounts, rest

    @property
    def name(self) -> str:
        """What is done, as the verdict names it."""
        raise NotImplementedError

    @property
    def value(self) -> str:
        """The expression that says what the turn is worth, the replies counted."""
        raise NotImplementedError

    @property
    def unit(self) -> str:
        """What the value counts, in words."""
        raise NotImplementedError

    def verdict(self, odds: Odds) -> Verdict:
        """Say what to expect of the turn, the replies counted."""
        worth, where = odds.expect(self.value), odds.provenance.condition
        text = f"{f'Where {where}: ' if where else ''}{self.name}: {signed(worth)} {self.unit}."
        if odds.p("result == 'own'") >= 1:
            text = f"Wins the battle in every game. {text}"
        return Verdict(text, self.value, self.unit, worth)


def check_replies(replies: Any) -> None:
    if type(replies) is not int or not 0 <= replies <= MOST_REPLIES:
        raise OddsError(f"replies is a whole number from 0 to {MOST_REPLIES}, not {replies!r}")


def read_orders(
    orders: "str | PathLike[str] | None", read: Callable[[str, str], Read], none: Read
) -> tuple[Read, str, str]:
    """Read orders from a file, or from text of several lines: they, their text, their name."""
    if orders is None:
        return none, "", "orders"
    text, name = text_of_orders(orders)
    written = text if "\n" in str(orders) else text.rstrip("\n") + "\n"
    return read(text, name), written, name


def text_of_orders(orders: "str | PathLike[str]") -> tuple[str, str]:
    """Return the text of orders, from a file or given as several lines, and their name."""
    if "\n" in str(orders):
        return str(orders), "orders"
    try:
        return read_text(orders, "the orders"), str(orders)
    except OddsError as fault:
        hint = "; as text each order ends its line" if " " in str(orders) else ""
        raise OddsError(f"{fault}{hint}") from None
