"""The balance of a battle: the verdict in words, then the tables that it rests on."""

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap
from typing import Any

from samurai_odds.analysis.balance import CLOSE_CALL, ERROR_RATE, FAIR, FIRST_LOOK, OPEN
from samurai_odds.analysis.balance_matrix import SPLIT, Pair
from samurai_odds.analysis.fairness.found import SIDES, Found
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.grids.figure import Figure, error_note, points
from samurai_odds.grids.grid import Grid, as_text

_WIDTH = 80
_JOINED = "\u00a0"  # a space at which no line ends
_MOST_COLUMNS = 4  # bots of a square table; more are listed


def balance_text(found: Found) -> str:
    """Write the answer for the terminal; no line breaks within a figure."""
    grids = [
        replace(grid, heading=filled(grid.heading), notes=tuple(map(filled, grid.notes)))
        for grid in balance_grids(found)
    ]
    return as_text(grids, _WIDTH)


def filled(text: str, width: int = _WIDTH) -> str:
    """Break lines, but none within a figure."""
    lines = []
    for line in text.split("\n"):
        for joint in (" ±", "± "):
            line = line.replace(joint, joint.replace(" ", _JOINED))
        lines += wrap(line, width, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace(_JOINED, " ")


def balance_grids(found: Found, form: str = "text") -> list[Grid]:
    """The verdict; red's share by who plays, and what moves it; the changes that were tried."""
    heading = "\n".join((verdict_text(found), advice_text(found)))
    return [
        *_matrix(found, heading),
        Grid(heading if len(found.bots) == 1 else "", ("", "win rate"), _rows(found, form)),
        *_changes(found),
        Grid("", (), (), _notes(found)),
    ]


# ---- in words ------------------------------------------------------------------------


def verdict_text(found: Found) -> str:
    """Say in a sentence or two what the test has decided, for whom, and why."""
    verdict, margin = found.verdict, f"{100 * found.within:g} points"
    title = found.title
    bounds = f"{100 * verdict.low:.1f} to {100 * verdict.high:.1f}%"
    wins = f"red wins {found.share.text()}"
    seen = f"{wins} ({_who_plays(found)}; bounds {bounds})"
    half = " Draws count half." if found.nobody > 0 else ""
    if verdict.word == SPLIT:
        low, high = _apart(found)
        return (
            f"{title}: it depends on the players. Red wins "
            f"{low[1].text()} {pairing_name(found, low[0])}, "
            f"{high[1].text()} {pairing_name(found, high[0])}."
        )
    if verdict.word == FAIR:
        return f"{title} is fair within {margin}: {seen}.{half}"
    if verdict.word == OPEN:
        need = "" if verdict.looks else f" A verdict needs at least {FIRST_LOOK} games."
        wins = seen if verdict.looks else f"{wins} ({_who_plays(found)})"
        wider = " Play more games to decide." if verdict.looks else ""
        so_far = f"{title}: undecided whether it is fair within {margin}. So far {wins}."
        return f"{so_far}{need}{wider}{half}"
    side = verdict.word.partition(" ")[0]
    return f"{title} favors {side} by more than {margin}: {seen}.{half}"


def _who_plays(found: Found) -> str:
    """Name the bots of a verdict."""
    if len(found.bots) == 1:
        return f"{found.bots[0]} on both sides"
    return f"bots: {', '.join(found.bots)}"


def _apart(found: Found) -> tuple[tuple[Pair, Figure], tuple[Pair, Figure]]:
    """Find the pairings least and most in red's favor, the first of equals."""
    listed = list(found.pairings.items())
    return min(listed, key=lambda item: item[1]), max(listed, key=lambda item: item[1])


def pairing_name(found: Found, pair: Pair) -> str:
    """Name two bots who play each other."""
    one, other = (found.bots[player] for player in pair)
    if one == other:
        return f"between two {one} bots"
    return f"between {one} and {other}, sides swapped"


def advice_text(found: Found) -> str:
    """Say what would make it fairer, and how that did on fresh games."""
    best, check = found.smallest, found.check
    if found.verdict.word == SPLIT:
        return "No changes tried: the bots disagree which side it favors."
    if not found.tried:
        if abs(found.share - 0.5) <= CLOSE_CALL * found.share.se:
            return "No changes tried: the win rate is even within two standard errors."
        stopped = "interrupted" if found.interrupted else "no time was left"
        return f"No changes tried: {stopped}."
    if best is None:
        return "No change that was tried is clearly nearer to even."
    named = f"{best.change.says} (red wins {best.share.text()})"
    if check is None:
        return f"Nearest to even: {named}; not checked on fresh games."
    fresh = f"on fresh games red wins {check.share.text()} with it, {check.as_it_is.text()} without"
    if not check.holds:
        return f"No change surely helps: the best was {named}, but {fresh}."
    return f"Fix: {named}; {fresh}."


def mix_text(bots: Sequence[str], weights: Sequence[float]) -> str:
    """Say how often each bot is chosen."""
    chosen = [(bot, weight) for bot, weight in zip(bots, weights, strict=True) if weight > 0]
    if len(chosen) == 1:
        return chosen[0][0]
    return ", ".join(f"{bot} {100 * weight:.0f}%" for bot, weight in chosen)


# ---- the tables ----------------------------------------------------------------------


def _matrix(found: Found, heading: str) -> list[Grid]:
    """Red's share by the bot of red and that of blue."""
    bots = found.bots
    if len(bots) == 1:
        return []
    if len(bots) > _MOST_COLUMNS:
        rows = tuple(
            (f"red {bots[red]}, blue {bots[blue]}", figure)
            for (red, blue), figure in found.cells.items()
        )
        return [Grid(heading, ("who plays", "red wins"), rows)]
    square = tuple(
        (f"red {bot}", *(found.cells[red, blue] for blue in range(len(bots))))
        for red, bot in enumerate(bots)
    )
    return [Grid(heading, ("red wins", *(f"blue {bot}" for bot in bots)), square)]


def _rows(found: Found, form: str) -> tuple[tuple[Any, ...], ...]:
    """Red's share in equilibrium, the spread, single things, battles without a victor."""
    one = len(found.bots) == 1
    at = found.equilibrium
    rows: list[tuple[Any, ...]] = [("red wins", found.share)]
    if not one:
        rows = [("red wins, each side with its best bot", found.share)]
        for side, weights in zip(SIDES, (at.red, at.blue), strict=True):
            rows.append((f"best for {side}", mix_text(found.bots, weights)))
        low, high = _apart(found)
        span = f"{100 * low[1]:.1f} to {100 * high[1]:.1f}%"
        rows.append(("same bot on both sides, or sides swapped", span))
    for section in found.sections:
        rows += [(says, figure) for says, _, figure in section.rows]
        if section.difference is not None:
            says, figure = section.difference
            rows.append((says, figure if form == "csv" else points(figure)))
    if found.nobody > 0:
        rows.append(("no winner (counts half)", found.nobody))
    return tuple(rows)


def _changes(found: Found) -> list[Grid]:
    if not found.tried:
        return []
    rows = tuple(
        (tried.change.says, tried.share, "=" if tried.tied else "") for tried in found.tried
    )
    tied = "'=': as near to even as the first, within 2 standard errors"
    return [Grid("", ("change", "red wins", "tied"), rows, (tied,))]


def _notes(found: Found) -> tuple[str, ...]:
    made = found.provenance
    stopped = "; interrupted" if found.interrupted else ""
    games = "game" if made.samples == 1 else "games"
    checked = (
        f"; the change was checked on {found.check.games:,} games per pair of bots"
        if found.check
        else ""
    )
    return (
        f"Simulated: {made.samples:,} {games} for the win rate, {found.played:,} in all, "
        f"seed {made.seed}; {error_note(found.share.samples)}{checked}{stopped}. "
        f"{book_note(made)}.",
        *_looks_note(found.verdict.looks),
        *source_notes(made.rests_on),
    )


def _looks_note(looks: int) -> tuple[str, ...]:
    """Say how often a verdict is wrong, if there were games enough to look at all."""
    if not looks:
        return (f"Fewer than the {FIRST_LOOK} games per pair of bots that a verdict needs.",)
    several = f"over all {looks} looks" if looks > 1 else "at its one look"
    return (f"A verdict is wrong in at most {100 * ERROR_RATE:g}% of cases, {several}.",)


# ---- as data -------------------------------------------------------------------------


def balance_dict(found: Found) -> dict[str, Any]:
    """Give everything as plain values, for JSON."""
    made, bots, at = found.provenance, found.bots, found.equilibrium
    best, check = found.smallest, found.check
    return {
        **made.to_dict(),
        "battles": found.played,
        "interrupted": found.interrupted,
        "red_share": plain(found.share),
        "verdict": found.verdict.word,
        "says": verdict_text(found),
        "advice": advice_text(found),
        "within": found.within,
        "bounds": [found.verdict.low, found.verdict.high],
        "error_rate": ERROR_RATE,
        "bots": list(bots),
        "matrix": [
            {"red": bots[red], "blue": bots[blue], "red_share": plain(figure)}
            for (red, blue), figure in found.cells.items()
        ],
        "equilibrium": {
            "red_share": plain(found.share),
            "red": dict(zip(bots, at.red, strict=True)),
            "blue": dict(zip(bots, at.blue, strict=True)),
        },
        "pairings": [
            {"bots": [bots[one], bots[other]], "red_share": plain(figure)}
            for (one, other), figure in found.pairings.items()
        ],
        "spread": found.spread,
        "red_share_by_seating": [plain(figure) for figure in found.swapped],
        "nobody": plain(found.nobody),
        "changes": [
            {
                "change": tried.change.says,
                "share": plain(tried.share),
                "tied": tried.tied,
                "nearer": tried.nearer,
            }
            for tried in found.tried
        ],
        "smallest_change": None if best is None else best.change.says,
        "check": None
        if check is None
        else {
            "red_share": plain(check.share),
            "as_it_is": plain(check.as_it_is),
            "gain": plain(check.gain),
            "games": check.games,
            "holds": check.holds,
        },
    }


def plain(figure: Figure | None) -> dict[str, float | None] | None:
    """Give a figure and its error."""
    return None if figure is None else figure.to_dict()
