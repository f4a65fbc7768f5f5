"""The cheapest force and the best levy, against exhaustive search with the reference."""

import itertools
from functools import cache
from typing import Any

import pytest

from samurai_odds import OddsError, swords
from samurai_odds.reports.model import Notes
from samurai_odds.reports.swords_buying import _cheapest
from samurai_odds.swords.facts import load
from samurai_odds.swords.layout import WIDTH
from samurai_odds.swords.mixes import Limits, open_search
from samurai_odds.swords.purchase import cost, mixes
from tests.swords import reference

KINDS = ("bowman", "swordsman", "gunner", "spearman", "ronin")


def koku_of(counts: dict[str, int]) -> int:
    """Price a purchase by hand: whole koku, swordsmen and gunners sharing theirs."""
    return (
        counts["bowman"]
        + -(-(counts["swordsman"] + counts["gunner"]) // 2)
        + -(-counts["spearman"] // 3)
        + -(-counts["ronin"] // 2)
    )


@cache
def every_troop(start: str, koku: int) -> list[tuple[int, str]]:
    """List every legal troop of at most so many koku, by brute force."""
    found = []
    for numbers in itertools.product(range(4), range(5), range(5), range(7), range(5)):
        counts = dict(zip(KINDS, numbers, strict=True))
        if koku_of(counts) > koku:
            continue
        parts = ([start] if start else []) + [f"{n} {kind}" for kind, n in counts.items() if n]
        text = ", ".join(parts)
        problems: list[str] = []
        if text and reference.read_side(text, "side", True, problems) and not problems:
            found.append((koku_of(counts), text))
    return found


@cache
def reference_chance(attacker: str, defender: str, attacking: bool, **options: Any) -> float:
    table = reference.battle(attacker, defender, **options)
    if attacking:
        return reference.chance(table, lambda v: v["result"] == "attacker")
    return reference.chance(table, lambda v: v["result"] in ("defender", "called-off"))


@pytest.mark.quick
@pytest.mark.parametrize(
    ("enemy", "start", "koku", "options"),
    [
        ("2 spearmen", "daimyo", 2, {}),
        ("bowman, spearman", "none", 2, {"naval": True}),
        ("spearman", "daimyo", 2, {"castle": True, "bonus_left": 2}),
    ],
)
def test_the_best_attack_at_every_cost(enemy: str, start: str, koku: int, options: Any) -> None:
    best: dict[int, float] = {}
    for price, troop in every_troop("" if start == "none" else start, koku):
        chance = reference_chance(troop, enemy, True, **options)
        best[price] = max(best.get(price, 0.0), chance)
    for price in range(min(best), max(best) + 1):
        best[price] = max(chance for cost, chance in best.items() if cost <= price)
    found = swords.force(enemy, target=1, start=start, spend=koku, **options)
    curve = {int(price): chance for price, chance in found.curve.points}
    assert curve == pytest.approx(best, abs=1e-9)
    target = best[koku] - 1e-9
    answer = swords.force(enemy, target=target, start=start, spend=koku, **options)
    cheapest = min(price for price, chance in best.items() if chance >= target)
    assert answer.listings[0].rows[0][1] == cheapest
    assert reference_chance(answer.best, enemy, True, **options) >= target - 1e-9


def test_the_best_garrison() -> None:
    enemy = "daimyo, bowman, spearman"
    best: dict[int, float] = {}
    for price, troop in every_troop("", 2):
        chance = reference_chance(enemy, troop, False, fortress=True, bonus_left=1)
        best[price] = max(best.get(price, 0.0), chance)
    found = swords.force(enemy, target=0.99, side="defender", spend=2, fortress=True, bonus_left=1)
    assert {int(x): y for x, y in found.curve.points} == pytest.approx(best, abs=1e-9)


@pytest.mark.long
def test_the_best_levy() -> None:
    enemy = "daimyo, 2 spearmen"
    found = swords.levy(2, enemy)
    attack = max(
        (reference_chance(troop, enemy, True), troop) for _, troop in every_troop("daimyo", 2)
    )
    defence = max((reference_chance(enemy, troop, False), troop) for _, troop in every_troop("", 2))
    assert found.listings[0].rows[0][2] == pytest.approx(attack[0], abs=1e-9)
    assert found.listings[1].rows[0][2] == pytest.approx(defence[0], abs=1e-9)


@pytest.mark.quick
@pytest.mark.parametrize("most", [1, 2, 3])
def test_one_unit_a_province(most: int) -> None:
    """No mix levies more units than provinces can take; ronin are hired, not levied."""

    enemy = "2 spearmen"
    best = max(
        reference_chance(troop, enemy, True)
        for _, troop in every_troop("daimyo", 2)
        if regulars(troop) - 1 <= most  # the daimyo was there
    )
    found = swords.force(enemy, target=1, spend=2, most_levied=most)
    assert found.curve.points[-1][1] == pytest.approx(best, abs=1e-9)
    rows = [row for listing in found.listings for row in listing.rows]
    assert all(row[3] <= most for row in rows)
    assert found.provenance.inputs["most_levied"] == most
    assert f"most-levied {most}" in found.heading


def regulars(troop: str) -> int:
    side = reference.read_side(troop, "", True, [])
    return reference.number(side) - reference.number(side, kind="ronin")


@pytest.mark.parametrize(
    ("options", "building"),
    [
        ({}, "castle"),
        ({"castle": True}, "fortress"),
        ({"castle": True, "bonus_left": 2}, None),  # the war has begun
        ({"fortress": True}, None),
        ({"no_build": True}, None),
    ],
)
def test_a_defender_may_build(options: Any, building: str | None) -> None:
    """A castle, or a fortress of the castle there, for 2 koku, one a round (Action 3)."""
    enemy = "daimyo, bowman, 3 spearmen"
    walls = {name: value for name, value in options.items() if name != "no_build"}
    best: dict[int, float] = {}
    for price, troop in every_troop("", 3):
        if regulars(troop) > 1:
            continue
        chance = reference_chance(enemy, troop, False, **walls)
        best[price] = max(best.get(price, 0.0), chance)
        if building and price <= 1:
            chance = reference_chance(enemy, troop, False, **{building: True})
            best[price + 2] = max(best.get(price + 2, 0.0), chance)
    for price in range(min(best), max(best) + 1):
        best[price] = max(chance for cost, chance in best.items() if cost <= price)
    found = swords.force(enemy, target=1, side="defender", spend=3, most_levied=1, **options)
    assert {int(x): y for x, y in found.curve.points} == pytest.approx(best, abs=1e-9)
    assert found.best is None
    assert found.curve.across == "koku at most"
    built = [row[0] for row in found.listings[-1].rows if ";" in row[0]]
    assert [text.rpartition("; ")[2] for text in built] == [building] * len(built)
    assert bool(built) == bool(building)


def test_what_is_best_never_falls_with_the_koku() -> None:
    found = swords.force("5 spearmen", target=1, start="daimyo, 4 bowmen", spend=4, most_levied=1)
    chances = [chance for _, chance in found.curve.points]
    assert [koku for koku, _ in found.curve.points] == list(range(5))
    assert chances == sorted(chances)


def test_the_price_of_a_castle_is_a_fact(tmp_path: Any) -> None:
    rules = tmp_path / "own.toml"
    rules.write_text("[numbers]\ncastle_price = 3\n")
    for asked, price in ((None, 2), (str(rules), 3)):
        search = open_search("defender", "daimyo", "2 spearmen", None, asked, Limits(), {})
        built = [mix for mix in search.all_mixes(4) if mix.built]
        assert min(mix.koku for mix in built) == price
        assert {mix.built for mix in built} == {"castle"}
        assert {mix.text for mix in built if mix.koku == price} == {"2 spearmen; castle"}


@pytest.mark.long
def test_the_verdict_says_what_to_buy() -> None:
    force = swords.force("daimyo, 2 spearmen", target=0.7, spend=4, castle=True)
    assert force.verdict.text == (
        "In one round (one levied unit a province): at most won 0.8%, with bowman, ronin for 2 "
        "koku. In 9 rounds: buy 9 spearmen for 3 koku: won 94.4%. 2 koku reach at most 48.3%."
    )
    assert str(force).startswith(force.verdict.text[:70])
    assert force.to_dict()["verdict"] == force.verdict.text
    assert force.to_dict()["value"]["expression"] == "won"
    assert force.to_dict()["rounds"] == {"attacker": 9}
    levy = swords.levy(3, "daimyo, 2 spearmen")
    assert levy.verdict.lines == (
        "To attack in one round (one levied unit a province), buy bowman, ronin: won 63.0%. In 6 "
        "rounds, 6 spearmen: won 99.7%.",
        "To defend in one round (one levied unit a province), buy bowman and a castle: not cleared "
        "96.3%. In 3 rounds, 3 spearmen and a castle: not cleared 99.4%.",
    )
    assert levy.to_dict()["rounds"] == {"attacker": 6, "defender": 3}
    nothing = swords.force("spearman", target=0.5, spend=1)
    assert nothing.verdict.text.startswith("Buy nothing for 0 koku: won 50.0%")
    enough = swords.force("daimyo, 2 spearmen", target=0.7, spend=4, castle=True, most_levied=9)
    assert enough.verdict.text.startswith("Buy 9 spearmen for 3 koku: won 94.4%.")


@pytest.mark.quick
@pytest.mark.parametrize("side", ["attacker", "defender"])
@pytest.mark.parametrize("target", [0.3, 0.6, 0.9])
def test_what_one_round_allows_comes_first(side: Any, target: float) -> None:
    """One levied unit a province a round (Action 4); hired ronin and a castle besides."""
    enemy = "daimyo, spearman"
    found = swords.force(enemy, target=target, side=side, spend=3)
    capped = swords.force(enemy, target=target, side=side, spend=3, most_levied=1)
    worth, best = float(found.verdict.worth), max(chance for _, chance in capped.curve.points)
    levied = next(row[3] for row in found.listings[0].rows if row[0] == found.best)
    assert found.to_dict()["rounds"] == {side: max(1, levied)}
    if levied <= 1:
        assert found.best == capped.best
        assert found.verdict.text.startswith("Buy ")
    elif capped.best:
        assert worth == pytest.approx(float(capped.verdict.worth))
        assert found.verdict.text.startswith("In one round (one levied unit a province): buy ")
    else:
        assert worth == pytest.approx(best)
        assert found.verdict.text.startswith("In one round (one levied unit a province): at most ")
    if levied > 1:
        assert f"In {levied} rounds: buy " in found.verdict.text


def test_a_search_by_value_calls_off_where_that_is_best() -> None:
    by = "defender_loss - attacker_loss"
    for side in ("attacker", "defender"):
        plain = swords.levy(1, "daimyo, 2 spearmen", side=side, by=by)
        best = swords.levy(1, "daimyo, 2 spearmen", side=side, by=by, stop="best")
        finish = swords.levy(1, "daimyo, 2 spearmen", side=side, by=by, stop_when="rounds < 0")
        assert plain.listings[0].rows == best.listings[0].rows != finish.listings[0].rows


def test_prices_are_whole_koku() -> None:
    nobody = (0,) * WIDTH
    listed = {mix.side: mix.koku for mix in mixes(nobody, 3, load(), True)}
    assert all(cost(side, load()) == koku <= 3 for side, koku in listed.items())
    swordsman_and_gunner = (0, 1, 0, 1)  # of the force: one koku together (Action 4)
    assert cost((*nobody[:6], 0, 1, 0, 1, 0, 0, 0, 0), load()) == 1
    assert sum(swordsman_and_gunner) == 2


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"target": 2}, "chance from 0 to 1"),
        ({"target": 0.5, "spend": 99}, "from 0 to 30"),
        ({"target": 0.5, "side": "nobody"}, "unknown side"),
        ({"target": 0.5, "then": "spearman"}, "one battle only"),
        ({"target": 0.5, "side": "defender", "defender_ronin": 1}, "is ours"),
        ({"target": 0.5, "castle": True, "fortress": True}, "castle with fortress"),
        ({"target": 0.5, "most_levied": -1}, "a number of provinces"),
        ({"target": 0.5, "no_build": True}, "only a defender"),
        ({"target": 0.5, "side": "defender", "no_build": 1}, "true or false"),
        ({"target": 0.5, "most_levied": 0, "start": "none"}, "no legal troop"),
    ],
)
def test_refusals(given: Any, says: str) -> None:
    with pytest.raises(OddsError, match=says):
        swords.force("spearman", **given)


