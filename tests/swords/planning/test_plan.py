"""A plan of koku as a player writes it: what it says to the game, and all that it cannot be."""

import pytest

from samurai_odds import OddsError
from samurai_odds.swords.facts import load as facts
from samurai_odds.swords.full_game.one_round import OneRound
from samurai_odds.swords.full_game.plan import Plan, read_plan, said
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import LAST, bin_line, levy_line, stack_line
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.text import load

GRAY, KOKU = 1, 5  # in the conflict of Chapter 7


def plan(text: str, seat: int = GRAY) -> Plan:
    return read_plan(text, load("chapter-7"), seat, facts())


def test_koku_go_into_the_bins_named_in_any_order() -> None:
    assert plan("ninja 3, ronin 2").bins == (0, 0, 0, 2, 3)
    assert plan("Levy 3, swords 2").bins == (2, 0, 3, 0, 0)


def test_what_stands_in_brackets_is_said_too() -> None:
    found = plan(
        "swords 1 (last), build 2 (Hida), ronin 1 (Hida 2), levy 1 (2 gunners)".replace(
            "levy 1 (2 gunners)", "ninja 1"
        )
    )
    hida = chart_of(load("chapter-7").map).numbers["Hida"]
    assert (found.sword, found.site, found.stacks) == (LAST, hida, ((hida, 2),))
    assert (at.BUILD_CHOICE, hida) in found.lines
    assert (at.STACK_SIZE_CHOICE, stack_line(hida, 2)) in found.lines
    assert (at.BIN_CHOICE, bin_line(at.TO_RONIN, 1)) in found.lines


def test_units_are_levied_by_kind() -> None:
    found = plan("levy 5 (2 bowmen, 3 spearmen, gunner, swordsman)")
    assert found.levy is not None
    assert [found.levy[kind] for kind in at.LEVIED_KINDS] == [2, 1, 1, 3]
    assert (at.LEVY_CHOICE, levy_line(at.BOWMAN, 2)) in found.lines


def test_a_plan_is_named_by_its_bins() -> None:
    assert said(plan("ninja 2, swords 3 (first)")) == "swords 3 (first), ninja 2"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("levy 4", "puts 4 koku into bins, and seat 2 has 5"),
        ("levy 6", "puts 6 koku into bins, and seat 2 has 5"),
        ("levy 4, castle 1", "castle"),
        ("levy 2, levy 3", "levy is named twice"),
        ("build 1, levy 4", "build takes 0 or 2 koku, not 1"),
        ("build 2 (Satsuma), levy 3", "seat 2 does not own Satsuma"),
        ("levy 5 (6 bowmen)", "cost 6 koku, and levy has 5"),
        ("levy 5 (2 ronin)", "a ronin is not levied"),
        ("levy 4 (bowman), ronin 1 (Hida 3)", "1 koku hire 2 ronin at most"),
        ("swords 1 (9), levy 4", "sword"),
        ("levy 5, ninja 0 (Hida)", "ninja takes nothing in brackets"),
        ("five koku", "cannot read 'five koku'"),
        ("levy 5, swords 0 (last)", "swords has no koku"),
    ],
)
def test_what_a_plan_cannot_be_is_refused(text: str, fault: str) -> None:
    with pytest.raises(OddsError, match=fault):
        plan(text)


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(OddsError) as refused:
        plan("build 1, levy 9 (ronin)")
    assert len(refused.value.problems) == 3


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("build 2 (Hida), ninja 3", "nothing can be built in Hida (Action 3); allowed: Mikawa, "),
        ("ronin 2 (Omi 4), ninja 3", "Omi takes 0 ronin, not 4 (Action 5, Ronin Units Per"),
        ("ronin 2 (Omi 2), levy 3", "Omi takes 1 ronin, not 2"),
    ],
)
def test_places_that_the_board_does_not_allow_are_refused(text: str, fault: str) -> None:
    """The bot built elsewhere, and hired them for other provinces, without a word."""
    with pytest.raises(OddsError) as told:
        OneRound("chapter-7", GRAY + 1, text)
    assert fault in str(told.value)


@pytest.mark.parametrize("text", ["build 2 (Kaga), ninja 3", "ronin 2 (Hida 2), ninja 3"])
def test_places_that_it_does_allow_are_not(text: str) -> None:
    assert OneRound("chapter-7", GRAY + 1, text).plan is not None
