"""Hints, reviews and the tutor in JavaScript say what Python's say, number by number."""

import json
import re
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from analyses.browsing import chromium, in_chromium, node
from samurai_odds import Limit, battles
from samurai_odds.analysis.review_result import Decision, Told
from samurai_odds.battles.advice.advise import with_hand_dealt
from samurai_odds.battles.full_game.game import deals
from samurai_odds.battles.full_game.staging import stage
from samurai_odds.battles.full_game.table import Table
from samurai_odds.grids.prose import NOTHING
from samurai_odds.page import coaching, hinting
from samurai_odds.page.playing import rules_of
from samurai_odds.page.scripts import GAMES
from samurai_odds.page.site import parts
from samurai_odds.play import layout as at
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.game_script import start_data
from samurai_odds.play.games import record, redrawn_from
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import taken_up
from samurai_odds.play.search.planning import supposed
from samurai_odds.play.search.racing import FIRST_LOOK
from samurai_odds.play.search.reviewing import (
    followed_by_luck,
    luck_of,
    result_of,
    turns_of,
    weighed,
)
from samurai_odds.play.stepping import viewed
from tests.engine.script.node import needs_node, run
from tests.page.test_searching import hinting_script
from tests.play.test_game_script import built_in

needs_chromium = pytest.mark.skipif(chromium() is None, reason="no Chromium on the PATH")
HERE = Path(__file__).parent
Asked = tuple[str, Start, list[Any]]  # what is asked, of which start, with what else


def at_choice(start: Start, number: int, seed: int = 3) -> Start:
    """Play on to a choice, by its number from 0, that is not forced."""
    events = record(start, seed, 1)
    places = [place for place, (what, *_) in enumerate(events) if what < 0]
    place = places[min(number, len(places) - 1)]
    there = taken_up(start, events, place, seed, 1)
    there.state[at.ASKED] = at.seat_of(events[place][0])
    return there


def hints(*given: Any) -> list[dict[str, Any]]:
    """Return the hints that come while it thinks, without the games that it plays."""
    return [one for one in hinting.thinking(*given) if isinstance(one, dict)]


def compare(game: str, asked: Sequence[Asked], folder: Path) -> list[Any]:
    """Ask the script and Python; return what both say."""
    data = [
        {"kind": kind, "start": start_data(start), "given": given} for kind, start, given in asked
    ]
    there = run(HERE / "hints.mjs", hinting_script(game), data, folder)
    here = []
    for kind, start, given in asked:
        ask = hints if kind == "hints" else getattr(coaching, kind)
        found = ask(hinting.LISTINGS[game], *([] if kind == "along" else [start]), *given)
        here.append(list(found) if hasattr(found, "__next__") else found)
    assert there == json.loads(json.dumps(here))
    return here


def begun(game: str) -> Start:
    """Begin the first built-in scenario, played by the game's first author."""
    return all_by(next(built_in(game)), rules_of(game).authors[0])


