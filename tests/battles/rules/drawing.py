"""Positions drawn in a test, played on the rules of whole turns with choices in words.

A drawing has a line for each row: the name of its first hex, then a cell for each hex.

    d4      .    rS    .
    d5    bl   .    *bSf   .

Odd-numbered rows of twelve hexes (a1, a3, ...) stand half a hex to the left of the others, so
e5 touches d4 and e4 above, d5 and f5 beside, d6 and e6 below. Red sits below and is to move
unless a test says otherwise. A cell is a terrain, pieces, or a terrain with pieces on it:

    . open   * forest  ^ hill   ~ river  w ford      v shallow ford  = bridge   # building
    : field  u ravine  t tent   | fence  ! palisade  @ castle

    r or b for the side; S B samurai spear, bow; s b a ashigaru spear, bow, arquebus; l levy;
    C K spear and bow cavalry; G bodyguard; then f m x for a foot or mounted leader or an army
    commander; a digit for the blocks left. So rSf2 is a red unit of two blocks with its leader.

Everything that the machine asks is told and answered in words: `Table.options` lists them,
`Table.play` takes them one after the other, with rolls as "roll swords flag -".
"""

from dataclasses import replace
from typing import Any

from samurai_odds.battles.attack.dice import KINDS, UNIT_SYMBOLS
from samurai_odds.battles.board import CORE, SECTIONS, Board
from samurai_odds.battles.dragons import Dragon
from samurai_odds.battles.facts import Facts, load
from samurai_odds.battles.full_game.game import GAME
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import DECISIONS
from samurai_odds.battles.rules.decisions.packed import (
    battle_hex,
    battle_mode,
    battle_unit,
    bonus_hex,
    card_of,
    is_from_rack,
)
from samurai_odds.battles.rules.fight import target_of, unit_of
from samurai_odds.battles.rules.setup import Setup, command_cards
from samurai_odds.battles.scenario.scenario import Army, Leader, Objective, Scenario, Tent, Unit
from samurai_odds.engine.dice import pack
from samurai_odds.engine.machine import END
from samurai_odds.play.stepping import steps

advance, take = steps(GAME).advance, steps(GAME).take

TERRAIN = {
    ".": "open", "*": "forest", "^": "hill", "~": "river", "w": "ford", "v": "shallow-ford",
    "=": "bridge", "#": "building", ":": "field", "u": "ravine", "t": "tent", "|": "fence",
    "!": "palisade", "@": "castle",
}  # fmt: skip
UNITS = {
    "S": "samurai-spear", "B": "samurai-bow", "s": "ashigaru-spear", "b": "ashigaru-bow",
    "a": "ashigaru-arquebus", "l": "levy", "C": "samurai-spear-cavalry",
    "K": "samurai-bow-cavalry", "G": "bodyguard",
}  # fmt: skip
LEADERS = {"f": "foot", "m": "mounted", "x": "commander"}
SIDES = ("red", "blue")
RED_HAND = ("order-three-right", "order-three-right", "order-two-right", "order-two-right")
BLUE_HAND = ("order-three-left", "order-three-left", "order-two-left", "order-two-left")
FACTS = load()
CARDS = tuple(command_cards())


def by_rules(**switched: int) -> Facts:
    """Give the facts with some rulings read the other way."""
    own = {name: {"value": value, "source": "assumed"} for name, value in switched.items()}
    return replace(FACTS, numbers={**FACTS.numbers, **own}, read={})


def place(name: str, board: Board = CORE) -> int:
    return board.hex_named(name)


def objective(side: str, rule: str, *hexes: str, **more: Any) -> Objective:
    return Objective(SIDES.index(side), rule, tuple(place(name) for name in hexes), **more)


def tent(side: str, name: str, **more: Any) -> Tent:
    return Tent(SIDES.index(side), place(name), **more)


def army(side: str, hand: tuple[str, ...], **more: Any) -> Army:
    """A known hand; its size is the command. Five tokens and five banners to win, no dragons."""
    known = {"command": len(hand), "dragons": len(more.get("dragon_hand", ())), **more}
    return Army(side, hand=hand, **known)


