"""A review as a page: who lost it, by choices or by luck; the turns that mattered; all turns."""

from samurai_odds.battles.advice.review_found import MARKS, FoundReview, ReviewedTurn
from samurai_odds.battles.advice.written import in_short
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid, as_text

_MOST_NAMED = 3
_WORTH_A_ROW = 0.02  # of error or luck, in a table that does not show all


def review_text(review: FoundReview, everything: bool = False) -> str:
    """Write a review for the terminal."""
    return as_text(review_grids(review, everything))


def review_grids(review: FoundReview, everything: bool = False) -> list[Grid]:
    """The sum of it; the turns that changed most; how it was found."""
    shown = [each for each in review.turns if everything or _matters(each)]
    rows = tuple(_row(each) for each in shown)
    columns = ("turn", "side", "red before", "choice", "mark", "luck")
    grids = [Grid("\n".join(summary(review)), columns if rows else (), rows)]
    better = [
        f"{each.reviewed.turn.number}: {_said(each.done)}; better: {_said(each.better)}"
        for each in shown
        if each.mark and each.better is not None
    ]
    if better:
        grids.append(Grid("\n".join(("What had been better, by turn:", *better)), (), (), ()))
    return [*grids, Grid("", (), (), _notes(review, len(shown)))]


def summary(review: FoundReview) -> list[str]:
    """Say who won, what both sides' choices and the luck came to, and which turns were worst."""
    said = [_outcome(review)]
    for seat, side in enumerate(SIDES):
        mine = [each for each in review.turns if each.reviewed.turn.seat == seat]
        lost = sum(float(each.reviewed.lost) for each in mine)
        marks = [
            f"{sum(each.mark == mark for each in mine)} {mark}"
            for _, mark in MARKS
            if any(each.mark == mark for each in mine)
        ]
        named = f" ({', '.join(marks)})" if marks else ""
        said.append(f"{side.capitalize()}'s choices gave away {100 * lost:.0f} %{named}.")
    luck = sum(float(each.reviewed.luck) for each in review.turns)
    said.append(f"Luck brought {'red' if luck >= 0 else 'blue'} {100 * abs(luck):.0f} %.")
    worst = sorted(
        (each for each in review.turns if each.mark), key=lambda each: -each.reviewed.lost
    )
    for each in worst[:_MOST_NAMED]:
        text = (
            f"Turn {each.reviewed.turn.number}, {each.side}: {each.reviewed.lost.text()} given away"
        )
        said.append(f"{text} by '{each.done[0]}'.")
    return said


def _outcome(review: FoundReview) -> str:
    called, start = review.played.called, review.start.text()
    if not review.played.finished:
        now = review.result.text()
        return (
            f"Red's chance in {called} was {start} at the start; where the text ends it is {now}."
        )
    won = {1.0: "Red", 0.0: "Blue"}.get(float(review.result), "Nobody")
    return f"{won} won {called}; red's chance at the start was {start}."


def _matters(each: ReviewedTurn) -> bool:
    one = each.reviewed
    return bool(each.mark) or abs(one.luck) >= _WORTH_A_ROW


def _row(each: ReviewedTurn) -> tuple[object, ...]:
    one = each.reviewed
    error = None if one.forced or not one.error else _percent(one.error)
    return (
        str(one.turn.number),
        each.side,
        one.before,
        error,
        each.mark,
        _percent(one.luck),
    )


def _percent(figure: Figure) -> Figure:
    """Show a change of a chance in per cent, with its sign."""
    return Figure(100 * float(figure), 100 * figure.se, figure.samples)


def _said(lines: tuple[str, ...] | None) -> str:
    return "" if lines is None else f"{lines[0]}: {in_short(lines[1:])}"


def _notes(review: FoundReview, shown: int) -> tuple[str, ...]:
    made, turns = review.provenance, len(review.turns)
    left = (f"{turns - shown} quieter turns are left out: --all",) if shown < turns else ()
    return (
        "choice, luck: by how many per cent red's chance changed; choice: before the first dice, "
        "against the best turn found; ?? 10 %, ? 5 %, ?! 2 % or more given away",
        *left,
        *review.played.remarks,
        f"monte-carlo, each turn played on {made.samples:,} times at most, seed {made.seed}; "
        f"± is one standard error; {book_note(made)}",
        *source_notes(made.rests_on),
    )
