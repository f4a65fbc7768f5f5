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
from samurai_odds.analysis.fixing.result import NAMED, Fix, FixResult, chance_of_even
from samurai_odds.engine.answers.tables import MOST_NAMED, simulated_note, source_notes
from samurai_odds.grids.digits import rounded
from samurai_odds.grids.figure import error_note, round_percent
from samurai_odds.grids.grid import Grid, as_text
from samurai_odds.play.tables import SIDES

_WIDTH = 80
_UNFINISHED = "Within the margin so far, but a 95% interval reaches beyond it"
_NOTHING = "none of the changes allowed may help"
_UNLIKELY = 1e-3  # a chance below which it is not told exactly


def verdict_text(result: FixResult, titled: bool = True) -> str:
    """Return what evens the scenario, or how close it came; ``titled``: and how it is now."""
    now = f"{result.title}: {_wins(result.as_it_is)}. " if titled else ""
    margin = f"within {100 * result.favor.margin:g} points of even"
    if result.fixes:
        many = "1 fix brings" if len(result.fixes) == 1 else f"{len(result.fixes)} fixes bring"
        best = result.fixes[0]
        said = f"{now}{many} it {margin} for all bots. Smallest: {'; '.join(best.changes)}"
        return f"{said}: {_wins(best.favors)}."
    if result.with_judging:
        return f"{now}{_with_judging(result, margin)}"
    if result.is_even:
        return f"{now}No fix is called for: it is {margin} as it is."
    if not result.tried:
        if not result.listed and all(
            one.favors in (NOBODY, UNDECIDED) for one in result.as_it_is.values()
        ):
            return f"{now}Undecided whether it is {margin} as it is: {_to_decide(result)}"
        return f"{now}Nothing tried: {'no time was left' if result.listed else _NOTHING}."
    if result.nothing_is_nearer:
        chance = round_percent(chance_of_even(result.as_it_is))
        return (
            f"{now}No change that was tried is likelier to make it fair than leaving it as it is "
            f"(chance that it is fair: {chance}): {_to_decide(result)}"
        )
    if not result.nearest:
        why = "it was interrupted" if result.interrupted else "no time was left"
        said = f"{now}Nothing was checked on fresh games: {why}."
        return f"{said} Nearest so far: {_unchecked(result)}" if result.unchecked else said
    near = result.nearest[0]
    if result.favor.favors == NOBODY:
        judging = equals_text(next(iter(result.as_it_is)), result.favor)
        now += f"It is {margin} as it is {judging} alone. "
    said = f"{now}No fix of one or two changes brings it {margin} for all bots."
    if result.cut_off:
        said = f"{now}No fix was found in this time that brings it {margin} for all bots."
    if near.gap <= result.favor.margin:
        said = f"{now}No fix is surely {margin} for all bots; one may be."
    if result.unchecked_is_nearer:
        said += f" Nearest: {_unchecked(result)}"
    else:
        said += f" Nearest: {'; '.join(near.changes)}: {_wins(near.favors)}"
        said += f" (chance that it is fair: {round_percent(near.chance())})."
    return f"{said}{_apart(result)}"


def _with_judging(result: FixResult, margin: str) -> str:
    """Return what makes it even with the bot of the verdict, where nothing does with all."""
    best, judging = result.with_judging[0], next(iter(result.as_it_is))
    many = len(result.with_judging)
    held = f"{'1 fix brings' if many == 1 else f'{many} fixes bring'} it {margin}"
    return (
        f"No fix holds for all bots; {held} {equals_text(judging, best.favors[judging])} alone. "
        f"Smallest: {'; '.join(best.changes)}: {_wins(best.favors)}.{_apart(result)}"
    )


def _apart(result: FixResult) -> str:
    if not result.cannot_agree or result.apart is None:
        return ""
    return (
        " The bots cannot agree: where it is even on average, they are at least "
        f"{result.apart.in_points.text()} points apart."
    )


def _wins(favors: dict[str, Favor]) -> str:
    """Return the win rates in words, by bot; the first says whose they are."""
    first, *others = favors.items()
    said = [f"{wins_text(first[1])} {equals_text(*first)}"]
    for bot, one in others:
        rate = one.shares[0].text() if len(one.shares) == 2 else wins_text(one)
        said.append(f"{rate} {equals_text(bot, one)}")
    return ", ".join(said)


def _unchecked(result: FixResult) -> str:
    """Return the best of the search, with its win rates there."""
    best = result.unchecked[0]
    names, margin = best.subject.names, result.favor.margin
    favors = {bot: favor_of(won, names, margin) for bot, won in best.won.items()}
    chance = f"chance that it is fair: {round_percent(result.likely)}; not checked on fresh games"
    return f"{'; '.join(best.says)}: {_wins(favors)} ({chance})."


def _to_decide(result: FixResult) -> str:
    """Return how many games tell whether a scenario is even."""
    needed = [one.games_to_decide for one in result.as_it_is.values() if one.favors == UNDECIDED]
    if any(one is None for one in needed):
        return "it is too near the margin. Nothing was changed."
    games = max(one for one in needed if one is not None)
    return f"nothing was changed. To decide: --samples {games}, if the win rates stay."


def fixes_text(result: FixResult) -> str:
    """Write the answer for the terminal."""
    return as_text(fixes_grids(result), _WIDTH)


