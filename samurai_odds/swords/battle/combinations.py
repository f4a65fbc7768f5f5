"""Which options of a battle do not go together, and why."""

from collections.abc import Iterator, Mapping
from typing import Any

from samurai_odds.engine.expressions import names_in
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.rounds.stopping import LIVE
from samurai_odds.swords.sides import LossRule

FIRST_ROUND = (
    "no battle is declared against a province with an army marker in the first round "
    "(Action 7, Phase B, Special First Round Rule)"
)


def combinations(options: Mapping[str, Any], facts: Facts) -> Iterator[str]:
    """Say which options do not go together."""
    if options["castle"] and options["fortress"]:
        yield "castle with fortress: a fortress replaces the castle's bonus units (Action 3)"
    elif options["bonus_left"] is not None:
        if not (options["castle"] or options["fortress"]):
            yield f"bonus-left {options['bonus_left']}: only with --castle or --fortress (S3)"
        else:
            most = facts.number("fortress_bonus" if options["fortress"] else "castle_bonus")
            if options["bonus_left"] > most:
                what = "fortress" if options["fortress"] else "castle"
                yield f"bonus-left {options['bonus_left']}: a {what} has {most} (Action 3)"
    for prefix in ("", "then_"):
        others = [
            f"{prefix}{name}".replace("_", "-")
            for name in ("stop_after", "stop_below", "stop_when")
            if options[f"{prefix}{name}"] is not None
        ]
        if options[f"{prefix}stop"] == "best" and others:
            yield f"{prefix.replace('_', '-')}stop best with {', '.join(others)}: choose one"
    if options["then_same_province"]:
        for name in ("origin_held", "then_origin_held"):
            if options[name]:
                yield (
                    f"then-same-province with {name.replace('_', '-')}: both troops of the "
                    "province fight; what is left of one holds it for the other"
                )
        if options["naval"] != options["then_naval"]:
            yield "then-same-province: give both naval and then-naval, or neither: it is one border"
    if options["then"] is None:
        for name, value in options.items():
            if name.startswith("then_") and value not in (None, False):
                yield f"{name.replace('_', '-')} needs --then, the force that attacks what is left"


def open_choices(options: Mapping[str, Any], rules: Mapping[str, LossRule]) -> Iterator[str]:
    """Refuse free losses where they would depend on more than the position."""
    sides = (
        ("attacker", "defender") if options["then"] is None else ("attacker", "defender", "then")
    )
    free = [f"{who}-losses" for who in sides if rules[who].best]
    if "defender-losses" in free and len(free) > 1:
        yield (
            f"{' and '.join(free)} 'best': both sides cannot look for their best losses at once; "
            "give one of them an order"
        )
    for prefix, who in (("", "attacker"), ("then_", "then")):
        if not (rules[who].best or rules["defender"].best):
            continue
        if options[f"{prefix}stop_after"] is not None:
            yield (
                f"{prefix.replace('_', '-')}stop-after with losses 'best': the best losses would "
                "depend on the round; stop on a position instead"
            )
        when = options[f"{prefix}stop_when"]
        used = sorted(names_in(when) & {"rounds", *LIVE}) if when is not None else []
        if used:
            yield (
                f"{prefix.replace('_', '-')}stop-when on {', '.join(used)} with losses 'best': "
                "the best losses would depend on it; stop on units or losses instead"
            )