def test_a_target_out_of_reach_says_so() -> None:
    found = swords.force("daimyo, 5 spearmen", target=0.99, spend=1, castle=True)
    assert found.best is None
    assert "not reached" in found.heading
    assert "1 koku is not enough: at most won " in found.verdict.text


def test_certainty_is_not_reached_by_rounding() -> None:
    found = swords.force("spearman", target=1, spend=2)
    assert found.best is None
    assert all(chance < 1 for _, chance in found.curve.points)
    sure = swords.force("spearman", target=1, side="defender", start="2 spearmen", stop_after=1)
    assert sure.best == "2 spearmen"  # one attacker scores one hit at most in one round
    # 100% to the last digit, yet a long run of misses loses it all
    lucky = swords.force("spearman", target=1, start="daimyo, 10 spearmen", spend=0)
    assert lucky.best is None


def test_ties_are_listed_from_the_cheapest() -> None:
    found = swords.levy(2, "spearman", side="attacker")
    assert [row[1] for row in found.listings[0].rows] == sorted(
        row[1] for row in found.listings[0].rows
    )
    assert found.listings[0].rows[0][:2] == ("daimyo, 2 swordsmen", 1)
    force = swords.force("spearman", target=0.99, spend=3)
    top = [row for listing in force.listings[:2] for row in listing.rows]
    assert force.listings[1].title.startswith("as cheap")
    assert top[0][3] == min(row[3] for row in top)


