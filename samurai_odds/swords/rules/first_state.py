"""The question and the first state of a game: map, variant, numbers, pieces."""

from collections.abc import Mapping, Sequence

from samurai_odds.errors import OddsError
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.combat.sequence import STEP_EIGHT
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.layout import DEFAULT_ORDER, KINDS, PLURALS
from samurai_odds.swords.rules import bot_tables as plan_mixes
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.battle import begin_battle
from samurai_odds.swords.rules.bot_tables import odds_table, ratings
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.setup import SPLIT_KINDS
from samurai_odds.swords.rules.takeover import go_by_ninja
from samurai_odds.swords.rules.war import begin_phase_d, end_phase_a, next_turn
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
    s.phase, s.step = BEGINS[scenario.action]
    for seat, one in enumerate(scenario.seats):
        s.koku[seat], s.planned[seat] = 0, at.BIN_COUNT
        if one.plan:
            s.bins[seat] = one.plan
        if one.levied:
            s.levy[seat] = one.levied
            s.tray[seat] -= one.levied


def begin_war(
    q: Question, s: State, scenario: Scenario, war: War, numbers: Mapping[str, int]
) -> None:
    """Bring a state in which all stands on the map into the war turn of a position."""
    for seat, one in enumerate(scenario.seats):
        s.koku[seat] = 0
        for name, ronin in one.face_down:
            s.hidden[numbers[name]] = ronin
            s.ronin_box -= ronin
        for name, units in one.forces:
            _reveal(s, force_row(numbers[name]), units[at.RONIN])
        for army in one.armies:
            number = seat * at.ARMIES_EACH + army.index - 1
            _reveal(s, army_row(number), army.units[at.RONIN])
    s.sword_at_war = s.sword[war.seat] - 1
    next_turn(q, s)
    if war.phase == "B":
        end_phase_a(q, s)
    elif war.phase == "C":
        _fight(q, s, war, numbers)
    elif war.phase == "D":
        begin_phase_d(q, s)


def _reveal(s: State, row: int, ronin: int) -> None:
    s[row + at.RONIN] = ronin
    s.ronin_box -= ronin


def _fight(q: Question, s: State, war: War, numbers: Mapping[str, int]) -> None:
    """Declare battles; begin the one that has been fought for a round."""
    for attack in war.declared:
        target = numbers[attack.target]
        if attack.army:
            s.declared[_army(war, attack)] = target
        else:
            s.target[numbers[attack.where]] = target
    if war.battle is None:
        go_by_ninja(q, s, at.NEXT_TROOP)
        return
    attack = war.battle
    s.troop = _army(war, attack) if attack.army else at.FORCE_TROOP
    s.fight_from = s.where[s.troop] if attack.army else numbers[attack.where]
    s.fight_at = numbers[attack.target]
    if attack.army:
        s.attacks[s.troop] = s.level[s.troop]
    if attack.bonus is not None:
        s.bonus_left[s.fight_at] = attack.bonus
    begin_battle(q, s)
    s.fight.step, s.fight_round = STEP_EIGHT, 1
    s.phase = at.STEP_EIGHT


def _army(war: War, attack: Attack) -> int:
    return war.seat * at.ARMIES_EACH + attack.army - 1


