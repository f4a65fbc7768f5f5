"""The page's files: small, whole, alike every time, and calling on nobody."""

import base64
import gzip
import hashlib
import json
import re
import struct
from pathlib import Path

import pytest

from samurai_odds.cli.main import main
from samurai_odds.engine.declaring import options_of
from samurai_odds.engine.writing import sealed, write_folder
from samurai_odds.page import scripts
from samurai_odds.page.answering import ask
from samurai_odds.page.forms import forms
from samurai_odds.page.positions import begun, called, called_by
from samurai_odds.page.scripts import GAMES, names, questions, runtime, script, translated
from samurai_odds.page.sharing import shared_and_own, together
from samurai_odds.page.site import FIRST, ICONS, one_file, site, whole_site
from tests.engine.script.node import needs_node, run

_VERSIONED = "^v-[0-9a-f]{12}-"
# what only full games, hints and positions load
BOARDS = ("board-", "games", "hint", "play", "position", "rules-")


def plainly() -> dict[str, str]:
    """Return the files by their names, without what these begin with in this version."""
    return {re.sub(_VERSIONED, "", name): text for name, text in site().items()}


def zipped(*names: str) -> int:
    files = {re.sub(_VERSIONED, "", name): one for name, one in whole_site().items()}
    return sum(len(gzip.compress(files[name])) for name in names)


def test_it_is_small() -> None:
    assert zipped(*FIRST) < 45_000
    assert zipped("battles.js") < 19_000
    assert zipped("swords.js") < 27_000
    assert zipped("ran.js") < 49_000
    assert zipped("ran_more.js") < 16_000
    boards = [name for name in plainly() if name.startswith(BOARDS)]
    rest = {*plainly(), *ICONS} - {*boards, *FIRST}
    assert zipped(*rest) < 116_000  # without the first
    assert zipped(*boards) < 365_000  # boards, replay, sheets, odds on maps: loaded when asked
    assert zipped(*plainly(), *ICONS) < 520_000


def test_it_can_be_put_on_a_home_screen() -> None:
    """iOS and the manifest name pictures that are there, as large as they say, and kept offline."""
    files = whole_site()
    manifest = json.loads(files["manifest.webmanifest"])
    named = {one["src"]: one["sizes"] for one in manifest["icons"] if one["type"] == "image/png"}
    [touch] = re.findall(r'<link rel="apple-touch-icon" href="([^"]+)">', site()["index.html"])
    assert named | {touch: "180x180"} == {name: f"{size}x{size}" for name, size in ICONS.items()}
    for name, size in ICONS.items():
        head = files[name][:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:]) == (size, size)
        assert f'"{name}"' in site()["worker.js"]


