"""Text in pictures is drawn as it is written."""

from pathlib import Path

import pytest
from matplotlib.figure import Figure as Picture
from matplotlib.text import Text

from samurai_odds import battles
from samurai_odds.cli.output import save_figure
from samurai_odds.grids.style import as_written, showing_itself

WRONG = r"Cost: $\frac and \$5 $"


@pytest.mark.filterwarnings("ignore:Glyph")
def test_dollars_are_no_formula(tmp_path: Path) -> None:
    picture = Picture()
    axes = picture.subplots()
    axes.plot([0, 1], label=WRONG)
    axes.set_title(WRONG)
    axes.set_xlabel(WRONG)
    axes.set_yticks([0, 1], [WRONG, WRONG])
    axes.legend()
    picture.suptitle(WRONG)
    save_figure(picture, str(tmp_path / "x.svg"))
    showing_itself(axes)
    picture.savefig(tmp_path / "y.png")


def test_axes_of_the_users_too() -> None:
    axes = Picture().subplots()
    battles.attack("levy", "levy").plot(axes)
    assert not any(text.get_parse_math() for text in axes.findobj(Text))
    assert as_written(axes) is axes
