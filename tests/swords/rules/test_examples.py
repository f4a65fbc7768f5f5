"""Take Swords, the First Round Example and Chapter 7, replayed to their printed ends."""

from samurai_odds.swords.facts import load
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import march_value
from samurai_odds.swords.rules.first_state import first_state, question_of
from samurai_odds.swords.scenario.text import load as scenario_of
from tests.swords.rules.drawing import Table, army, at_war, drawn, place

ARMY = march_value(0, 0, 0)
PINK, GRAY, PINK_STRIPE, GRAY_STRIPE = 1, 2, 3, 4


def declare(table: Table, seat: int, targets: dict[tuple[str, bool], str]) -> None:
    """Declare battles by where a troop stands, and whether it is the army."""
    while table.asked == "declare" and table.seat == seat:
        key = None
        for name, is_army in targets:
            fights = is_army == (table.s.troop != at.FORCE_TROOP)
            if fights and place(name) == table.s.fight_from:
                key = (name, is_army)
        table.choose("declare", 1 + place(targets[key]) if key else 0)


def march(table: Table, index: int, to: str) -> None:
    """Move an army one border."""
    table.choose("march", ARMY * index + place(to))


def move(table: Table, source: str, to: str, kind: int, into: int = 0) -> None:
    """Move one unit of a force in Phase D; other kinds of unit may be asked for or not."""
    if table.asked == "source":
        table.choose("source", 1 + place(source))
    assert table.s.source == place(source)
    table.choose("destination", 1 + 2 * place(to) + into)
    if table.asked == "unit":
        table.choose("unit", kind)


def test_take_swords_example() -> None:
    """A and B tie and both want the first; C picks; D and E draw (W3)."""
    table = drawn({"Aki": "1 3 spearmen"}, {}, seats=5, koku=(3, 3, 3, 3, 3))
    for seat, bid in ((1, 2), (2, 2), (3, 1), (4, 0), (5, 0)):
        table.plan(seat, swords=bid)
    table.choose("sword", 1, 1)
    table.draw(1)  # of the two wishers the second, B, gets the first sword
    assert (table.asked, table.seat, table.options) == ("sword", 1, [2, 3, 4, 5])
    table.choose("sword", 2)
    assert (table.seat, table.options) == (3, [3, 4, 5])
    table.choose("sword", 5)
    table.draw(0)
    assert table.s.sword.tolist() == [2, 1, 5, 3, 4]


