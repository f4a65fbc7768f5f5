"""Products: what is written from the package itself, not found by an analysis.

The README's picture, the booklets, the references with the map of modules, and the built page.
"""

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tokenize import COMMENT, NL, STRING, generate_tokens
from types import ModuleType
from typing import Any

from PIL import Image  # matplotlib needs it too

import samurai_odds
from analyses import validation
from samurai_odds import Limit, battles, booklet, ran, swords
from samurai_odds.engine.writing import put, put_all
from samurai_odds.grids.style import new_picture
from samurai_odds.page.site import whole_site


@dataclass(frozen=True)
class Product:
    """One of them: how it is written into a folder, and which files of it are there or missing.

    ``sources`` are what it is made of besides the package.
    """

    write: Callable[[Path], None]
    files: Callable[[Path], list[Path]]
    sources: Callable[[], list[Path]] = list


def text(file: Path) -> str:
    """Return what two makings of a file must have in common; "" if there is none.

    Of a PDF, the text on its pages; of a picture, the description that it carries, because pixels
    differ between machines.
    """
    if not file.exists():
        return ""
    if file.suffix == ".png":
        with Image.open(file) as picture:
            return str(picture.info.get("Description", ""))
    if file.suffix != ".pdf":
        return file.read_text(encoding="utf-8")
    from pypdf import PdfReader

    with PdfReader(file) as pdf:
        return "\n".join(page.extract_text() for page in pdf.pages)


# ---- the picture of the README: what samurai spearmen do to ashigaru bowmen --------------

PICTURE = Path("attack.png")


def write_picture(folder: Path) -> None:
    """Draw the picture into a folder: one panel, so that a phone shows its words large enough."""
    odds = battles.attack("samurai-spear", "ashigaru-bow")
    often = float(odds.p("defender_losses >= 2"))
    title = (
        f"Samurai spearmen attack ashigaru bowmen:\n{often:.0%} of attacks take two blocks or more"
    )
    figure = new_picture(4.4, 3.3, title)
    odds.plot(figure.subplots())
    metadata = {"Software": None, "Description": described(figure)}
    figure.savefig(folder / PICTURE, dpi=140, metadata=metadata)


def described(figure: Any) -> str:
    """Describe a figure: its words, and each bar and point with its look."""
    lines = [figure.get_suptitle(), figure.get_supxlabel()]
    for axes in figure.axes:
        legend = axes.get_legend()
        lines.append(f"{axes.get_xlabel()} / {axes.get_ylabel()}")
        lines += [label.get_text() for label in legend.get_texts()] if legend else []
        lines += [
            f"bar {bar.get_width():.2f} x {bar.get_height():.2f}, {bar.get_facecolor()}, "
            f"{bar.get_hatch() or 'plain'}"
            for bar in axes.patches
        ]
        for line in axes.lines:
            points = ", ".join(f"({x:.2f}, {y:.2f})" for x, y in line.get_xydata())
            lines.append(f"line {line.get_linestyle()} {line.get_marker()}: {points}")
    return "\n".join(lines)


# ---- the booklets ------------------------------------------------------------------------

BOOKLETS = {  # by the names of their files: the game, and the part of its booklet
    "battles": ("battles", "odds"),
    "par": ("battles", "par"),
    "swords": ("swords", None),
    "ran": ("ran", None),
}


@cache
def printed(name: str) -> bytes:
    """Make a booklet, once."""
    from samurai_odds.reports.saving import content

    game, part = BOOKLETS[name]
    return content(booklet(game, part=part), ".pdf")


def _booklet(name: str) -> Product:
    file = Path("booklets") / f"{name}.pdf"

    def write(folder: Path) -> None:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        put(folder / file, printed(name))

    return Product(write, lambda folder: [file])


# ---- the page for the phone --------------------------------------------------------------

PAGE = "page"