def test_what_cannot_help_is_not_advised_and_one_koku_reaches() -> None:
    """Before: "To defend, buy spearman: not cleared 0%"."""
    found = swords.levy(1, "daimyo, 4 swordsmen, 10 gunners")
    assert found.verdict is not None
    said = (found.verdict.text, *found.verdict.asides)
    assert said == (
        "To attack, nothing that can be bought helps: won 0%.",
        "To defend, nothing that can be bought helps: not cleared 0%.",
    )
    less = swords.force("5 spearmen", target=0.9, spend=3)
    assert " 1 koku reaches at most " in f"{less.verdict.text if less.verdict else ''}"


def test_all_problems_of_a_search_at_once() -> None:
    with pytest.raises(OddsError) as caught:
        swords.force("9 spearmen, horse", target=2, spend=99, beyond=-1, castle=1)  # type: ignore[arg-type]
    assert len(caught.value.problems) >= 4


@pytest.mark.long
def test_an_even_chance_is_reached_whatever_rounding_says() -> None:
    """A lone daimyo beats a spearman half the time: the cheapest force at even cost is nobody."""
    assert swords.battle("daimyo", "spearman").p("won") == pytest.approx(0.5, abs=1e-15)
    found = swords.force("spearman", target=0.5, start="daimyo")
    assert found.best == "daimyo"
    assert found.listings[0].rows[0][1] == 0  # koku
    row = _cheapest(Notes(), "spearman", "attacker")
    assert row[:3] == ("spearman", 0, "nothing more")


def stopped_after(count: int) -> Any:
    def progress(mixes: Any) -> Any:
        yield from itertools.islice(mixes, count)
        raise KeyboardInterrupt

    return progress


@pytest.mark.long
def test_ctrl_c_keeps_what_was_tried() -> None:
    levied = swords.levy(2, "2 spearmen", progress=stopped_after(5))
    assert list(levied.best) == ["attacker"]
    assert "interrupted after 5 mixes" in levied.listings[0].title
    whole = swords.force("daimyo, 8 spearmen", target=0.99, spend=3)
    cut = swords.force("daimyo, 8 spearmen", target=0.99, spend=3, progress=stopped_after(12))
    assert (whole.best is None, cut.best is None) == (True, True)
    assert "interrupted after" in cut.heading
    asked = int(cut.heading.split("not reached with ")[1].split()[0])
    assert 0 <= asked < 3
    assert cut.curve.points == whole.curve.points[: asked + 1]
    with pytest.raises(KeyboardInterrupt):
        swords.force("4 spearmen", target=0.9, progress=stopped_after(0))
