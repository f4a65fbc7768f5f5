"""Booklets hold what the public functions answer."""

from functools import partial

import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.engine.answers.verdict import best_course
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.battles import booklet as battles_booklet
from samurai_odds.reports.battles import card as battles_card
from samurai_odds.reports.battles import fire as battles_fire
from samurai_odds.reports.battles import leaders as battles_leaders
from samurai_odds.reports.ran import booklet as ran_booklet
from samurai_odds.reports.ran import card as ran_card
from samurai_odds.reports.ran.units import unit
from samurai_odds.reports.swords import booklet as swords_booklet
from samurai_odds.reports.swords import buying as swords_buying
from samurai_odds.reports.swords import calling as swords_calling
from samurai_odds.reports.swords import card as swords_card
from samurai_odds.reports.writing.cells import Advice, look, summed_up, worded
from samurai_odds.reports.writing.content import Page
from samurai_odds.reports.writing.model import Booklet, Notes
from samurai_odds.swords.buying.search import BEST_TITLE
from samurai_odds.swords.sheets import army


def cell(grid: Grid, row: str, column: str) -> object:
    """Find the cell of a row and a column, by their names."""
    line = next(line for line in grid.rows if line[0] == row)
    return line[grid.columns.index(column)]


def sheet(booklet: Booklet, key: str) -> Page:
    return next(page for page in booklet.pages if page.key == key)


@pytest.fixture(scope="module")
def ran_book() -> Booklet:
    return ran_booklet.booklet()


def test_the_sheet_of_a_target_holds_what_attacks_answer() -> None:
    page = battles_booklet.target_page(Notes(), target="ashigaru-bow")
    for blocks, grid in zip((4, 3, 2, 1), page.tables, strict=True):
        assert len(grid.rows) == 9
        odds = battles.attack("samurai-spear", "ashigaru-bow", defender_blocks=blocks)
        assert cell(grid, "samurai spear", "he is eliminated") == odds.p("defender_eliminated")
        assert cell(grid, "samurai spear", "he is pushed back") == odds.p("defender_pushed_back")
        assert cell(grid, "samurai spear", "your blocks lost") == odds.expect("attacker_losses")
        assert cell(grid, "samurai spear", "his tokens") == odds.expect("defender_tokens")


def test_the_card_of_battles_gives_the_verdicts_of_the_command() -> None:
    page = battles_card.card(Notes())
    away, near, answered = page.tables
    assert str(cell(away, "ashigaru arquebus", "samurai spear")) == "S +0.67"
    assert str(cell(away, "ashigaru arquebus", "bodyguard")) == "W 0.00", "nothing it may do"
    for table, moved in ((away, 1), (near, 0)):
        for mine, his in (("samurai-bow", "levy"), ("levy", "samurai-spear"), ("bodyguard",) * 2):
            verdict = battles.attack(mine, his, moved=moved).verdict
            assert verdict is not None
            best = best_course(verdict.courses)
            found = cell(table, mine.replace("-", " "), his.replace("-", " "))
            assert isinstance(found, Advice)
            assert (found.do == "S") == ("shoot" in best.name)
            assert (found.do == "W") == (best.name == "wait")
            assert found.worth == best.worth or (best.name == "wait" and found.worth <= 0)
    struck = battles.attack("samurai-spear", "levy")
    replied = cell(answered, "levy", "samurai spear")
    assert replied == Advice(-struck.expect(battles_booklet.NET))
    assert "assumed" in page.footnote


def test_the_sheet_of_attacking_shooting_and_waiting_holds_what_attacks_answer() -> None:
    attack, shoot, wait = battles_fire.summary(Notes()).tables
    net = battles_booklet.NET
    shot = battles.attack("ashigaru-arquebus", "samurai-spear", range=2)
    assert cell(shoot, "ashigaru arquebus", "samurai spear") == shot.expect(net)
    assert cell(attack, "ashigaru arquebus", "samurai spear") is None
    struck = battles.attack("samurai-spear", "levy", moved=1)
    assert cell(wait, "levy", "samurai spear") == -struck.expect(net)
    assert cell(wait, "samurai spear", "levy") == 0, "he does not attack to his own loss"


