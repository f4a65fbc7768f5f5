"""The play-by-play of shocks, shots and challenges (8.4-8.6, 9, 10.24-10.29)."""

from collections.abc import Callable, Iterator

from samurai_odds.grids.fitting import counted
from samurai_odds.play.replay import Step
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.fire import target_of
from samurai_odds.ran.combat.leaders import leads
from samurai_odds.ran.combat.shock import charged, column, superiority
from samurai_odds.ran.combat.states import check_limit, fights
from samurai_odds.ran.procedures.fire_numbers import shot_in_words
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.context import foe_of
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.narration_names import (
    Names,
    again,
    decided,
    is_choice,
    is_roll,
    line,
)
from samurai_odds.ran.rules.pieces import FLANK, aspect
from samurai_odds.ran.rules.shock import layout as sh

# ---- A Shock Segment told (9, 11.4, 11.5) --------------------------------------------

_Teller = Callable[[Names, Step], tuple[str, str]]


def tell_shock(names: Names, step: Step) -> Iterator[str]:
    """Tell a step of a Shock Segment: its dice, then what was chosen."""
    phase = int(State(step.before).phase)
    if is_roll(step) and phase in _ROLLS:
        yield line(*_ROLLS[phase](names, step))
    elif is_choice(step):
        yield from decided(names, step)
    yield from _places(names, step)


def _places(names: Names, step: Step) -> Iterator[str]:
    """Tell who has gone back, advanced or turned."""
    before, after = State(step.before), State(step.after)
    rule, goes = _GOING.get(int(before.phase), ("11.4", "goes to"))
    for unit in range(len(names.counters)):
        was, now = int(before.hex[unit]), int(after.hex[unit])
        if was >= 0 and now >= 0 and was != now:
            yield line(rule, f"{names.unit(unit)} {goes} {names.hex(now)}")
        faces = int(after.facing[unit])
        if now >= 0 and faces >= 0 and faces != before.facing[unit]:
            yield line("7.13", f"{names.unit(unit)} turns to {names.facing(faces)}")


def member(names: Names, s: State, number: int) -> str:
    return names.unit(int(s.shock.member[number]))


_GOING = {
    sh.BREAKING_OFF: ("9.12", "goes back to"),
    sh.RETREATS: ("11.4", "retreats to"),
    sh.ADVANCES: ("11.5", "advances to"),
}

# ---- dice ----------------------------------------------------------------------------


def _coordination(names: Names, step: Step) -> tuple[str, str]:
    return "5.73", f"coordination of the two contingents: die {step.value}"


def _check(names: Names, step: Step) -> tuple[str, str]:
    before = State(step.before)
    cq, cs = combat.Question(before.shock.cq), combat.State(before.shock.cs)
    number = cs.cursor
    limit, name = check_limit(cq, cs, number), member(names, before, number)
    passed = step.value <= limit
    if cs.phase == combat.COMMIT:
        fate = "attacks" if passed else "does not attack"
        return "9.23", f"{name} checks: die {step.value} against TQ {limit}: it {fate}"
    fate = "may attack" if passed else "must go back"
    return "9.12", f"{name}, disrupted, checks: die {step.value} against TQ {limit}: it {fate}"


def _reaction(names: Names, step: Step) -> tuple[str, str]:
    before = State(step.before)
    cq, cs = combat.Question(before.shock.cq), combat.State(before.shock.cs)
    number = cs.cursor
    limit, name = check_limit(cq, cs, number), member(names, before, number)
    more = cq.charge_reaction if cq.units[number].foot and charged(cq, cs) else 0
    plus = f" + {more} for the charge" if more else ""
    hits = counted(max(0, step.value + more - limit), "hit")
    return "9.24", f"{name} reacts: die {step.value}{plus} against TQ {limit}: {hits}"


def _fight(names: Names, step: Step) -> tuple[str, str]:
    one, other = (int(State(step.before).shock.leader[side]) for side in range(2))
    if State(step.before).shock.cs.phase == combat.BOUT:
        first, second = divmod(step.value, at.DIE)
        both = f"{names.busho(one)} and {names.busho(other)}"
        return "9.25, 10.13", f"{both} fight: dice {first} and {second}"
    who = names.busho(one if one >= 0 else other)
    return "9.26", f"{who} amid the spears: {again(step.value)}"


def _clash(names: Names, step: Step) -> tuple[str, str]:
    before = State(step.before)
    cq, cs = combat.Question(before.shock.cq), combat.State(before.shock.cs)
    sides = [
        [number for number in range(start, start + combat.MOST) if _is_there(step, cs, number)]
        for start in (0, combat.FIRST_DEFENDER)
    ]
    one, other = (", ".join(member(names, State(step.before), n) for n in side) for side in sides)
    verb = "shocks" if len(sides[0]) == 1 else "shock"
    modifier = int(leads(cq, cs, 0)) - int(leads(cq, cs, 1))
    plus = f" {modifier:+d} for busho" if modifier else ""
    doubled = ", position superiority" if superiority(cq, cs) else ""
    text = f"{one} {verb} {other}: column {column(cq, cs)}{doubled}, die {step.value}{plus}"
    return "9.27-9.28", text


