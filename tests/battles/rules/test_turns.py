"""Around the battle: hands, ends of turns, tents, objectives, locked units and victory."""

import pytest

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.scenario.scenario import Moment
from tests.battles.rules.drawing import Table, objective, place, tent

CENTER = ("order-three-center",) * 3 + ("order-two-center",) * 2


# ---- Setting up the Game -------------------------------------------------------------


def test_hands_not_known_are_dealt_red_first_then_dragon_cards() -> None:
    red = {"hand": ("shogun",), "command": 2, "dragons": 1}
    blue = {"hand": (), "command": 2, "dragons": 1}
    table = Table("a1 rS bS", red=red, blue=blue)
    asked = []
    while table.asked[0] == "draw":
        asked.append(table.asked[1])
        table.play("draw 0")
    assert asked == ["59", "58", "57", "40", "39"]
    assert (len(table.hand("red")), len(table.hand("blue"))) == (2, 2)
    assert (len(table.dragon_hand("red")), len(table.dragon_hand("blue"))) == (1, 1)


# ---- End of Turn ---------------------------------------------------------------------


def ended(**more: object) -> Table:
    return Table("e8 rS\ne1 bS", "order-two-center", **more).order().play("draw 0")


def test_an_empty_deck_is_made_of_the_discards() -> None:
    deck = Table("e8 rS\ne1 bS", "order-two-center").cards(State.deck.at)
    everything = tuple(key for key, copies in deck.items() for _ in range(copies))
    table = Table("e8 rS\ne1 bS", "order-two-center", moment=Moment(discards=everything)).order()
    assert table.asked == ("draw", "52")  # with the card just led
    assert table.cards(State.discards.at) == {}


def test_an_empty_dragon_deck_too_and_with_no_card_anywhere_there_are_only_tokens() -> None:
    everything = ("turncoat", "personal-challenge", "rice-famine", "ambush", *["blank"] * 36)
    table = ended(moment=Moment(dragon_discards=everything))
    assert table.options == {"tokens", "dragon"}
    assert table.play("dragon").asked == ("draw", "40")
    red, blue = {"dragon_hand": everything[4:]}, {"dragon_hand": everything[:4]}
    assert ended(red=red, blue=blue).asked[0] == "discard"  # tokens: the only choice


def test_when_the_pool_is_empty_the_tokens_are_none() -> None:
    table = ended(red={"honor": 24}, blue={"honor": 5}).play("tokens")
    assert (table.tokens("red"), table.s.pool) == (25, 0)


# ---- Enemy Command Tent --------------------------------------------------------------


def test_a_tent_is_removed_at_the_start_of_the_turn_of_an_enemy_unit_on_it() -> None:
    tents = (tent("blue", "e8"),)
    table = Table("e8 trS\ne1 bS", tents=tents, red={"hand": CENTER})
    assert (table.banners("red"), table.asked) == (3, ("draw", "4"))
    table.play("draw 0")
    assert (len(table.hand("blue")), table.s.tent_at[:127].max()) == (3, -1)


def test_a_leader_alone_or_its_own_unit_removes_no_tent() -> None:
    assert Table("e8 trf\na1 bS", tents=(tent("blue", "e8"),)).banners("red") == 0
    assert Table("e8 trS\na1 bS", tents=(tent("red", "e8"),)).banners("red") == 0


def test_moving_onto_a_tent_removes_it_only_in_the_next_turn() -> None:
    table = Table("e8 rS t\na1 bS", "order-two-center", tents=(tent("blue", "f8"),))
    assert table.order("e8").move("f8").banners("red") == 0


def test_scenarios_may_say_other_banners_and_no_card() -> None:
    tents = (tent("blue", "e8", banners=2, lose_card=False),)
    table = Table("e8 trS\na1 bS", tents=tents)
    assert (table.banners("red"), table.asked[0]) == (2, "card")


# ---- objectives ----------------------------------------------------------------------


def test_held_hexes_count_from_the_start_of_a_turn_until_they_are_left() -> None:
    hills = (objective("red", "hold", "e8", "f8", banners=1),)
    table = Table("e8 rS rS\na1 bS", "order-two-center", objectives=hills)
    assert table.banners("red") == 2
    table.order("e8").move("e7")
    assert table.banners("red") == 1


def test_holding_units_driven_off_or_killed_lose_the_banner_a_leader_holds_nothing() -> None:
    hills = (objective("blue", "hold", "e5", banners=1),)
    picture = "e5 bs1\ne6 rS\na1 bS"
    moment = Moment(held=((0, place("e5")),))
    for faces, retreat in (("flag - - -", ["d4"]), ("triangle - - -", [])):
        table = Table(picture, "order-two-center", objectives=hills, moment=moment)
        assert table.banners("blue") == 1
        table.order("e6").move().play("e6-e5", "roll " + faces, *retreat)
        assert table.banners("blue") == 0
    assert Table("e8 rf\na1 bS", objectives=(objective("red", "hold", "e8"),)).banners("red") == 0


