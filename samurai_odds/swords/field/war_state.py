"""The first state of a position within a round: its action, or whose war turn, which battles."""

from collections.abc import Mapping

from samurai_odds.play.game import State
from samurai_odds.swords.combat.sequence import STEP_EIGHT
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.battle import begin_battle
from samurai_odds.swords.field.layout import army_row, force_row, tray_row
from samurai_odds.swords.field.levy import levy_row
from samurai_odds.swords.field.takeover import go_by_ninja
from samurai_odds.swords.field.war import begin_phase_d, end_phase_a, next_turn
from samurai_odds.swords.scenario.scenario import Attack, Scenario, War

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
