"""Advice on koku: the best plan first, one's own among them, everybody's chances, refusals."""

import json
import re
from dataclasses import replace
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, OddsError, swords
from samurai_odds.analysis.weighing import Looked, Weighed
from samurai_odds.cli.main import main
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import all_by
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import replay
from samurai_odds.play.search.racing import Placing
from samurai_odds.swords.advice import advise as advising
from samurai_odds.swords.advice.spelling import Written, of_steps
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.levy import levy_row
from samurai_odds.swords.rules.naming import Names
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import load, write

GRAY = 2


@pytest.mark.long
def test_ronin_win_in_chapter_7() -> None:
    """The rulebook's example ends with Gray's ronin; a levy of all koku is far behind."""
    found: Any = swords.advise("chapter-7", GRAY, "levy 5", limit=Limit(samples=64), seed=1)
    for each in found.turns:  # the own chance is of other games than the rivals'
        assert sum(map(float, found.seats_of(each).values())) < 1.001
    assert found.best.candidate.lines[0].endswith(("ronin 4", "ronin 5"))
    assert not found.is_close(found.asked)
    assert found.text().startswith(("Spend on ronin (wins ", "Spend on a sword and ronin (wins "))
    assert "Your plan ranks" in found.text()


def test_everybodys_chances_are_told() -> None:
    found = swords.advise("chapter-7", GRAY, limit=Limit(samples=4))
    for each in found.turns:
        won = sum(map(float, found.seats_of(each).values()))
        assert 0.7 < won < 1.001  # else nobody wins (W34)
    data = found.to_dict()
    assert data["seat"] == GRAY
    first = data["candidates"][0]
    assert list(first["win"]) == ["seat-1", "seat-2", "seat-3", "seat-4"]
    assert all({"value", "se"} <= set(chance) for chance in first["win"].values())
    assert first["win"]["seat-2"]["value"] == pytest.approx(
        float(found.best.placing.value), abs=1e-4
    )
    assert set(first["round"]) == {"provinces", "units", "out", "won", "beaten"}
    assert len({tuple(one["plan"]) for one in data["candidates"]}) == len(found.turns) > 8


def test_the_command_answers_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "swords advise chapter-7 --seat 2 --samples 4 --format json"
    assert main(arguments.split()) == 0
    assert json.loads(capsys.readouterr().out)["procedure"] == "advise"


def test_refusals() -> None:
    with pytest.raises(OddsError, match="unknown seat '7': choose from Pink, Gray"):
        swords.advise("chapter-7", 7)
    with pytest.raises(OddsError, match="all must be allocated"):
        swords.advise("chapter-7", GRAY, "levy 4")
    with pytest.raises(OddsError, match="position"):
        swords.advise("standard-4", 1)


@pytest.mark.long
def test_the_plan_compared_is_surely_behind_and_stands_in_the_table() -> None:
    """Also where its row would be left out; one that only seems behind is passed over."""
    found = swords.advise("chapter-7", GRAY, limit=Limit(samples=16), seed=1)

    def behind(place: int, points: float) -> Weighed:
        one = found.turns[place]
        loss = Figure(points / 100, 0.04, 64)
        return replace(one, placing=replace(one.placing, loss=loss, tied=points <= 8))

    listed = [behind(place, 1) for place in range(1, 13)] + [behind(13, 9), behind(14, 20)]
    made = replace(found, turns=(found.best, *listed))
    assert made.compared is made.turns[-1]
    close = replace(found, turns=(found.best, behind(1, 0), behind(2, 5)))
    assert close.compared is close.turns[2], "not one that led by less than the error"
    assert "plan 15" in made.why
    assert " (15) " in made.text()
    assert " (14) " not in made.text()