def test_the_card_of_swords_agrees_with_the_best_calling_off() -> None:
    garrison, rival, buildings, stops = swords_card.card(Notes()).tables
    for size, enemy in ((3, "3 spearmen"), (6, "5 spearmen")):
        battle = swords.battle(army(size), enemy, stop="best")
        found = cell(garrison, str(size), enemy[0])
        assert isinstance(found, Advice)
        assert found.worth == pytest.approx(battle.expect(battle.asked.value))
    verdict = swords.battle(army(3), "3 spearmen").verdict
    assert verdict is not None
    worths = {one.name: one.worth for one in verdict.courses}
    told = cell(garrison, "3", "3")
    assert isinstance(told, Advice)
    assert told.worth == pytest.approx(worths["attack, calling off where it pays"])
    battle = swords.battle(army(5), army(4), stop="best")
    found = cell(rival, "5", "4")
    assert isinstance(found, Advice)
    assert found.worth == pytest.approx(battle.expect(battle.asked.value))
    battle = swords.battle(army(8), "2 spearmen", castle=True, stop="best")
    assert cell(buildings, "8", "C2") == Advice(float(battle.expect(battle.asked.value)))
    (advice,) = swords.battle(army(10), "5 spearmen", stop="best").asked.listings
    for row in advice.rows:
        line = dict(zip(advice.columns, row, strict=True))
        stop = cell(stops, "plain", str(line["against"]))
        assert (int(line["units"]) <= int(str(stop))) == (line["advice"] != "fight")


def test_the_card_of_ran_weighs_charge_shock_and_hold(ran_book: Booklet) -> None:
    assert ran_book.card is not None
    fresh, price, *_ = ran_book.card.tables
    plain, charging = (
        ran.shock("KB 6-4/5-3", "SI 6-4/5-3", charge=charge) for charge in (False, True)
    )
    value = plain.asked.value
    assert f"- {ran_card.PRICE} * (attacker_state == 'disrupted')" in value
    found = cell(fresh, "KB", "SI")
    assert isinstance(found, Advice)
    assert (found.do, found.worth) == ("S", plain.expect(value))
    assert charging.expect(value) < plain.expect(value)
    breaks_even = cell(price, "from the front, fresh", "SI")
    assert isinstance(breaks_even, float)
    other = value.replace("- 2 * (attacker_state", f"- {breaks_even} * (attacker_state")
    assert charging.expect(other) == pytest.approx(plain.expect(other))
    letters = {"shock": "S", "charge": "C", "hold": "H"}
    for mine, his in (("SI", "AS"), ("KB", "SI"), ("SI-B", "KB"), ("KB", "Honjin")):
        verdict = ran.shock(unit(mine), unit(his)).verdict
        assert verdict is not None
        told = cell(fresh, mine, his)
        assert isinstance(told, Advice)
        assert told.do == letters[best_course(verdict.courses).name], "as the command answers"
    held = cell(fresh, "SI-B", "KB")
    assert isinstance(held, Advice)
    assert held.do == "H"
    assert held.worth < 0


def test_plus_and_minus_are_told_apart_without_colour() -> None:
    plus, more, even, minus = (look(Advice(worth)) for worth in (0.1, 0.9, 0.001, -0.5))
    assert more.ground < plus.ground < 128 < plus.ink
    assert minus.ground == 255
    assert plus.ground < even.ground < 255
    assert minus.ink == even.ink == 0
    assert str(Advice(0.194, "A")) == "A +0.19"
    assert worded(Advice(-0.5)) == "\N{MINUS SIGN}0.50"
    assert worded(Advice(-0.001, "W")) == "W 0.00"


def test_a_table_of_nothing_but_0_and_100_becomes_a_line() -> None:
    yes, no = (Figure(value, proportion=True) for value in (1.0, 0.0))
    some = Figure(0.5, proportion=True)
    columns = ("", "x", "y")
    for rows, line in (
        ((("a", no, no), ("b", None, no)), "It breaks: never."),
        ((("a", yes, yes),), "It breaks: always."),
        ((("a", yes, yes), ("b", no, no)), "It breaks: always for a, else never."),
        ((("a", yes, no), ("b", yes, no)), "It breaks: always for x, else never."),
        ((("a", yes, no), ("b", no, yes)), None),
        ((("a", yes, some),), None),
        ((("a", Figure(0.0), Figure(0.0)),), None),
    ):
        grid = Grid("It breaks", columns, rows)
        assert summed_up(grid) == line
        page = Notes().page("key", "Title", ("Text.",), [grid])
        assert page.tables == (() if line else (grid,))
        assert page.text == (("Text.", line) if line else ("Text.",))


def test_the_sheet_of_honor_and_that_of_inspiration_are_differences_of_answers() -> None:
    page = battles_leaders.honor(Notes())
    lost = "defender_losses + defender_disorder"
    none, one = (battles.attack("samurai-spear", "levy", defender_honor=n) for n in (0, 1))
    assert cell(page.tables[0], "levy", "1") == one.expect(lost)
    saved = none.expect(lost) - one.expect(lost)
    assert cell(page.tables[1], "levy", "1. token") == pytest.approx(saved)
    gain = battles_leaders.inspiration(Notes()).tables[0]
    led = partial(battles.attack, "samurai-bow", "levy", attacker_leader="foot")
    net = battles_booklet.NET
    wanted = led(inspire=True).expect(net) - led().expect(net)
    assert cell(gain, "samurai bow", "levy") == pytest.approx(wanted)


