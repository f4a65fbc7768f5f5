"""The best use of some koku: mixes for attack and for defence against one enemy."""

import time
from collections.abc import Mapping
from typing import Any

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.errors import OddsError, unknown
from samurai_odds.swords.buying.purchase import check_koku
from samurai_odds.swords.buying.search import Progress, best_mixes, check_share, made, situation
from samurai_odds.swords.buying.searching import (
    SIDES,
    Found,
    Limits,
    Search,
    Tried,
    open_search,
    together,
)
from samurai_odds.swords.buying.verdict import levy_verdict

BOTH = "both"


def best_levy(
    koku: int,
    enemy: str,
    side: str,
    start: str | None,
    by: str | None,
    margin: float,
    rules: str | None,
    progress: Progress,
    limits: Limits,
    options: Mapping[str, Any],
) -> Found:
    """List the best mixes for each side asked for.

    With ``side`` "both", a side on which the enemy may not fight (two troops, or a
    fallen daimyo, cannot attack) is left out and the answer says so.
    """
    together(
        lambda: check_koku("koku", koku),
        lambda: check_share("margin", margin, "won"),
        lambda: _check_side(side),
        lambda: limits.check(side),
    )
    if side == BOTH and by is not None:
        raise OddsError("by with side both: attack and defence want different things; name a side")
    begun = time.perf_counter()
    listings: list[Listing] = []
    best: dict[str, str] = {}
    found: list[tuple[Search, Tried]] = []
    left_out: list[str] = []
    made_by = None
    for each in SIDES if side == BOTH else (side,):
        base = start or ("daimyo" if each == "attacker" else "none")
        try:
            search = open_search(each, enemy, base, by, rules, limits, options)
        except OddsError as refusal:
            if side != BOTH or (each == SIDES[-1] and not listings):
                raise
            left_out.append(f"as {each}: {refusal}")
            continue
        listing, tried, interrupted = best_mixes(search, koku, margin, progress)
        listings.append(listing)
        found.append((search, tried))
        best[each] = tried.mix.text
        made_by = made(search, "levy", {"koku": koku, "margin": margin}, begun, None)
        if interrupted:
            break
    assert made_by is not None
    if left_out:
        listings.append(Listing("left out", (), (), tuple(left_out)))
    asked = situation(dict(options) | limits.unusual)
    heading = f"Samurai Swords: the best {koku} koku against {enemy}{asked}"
    said = levy_verdict(found)
    return Found(heading, best, tuple(listings), made_by, verdict=said)


def _check_side(side: object) -> None:
    if side not in (*SIDES, BOTH):
        raise OddsError(unknown("side", side, (*SIDES, BOTH)))
