"""Pools of workers: processes of this machine, and Dask's, one of which is killed."""

import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import Limit, OddsError, battles
from samurai_odds.play.records.reading import read
from samurai_odds.play.workers import pools
from samurai_odds.play.workers.driving import AHEAD
from samurai_odds.play.workers.pools import pool
from tests.cli.test_interrupted import heed_signals
from tests.play.workers.test_driving import told

GAMES = 16_384
MANY: dict[str, Any] = {"limit": Limit(samples=32_768), "turn_limit": 15}
ASKED = "study-spears", "random", "random"
SHORT = 60  # turns, beyond which few games go on


def test_a_pool_that_is_none_is_refused() -> None:
    for workers, dask, says in (
        (0, None, "--workers is from 1 to 1,024, not 0"),
        (2, "tcp://127.0.0.1:9", "--workers and --dask exclude each other"),
    ):
        with pytest.raises(OddsError, match=says), pool(workers, dask):
            pass
    with pool() as executor:
        assert executor is None


def test_a_daemon_that_can_start_no_processes_is_told_so() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as owner:
        assert "leave out workers" in owner.apply(_asks_for_workers)


def _asks_for_workers() -> str:
    with pytest.raises(OddsError) as refusal, pool(workers=2):
        pass
    return str(refusal.value)


def test_a_worker_gone_is_told_though_others_are_canceled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python 3.11 printed a traceback, and those who waited did so for ever."""
    raised: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)
    before = set(multiprocessing.active_children())
    with pool(workers=1) as executor:
        assert executor is not None
        futures = [executor.submit(time.sleep, 300.0) for _ in range(10)]
        assert all(future.cancel() for future in futures[5:8])
        [worker] = set(multiprocessing.active_children()) - before
        worker.kill()
        for future in (futures[0], futures[4], futures[9]):
            with pytest.raises(BrokenExecutor):
                future.result(timeout=60)
    assert not raised


def command(*more: str, turns: int = SHORT, games: int = GAMES) -> list[str]:
    asked = ["battles", "play", *ASKED[:1], "--red", ASKED[1], "--blue", ASKED[2]]
    asked += ["--turn-limit", str(turns)]
    return [sys.executable, "-m", "samurai_odds", *asked, "--samples", str(games), *more]


def answer(*more: str, turns: int = SHORT, games: int = GAMES) -> dict[str, Any]:
    words = command("--format", "json", *more, turns=turns, games=games)
    done = subprocess.run(words, capture_output=True, check=True)
    return {**json.loads(done.stdout), "elapsed_s": 0}


def children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


@pytest.fixture(scope="module")
def usual() -> dict[str, Any]:
    return told(battles.play(*ASKED, turn_limit=SHORT, limit=Limit(samples=GAMES)))


@pytest.fixture(scope="module")
def many() -> dict[str, Any]:
    """Give what 32,768 games come to on one thread."""
    return told(battles.play(*ASKED, threads=1, **MANY))


@pytest.mark.long
def test_threads_and_processes_give_the_same_answer(many: dict[str, Any]) -> None:
    assert told(battles.play(*ASKED, threads=2, **MANY)) == many
    with ThreadPoolExecutor(2) as executor:
        assert told(battles.play(*ASKED, executor=executor, **MANY)) == many
    there = answer("--workers", "2", turns=MANY["turn_limit"], games=32_768)
    assert there == json.loads(json.dumps(many))


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="others list their processes otherwise")
def test_a_command_that_is_killed_goes_on_from_its_record(
    usual: dict[str, Any], tmp_path: Path
) -> None:
    """At most the games that were away are played again; no worker plays on for nobody."""
    file = tmp_path / "a.games"
    with subprocess.Popen(command("--workers", "2", "--record", str(file))) as run:
        while not (file.exists() and file.stat().st_size > 5_000):
            assert run.poll() is None
            time.sleep(0.01)
        run.send_signal(signal.SIGSTOP)
        workers = children_of(run.pid)
        run.send_signal(signal.SIGKILL)
    assert len(workers) >= 2
    ends = time.monotonic() + 20
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < ends
    done = len(read(file)[1].all()[0])
    assert 0 < done < GAMES
    assert answer("--workers", "2", "--record", str(file)) == json.loads(json.dumps(usual))
    numbers, _ = read(file)[1].all()
    assert len(numbers) == GAMES
    assert read(file)[1].twice == 0


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="it has other signals")
def test_ctrl_c_answers_with_what_there_is_and_leaves_a_record(
    usual: dict[str, Any], tmp_path: Path
) -> None:
    """A terminal interrupts the workers, too. No answer has a gap: there may be none yet."""
    file = tmp_path / "a.games"
    words = command("--workers", "2", "--record", str(file), "--format", "json")
    pipes: dict[str, Any] = dict.fromkeys(("stdout", "stderr"), subprocess.PIPE)
    how: dict[str, Any] = {"start_new_session": True, "preexec_fn": heed_signals}
    with subprocess.Popen(words, **pipes, **how) as run:
        while not (file.exists() and file.stat().st_size > 5_000):
            assert run.poll() is None
            time.sleep(0.01)
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=60)
    if run.returncode == 0:
        assert 0 < json.loads(out)["samples"] < GAMES
        assert err == b""
    else:
        assert (run.returncode, out) == (130, b"")
        assert b"interrupted before there was anything to show" in err
    assert 0 < len(read(file)[1].all()[0]) < GAMES
    assert answer("--workers", "2", "--record", str(file)) == json.loads(json.dumps(usual))
    assert read(file)[1].twice == 0


NOTING = """
import json, sys, zlib
from concurrent.futures import ThreadPoolExecutor
from samurai_odds import Limit, battles
from samurai_odds.play.workers import driving

