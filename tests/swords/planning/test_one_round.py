"""A round played with a plan: what it buys, the same luck for all plans, words and refusals."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, OddsError, swords
from samurai_odds.cli.main import main
from samurai_odds.play.games import play_range
from samurai_odds.swords.full_game.one_round import OneRound
from samurai_odds.swords.full_game.planned import likely
from samurai_odds.swords.full_game.ranking import Plans, candidates, rank_plans
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.decisions import packed
from samurai_odds.swords.scenario.text import read

GRAY, PINK = 2, 1
FEW = Limit(samples=40)
RANDOM: dict[str, Any] = {"bot": "random", "rivals": "random"}


def ask(plan: str, limit: Limit = FEW) -> Any:
    return swords.round("chapter-7", GRAY, plan, **RANDOM, limit=limit)


def test_koku_buy_what_the_plan_says() -> None:
    assert ask("ronin 5").p("ronin == 10 and levied == 0 and wasted == 0") == 1
    levied = ask("levy 5 (4 bowmen, 3 spearmen)")
    assert levied.p("levied == 7 and ronin == 0") == 1
    assert ask("build 2, levy 3").p("castles + bases == 1") == 1
    assert ask("swords 5 (first)").p("sword == 1") > 0.5  # a rival may bid as much, or more
    assert ask("swords 5 (last)").p("sword == 4") > 0.5


def test_ronin_and_castles_lie_where_the_plan_says() -> None:
    plan = "build 2 (Kaga), ronin 1 (Hida 2), ninja 2"  # Hida has a fortress
    told = "\n".join(OneRound("chapter-7", GRAY, plan, **RANDOM).retell(0, 0))
    assert "Gray builds a castle in Kaga" in told
    assert "Gray deploys face down: 2 Hida" in told


def test_the_round_is_that_of_the_game_played_on() -> None:
    """Both are played of the same luck: who is out after the round is out in that round."""
    question = OneRound("chapter-7", GRAY, "ronin 2, ninja 3", **RANDOM)
    short, whole = (play_range(start, 3, 0, 40) for start in question.starts)
    out = slice(recording.OUT_IN, recording.OUT_IN + 4)
    same = np.where(whole[:, out] == question.round, question.round, 0)
    assert (short[:, out] == same).all()
    assert (short[:, recording.ROUNDS] == question.round).all()


def test_koku_collected_are_a_third_of_the_provinces() -> None:
    odds = ask("levy 5")
    for least, most, koku in ((9, 11, 3), (12, 14, 4), (15, 17, 5)):
        assert odds.p(f"provinces >= {least} and provinces <= {most} and koku != {koku}") == 0


def test_a_bots_own_plan_is_that_of_the_game_without_one() -> None:
    question = OneRound("chapter-7", GRAY, **RANDOM)
    alone = swords.play("chapter-7", bots="random", limit=FEW, seed=5)
    odds = question.play(FEW, seed=5)
    assert odds.p("won") == pytest.approx(float(alone.p("winner == 'seat-2'")))


def test_plans_are_ranked_with_the_same_luck() -> None:
    questions = [OneRound("chapter-7", GRAY, "levy 5", **RANDOM) for _ in range(2)]
    alike = Plans(questions, "provinces", 0)
    alike.play_on([0, 1], 0, 30, None)
    assert alike.values(0).tolist() == alike.values(1).tolist()


def test_a_plan_given_again_is_ranked_once_and_that_is_said() -> None:
    plans = ["levy 4, ronin 1", "ronin 5", "ronin 1, levy 4"]
    found = rank_plans("chapter-7", GRAY, plans, "provinces", Limit(samples=4), **RANDOM)
    assert len(found.entries) == 3  # the bot's own plan too
    assert "1 plan given again: ranked once" in str(found)


def test_no_koku_are_thrown_away_where_one_unit_can_be_placed() -> None:
    """One-Unit-Per-Province: of 3 koku for one province 'levy 2' threw one away, 'levy 3' two."""
    lone = read(
        "Title: Last province\nPlayers: 3\nPosition:\n  round: 5\nSeat 1: Red\n  koku: 3\n"
        "  army 1: Omi, daimyo, bowman\n  Omi: 1 spearman\nSeat 2: Blue\n  army 1: Iga, daimyo\n"
        "  Iga, Ise: spearman\nSeat 3: Gold\n  army 1: Mutsu, daimyo\n  Mutsu: spearman\n"
    )
    tried = candidates(OneRound(lone, 1, **RANDOM))
    listed = likely(3, 0, 1, 2)
    turns = swords.advise(lone, 1, limit=Limit(samples=2)).turns
    advised = {line for one in turns for line in one.candidate.plan.said}
    assert {sum(plan.bins) for plan in (*tried, *listed)} == {3}
    assert {plan.bins[at.TO_LEVY] for plan in (*tried, *listed)} == {0, 1}
    levies = [(at.BIN_CHOICE, packed.bin_line(at.TO_LEVY, koku)) for koku in range(4)]
    assert {koku for koku in range(4) if levies[koku] in advised} == {0, 1}


def test_likely_plans_spend_all_koku_and_the_best_are_played_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("samurai_odds.swords.full_game.ranking._LEAST", 4)
    question = OneRound("chapter-7", GRAY, **RANDOM)
    plans = candidates(question)
    assert {sum(plan.bins) for plan in plans} == {5}
    assert {plan.bins[1] for plan in plans} == {0, 2}
    assert len(plans) == len(set(plans)) > 15
    found = rank_plans("chapter-7", GRAY, (), None, Limit(samples=4), **RANDOM)
    assert len(found.entries) == 5
    assert "of 23 plans tried, the best 4 played fresh games" in str(found)


def test_records_of_two_plans_are_told_apart() -> None:
    one, other = (OneRound("chapter-7", GRAY, plan, **RANDOM) for plan in ("levy 5", "ronin 5"))
    assert one.answers(one.identity(0))
    assert not one.answers(other.identity(0))


def test_a_sieve_keeps_the_best() -> None:
    questions = [OneRound("chapter-7", GRAY, plan, **RANDOM) for plan in ("levy 5", "ronin 5")]
    plans = Plans(questions, "levied", 0)
    plans.play_on([0, 1], 0, 8, None)
    assert plans.best([0, 1], 1) == [0]
    assert float(plans.difference(0, 1)) > 0


@pytest.mark.parametrize(
    ("position", "seat", "fault"),
    [
        ("standard-4", 1, "a round is asked of a position"),
        (
            "chapter-7",
            5,
            "unknown seat '5': choose from Pink, Gray, Pink-Stripe, Gray-Stripe, 1 to 4",
        ),
        ("stop-the-leader", None, "is out of the game"),
    ],
)
def test_who_has_no_plan_to_make_is_refused(position: str, seat: int | None, fault: str) -> None:
    if seat is None:
        seats = swords.scenario(position).seats
        seat = next(k for k, one in enumerate(seats, start=1) if one.out)
    with pytest.raises(OddsError, match=fault):
        OneRound(position, seat)


@pytest.mark.parametrize("named", ["2", "Gray", " gray", "seat 2", "seat-2"])
def test_a_seat_is_named_by_its_number_or_its_color(named: str) -> None:
    assert OneRound("chapter-7", named).seat == OneRound("chapter-7", GRAY).seat
    with pytest.raises(
        OddsError, match=r"unknown seat 'Grey': did you mean 'Gray'\? choose from Pink"
    ):
        OneRound("chapter-7", "Grey")


def test_a_war_turn_is_saved_by_the_color_of_its_seat(tmp_path: Path) -> None:
    saved = str(tmp_path / "saved.txt")
    asked = ["swords", "play", "chapter-7", "--bots", "random", "--trace", "0", "--at-round", "9"]
    assert main([*asked, "--save", saved, "--at-seat", "Gray"]) == 0
    assert "turn: seat 2, phase A" in Path(saved).read_text()
    assert main([*asked, "--save", f"{saved}.2", "--at-seat", "Grey"]) == 2
    assert not Path(f"{saved}.2").exists()


def test_the_command_answers_first(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["swords", "round", "chapter-7", "--seat", "2", "--bot", "random", "--rivals", "random"]
    asked += ["--samples", "20"]
    assert main([*asked, "--plan", "ronin 5"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Ronin 5: seat 2 Gray")
    assert max(map(len, out.splitlines())) <= 80
    assert main([*asked, "--plan", "ronin 5", "--plan", "bot", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert "verdict" in data
    assert main([*asked, "--plan", "ronin 4"]) == 2
    assert "all must be allocated" in capsys.readouterr().err
