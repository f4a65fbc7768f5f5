"""A passage of a full game: read exactly as often as it is played, whoever decides."""

import time
from collections import Counter, defaultdict
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from samurai_odds.engine.exact import decided, leaf_chances
from samurai_odds.engine.limit import MINIMUM_SAMPLES, Limit
from samurai_odds.engine.machine import END
from samurai_odds.engine.unfold import TooLarge
from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play import passage as passages
from samurai_odds.play import passage_compiled
from samurai_odds.play.passage import Passage
from samurai_odds.play.passage_compiled import play
from samurai_odds.play.passage_rules import LEFT_OPEN, PassageRules, rolls_of
from samurai_odds.play.passage_sampling import play_until
from samurai_odds.play.stepping import steps, viewed
from tests.play.template import layout as my
from tests.play.template.game import GAME, start

FALSE_ALARM = 1e-6
SAMPLED, LEAST = 4_000, 10
HEX, STRENGTH = my.State.hex.at, my.State.strength.at
OPEN_TO = my.State.width  # a number of our own: the seat to whom warding is left open
WIDTH = OPEN_TO + 1


def blow(left_open: int = at.NONE) -> Passage:
    """Return the first turn of a skirmish of two who stand beside each other, and attack.

    Nobody wards a blow off, but for the seat to whom that is ``left_open``.
    """
    begun = start(("random", "random"), strength=2, hand=2, cards=6, turns=1, guards=2)
    q, state = begun.question.whole, begun.state.copy()
    state[HEX], state[HEX + 1] = my.CENTER, 1
    state = np.append(state, left_open)
    steps(GAME).advance(q, state)
    return Passage(RULES, q, state, seat=0)


def choose(q: Any, s: Any) -> int:
    if s[at.ASKED] == s[OPEN_TO] and s[at.DECISION] == my.WARD:
        return LEFT_OPEN
    if s[at.DECISION] == my.MOVE:
        for place in range(s[at.OPTIONS_OPEN]):
            if s[at.CHOICES + place] == s[HEX + 1 - s[at.ASKED]]:
                return place
    return 0 if s[at.DECISION] == my.WARD else s[at.OPTIONS_OPEN] - 1


def over(q: Any, s: Any) -> bool:
    return s[at.ENDED] != at.PLAYING


def record(q: Any, s: Any, row: Any) -> None:
    for place in range(WIDTH):
        row[place] = s[place]


def record_strengths(q: Any, s: Any, row: Any) -> None:
    row[0], row[1] = s[STRENGTH], s[STRENGTH + 1]


RULES = PassageRules(GAME, over, choose, record, WIDTH)


class Question:
    """What the readers need to know of it: seat 0 wants its unit strong, and the other's weak."""

    machine, value, words = rolls_of(GAME), "own - foe", {}

    def columns(self, states: Any) -> dict[str, Any]:
        return {"own": states[:, STRENGTH], "foe": states[:, STRENGTH + 1]}


def followed(passage: Passage) -> dict[bytes, float]:
    """Return the chance of each end, by following each roll by itself, nothing merged."""
    ends: dict[bytes, float] = defaultdict(float)
    pool = rolls_of(GAME).pool

    def follow(state: Any, chance: float) -> None:
        what = passage.go_on(memoryview(state))
        if what == END:
            ends[state.tobytes()] += chance
            return
        for outcome, share in zip(pool(what).outcomes, pool(what).probabilities, strict=True):
            after = state.copy()
            passage.take(memoryview(after), outcome)
            follow(after, chance * share)

    follow(passage.state.copy(), 1.0)
    return ends


def test_the_graph_has_the_chance_of_every_end() -> None:
    passage = blow()
    reading = decided(Question(), passage.unfold(10_000))
    rows = zip(reading.graph.leaf_states, reading.chances(), strict=True)
    found = {row.tobytes(): chance for row, chance in rows}
    assert found == pytest.approx(dict(followed(passage)))
    assert len(found) > 5


def test_what_is_played_comes_out_as_often_as_the_graph_says() -> None:
    passage = blow()
    reading = decided(Question(), passage.unfold(10_000))
    columns = np.array(list(reading.columns.values())).T
    expected: dict[tuple[int, ...], float] = defaultdict(float)
    for row, chance in zip(columns.tolist(), reading.chances(), strict=True):
        expected[tuple(row)] += chance * SAMPLED
    seen = Counter(row[STRENGTH : STRENGTH + 2] for row in passage.rows(7, 0, SAMPLED))
    assert seen.keys() <= expected.keys()
    kept = [end for end, often in expected.items() if often >= LEAST]
    counts = [[*(counted[end] for end in kept)] for counted in (seen, expected)]
    rest = SAMPLED - sum(counts[0]), SAMPLED - sum(counts[1])
    assert len(kept) > 3
    if rest[1] > 1e-6:
        counts = [[*each, left] for each, left in zip(counts, rest, strict=True)]
    assert chisquare(*counts).pvalue > FALSE_ALARM


def test_a_choice_left_open_is_taken_as_is_best_for_its_seat() -> None:
    def worth(passage: Passage) -> float:
        reading = decided(Question(), passage.unfold(10_000))
        own, foe = reading.columns.values()
        return float((reading.chances() * (own - foe)).sum())

    assert worth(blow(left_open=0)) > worth(blow()) + 0.01
    assert worth(blow(left_open=1)) < worth(blow()) - 0.01


