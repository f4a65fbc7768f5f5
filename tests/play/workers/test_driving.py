"""Games played by workers: the same answer, whatever becomes of the workers."""

import json
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, Odds, OddsError, battles, swords
from samurai_odds.battles.scenario.text import load, write
from samurai_odds.play import sampled
from samurai_odds.play.records.reading import read
from samurai_odds.play.workers import driving, tasks, words
from tests.play.workers.unreliable import AtOnce, Breaking, Unreliable

GAMES = 400


def play(games: int = GAMES, **how: Any) -> Odds:
    how = {"limit": Limit(samples=games), "turn_limit": 60, **how}
    return battles.play("study-spears", "random", "random", **how)


def told(odds: Odds) -> dict[str, Any]:
    """Give all that an answer says but how long it took."""
    return {**odds.to_dict(), "elapsed_s": 0}


@pytest.fixture(scope="module")
def usual() -> Odds:
    return play()


@contextmanager
def at_work(executor: Unreliable) -> Iterator[None]:
    """Have an executor work until we are done."""
    done = threading.Event()

    def work() -> None:
        while not done.wait(0.001):
            executor.work()

    worker = threading.Thread(target=work)
    worker.start()
    try:
        yield
    finally:
        done.set()
        worker.join()


# ---- the same answer -------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_an_executor_that_shuffles_repeats_delays_and_loses_changes_nothing(
    seed: int, usual: Odds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "PATIENCE", 0.1)
    monkeypatch.setattr(driving, "_TICK", 0.02)
    monkeypatch.setattr(driving, "TRIES", 30)
    monkeypatch.setattr(driving, "_FIRST_GAMES", 16)
    monkeypatch.setattr(driving, "BLOCK_SECONDS", 0.0)  # jobs stay as small
    if seed:  # words are long, and a worker forgets them at once
        monkeypatch.setattr(tasks, "MOST_SENT", 0)
        monkeypatch.setattr(words, "_MOST_SEEN", 0)
    executor = Unreliable(seed)
    with at_work(executor):
        assert told(play(executor=executor)) == told(usual)
    assert all(executor.befell.values()), executor.befell


