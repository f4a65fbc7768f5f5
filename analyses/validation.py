"""What was compared with what, and where each rule is told and tested: reports/validation.md.

It is made from the sources and tests as they stand: a test is listed for what it imports, with the
words of its own docstring; a rule is found by the number or heading that code and tests cite.
"""

import ast
import re
import subprocess
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pandas as pd

from analyses.map_odds import PLAYED

NAME = "validation"
FILE = f"{NAME}.md"
ROOT = Path(__file__).resolve().parents[1]
PACKAGE, TESTS, REPORTS = ROOT / "samurai_odds", ROOT / "tests", ROOT / "reports"
GAMES = {"battles": "Samurai Battles", "swords": "Samurai Swords", "ran": "RAN"}
_KINDS = {  # what a test module imports, and what that makes of it
    "rules written a second time": re.compile(r"from tests\.\w+\.reference\b"),
    "every face of every die listed": re.compile(r"from tests\.\w+\.brute\b"),
    "exact against sampled": re.compile(r"from scipy import stats\b"),
}
_BEGINS = """\
The rules of each game exist twice: in the package, and in plain Python in the tests, written from
the rulebook without a look at the package. Both play the same games and answer the same questions.
Chances come by two ways, exact and sampled, through the same rules; people's plays and full games
check what rests on bots. Where the rulebook leaves a gap, what we decided is in the rulings of
[Samurai Battles](../samurai_odds/battles/rulings.md),
[Samurai Swords](../samurai_odds/swords/rulings.md) and [RAN](../samurai_odds/ran/rulings.md).
"""
_IN_DOUBT = """\
Rulings (letters) and, in RAN, paragraphs of the rulebook: where they are told, and where a test
names them (others meet them in full games). The rulebooks of Samurai Battles and Samurai Swords
have no numbers: search the code for the heading, such as `Ranged Combat 3` or `Step 8`.
"""
_PARAGRAPH = r"(?:2\.\d\d|3\.0|[4-9]\.\d{1,2}|1[0-3]\.\d{1,2})(?=[\s,;.:)\]-])"  # of RAN
_CITED = {
    "battles": re.compile(r"(?<![\w'./-])[BE][1-9]\d{0,2}(?![\w'-])"),
    "swords": re.compile(r"(?<![\w'./-])[SW][1-9]\d{0,2}(?![\w'-])"),
    "ran": re.compile(
        r"(?<![\w'./-])(?:R[1-9]\d{0,2}|(?:2\.\d\d|3\.0|[4-9]\.\d{1,2}|1[0-3]\.\d{1,2})(?=[\s,;.:)\]-]))(?![\w'-])"
    ),
}
_MOST = 6  # files named beside a rule


