"""The verdict, heading and headline figures of `ran fire` (8)."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

import numpy as np

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.engine.option_words import to_add
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.homes import options_of
from samurai_odds.ran.procedures.fire_inputs import GivenFire
from samurai_odds.ran.procedures.sides import leaders_in_words, second_in_words
from samurai_odds.ran.procedures.verdict import exact, may_weigh_more, stated, weighed
from samurai_odds.ran.procedures.weighing import hold, less, reasons, shock_headlines, tq_bonuses
from samurai_odds.ran.units import KB_B, SI_B, Unit

# ---- Fire or hold? Fire weighed with the charge that it may provoke ------------------

_COUNTED = "The charge that it may provoke is counted"
_MOVED_IN = (
    "A unit that moved in must shock (9.11), which is counted; after an advance it need not."
)
_ANYWAY = "Holding is not 0: a unit that moved in must shock (9.11). Use ran assault for one unit."
_APART = "What follows the fire is counted as a single combat: who else stands there is left out."
_SIDES = {"target": "attacker", "firer": "defender"}  # of the shock that comes of an entry
_OF_A_SIDE = ("tq_bonus", "busho", "busho_withdraws", "contingent", "behind")
_OF_THE_ENTRY = ("mode", "range", "shock")
_ALIKE = ("tq_bonus", "hexside", "advance_fire", "advance_turn")
_BY_MODE = {"harass": "harass", "entry": "fire", "retire": "fire", "return": "fire back"}


def weigh_fire(question: GivenFire, odds: Odds) -> Verdict:
    """Weigh the fire, the charge that it may provoke included, against a shock and holding."""
    value = question.worth
    name = _BY_MODE.get(question.options["mode"], "fire")
    if _shocks_anyway(question):
        return _on_entry(question, odds)
    after = followed(question) if may_weigh_more(odds) else None
    mine = question.firers_side
    asides = reasons(question, odds, mine)
    course = Course(name, fire_worth(question, odds))
    if after is not None:
        value = after.question.worth
        counted = f"{_COUNTED}{to_add(': see the last table, or add --shock')}."
        asides = (*reasons(after.question, after, mine), counted)
    shocks = _shocks(question, odds) if may_weigh_more(odds) else []
    if any(shocks):
        course = Course("only fire", course.worth)
    courses = [course, *shocks, hold(question, question.worth)]
    against = {"only fire": "don't only fire"}
    return weighed(question, value, courses, asides=asides, against=against, of=after or odds)


def _apart(question: GivenFire) -> tuple[str, ...]:
    """Say that single combats are counted, where the map would have told more."""
    return (_APART,) if question.on_map else ()


def fire_worth(question: GivenFire, odds: Odds) -> Figure:
    """Return what the fire is worth: with the charge, or the shock, that comes of it."""
    more = may_weigh_more(odds)
    if more and _shocks_anyway(question):
        on_map = _entered_on_map(question, odds)
        if on_map is not None:
            return on_map[0]
        fired, held = entered(question)
        if fired is not None and held is not None:
            return Figure(-float(fired.expect(fired.question.value)))
    counted = (followed(question) if more else None) or odds
    return counted.expect(counted.question.worth)


def _shocks_anyway(question: GivenFire) -> bool:
    """Say whether who comes in must shock though nobody fires: no charge is the fire's doing."""
    comes = question.options["mode"] == "entry" and question.gunfire_provokes
    counted = question.options["shock"] or not question.options["value"]
    return bool(comes and counted and question.target.type != KB_B)  # it shocks by choice (9.13)