def test_first_round_example() -> None:
    """Pink's eight battles with the printed hits, and his Phase D."""
    table = drawn(
        {
            "Higo": "1 swordsman, 3 spearmen",
            "Satsuma": "1 bowman, 3 spearmen",
            "Awa (Shikoku)": "1 bowman, 3 spearmen",
            "Bungo": "1 swordsman, 3 spearmen",
            "Nagato": "1 gunner, 3 spearmen",
            "Hizen": "3 spearman",
            "Chikugo": "4 spearman",
            "Sanuki": "4 spearman",
            "Tosa": "3 spearman",
            "Hyuga": "4 spearman",
            "Osumi": "3 spearman",
            "Buzen": "2 3 spearmen",
            "Iyo": "2 spearman",
        },
        {
            (1, 1): "Chikuzen: 1: daimyo, bowman, swordsman, 3 gunners, 3 spearmen",
            (1, 2): "Satsuma: 1: daimyo, bowman, swordsman, 2 gunners",
            (1, 3): "Awa (Shikoku): 1: daimyo, bowman, swordsman, 2 gunners",
        },
        seats=4,
        turn=1,
    )
    at_war(table, PINK, GRAY, PINK_STRIPE, GRAY_STRIPE)
    table.quietly_until("declare")
    declare(
        table,
        PINK,
        {
            ("Chikuzen", True): "Hizen",
            ("Higo", False): "Chikugo",
            ("Awa (Shikoku)", True): "Sanuki",
            ("Awa (Shikoku)", False): "Tosa",
            ("Satsuma", True): "Hyuga",
            ("Satsuma", False): "Osumi",
            ("Nagato", False): "Buzen",
            ("Bungo", False): "Iyo",
        },
    )
    table.choose("troop", ARMY + place("Chikuzen"))
    table.roll(3)  # the bowman misses, all three gunners hit
    assert table.owner("Hizen") == 0
    assert table.s.hole[army(PINK, 1)] == 2
    table.choose("troop", place("Higo"))
    table.roll(1, 1)  # both hit: in Steps 5 and 6 they roll at the same time
    assert table.owner("Chikugo") == 0
    assert table.force("Higo") == [0, 0, 0, 1, 0, 2]
    table.choose("troop", 3 * ARMY + place("Awa (Shikoku)"))
    table.roll(1)
    assert table.s.hole[army(PINK, 3)] == 2
    table.choose("troop", place("Awa (Shikoku)"))
    table.roll(0, 1, 1)
    assert table.force("Awa (Shikoku)") == [1, 0, 0, 0, 0, 2]
    table.choose("troop", 2 * ARMY + place("Satsuma"))
    table.roll(0, 1, 0)
    table.choose("troop", place("Satsuma"))
    table.roll(1)
    table.choose("troop", place("Nagato"))
    table.roll(2)  # the first strike of three spearmen
    assert table.force("Nagato") == [0, 1, 0, 0, 0, 1]
    table.roll(1, 1, 1)  # the gunner hits; then a spearman of each side
    assert table.force("Nagato") == [0, 1, 0, 0, 0, 0]
    assert sum(table.force("Buzen")) == 1
    table.choose("call off", 0)
    table.roll(1)
    table.roll(1)  # Bungo against Iyo: the last battle; the first strike hits
    table.roll(1, 0)
    assert table.force("Bungo") == [0, 0, 0, 1, 0, 2]
    lost = ("Hizen", "Chikugo", "Sanuki", "Tosa", "Hyuga", "Osumi", "Buzen", "Iyo")
    assert all(table.owner(name) == 0 for name in lost)
    final_movement(table)


def final_movement(table: Table) -> None:
    """Phase D as printed, but that the book does not say where the units of Awa end up."""
    march(table, 1, "Hizen")
    table.choose("garrison", 1 + at.SPEARMAN, 0)  # a spearman garrisons Chikuzen
    march(table, 2, "Hyuga")
    table.choose("march", 0)
    move(table, "Bungo", "Buzen", at.SWORDSMAN)
    table.choose("destination", 0)
    move(table, "Higo", "Chikugo", at.SPEARMAN)
    move(table, "Higo", "Hyuga", at.SWORDSMAN, into=1)
    move(table, "Satsuma", "Hyuga", at.BOWMAN, into=1)
    move(table, "Satsuma", "Hyuga", at.SPEARMAN, into=1)
    move(table, "Satsuma", "Osumi", at.SPEARMAN)
    move(table, "Awa (Shikoku)", "Sanuki", at.BOWMAN)
    move(table, "Awa (Shikoku)", "Iyo", at.SPEARMAN)
    move(table, "Awa (Shikoku)", "Tosa", at.SPEARMAN)
    assert [table.where(PINK, index) for index in (1, 2, 3)] == ["Hizen", "Hyuga", "Awa (Shikoku)"]
    assert table.army(PINK, 2) == [2, 2, 1, 2, 0, 1]
    assert table.force("Chikuzen") == [0, 0, 0, 0, 0, 1]
    assert table.force("Higo") == [0, 0, 0, 0, 0, 1]
    conquered = ("Hizen", "Hyuga", "Buzen", "Chikugo", "Osumi", "Sanuki", "Iyo", "Tosa")
    assert all(table.owner(name) == PINK for name in conquered)


def chapter_7() -> Table:
    """The plans, the swords, the ronin and the ninja of Chapter 7; Pink's turn begins."""
    scenario = scenario_of("chapter-7")
    q = question_of(scenario, load())
    table = Table(q, first_state(q, scenario, load()))
    table.plan(PINK, swords=3, ronin=1)
    table.plan(GRAY, ronin=2)
    table.plan(PINK_STRIPE, levy=5)
    table.plan(GRAY_STRIPE, levy=5)
    return table


