"""A game as the persons at a table see it: what may be chosen, in words and on the board;
a position changed there.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from samurai_odds.engine.provenance import YOURS as YOURS
from samurai_odds.grids.prose import NOTHING, Prose
from samurai_odds.play.cells import Cells
from samurai_odds.play.game import State
from samurai_odds.play.layout import NONE as NOBODY
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Told

NOT_KNOWN = -(10**6)
Spot = tuple[float, float, str]  # the middle of a place on the board, its name


@dataclass(frozen=True)
class Chance:
    """What an option can be expected to do, in numbers and in words; NONE where it is not known.

    ``win`` is how often it does what it is for (eliminates, routs, takes the province), ``gain``
    and ``loss`` what it takes and costs on the average, in what the game counts; in thousandths.
    """

    says: str
    win: int = NOT_KNOWN
    gain: int = NOT_KNOWN
    loss: int = NOT_KNOWN

    @property
    def worth(self) -> int:
        """What it takes more than it costs."""
        known = self.gain != NOT_KNOWN and self.loss != NOT_KNOWN
        return self.gain - self.loss if known else NOT_KNOWN


# What an option is: whom to strike, a way to go on, that nothing more is done, or just this not.
TARGET, WAY, END, NO = "target", "way", "end", "no"


@dataclass(frozen=True)
class Choice:
    """An option: what it does, and the places that it is about, in the order of a tap on each.

    ``says`` is more of it: a card's text, the odds of an attack, which ``chance`` has as numbers;
    ``role`` is what it is among the others, ``facing`` how a piece faces by it. ``dice`` are the
    faces of a roll, to be put in one by one. What ends a phase is called ``without`` where nothing
    was chosen in it.
    """

    text: Prose
    places: tuple[int, ...] = ()
    says: Prose = NOTHING
    dice: tuple[str, ...] = ()
    role: str = WAY
    chance: Chance | None = None
    facing: int = NOBODY
    without: Prose = NOTHING

    if TYPE_CHECKING:

        def __init__(
            self,
            text: str | Prose,
            places: tuple[int, ...] = (),
            says: str = "",
            dice: tuple[str, ...] = (),
            role: str = WAY,
            chance: Chance | None = None,
            facing: int = NOBODY,
            without: str = "",
        ) -> None: ...


@dataclass(frozen=True)
class Offer:
    """What is asked, and the options in their order.

    ``subject`` are the places of whom is asked, ``piece`` the number of the piece on the board as
    data, ``against`` the places of whom it is up against; ``facts`` are what is to be known of it,
    in a line.
    """

    title: Prose
    choices: tuple[Choice, ...]
    subject: tuple[int, ...] = ()
    piece: int = NOBODY
    against: tuple[int, ...] = ()
    facts: Prose = NOTHING

    if TYPE_CHECKING:

        def __init__(
            self,
            title: str,
            choices: tuple[Choice, ...],
            subject: tuple[int, ...] = (),
            piece: int = NOBODY,
            against: tuple[int, ...] = (),
            facts: str = "",
        ) -> None: ...


class Table(Protocol):
    """A scenario laid out: a game translated with it is played in a browser."""

    question: State
    state: State
    seats: Sequence[str]

    def cells(self) -> Cells:
        """Return the board without pieces as data."""

    def spots(self) -> list[Spot]:
        """Return the places that can be pointed at, by their numbers."""

    def standing(self, state: State) -> str:
        """Say how the game stands in a few words."""

    def listed(self, state: State) -> list[tuple[int, Prose]]:
        """Return what stands where, in words, by place."""

    def piece(self, state: State, number: int) -> Prose:
        """Name a piece, or a place, that a hint speaks of."""

    def held(self, state: State, seat: int) -> list[Prose]:
        """Return what a seat holds beside the board, a line each."""

    def cards(self, state: State, seat: int) -> list[tuple[Prose, Prose]]:
        """Return the cards that a seat holds, and what each does."""

    def ordered(self, state: State) -> list[int]:
        """Return the places of the pieces that have orders this turn."""

    def offer(self, state: State, values: Sequence[int]) -> Offer:
        """Return what the seat asked may choose, in words: the options open by their values."""

    def rolled(self, state: State, values: Sequence[int]) -> Offer:
        """Return what dice or a draw may come to, in words, by the values."""

    def narrated(self, steps: Iterable[Step], seed: int, game: int) -> Iterator[Told]:
        """Tell a game step by step, and its result."""


def tenths(thousandths: int) -> str:
    """Write a number given in thousandths with one decimal."""
    rounded = (thousandths + 50) // 100
    return f"{rounded // 10}.{rounded % 10}"


def share(thousandths: int) -> str:
    """Say how often something happens, given in thousandths."""
    if 0 < thousandths < 10:
        return "under 1% of the time"
    if 990 < thousandths < 1000:
        return "over 99% of the time"
    return f"{(thousandths + 5) // 10}% of the time"


def about_share(thousandths: int, does: str) -> str:
    """Say about how often a thing does something, in thousandths that may be a little off."""
    if thousandths in (0, 1000):
        return f"almost {'always' if thousandths else 'never'} {does}"
    bounded = thousandths < 10 or thousandths > 990
    return f"{does} {'' if bounded else 'about '}{share(thousandths)}"


def about_tenths(thousandths: int) -> str:
    """Write about how much a number is that is given in thousandths and may be a little off."""
    return f"about {tenths(thousandths)}"


def at_least_tenths(thousandths: int) -> str:
    """Write a number, given in thousandths, that the true one is not below."""
    return f"at least {tenths(thousandths // 100 * 100)}" if thousandths >= 100 else "0 or more"


def at_least_share(thousandths: int, does: str) -> str:
    """Say how often a thing does something, given in thousandths, if not more often."""
    often = thousandths // 10
    return f"{does} at least {often}% of the time" if often else f"perhaps {does}"


# ---- A position changed at the table: what may be changed, in words ------------------

PLACE, SIDE, WHOLE = "place", "side", "whole"  # the parts of a position
NONE = "none"


def edited_title(title: str, source: str) -> str:
    """Return the title of a position changed by hand; by its source it was changed before."""
    return title if source == YOURS else f"edited from {title}"


@dataclass(frozen=True)
class Control:
    """What may be changed: its name, its label, the choices in words, and what holds now.

    ``kind`` is ``one`` of the choices (``now`` is its number), ``many`` of them, each as often as
    wanted (``now`` lists numbers), or a ``number`` from ``least`` to ``most``.
    """

    name: str
    label: str
    kind: str
    now: int | tuple[int, ...]
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


def one(name: str, label: str, choices: Sequence[str], now: str) -> Control:
    """Return a control that takes one of some words."""
    return Control(name, label, "one", list(choices).index(now), tuple(choices))


def many(name: str, label: str, choices: Sequence[str], now: Iterable[str]) -> Control:
    """Return a control that takes words, each as often as wanted."""
    listed = list(choices)
    held = tuple(listed.index(word) for word in now if word in listed)
    return Control(name, label, "many", held, tuple(choices))


def number(name: str, label: str, now: int, most: int, least: int = 0) -> Control:
    """Return a control that takes a number."""
    return Control(name, label, "number", now, (), least, most)
