"""Orders that advice compares: bots' plans for each contingent, variants; why one is better."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis import weighing
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import listed
from samurai_odds.play.game import Lines, Rows, Start, all_by
from samurai_odds.play.layout import kind_of
from samurai_odds.play.orders_text import Line, LinesOfOrders
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.search.planning import Plan, asking_of, planned, plans
from samurai_odds.play.search.racing import TIED, difference_of
from samurai_odds.ran.advice.spelling import Written, written
from samurai_odds.ran.full_game import evaluated as ev
from samurai_odds.ran.full_game.orders_text import ordering, texts_of, words_of
from samurai_odds.ran.full_game.rehearsal import Rehearsal, chosen, win_initiative
from samurai_odds.ran.full_game.staging import Staged
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import recording as kept
from samurai_odds.ran.rules.activation import can_be_activated, can_be_ordered
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.decisions.lines import ride_line
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import is_chief
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.pieces import distance
from samurai_odds.ran.scenario.scenario import SIDES, Scenario

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
        state = State(begun.state.copy())
        win_initiative(Question(begun.question.whole), state, side)
        begun = replace(begun, state=state)
    elif side is not None and side != holds:
        raise OddsError(f"the position's initiative is {SIDES[holds]}'s, not {SIDES[side]}'s")
    else:
        side = holds
    onward = play_to(begun, 0, 0, own=1 - side).onward
    if onward is None or not planned(asking_of(onward, side), author).choices:
        raise OddsError(_nothing_open(staged.scenario, side))
    return asking_of(onward, side)


def _nothing_open(scenario: Scenario, side: int) -> str:
    """Say why a side has nothing to choose: which contingents are inactive, and what changes it."""
    idle = idle_contingents(scenario, side)
    why = f"inactive (5.24): {', '.join(idle)}; {MAKES_ACTIVE}" if idle else "nobody can be ordered"
    return f"{SIDES[side]} has nothing to choose here: {why}"


MAKES_ACTIVE = "the line 'status: active' under a contingent makes it active"


def idle_contingents(scenario: Scenario, side: int) -> list[str]:
    """Name the contingents of a side that are inactive, between two orders phases of a position."""
    if scenario.moment.initiative is None:
        return []
    return [
        f"{each.letter} ({each.name})"
        for each in scenario.of_side(side)
        if not (each.active or each.finished or each.dead or each.letter in scenario.moment.fled)
        and (each.hex is not None or each.enters is not None)
    ]


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
    q, s = Question(start.question.whole), State(start.state)
    side = int(s.asked)
    plans_listed = [_candidate(names, start, plan) for plan in plans(start, authors)]
    plans_listed.append(_made(names, start, authors[0], [(at.CONTINGENT_CHOICE, 0)]))
    first, end = int(q.first_contingent[side]), int(q.end_of_contingents[side])
    for contingent in range(first, end):
        if not (can_be_ordered(q, s, contingent) or can_be_activated(q, s, contingent)):
            continue
        lines = ordering(contingent)
        plans_listed += [_made(names, start, author, lines) for author in authors]
        moves = [*lines, (at.ORDER_CHOICE, at.MOVE_AND_FIRE)]
        plans_listed.append(_made(names, start, authors[0], moves, (mv.UNIT_CHOICE,)))
        for order in range(at.MOVE_AND_FIRE, at.CHALLENGE + 1):
            plans_listed.append(_made(names, start, authors[0], [*lines, (at.ORDER_CHOICE, order)]))
    plans_listed = [each for each in plans_listed if each.plan.choices]
    identities = {id(each) for each in weighing.unlike(plans_listed)}
    return [each for each in plans_listed if id(each) in identities]


def asked_candidate(
    names: Names, staged: Staged, start: Start, author: str, contingent: str, text: str, name: str
) -> Candidate:
    """Read the orders asked about; raise OddsError with all that is not allowed."""
    begun = replace(start, question=start.question.copy())
    Question(begun.question).script_phases = 1
    whose = chosen(staged.scenario, staged.start, contingent)
    if whose.side != State(start.state).asked:
        raise OddsError(f"contingent {whose.letter} is {SIDES[whose.side]}'s: add --side")
    orders = whose.read(text, name)
    Rehearsal(staged.scenario, staged.start, whose, orders, name).run()
    lines = [*ordering(whose.number), *orders.script]
    plan = planned(begun, author, lines, orders.whole, after_dice=True)
    candidate = _candidate(names, start, plan, lines, orders.whole)
    last = {line.number: line for line in orders.lines if line.text}  # a move is two choices
    said = LinesOfOrders(tuple(last.values()), orders.more)
    texts = tuple(texts_of(said))  # all of them: they hold after the dice too
    return replace(
        candidate,
        orders=replace(candidate.orders, orders=said, lines=texts),
        lines=texts,
        asked=True,
    )


def variants(names: Names | None, start: Start, best: Sequence[Candidate]) -> list[Candidate]:
    """List as other intents would make them the plans of good candidates that move and fire."""
    return [
        _made(names, start, name, *each.said)
        for each in best
        if (at.ORDER_CHOICE, at.MOVE_AND_FIRE) in [(kind_of(what), n) for what, n in each.plan.key]
        for name in start.game.intents
    ]


def led_from_behind(names: Names, start: Start, best: Sequence[Candidate]) -> list[Candidate]:
    """List good candidates that move and fire with the busho sent where he is safe afterwards.

    A So-Taisho who is elsewhere goes home to his Honjin, any busho to his rearmost unit.
    """
    candidates_listed = []
    for each in best:
        lines = [(kind_of(what), value) for what, value in each.plan.key]
        contingent = each.orders.contingent
        if contingent >= 0 and (at.ORDER_CHOICE, at.MOVE_AND_FIRE) in lines:
            for refuge in _refuges(replace(start, state=each.plan.after), contingent):
                candidates_listed.append(_with_ride(names, start, each, contingent, refuge))
    return candidates_listed


def _refuges(start: Start, contingent: int) -> list[int]:
    """List the hexes where a busho would be safe as units stand, but for the one where he is.

    None for a So-Taisho in his Honjin: he is safest there, and commands from there (4.51).
    """
    q, s = Question(start.question.whole), State(start.state)
    camp = int(q.camp[q.side_of[contingent]])
    units = [
        int(s.hex[unit])
        for unit in range(int(q.first_unit[contingent]), int(q.end_of_units[contingent]))
        if s.hex[unit] >= 0 and unit != camp
    ]
    refuges = sorted(units, key=lambda there: -_to_enemy(start, contingent, there))[:1]
    if is_chief(q, contingent) and camp >= 0 and s.hex[camp] >= 0:
        if s.busho_hex[contingent] == s.hex[camp]:
            return []
        refuges.append(int(s.hex[camp]))
    return [there for there in refuges if there != s.busho_hex[contingent]]


def _to_enemy(start: Start, contingent: int, here: int) -> int:
    """Return how many hexes a hex is away from the nearest enemy unit."""
    q, s = Question(start.question.whole), State(start.state)
    enemy = 1 - int(q.side_of[contingent])
    first, end = int(q.first_of_side[enemy]), int(q.end_of_side[enemy])
    away = [distance(q, here, int(s.hex[k])) for k in range(first, end) if s.hex[k] >= 0]
    return min(away, default=0)


def _with_ride(
    names: Names, start: Start, each: Candidate, contingent: int, there: int
) -> Candidate:
    """Return a candidate after whose orders the busho goes to a hex, if he can."""
    begun = replace(start, question=start.question.copy())
    Question(begun.question).script_phases = 1
    ride = [(mv.BUSHO_CHOICE, ride_line(contingent, there))]
    author, first = each.plan.author, each.plan.choices
    plan = planned(begun, author, ride, first=first, after_dice=True)
    candidate = _candidate(names, start, replace(plan, said=tuple(ride)), ride)
    kind, value = ride[0]
    where = Line(0, DECISIONS[kind].spelled(value, words_of(names)), kind, value)
    ordered = candidate.orders.orders
    rest = replace(ordered, lines=tuple(line for line in ordered.lines if line.kind != kind))
    texts = (*texts_of(rest), where.text)
    plan_with_ride = replace(rest, lines=(*rest.lines, where))
    return replace(
        candidate, orders=replace(candidate.orders, orders=plan_with_ride, lines=texts), lines=texts
    )


def _made(
    names: Names | None, start: Start, author: str, lines: Lines, whole: tuple[int, ...] = ()
) -> Candidate:
    return _candidate(names, start, planned(start, author, lines, whole), lines, whole)


def _candidate(
    names: Names | None, start: Start, plan: Plan, lines: Lines = (), whole: tuple[int, ...] = ()
) -> Candidate:
    orders = written(names, start, plan) if names else Written()
    return Candidate(plan, orders.lines, orders=orders, said=(lines, whole))


# ---- Why a plan is better than another -----------------------------------------------

ENDED = "battles decided by then"
# Features by what they are about, in words that a gain and a risk can have.
PARTS = {
    "losses, hits and disruption": (
        ev.LOST, ev.LOST_AGAIN, ev.BROKEN, ev.BROKEN_LATE, ev.DAMAGED, ev.DISRUPTED, ev.FORCE,
        ev.HEADS,
    ),
    "what the next attacks can cost": (ev.EXPOSED,),
    "units engaged": (ev.ENGAGED,),
    "orders and trumps still to come": (ev.TO_COME, ev.TO_MOVE, ev.TRUMPS),
    "contingents that may flee": (ev.FLIGHT,),
    "leaders": (ev.LEADERLESS, ev.CHIEF),
}  # fmt: skip
_POINTS = 100
_SCALE = 1_000_000  # of a part, so that it counts in whole numbers
_LEAST = 0.25  # percentage points that are worth a word
_MOST = 3  # parts that a sentence names


def parts_of(best: Rows, other: Rows, seat: int) -> dict[str, Figure]:
    """Return what each part adds to a side's chance with one plan, less with the other.

    In percentage points; rows are of games with the same luck, and all parts add up to the mean
    difference of their evaluated chances. Where either battle is over all of it is `ENDED`.
    """
    open_ = (best[:, kept.REASON] == at.BY_STOP) & (other[:, kept.REASON] == at.BY_STOP)
    apart = _chances(best, seat) - _chances(other, seat)
    by_part = {part: _logits(best, part, seat) - _logits(other, part, seat) for part in PARTS}
    total = np.sum(list(by_part.values()), axis=0)
    middle = (_chances(best, seat) + _chances(other, seat)) / 2
    slope = np.where(np.abs(total) > 1e-9, apart / np.where(total, total, 1), middle * (1 - middle))
    parts = {part: np.where(open_, slope * logits, 0) for part, logits in by_part.items()}
    parts[ENDED] = np.where(open_, 0, apart)
    return {part: _mean(values) for part, values in parts.items()}


def _mean(values: NDArray[np.float64]) -> Figure:
    difference = difference_of(np.rint(_SCALE * values).astype(np.int64), _SCALE)
    return Figure(_POINTS * difference, _POINTS * difference.se, difference.samples)


def _logits(rows: Rows, part: str, seat: int) -> NDArray[np.float64]:
    """Return what a part's features add to a side's logit."""
    sign = 1 if seat == 0 else -1
    logits = np.zeros(len(rows))
    for place in PARTS[part]:
        logits += rows[:, place].astype(float) * ev.WEIGHTS[place - kept.ROW]
    return sign * logits / ev.WHOLE**2


def _chances(rows: Rows, seat: int) -> NDArray[np.float64]:
    return ev.chances(rows, seat) / ev.SURE


def sentence(parts: dict[str, Figure], beside: str) -> str:
    """Say what a plan gains beside another and what it risks: no more than is beyond the error."""
    clear = {part: value for part, value in parts.items() if _is_clear(value)}
    ranked = sorted(clear, key=lambda part: -abs(clear[part]))
    gains = [part for part in ranked if clear[part] > 0][:_MOST]
    risks = [part for part in ranked if clear[part] < 0][:_MOST]
    if not gains and not risks:
        return f"nothing that is counted sets it apart from {beside}."
    gained = f"it gains by {_listed(gains, clear)}" if gains else "it gains nothing that shows"
    risked = f"it risks {_listed(risks, clear)}" if risks else "no risk shows"
    return f"against {beside} {gained}; {risked}."


def _is_clear(value: Figure) -> bool:
    return abs(value) > max(_LEAST, TIED * value.se)


def _listed(names: list[str], parts: dict[str, Figure]) -> str:
    said = []
    for number, name in enumerate(names):
        value = parts[name]
        size = Figure(abs(value), value.se, value.samples).text()
        said.append(f"{name} ({size}{'' if number else ' points'})")
    return listed(said)