def write_page(folder: Path) -> None:
    """Write the page into its folder, in place of the version there."""
    files = whole_site()
    there = [file.name for file in (folder / PAGE).glob("*") if file.is_file()]
    put_all(folder / PAGE, files, [name for name in there if name not in files])


def page_files(folder: Path) -> list[Path]:
    """List what the page consists of, and what else lies there, relative to the folder."""
    wanted = {Path(PAGE) / name for name in whole_site()}
    there = {file.relative_to(folder) for file in (folder / PAGE).glob("*")}
    return sorted(wanted | there)


# ---- references: every public function with its inputs, variables and JSON keys; all modules ----

REFERENCE = "reference"
GAMES = {"battles": battles, "swords": swords, "ran": ran}
MODULES = "modules.md"
REFERENCES = (*(f"{REFERENCE}_{game}.md" for game in GAMES), MODULES)
PACKAGE = Path(samurai_odds.__file__).parent
_FEW = Limit(samples=2)
_UNIT = "AS 6-4/5-3"
_TWO = {"attacker_contingent": "9/1/5 31rp", "defender_contingent": "9/1/5 31rp"}
_LED = {"attacker_busho": "6/5", "defender_busho": "5/5"}
# A question of each procedure that has as many of its variables as one question can.
_ASKED: dict[str, dict[str, Any]] = {
    "battles.attack": {
        **{"attacker": "CS", "defender": "AS", "then": "LV"},
        **{"attacker_honor": 2, "defender_honor": 2},
    },
    "swords.battle": {
        **{"attacker": "3 spearmen", "defender": "daimyo, gunner + bowman"},
        **{"defender_ronin": "0:0.5,1:0.5", "then": "2 spearmen"},
    },
    "swords.ninja": {"then_battle": "daimyo, bowman v daimyo, gunner"},
    "swords.campaign": {"army": "daimyo, 3 gunners", "provinces": ["a: gunner"]},
    "ran.shock": {"attacker": _UNIT, "defender": _UNIT, **_LED, **_TWO},
    "ran.fire": {"firer": "AS-T 6-4", "target": "SI 7-4/6-3", "shock": True, "return_fire": False},
    "ran.assault": {"attacker": "SI 7-4/6-3", "defender": "AS-T 6-4", "withdraws": 1},
    "ran.duel": {"first": "6/5", "second": "5/5"},
    "ran.orders": {"busho": "5, 4, 3"},
    "ran.withdraw": {"units": _UNIT, "active": True, "momentum": 4},
    "ran.alone": {"enemy": "KB"},
    "ran.rally": {"units": _UNIT},
    "ran.recover": {"units": f"{_UNIT} disrupted 2h"},
    "ran.flight": {"contingent": "15/10/5 31rp"},
    "ran.rout": {"level": 20, "enemy_level": 20, "combat": ["shock 'SI 7-4' 'AS 6-4'"]},
    "battles.play": {"scenario": "study-spears", "limit": _FEW},
    "swords.play": {"players": 3, "bots": "random", "limit": _FEW},
    "ran.play": {"scenario": "study-foot", "red": "random", "blue": "random", "limit": _FEW},
}


