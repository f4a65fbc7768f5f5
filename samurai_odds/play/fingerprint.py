"""What tells the rules of a game from those of another version: a word made from their sources."""

import hashlib
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_OF_A_GAME = ("rules", "bots", "combat", "facts", "scenario", "scenarios")
_OF_ALL = ("play", "engine/sampling", "engine/dice.py", "engine/machine.py", "engine/names")
_KINDS = (".py", ".js", ".toml", ".txt")


@cache
def rules_fingerprint(game: str, file: str | None = None) -> str:
    """Return twelve hexadecimal digits that change with rules, bots, values and scenarios.

    They may change where the rules do not: whether a saved game is still the same is told by
    where it comes to (`sitting.check_of`). ``file`` holds values of the user's own.
    """
    places = [*(f"{game}/{name}" for name in _OF_A_GAME), *_OF_ALL]
    digest = hashlib.sha256()
    for path in sorted({*_sources(_PACKAGE / game, False), *_in_all(places)}):
        digest.update(f"{path.relative_to(_PACKAGE).as_posix()}\n".encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    if file is not None:
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()[:12]


def _in_all(places: list[str]) -> list[Path]:
    return [one for place in places for one in _sources(_PACKAGE / place, True)]


def _sources(place: Path, deep: bool) -> list[Path]:
    """List the sources in a folder, or in all below it; a file is its own."""
    if place.is_file():
        return [place]
    files = place.rglob("*") if deep else place.glob("*")
    return [one for one in files if one.suffix in _KINDS and one.is_file()]
