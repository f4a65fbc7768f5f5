"""Booklets are written whole, in every format, with feet and headings on every page."""

import csv
import io
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader

import samurai_odds
from samurai_odds import Figure, OddsError, booklet
from samurai_odds._version import VERSION
from samurai_odds.cli.main import main
from samurai_odds.grids.grid import Grid
from samurai_odds.reports import ran_booklet
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.content import Page
from samurai_odds.reports.markup import as_markdown_booklet, as_web
from samurai_odds.reports.model import Booklet
from samurai_odds.reports.pdf import _Print, as_pdf
from samurai_odds.reports.pdf_tables import SIZE
from samurai_odds.reports.saving import save

LONG = Grid(
    "A long table",
    ("unit", "a chance", "an amount"),
    tuple((f"row {n}", Figure(n / 150, proportion=True), 1.5) for n in range(151)),
    ("a note below",),
)
SMALL = Grid("Small <table>", ("unit", "won"), (("a, b", Figure(0.25, proportion=True)),))
BOOK = Booklet(
    "ran",
    "RAN",
    "RAN, GMT 2007",
    (
        Page("reading", "How to read", tuple(f"line {n}" for n in range(1, 11))),
        Page("long", "Long", ("Text.",), (SMALL, LONG), {"fire": "reconstructed"}),
        Page("short", "Short", (), (SMALL,), {"terrain": "assumed", "fire": "reconstructed"}),
    ),
)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ran_booklet, "booklet", lambda *given: BOOK)


def pages(path: Path) -> list[str]:
    return [page.extract_text() for page in PdfReader(path).pages]


@pytest.mark.long
@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_every_page_of_a_pdf_has_its_foot(
    tmp_path: Path, paper: str, size: tuple[int, int]
) -> None:
    path = tmp_path / "ran.pdf"
    assert main(["booklet", "ran", "--out", str(path), "--paper", paper]) == 0
    box = PdfReader(path).pages[0].mediabox
    assert (round(box.width), round(box.height)) == size
    texts = pages(path)
    assert len(texts) >= 4
    for number, text in enumerate(texts, 1):
        assert f"RAN · samurai-odds {VERSION} · RAN, GMT 2007" in text
        assert f"page {number} of {len(texts)}" in text
        assert "Weakest source here: " in text
    assert "Weakest source here: reconstructed: fire." in texts[1]
    assert "Weakest source here: assumed: terrain." in texts[-1]
    assert "line 10" in texts[0]
    assert f" {len(texts)}" in texts[0], "the contents know the page of the last sheet"


@pytest.mark.long
def test_tables_repeat_their_headings_on_every_page(tmp_path: Path) -> None:
    path = tmp_path / "ran.pdf"
    path.write_bytes(as_pdf(BOOK))
    texts = pages(path)[1:-1]
    assert len(texts) >= 3
    for text in texts:
        if "row " in text:
            assert "A long table" in text
            assert "a chance" in text
            assert "Long" in text
    together = "\n".join(texts)
    for n in range(151):
        assert f"row {n}" in together


def test_fonts_are_embedded_and_text_is_text(tmp_path: Path) -> None:
    path = tmp_path / "ran.pdf"
    path.write_bytes(as_pdf(BOOK))
    for page in PdfReader(path).pages:
        assert not page.images
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
            described = font["/DescendantFonts"][0]["/FontDescriptor"]
            assert "/FontFile2" in described


@pytest.mark.long
def test_the_same_booklet_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(as_pdf(BOOK))
    (tmp_path / "b.pdf").write_bytes(as_pdf(BOOK))
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()


def test_html_is_one_file_with_every_sheet() -> None:
    text = as_web(BOOK)
    assert "Small &lt;table&gt;" in text
    assert text.count("<footer>") == 3
    assert "Weakest source here: assumed: terrain." in text
    assert f"samurai-odds {VERSION}" in text
    assert "sheet 3 of 3" in text
    assert "http:" not in text
    assert "https:" not in text
    assert "src=" not in text


