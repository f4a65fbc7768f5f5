"""What a report on a scenario asks about, and what it has found."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.designing.charts import Paired, Pairing, pairing_grid
from samurai_odds.analysis.designing.fixes import Drawn, calls_for_fixes, to_save
from samurai_odds.analysis.designing.fixes import summary as proposed
from samurai_odds.analysis.designing.swings import QUANTILES, Seen, Standing, Swings, Walk
from samurai_odds.analysis.designing.worths import Worths, extremes, left_out, worth_grid
from samurai_odds.analysis.favor import UNDECIDED
from samurai_odds.analysis.fixing.answer import Fixes
from samurai_odds.analysis.fixing.proposals import Proposal, split_words
from samurai_odds.analysis.fixing.report import bid_text, fixes_grids
from samurai_odds.analysis.fixing.trials import Subject
from samurai_odds.analysis.ladder import Ladder, verdict_text
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure, round_percent
from samurai_odds.grids.grid import Grid
from samurai_odds.play.scene import Frame
from samurai_odds.play.viewing import Judged

LEVELS, SEATS, ENDS = "Whom it favors, by level of play", "First move and seats", "How games end"
SWINGS, SINGLE = "When games are decided", "What single things are worth"
CARDS, CHANGES = "Cards and places", "What to change"
_NO_REPORTS = "Players: no results of people are known for this scenario."


@dataclass(frozen=True)
class Design:
    """A scenario as its report asks about it, whatever game it is of.

    ``drawn`` gives the board of a scenario, and what stands on it.
    ``ladder`` and ``beside`` take a limit and the rest of how games are played; the latter gives
    tables of what moves win rates. ``contest`` are the games told and drawn. ``grounds`` are
    changes of the map that show what a hex is worth,
    ``pairings`` who plays whom. ``seen`` says what is counted in games of a seed gone through
    turn by turn, and more until a time. ``followed`` evaluates games on their way,
    ``standing`` one game at the start of each turn. ``played_by`` asks the same of the games of
    another bot: that which gives the verdict.
    """

    contest: Any
    margin: float
    fixers: Sequence[str]  # bots that a fix must be fair for, that of the verdict first
    drawn: Drawn  # a scenario on its board
    ladder: Callable[..., Ladder]
    subject: Subject
    grounds: Sequence[Proposal]
    pairings: Sequence[Pairing]
    length: str  # the variable that says how long games last
    seen: Callable[[Any, int, Iterable[Walk], float], Seen]
    inputs: Mapping[str, Any]
    followed: Callable[..., Swings | None]
    standing: Callable[[int, int, int], Standing]
    played_by: "Callable[[str], Design]"
    beside: Callable[..., Sequence[Grid]] | None = None
    keep: Sequence[str] = ()  # what no fix may change
    is_upset: bool = False  # the bot of the verdict is another than the usual, and surely better


@dataclass(frozen=True)
class Shown:
    """A game to step through, with the win chances along it."""

    title: str
    frames: Sequence[Frame]
    judged: Sequence[Judged] = ()


@dataclass(frozen=True)
class Before:
    """What an earlier report has found: its figures by what they are of.

    ``seats`` is how many can win.
    """

    title: str
    game: str
    seats: int
    figures: Mapping[str, Figure]


@dataclass(frozen=True, repr=False)
class Found:
    """What a report has found of a scenario; ``other`` is another's, or what it was before."""

    title: str
    design: Design = field(repr=False)
    ladder: Ladder
    beside: tuple[Grid, ...]
    odds: Odds
    pairings: tuple[Paired, ...]
    swings: Swings | None
    worths: Worths
    seen: Seen = field(repr=False)
    games: tuple[Shown, ...] = field(repr=False)
    seconds: float  # for all but the single things
    provenance: Provenance = field(repr=False)
    fixes: Fixes | None = field(default=None, repr=False)
    known: str = field(default="", repr=False)  # games played, for another run
    other: "Found | Before | None" = field(default=None, repr=False)

    @property
    def whole(self) -> "tuple[Found, ...]":
        """The reports that are shown in full: this one, and that of another scenario."""
        return (self, self.other) if isinstance(self.other, Found) else (self,)

    @property
    def lengths(self) -> NDArray[np.int64]:
        """How long each game lasted."""
        contest: Any = self.odds.question
        return np.asarray(contest.games[self.design.length], dtype=np.int64)

    def summary(self, timed: bool = True) -> list[str]:
        """Return what the designer wants to know first; ``timed``: and how long more takes here."""
        players = self.ladder.players
        verdict = f"{verdict_text(self.ladder)} {self.ladder.disagreement}".strip()
        contest: Any = self.odds.question
        said = [verdict]
        if players is not None:
            said.append(players.text)
        elif contest.staged.is_shipped(contest.scenario_given):  # none can be known of a draft
            said.append(_NO_REPORTS)
        if self.fixes is not None:
            first, *others = proposed(self.fixes)
            said[1:1] = [first, *to_save(self.fixes), *others]
        elif calls_for_fixes(self.ladder.judging.favor):
            said.insert(1, "To find the smallest changes that make it fair: give it --seconds.")
        if self.fixes is not None and self.design.keep:
            said.insert(2, f"Kept as you asked: {', '.join(split_words(self.design.keep))}.")
        more = self.ladder.surer(timed)
        favor = self.ladder.judging.favor
        if self.fixes is not None and favor.favors == UNDECIDED and not favor.stalls:
            more += " The same command again goes on."
        said += [more, self._how_long()]
        if self.swings is not None:
            once = self.swings.comebacks()[0]
            said.append(
                f"{self.swings.leads_text()}; in {once[1].text()} of games the "
                f"winner was once down to a win chance of {100 * once[0]:.0f}% or less."
            )
        if best := extremes(self.worths):
            said.append(best)
        if self.swings is None:
            said.append(f"No time was left to measure {SWINGS.lower()}: give it more --seconds.")
        if left := left_out(self.worths, self.seconds):
            said.append(left)
        return said

    def _how_long(self) -> str:
        """Return when most games end."""
        contest: Any = self.odds.question
        short, middle, long = (int(one) for one in np.quantile(self.lengths, (0.25, 0.5, 0.75)))
        if short == long:
            return f"Half of the games or more end in {contest.turn_name} {long}."
        turns = f"{contest.turn_name} {short} to {long}"
        return f"Half of the games end in {turns} (median {middle})."

    def fix_grids(self) -> list[tuple[str, list[Grid]]]:
        """Return the tables of what to change, where something is to be."""
        if self.fixes is None:
            return []
        first, *others = fixes_grids(self.fixes, titled=False)[:-1]
        bid = "" if self.fixes.bid is None else bid_text(self.fixes.bid, self.fixes.as_it_is)
        return [(CHANGES, [replace(first, heading=bid), *others])]  # the verdict stands above

    def sections(self) -> list[tuple[str, list[Grid]]]:
        """Return the tables by what they are about."""
        contest: Any = self.odds.question
        ends = [Grid(one.title, one.columns, one.rows, one.notes) for one in contest.tables(None)]
        seats = list(self.beside)
        number = len(self.design.pairings)
        if self.pairings:
            seats.insert(0, pairing_grid(self.pairings, _who(self.pairings), number))
        sections = [(LEVELS, _unheaded(self.ladder.grids("html"))), (SEATS, seats), (ENDS, ends)]
        if self.swings is not None:
            sections.append((SWINGS, _swing_grids(self.swings)))
        if self.worths.tried:
            sections.append((SINGLE, [worth_grid(self.worths)]))
        if self.seen.grids:
            sections.append((CARDS, list(self.seen.grids)))
        return sections


def _who(pairings: Sequence[Paired]) -> str:
    return "red's bot, blue's bot" if pairings[0].of_one_side else "seats"


def _unheaded(grids: list[Grid]) -> list[Grid]:
    """Return tables without the verdict, which stands above them all."""
    return [replace(grids[0], heading=""), *grids[1:]]


def _swing_grids(swings: Swings) -> list[Grid]:
    counted = swings.counted
    came = tuple((round_percent(chance), share) for chance, share in swings.comebacks())
    sure = tuple((str(number), share) for number, share in swings.decided())
    along = tuple((str(number), *map(round_percent, chances)) for number, chances in swings.along())
    note = (
        f"Seen in {swings.games:,} games. Win chances are the bots' evaluation, set at each moment "
        "to how often these games were won."
    )
    columns = (f"after {counted}", *(f"{100 * part:.0f}%" for part in QUANTILES))
    return [
        Grid("The winner was once down to this win chance:", ("win chance", "games"), came),
        Grid(f"From this {counted} on the winner kept 80% or more:", (counted, "games"), sure),
        Grid("The eventual winner's win chance, quantiles:", columns, along, (note,)),
    ]
