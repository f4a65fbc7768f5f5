"""Make the machine code that is shipped: `python -m samurai_odds.engine.compiling.build`.

Each function that the package has compiled (`entries`) becomes an object for each kind of
machine, with all that it calls in it, optimized, and nothing else: one entry, which `shipped`
calls. The same sources give the same bytes. Only what is not of the sources as they are is made
again, unless all is asked for. The command needs numba; who uses the objects does not.
"""

import argparse
import gc
import hashlib
import json
import multiprocessing
import os
import platform
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from samurai_odds.engine import shipped
from samurai_odds.engine.entries import ENTRIES, Entry, stale

# By the names that `shipped.this_machine` gives.
TRIPLES = {
    "linux-x86_64": "x86_64-unknown-linux-gnu",
    "linux-aarch64": "aarch64-unknown-linux-gnu",
    "macos-aarch64": "arm64-apple-macosx11.0.0",
    "macos-x86_64": "x86_64-apple-macosx11.0.0",
    "windows-x86_64": "x86_64-pc-windows-msvc",
}
IN_THE_REPOSITORY = ("linux-x86_64", "linux-aarch64")
NEEDED = {"memset", "memmove", "bzero", "_memset", "_memmove", "_bzero"}  # and no more
_SELDOM = 100_000, 50, 1000  # looks for garbage: numba makes much that stays, a sixth of the time
_HERE = Path(__file__).parent
_OTHERS = ("build", "cache", "fingerprint")  # here, on which no bytes hang
_COMMAND = "python -m samurai_odds.engine.compiling.build"


# ---- one entry -----------------------------------------------------------------------


@dataclass(frozen=True)
class Built:
    """An entry's objects, by kind of machine, and what the manifest notes of it."""

    name: str
    noted: dict[str, Any]
    objects: dict[str, bytes]


def build(entry: Entry, machines: list[str]) -> Built:
    """Compile an entry, and make an object of it for each kind of machine."""
    from samurai_odds.engine.compiling.objects import emit, module_of

    gc.set_threshold(*_SELDOM)
    twin = entry.twin()
    sources = twin.sources()  # before anything takes long, in which they may be edited
    module, returns = module_of(twin, entry.taken)
    noted = {
        "file": entry.file,
        "arguments": entry.taken,
        "returns": returns,
        "sources": sources,
    }
    objects = {}
    for machine in machines:
        objects[machine], needed = emit(module, TRIPLES[machine])
        if needed - NEEDED:
            raise RuntimeError(f"{entry.file} calls {', '.join(sorted(needed - NEEDED))}")
    return Built(twin.name, noted, objects)


def built(entries: list[Entry], machines: list[str], jobs: int) -> Iterator[Built]:
    """Build entries, each in a process of its own, so that none hangs on the one before."""
    alone = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, alone, max_tasks_per_child=1) as processes:
        waiting = [processes.submit(build, entry, machines) for entry in entries]
        for entry, future in zip(entries, waiting, strict=True):
            begun = time.perf_counter()
            yield future.result()
            print(f"{time.perf_counter() - begun:5.1f} s more  {entry.file}", flush=True)


def built_together(entries: list[Entry], machines: list[str], jobs: int) -> Iterator[Built]:
    """Build entries, those of a game in one process: each takes over what those before have typed.

    In less than half of the time, and to the same bytes as far as is known.
    """
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.file.partition("-")[0], []).append(entry)
    alone = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, alone, max_tasks_per_child=1) as processes:
        waiting = [processes.submit(build_several, group, machines) for group in groups.values()]
        for name, future in zip(groups, waiting, strict=True):
            begun = time.perf_counter()
            yield from future.result()
            print(f"{time.perf_counter() - begun:5.1f} s more  {name}", flush=True)


def build_several(entries: list[Entry], machines: list[str]) -> list[Built]:
    """Build entries one after another in this process."""
    return [build(entry, machines) for entry in entries]


# ---- all -----------------------------------------------------------------------------


def made_with() -> dict[str, str]:
    """Name what compiles: another version may give other bytes, which play the same."""
    import llvmlite
    import numba

    own = [path.read_bytes() for path in sorted(_HERE.glob("*.py")) if path.stem not in _OTHERS]
    return {
        "builder": hashlib.sha256(b"".join(own).replace(b"\r\n", b"\n")).hexdigest()[:16],
        "python": ".".join(platform.python_version_tuple()[:2]),
        "numba": numba.__version__,
        "llvmlite": llvmlite.__version__,
    }


