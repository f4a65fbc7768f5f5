"""The documentation site: `python -m analyses site --out DIR`; needs `pip install ".[site]"`.

Its sources are the documents of the project, laid out where they stand, so that their links lead
where they lead in the repository; to them come what tutorials/site holds, the gallery's answers,
the tutorials as they ran, and the page for the phone.
"""

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from importlib import import_module
from inspect import isclass, isfunction
from pathlib import Path
from typing import Any

import samurai_odds
from samurai_odds.cli.main import main as command

NAME = "site"
ROOT = Path(__file__).resolve().parents[1]
OWN = ROOT / "tutorials" / "site"
_DOCUMENTS = (
    *("README.md", "CHANGELOG.md", "VERSIONING.md", "SECURITY.md", "ARCHITECTURE.md"),
    *("CONTRIBUTING.md", "analyses/README.md", "samurai_odds/**/*.md", "reports/*.md"),
    *("tutorials/*.ipynb",),
)
_BESIDE = ("reports/*.png", "reports/*.csv", "reports/booklets/*")  # what they show or link to
_LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)\s]*)?(\))")


_HERE = "in the folder of this file, "  # of README.md: where it is installed
_PACKED = f"samurai_odds-{samurai_odds.__version__}"
_THERE = f'download and unpack the <a href="{_PACKED}.tar.gz">sources</a>; in their folder '
_NEXT = "Activate it with "
_WHEEL = f"{_PACKED}-py3-none-any.whl"
_OR = (
    f'Or download the <a href="{_WHEEL}">package</a>, which needs no sources: '
    f"`python3 -m venv .venv && .venv/bin/pip install {_WHEEL}`. "
    "On Windows `.venv\\Scripts\\` stands for `.venv/bin/`.\n\n"
)


def write(out: Path, run: bool = True) -> None:
    """Build the site into a folder; the tutorials show nothing where they are not ``run``."""
    with tempfile.TemporaryDirectory() as temporary:
        sources = Path(temporary) / "sources"
        lay_out(sources)
        packed(sources / "extra")
        if run:
            _run_tutorials(sources)
        line = [sys.executable, "-m", "sphinx", "-b", "html", "-q", "-W", "--keep-going", "-j", "2"]
        subprocess.run([*line, str(sources), str(out)], check=True)
    lost = list(dead_links(out))
    if lost:
        raise SystemExit("\n".join(["links that lead nowhere:", *lost]))


def packed(place: Path) -> None:
    """Build what is installed into a folder: the sources and the package."""
    line = [sys.executable, "-m", "build", "--outdir", str(place), str(ROOT)]
    subprocess.run(line, check=True, capture_output=True)


def lay_out(place: Path) -> None:
    """Write the sources that Sphinx reads."""
    for pattern in (*_DOCUMENTS, *_BESIDE):
        for file in (one for one in sorted(ROOT.glob(pattern)) if one.is_file()):
            there = place / file.relative_to(ROOT)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, there)
    for file in place.rglob("*.md"):
        file.write_text(_linked(file, place), encoding="utf-8")
    for name in ("conf.py", "page.md", "scorer.js"):
        shutil.copyfile(OWN / name, place / name)
    shutil.copyfile(OWN / "notebooks.md", place / "tutorials" / "index.md")
    first = (place / "README.md").read_text("utf-8")
    assert _HERE in first
    assert _NEXT in first
    first = first.replace(_HERE, _THERE).replace(_NEXT, _OR + _NEXT)
    text = first + (OWN / "contents.md").read_text("utf-8")
    (place / "index.md").write_text(text, encoding="utf-8")
    (place / "README.md").unlink()
    (place / "api.md").write_text(_interface(), encoding="utf-8")
    with (place / "reports" / "index.md").open("a", encoding="utf-8") as index:
        index.write((OWN / "reports.md").read_text("utf-8"))
    _gallery(place)
    shutil.copytree(ROOT / "reports" / "page", place / "extra" / "phone")


def _linked(file: Path, place: Path) -> str:
    """Turn links to folders and to the first page to pages of the site; code stays where it is."""

    def led(found: re.Match[str]) -> str:
        before, target, anchor, after = found[1], found[2], found[3] or "", found[4]
        if ":" in target:
            return found[0]
        there = Path(os.path.normpath(file.parent / target))
        origin = ROOT / there.relative_to(place)
        if origin == ROOT / "README.md":
            there = place / "index.md"
        elif origin == ROOT / "reports" / "page" / "index.html":
            there = place / "page.md"
        elif origin.is_dir():
            there = there / "index.md"
        elif origin.suffix == ".md" or not origin.is_file():
            return found[0]
        elif not there.exists():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(origin, there)
        return f"{before}{os.path.relpath(there, file.parent)}{anchor}{after}"

    return _LINK.sub(led, file.read_text("utf-8"))


# ---- the interface: all public names --------------------------------------------------


