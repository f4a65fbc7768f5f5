"""A combat in words: its headline figures, and a battle told step by step."""

from typing import TYPE_CHECKING

from samurai_odds.engine.answer import Headlines
from samurai_odds.engine.trace import Step
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran import dice
from samurai_odds.ran.asking import line
from samurai_odds.ran.clash import column
from samurai_odds.ran.cohesion import check_limit, count_fighting
from samurai_odds.ran.combat_layout import place_of, row_of
from samurai_odds.ran.commitment import charged
from samurai_odds.ran.leaders import flight_side, leads

if TYPE_CHECKING:
    from samurai_odds.ran.combat_question import CombatQuestion


# ---- heading and headlines -----------------------------------------------------------


def shock_extras(asked: "CombatQuestion") -> list[str]:
    """Word the ground and the busho of a combat."""
    extras = [f"in {key}" for key in asked.ground.hexes]
    extras += [f"across {key}" for key in asked.ground.sides]
    for who, leader in zip(asked.sides, asked.leaders, strict=True):
        if leader is not None:
            extras.append(f"{who}'s busho {leader.man}")
    return extras


def shock_headlines(asked: "CombatQuestion", first: list[tuple[str, str]]) -> Headlines:
    """Choose what a player at the table asks first, after some chances of its own."""
    chances = list(first)
    attacker, defender = asked.sides
    for side in (1, 0):
        for place, (_, state, _) in enumerate(asked.names(side)):
            who = asked.sides[side] + (f" {place + 1}" if len(asked.units(side)) > 1 else "")
            chances += [(f"{who} {word}", f"{state} == '{word}'") for word in at.STATES[1:]]
    if "retreat" in asked.variables:
        chances += [
            (f"{defender} retreats", f"retreat == '{defender}'"),
            (f"{attacker} retreats", f"retreat == '{attacker}'"),
            (f"{attacker} advances", "advance == 1"),
            ("engaged at the end", "engaged == 1"),
        ]
    for who in asked.sides:
        if f"{who}_busho" in asked.variables:
            fates = at.FATES[2:]
            chances += [(f"{who}'s busho {fate}", f"{who}_busho == '{fate}'") for fate in fates]
        if f"{who}_fled" in asked.variables:
            chances.append((f"{who}'s contingent flees", f"{who}_fled == 1"))
    amounts = [(f"rout points, {who}", f"{who}_rout_points") for who in (defender, attacker)]
    listed = [name for side in (1, 0) for _, _, name in asked.names(side)]
    hits = tuple((name.replace("_hits", "").replace("_", " "), name) for name in listed)
    return Headlines(tuple(chances), tuple(amounts), (("hits at the end", hits),))


# ---- one step of a combat ------------------------------------------------------------


def tell(asked: "CombatQuestion", step: Step) -> list[str]:
    """Tell one step, each line naming its rule."""
    phase = step.before[at.PHASE]
    scene = Scene(asked, step)
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
    elif phase in (at.FACE, at.USE):
        return _choice(scene, phase)
    else:
        from samurai_odds.ran.fire_telling import tell_fire

        lines = tell_fire(scene, phase)
    return lines + scene.changes() + scene.ending()


