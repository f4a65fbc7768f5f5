"""Names become places where a module is loaded: the same for Python, numba and JavaScript."""

import ast
import dis
import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds.engine.compiled import twin
from samurai_odds.engine.compiling.constants import written_out
from samurai_odds.engine.names.flattening import NoSuchName, flatten
from samurai_odds.engine.reached import Within, sources_digest
from samurai_odds.engine.script.translation import Translation
from tests.engine.names.soldiers import rules
from tests.engine.names.soldiers.layout import Field, Hills

HEAD = "from tests.engine.names.soldiers import layout as at\n"


def by_hand(s: Any, soldier: int, there: int) -> int:
    s[1 + soldier] = there
    s[0] += 1
    s[5 + soldier * 3 + 1], s[20] = s[5 + soldier * 3] + 2, there - 1
    return s[5 + soldier * 3 + 1] + s[1 + soldier - 1]


def code(function: Callable[..., Any]) -> list[tuple[str, Any]]:
    return [(one.opname, one.argval) for one in dis.get_instructions(function)]


def test_the_bytecode_is_that_of_places_written_by_hand() -> None:
    assert code(rules.march) == code(by_hand)
    assert code(written_out(rules.march)) == code(by_hand)


def pitch_by_hand(s: Any, row: int, tents: int) -> int:
    s[4 + row * 6] += tents
    s[15 + row * 3] = s[19 + row * 3]
    s[23] = s[1 + row]
    camp = 4 + row * 6
    return s[0 + camp] * 100 + s[1 + (camp + 3) + row] + s[5]


def test_parts_are_reached_by_their_index_or_their_place() -> None:
    given, plain = list(range(Hills.width)), list(range(Hills.width))
    assert rules.pitch(given, 1, 7) == pitch_by_hand(plain, 1, 7)
    assert given == plain
    array = np.arange(Hills.width)
    assert twin(rules.pitch)(array, 1, 7) == pitch_by_hand(list(range(Hills.width)), 1, 7)
    script = Translation(())
    script.name_of(rules.pitch)
    assert "a[1+b*6+3]+=c;" in script.text(alone=False)


def test_a_package_may_have_several_modules_of_schemas() -> None:
    package = "tests.engine.names.soldiers"
    for head, name in (
        (f"from {package} import drill_layout\n", "drill_layout.Drill"),
        (f"from {package} import drill_layout as at\n", "at.Drill"),
        (f"from {package}.drill_layout import Drill\n", "Drill"),
    ):
        tree = ast.parse(f"{head}def late(s: {name}, k: int) -> int:\n    return s.absent[k]\n")
        flatten(tree, "given")
        assert "return s[1 + k]" in ast.unparse(tree)


def numbers() -> list[int]:
    return list(range(Field.width))


def test_lists_arrays_and_views_are_read_alike() -> None:
    found = []
    for kind in (list, np.array, Field, lambda given: memoryview(np.array(given))):
        given = kind(numbers())
        met = rules.meet(given, 1)
        found.append((int(rules.march(given, 2, 7)), int(met), [int(one) for one in given]))
    assert found == [found[0]] * 4


def test_parts_of_rows_and_tables_are_slices() -> None:
    found = rules.parts(np.arange(Field.width), 1)
    assert found == [[8, 9, 10], [2, 3, 4], [1, 2, 3, 4], [6, 7, 8], [17, 18, 19]]
    assert rules.counted() == 21
    assert rules.Watch([1, 5, 6, 7, 8]).seen(2) == 71
    assert rules.THIRD == 3


def test_numba_compiles_the_places() -> None:
    given, plain = np.array(numbers()), numbers()
    assert twin(rules.meet, strike=rules.strike)(given, 1) == rules.meet(plain, 1)
    assert twin(rules.march)(given, 1, 5) == rules.march(plain, 1, 5)
    assert given.tolist() == plain


def test_javascript_has_the_places() -> None:
    script = Translation(())
    script.name_of(rules.march)
    text = script.text(alone=False)
    assert "a[1+b]=c;a[0]++;" in text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("s.trun", "Field has no trun: s.trun"),
        ("s.duel.hit[0]", "Duel has no hit: s.duel.hit"),
        ("s.place[0, 1]", "place has 1 dimensions: s.place[0, 1]"),
        ("s.place[-1]", "place -1: s.place[-1]"),
        ("s.units", "all of a table is units.flat: s.units"),
        ("at.Field.unit.at", "at.Field.unit is not declared: at.Field.unit.at"),
    ],
)
def test_a_misspelt_name_is_an_error_with_its_line(line: str, why: str) -> None:
    source = f"{HEAD}\n\ndef rule(s: at.Field) -> int:\n    return {line}\n"
    with pytest.raises(NoSuchName) as fault:
        flatten(ast.parse(source), "rules.py")
    assert (fault.value.msg, fault.value.filename, fault.value.lineno) == (why, "rules.py", 5)


