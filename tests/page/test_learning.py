"""Hint, coach and review on the page: arrows are the plan's events, figures the command's."""

import json
import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from analyses.browsing import in_chromium
from samurai_odds.battles.full_game.table import Table
from samurai_odds.battles.rules.layout import State
from samurai_odds.cli.main import main
from samurai_odds.page.playing import rules_of, scenarios
from samurai_odds.page.site import _ASSETS, _PLAYING
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event, record
from samurai_odds.play.layout import seat_of
from samurai_odds.play.question import Question
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import taken_up
from tests.engine.script.node import needs_node
from tests.page.test_browser import axe, needs_chromium

SCENARIO = "study-spears"  # a bot that plays at random loses it in its first turn
SEED, NUMBER, GAMES = 0, 6, 32
ADDRESS = f"scenario={SCENARIO}&players=person,steady&seed={SEED}&game={NUMBER}"
WAYS = {"move": "moved", "advance": "moved", "retreat": "retreat", "escape": "retreat"}


def table() -> Table:
    return Table(scenarios("battles")[SCENARIO])


def played() -> tuple[Start, list[Event]]:
    """Return a game of red, who chooses at random, and what happened in it."""
    here = table()
    start = Start(rules_of("battles"), Question(here.question), here.state)
    start = start.with_bots(["random", "steady"])
    return start, record(start, SEED, NUMBER)


def given() -> str:
    """Return what the page is given: the game, and what red chooses in it."""
    _, events = played()
    values = [value for what, value, _ in events if what < 0 and seat_of(what) == 0]
    return json.dumps({"address": ADDRESS, "values": values, "axe": next(iter(axe()), None)})


def arrows(choices: list[list[int]]) -> list[list[Any]]:
    """List the ways of all that moves or attacks in a plan for red's first turn, by its events."""
    start, events = played()
    first = next(k for k, (what, *_) in enumerate(events) if what < 0 and seat_of(what) == 0)
    there, here = taken_up(start, events, first, SEED, NUMBER), table()
    board = here.board(State(there.state))
    found: list[list[Any]] = []
    for step in replay(there, [(what, value, None) for what, value in choices]):
        for one in here.happened(step, SEED, NUMBER):
            piece = board.pieces.get(one.piece)
            where = one.start if one.start >= 0 or piece is None else piece.place
            if one.kind in WAYS and one.end not in (-1, where):
                found.append([WAYS[one.kind], where, one.end])
            elif one.kind == "attack" and one.end >= 0:
                found.append(["shot" if one.what == "fire" else "moved", where, one.end])
            board = here.then(board, one)
    return found