def test_it_calls_on_nobody() -> None:
    hosts = re.compile(r"https?://[^/\"'\s]+")
    for name, text in plainly().items():
        allowed = {"http://www.w3.org"}
        if name.startswith("board-"):  # whose scenarios say where their numbers come from
            told = begun(name.removeprefix("board-").removesuffix(".js")).values()
            allowed |= {host for _, one in told for host in hosts.findall(repr(one))}
        assert set(hosts.findall(text)) <= allowed, name
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', site()["index.html"])
    assert policy is not None
    [inside] = re.findall(r"<script>(.*?)</script>", site()["index.html"], re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
    only = f"default-src 'none'; script-src 'self' 'sha256-{digest}'; style-src 'self'"
    assert policy[1].startswith(only)
    assert "unsafe" not in policy[1]


def test_one_file_runs_only_what_is_in_it() -> None:
    text = one_file()
    assert not re.search(r"<(script|link|img)[^>]+(src|href)=\"(?!data:)", text)
    scripts = re.findall(r"<script data-file=[^>]+>(.*?)</script>", text, re.DOTALL)
    assert len(scripts) > 20
    for script_of_it in scripts:
        digest = base64.b64encode(hashlib.sha256(script_of_it.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in text


@pytest.mark.long
def test_a_script_is_the_same_whatever_was_asked_before() -> None:
    for game in GAMES:
        for procedure, form in forms(game)["forms"].items():
            usual = {side["name"]: side["usual"] for side in form["sides"]}
            ask(questions(game)[procedure], form["first"] | usual)
    assert translated.__wrapped__() == scripts.translated()  # by another worker, where there is one


@pytest.mark.parametrize("game", GAMES)
def test_forms_ask_for_what_is_declared(game: str) -> None:
    for procedure, form in forms(game)["forms"].items():
        declared = {option.keyword for option in options_of(f"{game}.{procedure}")}
        assert {field["name"] for field in form["fields"]} == declared
        main = [field for field in form["fields"] if not field["group"]] or form["sides"]
        assert 1 <= len(main) <= 8


@needs_node
@pytest.mark.parametrize("game", GAMES)
def test_all_that_python_brings_is_there(game: str, tmp_path: Path) -> None:
    own = "".join(map(script, names(game)))
    text = runtime() + own
    used = sorted(set(re.findall(r"\$py\.(\w+)", own)))
    arrays = sorted(set(re.findall(r"\bnp\.(\w+)", own)))
    asked = f"const used=[{json.dumps(used)},{json.dumps(arrays)}];"
    missing = "used.map((names,k)=>names.filter((one)=>[$py,np][k][one]===undefined))"
    whole = f"{text}{asked}export const value={missing};"
    assert run("value.mjs", whole, None, tmp_path) == [[], []]


def test_the_command_writes_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, one = tmp_path / "page", tmp_path / "page.html"
    assert main(["page", "--out", str(folder), "--one", str(one)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == [
        f"the page is in {folder}",
        f"the page is {one}",
    ]

    assert {file.name for file in folder.iterdir()} - {".samurai-odds"} == set(whole_site())
    assert one.read_bytes() == sealed(one_file().encode(), ".html")
    older = tmp_path / "older"
    write_folder(older, {"index.html": "", "v-0123456789ab-page.js": "the version before"})
    assert main(["page", "--out", str(older)]) == 0  # over its own
    assert {file.name for file in older.iterdir()} - {".samurai-odds"} == set(whole_site())
    assert main(["page"]) == 2
    assert "--out DIR, --one FILE" in capsys.readouterr().err


def test_a_folder_of_somebody_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").write_text("mine")
    assert main(["page", "--out", str(tmp_path)]) == 2
    assert "index.html' was not written by samurai-odds" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["index.html"]


def test_what_two_games_reach_is_shared_in_its_order() -> None:
    lines = [
        "const $$a=1;",
        "const $$b=()=>$$a;",
        "class $$C{}",
        "const $$own=$$b;",
        '$method($$C,"go_",()=>$$d);',
        "const $$d=2;",
        "const $$none=3;",
    ]
    shared, own = shared_and_own(
        lines, {"x": "$$b,$$C", "y": "$$own;", "z": "$$C,$$none,$$C.go_()"}, {"z": "x"}
    )
    assert shared == lines[:2]
    assert own == {"x": [lines[2]], "y": [lines[3]], "z": lines[4:]}  # only z has it go


def test_definitions_that_follow_one_another_are_one_statement() -> None:
    lines = [
        "const $$a=1;",
        "const $$b=()=>2;",
        '$method($$c,"d_",$$b);',
        "const e=1;",
        "const $$f=3;",
    ]
    assert together(lines) == ["const $$a=1,$$b=()=>2;", *lines[2:]]


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_called_where_they_are(game: str) -> None:
    """Not translated once more among what draws boards, which is loaded without them."""
    found = called_by(translated()[1].values(), game)
    assert found
    for name, rule in found.items():
        assert called(rule) == f"$of_rules('{game}','{name}')"


def test_full_games_keep_what_only_they_share() -> None:
    lines = ["const $$a=1;", "const $$b=$$a;", "const $$c=2;", "const $$d=3;", "const $$e=$$c;"]
    roots = {"x": "$$a", "y": "", "play-x": "$$b,$$e,$$d", "play-y": "$$c"}
    later, groups = (
        {"play-x": "x", "play-y": "y"},
        {"play-x": ("board-x", "play"), "play-y": ("board-y", "play")},
    )
    shared, own = shared_and_own(lines, roots, later, groups)
    assert shared == []
    assert own == {
        **{"x": [lines[0]], "y": [], "play": [lines[2]], "board-x": [], "board-y": []},
        **{"play-x": [lines[1], *lines[3:]], "play-y": []},
    }
