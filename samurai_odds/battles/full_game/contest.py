"""A full game played many times, as a question: who wins, how and how surely; its pictures."""

from collections.abc import Mapping
from functools import partial
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.full_game.outcomes import (
    TURN_LIMIT,
    WORDS,
    Losses,
    columns_of,
    listings,
    tokens_by_turn,
)
from samurai_odds.battles.full_game.staging import stage
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.words import PLAIN_BOTS, USUAL_BOT
from samurai_odds.battles.words import TURN_LIMIT as USUAL_TURNS
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.provenance import asked_for
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import round_percent
from samurai_odds.grids.style import OURS, THEIRS
from samurai_odds.play.board_picture import draw_battle
from samurai_odds.play.contest import WORTH_SAYING, Battle, both_sides, draw_who_wins
from samurai_odds.play.scene import Heat, hex_heat
from samurai_odds.play.tables import SMALL, draw_lengths, draw_margin, plain

_AMOUNTS = (("banners", "banners"), ("units lost", "units_lost"))
_MORE = (  # what is printed only when all is asked for
    ("blocks lost", "blocks_lost"),
    ("leaders lost", "leaders_lost"),
    ("tokens at the end", "tokens"),
    ("command cards at the end", "cards"),
)


class Contest(Battle):
    """A scenario fought to the end by two bots, checked and ready to be played."""

    words = WORDS
    rivals = PLAIN_BOTS[:2]
    averages: tuple[tuple[str, str], ...] = _AMOUNTS  # of both sides, printed first
    main_listings = 1  # how they were won; the others are printed when all is asked for

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        red: str = USUAL_BOT,
        blue: str = USUAL_BOT,
        first: str | None = None,
        turn_limit: int = USUAL_TURNS,
        dragons: "str | PathLike[str] | None" = None,
        rules: "str | PathLike[str] | None" = None,
    ) -> None:
        self.scenario_given = scenario
        self.staged = stage(scenario, red, blue, first, turn_limit, dragons, rules)
        inputs: dict[str, Any] = {"scenario": self.staged.as_input(scenario)}
        inputs |= {"red": red, "blue": blue}
        inputs |= {"turn_limit": turn_limit} if turn_limit != USUAL_TURNS else {}
        inputs |= asked_for(first=first, dragons=dragons, rules=rules)
        self.provenance = self.staged.provenance("play", inputs)

    def heat(self, met: NDArray[np.bool_]) -> tuple[str, Heat]:
        assert self.run is not None
        met = met[: len(self.run.rows)]
        losses, board = Losses(self.staged.setup, self.run.rows[met]), self.staged.scenario.board
        lost = np.bincount(losses.where[losses.gone], minlength=board.hexes)[: board.hexes]
        says = "Units eliminated in each hex, in a hundred games (pieces where they begin)."
        return says, hex_heat(board, 100 * lost / max(1, int(met.sum())))

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        return columns_of(self.staged.setup, rows)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides: ``margin``, red's banners ahead."""
        return {"margin": columns["red_banners"] - columns["blue_banners"]}

    def tables(self, condition: str | None) -> tuple[Listing, ...]:
        return listings(self, condition)

    def draw(self, odds: Odds) -> "Axes":
        """Draw how the games ended, what was held, where units died; give the first axes."""

        return draw(odds)

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        staged = self.staged
        first = SIDES[staged.scenario.first]
        position = staged.scenario.moment.turn > 1
        begins = f"{first} to move" if position else f"{first} moves first"
        return (
            f"Samurai Battles: {staged.scenario.title}, red {staged.red} against "
            f"blue {staged.blue} ({begins})"
        )

    @property
    def remarks(self) -> tuple[str, ...]:
        if self.run is None or (share := self.share_of("reason", TURN_LIMIT)) <= WORTH_SAYING:
            return ()
        limit = self.staged.turn_limit
        stopped = f"{round_percent(share)} of the games were stopped"
        return (f"{stopped} after {limit} turns, won by nobody",)

    @property
    def headlines(self) -> Headlines:
        chances = (
            ("red wins", "winner == 'red'"),
            ("blue wins", "winner == 'blue'"),
            ("stopped by the turn limit", "winner == 'none'"),
        )
        amounts = (("turns of both sides", "turns"), *both_sides(self.averages))
        spreads = (("banners", tuple((side, f"{side}_banners") for side in SIDES)),)
        return Headlines(chances, amounts, spreads, tuple(both_sides(_MORE)))


# ---- Pictures of full games -------------------------------------------------------

_SIZES = {"core": ((16, 13.5), (2.6, 7.6)), "epic": ((22, 11), (2.6, 7.2))}  # inches, rows


def draw(odds: Odds) -> "Axes":
    """Draw an answer of `battles.play`; give the axes of the victories."""
    is_par = odds.provenance.procedure == "par"
    margin = partial(draw_margin, name="margin", label="banners, red less blue")
    lengths = partial(draw_lengths, name="turns", label="turns of both sides")
    panels = (draw_who_wins, _draw_par if is_par else margin, lengths, _draw_tokens)
    return draw_battle(odds, *_SIZES[odds.question.staged.scenario.board.key], panels)


def _draw_par(axes: "Axes", odds: Odds) -> None:
    """Bars: the banners of each side at the end; lines: their averages, which are par."""
    for place, side in enumerate(SIDES):
        look, name = (OURS, THEIRS)[place], f"{side}_banners"
        exactly, par = odds.distribution(name), odds.expect(name)
        heights = [100 * float(chance) for chance in exactly.values()]
        middles = [value + 0.4 * (place - 0.5) for value in exactly]
        bars: dict[str, Any] = {"color": look.face, "hatch": look.hatch, "edgecolor": "black"}
        axes.bar(middles, heights, 0.4, lw=0.8, label=f"{side}: par {par.text()}", **bars)
        axes.axvline(float(par), color="black", ls=look.line, lw=1.4)
    axes.set_ylim(top=1.3 * axes.get_ylim()[1])  # room for the legend
    axes.set_xlabel("banners at the end (lines: par, the average)")
    axes.set_ylabel("games, %")
    axes.legend(fontsize=SMALL, frameon=False, loc="upper left")
    plain(axes)


def _draw_tokens(axes: "Axes", odds: Odds) -> None:
    """Lines: both sides' tokens at the start of each turn, of the games still on."""
    run = odds.question.run
    tokens_by_turn(run.rows).draw(axes, len(run.rows), "turn")
