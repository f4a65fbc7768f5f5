"""A luck report: what a log may say, what is refused, and where an evening stands."""

import functools
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from samurai_odds import Limit, Luck, Odds, OddsError, battles, luck, ran, swords
from samurai_odds.reports.luck_session import unit_of, usual_yardstick
from samurai_odds.reports.luck_standing import Standing

LEVIES = "battles attack levy levy"
SPEAR = "battles attack samurai-spear ashigaru-bow --defender-on forest"
GUNNER = "swords battle gunner spearman"


def of_one(line: str, by: str | None = None) -> Standing:
    found = luck([line], by=by).battles[0].luck
    assert found is not None
    return found


def test_a_battle_is_measured_against_its_own_odds() -> None:
    odds = battles.attack("samurai-spear", "ashigaru-bow", defender_on="forest")
    seen = of_one(f"{SPEAR} : defender_losses 2, attacker_losses 0")
    value = odds.question.value
    assert seen.actual == 2
    assert seen.expected == pytest.approx(odds.expect(value))
    assert seen.at_least == pytest.approx(odds.p(f"{value} >= 2"))
    assert seen.at_most == pytest.approx(odds.p(f"{value} <= 2"))
    half = odds.p(f"{value} < 2") + odds.p(f"{value} == 2") / 2
    assert seen.percentile == pytest.approx(half)


def test_every_variable_named_has_its_own_measure() -> None:
    report = luck([f"{SPEAR} : defender_losses 2, attacker_losses 0, battled_back"])
    names = [measure.figure for measure in report.battles[0].measures]
    assert names == ["defender_losses", "attacker_losses", "battled_back"]
    frame = report.to_frame()
    assert list(frame["figure"]) == names
    assert frame["actual"].tolist() == [2, 0, 1]


@pytest.mark.parametrize(
    ("line", "by", "actual"),
    [
        (f"{LEVIES} : defender_losses = 1; attacker-losses 0", None, 1),
        (f"{LEVIES}: defender_losses == 1, attacker_losses 0  # a comment", None, 1),
        (f"theirs {LEVIES} : defender_losses 1, attacker_losses 0", None, -1),
        (f"mine samurai-odds {LEVIES} : defender_losses 1, attacker_losses 0", None, 1),
        (f"{GUNNER} : result attacker", "won", 1),
        (f"{GUNNER} : result 'attacker'", "result == 'attacker'", 1),
        (f"{GUNNER} : won no", "won", 0),
        ("swords battle 'gunner' \"2 spearmen\" --defender-ronin 0:0.5,1:0.5 : won no", "won", 0),
        ("ran shock 'SI 7-4' 'AS 6-4/5-3' --shift=1 : retreat none", "retreat == 'none'", 1),
        ("ran flight 15/10/5 : fled 1", None, -1),
        ("swords ninja : strike killed", None, 1),
        ("ran rout --level 5 --points 2 --combat 'duel 6/5 5/5' : broken 0", None, 0),
    ],
)
def test_lines_are_read_as_a_player_writes_them(line: str, by: str | None, actual: float) -> None:
    assert of_one(line, by).actual == actual


def test_lists_of_a_campaign_are_options_of_the_command() -> None:
    line = "swords campaign 'daimyo, 3 spearmen' --province 'etchu: spearman' --border home-etchu"
    battle = luck([f"{line} : provinces 1"], by="provinces").battles[0]
    odds = swords.campaign("daimyo, 3 spearmen", ["etchu: spearman"], borders=["home-etchu"])
    assert battle.luck is not None
    assert battle.luck.expected == pytest.approx(odds.expect("provinces"))


def test_a_third_of_a_koku_may_be_rounded() -> None:
    line = "swords battle 'daimyo, 3 spearmen' 'spearman, bowman' : defender_loss 1.33"
    assert of_one(line, "defender_loss").actual == pytest.approx(4 / 3)


def test_a_word_has_a_chance_and_no_percentile() -> None:
    measure = luck(["ran duel 6/5 5/5 : result first"]).battles[0].measures[0]
    assert measure.standing is None
    assert measure.actual == "first"
    assert measure.chance == pytest.approx(ran.duel("6/5", "5/5").p("result == 'first'"))


