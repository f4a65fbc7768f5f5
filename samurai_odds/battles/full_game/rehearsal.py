"""Orders for a turn gone through once on the board, to refuse what is not allowed."""

from collections.abc import Sequence
from dataclasses import replace

from samurai_odds.battles.attack.situation import LEVY
from samurai_odds.battles.board import PLACES
from samurai_odds.battles.full_game.game import GAME
from samurai_odds.battles.full_game.leads import card_named
from samurai_odds.battles.full_game.orders_text import Orders, spelled, words_of
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import may_battle, may_fire
from samurai_odds.battles.rules.decisions.kinds import as_line
from samurai_odds.battles.rules.decisions.packed import (
    BATTLE_LINE,
    MOVE_LINE,
    ORDER_LINE,
    battle_line,
    move_line,
    order_value,
)
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.pieces import hex_of, hexes_between, side_at
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.rules.turns import mirror
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.errors import OddsError
from samurai_odds.play.orders_text import Fault, FaultsOfLines, Line
from samurai_odds.play.replay import forced, options_open, prepare

_NOTHING = "nothing"
_DRAWS = (at.DEAL, at.FILL_RACK, at.TURN_START, at.LEAD_CARD)  # before anything is decided


class Rehearsal:
    """Leads a card and follows orders up to the first dice, where all is still certain."""

    q: Question
    s: State

    def __init__(
        self, setup: Setup, leading: Sequence[tuple[int, int]], orders: Orders, name: str
    ) -> None:
        self.setup, self.leading, self.orders, self.name = setup, dict(leading), orders, name
        self.q = setup.question
        self.s = setup.state.copy()
        self.turn = int(self.s.turn)
        dragons = [dragon.key for dragon in setup.dragons]
        self.words = words_of(dragons, setup.scenario.board)
        self.faults: list[Fault] = []
        self.lines: list[Line] = []  # orders and moves that have been made
        self.moved: set[int] = set()  # pieces whose move is said

    def run(self) -> None:
        """Go through the turn; raise OddsError with every order that is not allowed."""
        steps = {
            at.CARD_CHOICE: self._lead,
            at.PAIR_CHOICE: self._lead,
            at.COPY_CHOICE: self._copy,
            at.INITIATIVE_CHOICE: self._initiative,
            at.DRAGON_CHOICE: self._dragon,
            at.ORDER_CHOICE: self._order,
            at.MOVER_CHOICE: self._mover,
            at.MOVE_CHOICE: self._move,
        }
        self._one_card()
        while self.s.ended == at.PLAYING and self.s.turn == self.turn:
            prepare(GAME, self.q, self.s)
            if self.s.pending == AUTOMATIC:
                continue
            kind = int(self.s.decision) if self.s.pending < 0 else 0
            if kind == at.BATTLE_CHOICE:
                self._battles(options_open(self.s))
                break
            if kind == 0 and self.s.phase not in _DRAWS:
                break  # dice: what follows is no longer certain
            if kind == at.ORDER_CHOICE and not self.orders.of(kind):
                self._battles(())  # the bot orders: only whom they are against is certain
                break
            if kind == at.INITIATIVE_CHOICE and self._left_to_bot(kind):
                break
            value = steps[kind]() if kind in steps else forced(self.s) or 0
            GAME.settle(self.q, self.s, value)
        self._not_made()
        if self.faults:
            raise FaultsOfLines.of(self.name, self.faults)

    # ---- one decision after the other ------------------------------------------------

    def _lead(self) -> int:
        """Lead the card named, then the one beside it, if any."""
        kind = int(self.s.decision)
        card, options = self.leading[kind], options_open(self.s)
        if card not in options:
            side = SIDES[self.s.active]
            if kind == at.PAIR_CHOICE:
                options.remove(at.ALONE)
            may = ", ".join(card_named(value) for value in options) or "nothing"
            raise OddsError(f"{side} cannot lead '{card_named(card)}': choose from {may}")
        return card

    def _copy(self) -> int:
        """Answer the card said, else the first one: which, the bot decides."""
        said = self.orders.of(at.COPY_CHOICE)
        options = options_open(self.s)
        if said and said[0].value not in options:
            self._refuse(said[0], options)
        return said[0].value if said and said[0].value in options else options[0]

    def _left_to_bot(self, kind: int) -> bool:
        return not self.orders.of(kind) and kind not in self.orders.whole

    def _initiative(self) -> int:
        """Let the next general said roll."""
        for line in self.orders.of(at.INITIATIVE_CHOICE):
            if line in self.lines:
                continue
            self.lines.append(line)
            if line.value in options_open(self.s):
                return line.value
            self._refuse(line, options_open(self.s))
        return 0

    def _dragon(self) -> int:
        said = self.orders.of(at.DRAGON_CHOICE)
        if not said:
            return 0
        if said[0].value not in options_open(self.s):
            self._refuse(said[0], options_open(self.s))
            return 0
        self.lines.append(said[0])
        return said[0].value

    def _one_card(self) -> None:
        """Refuse orders that say which of two cards gives them where one is led."""
        if self.leading.get(at.PAIR_CHOICE, at.ALONE) == at.ALONE:
            for line in self.orders.of(at.ORDER_CHOICE):
                if giver_of(line) in (at.HAND_CARD, at.RACK_CARD):
                    self._refuse(line, [], "one card is led, not two")

    def _order(self) -> int:
        """Give the next order said; an order to a leader alone is one like any other.

        What the first of two cards cannot order waits for the second, and what a general
        shall order for his die.
        """
        slot = int(self.s.slot)
        waits = slot == at.HAND_CARD and self.s.led_beside >= 0
        for line in self.orders.of(at.ORDER_CHOICE):
            by, ordered = giver_of(line), order_of(line)
            if line in self.lines or by not in (at.NONE, slot):
                continue
            if ordered in options_open(self.s):
                self.lines.append(line)
                return ordered
            if waits and by == at.NONE:
                continue
            self.lines.append(line)
            if not line.tried:
                self._refuse(line, [value for value in options_open(self.s) if value])
        return 0

    def _mover(self) -> int:
        """Let the piece move of which the next line tells; else one of whom none does stays."""
        may = {as_line(self.s, at.MOVER_CHOICE, value): value for value in options_open(self.s)}
        for line in self.orders.of(at.MOVE_CHOICE):
            if line not in self.lines and mover_of(line) in may:
                return may[mover_of(line)]
        return options_open(self.s)[1]

    def _move(self) -> int:
        piece = int(self.s.ordered[self.s.next_move])
        named = self._named(piece)
        for line in self.orders.of(at.MOVE_CHOICE):
            if line in self.lines or mover_of(line) != named:
                continue
            self.lines.append(line)
            self.moved.add(piece)
            if (there := end_of(line)) in options_open(self.s):
                return there
            if not line.tried:
                self._refuse(line, [named + there for there in options_open(self.s)])
        return hex_of(self.s, piece)

    def _named(self, piece: int) -> int:
        """Name a piece as the line of its move does."""
        return move_line(int(piece >= at.MOST_UNITS), int(hex_of(self.s, piece)), 0)

    def _ordered(self, first: int = 0) -> list[int]:
        """List the pieces ordered that are on the board, from a place in the sequence on."""
        pieces = self.s.ordered[first : self.s.orders_given].tolist()
        return [piece for piece in pieces if hex_of(self.s, piece) >= 0]

    def _battles(self, options: Sequence[int]) -> None:
        """Look at all battles said, as the board stands when the first is declared."""
        may = [as_line(self.s, at.BATTLE_CHOICE, value) for value in options if value]
        fought: list[int] = []
        for line in self.orders.of(at.BATTLE_CHOICE):
            if not line.value:  # nobody battles
                if len(self.orders.of(at.BATTLE_CHOICE)) > 1:
                    self._refuse(line, [], "other battles are said")
                continue
            here = battle_from(line)
            twice = int(self.s.unit_battles[self.s.unit_at[here]]) > 1
            if here in fought and not twice and not line.tried and line.value in may:
                self._refuse(line, [], "its unit battles once")
            elif twice and here in fought[:-1] and here != fought[-1]:
                self._refuse(line, [], "a unit's two fires are one battle: say them together")
            elif not (line.value in may or line.tried or self._may_yet(line, may, bool(fought))):
                self._refuse(line, may)
            fought.append(here)

    def _may_yet(self, line: Line, may: Sequence[int], after_dice: bool) -> bool:
        """Return whether a battle may come to be: by moves left to the bot, or by what is rolled.

        Units with lines are where the lines have them; enemies move when dice have them move.
        """
        q, s = self.q, self.s
        battle = BATTLE_LINE.unpack(line.value)
        here, there, mode = battle["start"], battle["hex"], battle["mode"]
        struck, unit = side_at(q, s, there), int(s.unit_at[here])
        if struck == s.active or (struck < 0 and not after_dice):
            return False
        more = at.ORDER_CHOICE in self.orders.more
        left_to_bot = more or any(piece not in self.moved for piece in self._ordered())
        if unit < 0 or (s.unit_side[unit] == s.active and not s.unit_ordered[unit]):
            return more if unit >= 0 else left_to_bot
        if not may_battle(q, s, unit):
            return False
        if mode == at.FIRE:
            reached = hexes_between(q, here, there) <= q.kinds[q.unit_kind[unit]].reach
            return reached and (after_dice or (left_to_bot and bool(may_fire(q, s, unit))))
        if struck < 0:
            return bool(hexes_between(q, here, there) == 1)
        levy = bool(q.kinds[q.unit_kind[unit]].levy)
        return left_to_bot and levy and battle_line(0, at.CLOSE, here, there) in may

    def _not_made(self) -> None:
        """Refuse moves of pieces without an order or shut in, once all movement is over."""
        self._without_orders()
        if self.s.phase != at.CHOOSE_BATTLE or not self.orders.of(at.ORDER_CHOICE):
            return
        if at.ORDER_CHOICE in self.orders.more:
            return
        shut_in = {self._named(piece) for piece in self._ordered(int(self.s.next_move))}
        for line in self.orders.of(at.MOVE_CHOICE):
            if line in self.lines or line.tried:
                continue
            moved = MOVE_LINE.unpack(line.value)
            here = moved["start"]
            if mover_of(line) not in shut_in:
                scenario = self.setup.scenario
                where = scenario.hex_name(here)
                why = f"no piece at {where} has an order"
                ordered = {
                    ORDER_LINE.unpack(one.value)["hex"] for one in self.orders.of(at.ORDER_CHOICE)
                }
                unit_meant = not moved["leader"]
                if unit_meant and here in ordered and here not in {u.hex for u in scenario.units}:
                    why = f"the leader is alone there: write 'move leader {where} ...'"
                self._refuse(line, [], why)
            elif moved["hex"] != here:
                self._refuse(line, [mover_of(line) + here])

    def _without_orders(self) -> None:
        """Refuse moves and battles where it is not said who is ordered."""
        if self.orders.of(at.ORDER_CHOICE) or at.ORDER_CHOICE in self.orders.more:
            return
        for line in self.orders.lines:
            deed = line.kind == at.MOVE_CHOICE or (line.kind == at.BATTLE_CHOICE and line.value > 0)
            if deed and not line.tried:
                self._refuse(line, [], "no order is given; 'more orders' leaves them to the bot")

    def _why_nothing(self, kind: int) -> str:
        """Say where an order cannot be given why that may be."""
        if kind != at.ORDER_CHOICE:
            return _NOTHING
        if any(line.kind == kind for line in self.lines[:-1]):
            return "nothing more with this card"
        card = int(self.s.card)
        if mirror(self.q, card) == card:
            return "nothing with this card"
        side = int(self.s.active)
        seat = PLACES[self.setup.scenario.seat(side)]
        return (
            f"nothing with this card: left and right are as {SIDES[side]} sees them, at the {seat}"
        )

    def _refuse(self, line: Line, may: Sequence[int], why: str = "") -> None:
        refused = f"'{line.text}' is not allowed"
        if why:
            self.faults.append((line.number, f"{refused}: {why}"))
            return
        choices = [spelled(line.kind, value, self.words) for value in may]
        named = ", ".join(choices) or self._why_nothing(line.kind)
        self.faults.append((line.number, f"{refused}; allowed here: {named}"))


