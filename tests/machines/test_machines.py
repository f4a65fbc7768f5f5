"""The same on every machine: answers and reports made again as other processors would.

``old`` is a processor without vector instructions to speak of: BLAS takes the kernels of
2004, numpy and the C library leave out all that came later, numba compiles for any
processor. ``new`` is the newest whose instructions this one has. (What a processor does
not have, it cannot pretend to: on AVX2 the new one is an AVX2 machine.)
"""

import json
import os
import platform
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from analyses import ANALYSES
from analyses import __main__ as command
from tests.machines.answers import answers

ROOT = Path(__file__).resolve().parents[2]
CHECKED = [  # the par booklet only plays full games: `answers` plays some too
    [*ANALYSES],
    *([name] for name in command.ALL if name not in (*ANALYSES, "booklet_par")),
]
_C_LIBRARY = "glibc.cpu.hwcaps=" + ",".join(
    f"-{name}" for name in ("AVX", "AVX2", "AVX512F", "FMA", "FMA4", "AVX2_Usable", "FMA_Usable")
)

PLAYS_OTHERS = platform.machine() in ("x86_64", "AMD64")
pytestmark = pytest.mark.skipif(not PLAYS_OTHERS, reason="the surroundings are those of x86")


def surroundings(processor: str, cache_folder: Path) -> dict[str, str]:
    """Give the variables that make libraries work as on another processor."""
    core = getattr(np, "_core", None) or np.core
    known = core._multiarray_umath.__cpu_features__
    if processor == "new":
        return {"OPENBLAS_CORETYPE": "SkylakeX" if known.get("AVX512F") else "Haswell"}
    dispatched = core._multiarray_umath.__cpu_dispatch__
    return {
        "OPENBLAS_CORETYPE": "Prescott",
        "NPY_DISABLE_CPU_FEATURES": " ".join(name for name in dispatched if known.get(name)),
        "NUMBA_CPU_NAME": "generic",
        "NUMBA_CACHE_DIR": str(cache_folder),
        "GLIBC_TUNABLES": _C_LIBRARY,
    }


def run(module: str, *arguments: str, processor: str, folder: Path) -> str:
    """Run a module of this project as on another processor; give what it prints."""
    variables = os.environ | surroundings(processor, folder)
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where what is compiled for the old processor is kept for all tests, of all workers."""
    base = tmp_path_factory.getbasetemp()
    return (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "old-processor"


@cache
def here() -> Any:
    """Give the answers as they are on this machine."""
    return json.loads(json.dumps(answers()))


@pytest.mark.long
@pytest.mark.parametrize("processor", ["old", "new"])
def test_answers_are_the_same_to_the_last_bit(processor: str, folder: Path) -> None:
    there = json.loads(run("tests.machines.answers", processor=processor, folder=folder))
    assert there.keys() == here().keys()
    for part, found in there.items():
        for number, answer in enumerate(found):
            assert answer == here()[part][number], (part, number)


@pytest.mark.long
@pytest.mark.parametrize("names", CHECKED, ids=lambda names: names[0])
def test_reports_are_the_same(names: list[str], folder: Path) -> None:
    """On the old processor: they were written on a newer one."""
    run("analyses", "--check", *names, processor="old", folder=folder)


@pytest.mark.long
def test_compiled_and_interpreted_answers_are_the_same() -> None:
    for part in ("in_battles", "in_ran"):
        assert here()[part] == here()[f"{part}, compiled"]


@pytest.mark.long
def test_the_surroundings_do_change_what_libraries_compute(tmp_path: Path) -> None:
    """Else the tests above could not fail: a product of matrices and a power differ."""
    code = (
        "import random, numpy as np; r = random.Random(1); "
        "a = np.array([r.random() for _ in range(90000)]).reshape(300, 300); "
        "print((a @ a.T).tobytes().hex()[:4000], [r.random() ** 0.3 for _ in range(999)])"
    )
    found = set()
    for variables in ({}, surroundings("old", tmp_path)):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | variables,
            capture_output=True,
            check=True,
        )
        found.add(done.stdout)
    assert len(found) == 2
