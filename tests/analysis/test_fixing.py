"""What any game's search for a fix rests on: what is allowed, what it costs, what is foretold."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from samurai_odds.analysis.favor import NOBODY, favor_of
from samurai_odds.analysis.fixing.answer import Fixes, _before, _checked, _held, _with_judging
from samurai_odds.analysis.fixing.model import Model
from samurai_odds.analysis.fixing.proposals import Proposal, allowed, read_costs, together
from samurai_odds.analysis.fixing.race import Race, unlike
from samurai_odds.analysis.fixing.report import fixes_grids, verdict_text
from samurai_odds.analysis.fixing.result import Fix, FixResult
from samurai_odds.analysis.fixing.trials import Field, Subject, Trial, gaps_of, logs_of, shares_of
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.play.workers.player import Player

COSTS = {"tokens": 1.0, "units": 3.0}
SEATS = ("red", "blue")


def proposal(says: str, effect: float = 0.0, kind: str = "tokens", seat: str = "red") -> Proposal:
    """Make a change of a scenario that is a number, red's log-odds."""
    return Proposal(says, kind, seat, (says,), lambda number: number + effect)


LISTED = [proposal("c9"), proposal("d9", kind="units"), proposal("e9", seat="blue")]


def chosen(keep: tuple[str, ...] = (), only: tuple[str, ...] = ()) -> list[str]:
    return [one.says for one in allowed(LISTED, keep, only, COSTS, SEATS)]


def test_words_forbid_and_allow_kinds_sides_and_things() -> None:
    assert chosen(keep=("units",)) == ["c9", "e9"]
    assert chosen(keep=("Red",)) == ["e9"]
    assert chosen(only=("red", "tokens")) == ["c9"]
    assert chosen(only=("d9", "e9")) == ["d9", "e9"]
    with pytest.raises(OddsError, match="nothing that may change is called 'z9': name a kind"):
        chosen(keep=("z9",))


def test_costs_are_read_and_all_problems_named(tmp_path: Path) -> None:
    file = tmp_path / "costs.toml"
    file.write_text("tokens = 5\n")
    assert read_costs(file, COSTS) == {"tokens": 5.0, "units": 3.0}
    file.write_text('token = 5\nunits = "much"\n')
    with pytest.raises(OddsError) as refused:
        read_costs(file, COSTS)
    assert len(refused.value.problems) == 2


def test_changes_that_cannot_be_together_give_nothing() -> None:
    never = Proposal("never", "tokens", "", (), lambda _: None)
    assert together([proposal("a", 1.0), proposal("b", 2.0)], 0.5) == 3.5
    assert together([never, proposal("b", 2.0)], 0.5) is None


def test_shares_and_their_logarithms_are_the_same() -> None:
    shares = np.array([[0.2, 0.3, 0.5]])
    assert shares_of(logs_of(shares, 10**9)) == pytest.approx(shares, abs=1e-6)
    assert gaps_of(np.array([[[0.5, 0.5], [0.4, 0.6]]])) == pytest.approx([0.1])


BOTS = ("strong", "weak")


def both(says: str, strong: float, weak: float) -> Proposal:
    """Make a change of red's log-odds between two of either bot."""
    return Proposal(says, "tokens", "red", (says,), lambda odds: (odds[0] + strong, odds[1] + weak))


def raced(
    effects: dict[str, float], usual: float, back: Sequence[Proposal] = (), bots: int = 1
) -> Race:
    """Race changes of red's log-odds, for games that are drawn with these odds."""
    begin: Any = usual if bots == 1 else (usual, -usual)
    subject = Subject(
        "numbers", begin, {side: side for side in SEATS}, lambda _: None,  # type: ignore[arg-type,return-value]
        lambda rows: rows, str, [], COSTS,
    )  # fmt: skip
    field = Field(BOTS[:bots], Player(1), 0, None, None)
    random = np.random.default_rng(5)

    def play(
        _: Player, trial: Trial, table: dict[str, Any], first: int, games: int, __: float, bot: str
    ) -> bool:
        odds = np.atleast_1d(trial.scenario)[field.bots.index(bot)]
        done = table.get(bot, np.zeros((0, 2)))
        won = random.random(max(0, games - len(done))) < 1 / (1 + np.exp(-odds))
        table[bot] = np.concatenate([done, np.stack([won, ~won], axis=1).astype(float)])
        return True

    field._play = play  # type: ignore[assignment,method-assign]
    race = Race(subject, field, 0.05)
    race.run([*(proposal(says, effect) for says, effect in effects.items()), *back], 1_024)
    return race


def test_what_goes_too_far_is_taken_back() -> None:
    """Red wins 7%, with the one strong change 62%; only a change that hurts red evens that."""
    back = Proposal("back", "units", "red", ("back",), lambda number: number - 0.5, 1, (0, -1))
    race = raced({"far": 3.1, "weak": 0.1, "weaker": 0.05}, -2.6, [back])
    assert ("far", "back") in [one.says for one in race.left]
    assert race.left[0].says == ("far", "back")


