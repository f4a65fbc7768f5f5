"""Scripts whose games others may play: the same games, and what they cost."""

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from analyses.fit import strength, strength_ran, strength_swords
from analyses.fit.elsewhere import Elsewhere, Metered, elsewhere
from samurai_odds.swords.full_game.contest import Contest as Swords


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
    claim = strength.Claim("greedy", 0.5, ("study-spears",), (8,), 1)
    setup, found = Swords(None, 3, "expander", round_limit=3), []
    with ThreadPoolExecutor(2) as executor:
        for number, there in enumerate((Elsewhere(), Elsewhere(executor))):
            monkeypatch.setattr(strength_ran, "KEPT", tmp_path / f"{number}.csv")
            strength_ran.play(0, 2, "suriagehara", strength_ran.load("study-foot"), [], there)
            found.append(
                [
                    *strength.match(claim, "study-spears", there)[0].ravel(),
                    *strength_swords.won(setup, there, 0, 4),
                    *(deal["red"] for deal in strength_ran.played()["suriagehara"].values()),
                ]
            )
    assert found[0] == found[1]
    assert len(found[0]) == 16 + 4 + 2
