"""A review as text: who lost it, by choices or by luck; the turns that mattered; all turns."""

from collections.abc import Sequence

from samurai_odds.battles.advice.orders_in_words import card_names, described
from samurai_odds.battles.advice.review_result import MARKS, ReviewedTurn, ReviewResult
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.battles.scenario.wording import counted
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid, as_text

_MOST_NAMED = 3
_WORTH_A_ROW = 0.02  # of error or luck, in a table that does not show all


def review_text(review: ReviewResult, everything: bool = False) -> str:
    return as_text(review_grids(review, everything))


def review_grids(review: ReviewResult, everything: bool = False) -> list[Grid]:
    """Return the summary; the turns that changed most; what was better in them; notes."""
    shown = [each for each in review.turns if everything or _matters(each)]
    rows = tuple(_row(each) for each in shown)
    columns = ("turn", "side", "red before", "decision", "mark", "luck")
    grids = [Grid("\n".join(summary(review)), columns if rows else (), rows)]
    cost = [_cost(each) for each in shown if each.mark]
    if cost:
        grids.append(Grid("\n".join(("What the marked decisions cost:", *cost)), (), ()))
    return [*grids, Grid("", (), (), _notes(review, len(shown)))]


def summary(review: ReviewResult) -> list[str]:
    """Return who won, what both sides' choices and the luck came to, and which turns were worst."""
    said = [_outcome(review)]
    for seat, side in enumerate(SIDES):
        mine = [each for each in review.turns if each.reviewed.turn.seat == seat]
        lost = sum(float(each.reviewed.lost) for each in mine)
        marks = _marks(mine)
        said.append(f"{side.capitalize()}'s decisions cost {_whole(lost)} of win chance{marks}.")
    luck = sum(float(each.reviewed.luck) for each in review.turns)
    said.append(f"Luck: {_whole(abs(luck))} to {'red' if luck >= 0 else 'blue'}.")
    said += [
        f"Turn {each.reviewed.turn.number}: {each.side} could have won at once."
        for each in review.turns
        if each.reviewed.missed_win
    ]
    marked = sorted(
        (each for each in review.turns if each.mark), key=lambda each: -each.reviewed.lost
    )
    worst = [f"turn {one.reviewed.turn.number} ({one.side}), {_lost(one)}" for one in marked]
    return [*said, *([f"Costliest: {'; '.join(worst[:_MOST_NAMED])}."] if worst else [])]


def _marks(turns: Sequence[ReviewedTurn]) -> str:
    """Count the marked choices of a side, the worst kind first."""
    found = [
        f"{count} {one if count == 1 else several} {mark}"
        for mark, (_, one, several) in MARKS.items()
        if (count := sum(each.mark == mark for each in turns))
    ]
    return f" ({', '.join(found)})" if found else ""


def _whole(share: float) -> str:
    """Print a sum of win chances in whole percentage points."""
    return counted(round(100 * share), "point")


def _lost(each: ReviewedTurn) -> str:
    return f"{_percent(each.reviewed.lost).text()} points"


def _cost(each: ReviewedTurn) -> str:
    """Return what a choice was and cost, and what was better."""
    done, better = _said(each, each.done), _said(each, each.better or each.done)
    cost = "missed a win at once" if each.reviewed.missed_win else f"lost {_lost(each)}"
    turn = f"Turn {each.reviewed.turn.number}, {each.side}"
    return f"{turn}, {cost} ({each.mark}) with {done}. Better: {better}."


def _outcome(review: ReviewResult) -> str:
    called, start = review.played.called, review.start.text()
    if review.turns and review.turns[0].reviewed.off[0]:
        start += f" (evaluation ± {100 * review.turns[0].reviewed.off[0]:.0f}%)"
    if not review.played.finished:
        now = review.result.text()
        return (
            f"Red's win chance in {called}: {start} at the start, {now} at the last turn recorded."
        )
    won = {1.0: "Red", 0.0: "Blue"}.get(float(review.result), "Nobody")
    return f"{won} won {called}. Red's win chance at the start was {start}."


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
    """Return a change of a win chance in percentage points."""
    return Figure(100 * float(figure), 100 * figure.se, figure.samples)


def _said(each: ReviewedTurn, lines: Sequence[str]) -> str:
    name = card_names(lines[0].removeprefix("lead "))
    return f"{name}: {described(each.scenario, lines[1:])}"


def _off(review: ReviewResult) -> tuple[str, ...]:
    """Say how far the evaluation may be off, where games were not played to the end."""
    chance, difference = (
        max((each.reviewed.off[k] for each in review.turns), default=0.0) for k in (0, 1)
    )
    if not chance and not difference:
        return ()
    return (
        f"Where games were not played to the end, the evaluation puts ± {100 * chance:.0f}% on "
        f"red before and ± {100 * difference:.1f} points on a decision.",
    )


def _notes(review: ReviewResult, shown: int) -> tuple[str, ...]:
    made, turns = review.provenance, len(review.turns)
    left = (f"Add --all for {turns - shown} quieter turns.",) if shown < turns else ()
    return (
        "decision, luck: change of red's win chance in percentage points; decision: before the "
        "first dice, against the best turn found. ?? blunder (10 points or a missed win), ? "
        "mistake (5), ?! inaccuracy (2).",
        *_off(review),
        *left,
        *review.played.remarks,
        f"Simulated: at most {made.samples:,} playouts per turn, seed {made.seed}; "
        f"± is one standard error. {book_note(made)}.",
        *source_notes(made.rests_on),
    )
