"""The turns that advice compares: bots' plans for each card, variants of the best, one's own."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from samurai_odds.analysis.weighing import Candidate
from samurai_odds.battles.full_game.leads import card_named, choices_of, placed_by_orders
from samurai_odds.battles.full_game.orders_text import Orders, read_orders, written
from samurai_odds.battles.full_game.rehearsal import Rehearsal, script_of, staying
from samurai_odds.battles.full_game.staging import Staged
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import DECISIONS, as_line, as_other_line
from samurai_odds.battles.rules.decisions.packed import battle_hex, battle_mode, move_line
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.pieces import hex_of
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of
from samurai_odds.play.orders_text import Line
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.search.planning import Plan, intended, planned, plans, supposed, varied

# ---- plans written as orders that `battles turn --orders` reads back -----------------


def lines_of(staged: Staged, start: Start, plan: Plan) -> tuple[str, ...]:
    """Write a plan for the turn that begins at ``start``: card, orders, moves, first battle."""
    return written(orders_of(start, plan), staged.words)


def orders_of(start: Start, plan: Plan) -> Orders:
    """Return a plan for the turn that begins at ``start`` as orders."""
    return orders_from(supposed(start), plan.choices)


def orders_from(start: Start, choices: Sequence[Event]) -> Orders:
    """Return choices made from a start on as orders."""
    steps = list(replay(start, choices))
    orders = orders_of_steps(steps)
    chosen = next((step for step in steps if step.what < 0), None)
    if not orders.card and chosen is not None:  # the only card was not asked for
        return replace(orders, card=card_named(State(chosen.before).led))
    return orders


def orders_of_steps(steps: Iterable[Step]) -> Orders:
    """Return what is chosen in some steps of a turn as orders: as many as `written` can say."""
    led: list[str] = []
    lines: list[Line] = []
    nobody = False  # is ordered by the card
    for step in steps:
        if step.what >= AUTOMATIC:
            continue
        kind, s = DECISIONS[kind_of(step.what)], State(step.before)
        declined = step.value == 0 and kind.decline
        if kind.code in (at.CARD_CHOICE, at.PAIR_CHOICE):
            led += [] if declined else [card_named(step.value)]
        elif kind.code == at.MOVER_CHOICE and declined:
            lines += _staying(s)
        elif kind.code == at.BATTLE_CHOICE and declined:
            fought = any(line.kind == kind.code for line in lines)
            lines += [] if fought else [_line(kind.code, 0)]
        elif kind.code == at.ORDER_CHOICE and declined:
            nobody = not lines
        elif kind.planned and kind.forms and (not declined or kind.code == at.INITIATIVE_CHOICE):
            named = kind.code == at.ORDER_CHOICE and _has_giver(s)
            as_said = as_other_line if named else as_line
            lines.append(_line(kind.code, int(as_said(s, kind.code, step.value))))
    fights = bool(lines) and lines[-1].kind == at.BATTLE_CHOICE and lines[-1].value > 0
    if nobody and not lines:
        lines.append(_line(at.ORDER_CHOICE, 0))
    return Orders(tuple(lines), (at.BATTLE_CHOICE,) if fights else (), " + ".join(led))


def _line(kind: int, value: int) -> Line:
    return Line(0, "", kind, value)


def _has_giver(s: State) -> bool:
    """Return whether an order may be one of several cards', or a general's, and must say whose."""
    return bool(s.led_beside >= 0 or s.slot == at.ON_HIS_OWN)


def _staying(s: State) -> list[Line]:
    """Have the pieces stay that were ordered and have not moved."""
    lines = []
    for place in range(int(s.next_move), int(s.orders_given)):
        piece = int(s.ordered[place])
        there = int(hex_of(s, piece))
        if there >= 0:
            leader = int(piece >= at.MOST_UNITS)
            lines.append(_line(at.MOVE_CHOICE, move_line(leader, there, there)))
    return lines


# ---- candidates ----------------------------------------------------------------------


_VARIANTS = 6  # of each good turn


@dataclass(frozen=True)
class Turn(Candidate):
    """A turn that may be taken: its plan, and the orders that say it."""

    said: Orders = field(default_factory=Orders)

    @property
    def card(self) -> str:
        """The card led, two joined by +."""
        return self.said.card or ""

    @property
    def orders(self) -> tuple[str, ...]:
        """The lines after the card."""
        return self.lines[1:]


def bots_candidates(staged: Staged, start: Start, authors: Sequence[str]) -> list[Turn]:
    return [_turn(staged, start, plan) for plan in plans(start, authors)]


def _turn(staged: Staged, start: Start, plan: Plan, asked: bool = False) -> Turn:
    orders = orders_of(start, plan)
    return Turn(plan, written(orders, staged.words), asked, orders)


def asked_candidate(staged: Staged, start: Start, author: str, text: str, name: str) -> Turn:
    """Read the orders asked about; raise OddsError with all that is not allowed."""
    orders = _read(staged, text, name)
    if orders.card is None:
        raise OddsError(f"{name}: no card is led: write a line 'lead CARD'")
    _, leads = placed_by_orders(staged.scenario, orders.card, name, orders.card_line)
    leading = choices_of(leads, bool(staged.scenario.board.rack))
    Rehearsal(staged.setup, leading, orders, name).run()
    script = script_of(orders, leading)
    plan = planned(start, author, script, orders.whole)
    turn = _turn(staged, start, plan, asked=True)
    if not _says_the_same(orders, turn.said):
        plan = planned(start, author, script, orders.whole, after_dice=True)
    return replace(turn, plan=plan)


def _says_the_same(one: Orders, other: Orders) -> bool:
    """Say whether two turns of the same choices also leave the same to the bot after the dice."""

    def said(orders: Orders) -> tuple[object, ...]:
        lines = {(line.kind, line.value) for line in orders.lines}
        return lines, {kind for kind in orders.whole if kind == at.BATTLE_CHOICE}

    return said(one) == said(other)


def more_candidates(
    staged: Staged, start: Start, best: Sequence[Turn], authors: Sequence[str], seed: int
) -> list[Turn]:
    """Vary good turns: other intents with their cards, and one choice of each made otherwise.

    Intents are the first of the game's authors', and only tried if that is one of the bots named.
    """
    more = more_plans(start, [each.plan for each in best], authors, seed)
    return [_turn(staged, start, plan) for plan in more]


def more_plans(start: Start, best: Sequence[Plan], authors: Sequence[str], seed: int) -> list[Plan]:
    more = intended(start, best) if start.game.authors[0] in authors else []
    more += [new for plan in best for new in varied(start, plan, _VARIANTS, seed)]
    return more + [new for plan in [*best, *more] for new in _softened(start, plan)]


def _softened(start: Start, plan: Plan) -> list[Plan]:
    """Have units shoot first at the enemy that a plan closes with first: they risk nothing.

    The bots weigh one battle at a time and begin with the surest.
    """
    if not plan.choices:
        return []
    before = plan.choices[:-1]
    what, value, options = plan.choices[-1]
    if kind_of(what) != at.BATTLE_CHOICE or not value or battle_mode(value) == at.FIRE:
        return []
    shots = [
        option
        for option in options or ()
        if battle_mode(option) == at.FIRE and battle_hex(option) == battle_hex(value)
    ]
    return [planned(start, plan.author, first=(*before, (what, shot, options))) for shot in shots]


def _read(staged: Staged, text: str, name: str) -> Orders:
    keys = [card.key for card in staged.dragons]
    return staying(read_orders(text, name, keys, staged.scenario.board), staged.scenario)