def renew(machines: list[str], everything: bool, jobs: int) -> None:
    """Make what is not of the sources as they are, and write the manifest."""
    old = shipped.manifest()
    objects = {machine: dict(old.get("objects", {}).get(machine, {})) for machine in TRIPLES}
    known = dict(old.get("entries", {}))
    outdated = stale()
    if everything or old.get("made with") != made_with():
        outdated = list(ENTRIES)
    missing = [e for e in ENTRIES if any(e.file not in objects[one] for one in machines)]
    wanted = [entry for entry in ENTRIES if entry in outdated or entry in missing]
    for one in built(wanted, machines, jobs):
        known[one.name] = one.noted
        if one.noted["file"] in {entry.file for entry in outdated}:
            for some in objects.values():
                some.pop(one.noted["file"], None)
        for machine, content in one.objects.items():
            objects[machine][one.noted["file"]] = hashlib.sha256(content).hexdigest()
            path = shipped.FOLDER / machine / one.noted["file"]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        if old.get("made with", made_with()) == made_with():  # an interrupted one goes on from here
            _write_manifest(known, objects)
    _write_manifest(known, objects)
    print(f"{len(wanted)} of {len(ENTRIES)} made for {', '.join(machines)}")


def _write_manifest(known: dict[str, Any], objects: dict[str, dict[str, str]]) -> None:
    """Write what there is, and remove what is no longer used."""
    names, files = {e.twin().name for e in ENTRIES}, {e.file for e in ENTRIES}
    digests = {
        machine: {file: digest for file, digest in sorted(some.items()) if file in files}
        for machine, some in objects.items()
    }
    noted = {
        "form": shipped.FORM,
        "made with": made_with(),
        "entries": {name: one for name, one in sorted(known.items()) if name in names},
        "objects": {machine: some for machine, some in digests.items() if some},
    }
    text = json.dumps(noted, indent=1) + "\n"
    (shipped.FOLDER / shipped.MANIFEST).write_text(text, encoding="utf-8", newline="\n")
    for path in shipped.FOLDER.glob("*/*.o"):
        if path.name not in digests.get(path.parent.name, {}):
            path.unlink()


def differing(machines: list[str], jobs: int) -> list[str]:
    """Build all again, and list the objects that come out otherwise than they lie there.

    Each that does so beside others is built once more as those that are shipped are: alone.
    """
    files = {
        one.noted["file"]
        for one in built_together(list(ENTRIES), machines, jobs)
        if _otherwise(one)
    }
    again = [entry for entry in ENTRIES if entry.file in files]
    return [name for one in built(again, machines, jobs) for name in _otherwise(one)]


def _otherwise(one: Built) -> list[str]:
    """List the objects of an entry that are not as they lie there."""
    places = {machine: Path(machine, one.noted["file"]) for machine in one.objects}
    return [
        place.as_posix()
        for machine, place in places.items()
        if not (shipped.FOLDER / place).exists()
        or (shipped.FOLDER / place).read_bytes() != one.objects[machine]
    ]


def main() -> int:
    """Renew what is shipped, or check it."""
    parser = argparse.ArgumentParser(prog=_COMMAND, description=(__doc__ or "").partition(".")[0])
    parser.add_argument(
        *("--machines", "-m"),
        default=",".join(IN_THE_REPOSITORY),
        help=f"kinds of machine, separated by commas, or all: {', '.join(TRIPLES)}",
    )
    parser.add_argument("--all", action="store_true", help="make what is as it should be, too")
    parser.add_argument("--stale", action="store_true", help="only list what is not")
    parser.add_argument("--check", action="store_true", help="only compare: the same bytes again?")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    options = parser.parse_args()
    machines = list(TRIPLES) if options.machines == "all" else options.machines.split(",")
    if wrong := [name for name in machines if name not in TRIPLES]:
        parser.error(f"unknown machine '{wrong[0]}': {', '.join(TRIPLES)}")
    if options.check and (noted := shipped.manifest().get("made with")) != made_with():
        print(f"not compared: made with {noted}, here is {made_with()}")
        return 0
    if options.stale or options.check:
        stale_files = (
            differing(machines, options.jobs) if options.check else [e.file for e in stale()]
        )
        print("\n".join(stale_files) or "all are of these sources")
        return bool(stale_files)
    renew(machines, options.all, options.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
