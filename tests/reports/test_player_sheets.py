"""A player's sheet: a page with units on terrain, par, a card to cut; a page to set it up."""

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from samurai_odds import Limit, OddsError, battles, booklet, ran, swords
from samurai_odds.battles.full_game.balance import Par
from samurai_odds.grids.grid import Grid
from samurai_odds.reports import battles_card, battles_sheet, ran_sheet, swords_buying, swords_sheet
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.model import Booklet, Notes
from samurai_odds.reports.player_sheet import fewer, undecided_row
from samurai_odds.reports.saving import content
from tests.play.test_designers_files import BATTLES, RAN, read_of
from tests.reports.looking_up import cell

FEW = 8
EPIC = ("epic-kawanakajima", "suriagehara", "stop-the-leader")  # those with most on their page


def printed(book: Booklet, paper: str) -> list[str]:
    return [
        page.extract_text() for page in PdfReader(io.BytesIO(content(book, ".pdf", paper))).pages
    ]


@pytest.fixture(scope="module")
def of_battles() -> Booklet:
    return booklet("battles", scenario="nagashino-center", samples=FEW)


def test_a_sheet_of_battles_says_what_the_commands_say(of_battles: Booklet) -> None:
    sheet, card, _ = of_battles.pages
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
    assert "A side that begins a turn with 1 command card or fewer surrenders" in text
    assert cell(card.tables[0], "wins, %", "red, Oda and Tokugawa") == odds.p("winner == 'red'")
    assert card.cut


_CASTLE = """Title: Castle
First: blue
Red at: top

Red: Castle

Blue: Riders

Map:
"""


def test_what_the_rules_forbid_is_a_dash_and_no_loss_of_nothing(tmp_path: Path) -> None:
    """Cavalry may not close combat a castle, arquebusiers not shoot at a bodyguard, or move."""
    rows = ["." + "  ." * (11 - row % 2) for row in range(11)]
    rows[3] = f"cas  .bgc{rows[3][4:]}"
    rows[7] = f".CS  .CB  .AA{rows[7][7:]}"
    file = tmp_path / "castle.txt"
    drawn = "".join(f"  {number}  {row}\n" for number, row in enumerate(rows, 1))
    file.write_text(_CASTLE + drawn, encoding="utf-8")
    [table] = booklet("battles", scenario=str(file), samples=FEW).pages[0].tables
    spears, riders, bows, guns = (
        *("AS ashigaru spear", "CS samurai spear cavalry"),
        *("CB samurai bow cavalry", "AA ashigaru arquebus"),
    )
    assert cell(table, f"{spears}: castle", riders) is None
    shot = battles.attack("samurai-bow-cavalry", "ashigaru-spear", range=2, defender_on="castle")
    assert cell(table, f"{spears}: castle", bows) == Advice(shot.worth, "S")
    assert cell(table, "BG bodyguard", guns) is None
    assert str(cell(table, spears, riders)).startswith("A +")


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_it_is_one_page_of_either_paper_and_one_to_set_it_up(
    of_battles: Booklet, paper: str
) -> None:
    sheet, map_page = printed(of_battles, paper)
    assert "Nagashino 1575, Takeda center attack: player's sheet" in sheet
    assert "best attacks, in the open" in sheet
    assert "Nagashino 1575, Takeda center attack: to set it up" in map_page
    for told in ("palisade", "l11", "5: c9 d9 f9 g9 i9", "star: mounted leader"):
        assert told in map_page, told


def test_the_page_to_set_it_up_lists_every_unit_and_leader(of_battles: Booklet) -> None:
    page = of_battles.pages[-1]
    [table] = page.tables
    red, blue = "red, Oda and Tokugawa", "blue, Takeda"
    assert cell(table, "AS ashigaru spear", red) == "6: b9 e9 h9 k9 c10 i10"
    assert cell(table, "AA ashigaru arquebus", blue) == "none"
    assert cell(table, "mounted leader", blue) == "b3; f3; j3"
    assert set(page.rests_on) == {"numbers of the scenario", "placement of the scenario"}


@pytest.mark.parametrize(
    ("game", "key"), [("battles", "study-spears"), ("ran", "suriagehara"), ("swords", "chapter-7")]
)
def test_in_text_the_map_is_as_the_command_prints_it(game: str, key: str) -> None:
    book = booklet(game, scenario=key, samples=FEW)
    shown = {"battles": battles.map, "ran": ran.map, "swords": swords.map}[game](key)
    plain, marked, web = (content(book, end).decode() for end in (".txt", ".md", ".html"))
    board = book.pages[-1].board
    assert board is not None
    for part in board.letters:
        assert part in str(shown)
        assert part in plain
        assert part in marked
    _, picture = shown.svg()
    assert web.count(picture) == 1


