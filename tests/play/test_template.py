"""The template: its tiny start solved by an enumeration of its own, and what its seats see.

What every full game must pass is in `contract`.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations, product

import numpy as np
import pytest
from scipy.stats import chisquare

from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play.games import play_many, record
from samurai_odds.play.replay import prepare
from samurai_odds.play.rollouts import rollouts, taken_up
from tests.play.template import layout as my
from tests.play.template import observing, recording
from tests.play.template.game import GAME, STARTS, start

FALSE_ALARM = 1e-6  # of each chi-square test below
Ends = dict[tuple[int, int, int], Fraction]  # winner, reason, turns: probability

# ---- the tiny start, solved: two seats of strength 2 choose at random for two turns ----

# Hexes as places in the plane: three coordinates with sum 0, beside if they differ by one step.
CENTER = (0, 0, 0)
HEXES = [place for place in product((-1, 0, 1), repeat=3) if sum(place) == 0]
HOMES = ((1, -1, 0), (-1, 1, 0))


def reached(here: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The hexes at most one step away."""
    return [
        there for there in HEXES if max(abs(a - b) for a, b in zip(here, there, strict=True)) <= 1
    ]


def orders() -> dict[tuple[int, int], Fraction]:
    """Who acts first in the two turns, by all deals and choices of six cards, two in hand."""
    found: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    deals = list(permutations(range(6)))
    choices = list(product(range(2), repeat=4))
    for a, b, c, d, drawn_a, drawn_b in deals:
        for i, j, k, m in choices:
            hands = [a, b], [c, d]
            first = hands[0].pop(i) < hands[1].pop(j)
            second = [*hands[0], drawn_a][k] < [*hands[1], drawn_b][m]
            found[int(first), int(second)] += Fraction(1, len(deals) * len(choices))
    return found


@cache
def ends(acts: tuple[int, ...], places: tuple[tuple[int, ...], ...], dice: tuple[int, ...]) -> Ends:
    """How it ends when the seats of ``acts`` are still to act."""
    if not acts:
        winner = places.index(CENTER) if CENTER in places else at.NONE
        return {(winner, my.TIME_UP, 2): Fraction(1)}
    seat, foe = acts[0], 1 - acts[0]
    found: Ends = defaultdict(Fraction)
    options = reached(places[seat])
    for there in options:
        for share, after in outcomes(seat, there, places, dice):
            if after is None:
                found[seat, my.DESTROYED, 1 if len(acts) > 2 else 2] += share / len(options)
                continue
            moved = there if there != places[foe] else places[seat]
            both = (moved, places[1]) if seat == 0 else (places[0], moved)
            for end, chance in ends(acts[1:], both, after).items():
                found[end] += share * chance / len(options)
    return found


def outcomes(
    seat: int, there: tuple[int, ...], places: tuple[tuple[int, ...], ...], dice: tuple[int, ...]
) -> Iterator[tuple[Fraction, tuple[int, ...] | None]]:
    """What going somewhere leaves of the two seats' strength; None: the foe is destroyed."""
    if there != places[1 - seat]:
        yield Fraction(1), dice
        return
    for roll in product(range(1, 7), repeat=dice[seat]):
        left = dice[1 - seat] - sum(die >= 5 for die in roll)
        after = (dice[0], left) if seat == 0 else (left, dice[1])
        yield Fraction(1, 6 ** len(roll)), after if left > 0 else None


def test_the_tiny_start_ends_as_its_enumeration_says() -> None:
    exact: Ends = defaultdict(Fraction)
    for (one, two), share in orders().items():
        acts = (one, 1 - one, two, 1 - two)
        for end, chance in ends(acts, HOMES, (2, 2)).items():
            exact[end] += share * chance
    assert sum(exact.values()) == 1
    games = 40_000
    rows = play_many(STARTS["tiny"], 1, 0, games)
    sampled = Counter(tuple(row[:3].tolist()) for row in rows)
    assert sampled.keys() <= exact.keys()
    expected = [float(exact[end]) * games for end in exact]
    assert chisquare([sampled[end] for end in exact], expected).pvalue > FALSE_ALARM


