"""Numbers and truth values of numpy count as Python's in every public function.

Other things where a number, a text or a function is due are refused in a sentence.
"""

from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, OddsError, balance, battles, compare, ran, swords, table

THREE, TWO, YES, NO = np.int64(3), np.int8(2), np.True_, np.False_


@pytest.mark.parametrize(
    ("ask", "sides", "options"),
    [
        (battles.attack, ("levy", "levy"), {"attacker_blocks": THREE, "attacker_support": YES}),
        (swords.battle, ("daimyo, 3 spearmen", "spearman"), {"castle": YES, "stop_after": TWO}),
        (
            swords.campaign,
            ("daimyo, 3 spearmen", ["a: spearman"]),
            {"level": TWO, "first_round": NO},
        ),
        (swords.levy, (TWO, "gunner"), {"no_build": NO, "side": "attacker"}),
        (ran.shock, ("SI 7-4/6-3", "AS 6-4/5-3"), {"shift": TWO, "charge": NO, "engaged": YES}),
        (ran.fire, ("AS-T 5-4", "AS 6-4/5-3"), {"range": TWO}),
        (ran.duel, ("3/4", "4/3"), {"first_hits": np.uint8(1)}),
    ],
)
def test_answers_are_those_of_plain_numbers(
    ask: Any, sides: tuple[Any, ...], options: dict[str, Any]
) -> None:
    def plain(value: Any) -> Any:
        return value.item() if isinstance(value, np.generic) else value

    ours = ask(*sides, **options)
    theirs = ask(*map(plain, sides), **{name: plain(value) for name, value in options.items()})
    assert _timeless(ours.to_dict()) == _timeless(theirs.to_dict())
    assert "np." not in ours.to_json()


def _timeless(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in answer.items() if name != "elapsed_s"}


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: battles.play("study-spears", turn_limit=np.int64(0)), "not 0$"),
        (lambda: battles.advise("study-spears", replies=np.int64(-1)), "not -1$"),
        (lambda: battles.review("none", games=np.int64(1)), "got 1$"),
        (lambda: battles.ladder("study-spears", turn_limit=np.int64(0)), "not 0$"),
        (lambda: balance("study-spears", "random", turn_limit=np.int64(0)), "not 0$"),
        (lambda: swords.play(players=np.int64(7)), "not 7$"),
        (lambda: ran.turn("nunobeyama", "x", replies=np.int64(-1)), "not -1$"),
    ],
)
def test_full_games_take_them_as_well(ask: Any, says: str) -> None:
    with pytest.raises(OddsError, match=says):
        ask()


def test_limits_hold_plain_numbers() -> None:
    limit = Limit(stderr=np.float32(0.5), seconds=THREE, samples=np.int64(1_000))
    assert [type(value) for value in (limit.stderr, limit.seconds, limit.samples)] == [
        float,
        int,
        int,
    ]


def test_lists_of_values_to_compare() -> None:
    levies = {"attacker": "levy", "defender": "levy"}
    flags = [levies | {"attacker_support": flag} for flag in (NO, YES)]
    labels = [entry.label for entry in compare(battles.attack, *flags).entries]
    assert sorted(labels) == ["attacker-support", "levy"]
    support = {"attacker_support": [NO, YES]}
    sheet = table(battles.attack, support, {"attacker_blocks": np.arange(1, 3)}, "hits", **levies)
    assert [row[0] for row in sheet.rows] == ["False", "True"]


ATTACK: Any = {"attacker": "levy", "defender": "levy"}


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: battles.attack(**ATTACK, seed=True), "a seed is a whole number .*, not True"),
        (lambda: Limit(samples=True), "samples must be above 0, not True"),
        (lambda: Limit(seconds=True), "seconds must be above 0, not True"),
        (lambda: Limit(stderr=True), "stderr must be above 0, not True"),
        (lambda: battles.attack(**ATTACK).trace(True), "a whole number from 0 on, not True"),
        (lambda: battles.play("study-spears", turn_limit=True), "turn-limit .*, not True"),
        (lambda: battles.advise("study-spears", replies=True), "replies .*, not True"),
        (lambda: battles.review("none", threads=True), "threads .* 1 to 1024, not True"),
        (lambda: battles.play("study-spears", threads=-1), "threads .* 1 to 1024, not -1"),
        (lambda: battles.play("study-spears", threads="two"), "threads .* not 'two'"),
        (lambda: battles.attack(**ATTACK)[True], "unknown variable 'True'"),
        (lambda: battles.attack(**ATTACK)[None], "unknown variable 'None'"),
        (lambda: battles.attack(**ATTACK).given(["hits > 1"]), "an expression is text, not \\["),
        (lambda: compare(None), "a function such as battles.attack first, not None"),
        (lambda: compare(5, {}, {}), "a function such as battles.attack first, not 5"),
        (lambda: compare(battles.attack, {}), "the keywords of attack two or more times, got 1"),
        (lambda: compare(battles.attack, ATTACK, ATTACK, labels=True), "labels must be a list"),
        (lambda: compare(battles.attack, ATTACK, ATTACK, labels="ab"), "labels must be a list"),
        (lambda: compare(battles.attack, ATTACK, ATTACK, by=["hits"]), "an expression is text"),
    ],
)
def test_what_is_no_number_text_or_function_is_refused(ask: Any, says: str) -> None:
    with pytest.raises(OddsError, match=says):
        ask()
