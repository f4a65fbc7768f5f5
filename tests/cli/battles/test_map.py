"""`battles map`: the map in the terminal, as data, and as a picture."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from samurai_odds import battles
from samurai_odds.battles.board import BOTTOM, CENTER, CORE, EPIC, LEFT, RIGHT
from samurai_odds.battles.scenario.drawn_map import cells_of, draw_rows
from samurai_odds.battles.scenario.map_text import board_text, map_data, map_text
from samurai_odds.battles.scenario.picture import draw_map
from samurai_odds.battles.scenario.scenario import Moment
from samurai_odds.battles.scenario.text import shipped, write
from samurai_odds.play.scene import UNIT
from tests.battles.keys import EPIC_KEYS
from tests.cli.running import Run
from tests.cli.test_start_up import HEAVY, loaded


@pytest.mark.parametrize("key", shipped())
def test_the_map_is_printed_whole(key: str, run: Run) -> None:
    out = run.shown("battles", "map", key)
    scenario = battles.scenario(key)
    assert scenario.title in out
    assert all(len(line) <= 80 or "https" in line for line in out.splitlines())
    if scenario.board == CORE:
        assert all(row in out for row in draw_rows(scenario))


@pytest.mark.parametrize("key", EPIC_KEYS)
def test_an_epic_map_shows_the_whole_and_each_section_in_full(key: str) -> None:
    scenario = battles.scenario(key)
    _, whole, *sections = board_text(scenario)
    rows = whole.splitlines()[2:]
    assert [len(row.split()) for row in rows] == [27, 26] * 4 + [27]
    bottom = scenario.seat(0) == BOTTOM
    first = "red's left, blue's right" if bottom else "blue's left, red's right"
    assert [part.splitlines()[0] for part in sections][:2] == [f"{first}:", "center:"]
    cells = cells_of(scenario)
    for part, section in zip(sections, (LEFT, CENTER, RIGHT), strict=True):
        for row, drawn in enumerate(part.splitlines()[1:]):
            hexes = [n for n in EPIC.hexes_of(row) if EPIC.sections(n, BOTTOM) & section]
            assert drawn.split() == [EPIC.name_of(hexes[0]), *(cells[n] for n in hexes)]


def test_a_rack_is_listed() -> None:
    scenario = battles.scenario("epic-study-foot")
    text = map_text(replace(scenario, rack=("shogun", "leadership")))
    assert "on the rack: shogun, leadership, 1 unknown" in text
    assert "a common rack of 3 command cards, 60 honor tokens in all" in text
    data = map_data(replace(scenario, rack=("shogun",)))
    assert (data["board"], data["rack"], data["pool"]) == ("epic", ("shogun",), 60)


@pytest.mark.long
def test_an_epic_picture_shows_the_whole_board() -> None:
    scenario = battles.scenario("epic-kawanakajima")
    axes = draw_map(scenario)
    words = [text.get_text() for text in axes.texts]
    assert {"a1", "z1", "y8", "z9"} <= set(words)
    assert axes.get_xlim()[1] > 26 * UNIT


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        (
            "koriyama-castle-september",
            "a red ashigaru-spear that ends its move on a1-c1 is",
        ),
        ("kawanakajima-phase-3", "blue's tent in f1: an enemy unit that stands there"),
        ("nunobeyama", "blue gains 1 banner the first time one of its units enters f10"),
        ("saigadake-ravine", "impassable: hill"),
        ("saigadake-ravine", "blue has 1 banner for each of its units that stands on d7-i7"),
        ("nagashino-center", "played Order One Unit Left or Order One Unit Center or"),
        ("sekigahara-east-of-nangu", "for each section without a unit of blue"),
        ("sekigahara-east-of-nangu", "the units in b11-d11 may first be ordered by Order One"),
        ("arita-castle-phase-1", "the blue foot leader in f3 is worth 2 banners"),
    ],
)
def test_special_rules_are_said_in_words(key: str, rule: str) -> None:
    assert rule in " ".join(map_text(battles.scenario(key)).split())


def test_json_names_hexes_and_sides(run: Run) -> None:
    data = json.loads(run.shown("battles", "map", "nunobeyama", "--format", "json"))
    assert data["terrain"]["f10"] == "building"
    assert data["armies"]["blue"]["name"] == "Mori"
    assert data["objectives"][0] == {
        "side": "blue",
        "rule": "capture",
        "hexes": ["f10"],
        "banners": 1,
        "kinds": [],
        "cards": [],
        "lose_cards": 1,
    }


@pytest.mark.long
@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
def test_a_picture_is_drawn(suffix: str, tmp_path: Path, run: Run) -> None:
    file = tmp_path / f"map.{suffix}"
    run.shown("battles", "map", "kawanakajima-phase-3", "--plot", str(file))
    assert file.stat().st_size > 10_000


def test_a_users_file_and_its_problems(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(write(battles.scenario("study-spears")).replace(".AS ", ".AX "))
    err = run.refused("battles", "map", str(file))
    assert err.count("unknown unit in") == 3
    assert "line 31" in err


def test_pictures_show_every_piece_and_name() -> None:
    scenario = battles.scenario("sekigahara-east-of-nangu")
    words = [text.get_text() for text in draw_map(scenario).texts]
    assert words.count("AS") == 8
    assert {"a1", "l11", "forest", "hill"} <= set(words)


def test_a_position_says_how_far_it_is() -> None:
    scenario = battles.scenario("study-spears")
    late = replace(scenario, moment=Moment(turn=7, eliminated=("blue levy in c4",)), pool=25)
    text = map_text(late)
    assert "a position: turn 7, red to move; lost so far: blue levy in c4" in text
    assert "there are 25 honor tokens in all" in text
    assert map_data(late)["moment"]["turn"] == 7
    assert draw_map(late).figure is not None


def test_a_position_lists_the_hands_and_names_leaders() -> None:
    scenario = battles.scenario("study-spears")
    red = replace(scenario.armies[0], command=4, hand=("shogun", "order-one-left", "shogun"))
    leader = replace(scenario.leaders[0], name="Date Masamune", banners=2)
    armies = (red, replace(scenario.armies[1], dragon_hand=("turncoat",), dragons=1))
    text = map_text(replace(scenario, armies=armies, leaders=(leader,)))
    assert "red's command cards: 2 shogun, order-one-left, 1 unknown" in text
    assert "blue's Dragon cards: turncoat" in text
    assert "leader Date Masamune in" in text


def test_a_map_knows_dragon_cards_of_ones_own(tmp_path: Path, run: Run) -> None:
    deck, file = tmp_path / "deck.toml", tmp_path / "mine.txt"
    deck.write_text('[monk]\nwhen = "with-command-card"\ngains_tokens = 4\n')
    text = write(battles.scenario("study-spears"))
    file.write_text(text.replace("\n\nBlue:", "\n  dragon hand: monk\n\nBlue:"))
    assert "unknown card 'monk'" in run.refused("battles", "map", str(file))
    assert "red's Dragon cards: monk" in run.shown(
        "battles", "map", str(file), "--dragons", str(deck)
    )


def test_a_map_in_the_terminal_loads_nothing_heavy() -> None:
    modules = loaded(
        "from samurai_odds.cli.main import main; main(['battles', 'map', 'nunobeyama'])"
    )
    assert not modules & {*HEAVY, "numpy"}
