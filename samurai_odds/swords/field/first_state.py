"""The question and the first state of a game: map, variant, numbers, pieces."""

from collections.abc import Mapping, Sequence

import numpy as np

from samurai_odds.errors import OddsError
from samurai_odds.play import layout as common
from samurai_odds.play.game import State
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.combat.sequence import STEP_EIGHT
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.field import bot_tables as plan_mixes
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.battle import begin_battle
from samurai_odds.swords.field.bot_tables import odds_table, ratings
from samurai_odds.swords.field.layout import army_row, force_row, tray_row
from samurai_odds.swords.field.levy import levy_row
from samurai_odds.swords.field.takeover import go_by_ninja
from samurai_odds.swords.field.war import begin_phase_d, end_phase_a, next_turn
from samurai_odds.swords.forces import DEFAULT_ORDER
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.scenario import facts as of_scenario
from samurai_odds.swords.scenario.chart import Chart, chart_of
from samurai_odds.swords.scenario.scenario import (
    FORTRESS,
    QUICK,
    VARIANTS,
    Army,
    Attack,
    Scenario,
    War,
)

BEGINS = {  # phase and step, by action
    "swords": (at.WISHING, 0),
    "build": (at.BUILDING, 1),
    "levy": (at.BUYING, 0),
    "place": (at.PLACING, 0),
    "ronin": (at.HIRING, 1),
}


def begin_action(s: State, scenario: Scenario) -> None:
    """Bring a state in which all stands on the map to an action after the plans are revealed."""
    s[at.PHASE], s[at.STEP] = BEGINS[scenario.action]
    for seat, one in enumerate(scenario.seats):
        s[at.KOKU + seat], s[at.PLANNED + seat] = 0, at.BIN_COUNT
        if one.plan:
            s[at.BINS + seat * at.BIN_COUNT :][: at.BIN_COUNT] = one.plan
        if one.levied:
            s[levy_row(seat) :][: at.KIND_COUNT] = one.levied
            s[tray_row(seat) :][: at.KIND_COUNT] -= one.levied


def begin_war(q: State, s: State, scenario: Scenario, war: War, numbers: Mapping[str, int]) -> None:
    """Bring a state in which all stands on the map into the war turn of a position."""
    for seat, one in enumerate(scenario.seats):
        s[at.KOKU + seat] = 0
        for name, ronin in one.face_down:
            s[at.HIDDEN + numbers[name]] = ronin
            s[at.RONIN_BOX] -= ronin
        for name, units in one.forces:
            _reveal(s, force_row(numbers[name]), units[at.RONIN])
        for army in one.armies:
            number = seat * at.ARMIES_EACH + army.index - 1
            _reveal(s, army_row(number), army.units[at.RONIN])
    s[at.SWORD_AT_WAR] = s[at.SWORD + war.seat] - 1
    next_turn(q, s)
    if war.phase == "B":
        end_phase_a(q, s)
    elif war.phase == "C":
        _fight(q, s, war, numbers)
    elif war.phase == "D":
        begin_phase_d(q, s)


def _reveal(s: State, row: int, ronin: int) -> None:
    s[row + at.RONIN] = ronin
    s[at.RONIN_BOX] -= ronin


def _fight(q: State, s: State, war: War, numbers: Mapping[str, int]) -> None:
    """Declare battles; begin the one that has been fought for a round."""
    for attack in war.declared:
        target = numbers[attack.target]
        if attack.army:
            s[at.DECLARED + _army(war, attack)] = target
        else:
            s[at.TARGET + numbers[attack.where]] = target
    if war.battle is None:
        go_by_ninja(q, s, at.NEXT_TROOP)
        return
    attack = war.battle
    s[at.TROOP] = _army(war, attack) if attack.army else at.FORCE_TROOP
    s[at.FIGHT_FROM] = s[at.WHERE + s[at.TROOP]] if attack.army else numbers[attack.where]
    s[at.FIGHT_AT] = numbers[attack.target]
    if attack.army:
        s[at.ATTACKS + s[at.TROOP]] = s[at.LEVEL + s[at.TROOP]]
    if attack.bonus is not None:
        s[at.BONUS_LEFT + s[at.FIGHT_AT]] = attack.bonus
    begin_battle(q, s)
    s[at.FIGHT_STEP], s[at.FIGHT_ROUND] = STEP_EIGHT, 1
    s[at.PHASE] = at.STEP_EIGHT


