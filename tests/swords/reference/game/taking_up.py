"""Positions of the compiled game at the start of a round, enriched.

Games at random seldom see daimyos of level 4, many castles or full purses; ``enriched`` puts them
into a position, so that the rules about them are compared as well.
"""

import random
from typing import Any

from samurai_odds.swords.rules import layout
from samurai_odds.swords.rules.layout import State
from tests.swords.reference.game.recorded import KIND
from tests.swords.reference.game.rules.pieces import (
    ASHIGARU,
    ASHIGARU_ROOM,
    CASTLE,
    FORTRESS,
    REGULAR,
    SAMURAI,
    SAMURAI_ROOM,
)


def enriched(numbers: Any, seats: int, dice: random.Random) -> Any:
    """Give a copy with higher levels, fuller armies, castles, purses and a hired ninja."""
    state = State(numbers.copy())
    living = [seat for seat in range(seats) if state.out_in[seat] == 0]
    for seat in living:
        state.koku[seat] = dice.randrange(3, 16)
        for army in range(3 * seat, 3 * seat + 3):
            if state.where[army] != layout.NONE and not state.fallen[army]:
                state.level[army] = dice.choice((1, 2, 3, 4, 4))
                fill(state, army, State.tray.place(seat), dice)
    build(state, dice)
    if state.ninja == layout.NONE and dice.random() < 0.5:
        state.ninja = dice.choice(living)
    return state


def fill(state: Any, army: int, tray: int, dice: random.Random) -> None:
    card = State.army.place(army)
    for kind in REGULAR:
        alike, room = (SAMURAI, SAMURAI_ROOM) if kind in SAMURAI else (ASHIGARU, ASHIGARU_ROOM)
        free = room - sum(int(state[card + KIND[k]]) for k in alike)
        count = min(dice.randrange(5), int(state[tray + KIND[kind]]), free)
        state[card + KIND[kind]] += count
        state[tray + KIND[kind]] -= count


def build(state: State, dice: random.Random) -> None:
    """Build until two castles are left in the box, some with a base."""
    sites = [
        place
        for place, owner in enumerate(state.owner)
        if owner != layout.NONE and state.built[place] == 0
    ]
    dice.shuffle(sites)
    for place in sites[: max(0, int(state.castle_box) - 2)]:
        state.built[place] = CASTLE
        state.castle_box -= 1
        if state.base_box > 0 and dice.random() < 0.4:
            state.built[place] = FORTRESS
            state.base_box -= 1


def crowded(numbers: Any, borders: dict[int, list[int]], seats: int, dice: random.Random) -> Any:
    """Give a copy in which each seat's armies stand side by side."""
    state = State(numbers.copy())
    for seat in range(seats):
        own = range(3 * seat, 3 * seat + 3)
        armies = [army for army in own if state.where[army] != layout.NONE]
        near = [
            place
            for army in armies
            for place in borders[int(state.where[army])]
            if state.owner[place] == seat
        ]
        dice.shuffle(near)
        for army in armies:
            here = int(state.where[army])
            taken = {int(state.where[a]) for a in armies}
            free = [place for place in near if place not in taken]
            held = any(state.force[here, KIND[k]] for k in REGULAR)
            if free and held:
                state.where[army] = free[0]
    return state
