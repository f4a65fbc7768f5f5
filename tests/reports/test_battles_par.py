"""Par sheets hold what `battles par` answers, one for each shipped scenario."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from samurai_odds import Figure, Limit, OddsError, battles, booklet
from samurai_odds.battles.scenario.text import shipped
from samurai_odds.reports import battles_booklet
from samurai_odds.reports.battles_par import Pars, in_order, is_ours
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Booklet, Notes, Reading, bind
from tests.reports.looking_up import cell

PRINTED = Path(__file__).parents[2] / "reports" / "booklets"
FEW = 32
KEY, EPIC = "study-spears", "epic-study-foot"


@pytest.fixture(scope="module")
def pars() -> Pars:
    return Pars((KEY, EPIC), FEW)


def test_a_sheet_says_what_battles_par_says(pars: Pars) -> None:
    page = pars.sheet(Notes(), KEY)
    odds = battles.par(KEY, limit=Limit(samples=FEW))
    wins, amounts, at_least, lead = page.tables
    assert cell(wins, "chance", "red wins") == odds.p("winner == 'red'")
    assert cell(amounts, "banners, blue", "average") == odds.expect("blue_banners")
    assert cell(amounts, "banners, red less blue", "average") == odds.expect("margin")
    assert cell(at_least, "red", "2") == odds.p("red_banners >= 2")
    spread, match, luck, *_ = odds.listings
    assert [row[2:] for row in amounts.rows] == [row[1:] for row in spread.rows]
    assert lead.rows[0][1:] == tuple(chance for _, chance in match.rows)
    assert f"hands decide {luck.rows[0][1].text()} of" in page.text[1]
    assert odds.verdict is not None
    assert page.text[1].startswith(odds.verdict.text)
    assert f"battles par {KEY} --samples {FEW}" in page.text[-1]
    assert page.text[0].startswith("Red (Red army), moving first: 4 units, ")
    assert "numbers of the scenario" in page.footnote


@pytest.mark.long
def test_at_least_falls_with_the_banners_and_ends_where_the_side_has_won(pars: Pars) -> None:
    for key, goals in ((KEY, (3, 3)), (EPIC, (5, 5))):
        at_least = pars.sheet(Notes(), key).tables[2]
        assert at_least.columns == ("banners", *map(str, range(1, max(goals) + 1)))
        for goal, (_, *chances) in zip(goals, at_least.rows, strict=True):
            assert all(isinstance(one, Figure) and one.se > 0 for one in chances[:goal])
            assert set(chances[goal:]) <= {None}
            assert all(one >= other for one, other in pairwise(chances[:goal]))


@pytest.mark.long
def test_the_table_of_all_names_who_is_favored(pars: Pars) -> None:
    [table] = pars.overview(Notes()).tables
    assert [row[0] for row in table.rows] == [
        "Study: spears in the open",
        "Epic study: three lines of foot",
    ]
    par, odds = pars.answer(KEY)
    assert cell(table, "Study: spears in the open", "red's par") == odds.expect("red_banners")
    assert cell(table, "Study: spears in the open", "favored") == par.favor().favors
    assert cell(table, "Epic study: three lines of foot", "blue needs") == 5


@pytest.mark.long
def test_two_sheets_fit_a_page_of_either_paper(tmp_path: Path) -> None:
    """The first stands below the table of all."""
    pars = Pars((KEY, EPIC, "study-levies"), FEW)
    made = bind("battles", "Par", pars.reading, pars.sheets, iter, (0, pars.overview))
    for paper in ("a4", "letter"):
        made.save(tmp_path / "par.pdf", paper)
        texts = [page.extract_text() for page in PdfReader(tmp_path / "par.pdf").pages]
        assert len(texts) == 3
        for title in ("Par: Study: levies", "Par: Epic study"):
            assert title in texts[-1]
        assert [text.count("by luck alone") for text in texts] == [0, 1, 2]


def test_every_shipped_scenario_has_its_printed_page() -> None:
    assert sorted(in_order()) == sorted(shipped())
    assert [is_ours(key) for key in in_order()] == sorted(map(is_ours, shipped()))
    sheets = [page.extract_text() for page in PdfReader(PRINTED / "par.pdf").pages][1:]
    assert len(sheets) == (len(shipped()) + 2) // 2  # the table of all is half a page
    tables = ("Who wins", "Banners and turns", "Chance of at least so many", "Lead in a match")
    for place, text in enumerate(sheets):  # no sheet goes on overleaf
        last = len(shipped()) - 1 - 2 * place
        assert {text.count(f"\n{table}") for table in tables} == {min(2, last + 2) if place else 1}


@pytest.mark.long
@pytest.mark.parametrize("key", ["arita-castle-phase-1", KEY, "epic-study-foot"])
def test_a_printed_sheet_is_what_is_played(key: str, tmp_path: Path) -> None:
    """All sheets take minutes: the scenario that is over soonest, one of ours, one of Epic."""
    pars = Pars((key,))
    made = bind("battles", "Par", pars.reading, pars.sheets, iter, (0, pars.overview))
    made.save(tmp_path / "par.pdf")
    [*_, text] = (page.extract_text() for page in PdfReader(tmp_path / "par.pdf").pages)
    sheet = text[
        text.rindex("Par: ", 0, text.index("Who wins")) : text.index(
            "\n", text.index("by luck alone")
        )
    ]
    assert len(sheet.splitlines()) > 20
    whole = "\n".join(page.extract_text() for page in PdfReader(PRINTED / "par.pdf").pages)
    assert sheet in whole


def test_the_whole_booklet_ends_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def bound(*given: Any, **named: Any) -> Booklet:
        asked.append(given)
        return Booklet("battles", "", "", ())

    monkeypatch.setattr(battles_booklet, "bind", bound)
    booklet("battles")
    booklet("battles", part="odds")
    assert booklet("battles", part="par").name == ": par sheets"
    whole, odds, par = asked
    assert whole[2].lines == odds[2].lines
    assert whole[2].terms == (*odds[2].terms, *par[2].terms)
    assert len(whole[3]) == len(odds[3]) + len(par[3])
    assert whole[5][0] == len(odds[3])
    with pytest.raises(OddsError, match="unknown part of swords 'par': choose from odds, sheet"):
        booklet("swords", part="par")


def test_what_is_made_last_goes_to_its_place() -> None:
    names = iter("abcd")

    def maker(notes: Notes) -> Page:
        return notes.page(next(names), "", (), ())

    made = bind("ran", "RAN", Reading(()), [maker] * 3, iter, (1, maker))
    assert made.card is not None
    assert [made.card.key, *(page.key for page in made.pages)] == ["a", "reading", "d", "b", "c"]
