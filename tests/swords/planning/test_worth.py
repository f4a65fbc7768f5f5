"""What a thing is worth: who is given what, when, and how victories are turned into koku."""

import json
import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from samurai_odds import Figure, Limit, OddsError, swords
from samurai_odds.analysis.matches import WHOLE, Matches
from samurai_odds.cli.main import main
from samurai_odds.grids.figure import points
from samurai_odds.play.games import play_range, record
from samurai_odds.play.replay import replay
from samurai_odds.play.workers.player import Player
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.full_game.worth import _in_koku, _per_koku, _ratio
from samurai_odds.swords.full_game.worth_report import THINGS, Trial, arms_of, verdict, with_koku
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.layout import State, Tallies

FEW = Limit(samples=6)
BY_KEY = {thing.key: thing for thing in THINGS}


def game(thing: str, gift: dict[int, int], turn: int = 2, seat: int = 1) -> list[Any]:
    """Play a game in which a seat is given something, step by step."""
    start = with_koku(stage(players=3, bots="random").start, turn, seat, BY_KEY[thing], gift)
    return list(replay(start, record(start, 1, 0)))


def bins_when_revealed(steps: list[Any], seat: int, turn: int) -> list[int]:
    for step in steps:
        if State(step.before).phase == at.REVEALED and State(step.after).turn == turn:
            row = State.bins.place(seat)
            return [int(koku) for koku in step.after[row : row + at.BIN_COUNT]]
    raise AssertionError("no such round")


def test_a_gift_comes_on_top_of_the_plan_in_its_round_alone() -> None:
    without, with_it = (game("castle", gift) for gift in ({}, {at.TO_BUILD: 2}))
    for turn, more in ((1, 0), (2, 2)):
        before, after = (bins_when_revealed(steps, 1, turn) for steps in (without, with_it))
        assert [b - a for a, b in zip(before, after, strict=True)] == [0, more, 0, 0, 0]


def test_nothing_of_its_own_lies_in_the_bin_of_the_thing() -> None:
    assert bins_when_revealed(game("castle", {}), 1, 2)[at.TO_BUILD] == 0
    assert bins_when_revealed(game("ninja", {}), 1, 2)[at.TO_NINJA] == 0


def test_games_are_the_same_until_the_gift() -> None:
    without, with_it = (game("ronin", gift) for gift in ({}, {at.TO_RONIN: 2}))
    for one, other in zip(without, with_it, strict=False):
        if State(one.after).turn == 2 and State(one.after).phase == at.WISHING:
            break
        assert (one.after == other.after).all()


@pytest.mark.parametrize(("thing", "sword"), [("first-sword", 1), ("last-sword", 3)])
def test_who_is_given_a_sword_has_it(thing: str, sword: int) -> None:
    start = with_koku(
        stage(players=3, bots="random").start, 1, 0, BY_KEY[thing], {at.TO_SWORDS: 100}
    )
    rows = play_range(start, 2, 0, 8)
    assert (rows[:, recording.FIRST_SWORD] == sword).all()


def test_who_is_given_the_ninja_hires_him() -> None:
    start = stage(players=3, bots="random").start
    trial = Trial(start, BY_KEY["ninja"], 2, (0, 1, 2))
    Matches(3, Limit(samples=6), Player(), None).play(trial, WHOLE, 6)
    assert (
        trial.tallied("with", Tallies.ninja_hired.at)
        > trial.tallied("without", Tallies.ninja_hired.at)
    ).any()
    assert trial.deals == 6


def test_arms_hold_the_price_too() -> None:
    assert arms_of(BY_KEY["castle"])["2 koku levied"] == {at.TO_LEVY: 2}
    assert list(arms_of(BY_KEY["ninja"])) == ["without", "with", "1 koku levied", "2 koku levied"]


def test_victories_are_turned_into_koku() -> None:
    base = np.array([0.0, 1.0, 0.5, 0.5])
    per = _per_koku({1: 0.1 + 0 * base, 2: 0.2 + 0 * base})
    assert per == pytest.approx([0.1] * 4)
    ratio = _ratio(np.array([0.1, 0.3, 0.2, 0.2]), per)
    assert float(ratio) == pytest.approx(2)
    assert ratio.se == pytest.approx(0.408, abs=0.001)  # of 1, 3, 2, 2


def test_no_worth_in_koku_beyond_those_tried() -> None:
    koku = np.array([0.1, 0.12, 0.08, 0.1])
    assert _in_koku(1.5 * koku, koku, 2) == pytest.approx(1.5)
    assert _in_koku(2.5 * koku, koku, 2) is None
    assert _in_koku(-0.5 * koku, koku, 2) is None
    assert _in_koku(koku, np.array([0.3, -0.3, 0.2, -0.2]), 2) is None  # worth nothing clear


def test_more_than_was_tried_is_said_to_be_so() -> None:
    found = swords.worth("last-sword", players=3, bots="random", limit=FEW)
    gains = found.gains | {"2 koku levied": Figure(0.08, 0.01, 9)}
    gains |= {"with": Figure(0.2, 0.01, 9)}
    more = replace(found, gains=gains, per_koku=Figure(0.04, 0.01, 9), in_koku=None)
    assert verdict(more) == (
        "Bid 2 koku, perhaps more (levying 2, the most tried, adds +8 ± 1 points). The last "
        "sword free of charge in round 2 adds +20 ± 1 points to the win rate (random)."
    )


def test_one_deal_has_no_error() -> None:
    found = swords.worth("castle", players=3, bots="random", limit=Limit(samples=1))
    assert all(math.isinf(share.se) for share in found.shares.values())
    assert "±" not in str(found).replace("± is", "")
    assert "1 deal," in str(found)


def test_the_worth_is_that_of_the_bots() -> None:
    found = swords.worth("castle", players=3, bots="random,cautious,random", limit=FEW)
    assert "to the win rate (random, cautious); levying its" in verdict(found)
    slope = f"{points(found.per_koku)} a koku, the slope over the 1 and 2 koku of the table."
    assert slope in " ".join(str(found).split())
    assert "Other players may use it better or worse" in str(found)


def test_differences_are_those_of_the_shares() -> None:
    found = swords.worth("castle", players=3, bots="random", limit=FEW)
    for arm, gain in found.gains.items():
        assert float(gain) == pytest.approx(found.shares[arm] - found.shares["without"])
    assert float(found.net) == pytest.approx(found.gain - found.levied)
    assert found.round == 2
    assert found.seats == (0, 1, 2)


def test_a_position_is_asked_in_its_own_round_and_its_living_seats() -> None:
    found = swords.worth("ronin", "stop-the-leader", bots="random", limit=Limit(samples=2))
    assert found.round == 8
    assert len(found.seats) == 4


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(OddsError, match="castle"):
        swords.worth("castel", players=3)
    with pytest.raises(OddsError, match="not of two-player"):
        swords.worth("castle", players=2)
    with pytest.raises(OddsError, match="at-round is from 8 to 40, not 3"):
        swords.worth("castle", "stop-the-leader", at_round=3)


def test_the_command_answers_first(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["swords", "worth", "first-sword", "--players", "3", "--bots", "random"]
    assert main([*asked, "--samples", "4"]) == 0
    out = capsys.readouterr().out
    assert "The first sword free of charge in round 2 adds " in " ".join(out.split())
    assert max(map(len, out.splitlines())) <= 80
    assert main([*asked, "--samples", "4", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["thing"], data["price"], data["samples"]) == ("first-sword", None, 4)
