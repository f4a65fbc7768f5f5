"""Orders that advice compares: bots' plans for each contingent and order, and variants."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from samurai_odds.errors import OddsError
from samurai_odds.play.game import Lines, Start, all_by
from samurai_odds.play.parts import play_to
from samurai_odds.play.rules.layout import kind_of
from samurai_odds.play.search.planning import Plan, planned, plans, unlike
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.turn.activation import (
    begin_activation,
    can_be_activated,
    can_be_ordered,
    start_turn,
)
from samurai_odds.ran.scenario.scenario import SIDES
from samurai_odds.ran.whole.game import Staged

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
class Candidate:
    """A plan, and what it was made by: an author's choices after some lines of orders."""

    plan: Plan
    lines: Lines
    whole: tuple[int, ...] = ()


def candidates(start: Start, authors: Sequence[str]) -> list[Candidate]:
    """List plans for every contingent that can have orders: the authors', each kind of order.

    Besides: units stand and only attack; to pass; what the authors would do.
    """
    q, s, side = start.question, start.state, int(start.state[at.ASKED])
    found = [Candidate(plan, ()) for plan in plans(start, authors)]
    found.append(_made(start, authors[0], [(at.CONTINGENT_CHOICE, 0)]))
    for contingent in range(
        int(q[at.FIRST_CONTINGENT + side]), int(q[at.END_OF_CONTINGENTS + side])
    ):
        if not (can_be_ordered(q, s, contingent) or can_be_activated(q, s, contingent)):
            continue
        named = 1 + contingent
        lines = [(at.ACTIVATE_CHOICE, named), (at.CONTINGENT_CHOICE, named)]
        found += [_made(start, author, lines) for author in authors]
        for order in range(at.MOVE_AND_FIRE, at.CHALLENGE + 1):
            found.append(_made(start, authors[0], [*lines, (at.ORDER_CHOICE, order)]))
        moves = [*lines, (at.ORDER_CHOICE, at.MOVE_AND_FIRE)]
        found.append(_made(start, authors[0], moves, (mv.UNIT_CHOICE,)))
    return distinct(found)


def variants(start: Start, best: Sequence[Candidate]) -> list[Candidate]:
    """List as other intents would make them the plans of good candidates that move and fire."""
    return [
        _made(start, name, each.lines, each.whole)
        for each in best
        if (at.ORDER_CHOICE, at.MOVE_AND_FIRE) in [(kind_of(what), n) for what, n in each.plan.key]
        for name in start.game.intents
    ]


def _made(start: Start, author: str, lines: Lines, whole: tuple[int, ...] = ()) -> Candidate:
    return Candidate(planned(start, author, lines, whole), lines, whole)


def distinct(found: Sequence[Candidate]) -> list[Candidate]:
    """Leave out candidates that lead where one before leads."""
    kept = {id(plan) for plan in unlike([each.plan for each in found])}
    return [each for each in found if id(each.plan) in kept]