@needs_node
@pytest.mark.quick
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_that_of_python(game: str, tmp_path: Path) -> None:
    [looks] = compare(game, [("hints", at_choice(begun(game), 0), [5, [2, 3], 2])], tmp_path)
    first, last = looks
    assert len(first["candidates"]) > 1
    assert last["games"] >= first["games"]
    for look in looks:  # the first looks stated what the evaluation says
        best = look["candidates"][0]["win"]["value"]
        assert look["whole"]
        assert all(one["loss"]["value"] <= best for one in look["candidates"])


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_hints_are_those_of_python(game: str, tmp_path: Path) -> None:
    """Of choices throughout a game of every scenario; some have but one plan."""
    asked = []
    for number, start in enumerate(built_in(game)):
        there = at_choice(all_by(start, rules_of(game).authors[0]), 7 * number)
        asked.append(("hints", there, [number, [2, 3], 2]))
    found = compare(game, asked, tmp_path)
    assert sum(map(bool, found)) > len(found) // 3


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_best_is_played_to_the_end(game: str, tmp_path: Path) -> None:
    [looks] = compare(game, [("hints", at_choice(begun(game), 0), [1, [64], 32])], tmp_path)
    assert looks[0]["whole"]


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_tutor_is_that_of_python(game: str, tmp_path: Path) -> None:
    """It judges all that a seat decided, as the command's review does.

    But that makes chances surer by those of the decisions around them.
    """
    start = begun(game)
    events = record(start, 4, 2)[:60]
    plain = [list(event) for event in events]
    [tutored] = compare(game, [("tutored", start, [plain, 0, 0, 2, 4])], tmp_path)
    draws = [one["draw"] for one in tutored]
    assert draws == sorted(draws)
    turns, authors = (
        coaching.decisions(hinting.LISTINGS[game], start, events),
        rules_of(game).authors,
    )
    own = [
        weighed(turn, authors, 4, luck_of(turn, place, 2), hinting.LISTINGS[game].replies)
        for place, turn in enumerate(turns)
        if turn.seat == 0
    ]
    assert len(turns) == len([*turns_of(start, events)])
    for here, one in zip(tutored, own, strict=True):
        assert here["lost"] == one.lost.to_dict()
        assert here["before"] == [chance.to_dict() for chance in one.before]
    # Along the game the chances are the command's, made surer by those around them.
    end = result_of(start, record(start, 4, 2))
    [smooth] = compare(game, [("along", start, [[one["row"] for one in tutored]])], tmp_path)
    for there, one in zip(smooth, followed_by_luck(own, end), strict=True):
        assert there["before"] == [chance.to_dict() for chance in one.before]
        assert there["lost"] == one.lost.to_dict()
        assert there["mark"] == Decision(one, "", Told((), NOTHING), None).mark
        assert there["missed_win"] == one.missed_win


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_ends_with_what_was_chosen_of_it_and_is_nobodys_if_a_bot_did(game: str) -> None:
    """The tutor hears of one that began before he was asked, as long as it went on since."""
    start = begun(game)
    events = record(start, 4, 2)[:60]
    turns = [*turns_of(start, events)]
    for turn in turns:
        made = events[turn.draw : turn.end]
        assert all(what < 0 for what, *_ in made[:1] + made[-1:])
        if turn.plan.choices:  # else it is secret, and goes on with what it says of later choices
            assert turn.plan.key[: len(made)] == tuple((what, value) for what, value, _ in made)
    assert not any(turn.by_bot for turn in turns)
    last = [turn for turn in turns if turn.seat == 0][-1]
    listing, plain = hinting.LISTINGS[game], [*events]
    left = [*range(last.draw, last.end)]
    for since, of_bot in ((last.end - 1, []), (last.end - 1, left[1:]), (last.draw, left)):
        found = coaching.tutored(listing, start, plain, 0, since, 2, 2, of_bot)
        judged = [one["draw"] for one in found]
        assert (last.draw in judged) == (of_bot != left)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_nothing_that_its_seat_may_not_know(game: str) -> None:
    """What others hold is drawn otherwise: all that is said of the plans stays the same."""
    there = at_choice(begun(game), 2)
    state = there.state.copy()
    with np.errstate(over="ignore"):
        word = redrawn_from(8, 1)
        there.game.redraw(viewed(there.question.whole), viewed(state), state[at.ASKED], word)
    assert game != "battles" or (state != there.state).any()  # another hand
    here, otherwise = (
        hints(hinting.LISTINGS[game], one, 5, [2, 3], 2)
        for one in (there, replace(there, state=state))
    )
    assert here == otherwise
    assert len(here) == 2


@pytest.mark.long
def test_a_hint_is_what_advise_says() -> None:
    """The same plans with the same games: the same chances, the same words."""
    games, seed, authors = 16, 2, rules_of("battles").authors
    scenario, _ = with_hand_dealt(stage("study-spears", authors[0], authors[0]), seed)
    advice = battles.advise(scenario, bots=authors, limit=Limit(samples=games), seed=seed)
    start = next(deals(stage(scenario, authors[0], authors[0]).start, seed, 1))
    [look] = hints(hinting.LISTINGS["battles"], start, seed, [games], FIRST_LOOK)
    chances = [
        sorted((one["win"]["value"], one["loss"]["value"]) for one in found)
        for found in (advice.to_dict()["candidates"], look["candidates"])
    ]
    assert chances[0] == chances[1]
    table = Table(scenario)
    for each in advice.turns:
        plan = each.candidate.plan
        assert table.planned([*replay(supposed(start), plan.choices)]) == advice.told(each)


