"""Positions of the compiled game at the start of a round, enriched.

Games at random seldom see daimyos of level 4, many castles or full purses; ``enriched`` puts them
into a position, so that the rules about them are compared as well.
"""

import random
from typing import Any

from samurai_odds.swords.field import layout
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


def enriched(state: Any, seats: int, dice: random.Random) -> Any:
    """Give a copy with higher levels, fuller armies, castles, purses and a hired ninja."""
    state = state.copy()
    living = [seat for seat in range(seats) if state[layout.OUT_IN + seat] == 0]
    for seat in living:
        state[layout.KOKU + seat] = dice.randrange(3, 16)
        for army in range(3 * seat, 3 * seat + 3):
            if state[layout.WHERE + army] != layout.NONE and not state[layout.FALLEN + army]:
                state[layout.LEVEL + army] = dice.choice((1, 2, 3, 4, 4))
                fill(state, army, layout.TRAY + len(KIND) * seat, dice)
    build(state, dice)
    if state[layout.NINJA] == layout.NONE and dice.random() < 0.5:
        state[layout.NINJA] = dice.choice(living)
    return state


def fill(state: Any, army: int, tray: int, dice: random.Random) -> None:
    card = layout.ARMY + len(KIND) * army
    for kind in REGULAR:
        alike, room = (SAMURAI, SAMURAI_ROOM) if kind in SAMURAI else (ASHIGARU, ASHIGARU_ROOM)
        free = room - sum(int(state[card + KIND[k]]) for k in alike)
        count = min(dice.randrange(5), int(state[tray + KIND[kind]]), free)
        state[card + KIND[kind]] += count
        state[tray + KIND[kind]] -= count


def build(state: Any, dice: random.Random) -> None:
    """Build until two castles are left in the box, some with a base."""
    sites = [
        place
        for place, owner in enumerate(state[layout.OWNER : layout.OWNER + layout.MOST_PROVINCES])
        if owner != layout.NONE and state[layout.BUILT + place] == 0
    ]
    dice.shuffle(sites)
    for place in sites[: max(0, int(state[layout.CASTLE_BOX]) - 2)]:
        state[layout.BUILT + place] = CASTLE
        state[layout.CASTLE_BOX] -= 1
        if state[layout.BASE_BOX] > 0 and dice.random() < 0.4:
            state[layout.BUILT + place] = FORTRESS
            state[layout.BASE_BOX] -= 1


def crowded(state: Any, borders: dict[int, list[int]], seats: int, dice: random.Random) -> Any:
    """Give a copy in which each seat's armies stand side by side."""
    state = state.copy()
    for seat in range(seats):
        own = range(3 * seat, 3 * seat + 3)
        armies = [army for army in own if state[layout.WHERE + army] != layout.NONE]
        near = [
            place
            for army in armies
            for place in borders[int(state[layout.WHERE + army])]
            if state[layout.OWNER + place] == seat
        ]
        dice.shuffle(near)
        for army in armies:
            here = int(state[layout.WHERE + army])
            taken = {int(state[layout.WHERE + a]) for a in armies}
            free = [place for place in near if place not in taken]
            held = any(state[layout.FORCE + len(KIND) * here + KIND[k]] for k in REGULAR)
            if free and held:
                state[layout.WHERE + army] = free[0]
    return state
