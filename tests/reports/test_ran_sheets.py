"""Booklets of RAN hold what the public functions answer."""

import pytest

from samurai_odds import ran
from samurai_odds.engine.answers.verdict import best_course
from samurai_odds.ran.procedures.combat import DISRUPTED_COUNTS
from samurai_odds.reports import ran_booklet
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.model import Booklet
from samurai_odds.reports.ran_card import unit
from tests.reports.looking_up import cell, sheet

pytestmark = pytest.mark.long  # the whole booklet is made


@pytest.fixture(scope="module")
def ran_book() -> Booklet:
    return ran_booklet.booklet()


def test_the_card_of_ran_weighs_charge_shock_and_hold(ran_book: Booklet) -> None:
    assert ran_book.card is not None
    fresh, price, *_ = ran_book.card.tables
    plain, charging = (
        ran.shock("KB 6-4/5-3", "SI 6-4/5-3", charge=charge) for charge in (False, True)
    )
    value = plain.question.value
    assert f"- {DISRUPTED_COUNTS} * (attacker_state == 'disrupted')" in value
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


def test_sheets_of_ran_hold_what_its_functions_answer(ran_book: Booklet) -> None:
    assert repr(ran_book) == "RAN: odds booklet of 24 sheets"
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