def test_ran_is_set_up_by_contingent() -> None:
    *_, page = booklet("ran", scenario="suriagehara", samples=FEW).pages
    red, blue = page.tables
    assert red.heading.startswith("Red (Date): 18 units in 4 contingents")
    assert red.heading.endswith("breaks at 44 rout points.")
    assert red.rows[0] == (
        *("A Date Masamune: Initiative 6, 7/6, active", "A9"),
        *("A1-A2 KB 7-6/6-5", "0711 n, 0811 n"),
    )
    assert blue.rows[-1] == (
        *("d Togashi Tango: Momentum 3, 5/5, inactive", "to enter"),
        *("d1-d2 KB 6-6/5-5", "off the map"),
    )
    assert page.text[0] == (
        "Rout points of a unit routed or eliminated: KB 6, SI 5, AS 3, AS-T 2, Honjin 0, SI-B 4, "
        "AS-B 2."
    )


def test_swords_is_set_up_by_seat() -> None:
    *_, page = booklet("swords", scenario="chapter-7", samples=FEW).pages
    [table] = page.tables
    assert table.rows[0] == ("1 Pink", "koku", "6")
    pairs = {row[1:] for row in table.rows}
    assert ("Mikawa, Owari", "2 spearmen") in pairs
    assert ("army 3", "Hyuga, level 1, daimyo, bowman, swordsman, 2 gunners") in pairs
    assert "In play: 68 provinces. Castle: Musashi, Shinano. Fortress: Hida." in page.text[0]
    *_, dealt = booklet("swords", scenario="standard-4", samples=FEW).pages
    assert not dealt.tables
    assert dealt.text[0].startswith("To be dealt: 17 provinces to each seat")


def test_dashes_and_what_found_no_room_are_explained(of_battles: Booklet) -> None:
    [table] = of_battles.pages[0].tables
    assert table.notes[0] == "\N{EN DASH}: never enemies here, or the rules forbid it."

    def made(grounds: Sequence[str]) -> Grid:
        return Grid("", ("unit",), tuple((ground,) for ground in grounds))

    _, stops, _ = swords_sheet.sheet("chapter-7", ("spearman",), None, FEW).pages[0].tables
    assert stops.rows[0][:2] == ("spearman", None)
    assert stops.notes == ("\N{EN DASH}: it never comes to that.",)

    left_out = fewer(made, ("open", "forest", "bridge"), 2)
    assert left_out.notes == ("No room here for enemy units on other ground: bridge.",)


def test_the_ground_that_is_fought_for_finds_room_first() -> None:
    """Of a goal, of units as they begin, slopes and a stream; what most hexes have comes last."""
    text = BATTLES.replace(" 3     .    .    .    .    .as2", " 3     .    .    .    .    has2")
    assert battles_sheet.grounds(read_of("battles")(text)) == (
        "open", "building", "hill", "forest", "ford",
    )  # fmt: skip
    text = RAN.replace("1    .    .    .a5s .a6s", "1    .    .    va5s .a6s")
    assert ran_sheet.grounds(read_of("ran")(text)) == ("clear", "village", "stream", "woods")


def test_what_a_legend_calls_its_ground_is_on_the_sheet(tmp_path: Path) -> None:
    """The temple that red wants to burn was a building like any other."""
    file = tmp_path / "temple.txt"
    file.write_text(BATTLES)
    *_, page = booklet("battles", scenario=file, samples=FEW).pages
    assert page.text[-1] == (
        "On the map: a rice field c4-e4; bamboo b5 c5 i8; the temple of the lord d7; a village f8."
    )
    *_, page = booklet("battles", scenario="study-spears", samples=FEW).pages
    assert not any("On the map" in line for line in page.text)


def test_a_player_of_ran_is_told_the_turn_limit_once(tmp_path: Path) -> None:
    file = tmp_path / "raid.txt"
    file.write_text(RAN.replace("Title:", "Turn limit: 8\nTitle:"))
    sheet, _, page = booklet("ran", scenario=file, samples=FEW).pages
    text = " ".join(sheet.text)
    assert text.count("turn 8") == 1
    assert "Contingent B enters on turn 2" in text
    assert "Stream" not in text  # it is drawn, and listed where the map is
    assert "Stream at hex and side: 0304" in " ".join((*page.text, *page.fine))


