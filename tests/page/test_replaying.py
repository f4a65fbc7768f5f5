"""Replay, log, taking back and doubts on the page are what happened, for who may know it."""

import json
import shlex
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from samurai_odds.battles.full_game.table import Table
from samurai_odds.cli.main import main
from samurai_odds.page.playing import rules_of, scenarios
from samurai_odds.play.events import seen_by
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.question import Question
from samurai_odds.play.replay import replay
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium

SEED, NUMBER = 4, 1


def happened(seat: int) -> list[object]:
    """Return all that happens in the game that the page plays, as a seat may know it."""
    table = Table(scenarios("battles")["first-samurai-skirmish"])
    start = Start(rules_of("battles"), Question(table.question), table.state)
    start = start.with_bots(["steady"] * 2)
    steps = replay(start, record(start, SEED, NUMBER))
    found = [one for step in steps for one in seen_by(table.happened(step, SEED, NUMBER), seat)]
    return list(json.loads(json.dumps([one.as_dict() for one in found])))


@needs_node
@pytest.mark.long
@needs_chromium
def test_a_replay_shows_what_happened(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every step of it, once; to a person at a table of two only what he may know."""
    found = in_chromium(Path(__file__).with_name("replaying.mjs"), page)
    assert found["complaints"] == []
    seen = found["seen"]
    assert seen["events"] == happened(0)
    assert seen["held"] == 0  # cards and honor of a seat are one step
    assert seen["token"] == "rgba(0, 0, 0, 0)"  # the figure stands on its side's color
    assert seen["names"] == ["a8 (AS) turns", "Blue turns"]
    assert seen["quiet"] == 0
    assert seen["drawn"]
    drawn = {"Blue draws a card", "Blue draws a Dragon card", "Blue keeps a card"}  # never which
    assert {*seen["drawn"]} <= drawn
    assert seen["regions"] == 1
    assert seen["same"]
    heard = seen["heard"]
    for texts in seen["beats"]:
        assert any(texts[0] in one for one in heard), (texts, heard)
    assert heard[-1].split(". ")[-1] in seen["asked"] or seen["asked"] in heard[-1]
    assert seen["asks"] == 0
    assert (seen["steps"], seen["waits"], seen["speed"]) == ([0], seen["paused"], 2)
    assert seen["back"] == seen["paused"] - 1 >= 1
    assert seen["standing"][0] != seen["standing"][1]  # the figures follow
    assert seen["lost"].startswith("You lost ")
    assert seen["lost"] in heard[-1]
    assert "Replay" in seen["news"]
    assert seen["again"] == 0
    assert seen["skipped"]
    assert seen["lines"][0] > 10
    assert seen["lines"][1] > 0
    assert seen["tapped"] == [True, True, 0]
    assert seen["goes"]
    # nobody has orders any more; the result and its review come first
    assert seen["ended"] == ["", ["verdict", "review", "news", "tools", "told"]]
    assert seen["arrow"] == [
        [0, 0],
        True,
    ]  # from where it stood; where only the tip is seen, it points
    assert "main" not in seen["phase"]
    assert seen["without"][0] == "Go without orders"
    (given, before), (taken, after) = seen["given"], seen["taken"]
    first, second = seen["wanted"]
    assert ({*given}, {*taken}, before - after) == ({first, second}, {second}, 1)
    assert {*seen["undone"]} == {first, second}  # as it was before
    command, *_ = [one for one in seen["doubt"].split("\n") if one.startswith("samurai-odds ")]
    assert main(shlex.split(command)[1:]) == 0
    assert "turn 1, red to move" in capsys.readouterr().out
    assert json.loads(seen["doubt"].split("\n")[-1])["scenario"] == "first-samurai-skirmish"
    assert seen["shared"][0]
    assert "Dice or cards were seen" in seen["shared"][1]
    assert seen["covered"][0] == 0
    assert seen["covered"][1].startswith("Pass the phone to ")
    battles, lost, (made, *there) = seen["swords"]
    assert battles
    assert "attacks" in battles[0]
    assert all("your" in one for one in battles if "attacks" in one)
    assert len(battles) > sum("attacks" in one for one in battles)  # what they come to, too
    assert seen["cut"] == []
    for told in seen["told"]:  # Battles, Swords, RAN
        assert told.pop("texts") > 50
        assert told == {"coded": [], "long": 0, "ways": 0, "contrary": []}
    assert "you are red" in seen["who"]
    assert max(map(len, seen["went"])) == 1  # a way of several hexes is one arrow
    assert max(one for [*ways] in seen["went"] for one in ways) > 2
    assert seen["seats"] == [
        ["0", "1"],
        ["0", "1"],
        ["1", "2"],
        ["2", "3"],
    ]  # whose colors are whose
    fights, own = seen["fought"]
    assert fights > 1
    assert own.startswith("You ")  # what came of all of them
    assert lost.startswith("You lost ")
    assert made > 5
    assert there == [1, 1, True]  # the panel, once
    assert "Round 1." in seen["news_of_swords"]
    assert all(one[0].isupper() for one in seen["news_of_swords"])
    assert seen["still"] == [False, True, False]
