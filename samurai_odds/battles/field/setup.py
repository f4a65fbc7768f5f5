"""A scenario as the numbers that the rules of `field` read, and its first state."""

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles import board, sight, situation
from samurai_odds.battles import layout as combat
from samurai_odds.battles.dice import (
    LACK_OF_BODYGUARD_APART,
    LACK_OF_LEADER_APART,
    LACK_OF_UNIT_APART,
)
from samurai_odds.battles.dragons import Dragon, dragon_deck
from samurai_odds.battles.facts import Facts, Used
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.numbers import general_numbers, party_numbers, strike_numbers
from samurai_odds.battles.options import LONE_LEADER
from samurai_odds.battles.scenario import LEADERS, Army, Objective, Scenario
from samurai_odds.battles.situation import BODYGUARD, LEVY, Party

_SYMBOLS = ("circle", "triangle", "square", "swords")
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
_TIMINGS = {
    None: at.NEVER,
    "with-command-card": at.WITH_CARD,
    "before-close-combat": at.BEFORE_CLOSE,
    "answers-close-combat": at.ANSWERS_CLOSE,
}
_EFFECTS = {
    None: at.PLAIN,
    "turncoat": at.TURNCOAT_EFFECT,
    "personal-challenge": at.CHALLENGE_EFFECT,
    "rice-famine": at.FAMINE_EFFECT,
}
_WORDS = {
    "gains_tokens": at.GIVES_TOKENS,
    "enemy_loses_tokens": at.TAKES_TOKENS,
    "enemy_loses_cards": at.TAKES_CARDS,
    "draws_dragons": at.DRAWS_DRAGONS,
    "close_dice": at.GIVES_CLOSE_DICE,
    "fire_dice": at.GIVES_FIRE_DICE,
    "strikes_first": at.STRIKES_FIRST,
    "dice": at.GIVES_DICE,
    "ignores_flags": at.IGNORES_FLAGS,
}
FAMINE_TOKENS = 2  # for each honor symbol of a Rice Famine (published)


