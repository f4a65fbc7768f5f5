"""`ran odds` read from the full game: what no option of a single combat says."""

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from samurai_odds import Limit, ran
from samurai_odds.cli.main import main
from samurai_odds.engine.answers.answer import answer
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.exact import decided
from samurai_odds.engine.unfold import TooLarge, unfold
from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play import passage as passages
from samurai_odds.play.passage import Passage, distribution
from samurai_odds.play.passage_rules import BY_ITSELF
from samurai_odds.play.stepping import viewed
from samurai_odds.ran.full_game.game import GAME
from samurai_odds.ran.rules.shock import combat_numbers
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import write
from tests.ran.full_game.attacks import Ways, fires, shocks
from tests.ran.full_game.attacks import drawn as drawn_attacks
from tests.ran.scenario.book import suriagehara
from tests.ran.scenario.drawing import drawn

AS, SI, BOW, GUN = "AS 6-4/5-3", "SI 7-4/6-3", "AS-B 5-4", "AS-T 5-4"
PAIR = """
. . . . . .
. .a1s .a2s . . .
. . .A1n . . .
. . . . . .
"""


def pair(second: str = BOW) -> Scenario:
    """A1 before a1 and a2; the busho of both armies stand far behind."""
    units = {"A": f"A1 {SI}; A2 {AS}", "a": f"a1 {AS}; a2 {second}; a3 {AS}"}
    rows = PAIR + ". .A2n . . . .\n. . . . .a3n .\n"
    return drawn(rows, units, {"A": "A2 4", "a": "a3 4"})


def test_a_defender_fires_at_the_advance_into_the_hex_of_another() -> None:
    """11.54: who has not just left that hex may fire, also if it defended."""
    odds = ran.odds(pair(), "A1", "a1", moved=True)
    assert odds.p("advance == 1 and attacker_hits > 3") > 0
    assert not ran.derived(pair(), "A1", "a1", moved=True).command
    plain = ran.odds(pair(AS), "A1", "a1", moved=True)
    assert not plain.p("attacker_hits > 3")


def test_choices_are_stated_in_the_answer() -> None:
    odds = ran.odds(pair(), "A1", "a1", moved=True)
    said = " ".join(odds.text().split())
    assert odds.to_dict()["choices"] in said
    assert "Choices inside: each side uses the type that is best for it (9.27)" in said
    assert "enemies that may fire at the advance do (11.54)" in said
    assert "the unit that advances does not turn (11.52)" in said


