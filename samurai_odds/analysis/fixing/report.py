"""Fixes of a scenario in words, as tables and as data."""

from itertools import chain
from typing import Any

from samurai_odds.analysis.favor import (
    NOBODY,
    UNDECIDED,
    Favor,
    equals_text,
    favor_of,
    wins_text,
)
from samurai_odds.analysis.fixing.bid import Bid
from samurai_odds.analysis.fixing.found import NAMED, Fix, Found
from samurai_odds.engine.answers.tables import MOST_NAMED, book_note, source_notes
from samurai_odds.grids.digits import rounded
from samurai_odds.grids.figure import error_note, round_percent
from samurai_odds.grids.grid import Grid, as_text
from samurai_odds.play.tables import SIDES

_WIDTH = 80
_UNFINISHED = "Within the margin so far, but a 95% interval reaches beyond it"
_NOTHING = "none of the changes allowed may help"
_UNLIKELY = 1e-3  # a chance below which it is not told exactly


def verdict_text(found: Found) -> str:
    """Return what evens the scenario, or how close it came."""
    now = f"{found.title}: {_wins(found.as_it_is)}."
    margin = f"within {100 * found.favor.margin:g} points of even"
    if found.fixes:
        many = "1 fix brings" if len(found.fixes) == 1 else f"{len(found.fixes)} fixes bring"
        best = found.fixes[0]
        return f"{now} {many} it {margin} for all bots. Smallest: {'; '.join(best.changes)}."
    if not found.tried:
        if found.is_even:
            return f"{now} No fix is called for: it is {margin} as it is."
        if not found.listed and all(
            one.favors in (NOBODY, UNDECIDED) for one in found.as_it_is.values()
        ):
            return f"{now} Undecided whether it is {margin} as it is: {_to_decide(found)}"
        return f"{now} Nothing tried: {'no time was left' if found.listed else _NOTHING}."
    if not found.nearest:
        why = "it was interrupted" if found.interrupted else "no time was left"
        said = f"{now} Nothing was checked on fresh games: {why}."
        return f"{said} Nearest so far: {_unchecked(found)}" if found.unchecked else said
    near = found.nearest[0]
    said = f"{now} No fix of one or two changes brings it {margin} for all bots."
    if found.cut_off:
        said = f"{now} No fix was found in this time that brings it {margin} for all bots."
    if near.gap <= found.favor.margin:
        said = f"{now} No fix is surely {margin} for all bots; one may be."
    if found.unchecked_is_nearer:
        said += f" Nearest: {_unchecked(found)}"
    else:
        said += f" Nearest: {'; '.join(near.changes)}: {_wins(near.favors)}"
        said += f" (even with a chance of {round_percent(near.chance())})."
    if found.cannot_agree and found.apart is not None:
        said += (
            " The bots cannot agree: where it is even on average, they are at least "
            f"{found.apart.in_points.text()} points apart."
        )
    return said


def _wins(favors: dict[str, Favor]) -> str:
    """Return the win rates in words, by bot; the first says whose they are."""
    first, *others = favors.items()
    said = [f"{wins_text(first[1])} {equals_text(*first)}"]
    for bot, one in others:
        rate = one.shares[0].text() if len(one.shares) == 2 else wins_text(one)
        said.append(f"{rate} {equals_text(bot, one)}")
    return ", ".join(said)


def _unchecked(found: Found) -> str:
    """Return the best of the search, with its win rates there."""
    best = found.unchecked[0]
    names, margin = best.subject.names, found.favor.margin
    favors = {bot: favor_of(won, names, margin) for bot, won in best.won.items()}
    chance = f"even with a chance of {round_percent(found.likely)}; not checked on fresh games"
    return f"{'; '.join(best.says)}: {_wins(favors)} ({chance})."


def _to_decide(found: Found) -> str:
    """Return how many games tell whether a scenario is even."""
    needed = [one.games_to_decide for one in found.as_it_is.values() if one.favors == UNDECIDED]
    if any(one is None for one in needed):
        return "it is too near the margin. Nothing was changed."
    games = max(one for one in needed if one is not None)
    return f"nothing was changed. To decide: --samples {games}, if the win rates stay."


def fixes_text(found: Found) -> str:
    """Write the answer for the terminal."""
    return as_text(fixes_grids(found), _WIDTH)