class Noting(ThreadPoolExecutor):
    def submit(self, work, task):
        held = json.loads(zlib.decompress(task))
        print(held["first"], held["games"], flush=True)
        return super().submit(work, task)

driving.BLOCK_SECONDS = 0.05
with Noting(2) as executor:
    battles.play(*sys.argv[4:], turn_limit=int(sys.argv[3]), limit=Limit(samples=int(sys.argv[2])),
                 record=sys.argv[1], executor=executor)
"""


@pytest.mark.long
@pytest.mark.parametrize("size", [3_000, 60_000])
def test_of_a_killed_client_no_more_is_replayed_than_was_outstanding(
    size: int, tmp_path: Path
) -> None:
    """Four jobs wait at each of two workers."""
    file = tmp_path / "a.games"
    words = [sys.executable, "-c", NOTING, str(file), str(GAMES), str(SHORT), *ASKED]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as run:
        while not (file.exists() and file.stat().st_size > size):
            assert run.poll() is None
            time.sleep(0.01)
        run.send_signal(signal.SIGKILL)
        assert run.stdout is not None
        sent = jobs_in(run.stdout.read())
    known = set(read(file)[1].all()[0].tolist())
    assert 0 < len(known) < GAMES
    lost = [job for job in sent if not set(job) <= known]
    assert len(lost) <= 2 * AHEAD
    again = subprocess.run(words, capture_output=True, text=True, check=True)
    replayed = [number for job in jobs_in(again.stdout) for number in job]
    assert sorted(replayed) == sorted(set(range(GAMES)) - known)
    assert read(file)[1].twice == 0


def jobs_in(noted: str) -> list[range]:
    """Give the games of each job that was handed out."""
    jobs = [tuple(map(int, line.split())) for line in noted.splitlines()]
    return [range(first, first + games) for first, games in jobs]


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_dask_gives_the_same_answer_though_a_worker_is_killed(many: dict[str, Any]) -> None:
    distributed = pytest.importorskip("distributed")
    killed: list[int] = []

    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        pids = client.run(os.getpid)

        def kill_one(done: int, most: int) -> None:
            if done > 8_192 and not killed:
                killed.append(next(iter(pids.values())))
                os.kill(killed[0], signal.SIGKILL)

        how = MANY | {"progress": kill_one}
        odds = battles.play(*ASKED, executor=client.get_executor(pure=False), **how)
        assert told(odds) == many
        assert killed
        with pool(dask=cluster.scheduler_address) as executor:
            few = battles.play(*ASKED, games=(0, 999), executor=executor)
        assert few.samples == 1_000


@pytest.mark.parametrize(
    "address", [":", "tcp://a:b", "inproc://x", "tls://a:1", "ucx://a:1", "[", "http://a:1", "\0"]
)
def test_what_is_no_address_of_a_scheduler_is_said_in_our_words(address: str) -> None:
    """Some of Dask's own were quoted; of others there were two tracebacks, after 27 seconds."""
    pytest.importorskip("distributed")
    with (
        pytest.raises(OddsError, match=r"no Dask scheduler answers.* such as tcp:"),
        pool(dask=address),
    ):
        pass


@pytest.mark.parametrize("says", [b"", b"HTTP/1.0 400 Bad request\r\n\r\n"])
def test_another_server_than_a_scheduler_is_not_waited_for(
    says: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command waited for ever at the address of a site."""
    pytest.importorskip("distributed")
    monkeypatch.setattr(pools, "_PATIENCE", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"

        def answer() -> None:
            with suppress(OSError), server.accept()[0] as taken:
                taken.sendall(says)
                over.wait()

        over = threading.Event()
        threading.Thread(target=answer, daemon=True).start()
        with pytest.raises(OddsError, match="no Dask scheduler answers"), pool(dask=address):
            pass
        over.set()


class Gone:
    """A client of Dask whose scheduler takes tasks and dies."""

    status = "running"
    gone = 0.0

    def get_executor(self, **how: Any) -> "Gone":
        return self

    def submit(self, *given: Any) -> "Future[bytes]":
        self.status, self.gone = "connecting", time.monotonic()
        return Future()


def test_a_scheduler_that_dies_ends_the_command_and_says_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pools, "_SILENCE", 0.5)
    client = Gone()
    with pytest.raises(OddsError, match=r"the Dask scheduler does not answer\): nothing of it is"):
        battles.play("study-spears", games=(0, 99), executor=pools.OfDask(client))
    assert time.monotonic() - client.gone < 10