def drawn(picture: str, **more: Any) -> Scenario:
    """Read a drawing; on Epic's board with ``board=EPIC``."""
    board: Board = more.get("board", CORE)
    terrain, units, leaders = ["open"] * board.hexes, [], []
    for line in picture.split("\n"):
        first, *cells = line.split() or [""]
        for k, cell in enumerate(cells):
            number = place(first, board) + k
            assert number in board.hexes_of(board.row_of(place(first, board))), f"{line}: too long"
            if cell[0] in TERRAIN and (len(cell) == 1 or cell[1] in "rb"):
                terrain[number], cell = TERRAIN[cell[0]], cell[1:]
            if cell:
                special = more.get("special", {}).get(board.name_of(number), {})
                unit, leader = pieces(cell, number, special)
                units += unit
                leaders += leader
    given = {key: value for key, value in more.items() if key != "special"}
    return Scenario("drawn", tuple(terrain), units=tuple(units), leaders=tuple(leaders), **given)


def pieces(cell: str, number: int, more: dict[str, Any]) -> tuple[list[Unit], list[Leader]]:
    """Read the pieces of a cell; ``more`` is what is special about the ones in the hex."""
    side, rest = "rb".index(cell[0]), cell[1:]
    blocks = int(rest[-1]) if rest[-1].isdigit() else None
    rest = rest.rstrip("0123456789")
    units, leaders = [], []
    if rest[0] in UNITS:
        units.append(Unit(side, UNITS[rest[0]], number, blocks, **more))
        rest, more = rest[1:], {}
    if rest:
        leaders.append(Leader(side, LEADERS[rest], number, **more))
    return units, leaders