@pytest.mark.long
def test_pairs_that_add_up_to_even_are_found() -> None:
    """Red wins 7%; no change is enough, and of 780 pairs two are: that of the largest effects."""
    effects = {f"small {number}": 0.02 * number for number in range(38)}
    race = raced(effects | {"large": 1.3, "other": 1.25}, -2.6)
    best = race.left[0]
    assert best.gap() < 0.05
    assert {"large", "other"} == set(best.says)


def test_how_strong_a_kind_is_and_what_pairs_do_beyond_is_learned_from_the_games() -> None:
    """Twenty changes of 2 in the log-odds each, of which two together do only 2.6.

    Six pairs show that; of the others it is then known how far they may be off.
    """
    listed = [Proposal(f"{number}", "units", "red", (f"{number}",), None) for number in range(20)]  # type: ignore[arg-type]
    random = np.random.default_rng(3)

    def trial(changes: Sequence[Proposal], games: int) -> Trial:
        odds = -2.5 + (0.0, 2.0, 2.6)[len(changes)]
        won = random.random(games) < 1 / (1 + np.exp(-odds))
        table = np.stack([won, ~won], axis=1).astype(float)
        return Trial(None, tuple(changes), None, {"strong": table})  # type: ignore[arg-type]

    usual, alone = trial([], 1_024), [trial([one], 16) for one in listed]
    model = Model(listed)
    model.learn(usual, alone)
    means = [float(model.means[0][place, 0] * 2) for place in range(1, 21)]
    assert sum(means) / len(means) == pytest.approx(2.0, abs=0.35)
    pairs = [trial(listed[place : place + 2], 64) for place in range(0, 12, 2)]
    model.learn(usual, [*alone, *pairs])
    others = model.of_pairs(np.array([13, 15, 17]), np.array([14, 16, 18]))
    truth = np.array([0.1, -0.1]) / 2
    assert (np.abs(others.logs[:, 0] - truth) < 2 * others.errors).all()


def test_the_smaller_of_two_changes_that_do_comes_first() -> None:
    race = raced({"none": 0.0, "even": 1.0, "pair": 0.5, "of two": 0.5}, -1.0)
    assert race.left[0].says == ("even",)
    assert not unlike(race.left[0], race.left[:1])


def test_what_a_check_would_call_undecided_comes_after_what_it_calls_fair() -> None:
    """The smaller change leads to 52.5%, undecided on 1,024 games; the larger to even."""
    larger = Proposal("even", "units", "red", ("even",), lambda number: number + 1.0, 2, (0, 1))
    race = raced({"near": 1.1}, -1.0, [larger])
    assert race.left[0].says == ("even",)


def test_what_is_even_is_left_alone() -> None:
    assert raced({"any": 1.0}, 0.0).may_be_even()
    assert not raced({"any": 1.0}, -1.0).may_be_even()


@pytest.mark.long
def test_bots_that_want_opposite_things_are_brought_together() -> None:
    """Red wins 73% of one bot's games and 27% of the other's: two changes that part them do."""
    dull = [both(f"dull {number}", 0.02 * number, 0.02 * number) for number in range(20)]
    parting = [both("strong falls", -1.0, 0.1), both("weak rises", 0.0, 0.9)]
    race = raced({}, 1.0, [*dull, *parting], bots=2)
    assert {"strong falls", "weak rises"} == set(race.left[0].says)


def test_where_the_bots_cannot_agree_the_one_of_the_verdict_is_brought_to_even() -> None:
    """Every change moves both alike: what evens the strong one leaves the weak one far off."""
    changes = [both(f"dull {number}", 0.02 * number, 0.02 * number) for number in range(9)]
    changes.append(both("both fall", -1.0, -1.0))
    race = raced({}, 1.0, changes, bots=2)
    assert _checked(race, 2_000, on=False)[0] == ()
    best = _with_judging(race, changes, 2_000)[0]
    assert "both fall" in best.changes
    assert best.favors["strong"].favors == NOBODY
    assert best.favors["weak"].favors == "blue"
    assert race.field.bots == BOTS
    said = verdict_text(replace(found_of(best), with_judging=(best,)))
    assert "No fix holds for all bots; 1 fix brings it within 5 points of even with strong" in said


def test_what_the_bot_of_the_verdict_calls_fair_as_it_is_is_said_to_be_so() -> None:
    usual = played_as(2000, 800, of=4000)
    said = verdict_text(found_of(usual, played_as(1500, 1500, of=4000)))
    assert "It is within 5 points of even as it is with strong on both sides alone. No fix" in said


