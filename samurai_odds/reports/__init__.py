"""Printed odds booklets: pages made once for a game, written as PDF, HTML, Markdown or CSV."""

from collections.abc import Callable

from samurai_odds.errors import OddsError, unknown
from samurai_odds.reports.model import Booklet, Progress

PARTS = {"battles": ("odds", "par"), "swords": ("odds",), "ran": ("odds",)}
GAMES = tuple(PARTS)


def booklet(game: str, progress: Progress = iter, part: str | None = None) -> Booklet:
    """Make the booklet of a game: all its sheets, computed once.

    ``progress`` is given the sheets to be made and yields them. ``part`` leaves the others out:
    ``"odds"`` are the tables for beside the board, ``"par"`` (of battles) a sheet for each
    shipped scenario, which is played. Raises OddsError for a game or a part that is not there.

    >>> from samurai_odds import booklet
    >>> booklet("ran")  # doctest: +SKIP
    RAN: odds booklet of 24 sheets
    """
    if game not in GAMES:
        raise OddsError(unknown("game", game, GAMES))
    if part is not None and part not in PARTS[game]:
        raise OddsError(unknown(f"part of {game}", part, PARTS[game]))
    if game == "battles":
        from samurai_odds.reports.battles_booklet import booklet as of_battles

        return of_battles(progress, part)
    return _maker(game)(progress)


def _maker(game: str) -> Callable[[Progress], Booklet]:
    """Load what makes a booklet of one part; the other game stays where it is."""
    if game == "swords":
        from samurai_odds.reports.swords_booklet import booklet as of_swords

        return of_swords
    from samurai_odds.reports.ran_booklet import booklet as of_ran

    return of_ran
