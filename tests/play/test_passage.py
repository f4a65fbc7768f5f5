"""A passage of a whole game: read exactly as often as it is played, whoever decides."""

from collections import Counter, defaultdict
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from samurai_odds.engine.exact import decided, leaf_chances
from samurai_odds.engine.machine import END
from samurai_odds.engine.unfold import TooLarge
from samurai_odds.play import layout as at
from samurai_odds.play.passage import LEFT_OPEN, Passage, rolls_of
from samurai_odds.play.stepping import steps, viewed
from tests.play.template import layout as my
from tests.play.template.game import GAME, start

FALSE_ALARM = 1e-6
SAMPLED, LEAST = 4_000, 10


def blow(left_open: int = at.NONE) -> Passage:
    """Return the first turn of a skirmish of two who stand beside each other, and attack.

    Nobody wards a blow off, but for the seat to whom that is ``left_open``.
    """
    begun = start(("random", "random"), strength=2, hand=2, cards=6, turns=1, guards=2)
    q, state = begun.question.whole, begun.state.copy()
    state[my.HEX], state[my.HEX + 1] = my.CENTER, 1
    steps(GAME).advance(q, state)

    def choose(q: Any, s: Any) -> int:
        if s[at.ASKED] == left_open and s[at.DECISION] == my.WARD:
            return LEFT_OPEN
        options = list(s[at.CHOICES : at.CHOICES + s[at.OPTIONS_OPEN]])
        foe = s[my.HEX + 1 - s[at.ASKED]]
        if s[at.DECISION] == my.MOVE:
            return options.index(foe)
        return 0 if s[at.DECISION] == my.WARD else len(options) - 1

    def over(q: Any, s: Any) -> bool:
        return bool(s[at.ENDED] != at.PLAYING)

    return Passage(GAME, q, state, over, choose, seat=0)


class Question:
    """What the readers need to know of it: seat 0 wants its unit strong, and the other's weak."""

    machine, value, words = rolls_of(GAME), "own - foe", {}

    def columns(self, states: Any) -> dict[str, Any]:
        return {"own": states[:, my.STRENGTH], "foe": states[:, my.STRENGTH + 1]}


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
    reading = decided(Question(), passage.unfold(10_000, 60))
    rows = zip(reading.graph.leaf_states, reading.chances(), strict=True)
    found = {row.tobytes(): chance for row, chance in rows}
    assert found == pytest.approx(dict(followed(passage)))
    assert len(found) > 5


def test_what_is_played_comes_out_as_often_as_the_graph_says() -> None:
    passage = blow()
    reading = decided(Question(), passage.unfold(10_000, 60))
    columns = np.array(list(reading.columns.values())).T
    expected: dict[tuple[int, ...], float] = defaultdict(float)
    for row, chance in zip(columns.tolist(), reading.chances(), strict=True):
        expected[tuple(row)] += chance * SAMPLED
    seen = Counter(
        tuple(int(state[my.STRENGTH + seat]) for seat in range(2))
        for state in passage.rows(7, 0, SAMPLED)
    )
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
        reading = decided(Question(), passage.unfold(10_000, 60))
        own, foe = reading.columns.values()
        return float((reading.chances() * (own - foe)).sum())

    assert worth(blow(left_open=0)) > worth(blow()) + 0.01
    assert worth(blow(left_open=1)) < worth(blow()) - 0.01


def test_outcomes_alike_are_followed_once_and_ends_kept_in_short() -> None:
    plain, taken = blow(), Counter[str]()

    def alike(q: Any, s: Any) -> list[bytes]:
        found = []
        for outcome in rolls_of(GAME).pool(s[at.PENDING]).outcomes:
            after = np.array(s)
            plain.take(viewed(after), outcome)
            found.append(after.tobytes())
        return found

    def outcome(q: Any, s: Any) -> tuple[int, int]:
        taken["end"] += 1
        return int(s[my.STRENGTH]), int(s[my.STRENGTH + 1])

    whole = decided(Question(), plain.unfold(10_000, 60))
    expected: dict[tuple[int, ...], float] = defaultdict(float)
    rows = np.array(list(whole.columns.values())).T.tolist()
    for row, chance in zip(rows, whole.chances(), strict=True):
        expected[tuple(row)] += chance
    graph = replace(plain, alike=alike, outcome=outcome).unfold(10_000, 60)
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
    with pytest.raises(TooLarge):
        blow().unfold(10, 60)
    with pytest.raises(TooLarge):
        blow().unfold(10_000, -1)
