"""The turns that advice compares: bots' plans for every card, variants of the best, one's own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from samurai_odds.battles.advice.written import lines_of
from samurai_odds.battles.whole.leads import choices_of, placed
from samurai_odds.battles.whole.orders_text import Orders, read_orders
from samurai_odds.battles.whole.rehearsal import Rehearsal, script_of
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.search.planning import Plan, planned, plans

_HOLDS = "hold"


@dataclass(frozen=True)
class Candidate:
    """A turn that may be taken: its plan, and the orders that say it."""

    plan: Plan
    lines: tuple[str, ...]
    asked: bool = False

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
    _, leads = placed(staged.scenario, orders.card)
    leading = choices_of(leads, bool(staged.scenario.board.rack))
    Rehearsal(staged.setup, leading, orders, name).run()
    plan = planned(start, author, script_of(orders, leading), orders.whole)
    return Candidate(plan, lines_of(staged, start, plan), asked=True)


def variants(staged: Staged, start: Start, best: Candidate) -> Iterator[Candidate]:
    """Vary a turn: nobody moves, and each of those who move stays for once."""
    moves = [k for k, line in enumerate(best.lines) if _moves(line)]
    changes = [set(moves), *({move} for move in moves if len(moves) > 1)]
    for still in changes if moves else []:
        lines = [
            _stay(line) if k in still else line
            for k, line in enumerate(best.lines)
            if not line.startswith(("battle", "swarm", "more battles"))
        ]
        orders = _read(staged, "\n".join(lines) + "\n", _HOLDS)
        _, leads = placed(staged.scenario, best.card)
        leading = choices_of(leads, bool(staged.scenario.board.rack))
        plan = planned(start, best.plan.author, script_of(orders, leading), orders.whole)
        yield Candidate(plan, lines_of(staged, start, plan))


def unlike(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Leave out who does what one before does; the one asked about stays."""
    found: dict[object, Candidate] = {}
    for each in sorted(candidates, key=lambda one: not one.asked):
        found.setdefault((each.plan.key, each.asked and each.lines), each)
    return [each for each in candidates if any(each is one for one in found.values())]


def _read(staged: Staged, text: str, name: str) -> Orders:
    return read_orders(text, name, [card.key for card in staged.dragons], staged.scenario.board)


def _moves(line: str) -> bool:
    return line.startswith("move ") and not line.endswith((" stay", " off"))


def _stay(line: str) -> str:
    return f"{line.rsplit(maxsplit=1)[0]} stay"