def test_what_is_left_out_counts_at_its_average_given_what_was_seen() -> None:
    lines = [f"{LEVIES} : defender_losses 2", f"{LEVIES} : defender_losses 0, attacker_losses 1"]
    report = luck(lines)
    odds = battles.attack("levy", "levy")
    value = odds.question.value
    first, second = report.battles
    assert first.luck is not None
    assert first.luck.actual == pytest.approx(odds.given("defender_losses == 2").expect(value))
    assert first.luck.expected == pytest.approx(odds.expect(value))
    less = odds.p("defender_losses < 2") + odds.p("defender_losses == 2") / 2
    assert first.luck.percentile == pytest.approx(less), "only what was seen is compared"
    assert "attacker_losses" in first.left_out
    assert second.left_out == ()
    assert report.totals[-1].battles == 2
    assert "line 1: not in the log, so taken at its average: attacker_banners" in str(report)
    own = luck(lines, by="defender_losses - attacker_losses").battles[0].luck
    assert own is not None
    mean = odds.given("defender_losses == 2").expect("defender_losses - attacker_losses")
    assert own.actual == pytest.approx(mean)


def test_a_battle_of_whose_luck_nothing_is_written_stays_out_of_the_total() -> None:
    nothing = luck([f"{LEVIES} : defender_leader_lost no"])
    assert nothing.battles[0].luck is None
    assert nothing.totals == ()
    assert "records too little to measure luck" in nothing.verdict
    assert "line 1: not in the total" in str(nothing)


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("levy levy: 2-0", f"{LEVIES} : defender_losses 2, attacker_losses 0"),
        ("levy levy:2-0", f"{LEVIES} : defender_losses 2, attacker_losses 0"),
        ("LV lv: 2-0", f"{LEVIES} : defender_losses 2, attacker_losses 0"),
        ("theirs levy levy: 0-1", f"theirs {LEVIES} : defender_losses 0, attacker_losses 1"),
        ("battles levy levy: 2 - 0", f"{LEVIES} : defender_losses 2, attacker_losses 0"),
        ("levy v levy forest: 1", f"{LEVIES} --defender-on forest : defender_losses 1"),
        (
            "samurai-bow levy hill 3: 1",
            "battles attack samurai-bow levy --range 3 --defender-on hill : defender_losses 1",
        ),
        (
            "levy levy attacker-leader foot inspire: 1-0, battled_back",
            f"{LEVIES} --attacker-leader foot --inspire : "
            "defender_losses 1, attacker_losses 0, battled_back yes",
        ),
        (
            "levy levy defender-on=hill: 1",
            f"{LEVIES} --defender-on hill : defender_losses 1",
        ),
        (
            "swords 5 spearmen v 3 spearmen castle: 0-2",
            "swords battle '5 spearmen' '3 spearmen' --castle : attacker_units 0, defender_units 2",
        ),
        ("swords gunner spearman: won", f"{GUNNER} : won yes"),
        (
            "ran SI 7-4 v AS 6-4/5-3: retreat none",
            "ran shock 'SI 7-4' 'AS 6-4/5-3' : retreat none",
        ),
        (
            "ran fire AS-T 6-4 v AS 6-4/5-3 range 1: 2",
            "ran fire 'AS-T 6-4' 'AS 6-4/5-3' --range 1 : hits 2",
        ),
    ],
)
def test_a_line_may_be_as_short_as_one_writes_it_at_the_table(short: str, full: str) -> None:
    written, spelled = luck([short]).battles[0], luck([full]).battles[0]
    assert written.odds == spelled.odds
    assert written.theirs == spelled.theirs
    values = [(m.figure, m.actual) for m in written.measures]
    assert values == [(m.figure, m.actual) for m in spelled.measures]


def test_a_lucky_fire_is_the_firers_luck() -> None:
    many, none = (
        of_one(f"ran fire 'AS-B 6-4' 'AS 6-4/5-3' : hits {n}, target_hits {n}") for n in (2, 0)
    )
    assert many.percentile > 0.5 > none.percentile


def test_a_heading_names_what_the_lines_below_leave_out() -> None:
    lines = [
        "levy levy: 1",
        "swords",
        "gunner spearman: won",
        "ran duel  # the fourth turn",
        "6/5 5/5: result first",
        "battles levy levy: 1",
    ]
    kinds = [battle.odds.provenance.procedure for battle in luck(lines).battles]
    assert kinds == ["attack", "battle", "duel", "attack"]
    with pytest.raises(OddsError, match="line 2: battle takes ATTACKER DEFENDER"):
        luck(["swords", "gunner: won"])
    with pytest.raises(OddsError, match="no battle in the log"):
        luck(["swords"])


