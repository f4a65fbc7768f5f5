"""Individual combat: against the reference, by the rulebook, and its choices."""

import random
import re
from collections import Counter
from fractions import Fraction

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.cli.main import main
from samurai_odds.engine.limit import Limit
from tests.ran.reference.duel import fight
from tests.ran.tools import assert_same_table, assert_sample_agrees

_LUCK = random.Random(101)
CASES = [
    (
        (_LUCK.randint(0, 9), _LUCK.randint(1, 9)),
        (_LUCK.randint(0, 9), _LUCK.randint(1, 9)),
        _LUCK.choice((0, 0, 1, 2, 4)),
        _LUCK.choice((0, 0, 1, 3)),
        _LUCK.choice((0, 0, 1, 2)),
        _LUCK.choice((0, 0, 1)),
    )
    for _ in range(60)
]


@pytest.mark.quick(10)
@pytest.mark.parametrize("case", CASES)
def test_agrees_with_the_reference(case):
    a, b, quits_a, quits_b, carried_a, carried_b = case
    quits_a, quits_b = min(quits_a, a[1]), min(quits_b, b[1])
    carried_a, carried_b = min(carried_a, a[1] - 1), min(carried_b, b[1] - 1)
    odds = ran.duel(
        f"{a[0]}/{a[1]}",
        f"{b[0]}/{b[1]}",
        first_withdraws=quits_a,
        second_withdraws=quits_b,
        first_hits=carried_a,
        second_hits=carried_b,
    )
    wanted = fight(a, b, quits_a, quits_b, carried_a, carried_b)
    assert_same_table(odds, ("result", "first_hits", "second_hits"), wanted)


def test_sampled_agrees_with_exact():
    exact = ran.duel("6/5", "4/6", first_withdraws=2)
    sampled = ran.duel("6/5", "4/6", first_withdraws=2, limit=Limit(samples=200_000), seed=5)
    assert_sample_agrees(exact, sampled)


def test_lost_face_is_one_less_on_both_ratings():
    shamed, plain = ran.duel("6/5 lost-face", "5/5"), ran.duel("5/4", "5/5")
    assert shamed.p("result == 'first'") == plain.p("result == 'first'")


def test_a_samurai_charging_must_first_reach_his_man():
    # 10.28: die at most his stamina 5, six faces of ten.
    charge = ran.duel("6/5", "5/5", charge=True)
    assert charge.p("result == 'not-reached'") == pytest.approx(0.4)
    won = ran.duel("6/5", "5/5").p("result == 'first'")
    assert charge.p("result == 'first'") == pytest.approx(0.6 * won)
    assert charge.given("result == 'not-reached'").expect("second_head") == 0  # 10.3


def test_shots_at_a_charging_samurai():
    # 8.54, 9.26: a 9, a 9, then killed on 6-9, wounded on 0-5: a hit, the last of which kills
    kill, wound = 0.01 * 0.4, 0.01 * 0.6
    assert ran.duel("6/5", "5/5", shots=1).p("result == 'not-reached'") == pytest.approx(kill)
    two = ran.duel("6/5", "5/5", shots=2).p("result == 'not-reached'")
    assert two == pytest.approx(1 - (1 - kill) ** 2)
    frail = ran.duel("6/5 3h", "5/5", shots=2).p("result == 'not-reached'")
    assert frail == pytest.approx(1 - (1 - kill) ** 2 + wound**2)
    on = ran.duel("6/5", "5/5", shots=2, charge=True).p("result == 'not-reached'")
    assert on == pytest.approx(two + (1 - two) * 0.4)


def test_a_wound_by_fire_is_a_hit_that_he_fights_with():
    # R79, as on the map: against the fights of men with none, one and two hits more
    kill, wound = Fraction(4, 1000), Fraction(6, 1000)
    well = 1 - kill - wound
    struck = ((0, well**2), (1, 2 * well * wound), (2, wound**2))
    wanted = Counter(
        {("not-reached", 0, 0): kill + well * kill, ("not-reached", 1, 0): wound * kill}
    )
    for hits, chance in struck:
        for (word, first, second), p in fight((6, 5), (5, 5), carried_a=hits).items():
            wanted[word, first, second] += chance * p
    odds = ran.duel("6/5", "5/5", shots=2)
    assert_same_table(odds, ("result", "first_hits", "second_hits"), wanted)


