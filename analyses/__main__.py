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

from analyses import ANALYSES, attack_picture, booklets, documentation, page, pages, reference
from samurai_odds import __version__

ROOT = pages.HERE.parent
REPORTS = ROOT / "reports"
_WRITTEN = (".md", ".csv", ".png")
_COMPARED = (".md", ".csv")
_INDEX = ("index.md", "index.html")
_BOOKLETS = [booklets.PREFIX + game for game in booklets.BOOKLETS]
ALL = [*ANALYSES, *_BOOKLETS, attack_picture.NAME, reference.NAME, page.NAME]


def stamp(name: str, folder: Path) -> str:
    """Say what an analysis' outputs were made from: all sources, and what was written."""
    digest = hashlib.sha256(__version__.encode())
    library = [
        file
        for ending in ("*.py", "*.toml", "*.js", "page/assets/*")
        for file in ROOT.glob(f"samurai_odds/**/{ending}")
    ]
    game = _game(name)
    own = Path(booklets.__file__) if game else pages.HERE / f"{name}.py"
    for file in [*sorted(library), Path(pages.__file__), own]:
        digest.update(file.read_bytes())
    written = [Path(f"{name}{ending}") for ending in _WRITTEN]
    if name == attack_picture.NAME:
        written = [Path(attack_picture.FILE)]
    if name == reference.NAME:
        written = [Path(file) for file in reference.FILES]
    if name == page.NAME:
        written = page.files(folder)
    for file in booklets.files(game, folder) if game else written:
        digest.update(str(file).encode())
        there = folder / file
        digest.update(there.read_bytes() if there.exists() else b"missing")
    return digest.hexdigest()


def _game(name: str) -> str:
    """Give the game whose booklet is named; nothing for an analysis."""
    return name.removeprefix(booklets.PREFIX) if name.startswith(booklets.PREFIX) else ""


def make(name: str, folder: Path, reword: bool = False, with_figure: bool = True) -> None:
    """Write one analysis or booklet into a folder."""
    if _game(name):
        booklets.write(_game(name), folder)
        return
    if name == attack_picture.NAME:
        attack_picture.write(folder)
        return
    if name == reference.NAME:
        reference.write(folder)
        return
    if name == page.NAME:
        page.write(folder)
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
    pages.write_index(ANALYSES, folder)


def differences(names: Sequence[str], folder: Path) -> list[str]:
    """Make the analyses again in a temporary folder; say where they differ from a folder's."""
    found: list[str] = []
    with tempfile.TemporaryDirectory() as temporary:
        anew = Path(temporary)
        for place, name in enumerate(names, start=1):
            make(name, anew, with_figure=False)
            tell(f"[{place}/{len(names)}] {name}: made again")
        pages.write_index(ANALYSES, anew)
        for name in names:
            found += _differences(name, folder, anew)
        found += [line for file in _INDEX for line in _difference(file, folder, anew)]
    return found


def _differences(name: str, folder: Path, anew: Path) -> list[str]:
    """Compare what one name wrote: all files but pictures, a PDF by its text."""
    if name == attack_picture.NAME:
        old, new = (attack_picture.description(place) for place in (folder, anew))
        return _unlike(attack_picture.FILE, old, new)
    if name == reference.NAME:
        return [line for file in reference.FILES for line in _difference(file, folder, anew)]
    if name == page.NAME:
        return [
            line for file in page.files(folder) for line in _difference(str(file), folder, anew)
        ]
    game = _game(name)
    if game:
        listed = {*booklets.files(game, folder), *booklets.files(game, anew)}
        compared = sorted(map(str, listed))
    else:
        compared = [f"{name}{ending}" for ending in _COMPARED]
    found = [line for file in compared for line in _difference(file, folder, anew)]
    if not game and not _figure(folder, name).exists():
        found.append(f"{name}.png is missing")
    return found


def _difference(file: str, folder: Path, anew: Path) -> list[str]:
    """Show the first lines in which a file differs; one that is not there is empty."""
    old, new = (
        booklets.text(place / file) if (place / file).exists() else "" for place in (folder, anew)
    )
    return _unlike(file, old, new)


def _unlike(file: str, old: str, new: str) -> list[str]:
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), file, "again", n=0)
    return list(lines)[:12]


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
    given = parser.parse_args(arguments)
    if (given.names == [documentation.NAME]) != (given.out is not None):
        parser.error("the documentation site is `site --out DIR`, with nothing else")
    if given.out is not None:
        documentation.write(Path(given.out))
        return 0
    unknown = [name for name in given.names if name not in ALL]
    if unknown:
        parser.error(f"no analysis '{unknown[0]}': choose from {', '.join(ALL)}")
    names = given.names or ALL
    usual = signal.signal(signal.SIGTERM, _end)
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
    except _Terminated:
        tell("terminated; the same command continues")
        return 143
    finally:
        signal.signal(signal.SIGTERM, usual)
    for line in found:
        print(line)
    tell("reports differ: run `python -m analyses`" if found else "reports are up to date")
    return 1 if found else 0


class _Terminated(BaseException):
    """We were asked to end at once."""


def _end(number: int, frame: object) -> None:
    raise _Terminated


def _figure(folder: Path, name: str) -> Path:
    return folder / f"{name}.png"


if __name__ == "__main__":
    sys.exit(main())
