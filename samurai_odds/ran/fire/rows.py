"""Writes fire into a question: the turn, shots in order, and what they provoke (8.2-8.6)."""

from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.aftermath import CLOSE_COUNTRY
from samurai_odds.ran.combat.layout import row_of
from samurai_odds.ran.combat.numbers import CombatNumbers
from samurai_odds.ran.fire.given import GivenFire
from samurai_odds.ran.fire.numbers import BYSTANDER_RANGE, FireRows
from samurai_odds.ran.units import Unit


def fire_in_numbers(fire: GivenFire) -> tuple[int, ...]:
    """Write a whole question of fire."""
    numbers = CombatNumbers(fire.used, fire.options["busho_straight"])
    numbers.checks()
    numbers.sides(fire.attackers, fire.defenders)
    answered = fire.options["return_fire"] or fire.bystanders or fire.shock_possible
    numbers.leaders(fire.leaders, fire.leads("target") or bool(answered))
    numbers.second((*fire.second[0], *fire.second[1]))
    for side, who in enumerate(fire.sides):
        bonus = fire.options["tq_bonus"] + fire.options[f"{who}_tq_bonus"]
        numbers.q[at.TQ_BONUS + side] = bonus
    if fire.shock_possible:
        numbers.shock_table()
        numbers.columns(fire.attackers, fire.defenders)
        numbers.ground(fire.ground, 0)
        numbers.q[at.SHOCK_FOLLOWS] = at.IF_CHARGED
        _charge(fire, numbers.q)
    rows = FireRows(fire.used, numbers.q)
    if fire.options["approach"] != "front":
        target = at.FIRST_DEFENDER * (1 - fire.firers_side)
        rows.turn(target, fire.options["turn"] == "roll", _turning_costs(fire))
    for place, bystander in enumerate(fire.bystanders):
        flank = place + 1 in fire.bystander_flanks
        code = rows.shot(bystander, BYSTANDER_RANGE, fire.leads("firer"), flank=flank)
        shooter = at.FIRST_OUTSIDER - place
        rows.add(at.SHOT_ROW, shooter, at.FIRST_DEFENDER * fire.firers_side, code)
    for place, firer in enumerate(fire.firers):
        _fire(fire, rows, firer, place)
    if fire.shock_possible:
        fire.aftermath.write_entry(rows, fire.leads(fire.sides[0]), at.CHARGING)
        fire.aftermath.write(numbers, rows, fire.ground, fire.leaders[0] is not None)
    fire.shots = rows.told
    return tuple(numbers.q)


def _charge(fire: GivenFire, q: list[int]) -> None:
    """Write how each unit that may be charged meets it, and who stand in one zone (9.11)."""
    flanked = [1 << number for number in range(len(fire.charged)) if fire.flanked(number)]
    q[row_of(0) + at.FLANKS] = sum(flanked)
    for number in range(len(fire.charged)):
        row = row_of(at.FIRST_DEFENDER + number)
        q[row + at.ADJACENT] = int(fire.began_adjacent(number))
        q[row + at.ZONE] = at.IN_ONE_ZONE if number + 1 in fire.volley.zone else 0
    if fire.beside is not None:
        q[row_of(at.FIRST_DEFENDER + len(fire.charged)) + at.ZONE] = at.BESIDE_WHOEVER


def _turning_costs(fire: GivenFire) -> int:
    """The hit that turning costs in close country, armed to shoot or open none (7.14)."""
    close = fire.options["terrain"] in CLOSE_COUNTRY
    return int(close and not fire.target.fires and not fire.target.has("open"))


def _fire(fire: GivenFire, rows: FireRows, firer: Unit, place: int) -> None:
    """Add the rows of one firer: its shot, the answer, and what they provoke."""
    options = fire.options
    number = at.FIRST_DEFENDER * fire.firers_side + place
    target = at.FIRST_DEFENDER - at.FIRST_DEFENDER * fire.firers_side
    led, distance, flank = (
        fire.leads("target"),
        fire.volley.ranges[place],
        fire.volley.flanks[place],
    )
    code = rows.shot(firer, distance, led, options["terrain"], flank=flank, volley=place)
    rows.add(at.SHOT_ROW, number, target, code)
    if options["return_fire"] and fire.volley.answered[place]:
        _answer(fire, rows, place)
    if options["mode"] == "harass":
        if fire.impetuous:
            rows.add(at.IMPETUOUS, number, target)
        elif fire.target.foot and fire.target.type != "Honjin":
            rows.add(at.LURE, number, target)
    elif fire.gunfire_provokes:
        automatic = fire.target.type in ("KB", "KBH")
        rows.add(at.GUNFIRE_AT_KB if automatic else at.GUNFIRE, number, target)
    if fire.firer_provoked:
        rows.add(at.GUNFIRE, target, number)


def _answer(fire: GivenFire, rows: FireRows, place: int) -> None:
    """Add the target's answer: at harassers as it faces them after its turn (8.37, 8.43)."""
    firer = at.FIRST_DEFENDER * fire.firers_side + place
    target = at.FIRST_DEFENDER - at.FIRST_DEFENDER * fire.firers_side
    led, terrain = fire.leads("firer"), fire.options["firer_terrain"]
    shots = {  # by the hexes approached: through its flank or not, and whether it must have turned
        "front": ((fire.volley.back_flanks[place], 0),),
        "flank": ((False, at.TURNED_TO_FACE), (True, at.NOT_TURNED)),
        "rear": ((True, at.TURNED_TO_FACE),),
    }
    for flank, turned in shots[fire.options["approach"]]:
        code = rows.shot(fire.target, fire.volley.ranges[place], led, terrain, flank=flank)
        rows.add(at.SHOT_ROW, target, firer, code, turned)