def test_a_wound_is_a_hit_of_whoever_has_it():
    wounded, hit = ran.duel("6/5", "5/5 wounded"), ran.duel("6/5", "5/5 1h")
    assert wounded.p("result == 'first'") == hit.p("result == 'first'")
    assert wounded.expect("second_hits") == hit.expect("second_hits")


def test_a_challenge_refused_or_answered_by_another():
    assert ran.duel("6/5", "5/5", challenge="refuse").p("result == 'refused'") == 1
    assert ran.duel("6/5", "5/5 lost-face", challenge="refuse").p("result == 'seppuku'") == 1
    sent = ran.duel("6/5", "5/5", challenge="send", momentum=3)
    assert sent.p("result == 'refused'") == pytest.approx(0.6)


def test_who_has_no_face_left_and_cannot_send_dies():
    # 10.27, his Momentum 3 one less
    sent = ran.duel("6/5", "5/5", challenge="send", momentum=3, sender_lost_face=True)
    assert sent.p("result == 'seppuku'") == pytest.approx(0.7)
    assert sent.p("result == 'refused'") == 0


def test_heads_count_three_and_ten_for_a_so_taisho():
    odds = ran.duel("6/5", "6/5 so-taisho")
    assert odds.given("result == 'first'").expect("first_head") == pytest.approx(10)
    assert odds.given("result == 'second'").expect("second_head") == pytest.approx(3)
    quits = ran.duel("6/5", "6/5", second_withdraws=4)
    assert quits.given("result == 'second-withdrew'").expect("first_head") == 0


def test_best_withdraws_no_worse_than_any_threshold():
    best = ran.duel("5/5", "6/6 so-taisho", best=True)
    value = best.question.value
    worth = best.expect(value)
    for threshold in range(5):
        other = ran.duel(
            "5/5",
            "6/6 so-taisho",
            first_withdraws=threshold,
            second_withdraws=best.question.thresholds[0, 0][1],
        )
        assert other.expect(value) <= worth + 1e-12


@pytest.mark.parametrize(
    ("arguments", "options", "said"),
    [
        (("6", "5/5"), {}, "cannot read first '6'"),
        (("6/5 5h", "5/5"), {}, "5 hits reach his stamina 5"),
        (("6/5", "5/5 brave"), {}, "unknown word in second 'brave'"),
        (("6/5", "5/5"), {"best": True, "first_withdraws": 2}, "best finds the withdrawals"),
        (("6/5", "5/5"), {"first_withdraws": 20}, "his stamina is 5"),
        (("6/5", "5/5 4h wounded"), {}, "a wound is a hit, which reaches his stamina"),
        (("6/5", "5/5"), {"sender_lost_face": True}, "without challenge send"),
        (("6/5", "5/5"), {"challenge": "send"}, "momentum go together"),
        (("6/5", "5/5"), {"challenge": "accept", "charge": True}, "one or the other"),
        (("6/5", "5/5"), {"challenge": "accept", "shots": 2}, "who charges is fired at"),
        (("6/5", "5/5"), {"value": "glory"}, "unknown variable 'glory'"),
    ],
)
def test_refusals(arguments, options, said):
    with pytest.raises(OddsError, match=said):
        ran.duel(*arguments, **options)


def test_trace_tells_what_was_counted():
    told = ran.duel("6/5", "5/6").trace(3)
    assert "RAN 10.13: the first and the second fight: dice" in told
    assert Fraction(1) == sum(fight((6, 5), (5, 6)).values())


# ---- drawn blind from the cup; what losing one's own man costs ---------------------------


