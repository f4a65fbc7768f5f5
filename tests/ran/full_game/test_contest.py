"""Full games and Orders Phases as questions, and the balance of a scenario."""

import json
import re
from importlib import resources

import pytest

from samurai_odds import Limit, OddsError, merge, ran
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.full_game.balance import limits
from samurai_odds.ran.full_game.contest import Contest
from samurai_odds.ran.scenario.scenario import BLUE
from samurai_odds.ran.scenario.text import read, write

FEW = Limit(samples=40)


def test_what_came_of_a_battle_fits_together() -> None:
    odds = ran.play("study-foot", "greedy", "random", limit=FEW, seed=4)
    assert odds.p("winner == 'red' or winner == 'blue' or winner == 'none'") == pytest.approx(1)
    level = ran.scenario("study-foot").armies[BLUE].level
    assert odds.p(f"reason == 'rout' and winner == 'red' and blue_rout_points < {level}") == 0
    assert odds.p("turns < 1 or turns > 15") == 0
    assert odds.expect("margin - blue_rout_points + red_rout_points") == pytest.approx(0)
    assert str(odds).startswith("Red (greedy) wins ")
    assert max(map(len, str(odds).splitlines())) <= 80


@pytest.mark.long
def test_all_tables_and_the_picture_are_made() -> None:
    contest = Contest("study-three-contingents", "greedy", "greedy")
    odds = contest.play(FEW, 2)
    headings = [listing.columns[0] for listing in contest.listings_where(None)]
    assert headings == [
        "ended by", "at the start of turn", "quantiles", "at the end", "contingent", "each battle",
    ]  # fmt: skip
    axes = odds.plot()
    assert axes.get_xlabel().startswith("games won, %")
    assert len(axes.figure.axes) == 5


def test_a_turn_limit_is_judged_by_rout_points() -> None:
    odds = ran.play("study-foot", "random", "random", turn_limit=1, limit=FEW)
    assert odds.p("turns == 1") == pytest.approx(1)
    assert odds.p("reason == 'turn limit'") > 0.5


def test_a_position_saved_is_played_on(tmp_path: object) -> None:
    contest = Contest("study-foot", "random", "random")
    position = contest.position(1, 0, 2)
    assert read(write(position)) == position
    assert position.moment.turn == 2
    assert "from turn 2 on" in Contest(position, "random", "random").heading


def test_records_of_two_parts_are_put_together(tmp_path) -> None:  # type: ignore[no-untyped-def]
    files = [tmp_path / "a.games", tmp_path / "b.games"]
    for file, games in zip(files, ((0, 9), (5, 19)), strict=True):
        ran.play("study-foot", "random", "random", games=games, record=file)
    both = merge(*files)
    assert both.samples == 20
    whole = ran.play("study-foot", "random", "random", games=(0, 19))
    assert both.p("winner == 'red'") == whole.p("winner == 'red'")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"red": "greedi"}, "unknown bot for red 'greedi': did you mean 'greedy'?"),
        ({"turn_limit": 0}, "turn limit"),
        ({"turn_limit": 1.5}, "turn-limit is a whole number"),
        ({"scenario": "study-food"}, "did you mean 'study-foot'"),
    ],
)
def test_bad_input_is_refused(given: dict[str, object], says: str) -> None:
    with pytest.raises(OddsError) as fault:
        Contest(**({"scenario": "study-foot"} | given))  # type: ignore[arg-type]
    assert says in str(fault.value)


def test_an_orders_phase_and_what_follows() -> None:
    odds = ran.turn("study-three-contingents", "A", bot="random", enemy="random", limit=FEW)
    gap = odds.expect("swing + reply_swing - total_swing")
    assert gap == pytest.approx(0)
    lines = str(odds).splitlines()
    assert lines[0].startswith("Red commander: ")
    assert max(map(len, lines)) <= 80
    assert "activated by his So-Taisho (R80)" in str(odds).replace("\n", " ")
    alone = ran.turn("study-three-contingents", "A", replies=0, bot="random", limit=FEW)
    assert "reply_swing" not in alone.columns


def test_who_cannot_be_given_orders_is_refused() -> None:
    with pytest.raises(OddsError, match="contingent d cannot be given orders: it enters on turn 3"):
        ran.turn("suriagehara", "d")
    with pytest.raises(OddsError, match="replies is a whole number"):
        ran.turn("suriagehara", "A", replies=-1)


@pytest.mark.long
def test_the_balance_says_whom_a_battle_favors() -> None:
    found = ran.balance("study-foot", bots="random", margin=0.3, limit=Limit(samples=256))
    text = str(found)
    assert text.startswith("Study: foot against foot is fair within 30 points: red wins")
    assert "5 turns at most" in text
    assert max(map(len, text.splitlines())) <= 80
    data = json.loads(json.dumps(found.to_dict()))
    assert data["favors"] == "nobody"
    assert data["procedure"] == "balance"
    assert found.plot().get_xlabel().startswith("battles won by red, %")


def test_shorter_battles_are_tried() -> None:
    assert [turns for turns, _ in limits(ran.scenario("study-foot"))] == [5, 10, 25]


def test_the_page_of_the_bots_names_them_all() -> None:
    page = (resources.files("samurai_odds.ran.bots") / "README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (.*) \|$", page, re.MULTILINE))
    assert rows == {str(bot.NAME): str(bot.SAYS) for bot in BOTS.modules}
