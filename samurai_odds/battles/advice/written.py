"""A plan written as a player gives orders: text that `battles turn --orders` reads back."""

from collections.abc import Sequence

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.movers import hex_of
from samurai_odds.battles.field.scripted import in_turn, meant
from samurai_odds.battles.scenario.facts import command_cards
from samurai_odds.battles.whole.leads import RACK
from samurai_odds.battles.whole.orders_text import spelled
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import replay
from samurai_odds.play.rules.layout import kind_of
from samurai_odds.play.search.planning import Plan, supposed

_SPELLED = (
    at.ORDER_CHOICE,
    at.INITIATIVE_CHOICE,
    at.COPY_CHOICE,
    at.MOVE_CHOICE,
    at.BATTLE_CHOICE,
    at.DRAGON_CHOICE,
)


def lines_of(staged: Staged, start: Start, plan: Plan) -> tuple[str, ...]:
    """Write a plan for the turn that begins at ``start``: card, orders, moves, first battle."""
    return lines_from(staged, supposed(start), plan.choices)


def lines_from(staged: Staged, start: Start, choices: Sequence[Event]) -> tuple[str, ...]:
    """Write choices made from a start on as orders."""
    dragons = [card.key for card in staged.dragons]
    board = staged.scenario.board
    led: list[str] = []
    lines: list[str] = []
    for step in replay(start, choices):
        if step.what >= 0:
            continue
        kind, s = kind_of(step.what), step.before
        if kind in (at.CARD_CHOICE, at.PAIR_CHOICE):
            if step.value != at.ALONE or kind == at.CARD_CHOICE:
                led.append(card_named(step.value))
        elif kind == at.MOVER_CHOICE and step.value == 0:
            lines += [f"move {name} stay" for name in _left(staged, s)]
        elif kind in _SPELLED and (step.value or kind in (at.INITIATIVE_CHOICE, at.COPY_CHOICE)):
            named = kind == at.ORDER_CHOICE and _has_giver(s)
            value = in_turn(s, kind, step.value) if named else meant(s, kind, step.value)
            lines.append(spelled(kind, value, dragons, board))
    if lines and lines[-1].startswith(("battle", "swarm")):
        lines.append("more battles")
    return (f"lead {' + '.join(led)}", *lines)


def _has_giver(s: State) -> bool:
    """Say whether an order may be one of several cards', or a general's, and must say whose."""
    return bool(s[at.LED_BESIDE] >= 0 or s[at.SLOT] == at.ON_HIS_OWN)


def card_named(value: int) -> str:
    """Name a card of hand or rack as it is led."""
    key = list(command_cards())[value % at.FROM_RACK]
    return f"{RACK}{key}" if value >= at.FROM_RACK else key


def _left(staged: Staged, s: State) -> list[str]:
    """Name the pieces that were ordered and have not moved."""
    names = []
    for place in range(int(s[at.NEXT_MOVE]), int(s[at.ORDERS_GIVEN])):
        piece = int(s[at.ORDERED + place])
        there = hex_of(s, piece)
        if there >= 0:
            who = "leader " if piece >= at.MOST_UNITS else ""
            names.append(f"{who}{staged.scenario.board.name_of(there)}")
    return names