@pytest.mark.long
def test_of_many_short_games_it_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three turns in length; `test_pools` plays 32,768 longer ones, the benchmark whole ones."""
    monkeypatch.setattr(driving, "PATIENCE", 0.3)
    monkeypatch.setattr(driving, "_TICK", 0.02)
    monkeypatch.setattr(driving, "TRIES", 30)
    monkeypatch.setattr(driving, "_FIRST_GAMES", 512)
    monkeypatch.setattr(driving, "BLOCK_SECONDS", 0.0)
    executor = Unreliable(5)
    how: dict[str, Any] = {"games": 16_384, "turn_limit": 3}
    with at_work(executor):
        assert told(play(executor=executor, **how)) == told(play(threads=1, **how))
    assert all(executor.befell.values()), executor.befell


@pytest.mark.long
def test_a_target_error_is_reached_by_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampled, "MINIMUM_GAMES", 128)
    limit = Limit(stderr=0.03, samples=20_000)
    asked = "study-spears", "random", "random"
    here = battles.play(*asked, limit=limit)
    assert here.samples == 512
    assert told(battles.play(*asked, limit=limit, executor=AtOnce())) == told(here)


@pytest.mark.long
def test_par_and_turns_are_played_by_workers_too() -> None:
    executor = AtOnce()
    few = Limit(samples=60)
    for ask in (
        lambda **how: battles.par("study-spears", "random", limit=few, **how),
        lambda **how: battles.turn(
            "first-samurai-skirmish",
            "order-three-left",
            bot="random",
            enemy="random",
            limit=few,
            **how,
        ),
    ):
        before = len(executor.sent)
        assert told(ask(executor=executor)) == told(ask())
        assert len(executor.sent) > before


@pytest.mark.quick(n=2)
@pytest.mark.parametrize(
    "ask",
    [
        lambda **how: battles.balance("study-spears", "random", **how),
        lambda **how: battles.ladder("study-spears", ("random", "greedy"), **how),
        lambda **how: swords.balance(players=3, bots="random", **how),
        lambda **how: swords.worth("castle", players=3, bots="random", **how),
        lambda **how: battles.turn("study-spears", bot="random", enemy="random", **how),
        lambda **how: swords.round(
            "chapter-7", 2, ["ronin 5", "levy 5"], bot="random", rivals="random", **how
        ),
    ],
    ids=["balance", "ladder", "swords balance", "worth", "cards", "plans"],
)
def test_analyses_are_played_by_workers_too(ask: Callable[..., Any]) -> None:
    executor = AtOnce()
    limit = Limit(samples=64)
    usual, found = ask(limit=limit).to_dict(), ask(limit=limit, executor=executor).to_dict()
    assert {**found, "elapsed_s": 0} == {**usual, "elapsed_s": 0}
    assert executor.sent
    assert max(map(len, executor.sent)) < 1_000


def test_rules_of_ones_own_go_along(tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text("[units.samurai-spear]\nclose_dice = 1\n")
    here = play(60, rules=str(rules))
    sent: list[bytes] = []

    def without_file(number: int, task: bytes) -> bytes:
        sent.append(task)
        rules.unlink(missing_ok=True)  # a worker has no such file
        return task

    assert told(play(60, rules=str(rules), executor=AtOnce(without_file))) == told(here)
    assert str(tmp_path) not in str(zlib.decompress(sent[0]))


# ---- what is sent ----------------------------------------------------------------------


def test_work_is_sent_in_words_of_less_than_a_kilobyte() -> None:
    executor = AtOnce()
    play(executor=executor)
    assert max(map(len, executor.sent)) < 1_000
    games = [json.loads(zlib.decompress(task)) for task in executor.sent]
    numbers = [n for one in games for n in range(one["first"], one["first"] + one["games"])]
    assert sorted(numbers) == list(range(GAMES))


def test_of_long_words_a_task_has_the_digest_but_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_SEEN", {})
    monkeypatch.setattr(tasks, "MOST_SENT", 300)
    scenario = write(load("study-spears"))
    ask: dict[str, Any] = {"scenario": scenario, "turn_limit": 3, "limit": Limit(samples=300)}
    usual, executor = battles.play(**ask), AtOnce()
    assert told(battles.play(executor=executor, **ask)) == told(usual)
    long = [len(task) >= tasks.MOST_SENT for task in executor.sent]
    assert sum(long) == driving.AHEAD < len(long) / 2  # those that waited when it was unknown
    executor.sent.clear()
    battles.play(executor=executor, seed=1, **ask)
    assert max(map(len, executor.sent)) < tasks.MOST_SENT


def test_no_more_than_four_tasks_wait_at_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "BLOCK_SECONDS", 0.0)
    executor = Unreliable(0)
    executor.luck.choice = lambda words: "well"  # type: ignore[method-assign,assignment]
    with at_work(executor):
        play(executor=executor)
    assert 1 < executor.most <= 4  # on a busy machine seldom as many


# ---- what goes wrong -------------------------------------------------------------------


def test_games_that_are_lost_four_times_are_named() -> None:
    def lost(number: int, task: bytes) -> bytes:
        raise ConnectionError("the worker is gone")

    executor = AtOnce(lost)
    with pytest.raises(
        OddsError, match=r"games 0-63 were lost 4 times \(ConnectionError: the worker is gone\)"
    ):
        play(executor=executor)
    games = [json.loads(zlib.decompress(task))["first"] for task in executor.sent]
    assert games.count(0) == 4


def test_what_is_damaged_on_its_way_is_played_again(usual: Odds) -> None:
    def other_games(number: int, task: bytes) -> bytes:
        held = json.loads(zlib.decompress(task))
        return zlib.compress(json.dumps(held | {"games": held["games"] - 1}).encode())

    executor = AtOnce(lambda number, task: other_games(number, task) if number == 2 else task)
    assert told(play(executor=executor)) == told(usual)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"version": "0.0.1"}, "has samurai-odds .*, not .*: all must have the same"),
        ({"hash": "0" * 32}, "has other rules or scenarios than are here"),
    ],
)
def test_a_worker_of_another_version_is_refused_by_name(changed: Any, says: str) -> None:
    def other(number: int, task: bytes) -> bytes:
        held = json.loads(zlib.decompress(task))
        return zlib.compress(json.dumps(held | changed).encode())

    with pytest.raises(OddsError, match=rf"the worker \S+:\d+:\d+ {says}"):
        play(executor=AtOnce(other))


def test_a_broken_executor_leaves_a_record_to_go_on_from(tmp_path: Path, usual: Odds) -> None:
    file = tmp_path / "a.games"
    with pytest.raises(OddsError, match=r"broke down .*a\.games'; the same command goes on"):
        play(record=file, executor=Breaking(3))
    done = len(read(file)[1].all()[0])
    assert 0 < done < GAMES
    executor = AtOnce()
    assert told(play(record=file, executor=executor)) == told(usual)
    again = [json.loads(zlib.decompress(task))["games"] for task in executor.sent]
    assert sum(again) == GAMES - done
    with pytest.raises(OddsError, match="nothing of it is kept; with --record FILE"):
        play(executor=Breaking(3))


def test_ctrl_c_leaves_a_record_to_go_on_from(tmp_path: Path, usual: Odds) -> None:
    file = tmp_path / "a.games"

    def interrupt(done: int, most: int) -> None:
        if done > 100:
            raise KeyboardInterrupt

    odds = play(record=file, executor=AtOnce(), progress=interrupt)
    assert odds.provenance.interrupted
    assert odds.samples is not None
    assert 0 < odds.samples < GAMES
    rows = read(file)[1].all()[1]
    assert usual.question is not None
    assert np.array_equal(rows, usual.question.run.rows[: len(rows)])
    assert told(play(record=file, executor=AtOnce())) == told(usual)