def test_how_far_bots_stay_apart_is_that_of_the_nearest_even_on_average() -> None:
    def checked(strong: int, weak: int) -> Fix:
        won = [np.stack([np.arange(400) < red, np.arange(400) >= red], axis=1).astype(float)
               for red in (strong, weak)]  # fmt: skip
        names = {side: side for side in SEATS}
        favors = {bot: favor_of(each, names, 0.05) for bot, each in zip(BOTS, won, strict=True)}
        return Fix(("any",), 1.0, favors, "")

    usual = checked(400, 400)
    apart = found_of(usual, checked(280, 120), checked(240, 140), checked(100, 104)).apart
    assert apart is not None
    assert float(apart) == pytest.approx(0.25)
    assert apart.se == pytest.approx((0.24 / 400 + 0.2275 / 400) ** 0.5, rel=0.01)
    assert found_of(usual, checked(100, 104)).apart is None


def played_as(*red: int, of: int = 400, says: str = "any") -> Fix:
    """Make a fix of games of which red has won so many with each bot."""
    names = {side: side for side in SEATS}
    won = [np.stack([np.arange(of) < each, np.arange(of) >= each], axis=1) for each in red]
    favors = {
        bot: favor_of(each.astype(float), names, 0.05) for bot, each in zip(BOTS, won, strict=False)
    }
    return Fix((says,), 1.0, favors, "")


def found_of(usual: Fix, *near: Fix, tried: int = 9) -> FixResult:
    made = Provenance("any", "fix", {}, "test", "shipped", "1", samples=400)
    return FixResult(
        title="Draft", as_it_is=usual.favors, fixes=(), with_judging=(), nearest=near, unchecked=(),
        likely=0.0, listed=tried, tried=tried, pairs=0, cut_off=True, weighed=0, hope=0.0, bid=None,
        played=400, provenance=made,
    )  # fmt: skip


def test_a_fix_holds_where_a_balance_calls_it_fair() -> None:
    """Its whole intervals lie within the margin: 208 of 400 are within it, not surely."""
    for fix, holds in (
        (played_as(208, 208), False),
        (played_as(2080, 2080, of=4000), True),
        (played_as(2080, 2000, of=4000), True),
        (played_as(2080, 2240, of=4000), False),
    ):
        assert fix.holds is holds
        assert fix.holds is all(one.favors == "nobody" for one in fix.favors.values())


@pytest.mark.parametrize(("red", "of"), [
    *((1000, 2000), (1030, 2000), (1055, 2000)),
    *((4040, 8000), (4140, 8000), (4220, 8000)),  # played on: still, a balance plays 2,000
])  # fmt: skip
def test_how_likely_new_games_call_a_fix_fair_too(red: int, of: int) -> None:
    """Drawn again with the shares seen, whatever the truth was: 2,000 games of each bot."""
    random = np.random.default_rng(3)
    fix = played_as(red, of=of)
    true = random.normal(red / of, (0.25 / of) ** 0.5, 4_000)
    again = [played_as(int(one), of=2_000).holds for one in random.binomial(2_000, true)]
    assert fix.again == pytest.approx(np.mean(again), abs=0.04)  # five errors, and whole games
    assert fix.is_sure == (fix.again >= 0.9)
    assert fix.holds


def test_what_holds_is_played_on_while_there_is_time() -> None:
    """So that the first is one that other games call fair, too; without a clock it is not."""
    race = raced({"even": 1.0, "far": 0.5}, -1.0)
    (first, fix), *_ = _held(race, 2_000, on=False)[0]
    assert {len(won) for won in first.fresh.values()} == {2_000}
    race.field.seconds = 1_000.0
    (first, fix), *_ = _held(race, 2_000, on=False)[0]
    assert {len(won) for won in first.fresh.values()} == {8_000}
    assert fix.favors["strong"].shares[0].samples == 8_000


def test_what_is_within_the_margin_but_not_surely_is_played_on_until_it_is_decided() -> None:
    """Red has won 47% of 2,000, which leaves it open, and wins 47.5% of those to come."""
    race = raced({"near": 0.9}, -1.0)
    [near] = race.left
    won = np.arange(2_000) < 940
    near.fresh = {"strong": np.stack([won, ~won], axis=1).astype(float)}
    held, others = _held(race, 2_000, on=False)
    assert not held
    assert [fix.holds for fix in others] == [False]
    race.field.seconds = 1_000.0
    [(trial, fix)], others = _held(race, 2_000, on=False)
    assert fix.holds
    assert not others
    assert {len(won) for won in trial.fresh.values()} <= {4_000, 8_000}


