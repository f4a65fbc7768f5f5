"""Answers are asked again with every plausible value of what they rest on."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import OddsError, battles, ran, swords
from samurai_odds.battles import facts as of_battles
from samurai_odds.engine.plausible import DOUBTFUL, in_toml, laid_over
from samurai_odds.ran import facts as of_ran
from samurai_odds.ran import plausible as steps_of_ran
from samurai_odds.swords import facts as of_swords

GUNS, FOOT = "AS-T 5-4", "AS 6-4/5-3"


def packed(folder: Path, text: str) -> str:
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_bounds_are_the_answers_of_packs_written_by_hand(tmp_path: Path) -> None:
    shipped = of_ran.load().tables["fire"]
    worth = []
    for by in (-1, 1):
        rows = {}
        for key, row in shipped.items():
            if key != "source":
                rows[key] = [row[min(9, max(0, die + by))] for die in range(10)]
        text = "\n".join(["[fire]", "source = 'assumed'", *(f"{k} = {v}" for k, v in rows.items())])
        worth.append(float(ran.fire(GUNS, FOOT, range=2, charts=packed(tmp_path, text)).worth))
    found = ran.fire(GUNS, FOOT, range=2).sensitivity()
    assert found.bounds(found.deciding) == pytest.approx(tuple(worth), abs=1e-12)
    assert [one.of.what for one in found.tried] == ["fire", "fire"]
    assert found.together == ()  # one thing alone has no extremes


def test_all_values_go_one_way_at_once() -> None:
    found = ran.shock(
        "SI 7-4/6-3", f"{FOOT} 3h", terrain=["woods"], attacker_busho="6/5"
    ).sensitivity()
    alone = [float(one.figures.by_label[found.deciding]) for one in found.tried]
    least, greatest = found.bounds(found.deciding)
    assert len(found.together) == 2
    assert least < min(alone) < max(alone) < greatest


def test_a_step_that_turns_the_advice_is_named() -> None:
    found = ran.shock("SI 7-4/6-3", "SI 7-4/6-3 2h", terrain=["woods"]).sensitivity()
    turning = {(one.of.what, one.how) for one in found.turns}
    assert turning == {("terrain", "shifts one more")}
    assert """the advice turns to "Don't shock" with terrain, shifts one more.""" in found.sentence


def test_what_rests_on_the_rulebook_alone_does_not_move() -> None:
    found = ran.shock("SI 7-4/6-3", FOOT).sensitivity()
    assert not found.tried
    assert not found.fixed
    assert "No number in it is reconstructed or assumed." in str(found)


def test_values_of_ones_own_are_known_and_those_without_a_source_are_not(tmp_path: Path) -> None:
    mine = packed(tmp_path, "[units.bodyguard]\nclose_dice = { value = 5, source = 'yours' }\n")
    found = battles.attack("bodyguard", "levy", rules=mine).sensitivity()
    assert "close dice of bodyguard" not in {one.of.what for one in found.tried}
    bare = packed(tmp_path, "[units.bodyguard]\nclose_dice = 5\n")
    found = battles.attack("bodyguard", "levy", rules=bare).sensitivity()
    tried = {one.how: one for one in found.tried if one.of.what == "close dice of bodyguard"}
    assert set(tried) == {"4", "6"}
    assert tried["4"].figures.by_label[found.deciding] == battles.attack("bodyguard", "levy").worth


@pytest.mark.parametrize("number", ["7", "6"])
def test_no_number_is_tried_beyond_what_a_rules_file_may_hold(tmp_path: Path, number: str) -> None:
    rules = packed(tmp_path, f"[units.bodyguard]\nclose_dice = {number}\nhonor = 0\n")
    found = battles.attack("bodyguard", "levy", rules=rules).sensitivity()
    assert {one.how for one in found.tried if one.of.what == "honor of bodyguard"} == {"1"}


def test_every_chart_of_ran_that_is_not_published_can_be_varied() -> None:
    tables = of_ran.load().tables
    doubtful = {name for name, table in tables.items() if table["source"] in DOUBTFUL}
    named = {name.replace("_", " "): "assumed" for name in tables}
    steps = steps_of_ran.steps(named)
    assert {step.what for step in steps} == {name.replace("_", " ") for name in doubtful}
    for step in steps:
        assert len(step.others) == 2, step.what
        for _, own in step.others:
            assert not list(of_ran.faults(own, tables)), step.what


def test_what_is_not_varied_is_a_ruling() -> None:
    asked = [
        battles.attack("bodyguard", "ashigaru-bow", defender_leader="foot", defender_on="castle"),
        battles.attack("samurai-spear-cavalry", "levy", defender_room=1),
        swords.battle("daimyo, 3 spearmen", "daimyo, 2 gunners", stop="best"),
        ran.shock("SI 7-4/6-3", FOOT, terrain=["woods"], attacker_busho="6/5"),
        ran.fire(GUNS, "KB 7-6/6-5", range=2),
        ran.flight("15/8/5"),
        ran.assault(FOOT, GUNS),
    ]
    numbers = {of_battles.named(name) for name in of_battles.load().numbers}
    numbers |= {of_swords.named(name) for name in of_swords.load().numbers}
    numbers |= {name.replace("_", " ") for name in of_ran.load().tables}
    for odds in asked:
        found = odds.sensitivity()
        assert not numbers & set(found.fixed), odds
        assert not any(" of " in what and "(" not in what for what in found.fixed), found.fixed


def test_tables_written_are_read_back() -> None:
    fact = {"value": [1, 2], "source": "assumed"}
    under = {"version": 1, "fire": {"a-1": ["0", "1D"]}, "units": {"levy": {"x": 1}}}
    own = laid_over([under, {"units": {"levy": {"y": fact}}}])
    assert tomllib.loads(in_toml(own)) == own
    assert own["units"]["levy"] == {"x": 1, "y": fact}


def test_conditions_and_figures_asked_for_are_followed() -> None:
    odds = ran.fire(GUNS, FOOT, range=2).given("hits >= 1")
    found = odds.sensitivity(["hits == 1"])
    assert found.deciding == "hits == 1"
    assert found.bounds("hits == 1")[0] < odds.p("hits == 1") < 1


_UNMOVED = "No answer with fire dice moved of samurai-bow, 0: moved 1: samurai-bow may not fire"


@pytest.mark.parametrize(
    ("pair", "given", "left_out"),
    [
        (("samurai-bow", "samurai-spear"), {"range": 2, "moved": 1}, _UNMOVED),
        (
            ("bodyguard", "samurai-spear"),
            {"moved": 1},
            "No answer with moves and battles of bodyguard, 0: moved 1: bodyguard may move 0",
        ),
        (
            ("samurai-spear", "bodyguard"),
            {"ambush": True, "defender_honor": 1},
            "No answer with ambush cost, 2: ambush with defender-honor 1: the card costs 2",
        ),
    ],
)
def test_values_that_make_illegal_what_was_asked_are_left_out_and_named(
    pair: tuple[str, str], given: dict[str, Any], left_out: str
) -> None:
    odds = battles.attack(*pair, **given)
    found = odds.sensitivity()
    [said] = found.left_out
    assert said.startswith(left_out)
    assert said in " ".join(str(found).split())
    what = left_out.removeprefix("No answer with ").partition(",")[0]
    assert len([one for one in found.tried if one.of.what == what]) == 1  # the other way
    assert found.to_dict()["sensitivity"]["left_out"] == [said]
    assert "plausible values" in found.sentence


def test_where_no_other_value_is_legal_nothing_is_said_to_stand() -> None:
    found = battles.attack("samurai-bow", "levy", range=2, moved=1).sensitivity()
    alone = replace(found, tried=(), together=())
    assert alone.sentence == "What was asked is legal with no other plausible value."


def test_answers_that_are_sampled_are_refused() -> None:
    with pytest.raises(OddsError, match="exact"):
        battles.attack("levy", "levy", method="monte-carlo", limit=100).sensitivity()