def test_scores_that_cannot_be_are_refused() -> None:
    for line, words in (
        ("levy levy: 5-0", "defender_losses 5 cannot happen"),
        ("levy levy: 1-0-0", "cannot read '1-0-0'"),
        ("levy levy: 1-0, defender_losses 1", "given twice"),
        ("ran fire 'AS-T 6-4' 'AS 6-4' range 1: 2-0", r"takes one number \(hits\)"),
        ("ran duel 6/5 5/5: 2-0", "cannot read '2-0'"),
        ("levy levy hell: 1-0", "unknown terrain .hell.: did you mean .hill."),
    ):
        with pytest.raises(OddsError, match=words):
            luck([line])


def test_the_total_is_the_distribution_of_the_sum() -> None:
    lines = [
        f"{SPEAR} : defender_losses 2, attacker_losses 0",
        f"{LEVIES} : defender_losses 1, attacker_losses 1",
        f"{LEVIES} : defender_losses 0, attacker_losses 2",
    ]
    total = luck(lines).totals[-1].standing
    asked = [
        battles.attack("samurai-spear", "ashigaru-bow", defender_on="forest"),
        battles.attack("levy", "levy"),
        battles.attack("levy", "levy"),
    ]
    spreads = [odds.distribution(odds.question.value).items() for odds in asked]
    below = at = mean = 0.0
    for outcomes in product(*spreads):
        chance = float(np.prod([p for _, p in outcomes]))
        value = sum(v for v, _ in outcomes)
        below += chance * (value < 0)
        at += chance * (value == 0)
        mean += chance * value
    assert total.actual == 0
    assert total.expected == pytest.approx(mean)
    assert total.percentile == pytest.approx(below + at / 2)
    assert total.percentile.se == 0


def test_different_games_add_up_in_standard_deviations() -> None:
    lines = [f"{LEVIES} : defender_losses 2, attacker_losses 0", f"{GUNNER} : won yes"]
    report = luck(lines)
    assert [total.kind for total in report.totals] == ["battles attack", "swords battle", "all"]
    parts = [total.standing for total in report.totals[:-1]]
    scores = [one.difference / one.spread.deviation for one in parts]
    whole = report.totals[-1].standing
    assert whole.actual == pytest.approx(sum(scores) / 2**0.5), "its own deviations, not a sum"
    assert whole.expected == pytest.approx(0, abs=1e-12)
    assert whole.spread.deviation == pytest.approx(1)
    chances = [one.spread.chances for one in parts]
    values = [(one.spread.values - one.spread.mean) / one.spread.deviation for one in parts]
    as_much = [
        p * q
        for p, v in zip(chances[0], values[0], strict=True)
        for q, w in zip(chances[1], values[1], strict=True)
        if v + w > sum(scores) - 1e-6
    ]
    assert whole.at_least == pytest.approx(sum(as_much))
    assert "standard deviations above" in report.verdict


def test_a_kind_of_many_battles_weighs_as_many_in_the_total() -> None:
    lines = [*[f"{LEVIES} : defender_losses 1, attacker_losses 0"] * 3, f"{GUNNER} : won no"]
    many, one, whole = (total.standing for total in luck(lines).totals)
    scores = [part.difference / part.spread.deviation for part in (many, one)]
    assert whole.actual == pytest.approx((3**0.5 * scores[0] + scores[1]) / 4**0.5)


def test_everything_wrong_with_a_log_is_said_at_once_line_by_line() -> None:
    lines = [
        "battels attack levy levy : hits 1",
        "battles atack levy levy : hits 1",
        "",
        f"{LEVIES} --range two --defender-no forest : hits 1",
        LEVIES,
        f"{LEVIES} : hits one, hots 2, hits 1, hits 0, %",
        f"{LEVIES} : defender_losses 5",
        f"{LEVIES} : defender_losses 4, defender_eliminated no",
        f"{GUNNER} : result atacker",
        "battles attack 'levy levy : hits 1",
        "battles attack levy : hits 1",
        f"{LEVIES} --range",
        "battles attack samurai-spear levy : defender_losses 0, attacker_losses 0",
        "battles attack samurai-spear levy : defender_losses 4, battled_back yes",
        "swords force spearman --target 0.5 : best 1",
    ]
    with pytest.raises(OddsError) as caught:
        luck(lines)
    said = caught.value.problems
    for number, words in (
        (1, "did you mean 'battles'?"),
        (2, "did you mean 'attack'?"),
        (4, "--range is a whole number, not 'two'"),
        (4, "did you mean '--defender-on'?"),
        (5, "say what happened after a colon"),
        (6, "hits is a number, not 'one'"),
        (6, "did you mean 'hits'?"),
        (6, "'hits' is given twice"),
        (6, "cannot read '%'"),
        (7, "defender_losses 5 cannot happen"),
        (9, "did you mean 'attacker'?"),
        (10, "a quotation mark is missing"),
        (11, "attack takes ATTACKER DEFENDER"),
        (12, "--range needs a value"),
        (14, "cannot happen in one battle"),
        (15, "unknown procedure of swords 'force'"),
    ):
        assert any(one.startswith(f"line {number}: ") and words in one for one in said), words
    assert not any(one.startswith(("line 3:", "line 13:")) for one in said)


