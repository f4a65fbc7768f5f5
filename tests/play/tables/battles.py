"""Samurai Battles."""

from itertools import product
from math import comb
from typing import Any

import numpy as np

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.decisions.kinds import as_line
from samurai_odds.battles.rules.events import all_happened
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.naming import Names
from samurai_odds.battles.rules.narration import narrated_steps
from samurai_odds.battles.rules.on_board import board_of
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.text import load, read
from samurai_odds.engine.names.schema import Ints
from samurai_odds.play.events import Board, Happening
from samurai_odds.play.game import Start
from samurai_odds.play.replay import Step
from samurai_odds.play.rollouts import taken_up
from tests.battles.interpreted import SMALL, begun, record, set_up
from tests.play.tables.whole import Deal, Narrator, Whole

LONGER = SMALL.replace("banners to win: 1", "banners to win: 2")
DECK = (3, 1, 2)  # copies of the only cards left to be drawn, in `deal`
HELD = 2


NAMES = ("small fight", "small fight to two", "first-samurai-skirmish", "epic-study-foot")


def laid(name: str) -> Setup:
    written = {"small fight": SMALL, "small fight to two": LONGER}
    return set_up(read(written[name]) if name in written else load(name))


def starts() -> dict[str, Start]:
    return {name: begun(laid(name)) for name in NAMES}


def narrator(name: str) -> Narrator:
    setup = laid(name)
    return lambda steps: narrated_steps(setup, setup.state, steps, 0, 0)


class AsData:
    """A battle as data."""

    def __init__(self, name: str) -> None:
        self.names = Names(laid(name))

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        return all_happened(self.names, step, seed, game)

    def board(self, state: Any) -> Board:
        return board_of(self.names.setup, state)


def secret(q: Ints, state: Ints) -> int:
    """Cards dealt and drawn are seen by who draws them; all else is rolled in the open."""
    s = State(state)
    if s.pending < at.UNIFORM or s.sides[0].cards_to_lose or s.sides[1].cards_to_lose:
        return at.NONE
    for side in range(2):
        if s.sides[side].dragons_to_draw:
            return side
    drawing = {
        at.DEAL: int(s.dealt) % 2,
        at.DRAW_CARD: int(s.active),
        at.REPLACE_STRIKES: 1 - int(s.active),
    }
    return drawing.get(int(s.phase), at.NONE)


def hand_of_blue(s: Ints) -> tuple[int, ...]:
    return tuple(State(s).hands[1, : len(DECK)].tolist())


def deal() -> Deal:
    """Red cannot know which two of six cards blue holds."""
    whole = begun(set_up(read(SMALL)))
    events = record(set_up(read(SMALL)), "greedy", "greedy", 1, 3)
    first = next(number for number, event in enumerate(events) if event[0] < 0)
    start = taken_up(whole, events, first)
    s = State(start.state)
    s.deck[:] = s.hands[1] = 0
    s.deck[: len(DECK)] = DECK
    s.deck[0] -= HELD  # blue holds two of the first card, for all that red knows
    s.hands[1, 0] = s.sides[1].hand_size = HELD
    ways = {
        held: np.prod([comb(copies, k) for copies, k in zip(DECK, held, strict=True)])
        for held in product(range(HELD + 1), repeat=len(DECK))
        if sum(held) == HELD
    }
    total = comb(sum(DECK), HELD)
    return Deal(start, 0, hand_of_blue, {held: n / total for held, n in ways.items() if n})


WHOLE = Whole(
    starts=starts,
    names=NAMES,
    narrator=narrator,
    eventful=AsData,
    most_options=at.MOST_OPTIONS,
    record=recording.record,  # no position is evaluated
    winners={at.BY_BANNERS: True, at.BY_SURRENDER: True, at.BY_TURN_LIMIT: False},
    limit=at.BY_TURN_LIMIT,
    stopped=0.01,
    short=8,
    noted=range(recording.TIMELINE, recording.ROW),
    deal=deal,
    secret=secret,
    # the blocks on the board, and since when there are as many
    shared_notes=frozenset((State.memo.blocks_seen.at, State.memo.quiet_since.at)),
    written=lambda q, s, kind, choice: as_line(s, kind, choice),
)
