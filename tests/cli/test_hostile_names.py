"""Names that are markup, formulas or links stay text in every format that is written."""

import csv
import io
import re
from collections.abc import Sequence
from pathlib import Path

import pandas as pd
import pytest

from analyses.browsing import chromium, in_chromium
from samurai_odds import battles, ran, swords
from samurai_odds.grids.grid import Grid, as_csv, as_markdown
from tests.cli.running import Run
from tests.engine.script.node import needs_node
from tests.fuzz import surface

GAMES = ("battles", "swords", "ran")
RUN = "document.title='PWNED'"
NAMES = (
    f"<img src=x onerror={RUN}>",
    f"</title></style></script></svg><script>{RUN}</script>",
    f'" onmouseover="{RUN}" autofocus onfocus="{RUN}',
    f"[tap](javascript:{RUN}) ![x](http://x.invalid/y)",
    "=HYPERLINK(1)",
    "=cmd|' /C calc'!A0",
    "$\\frac$ {nb} ]]> %s &lt; `x` | \\",
)
TOGETHER = (" ".join(name for name in NAMES if name[0] != "="), "=cmd|' /C calc'!A0 <b>")
FORMATS = ("html", "md", "csv", "text", "json")
LOG = "battles attack levy ashigaru-bow --defender-on forest : defender_losses 2\n"
BRIEF = ["--samples", "2", "--seconds", "2"]
SHORT = {  # what is reviewed; full games are told, drawn and counted
    "battles": ["--turn-limit", "12"],
    "swords": ["--round-limit", "3"],
    "ran": ["--turn-limit", "2"],
}
HOLD_NAMES = {
    "costs",
    "dragons",
    "file",
    "files",
    "game",
    "orders",
    "position",
    "scenario",
    "setup",
}
WRITE = ("--format", "--html", "--out", "--plot")
OWN = {  # what they write holds nobody's names
    **dict.fromkeys((f"{game} new" for game in GAMES), "reads a file only to keep it"),
    "booklet": "the rules' own tables",
    "swords worth": "a setup's rules, and no word of it",
}
FORMULA = re.compile(r"[=@\t\r]|[+-].*[(|!]", re.DOTALL)


def scenario(game: str, name: str, key: str = "quick-3") -> str:
    """Return a small scenario in which everything that has a name of its own has this one."""
    name = name.replace(";", ",")
    if game == "swords":
        text = swords.map(key).file()
        text = _seated(text, name)
    elif game == "battles":
        text = battles.map("study-spears").file()
        text = re.sub(r"^(Red|Blue): .*", rf"\1: {_quoted(name)}", text, flags=re.MULTILINE)
    else:
        text = ran.map("study-foot").file()
        text = re.sub(r"^(Red|Blue): .*", rf"\1: {_quoted(name)}", text, flags=re.MULTILINE)
        text = re.sub(r"(Red|Blue) (Ichiro|Jiro)", rf"\2 {_quoted(name.replace('[', '('))}", text)
        text = re.sub(r"^(Contingent .): .*", rf"\1: {_quoted(name)}", text, flags=re.MULTILINE)
    for heads, before in (("Title|Notes", ""), ("Source|Placement", "assumed, ")):
        found = re.compile(rf"^({heads}): .*(\n  .*)*", re.MULTILINE)
        text = found.sub(rf"\1: {before}{_quoted(name)}", text)
    return text


def _seated(text: str, name: str) -> str:
    """Give the seats of a position names, which differ."""
    return re.sub(r"^(Seat (\d)): .*", rf"\1: {_quoted(name)} \2", text, flags=re.MULTILINE)


def _quoted(name: str) -> str:
    return name.replace("\\", "\\\\")


def commands(game: str, file: str, seats: str, place: str, short: bool = False) -> list[list[str]]:
    """List commands that write names into files of all formats; ``seats`` is a file for play.

    The page of a full game takes seconds: once it is told ``short``.
    """
    play = [game, "play", seats]
    bots = ["--bots", "random"] if game == "swords" else ["--red", "random", "--blue", "random"]
    few = ["--samples", "2", *bots]
    report = ["--bots", "random,cautious" if game == "swords" else "random,greedy"]
    found = [
        [*play, *few, *SHORT[game], "--record", f"{place}.games"],
        [*play, *bots, *SHORT[game] * short, "--trace", "0", "--html", f"{place}-game.html"],
        [game, "map", seats, "--html", f"{place}-map.html", "--plot", f"{place}-map.svg"],
        [game, "map", seats, "--plot", f"{place}-map.pdf"],
        [*play, *few, "--plot", f"{place}-play.svg"],
        [
            game,
            "report",
            file,
            *report,
            *BRIEF,
            "--format",
            "html",
            "--out",
            f"{place}-report.html",
        ],
        [game, "review", f"{place}.games", "--samples", "2", "--html", f"{place}-review.html"],
    ]
    return found + [[*play, *few, "--format", form] for form in FORMATS]


