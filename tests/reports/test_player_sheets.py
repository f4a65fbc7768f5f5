"""A player's sheet: one page of a scenario, with its units on its terrain, par, a card to cut."""

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from samurai_odds import Limit, OddsError, battles, booklet, ran, swords
from samurai_odds.reports import battles_card, swords_buying
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.model import Booklet, Notes
from samurai_odds.reports.player_sheet import undecided_row
from samurai_odds.reports.saving import content
from tests.reports.looking_up import cell

FEW = 8
EPIC = ("epic-kawanakajima", "suriagehara", "two-player")  # those with most on their page


def printed(book: Booklet, paper: str) -> list[str]:
    return [
        page.extract_text() for page in PdfReader(io.BytesIO(content(book, ".pdf", paper))).pages
    ]


@pytest.fixture(scope="module")
def of_battles() -> Booklet:
    return booklet("battles", scenario="nagashino-center", samples=FEW)


def test_a_sheet_of_battles_says_what_the_commands_say(of_battles: Booklet) -> None:
    sheet, card = of_battles.pages
    [table] = sheet.tables
    shot = battles.attack("ashigaru-arquebus", "samurai-spear", range=2, defender_on="hill")
    assert cell(table, "SS samurai spear: hill", "AA ashigaru arquebus") == Advice(
        shot.expect(battles_card.NET), "S"
    )
    assert cell(table, "AA ashigaru arquebus", "AA ashigaru arquebus") is None, "blue has none"
    odds = battles.par("nagashino-center", limit=Limit(samples=FEW))
    assert odds.verdict is not None
    assert odds.verdict.text in sheet.text
    text = " ".join(sheet.text)
    assert "Red gains 1 banner, but never its last" in text
    assert "7 banners to win" in text
    assert "Who begins a turn with 1 command card or fewer surrenders" in text
    assert cell(card.tables[0], "wins, %", "red, Oda and Tokugawa") == odds.p("winner == 'red'")
    assert card.cut


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_it_is_one_page_of_either_paper(of_battles: Booklet, paper: str) -> None:
    [text] = printed(of_battles, paper)
    assert "Nagashino 1575, Takeda center attack: player's sheet" in text
    assert "best attacks" in text


def test_wins_and_draws_on_a_card_are_all_games() -> None:
    odds = ran.par("study-foot", "greedy", limit=Limit(samples=64))
    none = odds.p("winner == 'none'")
    assert none > 0
    [(_, red, blue)] = undecided_row(odds)
    assert red == blue == none
    assert sum(odds.p(f"winner == '{side}'") for side in ("red", "blue")) + none == pytest.approx(1)


@pytest.mark.long
@pytest.mark.parametrize(("game", "key"), [*zip(("battles", "ran", "swords"), EPIC, strict=True)])
def test_the_fullest_sheets_are_one_page(game: str, key: str) -> None:
    book = booklet(game, scenario=key, samples=FEW)
    for paper in ("a4", "letter"):
        assert len(printed(book, paper)) == 1


def test_a_sheet_of_ran_has_shock_fire_and_flight() -> None:
    sheet, _ = booklet("ran", scenario="study-foot", samples=FEW).pages
    shock, fire, flight = sheet.tables
    told = ran.shock("AS 6-4/5-3", "SI 7-4/6-3", terrain=("woods",))
    assert cell(shock, "SI 7-4/6-3: woods", "AS 6-4/5-3") == Advice(
        told.expect(told.question.value), "H"
    )
    broken = ran.fire("AS-B 5-4", "SI 7-4/6-3", range=1).p("target_state != 'ordered'")
    assert cell(fire, "AS-B 5-4, range 1", "SI 7-4/6-3") == broken
    assert cell(flight, flight.rows[0][0], "1/2") == ran.flight("8/4/5").p("fled == 1")
    assert "breaks at 16 rout points" in sheet.text[0]


