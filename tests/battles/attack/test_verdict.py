"""Should I attack?"""

import pytest

from samurai_odds import battles


def courses(odds):  # type: ignore[no-untyped-def]
    return {course.name: float(course.worth) for course in odds.verdict.courses}


def test_the_verdict_weighs_attacking_shooting_and_waiting() -> None:
    odds = battles.attack("ashigaru-bow", "samurai-spear", moved=1)
    weighed = courses(odds)
    assert list(weighed) == ["attack", "shoot from 2 hexes", "wait"]
    shot = battles.attack("ashigaru-bow", "samurai-spear", range=2)
    assert weighed["shoot from 2 hexes"] == shot.expect(shot.asked.value)
    assert odds.verdict.text.startswith(
        "Do not attack: -0.97 net blocks and banners; better: shoot"
    )


def test_who_stands_next_to_the_enemy_steps_back_to_shoot() -> None:
    weighed = courses(battles.attack("ashigaru-bow", "samurai-spear"))
    moved = battles.attack("ashigaru-bow", "samurai-spear", range=2, moved=1)
    assert weighed["step back and shoot"] == moved.expect(moved.asked.value)


def test_who_comes_nearer_may_stay_and_shoot_from_where_he_stood() -> None:
    weighed = courses(battles.attack("ashigaru-bow", "samurai-spear", moved=2))
    still = battles.attack("ashigaru-bow", "samurai-spear", range=3)  # two dice, one if it moves
    assert weighed["shoot from 3 hexes"] == still.expect(still.asked.value)
    assert "shoot from 2 hexes" not in weighed


def test_who_has_no_room_behind_him_does_not_step_back() -> None:
    odds = battles.attack("ashigaru-bow", "samurai-spear", attacker_room=0)
    assert list(courses(odds)) == ["attack", "wait"]


def test_a_card_orders_the_other_courses_too() -> None:
    charge = battles.attack("samurai-bow-cavalry", "levy", card="cavalry-charge")
    assert list(courses(charge)) == ["attack", "wait"]  # it allows no fire
    shogun = courses(battles.attack("samurai-bow-cavalry", "levy", card="shogun"))
    shot = battles.attack("samurai-bow-cavalry", "levy", range=2, moved=1, card="shogun")
    assert shogun["step back and shoot"] == shot.expect(shot.asked.value)
    near = courses(battles.attack("ashigaru-bow", "levy", range=2, card="shogun"))
    closed = battles.attack("ashigaru-bow", "levy", moved=1, card="shogun")
    assert near["close in and attack"] == closed.expect(closed.asked.value)
    for twice in ({"card": "hold-and-shoot"}, {"volleys": 2}):
        held = battles.attack("ashigaru-bow", "levy", range=2, **twice)  # type: ignore[arg-type]
        assert list(courses(held)) == ["shoot", "wait"]


def test_waiting_is_worth_the_value_of_nothing_happening() -> None:
    odds = battles.attack("samurai-spear", "levy", value="attacker_losses == 0")
    assert courses(odds)["wait"] == 1
    assert odds.verdict is not None
    assert odds.verdict.text.startswith("Do not attack: +0.")
    something = "1 / (battled_back + defender_eliminated + defender_pushed_back)"
    assert list(courses(battles.attack("samurai-spear", "levy", value=something))) == ["attack"]


def test_what_the_rules_forbid_is_no_course() -> None:
    assert list(courses(battles.attack("ashigaru-arquebus", "levy"))) == ["attack", "wait"]
    assert list(courses(battles.attack("ashigaru-arquebus", "levy", range=2))) == ["shoot", "wait"]
    assert list(courses(battles.attack("samurai-spear", "levy"))) == ["attack", "wait"]


def test_the_reply_is_the_other_units_attack_with_the_sides_exchanged() -> None:
    odds = battles.attack("levy", "samurai-spear", defender_on="forest", attacker_blocks=2)
    reply = battles.attack("samurai-spear", "levy", attacker_on="forest", defender_blocks=2)
    worth = -float(reply.expect(reply.asked.value))
    assert odds.verdict.asides == (f"If you wait and it attacks you: {worth:.2f} for you.",)


def test_a_value_of_ones_own_decides() -> None:
    text = battles.attack("levy", "samurai-spear", value="defender_losses").verdict.text
    assert text == "Attack: +0.33 by your value; instead: wait (0)."


def test_json_tells_the_verdict_its_value_and_the_headlines() -> None:
    odds = battles.attack("levy", "levy")
    data = odds.to_dict()
    assert data["verdict"] == odds.verdict.text
    assert data["value"]["value"] == pytest.approx(odds.expect(data["value"]["expression"]), 1e-11)
    assert data["courses"][-1] == {"course": "wait", "value": 0.0, "se": 0.0}
    eliminated = data["headlines"]["defender eliminated"]["value"]
    assert eliminated == pytest.approx(odds.p("defender_eliminated"), 1e-11)


@pytest.mark.parametrize("condition", ["battled_back", "defender_losses > 0"])
def test_under_a_condition_the_worth_is_stated_and_nothing_advised(condition: str) -> None:
    verdict = battles.attack("levy", "levy").given(condition).verdict
    assert verdict.text.startswith(f"Where {condition}: ")
    assert verdict.courses == ()
