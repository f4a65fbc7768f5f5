"""Printed odds: booklets for a game, a sheet for a scenario; PDF, HTML, Markdown, text or CSV."""

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from os import PathLike

from samurai_odds.errors import OddsError, check_one_of, unknown
from samurai_odds.reports.model import Booklet, Printed, Progress

ODDS, PAR, SHEET = "odds", "par", "sheet"
PARTS = {"battles": (ODDS, PAR, SHEET), "swords": (ODDS, SHEET), "ran": (ODDS, SHEET)}
GAMES = tuple(PARTS)
GAMES_PLAYED = 500  # of a scenario, for its par: errors of 2 points at most


def booklet(
    game: str,
    progress: Progress = iter,
    part: str | None = None,
    *,
    scenario: "str | PathLike[str] | None" = None,
    units: Sequence[str] = (),
    rules: str | None = None,
    title: str | None = None,
    samples: int = GAMES_PLAYED,
) -> Booklet:
    """Make the booklet of a game, or the player's sheet of a scenario.

    ``progress`` is given the sheets to be made and yields them. ``part`` leaves the others out:
    ``"odds"`` are the tables for beside the board, ``"par"`` (of battles) a sheet for each
    built-in scenario, which is played, and ``"sheet"`` one page for the players of ``scenario``
    and one to set it up, the default where that is given. ``units`` are the only ones in the
    tables: unit keys in battles, types or units with ratings in ran, forces in swords; with a
    scenario, its own.
    ``rules`` is a file of your own values, ``title`` the heading in place of the game's name, and
    ``samples`` the number of games played for a scenario's par.

    Raises OddsError for a game, a part or a unit that is not there.

    >>> from samurai_odds import booklet
    >>> booklet("ran")  # doctest: +SKIP
    RAN: odds booklet of 24 sheets
    """
    check_one_of("game", game, GAMES)
    if part is not None and part not in PARTS[game]:
        raise OddsError(unknown(f"part of {game}", part, PARTS[game]))
    if part == SHEET and scenario is None:
        raise OddsError("part 'sheet' is the page of a scenario: name one with --scenario")
    if type(samples) is not int or samples < 2:
        raise OddsError(f"samples must be a whole number from 2, got {samples!r}")
    printed: Printed = import_module(f"samurai_odds.reports.{game}_booklet").PRINTED
    made = printed.made(progress, part, scenario, tuple(units), rules, samples)
    return made if title is None else replace(made, title=title)
