"""`steady` does what greedy and careful fail to: one small position for each of their faults."""

import numpy as np
import pytest

from analyses.fit.strength import red_scores
from samurai_odds.battles.bots import steady_scratch
from samurai_odds.battles.bots import steady_strikes as prices
from samurai_odds.battles.bots.layout import Weights
from samurai_odds.battles.bots.steady_foes import majority
from samurai_odds.battles.bots.steady_hexes import is_cornered, outgunned, urgency
from samurai_odds.battles.bots.steady_routes import danger
from samurai_odds.battles.bots.steady_scratch import (
    PLACES,
    fitted,
    weight_rows,
    write_weights,
)
from samurai_odds.battles.full_game.game import start
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.layout import Question
from samurai_odds.battles.scenario.scenario import RED
from samurai_odds.battles.scenario.text import load
from samurai_odds.play.games import play_many
from tests.battles.bots.staged_turns import begun, position, turn_of
from tests.battles.interpreted import set_up

ONE = "order-one-center order-one-center"


def test_an_objective_is_sought_from_afar() -> None:
    """Five hexes to a banner and as many to the enemy on the other side of the board."""
    goal = "Objectives:\n  red captures h9: 1 banner"
    text = position({"c9": ".AS", "c1": ".as"}, "order-one-left order-one-left", goal)
    assert "c9-e9" in turn_of(text)


def test_the_way_to_an_objective_goes_round_what_cannot_be_entered() -> None:
    """A river with one ford: the nearest hex on this bank is no way across."""
    river = {f"{column}6": "~" for column in "abcdefghijk"} | {"b6": "="}
    goal = "Objectives:\n  red captures d4: 2 banners"
    text = position(river | {"d8": ".AS", "l1": ".as"}, "order-one-left order-one-left", goal)
    moves = [line for line in turn_of(text) if line.startswith("d8-")]
    assert moves in (["d8-b8"], ["d8-c8"], ["d8-c7"])


def test_a_castle_that_counts_for_the_enemy_is_held() -> None:
    goal = "Objectives:\n  blue captures f10: 2 banners"
    text = position({"f10": "cSS", "f7": ".as", "e7": ".as"}, ONE, goal)
    assert not any("f10-" in line and line != "f10-f10" for line in turn_of(text))


def test_a_card_that_gives_a_banner_is_led() -> None:
    goal = "Objectives:\n  red plays order-one-center: 1 banner"
    pieces = {"e8": ".AS", "f8": ".AS", "f7": ".as"}
    hand = "order-one-center order-two-center"
    assert turn_of(position(pieces, hand, goal))[0] == "lead order-one-center"
    assert turn_of(position(pieces, hand))[0] == "lead order-two-center"


def test_arquebuses_stay_behind_their_palisade() -> None:
    text = position({"f9": "pAA", "f3": ".ss", "g3": ".ss"}, ONE)
    assert not any("f9-" in line and line != "f9-f9" for line in turn_of(text))


def test_hold_and_shoot_is_not_led_with_nothing_to_shoot() -> None:
    pieces = {"b9": ".AB", "e9": ".AB", "f2": ".as", "b2": ".as", "c9": ".AS"}
    assert turn_of(position(pieces, "hold-and-shoot order-two-left"))[0] == "lead order-two-left"
    near = pieces | {"b6": ".as", "e6": ".as"}
    assert turn_of(position(near, "hold-and-shoot order-two-left"))[0] == "lead hold-and-shoot"


def test_infantry_onslaught_is_not_led_for_bowmen_who_then_may_not_battle() -> None:
    pieces = {"e9": ".AB", "f9": ".AB", "e5": ".as", "f2": ".as"}
    told = turn_of(position(pieces, "infantry-onslaught order-one-center"))
    assert told[0] == "lead order-one-center"
    assert any(line.startswith("fire") for line in told)


def test_fire_comes_before_the_assault() -> None:
    pieces = {"f7": ".AS", "e9": ".AB", "f6": ".as2", "f1": ".as"}
    told = turn_of(position(pieces, "order-two-center order-two-center"))
    battles = [line.split()[0] for line in told if line.split()[0] in ("fire", "assault")]
    assert battles == ["fire", "assault"]


