"""What there is to ask: commands with their parameters, and the examples of the READMEs."""

import importlib
import io
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import click

import samurai_odds
from samurai_odds.cli.examples import EXAMPLES
from samurai_odds.cli.main import GAMES, main
from samurai_odds.cli.main import command as whole_command
from samurai_odds.engine.declaring import options_of

ROOT = Path(samurai_odds.__file__).parent.parent
_EXAMPLE = re.compile(r"^(?:\$ )?samurai-odds ((?:[^\n\\]|\\\n)*)", re.MULTILINE)
_NAME = re.compile(r"`([a-z]+(?:_[a-z0-9]+)*)`|\b([a-z]+(?:_[a-z0-9]+)+)\b")


@dataclass(frozen=True)
class Asked:
    """One command: its words, its parameters, and what its help says."""

    path: tuple[str, ...]
    arguments: tuple[click.Argument, ...]
    options: tuple[click.Option, ...]
    help: str


@cache
def commands() -> tuple[Asked, ...]:
    """List all commands that end in an answer."""
    return tuple(_commands(whole_command, ()))


def _commands(found: click.Command, path: tuple[str, ...]) -> Iterator[Asked]:
    if isinstance(found, click.Group):
        context = click.Context(found)
        for name in found.list_commands(context):
            below = found.get_command(context, name)
            assert below is not None
            yield from _commands(below, (*path, name))
        return
    arguments = tuple(one for one in found.params if isinstance(one, click.Argument))
    options = tuple(
        one
        for one in found.params
        if isinstance(one, click.Option) and one.name != "watch"  # goes on until interrupted
    )
    yield Asked(path, arguments, options, found.help or "")


def pages() -> list[Path]:
    """List the pages that show how to ask."""
    return [ROOT / "README.md", *sorted((ROOT / "samurai_odds").rglob("*.md"))]


@cache
def examples() -> tuple[tuple[str, ...], ...]:
    """List the commands that the helps and the pages show, as arguments."""
    found: list[tuple[str, ...]] = [
        tuple(shlex.split(line)) for lines in EXAMPLES.values() for line in lines
    ]
    for page in pages():
        for line in _EXAMPLE.findall(page.read_text(encoding="utf-8")):
            found.append(tuple(shlex.split(line.replace("\\\n", " "))))
    return tuple(dict.fromkeys(found))


@cache
def shown_values(game: str) -> dict[str, tuple[str, ...]]:
    """Map each option of a game to the values that the examples give it."""
    found: dict[str, list[str]] = {}
    for arguments in examples():
        if arguments[0] != game:
            continue
        for name, value in pairwise(arguments):
            if name.startswith("--") and not value.startswith("--"):
                found.setdefault(name, []).append(value)
    return {name: tuple(dict.fromkeys(values)) for name, values in found.items()}


# Of commands without an example: one that is answered.
_PLAIN: dict[tuple[str, ...], tuple[str, ...]] = {
    ("ran", "alone"): ("KB",),
    ("ran", "flight"): ("15/10/5",),
    ("ran", "rally"): ("AS 6-4/5-3",),
    ("ran", "recover"): ("AS 6-4/5-3 disrupted 2h",),
    ("ran", "withdraw"): ("AS 6-4/5-3",),
    ("battles", "table"): (),
}


@cache
def variables(path: tuple[str, ...]) -> tuple[str, ...]:
    """List the names that a command knows in expressions: the refusal of another says which."""
    shown = [one for one in examples() if one[: len(path)] == path and path[-1] != "play"]
    given = _PLAIN.get(path) or (shown[0][len(path) :] if shown else None)
    if given is None:
        return named(path[0])
    told = io.StringIO()
    with redirect_stderr(told), redirect_stdout(io.StringIO()):
        main([*path, *given, "--show", "zzz"])
    listed = re.search(r"choose from (\w+(?:, \w+)*)", told.getvalue())
    return tuple(listed.group(1).split(", ")) if listed else named(path[0])


@cache
def bounds(game: str) -> dict[str, tuple[int, int]]:
    """Map the options of a game that take a number to their least and most; none of others."""
    if game not in GAMES:
        return {}
    module = importlib.import_module(f"samurai_odds.{game}")
    found = {}
    for name in module.__all__:
        with suppress(KeyError):  # its options are not declared
            for one in options_of(f"{game}.{name}"):
                if one.takes is int:
                    found[f"--{one.name}"] = (one.least, min(one.most or 4, 1000))
    return found


@cache
def named(game: str) -> tuple[str, ...]:
    """List the names that a game's pages and help give for expressions."""
    texts = [asked.help for asked in commands() if asked.path[0] == game]
    folder = ROOT / "samurai_odds" / game
    texts += [page.read_text(encoding="utf-8") for page in sorted(folder.rglob("*.md"))]
    found = {name for text in texts for pair in _NAME.findall(text) for name in pair if name}
    return tuple(sorted(found)) or ("value",)
