"""Make a corpus of commands, or compare what two versions answered."""

import argparse
import base64
import json
import shlex
import sys
from collections.abc import Iterator
from math import isclose
from pathlib import Path
from typing import Any

from tests.fuzz.made import case
from tests.fuzz.surface import ROOT, commands, examples

Case = dict[str, Any]
# Played or searched until a clock stops them: asked for a number of games instead.
_BY_THE_CLOCK = {"advise", "balance", "par", "report", "review", "round", "turn", "worth"}
_MADE_EACH_TIME = {"elapsed_s", "version", "command", "busy_s"}
_EXACTLY = 1e-12
_GAMES = ("battles", "swords", "ran")
_LOGGED = 3  # games of each built-in scenario, step by step


def corpus(number: int, seed: int) -> Iterator[Case]:
    """List the shown commands, random ones with their files, and games step by step."""
    formats = {asked.path for asked in commands() if _takes(asked, "--format")}
    for arguments in examples():
        yield from _both(list(arguments), {}, formats)
    for place in range(number):
        made = case(seed, place, games=False)
        files = {name: base64.b64encode(content).decode() for name, content in made.files.items()}
        yield from _both(list(made.arguments), files, formats)
    for game in _GAMES:
        for file in sorted((ROOT / "samurai_odds" / game / "scenarios").glob("*.txt")):
            for number in map(str, range(_LOGGED)):
                yield _case([game, "play", file.stem, "--trace", number], {})


def _takes(asked: Any, option: str) -> bool:
    return any(option in one.opts for one in asked.options)


def _both(arguments: list[str], files: dict[str, str], formats: set[Any]) -> Iterator[Case]:
    """Ask as given, and for the numbers; games are counted, not timed."""
    if _BY_THE_CLOCK & set(arguments[:2]) and "--samples" not in arguments:
        arguments += ["--samples", "64"]
    yield _case(arguments, files)
    known = any(tuple(arguments[: len(path)]) == path for path in formats)
    if known and "--format" not in arguments:
        yield _case([*arguments, "--format", "json"], files)


def _case(arguments: list[str], files: dict[str, str]) -> Case:
    return {"arguments": arguments, "files": files}


def differences(before: list[Case], after: list[Case]) -> Iterator[tuple[Case, Case]]:
    """List the commands that are answered otherwise."""
    for one, other in zip(before, after, strict=True):
        assert one["arguments"] == other["arguments"]
        if one["status"] != other["status"] or not _same_text(one["out"], other["out"]):
            yield one, other


def _same_text(one: str, other: str) -> bool:
    if one == other:
        return True
    try:
        return _same(json.loads(one), json.loads(other))
    except ValueError:
        return False


def _same(one: Any, other: Any) -> bool:
    """Compare two answers: exact values to 1e-12, all else to the letter."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = (one.keys() | other.keys()) - _MADE_EACH_TIME
        return all(key in one and key in other and _same(one[key], other[key]) for key in keys)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, float) or isinstance(other, float):
        number = isinstance(one, int | float) and isinstance(other, int | float)
        return number and isclose(one, other, rel_tol=_EXACTLY, abs_tol=_EXACTLY)
    return bool(one == other)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; comparing returns 1 if any answer differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    make = ways.add_parser("make")
    make.add_argument("file", type=Path)
    make.add_argument("--commands", type=int, default=600, help="random ones")
    make.add_argument("--seed", type=int, default=1)
    compare = ways.add_parser("compare")
    compare.add_argument("before", type=Path)
    compare.add_argument("after", type=Path)
    given = parser.parse_args(arguments)
    if given.way == "make":
        cases = list(corpus(given.commands, given.seed))
        given.file.write_text(json.dumps(cases), encoding="utf-8")
        print(f"{len(cases)} commands")
        return 0
    before, after = (json.loads(file.read_text()) for file in (given.before, given.after))
    found = list(differences(before, after))
    for one, other in found:
        print(f"samurai-odds {shlex.join(one['arguments'])}")
        for version in (one, other):
            first = (version["out"] or version["err"]).strip().split("\n")[0]
            print(f"    {version['status']}: {first[:160]}")
    print(f"{len(before)} commands, {len(found)} answered otherwise")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
