"""What is seen of an answer in three seconds: no figure reads against what is to be done."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.errors import OddsError
from samurai_odds.page.answering import ask, shown
from samurai_odds.page.forms import forms
from samurai_odds.page.scripts import GAMES, questions

LEFT = ("Don't", "Don’t")  # how advice begins that leaves something
EVEN = ("No difference", "Too close to call")


def sound(answer: dict[str, Any]) -> bool:
    """Check the figures of an answer against its advice; say whether it has any."""
    glance = answer["glance"]
    chances = [share for _, share, _ in glance["scale"]]
    assert not chances or sum(chances) == pytest.approx(1)
    do, figure = glance["do"], glance["figure"]
    if not do:
        assert not figure
        assert answer["verdict"]
        return False
    sign = 0 if do.startswith(EVEN) else -1 if do.startswith(LEFT) else 1
    if figure.endswith("%"):
        assert sign > 0
        assert chances[0] >= 0.5
    elif sign:
        assert figure.startswith("+" if sign > 0 else "-") or do == "Bid at most", glance
    if sign and chances and not glance["of"] and sign * (chances[0] - chances[-1]) < 0:
        assert glance["note"], glance
    assert "--" not in do + glance["instead"] + glance["note"] + glance["more"]
    return True


def usual(form: dict[str, Any]) -> dict[str, Any]:
    return {**form["first"], **{side["name"]: side["usual"] for side in form["sides"]}}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_begins_with_a_sound_answer(game: str) -> None:
    for procedure, form in forms(game)["forms"].items():
        sound(shown(ask(questions(game)[procedure], usual(form))))


def drawn(game: str, form: dict[str, Any], random_of: random.Random) -> dict[str, Any]:
    """Draw what may be tapped: sides, and some of the fields that have choices."""
    given = usual(form)
    about = forms(game)
    for side in form["sides"]:
        if side["kind"] == "letters":
            given[side["name"]] = random_of.choice([*UNIT_LETTERS.values()])
        elif side["kind"] == "troop":
            kinds = random_of.sample(about["kinds"], random_of.randint(1, 3))
            counts = [(1 if one[0] == "daimyo" else random_of.randint(1, 4), one) for one in kinds]
            given[side["name"]] = ", ".join(f"{n} {kind[n > 1]}" for n, kind in counts)
        elif side["kind"] == "counter":
            tq, ma = random_of.randint(3, 8), random_of.randint(1, 7)
            kinds = [one for one in about["types"] if side["name"] != "firer" or "-" in one]
            kind = random_of.choice(kinds)
            fires = "-" in kind or kind == "Honjin"  # such units have no disrupted side
            second = "" if fires else f"/{tq - 1}-{max(ma - 1, 1)}"
            hits = random_of.choice(["", "", " 1h", " 2h"])
            given[side["name"]] = f"{kind} {tq}-{ma}{second}{hits}"
    main = [field for field in form["fields"] if not field["group"]]
    fields = random_of.sample(main, min(2, len(main))) + random_of.sample(form["fields"], 1)
    for field in fields:
        if field["kind"] == "flag":
            given[field["name"]] = True
        elif field["kind"] == "choice":
            one = random_of.choice(field["choices"])
            given[field["name"]] = [one] if field["many"] else one
        elif field["kind"] == "few":
            given[field["name"]] = random_of.randint(field["least"], field["most"])
        elif field["kind"] == "number" and field["name"] not in ("hidden", "samples"):
            given[field["name"]] = field["least"] + random_of.randint(0, 3)
    return given


def answers(game: str, procedure: str, number: int, seed: int) -> Iterator[dict[str, Any]]:
    """Ask so many questions of a form that the rules allow."""
    form, random_of = forms(game)["forms"][procedure], random.Random(seed)
    asked = questions(game)[procedure]
    for _ in range(number):
        try:
            yield shown(ask(asked, drawn(game, form, random_of)))
        except OddsError:
            continue


def test_every_pair_of_units_of_battles_is_sound() -> None:
    asked = questions("battles")["attack"]
    for attacker in UNIT_LETTERS.values():
        for defender in UNIT_LETTERS.values():
            assert sound(shown(ask(asked, {"attacker": attacker, "defender": defender})))


SIZES = {
    **{"battles.attack": 120, "swords.battle": 60, "ran.shock": 60, "ran.fire": 60},
    **{"ran.assault": 60, "ran.duel": 20},
}


@pytest.mark.parametrize("whole", SIZES)
def test_answers_drawn_from_the_forms_are_sound(whole: str) -> None:
    game, _, procedure = whole.partition(".")
    assert sum(map(sound, answers(game, procedure, SIZES[whole], 48))) > 1


@pytest.mark.long
@pytest.mark.parametrize("whole", SIZES)
def test_many_answers_drawn_from_the_forms_are_sound(whole: str) -> None:
    game, _, procedure = whole.partition(".")
    assert sum(map(sound, answers(game, procedure, 10 * SIZES[whole], 49))) > 40
