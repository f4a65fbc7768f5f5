"""Machine code that comes with the package: of these sources, the same games, and without numba."""

import hashlib
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.battles.attack.combat import COMBAT
from samurai_odds.battles.attack.query import Attack
from samurai_odds.engine import shipped
from samurai_odds.engine.compiled import APART, Twin, is_compiled, simple_twin, twin, why_compiled
from samurai_odds.engine.compiling import build, objects
from samurai_odds.engine.entries import ENTRIES, stale
from samurai_odds.engine.sampling import kernels
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.engine.unfold_compiled import unfold_compiled
from samurai_odds.engine.walks import forward
from samurai_odds.play import games
from samurai_odds.play.game import Start
from samurai_odds.play.interpreted import play_interpreted
from tests.engine.compiling import places, rules
from tests.lowest import commands

COMMAND = "python -m samurai_odds.engine.compiling.build"
HERE = shipped.this_machine() in shipped.manifest().get("objects", {})
fresh = pytest.mark.skipif(
    not HERE or bool(stale()), reason="the machine code is not of these rules, or not for here"
)


# ---- what lies there -----------------------------------------------------------------


def test_the_machine_code_is_made_of_these_sources() -> None:
    outdated = [entry.file for entry in stale()]
    assert not outdated, f"{', '.join(outdated)} made of other sources; renew: {COMMAND}"


@fresh
def test_there_is_an_object_for_each_function_and_kind_of_machine_and_no_other() -> None:
    files = {entry.file for entry in ENTRIES}
    assert len(files) == len(ENTRIES) == len(shipped.manifest()["entries"])
    for machine in build.IN_THE_REPOSITORY:
        noted = shipped.manifest()["objects"][machine]
        lie_there = {path.name: path for path in (shipped.FOLDER / machine).iterdir()}
        assert lie_there.keys() == noted.keys() == files
        for name, path in lie_there.items():
            assert hashlib.sha256(path.read_bytes()).hexdigest() == noted[name]


