"""The play-by-play of shocks, shots and challenges (8.4-8.6, 9, 10.24-10.29)."""

from collections.abc import Callable, Iterator

from samurai_odds.play.game import State
from samurai_odds.play.replay import Step
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.challenge_duels import FOE, who_is_behind
from samurai_odds.ran.field.narration_names import Names, again, is_choice, is_roll, line, many
from samurai_odds.ran.field.pieces import FLANK, aspect
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.procedures.fire_numbers import shot_in_words
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.rules.fire import target_of
from samurai_odds.ran.rules.leaders import leads
from samurai_odds.ran.rules.shock import charged, column, superiority
from samurai_odds.ran.rules.states import check_limit, fights

# ---- A Shock Segment told (9, 11.4, 11.5) --------------------------------------------

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
    one, other = (int(step.before[sh.LEADER + side]) for side in range(2))
    if step.before[sh.CS + combat.PHASE] == combat.BOUT:
        first, second = divmod(step.value, at.DIE)
        both = f"{names.busho(one)} and {names.busho(other)}"
        return "9.25, 10.13", f"{both} fight: dice {first} and {second}"
    who = names.busho(one if one >= 0 else other)
    return "9.26", f"{who} amid the spears: {again(step.value)}"


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


# ---- A shot told (8.4-8.6) -----------------------------------------------------------


def tell_fire(names: Names, step: Step) -> Iterator[str]:
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
        return line("9.26", f"the man under fire: {again(step.value)}")
    firer = names.unit(int(step.before[at.FIRER]))
    where, away = names.hex(int(step.before[at.FIRE_HEX])), int(step.before[at.FIRE_RANGE])
    text = f"{firer} fires at the man alone in {where} (range {away}): die {step.value}"
    return line("8.54", text)


def _roll(names: Names, step: Step) -> str:
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
        return line("8.54, 9.26", f"the busho with {name}, under fire: {again(die)}")
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
        met = aspect(q, int(s[at.HEX + one]), int(s[at.FACING + one]), there)
        through, bonus = met == FLANK, 0
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
    scored = sum(
        int(step.after[sh.CS + combat.SCORED + side] - step.before[sh.CS + combat.SCORED + side])
        for side in range(2)
    )
    return f": {many(scored, 'hit')}" if scored else ": no hit"


# ---- A Samurai Challenge Phase told, from the challenge on (10.24-10.29) -------------


def tell_challenge(names: Names, step: Step) -> Iterator[str]:
    before, phase = step.before, int(step.before[at.PHASE])
    challenger = _challenger(names, before)
    if is_roll(step) and phase == sh.DUEL:
        first, second = divmod(step.value, at.DIE)
        dice = f"dice {first} and {second}"
        yield line("10.13", f"{challenger} and {_foe(names, before)} fight: {dice}")
    elif is_roll(step) and phase == sh.ASKING_LEAVE:
        who = names.busho(int(before[sh.FOE]))
        fate = "he sends a Samurai" if step.after[at.PHASE] == sh.DRAWING else "he may send nobody"
        yield line("10.25", f"{who}, finished: die {step.value}: {fate}")
    elif phase == sh.DRAWING and step.after[at.PHASE] == sh.DUEL:
        yield line("10.25", f"{_foe(names, step.after)} is drawn and takes it up")
    elif is_choice(step):
        yield from _choice(names, step, phase, challenger)


def _choice(names: Names, step: Step, phase: int, challenger: str) -> Iterator[str]:
    what, who = step.value // at.ACTION, step.value % at.ACTION - 1
    if phase == sh.ISSUING and step.value:
        yield line(*issued(names, step))
    elif phase == sh.ANSWERING and not step.value:
        yield line("10.27", f"nobody answers {challenger}")
    elif phase == sh.ANSWERING and what == sh.SENDS_ONE:
        yield line("10.25", f"{names.samurai[who]} takes up the challenge")
    elif phase == sh.ANSWERING:
        does = "accepts the challenge" if what == sh.GOES else "calls for a Samurai"
        yield line("10.25", f"{names.busho(who)} {does}")
    elif phase == sh.DEFENDING and step.value:
        yield line("10.28", f"{_foe(names, step.after)} meets {challenger}")
    elif phase == sh.YIELDING and step.value:
        behind = who_is_behind(step.before)
        loser = _foe(names, step.before) if behind == FOE else challenger
        yield line("10.14", f"{loser} withdraws from the fight")


def issued(names: Names, step: Step) -> tuple[str, str]:
    """Tell a challenge, or a suicide for the contingent's sake."""
    what, challenger = step.value // at.ACTION, _challenger(names, step.before)
    if what == sh.ISSUE:
        return "10.24", f"{challenger} calls for a worthy foe"
    busho = what in (sh.BUSHO_FOR_HITS, sh.BUSHO_FOR_RECOVERY)
    who = names.busho(int(step.before[at.CURRENT])) if busho else challenger
    brings = "remove hits" if what in (sh.DIES_FOR_HITS, sh.BUSHO_FOR_HITS) else "recover"
    return "10.4", f"{who} kills himself, that units may {brings}"


def _challenger(names: Names, s: State) -> str:
    return names.samurai[int(s[sh.CHALLENGER])] if s[sh.CHALLENGER] >= 0 else ""


def _foe(names: Names, s: State) -> str:
    if s[sh.FOE] >= 0:
        return names.busho(int(s[sh.FOE]))
    return names.samurai[int(s[sh.FOE_SAMURAI])]
