"""Text in pictures is drawn as it is written."""

from pathlib import Path

import click
import pytest
from matplotlib.figure import Figure as Picture
from matplotlib.text import Text

from samurai_odds import battles
from samurai_odds.cli.output import save_figure
from samurai_odds.grids.style import as_written, showing_itself

WRONG = r"Cost: $\frac and \$5 $"


@pytest.mark.filterwarnings("ignore:Glyph")
def test_dollars_are_no_formula(tmp_path: Path) -> None:
    picture = written_all_over()
    with pytest.raises(ValueError, match="frac"):
        picture.savefig(tmp_path / "y.png")  # as it would be
    with click.Context(click.Command("it")):
        save_figure(picture, str(tmp_path / "x.svg"))
    assert not formulas(picture)
    assert (tmp_path / "x.svg").read_text().count(r"\frac") >= 6
    shown = written_all_over()
    assert formulas(shown)
    showing_itself(shown.axes[0])
    assert not formulas(shown)
    assert vars(shown)["_repr_png_"]()[1:4] == b"PNG"


def written_all_over() -> Picture:
    picture = Picture()
    axes = picture.subplots()
    axes.plot([0, 1], label=WRONG)
    axes.set_title(WRONG)
    axes.set_xlabel(WRONG)
    axes.set_yticks([0, 1], [WRONG, WRONG])
    axes.legend()
    picture.suptitle(WRONG)
    return picture


def formulas(picture: Picture) -> int:
    """Count the texts in which a dollar would begin a formula."""
    found = [text for text in picture.findobj(Text) if text.get_text() == WRONG]
    assert len(found) >= 5
    return sum(text.get_parse_math() for text in found)


def test_axes_of_the_users_too() -> None:
    axes = Picture().subplots()
    battles.attack("levy", "levy").plot(axes)
    assert not any(text.get_parse_math() for text in axes.findobj(Text))
    assert as_written(axes) is axes
