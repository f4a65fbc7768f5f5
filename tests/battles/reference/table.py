"""What lies on and beside the board of the reference game, and who says what happens next.

A game asks a script for every decision and roll: one checks a record, one plays and records.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NoReturn

from samurai_odds.battles.scenario.scenario import Scenario
from tests.battles.reference.board import PLANES, Book, Leader, Unit

DECISIONS = (
    "", "CARD", "DRAGON", "ORDER", "MOVE", "BATTLE", "INSPIRE", "CHALLENGE", "ANSWER", "BOLSTER",
    "RETREAT", "FATE", "LACK", "GAIN", "BONUS", "KEEP", "REPLENISH", "DISCARD", "FAMINE", "MOVER",
    "PAIR", "COPY", "BESIDE", "INITIATIVE", "HARM",  # of Epic
)  # fmt: skip
KINDS = 16
LEADER_STRUCK, SWORDS_ONLY = 6, 7
LACK_OF_UNIT, LACK_OF_BODYGUARD, LACK_OF_LEADER, SHOGUN, FAMINE = 11, 12, 13, 14, 15
WEIGHTS = (
    (2, 0, 1, 1), (2, 0, 1, 0), (1, 0, 1, 1), (1, 0, 1, 0), (1, 1, 1, 1), (1, 1, 1, 0),
    (1, 0, 0, 1), (1, 0, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0), (1, 3, 0, 0),
    (1, 1, 1, 0), (0, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1),
)  # fmt: skip
UNIFORM = 100_000
DRAGONS = ("turncoat", "personal-challenge", "rice-famine", "ambush")  # blanks fill up to 40
DRAGON_DECK = 40
DRAGON_COSTS = (3, 1, 2, 1)
TURNCOAT, CHALLENGE, RICE_FAMINE, AMBUSH = range(4)


class Disagreement(Exception):
    """The record and the reference do not agree."""


class GameOver(Exception):
    """Raised the moment a game ends."""


@dataclass(frozen=True)
class FinalPosition:
    """How a game ended: units as (side, hex, blocks), leaders as (side, hex, state)."""

    units: tuple[tuple[int, int | None, int], ...]
    leaders: tuple[tuple[int, int | None, str], ...]
    tokens: tuple[int, int]
    banners: tuple[int, int]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    dragon_hands: tuple[tuple[int, ...], tuple[int, ...]]
    turn: int
    winner: int | None
    reason: str
    rack: tuple[int, ...] = ()  # of Epic


@dataclass(frozen=True)
class OwnDragon:
    """A Dragon card of a player's own: played with a command card, dice for units ordered."""

    key: str
    copies: int = 1
    cost: int = 0
    close_dice: int = 0
    fire_dice: int = 0


class Record:
    """A script that follows a recorded game and objects to whatever differs."""

    def __init__(self, events: Iterable[Any]):
        self.events = list(events)
        self.at = 0

    def next(self, game: "Table", what: int, options: set[int] | None, wanted: str) -> int:
        if self.at >= len(self.events):
            game.object(f"the record ends, but next is {wanted}")
        game.recent = [(name_of_event(e[0]), e[1]) for e in self.events[: self.at][-6:]]
        found, result, *rest = self.events[self.at]
        listed = rest[0] if rest else None
        if found != what:
            game.object(f"event {self.at}: next is {wanted}, recorded is {name_of_event(found)}")
        if options is not None:
            if listed is not None and set(listed) != options:
                more, less = sorted(set(listed) - options), sorted(options - set(listed))
                game.object(f"event {self.at}, {wanted}: recorded too many {more}, missing {less}")
            if result not in options:
                game.object(f"event {self.at}, {wanted}: {result} is none of {sorted(options)}")
        self.at += 1
        return int(result)

    def decide(self, game: "Table", what: int, options: set[int]) -> int:
        return self.next(game, what, options, f"{name_of_event(what)} from {sorted(options)}")

    def roll(self, game: "Table", dice: int, kind: int) -> tuple[int, int, int, int]:
        what = dice * KINDS + kind
        result = self.next(game, what, None, name_of_event(what))
        counts = (result >> 24, result >> 16 & 255, result >> 8 & 255, result & 255)
        if sum(counts) > dice or any(
            c and not w for c, w in zip(counts, WEIGHTS[kind], strict=True)
        ):
            game.object(f"event {self.at - 1}: {counts} is no roll of {name_of_event(what)}")
        return counts

    def uniform(self, game: "Table", ways: int) -> int:
        what = UNIFORM + ways
        return self.next(game, what, set(range(ways)), name_of_event(what))


