"""Write all analyses into reports/: `python -m analyses`; with --check, compare instead."""

import argparse
import difflib
import hashlib
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from analyses import ANALYSES, pages
from samurai_odds import __version__

ROOT = pages.HERE.parent
REPORTS = ROOT / "reports"
_WRITTEN = (".md", ".csv", ".png")
_COMPARED = (".md", ".csv")
_INDEX = ("index.md", "index.html")


def stamp(name: str, folder: Path) -> str:
    """Say what an analysis' outputs were made from: all sources, and what was written."""
    digest = hashlib.sha256(__version__.encode())
    library = [*ROOT.glob("samurai_odds/**/*.py"), *ROOT.glob("samurai_odds/**/*.toml")]
    for file in [*sorted(library), Path(pages.__file__), pages.HERE / f"{name}.py"]:
        digest.update(file.read_bytes())
    for ending in _WRITTEN:
        written = folder / f"{name}{ending}"
        digest.update(written.read_bytes() if written.exists() else b"missing")
    return digest.hexdigest()


def build(names: Sequence[str], folder: Path, anew: bool = False, reword: bool = False) -> None:
    """Write the analyses named and the index; what is up to date is left alone."""
    stamps = folder / ".made"
    stamps.mkdir(parents=True, exist_ok=True)
    for place, name in enumerate(names, start=1):
        begun = time.monotonic()
        kept = stamps / name
        if not (anew or reword) and kept.exists() and kept.read_text() == stamp(name, folder):
            tell(f"[{place}/{len(names)}] {name}: up to date")
            continue
        result = pages.run(name, reword)
        pages.write(result, folder)
        result.close()
        kept.write_text(stamp(name, folder))
        tell(f"[{place}/{len(names)}] {name}: written in {time.monotonic() - begun:.1f} s")
    pages.write_index(ANALYSES, folder)


def differences(names: Sequence[str], folder: Path) -> list[str]:
    """Make the analyses again in a temporary folder; say where they differ from a folder's."""
    found = []
    with tempfile.TemporaryDirectory() as temporary:
        anew = Path(temporary)
        for place, name in enumerate(names, start=1):
            result = pages.run(name)
            pages.write(result, anew, with_figure=False)
            result.close()
            tell(f"[{place}/{len(names)}] {name}: made again")
        pages.write_index(ANALYSES, anew)
        files = [f"{name}{ending}" for name in names for ending in _COMPARED]
        for file in [*files, *_INDEX]:
            there = folder / file
            old = there.read_text(encoding="utf-8") if there.exists() else ""
            new = (anew / file).read_text(encoding="utf-8")
            lines = difflib.unified_diff(old.splitlines(), new.splitlines(), file, "again", n=0)
            found += list(lines)[:12]
        found += [f"{name}.png is missing" for name in names if not _figure(folder, name).exists()]
    return found


def tell(line: str) -> None:
    """Write a line of progress."""
    print(line, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m analyses", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(ANALYSES)}")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if it would")
    parser.add_argument("--anew", action="store_true", help="also what is up to date")
    parser.add_argument("--reword", action="store_true", help="also put findings into the scripts")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.names if name not in ANALYSES]
    if unknown:
        parser.error(f"no analysis '{unknown[0]}': choose from {', '.join(ANALYSES)}")
    names = given.names or ANALYSES
    try:
        if not given.check:
            build(names, REPORTS, given.anew, given.reword)
            return 0
        found = differences(names, REPORTS)
    except pages.Outdated as outdated:
        tell(str(outdated))
        return 1
    except KeyboardInterrupt:
        tell("interrupted; the same command continues")
        return 130
    for line in found:
        print(line)
    tell("reports differ: run `python -m analyses`" if found else "reports are up to date")
    return 1 if found else 0


def _figure(folder: Path, name: str) -> Path:
    return folder / f"{name}.png"


if __name__ == "__main__":
    sys.exit(main())
