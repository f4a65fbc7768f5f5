"""The 60 command cards, kind by kind (Command Cards; B15-B17, B28)."""

import pytest

from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.scenario.scenario import Moment
from tests.battles.rules.drawing import CARDS, Table, by_rules, command_cards

# Row 8 from edge to edge: a-c left, d on the line, e-g center, h on the line, i-k right.
LINE = "a8 " + "rl " * 11
LEFT, CENTER, RIGHT = "a8 b8 c8 d8", "d8 e8 f8 g8 h8", "h8 i8 j8 k8"


def union(*sections: str) -> str:
    return " ".join(sorted({name for section in sections for name in section.split()}))


def test_the_deck() -> None:
    cards = command_cards()
    assert sum(card["copies"] for card in cards.values()) == 60
    sections = [card for card in cards.values() if card["orders"] == "sections"]
    assert sum(card["copies"] for card in sections) == 39
    assert len(cards) == 28
    assert all(card.get("helmet", False) for card in sections)
    helmets = [key for key, card in cards.items() if card.get("helmet") and card not in sections]
    assert helmets == ["shogun"]


# ---- Section Cards -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "given", "left_open"),
    [
        ("order-one-left", "", LEFT),
        ("order-one-left", "d8", ""),
        ("order-one-center", "", CENTER),
        ("order-one-center", "f8", ""),
        ("order-one-right", "", RIGHT),
        ("order-one-right", "h8", ""),
        ("order-two-left", "a8", "b8 c8 d8"),
        ("order-two-left", "a8 d8", ""),
        ("order-two-center", "d8", "e8 f8 g8 h8"),
        ("order-two-center", "d8 h8", ""),
        ("order-two-right", "k8", "h8 i8 j8"),
        ("order-three-left", "a8 b8", "c8 d8"),
        ("order-three-left", "a8 b8 c8", ""),
        ("order-three-center", "d8 h8", "e8 f8 g8"),
        ("order-three-center", "d8 h8 e8", ""),
        ("order-three-right", "i8 j8", "h8 k8"),
        ("advance-left", "a8 b8 c8", "d8"),
        ("advance-center", "d8 e8 f8 g8", "h8"),
        ("advance-right", "h8 i8 j8", "k8"),
        ("flying-geese", "", union(LEFT, CENTER, RIGHT)),
        ("flying-geese", "a8 b8", "d8 e8 f8 g8 h8 i8 j8 k8"),
        ("flying-geese", "a8 b8 d8 h8", "e8 f8 g8 i8 j8 k8"),
        ("flying-geese", "a8 b8 d8 h8 e8", "i8 j8 k8"),
        ("flying-geese", "a8 b8 d8 h8 e8 k8", ""),
        ("cranes-wing", "", union(LEFT, CENTER, RIGHT)),
        ("cranes-wing", "d8", union(LEFT, CENTER, RIGHT).replace("d8 ", "")),
        ("cranes-wing", "d8 a8", RIGHT),  # d8 then counts as center
        ("cranes-wing", "d8 e8", "h8 i8 j8 k8"),
        ("cranes-wing", "d8 h8", "a8 b8 c8 e8 f8 g8 i8 j8 k8"),
        ("out-flanked", "", union(LEFT, RIGHT)),
        ("out-flanked", "a8 d8", RIGHT),
        ("out-flanked", "a8 d8 h8 k8", ""),
        ("tiger-tail-left", "", union(LEFT, CENTER)),
        ("tiger-tail-left", "e8 f8", LEFT),
        ("tiger-tail-left", "d8 a8", "e8 f8 g8 h8"),
        ("tiger-tail-left", "d8 e8 f8", ""),
        ("tiger-tail-right", "", union(CENTER, RIGHT)),
        ("tiger-tail-right", "e8 f8", RIGHT),
        ("tiger-tail-right", "k8", "d8 e8 f8 g8 h8"),
    ],
)
def test_section_cards(card: str, given: str, left_open: str) -> None:
    """Hexes on a dotted line belong to both sections, whichever has an order left."""
    table = Table(LINE, card).play(*given.split())
    assert (table.may("order") if table.asked[0] == "order" else "") == left_open


def test_command_counts_the_cards_held_with_the_one_played() -> None:
    """B17."""
    red = {"hand": ("advance-left", "order-three-right")}
    table = Table(LINE, red=red).play("advance-left", "a8", "b8")
    assert table.asked[0] != "order"