def fixes_grids(found: Found) -> list[Grid]:
    """The verdict; the fixes with the win rates of each bot; what else was checked."""
    heading = verdict_text(found)
    if found.bid is not None:
        heading += f"\n{_bid_text(found.bid, found.as_it_is)}"
    rows = [_lines("as it is", found.as_it_is)]
    rows += [
        _lines(f"{place}. {'; '.join(one.changes)}", one.favors)
        for place, one in enumerate(found.fixes, 1)
    ]
    grids = [Grid(heading, _columns(found), tuple(chain(*rows)))]
    for said, holds in ((_UNFINISHED, True), ("Checked, and not near enough", False)):
        others = [
            _lines("; ".join(one.changes), one.favors)
            for one in found.nearest[:NAMED]
            if (one.gap <= found.favor.margin) is holds
        ]
        if others:
            grids.append(Grid(said, _columns(found), tuple(chain(*others))))
    return [*grids, Grid("", (), (), _notes(found))]


def _columns(found: Found) -> tuple[str, ...]:
    names = list(found.favor.names.values())
    if len(names) == 2:
        return (f"{names[0]} wins with", *found.as_it_is)
    return ("wins", *names)


def _lines(says: str, favors: dict[str, Favor]) -> list[tuple[Any, ...]]:
    """Return the rows of a change: the first seat's win rates by bot; of more than two, a bot's."""
    if all(len(one.shares) == 2 for one in favors.values()):
        return [(says, *(one.shares[0] for one in favors.values()))]
    return [(f"{says} ({bot})", *one.shares) for bot, one in favors.items()]


def _bid_text(bid: Bid, favors: dict[str, Favor]) -> str:
    said = [
        f"{f'more than {bid.most}' if one is None else one.text()} {equals_text(bot, favors[bot])}"
        for bot, one in bid.amounts.items()
    ]
    who = bid.who[0].upper() + bid.who[1:]
    return f"{who} might bid, in {bid.unit}: {', '.join(said)}; {bid.means}."


def _notes(found: Found) -> tuple[str, ...]:
    made = found.provenance
    stopped = "; interrupted" if found.interrupted else ""
    of = "" if found.tried == found.listed else f" of {found.listed:,}"
    tried: tuple[str, ...] = ()
    if found.listed:
        tried = (
            f"Tried: {found.tried:,}{of} single changes and {found.pairs:,} pairs, on the same "
            f"games; what is listed was then played on up to {made.samples or 0:,} fresh games "
            "with each bot.",
        )
    weighed: tuple[str, ...] = ()
    if found.weighed:
        likely = "less than 0.1%" if found.hope < _UNLIKELY else round_percent(found.hope, 1)
        weighed = (
            f"Weighed by what was played: {found.weighed:,} changes and pairs; the likeliest of "
            f"those not played holds with a chance of {likely}.",
        )
    return (
        *_held_note(found),
        *tried,
        *weighed,
        f"Simulated: {found.played:,} games in all, seed {made.seed}; "
        f"{error_note(made.samples)}{stopped}. {book_note(made)}.",
        *source_notes(made.rests_on, MOST_NAMED),
    )


def _held_note(found: Found) -> tuple[str, ...]:
    """Return what it means that a fix holds, where a reader may compare it with a verdict."""
    if not found.fixes:
        return ()
    low, high = (f"{100 * bound:.3g}%" for bound in found.favor.bounds)
    return (
        f"A fix holds if the 95% intervals of its win rates lie within {low} to {high}, as in "
        "`balance`.",
    )


def fixes_dict(found: Found) -> dict[str, Any]:
    """Give everything as plain values, for JSON."""
    return {
        **found.provenance.to_dict(),
        "games": found.played,
        "interrupted": found.interrupted,
        "favors": found.favor.favors,
        "margin": found.favor.margin,
        "says": verdict_text(found),
        "as_it_is": {bot: _rate(one) for bot, one in found.as_it_is.items()},
        "fixes": [_fix_dict(one) for one in found.fixes],
        "nearest": [_fix_dict(one) for one in found.nearest],
        "unchecked": {"changes": list(found.unchecked[0].says), "chance_even": found.likely}
        if found.unchecked
        else None,
        "tried": {"listed": found.listed, "single": found.tried, "pairs": found.pairs},
        "cut_off": found.cut_off,
        "apart": None if found.apart is None else found.apart.to_dict(),
        "cannot_agree": found.cannot_agree,
        "weighed": {"pairs": found.weighed, "hope": found.hope},
        "bid": None if found.bid is None else found.bid.to_dict(),
    }


def _fix_dict(one: Fix) -> dict[str, Any]:
    return {
        "changes": list(one.changes),
        "cost": one.cost,
        "chance_even": rounded(one.chance(), 6),
        "win_rates": {bot: _rate(favor) for bot, favor in one.favors.items()},
        "scenario": one.scenario,
    }


def _rate(favor: Favor) -> dict[str, Any]:
    """Give red's win rate, where red and blue play; else those of all seats."""
    if list(favor.names) == list(SIDES):
        return favor.shares[0].to_dict()
    return {key: one.to_dict() for key, one in zip(favor.names, favor.shares, strict=True)}
