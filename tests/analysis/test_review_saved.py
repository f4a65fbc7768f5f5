"""Games saved on the page: what is none is refused in a line, another game is not reviewed."""

import json
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import ran
from samurai_odds.analysis.review_saved import read_saved
from samurai_odds.cli.main import main
from samurai_odds.errors import OddsError
from samurai_odds.play.fingerprint import rules_fingerprint

SAVED: dict[str, Any] = {
    **{"game": "ran", "scenario": "study-foot", "players": ["person", "greedy"], "seed": 5},
    **{"number": 0, "dice": False, "choices": [0]},
}
WHERE = "00ff00ff"


def saved(folder: Path, **changes: Any) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps(SAVED | changes))
    return file


@pytest.mark.parametrize(
    "text", ["{}", "[]", "[{}]", ' {"choice": 1}', '{"__proto__": {"choices": []}}']
)
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_what_is_no_save_is_refused_in_a_line(
    text: str, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert main([game, "review", str(file)]) == 2
    error = capsys.readouterr().err
    assert error == f"samurai-odds: '{file}' is no saved game: it has no list of choices\n"


def test_a_save_of_these_rules_comes_to_where_it_was_saved(tmp_path: Path) -> None:
    made_by = {"version": "0.2.0", "rules": rules_fingerprint("ran"), "check": WHERE}
    one = read_saved(saved(tmp_path, **made_by))
    assert one is not None
    one.same(WHERE)
    for other in ("11ff00ff", None):
        with pytest.raises(OddsError, match="is damaged or was changed"):
            one.same(other)


def test_a_save_of_other_rules_is_reviewed_if_it_is_the_same_game(tmp_path: Path) -> None:
    one = read_saved(saved(tmp_path, version="0.1.9", rules="0123456789ab", check=WHERE))
    assert one is not None
    one.same(WHERE)
    for other in ("11ff00ff", None):
        with pytest.raises(OddsError, match=r"another game: version 0\.1\.9 saved it") as fault:
            one.same(other)
        assert "its position, whose odds can be had" in str(fault.value)


def test_the_review_of_a_save_without_a_check_says_so(tmp_path: Path) -> None:
    one = read_saved(saved(tmp_path))
    assert one is not None
    [remark] = one.same(WHERE)
    assert remark.startswith("this may not be the game that was played: ")
    found = ran.review(saved(tmp_path), games=2, seconds=0.1)
    assert remark in " ".join(found.text().split())
    assert remark in found.to_dict()["remarks"]
    assert f"T{remark[1:]}." in found.page()
    with pytest.raises(OddsError, match="do not lead to where it was saved"):
        one.same(None)


def test_what_was_left_to_a_bot_is_not_what_a_person_decided(tmp_path: Path) -> None:
    """The same game, whoever chose: but its decisions are the bot's, and its cost nobody's."""
    mine, left = (
        ran.review(saved(tmp_path, choices=[choice]), games=2, seconds=0.1) for choice in (0, ~0)
    )
    own, others = mine.turns[0], left.turns[0]
    assert own.reviewed.turn.plan.key == others.reviewed.turn.plan.key
    assert (own.reviewed.turn.by_bot, others.reviewed.turn.by_bot) == (False, True)
    assert (own.side, others.side) == ("red", "red's bot")
    assert own in mine.decided_by(0)
    assert others not in left.decided_by(0)
    first = left.to_dict()["turns"][0]
    assert (first["side"], first["by_bot"]) == ("red", True)
    assert "by_bot" not in mine.to_dict()["turns"][0]


def test_a_save_without_a_check_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line said first that it may be another game; then came the refusal."""
    file = saved(tmp_path, players=["person", "person"], choices=[])
    assert main(["ran", "review", str(file)]) == 2
    assert capsys.readouterr().err == (
        "samurai-odds: nothing was decided in game 0 of Study: foot against foot: "
        "there is nothing to review\n"
    )


@pytest.mark.parametrize("name", ["version", "rules", "check"])
def test_what_made_it_is_text(name: str, tmp_path: Path) -> None:
    with pytest.raises(OddsError, match=f"{name} is missing or wrong"):
        read_saved(saved(tmp_path, **{name: {}}))


def test_the_command_does_not_review_another_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, version="0.1.9", rules="0123456789ab", check=WHERE)
    assert main(["ran", "review", str(file)]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith(f"samurai-odds: '{file}' would be another game: version 0.1.9 saved it")


def test_rules_have_a_fingerprint_of_their_own() -> None:
    found = {rules_fingerprint(game) for game in ("battles", "swords", "ran")}
    assert len(found) == 3
    assert all(len(one) == 12 for one in found)
    assert rules_fingerprint("ran", __file__) not in found


def test_more_choices_than_the_page_reads_are_refused(tmp_path: Path) -> None:
    assert read_saved(saved(tmp_path, choices=[0] * 100_000)) is not None
    with pytest.raises(OddsError, match="it has 100,001 choices, 100,000 are allowed"):
        read_saved(saved(tmp_path, choices=[0] * 100_001))
