"""Scripts whose games others may play: the same games, and what they cost."""

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from analyses import levels, placements, rungs, settling, strength, strength_ran, strength_swords
from analyses.elsewhere import Elsewhere, elsewhere
from analyses.metering import Metered
from samurai_odds.battles.scenario.text import load
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.play.records.reading import read
from samurai_odds.play.search.searching import play_many
from samurai_odds.swords.whole.contest import Contest as Swords

SETTLED = "first-samurai-skirmish"


class Failing(Executor):
    def submit(self, work: Any, /, *given: Any, **named: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_exception(ConnectionError("gone"))
        return future


def test_what_tasks_cost_is_added_up_and_faults_are_passed_on() -> None:
    with ThreadPoolExecutor(1) as inner:
        meter = Metered(inner)
        assert meter.submit(sum, range(1_000_000)).result() == 499_999_500_000
        assert meter.tasks == 1
        assert meter.seconds > 0
    with pytest.raises(ConnectionError):
        Metered(Failing()).submit(sum, ()).result()


def test_the_words_that_say_where_are_taken_out() -> None:
    with elsewhere(["0.1", "searching"]) as (there, others):
        assert (there.meter, others) == (None, ["0.1", "searching"])


def test_others_play_the_same_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Of each script that measures strength; between plain bots, which are quick."""
    monkeypatch.setattr(strength_swords, "BOT", "random")
    monkeypatch.setattr(strength_ran, "BOT", "random")
    monkeypatch.setattr(strength_ran, "PLAIN", "greedy")
    monkeypatch.setattr(placements, "GAMES", 4)
    claim = strength.Claim("greedy", 0.5, ("study-spears",), (8,), 1)
    setup, found = Swords(None, 3, "expander", round_limit=3), []
    with ThreadPoolExecutor(2) as executor:
        for number, there in enumerate((Elsewhere(), Elsewhere(executor))):
            monkeypatch.setattr(strength_ran, "KEPT", tmp_path / f"{number}.csv")
            strength_ran.play(0, 2, "suriagehara", strength_ran.load("study-foot"), [], there)
            contest, scores_of = levels.TWO_SIDES["Samurai Battles"][:2]
            pair = ("greedy", "random")
            found.append(
                [
                    *strength.match(claim, "study-spears", there)[0].ravel(),
                    *levels.mirrored(there, contest, scores_of, "study-spears", pair, 8),
                    *strength_swords.won(setup, there, 0, 4),
                    *(deal["red"] for deal in strength_ran.played()["suriagehara"].values()),
                    *rungs.winners(("study-spears", "greedy"), 3, 4, there),
                    *placements.winners(load("study-spears"), there),
                ]
            )
    assert found[0] == found[1]
    assert len(found[0]) == 16 + 8 + 4 + 2 + 4 + 4


def test_the_page_of_the_settled_battles_is_that_of_their_records(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert settling.PAGE.read_text(encoding="utf-8") == settling.page()
    kept = settling.WINNERS.read_text(encoding="utf-8")
    monkeypatch.setattr(settling, "WINNERS", tmp_path / "winners.csv")
    settling.write_winners()
    assert settling.WINNERS.read_text(encoding="utf-8") == kept


@pytest.mark.long
def test_a_settled_game_played_again_goes_the_same() -> None:
    numbers, rows = read(settling.record_of(SETTLED))[1].all()
    start = Contest(SETTLED, settling.BOT, settling.BOT).staged.start
    assert numbers[:2].tolist() == [0, 1]
    assert np.array_equal(play_many(start, settling.SEED, 0, 2), rows[:2])