def test_a_sheet_of_swords_has_attacks_and_stops() -> None:
    sheet, _ = booklet("swords", scenario="chapter-7", samples=FEW).pages
    attacks, stops, par = sheet.tables
    force = "daimyo, 2 bowmen, 2 swordsmen, 4 gunners, 5 spearmen"
    battle = swords.battle(force, "spearman", castle=True, stop="best")
    assert cell(attacks, "Gray 3", "spearman, C") == Advice(battle.expect(battle.question.value))
    assert f"Gray 3: {force}" in sheet.fine[0]
    assert [row[0] for row in par.rows] == [
        f"seat {n} {name}"
        for n, name in enumerate(("Pink", "Gray", "Pink-Stripe", "Gray-Stripe"), 1)
    ]
    *_, advice = swords.battle(force, "5 spearmen", stop="best").question.listings
    for row in advice.rows:
        line = dict(zip(advice.columns, row, strict=True))
        stop = cell(stops, "Gray 3", str(line["against"]))
        assert (int(line["units"]) <= int(str(stop))) == (line["advice"] != "fight")


def test_own_values_and_editions_are_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for most in ("_MOST_KOKU", "_MOST_LEVIED"):  # what is bought is looked at elsewhere
        monkeypatch.setattr(swords_buying, most, 1)
    rules = tmp_path / "own.toml"
    rules.write_text('edition = "House rules"\n[numbers]\ncastle_bonus = 3\n')
    book = booklet("swords", rules=str(rules), units=("daimyo, 3 spearmen", "2 spearmen"))
    assert book.edition == "House rules"
    assert "a castle adds 3 spearmen" in book.pages[0].fine[0]
    mixed = next(page for page in book.pages if page.key == "mixed")
    won = swords.battle("daimyo, 3 spearmen", "2 spearmen", castle=True, rules=str(rules)).p("won")
    assert cell(mixed.tables[1], "daimyo, 3 spearmen", "2 spearmen") == won
    assert won != swords.battle("daimyo, 3 spearmen", "2 spearmen", castle=True).p("won")
    assert [row[0] for row in mixed.tables[0].rows] == ["daimyo, 3 spearmen", "2 spearmen"]


def test_only_the_units_named_are_in_the_tables() -> None:
    keys = ("samurai-spear", "ashigaru-bow")
    book = booklet("battles", part="odds", units=("SS", "Ashigaru Bow"))
    names = {key.replace("-", " ") for key in keys}
    others = {name for name in battles_card.UNITS if name not in names}
    for page in book.tables:
        for grid in page.tables:
            labels = {*grid.columns, *(str(row[0]) for row in grid.rows)}
            assert not labels & others, (page.title, grid.heading)
    assert [page.key for page in book.pages if page.key.startswith("target-")] == [
        f"target-{key}" for key in keys
    ]


def test_a_booklet_of_a_scenario_has_its_units_and_terrain() -> None:
    book = booklet("battles", part="odds", scenario="study-spears")
    assert book.opening.startswith("Odds for the table: Study: spears in the open.")
    kinds = {row[0] for row in book.tables[0].tables[0].rows}
    assert kinds == {"ashigaru spear"}
    with pytest.raises(OddsError, match="none of levy is in Study"):
        booklet("battles", scenario="study-spears", units=("levy",), samples=FEW)


def test_a_honjin_is_counted_as_the_command_counts_it() -> None:
    from samurai_odds.reports import ran_card, ran_shock

    page = ran_card.card(Notes())
    told = ran.shock(ran_card.unit("SI"), ran_card.unit("Honjin"))
    assert cell(page.tables[0], "SI", "Honjin") == Advice(told.expect(told.question.value), "S")
    assert "a Honjin lost counts 6" in " ".join(page.text)
    assert "A Honjin is never disrupted" in ran_shock.pairs(Notes(), "defender").text[0]


def test_tokens_are_counted_in_words() -> None:
    from samurai_odds.reports import battles_leaders

    reserves, saved = battles_leaders.honor(Notes()).tables
    assert reserves.columns[1:4] == ("0 tokens", "1 token", "2 tokens")
    assert saved.columns[1:3] == ("1 token", "2 tokens")
