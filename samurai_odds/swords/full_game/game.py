"""Samurai Swords as a full game that `play` can play."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial

from samurai_odds.engine.dice import Pool
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Game, Start
from samurai_odds.play.question import Question
from samurai_odds.swords.bots import BOTS
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.full_game.evaluated import (
    ROW,
    chances,
    chances_of_two,
    evaluation_error,
    record,
    stop_after,
)
from samurai_odds.swords.full_game.planned import (
    INTENTS,
    chosen,
    gist,
    intend,
    proposals,
    unmade,
)
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import machine, observing, recording
from samurai_odds.swords.rules.decisions.kinds import means
from samurai_odds.swords.rules.decisions.plans import LEFT_OUT, PLANS_FROM, decides
from samurai_odds.swords.rules.first_state import first_state, question_of
from samurai_odds.swords.rules.layout import State
from samurai_odds.swords.scenario.scenario import TWO_PLAYER, Scenario
from samurai_odds.swords.words import SEARCHED, USUAL_BOT


def _shipped_pool(code: int) -> Pool:
    return combat.pool(code, load().hits_on, int(load().number("faces")))


GAME = Game(
    name="swords",
    seats=at.MOST_SEATS,
    prepare=machine.prepare,
    settle=machine.settle,
    pool=_shipped_pool,
    rolls=combat.usual_rolls,
    record=record,
    row=ROW,
    bots=BOTS,
    note=recording.note,
    hide=observing.hide,
    show=observing.show,
    aside=observing.ASIDE,
    notes=State.memo.length,
    redraw=observing.redraw,
    means=means,
    worth=chances,
    error=evaluation_error,
    stop_after=stop_after,
    replies=SEARCHED,
    authors=(USUAL_BOT,),
    intents=INTENTS,
    intend=intend,
    left_out=LEFT_OUT,
    plans_from=PLANS_FROM,
    gist=gist,
    decides=decides,
    proposals=proposals,
    unmade=unmade,
    chosen=chosen,
)


def game_of(facts: Facts) -> Game:
    """Give the game with the dice of some facts: combat values of a user's own need their own."""
    shipped = load()
    hits_on, faces = facts.hits_on, int(facts.number("faces"))
    if (hits_on, faces) == (shipped.hits_on, int(shipped.number("faces"))):
        return GAME
    return _game_with(hits_on, faces)


@cache
def _game_with(hits_on: tuple[int, ...], faces: int) -> Game:
    return replace(GAME, pool=partial(combat.pool, hits_on=hits_on, faces=faces))


@cache
def of_two(game: Game) -> Game:
    """Give the game for two players, who have two seats each."""
    return replace(game, worth=chances_of_two)


def start(
    scenario: Scenario, bots: Sequence[str] = ("random",), facts: Facts | None = None
) -> Start:
    """Give a scenario as a start, with a bot for each seat (one name: for all)."""
    facts = load() if facts is None else facts
    question = question_of(scenario, facts)
    game = game_of(facts)
    if scenario.variant == TWO_PLAYER:
        game = of_two(game)
    begun = Start(game, Question(question), first_state(question, scenario, facts))
    return begun.with_bots(bots_of(bots, len(scenario.seats)))


def bots_of(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give a bot for each seat: one for all, or one each; OddsError otherwise."""
    if len(bots) == 1:
        return tuple(bots) * seats
    if len(bots) != seats:
        raise OddsError(f"bots: one for all or one a seat ({seats}), not {len(bots)}")
    return tuple(bots)
