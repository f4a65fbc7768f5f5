"""What is proposed for a setup or position of Samurai Swords: each loads, and is what it says."""

from samurai_odds.swords.full_game.proposals import COSTS, Proposing
from samurai_odds.swords.full_game.staging import Staged, stage
from samurai_odds.swords.layout import DAIMYO
from samurai_odds.swords.scenario.facts import koku_of, owned_by
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