class Table:
    """A game under way, read and driven in words."""

    def __init__(
        self,
        picture: str,
        lead: str | None = None,
        red: Any = None,
        blue: Any = None,
        facts: Facts = FACTS,
        deck: tuple[Dragon, ...] | None = None,
        **more: Any,
    ) -> None:
        hands = [RED_HAND, BLUE_HAND]
        if lead:
            first = more.get("first", 0)
            hands[first] = (lead, *hands[first])
        armies = tuple(
            army(SIDES[side], **{"hand": hands[side], **(given or {})})
            for side, given in enumerate((red, blue))
        )
        self.scenario = drawn(picture, armies=armies, **more)
        self.board = self.scenario.board
        setup = Setup(self.scenario, facts, deck)
        self.dragons = [card.key for card in setup.dragons]
        self.q, self.s = setup.question, setup.state
        advance(self.q, self.s)
        if lead and self.asked[0] == "card":
            self.play(lead)

    # ---- what is asked ---------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, str]:
        """The kind of decision and who decides, ("roll", ...), ("draw", ...) or ("over", ...)."""
        what = self.s.pending
        if what == END:
            return "over", at.REASONS[self.s.ended]
        if what >= at.UNIFORM:
            return "draw", str(what - at.UNIFORM)
        if what > 0:
            return "roll", str(what // KINDS)
        return DECISIONS[self.s.decision].name, SIDES[self.s.asked]

    @property
    def dice(self) -> int:
        assert self.asked[0] == "roll", self.asked
        return int(self.asked[1])

    @property
    def options(self) -> set[str]:
        assert self.s.pending < 0, self.asked
        return {self.word(int(value)) for value in self._values()}

    def may(self, kind: str) -> str:
        """The options of a decision of this kind, sorted into one line."""
        assert self.asked[0] == kind, (self.asked, kind)
        return " ".join(sorted(self.options - {"done", "none"}))

    def _values(self) -> Any:
        return self.s.choices[: self.s.options_open]

    def word(self, value: int) -> str:
        """Tell one option."""
        kind, board = self.s.decision, self.board
        if kind in (at.CARD_CHOICE, at.KEEP_CHOICE, at.COPY_CHOICE, at.PAIR_CHOICE):
            if kind == at.PAIR_CHOICE and value == at.ALONE:
                return "alone"
            return "rack:" * is_from_rack(value) + CARDS[card_of(value)]
        if kind == at.INITIATIVE_CHOICE:
            return ("none", *SECTIONS)[value]
        if kind == at.BESIDE_CHOICE:
            return ("hand", "rack")[value]
        if kind == at.DRAGON_CHOICE:
            target = value % 1000
            where = "" if target == at.OFF_BOARD else " " + board.name_of(target)
            return "none" if value == 0 else self.dragons[value // 1000 - 1] + where
        if kind in (at.ORDER_CHOICE, at.MOVER_CHOICE):
            how = {1: "", 2: "split:", 3: "under:"}
            return "done" if value == 0 else how[value // 1000] + board.name_of(value % 1000)
        if kind == at.MOVE_CHOICE:
            return "off" if value == at.OFF_BOARD else board.name_of(value)
        if kind == at.BATTLE_CHOICE:
            return "done" if value == 0 else self._battle(value)
        if kind in (at.RETREAT_CHOICE, at.LACK_CHOICE, at.FAMINE_CHOICE, at.HARM_CHOICE):
            return board.name_of(value)
        if kind == at.FATE_CHOICE:
            return "seppuku" if value == at.OFF_BOARD else board.name_of(value)
        if kind == at.BONUS_CHOICE:
            return "none" if value == 0 else board.name_of(bonus_hex(value))
        if kind == at.GAIN_CHOICE:
            return ("stay", "gain")[value]
        if kind == at.REPLENISH_CHOICE:
            return ("tokens", "dragon")[value]
        if kind == at.DISCARD_CHOICE:
            return "none" if value == 0 else self.dragons[value - 1]
        if kind == at.ANSWER_CHOICE:
            return ("none", "first-strike")[value] if value < 2 else self.dragons[value - 2]
        if kind == at.CHALLENGE_CHOICE:
            return ("none", "challenge")[value]
        return str(value)

    def _battle(self, value: int) -> str:
        unit, how = battle_unit(value), battle_mode(value)
        here = self.board.name_of(self.s.unit_hex[unit])
        return f"{here}{('-', '>', '*')[how]}{self.board.name_of(battle_hex(value))}"

    # ---- going on --------------------------------------------------------------------

    def play(self, *words: str) -> "Table":
        """Answer one question after the other: options, "roll ...", "draw ..."."""
        for word in words:
            first, *rest = word.split()
            if first == "roll":
                value = self._packed(rest)
            elif first == "draw":
                assert self.asked[0] == "draw", (self.asked, word)
                value = int(rest[0])
            else:
                assert self.s.pending < 0, (self.asked, word)
                values = {self.word(int(value)): int(value) for value in self._values()}
                assert word in values, f"{word} is not among {self.asked} {sorted(values)}"
                value = values[word]
            take(self.q, self.s, value)
        return self

    def order(self, *names: str) -> "Table":
        """Give these orders and no more."""
        self.play(*names)
        return self.play("done") if self.asked[0] == "order" else self

    def move(self, *names: str) -> "Table":
        """Move the pieces in the sequence of their orders; the others stay.

        "e8-e7" says who moves, where it is not the next in that sequence.
        """
        for name in names:
            who, _, there = name.rpartition("-")
            if self.asked[0] == "mover":
                self.play(who or self.word(int(self._values()[1])))
            self.play(there)
        if self.asked[0] == "mover":
            self.play("done")
        if self.asked[0] == "move":
            take(self.q, self.s, int(self._values()[0]))  # its own hex comes first
        return self

    def _packed(self, faces: list[str]) -> int:
        """Pack faces as the roll pending tells them apart; "-" for one of no effect."""
        assert self.asked[0] == "roll", (self.asked, faces)
        assert len(faces) == self.dice, f"{self.dice} dice are rolled, not {len(faces)}"
        kind = int(self.s.pending) % KINDS
        apart = self._told_apart(kind)
        return pack(*(sum(face in those for face in faces) for those in apart))

    def _told_apart(self, kind: int) -> tuple[tuple[str, ...], ...]:
        circle, triangle, square = UNIT_SYMBOLS
        if self.s.phase in (at.TURNCOAT_OWN, at.TURNCOAT_ENEMY):
            return (("honor",),)
        if kind in (6, 7):
            return ("swords",), (), (), ("honor",) if kind == 6 else ()
        if kind >= 12:
            first = {12: (), 13: ("swords",)}.get(kind)
            if first is not None:
                return first, (circle,), (triangle,), (square,)
            return (circle,), (triangle,), (square,), ("swords",) if kind == 14 else ("honor",)
        own = self._struck()
        if kind == 11:
            return (own,), *((face,) for face in UNIT_SYMBOLS if face != own)
        honor = () if kind % 2 else ("honor",)
        first = (own, "swords") if kind < 2 else (own,)
        return first, ("swords",) if kind in (4, 5) else (), ("flag",), honor

    def _struck(self) -> str:
        """The symbol of the unit struck or, after a retreat, that retreated."""
        return ("circle", "triangle", "square", "swords")[
            self.q.kinds[self.q.unit_kind[self._target()]].symbol
        ]

    def _target(self) -> int:
        return int(unit_of(self.s, target_of(self.s.combat_question, self.s.combat_state)))

    def finish(self) -> "Table":
        """Do nothing more in this turn: no battle, tokens, no discard, card 0 drawn."""
        side = self.s.active
        idle = ("done", "none", "stay", "tokens", "alone", "0")
        while self.s.active == side and self.s.pending != END:
            if self.s.pending > 0:
                self.play("draw 0")
            elif self.asked[0] == "move":
                take(self.q, self.s, int(self._values()[0]))
            elif self.asked[0] == "keep":
                self.play(min(self.options))
            else:
                self.play(next(word for word in idle if word in self.options))
        return self

    # ---- what there is ---------------------------------------------------------------

    def at(self, name: str) -> str:
        """The pieces in a hex, as they are drawn; blocks only if some are lost."""
        number, s = place(name, self.board), self.s
        unit, leader = s.unit_at[number], s.leader_at[number]
        told = ""
        if unit >= 0:
            told = "rb"[s.unit_side[unit]] + self._letter(UNITS, self._kind(unit))
        if leader >= 0:
            known = self.scenario.leaders[leader]
            told = (told or "rb"[known.side]) + self._letter(LEADERS, known.kind)
        lost = unit >= 0 and s.unit_blocks[unit] < 4
        return told + (str(s.unit_blocks[unit]) if lost else "")

    def _kind(self, unit: int) -> str:
        return self.scenario.units[unit].kind

    @staticmethod
    def _letter(letters: dict[str, str], kind: str) -> str:
        return next(letter for letter, key in letters.items() if key == kind)

    def tokens(self, side: str) -> int:
        return int(self.s.sides[SIDES.index(side)].tokens)

    def banners(self, side: str) -> int:
        return int(self.s.sides[SIDES.index(side)].banners)

    def hand(self, side: str) -> list[str]:
        return [
            key for n, key in enumerate(CARDS) for _ in range(self.s.hands[SIDES.index(side), n])
        ]

    def dragon_hand(self, side: str) -> list[str]:
        return [
            key
            for n, key in enumerate(self.dragons)
            for _ in range(self.s.dragon_hands[SIDES.index(side), n])
        ]

    def cards(self, start: int) -> dict[str, int]:
        """Count the cards of the command deck or its discards, those that are there."""
        return {key: int(self.s[start + n]) for n, key in enumerate(CARDS) if self.s[start + n]}


def moves(picture: str, who: str, lead: str = "order-three-center", **more: Any) -> str:
    """Where the piece in a hex may go when it alone is ordered; "split:e5" for its leader."""
    table = Table(picture, lead, **more).order(who)
    if table.asked[0] != "move":
        return ""
    return " ".join(sorted(table.options - {who.split(":")[-1]}))


def battles(picture: str, *orders: str, lead: str = "order-three-center", **more: Any) -> str:
    """The battles open to units that are ordered and stay, or move as "e5e4" says."""
    table = Table(picture, lead, **more).order(*(order[:2] for order in orders))
    table.move(*(f"{order[:2]}-{order[2:]}" for order in orders if len(order) > 2))
    return table.may("battle") if table.asked[0] == "battle" else ""
