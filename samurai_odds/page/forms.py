"""What the page asks for: the inputs of each question, made from their declarations."""

import json
from collections.abc import Collection, Iterable
from importlib import import_module
from typing import Any

from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.engine.answers.options import Option
from samurai_odds.engine.declaring import options_of
from samurai_odds.grids.fitting import capital
from samurai_odds.ran.units import MEANINGS, TYPES
from samurai_odds.swords.layout import KINDS, PLURALS

Field = dict[str, Any]
_SIDES = {  # by procedure: each side's keyword, its name, how it is put in and what it begins with
    "battles.attack": (
        ("attacker", "Attacker", "letters", "samurai-spear"),
        ("defender", "Defender", "letters", "ashigaru-bow"),
    ),
    "swords.battle": (
        ("attacker", "Attacker", "troop", "4 spearmen"),
        ("defender", "Defender", "troop", "2 gunners"),
    ),
    "ran.shock": (
        ("attacker", "Attacker", "counter", "SI 7-4/6-3"),
        ("defender", "Defender", "counter", "AS 6-4/5-3"),
    ),
    "ran.fire": (
        ("firer", "Firer", "counter", "AS-T 5-4"),
        ("target", "Target", "counter", "SI 7-4/6-3"),
    ),
    "ran.assault": (
        ("attacker", "Attacker", "counter", "KB 8-6/7-5"),
        ("defender", "Defender", "counter", "AS-T 5-4"),
    ),
    "ran.duel": (("first", "First", "text", "6/5"), ("second", "Second", "text", "5/5")),
    "ran.alone": (("enemy", "Enemy that comes near", "text", "AS"),),
    "ran.rally": (("units", "Routed unit", "text", "AS 6-4/5-3"),),
    "ran.flight": (("contingent", "Contingent", "text", "15/10/5"),),
    "ran.orders": (("busho", "Momentum of our busho, in order", "text", "5, 4, 3"),),
    "ran.withdraw": (("units", "Unit that withdraws", "counter", "AS 6-4/5-3"),),
    "ran.recover": (("units", "Unit", "counter", "AS 6-4/5-3 2h"),),
    "ran.rout": (),
    "swords.ninja": (),
}
_FIRST: dict[str, dict[str, Any]] = {  # what a question without sides begins with
    "ran.rout": {"level": 20, "points": 19, "combat": ["shock 'SI 7-4/6-3' 'AS 6-4/5-3'"]},
}
TITLES = {
    "battles": "Samurai Battles",
    "swords": "Samurai Swords",
    "ran": "RAN",
    "attack": "Attack",
    "battle": "Battle",
    "shock": "Shock",
    "fire": "Fire",
    "assault": "Assault",
    "duel": "Duel",
    "alone": "Busho alone",
    "rally": "Rally",
    "flight": "Contingent flight",
    "orders": "Orders phases",
    "withdraw": "Withdrawal",
    "recover": "Recovery",
    "rout": "Army rout",
    "ninja": "Ninja's strike",
}
_LEDES = {  # the sentence that says what is asked here
    "battles.attack": "Should I attack? Tap both units: exact odds.",
    "swords.battle": "Should I attack? Set both forces: exact odds.",
    "swords.ninja": "Is the ninja worth his koku? Exact odds of his strike.",
    "ran.shock": "Should I attack? Tap both units: exact odds.",
    "ran.fire": "Should I fire? Tap both units: exact odds.",
    "ran.assault": "Should I attack from afar, or charge? Tap both units.",
    "ran.duel": "Should he challenge? Give both busho: exact odds.",
    "ran.alone": "A busho without units: should he stay?",
    "ran.rally": "Does a routed unit come back? Exact odds.",
    "ran.flight": "Does the contingent flee? Exact odds.",
    "ran.orders": "How many orders phases come? Exact odds.",
    "ran.withdraw": "Should the unit withdraw? Exact odds.",
    "ran.recover": "How does the unit mend? Exact odds.",
    "ran.rout": "Does the army break? Exact odds.",
}
_LABELS = {  # of controls whose option's name says too little
    ("swords.battle", "stop"): "Call off where it pays",
    ("battles.attack", "moved"): "Hexes moved",
    ("battles.attack", "range"): "Hexes away",
}
_WRITTEN = {"tq": "TQ"}  # words of options that are not written as they are spelled
_MAIN = {  # beside the sides: what is asked first
    "battles.attack": (
        *("attacker_blocks", "defender_blocks", "attacker_on", "defender_on"),
        *("attacker_leader", "defender_leader", "range", "moved"),
    ),
    "swords.battle": ("castle", "fortress", "naval", "stop"),
    "ran.shock": ("charge", "flank", "terrain", "hexside", "shift"),
    "ran.fire": ("mode", "range", "terrain"),
    "ran.assault": ("charge", "approach", "terrain", "shift"),
    "ran.duel": ("first_hits", "second_hits", "first_withdraws", "second_withdraws"),
    "ran.alone": ("stays", "surrounded"),
    "ran.rally": ("no_room",),
    "ran.flight": ("busho",),
    "ran.orders": ("initiative", "enemy_busho", "enemy_activations", "momentum", "continuity"),
    "ran.withdraw": ("times", "approached_by", "from_behind", "active"),
    "ran.recover": ("busho", "phases", "in_zone", "under_fire"),
    "ran.rout": ("level", "points", "enemy_level", "combat"),
    "swords.ninja": ("hirer", "revenge_on", "after_round", "then_battle"),
}
_FEW = 6  # numbers that stand as buttons


