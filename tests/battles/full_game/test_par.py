"""Par sheets: equals play, deals are kept while the dice are thrown anew."""

from collections.abc import Iterator

import numpy as np
import pytest

from samurai_odds import Limit, battles
from samurai_odds.battles.full_game.balance import Par
from samurai_odds.battles.full_game.game import deals, hands_are_dealt
from samurai_odds.battles.rules.saving import position
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from tests.battles.interpreted import small_fight

FEW = Limit(samples=40)


def test_a_par_sheet_is_the_games_of_play_between_two_of_one_bot() -> None:
    sheet = battles.par("study-spears", "random", limit=FEW)
    games = battles.play("study-spears", "random", "random", limit=FEW)
    assert np.array_equal(sheet.rows, games.rows)
    assert np.array_equal(sheet.chances, games.chances)


def test_it_opens_with_par_and_whom_it_favors() -> None:
    said = str(battles.par("study-spears", "random", limit=FEW))
    assert said.startswith("Par is ")
    assert "lead in a match of two battles" in said
    assert "the opening hands" in said
    assert max(map(len, said.splitlines())) <= 80


def test_under_a_condition_there_is_no_match_and_no_luck() -> None:
    said = str(battles.par("study-spears", "random", limit=FEW).given("winner == 'red'"))
    assert "match" not in said
    assert "the opening hands" not in said


def test_a_deal_is_the_one_that_the_game_of_its_number_begins_with() -> None:
    start = Par(small_fight(), "random").staged.start
    for number, dealt in enumerate(deals(start, 3, 4)):
        events = record(start, 3, number)
        assert record(dealt, 3, number) == events[-len(record(dealt, 3, number)) :]


def test_deals_differ_and_one_deal_goes_several_ways() -> None:
    start = Par(small_fight(), "random").staged.start
    one, two = deals(start, 0, 2)
    assert not np.array_equal(one.state, two.state)
    assert record(one, 1, 0) != record(one, 1, 1)


def test_a_deal_is_made_when_its_turn_comes() -> None:
    """Each has a copy of the question: those of Epic together took 700 MB."""
    par, made = Par(small_fight(), "random"), list[int]()

    def parts() -> Iterator[tuple[Start, int, int]]:
        for number, start in enumerate(deals(par.staged.start, 0, 4)):
            made.append(number)
            yield start, 8 * number, 8

    for number, rows in enumerate(par.play_changed(0, parts(), 4)):
        assert len(rows) == 8
        assert made == [*range(number + 1)]
    assert len(made) == 4


def test_a_position_whose_cards_are_known_has_no_luck_of_the_deal() -> None:
    par = Par(small_fight(), "random")
    assert hands_are_dealt(par.staged.start)
    [dealt] = deals(par.staged.start, 0, 1)
    known = Par(position(par.staged.setup, dealt.state, ""), "random")
    assert not hands_are_dealt(known.staged.start)
    assert "the opening hands" not in str(known.play(FEW))


@pytest.mark.long
def test_a_picture_of_par_marks_the_average_banners_of_each_side() -> None:
    odds = battles.par("study-spears", limit=Limit(samples=32))
    panel = odds.plot().figure.axes[1]
    marks = [float(line.get_xdata()[0]) for line in panel.lines]
    assert marks == [odds.expect(f"{side}_banners") for side in ("red", "blue")]