@pytest.mark.parametrize("card", ["order-one-left", "order-one-center", "order-one-right"])
def test_order_one_draws_two_cards_and_keeps_one(card: str) -> None:
    """B16."""
    table = Table(LINE + "\nk1 bl", card).order().play("draw 0", "draw 40")
    assert table.asked == ("keep", "red")
    kept, other = sorted(table.options)
    table.play(kept)
    assert kept in table.hand("red")
    assert len(table.hand("red")) == 5
    assert table.cards(State.discards.at) == ({card: 2} if other == card else {card: 1, other: 1})


def test_a_card_that_can_order_nobody_goes_straight_to_the_end_of_the_turn() -> None:
    """B28."""
    table = Table("a8 rl", "order-two-right")
    assert table.asked[0] == "draw"


# ---- Order Units with a symbol -------------------------------------------------------

MIXED = "a8 rs rl rb ra rb rl rl rS rC rK"


@pytest.mark.parametrize(
    ("card", "open_to"),
    [
        ("order-circle", "b8 c8 d8 e8 f8 g8"),
        ("order-triangle", "a8"),
        ("order-square", "h8 i8 j8"),
    ],
)
def test_a_symbol_card_orders_units_with_it(card: str, open_to: str) -> None:
    assert Table(MIXED, card).may("order") == open_to


# ---- Cavalry Charge ------------------------------------------------------------------


def test_cavalry_charge_orders_four_cavalry_units_with_a_die_more() -> None:
    table = Table("a8 rC rK rC rK rC rS rm\ne7 bS", "cavalry-charge")
    assert table.may("order") == "a8 b8 c8 d8 e8"
    table.play("a8", "b8", "c8", "d8")
    assert table.asked[0] == "mover"
    assert table.move().play("d8-e7").dice == 4


def test_they_move_three_hexes_and_battle_but_do_not_fire() -> None:
    table = Table("a8 rK . . . bS . bS", "cavalry-charge").order("a8").play("d8")
    assert table.may("battle") == "d8-e8"
    assert Table("a8 rK . bS", "cavalry-charge").order("a8").move().asked[0] == "draw"


def test_the_die_is_for_the_bonus_combat_too_not_for_the_battle_back() -> None:
    table = Table("e8 rC bC", "cavalry-charge").order("e8").move().play("e8-f8")
    assert table.dice == 5
    assert table.play("roll - - - - -").dice == 4


# ---- Counter Attack ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "becomes"),
    [
        ("order-two-left", "order-two-right"),
        ("order-one-right", "order-one-left"),
        ("tiger-tail-left", "tiger-tail-right"),
        ("advance-center", "advance-center"),
        ("out-flanked", "out-flanked"),
        ("cavalry-charge", "cavalry-charge"),
        ("order-square", "order-square"),
        ("leadership", "leadership"),
        ("serpent-command", "serpent-command"),
        ("infantry-onslaught", "infantry-onslaught"),
        ("hold-and-shoot", "hold-and-shoot"),
        ("shogun", "shogun"),
    ],
)
def test_counter_attack_is_the_enemys_last_card_mirrored(card: str, becomes: str) -> None:
    table = Table(LINE, "counter-attack", moment=Moment(led=("", card)))
    assert CARDS[table.s.card] == becomes
    if becomes.startswith("order-two"):
        assert table.may("order") == RIGHT


def test_a_copied_order_one_draws_two_cards_and_shogun_rolls_and_shuffles() -> None:
    table = Table(LINE, "counter-attack", moment=Moment(led=("", "order-one-left"))).order()
    assert table.play("draw 0", "draw 40").asked[0] == "keep"
    table = Table(LINE, "counter-attack", moment=Moment(led=("", "shogun"), discards=("shogun",)))
    assert table.dice == 5


def test_a_counter_attack_of_a_counter_attack_is_the_card_it_stood_for() -> None:
    """B15."""
    picture = LINE + "\na3 bl . . . . . . . . . . bl"
    blue = {"hand": ("counter-attack", "order-two-left", "order-two-left")}
    red = {"hand": ("order-one-left", "counter-attack", "order-three-right")}
    table = Table(picture, red=red, blue=blue).play("order-one-left").finish()
    table.play("counter-attack")
    assert CARDS[table.s.card] == "order-one-right"
    table.finish().play("counter-attack")
    assert CARDS[table.s.card] == "order-one-left"


def test_a_first_strike_led_is_not_copied() -> None:
    red = {"hand": ("first-strike", "first-strike"), "honor": 3}
    blue = {"hand": ("counter-attack", "order-two-left", "order-two-left")}
    moment = Moment(led=("order-three-center", ""))
    table = Table(LINE + "\na3 bl", red=red, blue=blue, moment=moment).finish()
    assert CARDS[State(table.play("counter-attack").s).card] == "order-three-center"


# ---- First Strike --------------------------------------------------------------------