def fixes_grids(result: FixResult, titled: bool = True) -> list[Grid]:
    """The verdict; the fixes with the win rates of each bot; what else was checked."""
    heading = verdict_text(result, titled)
    if result.bid is not None:
        heading += f"\n{bid_text(result.bid, result.as_it_is)}"
    rows = [_lines("as it is", result.as_it_is)]
    rows += [
        _lines(f"{place}. {'; '.join(one.changes)}", one.favors)
        for place, one in enumerate(result.held, 1)
    ]
    themes = (f"{place}. {one.theme}" for place, one in enumerate(result.held, 1) if one.theme)
    grids = [Grid(heading, _columns(result), tuple(chain(*rows)), tuple(themes))]
    for said, holds in ((_UNFINISHED, True), ("Checked, and not near enough", False)):
        others = [
            _lines("; ".join(one.changes), one.favors)
            for one in result.nearest[:NAMED]
            if (one.gap <= result.favor.margin) is holds
        ]
        if others:
            grids.append(Grid(said, _columns(result), tuple(chain(*others))))
    return [*grids, Grid("", (), (), _notes(result))]


def _columns(result: FixResult) -> tuple[str, ...]:
    names = list(result.favor.names.values())
    if len(names) == 2:
        return (f"{names[0]} wins with", *result.as_it_is)
    return ("wins", *names)


def _lines(says: str, favors: dict[str, Favor]) -> list[tuple[Any, ...]]:
    """Return the rows of a change: the first seat's win rates by bot; of more than two, a bot's."""
    if all(len(one.shares) == 2 for one in favors.values()):
        return [(says, *(one.shares[0] for one in favors.values()))]
    return [(f"{says} ({bot})", *one.shares) for bot, one in favors.items()]


def bid_text(bid: Bid, favors: dict[str, Favor]) -> str:
    """Return what the favored side might bid, by bot."""
    said = [
        f"{f'more than {bid.most}' if one is None else one.text()} {equals_text(bot, favors[bot])}"
        for bot, one in bid.amounts.items()
    ]
    who = bid.who[0].upper() + bid.who[1:]
    return f"{who} might bid, in {bid.unit}: {', '.join(said)}; {bid.means}."


def _notes(result: FixResult) -> tuple[str, ...]:
    made = result.provenance
    of = "" if result.tried == result.listed else f" of {result.listed:,}"
    tried: tuple[str, ...] = ()
    if result.listed:
        shares = [one.shares[0] for fix in (*result.held, *result.nearest)
                  for one in fix.favors.values()]  # fmt: skip
        most = max((one.samples for one in shares), default=made.samples or 0)
        tried = (
            f"Tried: {result.tried:,}{of} single changes and {result.pairs:,} pairs, on the same "
            f"games; what is listed was then played on up to {most:,} fresh games "
            "with each bot.",
        )
    weighed: tuple[str, ...] = ()
    if result.weighed:
        likely = "less than 0.1%" if result.hope < _UNLIKELY else round_percent(result.hope, 1)
        weighed = (
            f"Weighed by what was played: {result.weighed:,} changes and pairs; the likeliest of "
            f"those not played holds with a chance of {likely}.",
        )
    return (
        *_held_note(result),
        *tried,
        *weighed,
        simulated_note(made, f"{result.played:,} games in all", error_note(made.samples)),
        *source_notes(made.rests_on, MOST_NAMED),
    )


def _held_note(result: FixResult) -> tuple[str, ...]:
    """Return what it means that a fix holds, where a reader may compare it with a verdict."""
    if not result.held:
        return ()
    low, high = (f"{100 * bound:.3g}%" for bound in result.favor.bounds)
    return (
        f"A fix holds if the 95% intervals of its win rates lie within {low} to {high}, as in "
        "`balance`.",
    )


def fixes_dict(result: FixResult) -> dict[str, Any]:
    """Give everything as plain values, for JSON."""
    return {
        **result.provenance.to_dict(),
        "games": result.played,
        "interrupted": result.interrupted,
        "favors": result.favor.favors,
        "margin": result.favor.margin,
        "says": verdict_text(result),
        "as_it_is": {bot: _rate(one) for bot, one in result.as_it_is.items()},
        "fixes": [_fix_dict(one) for one in result.fixes],
        "with_judging": [_fix_dict(one) for one in result.with_judging],
        "nearest": [_fix_dict(one) for one in result.nearest],
        "unchecked": {"changes": list(result.unchecked[0].says), "chance_even": result.likely}
        if result.unchecked
        else None,
        "tried": {"listed": result.listed, "single": result.tried, "pairs": result.pairs},
        "cut_off": result.cut_off,
        "apart": None if result.apart is None else result.apart.to_dict(),
        "cannot_agree": result.cannot_agree,
        "weighed": {"pairs": result.weighed, "hope": result.hope},
        "bid": None if result.bid is None else result.bid.to_dict(),
    }


def _fix_dict(one: Fix) -> dict[str, Any]:
    return {
        "changes": list(one.changes),
        "cost": one.cost,
        "theme": {"breaks": list(one.breaks), "keeps": list(one.keeps)},
        "chance_even": rounded(one.chance(), 6),
        "win_rates": {bot: _rate(favor) for bot, favor in one.favors.items()},
        "scenario": one.scenario,
    }


def _rate(favor: Favor) -> dict[str, Any]:
    """Give red's win rate, where red and blue play; else those of all seats."""
    if list(favor.names) == list(SIDES):
        return favor.shares[0].to_dict()
    return {key: one.to_dict() for key, one in zip(favor.names, favor.shares, strict=True)}
