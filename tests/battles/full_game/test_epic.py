"""Epic battles played, asked about turn by turn, saved and taken up: as all others are."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from samurai_odds import Limit, OddsError, battles
from samurai_odds.battles.full_game.balance import balance
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.leads import cards_said, placed
from samurai_odds.battles.full_game.one_turn import OneTurn
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.scenario.text import in_order, read, write
from samurai_odds.cli.main import main
from samurai_odds.play import games
from samurai_odds.play.replay import replay

FEW = Limit(samples=200)
HAND = ("order-two-left", "leadership", "order-square", "order-one-center", "order-one-right")
RACK = ("advance-center", "order-circle", "order-two-left")


def position(hand: tuple[str, ...] = HAND, rack: tuple[str, ...] = RACK) -> Scenario:
    scenario = battles.scenario("epic-study-foot")
    red = replace(scenario.armies[0], hand=hand)
    return replace(scenario, armies=(red, scenario.armies[1]), rack=rack)


# ---- play, balance, records ----------------------------------------------------------


def test_a_battle_is_played_with_the_same_variables() -> None:
    core = battles.play("study-spears", "random", "random", limit=FEW)
    odds = battles.play("epic-study-foot", "random", "random", limit=FEW)
    assert list(odds.to_frame().columns) == list(core.to_frame().columns)
    assert sum(odds.p(f"winner == '{who}'") for who in ("red", "blue", "none")) == pytest.approx(1)
    led = {listing.columns[0]: listing for listing in odds.listings}["cards led, each game"]
    assert sum(row[1] + row[2] for row in led.rows) > odds.expect("turns")  # two in many turns


@pytest.mark.long
def test_balance_weighs_epic_battles_and_what_would_change_them() -> None:
    found = balance("epic-study-foot", bots="random", margin=0.2, limit=Limit(samples=512))
    assert found.favor.favors == "nobody"  # each side is the other turned about
    assert abs(found.share - 0.5) < 0.12  # five standard errors: only the first move differs


@pytest.mark.long
def test_a_trace_tells_rack_pairs_and_generals() -> None:
    told = "\n".join(Contest("epic-study-foot", "random", "random").retell(0, 0))
    for words in (
        "on the rack: ",
        "from the rack; command ",
        "Field General's Initiative; ruling E6: the ",
        "is drawn for the rack",
    ):
        assert words in told


# ---- saved and taken up --------------------------------------------------------------


@pytest.mark.long
def test_a_saved_position_keeps_rack_cards_led_and_the_full_hand() -> None:
    contest = Contest("epic-study-foot", "random", "random")
    start, two = contest.staged.start, 0
    for game in range(12):
        events = games.record(start, 3, game)
        turns = max(int(State(step.after).turn) for step in replay(start, events))
        saved = contest.position(3, game, min(6, turns))
        assert len(saved.rack) == 3
        assert read(write(saved)) == in_order(saved)
        two += sum(len(led.split()) == 2 for led in saved.moment.led)
        for army in saved.armies:
            assert max(army.command, army.full_hand) == 5
    assert two > 0


def test_a_full_hand_and_two_cards_led_belong_to_epic() -> None:
    core = battles.scenario("study-spears")
    red = replace(core.armies[0], full_hand=6)
    with pytest.raises(OddsError, match="red full hand: only Epic battles know a full hand"):
        write(replace(core, armies=(red, core.armies[1])))
    moment = replace(core.moment, led=("order-one-left order-one-right", ""))
    with pytest.raises(OddsError, match="names 2 cards: one card may be led"):
        write(replace(core, moment=moment))
    epic = position()
    red = replace(epic.armies[0], full_hand=4)
    with pytest.raises(OddsError, match=r"a full hand of 4: 5 \(the hand now\) to 60 is allowed"):
        write(replace(epic, armies=(red, epic.armies[1])))


# ---- which cards, and from where -----------------------------------------------------


def led(card: str, scenario: Scenario | None = None) -> str:
    return " + ".join(lead.said for lead in placed(scenario or position(), card)[1])


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("order-square", "order-square"),
        ("order-circle", "rack:order-circle"),
        ("order-two-left", "order-two-left"),
        ("rack:order-two-left", "rack:order-two-left"),
        ("leadership + advance-center", "leadership + rack:advance-center"),
        ("advance-center + leadership", "leadership + rack:advance-center"),
        ("order-two-left + order-two-left", "order-two-left + rack:order-two-left"),
        ("rack:order-two-left + leadership", "leadership + rack:order-two-left"),
    ],
)
def test_a_card_is_looked_for_in_the_hand_then_on_the_rack(card: str, found: str) -> None:
    assert led(card) == found


def test_cards_that_are_not_known_may_be_in_the_hand_or_on_the_rack() -> None:
    fresh = battles.scenario("epic-study-foot")
    assert led("shogun", fresh) == "shogun"
    assert led("rack:shogun", fresh) == "rack:shogun"
    assert led("leadership + advance-left", fresh) == "leadership + rack:advance-left"
    assert placed(fresh, "rack:shogun")[0].rack == ("shogun",)


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("phoenix", "unknown command card 'phoenix'"),
        ("shogun", "unknown card in red's hand 'shogun'"),
        ("rack:shogun", "unknown card on the rack 'shogun'"),
        ("order-square + advance-center", "'order-square' is led alone: only two Field cards"),
        ("rack:advance-center + rack:order-two-left", "one of two comes from the hand"),
        ("leadership + order-two-left + advance-center", "a turn leads two at most"),
    ],
)
def test_what_cannot_be_led_is_refused(card: str, message: str) -> None:
    with pytest.raises(OddsError) as fault:
        led(card)
    assert message in str(fault.value)


def test_core_games_lead_one_card_of_the_hand() -> None:
    core = battles.scenario("study-spears")
    for card, message in (
        ("order-one-left + order-one-right", "2 cards are named: two are led in Epic"),
        ("rack:order-one-left", "only Epic battles have a common rack"),
    ):
        with pytest.raises(OddsError, match=message):
            placed(core, card)
    assert cards_said(("order-one-left", "shogun")) == ("order-one-left", "shogun")


# ---- one turn ------------------------------------------------------------------------


def test_the_hand_is_ranked_with_the_rack_and_all_pairs() -> None:
    found = battles.turn(position(HAND[:2], RACK), limit=Limit(samples=20))
    names = {entry.label for entry in found.entries}
    assert {"order-two-left", "leadership", "rack:order-circle"} <= names
    assert "leadership + rack:advance-center" in names
    assert "order-two-left + rack:order-two-left" in names
    assert not any("order-circle" in name and "+" in name for name in names)


ORDERS = """
order d7 by hand
order e8 by hand
order l7 by rack
order n7 by rack
initiative right
order u8 by general
harm v7
move d7 d6
"""


def test_orders_say_by_which_card_and_which_general_acts() -> None:
    question = OneTurn(
        position(),
        "order-two-left + advance-center",
        ORDERS,
        replies=0,
    )
    start = question.stops[-1]
    generals, given = set(), set()
    for game in range(12):
        for step in replay(start, games.record(start, 2, game)):
            if -step.what // 10 == at.INITIATIVE_CHOICE:
                generals.add(step.value)
            if -step.what // 10 == at.ORDER_CHOICE and step.value:
                name = question.staged.scenario.hex_name(step.value % 1000)
                given.add((int(State(step.before).slot), name))
            if -step.what // 10 == at.HARM_CHOICE:
                assert question.staged.scenario.hex_name(step.value) == "v7"
    assert generals - {0} == {3}
    by_cards = {(slot, name) for slot, name in given if slot != at.ON_HIS_OWN}
    assert by_cards == {(0, "d7"), (0, "e8"), (1, "l7"), (1, "n7")}
    assert {name for slot, name in given if slot == at.ON_HIS_OWN} <= {"t7", "u8", "v7"}


@pytest.mark.parametrize(
    ("orders", "message"),
    [
        ("order m7 by hand", "line 1: 'order m7 by hand' is not allowed; allowed here: order "),
        ("order d7\norder e8\norder f7\norder l7", "line 3: 'order f7' is not allowed"),
        ("order d7\ninitiative left", "line 2: 'initiative left' is not allowed; allowed here: "),
        ("order d7 by chance", "cannot read 'order d7 by chance': write by hand, rack, general"),
        ("initiative middle", "write initiative left, center or right, or initiative none"),
        ("copy phoenix", "unknown command card 'phoenix'"),
    ],
)
def test_orders_that_epic_forbids_are_refused(orders: str, message: str) -> None:
    with pytest.raises(OddsError) as fault:
        OneTurn(position(), "order-two-left + advance-center", orders + "\n")
    assert message in str(fault.value)


def test_which_of_two_cards_orders_is_not_said_of_one() -> None:
    with pytest.raises(OddsError, match=r"line 1: .* is not allowed: one card is led, not two"):
        OneTurn(position(), "rack:advance-center", "order l7 by rack\n")


def test_words_of_epic_are_refused_in_core_games() -> None:
    with pytest.raises(OddsError, match="'initiative' is said in Epic battles only"):
        OneTurn("study-spears", "order-two-center", "order d7\ninitiative left\n")


# ---- the command ---------------------------------------------------------------------


def test_the_command_takes_two_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.txt"
    file.write_text(write(position()), encoding="utf-8")
    cards = ["--card", "advance-center", "--card", "leadership"]
    more = ["--samples", "50", "--format", "json"]
    assert main(["battles", "turn", str(file), *cards, *more]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["inputs"]["card"] == "advance-center + leadership"
    assert main(["battles", "turn", str(file), *cards, "--trace", "0"]) == 0
    assert "and beside it Advance Center from the rack; command 6" in capsys.readouterr().out
