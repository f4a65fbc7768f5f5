"""How fair a battle of two armies is, by some bots, as an answer that prints and draws itself."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol, TypeVar

import numpy as np

from samurai_odds.analysis.balance_report import (
    advice_text,
    balance_dict,
    balance_text,
    heading_text,
    notes,
    section_rows,
    share_rows,
    verdict_text,
)
from samurai_odds.analysis.evidence import players_of
from samurai_odds.analysis.favor import Favor, Scores, check_margin, equals_text, favor_of
from samurai_odds.analysis.matches import PARTS, Match, Matches, seatings_of
from samurai_odds.analysis.shares import (
    EMPTY,
    FILLED,
    WIDTH,
    FairnessResult,
    Row,
    Section,
    draw_shares,
)
from samurai_odds.analysis.strength import are_rivals, by_strength, meet
from samurai_odds.analysis.varying import PARTS as VARYING
from samurai_odds.analysis.varying import Plausible, Variation, varied
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.plausible import Step, Tables
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.tables import SIDES
from samurai_odds.play.workers.player import Askable, Player

USUAL = Limit(stderr=0.006, seconds=60)

Kind = TypeVar("Kind", bound=FairnessResult)
Beside = Callable[[Start], tuple[Scores, Scores] | None]


@dataclass(frozen=True, repr=False)
class Fairness(FairnessResult, Answer):
    """How fair a battle is, by some bots: see `FairnessResult` for what it says.

    ``sections`` are what single things are worth between the players of the verdict.
    """

    sections: tuple[Section, ...] = ()

    @property
    def share(self) -> Figure:
        """Red's win rate between the players of the verdict."""
        return self.favor.shares[0]

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return balance_dict(self) | {
            "battles": self.played,
            "interrupted": self.interrupted,
            "says": verdict_text(self),
        }

    def grids(self, form: str = "text") -> list[Grid]:
        """Give the verdict; red's win rate by who plays, and what moves it."""
        heading = heading_text(self, advice_text(self))
        rows = share_rows(self, section_rows(self.sections, form))
        varied = self.variation.grids(form) if self.variation else []
        return [Grid(heading, ("", "win rate"), rows), *varied, Grid("", (), (), notes(self))]

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
    """What a game says of itself: who plays, how games are scored, what is looked at.

    ``names`` are those who can win; ``match_of`` makes a match of some bots; ``ends_of`` counts
    how its games ended. ``further`` are the fields of the game's answer that others lack, given
    what plays and the match of the verdict. ``question`` gives the games as they are as a
    question, to be put into words for workers. ``steps`` are what the games could read otherwise,
    given what they rest on; ``match_with`` makes a match of some bots with the tables of some.
    The better of the ``rivals`` gives the verdict where nobody named other bots.
    """

    names: Mapping[str, str]
    match_of: Callable[[Sequence[str]], Any]
    ends_of: Callable[[Rows], Mapping[str, int]]
    further: Callable[[Matches, Any], Mapping[str, Any]]
    question: Callable[[], Askable]
    steps: Callable[[Mapping[str, str]], Sequence[Step]]
    match_with: Callable[[Sequence[str], Sequence[Tables]], Any]
    rivals: tuple[str, ...]


def two_sided_terms(
    start: Start,
    scored: Callable[[Rows], Scores],
    ends_of: Callable[[Rows], Mapping[str, int]],
    sections: Callable[[Beside], tuple[Section, ...]],
    question: Callable[[], Askable],
    steps: Callable[[Mapping[str, str]], Sequence[Step]],
    start_with: Callable[[Sequence[Tables]], Start],
    rivals: tuple[str, ...],
) -> Terms:
    """Return the terms of a battle of two armies.

    ``sections`` are what single things are worth, given what plays the games of the verdict from
    another start, too; ``start_with`` is where games begin that read something otherwise.
    """

    def match_of(bots: Sequence[str]) -> Match:
        return Match(seatings_of(bots, len(SIDES)), start.with_bots, scored)

    def match_with(bots: Sequence[str], tables: Sequence[Tables]) -> Match:
        return Match(seatings_of(bots, len(SIDES)), start_with(tables).with_bots, scored)

    def further(matches: Matches, match: Match) -> Mapping[str, Any]:
        def beside(changed: Start) -> tuple[Scores, Scores] | None:
            other = replace(match, start_of=changed.with_bots, rows=[])
            if not matches.beside(match, other):
                return None
            return match.by_seat()[: other.deals, 0], other.by_seat()[:, 0]

        return {"sections": sections(beside)}

    names = {side: side for side in SIDES}
    return Terms(names, match_of, ends_of, further, question, steps, match_with, rivals)


