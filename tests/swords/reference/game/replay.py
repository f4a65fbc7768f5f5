"""A recorded game of the compiled rules gone through again by the reference.

replay_compiled(start, events)   -> the reference's game at its end, or raises Disagreement
differences(game, state)         -> what is not alike in a position, by name
"""

from collections.abc import Iterable
from typing import Any

from samurai_odds.play.game import Start
from samurai_odds.swords.rules import layout
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.scenario.chart import shipped_chart
from samurai_odds.swords.scenario.scenario import VARIANTS as NAMED
from tests.swords.reference.game.recorded import KIND, Recorded
from tests.swords.reference.game.rules import table
from tests.swords.reference.game.rules.board import LAND, SEA, Board
from tests.swords.reference.game.rules.full_game import FullGame
from tests.swords.reference.game.rules.pieces import DAIMYO, REGULAR, RONIN
from tests.swords.reference.game.rules.table import TWO_PLAYER, Options

VARIANTS = {
    "standard": table.STANDARD, "end-of-round": table.END_OF_ROUND,
    "quick": table.QUICK, "two-player": table.TWO_PLAYER,
}  # fmt: skip
REASONS = {
    "provinces": "provinces", "takeover": "takeover", "last": "last", "nobody left": "last",
    "most provinces": "most-provinces", "round limit": "round limit",
}  # fmt: skip


def replay_compiled(start: Start, events: Iterable[Any]) -> "TakenUp":
    """Play a recorded game again, from the setup or the start of a round."""
    board = board_of(start.question.whole)
    script = Recorded(events, board.names)
    game = TakenUp(board, options_of(start.question.whole), script)
    script.game = game
    if State(start.state).phase == layout.ROUND_START:
        game.state = start.state
    game.play()
    if script.at < len(script.events):
        script.object(f"the game is over ({game.reason}), but the record goes on")
    return game


def board_of(numbers: Any) -> Board:
    """Read the map; provinces of another map than the shipped one are called by number."""
    question = Question(numbers)
    count = int(question.provinces)
    names = [province.name for province in shipped_chart().provinces]
    if count != len(names):
        names = [f"province {n}" for n in range(count)]
    borders = {}
    for place in range(count):
        for k in range(int(question.degree[place])):
            other = int(question.borders[place, k])
            borders[names[place], names[other]] = SEA if question.by_sea[place, k] else LAND
    return Board(names, borders)


def options_of(numbers: Any) -> Options:
    question = Question(numbers)
    return Options(
        variant=VARIANTS[NAMED[int(question.variant)]],
        seats=int(question.seats),
        goal=int(question.goal),
        round_limit=int(question.turn_limit),
        split_off=bool(question.split_off),
        defender_reveals_first=bool(question.defender_reveals_first),
    )


# ---- positions -----------------------------------------------------------------------------------
class TakenUp(FullGame):
    """A game that begins with a state at the start of a round, where there is one."""

    state: Any = None

    def set_up(self) -> None:
        if self.state is None:
            super().set_up()
        else:
            lay_out(self, self.state)


def units_at(state: Any, start: int) -> dict[str, int]:
    return {kind: int(state[start + KIND[kind]]) for kind in REGULAR}


def somewhere(state: Any, place: int) -> int | None:
    return None if state[place] == layout.NONE else int(state[place])


def lay_out(game: FullGame, numbers: Any) -> None:
    """Put the pieces of a state on the table."""
    state = State(numbers)
    names = game.board.names
    for n, name in enumerate(names):
        province = game.provinces[name]
        province.owner = somewhere(state, State.owner.place(n))
        province.force.units = units_at(state, State.force.place(n))
        province.force.ronin = int(state.force[n, KIND[RONIN]])
        province.hidden = int(state.hidden[n])
        province.castle = int(state.built[n])
    for seat in game.seats:
        n = seat.number
        seat.tray = units_at(state, State.tray.place(n))
        seat.koku = int(state.koku[n])
        seat.out = int(state.out_in[n]) > 0
        seat.heir = somewhere(state, State.heir.place(n))
        for army in seat.armies:
            a = len(seat.armies) * n + army.number
            where = somewhere(state, State.where.place(a))
            army.where = None if where is None else names[where]
            army.fallen = bool(state.fallen[a])
            army.level, army.hole = int(state.level[a]), int(state.hole[a])
            card = State.army.place(a)
            army.units, army.ronin = units_at(state, card), int(state[card + KIND[RONIN]])
            assert where is None or state[card + KIND[DAIMYO]] == 1 - army.fallen
    game.castles_box = int(state.castle_box)
    game.bases_box = int(state.base_box)
    game.ronin_box = int(state.ronin_box)
    game.ninja = somewhere(state, State.ninja.at)
    game.round, game.action = int(state.turn), "9 collect koku"


def position_of(game: FullGame) -> dict[str, Any]:
    """Write all that lies on the reference's table, to compare it with a state."""
    found: dict[str, Any] = {}
    for name, province in game.provinces.items():
        units = {**province.force.units, RONIN: province.force.ronin}
        found[name] = (province.owner, counts(units), province.hidden, province.castle)
    for seat in game.seats:
        for army in seat.armies:
            units = {**army.units, RONIN: army.ronin}
            if army.where is not None:
                experience = None if army.fallen else (army.level, army.hole)
                found[repr(army)] = (army.where, army.fallen, counts(units), experience)
        if not seat.out:
            found[f"tray {seat.number}"] = counts(seat.tray)
            found[f"koku {seat.number}"] = seat.koku
        found[f"out {seat.number}"] = (seat.out, seat.heir)
    found["box"] = (game.ronin_box, game.castles_box, game.bases_box)
    found["round"] = game.round
    return found


def counts(units: dict[str, int]) -> tuple[int, ...]:
    return tuple(units.get(kind, 0) for kind in KIND)


def winner_of(game: FullGame) -> int:
    """Give the winner as a state has it: a player's first seat, nobody of several who share."""
    two = game.options.variant == TWO_PLAYER
    winners = {seat - seat % 2 if two else seat for seat in game.winners}
    return winners.pop() if len(winners) == 1 else layout.NONE


def differences(game: FullGame, numbers: Any) -> dict[str, tuple[Any, Any]]:
    """Compare ends: what differs, as the reference has it and as the state has it."""
    state = State(numbers)
    other = FullGame(game.board, game.options, None)
    lay_out(other, state)
    mine, theirs = position_of(game), position_of(other)
    mine["reason"] = REASONS[game.reason]
    theirs["reason"] = layout.REASONS[int(state.ended)]
    mine["winner"], theirs["winner"] = winner_of(game), int(state.winner)
    return {
        what: (mine.get(what), theirs.get(what))
        for what in {**mine, **theirs}
        if mine.get(what) != theirs.get(what)
    }
