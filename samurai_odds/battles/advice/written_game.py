"""A game written by hand: a position, then its turns in the notation of orders.

    Position: study-spears        a scenario's key, or the file of a position
    Turn 1 red                    its orders follow, a line each, the card first
      hand CARD CARD ...          what the side held when its turn began, if that is known
      rack CARD CARD CARD         the same of Epic's rack
      lead CARD                   ... as `whole.orders_text` says; then what fell (`happened`)
    Position: after-1.txt         the position as it really came to be, if it is not to be
    Result: red                   followed from the dice; who won in the end: or blue, nobody

``Dragons: FILE`` and ``Rules: FILE`` may stand before the first position; ``#`` begins a comment.
Names of files are as seen from the folder of the game.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from samurai_odds.battles.advice.written_turns import ANSWERS, ORDERS_TOO, Happening, read_happening
from samurai_odds.battles.board import Board
from samurai_odds.battles.full_game.leads import RACK, cards_said
from samurai_odds.battles.full_game.orders_text import Orders, read_orders
from samurai_odds.battles.scenario.scenario import SIDES, command_cards
from samurai_odds.engine.typed import as_typed, without_time
from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.orders_text import Fault, FaultsOfLines

RESULTS = {"red": 1.0, "blue": 0.0, "nobody": 0.5}
_HEADING = re.compile(r"(position|dragons|rules|result)\s*:\s*(.*)", re.IGNORECASE)
_TURN = re.compile(r"turn\b\s*(\S*)\s*(\S*?)\s*:?", re.IGNORECASE)
_NUMBER = re.compile(r"\d{1,4}", re.ASCII)
_HELD = ("hand", "rack")


@dataclass(frozen=True)
class Reached:
    """A position in the text: where it stands, and its key or file."""

    line: int
    name: str


@dataclass
class WrittenTurn:
    """A turn in the text: its number, its side, and the lines below its heading."""

    line: int
    number: int
    side: int
    held: dict[str, tuple[str, ...]] = field(default_factory=dict)
    orders: list[tuple[int, str]] = field(default_factory=list)
    happened: list[tuple[int, list[str]]] = field(default_factory=list)

    def read(
        self, name: str, dragons: Sequence[str], board: Board
    ) -> tuple[Orders, tuple[Happening, ...]]:
        """Read what was ordered and what came of it; OddsError with every problem."""
        faults: list[Fault] = []
        orders = Orders()
        lines = [""] * self.orders[-1][0] if self.orders else []
        for number, text in self.orders:
            lines[number - 1] = text
        try:
            orders = read_orders("\n".join(lines), name, dragons, board)
        except FaultsOfLines as fault:
            faults += fault.faults
        if not any(text.startswith("lead ") for _, text in self.orders):
            faults.append((self.line, "no card is led: write 'lead CARD'"))
        for number, text in self.orders:
            said = cards_said(text.removeprefix("lead ")) if text.startswith("lead ") else ()
            cards = [card.removeprefix(RACK) for card in said]
            faults += [
                (number, unknown("command card", card, command_cards()))
                for card in cards
                if card not in command_cards()
            ]
        happened = []
        for number, words in self.happened:
            try:
                happened.append(read_happening(number, words, dragons, board))
            except OddsError as fault:
                if words[0] in ANSWERS:  # what is wrong with an order has been said
                    faults += [(number, problem) for problem in fault.problems]
        if faults:
            raise FaultsOfLines.of(name, faults)
        return orders, tuple(happened)


@dataclass
class WrittenGame:
    """A whole text: its files, its positions and turns in their sequence, and its result."""

    name: str
    folder: Path
    parts: list[Reached | WrittenTurn] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    result: float | None = None
    faults: list[Fault] = field(default_factory=list)

    def path(self, name: str) -> str:
        """Return a file as seen from the folder of the game; a scenario's key as it is."""
        there = self.folder / name
        return str(there) if there.is_file() else name

    def fault(self, line: int, what: str) -> None:
        """Note a problem and its line."""
        self.faults.append((line, what))


def read_game(text: str, name: str, folder: Path) -> WrittenGame:
    """Read a game; what is wrong with its lines is in its ``faults``."""
    game = WrittenGame(name, folder)
    for number, raw in enumerate(text.splitlines(), start=1):
        said = without_time(raw.partition("#")[0]).strip()
        if not said:
            continue
        if heading := _HEADING.fullmatch(said):
            _headed(game, number, heading[1].lower(), heading[2])
        elif (said := as_typed(said)).split()[0].lower() == "turn":
            _turn(game, number, said)
        elif game.parts and isinstance(game.parts[-1], WrittenTurn):
            _line(game, game.parts[-1], number, said.split())
        else:
            what = "a game begins with 'Position: SCENARIO'; then come its turns, 'Turn 1 red'"
            game.fault(number, f"cannot read '{said}': {what}")
            return game  # it may be quite another thing
    if not any(isinstance(part, WrittenTurn) for part in game.parts):
        game.fault(1, "no turn is written: a turn begins with a line such as 'Turn 1 red'")
    return game


def _headed(game: WrittenGame, number: int, key: str, value: str) -> None:
    if not value:
        game.fault(number, f"nothing stands beside '{key.capitalize()}:'")
    elif game.result is not None:
        game.fault(number, "nothing follows the result")
    elif key == "result":
        if value.lower() not in RESULTS:
            game.fault(number, unknown("result", value, RESULTS))
        game.result = RESULTS.get(value.lower(), 0.5)
    elif key == "position":
        game.parts.append(Reached(number, value))
    elif game.parts or key in game.files:
        game.fault(number, f"'{key.capitalize()}:' stands once, before the first position")
    else:
        game.files[key] = game.path(value)


def _turn(game: WrittenGame, number: int, said: str) -> None:
    match = _TURN.fullmatch(said)
    turn, side = (match[1], match[2].lower()) if match else ("", "")
    if not _NUMBER.fullmatch(turn) or side not in SIDES:
        game.fault(number, f"cannot read '{said}': a turn is written 'Turn 3 red'")
        turn, side = "0", SIDES[0]
    elif not game.parts:
        game.fault(number, "no position is named before this turn: write 'Position: SCENARIO'")
    elif game.result is not None:
        game.fault(number, "nothing follows the result")
    game.parts.append(WrittenTurn(number, int(turn), SIDES.index(side)))


def _line(game: WrittenGame, turn: WrittenTurn, number: int, words: list[str]) -> None:
    """Take a line of a turn: what was held, what was ordered, what came of it."""
    of_enemy = words[:2] == ["inspire", "back"]
    if words[0] in (*ANSWERS, *ORDERS_TOO):
        turn.happened.append((number, words))
    if words[0] in ANSWERS or of_enemy:
        return
    if words[0] not in _HELD:
        turn.orders.append((number, " ".join(words)))
    elif words[0] in turn.held:
        game.fault(number, f"'{words[0]}' is said once in a turn")
    else:
        wrong = [card for card in words[1:] if card not in command_cards()]
        for card in wrong:
            game.fault(number, unknown("command card", card, command_cards()))
        turn.held[words[0]] = tuple(card for card in words[1:] if card not in wrong)
