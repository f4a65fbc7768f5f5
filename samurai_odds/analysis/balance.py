"""How fair a battle of two armies is, by some bots, as an answer that prints and draws itself."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np

from samurai_odds.analysis.balance_report import (
    balance_dict,
    balance_grids,
    balance_text,
    filled,
    verdict_text,
)
from samurai_odds.analysis.evidence import players_of
from samurai_odds.analysis.favor import Favor, Scores, check_margin, equals_text, favor_of
from samurai_odds.analysis.matches import Matches, Pair, Table, averaged
from samurai_odds.analysis.shares import (
    EMPTY,
    FILLED,
    WIDTH,
    Found,
    Row,
    Section,
    draw_shares,
)
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.tables import SIDES
from samurai_odds.play.workers.player import Askable, Player

if TYPE_CHECKING:
    from matplotlib.axes import Axes

USUAL = Limit(stderr=0.006, seconds=60)

Kind = TypeVar("Kind", bound="Fairness")
Beside = Callable[[Start], tuple[Scores, Scores] | None]


class Fairness(Found, Answer):
    """How fair a battle is, by some bots: see `Found` for what it says."""

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return balance_dict(self)

    def grids(self, form: str = "text") -> list[Grid]:
        """Give the tables of its page."""
        return balance_grids(self, form)

    def text(self) -> str:
        """Return the page as it is printed."""
        return balance_text(self)

    def draw(self) -> "Axes":
        """Draw red's share, whoever plays."""

        return draw_balance(self)


class Staged(Protocol):
    """A battle made ready to be played, as a balance reads it."""

    @property
    def start(self) -> Start:
        """Where its games begin."""

    @property
    def scenario(self) -> Any:
        """The scenario, with its title."""

    def provenance(self, procedure: str, inputs: dict[str, Any]) -> Provenance:
        """Say how an answer about this battle is made, and what it rests on."""


@dataclass(frozen=True)
class Terms:
    """What a game says of itself: how its rows are scored, and what is looked at.

    ``scores_of`` reads red's score off rows: 1 won, 0 lost, 1/2 won by nobody; ``ends_of`` counts
    how they ended. ``sections``
    are what single things are worth, given what plays the games of the verdict from another
    start, too. ``question`` gives the games as they are as a question, to be put into words for
    workers.
    """

    scores_of: Callable[[Rows], Scores]
    ends_of: Callable[[Rows], Mapping[str, int]]
    sections: Callable[[Beside], tuple[Section, ...]]
    question: Callable[[], Askable]


def who_plays(
    several: Callable[[str | Sequence[str]], tuple[str, ...]],
    bot: str | None,
    against: str | None,
    bots: str | Sequence[str],
) -> tuple[tuple[str, ...], str]:
    """Return the bots that play, the first for the verdict, and whom that one plays."""
    if bot or against:
        bots = [name for name in (bot or against, against) if name is not None]
    named = several(bots)
    other = against or named[0]
    return (named if other == named[0] else named[:1]), other


def weigh(
    kind: type[Kind],
    staged: Staged,
    terms: Terms,
    bots: tuple[str, ...],
    inputs: dict[str, Any],
    margin: float,
    against: str,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Kind:
    """Play the first bot ``against`` itself, or another; then two of each of the others."""
    check_seed(seed)
    check_margin(margin)
    player = Player(threads, executor, terms.question)
    player.ready(staged.start)
    limit = completed(limit, USUAL)
    first, *others = bots
    pairs = tuple(dict.fromkeys(((first, against), (against, first))))
    with bar("battles", progress) as show:
        matches = Matches(staged.start, terms.scores_of, pairs, seed, limit, player, show)
        table = matches.share()
        seconds = time.monotonic() - matches.begun
        scores = averaged(table, pairs)
        favor = _favor(table, pairs, margin)
        beside = {
            bot: _favor({(bot, bot): found}, ((bot, bot),), margin)
            for bot, found in matches.others(others).items()
        }
        sections = terms.sections(lambda start: matches.beside(start, scores))
    made = staged.provenance("balance", inputs | {"bots": list(bots), "margin": margin})
    return kind(
        staged.scenario.title,
        equals_text(first, favor)
        if against == first
        else f"between {first} and {against}, sides swapped",
        favor,
        beside,
        players_of(favor, made, staged.scenario),
        sections,
        matches.played,
        seconds,
        first,
        terms.ends_of(np.concatenate(matches.rows)),
        matches.interrupted,
        replace(
            made,
            method="monte-carlo",
            samples=len(scores),
            seed=seed,
            elapsed_s=round(time.monotonic() - matches.begun, 6),
            interrupted=matches.interrupted,
        ),
    )


def _favor(table: Table, pairs: Sequence[Pair], margin: float) -> Favor:
    """Decide whom the games of some pairs favor, their scores averaged game by game."""
    credits = [averaged({pair: table[pair] == won for pair in pairs}, pairs) for won in (1.0, 0.0)]
    return favor_of(np.stack(credits, axis=1), {side: side for side in SIDES}, margin)


# ---- A picture of a balance ----------------------------------------------------------


def draw_balance(found: Found) -> "Axes":
    """Draw a point for every share, with its error; gray is what counts as fair."""
    margin = 100 * found.favor.margin
    label = f"battles won by red, % (bars: two standard errors; gray: within {margin:g} of even)"
    return draw_shares(filled(verdict_text(found), WIDTH), _rows(found), label, 50, margin)


def _rows(found: Found) -> list[Row]:
    """List what is drawn, from above: who plays, single things."""
    rows: list[Row] = [("who plays", None, EMPTY), (found.level, found.share, FILLED)]
    rows += [(equals_text(bot, one), one.shares[0], EMPTY) for bot, one in found.others.items()]
    for section in found.sections:
        rows.append((section.heading, None, EMPTY))
        rows += [(short, figure, EMPTY) for _, short, figure in section.rows]
    return rows