def test_what_an_earlier_run_found_nearest_is_checked_first() -> None:
    """What it lost sight of, too; what may not be changed any more is left out."""
    changes = [proposal("even", 1.0), proposal("near", 0.9), proposal("far", 0.2)]
    race = raced({}, -1.0, changes)
    race.left = [one for one in race.left if one.says == ("even",)]
    race.field.known.checked = [["far", "near"], ["near"], ["even", "gone"]]
    found = [set(one.says) for one in _before(race, changes)]
    assert found == [{"far", "near"}, {"near"}, {"even"}]
    race.singles = []  # nothing was raced: it may be even as it is
    assert _before(race, changes) == race.left


def test_of_fixes_that_hold_a_narrow_one_comes_last() -> None:
    """It is smaller, but new games would as likely as not call it undecided."""
    race = raced({"narrow": 0.88, "even": 1.0}, -1.0)
    race.left = [trial for trial in race.left if len(trial.changes) == 1]
    costs = {"narrow": 1.0, "even": 3.0}
    for trial in race.left:
        says = trial.says[0]
        trial.changes = (replace(trial.changes[0], kind="units"),) * (says == "even") or (
            trial.changes
        )
        assert trial.cost == costs[says]
        red = {"narrow": 944, "even": 1000}[says]
        trial.fresh = {
            "strong": np.stack([np.arange(2000) < red, np.arange(2000) >= red], axis=1).astype(
                float
            )
        }
    held, _ = _checked(race, 2_000, on=False)
    assert [fix.changes for fix in held] == [("even",), ("narrow",)]
    assert [fix.is_sure for fix in held] == [True, False]


def test_what_is_within_the_margin_but_not_surely_is_said_to_be_so() -> None:
    """It is no fix, and it is not said to be too far from even."""
    near = played_as(208, 208, says="red: a token more")
    found = found_of(near, near)
    assert "No fix is surely within 5 points of even for all bots; one may be." in (
        verdict_text(found)
    )
    assert [grid.heading for grid in fixes_grids(found)][1].startswith("Within the margin so far")


def test_the_nearest_is_the_likeliest_even_with_its_chance() -> None:
    """Not that of the smallest gap: few games of another say less."""
    surely_not, maybe = played_as(2300, 2300, of=4000), played_as(17, 17, of=30)
    assert surely_not.chance() < 0.05 < maybe.chance() < 0.5
    assert surely_not.gap > maybe.gap
    text = verdict_text(found_of(played_as(300, 300), maybe, surely_not))
    assert f"(chance that it is fair: {100 * maybe.chance():.0f}%)." in text


def test_no_change_is_proposed_that_is_less_likely_fair_than_leaving_it() -> None:
    """A draft at 48% that is not decided yet, and a change of which few games say anything."""
    usual, worse = played_as(200, 212), played_as(12, 9, of=20, says="worse")
    assert 0.05 < worse.chance() < usual.chance()
    found = Fixes(**vars(found_of(usual, worse)))
    assert "is likelier to make it fair than leaving it as it is" in verdict_text(found)
    assert "To decide: --samples" in verdict_text(found)
    assert not found.proposed
    assert not found.files
    gone = Fixes(**vars(found_of(played_as(300, 300), worse)))
    assert gone.proposed == (worse,)  # where it is surely uneven any chance is one


@pytest.mark.parametrize(("likely", "first"), [(0.64, "checked"), (0.99, "unchecked")])
def test_a_fix_that_was_checked_comes_first_unless_it_is_clearly_worse(
    likely: float, first: str
) -> None:
    """A few games of the search had luck: what was checked may be even, too, and is known."""
    subject: Any = SimpleNamespace(names={side: side for side in SEATS}, as_file=str, theme={})
    won = dict.fromkeys(BOTS, np.eye(2)[np.arange(60) % 2])
    trial = Trial(subject, (proposal("unchecked"),), 0.0, won)
    subject.costs = COSTS
    checked, worse = played_as(218, 218, says="checked"), played_as(260, 260, says="worse")
    assert 0.3 < checked.chance() < 0.5
    found = Fixes(**vars(found_of(played_as(300, 300), checked, worse)) | {
        "unchecked": (trial,), "likely": likely})  # fmt: skip
    assert f"Nearest: {first}: red wins" in verdict_text(found)
    assert [one.changes for one in found.proposed] == [(first,)]
    others = [each for each in ("checked", "worse") if each != first]
    names = ("nearest.txt", "nearest-2.txt", "nearest-3.txt")
    assert {name: one.changes for name, one in found.files.items()} == {
        name: (each,) for name, each in zip(names, (first, *others), strict=False)
    }


@pytest.mark.parametrize(("red", "of", "said"), [
    (208, 400, "Undecided whether it is within 5 points of even as it is: nothing was changed."),
    (2080, 4000, "No fix is called for: it is within 5 points of even as it is."),
])  # fmt: skip
def test_no_fix_is_called_for_only_where_a_balance_calls_it_fair(
    red: int, of: int, said: str
) -> None:
    usual = played_as(red, red, of=of)
    assert said in verdict_text(found_of(usual, tried=0))