def _interface() -> str:
    """Write the page of the Python interface: `__all__` says what is public."""
    public = {name: getattr(samurai_odds, name) for name in samurai_odds.__all__}
    games = {name: thing for name, thing in public.items() if hasattr(thing, "__all__")}
    names = [*public, *(f"{name}.{one}" for name, game in games.items() for one in game.__all__)]
    listed = [name for name in names if name not in games]
    contents = ", ".join(f"[`{name}`](#samurai_odds.{name})" for name in listed)
    return (
        (OWN / "api.md")
        .read_text("utf-8")
        .replace("$contents", contents)
        .replace("$functions", _listed(name for name, one in public.items() if isfunction(one)))
        .replace("$classes", _listed((n for n, one in public.items() if isclass(one)), "class"))
        .replace("$games", "\n".join(_game(name, thing) for name, thing in games.items()))
    )


def _game(name: str, game: object) -> str:
    public = {one: getattr(game, one) for one in getattr(game, "__all__", ())}
    title = (game.__doc__ or "").partition(", as far")[0].partition("\n")[0].rstrip(".")
    functions = _listed(f"{name}.{one}" for one, thing in public.items() if isfunction(thing))
    classes = _listed((f"{name}.{n}" for n, one in public.items() if isclass(one)), "class")
    return f"## {title}\n\n{functions}\n{classes}"


def _listed(names: Iterator[str], kind: str = "function") -> str:
    """Describe functions or classes from their docstrings."""
    lines = ["```{eval-rst}"]
    for name in names:
        lines += [f".. auto{kind}:: samurai_odds.{name}"]
        lines += ["   :members:"] if kind == "class" else []
        lines += [""]
    return "\n".join([*lines, "```", ""]) if len(lines) > 1 else ""


# ---- the gallery ----------------------------------------------------------------------


def _gallery(place: Path) -> None:
    """Run the commands of the gallery: what it shows is what they print and draw."""
    lines = ["# Gallery: ten questions", ""]
    pictures = place / "gallery_pictures"
    pictures.mkdir()
    asked = tomllib.loads((OWN / "gallery.toml").read_text("utf-8"))["question"]
    with tempfile.TemporaryDirectory() as folder:
        for number, one in enumerate(asked, start=1):
            picture = pictures / f"{number}.svg"
            lines += [f"## {one['title']}", "", one["text"], ""]
            if "file" in one:
                (Path(folder) / one["file"]).write_text(one["holds"].lstrip("\n"), "utf-8")
                lines += [f"`{one['file']}`:", "", "```", one["holds"].strip("\n"), "```", ""]
            lines += ["```console", f"$ samurai-odds {one['command']}"]
            lines += [answer(one["command"], Path(folder), picture), "```", ""]
            lines += [f"```{{image}} gallery_pictures/{picture.name}", f":alt: {one['title']}"]
            lines += [f":target: _images/{picture.name}", "```", ""]  # larger: a phone shrinks it
    (place / "gallery.md").write_text("\n".join(lines), encoding="utf-8")


def answer(line: str, folder: Path, picture: Path) -> str:
    """Return what a command prints; it draws a picture, too."""
    printed = io.StringIO()
    with redirect_stdout(printed), chdir(folder):
        if command([*shlex.split(line), "--plot", str(picture)]) != 0:
            raise SystemExit(f"gallery: samurai-odds {line} is refused")
    return printed.getvalue().rstrip("\n")


# ---- the tutorials --------------------------------------------------------------------


def _run_tutorials(place: Path) -> None:
    """Run each notebook where the project stands, and keep what it shows."""
    from nbclient import NotebookClient

    nbformat: Any = import_module("nbformat")
    for file in sorted((place / "tutorials").glob("*.ipynb")):
        notebook = nbformat.read(file, as_version=4)
        here = {"metadata": {"path": ROOT}}
        NotebookClient(notebook, timeout=600, kernel_name="python3", resources=here).execute()
        nbformat.write(notebook, file)


# ---- links ----------------------------------------------------------------------------


def dead_links(out: Path) -> Iterator[str]:
    """List links inside the site that lead to no file or to no place in it."""
    pages = {file: file.read_text("utf-8") for file in out.rglob("*.html")}
    places = {file: set(re.findall(r'\bid="([^"]+)"', text)) for file, text in pages.items()}
    for file, text in pages.items():
        if out / "phone" in file.parents:
            continue  # one page that makes its own
        for target in re.findall(r'\b(?:href|src)="([^"]+)"', text):
            address, _, anchor = target.partition("#")
            address = address.partition("?")[0]
            if ":" in address or target == "#":
                continue
            there = (file.parent / address).resolve() if address else file.resolve()
            held = places.get(there)  # None of what has no places to lead to
            if not there.exists() or (anchor and held is not None and anchor not in held):
                yield f"{file.relative_to(out)}: {target}"
