"""Everything that plays, in every game, by workers: the same answer as on threads."""

import inspect
import json
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import Limit, OddsError, battles, compare, ran, swords
from samurai_odds.analysis.fixing import race
from samurai_odds.play.workers import words
from samurai_odds.play.workers.driving import AHEAD
from samurai_odds.play.workers.tasks import MOST_SENT
from tests.fuzz.surface import commands
from tests.play.workers.unreliable import AtOnce

BATTLE, SETUP, FIELD = "study-spears", "chapter-7", "study-foot"
LOW = ("random", "greedy")
ASKED: dict[str, Callable[..., Any]] = {
    "battles play": lambda **how: battles.play(BATTLE, "random", "random", **how),
    "swords play": lambda **how: swords.play(players=3, bots="random", **how),
    "ran play": lambda **how: ran.play(FIELD, "random", "random", **how),
    "battles par": lambda **how: battles.par(BATTLE, "random", **how),
    "swords par": lambda **how: swords.par(players=3, bot="random", **how),
    "ran par": lambda **how: ran.par(FIELD, "random", **how),
    "battles balance": lambda **how: battles.balance(BATTLE, "random", **how),
    "swords balance": lambda **how: swords.balance(players=3, bots="random", **how),
    "ran balance": lambda **how: ran.balance(FIELD, bots="random", **how),
    "battles ladder": lambda **how: battles.ladder(BATTLE, LOW, **how),
    "swords ladder": lambda **how: swords.ladder(SETUP, bots=("random", "expander"), **how),
    "ran ladder": lambda **how: ran.ladder(FIELD, LOW, **how),
    "battles report": lambda **how: battles.report(BATTLE, bots=LOW, **how),
    "swords report": lambda **how: swords.report(SETUP, bots=("random", "expander"), **how),
    "ran report": lambda **how: ran.report(FIELD, bots=LOW, **how),
    "compare": lambda **how: compare(
        battles.play,
        *({"scenario": BATTLE, "red": red, "blue": "random"} for red in LOW),
        by="winner == 'red'",
        **how,
    ),
    "battles turn": lambda **how: battles.turn(BATTLE, bot="random", enemy="random", **how),
    "swords round": lambda **how: swords.round(
        SETUP, 2, ["ronin 5", "levy 5"], bot="random", rivals="random", **how
    ),
    "ran turn": lambda **how: ran.turn(FIELD, "A", bot="random", enemy="random", **how),
    "swords worth": lambda **how: swords.worth("castle", players=3, bots="random", **how),
    "battles advise": lambda **how: battles.advise(BATTLE, deal=True, **how),
    "swords advise": lambda **how: swords.advise(SETUP, 1, **how),
    "ran advise": lambda **how: ran.advise(FIELD, **how),
}
DRAFTS = Path(__file__).parents[2] / "drafts"
FIXED: dict[str, Callable[..., Any]] = {
    "battles": lambda **how: battles.fix(
        DRAFTS / "fords.txt", bots="greedy", only=["banners"], **how
    ),
    "swords": lambda **how: swords.fix(SETUP, bots="random", only=["goal"], **how),
    "ran": lambda **how: ran.fix(DRAFTS / "raid.txt", bots="random", only=["rout level"], **how),
}
REVIEWED: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "battles": (battles.review, lambda **how: battles.play(BATTLE, "greedy", "greedy", **how)),
    "swords": (
        swords.review,
        lambda **how: swords.play(players=3, bots="expander", round_limit=3, **how),
    ),
    "ran": (ran.review, lambda **how: ran.play(FIELD, "careful", "careful", **how)),
}


def timeless(found: Any) -> Any:
    """Leave out of plain values how long they took."""
    if isinstance(found, list):
        return [timeless(one) for one in found]
    if isinstance(found, dict):
        return {key: timeless(one) for key, one in found.items() if key != "elapsed_s"}
    return found


@pytest.fixture(autouse=True)
def nothing_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have workers that have seen no words yet."""
    monkeypatch.setattr(words, "_SEEN", {})


def alike(ask: Callable[..., Any]) -> None:
    """Above a kilobyte are tasks alone whose words had not been seen, as often as they waited."""
    executor = AtOnce()
    here, there = ask().to_dict(), ask(executor=executor).to_dict()
    assert timeless(there) == timeless(here)
    assert executor.sent
    held = [json.loads(zlib.decompress(task)) for task in executor.sent if len(task) >= MOST_SENT]
    assert not any(one["digests"] for one in held)
    assert max(Counter(str(one["texts"]) for one in held).values(), default=0) <= AHEAD


@pytest.mark.long
@pytest.mark.parametrize("asked", ASKED)
def test_the_answer_of_workers_is_that_of_threads(asked: str) -> None:
    samples = 8 if asked.endswith("report") else 24
    alike(lambda **how: ASKED[asked](limit=Limit(samples=samples), **how))


@pytest.mark.long
@pytest.mark.quick(n=1)
@pytest.mark.parametrize("game", FIXED)
def test_a_fix_of_workers_is_that_of_threads(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of few games: all stages of the race, on boards that change."""
    few = {"AS_IT_IS": 32, "LEAST": 8, "SCREENED": (8,), "FIRST": 16, "MOST": 32, "ROUNDS": 2}
    for name, value in (few | {"AT_ONCE": (4, 4)}).items():
        monkeypatch.setattr(race, name, value)
    alike(lambda **how: FIXED[game](limit=Limit(samples=8), **how))


@pytest.mark.long
@pytest.mark.parametrize("game", REVIEWED)
def test_a_review_of_workers_is_that_of_threads(game: str, tmp_path: Path) -> None:
    review, play = REVIEWED[game]
    play(games=(0, 0), record=tmp_path / "a.games")
    alike(lambda **how: review(tmp_path / "a.games", games=8, **how))


def test_what_is_worked_out_takes_no_executor() -> None:
    attacks = ({"attacker": one, "defender": "levy"} for one in ("levy", "samurai-spear"))
    with pytest.raises(OddsError, match="attack is worked out here: an executor plays full"):
        compare(battles.attack, *attacks, executor=AtOnce())
    games = ({"scenario": BATTLE, "red": red} for red in LOW)
    with pytest.raises(OddsError, match="say what full games are ranked by"):
        compare(battles.play, *games)


def test_whatever_takes_threads_takes_an_executor_and_its_command_workers() -> None:
    """An answer that plays full games does; single combats are worked out, or cost nothing."""
    options = {
        one.path: {opt for option in one.options for opt in option.opts} for one in commands()
    }
    for game in (battles, swords, ran):
        for name in game.__all__:
            function = getattr(game, name)
            taken = inspect.signature(function).parameters
            if "threads" not in taken:
                continue
            assert "executor" in taken, function
            own = game.__name__.rpartition(".")[2]
            if (command_of := options.get((own, name))) is not None:  # ladder, fix: of balance
                assert {"--workers", "--dask"} <= command_of, (own, name)
