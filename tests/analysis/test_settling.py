"""Plans too close to call are played to the end: the better one leads, by what it is better."""

from dataclasses import replace
from functools import partial
from statistics import fmean

import pytest

from samurai_odds import Limit, OddsError, battles, ran, swords
from samurai_odds.analysis.settling import Settled, settled
from samurai_odds.analysis.weighing import Candidate, Looked, Weighing
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_range
from samurai_odds.play.search.planning import plans
from samurai_odds.play.search.racing import TIED, led_by
from tests.analysis.test_weighing import exact, longer, one_turn

SECONDS = 60.0  # which games of the template never take


def raced(begun: Start, games: int, seed: int = 0) -> tuple[Weighing, Looked]:
    """Compare the cards that seat 0 may play in some games."""
    field = [Candidate(plan, ()) for plan in plans(begun, ("holder", "random"))]
    weighing = Weighing(0, seed, 0.95, play_range, None)
    return weighing, weighing.look(field, lambda _: (), Limit(samples=games))


def told_apart(weighing: Weighing, looked: Looked, games: int) -> Settled:
    turns = looked.weighed(lambda plan: None)
    return settled(weighing, looked, turns, SECONDS, Limit(samples=games))


def card_of(one: object) -> int:
    return int(one.candidate.plan.choices[0][1])  # type: ignore[attr-defined]


@pytest.mark.parametrize("wrong", [False, True])
def test_the_better_plan_leads_by_what_it_is_better(wrong: bool) -> None:
    """The race has not told them apart, or has the worse one in front.

    A difference off by 4 of its errors would come about once in 16,000 times.
    """
    weighing, looked = raced(one_turn(), 16)
    chances = exact()
    best, other = sorted(chances, key=lambda card: -chances[card])
    numbers = {card_of(one): one.placing.number for one in looked.weighed(lambda plan: None)}
    run = led_by(looked.run, numbers[other if wrong else best])
    assert run.placings[1].tied
    found = told_apart(weighing, replace(looked, run=run, placings=run.placings), 4_096)
    assert [card_of(one) for one in found.turns] == [best, other]
    (met,) = found.met
    apart = chances[best] - chances[other]
    assert met.clear
    assert abs(met.behind - apart) < 4 * met.behind.se
    assert found.turns[1].placing.loss == met.behind
    assert not found.turns[1].placing.tied
    assert found.tied == 1
    assert abs(found.turns[0].placing.value - chances[best]) < 4 * found.turns[0].placing.value.se
    assert sum(one.chance_best for one in found.turns) == pytest.approx(1)


def test_what_the_games_do_not_tell_apart_stays_tied() -> None:
    weighing, looked = raced(longer(), 16)
    found = told_apart(weighing, looked, 64)
    for met in found.met:
        assert met.behind.samples <= 64
        assert met.clear == (abs(met.behind) > TIED * met.behind.se)
        assert met.turn.placing.tied != met.clear
    assert found.games == 2 * sum(met.behind.samples for met in found.met)


def test_the_leaders_chance_is_of_games_that_neither_chose_it_nor_made_it_lead() -> None:
    """Of many that are close one leads by luck, and meets all others with the same luck."""
    weighing, looked = raced(one_turn(), 16)
    run = led_by(looked.run, looked.run.placings[1].number)
    found = told_apart(weighing, replace(looked, run=run, placings=run.placings), 4_096)
    leader = found.turns[0].candidate
    assert leader is not looked.field[run.placings[0].number]
    race, _ = weighing.players[id(leader)]
    lucks = {luck: one.seed for (who, luck), (one, _) in weighing.ends.items() if who == id(leader)}
    assert len({race.seed, *lucks.values()}) == 3
    chance, (met,) = found.turns[0].placing.value, found.met
    asked = [end for (who, _), (_, end) in weighing.ends.items() if who == id(leader)]
    assert chance.samples in {len(end.values) for end in asked}
    assert found.games == 2 * met.behind.samples + chance.samples


@pytest.mark.long
def test_stated_chances_of_leaders_hold() -> None:
    """Over 100 seeds the mean is off by less than 4 of its errors, whoever led at first."""
    chances = exact()
    off, luck = [], []
    for seed in range(100):
        weighing, looked = raced(one_turn(), 16, seed)
        run = led_by(looked.run, looked.run.placings[seed % 2].number)
        best = told_apart(weighing, replace(looked, run=run, placings=run.placings), 2_048).turns[0]
        off.append(best.placing.value - chances[card_of(best)])
        luck.append(best.placing.value.se)
    assert abs(fmean(off)) < 4 * fmean(luck) / len(off) ** 0.5


def test_nothing_is_played_where_nothing_is_close() -> None:
    weighing, looked = raced(one_turn(), 16)
    turns = looked.weighed(lambda plan: None)
    for one in range(1, len(turns)):
        turns[one] = replace(turns[one], placing=replace(turns[one].placing, tied=False))
    found = settled(weighing, looked, turns, SECONDS, Limit(samples=4_096))
    assert found.met == ()
    assert found.games == 0


ASK = {
    "battles": partial(battles.advise, "study-spears", deal=True),
    "ran": partial(ran.advise, "study-guns-and-horse"),
    "swords": partial(swords.advise, "chapter-7", 2),
}


@pytest.mark.parametrize("game", ASK)
def test_each_game_settles_its_advice(game: str) -> None:
    found = ASK[game](settle=30, limit=Limit(samples=64), seed=3)
    data, text = found.to_dict(), " ".join(found.text().split())
    told = data["settled"]["plans"]
    assert told
    assert data["samples"] >= data["settled"]["games"]
    most = float(found.turns[0].placing.value)  # a chance: no more than all of it can be lost
    for one in told:
        place, behind = one["candidate"], one["behind"]["value"]
        assert data["candidates"][place - 1]["loss"]["value"] == max(0.0, min(behind, most))
        assert data["candidates"][place - 1]["loss"]["evaluation_error"] == 0  # to the end
        assert one["clear"] == (abs(behind) > TIED * one["behind"]["se"])
    assert ("Played to the end, it beats" in text) == any(one["clear"] for one in told)
    assert ("Not settled by 64 games of each" in text) == any(not one["clear"] for one in told)
    losses = [one["loss"]["value"] for one in data["candidates"]]
    assert losses == sorted(losses)


@pytest.mark.parametrize("game", ASK)
def test_advice_that_is_not_to_be_settled_says_nothing_of_it(game: str) -> None:
    assert "settled" not in ASK[game](limit=Limit(samples=2)).to_dict()


@pytest.mark.parametrize("seconds", [0, -1, float("inf"), float("nan"), 86_401])
def test_a_time_that_is_none_is_refused(seconds: float) -> None:
    with pytest.raises(OddsError, match=r"settle must be seconds above 0, 86,400 at most, got"):
        swords.advise("chapter-7", 2, settle=seconds)
