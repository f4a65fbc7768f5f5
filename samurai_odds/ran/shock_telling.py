"""A shock in words: its heading, its headline figures, and a combat told step by step."""

from typing import TYPE_CHECKING

from samurai_odds.engine.answer import Headlines
from samurai_odds.engine.trace import Step
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran import dice
from samurai_odds.ran.asking import line
from samurai_odds.ran.clash import column
from samurai_odds.ran.cohesion import check_limit
from samurai_odds.ran.combat_layout import place_of, row_of
from samurai_odds.ran.commitment import charged
from samurai_odds.ran.leaders import flight_side, leads
from samurai_odds.ran.shock_options import SIDES

if TYPE_CHECKING:
    from samurai_odds.ran.shock_question import Shock


# ---- heading and headlines -----------------------------------------------------------


def heading(shock: "Shock") -> str:
    """Say in a line what is asked."""
    sides = [" + ".join(str(unit) for unit in shock.units(side)) for side in (0, 1)]
    extras = [f"in {key}" for key in shock.ground.hexes]
    extras += [f"across {key}" for key in shock.ground.sides]
    if shock.options["shift"]:
        extras.append(f"shift {abs(shock.options['shift'])}{'LR'[shock.options['shift'] > 0]}")
    for who, leader in zip(SIDES, shock.leaders, strict=True):
        if leader is not None:
            extras.append(f"{who}'s busho {leader.man}")
    text = f"RAN: {sides[0]} shocks {sides[1]}"
    return text + (f" ({', '.join(extras)})" if extras else "")


def headlines(shock: "Shock") -> Headlines:
    """Choose what a player at the table asks first."""
    chances = [("the attack takes place", "attacked == 1")]
    for side in (1, 0):
        for place, (_, state, _) in enumerate(shock.names(side)):
            who = SIDES[side] if len(shock.units(side)) == 1 else f"{SIDES[side]} {place + 1}"
            for word in at.STATES[1:]:
                chances.append((f"{who} {word}", f"{state} == '{word}'"))
    chances += [
        ("defender retreats", "retreat == 'defender'"),
        ("attacker retreats", "retreat == 'attacker'"),
        ("attacker advances", "advance == 1"),
        ("engaged at the end", "engaged == 1"),
    ]
    for who in SIDES:
        for fate in at.FATES[2:]:
            chances.append((f"{who}'s busho {fate}", f"{who}_busho == '{fate}'"))
        if f"{who}_fled" in shock.variables:
            chances.append((f"{who}'s contingent flees", f"{who}_fled == 1"))
    amounts = (
        ("rout points, defender", "defender_rout_points"),
        ("rout points, attacker", "attacker_rout_points"),
    )
    hits = tuple((name.replace("_hits", "").replace("_", " "), name) for name in _hits(shock))
    return Headlines(tuple(chances), amounts, (("hits at the end", hits),))


def _hits(shock: "Shock") -> list[str]:
    return [name for side in (1, 0) for _, _, name in shock.names(side)]


# ---- one step of a combat ------------------------------------------------------------


def tell(shock: "Shock", step: Step) -> list[str]:
    """Tell one step, each line naming its rule."""
    phase = step.before[at.PHASE]
    scene = _Scene(shock, step)
    if phase in (at.BREAK_OFF, at.COMMIT, at.REACT):
        lines = _check(scene, phase)
    elif phase == at.BOUT:
        lines = _bout(scene)
    elif phase == at.CASUALTY:
        lines = _casualty(scene)
    elif phase == at.FLIGHT:
        lines = _flight(scene)
    elif phase == at.CLASH:
        lines = _clash(scene)
    else:
        return _choice(scene, phase)
    return lines + scene.changes() + scene.ending()


class _Scene:
    """One step with names for the units."""

    def __init__(self, shock: "Shock", step: Step) -> None:
        self.shock, self.step = shock, step
        self.q = shock.numbers
        self.before, self.after = list(step.before), list(step.after)

    def name(self, unit: int) -> str:
        """Name a unit by its role and type."""
        side, place = divmod(unit, at.FIRST_DEFENDER)
        units = self.shock.units(side)
        number = f" {place + 1}" if len(units) > 1 else ""
        return f"the {SIDES[side]}{number} ({units[place].type})"

    def changes(self) -> list[str]:
        """Tell how the units' hits and states changed."""
        lines = []
        for side in (0, 1):
            for unit, _, _ in self.shock.names(side):
                place = place_of(unit)
                was, now = self.before[place + at.STATE], self.after[place + at.STATE]
                had, has = self.before[place + at.HITS], self.after[place + at.HITS]
                if was != now:
                    left = f", {_count(has)} left" if has else ""
                    lines.append(line("11.23-11.6", f"{self.name(unit)} {_BECOMES[now]}{left}"))
                elif had != has:
                    tq = self.q[row_of(unit) + at.TQ + now]
                    lines.append(line("11.2", f"{self.name(unit)} has {_count(has)}; TQ {tq}"))
        return lines

    def ending(self) -> list[str]:
        """Tell what the end of the combat brings."""
        if self.after[at.PHASE] != at.OVER:
            return []
        lines = []
        if self.after[at.RETREAT] != self.before[at.RETREAT]:
            lines.append(line("11.4", f"the {at.RETREATS[self.after[at.RETREAT]]} retreats a hex"))
        if self.after[at.ADVANCED]:
            lines.append(line("11.5", "the attacker advances into the hex left"))
        if self.after[at.ENGAGED]:
            lines.append(line("7.31", "the units that stay adjacent are engaged"))
        return lines