@cache
def command_cards() -> dict[str, dict[str, Any]]:
    """Read the command deck: the cards by key, in the order of their numbers."""
    path = Path(__file__).parent.parent / "facts" / "command_cards.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Setup:
    """Writes a scenario into the question and the first state.

    ``question`` and ``state`` are the arrays, ``used`` the facts that they rest on.
    """

    def __init__(
        self,
        scenario: Scenario,
        facts: Facts,
        dragons: tuple[Dragon, ...] | None = None,
        turn_limit: int = 500,
    ) -> None:
        self.scenario, self.used = scenario, Used(facts)
        self.dragons = dragon_deck() if dragons is None else dragons
        self.kinds = list(dict.fromkeys(unit.kind for unit in scenario.units))
        self.grounds = list(dict.fromkeys((*scenario.terrain, "open")))
        self.q = np.zeros(at.TABLES, dtype=np.int32)
        self.q[at.TURN_LIMIT] = turn_limit
        self._numbers()
        self._board()
        self._objectives()
        self._command_cards()
        self._dragon_cards()
        self._pieces()
        seen, self.pairs = self._sight(len(self.q)), self._pairs()
        self.question: NDArray[np.int32] = np.concatenate([self.q, *seen, self.pairs])
        self.state = self._state()

    # ---- the question ----------------------------------------------------------------

    def _numbers(self) -> None:
        number, q = self.used.number, self.q
        for side, army in enumerate(self.scenario.armies):
            q[at.GOAL + side] = army.banners
            q[at.COMMANDS + side] = army.command
            q[at.DRAGON_HANDS_DEALT + side] = army.dragons
        q[at.END_TOKENS] = number("end_of_turn_tokens")
        q[at.DISCARD_TOKENS] = number("dragon_discard_tokens")
        q[at.SURRENDER_AT] = number("surrender_at_cards")
        q[at.LEAVE_COST] = number("leader_leaves_honor")
        q[at.LEADER_MOVES + at.FOOT] = number("leader_moves_foot")
        q[at.LEADER_MOVES + at.MOUNTED] = number("leader_moves_mounted")
        q[at.LEADER_MOVES + at.COMMANDER] = number("leader_moves_foot")
        q[at.CHARGE_MOVES] = number("cavalry_charge_moves")
        q[at.CHARGE_DICE] = number("cavalry_charge_dice")
        q[at.ONSLAUGHT_MOVES] = number("infantry_onslaught_moves")
        q[at.SERPENT_MOVES] = number("serpent_command_moves")
        q[at.SHOGUN_DICE_GIVEN] = number("shogun_dice")
        q[at.FAMINE_COST] = FAMINE_TOKENS
        general = general_numbers(self.used)
        general[combat.LEADER_LACK_KIND] = LACK_OF_LEADER_APART
        q[at.COMBAT_GENERAL : at.COMBAT_GENERAL + combat.PARTY_ROWS] = general

    def _board(self) -> None:
        q, scenario = self.q, self.scenario
        pitched = {tent.hex for tent in scenario.tents}  # a removed tent leaves open ground
        for place in range(board.HEXES):
            ground = self.used.facts.terrain[scenario.terrain[place]]
            beside = board.neighbours(place)
            q[at.NEIGHBOURS + 6 * place : at.NEIGHBOURS + 6 * place + 6] = beside
            for other in range(board.HEXES):
                q[at.DISTANCES + place * board.HEXES + other] = board.distance(place, other)
            closed = ground.get("impassable") or scenario.terrain[place] in scenario.impassable
            q[at.PASSABLE + place] = int(not closed)
            q[at.STOPS + place] = int(ground.get("stops", False) and place not in pitched)
            q[at.UNINSPIRED + place] = int(ground.get("no_inspiring", False))
            q[at.GROUND + place] = self.grounds.index(scenario.terrain[place])
            for mounted in (False, True):
                barred = situation.entry_forbids_battle(self.used, mounted, scenario.terrain[place])
                q[at.BARRED + mounted * board.HEXES + place] = int(barred)
            for side in (0, 1):
                seat = scenario.seat(side)
                hexes = side * board.HEXES + place
                q[at.SECTIONS + hexes] = board.sections(place, seat)
                behind = beside[:2] if seat == board.TOP else beside[4:]
                q[at.RETREATS + 2 * hexes : at.RETREATS + 2 * hexes + 2] = behind
                q[at.BASELINE + hexes] = int(board.row_of(place) == board.baseline(seat))

    def _objectives(self) -> None:
        q = self.q
        for tent in self.scenario.tents:
            q[at.TENT_BANNERS + tent.side] = tent.banners
            q[at.TENT_CARDS + tent.side] = int(tent.lose_card)
        for objective in self.scenario.objectives:
            if objective.rule == "clear-section":
                q[at.CLEAR_BANNERS + objective.side] += objective.banners
            elif objective.rule == "card":
                for card in objective.cards:
                    number = list(command_cards()).index(card)
                    place = at.CARD_BANNERS + objective.side * at.MOST_CARDS + number
                    q[place] += objective.banners
            else:
                self._hex_objective(objective)

    def _hex_objective(self, objective: Objective) -> None:
        q = self.q
        kinds = [self.kinds.index(kind) for kind in objective.kinds if kind in self.kinds]
        mask = sum(1 << kind for kind in kinds) if objective.kinds else (1 << at.MOST_KINDS) - 1
        for place in objective.hexes:
            row = at.OBJECTIVES + at.OBJECTIVE_FIELDS * (objective.side * board.HEXES + place)
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

    def _command_cards(self) -> None:
        q = self.q
        q[at.CARDS] = len(command_cards())
        for number, (key, card) in enumerate(command_cards().items()):
            row = at.CARD_TABLE + number * at.CARD_FIELDS
            q[row + at.ORDERS] = _ORDERS[card["orders"]]
            for k, section in enumerate(board.SECTIONS):
                quota = card.get(section, 0)
                q[row + at.QUOTA + k] = at.AS_COMMAND if quota == "command" else quota
            q[row + at.SYMBOL] = _SYMBOLS.index(card["symbol"]) if "symbol" in card else at.NONE
            q[row + at.MOST] = card.get("most", 0)
            q[row + at.HELMET] = int(card.get("helmet", False))
            q[row + at.DRAW_TWO] = int(card.get("draw_two", False))
            if key == "first-strike":
                q[at.FIRST_STRIKE_CARD] = number

    def _dragon_cards(self) -> None:
        q = self.q
        q[at.DRAGONS] = len(self.dragons)
        for number, card in enumerate(self.dragons):
            row = at.DRAGON_TABLE + number * at.DRAGON_FIELDS
            q[row + at.TIMING] = _TIMINGS[card.when]
            q[row + at.EFFECT] = _EFFECTS[card.effect]
            q[row + at.COST] = card.cost
            for word, value in card.does:
                q[row + _WORDS[word]] = value
            self.used.note(f"Dragon card {card.name}", card.source)

    def _pieces(self) -> None:
        q, scenario, used = self.q, self.scenario, self.used
        q[at.KIND_COUNT], q[at.GROUND_COUNT] = len(self.kinds), len(self.grounds)
        for number, kind in enumerate(self.kinds):
            party = situation.party(used, kind, "open", None, None, False)
            row = at.KINDS + number * at.KIND_FIELDS
            q[row + at.KIND_SYMBOL] = _SYMBOLS.index(party.symbol)
            q[row + at.KIND_MOUNTED] = int(party.mounted)
            q[row + at.KIND_MOVES] = used.unit(kind, "moves")
            q[row + at.KIND_FIGHTS] = used.unit(kind, "moves_and_battles")
            q[row + at.KIND_MISSILE] = int(party.arm is not None)
            q[row + at.KIND_LEVY] = int(kind == LEVY)
            q[row + at.KIND_BODYGUARD] = int(kind == BODYGUARD)
            reach = len(used.unit(kind, "fire_dice", [])) + 1
            q[row + at.KIND_REACH] = reach if party.arm is not None else 0
        for number, party in enumerate(self._parties("open")):
            row = at.KIND_PARTY + number * combat.PARTY_ROW
            numbers = party_numbers(used, party, 0)
            numbers[combat.LACK_KIND] = (
                LACK_OF_BODYGUARD_APART if party.symbol == "swords" else LACK_OF_UNIT_APART
            )
            numbers[combat.FLAG_POLICY] = numbers[combat.FATE_POLICY] = combat.BEST
            q[row : row + combat.PARTY_ROW] = numbers
        for number, unit in enumerate(scenario.units):
            q[at.UNIT_KIND + number] = self.kinds.index(unit.kind)
            q[at.UNIT_BANNERS + number] = 0 if unit.kind == BODYGUARD else unit.banners
        for number, leader in enumerate(scenario.leaders):
            q[at.LEADER_SIDE + number] = leader.side
            q[at.LEADER_KIND + number] = LEADERS.index(leader.kind)
            q[at.LEADER_BANNERS + number] = leader.banners

    def _parties(self, on: str) -> list[Party]:
        """Give every kind of target on some terrain: units, then a foot and a mounted leader."""
        kinds = [situation.party(self.used, kind, on, None, None, False) for kind in self.kinds]
        alone = [
            situation.party(self.used, LONE_LEADER, on, None, leader, False)
            for leader in ("foot", "mounted")
        ]
        return [*kinds, *alone]

    def _sight(self, start: int) -> list[NDArray[np.int32]]:
        """List for each hex what can be seen from it: hex, range and what may come between."""
        rows = range(len(self.kinds))
        reaches = [int(self.q[at.KINDS + k * at.KIND_FIELDS + at.KIND_REACH]) for k in rows]
        reach = max(reaches, default=0)
        groups = sight.plateaus(self.scenario.terrain)
        found: list[NDArray[np.int32]] = []
        for place in range(board.HEXES):
            self.q[at.SIGHT_START + place] = start
            for target in range(board.HEXES):
                if 2 <= board.distance(place, target) <= reach:
                    entry = self._sight_line(place, target, groups)
                    if entry is not None:
                        found.append(np.array(entry, dtype=np.int32))
                        start += len(entry)
        self.q[at.SIGHT_START + board.HEXES] = start
        self.q[at.PAIRS] = start
        return found

    def _sight_line(self, place: int, target: int, groups: dict[int, int]) -> list[int] | None:
        """Write what a unit or leader might stand in; None where the ground blocks sight."""

        pitched = {tent.hex for tent in self.scenario.tents}  # seen to as the pieces are

        def hides(between: int) -> bool:
            if between < 0:
                return True
            key = self.scenario.terrain[between]
            if not self.used.facts.terrain[key].get("blocks_sight") or between in pitched:
                return False
            level = groups.get(between)
            plateau = key == "hill" and groups.get(place) == level == groups.get(target)
            return not plateau

        passed = sight.line(place, target)
        single, left, right = list(passed.crossed), list(passed.left), list(passed.right)
        left_hides = any(hides(between) for between in left)
        right_hides = any(hides(between) for between in right)
        if (left_hides and right_hides) or any(hides(between) for between in single):
            return None
        if left_hides or right_hides:  # then anything on the other side closes the line
            single += right if left_hides else left
            left, right = [], []
        counts = [len(single), len(left), len(right)]
        return [target, board.distance(place, target), *counts, *single, *left, *right]

    def _pairs(self) -> NDArray[np.int32]:
        """Tabulate every kind and ground striking at every kind and ground (`PAIR`)."""
        parties = {on: self._parties(on) for on in self.grounds}
        rows = [
            self._pair(striker, target)
            for on in self.grounds
            for striker in parties[on][: len(self.kinds)]
            for there in self.grounds
            for target in parties[there]
        ]
        return np.array(rows, dtype=np.int32).ravel()

    def _pair(self, striker: Party, target: Party) -> list[int]:
        used = self.used
        close = strike_numbers(used, striker, target, True)
        fire = strike_numbers(used, striker, target, False)
        may_battle = situation.may_battle_from(used, striker)
        may_close = may_battle and situation.may_strike_at(used, striker, target)
        may_fire = may_battle and striker.arm is not None and target.unit != BODYGUARD
        close[combat.DICE] = situation.close_dice(used, striker, target)
        supported = replace(target, support=target.is_unit)
        flags = [
            strike_numbers(used, striker, supported, at_hand)[combat.MAY_IGNORE]
            for at_hand in (True, False)
        ]
        dice = [
            situation.fire_dice(used, striker, target, hexes, moved) if may_fire else 0
            for moved in (False, True)
            for hexes in range(at.MOST_FIRE + 1)
        ]
        return [*close, *fire, int(may_close), int(may_fire), *flags, *dice]

    # ---- the state -------------------------------------------------------------------

    def _state(self) -> NDArray[np.int32]:
        s, scenario = np.zeros(at.WIDTH, dtype=np.int32), self.scenario
        for start, length in ((at.UNIT_AT, at.HEXES), (at.LEADER_AT, at.HEXES)):
            s[start : start + length] = at.NONE
        s[at.TENT_AT : at.TENT_AT + at.HEXES] = at.NONE
        s[at.ACTIVE], s[at.TURN], s[at.WINNER] = scenario.first, scenario.moment.turn, at.NONE
        s[at.POOL] = scenario.pool - sum(army.honor for army in scenario.armies)
        s[at.LED] = s[at.CARD] = s[at.DRAGON_DRAWN] = at.NONE
        s[at.UNITS], s[at.LEADERS] = len(scenario.units), len(scenario.leaders)
        for number, unit in enumerate(scenario.units):
            full = self.used.number("blocks")
            s[at.UNIT_SIDE + number] = unit.side
            s[at.UNIT_BLOCKS + number] = full if unit.blocks is None else unit.blocks
            s[at.UNIT_HEX + number] = s[at.UNIT_LAST + number] = unit.hex
            s[at.UNIT_AT + unit.hex] = number
            s[at.UNIT_LOCK + number] = (
                at.NONE if unit.locked_until is None else _card_number(unit.locked_until)
            )
        for number, leader in enumerate(scenario.leaders):
            s[at.LEADER_HEX + number] = s[at.LEADER_LAST + number] = leader.hex
            s[at.LEADER_AT + leader.hex] = number
        for tent in scenario.tents:
            s[at.TENT_AT + tent.hex] = tent.side
        self._cards(s)
        self._moment(s)
        return s

    def _cards(self, s: NDArray[np.int32]) -> None:
        scenario = self.scenario
        dragons = [card.key for card in self.dragons]
        for number, card in enumerate(command_cards().values()):
            s[at.DECK + number] = card["copies"]
        for number, dragon in enumerate(self.dragons):
            s[at.DRAGON_DECK + number] = dragon.copies
        for side, army in enumerate(scenario.armies):
            self._hand(s, side, army)
            row = at.side_row(side)
            s[row + at.TOKENS], s[row + at.BANNERS] = army.honor, army.gained
            s[row + at.DRAGON_PLAYED] = at.NONE
            led = scenario.moment.led[side]
            s[row + at.LAST_LED] = _card_number(led) if led else at.NONE
        for key in scenario.moment.discards:
            s[at.DECK + _card_number(key)] -= 1
            s[at.DISCARDS + _card_number(key)] += 1
        for key in scenario.moment.dragon_discards:
            s[at.DRAGON_DECK + dragons.index(key)] -= 1
            s[at.DRAGON_DISCARDS + dragons.index(key)] += 1

    def _hand(self, s: NDArray[np.int32], side: int, army: Army) -> None:
        dragons = [card.key for card in self.dragons]
        for key in army.hand:
            s[at.DECK + _card_number(key)] -= 1
            s[at.HANDS + side * at.MOST_CARDS + _card_number(key)] += 1
        s[at.side_row(side) + at.HAND_SIZE] = len(army.hand)
        for key in army.dragon_hand:
            s[at.DRAGON_DECK + dragons.index(key)] -= 1
            s[at.DRAGON_HANDS + side * at.MOST_DRAGONS + dragons.index(key)] += 1

    def _moment(self, s: NDArray[np.int32]) -> None:
        objectives = self.scenario.objectives
        for number, place in self.scenario.moment.captured:
            s[at.CAPTURED + objectives[number].side * board.HEXES + place] = 1
        for number, place in self.scenario.moment.held:
            side = objectives[number].side
            s[at.HELD + side * board.HEXES + place] = 1
            s[at.side_row(side) + at.BANNERS] += objectives[number].banners


def _card_number(key: str) -> int:
    return list(command_cards()).index(key)
