"""A scenario as the numbers that the rules of this package read, and its first state."""

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
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Kind, Question, State
from samurai_odds.battles.rules.setup_tables import (
    sight_lists,
    write_board,
    write_command_cards,
    write_dragon_cards,
    write_objectives,
)
from samurai_odds.battles.scenario.scenario import LEADERS, Army, Scenario, command_cards


def first_state(scenario: Scenario, dragons: tuple[Dragon, ...], blocks: int) -> State:
    """Set up the pieces; ``blocks`` are those of a full unit."""
    s = State.blank()
    s.active, s.turn = scenario.first, scenario.moment.turn
    s.pool = scenario.pool - sum(army.honor for army in scenario.armies)
    s.units, s.leaders = len(scenario.units), len(scenario.leaders)
    for number, unit in enumerate(scenario.units):
        s.unit_side[number] = unit.side
        s.unit_blocks[number] = blocks if unit.blocks is None else unit.blocks
        s.unit_hex[number] = s.unit_last[number] = unit.hex
        s.unit_at[unit.hex] = number
        s.unit_lock[number] = (
            at.NONE if unit.locked_until is None else card_number(unit.locked_until)
        )
    for number, leader in enumerate(scenario.leaders):
        s.leader_hex[number] = s.leader_last[number] = leader.hex
        s.leader_at[leader.hex] = number
    for tent in scenario.tents:
        s.tent_at[tent.hex] = tent.side
    set_cards(s, scenario, dragons)
    set_moment(s, scenario)
    return s


def set_cards(s: State, scenario: Scenario, dragons: tuple[Dragon, ...]) -> None:
    """Set up decks, discards, hands, tokens and banners."""
    keys = [card.key for card in dragons]
    for number, card in enumerate(command_cards().values()):
        s.deck[number] = card["copies"]
    for number, dragon in enumerate(dragons):
        s.dragon_deck[number] = dragon.copies
    for side, army in enumerate(scenario.armies):
        set_hand(s, side, army, keys)
        s.sides[side].tokens, s.sides[side].banners = army.honor, army.gained
        led = [card_number(key) for key in scenario.moment.led[side].split()]
        s.sides[side].last_led, s.sides[side].last_beside = (*led, at.NONE, at.NONE)[:2]
    for key in scenario.rack:
        s.deck[card_number(key)] -= 1
        s.rack[card_number(key)] += 1
    for key in scenario.moment.discards:
        s.deck[card_number(key)] -= 1
        s.discards[card_number(key)] += 1
    for key in scenario.moment.dragon_discards:
        s.dragon_deck[keys.index(key)] -= 1
        s.dragon_discards[keys.index(key)] += 1


def set_hand(s: State, side: int, army: Army, keys: list[str]) -> None:
    for key in army.hand:
        s.deck[card_number(key)] -= 1
        s.hands[side, card_number(key)] += 1
    s.sides[side].hand_size = len(army.hand)
    for key in army.dragon_hand:
        s.dragon_deck[keys.index(key)] -= 1
        s.dragon_hands[side, keys.index(key)] += 1