class Scene:
    """One step with names for the units."""

    def __init__(self, asked: "CombatQuestion", step: Step) -> None:
        self.asked, self.step = asked, step
        self.q = asked.numbers
        self.before, self.after = list(step.before), list(step.after)

    def name(self, unit: int) -> str:
        """Name a unit by its role and type."""
        side, place = divmod(unit, at.FIRST_DEFENDER)
        units = self.asked.units(side)
        number = f" {place + 1}" if len(units) > 1 else ""
        return f"the {self.asked.sides[side]}{number} ({units[place].type})"

    def changes(self) -> list[str]:
        """Tell how the units' hits and states changed."""
        lines = []
        for side in (0, 1):
            for unit, _, _ in self.asked.names(side):
                place = place_of(unit)
                was, now = self.before[place + at.STATE], self.after[place + at.STATE]
                had, has = self.before[place + at.HITS], self.after[place + at.HITS]
                if was != now:
                    left = f", {count(has)} left" if has else ""
                    lines.append(line("11.23-11.6", f"{self.name(unit)} {_BECOMES[now]}{left}"))
                elif had != has:
                    tq = self.q[row_of(unit) + at.TQ + now]
                    lines.append(line("11.2", f"{self.name(unit)} has {count(has)}; TQ {tq}"))
        return lines

    def ending(self) -> list[str]:
        """Tell what the end of the combat brings."""
        if self.after[at.PHASE] != at.OVER:
            return []
        lines = []
        if self.after[at.RETREAT] != self.before[at.RETREAT]:
            lines.append(
                line("11.4", f"the {self.asked.sides[self.after[at.RETREAT] - 1]} retreats a hex")
            )
        if self.after[at.ADVANCED]:
            lines.append(line("11.5", f"the {self.asked.sides[0]} advances into the hex left"))
        if self.after[at.ENGAGED]:
            lines.append(line("7.31", "the units that stay adjacent are engaged"))
        return lines


def _check(scene: Scene, phase: int) -> list[str]:
    unit = scene.before[at.CURSOR]
    limit, die = check_limit(scene.q, scene.before, unit), dice.shown(scene.step)
    name = scene.name(unit)
    if phase == at.REACT:
        foot = scene.q[row_of(unit) + at.FOOT]
        more = scene.q[at.CHARGE_REACTION] if foot and charged(scene.q, scene.before) else 0
        plus = f" + {more} for the charge" if more else ""
        taken = count(scene.step.outcome)
        return [line("9.24", f"{name} reacts: die {die}{plus} against TQ {limit}: {taken}")]
    passed = scene.step.outcome
    if phase == at.COMMIT:
        fate = "attacks" if passed else "does not attack"
        return [line("9.23", f"{name} checks: die {die} against TQ {limit}: it {fate}")]
    fate = "may attack" if passed else "breaks off"
    return [line("9.12", f"{name}, disrupted, checks: die {die} against TQ {limit}: it {fate}")]


def _bout(scene: Scene) -> list[str]:
    faces = dice.shown(scene.step)
    assert isinstance(faces, tuple)
    result = scene.step.outcome
    side, hits = (0, result) if result <= 3 else (1, result - 3)
    loser = scene.asked.sides[side]
    text = f"the busho fight: dice {faces[0]} and {faces[1]}; the {loser}'s takes {count(hits)}"
    return [line("9.25, 10.13", text), *busho_lines(scene)]


def _casualty(scene: Scene) -> list[str]:
    faces = dice.shown(scene.step)
    assert isinstance(faces, tuple)
    again = f", then {faces[1]}" if faces[0] == 9 else ""
    return [line("9.26", f"the busho amid the spears: die {faces[0]}{again}"), *busho_lines(scene)]


def busho_lines(scene: Scene) -> list[str]:
    """Tell what has become of the busho in this step."""
    lines = []
    for side, who in enumerate(scene.asked.sides):
        fate = scene.after[at.BUSHO + side]
        if fate != scene.before[at.BUSHO + side]:
            lines.append(line("10.14-10.15, 9.26", f"the {who}'s busho: {at.FATES[fate]}"))
    return lines


def _flight(scene: Scene) -> list[str]:
    side = flight_side(scene.q, scene.before)
    fate = "flees" if scene.step.outcome else "stands"
    die = dice.shown(scene.step)
    return [
        line(
            "10.51, 11.82",
            f"the {scene.asked.sides[side]}'s contingent checks: die {die}: it {fate}",
        )
    ]


def _choice(scene: Scene, phase: int) -> list[str]:
    side = 1 if phase == at.FACE else 0
    if count_fighting(scene.q, scene.before, side) == 1:
        return []
    unit = scene.after[at.FACED if side else at.USED]
    return [line("9.27", f"the {scene.asked.sides[side]} uses {scene.name(unit)} for the column")]


def _clash(scene: Scene) -> list[str]:
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


def count(hits: int) -> str:
    """Word a number of hits."""
    return "no hit" if hits == 0 else f"{hits} hit{'s' if hits > 1 else ''}"
