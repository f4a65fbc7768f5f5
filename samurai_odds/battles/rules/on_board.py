"""The board of a battle as data: pieces, what each side holds, whose the tents are."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.setup import Setup, command_cards
from samurai_odds.battles.scenario.scenario import COMMANDER
from samurai_odds.play.events import Board, Piece

ORDERED, LOCKED = "ordered", "locked"
TOKENS, BANNERS, CARDS, DRAGONS = "tokens", "banners", "cards", "Dragon cards"  # that are held
_ALIVE = (at.ALIVE, at.LEFT_THE_BOARD)


def dragon_name(key: str) -> str:
    """Return what a Dragon card is called among all cards."""
    return f"dragon/{key}"


def board_of(setup: Setup, state: Any) -> Board:
    """Return the board in a state, with all that is hidden."""
    s = State(state)
    pieces = [*_units(setup, s), *_leaders(setup, s)]
    return Board(
        int(s.turn),
        int(s.active),
        {one.number: one for one in pieces},
        tuple(_held(s, side) for side in range(2)),
        (*(_hand(setup, s, side) for side in range(2)), _cards(s.rack.tolist())),
        {tent.hex: tent.side for tent in setup.scenario.tents if s.tent_at[tent.hex] >= 0},
    )


def _units(setup: Setup, s: State) -> Iterator[Piece]:
    full, facts = int(setup.used.number("blocks")), setup.used.facts.units
    seats, places, left = s.unit_side.tolist(), s.unit_hex.tolist(), s.unit_blocks.tolist()
    ordered, locks = s.unit_ordered.tolist(), s.unit_lock.tolist()
    for unit, placed_unit in enumerate(setup.scenario.units):
        marks = [ORDERED] * (ordered[unit] > 0) + [LOCKED] * (locks[unit] >= 0)
        yield Piece(
            unit,
            seats[unit],
            placed_unit.kind,
            places[unit],
            left[unit],
            full,
            look=str(facts[placed_unit.kind]["symbol"]),
            worth=placed_unit.banners,
            marks=tuple(sorted(marks)),
        )


def _leaders(setup: Setup, s: State) -> Iterator[Piece]:
    places, fates = s.leader_hex.tolist(), s.leader_fate.tolist()
    ordered = s.leader_ordered.tolist()
    for leader, placed_leader in enumerate(setup.scenario.leaders):
        yield Piece(
            at.MOST_UNITS + leader,
            placed_leader.side,
            "leader" if placed_leader.kind != COMMANDER else "army commander",
            places[leader],
            1 if fates[leader] in _ALIVE else 0,
            1,
            name=placed_leader.name or "",
            look=placed_leader.kind,
            worth=placed_leader.banners,
            marks=(ORDERED,) if ordered[leader] else (),
        )


def _held(s: State, side: int) -> Mapping[str, int]:
    return {
        TOKENS: int(s.sides[side].tokens),
        BANNERS: int(s.sides[side].banners),
        CARDS: int(s.sides[side].hand_size),
        DRAGONS: sum(s.dragon_hands[side].tolist()),
    }


def _hand(setup: Setup, s: State, side: int) -> Mapping[str, int]:
    dragons = s.dragon_hands[side].tolist()
    keys = [dragon_name(card.key) for card in setup.dragons]
    held = {key: dragons[place] for place, key in enumerate(keys) if dragons[place]}
    return {**_cards(s.hands[side].tolist()), **held}


def _cards(counts: Sequence[int]) -> Mapping[str, int]:
    return {key: counts[place] for place, key in enumerate(command_cards()) if counts[place]}