# ---- what the seats see ----------------------------------------------------------------


def state_at(name: str, kind: int, seat: int) -> np.ndarray:
    """The first state of a game in which a seat is asked for a decision."""
    events = record(STARTS[name], 3, 0)
    number = next(
        i for i, (what, _, _) in enumerate(events) if what == at.decision_code(kind, seat)
    )
    state = taken_up(STARTS[name], events, number).state
    prepare(GAME, STARTS[name].question.whole, state)
    return state


def places_of(state: np.ndarray) -> list[int]:
    return my.State(state).where.tolist()


def seen(name: str, state: np.ndarray) -> np.ndarray:
    observed = state.copy()
    GAME.hide(STARTS[name].question.whole, observed, np.zeros(GAME.aside, dtype=np.int64))
    return observed


def test_a_card_played_in_secret_is_seen_by_who_played_it_alone() -> None:
    state = state_at("three seats", my.CARD, 1)
    card = places_of(state).index(my.PLAYED_BY)
    assert places_of(seen("three seats", state))[card] == my.UNKNOWN
    my.State(state).asked = 0
    assert places_of(seen("three seats", state))[card] == my.PLAYED_BY


def test_cards_are_revealed_when_all_have_played() -> None:
    state = state_at("usual", my.MOVE, 0)
    observed = places_of(seen("usual", state))
    for card, where in enumerate(places_of(state)):
        hidden = where in (1, my.DECK)
        assert observed[card] == (my.UNKNOWN if hidden else where)


@pytest.mark.long
def test_what_is_not_seen_may_lie_in_any_way_equally_likely() -> None:
    state = state_at("tiny", my.CARD, 1)
    question, draws = STARTS["tiny"].question, 10_000
    found: Counter[tuple[int, ...]] = Counter()
    for word in np.random.default_rng(7).integers(0, 2**64, draws, dtype=np.uint64):
        drawn = state.copy()
        with np.errstate(over="ignore"):
            observing.redraw(question, drawn, 1, word)
        assert (seen("tiny", drawn) == seen("tiny", state)).all()
        found[tuple(places_of(drawn))] += 1
    assert len(found) == 12  # four cards: one played, one in hand, two in the deck
    assert chisquare(list(found.values())).pvalue > FALSE_ALARM


def test_rollouts_draw_anew_what_the_seat_cannot_know() -> None:
    # In the only turn both play their lower card, seat 0 before seat 1. Who is first takes the
    # center, the other attacks it with one die, which wins by 5 or 6.
    begun = start(("holder", "holder"), strength=1, hand=2, cards=6, turns=1)
    asked = taken_up(begun, record(begun, 8, 0), 5)  # after four draws and a card
    cards = places_of(asked.state)[:6]
    played, own = cards.index(my.PLAYED_BY), cards.index(1)
    unknown = [card for card, where in enumerate(cards) if where != 1]
    seat_0_first = {
        None: float(played > own),
        1: sum(card > own for card in unknown) / len(unknown),
    }
    assert 0 < seat_0_first[1] < 1
    games = 4000
    for seat, share in seat_0_first.items():
        winners = rollouts(asked, seat, 1, 0, games)[:, recording.WINNER]
        expected = np.array([1 + share, 2 - share]) / 3 * games
        assert chisquare(np.bincount(winners, minlength=2), expected).pvalue > FALSE_ALARM


# ---- what cannot be played ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"bots": ("random",)}, "players is from 2 to 3, not 1"),
        ({"bots": ("random", "wise")}, "wise"),
        ({"cards": 13}, "cards is from 14 to 18, not 13"),
        ({"hand": 0}, "hand is at least 1, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused(asked: dict[str, object], message: str) -> None:
    with pytest.raises(OddsError, match=message):
        start(**asked)  # type: ignore[arg-type]
