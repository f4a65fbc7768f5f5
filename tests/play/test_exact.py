"""The last moves of a game, every roll and choice followed: as often as they are sampled."""

from collections import Counter, defaultdict
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from samurai_odds.engine.machine import END
from samurai_odds.engine.sampling.streams import UNIFORM_BITS
from samurai_odds.play import layout as at
from samurai_odds.play.game import Game, Start, State
from samurai_odds.play.games import play_many, record
from samurai_odds.play.replay import replay as replayed
from samurai_odds.play.rollouts import taken_up, until_turn
from samurai_odds.play.stepping import steps, viewed
from tests.play.contract import CASES, GAMES, seated
from tests.play.test_hidden import blotted

SEED = 31
MOST, MOST_OF = 400, {"small fight to two": 1_000}
SAMPLED = 20_000
FALSE_ALARM = 1e-6  # of each test
LEAST = 10  # expected of an outcome that is counted by itself
KEPT = 9  # numbers of a row that make an outcome
Outcomes = dict[tuple[int, ...], float]


def kept(game: str, row: Any) -> tuple[int, ...]:
    """Give an outcome from a row: without what is noted on the way."""
    noted = GAMES[game].noted
    return tuple(int(n) for place, n in enumerate(row[:KEPT]) if place not in noted)


class Ending:
    """The ways on from states of a game's last turn; what was followed once is known."""

    def __init__(self, game: str, start: Start, most: int) -> None:
        self.game, self.rules, self.q, self.left = game, start.game, start.question.whole, most
        self.record = GAMES[game].record or self.rules.record
        self.known: dict[bytes, Outcomes] = {}

    def outcomes(self, start: Start) -> Outcomes | None:
        """Give the chance of each outcome of games by `random`; None: there are too many ways."""
        first = start.state.copy()
        steps(self.rules).advance(self.q, first)
        due, ends = {self.key(first): (first, 1.0)}, defaultdict[Any, float](float)
        while due:
            self.left -= len(due)
            reached: dict[bytes, tuple[State, float]] = {}
            for state, chance in due.values():
                for value, share in ways(self.rules, self.q, state):
                    after = state.copy()
                    steps(self.rules).take(self.q, after, value)
                    key = self.key(after)
                    if after[at.PENDING] == END and key not in self.known:
                        row = np.zeros(self.rules.row, dtype=np.int64)
                        self.record(self.q, after, row)
                        self.known[key] = {kept(self.game, row): 1.0}
                    if key in self.known:
                        for end, likely in self.known[key].items():
                            ends[end] += chance * share * likely
                        continue
                    before = reached[key][1] if key in reached else 0.0
                    reached[key] = after, before + chance * share
                if len(reached) > self.left:  # one roll may open more than there is memory for
                    return None
            due = reached
        self.known[self.key(first)] = dict(ends)
        return dict(ends)

    def key(self, state: State) -> bytes:
        return blotted(state.copy(), GAMES[self.game].most_options).tobytes()


def ways(rules: Game, q: State, state: State) -> list[tuple[int, float]]:
    """List what may be rolled or chosen, with its chance."""
    what = int(state[at.PENDING])
    if what >= at.UNIFORM:
        number = what - at.UNIFORM
        return [(value, 1 / number) for value in range(number)]
    if what > 0:
        pool = rules.pool(what)
        return list(zip(pool.outcomes, pool.probabilities, strict=True))
    options = state[at.CHOICES : at.CHOICES + state[at.OPTIONS_OPEN]].tolist()
    choose = rules.bots.modules[q[at.BOTS + state[at.ASKED]]].choose
    number, views = len(options), (viewed(q), viewed(state))
    for draws in (number, number - 1, number * (number - 1)):  # all as likely, or all but one
        places = Counter(
            int(choose(*views, np.uint64((2 * k + 1) * 2**UNIFORM_BITS // (2 * draws))))
            for k in range(draws)
        )
        if len(places) == draws:
            break
    return [(options[place], count / draws) for place, count in places.items()]


def near_its_end(game: str, start: Start, number: int, most: int) -> tuple[Start, Outcomes] | None:
    """Give the earliest state of a game's last turn from which all ways can be followed."""
    events = record(start, SEED, number)
    states = [step.before for step in replayed(start, events) if step.asked]
    found: tuple[Start, Outcomes] | None = None
    turn, ending = -1, None
    for place in reversed(range(len(events))):
        begun = taken_up(replace(start, state=states[place]), [], 0)
        begun.question[at.DRAWN] += place
        if ending is None or begun.state[at.TURN] != turn:
            turn = int(begun.state[at.TURN])
            ending = Ending(game, until_turn(begun, turn), most)
        begun = until_turn(begun, turn)
        outcomes = ending.outcomes(begun)
        if outcomes is None:
            break
        found = begun, outcomes
    return found


@pytest.mark.quick
@pytest.mark.parametrize(("game", "name"), CASES)
def test_the_end_of_a_game_is_sampled_as_often_as_it_should_be(game: str, name: str) -> None:
    most = MOST_OF.get(name, MOST)
    for number in range(100):
        found_near = near_its_end(game, seated(game, name, "random"), number, most)
        if found_near is None or len(found_near[1]) < 2:
            continue
        start, outcomes = found_near
        assert sum(outcomes.values()) == pytest.approx(1)
        found = Counter(kept(game, row) for row in play_many(start, SEED + 1, 0, SAMPLED))
        assert found.keys() <= outcomes.keys()
        likely = [end for end, chance in outcomes.items() if chance * SAMPLED >= LEAST]
        rest = 1 - sum(outcomes[end] for end in likely)
        expected = [outcomes[end] for end in likely] + [rest] * (rest * SAMPLED >= LEAST)
        counts = [found[end] for end in likely]
        counts += [SAMPLED - sum(counts)] * (rest * SAMPLED >= LEAST)
        scale = sum(counts) / sum(expected)
        assert chisquare(counts, np.array(expected) * scale).pvalue > FALSE_ALARM
        if len(counts) > 1:
            return
    raise AssertionError("no game has an end that can be followed")
