"""Names and texts beside and above a picture: none is so long that the picture has no room."""

import pytest

from samurai_odds.grids.style import LONGEST, above, beside, new_picture


@pytest.mark.parametrize("sign", ["x", "W", "m", "侍", "😀", "%"])
def test_very_long_names_leave_a_picture_its_room(sign: str) -> None:
    """40 times W took the room of both pictures side by side."""
    name = beside(sign * 300)
    assert name.endswith("…")
    picture = new_picture(14, 4)
    text = picture.text(0, 0, name.replace("侍", "W").replace("😀", "W"), parse_math=False)
    assert text.get_window_extent().width < 0.27 * picture.bbox.width
    assert beside(sign * (LONGEST // 2)) == sign * (LONGEST // 2)


def test_a_very_long_text_above_a_picture_ends_in_an_ellipsis() -> None:
    lines = above(f"Best: {'x' * 300}, 3.\n" + "words of a name " * 200, 80).split("\n")
    assert len(lines) == 16
    assert max(map(len, lines)) <= 80
    assert lines[0] == f"Best: {'x' * (LONGEST - 1)}… 3."
    assert lines[-1] == "…"
    assert above("Attack: +1.19", 80) == "Attack: +1.19"