def posted(game: str, asked: Sequence[dict[str, Any]], folder: Path) -> tuple[list[list[Any]], int]:
    """Ask the page's worker of hints: what it posts to each question, and the games of helpers."""
    files = parts()
    for name in ("runtime.js", "games.js", f"rules-{game}.js", "hints.js", "hinter.js"):
        (folder / name).write_text(files[name], encoding="utf-8")
    data = folder / "asked.json"
    numbered = [{"id": k, "game": game, "seed": 1, **one} for k, one in enumerate(asked)]
    data.write_text(json.dumps(numbered), encoding="utf-8")
    command = [str(node()), str(HERE / "hinter.mjs"), str(folder), str(data)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    answers: list[list[Any]] = [[] for _ in asked]
    found = json.loads(done.stdout)
    for one in found["posted"]:
        answers[one.pop("id")].append(one)
    return answers, found["helped"]


@needs_node
def test_the_worker_posts_what_it_finds(tmp_path: Path) -> None:
    """A ranking after each look, a judgment, a fault; the scripts are those of the page."""
    start = begun("battles")
    events = record(start, 4, 2)[:16]
    played = [list(event) for event in events]
    told = {"kind": "tutor", "start": start_data(start), "events": played, "seat": 0, "games": 2}
    hint = {"kind": "hint", "start": start_data(at_choice(start, 0)), "looks": [2, 3]}
    asked = [
        *({**hint, "workers": 1}, {**told, "since": 0}, {**told, "since": 999}),
        {"kind": "none"},
    ]
    answers, _ = posted("battles", asked, tmp_path)
    assert [len(answer) for answer in answers] == [3, 2, 1, 1]
    assert answers[1][0]["found"]["seat"] == 0
    assert "fault" in answers[3][0]


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_several_workers_find_what_one_finds(game: str, tmp_path: Path) -> None:
    """They play the same games, whoever plays them; a second hint finds the helpers there.

    So does one behind a hint that was stopped.
    """
    choices = [start_data(at_choice(begun(game), number)) for number in (0, 9)]
    hints = [{"kind": "hint", "start": one, "looks": [2, 6]} for one in choices]
    (alone, none), (together, some) = (
        posted(game, [{**one, "workers": workers} for one in hints], tmp_path) for workers in (1, 3)
    )
    assert [len(answer) for answer in alone] == [3, 3]
    assert together == alone
    assert none == 0 < some
    stopped = [{**one, "workers": 3, "stopped": k == 0} for k, one in enumerate(hints)]
    assert posted(game, stopped, tmp_path)[0] == [alone[0][:1], alone[1]]
    if game == "swords":  # helpers that fail: the worker plays what they had
        broken = [{**one, "workers": 3, "broken": True} for one in hints]
        assert posted(game, broken, tmp_path)[0] == alone


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_review_by_several_workers_is_that_of_one(game: str, tmp_path: Path) -> None:
    """The first judged are those that seem to have given most, until one is a mistake.

    Helpers play the games of these; where they fail the worker does.
    """
    start = begun(game)
    events = record(start, 4, 2)[:120]
    asked = {"kind": "review", "start": start_data(start), "games": 4, "seats": [0]}
    asked |= {"events": [list(event) for event in events], "left": [], "held": []}
    teams = ({"workers": 1}, {"workers": 3}, {"workers": 3, "broken": True})
    ([alone], none), ([together], some), ([failing], _) = (
        posted(game, [{**asked, **team}], tmp_path) for team in teams
    )
    assert none == 0 < some
    assert sorted(map(repr, together)) == sorted(map(repr, alone)) == sorted(map(repr, failing))
    listing = hinting.LISTINGS[game]
    turns = coaching.decisions(listing, start, events)
    found = [one["found"] for one in alone if "found" in one]
    own = [place for place, turn in enumerate(turns) if turn.seat == 0]
    judged = [one for one in found if "row" in one]
    guesses = [coaching.guessed(listing, turns, one["place"], 1)["guess"] for one in judged]
    assert {one["place"] for one in judged} == {*own}
    assert guesses == sorted(guesses, reverse=True)
    first = next((k for k, one in enumerate(judged) if one["mark"]), len(judged) - 1)
    early = {one["place"] for one in judged[: first + 1]}
    glanced = [one for one in found if one.keys() == {"place", "before"}]
    assert [one["place"] for one in glanced] == [place for place in own if place not in early]
    for one in glanced[:3]:
        here = coaching.glanced(listing, turns, one["place"], 1)
        assert one == json.loads(json.dumps(here))
    for one in judged[:3]:
        here = coaching.judged(listing, turns, one["place"], 1, 4)
        assert one == json.loads(json.dumps(here))


@needs_node
@pytest.mark.long
@needs_chromium
def test_the_page_gives_hints(page: Path) -> None:
    found = in_chromium(HERE / "advising.mjs", page)
    assert found["faults"] == []
    assert re.search(r"\d+%( ± \d+)?\s+[A-Z].*: .* [a-z]\d-[a-z]\d", found["seen"]["hint"])