def others(game: str, file: str, position: str, place: str) -> list[list[str]]:
    """List all other commands that read names, each written as a page and, if it can be, drawn."""
    bots = ["--bots", "random", "--samples", "4"]
    asked = {
        "battles": (
            ["advise", position, "--deal"],
            ["odds", position, "d8", "d7"],
            ["turn", position, "--card", "order-three-center"],
        ),
        "swords": (
            ["advise", position, "--seat", "1"],
            ["odds", position, "Shinano", "Hida"],
            ["round", position, "--seat", "2"],
        ),
        "ran": (
            ["advise", position],
            ["odds", position, "A4", "a6"],
            ["turn", position, "--contingent", "A"],
        ),
    }[game]
    bound = [[game, *words, *(["--seconds", "0.5"] * (words[0] != "odds"))] for words in asked]
    bound += [[game, "balance", file, *bots], [game, "par", file, "--samples", "4"]]
    bound += [["merge", f"{place}.games"], ["luck", f"{place}.log"]]
    return [[*one, *_written(one, f"{place}-{'-'.join(_asked(one).path)}")] for one in bound]


def _written(words: Sequence[str], place: str) -> list[str]:
    """Return the options that have an answer written as a page and drawn."""
    options = {option.opts[0]: option for option in _asked(words).options}
    pages = ["--format", "html"] * ("html" in getattr(options["--format"].type, "choices", ()))
    return pages + ["--plot", f"{place}.svg"] * ("--plot" in options)


def _asked(words: Sequence[str]) -> surface.Asked:
    return next(one for one in surface.commands() if one.path == tuple(words[: len(one.path)]))


def _meeting(text: str) -> str:
    """Move enemies of the studies next to each other."""
    text = re.sub(r"^(   7  \.     \.     \.     )\.  ", r"\1.as", text, flags=re.MULTILINE)
    rows = {
        row: found.span(1)
        for row in (5, 7)
        if (found := re.search(rf"^   {row}  (.*)$", text, re.M))
    }
    if "A4n" in text:
        (a, b), (c, d) = rows[5], rows[7]
        text = text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]
    return text


def test_every_command_that_writes_names_is_tried() -> None:
    writers = {
        (" ".join(one.path), option.opts[0])
        for one in surface.commands()
        if HOLD_NAMES & {parameter.name for parameter in (*one.arguments, *one.options)}
        for option in one.options
        if option.opts[0] in WRITE
        if option.opts[0] != "--format" or "html" in getattr(option.type, "choices", ())
    }
    tried = {
        (" ".join(_asked(words).path), word)
        for game in GAMES
        for words in (*commands(game, "a", "a", "b"), *others(game, "a", "c", "b"))
        for word in words
        if word in WRITE
    }
    assert {(name, option) for name, option in writers - tried if name not in OWN} == set()
    assert {*OWN} <= {name for name, _ in writers}


def answered(run: Run, game: str, name: str, folder: Path) -> dict[str, str]:
    """Run all commands in a folder; return what those with a format printed, by it."""
    file, place = folder / f"{game}.txt", str(folder / game)
    file.write_text(scenario(game, name), encoding="utf-8")
    printed, seats = {}, file
    if game == "swords":  # only in positions do seats have names
        seats = folder / "seats.txt"
        bots = ("--bots", "random", "--trace", "0")
        saved = run("swords", "play", str(file), *bots, "--save", str(seats), "--at-round", "2")
        assert saved.status == 0, saved.err
        named = _seated(seats.read_text(encoding="utf-8"), name)
        seats.write_text(named, encoding="utf-8")
    for one in commands(game, str(file), str(seats), place, name != TOGETHER[0]):
        found = run(*one)
        assert found.status == 0, (one, found.err)
        if one[-2] == "--format":
            printed[one[-1]] = found.out
    (folder / f"{game}-format.html").write_text(printed["html"], encoding="utf-8")
    if name == TOGETHER[0]:
        _answered_else(run, game, name, place)
    return printed


def _answered_else(run: Run, game: str, name: str, place: str) -> None:
    position = Path(f"{place} {NAMES[0]}.txt")
    text = _meeting(scenario(game, name, "chapter-7"))
    position.write_text(text, encoding="utf-8")
    Path(f"{place}.log").write_text(f"# {name}\n{LOG}", encoding="utf-8")
    for one in others(game, f"{place}.txt", str(position), place):
        found = run(*one)
        assert found.status == 0, (one, found.err)
        if "html" in one:
            called = f"{place}-{'-'.join(_asked(one).path)}.html"
            Path(called).write_text(found.out, encoding="utf-8")


