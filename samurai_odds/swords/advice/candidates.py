"""Plans that advice compares: of koku where a round begins, of single choices within it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from samurai_odds.analysis import weighing
from samurai_odds.errors import OddsError
from samurai_odds.grids.fitting import listed
from samurai_odds.play import layout
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.scripted import with_script
from samurai_odds.play.search.planning import (
    Plan,
    asking_of,
    intended,
    planned,
    plans,
    unlike,
    varied,
)
from samurai_odds.swords.advice.spelling import Written, written
from samurai_odds.swords.bots.buying import koku_to_levy
from samurai_odds.swords.full_game.plan import Plan as KokuPlan
from samurai_odds.swords.full_game.plan import said
from samurai_odds.swords.full_game.planned import likely, strikes
from samurai_odds.swords.full_game.staging import Staged
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.levy import levy_row
from samurai_odds.swords.scenario.facts import koku_of
from samurai_odds.swords.scenario.scenario import PLACE
from samurai_odds.swords.words import USUAL_BOT

_FOR = ("a sword", "a castle", "levies", "ronin", "the ninja")  # by bin
_OPTIONS = 12  # of a choice, each of which is tried; of a sword, a purchase or a stack all
_VARIANTS = 12  # of the best plan, drawn
More = Callable[[Sequence[Any]], Sequence["Candidate"]]


@dataclass(frozen=True)
class Candidate(weighing.Candidate):
    """A plan with what it is called and what is done in it."""

    title: str = ""
    text: str = ""
    whole: str = ""  # the text, where some is left out of it
    aim: tuple[str, ...] = ()  # who attacks whom, where that is planned
    spends: bool = False  # the title is what koku are spent on


def candidates(
    staged: Staged, seat: int, plan_asked: KokuPlan | None, seed: int
) -> tuple[list[Candidate], More, Plan | None]:
    """List plans for the next choice of a seat; give what lists more like the best, and its bot's.

    Of koku the bot has a mix, not a plan. Raises OddsError where the seat has nothing to choose.
    """
    if staged.scenario.war is None and not staged.scenario.action:
        return _of_koku(staged, seat, plan_asked), lambda best: (), None
    start = _opened(staged, seat)
    make = partial(_candidate, staged, start)
    few = staged.scenario.action in ("", PLACE)
    most = _OPTIONS if few else at.MOST_OPTIONS
    plans_listed = first_plans(start, most)

    def more(best: Sequence[Any]) -> list[Candidate]:
        return [make(plan) for plan in more_plans(start, [each.plan for each in best], seed)]

    return [make(plan) for plan in plans_listed], more, planned(start, USUAL_BOT)


def first_plans(start: Start, most: int = _OPTIONS) -> list[Plan]:
    """List the planner's plan, and what follows from each option of the choice open."""
    return _unspoiled(unlike([planned(start, USUAL_BOT), *plans(start, (USUAL_BOT,), most)]))


def more_plans(start: Start, best: Sequence[Plan], seed: int) -> list[Plan]:
    """List what good plans could be meant to do besides, and variants of the best."""
    more = [*intended(start, best), *varied(start, best[0], _VARIANTS, seed)]
    plans_listed = _unspoiled(unlike([*best, *more]))
    return [plan for plan in plans_listed if not any(plan is each for each in best)]


def _unspoiled(plans_listed: Sequence[Plan]) -> list[Plan]:
    """Leave out purchases that waste koku, and ronin hidden as another plan does in other order.

    Koku are wasted where another buys as many of each kind, and more of one.
    """
    bought = [_bought(plan) for plan in plans_listed]
    plans_by_end: dict[object, Plan] = {}
    for plan, own in zip(plans_listed, bought, strict=True):
        if not own or not any(other != own and _covers(other, own) for other in bought):
            plans_by_end.setdefault(_hidden(plan) or id(plan), plan)
    return list(plans_by_end.values())


def _hidden(plan: Plan) -> bytes:
    """Return where a plan's ronin lie; nothing if it is not about that."""
    if layout.kind_of(plan.choices[0][0]) != at.STACK_CHOICE:
        return b""
    hidden: bytes = State(plan.after).hidden.tobytes()
    return hidden