BLANK: Field = {  # of a field that says nothing else
    **{"side": "", "choices": [], "usual": None, "least": 0, "most": 0, "group": "", "many": False}
}
BLANKS = json.dumps(BLANK, separators=(",", ":"))


def shortened(fields: Iterable[Field]) -> list[Field]:
    """Leave out of fields what is as usual, and what they mean, which stands with the option."""
    return [
        {
            name: value
            for name, value in field.items()
            if name != "help"
            and (name not in BLANK or value != BLANK[name] or type(value) is not type(BLANK[name]))
            and (name != "option" or value != field["name"].replace("_", "-"))
        }
        for field in fields
    ]


def forms(game: str, facts: Any = None) -> dict[str, Any]:
    """Return the forms of a game, by procedure; ``facts`` are the shipped ones, or your own."""
    facts = facts or import_module(f"samurai_odds.{game}.facts").load(None)
    forms_by_procedure = {}
    for whole, sides in _SIDES.items():
        home, _, procedure = whole.partition(".")
        if home == game:
            main = _MAIN[whole]
            fields = [_field(whole, option, sides, main, facts) for option in options_of(whole)]
            fields.sort(key=lambda field: _place(field, main))
            forms_by_procedure[procedure] = {
                "title": TITLES[procedure],
                "lede": _LEDES[whole],
                "sides": [
                    dict(zip(("name", "label", "kind", "usual"), s, strict=True)) for s in sides
                ],
                "first": _FIRST.get(whole, {}),
                "fields": fields,
                "charted": whole == "swords.battle",
            }
    return {"title": TITLES[game], "forms": forms_by_procedure, **_of_game(game)}


def fields_on_map(game: str) -> list[Field]:
    """Return what may be said of an attack on the map beside its two places."""
    whole, known = f"{game}.odds", import_module(f"samurai_odds.{game}.facts").load(None)
    options = [option for option in options_of(whole) if option.keyword not in ("rules", "value")]
    return [_field(whole, option, (), (), known) for option in options]


def _of_game(game: str) -> dict[str, Any]:
    if game == "battles":
        return {"letters": [*UNIT_LETTERS.items(), ("Lone", "lone-leader")]}
    if game == "swords":
        return {"kinds": list(zip(KINDS, PLURALS, strict=True))}
    return {"types": list(TYPES), "words": MEANINGS}


def _place(field: Field, main: Iterable[str]) -> int:
    listed = list(main)
    return listed.index(field["name"]) if field["name"] in listed else len(listed)


def _field(
    whole: str,
    option: Option,
    sides: Iterable[tuple[str, ...]],
    main: Collection[str],
    facts: Any,
) -> Field:
    side = next((s[0] for s in sides if option.keyword.startswith(f"{s[0]}_")), "")
    label = option.keyword.removeprefix(f"{side}_") if side else option.keyword
    choices = _choices(whole, option, facts)
    if choices and isinstance(option.default, str) and option.default not in choices:
        choices = [option.default, *choices]
    kind = "number" if option.takes is int else "flag" if option.takes is bool else "text"
    if choices:
        kind = "choice"
    most = option.most if option.most is not None else _most(whole, option, facts)
    if kind == "number" and most is not None and most - option.least < _FEW:
        kind = "few"
    words = capital(" ".join(_WRITTEN.get(one, one) for one in label.split("_")))
    if len(choices) == 1:
        words = f"{words}: {choices[0].replace('-', ' ')}"
    return {
        "name": option.keyword,
        "option": option.name,
        "side": side,
        "label": _LABELS.get((whole, option.keyword), words),
        "help": option.meaning,
        "kind": kind,
        "choices": choices,
        "usual": None if option.default == () else option.default,
        "least": option.least,
        "most": most,
        "group": option.group if option.keyword not in main else "",
        "many": option.repeatable,
    }


def _most(whole: str, option: Option, facts: Any) -> int | None:
    """Return the largest number that a game's own values allow, where the option names none."""
    if whole == "battles.attack" and option.keyword.endswith("blocks"):
        return int(facts.numbers["blocks"]["value"])
    return None


def _choices(whole: str, option: Option, facts: Any) -> list[str]:
    """List the words that an option takes."""
    if isinstance(option.takes, tuple):
        return list(option.takes)
    if whole == "battles.attack":
        from samurai_odds.battles.attack.options import choices

        return list(choices(option, facts))
    if whole.startswith("ran.") and option.keyword in ("terrain", "firer_terrain", "hexside"):
        table = facts.tables["hexsides" if option.keyword == "hexside" else "terrain"]
        return [name for name in table if name not in ("source", "clear")]
    return []
