"""A game in progress as a scenario: a position that can be written down and played on."""

from collections.abc import Iterable
from dataclasses import replace

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.setup import Setup, command_cards
from samurai_odds.battles.scenario.scenario import (
    SIDES,
    Army,
    Leader,
    Moment,
    Scenario,
    Tent,
    Unit,
    rank_name,
)
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import at_turn

_FATES = {
    at.KILLED: "killed",
    at.BY_SEPPUKU: "seppuku",
    at.LEFT_THE_BOARD: "left the board",
    at.CHALLENGED: "killed in a challenge",
}


def state_at(setup: Setup, start: Start, events: Iterable[Event], turn: int) -> State:
    """Go through a recorded game up to the start of a turn; OddsError if it ends before."""
    first = setup.scenario.moment.turn
    return at_turn(start, events, turn, first, at_start_of_turn)


def at_start_of_turn(s: State, turn: int) -> bool:
    """Return whether a turn is about to begin, nothing of it having happened."""
    debts = any(
        s[at.side_row(side) + debt]
        for side in range(2)
        for debt in (at.CARDS_TO_LOSE, at.DRAGONS_TO_DRAW)
    )
    return bool(s[at.PHASE] == at.TURN_START and s[at.TURN] == turn and not debts)


def position(setup: Setup, s: State, notes: str = "") -> Scenario:
    """Write down a game at the start of a turn, hands and piles included."""
    scenario = setup.scenario
    return replace(
        scenario,
        armies=(_army(setup, s, 0), _army(setup, s, 1)),
        units=tuple(_units(setup, s)),
        leaders=tuple(_leaders(setup, s)),
        tents=tuple(_tents(setup, s)),
        first=int(s[at.ACTIVE]),
        moment=_moment(setup, s),
        rack=_cards(s, at.RACK, list(command_cards())),
        notes=" ".join(part for part in (scenario.notes, notes) if part),
    )


def _army(setup: Setup, s: State, side: int) -> Army:
    row = side_row(side)
    hand = _cards(s, at.HANDS + side * at.MOST_CARDS, list(command_cards()))
    keys = [card.key for card in setup.dragons]
    dragons = _cards(s, at.DRAGON_HANDS + side * at.MOST_DRAGONS, keys)
    held = [
        setup.scenario.objectives[number].banners
        for number, _ in _held(setup, s)
        if setup.scenario.objectives[number].side == side
    ]
    full = int(setup.q[at.FULL_HANDS + side]) if setup.scenario.board.rack else 0
    return replace(
        setup.scenario.armies[side],
        command=len(hand),
        full_hand=full if full > len(hand) else 0,
        dragons=len(dragons),
        honor=int(s[row + at.TOKENS]),
        hand=hand,
        dragon_hand=dragons,
        gained=int(s[row + at.BANNERS]) - sum(held),
    )


def _cards(s: State, start: int, keys: list[str]) -> tuple[str, ...]:
    return tuple(key for number, key in enumerate(keys) for _ in range(int(s[start + number])))


def _units(setup: Setup, s: State) -> list[Unit]:
    cards = list(command_cards())
    left = []
    for number, unit in enumerate(setup.scenario.units):
        if s[at.UNIT_HEX + number] < 0:
            continue
        lock = int(s[at.UNIT_LOCK + number])
        left.append(
            replace(
                unit,
                side=int(s[at.UNIT_SIDE + number]),
                hex=int(s[at.UNIT_HEX + number]),
                blocks=int(s[at.UNIT_BLOCKS + number]),
                locked_until=None if lock < 0 else cards[lock],
            )
        )
    return left


def _leaders(setup: Setup, s: State) -> list[Leader]:
    return [
        replace(leader, hex=int(s[at.LEADER_HEX + number]))
        for number, leader in enumerate(setup.scenario.leaders)
        if s[at.LEADER_HEX + number] >= 0
    ]


def _tents(setup: Setup, s: State) -> list[Tent]:
    return [tent for tent in setup.scenario.tents if s[at.TENT_AT + tent.hex] == tent.side]


def _moment(setup: Setup, s: State) -> Moment:
    cards = list(command_cards())
    keys = [card.key for card in setup.dragons]
    return Moment(
        turn=int(s[at.TURN]),
        discards=_cards(s, at.DISCARDS, cards),
        dragon_discards=_cards(s, at.DRAGON_DISCARDS, keys),
        led=(_led(cards, s, 0), _led(cards, s, 1)),
        captured=_marks(setup, s, "capture", at.CAPTURED),
        held=_held(setup, s),
        eliminated=(*setup.scenario.moment.eliminated, *_eliminated(setup, s)),
    )


def _led(cards: list[str], s: State, side: int) -> str:
    """Name the card that a side led last, in Epic with the one beside it."""
    numbers = [int(s[side_row(side) + which]) for which in (at.LAST_LED, at.LAST_BESIDE)]
    return " ".join(cards[number] for number in numbers if number >= 0)


def _held(setup: Setup, s: State) -> tuple[tuple[int, int], ...]:
    return _marks(setup, s, "hold", at.HELD)


def _marks(setup: Setup, s: State, rule: str, start: int) -> tuple[tuple[int, int], ...]:
    """List the objectives of a rule that are marked in the state, with their hexes."""
    return tuple(
        (number, place)
        for number, objective in enumerate(setup.scenario.objectives)
        if objective.rule == rule
        for place in objective.hexes
        if s[start + objective.side * at.MOST_HEXES + place]
    )


def _eliminated(setup: Setup, s: State) -> list[str]:
    """Return who was lost, for the record."""
    lost, board = [], setup.scenario.board
    for number, unit in enumerate(setup.scenario.units):
        if s[at.UNIT_HEX + number] < 0:
            fate = "" if s[at.UNIT_BLOCKS + number] == 0 else " (left the board)"
            where = board.name_of(int(s[at.UNIT_LAST + number]))
            side = SIDES[s[at.UNIT_SIDE + number]]
            lost.append(f"{side} {unit.kind} at {where}{fate}")
    for number, leader in enumerate(setup.scenario.leaders):
        if s[at.LEADER_HEX + number] < 0:
            where = board.name_of(int(s[at.LEADER_LAST + number]))
            fate = _FATES[int(s[at.LEADER_FATE + number])]
            lost.append(f"{SIDES[leader.side]} {rank_name(leader.kind)} at {where} ({fate})")
    return lost