def test_grids_of_forces_hold_what_battles_answer() -> None:
    plain, castle, fortress, naval = swords_booklet.spearmen(Notes()).tables
    army = "daimyo, 5 spearmen"
    assert cell(plain, army, "4") == swords.battle(army, "4 spearmen").p("won")
    assert cell(castle, army, "4") == swords.battle(army, "4 spearmen", castle=True).p("won")
    won = swords.battle(army, "4 spearmen", fortress=True).p("won")
    assert cell(fortress, army, "4") == won
    assert cell(naval, army, "4") == swords.battle(army, "4 spearmen", naval=True).p("won")
    left = swords_booklet.survivors(Notes()).tables[0]
    odds = swords.battle("daimyo, 3 spearmen", "3 spearmen").given("won")
    assert cell(left, "daimyo, 3 spearmen", "3 spearmen") == odds.expect("attacker_units")


def test_the_call_off_chart_agrees_with_the_advice() -> None:
    attacker, defender = "daimyo, 3 spearmen", "3 spearmen"
    chart = swords_calling.calling_off(Notes(), "plain").tables[0]
    (advice,) = swords.battle(attacker, defender, stop="best").asked.listings
    columns = advice.columns
    for row in advice.rows:
        line = dict(zip(columns, row, strict=True))
        gain = cell(chart, str(line["units"]), str(line["against"]))
        assert isinstance(gain, float)
        assert (gain > 0) == (line["advice"] == "fight")


def test_the_cheapest_force_is_that_of_the_search() -> None:
    row = swords_buying._cheapest(Notes(), "3 spearmen", "attacker")
    for place, target in enumerate((0.5, 0.7, 0.9)):
        koku, troop = row[1 + 2 * place : 3 + 2 * place]
        search = swords.force("3 spearmen", target=target)
        found = {table.title: table.rows for table in search.listings}
        assert found["cheapest"][0][1] == koku
        most = max(chance for _, cost, chance, _ in found[BEST_TITLE] if cost == koku)
        assert swords.battle(f"daimyo, {troop}", "3 spearmen").p("won") == most >= target


def test_sheets_of_ran_hold_what_its_functions_answer(ran_book: Booklet) -> None:
    grid = sheet(ran_book, "shock-defender").tables[0]
    broken = ran.shock("SI 6-4/5-3", "AS 6-4/5-3").p("defender_state != 'ordered'")
    assert cell(grid, "SI", "AS") == broken
    shifted = sheet(ran_book, "columns-as").tables[1]
    odds = ran.shock("AS 6-4/5-3", "KB 6-4/5-3", shift=-2)
    assert cell(shifted, "KB", "2L") == odds.p("retreat == 'defender'")
    near = sheet(ran_book, "breaking-si-as").tables[0]
    odds = ran.shock("SI 6-4/5-3", "AS 7-4/6-3 3h")
    assert cell(near, "TQ 7", "3 hits") == odds.p("defender_state != 'ordered'")
    fire = sheet(ran_book, "fire-hits").tables[0]
    odds = ran.fire("AS-T 6-4", "AS 6-4/5-3", range=1)
    assert cell(fire, "gun, range 1", "hits expected") == odds.expect("hits")
    duel = sheet(ran_book, "duels").tables[0]
    assert cell(duel, "6/6", "5/4") == ran.duel("6/6", "5/4").p("result == 'first'")
    flight = sheet(ran_book, "flight").tables[2]
    assert cell(flight, "12 units", "half") == ran.flight("12/6/5").p("fled == 1")


def test_sheets_that_rest_on_reconstructed_charts_say_so(ran_book: Booklet) -> None:
    assert "reconstructed: contingent flight" in sheet(ran_book, "flight").footnote
    assert "assumed: columns kept within 1 to 13" in sheet(ran_book, "columns-si").footnote
    assert sheet(ran_book, "duels").footnote == "Weakest source here: rulebook."


def test_no_table_is_empty_and_no_two_sheets_share_a_key(ran_book: Booklet) -> None:
    keys = [page.key for page in ran_book.pages]
    assert len(keys) == len(set(keys))
    for page in ran_book.pages[1:]:
        for grid in page.tables:
            assert any(isinstance(value, float) for row in grid.rows for value in row), grid.heading


@pytest.mark.parametrize("game", [battles_booklet, swords_booklet, ran_booklet])
def test_the_first_page_teaches_in_ten_lines(game: object) -> None:
    assert len(game.READING) == 10  # type: ignore[attr-defined]


def test_print_shows_the_digits_that_are_true() -> None:
    chances = {0.0: "0", 1e-9: "<0.1", 0.0005: "0.1", 0.518: "51.8", 0.9996: ">99.9", 1.0: "100"}
    for value, text in chances.items():
        assert worded(Figure(value, proportion=True)) == text
    assert worded(Figure(-0.501)) == "\N{MINUS SIGN}0.50"
    assert worded(-1e-15) == "0.00"
    assert worded(None) == "–"
    assert worded("3 spearmen") == "3 spearmen"
