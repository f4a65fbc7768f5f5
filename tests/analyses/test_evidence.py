"""The page of evidence: what it says of editions and armies, and what people reported."""

import re

import matplotlib
import pandas as pd
import pytest

from analyses import pages
from analyses.fit import evidence as study
from samurai_odds.analysis.evidence import reported
from samurai_odds.battles.scenario.text import load
from samurai_odds.grids.figure import Figure

REPORTS = pages.HERE.parent / "reports"
PAGE = (REPORTS / "evidence.md").read_text("utf-8")
TABLE = pd.read_csv(REPORTS / "evidence.csv", keep_default_na=False)
STEADY, PACK = "steady (chance)", "steady, edition-2012 (chance)"


def rows(table: pd.DataFrame) -> dict[str, pd.Series]:
    return {str(row["battle"]): row for _, row in table.iterrows()}


def test_the_page_says_which_edition_it_tests_and_that_a_page_names_top_and_bottom() -> None:
    for words in (
        "Tested are the rules and units of the 2020 edition",
        "A page names a TOP and a BOTTOM army, not the clan.",
        "the rules pack `edition-2012`",
        "nothing is fitted to them",
    ):
        assert words in PAGE, words
    link = re.search(r"\(\.\./(samurai_odds/battles/rulings\.md)#([\w-]+)\)", PAGE)
    assert link is not None
    heading = "## " + link[2].replace("-", " ")
    assert heading in (REPORTS.parent / link[1]).read_text("utf-8").lower()


def test_the_page_shows_what_was_reported_with_games_and_errors() -> None:
    shown = rows(TABLE)
    for key, one in reported("battles").items():
        row = shown[load(key).title.partition(":")[0]]
        assert row["players"] == f"{one.army} won {one.won} of {one.plays}"
        for bot in study.PLAIN:
            assert re.fullmatch(r"\d+% ± \d \(.*%\)", row[f"{bot} (chance)"])
    assert f"{study.GAMES:,} of each" in PAGE


def test_the_finding_has_the_scores_of_the_table() -> None:
    last = rows(TABLE)["all of them"]
    for who in (study.COIN, *study.PLAIN, study.SEARCH):
        assert f"{who} {last[f'{who} (chance)'].partition(' ')[0]}" in PAGE.split("\n\n")[1]


def test_with_the_pack_the_page_has_the_same_results() -> None:
    for name, row in rows(TABLE).items():
        if not name.startswith("Arita Castle, "):
            assert row[STEADY] == row[PACK]
    assert sum(TABLE["battle"].str.startswith("Arita Castle, ")) == len(study.SIZES)


def test_exchanged_the_other_army_won_what_was_reported() -> None:
    """A coin foretells the same; a bot that is sure of Mori at Arita Castle is further off."""
    coin = dict.fromkeys(study.SEARCHED, Figure(0.5))
    assert study.score(coin, other=True).loglikelihood == study.score(coin).loglikelihood
    sure = {"arita-castle-phase-1": Figure(0.9)}
    one, other = study.score(sure), study.score(sure, other=True)
    assert other.loglikelihood < one.loglikelihood
    opposite = study.score({"arita-castle-phase-1": Figure(0.1)})
    assert other.loglikelihood == pytest.approx(opposite.loglikelihood)


@pytest.mark.long
def test_the_page_is_written_as_the_module_makes_it() -> None:
    """From few games: the words, the battles and who stands in the columns."""
    matplotlib.use("Agg")
    made = study.made(20)
    assert list(made.table.columns) == list(TABLE.columns)
    assert list(made.table["battle"]) == list(TABLE["battle"])
    assert list(made.table["players"]) == list(TABLE["players"])
    for paragraph in pages.page(made).split("\n\n")[4:]:  # after the table
        assert paragraph.replace("20 of each", f"{study.GAMES:,} of each") in PAGE, paragraph
    made.close()
