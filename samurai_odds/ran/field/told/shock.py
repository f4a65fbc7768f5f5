"""A Shock Segment told: who attacks, checks, individual combat, the clash (9, 11.4, 11.5)."""

from collections.abc import Callable, Iterator

from samurai_odds.play.game import State
from samurai_odds.play.replay import Step
from samurai_odds.ran.cohesion.states import check_limit, fights
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.combat.leaders import leads
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.told.naming import Names, is_choice, is_roll, line, many
from samurai_odds.ran.shock.clash import column, superiority
from samurai_odds.ran.shock.commitment import charged

_Teller = Callable[[Names, Step], tuple[str, str]]


def tell_shock(names: Names, step: Step) -> Iterator[str]:
    """Tell a step of a Shock Segment: its dice, then what was chosen."""
    phase, kind = int(step.before[at.PHASE]), int(-step.what // 10)
    if is_roll(step) and phase in _ROLLS:
        yield line(*_ROLLS[phase](names, step))
    elif is_choice(step) and step.value and kind in _CHOICES:
        yield line(*_CHOICES[kind](names, step))
    yield from _places(names, step)


def _places(names: Names, step: Step) -> Iterator[str]:
    """Tell who has gone back, advanced or turned."""
    before, after = step.before, step.after
    rule, goes = _GOING.get(int(before[at.PHASE]), ("11.4", "goes to"))
    for unit in range(len(names.counters)):
        was, now = int(before[at.HEX + unit]), int(after[at.HEX + unit])
        if was >= 0 and now >= 0 and was != now:
            yield line(rule, f"{names.unit(unit)} {goes} {names.hex(now)}")
        faces = int(after[at.FACING + unit])
        if now >= 0 and faces >= 0 and faces != before[at.FACING + unit]:
            yield line("7.13", f"{names.unit(unit)} turns to {names.facing(faces)}")


def asked(s: State) -> tuple[list[int], list[int]]:
    """Give the question and the state of the combat taken up."""
    return s[sh.CQ : sh.CQ_END].tolist(), s[sh.CS : sh.CS_END].tolist()


def member(names: Names, s: State, number: int) -> str:
    """Name a unit by its number in the combat taken up."""
    return names.unit(int(s[sh.MEMBER + number]))


_GOING = {
    sh.BREAKING_OFF: ("9.12", "goes back to"),
    sh.RETREATS: ("11.4", "retreats to"),
    sh.ADVANCES: ("11.5", "advances to"),
}

# ---- dice ----------------------------------------------------------------------------


def _coordination(names: Names, step: Step) -> tuple[str, str]:
    return "5.73", f"coordination of the two contingents: die {step.value}"


def _check(names: Names, step: Step) -> tuple[str, str]:
    cq, cs = asked(step.before)
    number = cs[combat.CURSOR]
    limit, name = check_limit(cq, cs, number), member(names, step.before, number)
    passed = step.value <= limit
    if cs[combat.PHASE] == combat.COMMIT:
        fate = "attacks" if passed else "does not attack"
        return "9.23", f"{name} checks: die {step.value} against TQ {limit}: it {fate}"
    fate = "may attack" if passed else "must go back"
    return "9.12", f"{name}, disrupted, checks: die {step.value} against TQ {limit}: it {fate}"


def _reaction(names: Names, step: Step) -> tuple[str, str]:
    cq, cs = asked(step.before)
    number = cs[combat.CURSOR]
    limit, name = check_limit(cq, cs, number), member(names, step.before, number)
    foot = cq[combat.row_of(number) + combat.FOOT]
    more = cq[combat.CHARGE_REACTION] if foot and charged(cq, cs) else 0
    plus = f" + {more} for the charge" if more else ""
    hits = many(max(0, step.value + more - limit), "hit")
    return "9.24", f"{name} reacts: die {step.value}{plus} against TQ {limit}: {hits}"


def _fight(names: Names, step: Step) -> tuple[str, str]:
    first, second = divmod(step.value, at.DIE)
    one, other = (int(step.before[sh.LEADER + side]) for side in range(2))
    if step.before[sh.CS + combat.PHASE] == combat.BOUT:
        both = f"{names.busho(one)} and {names.busho(other)}"
        return "9.25, 10.13", f"{both} fight: dice {first} and {second}"
    who = names.busho(one if one >= 0 else other)
    again = f", then {second}" if first == at.DIE - 1 else ""
    return "9.26", f"{who} amid the spears: die {first}{again}"


def _clash(names: Names, step: Step) -> tuple[str, str]:
    cq, cs = asked(step.before)
    sides = [
        [number for number in range(start, start + combat.MOST) if _is_there(step, cs, number)]
        for start in (0, combat.FIRST_DEFENDER)
    ]
    one, other = (", ".join(member(names, step.before, n) for n in side) for side in sides)
    verb = "shocks" if len(sides[0]) == 1 else "shock"
    modifier = int(leads(cq, cs, 0)) - int(leads(cq, cs, 1))
    plus = f" {modifier:+d} for busho" if modifier else ""
    doubled = ", position superiority" if superiority(cq, cs) else ""
    text = f"{one} {verb} {other}: column {column(cq, cs)}{doubled}, die {step.value}{plus}"
    return "9.27-9.28", text


def _is_there(step: Step, cs: list[int], number: int) -> bool:
    return bool(step.before[sh.MEMBER + number] >= 0 and fights(cs, number))


_ROLLS: dict[int, _Teller] = {
    sh.COORDINATING: _coordination,
    sh.CHECKING: _check,
    sh.REACTING: _reaction,
    sh.FIGHTING: _fight,
    sh.RESOLVING: _clash,
}


# ---- choices -------------------------------------------------------------------------

_SIDES = {sh.LEFT: "on its left", sh.RIGHT: "on its right", sh.BOTH: "on both its sides"}


def _attack(names: Names, step: Step) -> tuple[str, str]:
    what, unit = step.value // at.ACTION, step.value % at.ACTION - 1
    verb = "charges" if what >= sh.CHARGE else "is to attack"
    return "9.1", f"{names.unit(unit)} {verb} the enemy before it {_SIDES[what % sh.CHARGE]}"


def _give_up(names: Names, step: Step) -> tuple[str, str]:
    hits = step.before[sh.CS + combat.BOUTS : sh.CS + combat.BOUTS + 2]
    loser = int(step.before[sh.LEADER + (0 if hits[0] > hits[1] else 1)])
    return "10.14", f"{names.busho(loser)} withdraws from the fight"


def _type(names: Names, step: Step) -> tuple[str, str]:
    return "9.27", f"{names.unit(step.value - 1)} is used for the column"


_CHOICES: dict[int, _Teller] = {
    sh.ATTACK_CHOICE: _attack,
    sh.GIVE_UP_CHOICE: _give_up,
    sh.FACE_CHOICE: _type,
    sh.USE_CHOICE: _type,
}