def mover_of(line: Line) -> int:
    """Name the piece that a move is of, as a script has it."""
    moved = MOVE_LINE.unpack(line.value)
    return move_line(moved["leader"], moved["start"], 0)


def end_of(line: Line) -> int:
    """Return where a move goes."""
    return MOVE_LINE.unpack(line.value)["hex"]


def stays(line: Line) -> bool:
    """Return whether a line has a piece stay, as one does that is never asked."""
    moved = MOVE_LINE.unpack(line.value)
    return line.kind == at.MOVE_CHOICE and moved["start"] == moved["hex"]


def giver_of(line: Line) -> int:
    """Return which card, or a general, gives an order; NONE where that is not said."""
    return ORDER_LINE.unpack(line.value)["by"]


def order_of(line: Line) -> int:
    """Return the option that an order takes."""
    ordered = ORDER_LINE.unpack(line.value)
    return order_value(ordered["how"], ordered["hex"])


def battle_from(line: Line) -> int:
    """Return where the unit of a battle stands."""
    return BATTLE_LINE.unpack(line.value)["start"]


def staying(orders: Orders, scenario: Scenario, silent: bool = False) -> Orders:
    """Have units stay that battle and do not move, with the levies beside a target that is swarmed.

    ``silent``: and all others that are ordered, as where it is written down what was done.
    """
    moves = [MOVE_LINE.unpack(line.value) for line in orders.of(at.MOVE_CHOICE)]
    moved = {(move["leader"], move[end]) for move in moves for end in ("start", "hex")}
    stay: dict[int, None] = {}
    for line in orders.of(at.BATTLE_CHOICE):
        battle = BATTLE_LINE.unpack(line.value)
        stay |= {battle["start"]: None} if line.value else {}
        if battle["mode"] == at.SWARM:
            near = scenario.board.neighbors(battle["hex"])
            levies = (unit.hex for unit in scenario.units if unit.kind == LEVY)
            stay |= {here: None for here in levies if here in near}
    pieces = [(0, here) for here in stay if here in {unit.hex for unit in scenario.units}]
    if silent:
        hexes = (ORDER_LINE.unpack(line.value)["hex"] for line in orders.of(at.ORDER_CHOICE))
        pieces += [(leader, here) for here in hexes for leader in range(2)]
    lines = [
        Line(0, "", at.MOVE_CHOICE, move_line(leader, here, here), tried=True)
        for leader, here in pieces
        if (leader, here) not in moved
    ]
    return replace(orders, lines=(*orders.lines, *lines))


def in_turn(orders: Orders) -> list[Line]:
    """Give the lines of orders, where a unit fires twice with which of the two each is."""
    lines = []
    seen: dict[int, int] = {}
    named = [battle_from(line) for line in orders.of(at.BATTLE_CHOICE)]
    for line in orders.lines:
        if line.kind == at.BATTLE_CHOICE and not line.tried:
            here = battle_from(line)
            seen[here] = seen.get(here, 0) + 1
            if named.count(here) > 1:
                fields = BATTLE_LINE.unpack(line.value) | {"ordinal": seen[here]}
                line = replace(line, value=BATTLE_LINE.pack(fields))
        lines.append(line)
    return lines


def script_of(orders: Orders, leading: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Give the lines of a script: the cards first; who moves, then where to; two fires in turn."""
    lines = [*leading]
    for line in in_turn(orders):
        if line.kind == at.MOVE_CHOICE:
            lines.append((at.MOVER_CHOICE, mover_of(line)))
        lines.append((line.kind, line.value))
    return lines