def test_chapter_7_gray_takes_pinks_provinces_and_wins() -> None:
    table = chapter_7()
    assert table.s.owned[:2].tolist() == [19, 17]
    table.choose("sword", 1)
    while table.s.pending >= at.UNIFORM:
        table.draw(0)
    table.quietly_until("stack")
    table.choose("stack", place("Shinano"))
    table.choose("stack size", 2)
    table.choose("stack", place("Hida"))
    table.choose("stack size", 4)
    table.quietly_until("strike")
    assert table.seat == GRAY
    assert table.s.active == PINK - 1
    table.choose("strike", 0)
    pinks_turn(table)
    grays_turn(table)


def pinks_turn(table: Table) -> None:
    """Both armies march, the ninja strikes, Army 2 attacks Hida alone and withdraws."""
    for name in ("Sagami", "Kai", "Shinano"):  # where Army 2 has to leave in turn (W9)
        march(table, 1, name)
        table.choose("pick up", 0)
    march(table, 2, "Kozuke")
    table.choose("ronin", 0)  # the two stay hidden, with Army 1
    table.choose("pick up", 0)
    for name in ("Echigo", "Etchu"):
        march(table, 2, name)
        table.choose("pick up", 0)
    table.choose("strike", 0)
    declare(table, PINK, {("Etchu", True): "Hida", ("Shinano", True): "Hida"})
    table.choose("strike", 1 + army(PINK, 1))
    table.draw(6)  # the lucky 7
    assert table.s.fallen[army(PINK, 1)] == 1
    # Army 2 attacks alone: five bonus ronin, four hidden ones and the garrison with Army 3
    assert table.army(GRAY, 3)[at.RONIN] == 4
    table.choose("losses", 0)
    assert table.s.bonus_left[place("Hida")] == 5
    table.roll(0, 2, 0, 2)
    table.choose("call off", 1)
    table.choose("attack", 0)
    for name in ("Echigo", "Kozuke", "Musashi"):
        march(table, 2, name)
        table.choose("pick up", 0)
    table.choose("source", 0)


def grays_turn(table: Table) -> None:
    """Gray's armies pick up units, take Shinano, Etchu, Noto and Musashi; Pink is out."""
    for name in ("Owari", "Mikawa"):
        march(table, 1, name)
        table.choose("pick up", 1 + at.SPEARMAN, 0)
    table.choose("march", 0)
    for name in ("Echizen", "Mino"):
        march(table, 3, name)
        table.choose("pick up", 0)  # its card is full but for one ashigaru
    march(table, 3, "Hida")
    table.choose("pick up", 1 + at.SPEARMAN)
    declare(table, GRAY, {("Hida", True): "Shinano", ("Mikawa", True): "Shinano"})
    table.choose("troop", 3 * ARMY + place("Hida"))
    assert table.army(PINK, 1)[at.RONIN] == 2
    table.choose("losses", 0, 0)  # both have ronin
    assert table.s.bonus_left[place("Shinano")] == 4
    for _ in range(4):
        table.roll(2, 0, 2, 0)
        table.choose("call off", 0)
    table.roll(2, 0, 1)  # the fifth round of combat
    assert table.where(PINK, 1) == ""
    assert table.owner("Shinano") == 0
    table.choose("enter", 0)  # it remains in Hida
    table.choose("attack", 1 + place("Etchu"))
    table.choose("losses", 0)
    table.roll(1)
    table.choose("enter", 1)
    table.choose("garrison", 1 + at.GUNNER, 0)
    table.choose("attack", 1 + place("Noto"))
    table.choose("losses", 0)
    table.roll(2)
    assert table.where(GRAY, 3) == "Etchu"
    assert table.owner("Noto") == 0
    table.choose("enter", 1)  # Army 1 moves into Shinano: its first "battle"
    assert table.where(GRAY, 1) == "Shinano"
    assert table.s.attacks[army(GRAY, 1)] == 2
    table.choose("attack", 1 + place("Musashi"))
    assert table.s.bonus_left[place("Musashi")] == 4
    table.roll(5, 0, 5, 0)
    assert table.s.out_in[0] == 9
    assert table.s.heir[0] == GRAY - 1
    assert table.s.owned[1] + table.s.claims[1] == 36
    assert (table.s.ended, table.s.winner) == (at.BY_TAKEOVER, GRAY - 1)
