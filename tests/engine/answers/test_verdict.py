"""The sentence that opens an answer."""

from samurai_odds import Figure, battles
from samurai_odds.engine.answers.verdict import Course, judge


def said(*courses: tuple[str, Figure]) -> str:
    return judge([Course(*course) for course in courses], "x", "points").text


def test_the_best_course_is_advised() -> None:
    assert said(("attack", Figure(0.5)), ("wait", Figure(0.0))) == (
        "Attack: +0.50 points. Alternative: wait, 0."
    )


def test_a_worse_course_is_advised_against_and_the_best_named() -> None:
    text = said(("attack", Figure(-1.0)), ("wait", Figure(0.0)), ("shoot", Figure(0.25)))
    assert text == "Don't attack (-1.00 points). Best: shoot, +0.25. Otherwise wait, 0."


def test_what_else_could_be_done_is_listed_best_first() -> None:
    text = said(("attack", Figure(0.5)), ("close in", Figure(-1.0)), ("wait", Figure(0.0)))
    assert text == "Attack: +0.50 points. Alternatives: wait, 0; close in, -1.00."


def test_equal_courses_are_no_difference() -> None:
    text = said(("attack", Figure(0.1 + 0.2)), ("shoot", Figure(0.3)), ("wait", Figure(0.0)))
    assert text == "No difference: attack, +0.30 or shoot, +0.30 (points). Worse: wait, 0."


def test_a_worse_course_is_refused_though_the_others_are_equal() -> None:
    courses = ("attack", Figure(-1.0)), ("shoot", Figure(0.0)), ("wait", Figure(0.0))
    text = said(*courses)
    assert text == "Don't attack (-1.00 points). Best: shoot, 0 or wait, 0."
    text = said(*courses, ("flee", Figure(-0.5)))
    assert text == "Don't attack (-1.00 points). Best: shoot, 0 or wait, 0. Otherwise flee, -0.50."


def test_two_standard_errors_are_too_close_to_call() -> None:
    near = Figure(0.19, se=0.1, samples=100)
    assert said(("attack", near), ("wait", Figure(0.0))).startswith("Too close to call: attack")
    clear = Figure(0.21, se=0.1, samples=100)
    assert said(("attack", clear), ("wait", Figure(0.0))).startswith("Attack: +0.2 ± 0.1 points")


def test_a_verdict_prints_its_sentence() -> None:
    verdict = battles.attack("samurai-spear", "ashigaru-bow").verdict
    assert verdict is not None
    assert (
        str(verdict)
        == verdict.text
        == "Attack: +1.19 net blocks and banners. Alternative: wait, 0."
    )