@pytest.mark.parametrize(
    ("lines", "how", "words"),
    [
        ([], {}, "no battle in the log"),
        ([f"{LEVIES} : hits 1"], {"by": "("}, "cannot read '\\('"),
        ([f"{LEVIES} : hits 1"], {"by": "hats"}, "line 1: .* did you mean 'hits'"),
        ([f"{LEVIES} : hits 1"], {"seed": -1}, "a seed is"),
    ],
)
def test_other_refusals(lines: list[str], how: dict[str, object], words: str) -> None:
    with pytest.raises(OddsError, match=words):
        luck(lines, **how)  # type: ignore[arg-type]


def test_a_file_is_read_or_refused(tmp_path: Path) -> None:
    log = tmp_path / "evening.txt"
    log.write_text(f"\ufeff# an evening\n\n{LEVIES} : defender_losses 1, attacker_losses 0\n")
    report = luck(log)
    assert isinstance(report, Luck)
    assert report.battles[0].line == 3
    log.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OddsError, match="it is not UTF-8 text"):
        luck(str(log))
    with pytest.raises(OddsError, match="cannot read the log"):
        luck(tmp_path)


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (0.83, "Luckier than 83% of sessions like this one."),
        (0.2, "Unluckier than 80% of sessions like this one."),
        (0.52, "An ordinary session: luckier than 52% of sessions like this one."),
        (0.9999, "Luckier than over 99% of sessions like this one."),
    ],
)
def test_the_verdict_in_words(share: float, words: str) -> None:
    from samurai_odds.reports.luck_report import _in_words

    assert _in_words(share) == words


def test_above_the_average_and_unluckier_than_most_is_explained() -> None:
    """The mean and the median lie apart: both can be."""
    log = ["swords", "daimyo, 3 spearmen v 2 bowmen, spearman: 3-0", "5 spearmen v 3 spearmen: 0-3"]
    report = luck(log)
    assert report.verdict.split("\n") == [
        "2 battles: 0.33 koku, expected -0.36: 0.70 above.",
        "An ordinary session: unluckier than 53% of sessions like this one.",
        "Above the average all the same: rare bad sessions pull the average down.",
    ]
    assert "all the same" not in luck(log[:2]).verdict


def test_a_simulated_battle_is_reported_with_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = battles.attack

    @functools.wraps(exact)
    def simulated(*asked: str, **options: object) -> Odds:
        return exact(*asked, **options, limit=Limit(samples=20))  # type: ignore[arg-type]

    monkeypatch.setattr(battles, "attack", simulated)
    often = "battles attack samurai-spear ashigaru-bow : defender_losses 1, attacker_losses 0"
    seldom = "battles attack samurai-spear ashigaru-bow : defender_losses 4, attacker_losses 1"
    report = luck([often, seldom])
    first, second = report.battles
    assert first.luck is not None
    assert first.luck.percentile.se > 0
    assert second.luck is None, "an outcome not seen may happen, but settles nothing else"
    assert "Simulated: line 1, 2; ± is one standard error." in str(report)
    assert second.measures[0].standing is not None
    assert second.measures[0].standing.at_least.text().startswith("< ")


@pytest.mark.parametrize(
    "odds",
    [
        battles.attack("levy", "levy"),
        swords.battle("gunner", "spearman"),
        ran.shock("SI 7-4", "AS 6-4/5-3"),
        ran.assault("SI 7-4", "AS 6-4/5-3"),
        ran.duel("6/5", "5/5"),
    ],
    ids=lambda odds: odds.provenance.procedure,
)
def test_luck_counts_what_the_verdict_counts_and_says_so(odds: Odds) -> None:
    """Of a duel '6' was said, and not of what."""
    verdict, yardstick = odds.verdict, usual_yardstick(odds)
    assert verdict
    assert (yardstick, unit_of(odds, yardstick)) == (verdict.value, verdict.unit)
