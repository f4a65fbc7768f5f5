"""Which turn to take: the plans of several bots for every card, played on with the same luck."""

import time
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import cached_property, partial
from os import PathLike
from typing import Any

from samurai_odds.analysis.advice import found_by
from samurai_odds.analysis.settling import check_settle, settled
from samurai_odds.analysis.weighing import USUAL, Weighed, Weighing, check_confidence, unlike
from samurai_odds.battles.advice.candidates import asked_candidate, bots_candidates, more_candidates
from samurai_odds.battles.advice.reasons import beside, reasons
from samurai_odds.battles.advice.result import GAMES, AdviceResult, impact_of, swing
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.game import deals
from samurai_odds.battles.full_game.staging import Staged, stage
from samurai_odds.battles.rules.saving import position
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import asked_for
from samurai_odds.errors import OddsError
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.prose import Prose
from samurai_odds.play.games import ready
from samurai_odds.play.one_turn import check_replies, text_of_orders
from samurai_odds.play.search.planning import planned
from samurai_odds.play.workers.player import Player


class Advice(AdviceResult):
    """Which turn to take: ``turns`` are the candidates, the best first; see `battles.advise`.

    The first ``tied`` of them cannot be told apart.
    """

    @cached_property
    def why(self) -> Prose:
        return reasons(self)

    @cached_property
    def beside(self) -> Prose:
        return beside(self)

    def draw(self) -> "Axes":
        """Draw the turn asked about, else the best, on the map; return the axes."""
        from samurai_odds.battles.advice.picture import draw_advice

        return draw_advice(self)


def with_hand_dealt(staged: Staged, seed: int) -> tuple[Scenario, dict[str, tuple[str, ...]]]:
    """Return the scenario with the unknown cards of the side to move, and of the rack, dealt.

    They are those of a seed's first game; known cards stay, and the enemy's stay unknown. With
    it come the hand, the Dragon hand and the rack, as far as any of their cards was dealt.
    """
    scenario, side = staged.scenario, staged.scenario.first
    with_cards = position(staged.setup, next(deals(staged.start, seed, 1)).state)
    before, after = scenario.armies[side], with_cards.armies[side]
    armies = [*scenario.armies]
    armies[side] = after
    parts = {
        "hand": (before.hand, after.hand),
        "Dragon cards": (before.dragon_hand, after.dragon_hand),
        "rack": (scenario.rack, with_cards.rack),
    }
    dealt = {what: new for what, (old, new) in parts.items() if len(new) > len(old)}
    return replace(scenario, armies=(armies[0], armies[1]), rack=with_cards.rack), dealt


MOST_REPLIES = 20


def advised(
    position: "str | PathLike[str] | Scenario",
    orders: "str | PathLike[str] | None",
    *,
    bots: str | Sequence[str],
    replies: int,
    confidence: float,
    settle: float | None,
    deal: bool,
    dragons: "str | PathLike[str] | None",
    rules: "str | PathLike[str] | None",
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Advice:
    check_seed(seed)
    check_settle(settle)
    named = BOTS.several(bots)
    check_replies(replies, MOST_REPLIES)
    check_confidence(confidence)
    staged = stage(position, named[0], named[0], dragons=dragons, rules=rules)
    dealt: dict[str, tuple[str, ...]] = {}
    if deal:
        position, dealt = with_hand_dealt(staged, seed)
        staged = stage(position, named[0], named[0], dragons=dragons, rules=rules)
    check_hand(staged)
    limit = completed(limit, USUAL)
    ready(staged.start)
    text, name = (None, "") if orders is None else text_of_orders(orders)
    contest = partial(Contest, position, named[0], named[0], dragons=dragons, rules=rules)
    play = Player(threads, executor, contest).play_many
    with bar("turns", progress) as show:
        begun = time.perf_counter()
        start = next(deals(staged.start, seed, 1))
        turns = bots_candidates(staged, start, named)
        if text is not None:
            turns.append(asked_candidate(staged, start, named[0], text, name))
        if not turns:
            raise OddsError(f"{SIDES[staged.scenario.first]} has nothing to decide this turn")
        weighing = Weighing(replies, seed, confidence, play, show)
        more = partial(more_candidates, staged, start, authors=named, seed=seed)
        looked = weighing.look(unlike(turns), more, limit, planned(start, named[0]))
        count = min(GAMES, limit.most_samples)
        weighed = looked.weighed(partial(impact_of, replies=replies, games=count, seed=seed))
        weighed = _soonest_first(weighed)
        stands = settled(weighing, looked, weighed, settle, limit)
        elapsed = time.perf_counter() - begun
    inputs: dict[str, Any] = {"position": staged.as_input(position), "bots": list(named)}
    inputs |= asked_for(replies=replies, confidence=confidence, orders=text)
    found = found_by(looked, stands, start, staged.provenance("advise", inputs), seed, elapsed)
    return Advice(**found, staged=staged, replies=replies, nobody=stands.nobody, dealt=dealt)


def _soonest_first(weighed: Sequence[Weighed]) -> list[Weighed]:
    """Put first, of turns that came out alike in every game, who gains the most banners now."""
    alike = [each for each in weighed if not each.placing.loss and not each.placing.loss.bar]
    if weighed[0].candidate.wins:
        alike = [each for each in alike if each.candidate.wins]
    soonest = sorted(alike, key=lambda each: -int(swing(each.impact.now).sum()))
    first = {id(each) for each in alike}
    return [*soonest, *(each for each in weighed if id(each) not in first)]


def check_hand(staged: Staged) -> None:
    """Refuse a position in which the side to move does not know its own hand."""
    scenario = staged.scenario
    army, side = scenario.armies[scenario.first], SIDES[scenario.first]
    if len(army.hand) < army.command:
        raise OddsError(
            f"{side}'s hand is not known ({len(army.hand)} of {army.command} command cards named): "
            "save a position with 'battles play ... --trace I --save FILE --at-turn N', write "
            "'hand: CARD CARD ...' in the position, or deal the missing cards with --deal"
        )