def _bought(plan: Plan) -> list[int]:
    """Return the units of each kind that a plan levies; none if it is not about that."""
    if layout.kind_of(plan.choices[0][0]) != at.LEVY_CHOICE:
        return []
    row = levy_row(plan.seat)
    bought: list[int] = plan.after[row : row + at.KIND_COUNT].tolist()
    return bought


def _covers(one: Sequence[int], other: Sequence[int]) -> bool:
    return all(more >= less for more, less in zip(one, other, strict=True))


def _candidate(staged: Staged, start: Start, plan: Plan) -> Candidate:
    words = written(staged.scenario, start, plan, onward=True)
    return Candidate(plan, lines_of(words), False, words.title, words.text, words.whole, words.aim)


def lines_of(words: Written) -> tuple[str, ...]:
    """List what a plan does, a line each; of a single choice, what is chosen with it."""
    if words.lines and (words.aim or words.moves):
        return tuple(words.lines)
    return (f"{words.title}: {words.whole}",)


def _opened(staged: Staged, seat: int) -> Start:
    """Give the position as it stands before a seat's next choice.

    The ninja of another does as his bot likes, and so do seats that are asked earlier in an action
    that all take at a time. Raises OddsError where dice or the choice of another come first.
    """
    start = all_by(staged.start, USUAL_BOT)
    first = play_to(start, 0, 0, draws=1, logged=True)
    onward, asking = start, _asks(first.events)
    others = len(staged.scenario.seats) if staged.scenario.action else 1
    while asking is not None and asking != seat and others:
        others -= 1
        part = play_to(onward, 0, 0, own=asking, logged=True)
        if part.onward is None or (part.draws > 1 and not staged.scenario.action):
            raise OddsError(_nothing(staged, seat, asking))
        onward = part.onward
        first = play_to(onward, 0, 0, draws=1, logged=True)
        asking = _asks(first.events)
    if asking != seat:
        raise OddsError(_nothing(staged, seat, asking))
    return asking_of(onward, seat)


def _asks(events: Sequence[tuple[int, int, object]]) -> int | None:
    """Give the seat whose choice comes first; None for dice, or the end."""
    return layout.seat_of(events[0][0]) if events and events[0][0] < 0 else None


def _nothing(staged: Staged, seat: int, other: int | None) -> str:
    whose = "dice come first" if other is None else f"{staged.seat_name(other)} does"
    return f"{staged.seat_name(seat)} has nothing to choose here: {whose}"


# ---- koku ------------------------------------------------------------------------------


def _of_koku(staged: Staged, seat: int, plan_asked: KokuPlan | None) -> list[Candidate]:
    """List the bot's own way, the plan asked about, and the likely ones."""
    start = staged.start
    question = Question(start.question.whole)
    koku = koku_of(staged.scenario, seat, staged.facts)
    state = State(asking_of(start, seat).state)
    levied, most = int(koku_to_levy(question, state, seat)), int(state.owned[seat])
    price = int(question.castle_price)
    listed = likely(koku, levied, most, price)
    listed += [plan for plan in strikes(koku, price) if plan not in listed]
    if plan_asked is not None:
        listed = [plan_asked, *[plan for plan in listed if plan.lines != plan_asked.lines]]
    return [
        _koku_candidate(start, seat, plan, plan is not None and plan is plan_asked)
        for plan in (None, *listed)
    ]


def _koku_candidate(start: Start, seat: int, plan: KokuPlan | None, is_asked: bool) -> Candidate:
    lines = () if plan is None else tuple(plan.lines)
    turn = max(1, int(State(start.state).turn))
    start_told = replace(
        asking_of(start, seat), question=with_script(start.question, turn, seat, lines)
    )
    made = Plan((), USUAL_BOT, start_told, start_told.state, lines)
    if plan is None:
        title = f"as {USUAL_BOT} would"
        return Candidate(made, (title,), is_asked, title, "its usual mix of plans")
    uses = [what for what, spent in zip(_FOR, plan.bins, strict=True) if spent]
    return Candidate(made, (said(plan),), is_asked, listed(uses), said(plan), spends=True)
