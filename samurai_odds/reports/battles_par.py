"""Par sheets of Samurai Battles: what equals get of each shipped scenario, as bots play it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from samurai_odds.battles.full_game.balance import Par
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.battles.scenario.text import load, shipped
from samurai_odds.battles.words import USUAL_BOT
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.grids.fitting import counted
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import worded
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, Reading, crossed
from samurai_odds.reports.player_sheet import named_file, played, side_begins, slug

BATTLES = 500  # of each scenario: errors of 2% at most, and all of them in a minute or two
LINES = (
    f"Par is what equal players get of a scenario: the average of {BATTLES} battles in which the "
    f"bot {USUAL_BOT} played both sides.",
    "± is one standard error: the true figure is within two of them 95% of the time.",
    "<1 was not seen in these battles; the true chance is below that.",
    "Quantiles: the figure in the column 25% is not exceeded in a quarter of the battles, that in "
    "50% in half, that in 75% in three quarters.",
    "A match is two battles with the sides swapped; its table shows how far ahead luck alone puts "
    "one of two equal players.",
)
TERMS = (
    "Par: each battle has new cards and dice (seed 0). Players are not bots: take par as the line "
    "to compare with, not as a forecast. A side is favored if the whole 95% interval of its win "
    "rate lies more than 5 points above half (a game without a winner counts half), nobody if it "
    "lies within 5 points of half; otherwise it is undecided: these battles cannot tell. Turns "
    "count both sides' turns. What the opening hands decide is how much less the lead in banners "
    "would vary (its variance) if all were dealt the same hands. For more battles, other bots or "
    "your own scenario: samurai-odds battles par --help.",
)


class Pars:
    """The par sheets of a booklet: each scenario is played once, and all are summed up."""

    def __init__(
        self,
        scenarios: tuple[str, ...] = (),
        battles: int = BATTLES,
        rules: str | None = None,
    ) -> None:
        self.scenarios, self.battles, self.rules = scenarios or in_order(), battles, rules
        self._answers: dict[str, tuple[Par, Odds]] = {}

    @property
    def sheets(self) -> list[PageMaker]:
        return [partial(self.sheet, key=key) for key in self.scenarios]

    def answer(self, key: str) -> tuple[Par, Odds]:
        """Play a scenario, once: the question and what came of it."""
        if key not in self._answers:
            par = Par(key, rules=self.rules)
            self._answers[key] = par, played(par, self.battles)
        return self._answers[key]

    @property
    def reading(self) -> Reading:
        return Reading(LINES, self.example, TERMS)

    def example(self, notes: Notes) -> Grid:
        """Make the example of a line: what red gets of the first scenario."""
        par, odds = self.answer(self.scenarios[0])
        table = _amounts(odds, odds.listings[0])
        row = next(row for row in table.rows if row[0] == "banners, red")
        quarter = row[table.columns.index("25%")]
        text = (
            f"Read: in {par.staged.scenario.title} red gets {worded(row[1])} banners on average, "
            f"and {quarter} or fewer in a quarter of the battles."
        )
        return replace(table, rows=(row,), notes=(text,))

    def sheet(self, notes: Notes, key: str) -> Page:
        par, odds = self.answer(key)
        notes.remember(odds)
        assert odds.verdict is not None
        spread, match, luck, *_ = odds.listings
        players = par.reported()
        text = (
            " ".join(force_text(par, side) for side in (0, 1)),
            odds.verdict.text
            + (f" {players.text}" if players else "")
            + (
                f" The opening hands decide {luck.rows[0][1].text()} of the spread of "
                "the lead in banners; dice and later cards the rest."
                if luck.rows
                else ""
            ),
            f"Played: {par.staged.red} on both sides, {self.battles:,} battles, seed 0; ± is one "
            "standard error. Made by: samurai-odds battles par "
            f"{named_file(key)} --samples {self.battles}",
        )
        chances = [(what, odds.p(text)) for what, text in odds.question.headlines.chances]
        tables = [
            _in_a_row("Who wins", "", "chance", [row for row in chances if row[1]]),
            _amounts(odds, spread),
            _at_least(par, odds),
            _in_a_row(match.columns[0].capitalize(), "banners ahead", match.columns[1], match.rows),
        ]
        return notes.page(f"par-{slug(key)}", f"Par: {par.staged.scenario.title}", text, tables)

    def overview(self, notes: Notes) -> Page:
        """Make the table of all scenarios: whom they favor, par and length."""
        published: dict[str, tuple[Par, Odds]] = {}
        ours: dict[str, tuple[Par, Odds]] = {}
        for key in self.scenarios:
            par, odds = self.answer(key)
            notes.remember(odds)
            rows = ours if is_ours(key) else published
            rows[par.staged.scenario.title] = par, odds
        columns = {
            "moves first": lambda par, odds: SIDES[par.staged.scenario.first],
            "red needs": lambda par, odds: par.staged.scenario.armies[0].banners,
            "blue needs": lambda par, odds: par.staged.scenario.armies[1].banners,
            "favored": lambda par, odds: par.favor().favors,
            "red wins": lambda par, odds: odds.p("winner == 'red'"),
            "blue wins": lambda par, odds: odds.p("winner == 'blue'"),
            "red's par": lambda par, odds: odds.expect("red_banners"),
            "blue's par": lambda par, odds: odds.expect("blue_banners"),
            "turns": lambda par, odds: odds.expect("turns"),
        }
        text = (
            f"Each scenario was played {self.battles:,} times by equal players (the bot "
            f"{USUAL_BOT} on both sides, seed 0). The table shows the banners that a side needs to "
            "win; how often it wins, in percent; its par, the banners that it gets on average; and "
            "the turns of both sides together. ± is one standard error. Each has its own sheet.",
        )
        tables = [
            crossed(heading, "scenario", rows, columns, lambda row, cell: cell(*row))
            for heading, rows in (
                ("Published scenarios (we placed the pieces)", published),
                ("Our scenarios", ours),
            )
            if rows
        ]
        return notes.page("par", "Par of each scenario", text, tables)


def in_order() -> tuple[str, ...]:
    """List the shipped scenarios, those whose numbers are published first."""
    return tuple(sorted(shipped(), key=lambda key: (is_ours(key), key)))


def is_ours(key: str) -> bool:
    """Say whether the numbers of a scenario are no publisher's."""
    return load(key).source.startswith("assumed")