def who_plays(
    several: Callable[[str | Sequence[str]], tuple[str, ...]],
    bot: str | None,
    against: str | None,
    bots: str | Sequence[str],
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the bots of the verdict, one or two that meet, and others that play themselves."""
    if bot or against:
        bots = [name for name in (bot or against, against) if name is not None]
    first, *others = several(bots)
    return ((first, against), ()) if against and against != first else ((first,), tuple(others))


def weigh(
    kind: type[Kind],
    staged: Staged,
    terms: Terms,
    bots: Sequence[str],
    others: Sequence[str],
    inputs: dict[str, Any],
    margin: float,
    sensitivity: bool = False,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Kind:
    """Play the bots of the verdict in all seats; then each of the others alone, and the rest.

    The rivals meet where they were not named otherwise: the better of the two here gives the
    verdict. With ``sensitivity`` most of the time goes into games that
    read otherwise what is doubtful.
    """
    check_seed(seed)
    check_margin(margin, len(terms.names))
    match, player = terms.match_of(bots), Player(threads, executor, terms.question)
    player.ready(match.start_of(match.seatings[0]))
    made = staged.provenance("balance", inputs)
    with bar("games", progress) as show:
        parts = VARYING if sensitivity else PARTS
        matches = Matches(seed, completed(limit, USUAL), player, show, parts)
        meeting = None
        if are_rivals(line := (*bots, *others), terms.rivals) and len(bots) == 1:
            seats, sit = len(terms.names), (match.start_of, match.scored)
            meeting = meet(terms.rivals, seats, *sit, player, seed, matches.limit)
            best, *others = by_strength(line, meeting)
            if best != bots[0]:
                bots = (best,)
                match = terms.match_of(bots)
        matches.played += meeting.games if meeting else 0
        matches.decide(match)
        favor = favor_of(match.won_by_seat(), terms.names, margin)
        beside = matches.others({bot: terms.match_of([bot]) for bot in others})
        variation = None
        if sensitivity:
            plausible = Plausible(terms.steps(made.rests_on), partial(terms.match_with, bots))
            variation = varied(matches, match, favor, plausible, made.rests_on)
        further = terms.further(matches, match)
    games = match.deals * len(match.seatings)
    made = made.simulated(games, seed, time.monotonic() - matches.begun, matches.interrupted)
    return kind(
        title=staged.scenario.title,
        level=_level(bots, favor),
        favor=favor,
        others={bot: favor_of(won, terms.names, margin) for bot, won in beside.items()},
        players=players_of(favor, made, staged.scenario),
        played=matches.played,
        seconds=matches.seconds,
        bot=bots[0],
        ends=terms.ends_of(np.concatenate(match.rows)),
        seatings=len(match.seatings),
        provenance=made,
        variation=variation,
        never=staged.start.game.bots.never((*bots, *others)),
        meeting=meeting,
        **further,
    )


def _level(bots: Sequence[str], favor: Favor) -> str:
    """Return who plays, in words."""
    if len(bots) == 1:
        return equals_text(bots[0], favor)
    if len(favor.shares) == len(bots) == 2:
        return f"between {bots[0]} and {bots[1]}, sides swapped"
    return f"with {', '.join(bots)} taking turns in each seat"


# ---- A picture of a balance ----------------------------------------------------------


def draw_balance(fairness: Fairness) -> "Axes":
    """Draw a point for every share, with its error; gray is what counts as fair."""
    margin = 100 * fairness.favor.margin
    label = f"battles won by red, % (bars: two standard errors; gray: within {margin:g} of even)"
    return draw_shares(wrapped(verdict_text(fairness), WIDTH), _rows(fairness), label, 50, margin)


def _rows(fairness: Fairness) -> list[Row]:
    """List what is drawn, from above: who plays, single things."""
    rows: list[Row] = [("who plays", None, EMPTY), (fairness.level, fairness.share, FILLED)]
    rows += [(equals_text(bot, one), one.shares[0], EMPTY) for bot, one in fairness.others.items()]
    for section in fairness.sections:
        rows.append((section.heading, None, EMPTY))
        rows += [(short, figure, EMPTY) for _, short, figure in section.rows]
    if fairness.variation:
        rows += varied_rows(fairness.variation)
    return rows


def varied_rows(variation: Variation) -> list[Row]:
    """List what is drawn of games that read something otherwise."""
    rows: list[Row] = [("read otherwise", None, EMPTY)]
    return rows + [(label, figure, EMPTY) for label, figure in variation.drawn]
