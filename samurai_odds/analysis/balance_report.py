"""The balance of a scenario: the verdict in words, then the tables that it rests on."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from samurai_odds.analysis.evidence import favored_dict
from samurai_odds.analysis.favor import (
    NOBODY,
    UNDECIDED,
    disagreement_text,
    ends_text,
    equals_text,
    favor_text,
    surer_text,
)
from samurai_odds.analysis.shares import FairnessResult, Section
from samurai_odds.engine.answers.tables import MOST_NAMED, simulated_note, source_notes
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.figure import Figure, error_note, points
from samurai_odds.grids.fitting import listed, wrapped
from samurai_odds.grids.grid import Grid, as_text

_WIDTH = 80


def balance_text(answer: Answer) -> str:
    """Write the answer for the terminal; no line breaks within a figure."""
    grids = [
        replace(grid, heading=wrapped(grid.heading, _WIDTH), notes=grid.notes)
        for grid in answer.grids()
    ]
    return as_text(grids, _WIDTH)


def heading_text(fairness: FairnessResult, *more: str) -> str:
    """Return the verdict, what players reported, how games end, what a surer verdict takes."""
    counted = "games" if fairness.seatings == 1 else "deals"
    said = (
        verdict_text(fairness),
        fairness.variation.sentence if fairness.variation else "",
        fairness.players.text if fairness.players else "",
        ends_text(fairness.ends),
        surer_text(fairness.favor, fairness.seconds, counted),
        *more,
    )
    return "\n".join(filter(None, said))


def verdict_text(fairness: FairnessResult) -> str:
    """Return whom the scenario favors, and how others fare."""
    said = [favor_text(fairness.favor, fairness.title, fairness.level)]
    apart = disagreement_text(fairness.bot, fairness.favor, fairness.others)
    meeting = fairness.meeting
    if meeting is not None and (meeting.is_upset or apart):
        said.append(meeting.text())
    if fairness.others and len(fairness.favor.shares) == 2:
        others = (f"{bot} {favor.shares[0].text()}" for bot, favor in fairness.others.items())
        said.append(f"With other bots: {', '.join(others)}.")
    said.append(apart)
    return " ".join(filter(None, said))


def advice_text(fairness: FairnessResult) -> str:
    """Return what to do where it is not fair; nothing where it is, or is not known to be."""
    if fairness.favor.favors in (NOBODY, UNDECIDED):
        return ""
    return "To find the smallest changes that make it fair: --fix."


# ---- the tables of a battle between two sides ----------------------------------------


def share_rows(
    fairness: FairnessResult, between: Sequence[tuple[Any, ...]]
) -> tuple[tuple[Any, ...], ...]:
    """Red's win rate by who plays, what single things are worth, battles without a victor."""
    rows: list[tuple[Any, ...]] = [(f"red wins, {fairness.level}", fairness.favor.shares[0])]
    others = fairness.others.items()
    rows += [(f"red wins, {equals_text(bot, one)}", one.shares[0]) for bot, one in others]
    rows += between
    if fairness.favor.nobody > 0:
        rows.append(("no winner (counts half)", fairness.favor.nobody))
    return tuple(rows)


def section_rows(sections: Sequence[Section], form: str = "text") -> list[tuple[Any, ...]]:
    """Return what single things are worth."""
    rows: list[tuple[Any, ...]] = []
    for section in sections:
        rows += [(says, figure) for says, _, figure in section.rows]
        if section.difference is not None:
            says, figure = section.difference
            rows.append((says, figure if form == "csv" else points(figure)))
    return rows


def section_grids(sections: Sequence[Section]) -> list[Grid]:
    """Return the table of what single things are worth, for a page that has the win rates."""
    rows = tuple(section_rows(sections))
    return [Grid("", ("", "win rate"), rows)] if rows else []


def notes(fairness: FairnessResult) -> tuple[str, ...]:
    """Return how the answer was made, and what it rests on."""
    made = fairness.provenance
    games = "game" if made.samples == 1 else "games"
    how = f"{made.samples:,} {games} for the win rate, {fairness.played:,} in all"
    return (
        simulated_note(made, how, error_note(fairness.favor.shares[0].samples)),
        *never_notes(fairness.never),
        *source_notes(made.rests_on, MOST_NAMED),
    )


def never_notes(never: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """Yield which tools of the rules bots never use, those with the same ones together."""
    for tools in dict.fromkeys(never.values()):
        bots = [bot for bot, own in never.items() if own == tools]
        yield f"Never used by {listed(bots)}, in 200 games counted: {', '.join(tools)}."


# ---- as data -------------------------------------------------------------------------


def balance_dict(fairness: FairnessResult) -> dict[str, Any]:
    """Give everything as plain values, for JSON."""
    return {
        **fairness.provenance.to_dict(),
        **favored_dict(fairness.favor, fairness.players),
        **({"sensitivity": fairness.variation.to_dict()} if fairness.variation else {}),
        "others": {bot: favor.to_dict() for bot, favor in fairness.others.items()},
        **({"meeting": fairness.meeting.to_dict()} if fairness.meeting else {}),
        "ends": dict(fairness.ends),
        "never_used": {bot: list(tools) for bot, tools in fairness.never.items()},
    }


def plain(figure: Figure | None) -> dict[str, float | None] | None:
    return None if figure is None else figure.to_dict()