def name_of_event(what: int) -> str:
    if what < 0:
        return f"decision {DECISIONS[-what // 10]} of side {-what % 10}"
    if what >= UNIFORM:
        return f"uniform({what - UNIFORM})"
    return f"{what // KINDS} dice of kind {what % KINDS}"


@dataclass
class Player:
    """A side: its cards as counts by number, its tokens, and banners that stay."""

    needs: int
    tokens: int
    gained: int
    hand: Counter[int] = field(default_factory=Counter)
    dragons: Counter[int] = field(default_factory=Counter)
    led: str = ""  # the last card led that gave orders


class Table:
    """The board with its pieces, the cards and tokens beside it, and the script."""

    def __init__(
        self,
        scenario: Scenario,
        script: Any,
        facts: Any = None,
        own_dragons: Iterable[OwnDragon] = (),
    ):
        self.book, self.plane = Book(facts), PLANES[scenario.board.key]
        self.scenario, self.script = scenario, script
        self.phase, self.turn_number, self.side = "setting up", scenario.moment.turn, scenario.first
        self.winner: int | None = None
        self.reason = ""
        self.recent: list[tuple[str, int]] = []  # the last events, for messages
        self.terrain = list(scenario.terrain)
        self.tents = list(scenario.tents)
        self.units = [self._unit(n, unit) for n, unit in enumerate(scenario.units)]
        self.leaders = [
            Leader(n, leader.side, leader.kind, leader.hex, leader.banners)
            for n, leader in enumerate(scenario.leaders)
        ]
        self.players = [Player(army.banners, army.honor, army.gained) for army in scenario.armies]
        self.pool = scenario.pool - sum(player.tokens for player in self.players)
        self.captured = set(scenario.moment.captured)
        self.held = {
            (n, hex): unit.number for n, hex in scenario.moment.held if (unit := self.unit_at(hex))
        }
        keys = self.book.card_keys
        self.discards = Counter(keys.index(key) for key in scenario.moment.discards)
        self.own_dragons = dict(enumerate(own_dragons, len(DRAGONS)))  # by card number
        own = self.own_dragons.values()
        dragons = [*DRAGONS, *(card.key for card in own), "blank"]
        copies = [1] * len(DRAGONS) + [card.copies for card in own]
        copies.append(DRAGON_DECK - sum(copies))
        self.dragon_discards = Counter(dragons.index(k) for k in scenario.moment.dragon_discards)
        self.deck = Counter({n: card["copies"] for n, card in enumerate(self.book.cards)})
        self.dragon_deck = Counter(dict(enumerate(copies)))
        for player, army, led in zip(
            self.players, scenario.armies, scenario.moment.led, strict=True
        ):
            player.hand.update(keys.index(key) for key in army.hand)
            player.dragons.update(dragons.index(key) for key in army.dragon_hand)
            player.led = led
            self.deck -= player.hand
            self.dragon_deck -= player.dragons
        self.rack = Counter(keys.index(key) for key in scenario.rack)
        self.deck -= self.discards + self.rack
        self.dragon_deck -= self.dragon_discards

    def _unit(self, number: int, unit: Any) -> Unit:
        facts = self.book.units[unit.kind]
        blocks = self.book.number("blocks") if unit.blocks is None else unit.blocks
        banners = 0 if unit.kind == "bodyguard" else unit.banners  # B23
        return Unit(
            number, unit.side, unit.kind, unit.hex, blocks, banners, unit.locked_until,
            facts["symbol"], facts.get("mounted", False), facts.get("arm", ""),
        )  # fmt: skip

    # ------------------------------------------------------------------ what is asked and rolled

    def ask(self, kind: str, side: int, options: Iterable[int]) -> int:
        """Ask for a decision, unless there is nothing to decide."""
        legal = set(options)
        if len(legal) == 1:
            return legal.pop()
        return self.script.decide(self, -(10 * DECISIONS.index(kind) + side), legal)

    def roll(self, dice: int, kind: int) -> tuple[int, int, int, int]:
        return self.script.roll(self, dice, kind) if dice > 0 else (0, 0, 0, 0)

    def uniform(self, ways: int) -> int:
        return self.script.uniform(self, ways) if ways > 1 else 0

    def pick(self, cards: Counter[int]) -> int:
        """One of a pile of cards, each card as likely: the pile sorted by number."""
        return sorted(cards.elements())[self.uniform(cards.total())]

    def object(self, words: str) -> NoReturn:
        where = f"turn {self.turn_number} of side {self.side}, {self.phase}"
        raise Disagreement(f"{where}: {words}\nbefore: {self.recent}\n{self.draw()}")

    def draw(self) -> str:
        """A small map: unit kinds by two letters and blocks, leaders by +, red in capitals."""
        lines, numbering = [], self.plane.numbering
        for row in range(numbering.rows):
            cells = []
            for place in range(numbering.length(row)):
                hex = numbering.hex_at(row, place)
                unit, leader = self.unit_at(hex), self.leader_at(hex)
                piece = unit or leader
                word = "" if piece is None else "".join(w[0] for w in piece.kind.split("-"))[-2:]
                word = word.upper() if piece is not None and piece.side == 0 else word
                word += str(unit.blocks) if unit else ""
                word += "+" if leader else ""
                ground = "." if self.terrain[hex] == "open" else self.terrain[hex][:2]
                cells.append(f"{hex:3}{word or ground:4}")
            lines.append("   " * (row % 2) + " ".join(cells))
        return "\n".join(lines)

    def unit_at(self, hex: int | None) -> Unit | None:
        return next((u for u in self.units if hex is not None and u.hex == hex), None)

    def leader_at(self, hex: int | None) -> Leader | None:
        return next((x for x in self.leaders if hex is not None and x.hex == hex), None)

    def piece_at(self, hex: int) -> Unit | Leader | None:
        return self.unit_at(hex) or self.leader_at(hex)

    def army(self, side: int) -> list[Unit]:
        return [u for u in self.units if u.side == side and u.hex is not None]

    def impassable(self, hex: int) -> bool:
        ground = self.terrain[hex]
        facts = self.book.terrain[ground]
        return bool(facts.get("impassable")) or ground in self.scenario.impassable

    def enemies_around(self, unit: Unit, leaders: bool = True) -> list[int]:
        return [
            hex for hex in self.plane.around(unit.hex)
            if (piece := self.piece_at(hex)) and piece.side != unit.side
            and (leaders or isinstance(piece, Unit))
        ]  # fmt: skip

    def plateau(self, hex: int) -> set[int]:
        """The hills that hang together with this one; empty if it is none."""
        found: set[int] = set()
        todo = [hex]
        while todo:
            one = todo.pop()
            if self.terrain[one] == "hill" and one not in found:
                found.add(one)
                todo.extend(self.plane.around(one))
        return found

    def sees(self, one: int, other: int) -> bool:
        """Line of sight: blocked by what it passes through, or by edges on both of its sides."""
        level = self.plateau(one)
        same_level = level if other in level else set()
        blocked = set()
        for hex, how in self.plane.between(one, other):
            hides = hex is None or self.piece_at(hex) is not None
            if not hides and hex not in same_level:
                hides = self.book.terrain[self.terrain[hex]].get("blocks_sight", False)
            if hides:
                blocked.add(how)
        return "through" not in blocked and not {"left", "right"} <= blocked
