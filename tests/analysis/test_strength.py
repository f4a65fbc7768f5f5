"""Which of two bots plays a scenario better, and whose games its verdict rests on."""

from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, battles, ran, swords
from samurai_odds.analysis.strength import Meeting, are_rivals, by_strength, meet_in
from samurai_odds.grids.figure import Figure
from samurai_odds.play.workers.player import Player
from samurai_odds.swords.full_game.contest import Contest

WEST = """\
Title: A short war in the west
Players: 3
Goal: 18
Round limit: 12
Source: yours

Map:
  without North, Kanto, Chubu, Hokuriku

Position:
  round: 1

Seat 1: Shimazu
  army 1: Satsuma, level 1, daimyo, bowman, swordsman, 2 gunners
  army 2: Higo, level 1, daimyo, bowman, swordsman, 2 gunners
  Satsuma, Osumi, Hyuga, Higo, Bungo, Chikugo, Hizen, Chikuzen: spearman

Seat 2: Mori
  army 1: Aki, level 1, daimyo, bowman, swordsman, 2 gunners
  army 2: Izumo, level 1, daimyo, bowman, swordsman, 2 gunners
  Nagato, Suo, Iwami, Aki, Izumo, Bingo, Bitchu, Hoki: spearman

Seat 3: Chosokabe
  army 1: Tosa, level 1, daimyo, bowman, swordsman, 2 gunners
  army 2: Sanuki, level 1, daimyo, bowman, swordsman, 2 gunners
  Tosa, Iyo, Sanuki, awa-shikoku, Awaji, Settsu, Kawachi, Izumi: spearman
"""
FEW = Limit(samples=64)


def meeting(apart: float, error: float, deals: int = 128, seats: int = 3) -> Meeting:
    """Make a meeting that the second bot wins by so much."""
    usual, won = (1 - apart) / seats, (1 + apart) / seats
    figures = (Figure(one, error, deals, True) for one in (usual, won))
    return Meeting("planner", "expander", *figures, Figure(apart, error, deals), seats, 6 * deals)


def test_the_other_bot_carries_the_verdict_only_where_it_is_surely_better() -> None:
    for apart, error, deals, is_sure, is_upset in (
        (0.20, 0.05, 128, True, True),
        (-0.20, 0.05, 128, True, False),
        (0.10, 0.05, 128, False, False),
        (0.90, 0.05, 8, False, False),  # of too few deals nothing is sure
    ):
        one = meeting(apart, error, deals)
        assert (one.is_sure, one.is_upset) == (is_sure, is_upset)
        bots = by_strength(("planner", "expander", "random"), one)
        assert bots == (("expander", "planner") if is_upset else ("planner", "expander"),)[0] + (
            "random",
        )
    assert by_strength(("a", "b"), None) == ("a", "b")


def test_it_is_said_which_is_the_better_and_what_the_verdict_rests_on() -> None:
    assert meeting(0.2, 0.01).text() == (
        "Of the bots expander plays it better than planner (where they meet expander wins 40% ± 1 "
        "of the games of each seat, planner 27% ± 1), so the verdict rests on expander's games."
    )
    assert "planner plays it better than expander" in meeting(-0.2, 0.01).text()
    two = meeting(0.01, 0.02, seats=2).text()
    assert two.startswith("Neither planner nor expander clearly plays it better (where they meet")
    assert "of each seat" not in two  # of two sides all know what a win rate is
    assert two.endswith("so the verdict holds for planner only.")


def test_both_sit_in_every_seat_alone_among_the_others() -> None:
    """Of three seats that is six ways to sit, in which either bot holds nine seats."""
    contest = Contest(WEST)
    seen: list[tuple[str, ...]] = []

    def start_with(bots: Any) -> Any:
        seen.append(tuple(bots))
        return Contest.start_with(contest, bots)

    contest.start_with = start_with  # type: ignore[method-assign]
    found = meet_in(contest, ("planner", "expander"), Player(1), 0, Limit(samples=16))
    assert found is not None
    assert found.games == 6 * 16
    assert len(set(seen)) == 6
    for seat in range(3):
        assert [one[seat] for one in sorted(set(seen))].count("planner") == 3
    won = 9 * (float(found.won) + float(found.usual_won))
    assert won == pytest.approx(6)  # of each deal, but for games that nobody won
    assert float(found.apart) == pytest.approx(float(found.won) - float(found.usual_won))


def test_bots_that_somebody_named_keep_their_order() -> None:
    assert are_rivals(("searching:9", "planner", "expander"), ("planner", "expander"))
    assert not are_rivals(("expander", "planner"), ("planner", "expander"))
    assert not are_rivals(("planner",), ("planner", "expander"))
    assert swords.balance(WEST, bots="planner", changes=False, limit=FEW).meeting is None
    assert battles.balance("study-spears", bots=("greedy", "steady"), limit=FEW).meeting is None


def test_on_a_small_map_the_verdict_is_of_the_bot_that_wins_there() -> None:
    """On all of Japan planner beats expander; to 18 provinces in the west it is beaten."""
    found = swords.balance(WEST, changes=False, limit=FEW)
    assert found.meeting is not None
    assert found.meeting.is_upset
    assert (found.bot, list(found.others)) == ("expander", ["planner", "cautious"])
    assert found.meeting.text() in str(found).replace("\n  ", " ").replace("\n", " ")
    assert found.to_dict()["meeting"]["better"] == "expander"
    ladder = swords.ladder(WEST, limit=FEW)
    assert [one.bot for one in ladder.levels] == ["random", "cautious", "planner", "expander"]
    assert ladder.judging.bot == "expander"
    assert ladder.to_dict()["meeting"] == found.to_dict()["meeting"]
    fixes = swords.fix(WEST, only=("koku",), limit=Limit(samples=32))
    assert list(fixes.as_it_is) == ["expander", "planner"]


def test_on_the_usual_maps_it_is_the_usual_bot_and_nothing_is_added() -> None:
    found: list[Any] = [
        swords.balance("chapter-7", changes=False, limit=FEW),
        battles.balance("saigadake-ravine", limit=FEW),
        ran.balance("nunobeyama", limit=FEW),
    ]
    for one, usual in zip(found, ("planner", "steady", "careful"), strict=True):
        assert one.bot == usual
        assert one.meeting.usual == usual
        assert not one.meeting.is_upset
        assert "rests on" not in str(one)


@pytest.mark.long
def test_a_report_tells_the_games_of_the_better_bot() -> None:
    found: Any = swords.report(WEST, limit=Limit(seconds=15, samples=256), threads=1)
    assert found.ladder.judging.bot == "expander"
    assert set(found.odds.question.staged.bots) == {"expander"}
    assert list(found.fixes.as_it_is) == ["expander", "planner"]
    assert "so the verdict rests on expander's games" in found.summary()[0]
    shares = found.ladder.judging.favor.shares
    again = found.odds.question.credits().mean(axis=0)
    assert np.abs(np.array(list(map(float, shares))) - again).max() < 0.15