def set_moment(s: State, scenario: Scenario) -> None:
    """Mark what has been captured and is held."""
    objectives = scenario.objectives
    for number, place in scenario.moment.captured:
        s.captured[objectives[number].side, place] = 1
    for number, place in scenario.moment.held:
        side = objectives[number].side
        s.held[side, place] = 1
        s.sides[side].banners += objectives[number].banners


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

    q: Question  # what of the question has a fixed place
    question: Question

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
        self.q = Question.blank()
        self.q.turn_limit = turn_limit
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
        self.question = Question(np.concatenate([self.q, sight, self.pairs]))
        self.state = first_state(scenario, self.dragons, self.used.number("blocks"))

    def _numbers(self) -> None:
        number, q = self.used.number, self.q
        for side, army in enumerate(self.scenario.armies):
            q.goal[side] = army.banners
            q.commands[side] = army.command
            q.full_hands[side] = max(army.command, army.full_hand)
            q.dragon_hands_dealt[side] = army.dragons
        q.end_tokens = number("end_of_turn_tokens")
        q.discard_tokens = number("dragon_discard_tokens")
        q.surrender_at = number("surrender_at_cards")
        q.surrenders_empty = number("surrender_without_pieces")
        q.first_strike_led = self.used.assumption("first_strike_led")
        q.copies_nothing = self.used.assumption("counter_attack_first_turn")
        q.order_one_dragon = self.used.assumption("order_one_dragon")
        q.command_as_noted = self.used.assumption("command_as_noted")
        q.leave_cost = number("leader_leaves_honor")
        q.leader_moves[at.FOOT] = number("leader_moves_foot")
        q.leader_moves[at.MOUNTED] = number("leader_moves_mounted")
        q.leader_moves[at.COMMANDER] = number("leader_moves_foot")
        q.charge_moves = number("cavalry_charge_moves")
        q.charge_dice = number("cavalry_charge_dice")
        q.onslaught_moves = number("infantry_onslaught_moves")
        q.serpent_moves = number("serpent_command_moves")
        q.shogun_dice_given = number("shogun_dice")
        q.famine_cost = FAMINE_TOKENS
        general: combat.General = general_numbers(self.used)
        general.leader_lack_kind = LACK_OF_LEADER_APART
        q.combat_general[:] = general

    def _pieces(self) -> None:
        q, scenario, used = self.q, self.scenario, self.used
        q.kind_count, q.ground_count = len(self.kinds), len(self.grounds)
        for number, kind in enumerate(self.kinds):
            party = situation.party(used, kind, "open", None, None, False)
            row = Kind(q.kinds[number])
            row.symbol = SYMBOLS.index(party.symbol)
            row.mounted = int(party.mounted)
            row.moves = used.unit(kind, "moves")
            row.fights = used.unit(kind, "moves_and_battles")
            row.missile = int(party.arm is not None)
            row.levy = int(kind == LEVY)
            row.bodyguard = int(kind == BODYGUARD)
            reach = len(used.unit(kind, "fire_dice", [])) + 1
            row.reach = reach if party.arm is not None else 0
        for number, party in enumerate(_parties(used, self.kinds, "open")):
            numbers: combat.PartyFacts = party_numbers(used, party, 0)
            numbers.lack_kind = (
                LACK_OF_BODYGUARD_APART if party.symbol == "swords" else LACK_OF_UNIT_APART
            )
            numbers.flag_policy = numbers.fate_policy = combat.BEST
            q.kind_party[number] = numbers
        for number, unit in enumerate(scenario.units):
            q.unit_kind[number] = self.kinds.index(unit.kind)
            q.unit_banners[number] = 0 if unit.kind == BODYGUARD else unit.banners
        for number, leader in enumerate(scenario.leaders):
            q.leader_side[number] = leader.side
            q.leader_kind[number] = LEADERS.index(leader.kind)
            q.leader_banners[number] = leader.banners

    def _sight(self) -> NDArray[np.int64]:
        """List what is seen from each hex, as far as any unit fires."""
        scenario = self.scenario
        reach = max((int(self.q.kinds[k].reach) for k in range(len(self.kinds))), default=0)
        pitched = frozenset(tent.hex for tent in scenario.tents)  # seen to as the pieces are
        starts, seen = self.used.once(sight_lists, scenario.board, scenario.terrain, pitched, reach)
        self.q.sight_start[: len(starts)] = starts
        self.q.pairs = starts[-1]
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
    """Tabulate every kind and ground striking at every kind and ground (`layout.Pair`)."""
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
    close: combat.Strike = strike_numbers(used, striker, target, True)
    fire = strike_numbers(used, striker, target, False)
    may_battle = situation.may_battle_from(used, striker)
    may_close = may_battle and situation.may_strike_at(used, striker, target)
    may_fire = may_battle and striker.arm is not None and target.unit != BODYGUARD
    close.dice = situation.close_dice(used, striker, target)
    ignores, _ = situation.flags_ignored(used, striker, supported)
    dice = [
        situation.fire_dice(used, striker, target, hexes, moved) if may_fire else 0
        for moved in (False, True)
        for hexes in range(at.MOST_FIRE + 1)
    ]
    return [*close, *fire, int(may_close), int(may_fire), ignores, *dice]
