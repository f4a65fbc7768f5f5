"""Bots find again what they have noted: with their notes wiped they play the same games."""

from collections.abc import Sequence

import pytest

from samurai_odds.battles.full_game.staging import stage
from samurai_odds.battles.rules import layout as battles
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.games import Event, play_range, record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.rollouts import play_to
from samurai_odds.ran.full_game.game import start as start_ran
from samurai_odds.ran.rules import layout as ran
from samurai_odds.ran.rules.movement.layout import UNIT_CHOICE
from samurai_odds.ran.scenario import text as ran_text
from samurai_odds.swords.full_game.game import start as start_swords
from samurai_odds.swords.rules import layout as swords
from samurai_odds.swords.scenario import text as swords_text

SEED, GAMES, PLACES = 3, 2, 12


def asked(events: Sequence[Event], *kinds: int) -> list[int]:
    """List where a choice of some kinds follows one of another, spread over the game."""
    found = [kind_of(what) if what < 0 else 0 for what, *_ in events]
    places = [k for k, kind in enumerate(found) if kind in kinds and found[k - 1] != kind]
    return places[:: 1 + len(places) // PLACES]


def same_without_notes(start: Start, first: int, end: int, *kinds: int) -> int:
    """Wipe a bot's notes at choices of some kinds, and count the games that go on alike."""
    alike = 0
    for game in range(GAMES):
        for place in asked(record(start, SEED, game), *kinds):
            there = play_to(start, SEED, game, draws=place).onward
            assert there is not None
            noted = play_range(there, SEED, game, 1).tolist()
            there.state[first:end] = 0
            assert play_range(there, SEED, game, 1).tolist() == noted, (game, place)
            alike += 1
    return alike


@pytest.mark.parametrize("scenario", ["nagashino-center", "first-samurai-skirmish"])
def test_steady_weighs_units_at_the_first_order_as_for_the_cards(scenario: str) -> None:
    start = stage(scenario, "steady", "steady").start
    place = battles.State.memo.weighed_for.at
    assert same_without_notes(start, place, place + 1, battles.ORDER_CHOICE) >= GAMES


def test_the_front_and_dangers_of_planners_are_found_again() -> None:
    start = all_by(start_swords(swords_text.load("quick-3")), "planner")
    kinds = swords.MARCH_CHOICE, swords.SOURCE_CHOICE
    assert same_without_notes(start, swords.State.memo.at, swords.State.width, *kinds) >= GAMES


def test_the_ways_of_careful_are_found_again() -> None:
    start = all_by(start_ran(ran_text.load("study-foot")), "careful")
    assert same_without_notes(start, ran.State.memo.at, ran.State.width, UNIT_CHOICE) >= GAMES