def test_wins_and_draws_on_a_card_are_all_games() -> None:
    odds = ran.par("study-foot", "greedy", limit=Limit(samples=64))
    none = odds.p("winner == 'none'")
    assert none > 0
    [(_, red, blue)] = undecided_row(odds)
    assert red == blue == none
    assert sum(odds.p(f"winner == '{side}'") for side in ("red", "blue")) + none == pytest.approx(1)


@pytest.mark.long
@pytest.mark.parametrize(("game", "key"), [*zip(("battles", "ran", "swords"), EPIC, strict=True)])
def test_the_fullest_sheets_are_one_page_and_one_to_set_it_up(game: str, key: str) -> None:
    book = booklet(game, scenario=key, samples=FEW)
    for paper in ("a4", "letter"):
        assert len(printed(book, paper)) == len(("the sheet", "to set it up"))


def test_a_sheet_of_ran_has_shock_fire_and_flight() -> None:
    sheet, card, _ = booklet("ran", scenario="study-foot", samples=FEW).pages
    shock, fire, flight = sheet.tables
    told = ran.shock("AS 6-4/5-3", "SI 7-4/6-3", terrain=("woods",))
    assert cell(shock, "SI 7-4/6-3: woods", "AS 6-4/5-3") == Advice(
        told.expect(told.question.value), "H"
    )
    broken = ran.fire("AS-B 5-4", "SI 7-4/6-3", range=1).p("target_state != 'ordered'")
    assert cell(fire, "AS-B 5-4, range 1", "SI 7-4/6-3") == broken
    assert cell(flight, flight.rows[0][0], "1/2") == ran.flight("8/4/5").p("fled == 1")
    assert "breaks at 16 rout points" in sheet.text[0]
    assert "best shocks, on clear ground" in {row[0] for row in card.tables[0].rows}


def test_a_sheet_of_swords_has_attacks_and_stops() -> None:
    sheet, _, _ = booklet("swords", scenario="chapter-7", samples=FEW).pages
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


def test_the_card_of_swords_says_what_nobody_won(tmp_path: Path) -> None:
    file = tmp_path / "short.txt"
    text = swords.map("chapter-7").file()
    file.write_text(text.replace("Players: 4", "Players: 4\nRound limit: 9"))
    sheet, card, _ = booklet("swords", scenario=file, samples=FEW).pages
    nobody = cell(card.tables[0], "games that nobody won (1/4 of a win each), %", "all seats")
    assert isinstance(nobody, float)
    wins = (row[1] for row in sheet.tables[-1].rows)
    assert nobody > 0
    assert sum(map(float, wins)) + nobody == pytest.approx(1)


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


def test_armies_that_are_alike_share_a_row(tmp_path: Path) -> None:
    """A draft has nine of them."""
    file = tmp_path / "west.txt"
    file.write_text(swords.new(players=3).file())
    sheet, _, _ = booklet("swords", scenario=file, samples=FEW).pages
    assert [row[0] for row in sheet.tables[0].rows] == ["every army"]
    other = swords.new(players=3).file().replace("Mutsu, level 1, daimyo, bowman", "Mutsu, daimyo")
    file.write_text(other)
    sheet, _, _ = booklet("swords", scenario=file, samples=FEW).pages
    assert {row[0] for row in sheet.tables[0].rows} == {
        "Red 1",
        "Red 2, 3; Blue 1, 2, 3; Gold 1, 2, 3",
    }


def test_a_side_without_a_name_is_named_once(tmp_path: Path) -> None:
    file = tmp_path / "draft.txt"
    file.write_text(ran.new(units="4 AS", size="8x10").file())
    sheet, card, _ = booklet("ran", scenario=file, samples=FEW).pages
    assert sheet.text[0].startswith("Red: 4 units in 1 contingent")
    assert card.tables[0].columns == ("", "red", "blue")


def test_a_sheet_whose_games_are_interrupted_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def few(self: Any, limit: Limit, **how: Any) -> Any:
        odds = usual(self, limit, **how)
        return replace(odds, provenance=replace(odds.provenance, interrupted=True))

    usual = Par.play
    monkeypatch.setattr(Par, "play", few)
    with pytest.raises(KeyboardInterrupt):
        booklet("battles", scenario="study-spears", samples=FEW)
