"""A scenario as the numbers that the rules of `field` read, and its first state."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack import situation
from samurai_odds.battles.attack.dice import (
    LACK_OF_BODYGUARD_APART,
    LACK_OF_LEADER_APART,
    LACK_OF_UNIT_APART,
    SYMBOLS,
)
from samurai_odds.battles.attack.options import LONE_LEADER
from samurai_odds.battles.attack.plan import general_numbers, party_numbers, strike_numbers
from samurai_odds.battles.attack.situation import BODYGUARD, LEVY, Party
from samurai_odds.battles.dragons import Dragon, dragon_deck
from samurai_odds.battles.facts import Facts, Used
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.setup_tables import (
    sight_lists,
    write_board,
    write_command_cards,
    write_dragon_cards,
    write_objectives,
)
from samurai_odds.battles.scenario.scenario import LEADERS, Army, Scenario, command_cards

State = NDArray[np.int64]


def first_state(scenario: Scenario, dragons: tuple[Dragon, ...], blocks: int) -> State:
    """Set up the pieces; ``blocks`` are those of a full unit."""
    s = np.zeros(at.WIDTH, dtype=np.int64)
    for start, length in ((at.UNIT_AT, at.MOST_HEXES), (at.LEADER_AT, at.MOST_HEXES)):
        s[start : start + length] = at.NONE
    s[at.TENT_AT : at.TENT_AT + at.MOST_HEXES] = at.NONE
    s[at.ACTIVE], s[at.TURN], s[at.WINNER] = scenario.first, scenario.moment.turn, at.NONE
    s[at.POOL] = scenario.pool - sum(army.honor for army in scenario.armies)
    s[at.LED] = s[at.CARD] = s[at.LED_BESIDE] = at.NONE
    s[at.DRAWN] = s[at.DRAWN + 1] = s[at.DRAGON_DRAWN] = at.NONE
    s[at.UNITS], s[at.LEADERS] = len(scenario.units), len(scenario.leaders)
    for number, unit in enumerate(scenario.units):
        s[at.UNIT_SIDE + number] = unit.side
        s[at.UNIT_BLOCKS + number] = blocks if unit.blocks is None else unit.blocks
        s[at.UNIT_HEX + number] = s[at.UNIT_LAST + number] = unit.hex
        s[at.UNIT_AT + unit.hex] = number
        s[at.UNIT_LOCK + number] = (
            at.NONE if unit.locked_until is None else card_number(unit.locked_until)
        )
    for number, leader in enumerate(scenario.leaders):
        s[at.LEADER_HEX + number] = s[at.LEADER_LAST + number] = leader.hex
        s[at.LEADER_AT + leader.hex] = number
    for tent in scenario.tents:
        s[at.TENT_AT + tent.hex] = tent.side
    set_cards(s, scenario, dragons)
    set_moment(s, scenario)
    return s


def set_cards(s: State, scenario: Scenario, dragons: tuple[Dragon, ...]) -> None:
    """Set up decks, discards, hands, tokens and banners."""
    keys = [card.key for card in dragons]
    for number, card in enumerate(command_cards().values()):
        s[at.DECK + number] = card["copies"]
    for number, dragon in enumerate(dragons):
        s[at.DRAGON_DECK + number] = dragon.copies
    for side, army in enumerate(scenario.armies):
        set_hand(s, side, army, keys)
        row = side_row(side)
        s[row + at.TOKENS], s[row + at.BANNERS] = army.honor, army.gained
        s[row + at.DRAGON_PLAYED] = at.NONE
        led = [card_number(key) for key in scenario.moment.led[side].split()]
        s[row + at.LAST_LED], s[row + at.LAST_BESIDE] = (*led, at.NONE, at.NONE)[:2]
    for key in scenario.rack:
        s[at.DECK + card_number(key)] -= 1
        s[at.RACK + card_number(key)] += 1
    for key in scenario.moment.discards:
        s[at.DECK + card_number(key)] -= 1
        s[at.DISCARDS + card_number(key)] += 1
    for key in scenario.moment.dragon_discards:
        s[at.DRAGON_DECK + keys.index(key)] -= 1
        s[at.DRAGON_DISCARDS + keys.index(key)] += 1


def set_hand(s: State, side: int, army: Army, keys: list[str]) -> None:
    for key in army.hand:
        s[at.DECK + card_number(key)] -= 1
        s[at.HANDS + side * at.MOST_CARDS + card_number(key)] += 1
    s[side_row(side) + at.HAND_SIZE] = len(army.hand)
    for key in army.dragon_hand:
        s[at.DRAGON_DECK + keys.index(key)] -= 1
        s[at.DRAGON_HANDS + side * at.MOST_DRAGONS + keys.index(key)] += 1


def set_moment(s: State, scenario: Scenario) -> None:
    """Mark what has been captured and is held."""
    objectives = scenario.objectives
    for number, place in scenario.moment.captured:
        s[at.CAPTURED + objectives[number].side * at.MOST_HEXES + place] = 1
    for number, place in scenario.moment.held:
        side = objectives[number].side
        s[at.HELD + side * at.MOST_HEXES + place] = 1
        s[side_row(side) + at.BANNERS] += objectives[number].banners


def card_number(key: str) -> int:
    return list(command_cards()).index(key)


# ---- the question --------------------------------------------------------------------


__all__ = ["Setup", "command_cards"]

FAMINE_TOKENS = 2  # for each honor symbol of a Rice Famine (published)


class Setup:
    """Writes a scenario into the question and the first state.

    ``question`` and ``state`` are the arrays, ``used`` the facts that they rest on. Kinds and
    grounds are numbered as in the setup of a scenario ``like`` it, if that has them all.
    """

    def __init__(
        self,
        scenario: Scenario,
        facts: Facts,
        dragons: tuple[Dragon, ...] | None = None,
        turn_limit: int = 500,
        like: "Setup | None" = None,
    ) -> None:
        self.scenario, self.used = scenario, Used(facts)
        self.dragons = dragon_deck() if dragons is None else dragons
        self.kinds = list(dict.fromkeys(unit.kind for unit in scenario.units))
        self.grounds = list(dict.fromkeys((*scenario.terrain, "open")))
        if like is not None and {*self.kinds} <= {*like.kinds}:
            self.kinds = like.kinds
        if like is not None and {*self.grounds} <= {*like.grounds}:
            self.grounds = like.grounds
        self.q = np.zeros(at.TABLES, dtype=np.int64)
        self.q[at.TURN_LIMIT] = turn_limit
        self._numbers()
        write_board(self.q, scenario, self.used, self.grounds)
        write_objectives(self.q, scenario, self.kinds)
        write_command_cards(self.q, scenario.board.rack)
        write_dragon_cards(self.q, self.dragons, self.used)
        self._pieces()
        sight = self._sight()
        self.pairs: NDArray[np.int64] = self.used.once(
            _pairs, tuple(self.kinds), tuple(self.grounds)
        )
        if like is not None:
            self.used.rests_on.update(like.used.rests_on)
        self.question: NDArray[np.int64] = np.concatenate([self.q, sight, self.pairs])
        self.state = first_state(scenario, self.dragons, self.used.number("blocks"))

    def _numbers(self) -> None:
        number, q = self.used.number, self.q
        for side, army in enumerate(self.scenario.armies):
            q[at.GOAL + side] = army.banners
            q[at.COMMANDS + side] = army.command
            q[at.FULL_HANDS + side] = max(army.command, army.full_hand)
            q[at.DRAGON_HANDS_DEALT + side] = army.dragons
        q[at.END_TOKENS] = number("end_of_turn_tokens")
        q[at.DISCARD_TOKENS] = number("dragon_discard_tokens")
        q[at.SURRENDER_AT] = number("surrender_at_cards")
        q[at.SURRENDERS_EMPTY] = number("surrender_without_pieces")
        q[at.FIRST_STRIKE_LED] = self.used.assumption("first_strike_led")
        q[at.COPIES_NOTHING] = self.used.assumption("counter_attack_first_turn")
        q[at.ORDER_ONE_DRAGON] = self.used.assumption("order_one_dragon")
        q[at.COMMAND_AS_NOTED] = self.used.assumption("command_as_noted")
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

    def _pieces(self) -> None:
        q, scenario, used = self.q, self.scenario, self.used
        q[at.KIND_COUNT], q[at.GROUND_COUNT] = len(self.kinds), len(self.grounds)
        for number, kind in enumerate(self.kinds):
            party = situation.party(used, kind, "open", None, None, False)
            row = at.KINDS + number * at.KIND_FIELDS
            q[row + at.KIND_SYMBOL] = SYMBOLS.index(party.symbol)
            q[row + at.KIND_MOUNTED] = int(party.mounted)
            q[row + at.KIND_MOVES] = used.unit(kind, "moves")
            q[row + at.KIND_FIGHTS] = used.unit(kind, "moves_and_battles")
            q[row + at.KIND_MISSILE] = int(party.arm is not None)
            q[row + at.KIND_LEVY] = int(kind == LEVY)
            q[row + at.KIND_BODYGUARD] = int(kind == BODYGUARD)
            reach = len(used.unit(kind, "fire_dice", [])) + 1
            q[row + at.KIND_REACH] = reach if party.arm is not None else 0
        for number, party in enumerate(_parties(used, self.kinds, "open")):
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

    def _sight(self) -> NDArray[np.int64]:
        """List what is seen from each hex, as far as any unit fires."""
        scenario, rows = self.scenario, range(len(self.kinds))
        reaches = (self.q[at.KINDS + k * at.KIND_FIELDS + at.KIND_REACH] for k in rows)
        reach = max((int(reach) for reach in reaches), default=0)
        pitched = frozenset(tent.hex for tent in scenario.tents)  # seen to as the pieces are
        starts, seen = self.used.once(sight_lists, scenario.board, scenario.terrain, pitched, reach)
        self.q[at.SIGHT_START : at.SIGHT_START + len(starts)] = starts
        self.q[at.PAIRS] = starts[-1]
        lists: NDArray[np.int64] = seen
        return lists


def _parties(used: Used, kinds: Sequence[str], on: str) -> list[Party]:
    """Return every kind of target on some terrain: units, then a foot and a mounted leader."""
    units = [situation.party(used, kind, on, None, None, False) for kind in kinds]
    alone = [
        situation.party(used, LONE_LEADER, on, None, leader, False)
        for leader in ("foot", "mounted")
    ]
    return [*units, *alone]


def _pairs(used: Used, kinds: Sequence[str], grounds: Sequence[str]) -> NDArray[np.int64]:
    """Tabulate every kind and ground striking at every kind and ground (`PAIR`)."""
    parties = {on: _parties(used, kinds, on) for on in grounds}
    targets = [
        (target, replace(target, support=target.is_unit))
        for on in grounds
        for target in parties[on]
    ]
    rows = [
        _pair(used, striker, target, supported)
        for on in grounds
        for striker in parties[on][: len(kinds)]
        for target, supported in targets
    ]
    return np.array(rows, dtype=np.int64).ravel()


def _pair(used: Used, striker: Party, target: Party, supported: Party) -> list[int]:
    close = strike_numbers(used, striker, target, True)
    fire = strike_numbers(used, striker, target, False)
    may_battle = situation.may_battle_from(used, striker)
    may_close = may_battle and situation.may_strike_at(used, striker, target)
    may_fire = may_battle and striker.arm is not None and target.unit != BODYGUARD
    close[combat.DICE] = situation.close_dice(used, striker, target)
    ignores, _ = situation.flags_ignored(used, striker, supported)
    dice = [
        situation.fire_dice(used, striker, target, hexes, moved) if may_fire else 0
        for moved in (False, True)
        for hexes in range(at.MOST_FIRE + 1)
    ]
    return [*close, *fire, int(may_close), int(may_fire), ignores, *dice]
