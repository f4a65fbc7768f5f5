"""A seat that searches does the same whatever the others hold in secret, in every game.

Hidden things are drawn anew in the true state, where its turn begins: neither its plans nor
a single game played on from one of them may change. A game planted with the defect that rollouts
begin where a plan has led in the true state shows that this can fail.
"""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from samurai_odds.play import layout as at
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.games import play_range, record
from samurai_odds.play.rollouts import play_to, seen_until
from samurai_odds.play.search.planning import Plan, plans
from samurai_odds.play.search.searching import Search
from tests.play.contract import WINNER, seated
from tests.play.test_hidden import OPEN, redrawn

SEED, GAMES, OTHERS, PLAYOUTS = 5, 6, 2, 30
every_secret = pytest.mark.parametrize(("game", "name"), OPEN)


def won(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Judge by who has won, for games that have no judgement of a position."""
    return np.asarray(10_000 * (rows[:, WINNER].astype(np.int64) == seat))


def searchable(game: str, name: str) -> Start:
    start = seated(game, name, "random")
    if start.game.authors:
        return start
    return replace(start, game=replace(start.game, authors=start.game.bots.names[:2], worth=won))


def positions(start: Start, most: int) -> list[Start]:
    """Give some games at choices of the seat whose turn it is."""
    found: list[Start] = []
    for number in range(most):
        events = record(start, SEED, number)
        places = [place for place, event in enumerate(events) if place and event[0] < 0]
        for place in places[number :: 1 + len(places) // 12]:
            begun = play_to(start, SEED, number, draws=place).onward
            assert begun is not None
            if at.seat_of(events[place][0]) == begun.state[at.ACTIVE]:
                found.append(begun)
    return found


def swapped(start: Start) -> Iterator[Start]:
    """Give the same turn with other secrets."""
    seat = int(start.state[at.ACTIVE])
    for number in range(OTHERS):
        other = redrawn(start.game, start.question, start.state, seat, number)
        if not np.array_equal(other, start.state):
            yield replace(start, state=other)


def rows_of(plan: Plan, begun: Start) -> Rows:
    return play_range(seen_until(begun, plan.seat, plan.turn + 1), SEED, 0, GAMES)


@pytest.mark.quick
@every_secret
def test_plans_and_their_games_do_not_depend_on_what_is_hidden(game: str, name: str) -> None:
    start = searchable(game, name)
    authors, compared = start.game.authors, 0
    for begun in positions(start, 3):
        mine = plans(begun, authors)
        for other in swapped(begun):
            others = plans(other, authors)
            assert [plan.key for plan in others] == [plan.key for plan in mine]
            for one, same in zip(mine[:4], others, strict=False):
                assert np.array_equal(rows_of(one, one.start), rows_of(same, same.start))
            compared += len(mine)
    assert compared > 10


@pytest.mark.quick(per="game", but=("battles",))
@every_secret
def test_a_seat_that_searches_does_not_peek(game: str, name: str) -> None:
    start = searchable(game, name)
    search, compared = Search(start.game.authors, PLAYOUTS, replies=1), 0
    for begun in positions(start, 2):
        mine = search.decide(begun, SEED)
        for other in swapped(begun):
            same = search.decide(other, SEED)
            assert (same and same.key) == (mine and mine.key)
            compared += mine is not None
    assert compared > 5


def test_rollouts_from_where_a_plan_has_led_are_found_out() -> None:
    """In the template who is attacked and holds no card to ward it off is not asked at all."""
    start = searchable("template", "usual")
    told_apart = 0
    for begun in positions(start, 3):
        for plan in plans(begun, start.game.authors)[:4]:
            for other in swapped(begun):
                rows = []
                for state in (begun, other):
                    planned = replace(state, question=plan.start.question)
                    onward = play_to(planned, 0, 0, draws=len(plan.choices)).onward
                    if onward is not None:
                        rows.append(rows_of(plan, replace(onward, question=begun.question)))
                told_apart += len(rows) == 2 and not np.array_equal(*rows)
    assert told_apart > 0