def test_why_says_where_the_best_is_worse_at_first() -> None:
    """Of plans that cannot be told apart the best may leave less: no reason is made of that."""
    found = swords.advise("chapter-7", GRAY, limit=Limit(samples=16), seed=1)

    def leaving(provinces: int, each: Weighed, tied: bool, behind: float = 0.01) -> Weighed:
        ends = dict.fromkeys(("won", "beaten", "out"), np.zeros(64, dtype=np.int64))
        left = {"provinces": np.full(64, provinces), "units": np.full(64, 40), **ends}
        counted = {"wins": np.full((64, 4), 250), "round": left}
        loss = Figure(behind, 4 * behind, 64)
        placing = replace(each.placing, loss=loss, tied=tied)
        return Weighed(each.candidate, placing, 0.0, lambda plan: counted)

    best = leaving(15, found.best, True, 0.0)
    for other, tied, why in (
        (16, True, "worse at first than plan 2 (16.00 provinces and 40.00 units); no clear"),
        (16, False, "worse at first than plan 2 (16.00 provinces and 40.00 units); it gains later"),
        (15, True, "about as plan 2 does; no clear difference later"),
        (14, True, "after the round; plan 2: 14.00 provinces and 40.00 units."),
    ):
        assert why in replace(found, turns=(best, leaving(other, found.turns[1], tied))).why


def test_plans_alike_in_every_game_stand_by_what_the_round_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where all is lost, plans that keep the seat in the game come first, then those with more."""
    left = {"all": (14, 1), "none": (15, 0), "more": (16, 0), "behind": (20, 0)}
    ends = {"won": np.zeros(1), "beaten": np.zeros(1), "units": np.zeros(1)}

    def round_of(plan: str, games: int, seed: int) -> dict[str, Any]:
        provinces, out = left[plan]
        return {"provinces": np.full(1, provinces), "out": np.full(1, out), **ends}

    monkeypatch.setattr(advising, "_round_of", round_of)
    lost = [Figure(0.0), Figure(0.0), Figure(0.0), Figure(0.01, 0.01, 64)]
    placings = tuple(Placing(k, Figure(0.0), loss, 64, True) for k, loss in enumerate(lost))
    field = [SimpleNamespace(plan=plan) for plan in left]
    looked: Any = Looked(None, field, placings, True)  # type: ignore[arg-type]
    ordered = advising._equals_ordered(looked, 1, 0)
    assert [field[one.number].plan for one in ordered.placings] == ["more", "none", "all", "behind"]


def test_traces_of_a_rivals_chance_are_none_seen() -> None:
    assert advising._in_percent(Figure(9e-6, 9e-6, 96, True)) == "< 4%"
    assert advising._in_percent(Figure(0.25, 0.04, 96, True)) == "25% ± 4"


# ---- in a war turn ---------------------------------------------------------------------


def at_war(what: str) -> str:
    """Give chapter 7 within Gray's war turn: ``what`` stands under its position."""
    text = write(load("chapter-7")).replace("  round: 9\n", f"  round: 9\n{what}")
    for number, (name, sword) in enumerate(SWORDS.items(), start=1):
        text = text.replace(
            f"Seat {number}: {name}\n", f"Seat {number}: {name}\n  sword: {sword}\n"
        )
    return text


SWORDS = {"Pink": 2, "Gray": 4, "Pink-Stripe": 1, "Gray-Stripe": 3}
FOUGHT = "  turn: seat 2, phase C\n  battle: army 3 attacks Shinano, 2 bonus units\n"


def test_the_turn_of_an_army_is_advised() -> None:
    found = swords.advise(at_war("  turn: seat 2\n"), GRAY, limit=Limit(samples=2))
    assert len(found.turns) > 10
    assert all(each.candidate.text for each in found.turns)
    titles = {each.candidate.title for each in found.turns}
    assert any("attack Shinano" in title for title in titles)
    assert max(map(len, found.text().splitlines())) <= 80
    assert found.best.candidate.title[1:] in " ".join(found.text().splitlines()[:4])


def test_last_marches_differ_in_words() -> None:
    """Who is taken up and left behind is told; plans that end alike stand in one row."""
    found = swords.advise(at_war("  turn: seat 2, phase D\n"), GRAY, limit=Limit(samples=2))
    rows = [each for each in found.turns if id(each) not in found.copies]
    texts = [found.told(each) for each in rows]
    assert len(set(texts)) == len(texts) < len(found.turns)
    assert any(", leaving " in text for text in texts)
    assert not any("Phase D" in text for text in texts)  # nothing comes before it


