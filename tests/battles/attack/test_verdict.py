"""Should I attack?"""

import pytest

from samurai_odds import Limit, battles


def courses(odds):  # type: ignore[no-untyped-def]
    return {course.name: float(course.worth) for course in odds.verdict.courses}


def test_the_verdict_weighs_attacking_shooting_and_waiting() -> None:
    odds = battles.attack("ashigaru-bow", "samurai-spear", moved=1)
    weighed = courses(odds)
    assert list(weighed) == ["attack", "shoot from 2 hexes", "wait"]
    shot = battles.attack("ashigaru-bow", "samurai-spear", range=2)
    assert weighed["shoot from 2 hexes"] == shot.expect(shot.question.value)
    assert odds.verdict.text.startswith("Don't attack (-0.97 net blocks and banners). Best: shoot")


def test_who_stands_next_to_the_enemy_steps_back_to_shoot() -> None:
    weighed = courses(battles.attack("ashigaru-bow", "samurai-spear"))
    moved = battles.attack("ashigaru-bow", "samurai-spear", range=2, moved=1)
    assert weighed["step back and shoot"] == moved.expect(moved.question.value)


def test_who_comes_nearer_may_stay_and_shoot_from_where_he_stood() -> None:
    weighed = courses(battles.attack("ashigaru-bow", "samurai-spear", moved=2))
    still = battles.attack("ashigaru-bow", "samurai-spear", range=3)  # two dice, one if it moves
    assert weighed["shoot from 3 hexes"] == still.expect(still.question.value)
    assert "shoot from 2 hexes" not in weighed


def test_who_has_no_room_behind_him_does_not_step_back() -> None:
    odds = battles.attack("ashigaru-bow", "samurai-spear", attacker_room=0)
    assert list(courses(odds)) == ["attack", "wait"]


GROUNDS = [
    *("hill", "forest", "palisade", "fence", "building", "ravine", "castle", "ford", "field"),
    *("tent", "bridge", "shallow-ford"),
]


@pytest.mark.parametrize("ground", GROUNDS)
def test_who_closes_in_or_steps_back_leaves_the_ground_he_stood_on(ground: str) -> None:
    """B25: what he goes to is not known, so open ground, which the sentence says."""
    pair = ("samurai-bow", "ashigaru-spear")
    closed = battles.attack(*pair, moved=1)
    far = battles.attack(*pair, range=2, attacker_on=ground)
    assert courses(far)["close in and attack (from open ground)"] == closed.worth
    assert "close in and attack (from open ground), +0.67" in far.verdict.text
    shot = battles.attack(*pair, range=2, moved=1)
    near = battles.attack(*pair, attacker_on=ground)
    assert courses(near)["step back and shoot (from open ground)"] == shot.worth


def test_a_rider_leaves_his_field_and_who_comes_nearer_shoots_before_he_enters_a_wood() -> None:
    far = battles.attack("samurai-bow-cavalry", "ashigaru-bow", range=3, attacker_on="field")
    closed = battles.attack("samurai-bow-cavalry", "ashigaru-bow", moved=2)
    assert courses(far)["close in and attack (from open ground)"] == closed.worth
    near = battles.attack("ashigaru-bow", "samurai-spear", moved=1, attacker_on="forest")
    shot = battles.attack("ashigaru-bow", "samurai-spear", range=2)
    assert courses(near)["shoot from 2 hexes (from open ground)"] == shot.worth


def test_the_enemy_keeps_his_ground_whoever_comes() -> None:
    far = battles.attack("samurai-bow", "ashigaru-spear", range=2, defender_on="forest")
    closed = battles.attack("samurai-bow", "ashigaru-spear", moved=1, defender_on="forest")
    assert courses(far)["close in and attack"] == closed.worth


def test_a_card_orders_the_other_courses_too() -> None:
    charge = battles.attack("samurai-bow-cavalry", "levy", card="cavalry-charge")
    assert list(courses(charge)) == ["attack", "wait"]  # it allows no fire
    shogun = courses(battles.attack("samurai-bow-cavalry", "levy", card="shogun"))
    shot = battles.attack("samurai-bow-cavalry", "levy", range=2, moved=1, card="shogun")
    assert shogun["step back and shoot"] == shot.expect(shot.question.value)
    near = courses(battles.attack("ashigaru-bow", "levy", range=2, card="shogun"))
    closed = battles.attack("ashigaru-bow", "levy", moved=1, card="shogun")
    assert near["close in and attack"] == closed.expect(closed.question.value)
    for twice in ({"card": "hold-and-shoot"}, {"volleys": 2}):
        held = battles.attack("ashigaru-bow", "levy", range=2, **twice)  # type: ignore[arg-type]
        assert list(courses(held)) == ["shoot", "wait"]


