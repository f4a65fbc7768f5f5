"""Printed odds booklets: pages made once for a game, written as PDF, HTML, Markdown or CSV."""

from collections.abc import Callable

from samurai_odds.errors import OddsError, unknown
from samurai_odds.reports.writing.model import Booklet, Progress

GAMES = ("battles", "swords", "ran")


def booklet(game: str, progress: Progress = iter) -> Booklet:
    """Make the odds booklet of a game: all its tables, computed once.

    ``progress`` wraps the sheets to be made, as ``tqdm`` does. Raises OddsError for
    a game that is not there.

    >>> from samurai_odds import booklet
    >>> booklet("ran")
    RAN: odds booklet of 24 sheets
    """
    if game not in GAMES:
        raise OddsError(unknown("game", game, GAMES))
    return _maker(game)(progress)


def _maker(game: str) -> Callable[[Progress], Booklet]:
    """Load what makes a game's booklet; the other games stay where they are."""
    if game == "battles":
        from samurai_odds.reports.battles.booklet import booklet as of_battles

        return of_battles
    if game == "swords":
        from samurai_odds.reports.swords.booklet import booklet as of_swords

        return of_swords
    from samurai_odds.reports.ran.booklet import booklet as of_ran

    return of_ran
