"""Orders phases: against the reference, the rulebook's examples, the best trump, refusals."""

import random

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.engine.limit import Limit
from tests.ran.reference.orders import Side, odds
from tests.ran.tools import assert_same_table, assert_sample_agrees, replay

NAMES = ("phases", "first_phases", "enemy_phases", "ended", "withdrew")
TRUMPS = ("trumps_tried", "enemy_trumps_tried")


def draw(seed):
    luck = random.Random(seed)
    count = luck.randint(1, 4)
    busho = tuple(luck.randint(1, 9) for _ in range(count))
    lords = frozenset(i for i in range(count) if luck.random() < 0.15)
    active = luck.choice((-1, luck.randint(1, 9)))
    inactive = luck.choice((-1, luck.randint(1, 9)))
    theirs = luck.randint(0, 3) if max(active, inactive) >= 0 else 0
    return Side(
        busho,
        lords,
        initiative=luck.randint(2, 8),
        trumps=luck.randint(0, 2),
        trump_rating=luck.randint(1, 8),
        enemy_active=active,
        enemy_any=max(active, inactive),
        enemy_rating=luck.randint(1, 8),
        enemy_trumps=theirs,
        enemy_best=luck.random() < 0.5,
        risen=luck.choice((None, "none", luck.randint(1, 8))),
        pair=count > 1 and luck.random() < 0.4,
        idle=active < 0 and luck.random() < 0.5,
        declines=luck.random() < 0.15,
        passes=luck.random() < 0.15,
    )


def ask(side, **more):
    listed = [f"{m}{' so-taisho' * (i in side.lords)}" for i, m in enumerate(side.busho)]
    options = {"initiative": side.initiative, "trumps": side.trumps, **more}
    if side.enemy_active >= 0:
        options["enemy_busho"] = str(side.enemy_active)
    if side.enemy_any > side.enemy_active:
        options |= {"enemy_inactive": str(side.enemy_any), "enemy_activations": 1}
    options |= {"enemy_initiative": side.enemy_rating, "enemy_trumps": side.enemy_trumps}
    options["enemy_trump"] = "best" if side.enemy_best else "always"
    options["risen"] = "finished" if side.risen is None else str(side.risen)
    options |= {"enemy_idle": side.idle}
    options |= {"momentum": "never" if side.declines else "always"}
    options |= {"continuity": "never" if side.passes else "always"}
    return ran.orders(", ".join(listed), coordinate=side.pair, **options)


@pytest.mark.quick(10)
@pytest.mark.parametrize("seed", range(60))
def test_agrees_with_the_reference(seed):
    side = draw(seed)
    # The library rolls continuity and own trumps by one Initiative; so does the case.
    side = Side(**{**vars(side), "trump_rating": side.initiative})
    found = ask(side)
    names = (*NAMES, *TRUMPS, *(("coordinated",) if side.pair else ()))
    assert_same_table(found, names, odds(side))


def test_example_5_42_baba_nobufusa():
    question = ran.orders("5").question
    for die in range(6):
        assert replay(question, [die, 9, 5])["first_phases"] == 2
    for die in (6, 7, 8):
        assert replay(question, [die])["first_phases"] == 1
    assert replay(question, [9, 5])["first_phases"] == 1


def test_examples_5_62_compare_dice_with_initiative():
    # Continuity: 4 equals Tawara Chikitaka's Initiative 4; the trump's 3 is below its So-Taisho's.
    question = ran.orders(
        "1, 3", initiative=4, enemy_busho="4", enemy_initiative=4, enemy_trumps=2
    ).question
    end = replay(question, [2, 4, 3])
    assert (end["ended"], end["enemy_trumps_tried"]) == ("trumped", 1)
    # A trump's 7 is above Initiative 4: it fails, the attempt is used, the busho proceeds.
    failed = replay(question, [0, 7, 8, 4, 9, 9, 3])
    assert failed["enemy_trumps_tried"] == 2
    assert failed["phases"] >= 2


