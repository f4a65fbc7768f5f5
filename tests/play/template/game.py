"""Skirmish: two or three units on seven hexes, with dice, hidden cards and a secret choice."""

from collections.abc import Sequence

from samurai_odds.play.game import Game, Start
from samurai_odds.play.question import Question
from tests.play.template import first_state, layout, machine, observing, recording
from tests.play.template.bots import BOTS

GAME = Game(
    name="skirmish",
    seats=layout.SEATS,
    prepare=machine.prepare,
    settle=machine.settle,
    pool=machine.pool,
    record=recording.record,
    row=recording.ROW,
    bots=BOTS,
    note=recording.note,
    hide=observing.hide,
    show=observing.show,
    aside=observing.ASIDE,
    redraw=observing.redraw,
    worth=recording.worth,
    authors=("holder", "random"),
)


def start(
    bots: Sequence[str] = ("holder", "random"),
    strength: int = 3,
    hand: int = 3,
    cards: int = 15,
    turns: int = 5,
    guards: int = 0,
) -> Start:
    """A skirmish of as many players as bots; OddsError for what cannot be played."""
    question, state = first_state.first_state(len(bots), strength, hand, cards, turns, guards)
    return Start(GAME, Question(question), state).with_bots(bots)


STARTS = {
    "usual": start(cards=18, guards=3),
    "tiny": start(("random", "random"), strength=2, hand=2, cards=6, turns=2),
    "three seats": start(("holder", "random", "holder"), cards=18, turns=3, guards=3),
}