def test_first_strike_is_led_only_if_there_is_nothing_else_and_orders_nobody() -> None:
    """B15."""
    red = {"hand": ("first-strike", "order-one-left")}
    table = Table(LINE, red=red)
    assert table.asked[0] == "order"  # the only card to lead was not asked for
    table = Table(LINE, red={"hand": ("first-strike", "first-strike")})
    assert table.asked[0] == "draw"
    assert table.cards(State.discards.at) == {"first-strike": 1}


# ---- the other readings of B15 to B17, by a rules file ---------------------------------


def test_first_strike_may_be_led_as_any_card_and_orders_nobody() -> None:
    red = {"hand": ("first-strike", "order-one-left", "order-one-left")}
    table = Table(LINE, red=red, facts=by_rules(first_strike_led=1))
    assert table.options == {"first-strike", "order-one-left"}
    assert table.play("first-strike").asked[0] == "draw"


def test_a_counter_attack_of_nothing_orders_nobody() -> None:
    assert Table(LINE, "counter-attack").asked[0] == "order"
    nobody = Table(LINE, "counter-attack", facts=by_rules(counter_attack_first_turn=0))
    assert nobody.asked[0] == "draw"


@pytest.mark.parametrize("switch", [0, 1])
def test_order_one_draws_a_dragon_card_that_is_kept(switch: int) -> None:
    table = Table(LINE + "\na3 bl", "order-one-left", facts=by_rules(order_one_dragon=switch))
    table.finish()
    assert table.s.dragon_hands[0].sum() == switch
    other = Table(LINE + "\na3 bl", "order-two-left", facts=by_rules(order_one_dragon=switch))
    assert other.finish().s.dragon_hands[0].sum() == 0


@pytest.mark.parametrize(("switch", "command"), [(0, 5), (1, 2)])
def test_the_command_is_the_hand_or_that_of_the_battle_notes(switch: int, command: int) -> None:
    table = Table(
        LINE, "advance-center", red={"command": 2}, facts=by_rules(command_as_noted=switch)
    )
    assert table.s.command == command


# ---- Hold and Shoot ------------------------------------------------------------------


def test_hold_and_shoot_orders_four_missile_units_not_next_to_an_enemy() -> None:
    picture = "a8 rb rB ra rK rb rS\na6 . . . . . . bf . rb bS"
    table = Table(picture, "hold-and-shoot")
    assert table.may("order") == "a8 b8 c8 d8 e8"
    table.play("a8", "b8", "c8", "d8")
    assert table.asked[0] in ("battle", "draw")  # nobody moves
    near_leader = Table("a8 rb bf", "hold-and-shoot")
    assert near_leader.asked[0] == "draw"  # B27; no other order either: he has missile units


def test_they_fire_twice_at_targets_that_may_differ() -> None:
    """B28."""
    table = Table("a8 rb . bs . .\na6 . bs", "hold-and-shoot").order("a8")
    assert table.may("battle") == "a8>b6 a8>c8"
    table.play("a8>b6", "roll triangle -")
    assert table.may("battle") == "a8>b6 a8>c8"
    table.play("a8>c8", "roll triangle -")
    assert (table.at("b6"), table.at("c8"), table.asked[0]) == ("bs3", "bs3", "draw")


def test_the_second_fire_finds_its_target_where_it_has_retreated_or_not_at_all() -> None:
    table = Table("e8 rb . bs", "hold-and-shoot").order("e8").play("e8>g8", "roll flag -", "g7")
    assert table.may("battle") == "e8>g7"
    table = Table("e8 rb . . bs", "hold-and-shoot").order("e8").play("e8>h8", "roll flag flag")
    assert table.play("i6").asked[0] == "draw"  # out of range


def test_between_the_two_fires_of_a_unit_nobody_else_battles() -> None:
    """Phase 4: announce and resolve one unit's battle entirely before the next one's."""
    table = Table("a8 rb . bs . . . rb . bl", "hold-and-shoot").order("a8", "g8")
    assert table.may("battle") == "a8>c8 g8>i8"
    table.play("a8>c8", "roll - -")
    assert table.options == {"done", "a8>c8"}
    table.play("done")  # once is enough
    assert table.may("battle") == "g8>i8"
    table.play("g8>i8", "roll - -", "g8>i8", "roll - -")
    assert table.asked[0] == "draw"


def test_a_unit_that_finds_nothing_more_to_fire_at_lets_the_others_battle() -> None:
    table = Table("a8 rb . bs1 . . rb . bl", "hold-and-shoot").order("a8", "f8")
    table.play("a8>c8", "roll triangle -")
    assert (table.at("c8"), table.may("battle")) == ("", "f8>h8")
    table.play("f8>h8", "roll - -", "done")
    assert table.asked[0] == "draw"