def test_waiting_is_worth_the_value_of_nothing_happening() -> None:
    odds = battles.attack("samurai-spear", "levy", value="attacker_losses == 0")
    assert courses(odds)["wait"] == 1
    assert odds.verdict is not None
    assert odds.verdict.text.startswith("Don't attack (+0.")
    something = "1 / (battled_back + defender_eliminated + defender_pushed_back)"
    assert list(courses(battles.attack("samurai-spear", "levy", value=something))) == ["attack"]


def test_what_the_rules_forbid_is_no_course() -> None:
    assert list(courses(battles.attack("ashigaru-arquebus", "levy"))) == ["attack", "wait"]
    assert list(courses(battles.attack("ashigaru-arquebus", "levy", range=2))) == ["shoot", "wait"]
    assert list(courses(battles.attack("samurai-spear", "levy"))) == ["attack", "wait"]


def test_the_reply_is_the_other_units_attack_with_the_sides_exchanged() -> None:
    mine = {"defender_on": "forest", "attacker_on": "hill", "attacker_blocks": 2}
    odds = battles.attack("levy", "samurai-spear", **mine)
    his = {"attacker_on": "forest", "defender_on": "hill", "defender_blocks": 2}
    reply = battles.attack("samurai-spear", "levy", **his)
    worth = -float(reply.expect(reply.question.value))
    assert odds.verdict.asides[0] == f"If you wait and the defender attacks you: {worth:.2f}."


def test_a_value_of_ones_own_decides() -> None:
    text = battles.attack("levy", "samurai-spear", value="defender_losses").verdict.text
    assert text == "Attack: +0.33 by your value. Alternative: wait, 0."


def test_json_tells_the_verdict_its_value_and_the_headlines() -> None:
    odds = battles.attack("levy", "levy")
    data = odds.to_dict()
    assert data["verdict"] == odds.verdict.text
    assert data["value"]["value"] == pytest.approx(odds.expect(data["value"]["expression"]), 1e-11)
    assert data["alternatives"][-1] == {"name": "wait", "value": 0.0, "se": 0.0}
    eliminated = data["summary"]["defender eliminated"]["value"]
    assert eliminated == pytest.approx(odds.p("defender_eliminated"), 1e-11)


@pytest.mark.parametrize("condition", ["battled_back", "defender_losses > 0"])
def test_under_a_condition_the_worth_is_stated_and_nothing_advised(condition: str) -> None:
    verdict = battles.attack("levy", "levy").given(condition).verdict
    assert verdict.text.startswith(f"Where {condition}: ")
    assert verdict.courses == ()


def test_where_attacking_and_being_attacked_are_bad_it_says_when_the_attack_pays() -> None:
    """From the chance on at which waiting for the enemy's attack costs as much as one's own."""
    verdict = battles.attack("levy", "samurai-spear").verdict
    reply = battles.attack("samurai-spear", "levy").verdict.worth
    least = verdict.figures["pays_from"]
    assert float(least) == pytest.approx(float(verdict.worth) / -float(reply))
    assert verdict.asides[-1] == f"Attack only if that is at least {100 * least:.1f}% likely."
    held = verdict.to_dict()
    assert held["pays_from"] == {"value": pytest.approx(float(least)), "se": 0}
    assert held["if_attacked"]["value"] == pytest.approx(-float(reply))


def test_a_simulated_chance_from_which_an_attack_pays_has_its_error() -> None:
    exact = battles.attack("levy", "samurai-spear").verdict.figures["pays_from"]
    limit = Limit(samples=20_000)
    found = battles.attack("levy", "samurai-spear", method="monte-carlo", limit=limit).verdict
    least = found.figures["pays_from"]
    assert abs(least - exact) < 4 * least.se
    assert least.text() in found.asides[-1]


def test_an_attack_worse_than_the_enemys_never_pays() -> None:
    verdict = battles.attack("levy", "samurai-spear", first_strike=True).verdict
    assert float(verdict.worth) == pytest.approx(float(verdict.figures["if_attacked"]))
    assert verdict.asides[-1].endswith("wait in any case.")
    assert "pays_from" not in verdict.figures


@pytest.mark.parametrize(
    "given",
    [
        {"attacker": "ashigaru-bow", "defender": "samurai-spear"},  # steps back and shoots
        {"attacker": "levy", "defender": "levy"},  # the attack pays anyhow
        {"attacker": "levy", "defender": "samurai-spear", "value": "defender_losses - 2"},
    ],
)
def test_elsewhere_no_such_chance_is_named(given: dict[str, str]) -> None:
    verdict = battles.attack(**given).verdict  # type: ignore[arg-type]
    assert "pays_from" not in verdict.figures
    assert not any("only if" in text or "however" in text for text in verdict.asides)