def test_machine_code_that_is_shipped_is_known_by_the_schemas(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    within = Within({"march": rules.march})
    before = sources_digest(rules.march, {}, within)
    mark, written, schemas = rules.__schemas__  # type: ignore[attr-defined]
    changed = tuple((module, name, "another") for module, name, _ in schemas)
    monkeypatch.setattr(rules, "__schemas__", (mark, written, changed))
    assert sources_digest(rules.march, {}, within) != before


# ---- what is kept on disk --------------------------------------------------------------

LAYOUT = """from samurai_odds.engine.names.schema import Schema, array, number
class State(Schema):
    first = array({first})
    second = number()
"""
RULES = """from kept_rules.layout import State
def second(s: State) -> int:
    return s.second
"""
RUN = """import sys
from samurai_odds.engine.names.loading import read_by_name
read_by_name("kept_rules")
from kept_rules import rules
print(rules.second([1, 2, 3, 4, 5]), "samurai_odds.engine.names.flattening" in sys.modules)
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    made = tmp_path / "kept_rules"
    made.mkdir()
    (made / "__init__.py").write_text("")
    (made / "layout.py").write_text(LAYOUT.format(first=1))
    (made / "rules.py").write_text(RULES)
    return made


def run(package: Path, said: str = "", **more: str) -> str:
    """Give what the rules answer, and whether they had to be compiled."""
    given = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    given |= {"XDG_CACHE_HOME": str(package.parent / "cache"), "PYTHONPATH": str(package.parent)}
    done = subprocess.run(
        [sys.executable, "-c", RUN], env=given | more, capture_output=True, text=True, check=False
    )
    assert said in done.stderr if said else not done.stderr
    return done.stdout.strip()


def edit(file: Path, text: str, later: int) -> None:
    """Write a file some seconds later: Python tells files of one size apart by the second."""
    file.write_text(text)
    now = file.stat().st_mtime + later
    os.utime(file, (now, now))


def test_what_is_compiled_is_kept_until_source_or_schema_change(package: Path) -> None:
    assert [run(package), run(package)] == ["2 True", "2 False"]
    edit(package / "layout.py", LAYOUT.format(first=3), 10)
    assert [run(package), run(package)] == ["4 True", "4 False"]
    edit(package / "rules.py", RULES.replace("s.second", "s.first[2] * 10"), 20)
    assert [run(package), run(package)] == ["30 True", "30 False"]


def test_where_nothing_can_be_written_it_is_kept_in_the_users_cache(package: Path) -> None:
    (package / "__pycache__").write_text("no folder can stand here")
    assert [run(package), run(package)] == ["2 True", "2 False"]
    kept = list((package.parent / "cache").rglob("*.pyc"))
    assert len(kept) == 2  # the layout and the rules


@pytest.mark.parametrize("left", [0, 16, 40, 200])
def test_what_is_kept_in_part_is_made_anew(package: Path, left: int) -> None:
    """Where a disk is full Python writes a part of it, and says nothing."""
    assert run(package) == "2 True"
    for file in package.rglob("*.names.pyc"):
        file.write_bytes(file.read_bytes()[:left])
    assert [run(package), run(package)] == ["2 True", "2 False"]


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="Windows has other rights")
@pytest.mark.parametrize("harm", ["file", "folder"])
def test_what_others_could_have_written_is_not_run(package: Path, harm: str) -> None:
    (package / "__pycache__").write_text("no folder can stand here")
    assert run(package) == "2 True"
    place = package.parent / "cache" / "samurai-odds" / "names"
    assert place.stat().st_mode & 0o777 == 0o700
    for one in [place] if harm == "folder" else place.iterdir():
        one.chmod(0o777)
    assert run(package, said="not yours alone") == "2 True"
    assert run(package) == "2 False"


def test_nothing_is_kept_where_python_is_told_so(package: Path) -> None:
    assert [run(package, PYTHONDONTWRITEBYTECODE="1") for _ in range(2)] == ["2 True"] * 2
    assert not list(package.parent.rglob("*.pyc"))


def test_modules_are_found_and_shown_as_ever() -> None:
    module = importlib.import_module("samurai_odds.swords.rules.troops")
    assert module.units_of.__code__.co_filename == module.__file__
    assert module.units_of.__code__.co_firstlineno > 1


def test_a_part_as_a_whole_is_a_slice_and_has_its_names() -> None:
    tree = ast.parse(
        "from tests.engine.names.soldiers.drill_layout import Barracks\n"
        "def sleeps(s: Barracks, bed: int) -> int:\n    hut = s.first\n"
        "    s.second = hut\n    return hut.beds[bed] + len(s.second)\n"
    )
    flatten(tree, "given")
    assert ast.unparse(tree).splitlines()[-3:] == [
        "    hut = s[1:5]",
        "    s[5:9] = hut",
        "    return hut[1 + bed] + len(s[5:9])",
    ]