def test_a_samurai_drawn_blind_from_the_cup():
    # 10.22, 10.25: each of those left in it is as likely
    odds = ran.duel("6/5", "4/4, 7/6, 5/5")
    wanted = [ran.duel("6/5", man).p("result == 'first'") for man in ("4/4", "7/6", "5/5")]
    assert odds.p("result == 'first'") == pytest.approx(sum(wanted) / 3)
    for place, chance in enumerate(wanted, 1):
        drawn = odds.given(f"second_man == {place}")
        assert drawn.p("result == 'first'") == pytest.approx(chance)
    both = ran.duel("6/5, 3/3", "4/4, 7/6")
    assert both.p("first_man == 2 and second_man == 2") == pytest.approx(0.25)
    assert "RAN 10.22: the second is drawn from the cup" in both.trace(1)
    charge = ran.duel("6/5, 3/3", "5/5", charge=True)
    assert charge.given("first_man == 2").p("result == 'not-reached'") == pytest.approx(0.6)


def test_who_is_drawn_withdraws_as_is_best_for_him():
    best = ran.duel("5/5", "6/6, 2/3", best=True)
    for place, man in ((1, "6/6"), (2, "2/3")):
        alone = ran.duel("5/5", man, best=True)
        drawn = best.given(f"second_man == {place}")
        assert drawn.p("result == 'first'") == pytest.approx(alone.p("result == 'first'"))


def test_the_best_withdrawal_prices_ones_own_busho():
    # who withdraws is lost as if killed (10.14): by heads alone he would give up at once
    free = ran.duel("5/5", "5/5", best=True, value="first_head - second_head").question
    priced = ran.duel("5/5", "5/5", best=True).question
    assert free.thresholds[0, 0] == (2, 2)
    assert priced.thresholds[0, 0] == (1, 1)
    assert "3 * second_lost - 3 * first_lost" in priced.value


def test_the_loss_of_a_busho_may_make_his_men_flee():
    odds = ran.duel("6/5", "5/5", first_contingent="8/4/4 20rp")
    lost = odds.p("first_lost == 1")
    # 4 of 8 lost gives 2, and half of 4: flees on 0 to 4
    assert odds.p("first_fled == 1") == pytest.approx(0.5 * lost)
    assert odds.expect("first_rout_points") == pytest.approx(10 * lost)
    quits = ran.duel("6/5", "5/5", first_withdraws=4, first_contingent="8/4/4")
    assert quits.given("result == 'first-withdrew'").p("first_fled == 1") == pytest.approx(0.5)
    sender = {"challenge": "send", "momentum": 3, "second_contingent": "8/4/4"}
    assert ran.duel("6/5", "5/5", **sender).p("second_fled == 1") == 0
    shamed = ran.duel("6/5", "5/5", sender_lost_face=True, **sender)
    assert shamed.p("second_fled == 1") == pytest.approx(0.7 * 0.5)


@pytest.mark.parametrize(
    ("arguments", "options", "said"),
    [
        (("6/5", "5/5, x"), {}, "cannot read second ' x'"),
        (("6/5", "5/5 so-taisho, 4/4"), {}, "only Samurai are in the cup"),
        (("6/5", "5/5, 4/4"), {"challenge": "refuse"}, "nobody is drawn"),
        (("6/5", "5/5"), {"charge": True, "first_contingent": "8/4/4"}, "of a Samurai"),
        (("6/5", "5/5, 4/4"), {"second_hits": 1}, "give his hits once"),
        (("6/5", "5/5"), {"first_contingent": "8/4/4 so-taisho"}, "so-taisho goes with both"),
    ],
)
def test_refusals_of_draws_and_contingents(arguments, options, said):
    with pytest.raises(OddsError, match=said):
        ran.duel(*arguments, **options)


def test_what_else_could_be_done_is_weighed_by_the_askers_own_charts(tmp_path):
    path = tmp_path / "mine.toml"
    assert main(["ran", "charts", "export", str(path)]) == 0
    text = re.sub(r"(?m)^head = 3$", "head = 9", path.read_text())
    assert text != path.read_text()
    path.write_text(text)
    shipped = ran.duel("6/5", "5/5").verdict.courses
    own = ran.duel("6/5", "5/5", rules=str(path)).verdict.courses
    assert [course.name for course in own] == [course.name for course in shipped]
    for mine, theirs in zip(own, shipped, strict=True):
        assert float(mine.worth) == pytest.approx(3 * float(theirs.worth)), mine.name
