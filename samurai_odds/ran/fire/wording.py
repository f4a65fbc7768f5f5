"""A fire in words: its heading and its headline figures."""

from dataclasses import replace

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.ran.combat.second_contingent import second_in_words
from samurai_odds.ran.combat.wording import shock_headlines
from samurai_odds.ran.fire.given import GivenFire
from samurai_odds.ran.units import Unit

_SAID = ("flank", "lower", "return_fire", "return_flank", "unreachable", "busho_straight", "shock")
_PROVOKED_WORDS = (
    ("turned", "target turns to face"),
    ("charge", "target charges the firer"),
    ("lured", "target is lured a hex forward"),
    ("firer_charges", "firer charges in its turn"),
)


def fire_heading(fire: GivenFire) -> str:
    """Word the question in a line."""
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
    for who, leader in zip(fire.sides, fire.leaders, strict=True):
        if leader is not None:
            extras.append(f"{who}'s busho {leader.man}")
    text = f"RAN: {firers} fires {fire.volley.ranges_in_words()} at {_as_given(fire.target)}"
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
    found, options = [], fire.options
    if options["shock"] and not fire.shock_possible:
        found.append("this fire makes nobody charge (8.36, 8.6): no shock follows")
    if len(fire.firers) == 1:
        return found
    usual = options["volley_ranges"] is None and options["volley_flanks"] is None
    if usual and options["mode"] == "ordered":
        found.append(
            "the volley's units all fire at this range and through the same hexes (8.22): "
            "volley-ranges and volley-flanks say otherwise"
        )
    if fire.shock_possible and not fire.volley.zone:
        found.append("the shock is with one firer: charge-zone names two in one zone (9.11)")
    return found


def _as_given(unit: Unit) -> Unit:
    """Leave out how the unit would attack."""
    return replace(unit, words=tuple(w for w in unit.words if w not in ("charge", "flank")))