def test_what_is_hidden_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Samurai lie in their cups unseen (10.22): whoever they are, the answer is the same."""
    file, answers = tmp_path / "position.txt", []
    cups = ("Goro range 4 5/4; Jiro range 3 4/6", "Saburo range 5 6/3; Kuro range 4 4/4")
    for samurai in (*(f"  samurai: {cup}\n" for cup in cups), ""):
        text = write(pair()).replace("  rout level: 20\n", f"  rout level: 20\n{samurai}", 1)
        file.write_text(text, encoding="utf-8")
        assert main(["ran", "odds", str(file), "A1", "a1", "--moved", "--format", "json"]) == 0
        answers.append(json.loads(capsys.readouterr().out) | {"elapsed_s": 0})
    assert answers[0] == answers[1] == answers[2]


def test_the_answer_is_read_back_with_its_question(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(write(suriagehara()), encoding="utf-8")
    odds = ran.odds(file, "a3", "A2", moved=True)
    assert odds.provenance.procedure == "odds"
    assert odds.to_dict()["same_as"].startswith("samurai-odds ran shock")
    again = Odds.from_json(odds.to_json())
    assert again == odds
    assert again.text() == odds.text()


def test_a_combat_shown_is_the_one_that_was_counted() -> None:
    """The trace takes the draws of the sampler, rolls made again left out (10.13)."""
    asked = ran.derived(suriagehara(), "a1", "A1").question
    exact, counts = answer(asked), [dict[tuple[int, ...], int]()]
    for battle in range(12):
        sampled = answer(asked, limit=Limit(samples=battle + 1))
        rows = [tuple(row) for row in sampled.rows.tolist()]
        seen = (sampled.chances * (battle + 1)).round().astype(int).tolist()
        counts.append(dict(zip(rows, seen, strict=True)))
        (new,) = [row for row in counts[-1] if counts[-1][row] != counts[-2].get(row, 0)]
        shown = exact.trace(battle).splitlines()[-1]
        for name, value in zip(asked.variables, new, strict=True):
            word = asked.words[name][value] if name in asked.words else value
            assert word in (0, "none") or f"{name} {word}" in shown


def test_a_limit_is_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fire opens no choices and is played at once; a shock is followed to find the best."""
    wanted: list[int] = []
    unfold_all = Passage.unfold

    def unfolds(passage: Passage, most: int) -> object:
        wanted.append(most)
        return unfold_all(passage, most)

    monkeypatch.setattr(Passage, "unfold", unfolds)
    rows = """
. . . . . .
. .a1s . . . .
. . . . . .
. . .A1n . . .
"""
    position = drawn(rows, {"A": f"A1 {GUN}", "a": f"a1 {AS}"})
    fired = ran.odds(position, "A1", "a1", limit=Limit(samples=30))
    assert (fired.samples, wanted) == (30, [])
    assert fired.text()
    shocked = ran.odds(suriagehara(), "a3", "A2", moved=True, limit=Limit(samples=30))
    assert shocked.samples == 30
    assert set(wanted) == {passages.MOST_ASIDE}


def test_best_choices_are_those_of_the_single_combat() -> None:
    """9.27: with several types both find the same best one."""
    found = ran.derived(suriagehara(), "a4", "A2", moved=True)
    single = decided(found.question.single, unfold(found.question.single, 20_000))
    mine = distribution(found.question.reading())
    assert mine == pytest.approx(distribution(single), abs=1e-12)
    assert found.command


def test_who_was_provoked_attacks_first_and_nobody_joins() -> None:
    """8.61, R36."""
    rows = """
. . . . .
. .a1s . . .
. .A1n .A2nw . .
. . . . .
"""
    units = {"A": f"A1-A2 {SI}", "a": f"a1 {GUN}"}
    position = drawn(rows, units, rest="Position:\n  provoked: A1-a1\n")
    odds = ran.odds(position, "A1", "a1")
    assert odds.expect("attacked") == pytest.approx(1)
    with pytest.raises(OddsError, match=r"A1 has been provoked: first A1 must shock a1"):
        ran.odds(position, "A1", "a1", join="A2")


def test_a_unit_that_misses_a_defender_does_not_join() -> None:
    """9.2, R71: it must strike all defenders of the combat."""
    rows = """
. . . . . .
. .a1s .a2s . . .
. .A2ne .A1n . . .
. . . . . .
"""
    position = drawn(rows, {"A": f"A1-A2 {SI}", "a": f"a1-a2 {AS}"})
    with pytest.raises(OddsError, match=r"A2 does not strike a2"):
        ran.odds(position, "A1", "a1", join="A2", moved=True)


def test_what_python_does_at_once_is_what_the_rule_does() -> None:
    begun = ran.derived(pair(), "A1", "a1", moved=True).question.begun
    q, one = begun.question.whole.tolist(), [7] * len(begun.state)
    for name, sooner in GAME.sooner.items():
        other = list(one)
        sooner(q, one)
        getattr(combat_numbers, name)(q, other)
        assert one == other


