"""What a designer's report asks about a battle."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from os import PathLike
from typing import Any

from samurai_odds.analysis.designing.charts import Pairing
from samurai_odds.analysis.designing.found import Design
from samurai_odds.analysis.designing.swings import followed, standing
from samurai_odds.analysis.ladder import climb
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.full_game.balance import subject_of
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.proposals import leveled
from samurai_odds.battles.full_game.seen import seen
from samurai_odds.battles.scenario import board
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.words import PLAIN_BOTS, USUAL_BOT
from samurai_odds.play.rollouts import until_turn

Given = str | PathLike[str] | Scenario


def design(
    scenario: Given,
    bots: str | Sequence[str],
    margin: float,
    setting: Mapping[str, Any],
    bot: str = USUAL_BOT,
) -> Design:
    """Return what a report asks about a battle; ``setting`` are further keywords of a contest.

    ``bot`` plays the games that are told.
    """
    alike = partial(Contest.of_one, {"scenario": scenario, **setting})
    contest = alike(bot)
    start = contest.starts[0]
    return Design(
        contest=contest,
        margin=margin,
        fixers=sorted(PLAIN_BOTS[:2], key=lambda one: one != bot),
        drawn=lambda one: (board.ground(one), board.scene(one)),
        ladder=partial(climb, alike, BOTS.several(bots), margin),
        subject=subject_of(contest.staged),
        grounds=tuple(leveled(contest.staged.scenario)),
        pairings=tuple(_pairings(contest)),
        length="turns",
        seen=seen,
        inputs=contest.provenance.inputs,
        followed=partial(followed, start, until_turn, (0, 1)),
        standing=partial(standing, start, until_turn, (0, 1)),
        played_by=partial(design, scenario, bots, margin, setting),
    )


def _pairings(contest: Contest) -> Iterator[Pairing]:
    """Yield who plays whom, either side moving first."""
    scenario = contest.staged.scenario
    begun = {
        f"red wins, {side} first": replace(contest.staged, scenario=replace(scenario, first=place))
        for place, side in enumerate(SIDES)
    }
    starts = {name: one.start for name, one in begun.items()}
    for bots in product(PLAIN_BOTS, repeat=2):
        cells = {name: (start.with_bots(bots), 0) for name, start in starts.items()}
        yield Pairing(f"{bots[0]}, {bots[1]}", cells, (SIDES[0],) * len(cells), True)
