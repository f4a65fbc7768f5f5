"""Printed odds booklets: pages made once for a game, written as PDF, HTML, Markdown or CSV."""

from importlib import import_module

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
    made: Booklet = import_module(f"samurai_odds.reports.{game}.booklet").booklet(progress)
    return made