def _is_there(step: Step, cs: combat.State, number: int) -> bool:
    return bool(State(step.before).shock.member[number] >= 0 and fights(cs, number))


_ROLLS: dict[int, _Teller] = {
    sh.COORDINATING: _coordination,
    sh.CHECKING: _check,
    sh.REACTING: _reaction,
    sh.FIGHTING: _fight,
    sh.RESOLVING: _clash,
}


# ---- A shot told (8.4-8.6) -----------------------------------------------------------


def tell_fire(names: Names, step: Step) -> Iterator[str]:
    if is_roll(step):
        yield _alone(names, step) if State(step.before).fire_at < 0 else _roll(names, step)
    elif is_choice(step):
        yield from decided(names, step)


def _alone(names: Names, step: Step) -> str:
    """Tell fire at a busho or a Samurai alone in his hex."""
    if State(step.before).phase == sh.FIRING:
        return line("9.26", f"the man under fire: {again(step.value)}")
    firer = names.unit(int(State(step.before).firer))
    where, away = names.hex(int(State(step.before).fire_hex)), int(State(step.before).fire_range)
    text = f"{firer} fires at the man alone in {where} (range {away}): die {step.value}"
    return line("8.54", text)


def _roll(names: Names, step: Step) -> str:
    before = State(step.before)
    cq, cs = combat.Question(before.shock.cq), combat.State(before.shock.cs)
    phase, target = cs.phase, target_of(cq, cs)
    name, die = member(names, before, target), step.value
    if phase == combat.SHOT:
        shooter = cq.fire[cs.row].shooter
        by = member(names, before, shooter)
        what = "fires back" if cs.row else "fires"
        how, more = _how(names, step, shooter, target)
        plus = f" {more:+d}" if more else ""
        return line("8.51", f"{by} {what} at {name}, {how}: die {die}{plus}{_effect(step)}")
    if phase == combat.HIT_BUSHO:
        return line("8.54, 9.26", f"the busho with {name}, under fire: {again(die)}")
    against = f"die {die} against TQ {check_limit(cq, cs, target)}"
    held = die <= check_limit(cq, cs, target)
    if phase == combat.DISRUPTION:
        return line("8.52", f"{name} checks: {against}: it {'holds' if held else 'fails'}")
    return line("8.6", f"{name} is provoked: {against}: it {_provoked(step)}")


def _how(names: Names, step: Step, shooter: int, target: int) -> tuple[str, int]:
    """Describe a shot by range, flank, cover and volley, and return what they add to the die."""
    q, s = Question(names.question), State(step.before)
    one, other = (int(s.shock.member[number]) for number in (shooter, target))
    there = int(s.hex[other])
    if one == s.firer:
        through, bonus = bool(s.fire_flank), int(s.fire_bonus)
    else:
        met = aspect(q, int(s.hex[one]), int(s.facing[one]), there)
        through, bonus = met == FLANK, 0
    flank = int(q.combats.flank_modifier) if through else 0
    cover = int(q.cover[there])
    # the second of a volley adds one, the third two (8.22)
    how = shot_in_words(int(s.fire_range), flank, cover, bonus, names.ground[there], bonus)
    return how, flank + cover + bonus


def _provoked(step: Step) -> str:
    before, after = State(step.before), State(step.after)
    was, now = combat.State(before.shock.cs), combat.State(after.shock.cs)
    charges = was.charged_at != now.charged_at or was.next_charge != now.next_charge
    goes = charges or was.lured != now.lured
    return "goes for who fired" if goes else "stays in place"


def _effect(step: Step) -> str:
    scored = sum(
        int(State(step.after).shock.cs.scored[side] - State(step.before).shock.cs.scored[side])
        for side in range(2)
    )
    return f": {counted(scored, 'hit')}" if scored else ": no hit"


# ---- A Samurai Challenge Phase told, from the challenge on (10.24-10.29) -------------


def tell_challenge(names: Names, step: Step) -> Iterator[str]:
    before = State(step.before)
    phase = int(before.phase)
    if is_roll(step) and phase == sh.DUEL:
        first, second = divmod(step.value, at.DIE)
        dice = f"dice {first} and {second}"
        challenger, foe = names.samurai[int(before.shock.challenger)], names.man(foe_of(before))
        yield line("10.13", f"{challenger} and {foe} fight: {dice}")
    elif is_roll(step) and phase == sh.ASKING_LEAVE:
        who = names.busho(int(before.shock.foe))
        fate = (
            "he sends a Samurai" if State(step.after).phase == sh.DRAWING else "he may send nobody"
        )
        yield line("10.25", f"{who}, finished: die {step.value}: {fate}")
    elif phase == sh.DRAWING and State(step.after).phase == sh.DUEL:
        yield line("10.25", f"{names.man(foe_of(State(step.after)))} is drawn and takes it up")
    elif is_choice(step):
        yield from decided(names, step)
