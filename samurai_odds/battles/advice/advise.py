"""Which turn to take: the plans of several bots for every card, played on with the same luck."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Any

from samurai_odds.battles.advice.candidates import (
    Candidate,
    asked_candidate,
    bots_candidates,
    more_candidates,
    unlike,
)
from samurai_odds.battles.advice.reasons import reasons
from samurai_odds.battles.advice.report import advice_grids, advice_text
from samurai_odds.battles.advice.result import AdviceResult, Weighed, impact_of, swing
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.field.saving import position
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.whole.game import deals
from samurai_odds.battles.whole.staging import Staged, stage
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Rows
from samurai_odds.play.games import play_many, ready
from samurai_odds.play.search.racing import Race, Remembered, race
from samurai_odds.play.search.searching import SCALE, playing

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Advice(AdviceResult, Answer):
    """Which turn to take: ``turns`` are the candidates, the best first; see `battles.advise`.

    The first ``tied`` of them cannot be told apart.
    """

    def draw(self) -> "Axes":
        """Draw the turn asked about, else the best, on the map; return the axes."""
        from samurai_odds.battles.advice.report import draw_advice

        return draw_advice(self)

    @property
    def why(self) -> str:
        """What the best turn gains and risks, beside the one asked about or the second best."""
        return reasons(self)

    def text(self) -> str:
        return advice_text(self)

    def grids(self, form: str = "text") -> list[Grid]:
        return advice_grids(self)


def with_hand_dealt(staged: Staged, seed: int) -> tuple[Scenario, dict[str, tuple[str, ...]]]:
    """Return the scenario with the unknown cards of the side to move, and of the rack, dealt.

    They are those of a seed's first game; known cards stay, and the enemy's stay unknown. With
    it come the hand, the Dragon hand and the rack, as far as any of their cards was dealt.
    """
    scenario, side = staged.scenario, staged.scenario.first
    found = position(staged.setup, next(deals(staged.start, seed, 1)).state)
    before, after = scenario.armies[side], found.armies[side]
    armies = [*scenario.armies]
    armies[side] = after
    parts = {
        "hand": (before.hand, after.hand),
        "Dragon cards": (before.dragon_hand, after.dragon_hand),
        "rack": (scenario.rack, found.rack),
    }
    dealt = {what: new for what, (old, new) in parts.items() if len(new) > len(old)}
    return replace(scenario, armies=(armies[0], armies[1]), rack=found.rack), dealt


USUAL = Limit(stderr=0.01, seconds=10)
_FIRST_GAMES = 256  # of a race that says whose turn is worth varying
_VARIED = 2
MOST_REPLIES = 20


def advised(
    position: "str | PathLike[str] | Scenario",
    orders: "str | PathLike[str] | None",
    *,
    bots: str | Sequence[str],
    replies: int,
    confidence: float,
    deal: bool,
    dragons: "str | PathLike[str] | None",
    rules: "str | PathLike[str] | None",
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Advice:
    check_seed(seed)
    named = BOTS.several(
        [name.strip() for name in bots.split(",")] if isinstance(bots, str) else bots
    )
    if not isinstance(replies, int) or not 0 <= replies <= MOST_REPLIES:
        raise OddsError(f"replies is a whole number from 0 to {MOST_REPLIES}, not {replies!r}")
    if not 0.5 <= confidence < 1:
        raise OddsError(f"confidence must be at least 0.5 and below 1, got {confidence!r}")
    staged = stage(position, named[0], named[0], dragons=dragons, rules=rules)
    dealt: dict[str, tuple[str, ...]] = {}
    if deal:
        position, dealt = with_hand_dealt(staged, seed)
        staged = stage(position, named[0], named[0], dragons=dragons, rules=rules)
    check_hand(staged)
    limit = completed(limit, USUAL)
    ready(staged.start)
    text, name = (None, "") if orders is None else _text(orders)
    play = partial(play_many, threads=threads)
    with bar("turns", progress) as show:
        begun = time.perf_counter()
        start = next(deals(staged.start, seed, 1))
        field = bots_candidates(staged, start, named)
        if text is not None:
            field.append(asked_candidate(staged, start, named[0], text, name))
        if not field:
            raise OddsError(f"{SIDES[staged.scenario.first]} has nothing to decide this turn")
        runner = _Runner(replies, seed, confidence, play, show)
        more = partial(more_candidates, staged, start, authors=named, seed=seed)
        run, field = _race(runner, unlike(field), more, limit)
        weighed = [
            Weighed(
                field[place.number],
                place,
                run.chances_best[place.number],
                impact_of(field[place.number].plan, replies, seed, play),
            )
            for place in run.placings
        ]
        weighed = _soonest_first(weighed)
        elapsed = time.perf_counter() - begun
    inputs: dict[str, Any] = {"position": staged.as_input(position), "bots": list(named)}
    inputs |= {"replies": replies, "confidence": confidence}
    inputs |= {} if text is None else {"orders": text}
    made = replace(
        staged.provenance("advise", inputs),
        method="monte-carlo",
        samples=run.games,
        seed=seed,
        elapsed_s=round(elapsed, 6),
        interrupted=run.interrupted,
    )
    off = start.game.error(start.question, start.state)
    return Advice(staged, tuple(weighed), run.tied, replies, made, dealt, off)


def _soonest_first(weighed: Sequence[Weighed]) -> list[Weighed]:
    """Put first, of turns that came out alike in every game, who gains the most banners now."""
    alike = [each for each in weighed if not each.placing.loss and not each.placing.loss.bar]
    if weighed[0].candidate.wins:
        alike = [each for each in alike if each.candidate.wins]
    soonest = sorted(alike, key=lambda each: -int(swing(each.impact.now).sum()))
    first = {id(each) for each in alike}
    return [*soonest, *(each for each in weighed if id(each) not in first)]


class _Runner:
    """Races candidates of one position; what one has played serves its next race too."""

    def __init__(
        self,
        replies: int,
        seed: int,
        confidence: float,
        play: Callable[..., Rows],
        show: Progress | None,
    ) -> None:
        self.replies, self.seed, self.confidence = replies, seed, confidence
        self.play, self.show = play, show
        self.players: dict[int, Remembered] = {}

    def run(self, field: Sequence[Candidate], limit: Limit) -> Race:
        """Play on from each; the one asked about to the end."""
        return race(
            [self._player(each) for each in field],
            SCALE,
            limit,
            {number for number, each in enumerate(field) if each.asked},
            self.confidence,
            self.show,
            certain=[number for number, each in enumerate(field) if each.wins],
        )

    def _player(self, candidate: Candidate) -> Remembered:
        if id(candidate) not in self.players:
            player = playing(candidate.plan, self.replies, self.seed, self.play)
            self.players[id(candidate)] = Remembered(player)
        return self.players[id(candidate)]


def _race(
    runner: _Runner,
    field: list[Candidate],
    more: Callable[[Sequence[Candidate]], list[Candidate]],
    limit: Limit,
) -> tuple[Race, list[Candidate]]:
    """Race the bots' turns, then with them what ``more`` makes of the best."""
    begun = time.monotonic()
    run = runner.run(field, Limit(samples=min(_FIRST_GAMES, limit.most_samples)))
    if run.interrupted:
        return run, field
    best = [field[place.number] for place in run.placings]
    field = unlike([*best, *more(best[:_VARIED])])
    if limit.seconds is not None:
        left = max(0.1, limit.seconds - (time.monotonic() - begun))
        limit = replace(limit, seconds=left)
    return runner.run(field, limit), field


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


def _text(orders: "str | PathLike[str]") -> tuple[str, str]:
    if "\n" in str(orders):
        return str(orders), "orders"
    return read_text(orders, "the orders"), str(orders)
