"""All readers of the machine agree: interpreted, compiled, sampled, played."""

from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, Odds, OddsError, battles
from samurai_odds.battles.attack.query import Attack
from samurai_odds.engine import compiled, exact, exact_at_once
from samurai_odds.engine.answers import answer as answering
from samurai_odds.engine.exact import Reading, read
from samurai_odds.engine.sampling.by_rules import play
from samurai_odds.engine.sampling.montecarlo import sample
from samurai_odds.engine.unfold import TooLarge, unfold
from samurai_odds.engine.unfold_compiled import unfold_compiled

ROOM = 10**6  # nodes: more than any case here

CASES: list[dict[str, Any]] = [
    {"attacker": "samurai-spear", "defender": "samurai-bow"},
    {
        "attacker": "samurai-spear-cavalry",
        "defender": "levy",
        "defender_leader": "foot",
        "then": "samurai-spear",
        "attacker_flags": "best",
        "defender_flags": "best",
        "attacker_honor": 2,
    },
    {"attacker": "levy", "defender": "samurai-spear", "swarm": 3, "defender_honor": 0},
    {"attacker": "ashigaru-bow", "defender": "levy", "range": 2, "volleys": 2},
]


@pytest.mark.parametrize("case", CASES)
def test_the_compiled_unfolding_is_the_interpreted_one(case: dict[str, Any]) -> None:
    question = Attack(**case)
    plain, fast = unfold(question, ROOM), unfold_compiled(question)
    edges = len(plain.target)
    assert fast.event.tolist() == plain.event
    assert fast.first.tolist() == plain.first
    assert fast.target[:edges].tolist() == plain.target
    assert fast.postorder.tolist() == plain.postorder
    assert np.array_equal(fast.leaf_states, plain.leaf_states)


class Unsaid:
    """A question of the same numbers that does not say what it reads of a final state."""

    machine = Attack.machine

    def __init__(self, of: Attack) -> None:
        self.numbers, self.packed = of.numbers, of.packed


@pytest.mark.parametrize("case", CASES)
def test_of_final_states_only_what_a_question_reads_is_kept(case: dict[str, Any]) -> None:
    question = Attack(**case)
    some, whole = map(exact_at_once.outcomes_at_once, (question, Unsaid(question)))
    if some is None or whole is None:  # decisions are open
        assert some is whole
        assert unfold(question, ROOM).has_decisions
        return
    assert np.array_equal(whole.rows[question.reads], some.rows)
    assert len(whole.rows) == question.machine.width
    states = np.array(sorted(map(tuple, unfold(question, ROOM).leaf_states.tolist())))
    assert np.array_equal(np.array(sorted(map(tuple, whole.rows.T.tolist()))), states)