def test_faces_that_mean_the_same_are_followed_once() -> None:
    """Each face of a roll of the book comes to what the table says of it."""
    passage = ran.derived(pair(), "A1", "a1", moved=True).question.passage
    graph, wanted = passage.unfold(10_000), 10
    assert graph.event[0] == at.UNIFORM + wanted
    first = viewed(passage.state.copy())
    passage.go_on(first)
    ends: dict[int, set[int]] = {}
    for face in range(wanted):
        said = passage.rules.comes_to(passage._q, first, face)
        ends.setdefault(said, set()).add(int(graph.target[graph.first[0] + face]))
    assert 1 < len(ends) < wanted
    assert BY_ITSELF not in ends
    assert all(len(each) == 1 for each in ends.values())


@pytest.mark.long
def test_too_many_states_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be followed is sampled by the compiled rules, and the answer says so."""
    exact = ran.odds(pair(), "A1", "a1", moved=True)

    def too_large(*_: object) -> None:
        raise TooLarge

    monkeypatch.setattr(Passage, "unfold", too_large)
    played = ran.odds(pair(), "A1", "a1", moved=True)
    assert played.provenance.method == "monte-carlo"
    assert "too many states" in played.text()
    for text in ("advance == 1", "defender_hits_1 > 2", "attacker_hits > 3"):
        own, other = played.p(text), exact.p(text)
        assert abs(own - other) < 5 * own.se
    assert played.trace(3).splitlines()[-1].startswith("result: ")


def under_fire() -> Scenario:
    """a1 has a gun, and a friend beside it; A1 before them is provoked easily."""
    rows = """
. . . . . .
. .a1s .a2s . . .
. . . . . .
. . .A1n . . .
. . . . . .
. .A2n . . . .
"""
    rows = rows.replace(". . . . . .", ". . .a3s . . .", 1)
    units = {"A": f"A1 {SI}; A2 {AS}", "a": f"a1 {GUN}; a2 {AS}; a3 {AS}"}
    return drawn(rows, units, {"A": "A2 4", "a": "a3 4"})


def test_the_charge_that_a_fire_provokes_is_fought_on_the_map() -> None:
    """8.61: it meets the friend beside the gun too, which no option of the shot had said."""
    fire = ran.odds(under_fire(), "a1", "A1")
    followed = ran.odds(under_fire(), "a1", "A1", shock=True)
    single = ran.fire(GUN, SI, range=2, shock=True, beside=AS)
    assert followed.to_dict()["same_as"].endswith(f"--shock --beside '{AS}'")
    worth = float(followed.expect(followed.question.worth))
    assert float(fire.verdict.worth) == pytest.approx(worth)
    assert worth != pytest.approx(float(ran.fire(GUN, SI, range=2).verdict.worth))
    assert worth == pytest.approx(float(single.expect(single.question.worth)))


def test_the_shock_of_a_fire_is_refused_where_there_is_none() -> None:
    with pytest.raises(OddsError, match="shock in mode shock: it is of fire"):
        ran.odds(pair(), "A1", "a1", moved=True, shock=True)


@pytest.mark.quick(1)
@pytest.mark.parametrize("ways", [shocks, fires])
def test_what_is_not_put_back_between_battles_is_not_read(ways: Ways) -> None:
    """`scratch`: whatever stands there, the same battles are played."""
    most, played = 25, 0
    for one in islice(drawn_attacks(range(40), ways), most):
        passage = one.found.question.passage
        dirty = replace(passage, state=passage.state.copy())
        for start, end in passage.rules.scratch(passage.question, passage.state):
            dirty.state[start:end] = 12_345
        assert list(dirty.rows(1, 0, 12)) == list(passage.rows(1, 0, 12))
        played += 1
    assert played == most


def test_a_combat_on_the_map_is_data_too() -> None:
    """Its first board and its events: who attacks whom from where, as the play-by-play says it."""
    found = ran.odds(pair(), "A1", "a1", moved=True).events(0)
    names = {one["name"]: one["number"] for one in found["board"]["pieces"]}
    attacks = [one for one in found["events"] if one["kind"] == "attack"]
    assert {one["piece"] for one in attacks} == {names["A1"]}
    assert names["a1"] in {one["target"] for one in attacks}
    assert any(one["kind"] == "roll" for one in found["events"])
