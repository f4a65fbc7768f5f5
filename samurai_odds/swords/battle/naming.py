"""The names made of a whole answer's variables: of one battle, and of both in a chain."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from samurai_odds.engine.expressions import evaluate
from samurai_odds.swords.battle.setup import Setup
from samurai_odds.swords.layout import CALLED_OFF, KINDS, RONIN
from samurai_odds.swords.rounds import outcomes
from samurai_odds.swords.rounds.outcomes import THEN


def derive(setup: Setup, found: Mapping[str, Any]) -> dict[str, Any]:
    """Give the names for expressions, row by row."""
    terms = setup.terms
    start: list[Any] = list(outcomes.counts_of(setup.defender))
    start[RONIN] = start[RONIN] + found.get("hidden_ronin", setup.hidden[0][0])
    made = outcomes.derive(
        found,
        (setup.first.force, start),
        terms.origin_held,
        terms.facts,
        partner=terms.partner,
    )
    made["province"] = 0 * made["won"] + terms.facts.number("province")
    if setup.then is None:
        return made
    left = [found[f"defender_{kind}"] for kind in KINDS]
    held: Any = setup.options["then_origin_held"]
    if setup.same_province:
        held = made["attacker_units"] > 0
    first = _first_enters(setup, found)
    made |= outcomes.derive(found, (setup.then.force, left), held, terms.facts, THEN, first)
    made["chain_value"] = _chain_value(terms.value, dict(found) | made)
    return made


def _first_enters(setup: Setup, found: Mapping[str, Any]) -> tuple[Any, Any]:
    """Say row by row whether what is left of the first troop may occupy the province.

    Once the second is gone, and while it lives (and may hold the province of both).
    """
    ronin = np.asarray(found["attacker_ronin"])
    regular = sum(np.asarray(found[f"attacker_{kind}"]) for kind in KINDS) - ronin
    held = setup.options["origin_held"]
    gone, lives = (
        outcomes.may_move_in(regular, ronin, by) for by in (held, held or setup.same_province)
    )
    return gone, lives


def _chain_value(value: str, names: Mapping[str, Any]) -> Any:
    """Value both battles of a chain together, the second where it was fought."""
    words, then = outcomes.words(), {"province": names["province"]}
    for name, column in names.items():
        if name.startswith(THEN) and name != "then_fought":
            then[name.removeprefix(THEN)] = column
    # what was not fought is named as called off: its worth is not counted
    then["result"] = np.minimum(then["result"], CALLED_OFF)
    later = evaluate(value, then, words) * names["then_fought"]
    return evaluate(value, names, words) + later