@pytest.mark.parametrize("case", CASES)
def test_walks_give_the_same_interpreted_and_compiled(
    case: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    question = Attack(**case)
    monkeypatch.setattr(exact, "_unfold", lambda asked: unfold(asked, ROOM))
    plain = read(question)
    monkeypatch.setattr(exact, "_unfold", unfold_compiled)
    fast = read(question)
    assert list(plain.choice) == fast.choice.tolist()
    assert np.allclose(plain.chances(), fast.chances(), rtol=0, atol=1e-15)
    assert plain.chances().sum() == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("case", CASES)
def test_same_seed_same_counts_at_any_threads_and_chunk(case: dict[str, Any]) -> None:
    reading = read(Attack(**case))
    counts = [
        sample(reading, 9, Limit(samples=50_001), threads=threads, chunk=chunk).counts.tolist()
        for threads, chunk in ((1, 2**17), (2, 1000), (2, 7777), (3, 2**14))
    ]
    assert all(other == counts[0] for other in counts)


def test_another_seed_gives_other_counts() -> None:
    reading = read(Attack(**CASES[0]))
    one, two = (sample(reading, seed, Limit(samples=1000)).counts for seed in (1, 2))
    assert not np.array_equal(one, two)


@pytest.mark.parametrize("case", [CASES[0], CASES[2], CASES[3]])
def test_battles_played_one_by_one_end_as_in_the_unfolded_sample(case: dict[str, Any]) -> None:
    question = Attack(**case)
    reading = read(question)
    counted = sample(reading, 3, Limit(samples=5000)).counts
    ends, numbers = np.unique(play(question, 3, 0, 5000), axis=0, return_counts=True)
    played = dict(zip(map(tuple, ends.tolist()), numbers.tolist(), strict=True))
    rows = map(tuple, reading.graph.leaf_states.tolist())
    walked = {row: n for row, n in zip(rows, counted.tolist(), strict=True) if n}
    assert played == walked


def too_large(question: Any) -> Reading:
    raise TooLarge


def test_a_question_too_large_to_hold_is_simulated_and_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = battles.attack("samurai-spear", "levy", limit=Limit(samples=20_000), seed=6)
    monkeypatch.setattr(answering, "read", too_large)
    monkeypatch.setattr(answering, "at_once", too_large)
    monkeypatch.setattr(answering, "outcomes", too_large)
    odds = battles.attack("samurai-spear", "levy", limit=Limit(samples=20_000), seed=6)
    assert odds.provenance.method == "monte-carlo"
    assert "too many states" in odds.provenance.because
    assert table_of(odds) == table_of(usual)
    with pytest.raises(OddsError, match="too many states for an exact answer"):
        battles.attack("samurai-spear", "levy", method="exact")
    with pytest.raises(OddsError, match="settle them by a fixed policy"):
        battles.attack("samurai-spear", "samurai-bow", defender_flags="best")


def table_of(odds: Odds) -> dict[tuple[int, ...], float]:
    return dict(zip(map(tuple, odds.rows.tolist()), odds.chances.tolist(), strict=True))


def test_interpreted_unfolding_hands_over_when_the_question_is_large() -> None:
    with pytest.raises(TooLarge):
        unfold(Attack(**CASES[1]), most_nodes=50)


def test_target_error_is_met_with_a_minimum_sample() -> None:
    odds = battles.attack("samurai-spear", "levy", limit=Limit(stderr=0.002), seed=1)
    assert odds.expect("defender_losses").se <= 0.002
    assert odds.expect("attacker_losses").se <= 0.002
    loose = battles.attack("samurai-spear", "levy", limit=Limit(stderr=0.9), seed=1)
    assert loose.samples == 16_384


def test_target_error_applies_to_the_figures_shown() -> None:
    limit = Limit(stderr=0.0005)
    odds = battles.attack("samurai-spear", "levy", limit=limit, shown=("hits == 4",))
    assert odds.p("hits == 4").se <= 0.0005
    assert odds.expect("defender_losses").se > 0.0005


def test_a_time_limit_ends_the_run() -> None:
    odds = battles.attack("samurai-spear", "levy", limit=Limit(seconds=0.2))
    assert 0.05 < odds.provenance.elapsed_s < 30
    assert odds.samples > 0


def test_interruption_returns_the_battles_played() -> None:
    def stop(done: int, most: int) -> None:
        if done >= 300_000:
            raise KeyboardInterrupt

    odds = battles.attack(
        "samurai-spear", "levy", limit=Limit(samples=10**9), seed=2, progress=stop
    )
    assert odds.provenance.interrupted
    assert 300_000 <= odds.samples < 10**8
    again = battles.attack("samurai-spear", "levy", limit=Limit(samples=odds.samples), seed=2)
    assert table_of(again) == table_of(odds), "what was done is a run of that many battles"


@pytest.mark.parametrize("field", ["stderr", "seconds", "samples"])
def test_limits_below_or_at_nothing_are_refused(field: str) -> None:
    with pytest.raises(OddsError, match=f"{field} must be above 0"):
        Limit(**{field: 0})


def test_compiled_readers_load_by_themselves_once_that_pays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = [Attack(attacker="levy", defender=each) for each in ("levy", "samurai-spear")]
    monkeypatch.setattr(exact, "_READERS", exact._Readers())
    assert exact.at_once(asked[0]) is None
    plain = answering.exactly(asked[0])
    assert exact.at_once(asked[1]) is None  # little time has been spent so far
    exact.read_plainly(asked[0], exact.COMPILING)
    assert exact.at_once(asked[1]) is not None
    assert np.allclose(answering.exactly(asked[0]).chances, plain.chances, rtol=0, atol=1e-15)


def test_what_would_have_to_be_compiled_is_read_plainly_for_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = Attack(attacker="levy", defender="levy")
    monkeypatch.setattr(exact, "_READERS", exact._Readers())
    monkeypatch.setattr(compiled, "is_compiled", lambda twin: False)
    monkeypatch.setattr(exact_at_once.reader(question.machine), "why_made_here", "not shipped")
    exact.read_plainly(question, exact.LOADING)
    assert exact.at_once(question) is None
    exact.read_plainly(question, exact.COMPILING)
    assert exact.at_once(question) is not None
