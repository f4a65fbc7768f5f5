"""The page in Chromium at 390 x 844: its answers are Python's, also by touch, link and offline."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from samurai_odds.page.answering import ask, shown
from samurai_odds.page.forms import forms
from samurai_odds.page.scripts import GAMES, questions
from samurai_odds.page.site import write_site
from tests.engine.script.node import needs_node, node

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "chrome"))), None)


def verdict(game: str, **given: Any) -> str:
    procedure, form = next(iter(forms(game)["forms"].items()))
    usual = {side["name"]: side["usual"] for side in form["sides"]}
    return str(shown(ask(questions(game)[procedure], usual | given))["verdict"][0])


@needs_node
@pytest.mark.long
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on the PATH")
def test_it_answers_by_touch_by_link_and_offline(tmp_path: Path) -> None:
    write_site(tmp_path / "page")
    reader = Path(__file__).with_name("browser.mjs")
    command = [str(node()), "--experimental-websocket", str(reader), str(CHROMIUM)]
    done = subprocess.run(
        [*command, str(tmp_path / "page")], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert found["complaints"] == []
    assert found["seen"] == {
        "tapped": verdict("battles", defender="levy"),
        **{game: verdict(game) for game in GAMES},
        **{f"{game} fits": True for game in GAMES},
        "linked": verdict("battles", attacker="levy", defender="levy"),
        "back": verdict("ran"),
        "offline": verdict("ran"),
    }
