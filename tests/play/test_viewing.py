"""Games to look at: all that is told, the pieces where they are, offline; in Chromium too."""

import base64
import html
import json
import re
import shutil
import subprocess
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.battles.full_game.contest import Contest as Battle
from samurai_odds.cli.main import main
from samurai_odds.play.replay import replay
from samurai_odds.play.scene import frames
from samurai_odds.play.search.searching import record
from samurai_odds.play.shapes import written
from samurai_odds.ran.full_game.contest import Contest as Ran
from samurai_odds.swords.full_game.contest import Contest as Game

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "chrome"))), None)
CONTESTS: dict[str, Any] = {
    "battles": lambda: Battle("study-spears", "greedy", "greedy"),
    "swords": lambda: Game("chapter-7", bots="random", round_limit=10),
    "ran": lambda: Ran("study-foot", "random", "random", turn_limit=3),
}

LONGEST = {"battles": 200, "swords": 40, "ran": 15}  # turns; then at most 500 kB


def packed(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json">"(.*?)"</script>', page)
    assert found
    data: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(found[1])))
    return data


def assert_adds_up(held: dict[str, Any]) -> None:
    """Require that a review's start, errors and luck make its result."""
    changes = sum(turn["error"]["value"] + turn["luck"]["value"] for turn in held["turns"])
    assert held["start"]["value"] + changes == pytest.approx(held["result"], abs=1e-6)


def assert_judged(review: Any) -> None:
    """Require that the page of a review marks each decision where it stands in the game."""
    data = packed(review.page())
    places = [place for place, *_ in data["judged"]]
    assert len(places) == len(review.turns) + 1
    assert places == sorted(places)
    assert places[-1] == len(data["frames"]) - 1
    assert [mark for _, _, mark, _ in data["judged"][:-1]] == [one.mark for one in review.turns]
    numbers = [data["frames"][place][0] for place in places[:-1]]
    assert numbers == [one.reviewed.turn.number for one in review.turns]


def pieces(data: dict[str, Any], last: int) -> set[tuple[float, float, str]]:
    """Go through the frames as the page does; return what stands on the board then."""
    there: set[int] = set()
    for _, _, _, gone, come in data["frames"][: last + 1]:
        assert set(gone) <= there
        assert not there & set(come)
        there = there - set(gone) | set(come)
    return {(x, y, data["looks"][look]) for x, y, look in (data["pieces"][one] for one in there)}


@pytest.mark.quick
@pytest.mark.parametrize("game", CONTESTS)
def test_a_page_tells_all_and_shows_each_moment(game: str) -> None:
    contest = CONTESTS[game]()
    page = contest.viewer(3, 1)
    data = packed(page)
    assert [line for frame in data["frames"] for line in frame[1]] == contest.retell(3, 1)
    assert page.startswith("<!-- samurai-odds ")
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|<link|src=", page)
    staged = contest.staged
    *_, last = replay(staged.start, record(staged.start, 3, 1))
    there = {
        (round(p.x, 1), round(p.y, 1), written(p.look)) for p in staged.scene(last.after).pieces
    }
    assert pieces(data, len(data["frames"]) - 1) == there
    turns = len({turn for turn, *_ in data["frames"]})
    assert len(page) < 50_000 + turns * 450_000 / LONGEST[game]


def test_a_map_is_drawn_with_all_its_units() -> None:
    skirmish = battles.scenario("first-samurai-skirmish")
    drawn = battles.map("first-samurai-skirmish")._repr_html_()
    assert drawn.count('class="big ') == len(skirmish.units)
    field = ran.map("suriagehara").svg()[1]
    for label in ran.scenario("suriagehara").standing:
        assert f">{label}</text>" in field
    japan = swords.map("chapter-7").svg()[1]
    for name in ("Tsushima", "Hitachi"):
        assert f">{name}</text>" in japan


@pytest.mark.long
def test_it_is_written_where_it_may_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.html"
    bots = ["--red", "greedy", "--blue", "greedy"]
    command = ["battles", "play", "study-spears", *bots, "--samples", "2", "--html", str(file)]
    assert main(command) == 2
    assert "name it with --trace I" in capsys.readouterr().err
    file.write_text("<p>mine</p>\n")
    assert main([*command, "--trace", "0"]) == 2
    assert "was not written by samurai-odds" in capsys.readouterr().err
    assert main([*command, "--trace", "0", "--force"]) == 0
    assert main([*command, "--trace", "1"]) == 0  # ours now
    told = capsys.readouterr().out
    assert f"<h1>{html.escape(battles.scenario('study-spears').title)}" in file.read_text()
    assert "Game 1, seed 0" in told
    assert main(["ran", "map", "study-foot", "--html", str(tmp_path / "map.txt")]) == 2
    assert "choose a name in .html" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on the PATH")
@pytest.mark.parametrize("game", CONTESTS)
def test_a_browser_goes_to_any_step(game: str, tmp_path: Path) -> None:
    contest = CONTESTS[game]()
    page = contest.viewer(3, 1)
    file = tmp_path / "game.html"
    file.write_text(page)
    data = packed(page)
    last = len(data["frames"])
    look = ["--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=4000"]
    done = subprocess.run(
        [str(CHROMIUM), *look, "--dump-dom", f"file://{file}#{last}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    turn, lines, standing, *_ = data["frames"][-1]
    named = contest.turn_name
    assert f"{named} {turn} · step {last} of {last}" in done.stdout
    assert standing in done.stdout
    now = re.findall(r'<li class="now"[^>]*>(.*?)</li>', done.stdout)
    assert [html.unescape(line) for line in now] == [line.strip() for line in lines]


@pytest.mark.parametrize("game", CONTESTS)
def test_frames_share_the_pieces_that_are_drawn_alike_in_both(game: str) -> None:
    """A report of four players' Samurai Swords, or of an Epic battle, took a gigabyte."""
    contest = CONTESTS[game]()
    staged, start = contest.staged, contest.starts[0]
    told = list(frames(staged, start, record(start, 1, 0), 1, 0))
    for one, other in pairwise(told):
        before = {(piece.x, piece.y): piece for piece in one.scene.pieces}
        for piece in other.scene.pieces:
            was = before.get((piece.x, piece.y))
            assert piece is was or piece != was
    assert all(len(key) == 16 for one in told for key in one.decided)  # digests, not states
