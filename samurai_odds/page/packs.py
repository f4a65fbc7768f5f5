"""Files of values of your own for the page: which game each is for."""

from collections.abc import Iterable

from samurai_odds.errors import OddsError
from samurai_odds.page.scripts import GAMES, Rules, facts


def rules_of(files: Iterable[str]) -> Rules:
    """Return the files by game: the one that a file names in front, else the one that reads it.

    A file is a path, or ``GAME:PATH``. Raises OddsError with every problem of a file that no game
    reads (those of the game that finds the fewest), and where two games read it or two files are
    for one game.
    """
    paths: dict[str, str] = {}
    for file in files:
        named, colon, path = file.partition(":")
        if colon and named in GAMES:
            facts(named, ((named, path),))
            games = [named]
        else:
            path, games = file, _readers(file)
        if len(games) > 1:
            choices = ", ".join(f"{game}:{path}" for game in games)
            raise OddsError(f"--rules '{path}' fits several games: write {choices}")
        if games[0] in paths:
            raise OddsError(f"--rules '{path}': {games[0]} has a file already, {paths[games[0]]}")
        paths[games[0]] = path
    return tuple(sorted(paths.items()))


def _readers(path: str) -> list[str]:
    """Return the games that read a file without a problem, at least one."""
    games, faults = [], []
    for game in GAMES:
        try:
            facts(game, ((game, path),))
            games.append(game)
        except OddsError as fault:
            faults.append(fault)
    if not games:
        raise min(faults, key=lambda fault: len(fault.problems))
    return games