def test_they_do_not_close_combat_an_enemy_who_came_next_to_them() -> None:
    table = Table("a8 rS bs ra", "hold-and-shoot")
    assert table.asked[0] == "draw"


# ---- Infantry Onslaught --------------------------------------------------------------


def test_infantry_onslaught_orders_a_linked_group_of_four() -> None:
    table = Table("a8 rS rs rf rl rB rb ra\ng7 rC", "infantry-onslaught")
    assert table.may("order") == "a8 b8 d8 e8 f8 g8"
    table.play("f8")
    assert table.may("order") == "e8 g8"
    table.play("e8", "d8")
    assert table.may("order") == "g8"
    assert table.play("g8").asked[0] == "mover"


@pytest.mark.parametrize(
    ("unit", "hexes", "fights"),
    [
        ("S", 2, True), ("s", 2, True), ("B", 2, False), ("l", 2, True), ("b", 2, False),
        ("a", 2, False), ("Gx", 1, True),
    ],
)  # fmt: skip
def test_how_they_move_and_fight(unit: str, hexes: int, fights: bool) -> None:
    enemy = {1: "e7", 2: "d6"}[hexes]  # next to where it comes
    table = Table(f"{enemy} bs\ne9 r{unit}", "infantry-onslaught").order("e9")
    assert ("f7" in table.options) is (hexes == 2)
    table.move(f"e{9 - hexes}")
    assert (table.asked[0] == "battle") is fights


def test_missile_units_do_not_battle_even_where_they_stand() -> None:
    assert Table("e8 rb bS", "infantry-onslaught").order("e8").move().asked[0] == "draw"


# ---- Leadership ----------------------------------------------------------------------


def test_leadership_orders_a_leaders_hex_and_four_linked_to_it() -> None:
    table = Table("a8 rS rSf rS rS rm rS rS rS\nb6 rS", "leadership")
    assert "under:b8" in table.options
    table.play("under:b8")
    assert table.may("order") == "a8 c8"
    table.play("c8", "d8")
    assert table.may("order") == "a8 e8"  # a leader alone too
    table.play("e8", "f8")
    assert table.asked[0] == "mover"  # five hexes


# ---- Serpent Command -----------------------------------------------------------------


@pytest.mark.parametrize("piece", ["C", "l", "s", "m", "f"])
def test_its_pieces_move_one_hex(piece: str) -> None:
    table = Table(f"e8 r{piece}", "serpent-command").order("e8")
    assert table.may("move") == "d8 e7 e8 e9 f7 f8 f9"


def test_its_units_battle_and_gain_ground_and_make_bonus_combats() -> None:
    table = Table("e8 rC bS1 bS", "serpent-command").order("e8").move()
    assert table.play("e8-f8", "roll square - - -", "gain").asked[0] == "bonus"
    assert Table("e8 rb . bS", "serpent-command").order("e8").move().may("battle") == "e8>g8"


# ---- Shogun --------------------------------------------------------------------------

ALL = "a8 rl rs rSf rGx rm rC"


def shogun(faces: str, *draws: int) -> Table:
    table = Table(ALL, "shogun").play("roll " + faces)
    return table.play(*(f"draw {draw}" for draw in draws))


def test_shogun_rolls_a_die_for_each_command_card_and_orders_by_the_symbols() -> None:
    table = shogun("circle triangle square swords square")
    assert table.may("order") == "a8 b8 c8 d8 f8"  # B28: swords for the bodyguard
    table.play("c8")
    assert "f8" in table.options
    table.play("f8")
    assert table.may("order") == "a8 b8 d8"


def test_its_honor_symbols_are_collected() -> None:
    table = shogun("honor honor circle circle circle", 1, 1)
    assert (table.tokens("red"), table.s.pool) == (7, 18)


def test_its_units_battle_with_a_die_more_also_in_ranged_combat() -> None:
    table = Table("e8 rb . bS", "shogun").play("roll circle square square square square")
    assert table.order("e8").move().play("e8>g8").dice == 3


def test_both_decks_are_shuffled_with_their_discards() -> None:
    moment = Moment(discards=("cranes-wing",), dragon_discards=("blank",))
    table = Table(ALL, "shogun", moment=moment)
    assert table.cards(State.discards.at) == {"cranes-wing": 1}
    table.play("roll circle square square square square")
    assert table.cards(State.discards.at) == {}
    assert table.s.dragon_discards.sum() == 0
    assert table.s.led == CARDS.index("shogun")  # itself it is still on the table