def test_units_move_after_the_armies() -> None:
    """The planner's moves in Phase D are told: all of the best plan's, four of others."""
    found = swords.advise(at_war("  turn: seat 2, phase D\n"), GRAY, limit=Limit(samples=2))
    for each in found.turns:
        assert re.search(r" from [A-Z][a-z]+ to ", each.candidate.text)
    assert found.best.candidate.whole in " ".join(found.text().split())
    many = Written([], ["army 1 to Omi", *"abcdef"], moves=6)
    assert many.text == "army 1 to Omi; a; b; c; d; 2 more moves"
    assert many.whole.endswith("c; d; e; f")


def test_marches_say_where_units_are_taken_up() -> None:
    found = swords.advise(at_war("  turn: seat 2\n"), GRAY, limit=Limit(samples=2))
    marches = [line for each in found.turns for line in each.candidate.lines if "taking" in line]
    taken = [line.split("taking up ")[1] for line in marches]
    assert taken
    assert all(re.match(r"(an?|\d+|the) [a-z]+( and .*)? in [A-Z]", each) for each in taken), taken


@pytest.mark.parametrize(
    ("bowmen", "better"), [("4 bowmen, 6 gunners", "fight on"), ("spearman", "call off")]
)
def test_a_battle_is_called_off_when_it_is_lost(bowmen: str, better: str) -> None:
    """An army of 11 goes on against Shinano, a daimyo with a single spearman does not."""
    text = at_war(FOUGHT).replace(
        "army 3: Hida, level 3, daimyo, 2 bowmen, 2 swordsmen, 4 gunners, 5 spearmen",
        f"army 3: Hida, level 3, daimyo, {bowmen}",
    )
    found = swords.advise(text, GRAY, limit=Limit(samples=40))
    assert {each.candidate.title for each in found.turns} == {"fight on", "call off"}
    assert found.best.candidate.title == better


def test_an_army_that_has_moved_in_attacks_from_there() -> None:
    found = swords.advise(at_war("  turn: seat 2\n"), GRAY, limit=Limit(samples=2))
    start = all_by(found.staged.start, "planner")
    names = Names(found.staged.scenario, Question(start.question.whole))
    moved = 0
    for step in replay(start, record(start, 1, 0)):
        s = State(step.before)
        army = int(s.troop)
        if kind_of(step.what) == at.ATTACK_CHOICE and step.asked and step.value:
            where = names.province(int(s.where[army]))
            assert f" in {where} attacks " in of_steps(names, [step]).text
            moved += int(s.where[army] != s.fight_from)
    assert moved


def test_a_plan_of_koku_is_refused_in_a_war_turn() -> None:
    with pytest.raises(OddsError, match="--plan is for koku"):
        swords.advise(at_war("  turn: seat 2\n"), GRAY, "levy 5")
    with pytest.raises(OddsError, match="seat 1 Pink has nothing to choose here: seat 2 Gray does"):
        swords.advise(at_war("  turn: seat 2\n"), 1)
    with pytest.raises(OddsError, match="its koku spent: ask 'swords advise'"):
        swords.round(at_war("  turn: seat 2\n"), GRAY, "levy 5")


def test_who_holds_the_ninja_is_asked_first() -> None:
    text = at_war("  ninja: seat 1\n  turn: seat 2, phase B\n")
    found = swords.advise(text, 1, limit=Limit(samples=8))
    titles = {each.candidate.title for each in found.turns}
    assert titles == {"keep the ninja", "strike with the ninja"}


def test_a_march_before_a_rivals_ninja_is_told_as_one() -> None:
    """Attacks come after his window (W15); marches to the same places stand in one row."""
    found = swords.advise(at_war("  ninja: seat 1\n  turn: seat 2\n"), GRAY, limit=Limit(samples=2))
    assert all(
        each.candidate.title.startswith(("march to ", "move nobody")) for each in found.turns
    )
    goals = [each.candidate.aim for each in found.turns]
    assert len(set(goals)) < len(goals)
    assert found.orders().startswith("Seat 1 Pink may strike with the ninja before attacks")


