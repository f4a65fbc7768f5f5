"""Orders that advice compares: bots' plans for each contingent and order, and variants."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from samurai_odds.analysis.advice import weighing
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Lines, Start, all_by
from samurai_odds.play.parts import play_to
from samurai_odds.play.rules.layout import kind_of
from samurai_odds.play.search.planning import Plan, planned, plans
from samurai_odds.ran.advice.spelling import Written, written
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.narration.names import Names
from samurai_odds.ran.field.turn.activation import (
    begin_activation,
    can_be_activated,
    can_be_ordered,
    start_turn,
)
from samurai_odds.ran.scenario.scenario import SIDES
from samurai_odds.ran.whole.game import Staged
from samurai_odds.ran.whole.rehearsal import Rehearsal, chosen

# ---- The choice asked about ------------------------------------------------------------


def opened(staged: Staged, side: int | None, author: str) -> Start:
    """Return a battle as it stands before the next choice of a side.

    At the start of a turn that side is taken to have won the Initiative, red if none is named,
    and the bot makes the enemy's activations (5.12, R80). Raises OddsError where the other side
    has the initiative, or there is nothing to choose.
    """
    begun = all_by(staged.start, author)
    holds = staged.scenario.moment.initiative
    if holds is None:
        side = 0 if side is None else side
        state = begun.state.copy()
        start_turn(begun.question, state)
        state[at.INITIATIVE] = state[at.ACTIVE] = side
        begin_activation(begun.question, state, 1 - side)
        begun = replace(begun, state=state)
    elif side is not None and side != holds:
        raise OddsError(f"the position's initiative is {SIDES[holds]}'s, not {SIDES[side]}'s")
    else:
        side = holds
    onward = play_to(begun, 0, 0, own=1 - side).onward
    if onward is None or not planned(_asking(onward, side), author).choices:
        raise OddsError(f"{SIDES[side]} has nothing to choose here")
    return _asking(onward, side)


def _asking(start: Start, side: int) -> Start:
    """Have plans made for a side, also where dice come first and it has none."""
    state = start.state.copy()
    state[at.ASKED] = side
    return replace(start, state=state)


# ---- What it may choose ----------------------------------------------------------------


@dataclass(frozen=True)
class Candidate(weighing.Candidate):
    """A plan as orders: whom it activates and gives orders, the lines that a file has of them.

    ``said`` are the choices after which its author went on.
    """

    orders: Written = field(default_factory=Written)
    said: tuple[Lines, tuple[int, ...]] = ((), ())


def candidates(names: Names | None, start: Start, authors: Sequence[str]) -> list[Candidate]:
    """List plans for every contingent that can have orders: the authors', each kind of order.

    Besides: units stand and only attack; to pass; what the authors would do. Without names
    they are not written as orders.
    """
    q, s, side = start.question, start.state, int(start.state[at.ASKED])
    found = [_candidate(names, start, plan) for plan in plans(start, authors)]
    found.append(_made(names, start, authors[0], [(at.CONTINGENT_CHOICE, 0)]))
    first, end = int(q[at.FIRST_CONTINGENT + side]), int(q[at.END_OF_CONTINGENTS + side])
    for contingent in range(first, end):
        if not (can_be_ordered(q, s, contingent) or can_be_activated(q, s, contingent)):
            continue
        named = 1 + contingent
        lines = [(at.ACTIVATE_CHOICE, named), (at.CONTINGENT_CHOICE, named)]
        found += [_made(names, start, author, lines) for author in authors]
        for order in range(at.MOVE_AND_FIRE, at.CHALLENGE + 1):
            found.append(_made(names, start, authors[0], [*lines, (at.ORDER_CHOICE, order)]))
        moves = [*lines, (at.ORDER_CHOICE, at.MOVE_AND_FIRE)]
        found.append(_made(names, start, authors[0], moves, (mv.UNIT_CHOICE,)))
    found = [each for each in found if each.plan.choices]
    kept = {id(each) for each in weighing.unlike(found)}
    return [each for each in found if id(each) in kept]


def asked_candidate(
    names: Names, staged: Staged, start: Start, author: str, contingent: str, text: str, name: str
) -> Candidate:
    """Read the orders asked about; raise OddsError with all that is not allowed."""
    begun = replace(start, question=start.question.copy())
    begun.question[at.SCRIPT_PHASES] = 1
    whose = chosen(staged.scenario, staged.start, contingent)
    if whose.side != start.state[at.ASKED]:
        raise OddsError(f"contingent {whose.letter} is {SIDES[whose.side]}'s: add --side")
    orders = whose.reader.read(text, name)
    Rehearsal(staged.scenario, staged.start, whose, orders, name).run()
    named = 1 + whose.number
    lines = [(at.ACTIVATE_CHOICE, named), (at.CONTINGENT_CHOICE, named), *orders.script]
    plan = planned(begun, author, lines, orders.whole, after_dice=True)
    return replace(_candidate(names, start, plan, lines, orders.whole), asked=True)


def variants(names: Names | None, start: Start, best: Sequence[Candidate]) -> list[Candidate]:
    """List as other intents would make them the plans of good candidates that move and fire."""
    return [
        _made(names, start, name, *each.said)
        for each in best
        if (at.ORDER_CHOICE, at.MOVE_AND_FIRE) in [(kind_of(what), n) for what, n in each.plan.key]
        for name in start.game.intents
    ]


def _made(
    names: Names | None, start: Start, author: str, lines: Lines, whole: tuple[int, ...] = ()
) -> Candidate:
    return _candidate(names, start, planned(start, author, lines, whole), lines, whole)


def _candidate(
    names: Names | None, start: Start, plan: Plan, lines: Lines = (), whole: tuple[int, ...] = ()
) -> Candidate:
    orders = written(names, start, plan) if names else Written()
    return Candidate(plan, tuple(orders.lines), orders=orders, said=(lines, whole))
