"""Bots of RAN: which there are, how strong they are, what they never do."""

from dataclasses import replace

import numpy as np
import pytest

from analyses.fit.strength import red_scores
from samurai_odds.analysis.favor import Scores, share
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.play.games import play_many, record
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.rules import recording
from samurai_odds.ran.rules.decisions.packed import attack_charges
from samurai_odds.ran.rules.layout import Question, State, Tallies
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.text import load

STUDIES = ("study-foot", "study-guns-and-horse", "study-three-contingents")
SEED = 20
SURE = 3.0  # standard errors: one false alarm in 700


def games(red: str, blue: str, number: int, study: str, seed: int = SEED) -> Rows:
    return play_many(start(load(study), (red, blue)), seed, 0, number)


def exchanged(one: str, other: str, number: int) -> Figure:
    """Give the share of the one against the other on mirrored ground, sides exchanged."""
    parts: list[Scores] = []
    for study in STUDIES:
        there = red_scores(games(one, other, number, study)[:, recording.WINNER])
        back = 1 - red_scores(games(other, one, number, study)[:, recording.WINNER])
        parts.append((there + back) / 2)
    return share(np.concatenate(parts))


def test_the_bots_are_those_of_the_contract() -> None:
    assert set(BOTS.names) == {
        "random", "greedy", "careful", "never-trumps", "never-charges", "never-challenges",
    }  # fmt: skip


@pytest.mark.long
def test_greedy_beats_random_in_over_90_of_100() -> None:
    won = exchanged("greedy", "random", 60)
    assert float(won) - SURE * won.se > 0.9


@pytest.mark.long
def test_careful_beats_greedy() -> None:
    """By 55 in 100 where it was tuned; more than half is sure."""
    won = exchanged("careful", "greedy", 300)
    assert float(won) - SURE * won.se > 0.5


@pytest.mark.quick
@pytest.mark.parametrize(
    ("bot", "what"),
    [("never-trumps", Tallies.trumps_tried.at), ("never-challenges", Tallies.challenges.at)],
)
def test_what_a_restricted_bot_never_does(bot: str, what: int) -> None:
    rows = games(bot, "careful", 100, "study-three-contingents")
    assert not rows[:, recording.TALLY + what].any()


def test_a_so_taisho_outside_his_honjin_goes_back_to_it() -> None:
    """Outside it he activates no contingent beyond his range, and trumps at half rating (4.51)."""
    begun = start(load("study-foot"), ("careful", "careful"))
    q, state = Question(begun.question.whole), State(begun.state.copy())
    chief, camp = int(q.chief[0]), int(q.camp[0])
    state.busho_hex[chief] = state.hex[q.first_unit[chief]]
    home = 1 + int(state.hex[camp])
    rides = [
        value
        for what, value, options in record(replace(begun, state=state), SEED, 0)
        if what < 0 and (kind_of(what), seat_of(what)) == (mv.BUSHO_CHOICE, 0) and home in options
    ]
    assert rides[0] == home


def test_never_charges_takes_no_charge_where_it_has_a_choice() -> None:
    """Kibamusha that guns provoke, or that their last point took there, must (8.62, 9.34)."""
    begun = start(load("study-guns-and-horse"), ("never-charges", "careful"))
    could = 0
    for number in range(10):
        for what, value, options in record(begun, SEED, number):
            if what < 0 and (kind_of(what), seat_of(what)) == (sh.ATTACK_CHOICE, 0):
                plain = [one for one in options if not attack_charges(one)]
                could += len(options) > len(plain) > 0
                assert value in plain or not plain
    assert could