def _check(scene: _Scene, phase: int) -> list[str]:
    unit = scene.before[at.CURSOR]
    limit, die = check_limit(scene.q, scene.before, unit), dice.shown(scene.step)
    name = scene.name(unit)
    if phase == at.REACT:
        foot = scene.q[row_of(unit) + at.FOOT]
        more = scene.q[at.CHARGE_REACTION] if foot and charged(scene.q, scene.before) else 0
        plus = f" + {more} for the charge" if more else ""
        taken = _count(scene.step.outcome)
        return [line("9.24", f"{name} reacts: die {die}{plus} against TQ {limit}: {taken}")]
    passed = scene.step.outcome
    if phase == at.COMMIT:
        fate = "attacks" if passed else "does not attack"
        return [line("9.23", f"{name} checks: die {die} against TQ {limit}: it {fate}")]
    fate = "may attack" if passed else "breaks off"
    return [line("9.12", f"{name}, disrupted, checks: die {die} against TQ {limit}: it {fate}")]


def _bout(scene: _Scene) -> list[str]:
    faces = dice.shown(scene.step)
    assert isinstance(faces, tuple)
    result = scene.step.outcome
    loser, hits = ("attacker", result) if result <= 3 else ("defender", result - 3)
    text = f"the busho fight: dice {faces[0]} and {faces[1]}; the {loser}'s takes {_count(hits)}"
    return [line("9.25, 10.13", text), *_busho(scene)]


def _casualty(scene: _Scene) -> list[str]:
    faces = dice.shown(scene.step)
    assert isinstance(faces, tuple)
    again = f", then {faces[1]}" if faces[0] == 9 else ""
    return [line("9.26", f"the busho amid the spears: die {faces[0]}{again}"), *_busho(scene)]


def _busho(scene: _Scene) -> list[str]:
    lines = []
    for side, who in enumerate(SIDES):
        fate = scene.after[at.BUSHO + side]
        if fate != scene.before[at.BUSHO + side]:
            lines.append(line("10.14-10.15, 9.26", f"the {who}'s busho: {at.FATES[fate]}"))
    return lines


def _flight(scene: _Scene) -> list[str]:
    side = flight_side(scene.q, scene.before)
    fate = "flees" if scene.step.outcome else "stands"
    die = dice.shown(scene.step)
    return [line("10.51, 11.82", f"the {SIDES[side]}'s contingent checks: die {die}: it {fate}")]


def _choice(scene: _Scene, phase: int) -> list[str]:
    side = 1 if phase == at.FACE else 0
    if len(scene.shock.units(side)) == 1:
        return []
    unit = scene.after[at.FACED if side else at.USED]
    return [line("9.27", f"the {SIDES[side]} uses {scene.name(unit)} for the column")]


def _clash(scene: _Scene) -> list[str]:
    q, before = scene.q, scene.before
    modifier = int(leads(q, before, 0)) - int(leads(q, before, 1))
    attacker, defender = divmod(scene.step.outcome, at.HITS_BASE)
    plus = f" {modifier:+d} for busho" if modifier else ""
    text = f"column {column(q, before)}, die {dice.shown(scene.step)}{plus}: {attacker}({defender})"
    if q[row_of(before[at.USED]) + at.FLANKS]:
        text += f"; position superiority makes the defender's {2 * defender}"
    if q[at.OWN_HITS] > 1:
        text += f"; the castle makes the attacker's {attacker * q[at.OWN_HITS]}"
    return [line("9.27-9.28", text)]


_BECOMES = {
    at.ORDERED: "is ordered",
    at.DISRUPTED: "is disrupted",
    at.ROUTED: "routs",
    at.ELIMINATED: "is eliminated",
}


def _count(hits: int) -> str:
    return "no hit" if hits == 0 else f"{hits} hit{'s' if hits > 1 else ''}"