@needs_node
@pytest.mark.long
@pytest.mark.skipif(chromium() is None, reason="no Chromium on the PATH: apt-get install chromium")
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_a_name_stays_text_wherever_it_is_written(game: str, tmp_path: Path, run: Run) -> None:
    printed = {}
    for place, name in enumerate(TOGETHER):
        (tmp_path / str(place)).mkdir()
        printed[name] = answered(run, game, name, tmp_path / str(place))
    pages = tmp_path / "pages"
    pages.mkdir()
    for file in tmp_path.glob("[0-9]*/*"):
        if file.suffix in (".html", ".svg"):
            (pages / f"{file.parent.name}-{file.name}").write_bytes(file.read_bytes())
    found = in_chromium(Path(__file__).with_name("hostile_names.mjs"), pages)
    assert found["faults"] == []
    assert len(found["seen"]) > 7 * len(TOGETHER) + 10
    for place, name in enumerate(TOGETHER):
        assert name.split(";")[0] in found["seen"][f"{place}-{game}-map.html"]
        _no_formulas(printed[name]["csv"])
        assert not re.search(r"<[a-z/!]|(?<!\\)\]\(", printed[name]["md"])
    for file in tmp_path.glob("*/*.pdf"):
        assert not re.search(rb"/(JS|JavaScript|OpenAction|Launch|URI)\b", file.read_bytes())


@pytest.mark.long
@pytest.mark.parametrize("name", ["$\\frac$ a $b$", "<b> wide " * 40])
def test_a_name_of_a_seat_is_drawn_as_it_is_written_and_leaves_room(
    name: str, tmp_path: Path, run: Run
) -> None:
    text = swords.map("chapter-7").file()
    file = tmp_path / "seats.txt"
    file.write_text(_seated(text, name), encoding="utf-8")
    bots = ("--bots", "random", "--samples", "2", "--round-limit", "10")
    assert run("swords", "play", str(file), *bots, "--plot", str(tmp_path / "a.png")).status == 0


def _no_formulas(text: str) -> None:
    cells = [cell for row in csv.reader(io.StringIO(text)) for cell in row]
    assert not [cell for cell in cells if FORMULA.match(cell)]


def _table(names: Sequence[str]) -> Grid:
    rows = tuple((name, name, -0.5) for name in names)
    return Grid(names[0], ("label", names[-1], "value"), rows, tuple(names))


def test_a_table_has_no_formula_and_no_markup() -> None:
    names = (*NAMES, "+1-cmd|'/C calc'!A0", "@SUM(A1)", "-2+3+cmd|' /C calc'!A0", "\t=1", "a\nb")
    _no_formulas(as_csv([_table(names)]))
    assert "\n-1,+0.5 ± 0.1,-0.5" in as_csv(
        [Grid("", ("a", "b", "c"), (("-1", "+0.5 ± 0.1", -0.5),))]
    )
    _no_formulas(as_csv([_table(names)], for_spreadsheets=True))
    md = as_markdown([_table(names)])
    assert not re.search(r"<[a-z/!]|\](\(|:|\[)", md.replace("\\]", ""))
    assert len(md.splitlines()) == 5 + 2 * len(names)


def test_a_line_break_stays_in_its_cell() -> None:
    rows = tuple((f"a{sign}b", 1) for sign in ("\n", "\r", "\r\n"))
    read = list(csv.reader(io.StringIO(as_csv([Grid("", ("c", "d"), rows)]), newline="")))
    assert read == [["c", "d"], *([name, "1"] for name, _ in rows)]


def test_what_looks_like_a_date_is_exact_but_for_spreadsheets() -> None:
    """pandas reads the apostrophe as part of the text; a spreadsheet makes dates of 15/10/5."""
    labels = ["15/10/5", "6/5", "1-2", "2024-03"]
    grid = Grid("", ("contingent", "value"), tuple((label, 0.5) for label in labels))
    read = pd.read_csv(io.StringIO(as_csv([grid])))
    assert read["contingent"].tolist() == labels
    marked = list(csv.reader(io.StringIO(as_csv([grid], for_spreadsheets=True))))
    assert [row[0] for row in marked[1:]] == [f"'{label}" for label in labels]


def test_a_page_names_the_hash_of_all_that_runs_or_styles(run: Run) -> None:
    text = run.shown("battles", "attack", "levy", "levy", "--format", "html")
    assert "Content-Security-Policy" in text
    assert "unsafe" not in text
    assert " style=" not in text


@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_a_title_cannot_command_the_terminal(game: str) -> None:
    module = {"battles": battles, "swords": swords, "ran": ran}[game]
    text = scenario(game, "a\x1b]0;PWNED\x07\x1b[31m\u202eb")
    question = module.question("play", {"scenario" if game != "swords" else "setup": text})
    assert "\x1b" not in question.heading
    assert "\u202e" not in question.heading