def _army(war: War, attack: Attack) -> int:
    return war.seat * at.ARMIES_EACH + attack.army - 1


REGULARS = (at.BOWMAN, at.GUNNER, at.SWORDSMAN, at.SPEARMAN)
_ARMY_AT_START = {at.BOWMAN: "bowmen", at.GUNNER: "gunners", at.SWORDSMAN: "swordsmen"}
_NUMBERS = {
    at.MOST_SAMURAI: "most_samurai",
    at.MOST_ASHIGARU: "most_ashigaru",
    at.MOST_IN_FORCE: "most_in_force",
    at.CASTLE_PRICE: "castle_price",
    at.FORTRESS_PRICE: "fortress_price",
    at.CASTLE_BONUS: "castle_bonus",
    at.FORTRESS_BONUS: "fortress_bonus",
    at.CASTLE_SUPPLY: "castles",
    at.BASE_SUPPLY: "fortress_bases",
    at.FACES: "faces",
    at.NINJA_KILLS_ON: "ninja_succeeds_on",
    at.REVENGE_ON: "revenge_succeeds_on",
    at.MOST_LEVEL: "most_attacks",
    at.PROVINCES_A_KOKU: "provinces_a_koku",
    at.LEAST_KOKU: "least_koku",
    at.MARKED_BAN: "rounds_without_attacks_on_armies",
    at.NINJA_BAN: "rounds_without_strikes",
    at.STACK_SIZES_OPEN: "stack_sizes_open",
    at.FURTHER_BAN: "ban_on_further_attacks",
    at.RE_ENTRY: "re_entry",
    at.HEIR_GETS_EMPTIED: "heir_gets_emptied",
    at.SPLIT_OFF: "split_off",
    at.DEFENDER_REVEALS_FIRST: "defender_reveals_first",
    at.REINFORCEMENTS: "reinforcements",
    at.TOGETHER: "reinforcing_spearmen",
    at.STACK_LIMIT: "most_spearmen_at_setup",
}


def question_of(scenario: Scenario, facts: Facts) -> State:
    """Write a scenario's question; OddsError for numbers that whole games cannot hold."""
    q = np.zeros(at.QUESTION_LENGTH, dtype=np.int64)
    seats = len(scenario.seats)
    q[at.VARIANT], q[at.SEATS] = VARIANTS.index(scenario.variant), seats
    q[at.PLAYERS] = scenario.players
    for seat in range(seats):
        q[at.PLAYER + seat] = scenario.player_of(seat)
        if scenario.to_be_set_up:
            q[at.CARDS + seat] = of_scenario.cards_of(scenario, seat, facts)
            q[at.PURSE + seat] = of_scenario.koku_of(scenario, seat, facts)
    q[at.GOAL] = of_scenario.goal_of(scenario, facts)
    q[common.TURN_LIMIT] = of_scenario.round_limit_of(scenario, facts)
    q[at.LOWEST_LEVEL] = of_scenario.lowest_level(scenario, facts)
    _write_map(q, chart_of(scenario.map))
    _write_numbers(q, facts)
    write_mixes(q, [plan_mixes.shipped()[scenario.players]] * seats)
    quick = scenario.variant == QUICK
    q[at.ARMY_AT_START + at.DAIMYO] = 1
    for kind, name in _ARMY_AT_START.items():
        if quick:
            q[at.TO_SPLIT + kind] = facts.number(f"quick_{name}")
        else:
            q[at.ARMY_AT_START + kind] = facts.number(f"army_{name}")
    return q


