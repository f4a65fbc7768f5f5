"""A game in progress as a scenario: a position that can be written down and played on."""

from collections.abc import Iterable
from dataclasses import replace

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.setup import Setup, command_cards
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
from samurai_odds.engine.names.schema import Ints
from samurai_odds.play.game import Start
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
    state = at_turn(start, events, turn, first, lambda s, turn: at_start_of_turn(State(s), turn))
    return State(state)


def at_start_of_turn(s: State, turn: int) -> bool:
    """Return whether a turn is about to begin, nothing of it having happened."""
    debts = any(s.sides[side].cards_to_lose or s.sides[side].dragons_to_draw for side in (0, 1))
    return bool(s.phase == at.TURN_START and s.turn == turn and not debts)


def position(setup: Setup, state: Ints, notes: str = "") -> Scenario:
    """Write down a game at the start of a turn, hands and piles included."""
    scenario, s = setup.scenario, State(state)
    return replace(
        scenario,
        terrain=_terrain(setup, s),
        armies=(_army(setup, s, 0), _army(setup, s, 1)),
        units=tuple(_units(setup, s)),
        leaders=tuple(_leaders(setup, s)),
        tents=tuple(_tents(setup, s)),
        first=int(s.active),
        moment=_moment(setup, s),
        rack=_cards(s.rack, list(command_cards())),
        notes=" ".join(part for part in (scenario.notes, notes) if part),
    )


def _army(setup: Setup, s: State, side: int) -> Army:
    hand = _cards(s.hands[side], list(command_cards()))
    keys = [card.key for card in setup.dragons]
    dragons = _cards(s.dragon_hands[side], keys)
    held = [
        setup.scenario.objectives[number].banners
        for number, _ in _held(setup, s)
        if setup.scenario.objectives[number].side == side
    ]
    full = int(at.Question(setup.question).full_hands[side]) if setup.scenario.board.rack else 0
    return replace(
        setup.scenario.armies[side],
        command=len(hand),
        full_hand=full if full > len(hand) else 0,
        dragons=len(dragons),
        honor=int(s.sides[side].tokens),
        hand=hand,
        dragon_hand=dragons,
        gained=int(s.sides[side].banners) - sum(held),
    )


def _cards(pile: Ints, keys: list[str]) -> tuple[str, ...]:
    return tuple(key for key, copies in zip(keys, pile, strict=False) for _ in range(int(copies)))


def _units(setup: Setup, s: State) -> list[Unit]:
    cards = list(command_cards())
    left = []
    for number, unit in enumerate(setup.scenario.units):
        if s.unit_hex[number] < 0:
            continue
        lock = int(s.unit_lock[number])
        left.append(
            replace(
                unit,
                side=int(s.unit_side[number]),
                hex=int(s.unit_hex[number]),
                blocks=int(s.unit_blocks[number]),
                locked_until=None if lock < 0 else cards[lock],
            )
        )
    return left


def _leaders(setup: Setup, s: State) -> list[Leader]:
    return [
        replace(leader, hex=int(s.leader_hex[number]))
        for number, leader in enumerate(setup.scenario.leaders)
        if s.leader_hex[number] >= 0
    ]


def _terrain(setup: Setup, s: State) -> tuple[str, ...]:
    """Return the ground of each hex: open where a tent has fallen (B18)."""
    fallen = {tent.hex for tent in setup.scenario.tents if s.tent_at[tent.hex] < 0}
    whole = setup.scenario.terrain
    return tuple("open" if hex in fallen else ground for hex, ground in enumerate(whole))


def _tents(setup: Setup, s: State) -> list[Tent]:
    return [tent for tent in setup.scenario.tents if s.tent_at[tent.hex] == tent.side]


def _moment(setup: Setup, s: State) -> Moment:
    cards = list(command_cards())
    keys = [card.key for card in setup.dragons]
    return Moment(
        turn=int(s.turn),
        discards=_cards(s.discards, cards),
        dragon_discards=_cards(s.dragon_discards, keys),
        led=(_led(cards, s, 0), _led(cards, s, 1)),
        captured=_marks(setup, s, "capture", State.captured.at),
        held=_held(setup, s),
        eliminated=(*setup.scenario.moment.eliminated, *_eliminated(setup, s)),
    )


def _led(cards: list[str], s: State, side: int) -> str:
    """Name the card that a side led last, in Epic with the one beside it."""
    numbers = (s.sides[side].last_led, s.sides[side].last_beside)
    return " ".join(cards[number] for number in numbers if number >= 0)


def _held(setup: Setup, s: State) -> tuple[tuple[int, int], ...]:
    return _marks(setup, s, "hold", State.held.at)


def _marks(setup: Setup, s: State, rule: str, start: int) -> tuple[tuple[int, int], ...]:
    """List the objectives of a rule that are marked in a table of the state, with their hexes."""
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
        if s.unit_hex[number] < 0:
            fate = "" if s.unit_blocks[number] == 0 else " (left the board)"
            where = board.name_of(int(s.unit_last[number]))
            side = SIDES[s.unit_side[number]]
            lost.append(f"{side} {unit.kind} at {where}{fate}")
    for number, leader in enumerate(setup.scenario.leaders):
        if s.leader_hex[number] < 0:
            where = board.name_of(int(s.leader_last[number]))
            fate = _FATES[int(s.leader_fate[number])]
            lost.append(f"{SIDES[leader.side]} {rank_name(leader.kind)} at {where} ({fate})")
    return lost