def test_units_are_ordered_against_the_same_enemy() -> None:
    """Of three equal attacks two are at one enemy: whoever begins there is followed there."""
    pieces = {"e8": ".AS", "f8": ".AS", "h8": ".AS", "f7": ".as3", "i7": ".as3"}
    text = position(pieces, "order-two-center order-two-center")
    seen = 0
    for seed in range(6):
        orders = [line for line in turn_of(text, seed) if line.startswith("order")][:2]
        if orders[0] != "order h8":
            assert set(orders) == {"order e8", "order f8"}
            seen += 1
    assert seen > 0


def test_a_leader_leaves_a_unit_that_is_about_to_die() -> None:
    pieces = {"e8": ".ASF1", "e7": ".cs", "f7": ".cs", "d8": ".cs", "d10": ".SS"}
    told = turn_of(position(pieces, "order-two-center order-two-center"))
    assert "split e8" in told
    assert "leader e8-d10" in told


@pytest.mark.parametrize("where", [("b9", ".CSM3"), ("b5", ".CSM3"), ("b9", ".ASF3")])
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_a_leader_whose_unit_goes_where_he_would_gets_no_order(
    where: tuple[str, str], seed: int
) -> None:
    """A third order is left over: he once split off and rejoined his unit in the same turn."""
    pieces = {"c3": ".as", "j3": ".ab", "c10": ".AS", where[0]: where[1]}
    hand = "order-three-left order-three-left"
    told = turn_of(position(pieces, hand), seed)
    assert len([line for line in told if line.startswith("order")]) == 2
    assert not any(line.startswith("split") for line in told)


def test_a_leader_does_not_stay_alone_before_the_enemy() -> None:
    text = position({"f9": ".F", "f11": ".AS", "f6": ".cs"}, ONE)
    assert "leader f9-f11" in turn_of(text)


def test_a_dragon_card_is_drawn_when_the_pool_is_empty() -> None:
    held = "honor: 10\n  banners to win: 5"
    text = position({"f9": ".AS", "f2": ".as"}, ONE, red=held, blue=held)
    assert "draw a Dragon card" in turn_of(text)
    assert "take tokens" in turn_of(position({"f9": ".AS", "f2": ".as"}, ONE))


def test_the_last_banner_is_taken_before_a_better_exchange() -> None:
    """A unit of one block before the bow, one of three before the samurai."""
    pieces = {"f9": ".AB", "f8": ".as1", "c9": ".SS", "c8": ".as3"}
    hand = "order-one-center order-one-left"
    assert "assault f9 f8" in turn_of(position(pieces, hand, red="banners to win: 1"))
    assert "assault f9 f8" not in turn_of(position(pieces, hand))


def danger_of(enemy: str, where: str) -> int:
    """Weigh the danger of ashigaru spearmen in f9 from one enemy."""
    q, s = begun(position({"f9": ".AS", where: enemy}, ONE))
    prices.note_prices(q, s)
    unit = next(unit for unit in range(2) if s.unit_side[unit] == RED)
    return int(danger(q, s, unit, int(s.unit_hex[unit]), False, at.NONE))


def test_danger_counts_fire() -> None:
    """Bowmen and levies move, close in and strike alike: bowmen also shoot."""
    assert danger_of(".ab", "f5") > danger_of(".lv", "f5")


def test_danger_is_netted_against_what_it_costs_the_enemy() -> None:
    """Samurai gain by an attack on spearmen, levies lose by it."""
    assert danger_of(".ss", "f7") > 0
    assert danger_of(".lv", "f7") < danger_of(".ss", "f7") // 3


def test_honor_is_dearer_to_who_has_little_and_dearest_unpaid() -> None:
    q, s = begun(position({"f9": ".AS", "f6": ".ab"}, ONE))
    prices_of = []
    for held in (0, 3, 6, 12):
        s.sides[RED].tokens = held
        prices.note_prices(q, s)
        prices_of.append(prices.honor_price(q, s, RED, 2_000))
    assert prices_of == sorted(prices_of, reverse=True)
    assert len(set(prices_of)) == 4


