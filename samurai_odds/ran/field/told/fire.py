"""A shot told: its die, the check that it calls for, the answer, whom it provokes (8.4-8.6)."""

from collections.abc import Iterator

from samurai_odds.play.replay import Step
from samurai_odds.ran.cohesion.states import check_limit
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.told.naming import Names, is_choice, is_roll, line, many
from samurai_odds.ran.field.told.shock import asked, member
from samurai_odds.ran.fire.numbers import shot_in_words
from samurai_odds.ran.fire.reactions import target_of
from samurai_odds.ran.ground.facing import aspect


def tell_fire(names: Names, step: Step) -> Iterator[str]:
    """Tell a step of a shot."""
    before, after = step.before, step.after
    if is_roll(step):
        yield _alone(names, step) if before[at.FIRE_AT] < 0 else _roll(names, step)
    elif is_choice(step) and before[at.PHASE] == sh.CHARGING_IN:
        charger = int(before[sh.CHARGER])
        firer = int(before[at.AGAINST + charger]) - 1
        where = names.hex(int(after[at.HEX + charger]))
        yield line("8.61", f"{names.unit(charger)} goes for {names.unit(firer)}, to {where}")


def _alone(names: Names, step: Step) -> str:
    """Tell fire at a busho or a Samurai alone in his hex."""
    if step.before[at.PHASE] == sh.FIRING:
        first, second = divmod(step.value, at.DIE)
        again = f", then {second}" if first == at.DIE - 1 else ""
        return line("9.26", f"the man under fire: die {first}{again}")
    firer = names.unit(int(step.before[at.FIRER]))
    where, away = names.hex(int(step.before[at.FIRE_HEX])), int(step.before[at.FIRE_RANGE])
    text = f"{firer} fires at the man alone in {where} (range {away}): die {step.value}"
    return line("8.54", text)


def _roll(names: Names, step: Step) -> str:
    """Tell a roll of a shot at a unit."""
    cq, cs = asked(step.before)
    phase, target = cs[combat.PHASE], target_of(cq, cs)
    name, die = member(names, step.before, target), step.value
    if phase == combat.SHOT:
        shooter = cq[combat.fire_row(cs[combat.ROW]) + combat.SHOOTER]
        by = member(names, step.before, shooter)
        what = "fires back" if cs[combat.ROW] else "fires"
        how, more = _how(names, step, shooter, target)
        plus = f" {more:+d}" if more else ""
        return line("8.51", f"{by} {what} at {name}, {how}: die {die}{plus}{_effect(step)}")
    if phase == combat.HIT_BUSHO:
        first, second = divmod(die, at.DIE)
        again = f", then {second}" if first == at.DIE - 1 else ""
        return line("8.54, 9.26", f"the busho with {name}, under fire: die {first}{again}")
    against = f"die {die} against TQ {check_limit(cq, cs, target)}"
    held = die <= check_limit(cq, cs, target)
    if phase == combat.DISRUPTION:
        return line("8.52", f"{name} checks: {against}: it {'holds' if held else 'fails'}")
    return line("8.6", f"{name} is provoked: {against}: it {_provoked(step)}")


def _how(names: Names, step: Step, shooter: int, target: int) -> tuple[str, int]:
    """Describe a shot by range, flank, cover and volley, and return what they add to the die."""
    q, s = names.question, step.before
    one, other = (int(s[sh.MEMBER + number]) for number in (shooter, target))
    there = int(s[at.HEX + other])
    if one == s[at.FIRER]:
        through, bonus = bool(s[at.FIRE_FLANK]), int(s[at.FIRE_BONUS])
    else:
        side = aspect(names.field, int(s[at.HEX + one]), int(s[at.FACING + one]), there)
        through, bonus = side == "flank", 0
    flank = int(q[sh.FLANK_MODIFIER]) if through else 0
    cover = int(q[at.COVER + there])
    # the second of a volley adds one, the third two (8.22)
    how = shot_in_words(int(s[at.FIRE_RANGE]), flank, cover, bonus, names.ground[there], bonus)
    return how, flank + cover + bonus


def _provoked(step: Step) -> str:
    places = (combat.CHARGED_AT, combat.NEXT_CHARGE, combat.LURED)
    goes = any(step.after[sh.CS + place] != step.before[sh.CS + place] for place in places)
    return "goes for who fired" if goes else "stays in place"


def _effect(step: Step) -> str:
    """Say how many hits a shot has brought."""
    scored = sum(
        int(step.after[sh.CS + combat.SCORED + side] - step.before[sh.CS + combat.SCORED + side])
        for side in range(2)
    )
    return f": {many(scored, 'hit')}" if scored else ": no hit"
