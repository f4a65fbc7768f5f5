"""The turns that advice compares: bots' plans for each card, variants of the best, one's own."""

from collections.abc import Sequence
from dataclasses import dataclass

from samurai_odds.battles.advice.written import lines_of
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.whole.leads import choices_of, placed_by_orders
from samurai_odds.battles.whole.orders_text import Orders, read_orders
from samurai_odds.battles.whole.rehearsal import Rehearsal, script_of
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.search.planning import Plan, intended, planned, plans, varied

_VARIANTS = 6  # of each good turn


@dataclass(frozen=True)
class Candidate:
    """A turn that may be taken: its plan, and the orders that say it."""

    plan: Plan
    lines: tuple[str, ...]
    asked: bool = False

    @property
    def wins(self) -> bool:
        """Whether it wins at once, without dice."""
        return self.plan.wins

    @property
    def card(self) -> str:
        """The card led, two joined by +."""
        return self.lines[0].removeprefix("lead ")

    @property
    def orders(self) -> tuple[str, ...]:
        """The lines after the card."""
        return self.lines[1:]


def bots_candidates(staged: Staged, start: Start, authors: Sequence[str]) -> list[Candidate]:
    """List what bots would do with each card."""
    return [Candidate(plan, lines_of(staged, start, plan)) for plan in plans(start, authors)]


def asked_candidate(staged: Staged, start: Start, author: str, text: str, name: str) -> Candidate:
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
    return Candidate(plan, lines, asked=True)


def _says_the_same(one: Orders, other: Orders) -> bool:
    """Say whether two turns of the same choices also leave the same to the bot after the dice."""

    def said(orders: Orders) -> tuple[object, ...]:
        lines = {(line.kind, line.value) for line in orders.lines}
        return lines, {kind for kind in orders.whole if kind == at.BATTLE_CHOICE}

    return said(one) == said(other)


def more_candidates(
    staged: Staged, start: Start, best: Sequence[Candidate], authors: Sequence[str], seed: int
) -> list[Candidate]:
    """Vary good turns: other intents with their cards, and one choice of each made otherwise.

    Intents are the first of the game's authors', and only tried if that is one of the bots named.
    """
    found = [each.plan for each in best]
    more = intended(start, found) if start.game.authors[0] in authors else []
    more += [new for plan in found for new in varied(start, plan, _VARIANTS, seed)]
    return [Candidate(plan, lines_of(staged, start, plan)) for plan in more]


def unlike(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Leave out who does what one before does; the one asked about stands in its place.

    Orders that say more than others, of what comes after the dice, are others.
    """
    found: dict[object, Candidate] = {}
    for each in candidates:
        start = each.plan.start.question
        key = each.plan.gist, start[at.SCRIPT] > 0
        if key not in found or each.asked:
            found[key] = each
    return list(found.values())


def _read(staged: Staged, text: str, name: str) -> Orders:
    return read_orders(text, name, [card.key for card in staged.dragons], staged.scenario.board)
