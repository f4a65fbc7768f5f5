"""Grids are written alike in all formats; figures show what the table says."""

import csv
import io
import json

import pytest

from samurai_odds import Figure, Limit, OddsError, battles, compare, ran, swords, table
from samurai_odds.engine.answers.pictures import draw_answer
from samurai_odds.grids.grid import FORMATS, Grid, write

GRID = Grid(
    "a | b",
    ("who", "chance", "sampled"),
    (("x|y", Figure(0.25, proportion=True), Figure(0.5, 0.01, 100, True)), ("z", None, 2)),
    ("note",),
)


def test_every_format_holds_every_cell() -> None:
    for form in FORMATS:
        text = write([GRID], form)
        assert "chance" in text
        assert "z" in text
        assert "25.0 %" in text or "0.25" in text


def test_markdown_escapes_bars_and_html_escapes_signs() -> None:
    assert "x\\|y" in write([GRID], "md")
    assert "&lt;b&gt;" in write([Grid("<b>", ("a",), (("c",),))], "html")


def test_csv_keeps_full_precision_and_gives_errors_a_column() -> None:
    rows = list(csv.reader(io.StringIO(write([GRID], "csv"))))
    assert rows[0] == ["who", "chance", "sampled", "sampled se"]
    assert rows[1] == ["x|y", "0.25", "0.5", "0.01"]
    assert rows[2] == ["z", "", "2", ""]


def test_json_gives_values_and_errors() -> None:
    data = json.loads(write([GRID], "json"))
    assert data["rows"][0][2] == {"value": 0.5, "se": 0.01}


def test_no_cell_is_cut_off_in_a_wide_table() -> None:
    wide = Grid("", tuple(f"column {n}" for n in range(30)), (tuple("x" * 12 for _ in range(30)),))
    text = write([wide], "text")
    assert "…" not in text
    assert "column 29" in text


def test_a_sheet_holds_what_single_questions_answer() -> None:
    grid = table(
        battles.attack,
        {"attacker": ["levy", "ashigaru-bow"]},
        {"defender_on": ["open", "forest"]},
        "defender_losses",
        defender="levy",
    )
    for row in grid.rows:
        for ground, cell in zip(grid.columns[1:], row[1:], strict=True):
            odds = battles.attack(row[0], "levy", defender_on=ground)
            assert cell == odds.expect("defender_losses")
    assert grid.to_frame().loc["levy", "forest"] == grid.rows[0][2]
    assert "<table" in grid._repr_html_()


def test_a_sheet_of_nothing_but_forbidden_attacks_says_why() -> None:
    with pytest.raises(OddsError, match="no missile weapon"):
        table(battles.attack, {"attacker": ["levy"]}, {"defender": ["levy"]}, "hits", range=2)
    with pytest.raises(OddsError, match="one input"):
        table(battles.attack, {}, {"defender": ["levy"]}, "hits")
    with pytest.raises(OddsError, match="a list of values"):
        table(battles.attack, {"attacker": "levy"}, {"defender": ["levy"]}, "hits")


def test_a_sheet_says_its_situation_and_why_cells_are_empty() -> None:
    grid = table(
        battles.attack,
        {"attacker": ["levy", "ashigaru-bow"]},
        {"defender": ["levy"]},
        "hits",
        range=2,
        defender_room=0,
    )
    assert "defender-room 0" in grid.heading
    assert "range 2" in grid.heading
    assert "no missile weapon" in grid.notes[0]


def test_a_heading_says_every_unusual_option() -> None:
    odds = battles.attack(
        "levy", "samurai-spear", attacker_honor=0, attacker_room=1, moved=2, defender_on="hill"
    )
    for words in ("attacker-honor 0", "attacker-room 1", "moved 2", "on hill"):
        assert words in odds.asked.heading


def test_a_lone_leader_as_target_is_told_what_matters() -> None:
    text = str(battles.attack("samurai-spear", "lone-leader"))
    assert "leader gets away" in text
    assert "blocks lost" not in text


def test_names_besides_the_variables_serve_expressions() -> None:
    odds = battles.attack("samurai-spear", "levy", defender_blocks=2)
    assert odds.p("defender_eliminated") == odds.p("defender_losses == 2")
    assert odds.figure("defender_eliminated").text().endswith("%")
    assert odds.p("defender_pushed_back") == odds.p("defender_losses < 2 and defender_retreat > 0")
    assert odds.figure("battled_back").text().endswith("%")