# ---- before the war turns ----------------------------------------------------------------

PLANS = (0, 0, 4, 0, 0), (1, 0, 2, 1, 0), (0, 2, 2, 0, 1), (1, 0, 3, 0, 0)


def at_action(action: str) -> Scenario:
    """Give chapter 7 with all plans revealed, at the beginning of an action."""
    begun = load("chapter-7")
    bare = replace(begun, ninja=None, action=action)
    swords_of = dict.fromkeys(SWORDS, 0) if action == "swords" else SWORDS
    levied = (1, 0, 0, 0, 0, 2) if action == "place" else ()
    seats = tuple(
        replace(seat, koku=None, plan=plan, sword=swords_of[seat.name], levied=levied)
        for seat, plan in zip(begun.seats, PLANS, strict=True)
    )
    return replace(bare, seats=seats)


@pytest.mark.parametrize(
    ("action", "seat", "titles"),
    [
        ("swords", 2, {"take the first sword", "take the fourth sword"}),
        ("build", 3, {"build in Bizen"}),
        ("levy", 2, {"levy 2 bowmen"}),
        ("place", 2, {"strengthen"}),
        ("ronin", 2, {"hide "}),
    ],
)
def test_each_action_before_the_war_is_advised(action: str, seat: int, titles: set[str]) -> None:
    """Every candidate is said in words of its own action, and each is another choice."""
    found = swords.advise(at_action(action), seat, limit=Limit(samples=2))
    said = [(each.candidate.title, each.candidate.text) for each in found.turns]
    assert len(set(said)) == len(said) > 1
    for title in titles:
        assert any(one.startswith(title) for one, _ in said), said
    assert {one.split()[0] for one, _ in said} == {next(iter(titles)).split()[0]}
    assert max(map(len, found.text().splitlines())) <= 80
    data = found.to_dict()["candidates"][0]
    assert set(data["win"]) == {"seat-1", "seat-2", "seat-3", "seat-4"}


@pytest.mark.long
def test_no_purchase_wastes_koku() -> None:
    """None buys as many of each kind as another, and fewer of one."""
    found = swords.advise(at_action("levy"), 2, limit=Limit(samples=64))
    row = levy_row(GRAY - 1)
    bought = [each.candidate.plan.after[row : row + at.KIND_COUNT] for each in found.turns]
    assert len(bought) > 2
    assert not any((one >= other).all() for one, other in permutations(bought, 2))


def test_a_lone_purchase_is_said_to_be_one() -> None:
    found = swords.advise(at_action("levy"), 2, limit=Limit(samples=2))
    assert "Any other purchase" not in found.text()
    assert "Any other purchase" in replace(found, turns=found.turns[:1]).text()


def test_a_sword_is_drawn_for_by_those_who_bid_as_much() -> None:
    found = swords.advise(at_action("swords"), 2, limit=Limit(samples=2))
    texts = {each.candidate.text for each in found.turns}
    assert texts == {"a draw decides if Gray-Stripe wishes it too"}


@pytest.mark.long
def test_ronin_hidden_in_another_order_are_hidden_alike() -> None:
    found = swords.advise(at_action("ronin"), 2, limit=Limit(samples=64))
    stacks = [tuple(sorted(each.candidate.text.split("; "))) for each in found.turns]
    assert len(set(stacks)) == len(stacks) > 1


def test_who_has_no_koku_for_an_action_has_nothing_to_choose() -> None:
    with pytest.raises(OddsError, match="seat 4 Gray-Stripe has nothing to choose here"):
        swords.advise(at_action("ronin"), 4, limit=Limit(samples=2))
    with pytest.raises(OddsError, match="--plan is for koku"):
        swords.advise(at_action("levy"), 2, "levy 5")
    with pytest.raises(OddsError, match="at the action levy, its koku spent"):
        swords.round(at_action("levy"), 2, "levy 5")