def force_text(par: Par, side: int) -> str:
    """Say in a line what a side has, and what it needs."""
    scenario = par.staged.scenario
    army = scenario.armies[side]
    units = sum(unit.side == side for unit in scenario.units)
    first = ", moving first" if scenario.first == side else ""
    return (
        f"{side_begins(SIDES[side], army.name)}{first}: {counted(units, 'unit')}, "
        f"{counted(army.command, 'command card')}, {counted(army.dragons, 'Dragon card')}, "
        f"honor {army.honor}, {counted(army.banners, 'banner')} to win."
    )


def _amounts(odds: Odds, spread: Listing) -> Grid:
    """Put the averages beside the quantiles of the same."""
    averages = {what: odds.expect(text) for what, text in odds.question.headlines.amounts}
    rows = tuple(
        (what, averages.get(what, odds.expect("margin")), *quantiles)
        for what, *quantiles in spread.rows
    )
    heading = "Banners and turns: average and quantiles"
    return Grid(heading, ("", "average", *spread.columns[1:]), rows)


def _at_least(par: Par, odds: Odds) -> Grid:
    """Give the chance of each number of banners or more, up to those that a side needs."""
    goals = {
        side: army.banners for side, army in zip(SIDES, par.staged.scenario.armies, strict=True)
    }

    def cell(side: str, banners: int) -> Any:
        return odds.p(f"{side}_banners >= {banners}") if banners <= goals[side] else None

    numbers = {str(number): number for number in range(1, max(goals.values()) + 1)}
    sides = {side: side for side in SIDES}
    heading = "Chance of at least so many banners"
    return crossed(heading, "banners", sides, numbers, cell)


def _in_a_row(heading: str, corner: str, label: str, rows: Sequence[Sequence[Any]]) -> Grid:
    """Put pairs of a name and a figure side by side, for a sheet is short of lines."""
    names, figures = zip(*rows, strict=True)
    return Grid(heading, (corner, *names), ((label, *figures),))
