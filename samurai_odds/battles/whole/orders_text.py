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

``try`` before an order, a move or a battle lets it fail in silence. What is not said is
left to the bot; where orders or battles are said, there are no others without ``more``.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from samurai_odds.battles.board import SECTIONS, Board
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.scripted import BY, FROM, LEADER, MODE
from samurai_odds.battles.scenario.scenario import command_cards
from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.orders_text import Grammar, LinesOfOrders

_YES_NO = {"yes": 1, "no": 0}
_MOST_INSPIRED = 6
_FORMS = {
    "lead": "lead CARD, once",
    "order": "order HEX, order leader HEX, or order none",
    "command": "command HEX",
    "move": "move HEX HEX, move leader HEX HEX, move HEX stay, or move HEX off",
    "battle": "battle HEX HEX, or battle none",
    "swarm": "swarm HEX HEX",
    "inspire": "inspire yes, or inspire no",
    "gain": "gain yes, or gain no",
    "bonus": "bonus HEX, or bonus no",
    "dragon": "dragon CARD, dragon CARD HEX, or dragon none",
    "replenish": "replenish tokens, or replenish dragon",
    "more": "more orders, or more battles",
}
_EPIC_FORMS = {
    "initiative": "initiative left, center or right, or initiative none",
    "harm": "harm HEX",
    "copy": "copy CARD",
    "beside": "beside hand, or beside rack",
}
_GENERALS = {"none": 0, **{section: 1 + k for k, section in enumerate(SECTIONS)}}
_SLOTS = {"hand": at.HAND_CARD, "rack": at.RACK_CARD, "general": at.ON_HIS_OWN}
_MAY_FAIL = ("order", "command", "move", "battle", "swarm")
_NOBODY = {"order": at.ORDER_CHOICE, "battle": at.BATTLE_CHOICE}  # may be said of none
_MORE = {"orders": at.ORDER_CHOICE, "battles": at.BATTLE_CHOICE}
_EPIC = Grammar(_FORMS | _EPIC_FORMS, _MAY_FAIL, _MORE)
_NOT_CORE = {verb: f"'{verb}' is said in Epic battles only" for verb in _EPIC_FORMS}
_CORE = Grammar(_FORMS, _MAY_FAIL, _MORE, _NOT_CORE)


@dataclass(frozen=True)
class Orders(LinesOfOrders):
    """All lines of a file; ``card`` is what is led, in the line ``card_line``."""

    card: str | None = None
    card_line: int = 0

    @property
    def whole(self) -> tuple[int, ...]:
        """The kinds of decision of which the lines say all."""
        found = self.whole_of((at.ORDER_CHOICE, at.BATTLE_CHOICE))
        if at.ORDER_CHOICE in found:
            # no Dragon card but one that is said, and no general on his own
            return (*found, at.DRAGON_CHOICE, at.INITIATIVE_CHOICE)
        return found


def read_orders(text: str, name: str, dragons: Sequence[str], board: Board) -> Orders:
    """Read orders; OddsError with every line that cannot be read."""
    led: list[tuple[str, int]] = []

    def leads(number: int, words: list[str]) -> bool:
        if words[0] != "lead" or len(words) == 1 or led:
            return False
        led.append((" ".join(words[1:]), number))
        return True

    def meaning(text: str, words: list[str]) -> list[tuple[int, int]]:
        return _meaning(text, words, dragons, board)

    grammar = _EPIC if board.rack else _CORE
    lines, more = grammar.read(text, name, meaning, leads)
    card, card_line = led[0] if led else (None, 0)
    return Orders(tuple(lines), tuple(more), card, card_line)