@pytest.mark.long
def test_a_sheet_of_many_tables_leaves_none_over_alone(tmp_path: Path) -> None:
    rows = tuple((f"row {n}", n / 7) for n in range(14))
    tables = tuple(Grid(f"table {n}", ("unit", "amount"), rows) for n in range(1, 5))
    sheet = Page("many", "Many", ("Text.",), tables)
    (tmp_path / "ran.pdf").write_bytes(as_pdf(replace(BOOK, pages=(BOOK.pages[0], sheet))))
    _, first, second = pages(tmp_path / "ran.pdf")
    assert [f"table {n}" in first for n in range(1, 5)] == [True, True, False, False]
    assert [f"table {n}" in second for n in range(1, 5)] == [False, False, True, True]


def test_the_card_follows_the_page_that_teaches_and_fills_one_page(tmp_path: Path) -> None:
    advice = Grid(
        "Attack?", ("you", "he"), (("levy", Advice(0.5, "A")), ("bow", Advice(-1.0, "W")))
    )
    book = replace(BOOK, card=Page("card", "attack or wait", ("Dark pays.",), (advice,)))
    (tmp_path / "ran.pdf").write_bytes(as_pdf(book))
    first, second, *_ = pages(tmp_path / "ran.pdf")
    assert "How to read" in first
    assert "RAN: attack or wait" in second
    assert "A +0.50" in second
    text = as_web(book)
    assert text.index("How to read") < text.index('id="contents"') < text.index("Attack?")
    shade = re.search(r'<td class="(g\d+i255)">A&nbsp;\+0.50', text)
    assert shade
    assert re.search(
        rf"td.{shade[1]} {{ background: rgb\((\d+),\1,\1\); color: rgb\(255,255,255\)", text
    )
    assert "<td>W&nbsp;\N{MINUS SIGN}1.00</td>" in text
    assert "sheet 4 of 4" in text
    assert as_markdown_booklet(book).index("| levy | A +0.50 |") > 0
    assert repr(book) == "RAN: odds booklet of 4 sheets"
    book.save(tmp_path / "tables")
    assert (tmp_path / "tables" / "02-card-1.csv").read_text().splitlines()[1] == "levy,A +0.50"


def test_html_keeps_its_first_column_and_leads_back_to_the_top() -> None:
    text = as_web(BOOK)
    assert 'name="viewport"' in text
    assert (
        "td:first-child { text-align: left; position: sticky; left: 0; background: #fff; }" in text
    )
    assert text.count('href="#top"') == text.count("<footer>") == 3
    for target in ("top", "contents", "long", "short"):
        assert f'id="{target}"' in text


def test_markdown_has_every_table_and_footnote() -> None:
    text = as_markdown_booklet(BOOK)
    assert "10. line 10" in text
    assert "| row 150 | 100 | 1.50 |" in text
    assert text.count("*Weakest source here: ") == 3
    assert not any(line != line.rstrip() for line in text.splitlines())