_ARMY_AT_START = {kind: PLURALS[kind] for kind in SPLIT_KINDS}
_NUMBERS = {
    Question.most_samurai.at: "most_samurai",
    Question.most_ashigaru.at: "most_ashigaru",
    Question.most_in_force.at: "most_in_force",
    Question.castle_price.at: "castle_price",
    Question.fortress_price.at: "fortress_price",
    Question.castle_bonus.at: "castle_bonus",
    Question.fortress_bonus.at: "fortress_bonus",
    Question.castle_supply.at: "castles",
    Question.base_supply.at: "fortress_bases",
    Question.faces.at: "faces",
    Question.ninja_kills_on.at: "ninja_succeeds_on",
    Question.revenge_on.at: "revenge_succeeds_on",
    Question.most_level.at: "most_attacks",
    Question.provinces_a_koku.at: "provinces_a_koku",
    Question.least_koku.at: "least_koku",
    Question.marked_ban.at: "rounds_without_attacks_on_armies",
    Question.ninja_ban.at: "rounds_without_strikes",
    Question.stack_sizes_open.at: "stack_sizes_open",
    Question.further_ban.at: "ban_on_further_attacks",
    Question.re_entry.at: "re_entry",
    Question.heir_gets_emptied.at: "heir_gets_emptied",
    Question.split_off.at: "split_off",
    Question.defender_reveals_first.at: "defender_reveals_first",
    Question.reinforcements.at: "reinforcements",
    Question.together.at: "reinforcing_spearmen",
    Question.stack_limit.at: "most_spearmen_at_setup",
}


def question_of(scenario: Scenario, facts: Facts) -> Question:
    """Write a scenario's question; OddsError for numbers that full games cannot hold."""
    q = Question.blank()
    seats = len(scenario.seats)
    q.variant, q.seats = VARIANTS.index(scenario.variant), seats
    q.players = scenario.players
    for seat in range(seats):
        q.player[seat] = scenario.player_of(seat)
        if scenario.to_be_set_up:
            q.cards[seat] = of_scenario.cards_of(scenario, seat, facts)
            q.purse[seat] = of_scenario.koku_of(scenario, seat, facts)
    q.goal = of_scenario.goal_of(scenario, facts)
    q.turn_limit = of_scenario.round_limit_of(scenario, facts)
    q.lowest_level = of_scenario.lowest_level(scenario, facts)
    _write_map(q, chart_of(scenario.map))
    _write_numbers(q, facts)
    write_mixes(q, [plan_mixes.shipped()[scenario.players]] * seats)
    quick = scenario.variant == QUICK
    q.army_at_start[at.DAIMYO] = 1
    for kind, name in _ARMY_AT_START.items():
        if quick:
            q.to_split[kind] = facts.number(f"quick_{name}")
        else:
            q.army_at_start[kind] = facts.number(f"army_{name}")
    return q


def _write_map(q: Question, chart: Chart) -> None:
    q.provinces = len(chart.provinces)
    for here, near in enumerate(chart.neighbors):
        q.degree[here] = len(near)
        for k, (there, by_sea) in enumerate(near):
            q.borders[here, k] = there
            q.by_sea[here, k] = by_sea


def _write_numbers(q: Question, facts: Facts) -> None:
    for place, name in _NUMBERS.items():
        q[place] = facts.number(name)
    for level in range(1, int(q.most_level)):
        q.holes[level] = facts.number(f"holes_level_{level}")
    q.holes[q.most_level] = 1  # nothing lies beyond
    for kind, name in enumerate(KINDS):
        q.units_a_koku[kind] = facts.levied[kind]
        q.unit_supply[kind] = facts.units[name]["supply"]["value"]
        q.loss_order[0, kind] = DEFAULT_ORDER[kind]
    ronin_first = (at.RONIN, *(kind for kind in DEFAULT_ORDER if kind != at.RONIN))
    q.loss_order[1] = ronin_first
    faces = int(facts.number("faces"))
    q.ratings = ratings(facts.hits_on)
    table = odds_table(facts.hits_on, faces)
    q.troop_odds.flat[:] = table
    samurai, ashigaru = q.most_samurai, q.most_ashigaru
    force = q.most_in_force
    bonus = max(q.castle_bonus, q.fortress_bonus)
    q.ronin_apart = facts.hits_on[at.RONIN] != facts.hits_on[at.SWORDSMAN]
    told_apart = bonus + max(q.unit_supply[at.RONIN], ashigaru + force)
    if (
        samurai + force >= combat.MOST_BOWMEN
        or ashigaru + force >= combat.MOST_GUNNERS
        or q.unit_supply[at.RONIN] > at.MOST_STACKS
        or samurai + force + q.unit_supply[at.RONIN] + bonus >= combat.MOST_SWORDS
        or ashigaru + force + bonus >= combat.MOST_SPEARMEN
        or (q.ronin_apart and told_apart >= combat.MOST_RONIN)
    ):
        raise OddsError(
            "full games hold troops of ordinary size only: most_samurai, most_ashigaru, "
            "most_in_force or the supply of ronin in the rules file is too large"
        )
    if q.castle_price != q.fortress_price:
        raise OddsError("in full games a castle and a fortification base cost the same")


