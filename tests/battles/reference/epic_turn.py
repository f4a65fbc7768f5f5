"""Turns of Epic games of the reference, played and asked about in words.

Odd-numbered rows (a1 to z1, a3 to z3, ...) hold 26 hexes, the others 25. Red sits below and is to
move; his left is a to i, his center j to q, his right r to z. The dotted lines cut i2, i4, i6, i8
(left and center) and q2, q4, q6, q8 (center and right). a7 touches b7, a6 above and a8 below.
"""

from typing import Any

from samurai_odds.battles.board import EPIC
from samurai_odds.battles.scenario.scenario import Army, Leader, Moment, Scenario, Unit
from tests.battles.reference.epic import FACES, RACK
from tests.battles.reference.game import EpicGame, OwnDragon
from tests.battles.reference.orders import SECTIONS
from tests.battles.reference.table import DECISIONS, GameOver

RED, BLUE = 0, 1
SIDES = ("red", "blue")
LEADERS = ("foot", "mounted", "commander")
FOUR = ("order-two-left",) * 3 + ("order-two-right",)  # in hand besides the card that matters
ARMY = ("order-circle",) * 2  # on the rack besides the card that matters
SCOUT = "red levy a7"  # who gets the order of a card of no interest


def at(*names: str) -> tuple[int, ...]:
    return tuple(EPIC.hex_named(name) for name in names)


def ground(**kinds: str) -> tuple[str, ...]:
    terrain = ["open"] * EPIC.hexes
    for kind, names in kinds.items():
        for hex in at(*names.split()):
            terrain[hex] = kind.replace("_", "-")
    return tuple(terrain)


class OutOfWords(Exception):
    """The game asks on, but the test has said all that it wanted to."""


class Told:
    """A script that is answered in words, and keeps the last question as one line of options."""

    def __init__(self, words: str):
        self.words = words.split()
        self.question = ""
        self.draws: list[int] = []

    def next(self, question: str) -> str:
        self.question = question
        if not self.words:
            raise OutOfWords
        return self.words.pop(0)

    def decide(self, game: EpicGame, what: int, options: set[int]) -> int:
        kind = DECISIONS[-what // 10].lower()
        told = {word(game, kind, value): value for value in options}
        answer = self.next(f"{kind}: {' '.join(sorted(told))}")
        assert answer in told, f"{answer}: {self.question}"
        return told[answer]

    def uniform(self, game: EpicGame, ways: int) -> int:
        if game.phase == "orders":
            assert ways == len(FACES)
            return FACES.index(self.next("die"))
        self.draws.append(ways)
        return len(self.draws) % 2 * (ways - 1)  # so that two cards drawn differ

    def roll(self, _game: EpicGame, dice: int, _kind: int) -> tuple[int, ...]:
        return tuple(int(n) for n in self.next(f"{dice} dice").split(","))


def word(game: EpicGame, kind: str, value: int) -> str:
    """A decision's value in words."""
    if kind in ("card", "pair", "copy", "keep"):
        if kind == "pair" and value == 0:
            return "alone"
        return ("rack:" if value >= RACK else "") + game.book.card_keys[value % RACK]
    if kind == "initiative":
        return SECTIONS[value - 1] if value else "none"
    if kind in ("order", "mover"):
        how = {1: "", 2: "split:", 3: "under:"}
        return how[value // 1000] + EPIC.name_of(value % 1000) if value else "done"
    if kind == "battle" and value:
        unit = game.units[value // 10_000 - 1]
        names = EPIC.name_of(unit.hex), EPIC.name_of(value % 1000)
        return "->*"[value // 1000 % 10].join(names)
    if kind in ("harm", "retreat", "move"):
        return "off" if value == 999 else EPIC.name_of(value)
    return str(value)


class Turn:
    """A turn of red's, played again from its start for each question that a test has.

    Pieces are said as "red levy e5", or "red levy e5 2" with two blocks left; ``hand`` is the
    card that matters, or the whole hand; ``rack`` the same.
    """

    def __init__(
        self,
        *pieces: str,
        hand: str | tuple[str, ...],
        rack: str | tuple[str, ...] = "order-triangle",
        led: str = "",
        dragons: tuple[OwnDragon, ...] = (),
        red: dict[str, Any] | None = None,
        blue: dict[str, Any] | None = None,
        **terrain: str,
    ):
        self.dragons = dragons
        units, leaders = [], []
        for piece in pieces:
            side, kind, where, *blocks = piece.split()
            number, hex = SIDES.index(side), at(where)[0]
            if kind in LEADERS:
                leaders.append(Leader(number, kind, hex))
            else:
                units.append(Unit(number, kind, hex, int(blocks[0]) if blocks else None))
        mine = (hand, *FOUR) if isinstance(hand, str) else hand
        theirs = ("order-triangle",) + ("order-two-center",) * 4
        armies = (
            Army("Red", **{"command": len(mine), "hand": mine, "dragons": 0} | (red or {})),
            Army("Blue", **{"hand": theirs, "dragons": 0} | (blue or {})),
        )
        self.scenario = Scenario(
            "", ground(**terrain), armies, tuple(units), tuple(leaders), pool=EPIC.tokens,
            moment=Moment(led=("", led)), board=EPIC,
            rack=(rack, *ARMY) if isinstance(rack, str) else rack,
        )  # fmt: skip

    def asks(self, words: str) -> str:
        """What is asked after these answers, or "over" at the end of the turn."""
        self.game = game = EpicGame(self.scenario, None, None, 9, self.dragons)
        piles = (game.deck, game.rack, *(player.hand for player in game.players))
        assert sum(pile.total() for pile in piles) == 60  # no card more often than there is
        game.script = self.told = Told(words)
        try:
            game.turn()
        except OutOfWords:
            return self.told.question
        except GameOver:
            return f"won by {SIDES[game.winner]}"
        assert not self.told.words, f"not asked for: {self.told.words}"
        return "over"

    def unit(self, name: str) -> Any:
        """The unit that stood there at the start of the turn."""
        return next(
            made
            for made, unit in zip(self.game.units, self.scenario.units, strict=True)
            if unit.hex == at(name)[0]
        )

    def ordered(self, words: str) -> str:
        """The hexes of all pieces ordered when the game has got that far."""
        self.asks(words)
        return " ".join(sorted(EPIC.name_of(piece.hex) for piece in self.game.orders))

    def with_all_orders(self, words: str) -> str:
        """The answers with every order given that can be, the first offered each time."""
        while (question := self.asks(words)).startswith("order: "):
            options = question.removeprefix("order: ").split()
            words += " " + next(option for option in options if option != "done")
        return words


def front(*names: str, kind: str = "ashigaru-spear") -> tuple[str, ...]:
    return tuple(f"red {kind} {name}" for name in names)


WHOLE_FRONT = front(*(f"{letter}7" for letter in "abcdefghijklmnopqrstuvwxyz"))