def test_a_wheel_has_all_of_it() -> None:
    text = (Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8")
    patterns = tomllib.loads(text)["tool"]["setuptools"]["package-data"]["samurai_odds"]
    package = shipped.FOLDER.parent
    held = {path for pattern in patterns for path in package.glob(pattern)}
    assert {path for path in shipped.FOLDER.rglob("*") if path.is_file()} <= held


@fresh
@pytest.mark.parametrize("machine", build.IN_THE_REPOSITORY)
def test_it_calls_nothing_but_what_sets_and_moves_memory(machine: str) -> None:
    kinds = {"linux-x86_64": 62, "linux-aarch64": 183}  # as the form of these files numbers them
    for path in (shipped.FOLDER / machine).iterdir():
        content = path.read_bytes()
        assert objects.undefined_symbols(content) <= {"memset", "memmove"}, path.name
        assert int.from_bytes(content[18:20], "little") == kinds[machine]


@fresh
@pytest.mark.parametrize("machine", build.IN_THE_REPOSITORY)
def test_it_tells_no_folder_of_who_made_it(machine: str) -> None:
    for path in (shipped.FOLDER / machine).iterdir():
        for file in re.findall(rb"[ -~]*\.py", path.read_bytes()):
            folders, package, _ = file.partition(b"samurai_odds/")
            assert package, path.name
            assert b"/" not in folders, path.name


def test_what_an_object_calls_is_seen() -> None:
    module = """define void @samurai_odds_entry(ptr %n) {
      call void @llvm.memset.p0.i64(ptr %n, i8 0, i64 4096, i1 false)
      call void @puts(ptr %n)
      ret void
    }
    declare void @puts(ptr)
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"""
    import llvmlite.binding as llvm

    bitcode = llvm.parse_assembly(module).as_bitcode()
    assert objects.emit(bitcode, build.TRIPLES["linux-aarch64"])[1] == {"puts", "memset"}


@fresh
@pytest.mark.long
def test_built_again_it_is_the_same_to_the_byte() -> None:
    """The smallest, in a process of their own each; all of them: ``build --check``."""
    if shipped.manifest()["made with"] != build.made_with():
        pytest.skip("made with other versions")
    small = [entry for entry in ENTRIES if entry.file in ("ran-duel-outcomes.o", "walk-forward.o")]
    for one in build.built(small, ["linux-x86_64"], 1):
        there = (shipped.FOLDER / "linux-x86_64" / one.noted["file"]).read_bytes()
        assert one.objects["linux-x86_64"] == there


# ---- the same ------------------------------------------------------------------------


GAMES = {"battles": battles, "swords": swords, "ran": ran}
SHORT = {"battles": "study-spears", "ran": "study-foot"}
VARIANTS = ("standard", "end-of-round", "quick", "two-player")


def start_of(name: str, bots: tuple[str, ...], **more: Any) -> Start:
    """Give a short game by some bots."""
    from samurai_odds.battles.homes import question as battle
    from samurai_odds.ran.homes import question as ran_battle
    from samurai_odds.swords.homes import question as war

    if name == "swords":
        found = war("play", {"bots": ",".join(bots), "round_limit": 3, **more})
    else:
        ask = battle if name == "battles" else ran_battle
        found = ask("play", {"scenario": SHORT[name], "red": bots[0], "blue": bots[1]})
    start: Start = found.starts[-1]
    return start


def names(name: str) -> tuple[str, ...]:
    """Name the bots of a game."""
    return import_module(f"samurai_odds.{name}.bots").BOTS.names  # type: ignore[no-any-return]


def paired(name: str) -> list[tuple[str, ...]]:
    """List seats in which each bot of a game plays once as each side."""
    bots = names(name)
    return list(zip(bots, (*bots[1:], bots[0]), strict=True))


def by_python(start: Start, seed: int, games: int) -> np.ndarray:
    rows = np.zeros((games, start.game.row), dtype=np.int16)
    play_interpreted(start, seed, 0, rows, np.zeros(0, dtype=np.int64))
    return rows


@fresh
@pytest.mark.parametrize("name", GAMES)
def test_games_of_the_file_are_those_of_python(name: str) -> None:
    start = start_of(name, paired(name)[0] if name != "swords" else names(name)[:1])
    assert games.loop_of(start.game).why_made_here is None
    assert (games.play_range(start, 11, 0, 1) == by_python(start, 11, 1)).all()


@fresh
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_games_of_the_file_are_those_of_numba_by_all_bots_in_all_seats(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name == "swords":
        starts = [start_of(name, (bot,), players=3) for bot in names(name)]
        starts += [start_of(name, names(name)[:1], players=seats) for seats in (4, 5)]
        starts += [start_of(name, names(name)[:1], variant=variant) for variant in VARIANTS]
    else:
        starts = [start_of(name, bots) for bots in paired(name)]
    found = [games.play_range(start, 7, 0, 40) for start in starts]
    loop = games.loop_of(starts[0].game).made_here
    monkeypatch.setattr(games, "player", lambda game: loop)
    for start, rows in zip(starts, found, strict=True):
        assert (games.play_range(start, 7, 0, 40) == rows).all()


@fresh
def test_a_walk_of_the_file_is_that_of_numba() -> None:
    graph = unfold_compiled(Attack(attacker="levy", defender="samurai-spear"))
    table, found = pools(COMBAT).arrays(), []
    for walk in (simple_twin(forward), simple_twin(forward).made_here):
        chance = np.zeros(len(graph.event))
        nothing = np.zeros(len(graph.event), dtype=np.int64)
        given = graph.event, graph.first, graph.target, graph.postorder, len(graph.postorder)
        walk(*given, nothing, table.start, table.size, table.probability, chance)
        found.append(chance.tobytes())
    assert found[0] == found[1]


# ---- where it does not serve ----------------------------------------------------------


def again(function: Callable[..., Any]) -> Twin:
    """Make the twin of a function anew, as another process would."""
    return twin(function)


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Have what is shipped lie in another folder, to be spoiled."""
    folder = tmp_path / "compiled"
    shutil.copytree(shipped.FOLDER, folder)
    monkeypatch.setattr(shipped, "FOLDER", folder)
    shipped.manifest.cache_clear()
    yield folder
    shipped.manifest.cache_clear()


@fresh
@pytest.mark.long
def test_what_does_not_come_out_again_is_named(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two that are built in one process, to the bytes of one that was alone."""
    if shipped.manifest()["made with"] != build.made_with():
        pytest.skip("made with other versions")
    walks = [entry for entry in ENTRIES if entry.file.startswith("walk-")]
    monkeypatch.setattr(build, "ENTRIES", walks)
    spoiled = copied / "linux-x86_64" / "walk-backward.o"
    spoiled.write_bytes(spoiled.read_bytes() + b"more")
    assert len(walks) == 2
    assert build.differing(["linux-x86_64"], 1) == ["linux-x86_64/walk-backward.o"]


def counted(count: Any) -> list[int]:
    """Count some ends with a twin of `kernels.count_ends`."""
    counts = np.zeros(3, dtype=np.int64)
    assert count(np.array([0, 2, 2], dtype=np.uint32), counts) is None
    return list(map(int, counts))


@fresh
def test_what_is_as_it_was_made_serves() -> None:
    count = again(kernels.count_ends)
    assert is_compiled(count)
    assert why_compiled(count) is None
    assert counted(count) == [1, 0, 2]


@fresh
@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (lambda path: path.write_bytes(path.read_bytes()[:-1]), "'sampler-count.o' is damaged"),
        (lambda path: path.unlink(), "'sampler-count.o' cannot be read: No such file or directory"),
    ],
)
def test_a_damaged_object_is_not_run(harm: Any, reason: str, copied: Path) -> None:
    harm(copied / str(shipped.this_machine()) / "sampler-count.o")
    count = again(kernels.count_ends)
    assert count.why_made_here == reason
    assert counted(count) == [1, 0, 2]  # by numba