def _write_map(q: State, chart: Chart) -> None:
    q[at.PROVINCES] = len(chart.provinces)
    for here, near in enumerate(chart.neighbors):
        q[at.DEGREE + here] = len(near)
        for k, (there, by_sea) in enumerate(near):
            q[at.BORDERS + here * at.MOST_BORDERS + k] = there
            q[at.BY_SEA + here * at.MOST_BORDERS + k] = by_sea


def _write_numbers(q: State, facts: Facts) -> None:
    for place, name in _NUMBERS.items():
        q[place] = facts.number(name)
    for level in range(1, int(q[at.MOST_LEVEL])):
        q[at.HOLES + level] = facts.number(f"holes_level_{level}")
    q[at.HOLES + q[at.MOST_LEVEL]] = 1  # nothing lies beyond
    for kind, name in enumerate(KINDS):
        q[at.UNITS_A_KOKU + kind] = facts.levied[kind]
        q[at.UNIT_SUPPLY + kind] = facts.units[name]["supply"]["value"]
        q[at.LOSS_ORDER + kind] = DEFAULT_ORDER[kind]
    ronin_first = (at.RONIN, *(kind for kind in DEFAULT_ORDER if kind != at.RONIN))
    q[at.LOSS_ORDER + at.KIND_COUNT : at.LOSS_ORDER + 2 * at.KIND_COUNT] = ronin_first
    faces = int(facts.number("faces"))
    q[at.RATINGS : at.RATINGS + at.KIND_COUNT] = ratings(facts.hits_on)
    table = odds_table(facts.hits_on, faces)
    q[at.TROOP_ODDS : at.TROOP_ODDS + len(table)] = table
    samurai, ashigaru = q[at.MOST_SAMURAI], q[at.MOST_ASHIGARU]
    force = q[at.MOST_IN_FORCE]
    bonus = max(q[at.CASTLE_BONUS], q[at.FORTRESS_BONUS])
    q[at.RONIN_APART] = facts.hits_on[at.RONIN] != facts.hits_on[at.SWORDSMAN]
    told_apart = bonus + max(q[at.UNIT_SUPPLY + at.RONIN], ashigaru + force)
    if (
        samurai + force >= combat.MOST_BOWMEN
        or ashigaru + force >= combat.MOST_GUNNERS
        or q[at.UNIT_SUPPLY + at.RONIN] > at.MOST_STACKS
        or samurai + force + q[at.UNIT_SUPPLY + at.RONIN] + bonus >= combat.MOST_SWORDS
        or ashigaru + force + bonus >= combat.MOST_SPEARMEN
        or (q[at.RONIN_APART] and told_apart >= combat.MOST_RONIN)
    ):
        raise OddsError(
            "whole games hold troops of ordinary size only: most_samurai, most_ashigaru, "
            "most_in_force or the supply of ronin in the rules file is too large"
        )
    if q[at.CASTLE_PRICE] != q[at.FORTRESS_PRICE]:
        raise OddsError("in whole games a castle and a fortification base cost the same")


def write_mixes(q: State, mixes: Sequence[plan_mixes.Mix]) -> None:
    """Let each seat's bot mix its plans by these, if it is one that mixes."""
    table = plan_mixes.written(mixes)
    q[at.PLAN_MIX : at.PLAN_MIX + len(table)] = table


