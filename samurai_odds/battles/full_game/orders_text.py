"""Orders for one turn, written by a player line by line.

    lead CARD           the command card, where it is not said otherwise; in Epic lead CARD + CARD
    order c9            the unit in c9, or the leader alone there
    order leader c9     the leader in c9 splits from his unit
    command c9          Leadership: the leader whose neighbors are ordered
    move c9 c8          also: move leader c9 c8, move c9 stay, move c9 off; in this sequence
    battle c8 c7        close combat with a neighbor, else fire
    swarm c8 c7         a levy swarm led by the levy in c8
    battle none         nobody battles
    inspire yes         in every close combat of the turn; also: gain yes, bonus c6, bonus no
    dragon turncoat c4  a Dragon card with the command card; also: dragon none
    replenish tokens    at the end; also: replenish dragon
    more orders         the bot may add orders; also: more battles

and in Epic:

    order c9 by hand    the card of the hand orders it; also: by rack, by general
    initiative left     the Field General rolls; also: initiative none
    harm c9             the unit that a general's flag or swords strike
    copy CARD           which of the enemy's two cards a Counter Attack answers
    beside rack         the card whose units a Dragon card helps; also: beside hand

``try`` before an order, a move or a battle lets it fail in silence. Who battles and has no
``move`` stays (`rehearsal.staying`). What else is not said is left to the bot; where orders or
battles are said, there are no others without ``more``.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from samurai_odds.battles.board import SECTIONS, Board
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import DECISIONS
from samurai_odds.battles.scenario.scenario import command_cards
from samurai_odds.play.decisions import Word, Words, named_word, word_of
from samurai_odds.play.orders_text import LinesOfOrders

_LEAD = {"lead": "lead CARD, once"}
_SLOTS, _GENERAL = ("hand", "rack", "general"), "left, center or right"


@dataclass(frozen=True)
class Orders(LinesOfOrders):
    """All lines of a file; ``card`` is what is led, in the line ``card_line``."""

    card: str | None = None
    card_line: int = 0

    @property
    def whole(self) -> tuple[int, ...]:
        """The kinds of decision of which the lines say all."""
        kinds = self.whole_of((at.ORDER_CHOICE, at.BATTLE_CHOICE))
        if at.ORDER_CHOICE in kinds:
            # no Dragon card but one that is said, and no general on his own
            return (*kinds, at.DRAGON_CHOICE, at.INITIATIVE_CHOICE)
        return kinds


def read_orders(text: str, name: str, dragons: Sequence[str], board: Board) -> Orders:
    """Read orders; OddsError with every line that cannot be read."""
    led: list[tuple[str, int]] = []

    def leads(number: int, words: list[str]) -> bool:
        if words[0] != "lead" or len(words) == 1 or led:
            return False
        led.append((" ".join(words[1:]), number))
        return True

    words = words_of(dragons, board)
    grammar = DECISIONS.grammar(words, _LEAD, refuse=not board.rack)

    def meaning(text: str, said: list[str]) -> list[tuple[int, int]]:
        return DECISIONS.read(grammar, text, said, words)

    lines, more = grammar.read(text, name, meaning, leads)
    card, card_line = led[0] if led else (None, 0)
    return Orders(tuple(lines), tuple(more), card, card_line)


def written(orders: Orders, words: Words) -> tuple[str, ...]:
    """Write orders line by line, the card first."""
    lines = [f"lead {orders.card or ''}"]
    lines += [spelled(line.kind, line.value, words) for line in orders.lines]
    return (*lines, *(f"more {DECISIONS[kind].more}" for kind in orders.more))


def words_of(dragons: Sequence[str], board: Board) -> Words:
    """Return the words of orders on a board; ``dragons`` are Dragon cards by number."""
    types = {
        "hex": Word("HEX", board.name_of, board.hex_named),
        "dragon": named_word("CARD", "Dragon card", dragons),
    }
    if board.rack:
        types["card"] = named_word("CARD", "command card", list(command_cards()))
        types["slot"] = word_of(_SLOTS, "SLOT", f"by {', '.join(_SLOTS)}")
        types["section"] = word_of(SECTIONS, _GENERAL)
    return Words(types, board)


def spelled(kind: int, value: int, words: Words) -> str:
    """Write what a script's line stands for as a player would."""
    return DECISIONS[kind].spelled(value, words)