def _on_entry(question: GivenFire, odds: Odds) -> Verdict:
    """Weigh fire at who moves in against none, each with the shock that follows (9.11)."""
    on_map = _entered_on_map(question, odds) if may_weigh_more(odds) else None
    if on_map is not None:
        ways: list[Course | None] = [Course("fire", on_map[0]), Course("hold", on_map[1])]
        asides = (*reasons(question, odds, question.firers_side), _MOVED_IN)
        return weighed(question, question.worth, ways, asides=asides)
    fired, held = entered(question) if may_weigh_more(odds) else (None, None)
    if fired is None or held is None:
        worth = fire_worth(question, odds)
        odds = (followed(question) if may_weigh_more(odds) else None) or odds
        counted = f"{signed(worth)} {question.weighed_unit}"
        mine = question.firers_side
        text = f"Fire: {counted}, with the charge that it may provoke."
        return stated(odds.question, text, worth, *reasons(odds.question, odds, mine), _ANYWAY)
    holding = Figure(-float(held.expect(held.question.value)))
    courses: list[Course | None] = [Course("fire", fire_worth(question, odds))]
    courses.append(Course("hold", holding))
    renamed = tuple(_renamed(text) for text in reasons(fired.question, fired, 1))
    value = _value_on_entry(fired)
    return weighed(question, value, courses, asides=(*renamed, *_apart(question), _MOVED_IN))


def _entered_on_map(question: GivenFire, odds: Odds) -> tuple[Figure, Figure] | None:
    """Return what fire at who moves in is worth, and none, with the shock on the map (9.11)."""
    if question.entered_on_map is None:
        return None
    held = question.entered_on_map(question.target)
    fired = _with_shock(odds, question, question.entered_on_map)
    return None if held is None or fired is None else (fired, held)


@lru_cache(maxsize=4)
def entered(question: GivenFire) -> tuple[Odds | None, Odds | None]:
    """Answer the shock that follows an entry, after the fire and without it; None if unknown."""
    inputs = _as_shock(question) if _shocks_anyway(question) else None
    if inputs is None:
        return None, None
    return exact(question, "assault", inputs), exact(question, "shock", inputs)


def counted(question: GivenFire) -> tuple[Listing, ...]:
    """Return as a table what the verdict counts beyond the fire: the charge, or the shock."""
    fired, held = entered(question)
    odds, title = followed(question), "with the charge that may follow"
    if _shocks_anyway(question) and question.entered_on_map is not None:
        return ()
    if _shocks_anyway(question) and fired is not None and held is not None:
        odds, title = fired, "with the shock that follows"
    if odds is None:
        return ()
    headlines = odds.question.headlines
    rows = [(_of_fire(label, odds), odds.p(text)) for label, text in headlines.chances]
    return (Listing("", (title, "chance"), tuple(row for row in rows if row[1])),)


def counted_rests_on(question: GivenFire, texts: tuple[str, ...]) -> dict[str, str]:
    """Return what the charge or shock rests on, if a value among ``texts`` counts it."""
    fired, held = entered(question)
    after = followed(question)
    if fired is not None and held is not None and _value_on_entry(fired) in texts:
        return {one: tag for odds in (fired, held) for one, tag in _all_of(odds).items()}
    if after is not None and after.question.worth in texts:
        return _all_of(after)
    return {}


def _all_of(odds: Odds) -> dict[str, str]:
    return odds.rests_on((odds.question.weighed_value,))


def _value_on_entry(fired: Odds) -> str:
    return f"-({_renamed(fired.question.value)})"


def _of_fire(label: str, odds: Odds) -> str:
    return label if "firer" in odds.question.sides else _renamed(label)


def _renamed(text: str) -> str:
    """Call the sides of a shock as those of the fire are called."""
    for own, other in _SIDES.items():
        text = text.replace(other, own).replace(other.capitalize(), own.capitalize())
    return text


def _as_shock(question: GivenFire) -> dict[str, Any] | None:
    """Give the same units and circumstances as those of a shock; None if some are not known there.

    Of Kibamusha it is taken that they came from afar (R32).
    """
    usual = {option.keyword: option.default for option in options_of("fire")}
    inputs: dict[str, Any] = {}
    for key, value in question.inputs.items():
        who, _, what = key.partition("_")
        if key in _SIDES:
            inputs[_SIDES[key]] = value
        elif key in _OF_THE_ENTRY or not value or value == usual[key]:
            continue
        elif who in _SIDES and what in _OF_A_SIDE:
            inputs[f"{_SIDES[who]}_{what}"] = value
        elif key in _ALIKE:
            inputs[key] = value
        elif key == "firer_terrain":
            inputs["terrain"] = (value,)
        elif key == "no_retreat":
            inputs[key] = _SIDES.get(value, value)
        elif (key, value) != ("began", "apart"):
            return None
    return inputs


