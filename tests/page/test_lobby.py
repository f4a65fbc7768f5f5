"""The lobby: levels and how strong they are, games that are kept, the game of the day."""

import json
import re
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from samurai_odds.page import levels
from samurai_odds.page.playing import PLAYED, rules_of
from tests.engine.script.node import needs_node
from tests.page.test_browser import axe, needs_chromium


@pytest.mark.parametrize("game", PLAYED)
def test_a_level_is_a_bot_and_its_strength_was_measured(game: str) -> None:
    """Nothing is typed by hand: the figures are those of the blocks of games that were played."""
    known = {bot.NAME for bot in rules_of(game).bots.modules}
    for number, (bot, *figures) in enumerate(levels.levels_of(game)):
        assert bot in known or bot.startswith("searching:")
        assert bot == levels.LEVELS[game][number]
        if not figures:
            assert number != 1
            continue
        played = levels.measured()[game][levels.pair_of(bot, levels.LEVELS[game][number - 1])]
        games, wins, error = figures
        assert games == played["games"] * len(played["shares"])
        assert wins == round(100 * sum(played["shares"]) / len(played["shares"]))
        assert 1 <= error < 10
        assert wins > (25 if game == "swords" else 50)


def test_strength_is_left_out_where_nothing_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "levels.json"
    monkeypatch.setattr(levels, "MEASURED", file)
    assert levels.levels_of("ran") == [["greedy"], ["careful"], ["searching:50"]]
    pair = {"games": 10, "shares": [0.5, 0.7, 0.6, 0.6] * 2}
    file.write_text(json.dumps({"ran": {"careful against greedy": pair}}))
    assert levels.levels_of("ran")[1] == ["careful", 80, 60, 3]
    pair["shares"].pop()
    file.write_text(json.dumps({"ran": {"careful against greedy": pair}}))
    assert levels.levels_of("ran")[1] == ["careful"]  # too few to say anything


@needs_node
@pytest.mark.long
@needs_chromium
def test_the_lobby_by_touch(page: Path) -> None:
    found = in_chromium(Path(__file__).with_name("lobby.mjs"), page, *axe())
    assert found["complaints"] == []
    assert found["faults"] == []
    seen = found["seen"]
    for number, (_, *figures) in enumerate(levels.levels_of("battles")):
        text = seen["strengths"][number]
        assert ("Wins" in text) == bool(figures)
        if figures:
            games, wins, error = figures
            below = seen["levels"][number - 1]
            said = f"Wins {wins}% \N{PLUS-MINUS SIGN} {error}"
            assert text.endswith(f" {said} against {below}, {games} games.")
    del seen["strengths"]
    whose, dot = seen["stands"], " \N{MIDDLE DOT} "
    assert [one.split(dot)[0] for one in whose] == ["You are blue", "You are red"]
    for one, what in zip(whose, ("rout points", "banners"), strict=True):  # and how it stands
        assert re.findall(r"(red|blue) \d+ of \d+ (rout points|banners)", one) == [
            ("red", what),
            ("blue", what),
        ]
    del seen["stands"]
    assert seen == {
        "levels": ["Ashigaru", "Samurai", "Daimyo"],
        "pressed": [["Samurai"], ["Ashigaru"], "level 0"],
        "players": ["person", "greedy"],
        "random": True,
        "side": ["careful", "a person"],
        "cards": ["Study: foot against foot", "First Samurai Skirmish"],
        "lines": ["RAN \N{MIDDLE DOT} turn", "Battles \N{MIDDLE DOT} turn"],
        "begin": ["Start game 7 of seed 5"],
        "renamed": ["Study: foot against foot", "<b>Mine</b>"],
        "on": 1,
        "named": ["<b>Mine</b>", "Study: foot against foot"],
        "file": ["Study: foot against foot.json", 5],
        "asked": "Delete for good?,1",
        "deleted": [0, "Study: foot against foot is deleted.", 1],
        "day": ["true,20261129", "true,20261129", "false,20261130"],
        "month": seen["month"],
        "today": True,
        "again": "Go on with today\N{RIGHT SINGLE QUOTATION MARK}s game",
        "resumed": 1,
        "finished": [["Start"], seen["finished"][1]],
    }
    assert "Result: " in seen["finished"][1]
    assert "Continue" not in seen["finished"][1]
    assert seen["month"] > 20
