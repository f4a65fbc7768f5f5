"""The board, its sight and its objectives, and the cards, written into the question of a game."""

import numpy as np

from samurai_odds.battles import board as sight
from samurai_odds.battles.attack import situation
from samurai_odds.battles.attack.dice import SYMBOLS
from samurai_odds.battles.board import SECTIONS, TOP, Board
from samurai_odds.battles.dragons import EFFECTS, TIMINGS, Dragon
from samurai_odds.battles.facts import Used
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import CommandCard, DragonCard, HexObjective, Question
from samurai_odds.battles.scenario.scenario import Objective, Scenario, command_cards
from samurai_odds.engine.names.schema import Ints


def write_board(q: Question, scenario: Scenario, used: Used, grounds: list[str]) -> None:
    """Write neighbors, distances, sections, retreats and what the ground does to movement."""
    board = scenario.board
    q.hexes = board.hexes
    pitched = {tent.hex for tent in scenario.tents}  # a removed tent leaves open ground
    for place in range(board.hexes):
        ground = used.facts.terrain[scenario.terrain[place]]
        beside = board.neighbors(place)
        q.neighbors[place] = beside
        q.distances[place, : board.hexes] = board.distances(place)
        closed = ground.get("impassable") or scenario.terrain[place] in scenario.impassable
        q.passable[place] = int(not closed)
        q.stops[place] = int(ground.get("stops", False) and place not in pitched)
        q.uninspired[place] = int(ground.get("no_inspiring", False))
        q.ground[place] = grounds.index(scenario.terrain[place])
        for mounted in (False, True):
            barred = situation.entry_forbids_battle(used, mounted, scenario.terrain[place])
            q.barred[mounted, place] = int(barred)
        for side in (0, 1):
            seat = scenario.seat(side)
            q.sections[side, place] = board.sections(place, seat)
            q.retreats[side, place] = beside[:2] if seat == TOP else beside[4:]
            q.baseline[side, place] = int(board.row_of(place) == board.baseline(seat))


def write_objectives(q: Question, scenario: Scenario, kinds: list[str]) -> None:
    """Write tents and the ways to gain banners (scenario)."""
    for tent in scenario.tents:
        q.tent_banners[tent.side] = tent.banners
        q.tent_cards[tent.side] = int(tent.lose_card)
    for objective in scenario.objectives:
        if objective.rule == "clear-section":
            q.clear_banners[objective.side] += objective.banners
        elif objective.rule == "card":
            cards = [list(command_cards()).index(card) for card in objective.cards]
            for card in cards:
                q.card_banners[objective.side, card] += objective.banners
                for other in cards:
                    q.card_shared[objective.side, card, other] += objective.banners
        else:
            write_hex_objective(q, objective, kinds)


def write_hex_objective(q: Question, objective: Objective, kinds: list[str]) -> None:
    named = [kinds.index(kind) for kind in objective.kinds if kind in kinds]
    mask = sum(1 << kind for kind in named) if objective.kinds else (1 << at.MOST_KINDS) - 1
    for place in objective.hexes:
        row = HexObjective(q.objectives[objective.side, place])
        if objective.rule == "hold":
            row.hold_banners += objective.banners
            q.has_hold[objective.side] = 1
        elif objective.rule == "capture":
            row.capture_banners += objective.banners
            row.capture_cards += objective.lose_cards
        elif objective.rule == "cross":
            row.cross_banners = objective.banners
            row.cross_kinds |= mask
        else:
            row.exit_banners = objective.banners
            row.exit_kinds |= mask


def sight_lists(
    used: Used, board: Board, terrain: tuple[str, ...], pitched: frozenset[int], reach: int
) -> tuple[Ints, Ints]:
    """List for each hex what can be seen from it: hex, range and what may come between.

    Before the lists stands where each begins in the question, and where the last ends.
    ``pitched`` are the hexes of tents, which hide nothing by themselves.
    """
    groups = sight.plateaus(board, terrain)
    blocks = [
        bool(used.facts.terrain[key].get("blocks_sight")) and place not in pitched
        for place, key in enumerate(terrain)
    ]
    starts, numbers = [Question.width], list[int]()
    for place in range(board.hexes):
        for target, hexes in enumerate(board.distances(place)):
            if 2 <= hexes <= reach:
                entry = sight_entry(board, terrain, blocks, place, target, groups)
                numbers += (target, hexes, *entry) if entry else ()
        starts.append(Question.width + len(numbers))
    return np.array(starts, dtype=np.int64), np.array(numbers, dtype=np.int64)


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
    q.card_count, q.rack_size = len(command_cards()), rack
    for number, (key, card) in enumerate(command_cards().items()):
        row = CommandCard(q.cards[number])
        row.orders = _ORDERS[card["orders"]]
        for k, section in enumerate(SECTIONS):
            quota = card.get(section, 0)
            row.quota[k] = at.AS_COMMAND if quota == "command" else quota
        row.symbol = SYMBOLS.index(card["symbol"]) if "symbol" in card else at.NONE
        by_command = rack > 0 and row.orders in _BY_COMMAND
        row.most = at.AS_COMMAND if by_command else card.get("most", 0)
        row.helmet = int(card.get("helmet", False))
        row.draw_two = int(card.get("draw_two", False))
        if key == "first-strike":
            q.first_strike_card = number


def write_dragon_cards(q: Question, dragons: tuple[Dragon, ...], used: Used) -> None:
    q.dragon_count = len(dragons)
    for number, card in enumerate(dragons):
        row = DragonCard(q.dragons[number])
        row.timing = (None, *TIMINGS).index(card.when)
        row.effect = (None, *EFFECTS).index(card.effect)
        row.cost = card.cost
        for word, value in card.does:
            row[DragonCard.fields[word].at] = value
        used.note(f"Dragon card {card.name}", card.source)