def test_who_has_less_fire_presses() -> None:
    few = {"f9": ".AS", "f6": ".as"}
    shooters = {"e3": ".aa", "g3": ".aa", "f3": ".ab"}
    q, s = begun(position(few | shooters, ONE))
    assert outgunned(q, s, 0) > 50 > -50 > outgunned(q, s, 1)
    q, s = begun(position(few, ONE))
    assert outgunned(q, s, 0) == 0


def test_who_has_no_hex_to_retreat_to_is_cornered() -> None:
    pieces = {"f11": ".AS", "f9": ".AS", "e10": ".AS", "f10": ".AS", "f6": ".as"}
    q, s = begun(position(pieces, ONE))
    cornered = [bool(is_cornered(q, s, s.unit_hex[unit], 0)) for unit in range(5)]
    assert cornered == [False, True, False, False, True]


def test_friends_near_count_against_enemies_near() -> None:
    q, s = begun(position({"f9": ".AS", "e9": ".AS", "f8": ".as", "f2": ".as"}, ONE))
    prices.note_prices(q, s)
    more = [majority(q, s, unit, s.unit_hex[unit]) for unit in range(4)]
    assert more == [0, -2, 0, 0]


def test_who_is_losing_presses() -> None:
    text = {"f9": ".AS", "f6": ".as"}
    q, s = begun(position(text, ONE))
    prices.note_prices(q, s)
    level = [urgency(q, s, side) for side in (0, 1)]
    assert all(90 < press < 110 for press in level)
    q, s = begun(position(text, ONE))
    s.sides[1].banners = 3
    prices.note_prices(q, s)
    assert urgency(q, s, 0) > level[0] + 10
    assert urgency(q, s, 1) < level[1] - 10


def test_the_file_has_no_weight_that_is_not_declared() -> None:
    data = fitted()
    assert set(data["weights"]) == set(PLACES), "a weight without a line would be read as none"
    assert data["source"] == "assumed"
    assert all(isinstance(value, int) for value in data["weights"].values())


def test_a_weight_without_a_line_has_the_value_that_it_is_declared_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    declared = Weights.blank()
    declared.shootout = declared.token = 31
    monkeypatch.setattr(Weights, "blank", lambda: declared)
    monkeypatch.setattr(steady_scratch.tomllib, "loads", lambda text: {"weights": {"token": 7}})
    assert fitted.__wrapped__()["weights"] == {"shootout": 31, "token": 7}


def test_a_weight_is_told_by_its_name_wherever_its_line_stands() -> None:
    """Every value is found by the name that the file gives it, and no two share a place."""
    q = Question.blank()
    write_weights(q)
    assert len({*PLACES.values()}) == len(PLACES)
    for name, value in fitted()["weights"].items():
        for side in range(2):
            assert q[Question.weights.place(side) + PLACES[name]] == value, name
        for intent, own in fitted()["intents"].items():
            row = fitted()["weights"] | own
            assert weight_rows()[intent][PLACES[name]] == row[name], (intent, name)
    assert q.weights[0].shootout == fitted()["weights"]["shootout"]
    assert q.weights[1].block[at.SQUARE] == fitted()["weights"]["square_block"]
    assert q.weights[1].kept[at.SHOGUN] == fitted()["weights"]["kept_shogun"]


GAMES, SIGMAS = 400, 4  # false alarms: 3 in 100,000 were the two equal


@pytest.mark.long
@pytest.mark.parametrize("name", ["study-spears", "first-samurai-skirmish"])
def test_it_beats_careful_from_both_seats_of_mirrored_deals(name: str) -> None:
    setup = set_up(load(name), 300)
    red = red_scores(
        play_many(start(setup, "steady", "careful"), 91, 0, GAMES)[:, recording.WINNER]
    )
    blue = 1 - red_scores(
        play_many(start(setup, "careful", "steady"), 91, 0, GAMES)[:, recording.WINNER]
    )
    scores = (red + blue) / 2
    assert scores.mean() - 0.5 > SIGMAS * scores.std() / np.sqrt(GAMES)