@fresh
@pytest.mark.parametrize("text", ["", "[]", "{}", '{"form": 0}'])
def test_without_a_manifest_nothing_is_shipped(text: str, copied: Path) -> None:
    (copied / shipped.MANIFEST).write_text(text)
    assert again(kernels.count_ends).why_made_here == "no machine code of them is shipped"


@fresh
def test_another_machine_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "this_machine", lambda: "linux-riscv64")
    reason = again(kernels.count_ends).why_made_here
    assert reason == "no machine code is shipped for linux-riscv64"


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("linux", "aarch64", "linux-aarch64"),
        ("darwin", "arm64", "macos-aarch64"),
        ("win32", "AMD64", "windows-x86_64"),
        ("emscripten", "wasm32", None),
    ],
)
def test_machines_have_names(
    system: str, machine: str, name: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("platform.machine", lambda: machine)
    assert shipped.this_machine() == name
    assert name is None or name in build.TRIPLES


@fresh
def test_rules_that_differ_are_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "ABREAST", kernels.ABREAST + 1)
    reason = "the machine code that is shipped is of other rules"
    assert again(kernels.walk_battles).why_made_here == reason
    assert again(kernels.count_ends).why_made_here is None  # does not name it


@fresh
def test_arrays_of_another_kind_are_left_to_numba() -> None:
    count, counts = again(kernels.count_ends), np.zeros(3, dtype=np.int64)
    for ends in (np.array([0, 2], dtype=np.int16), np.array([2, 1, 0, 1], dtype=np.uint32)[::2]):
        count(ends, counts)
    assert counts.tolist() == [2, 0, 2]
    with pytest.raises(shipped.Unfit, match="takes 2 arguments, not 1"):
        count._shipped(counts)
    with pytest.raises(shipped.Unfit, match="takes an array of uint32 with 1 dimensions"):
        count._shipped(counts, counts)


