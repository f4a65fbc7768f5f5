"""What balance counts: each deal in each seating, shares that add up, limits, changes."""

import json
from pathlib import Path

import numpy as np
import pytest

from samurai_odds import Limit, swords
from samurai_odds.analysis.matches import Matches, seatings_of
from samurai_odds.cli.main import main
from samurai_odds.play.games import play_range
from samurai_odds.play.workers.player import Player
from samurai_odds.swords.favoring import balance
from samurai_odds.swords.full_game.changes import Match, limited, match_of
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording

DEALS = Limit(samples=200)


def played(seed: int, limit: Limit = DEALS, players: int = 3) -> Match:
    match: Match = match_of(stage(players=players, bots="random"), ["random"])
    Matches(seed, limit, Player(), None).decide(match)
    return match


def test_each_bot_sits_in_each_seat_as_often() -> None:
    assert seatings_of(["a"], 3) == (("a", "a", "a"),)
    assert seatings_of(["a", "b"], 4) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    for bots, seats in ((["a", "b"], 3), (["a", "b", "c", "d", "e"], 3), (["a", "b", "c"], 4)):
        turned = seatings_of(bots, seats)
        for bot in bots:
            held = [sum(seating[seat] == bot for seating in turned) for seat in range(seats)]
            assert len(set(held)) == 1
            assert held[0] > 0


def test_all_seatings_are_of_the_same_deals() -> None:
    match = played(5)
    assert (match.rows[0] == play_range(match.staged.start, 5, 0, match.deals)).all()
    assert match.by_seat().sum(axis=1) == pytest.approx(1)


def test_a_seat_that_is_out_has_no_share() -> None:
    staged = stage("stop-the-leader", bots=["random", "expander"] * 2 + ["random"])
    assert list(staged.winners) == [0, 1, 2, 4]
    assert [staged.hand_of(seat) for seat in staged.seats] == [0, 1, 2, 0, 3]
    match = match_of(staged, ["random"])
    Matches(5, Limit(samples=4), Player(), None).decide(match)
    assert match.by_seat().sum(axis=1) == pytest.approx(1)
    assert match.by_seat().shape == (4, 4)


def test_a_limit_of_time_alone_ends() -> None:
    found = balance(players=3, bots="random", limit=Limit(seconds=0.2), changes=False)
    assert found.provenance.samples


def test_shares_add_up_and_changes_are_paired() -> None:
    found = balance(players=3, bots="random", limit=DEALS)
    assert sum(found.seats) == pytest.approx(1)
    assert sum(found.setup_swords) + found.nobody == pytest.approx(1)
    assert [one.name for one in found.changes][:2] == ["30 provinces win", "40 provinces win"]
    for one in found.changes:
        for now, before, gap in zip(one.shares, one.usual, one.differences, strict=True):
            assert now - before == pytest.approx(gap)
        assert f"as it is, {one.deals:,} deals" in str(found)
    assert found.changes[0].rounds <= found.rounds <= found.changes[1].rounds


def test_of_few_games_no_change_is_told() -> None:
    """62% ± 12 beside 37% says nothing of a koku less."""
    assert not balance(players=3, bots="random", limit=Limit(samples=199)).changes


def test_no_share_is_given_for_swords_that_were_paid_for() -> None:
    """Who bids for a sword, and what it cost, is in such a share too: `worth` gives it away."""
    found = balance(players=3, bots="random,cautious", limit=Limit(samples=20), changes=False)
    assert "the first sword in round 1" not in str(found)
    assert " round 1 " not in str(found)
    assert "swords worth last-sword" in str(found)
    assert "first_swords" not in found.to_dict()


def test_a_turn_limit_counts_those_over_and_those_who_lead() -> None:
    match = played(0)
    early, late = limited(match, 4), limited(match, 15)
    assert early is not None
    assert late is not None
    assert early.decided < late.decided
    over = float((match.rows[0][:, 2] <= 4).mean())
    assert early.decided == pytest.approx(over)
    assert sum(early.shares) == pytest.approx(1, abs=0.02)


def test_par_balance_and_ladder_say_the_same() -> None:
    few = Limit(samples=64)
    found = balance(players=3, bots="random", limit=few, changes=False).favor.to_dict()
    par = swords.par(players=3, bot="random", limit=few).verdict
    assert par is not None
    ladder = swords.ladder(players=3, bots=("cautious", "random"), limit=few).to_dict()
    assert {name: par.data[name] for name in found} == found
    assert {name: ladder[name] for name in found} == found
    assert list(found["shares"]) == ["seat-1", "seat-2", "seat-3"]


def test_other_bots_stand_beside_the_strongest() -> None:
    found = balance(players=3, limit=Limit(samples=16), changes=False)
    assert list(found.others) == ["expander", "cautious"]
    lone = balance(players=3, bots="cautious", limit=Limit(samples=16), changes=False)
    assert found.others["cautious"] == lone.favor


def test_the_command_answers_first(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["swords", "balance", "--players", "3", "--bots", "random", "--samples", "60"]
    assert main(asked) == 0
    out = capsys.readouterr().out
    assert out.startswith("The standard game, three players: undecided which seat it favors: seat")
    assert max(map(len, out.splitlines())) <= 80
    assert main([*asked, "--no-changes", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["procedure"], data["samples"], data["changes"]) == ("balance", 60, [])


def test_two_players_are_compared_with_both_their_colors() -> None:
    found = swords.balance(players=2, bots="random,cautious", limit=Limit(samples=100))
    assert found.seatings == 2
    assert len(found.seats) == 2
    assert list(found.favor.names) == ["seat-1", "seat-3"]
    assert sum(found.seats) == pytest.approx(1)
    assert len(found.setup_swords) == 4
    assert sum(found.setup_swords) == pytest.approx(2 * (1 - found.nobody))  # two swords each
    assert found.bots["cautious"] > found.bots["random"]  # who wins is who plays both colors
    assert sum(found.bots.values()) == pytest.approx(1 - found.nobody)
    tried = [one.name for one in found.changes]
    assert tried[:2] == ["45 provinces win", "55 provinces win"]
    assert "'s first color begins with 1 koku less" in tried[2]
    assert "player 2" in str(found)


def test_two_players_lead_by_both_colors() -> None:
    match = played(3, Limit(samples=64), 2)
    rows, place = match.rows[0].astype(int), recording.TIMELINE + 6 * at.MOST_SEATS
    noted = rows[:, place : place + 4]
    on = noted.max(axis=1) > 0
    held = (noted - 1)[:, 0] + (noted - 1)[:, 1], (noted - 1)[:, 2] + (noted - 1)[:, 3]
    first = np.where(held[0] == held[1], 0.5, held[0] > held[1])
    first = np.where(on, first, rows[:, recording.WINNER] == 0)
    after = limited(match, 6)
    assert after is not None
    assert after.shares[0] == pytest.approx(first.mean())


@pytest.mark.long
def test_a_picture_has_a_point_for_every_share(tmp_path: Path) -> None:
    found = balance(players=3, bots="random", limit=DEALS)
    axes = found.plot()
    labels = [tick.get_text() for tick in axes.get_yticklabels()]
    headings = 3  # seats, swords of the setup, what was tried
    assert len(labels) == headings + 3 + 3 + len(found.changes)
    assert len(axes.containers) == len(labels) - headings
    file = tmp_path / "balance.svg"
    asked = ["swords", "balance", "--players", "3", "--bots", "random", "--samples", "20"]
    assert main([*asked, "--no-changes", "--plot", str(file)]) == 0
    assert file.read_text().startswith("<?xml")
