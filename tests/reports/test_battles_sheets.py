"""Booklets of Samurai Battles hold what the public functions answer."""

from functools import partial

import pytest

from samurai_odds import battles
from samurai_odds.engine.answers.verdict import best_course
from samurai_odds.reports import battles_booklet, battles_card, battles_fire, battles_leaders
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.model import Notes
from tests.reports.looking_up import cell


def test_the_sheet_of_a_target_holds_what_attacks_answer() -> None:
    page = battles_booklet.target_page(Notes(), target="ashigaru-bow")
    for blocks, grid in zip((4, 3, 2, 1), page.tables, strict=True):
        assert len(grid.rows) == 9
        odds = battles.attack("samurai-spear", "ashigaru-bow", defender_blocks=blocks)
        assert cell(grid, "samurai spear", "it is eliminated") == odds.p("defender_eliminated")
        assert cell(grid, "samurai spear", "it is forced back") == odds.p("defender_pushed_back")
        assert cell(grid, "samurai spear", "your blocks lost") == odds.expect("attacker_losses")
        assert cell(grid, "samurai spear", "enemy's tokens") == odds.expect("defender_tokens")


def test_the_card_of_battles_gives_the_verdicts_of_the_command() -> None:
    page = battles_card.card(Notes())
    away, near, answered = page.tables
    assert str(cell(away, "ashigaru arquebus", "samurai spear")) == "S +0.67"
    assert cell(away, "ashigaru arquebus", "bodyguard") is None, "nothing it may do"
    assert away.notes == ("\N{EN DASH}: the rules forbid it.",)
    assert near.notes == (), "there it may close combat"
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


def test_the_sheet_of_honor_and_that_of_inspiration_are_differences_of_answers() -> None:
    page = battles_leaders.honor(Notes())
    lost = "defender_losses + defender_disorder"
    none, one = (battles.attack("samurai-spear", "levy", defender_honor=n) for n in (0, 1))
    assert cell(page.tables[0], "levy", "1 token") == one.expect(lost)
    saved = none.expect(lost) - one.expect(lost)
    assert cell(page.tables[1], "levy", "1 token") == pytest.approx(saved)
    gain = battles_leaders.inspiration(Notes()).tables[0]
    led = partial(battles.attack, "samurai-bow", "levy", attacker_leader="foot")
    net = battles_booklet.NET
    wanted = led(inspire=True).expect(net) - led().expect(net)
    assert cell(gain, "samurai bow", "levy") == pytest.approx(wanted)