def test_plot_draws_bars_for_each_block_and_a_line_for_at_least() -> None:
    odds = battles.attack("samurai-spear", "ashigaru-bow")
    axes = odds.plot()
    heights = [bar.get_height() for bar in axes.patches]
    exactly = odds.distribution("defender_losses")
    assert heights[: len(exactly)] == pytest.approx([100 * p for p in exactly.values()])
    line = axes.figure.axes[1].lines[0].get_ydata()
    assert list(line) == pytest.approx(
        [100 * p for p in odds.at_least("defender_losses").values()][1:]
    )
    looks = {(bar.get_facecolor(), bar.get_hatch()) for bar in axes.patches}
    assert len(looks) == 2, "sides are told apart without colour"


def test_plot_draws_into_given_axes() -> None:
    from matplotlib.figure import Figure as Picture

    axes = Picture().add_subplot()
    odds = battles.attack("samurai-spear", "lone-leader", limit=Limit(samples=1000))
    assert draw_answer(odds, axes) is axes
    assert axes.patches


def test_an_answer_shows_itself_in_a_notebook() -> None:
    odds = battles.attack("samurai-spear", "ashigaru-bow", first_strike=True)
    text = odds._repr_html_()
    assert "<table" in text
    assert "first-strike" in text
    assert str(odds) == repr(odds)


def test_a_comparison_names_the_weakest_source_of_all_that_it_compares() -> None:
    spears = {"attacker": "samurai-spear", "defender": "levy"}
    bows = {"attacker": "samurai-bow", "defender": "levy", "range": 2}
    both = compare(battles.attack, spears, bows)
    assert both.entries[0].odds.provenance.weakest_source == "rulebook"
    assert "rests on assumed: fire dice of samurai-bow" in str(both)


def test_what_looks_like_markup_is_printed_as_it_is() -> None:
    text = write([Grid("[b]", ("[on forest]",), (("[red]",),), ("[note]",))], "text")
    for words in ("[b]", "[on forest]", "[red]", "[note]"):
        assert words in text


def test_dark_is_the_attacker_and_light_the_defender_in_every_game() -> None:
    for odds in (
        battles.attack("samurai-spear", "ashigaru-bow"),
        swords.battle("5 spearmen", "3 spearmen"),
        ran.shock("SI 7-4", "AS 6-4/5-3"),
    ):
        legend = odds.plot().get_legend()
        assert legend is not None
        faces = {
            text.get_text(): patch.get_facecolor()[0]
            for text, patch in zip(legend.get_texts(), legend.get_patches(), strict=True)
        }
        assert faces["attacker"] == pytest.approx(0.35)
        assert faces["defender"] == 1.0


def test_what_cannot_be_takes_no_bar() -> None:
    odds = battles.attack("samurai-spear", "ashigaru-bow")
    assert odds.p("attacker_eliminated") == 0
    names = [text.get_text() for text in odds.plot().figure.axes[-1].get_yticklabels()]
    assert "attacker eliminated" not in names
    assert "defender eliminated" in names
    sampled = battles.attack("samurai-spear", "ashigaru-bow", limit=Limit(samples=100))
    names = [text.get_text() for text in sampled.plot().figure.axes[-1].get_yticklabels()]
    assert "attacker eliminated" in names, "not seen may be"


def test_types_are_shaded_cells_and_column_shifts_are_lines() -> None:
    from samurai_odds.ran.sheets import breaking_sheet, draw_sheet, pairs_sheet, shifts_sheet

    pairs = draw_sheet(pairs_sheet("6-4/5-3", "6-4/5-3", "engaged")).axes[0]
    assert len(pairs.images) == 1
    assert not pairs.lines
    breaking = draw_sheet(breaking_sheet("SI 7-4/6-3", "AS", "engaged")).axes[0]
    assert breaking.get_xlabel() == "hits that the defender has"
    shifts = draw_sheet(shifts_sheet("SI 7-4/6-3", "AS 6-4/5-3", ["engaged"])).axes[0]
    assert len(shifts.lines) == 1
    assert shifts.get_xlabel() == "column shift, R favours the attacker"


def test_a_curve_of_chances_is_in_per_cent_and_in_words() -> None:
    axes = swords.force("3 spearmen", target=0.9).plot()
    assert axes.get_ylabel() == "chance to win, %"
    assert axes.get_xlabel() == "koku at most"
    assert max(axes.lines[0].get_ydata()) > 90


def test_section_lines_keep_clear_of_the_names_of_hexes() -> None:
    from samurai_odds.battles import scenario
    from samurai_odds.battles.board import CORE as board
    from samurai_odds.battles.drawing.picture import draw_map

    axes = draw_map(scenario("nagashino-center"))
    named = {board.name_of(number) for number in range(board.hexes)}
    texts = [text for text in axes.texts if text.get_text() in named]
    dotted = [line for line in axes.lines if line.get_linestyle() == ":"]
    assert len(dotted) > 4
    for text in texts:
        x, y = text.get_position()
        for line in dotted:
            low, high = sorted(line.get_ydata())
            assert abs(line.get_xdata()[0] - x) > 0.1 or not low < y < high, text.get_text()