def first_state(q: State, scenario: Scenario, facts: Facts) -> State:
    """Set up a scenario: before its deal, or the position that it is."""
    s = empty_state(q)
    numbers = chart_of(scenario.map).numbers
    for name, built in scenario.castles:
        s[at.BUILT + numbers[name]] = at.FORTRESS if built == FORTRESS else at.CASTLE
    s[at.CASTLE_BOX], s[at.BASE_BOX] = of_scenario.in_the_box(scenario, facts)
    if scenario.to_be_set_up:
        _fill_cards(q, s)
        s[at.PHASE] = at.DEAL
        return s
    for seat, one in enumerate(scenario.seats):
        s[at.KOKU + seat] = of_scenario.koku_of(scenario, seat, facts)
        s[at.SWORD + seat], s[at.OUT_IN + seat] = one.sword, one.out
        s[at.HEIR + seat] = at.NONE if one.heir is None else one.heir
        for name in of_scenario.owned_by(one):
            s[at.OWNER + numbers[name]] = seat
            s[at.OWNED + seat] += 1
        for name, units in one.forces:
            for kind in REGULARS:
                s[at.force_row(numbers[name]) + kind] = units[kind]
        for army in one.armies:
            _place(s, seat, army, numbers[army.where])
        tray = of_scenario.tray(scenario, seat, facts)
        vanished = one.out and of_scenario.estate(scenario, seat) is None
        for kind in REGULARS:  # pieces of a seat that fell without an heir lie in its tray (W19)
            supply = int(facts.units[KINDS[kind]]["supply"]["value"])
            s[at.tray_row(seat) + kind] = supply if vanished else tray[kind]
    s[at.NINJA] = at.NONE if scenario.ninja is None else scenario.ninja
    s[at.TURN], s[at.PHASE] = scenario.round, at.ROUND_START
    if scenario.action:
        begin_action(s, scenario)
    if scenario.war is not None:
        begin_war(q, s, scenario, scenario.war, numbers)
    return s


def _fill_cards(q: State, s: State) -> None:
    """Set Up Your Army Cards: the same three armies for each seat."""
    for seat in range(int(q[at.SEATS])):
        for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
            for kind in (at.DAIMYO, *REGULARS):
                s[at.army_row(army) + kind] = q[at.ARMY_AT_START + kind]
                if kind != at.DAIMYO:
                    s[at.tray_row(seat) + kind] -= q[at.ARMY_AT_START + kind]
            s[at.LEVEL + army], s[at.HOLE + army] = q[at.LOWEST_LEVEL], 1


def _place(s: State, seat: int, army: Army, where: int) -> None:
    number = seat * at.ARMIES_EACH + army.index - 1
    for kind in (at.DAIMYO, *REGULARS):
        s[at.army_row(number) + kind] = army.units[kind]
    s[at.WHERE + number], s[at.FALLEN + number] = where, army.fallen
    s[at.LEVEL + number], s[at.HOLE + number] = army.level, army.hole


def empty_state(q: State) -> State:
    """Give a state with an empty map, all pieces in trays and boxes."""
    s = np.zeros(at.WIDTH, dtype=np.int64)
    s[at.ACTIVE] = s[at.WINNER] = s[at.NINJA] = s[at.SPIED] = at.NONE
    s[at.MOVER] = s[at.MUST_LEAVE] = s[at.TROOP] = s[at.RECOVERING] = s[at.PICKING] = at.NONE
    for start, length in (
        (at.OWNER, at.MOST_PROVINCES),
        (at.TARGET, at.MOST_PROVINCES),
        (at.BONUS_LEFT, at.MOST_PROVINCES),
        (at.BUILD_AT, at.MOST_SEATS),
        (at.HEIR, at.MOST_SEATS),
        (at.WHERE, at.MOST_ARMIES),
        (at.DECLARED, at.MOST_ARMIES),
    ):
        s[start : start + length] = at.NONE
    s[at.RONIN_BOX] = q[at.UNIT_SUPPLY + at.RONIN]
    s[at.CASTLE_BOX], s[at.BASE_BOX] = q[at.CASTLE_SUPPLY], q[at.BASE_SUPPLY]
    for seat in range(int(q[at.SEATS])):
        for kind in REGULARS:
            s[at.tray_row(seat) + kind] = q[at.UNIT_SUPPLY + kind]
    return s
