"""Write all analyses into reports/: `python -m analyses`; with --check, compare instead."""

import argparse
import difflib
import hashlib
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from analyses import ANALYSES, STUDIES, documentation, pages, products
from analyses.products import PRODUCTS
from samurai_odds import __version__

ROOT = pages.HERE.parent
REPORTS = ROOT / "reports"
_WRITTEN = (".md", ".csv", ".png")
_COMPARED = (".md", ".csv")
ALL = [*ANALYSES, *PRODUCTS]


def stamp(name: str, folder: Path) -> str:
    """Say what an analysis' outputs were made from: all sources, and what was written."""
    digest = hashlib.sha256(__version__.encode())
    library = [
        file
        for ending in ("*.py", "*.toml", "*.js", "page/assets/*")
        for file in ROOT.glob(f"samurai_odds/**/{ending}")
    ]
    own = products.__file__ if name in PRODUCTS else pages.HERE / f"{ANALYSES[name]}.py"
    others = PRODUCTS[name].sources() if name in PRODUCTS else []
    for file in [*sorted(library), Path(pages.__file__), Path(own), *others]:
        digest.update(file.read_bytes())
    written = [Path(f"{name}{ending}") for ending in _WRITTEN]
    for file in PRODUCTS[name].files(folder) if name in PRODUCTS else written:
        digest.update(str(file).encode())
        there = folder / file
        digest.update(there.read_bytes() if there.exists() else b"missing")
    return digest.hexdigest()


def make(name: str, folder: Path, reword: bool = False, with_figure: bool = True) -> None:
    """Write one analysis or product into a folder."""
    if name in PRODUCTS:
        PRODUCTS[name].write(folder)
        return
    result = pages.run(name, reword)
    pages.write(result, folder, with_figure)
    result.close()


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
        make(name, folder, reword)
        kept.write_text(stamp(name, folder))
        tell(f"[{place}/{len(names)}] {name}: written in {time.monotonic() - begun:.1f} s")
    pages.write_index([*ANALYSES], STUDIES, folder)


def differences(names: Sequence[str], folder: Path) -> list[str]:
    """Make the analyses again in a temporary folder; say where they differ from a folder's."""
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as temporary:
        anew = Path(temporary)
        for place, name in enumerate(names, start=1):
            make(name, anew, with_figure=False)
            tell(f"[{place}/{len(names)}] {name}: made again")
        pages.write_index([*ANALYSES], STUDIES, anew)
        for name in names:
            lines += _differences(name, folder, anew)
        lines += _difference("index.md", folder, anew)
    return lines


def _differences(name: str, folder: Path, anew: Path) -> list[str]:
    """Compare what one name wrote: pictures of analyses need only be there."""
    if name in PRODUCTS:
        files = {file for place in (folder, anew) for file in PRODUCTS[name].files(place)}
        return [line for file in sorted(files) for line in _difference(str(file), folder, anew)]
    lines = [line for ending in _COMPARED for line in _difference(f"{name}{ending}", folder, anew)]
    if not (folder / f"{name}.png").exists():
        lines.append(f"{name}.png is missing")
    return lines


def _difference(file: str, folder: Path, anew: Path) -> list[str]:
    """Show the first lines in which a file differs; one that is not there is empty."""
    old, new = (products.text(place / file).splitlines() for place in (folder, anew))
    return list(difflib.unified_diff(old, new, file, "again", n=0))[:12]


def tell(line: str) -> None:
    """Write a line of progress."""
    print(line, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m analyses", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"one of {', '.join(ALL)}; or site, with --out"
    )
    parser.add_argument("--out", metavar="DIR", help="where the documentation site goes")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if it would")
    parser.add_argument("--anew", action="store_true", help="also what is up to date")
    parser.add_argument("--reword", action="store_true", help="also put findings into the scripts")
    options = parser.parse_args(arguments)
    if (options.names == [documentation.NAME]) != (options.out is not None):
        parser.error("the documentation site is `site --out DIR`, with nothing else")
    if options.out is not None:
        documentation.write(Path(options.out))
        return 0
    unknown = [name for name in options.names if name not in ALL]
    if unknown:
        parser.error(f"no analysis '{unknown[0]}': choose from {', '.join(ALL)}")
    names = options.names or ALL
    usual = signal.signal(signal.SIGTERM, _end)
    try:
        if not options.check:
            build(names, REPORTS, options.anew, options.reword)
            return 0
        lines = differences(names, REPORTS)
    except pages.Outdated as outdated:
        tell(str(outdated))
        return 1
    except KeyboardInterrupt:
        tell("interrupted; the same command continues")
        return 130
    except _Terminated:
        tell("terminated; the same command continues")
        return 143
    finally:
        signal.signal(signal.SIGTERM, usual)
    for line in lines:
        print(line)
    tell("reports differ: run `python -m analyses`" if lines else "reports are up to date")
    return 1 if lines else 0


class _Terminated(BaseException):
    """We were asked to end at once."""


def _end(number: int, frame: object) -> None:
    raise _Terminated


if __name__ == "__main__":
    sys.exit(main())
