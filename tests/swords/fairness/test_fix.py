"""What is proposed for a setup or position of Samurai Swords: each loads, and is what it says."""

from samurai_odds.swords.full_game.proposals import COSTS, Proposing
from samurai_odds.swords.full_game.staging import Staged, stage
from samurai_odds.swords.layout import DAIMYO
from samurai_odds.swords.scenario.facts import koku_of, owned_by, owners
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import in_order, read, write


def proposing(staged: Staged) -> Proposing:
    return Proposing(staged.scenario, staged.facts, staged.hands)


def test_what_is_proposed_loads_and_differs() -> None:
    kinds = set()
    for key in ("stop-the-leader", "standard-3"):
        staged = stage(key)
        usual, sound = in_order(staged.scenario), 0
        listed = list(proposing(staged).all())
        kinds |= {one.kind for one in listed}
        for one in listed[::21]:
            changed = one.apply(usual)
            if changed is not None:
                assert read(write(changed, staged.facts)) == changed, one.says
                assert changed != usual, one.says
                sound += 1
        assert sound > 1
    assert kinds == set(COSTS)


def test_changes_are_what_they_say() -> None:
    staged = stage("stop-the-leader")
    says = {one.says: one for one in proposing(staged).all()}
    given = says["Inaba is seat 5 Fox's, not seat 1 Crane's"].apply(staged.scenario)
    assert given is not None
    assert "Inaba" in owned_by(given.seats[4])
    assert "Inaba" not in owned_by(given.seats[0])
    assert says["no castle in Omi"].gain == (0, -1)


SETTLED = """\
Title: The bay
Players: 3
Goal: 15
Map:
  without North, Kanto, Chubu, Hokuriku, Kinki, Shikoku
Position:
  round: 1
Seat 1: Otomo
  army 1: Bungo, daimyo, bowman
  Tsushima, Iki, Chikuzen, Buzen, Bungo, Higo: spearman
Seat 2: Mori
  army 1: Suo, daimyo, bowman
  Suo, Nagato: 2 spearmen
Seat 3: Amako
  army 1: Izumo, daimyo, bowman
  Izumo, Hoki: spearman
"""


def test_a_province_that_nobody_holds_may_be_a_neighbors() -> None:
    """It takes nothing from anybody; first come those that a seat has on most sides."""
    staged = stage(SETTLED)
    says = {one.says: one for one in proposing(staged).all() if "also holds" in one.says}
    assert [one.partition(": ")[0].split()[-1] for one in says if "Otomo" in one] == [
        "Chikugo", "Hyuga", "Hizen",
    ]  # fmt: skip
    one = says["seat 2 Mori also holds Iwami: 2 spearmen"]
    assert one.gain == (1, 1)
    after = one.apply(staged.scenario)
    assert after is not None
    assert owners(after) == owners(staged.scenario) | {"Iwami": 1}
    assert read(write(after, staged.facts)) == after
    assert one.apply(after) is None


def test_a_new_army_stands_at_the_front_first() -> None:
    """On an island behind all others it would change nothing."""
    new = [one.says for one in proposing(stage(SETTLED)).all() if "Otomo has army" in one.says]
    assert [one.partition(": ")[2].split(",")[0] for one in new[::2]] == [
        "Iki",
        "Buzen",
        "Tsushima",
    ]


def test_an_army_more_or_fewer_is_proposed_with_its_daimyo() -> None:
    """Where a seat wins nearly always, one unit more or fewer is not enough."""
    staged = stage("stop-the-leader")
    armies = [one for one in proposing(staged).all() if one.kind == "armies"]
    before = staged.scenario.seats
    for one in armies:
        after = one.apply(staged.scenario)
        if after is not None:
            seat = int(one.seat.removeprefix("seat-")) - 1
            more = len(after.seats[seat].armies) - len(before[seat].armies)
            assert one.gain is not None
            assert more == one.gain[1], one.says
            assert more < 0 or after.seats[seat].armies[-1].units[DAIMYO] == 1, one.says
    assert {one.gain[1] for one in armies if one.gain} == {1, -1}


def test_an_army_that_changes_hands_takes_the_force_beside_it_along() -> None:
    """Where provinces lie decides between three or four: an army of the favorite's is worth most.

    The game loses no piece; an exchange leaves each as many armies as it had.
    """
    staged = stage("stop-the-leader")
    before, changed = staged.scenario, {"given": 0, "exchanged": 0}
    for one in (each for each in proposing(staged).all() if each.kind == "owners"):
        if (after := one.apply(before)) is None:
            continue
        armies = [len(seat.armies) for seat in after.seats]
        had = [len(seat.armies) for seat in before.seats]
        if one.gain is None:
            assert armies == had, one.says
        else:
            seat = int(one.seat.removeprefix("seat-")) - 1
            assert armies[seat] - had[seat] == one.gain[1] == 1, one.says
        changed["exchanged" if one.gain is None else "given"] += 1
        for count in (_pieces, lambda scenario: sorted(owners(scenario))):
            assert count(after) == count(before), one.says
        differ = [name for name, seat in owners(after).items() if owners(before)[name] != seat]
        assert {name for name in one.things if name in owners(before)} == set(differ), one.says
        assert read(write(after, staged.facts)) == after, one.says
    assert min(changed.values()) > 3, changed


def _pieces(scenario: Scenario) -> list[int]:
    """Count the units on the map, by kind, whosever they are."""
    troops = [units for seat in scenario.seats for units in seat.troops]
    return [sum(counts) for counts in zip(*troops, strict=True)]


def test_nothing_goes_from_one_color_of_a_player_to_the_other() -> None:
    staged = stage("stop-the-leader")
    both = (0, 1), (2,), (3,), (4,)  # the first player has two colors
    between = {"seat 1 Crane", "seat 2 Boar"}
    for hands, found in ((staged.hands, True), (both, False)):
        listed = Proposing(staged.scenario, staged.facts, hands).all()
        moved = [one for one in listed if all(name in one.says for name in between)]
        assert bool(moved) == found


def test_no_troop_is_made_smaller_than_it_is() -> None:
    staged = stage("stop-the-leader")
    for one in proposing(staged).all():
        if one.kind == "units":
            after = one.apply(staged.scenario)
            if after is not None:
                troops = [units for seat in after.seats for units in seat.troops]
                assert min(map(min, troops)) >= 0, one.says


def test_a_bid_is_paid_from_the_purse_of_both_colors() -> None:
    staged = stage("two-player")
    before = [koku_of(staged.scenario, seat, staged.facts) for seat in range(4)]
    after = proposing(staged).paid(staged.scenario, 1, 3)
    assert after is not None
    paid = [koku_of(after, seat, staged.facts) for seat in range(4)]
    assert [a - b for a, b in zip(before, paid, strict=True)] == [0, 0, 2, 1]
    assert proposing(staged).paid(staged.scenario, 1, 99) is None