def write_references(folder: Path) -> None:
    """Write the reference of every game, and the map of modules, into a folder."""
    (folder / MODULES).write_text(modules(), encoding="utf-8")
    for file, (key, game) in zip(REFERENCES, GAMES.items(), strict=False):
        lines = [f"# Reference: {_title(game)}", "", *_head(key)]
        for name in game.__all__:
            thing = getattr(game, name)
            if inspect.isfunction(thing):
                lines += _function(f"{key}.{name}", thing)
        (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")


def modules() -> str:
    """Map all modules: a section for each package, a line from each module's docstring."""
    lines = [
        "# Map of the modules",
        "",
        "Made from the docstrings by `python -m analyses reference`. Which way imports run,",
        "what happens in an answer: [ARCHITECTURE.md](../ARCHITECTURE.md).",
    ]
    for package in sorted(PACKAGE.rglob("__init__.py")):
        place = package.parent
        lines += [
            "",
            f"## {place.relative_to(PACKAGE.parent).as_posix()}",
            "",
            _first_line(package),
        ]
        files = [file for file in sorted(place.glob("*.py")) if file != package]
        lines += [""] * bool(files)
        lines += [f"- `{file.name}`: {_first_line(file)}" for file in files]
    return "\n".join(lines) + "\n"


def _first_line(file: Path) -> str:
    """Return the first paragraph of a module's docstring, on one line."""
    with file.open(encoding="utf-8") as read:
        code = (one for one in generate_tokens(read.readline) if one.type not in (COMMENT, NL))
        first = next(code)
    text = inspect.cleandoc(ast.literal_eval(first.string)) if first.type == STRING else ""
    return " ".join(text.partition("\n\n")[0].replace("``", "`").split())


def _title(game: ModuleType) -> str:
    return (game.__doc__ or "").partition(", as far")[0].partition("\n")[0].rstrip(".")


def _head(game: str) -> Iterator[str]:
    yield f"Python: `from samurai_odds import {game}`. Command: `samurai-odds {game} NAME`, with"
    yield "dashes for underscores. All procedures also take the options of `--help` under Method"
    yield "and Answer."
    yield ""


def _function(name: str, function: Any) -> Iterator[str]:
    text, inputs = _parts(inspect.getdoc(function) or "")
    yield f"## `{name}`"
    yield ""
    yield f"`{_signature(name, function)}`"
    yield ""
    yield text
    yield ""
    if inputs:
        yield "| input | meaning |"
        yield "| :-- | :-- |"
        yield from (
            f"| `{one}` | {meaning.replace('|', chr(92) + '|')} |" for one, meaning in inputs
        )
        yield ""
    if name in _ASKED:
        yield from _variables(function(**_ASKED[name]))


def _signature(name: str, function: Any) -> str:
    """Return the call with the names of its inputs; those with a default behind."""
    parameters = inspect.signature(function).parameters.values()
    needed = [one.name for one in parameters if one.default is one.empty and one.kind < 2]
    return f"{name}({', '.join([*needed, '...'])})"


def _parts(text: str) -> tuple[str, list[tuple[str, str]]]:
    """Return a docstring's text, and what it says of each input."""
    text = text.partition("\n>>> ")[0]
    text, _, listed = re.split(r"(\n(?:Args|Keywords):\n)", text + "\nArgs:\n", maxsplit=1)
    found: list[tuple[str, str]] = []
    for line in listed.splitlines():
        if match := re.match(r"    (\w+): (.*)", line):
            found.append((match[1], match[2]))
        elif line.startswith("        ") and found:
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
    return text.replace("``", "`").strip(), found


def _variables(odds: Any) -> Iterator[str]:
    """Name the variables of an answer, with their words; other names; and the keys of its JSON."""
    yield "Variables:"
    yield ""
    for name in odds.variables:
        words = odds.words.get(name, ())
        yield f"- `{name}`{': ' + ', '.join(words) if words else ''}"
    derived = [name for name in odds.names if name not in odds.variables]
    yield ""
    if derived:
        yield f"Expressions may also use {', '.join(f'`{one}`' for one in derived)}."
        yield ""
    yield f"JSON: {', '.join(f'`{key}`' for key in odds.to_dict())}."
    yield ""


PRODUCTS = {
    **{f"booklet_{name}": _booklet(name) for name in BOOKLETS},
    "attack_picture": Product(write_picture, lambda folder: [PICTURE]),
    REFERENCE: Product(write_references, lambda folder: [Path(file) for file in REFERENCES]),
    validation.NAME: Product(
        validation.write, lambda folder: [Path(validation.FILE)], validation.sources
    ),
    PAGE: Product(write_page, page_files),
}
