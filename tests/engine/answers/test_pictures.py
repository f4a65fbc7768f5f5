"""Pictures show what the answer says, alike in every game."""

import pytest

from samurai_odds import Limit, battles, ran, swords
from samurai_odds.engine.answers.pictures import draw_answer


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
    assert len(looks) == 2, "sides are told apart without color"


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
    assert shifts.get_xlabel() == "column shift, R favors the attacker"


def test_a_curve_of_chances_is_in_per_cent_and_in_words() -> None:
    axes = swords.force("3 spearmen", target=0.9).plot()
    assert axes.get_ylabel() == "chance to win, %"
    assert axes.get_xlabel() == "koku at most"
    assert max(axes.lines[0].get_ydata()) > 90


def test_a_picture_opens_with_the_verdict() -> None:
    for odds in (
        battles.attack("samurai-spear", "ashigaru-bow"),
        swords.battle("5 spearmen", "3 spearmen"),
        ran.shock("SI 7-4", "AS 6-4/5-3"),
    ):
        assert odds.verdict is not None
        title = " ".join(odds.plot().figure.get_suptitle().split())
        assert title.startswith(odds.verdict.text)


def test_names_on_a_map_are_set_off_from_its_lines() -> None:
    from samurai_odds.battles.scenario.picture import draw_map

    axes = draw_map(battles.scenario("nagashino-center"))
    (name,) = [text for text in axes.texts if text.get_text() == "d4"]
    assert name.get_path_effects()


def test_numbers_on_a_map_are_written_out() -> None:
    from samurai_odds.play.scene import Scene, heated
    from samurai_odds.play.shapes import Words

    places = [(0.0, 0.0, 104.0), (100.0, 0.0, 51.6), (200.0, 0.0, 3.14), (300.0, 0.0, 0.1)]
    numbers = [part for one in heated(Scene(()), places) for part in one.look]
    assert [one.words for one in numbers if isinstance(one, Words)] == ["104", "52", "3.1"]
