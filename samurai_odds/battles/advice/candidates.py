"""The turns that advice compares: bots' plans for each card, variants of the best, one's own."""

from collections.abc import Iterable, Sequence

from samurai_odds.analysis.weighing import Candidate
from samurai_odds.battles.board import Board
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import (
    as_line,
    as_other_line,
    battle_hex,
    battle_mode,
)
from samurai_odds.battles.field.pieces import hex_of
from samurai_odds.battles.whole.leads import card_named, choices_of, placed_by_orders
from samurai_odds.battles.whole.orders_text import Orders, read_orders, spelled, words_of
from samurai_odds.battles.whole.rehearsal import Rehearsal, script_of
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.search.planning import Plan, intended, planned, plans, supposed, varied

# ---- plans written as orders that `battles turn --orders` reads back -----------------


_SPELLED = (
    at.ORDER_CHOICE,
    at.INITIATIVE_CHOICE,
    at.COPY_CHOICE,
    at.MOVE_CHOICE,
    at.BATTLE_CHOICE,
    at.DRAGON_CHOICE,
)
WRITTEN = (at.CARD_CHOICE, at.PAIR_CHOICE, at.MOVER_CHOICE, *_SPELLED)  # choices that orders say


_NO_LEAD = "lead "


def lines_of(staged: Staged, start: Start, plan: Plan) -> tuple[str, ...]:
    """Write a plan for the turn that begins at ``start``: card, orders, moves, first battle."""
    return lines_from(staged, supposed(start), plan.choices)


def lines_from(staged: Staged, start: Start, choices: Sequence[Event]) -> tuple[str, ...]:
    """Write choices made from a start on as orders."""
    dragons, steps = [card.key for card in staged.dragons], list(replay(start, choices))
    lines = lines_of_steps(steps, dragons, staged.scenario.board)
    chosen = next((step for step in steps if step.what < 0), None)
    if lines[0] == _NO_LEAD and chosen is not None:  # the only card was not asked for
        return (f"{_NO_LEAD}{card_named(chosen.before[at.LED])}", *lines[1:])
    return lines


def lines_of_steps(steps: Iterable[Step], dragons: Sequence[str], board: Board) -> tuple[str, ...]:
    """Write what is chosen in some steps of a turn as orders; ``dragons`` are cards by number."""
    led: list[str] = []
    lines: list[str] = []
    words = words_of(dragons, board)
    nobody = False  # is ordered by the card
    for step in steps:
        if step.what >= 0:
            continue
        kind, s = kind_of(step.what), step.before
        if kind in (at.CARD_CHOICE, at.PAIR_CHOICE):
            if step.value != at.ALONE or kind == at.CARD_CHOICE:
                led.append(card_named(step.value))
        elif kind == at.MOVER_CHOICE and step.value == 0:
            lines += [f"move {name} stay" for name in _left(board, s)]
        elif kind == at.BATTLE_CHOICE and step.value == 0:
            lines += [] if any(map(_fights, lines)) else ["battle none"]
        elif kind == at.ORDER_CHOICE and step.value == 0:
            nobody = not lines
        elif kind in _SPELLED and (step.value or kind in (at.INITIATIVE_CHOICE, at.COPY_CHOICE)):
            named = kind == at.ORDER_CHOICE and _has_giver(s)
            value = as_other_line(s, kind, step.value) if named else as_line(s, kind, step.value)
            lines.append(spelled(kind, value, words))
    if lines and _fights(lines[-1]) and lines[-1] != "battle none":
        lines.append("more battles")
    if nobody and not lines:
        lines.append("order none")
    return (f"{_NO_LEAD}{' + '.join(led)}", *lines)


def _fights(line: str) -> bool:
    """Return whether a line of orders says who battles, or that nobody does."""
    return line.startswith(("battle", "swarm"))


def _has_giver(s: State) -> bool:
    """Return whether an order may be one of several cards', or a general's, and must say whose."""
    return bool(s[at.LED_BESIDE] >= 0 or s[at.SLOT] == at.ON_HIS_OWN)


def _left(board: Board, s: State) -> list[str]:
    """Name the pieces that were ordered and have not moved."""
    names = []
    for place in range(int(s[at.NEXT_MOVE]), int(s[at.ORDERS_GIVEN])):
        piece = int(s[at.ORDERED + place])
        there = hex_of(s, piece)
        if there >= 0:
            who = "leader " if piece >= at.MOST_UNITS else ""
            names.append(f"{who}{board.name_of(there)}")
    return names


# ---- candidates ----------------------------------------------------------------------


_VARIANTS = 6  # of each good turn


class Turn(Candidate):
    """A turn that may be taken: its plan, and the orders that say it."""

    @property
    def card(self) -> str:
        """The card led, two joined by +."""
        return self.lines[0].removeprefix("lead ")

    @property
    def orders(self) -> tuple[str, ...]:
        """The lines after the card."""
        return self.lines[1:]


def bots_candidates(staged: Staged, start: Start, authors: Sequence[str]) -> list[Turn]:
    return [Turn(plan, lines_of(staged, start, plan)) for plan in plans(start, authors)]


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
    lines = lines_of(staged, start, plan)
    if not _says_the_same(orders, _read(staged, "\n".join(lines), name)):
        plan = planned(start, author, script, orders.whole, after_dice=True)
    return Turn(plan, lines, asked=True)


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
    return [Turn(plan, lines_of(staged, start, plan)) for plan in more]


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
    return read_orders(text, name, [card.key for card in staged.dragons], staged.scenario.board)
