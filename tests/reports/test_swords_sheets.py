"""Booklets of Samurai Swords hold what the public functions answer."""

import pytest

from samurai_odds import swords
from samurai_odds.reports import swords_booklet, swords_buying, swords_calling, swords_card
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.model import Notes
from samurai_odds.swords.buying import BEST_TITLE
from samurai_odds.swords.sheets import army
from tests.reports.looking_up import cell


def test_the_card_of_swords_agrees_with_the_best_calling_off() -> None:
    garrison, rival, buildings, stops = swords_card.card(Notes()).tables
    for size, enemy in ((3, "3 spearmen"), (6, "5 spearmen")):
        battle = swords.battle(army(size), enemy, stop="best")
        found = cell(garrison, str(size), enemy[0])
        assert isinstance(found, Advice)
        assert found.worth == pytest.approx(battle.expect(battle.question.value))
    verdict = swords.battle(army(3), "3 spearmen").verdict
    assert verdict is not None
    worths = {one.name: one.worth for one in verdict.courses}
    told = cell(garrison, "3", "3")
    assert isinstance(told, Advice)
    assert told.worth == pytest.approx(worths["attack with the best call-off"])
    battle = swords.battle(army(5), army(4), stop="best")
    found = cell(rival, "5", "4")
    assert isinstance(found, Advice)
    assert found.worth == pytest.approx(battle.expect(battle.question.value))
    battle = swords.battle(army(8), "2 spearmen", castle=True, stop="best")
    assert cell(buildings, "8", "C2") == Advice(float(battle.expect(battle.question.value)))
    *_, advice = swords.battle(army(10), "5 spearmen", stop="best").question.listings
    for row in advice.rows:
        line = dict(zip(advice.columns, row, strict=True))
        stop = cell(stops, "plain", str(line["against"]))
        assert (int(line["units"]) <= int(str(stop))) == (line["advice"] != "fight")


@pytest.mark.long
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
    *_, advice = swords.battle(attacker, defender, stop="best").question.listings
    columns = advice.columns
    for row in advice.rows:
        line = dict(zip(columns, row, strict=True))
        gain = cell(chart, str(line["units"]), str(line["against"]))
        assert isinstance(gain, float)
        assert (gain > 0) == (line["advice"] == "fight")


@pytest.mark.long
def test_the_cheapest_force_is_that_of_the_search() -> None:
    row = swords_buying._cheapest(Notes(), "3 spearmen", "attacker")
    for place, target in enumerate((0.5, 0.7, 0.9)):
        koku, written = row[1 + 2 * place : 3 + 2 * place]
        troop, _, rounds = written.partition(" (")
        search = swords.force("3 spearmen", target=target)
        found = {table.title: table.rows for table in search.listings}
        assert found["cheapest"][0][1] == koku
        most, levied = max(row[2:] for row in found[BEST_TITLE] if row[1] == koku)
        assert rounds == (f"{levied} rounds)" if levied > 1 else "")
        assert swords.battle(f"daimyo, {troop}", "3 spearmen").p("won") == most >= target