def test_so_taisho_outside_his_honjin_trumps_at_half():
    inside = ran.orders("3", enemy_busho="4", enemy_initiative=7, enemy_trumps=1)
    outside = ran.orders(
        "3", enemy_busho="4", enemy_initiative=7, enemy_trumps=1, enemy_outside=True
    )
    assert inside.p("ended == 'trumped'") == pytest.approx(0.4 * 0.8)
    assert outside.p("ended == 'trumped'") == pytest.approx(0.4 * 0.4)


def test_the_best_trump_is_no_worse_than_always_or_never():
    options = {"initiative": 7, "enemy_busho": "9", "enemy_trumps": 1, "enemy_initiative": 4}
    worth = {
        policy: ran.orders("7, 6, 2", **options, enemy_trump=policy).expect("phases")
        for policy in ("always", "never", "best")
    }
    assert worth["best"] <= min(worth["always"], worth["never"]) + 1e-12


def test_the_best_moment_is_told():
    options = {"enemy_busho": "9", "enemy_trumps": 1, "enemy_trump": "best"}
    soon = ran.orders("7, 6", **options).question.remarks
    assert soon == ("best with 1 left: trump at the first chance",)
    # To prevent three in a row, the last chance is as good as the first and may never come.
    late = ran.orders("7, 6", **options, value="first_phases >= 3").question.remarks
    assert late == ("best with 1 left: trump busho 1's third phase",)


def test_declining_and_passing_are_choices():
    # 5.38, 5.54: what momentum may bring upon us is not worth it by this value
    fear = {"value": "phases - 100 * withdrew - 100 * enemy_phases"}
    always = ran.orders("5, 4", **fear).expect(fear["value"])
    best = ran.orders("5, 4", momentum="best", continuity="best", **fear)
    assert best.expect(fear["value"]) > always
    assert best.p("first_phases == 1") == 1
    assert best.question.remarks[0].startswith("best: decline Momentum for busho 1's second phase")
    passed = ran.orders("5, 4", momentum="never", continuity="never")
    assert passed.p("ended == 'passed' and phases == 1") == 1
    assert "5.54: our side passes" in passed.trace(0)
    plain = ran.orders("5, 4", momentum="best", continuity="best")
    assert plain.expect("phases") == pytest.approx(ran.orders("5, 4").expect("phases"))
    assert plain.question.remarks == ("best: let no chance go",)


def test_an_enemy_with_nothing_left_needs_no_continuity_roll():
    odds = ran.orders("5, 4", enemy_idle=True)
    assert odds.p("ended == 'all-finished'") == 1
    assert odds.p("phases >= 2") == 1


def test_a_resurrection_with_nobody_to_resurrect():
    assert ran.orders("5", risen="none").p("enemy_phases == 0") == 1
    assert ran.orders("5").p("enemy_phases == 1") > 0


def test_a_weaker_busho_cannot_trump():
    assert ran.orders("5", enemy_busho="4", enemy_trumps=3).p("ended == 'trumped'") == 0


def test_sampled_agrees_with_exact():
    side = draw(7)
    assert_sample_agrees(ask(side), ask(side, limit=Limit(samples=150_000), seed=3))


@pytest.mark.parametrize(
    ("busho", "options", "said"),
    [
        ("five", {}, "cannot read 'five' in busho"),
        ("5, 4, 3, 2, 1, 5, 5", {}, "from 1 to 6"),
        ("5", {"coordinate": True}, "two contingents give orders"),
        ("5", {"enemy_trumps": 1}, "name who would benefit"),
        ("5", {"enemy_inactive": "4"}, "a point is spent"),
        ("5", {"risen": "often"}, "risen 'often'"),
        ("5", {"enemy_busho": "4", "enemy_idle": True}, "they can be given orders"),
        ("5", {"momentum": "often"}, "choose from always, never, best"),
        ("5", {"enemy_trump": "sometimes"}, "choose from always, never, best"),
    ],
)
def test_refusals(busho, options, said):
    with pytest.raises(OddsError, match=said):
        ran.orders(busho, **options)
