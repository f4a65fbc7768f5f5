"""A review to look at: the game on its board, the win chance to click on, mistakes marked."""

from collections.abc import Iterator, Sequence

from samurai_odds.analysis.advice.review_report import summary
from samurai_odds.analysis.advice.review_result import MARKS, Decision, ReviewResult
from samurai_odds.play.viewing.page import Judged, viewer
from samurai_odds.play.viewing.scene import Frame, key_of


def review_page(review: ReviewResult) -> str:
    staged = review.played.turns[0][0]
    shown = _frames(review)
    judged = [*_judged(review, shown), _end(review, len(shown) - 1)]
    seats = [0] if review.of_two_sides else [*review.winners]
    lines = [review.winners[seat] for seat in seats]
    about = " ".join(summary(review))
    return viewer(
        review.played.called, about, staged.ground, shown, judged, lines, review.turn_named
    )


def _frames(review: ReviewResult) -> Sequence[Frame]:
    """Return the frames of the record, or of each decision where only those are known."""
    if review.played.frames is not None:
        return review.played.frames()
    return [
        Frame(turn.number, (), staged.scene(turn.start.state), (key_of(turn.start.state),))
        for staged, turn in review.played.turns
    ]


def _judged(review: ReviewResult, shown: Sequence[Frame]) -> Iterator[Judged]:
    """Place each decision at the frame that tells what came of it."""
    places = {key: place for place, frame in enumerate(shown) for key in frame.decided}
    for each in review.turns:
        place = places[key_of(each.reviewed.turn.start.state)]
        before = _of(review, each.reviewed.before)
        yield Judged(place, before, each.mark, tuple(_said(review, each)))


def _end(review: ReviewResult, place: int) -> Judged:
    return Judged(place, _of(review, review.result))


def _of(review: ReviewResult, chances: Sequence[float]) -> tuple[float, ...]:
    seats = [0] if review.of_two_sides else [*review.winners]
    return tuple(float(chances[seat]) for seat in seats)


def _said(review: ReviewResult, each: Decision) -> Iterator[str]:
    """Tell a decision: the chance, what was done, what it gave away, what had been better."""
    one = each.reviewed
    own = one.before[one.turn.seat]
    yield f"{each.side} decides; win chance {own.text()}: {each.done.said}"
    if each.mark:
        yield f"{each.mark} {MARKS[each.mark][1]}: it cost {one.lost.text()} of win chance"
        if each.better is not None:
            yield f"Better: {each.better.said}"