def write_mixes(q: Question, mixes: Sequence[plan_mixes.Mix]) -> None:
    """Let each seat's bot mix its plans by these, if it is one that mixes."""
    table = plan_mixes.written(mixes)
    q.plan_mix.flat[:] = table


def first_state(q: Question, scenario: Scenario, facts: Facts) -> State:
    """Set up a scenario: before its deal, or the position that it is."""
    s = empty_state(q)
    numbers = chart_of(scenario.map).numbers
    for name, built in scenario.castles:
        s.built[numbers[name]] = at.FORTRESS if built == FORTRESS else at.CASTLE
    s.castle_box, s.base_box = of_scenario.in_the_box(scenario, facts)
    if scenario.to_be_set_up:
        _fill_cards(q, s)
        s.phase = at.DEAL
        return s
    for seat, one in enumerate(scenario.seats):
        s.koku[seat] = of_scenario.koku_of(scenario, seat, facts)
        s.sword[seat], s.out_in[seat] = one.sword, one.out
        s.heir[seat] = at.NONE if one.heir is None else one.heir
        for name in of_scenario.owned_by(one):
            s.owner[numbers[name]] = seat
            s.owned[seat] += 1
        for name, units in one.forces:
            for kind in at.LEVIED_KINDS:
                s.force[numbers[name], kind] = units[kind]
        for army in one.armies:
            _place(s, seat, army, numbers[army.where])
        tray = of_scenario.tray(scenario, seat, facts)
        vanished = one.out and of_scenario.estate(scenario, seat) is None
        for (
            kind
        ) in at.LEVIED_KINDS:  # pieces of a seat that fell without an heir lie in its tray (W19)
            supply = int(facts.units[KINDS[kind]]["supply"]["value"])
            s.tray[seat, kind] = supply if vanished else tray[kind]
    s.ninja = at.NONE if scenario.ninja is None else scenario.ninja
    s.turn, s.phase = scenario.round, at.ROUND_START
    if scenario.action:
        begin_action(s, scenario)
    if scenario.war is not None:
        begin_war(q, s, scenario, scenario.war, numbers)
    return s


def _fill_cards(q: Question, s: State) -> None:
    """Set Up Your Army Cards: the same three armies for each seat."""
    for seat in range(int(q.seats)):
        for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
            for kind in (at.DAIMYO, *at.LEVIED_KINDS):
                s.army[army, kind] = q.army_at_start[kind]
                if kind != at.DAIMYO:
                    s.tray[seat, kind] -= q.army_at_start[kind]
            s.level[army], s.hole[army] = q.lowest_level, 1


def _place(s: State, seat: int, army: Army, where: int) -> None:
    number = seat * at.ARMIES_EACH + army.index - 1
    for kind in (at.DAIMYO, *at.LEVIED_KINDS):
        s.army[number, kind] = army.units[kind]
    s.where[number], s.fallen[number] = where, army.fallen
    s.level[number], s.hole[number] = army.level, army.hole


def empty_state(q: Question) -> State:
    """Give a state with an empty map, all pieces in trays and boxes."""
    s = State.blank()
    s.active = at.NONE
    s.ronin_box = q.unit_supply[at.RONIN]
    s.castle_box, s.base_box = q.castle_supply, q.base_supply
    for seat in range(int(q.seats)):
        for kind in at.LEVIED_KINDS:
            s.tray[seat, kind] = q.unit_supply[kind]
    return s
