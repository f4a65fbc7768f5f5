"""The board, its sight and its objectives, and the cards, written into the question of a game."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles import board as sight
from samurai_odds.battles.attack import situation
from samurai_odds.battles.attack.dice import SYMBOLS
from samurai_odds.battles.board import SECTIONS, TOP, Board
from samurai_odds.battles.dragons import CARD_WORDS, EFFECTS, TIMINGS, Dragon
from samurai_odds.battles.facts import Used
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.scenario.scenario import Objective, Scenario, command_cards

Question = NDArray[np.int64]


def write_board(q: Question, scenario: Scenario, used: Used, grounds: list[str]) -> None:
    """Write neighbors, distances, sections, retreats and what the ground does to movement."""
    board = scenario.board
    q[at.HEXES] = board.hexes
    pitched = {tent.hex for tent in scenario.tents}  # a removed tent leaves open ground
    for place in range(board.hexes):
        ground = used.facts.terrain[scenario.terrain[place]]
        beside = board.neighbors(place)
        q[at.NEIGHBORS + 6 * place : at.NEIGHBORS + 6 * place + 6] = beside
        row = at.DISTANCES + place * at.MOST_HEXES
        q[row : row + board.hexes] = board.distances(place)
        closed = ground.get("impassable") or scenario.terrain[place] in scenario.impassable
        q[at.PASSABLE + place] = int(not closed)
        q[at.STOPS + place] = int(ground.get("stops", False) and place not in pitched)
        q[at.UNINSPIRED + place] = int(ground.get("no_inspiring", False))
        q[at.GROUND + place] = grounds.index(scenario.terrain[place])
        for mounted in (False, True):
            barred = situation.entry_forbids_battle(used, mounted, scenario.terrain[place])
            q[at.BARRED + mounted * at.MOST_HEXES + place] = int(barred)
        for side in (0, 1):
            seat = scenario.seat(side)
            hexes = side * at.MOST_HEXES + place
            q[at.SECTIONS + hexes] = board.sections(place, seat)
            behind = beside[:2] if seat == TOP else beside[4:]
            q[at.RETREATS + 2 * hexes : at.RETREATS + 2 * hexes + 2] = behind
            q[at.BASELINE + hexes] = int(board.row_of(place) == board.baseline(seat))


def write_objectives(q: Question, scenario: Scenario, kinds: list[str]) -> None:
    """Write tents and the ways to gain banners (scenario)."""
    for tent in scenario.tents:
        q[at.TENT_BANNERS + tent.side] = tent.banners
        q[at.TENT_CARDS + tent.side] = int(tent.lose_card)
    for objective in scenario.objectives:
        if objective.rule == "clear-section":
            q[at.CLEAR_BANNERS + objective.side] += objective.banners
        elif objective.rule == "card":
            for card in objective.cards:
                number = list(command_cards()).index(card)
                place = at.CARD_BANNERS + objective.side * at.MOST_CARDS + number
                q[place] += objective.banners
                for other in objective.cards:
                    both = place - at.CARD_BANNERS
                    shared = at.CARD_SHARED + both * at.MOST_CARDS
                    q[shared + list(command_cards()).index(other)] += objective.banners
        else:
            write_hex_objective(q, objective, kinds)


def write_hex_objective(q: Question, objective: Objective, kinds: list[str]) -> None:
    named = [kinds.index(kind) for kind in objective.kinds if kind in kinds]
    mask = sum(1 << kind for kind in named) if objective.kinds else (1 << at.MOST_KINDS) - 1
    for place in objective.hexes:
        row = at.OBJECTIVES + at.OBJECTIVE_FIELDS * (objective.side * at.MOST_HEXES + place)
        if objective.rule == "hold":
            q[row + at.HOLD_BANNERS] += objective.banners
            q[at.HAS_HOLD + objective.side] = 1
        elif objective.rule == "capture":
            q[row + at.CAPTURE_BANNERS] += objective.banners
            q[row + at.CAPTURE_CARDS] += objective.lose_cards
        elif objective.rule == "cross":
            q[row + at.CROSS_BANNERS] = objective.banners
            q[row + at.CROSS_KINDS] |= mask
        else:
            q[row + at.EXIT_BANNERS] = objective.banners
            q[row + at.EXIT_KINDS] |= mask


def sight_lists(
    used: Used, board: Board, terrain: tuple[str, ...], pitched: frozenset[int], reach: int
) -> tuple[Question, Question]:
    """List for each hex what can be seen from it: hex, range and what may come between.

    Before the lists stands where each begins in the question, and where the last ends.
    ``pitched`` are the hexes of tents, which hide nothing by themselves.
    """
    groups = sight.plateaus(board, terrain)
    blocks = [
        bool(used.facts.terrain[key].get("blocks_sight")) and place not in pitched
        for place, key in enumerate(terrain)
    ]
    starts, found = [at.TABLES], list[int]()
    for place in range(board.hexes):
        for target, hexes in enumerate(board.distances(place)):
            if 2 <= hexes <= reach:
                entry = sight_entry(board, terrain, blocks, place, target, groups)
                found += (target, hexes, *entry) if entry else ()
        starts.append(at.TABLES + len(found))
    return np.array(starts, dtype=np.int64), np.array(found, dtype=np.int64)


def sight_entry(
    board: Board,
    terrain: tuple[str, ...],
    blocks: list[bool],
    place: int,
    target: int,
    groups: dict[int, int],
) -> list[int] | None:
    """Write what a unit or leader might stand in, how many hexes of each kind first.

    None where the ground blocks sight.
    """

    def hides(between: int) -> bool:
        if between < 0:
            return True
        if not blocks[between]:
            return False
        level = groups.get(between)
        plateau = terrain[between] == "hill" and groups.get(place) == level == groups.get(target)
        return not plateau

    passed = sight.line(board, place, target)
    single, left, right = list(passed.crossed), list(passed.left), list(passed.right)
    left_hides = any(hides(between) for between in left)
    right_hides = any(hides(between) for between in right)
    if (left_hides and right_hides) or any(hides(between) for between in single):
        return None
    if left_hides or right_hides:  # then anything on the other side closes the line
        single += right if left_hides else left
        left, right = [], []
    return [len(single), len(left), len(right), *single, *left, *right]


# ---- command and Dragon cards --------------------------------------------------------


_ORDERS = {
    "sections": at.BY_SECTIONS,
    "symbol": at.BY_SYMBOL,
    "cavalry": at.CAVALRY_CHARGE,
    "missile": at.HOLD_AND_SHOOT,
    "infantry": at.INFANTRY_ONSLAUGHT,
    "leadership": at.LEADERSHIP,
    "group": at.SERPENT_COMMAND,
    "shogun": at.SHOGUN,
    "copy": at.COUNTER_ATTACK,
    "none": at.FIRST_STRIKE,
}
_BY_COMMAND = (at.CAVALRY_CHARGE, at.HOLD_AND_SHOOT)  # in Epic as many as his command (B21)


def write_command_cards(q: Question, rack: int) -> None:
    """Write what each command card orders; ``rack`` is the size of Epic's common rack, or 0."""
    q[at.CARDS], q[at.RACK_SIZE] = len(command_cards()), rack
    for number, (key, card) in enumerate(command_cards().items()):
        row = at.CARD_TABLE + number * at.CARD_FIELDS
        q[row + at.ORDERS] = _ORDERS[card["orders"]]
        for k, section in enumerate(SECTIONS):
            quota = card.get(section, 0)
            q[row + at.QUOTA + k] = at.AS_COMMAND if quota == "command" else quota
        q[row + at.SYMBOL] = SYMBOLS.index(card["symbol"]) if "symbol" in card else at.NONE
        by_command = rack > 0 and q[row + at.ORDERS] in _BY_COMMAND
        q[row + at.MOST] = at.AS_COMMAND if by_command else card.get("most", 0)
        q[row + at.HELMET] = int(card.get("helmet", False))
        q[row + at.DRAW_TWO] = int(card.get("draw_two", False))
        if key == "first-strike":
            q[at.FIRST_STRIKE_CARD] = number


def write_dragon_cards(q: Question, dragons: tuple[Dragon, ...], used: Used) -> None:
    q[at.DRAGONS] = len(dragons)
    for number, card in enumerate(dragons):
        row = at.DRAGON_TABLE + number * at.DRAGON_FIELDS
        q[row + at.TIMING] = (None, *TIMINGS).index(card.when)
        q[row + at.EFFECT] = (None, *EFFECTS).index(card.effect)
        q[row + at.COST] = card.cost
        for word, value in card.does:
            q[row + at.GIVES_TOKENS + CARD_WORDS.index(word)] = value
        used.note(f"Dragon card {card.name}", card.source)