def test_a_folder_holds_a_file_for_each_table(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    for _ in range(2):  # the second run replaces the first
        assert main(["booklet", "ran", "--out", str(folder)]) == 0
    samurai_odds.booklet("ran").save(folder)
    names = sorted(file.name for file in folder.glob("[!.]*"))
    assert names == ["02-long-1.csv", "02-long-2.csv", "03-short-1.csv", "contents.csv"]
    rows = list(csv.reader(io.StringIO((folder / "02-long-2.csv").read_text())))
    assert rows[0] == ["unit", "a chance", "an amount"]
    assert rows[2] == ["row 1", "0.00666667", "1.5"]
    listed = list(csv.DictReader(io.StringIO((folder / "contents.csv").read_text())))
    assert [line["file"] for line in listed] == names[:3]
    assert listed[0]["sources"] == "Weakest source here: reconstructed: fire."


def test_a_booklet_takes_away_what_an_earlier_one_wrote_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    mine = folder / "my-games.csv"
    mine.write_text("mine\n")
    assert main(["booklet", "ran", "--out", str(folder)]) == 0
    longer = replace(BOOK, pages=(*BOOK.pages, replace(BOOK.pages[-1], key="earlier")))
    save(longer, folder, None)
    save(replace(longer, pages=(*BOOK.pages, replace(BOOK.pages[-1], key="edited"))), folder, None)
    assert (folder / "04-edited-1.csv").exists()
    assert not (folder / "04-earlier-1.csv").exists()
    edited = folder / "04-edited-1.csv"
    edited.write_text("edited\n")
    assert main(["booklet", "ran", "--out", str(folder)]) == 0
    assert edited.read_text() == "edited\n"
    assert mine.read_text() == "mine\n"
    (folder / "02-long-1.csv").write_text("edited\n")
    assert main(["booklet", "ran", "--out", str(folder)]) == 2
    assert main(["booklet", "ran", "--out", str(folder), "--force"]) == 0
    assert {file.name for file in folder.glob("[!.]*")} == {
        *("02-long-1.csv", "02-long-2.csv", "03-short-1.csv", "04-edited-1.csv"),
        *("contents.csv", "my-games.csv"),
    }


@pytest.mark.parametrize("name", ["ran.pdf", "ran.html", "ran.md", "ran.txt"])
def test_the_command_writes_every_format(tmp_path: Path, name: str) -> None:
    assert main(["booklet", "ran", "--out", str(tmp_path / name)]) == 0
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).stat().st_size > 1000


