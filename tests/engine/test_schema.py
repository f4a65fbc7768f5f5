"""The JSON Schema of rules files allows what the loader reads, and nothing else."""

import copy
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from samurai_odds import OddsError, swords
from samurai_odds.ran.facts import shipped_text
from tests.cli.running import Run
from tests.documents import ROOT

GAMES = ("battles", "swords", "ran")
ODD = (-1000, -1, 0, 1, 2, 3, 13, 21, 101, 10**6, 1.5, True, "x", "", [], [1, 2], [1] * 10, {})
DICE = ("hits_on", "ninja_succeeds_on", "revenge_succeeds_on", "faces")  # checked together

Path_ = tuple[str, ...]


def loader(game: str) -> Any:
    return import_module(f"samurai_odds.{game}.facts").load


@cache
def schema(game: str) -> Any:
    found = import_module(f"samurai_odds.{game}.facts").schema()
    jsonschema.Draft202012Validator.check_schema(found)
    return jsonschema.Draft202012Validator(found)


def toml(content: dict[str, Any]) -> str:
    """Write tables of tables as TOML, all in one line each."""

    def inline(value: Any) -> str:
        if isinstance(value, dict):
            return "{" + ", ".join(f"{json.dumps(k)} = {inline(v)}" for k, v in value.items()) + "}"
        if isinstance(value, list):
            return "[" + ", ".join(map(inline, value)) + "]"
        return json.dumps(value)

    return "".join(f"{json.dumps(name)} = {inline(value)}\n" for name, value in content.items())


def whole(game: str) -> dict[str, Any]:
    """Return a file that says all that may be said, as it is shipped."""
    if game == "ran":
        return tomllib.loads(shipped_text())
    usual = loader(game)()
    allowed = schema(game).schema["properties"]

    def kept(names: dict[str, Any], entry: Any) -> dict[str, Any]:
        return {name: entry[name] for name in names if name in entry}

    found: dict[str, Any] = {"version": 1, "edition": usual.edition}
    for table in ("units", "terrain"):
        for key, one in allowed.get(table, {"properties": {}})["properties"].items():
            entry = kept(one["properties"], getattr(usual, table)[key])
            found.setdefault(table, {})[key] = entry
    return found | {"numbers": kept(allowed["numbers"]["properties"], usual.numbers)}


def places(content: Any, path: Path_ = ()) -> Iterator[Path_]:
    """List where a value stands: tables too."""
    if path:
        yield path
    if isinstance(content, dict):
        for name, below in content.items():
            yield from places(below, (*path, name))


def changed(content: dict[str, Any], path: Path_, value: Any) -> dict[str, Any]:
    made = copy.deepcopy(content)
    table = made
    for name in path[:-1]:
        table = table[name]
    table[path[-1]] = value
    return made


def loads(game: str, content: dict[str, Any], file: Path) -> bool:
    file.write_text(toml(content), encoding="utf-8")
    try:
        loader(game)(str(file))
    except OddsError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_it_allows_what_is_shipped(game: str, tmp_path: Path) -> None:
    content = whole(game)
    schema(game).validate(content)
    assert loads(game, content, tmp_path / "mine.toml")


@pytest.mark.parametrize("tried", [4, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_it_allows_what_the_loader_reads(game: str, tried: int, tmp_path: Path) -> None:
    content, check = whole(game), schema(game)
    listed = [path for path in places(content) if path[-1] != "edition"]
    differ = []
    for path in listed[:: max(1, len(listed) // tried)]:
        part = part_with(game, content, path)
        for value in ODD:
            made = changed(part, path, value)
            read = loads(game, made, tmp_path / "mine.toml")
            if check.is_valid(made) != read and not beyond(game, path, value):
                differ.append((path, value, read))
    assert not differ
    for name in ("nonsense", "Version"):
        assert not check.is_valid(content | {name: 1})


def part_with(game: str, content: dict[str, Any], path: Path_) -> dict[str, Any]:
    """Return as little of a file as may stand by itself: an entry of a table, numbers; RAN's all.

    What is read of one entry hangs on no other: `test_it_allows_what_is_shipped` reads all.
    """
    if game == "ran" or path[0] in ("version", "edition"):
        return content
    part = content[path[0]]
    if path[0] != "numbers" and len(path) > 1:
        part = {path[1]: part[path[1]]}
    return {"version": 1, path[0]: part}


def beyond(game: str, path: Path_, value: Any) -> bool:
    """Return whether what is wrong lies between two values, which a schema cannot say.

    A die of Samurai Swords has fewer faces than a roll needs; and an empty table says nothing.
    """
    return value == {} or (game == "swords" and not {*DICE}.isdisjoint(path))


@pytest.mark.parametrize("game", ["battles", "swords"])
def test_the_readmes_example_is_allowed(game: str) -> None:
    page = (ROOT / "samurai_odds" / game / "README.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    schema(game).validate(tomllib.loads(example))


def test_a_file_without_a_version_is_of_version_1(tmp_path: Path) -> None:
    for version in ("", "version = 1\n"):
        file = tmp_path / "mine.toml"
        file.write_text(f"{version}[numbers]\nfaces = 10\n", encoding="utf-8")
        assert swords.battle("spearman", "spearman", rules=file).p("won") > 0


@pytest.mark.parametrize(
    ("version", "said"),
    [
        ("2", "rules files of version 2 need a newer samurai-odds: this one reads 1"),
        ("0", "must be 1, the version of rules files, got 0"),
        ('"1"', "must be 1, the version of rules files, got '1'"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_another_version_is_refused(
    game: str, version: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"version = {version}\n[doubled_hits]\n", encoding="utf-8")
    with pytest.raises(OddsError, match=re.escape(said)):
        loader(game)(str(file))


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys)
    for game in GAMES:
        assert json.loads(run.shown("schema", game)) == schema(game).schema
    assert "choose from battles, swords, ran" in run.refused("schema", "shogun")