def write(folder: Path) -> None:
    """Write the page into a folder."""
    lines = ["# What was compared with what", "", _BEGINS, *_at_every_change()]
    lines += [*_by_hand(), *_rules()]
    (folder / FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")


# ---- what runs with every change ------------------------------------------------------


def _at_every_change() -> Iterator[str]:
    yield "## With every change of the code"
    yield ""
    yield "All of it runs before a change is taken in; a difference stops it. Lines are those of"
    yield "the second implementation, without blanks and comments."
    yield ""
    yield "| game | second implementation | lines |"
    yield "| :-- | :-- | --: |"
    for game, title in GAMES.items():
        files = sorted((TESTS / game / "reference").rglob("*.py"))
        files += [one for one in [TESTS / game / "brute.py"] if one.exists()]
        written = sum(map(_statements, files))
        yield f"| {title} | `tests/{game}/reference` | {written:,} |"
    yield ""
    yield "| compared | how | cases | test |"
    yield "| :-- | :-- | --: | :-- |"
    modules = dict(_modules())
    cases = _cases(list(modules))
    for file, kinds in sorted(modules.items()):
        said = _first_sentences(file)
        name = file.relative_to(TESTS).as_posix()
        yield f"| {said} | {'; '.join(kinds)} | {cases[name]} | `{name}` |"
    yield ""


def _modules() -> Iterator[tuple[Path, list[str]]]:
    """Give the test modules that compare, and how."""
    for file in sorted(TESTS.rglob("test_*.py")):
        text = file.read_text("utf-8")
        kinds = [kind for kind, imported in _KINDS.items() if imported.search(text)]
        if kinds:
            yield file, kinds


def _cases(files: list[Path]) -> dict[str, int]:
    """Count the cases of test modules, the long ones too."""
    line = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:xdist", "-o"]
    line += ["addopts=", "-q", "-m", "long or not long", *map(str, files)]
    listed = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: dict[str, int] = defaultdict(int)
    for name in re.findall(r"^tests/(\S+\.py)::", listed, re.MULTILINE):
        found[name] += 1
    return found


def _first_sentences(file: Path) -> str:
    """Return what the docstring of a module says before its first empty line, in one line."""
    text = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    return re.sub(r"\s+", " ", text.partition("\n\n")[0]).replace("|", "/")


def _statements(file: Path) -> int:
    lines = map(str.strip, file.read_text("utf-8").splitlines())
    return sum(bool(line) and not line.startswith("#") for line in lines)


def sources() -> list[Path]:
    """List what it is made of besides the package: tests, analyses and what was run by hand."""
    by_hand = [f"map_odds_{game}.csv" for game in GAMES]
    named = (*by_hand, "stated_chances.md", "evidence.csv", "people.md")
    own = [*TESTS.rglob("*.py"), *Path(__file__).parent.glob("*.py")]
    return [*sorted(own), *(REPORTS / name for name in named)]


# ---- what is run by hand --------------------------------------------------------------


def _by_hand() -> Iterator[str]:
    yield "## By hand, for a version"
    yield ""
    yield "| compared | how much | what came out | report |"
    yield "| :-- | --: | :-- | :-- |"
    for game, title in GAMES.items():
        table = pd.read_csv(REPORTS / f"map_odds_{game}.csv").iloc[0]
        yield (
            f"| {title}: odds on the map against battles played by the full game | "
            f"{table['attacks']:.0f} attacks, {PLAYED:,} battles each | "
            f"chi-square p {table['p']:.3f}, "
            f"outcomes that cannot be: {table['impossible outcomes']:.0f} | "
            f"[map_odds_{game}](map_odds_{game}.md) |"
        )
    stated = (REPORTS / "stated_chances.md").read_text("utf-8")
    of_all = re.search(r"^\| all \| (\d+) \| ([\d.]+ points) \|", stated, re.MULTILINE)
    assert of_all is not None
    yield (
        f"| what `advise` states in Samurai Battles against games played to the end | {of_all[1]} "
        f"positions | off by {of_all[2]}, root mean square | [stated_chances](stated_chances.md) |"
    )
    plays = pd.read_csv(REPORTS / "evidence.csv").iloc[-1]
    yield (
        f"| bots against what people reported of published scenarios | {plays['players']} | "
        f"log-likelihood of a coin {plays['a coin (chance)']}, of two steady "
        f"{plays['steady (chance)']} | [evidence](evidence.md) |"
    )
    tried = re.findall(
        r"^\*\*(\d+)\.\*\*", (REPORTS / "people.md").read_text("utf-8"), re.MULTILINE
    )
    yield (
        f"| what people ran into with other calculators and boards | {len(tried)} reports tried | "
        "each with its answer | [people](people.md) |"
    )
    yield ""


# ---- where a rule is told and tested --------------------------------------------------


def _rules() -> Iterator[str]:
    yield "## A rule in doubt"
    yield ""
    yield _IN_DOUBT
    for game, title in GAMES.items():
        told, tested = _citing(PACKAGE / game, game), _citing(TESTS / game, game)
        yield f"### {title}"
        yield ""
        yield "| rule | told in | tested in |"
        yield "| :-- | :-- | :-- |"
        for rule in sorted(told, key=_order):
            yield f"| {rule} | {_named(told[rule])} | {_named(tested.get(rule, []))} |"
        yield ""


def _citing(folder: Path, game: str) -> dict[str, list[str]]:
    """Map each rule to the modules that cite it, those that do so most often first."""
    counts: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for file in sorted(folder.rglob("*.py")):
        for rule in _CITED[game].findall(_words(file)):
            counts[rule][file.relative_to(folder).with_suffix("").as_posix()] += 1
    return {
        rule: sorted(files, key=lambda file: (-files[file], file)) for rule, files in counts.items()
    }


def _words(file: Path) -> str:
    """Return the comments and strings of a module."""
    with file.open("rb") as source:
        kept = (tokenize.COMMENT, tokenize.STRING)
        return "\n".join(
            one.string for one in tokenize.tokenize(source.readline) if one.type in kept
        )


def _order(rule: str) -> tuple[str, list[int]]:
    return rule[0] if rule[0].isalpha() else "", [int(one) for one in re.findall(r"\d+", rule)]


def _named(files: list[str]) -> str:
    more = f" and {len(files) - _MOST} more" if len(files) > _MOST else ""
    return ", ".join(f"`{one}`" for one in files[:_MOST]) + more