@lru_cache(maxsize=4)
def followed(question: GivenFire) -> Odds | None:
    """Ask the same fire with the shock that it may lead to, where it was not asked for."""
    options = question.options
    may = question.charge_possible or question.firer_provoked
    if options["shock"] or options["value"] or not may:
        return None
    if question.followed_on_map is not None:
        return question.followed_on_map()
    inputs = {**question.inputs, "shock": True}
    return exact(question, "fire", inputs)


def _shocks(question: GivenFire, odds: Odds) -> list[Course | None]:
    """Weigh a shock instead of the fire, or after it, by bow-armed units that may (9.13)."""
    firer, options = question.firers[0], question.options
    able = firer.type in (SI_B, KB_B) and options["mode"] == "ordered" and question.in_command
    if not able or options["value"]:
        return []
    plain = question.leaders == (None, None) and not options["return_fire"]
    if question.closed_on_map is not None:
        return _closing_in(question, odds, plain)
    if not plain or any(question.aftermath.behind) or options["own_flank"]:
        return []
    first = _shock_upon(question, firer, question.target)
    if first is None:
        return []
    names = ("shock", "fire, then shock")
    if question.range > 1:
        names = ("close in and shock", "fire, then close in and shock")
    return [Course(names[0], first), _after_fire(question, odds, names[1])]


def _closing_in(question: GivenFire, odds: Odds, plain: bool) -> list[Course | None]:
    """Weigh a shock by a firer that closes in, from the best hex, and the same after the fire.

    After a fire that is ``plain``, so that it changes the target alone, it goes to the best of
    those hexes that it can still reach.
    """
    assert question.closed_on_map is not None
    ways = question.closed_on_map(question.target, False)
    ways.sort(key=lambda way: -round(float(way[2]), 9))
    courses: list[Course | None] = []
    for end, name, worth in ways:
        courses = courses or [Course(f"close in to {name} and shock", worth)]
        upon = partial(_closed_upon, question, end)
        if plain and upon(question.target) is not None:
            after = _with_shock(odds, question, upon)
            named = f"fire, then close in to {name} and shock"
            return [*courses, Course(named, after) if after is not None else None]
    return courses


def _closed_upon(question: GivenFire, end: int, target: Unit) -> Figure | None:
    """Give the worth of a shock by a firer that has fired and closes in to an end."""
    assert question.closed_on_map is not None
    figure = question.closed_on_map(target, True, end)
    return figure[0][2] if figure else None


def _after_fire(question: GivenFire, odds: Odds, name: str) -> Course | None:
    """Weigh the shock that follows the fire."""
    worth = _with_shock(odds, question, partial(_shock_upon, question, question.firers[0]))
    return None if worth is None else Course(name, worth)


def _with_shock(
    odds: Odds, question: GivenFire, worth_of: "Callable[[Unit], Figure | None]"
) -> Figure | None:
    """Add to the worth of a fire that of the shock after it, by what it leaves of the target."""
    states, hits = odds.columns["target_state"], odds.columns["target_hits"]
    total = float(odds.expect(question.worth))
    for state in (at.ORDERED, at.DISRUPTED):
        for left in np.unique(hits[states == state]):
            chance = float(odds.chance_of((states == state) & (hits == left)))
            target = _left(question.target, state, int(left))
            worth = worth_of(target)
            if worth is None:
                return None
            total += chance * float(worth)
    return Figure(total)


def _left(target: Unit, state: int, hits: int) -> Unit:
    unit = replace(target, hits=hits)
    return unit.with_words("disrupted") if state == at.DISRUPTED else unit


def _shock_upon(question: GivenFire, firer: Unit, target: Unit) -> Figure | None:
    """Give the worth of a shock by the firer: by choice where it stands, else by moving in."""
    if question.shocked_on_map is not None:
        figure = question.shocked_on_map(target)
        return None if figure is None else figure.expect(figure.question.value)
    options = question.options
    terrain = () if options["terrain"] == "clear" else (options["terrain"],)
    ground = {"terrain": terrain} if terrain else {}
    inputs: dict[str, Any] = {"defender": less(target, "through"), **ground}
    inputs |= tq_bonuses(question, {"firer": "attacker", "target": "defender"})
    attacker = less(firer, "through").with_words(*(("check",) if question.range == 1 else ()))
    procedure = "shock" if question.range == 1 else "assault"
    fought = exact(question, procedure, {"attacker": attacker, **inputs})
    return None if fought is None else fought.expect(fought.question.value)