def reviewed(saved: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Have the command review the page's saved game."""
    path = folder / "saved.json"
    path.write_text(saved, encoding="utf-8")
    capsys.readouterr()
    asked = [
        "battles",
        "review",
        str(path),
        "--games",
        str(GAMES),
        "--seed",
        "0",
        "--format",
        "json",
    ]
    assert main(asked) == 0
    return json.loads(capsys.readouterr().out)


def test_no_file_overwrites_what_another_gives_the_view() -> None:
    """The view of full games is one class that several files add to."""
    parts = [
        part
        for file in _PLAYING
        for part in re.split(r"^(?=class |Object)", (_ASSETS / file).read_text("utf-8"), flags=re.M)
        if part.startswith(("class PlayView", "Object.assign(PlayView.prototype"))
    ]
    method = r"^  (?:async |get |\*)?(\w+)\([^\n]*\) \{"
    given = [name for part in parts for name in re.findall(method, part, re.M)]
    assert len(given) > 100
    assert [name for name, times in Counter(given).items() if times > 1] == []


def test_what_the_scripts_ask_a_table_is_there() -> None:
    """By names that a search in the package does not find."""
    scripts = "".join(file.read_text("utf-8") for file in _ASSETS.glob("*.js"))
    asked = set(re.findall(r"\btable\.(\w+)_\b", scripts))
    assert len(asked) > 25
    tables = [
        import_module(f"samurai_odds.{game}.full_game.table").Table(
            next(iter(scenarios(game).values()))
        )
        for game in ("battles", "swords", "ran")
    ]
    missing = {one for one in asked if not any(hasattr(table, one) for table in tables)}
    assert missing == set()


@needs_node
@pytest.mark.long
@needs_chromium
def test_the_page_advises_coaches_and_reviews(
    page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = in_chromium(Path(__file__).with_name("learning.mjs"), page, given())
    assert found["complaints"] == []
    seen = found["seen"]
    assert seen["axe"] == []
    check_hint(seen)
    check_coach(seen)
    check_review(seen, reviewed(seen["saved"], tmp_path, capsys))
    check_retry(seen)


def check_hint(seen: Any) -> None:
    assert seen["stop"]
    plans = seen["plans"]
    assert len(plans) == max(1, min(3, seen["tied"]))
    assert len(seen["rows"]) == len(plans)
    for row in seen["rows"]:
        assert "± 0" not in row
    assert sorted(seen["first"]) == sorted(arrows(plans[0]["choices"]))
    assert sorted(seen["taken"]) == sorted(arrows(plans[-1]["choices"]))
    assert seen["drawn"] == len(seen["taken"]) > 0
    assert seen["bar"][0] == f"You {seen['rows'][0]}"
    assert seen["bar"][1].startswith(f"Your chance to win: {seen['rows'][0].split(' ')[0]}")
    assert seen["rows"][0] in seen["spoken"]
    whole = len(plans[-1]["choices"])
    assert seen["played"][:whole] == plans[-1]["choices"]
    assert seen["back"] == 0


def check_coach(seen: Any) -> None:
    one = seen["judged"]
    assert one["mark"] == "??"
    points = round(100 * one["lost"]["value"])
    assert f"Turn 1: it cost {points} ± " in seen["coach"]
    assert "Better: " in seen["coach"]
    assert seen["heard"].startswith(f"Coach: {seen['coach'].splitlines()[0]}")
    assert sorted(seen["better"]) == sorted(arrows(one["best"]["choices"]))
    assert seen["mine"] > 0
    [reason] = [part for part in one["why"] if "The better plan" in str(part)]
    assert reason in seen["coach"]
    assert seen["turn"]
    assert seen["again"] == [0, 0]
    assert seen["silent"] == [0, False]


def check_review(seen: Any, there: Any) -> None:
    own = [one for one in there["turns"] if one["side"] == "red"]
    assert len(seen["gone"]) == len(own) > 1
    for here, one in zip(seen["gone"], own, strict=True):
        assert here["mark"] == one["mark"]
        assert here["number"] == one["turn"]
        assert here["lost"]["value"] == -one["error"]["value"]
        assert here["lost"]["se"] == one["error"]["se"]
        apart = abs(here["before"][0]["value"] - one["red_before"]["value"])
        assert apart < 4 * here["before"][0]["se"] + 0.01  # smoothed along the game there
    assert len(seen["all"]) == len(there["turns"])
    for here, one in zip(seen["all"], there["turns"], strict=True):  # the same figures
        assert (here["number"], here["mark"]) == (one["turn"], one["mark"])
        assert here["red"] == {part: one["red_before"][part] for part in ("value", "se")}
        assert here["lost"]["value"] == -one["error"]["value"]
    marked = [one for one in own if one["mark"]]
    assert seen["dots"] == [len(marked), len(own) - len(marked)]
    lost = 100 * sum(abs(one["error"]["value"]) for one in own) / len(own)  # never above 100
    mean = re.search(r"one cost ([\d.]+) ± [\d.]+ points on average", seen["review"])
    assert mean
    assert abs(float(mean[1]) - lost) < 0.06
    assert f"--games {GAMES}" in seen["review"]
    assert seen["turned"]
    assert f" turn {seen['when'][0]} " in seen["when"][1]  # the board of the turn that is spoken of


def check_retry(seen: Any) -> None:
    answer = seen["answer"][0]
    for hidden in (seen["hidden"][0], seen["retry"][0], seen["judging"][1], seen["anew"]):
        assert answer not in hidden
        assert "Better" not in hidden
    assert (seen["hidden"][1], seen["retry"][1]) == (0, 0)
    assert answer in seen["shown"][0]
    assert seen["shown"][1] > 0
    assert seen["judging"][0] == 0
    mistake = next(one for one in seen["gone"] if one["place"] == seen["answer"][2])
    assert seen["retry"][2] == mistake["draw"]
    assert seen["begun"] == [0, "true", 0]  # the board, and nothing that is of the game played
    assert seen["step"] == [False, mistake["draw"]]
    assert seen["course"] == [False, True, mistake["draw"]]  # moves planned before are forgotten
    tried, seat, events = seen["atOnce"]  # two choices of a turn that goes on are not judged
    assert (tried, seat, events) == (False, 0, mistake["draw"] + 2)
    assert seen["same"][0] == mistake["lost"]  # the same judge
    assert answer in seen["same"][1]
    assert seen["found"].startswith("Well done")
    assert seen["kept"]  # the game that was played is as it was
    assert seen["over"] == [True, True]
    assert seen["bot"][:3] == [True, True, True]
    assert seen["bot"][3].startswith("Your decisions")