@fresh
def test_threads_do_not_share_arguments() -> None:
    count, found = again(kernels.count_ends), []

    def some(which: int) -> None:
        counts = np.zeros(8, dtype=np.int64)
        for _ in range(200):
            count(np.full(100, which, dtype=np.uint32), counts)
        found.append((which, counts[which], counts.sum()))

    counted(count)
    threads = [threading.Thread(target=some, args=(which,)) for which in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [(which, 20_000, 20_000) for which in range(8)]


# ---- sources -------------------------------------------------------------------------


def test_an_edit_is_seen_wherever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def word() -> str:
        return twin(rules.play, APART, bonus=rules.two_more).sources()

    words = [word(), word()]
    assert words[0] == words[1]
    monkeypatch.setattr(places, "HALF", 3)  # `halved` names it, which `play` calls
    words.append(word())
    monkeypatch.setattr(rules, "put", rules.common)  # `part` calls it
    words.append(word())
    assert len(set(words)) == 3


OTHERS = [
    found
    for name in ("3.11", "3.12", "3.13", "3.14")
    if (found := shutil.which(f"python{name}")) is not None
]
ELSEWHERE = """
import importlib.util, sys, types
numpy = types.ModuleType("numpy")
numpy.ndarray = numpy.generic = type("array", (), {})
sys.modules["numpy"] = numpy
def load(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
reached, some = load("reached", sys.argv[1]), load("samurai_odds.some", sys.argv[2])
print(reached.sources_digest(some.play, {"bonus": some.bonus}, reached.Within({})))
"""
SOME = """
import numpy as np
from typing import Any
LENGTH, WORDS, RATE = 3, ("a", 2.5, None, True), 0.1
def bonus(s: Any) -> int:
    return LENGTH
def squares(q: Any) -> int:
    assert q, "none"
    return sum([k * LENGTH for k in q if k in WORDS])
def play(q: Any, s: Any = RATE) -> int:
    def inner(k: Any, other: list[Any]) -> Any:
        return k + squares(q) * RATE
    return bonus(s) + min(inner(k, []) for k in q) + (np.abs(3) if q else 0)
"""


@pytest.mark.long
def test_the_word_for_sources_is_the_same_for_every_python(tmp_path: Path) -> None:
    from samurai_odds.engine import reached

    some = tmp_path / "some.py"
    some.write_text(SOME)
    words = set()
    for python in (*OTHERS, sys.executable):
        done = subprocess.run(
            [python, "-c", ELSEWHERE, reached.__file__, some],
            capture_output=True,
            text=True,
            check=False,
        )
        if "pyenv" not in done.stderr:  # a name without a Python behind it
            assert done.returncode == 0, done.stderr
            words.add(done.stdout)
    assert len(words) == 1


# ---- without numba -------------------------------------------------------------------

ASK = """
import contextlib, io, shlex, sys
sys.modules["numba"] = None
from samurai_odds.play import interpreted
interpreted.PATIENCE = 0.0
from samurai_odds.cli.main import main
for line in {lines!r}:
    shown, said = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(said):
        status = main(shlex.split(line))
    print(status, len(shown.getvalue()) > 0, line, said.getvalue().strip(), sep="|")
"""


def asked(lines: list[str]) -> list[tuple[str, str, str, str]]:
    """Ask in a process without numba: status, whether something was shown, the line, stderr."""
    code = ASK.format(lines=lines)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [line.split("|", 3) for line in done.stdout.splitlines()]
    assert [one[2] for one in found] == lines
    return [(one[0], one[1], one[2], one[3]) for one in found]


@pytest.mark.long
@fresh
def test_games_and_samples_need_no_numba(tmp_path: Path) -> None:
    lines = [
        "battles play study-spears --samples 20",
        "battles play study-spears --trace 1",
        "swords play --players 3 --samples 2",
        "ran play study-foot --samples 20",
        "battles attack SS AB --simulate --samples 1000",
        'swords battle "3 spearmen" "2 gunners" --simulate --samples 1000',
        'ran shock "SI 7-4/6-3" "AS 6-4/5-3" --simulate --samples 1000',
    ]
    for status, shown, line, said in asked(lines):
        assert (status, shown, said) == ("0", "True", ""), line


@fresh
@pytest.mark.long
def test_a_command_of_each_procedure_needs_no_numba(tmp_path: Path) -> None:
    lines = [line.format(folder=tmp_path) for line in commands()]
    lines += ["battles balance study-spears --bots random --samples 64 --margin 40 --fix"]
    for status, shown, line, _ in asked(lines):
        assert (status, shown) == ("0", "True") or (status == "0" and "--out" in line), line