# ---- A fire in words: its heading and its headline figures ---------------------------

_SAID = (
    "own_flank",
    "lower",
    "return_fire",
    "return_flank",
    "unreachable",
    "busho_straight",
    "shock",
)
_PROVOKED_WORDS = (
    ("turned", "target turns to face"),
    ("charge", "target charges the firer"),
    ("lured", "target is lured a hex forward"),
    ("firer_charges", "firer charges in its turn"),
)


def fire_heading(fire: GivenFire) -> str:
    firers, options = " + ".join(str(_as_given(unit)) for unit in fire.firers), fire.options
    extras = [options["mode"]] if options["mode"] != "ordered" else []
    extras += [name.replace("_", "-") for name in _SAID if options[name]]
    if options["began"]:
        extras.append(f"it began {options['began']}")
    if options["charge_through"]:
        extras.append(f"a charge comes through the {options['charge_through']}")
    if options["terrain"] != "clear":
        extras.append(f"target in {options['terrain']}")
    if options["approach"] != "front":
        must = " and must roll to face it" if options["turn"] == "roll" else " and faces it"
        extras.append(f"from its {options['approach']}{must}")
    for name in ("volley_flanks", "return_flanks", "return_to", "charge_zone"):
        if options[name] is not None:
            extras.append(f"{name.replace('_', ' ')} {options[name]}")
    if fire.beside is not None:
        extras.append(f"beside the charged unit {fire.beside}")
    extras += fire.aftermath.extras(fire.sides)
    extras += second_in_words(fire, fire.second_options)
    for place, unit in enumerate(fire.bystanders, 1):
        through = " through its flank" if place in fire.bystander_flanks else ""
        extras.append(f"{unit} fires at it{through}")
    extras += leaders_in_words(fire)
    text = f"{firers} fires {fire.volley.ranges_in_words()} at {_as_given(fire.target)}"
    return text + (f" ({', '.join(extras)})" if extras else "")


def fire_headlines(fire: GivenFire) -> Headlines:
    """Choose the figures to show when none are asked for."""
    first = [("at least one hit", "hits > 0")]
    for name, said in _PROVOKED_WORDS:
        if name in fire.variables:
            first.append((said, f"{name} == 1"))
    all_of = shock_headlines(fire, first)
    chances = tuple(c for c in all_of.chances if c[1].split()[0] in fire.variables)
    scored = [("firer", "hits")]
    left = [("target", "target_hits")]
    if fire.options["return_fire"]:
        scored.append(("returned", "return_hits"))
    if "firer_hits" in fire.variables:
        left.append(("firer", "firer_hits"))
    for who in ("beside", "target_behind", "firer_behind"):
        if f"{who}_hits" in fire.variables:
            left.append((who.replace("_", " "), f"{who}_hits"))
    spreads = (("hits scored", tuple(scored)), ("hits at the end", tuple(left)))
    return Headlines(chances, all_of.amounts, spreads)


def fire_remarks(fire: GivenFire) -> list[str]:
    """Say what is taken for granted, and that no shock can follow where one was asked for."""
    remarks, options = [], fire.options
    if options["shock"] and not fire.shock_possible:
        remarks.append("this fire makes nobody charge (8.36, 8.6): no shock follows")
    if len(fire.firers) == 1:
        return remarks
    usual = options["volley_ranges"] is None and options["volley_flanks"] is None
    if usual and options["mode"] == "ordered":
        remarks.append(
            "the volley's units all fire at this range and through the same hexes (8.22): "
            "volley-ranges and volley-flanks say otherwise"
        )
    if fire.shock_possible and not fire.volley.zone:
        remarks.append("the shock is with one firer: charge-zone names two in one zone (9.11)")
    return remarks


def _as_given(unit: Unit) -> Unit:
    """Leave out how the unit would attack."""
    return replace(unit, words=tuple(w for w in unit.words if w not in ("charge", "flank")))
