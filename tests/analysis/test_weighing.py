"""Advice in the template game: a best plan that is known, hidden cards, and honest errors."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from statistics import fmean, stdev

import numpy as np
import pytest

from samurai_odds import ran
from samurai_odds.analysis.weighing import Candidate, Looked, Weighing
from samurai_odds.engine import progress
from samurai_odds.engine.limit import Limit
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_range, record
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.search.planning import plans
from tests.play.template import layout as my
from tests.play.template.game import start
from tests.play.test_hidden import redrawn

DEAL, GAMES, SEEDS = 8, 256, 100


@cache
def dealt(turns: int, strength: int) -> Start:
    """Give a skirmish of two holders with its first hands dealt; seat 0 is to play a card."""
    skirmish = start(("holder", "holder"), strength=strength, hand=2, cards=10, turns=turns)
    draws = next(n for n, event in enumerate(record(skirmish, DEAL, 0)) if event[0] < 0)
    begun = play_to(skirmish, DEAL, 0, draws=draws).onward
    assert begun is not None
    return begun


def one_turn() -> Start:
    return dealt(1, 1)


def longer() -> Start:
    return dealt(3, 2)


def looked(begun: Start, seed: int = 0, replies: int = 1) -> Looked:
    """Compare the cards that seat 0 may play."""
    field = [Candidate(plan, ()) for plan in plans(begun, ("holder", "random"))]
    weighing = Weighing(replies, seed, 0.95, play_range, None)
    return weighing.look(field, lambda _: (), Limit(samples=GAMES))


def card_of(found: Looked, place: int) -> int:
    return found.field[found.placings[place].number].plan.choices[0][1]


def exact() -> dict[int, float]:
    """How likely each card of seat 0 wins in the only turn.

    The other plays its lower card. Who plays the higher one takes the center first; the other
    attacks it with one die, and wins by 5 or 6.
    """
    where = my.State(one_turn().state).where[:10].tolist()
    unknown = [card for card, place in enumerate(where) if place != 0]
    lower = [min(pair) for pair in combinations(unknown, 2)]
    return {
        card: 1 / 3 + fmean(card > other for other in lower) / 3
        for card, place in enumerate(where)
        if place == 0
    }


def test_the_best_plan_is_found_with_its_chance() -> None:
    """A chance off by 4 of its errors would come about once in 16,000 times."""
    chances = exact()
    best, other = sorted(chances, key=lambda card: -chances[card])
    found = looked(one_turn())
    assert [card_of(found, 0), card_of(found, 1)] == [best, other]
    for place, card in zip(found.placings, (best, other), strict=True):
        assert abs(place.value - chances[card]) < 4 * place.value.se
    loss = found.placings[1].loss
    assert abs(loss - (chances[best] - chances[other])) < 4 * loss.se


def test_cards_that_its_seat_cannot_know_change_nothing() -> None:
    begun = longer()
    told, compared = looked(begun), 0
    for number in range(4):
        other = redrawn(begun.game, begun.question, begun.state, 0, number)
        if not np.array_equal(other, begun.state):
            assert looked(replace(begun, state=other)).placings == told.placings
            compared += 1
    assert compared > 1


@pytest.mark.quick
@pytest.mark.parametrize("replies", [0, 2])
def test_errors_are_honest(replies: int) -> None:
    """Over 100 seeds the spread of what is stated is 0.75 to 1.25 times the stated error.

    If they were equal, one such ratio in 2,000 would lie outside.
    """
    runs = [looked(longer(), seed, replies) for seed in range(SEEDS)]
    values = [run.placings[0].value for run in runs]
    spread = stdev(map(float, values))
    assert 0.75 < spread / fmean(value.se for value in values) < 1.25


def test_games_to_the_end_and_what_is_counted_say_how_far_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Advice in RAN took 25 seconds of work without a word, three minutes on a busy machine."""
    told: list[tuple[int, int]] = []
    field = [Candidate(plan, ()) for plan in plans(longer(), ("holder", "random"))]
    weighing = Weighing(1, 3, 0.95, play_range, lambda done, most: told.append((done, most)))
    weighing.look(field, lambda _: (), Limit(samples=1_024))
    assert {(64, 256), (128, 256), (192, 256)} <= set(told)
    advice = ran.advise("study-foot", limit=Limit(samples=2))
    monkeypatch.setattr(progress, "in_terminal", lambda: True)
    monkeypatch.setattr(progress, "_DELAY", 0.0)
    monkeypatch.setattr(progress, "_INTERVAL", 0.0)
    advice.to_dict()
    assert f"of {len(advice.turns)} plans" in capsys.readouterr().err