def test_a_captured_hex_counts_at_once_and_once() -> None:
    goals = (objective("red", "capture", "e7", lose_cards=1),)
    table = Table("e8 rS\na1 bS", "order-two-center", objectives=goals).order("e8").play("e7")
    assert (table.banners("red"), table.asked) == (1, ("draw", "4"))
    table.play("draw 0").finish()
    assert table.s.captured.sum() == 1


def test_ground_gained_captures_too() -> None:
    goals = (objective("red", "capture", "e5"),)
    table = Table("e5 bs1\ne6 rS\na1 bs", "order-two-center", objectives=goals).order("e6").move()
    table.play("e6-e5", "roll triangle - - -", "gain")
    assert table.banners("red") == 2


def test_sections_without_an_enemy_count_at_the_start_of_the_turn() -> None:
    """Hexes on a dotted line count as center."""
    goals = (objective("red", "clear-section"),)
    assert Table("e8 rS\na1 bS", objectives=goals).banners("red") == 2
    assert Table("e8 rS\nd4 bS", objectives=goals).banners("red") == 2
    assert Table("e8 rS\na1 bS . . . bS . . . . . bS", objectives=goals).banners("red") == 0
    assert Table("e8 rS\na1 bS . . . bS . . . . . bf", objectives=goals).banners("red") == 1


def test_a_card_counts_at_the_end_of_the_turn_but_never_as_the_last_banner() -> None:
    goals = (objective("red", "card", cards=("order-two-center",)),)
    table = Table("e8 rS\na1 bS", "order-two-center", objectives=goals)
    assert table.order().banners("red") == 1
    last = Table("e8 rS\na1 bS", "order-two-center", objectives=goals, red={"gained": 4})
    assert (last.order().banners("red"), last.asked[0]) == (4, "draw")


# ---- locked units --------------------------------------------------------------------


def test_a_locked_unit_waits_for_its_card_and_is_free_afterwards() -> None:
    special = {"e8": {"locked_until": "order-two-center"}}
    picture = "e8 rS rS\na1 bS"
    assert Table(picture, "order-three-center", special=special).may("order") == "f8"
    table = Table(picture, "order-two-center", special=special)
    assert table.may("order") == "e8 f8"
    assert State(table.play("e8").s).unit_lock[0] == at.NONE


# ---- End Game & Victory --------------------------------------------------------------


def test_the_last_banner_ends_the_game_in_the_middle_of_a_turn() -> None:
    table = Table("e5 bs1\ne6 rS\na1 bs", "order-two-center", red={"banners": 1})
    table.order("e6").move().play("e6-e5", "roll triangle - - -")
    assert (table.asked, table.s.winner) == (("over", "banners"), 0)


def test_it_may_be_won_by_the_battle_back() -> None:
    table = Table("e5 bs\ne6 rs1\na11 rs", "order-two-center", blue={"banners": 1})
    table.order("e6").move().play("e6-e5", "roll - - -", "roll triangle - -")
    assert (table.asked, table.s.winner) == (("over", "banners"), 1)


def test_a_leader_may_be_worth_two_and_so_may_a_unit() -> None:
    special = {"e5": {"banners": 2}}
    table = Table("e5 bf\ne6 rS\na1 bs", "order-two-center", special=special).order("e6").move()
    assert table.play("e6-e5", "roll swords - - -").banners("red") == 2
    table = Table("e5 bs1\ne6 rS\na1 bs", "order-two-center", special=special).order("e6").move()
    assert table.play("e6-e5", "roll triangle - - -").banners("red") == 2


@pytest.mark.parametrize("cards", [0, 1])
def test_a_player_with_one_card_at_the_start_of_his_turn_surrenders(cards: int) -> None:
    table = Table("e8 rS\na1 bS", red={"hand": ("order-two-center",) * cards})
    assert (table.asked, table.s.winner) == (("over", "surrender"), 1)


@pytest.mark.parametrize("drawn", ["e8 rS", "e8 rS\na1 bf"])
def test_a_side_without_a_piece_surrenders_when_its_turn_starts(drawn: str) -> None:
    """B32: the last blue unit may have turned its coat. A leader alone plays on."""
    table = Table(drawn, first=1)
    gone = "b" not in drawn
    assert (table.asked == ("over", "surrender")) is gone
    assert not gone or table.s.winner == 0


def test_a_held_hex_may_win_at_the_start_of_a_turn() -> None:
    goals = (objective("red", "hold", "e8"),)
    table = Table("e8 rS\na1 bS", objectives=goals, red={"banners": 1})
    assert table.asked == ("over", "banners")