def test_outcomes_alike_are_followed_once_and_ends_kept_in_short() -> None:
    plain, taken, known = blow(), Counter[str](), dict[bytes, int]()

    def comes_to(q: Any, s: Any, outcome: int) -> int:
        after = np.array(s)
        plain.take(viewed(after), outcome)
        return known.setdefault(after.tobytes(), len(known))

    def counted(q: Any, s: Any, row: Any) -> None:
        taken["end"] += 1
        record_strengths(q, s, row)

    whole = decided(Question(), plain.unfold(10_000))
    expected: dict[tuple[int, ...], float] = defaultdict(float)
    rows = np.array(list(whole.columns.values())).T.tolist()
    for row, chance in zip(rows, whole.chances(), strict=True):
        expected[tuple(row)] += chance
    rules = replace(RULES, comes_to=comes_to, record=counted, width=2)
    graph = replace(plain, rules=rules).unfold(10_000)
    ends = map(tuple, graph.leaf_states.tolist())
    chances = leaf_chances(graph, rolls_of(GAME))
    assert dict(zip(ends, chances, strict=True)) == pytest.approx(dict(expected))
    assert taken["end"] < len(whole.graph.target)


def test_a_roll_that_changes_nothing_is_made_again() -> None:
    rolls = rolls_of(GAME)
    code = rolls.without(at.UNIFORM + 4, [1])
    assert rolls.pool(code).outcomes == (0, 2, 3)
    assert rolls.pool(code).probabilities == pytest.approx((1 / 3,) * 3)
    assert rolls.without(at.UNIFORM + 4, [1]) == code


def test_what_is_too_long_to_follow_is_refused() -> None:
    states = len(blow().unfold(10_000).event)
    assert len(blow().unfold(states).event) == states
    with pytest.raises(TooLarge):
        blow().unfold(states - 1)


def test_no_clock_decides_what_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine the compiled rules follow it, to the same graph."""
    seconds = iter(range(0, 10**9, 10))
    monkeypatch.setattr(Passage, "compiled_pays", lambda *_: False)
    plain = blow(left_open=0).unfold(10_000)
    monkeypatch.undo()
    monkeypatch.setattr(passages.time, "thread_time", lambda: next(seconds))
    slow = blow(left_open=0).unfold(10_000)
    assert slow.compiled
    assert not plain.compiled
    for name in ("event", "first", "target", "postorder", "leaves"):
        assert list(getattr(slow, name)) == list(getattr(plain, name)), name
    assert np.array_equal(slow.leaf_states, plain.leaf_states)
    with pytest.raises(TooLarge):
        blow(left_open=0).unfold(len(plain.event) - 1)


def test_the_compiled_rules_play_the_same_battles() -> None:
    one, other = blow(), blow()
    rows = play(one, 7, 5, 300)
    assert [tuple(row) for row in rows.tolist()] == list(other.rows(7, 5, 300))
    assert np.array_equal(one.met > 0, other.met > 0)
    assert 0 < one.met[my.MOVE] < 300 < other.met[my.MOVE]
    again = [play(one, 7, first, 100) for first in (5, 105, 205)]
    assert np.array_equal(np.concatenate(again), rows)


@pytest.mark.parametrize("room", [1, 5, 20])
def test_what_there_is_no_room_to_keep_is_played_all_the_same(
    room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = play(blow(), 7, 5, 300)
    monkeypatch.setattr(passage_compiled, "FIRST_ROOM", room)
    little = blow()
    assert np.array_equal(play(little, 7, 5, 300), rows)
    assert little.met[my.MOVE] > 20


def test_what_is_left_open_is_not_played() -> None:
    with pytest.raises(OddsError, match="settle them by a fixed policy"):
        play(blow(left_open=0), 7, 0, 300)
    with pytest.raises(OddsError, match="settle them by a fixed policy"):
        list(blow(left_open=0).rows(7, 0, 300))


def test_what_will_be_too_many_is_given_up_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """After some states, if less than a share of the way is behind; compiled or not the same."""
    every = len(blow().unfold(10_000).event)
    given_up: dict[bool, list[tuple[int, int]]] = {False: [], True: []}
    for compiled, found in given_up.items():
        monkeypatch.setattr(Passage, "compiled_pays", lambda *_, so=compiled: so)
        for look in (1, every // 2, every - 1):
            monkeypatch.setattr(passages, "MOST_AT_ONCE", look)
            monkeypatch.setattr(passage_compiled, "FIRST_ROOM", look)
            assert len(blow().unfold(10_000).event) == every
            for share in range(0, 11, 2):
                try:
                    blow().unfold(10_000, share / 10)
                except TooLarge:
                    found.append((look, share))
    assert given_up[True] == given_up[False]
    assert [share for look, share in given_up[True] if look == 1] == [2, 4, 6, 8, 10]
    assert {share for look, share in given_up[True] if look == every - 1} <= {8, 10}


@pytest.mark.parametrize("compiled", [False, True])
def test_a_limit_is_heeded(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Passage, "compiled_pays", lambda *_: compiled)

    def played(limit: Limit, error: float = 1.0) -> int:
        found = play_until(blow(), 1, limit, lambda rows, counts, done: error)
        return int(found[1].sum())

    assert played(Limit(samples=77)) == 77
    begun = time.monotonic()
    assert played(Limit(seconds=0.05)) > 0
    assert time.monotonic() - begun < 2
    if compiled:
        assert played(Limit(stderr=2.0)) == MINIMUM_SAMPLES