def _meaning(
    text: str, words: list[str], dragons: Sequence[str], board: Board
) -> list[tuple[int, int]]:
    """Give what a line stands for in a script."""
    verb, rest = words[0], words[1:]
    if verb == "lead":
        raise _EPIC.refusal(text, verb)
    if verb in ("inspire", "gain"):
        said = _EPIC.one_of(text, words, _YES_NO)
        if verb == "gain":
            return [(at.GAIN_CHOICE, said)]
        units = range(_MOST_INSPIRED, 0, -1) if said else (0,)
        return [(at.INSPIRE_CHOICE, number) for number in units]
    if verb == "replenish":
        return [(at.REPLENISH_CHOICE, _EPIC.one_of(text, words, {"tokens": 0, "dragon": 1}))]
    if verb in _EPIC_FORMS:
        return [_epic_meaning(text, words, board)]
    if verb == "bonus":
        [there] = _EPIC.rest(text, words, 1)
        return [(at.BONUS_CHOICE, 0 if there == "no" else at.BONUS_AT + board.hex_named(there))]
    if verb == "dragon":
        return [(at.DRAGON_CHOICE, _dragon(text, rest, dragons, board))]
    if rest == ["none"] and verb in _NOBODY:
        return [(_NOBODY[verb], 0)]
    leader = bool(rest) and rest[0] == "leader" and verb in ("order", "move")
    places = [verb, *rest[1:]] if leader else words
    by = 0
    if verb in ("order", "command") and board.rack and len(places) == 4 and places[2] == "by":
        by = BY * (1 + _EPIC.one_of(text, ["order", places[3]], _SLOTS, f"by {', '.join(_SLOTS)}"))
        places = places[:2]
    if verb in ("order", "command"):
        [there] = _EPIC.rest(text, places, 1)
        how = at.ORDER_SPLIT if leader else at.ORDER_PIECE
        how = at.ORDER_UNDER if verb == "command" else how
        return [(at.ORDER_CHOICE, by + how + board.hex_named(there))]
    start, end = _EPIC.rest(text, places, 2)
    here = board.hex_named(start)
    if verb == "move":
        ends = {"off": at.OFF_BOARD, "stay": here}
        there_at = ends[end] if end in ends else board.hex_named(end)
        return [(at.MOVE_CHOICE, (LEADER if leader else 0) + here * FROM + there_at)]
    target = board.hex_named(end)
    mode = at.CLOSE if board.distance(here, target) == 1 else at.FIRE
    mode = at.SWARM if verb == "swarm" else mode
    return [(at.BATTLE_CHOICE, mode * MODE + here * FROM + target)]


def _epic_meaning(text: str, words: list[str], board: Board) -> tuple[int, int]:
    """Give what a line of an Epic turn stands for."""
    verb, cards = words[0], list(command_cards())
    if verb == "initiative":
        return at.INITIATIVE_CHOICE, _EPIC.one_of(text, words, _GENERALS)
    if verb == "beside":
        beside = {"hand": at.HAND_CARD, "rack": at.RACK_CARD}
        return at.BESIDE_CHOICE, _EPIC.one_of(text, words, beside)
    [what] = _EPIC.rest(text, words, 1)
    if verb == "harm":
        return at.HARM_CHOICE, board.hex_named(what)
    if what not in cards:
        raise OddsError(unknown("command card", what, cards))
    return at.COPY_CHOICE, cards.index(what)


def _dragon(text: str, rest: list[str], dragons: Sequence[str], board: Board) -> int:
    if rest == ["none"]:
        return 0
    if not 1 <= len(rest) <= 2:
        raise _EPIC.refusal(text, "dragon")
    if rest[0] not in dragons:
        raise OddsError(unknown("Dragon card", rest[0], dragons))
    target = board.hex_named(rest[1]) if len(rest) == 2 else at.OFF_BOARD
    return (dragons.index(rest[0]) + 1) * at.DRAGON_CARD + target


# ---- and back ------------------------------------------------------------------------


def spelled(kind: int, value: int, dragons: Sequence[str], board: Board) -> str:
    """Write what a script's line stands for as a player would."""
    name = board.name_of
    if kind == at.ORDER_CHOICE and value == 0:
        return "order none"
    if kind == at.ORDER_CHOICE:
        verbs = {at.ORDER_PIECE: "order", at.ORDER_SPLIT: "order leader"}
        by = f" by {list(_SLOTS)[value // BY - 1]}" if value >= BY else ""
        return f"{verbs.get(value % BY // 1000 * 1000, 'command')} {name(value % 1000)}{by}"
    if kind == at.INITIATIVE_CHOICE:
        return f"initiative {list(_GENERALS)[value]}"
    if kind == at.COPY_CHOICE:
        return f"copy {list(command_cards())[value]}"
    if kind == at.MOVE_CHOICE:
        who = "leader " if value >= LEADER else ""
        here, there = value % LEADER // FROM, value % FROM
        end = "off" if there == at.OFF_BOARD else "stay" if there == here else name(there)
        return f"move {who}{name(here)} {end}"
    if kind == at.BATTLE_CHOICE and value == 0:
        return "battle none"
    if kind == at.BATTLE_CHOICE:
        verb = "swarm" if value % (10 * MODE) // MODE == at.SWARM else "battle"
        return f"{verb} {name(value % MODE // FROM)} {name(value % FROM)}"
    if value == 0:
        return "dragon none"
    card, place = dragons[value // at.DRAGON_CARD - 1], value % at.DRAGON_CARD
    return f"dragon {card}" + ("" if place == at.OFF_BOARD else f" {name(place)}")