def test_a_booklet_saves_itself(tmp_path: Path) -> None:
    book = booklet("ran")
    assert repr(book) == "RAN: odds booklet of 3 sheets"
    book.save(tmp_path / "ran.md")
    book.save(str(tmp_path / "tables"))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["ran.md", "tables"]
    with pytest.raises(OddsError, match="unknown game 'go'"):
        booklet("go")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["rann", "--out", "x.pdf"], "unknown game 'rann': did you mean 'ran'?"),
        (["ran", "--out", "x.doc"], "choose a name in .pdf, .html, .md, .txt, or a folder"),
        (["ran", "--out", "nowhere/x.pdf"], "cannot write 'nowhere/x.pdf': no such folder"),
        (["ran", "--out", "x.md", "--paper", "letter"], "paper is for a .pdf"),
        (["ran", "--out", "x.pdf", "--paper", "a3"], "unknown paper 'a3'"),
        (["ran", "--out", "folder"], "'folder/02-long-1.csv' was not written by samurai-odds"),
        (["ran", "--out", "folder/notes.md"], "was not written by samurai-odds"),
        (["ran", "--out", "folder/notes.doc"], "choose a name in"),
        (["ran"], "missing option '--out'"),
        (
            ["ran", "--out", "x.md", "--part", "par"],
            "unknown part of ran 'par': choose from odds, sheet",
        ),
        (["battles", "--out", "x.md", "--part", "odd"], "did you mean 'odds'?"),
        (["ran", "--out", "x.md", "--part", "sheet"], "name one with --scenario"),
        (["ran", "--out", "x.md", "--samples", "9"], "name --scenario"),
        (["ran", "--out", "x.md", "--units", "SI, SIX"], "unknown type 'SIX'"),
        (["swords", "--out", "x.md", "--units", "2 foo"], "unknown unit 'foo'"),
        (["battles", "--out", "x.md", "--units", "spear"], "'samurai-spear' or 'ashigaru-spear'"),
        (["battles", "--out", "x.md", "--units", " ;"], "--units names no unit"),
        (["battles", "--out", "x.md", "--rules", "nowhere.toml"], "cannot read the rules file"),
        (["battles", "--out", "x.md", "--scenario", "nagasino"], "did you mean 'nagashino-center'"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    for name in ("notes.md", "02-long-1.csv"):
        (tmp_path / "folder" / name).write_text("mine")
    assert main(["booklet", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.rglob("*")) == [
        "02-long-1.csv",
        "folder",
        "notes.md",
    ]


def test_help_and_single_questions_load_no_layout_library() -> None:
    for arguments in (["--help"], ["booklet", "--help"], ["ran", "rally", "AS 6-4/5-3"]):
        code = (
            f"import sys\nfrom samurai_odds.cli.main import main\nmain({arguments!r})\n"
            "heavy = {'fpdf', 'matplotlib', 'pandas', 'numba'}\n"
            "assert not heavy & {*sys.modules}, heavy & {*sys.modules}"
        )
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


SHORT = tuple((f"row {number}", number) for number in range(12))


def sheets(path: Path, tall: tuple[int, ...], joins: bool = True) -> list[str]:
    """Print sheets of so many short tables each; return the letters of those on each page."""
    table = Grid("Table", ("", "n"), SHORT)
    named = [
        Page(f"s-{name}", f"Sheet {name}", ("Text.",), (table,) * count, {}, joins)
        for name, count in zip("ABCDE", tall, strict=False)
    ]
    reading = Page("reading", "How to read", ("Read.",))
    Booklet("battles", "Title", "Edition", (reading, *named)).save(path)
    texts = [page.extract_text() for page in PdfReader(path).pages[1:]]
    return ["".join(name for name in "ABCDE" if f"Sheet {name}" in text) for text in texts]


def test_sheets_share_a_page_where_there_is_room(tmp_path: Path) -> None:
    assert sheets(tmp_path / "joined.pdf", (1, 1, 1, 1, 1)) == ["ABC", "DE"]
    assert sheets(tmp_path / "apart.pdf", (1, 1), joins=False) == ["A", "B"]


def test_no_page_is_left_half_empty_where_a_sheet_follows(tmp_path: Path) -> None:
    """The second does not fit below the first, and begins there all the same."""
    assert sheets(tmp_path / "flowing.pdf", (2, 3, 1)) == ["AB", "BC"]


def test_tables_with_the_same_columns_have_the_same_widths() -> None:
    narrow = Grid("One", ("unit", "won"), (("a", 1.0),))
    wide = Grid("Other", ("unit", "won"), (("a unit with a long name", 1.0),))
    pages = [Page(name, name, (), (grid,)) for name, grid in (("one", narrow), ("other", wide))]
    book = Booklet("ran", "RAN", "RAN", (Page("reading", "How to read", ("Read.",)), *pages))
    drawn = _Print(book, "a4", {})
    drawn.add_page()
    one, other = (drawn._laid(grid, SIZE) for grid in (narrow, wide))
    drawn.close_fonts()
    assert one.widths == other.widths
    text = as_web(book)
    assert len(set(re.findall(r'<table class="(t[0-9a-f]+)">', text))) == 1


def test_text_is_ascii_of_80_columns(tmp_path: Path) -> None:
    minus = Grid("Worth", ("unit", "net"), (("a", -0.5), ("b", None)))
    page = Page("sheet", "A sheet \N{MIDDLE DOT} of two", ("49 \N{PLUS-MINUS SIGN} 2.",), (minus,))
    cut = Page("card", "A card", (), (SMALL,), cut=True)
    Booklet("ran", "RAN", "RAN", (page, cut)).save(tmp_path / "sheet.txt")
    text = (tmp_path / "sheet.txt").read_text()
    assert text.isascii()
    assert max(map(len, text.splitlines())) <= 80
    assert "49 +- 2." in text
    assert re.search(r"a +-0\.50\n b +-\n", text)
    assert text.count("- - - -") > 2, "a line to cut along"
    assert "\f" not in text, "the card stays on the page"


def test_a_title_stands_in_place_of_the_name() -> None:
    book = booklet("ran", title="Our Saturday")
    assert book.imprint.startswith("Our Saturday")
    assert '<h1 id="top">Our Saturday</h1>' in as_web(book)
