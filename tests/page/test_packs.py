"""Values of your own on the page: which game a file is for, and that answers rest on it."""

from pathlib import Path

import pytest

from samurai_odds.cli.main import main
from samurai_odds.errors import OddsError
from samurai_odds.page.answering import ask, shown
from samurai_odds.page.packs import rules_of
from samurai_odds.page.scripts import SHIPPED, questions, runtime, script
from tests.engine.script.node import needs_node, run

OF_BATTLES = "[terrain.forest]\nat_close = 4\n"
GIVEN = {"attacker": "samurai-spear", "defender": "levy", "defender_on": "forest"}


def written(folder: Path, text: str, name: str = "mine.toml") -> str:
    (folder / name).write_text(text)
    return str(folder / name)


@needs_node
@pytest.mark.long
def test_answers_rest_on_it(tmp_path: Path) -> None:
    file = written(tmp_path, OF_BATTLES)
    own = rules_of([file])
    assert own == (("battles", file),)
    whole = runtime(own) + script("battles", own)
    reader = Path(__file__).with_name("ask.mjs")
    asked = [{"procedure": "attack", "given": GIVEN}]
    (there,) = run(reader, f"{whole}export const game = GAMES.battles;", asked, tmp_path)
    here = shown(ask(questions("battles")["attack"], GIVEN | {"rules": file}))
    assert {name: there[name] for name in ("verdict", "edition", "pack")} == {
        name: here[name] for name in ("verdict", "edition", "pack")
    }
    assert here["pack"] == "mine.toml"
    assert here["verdict"] != shown(ask(questions("battles")["attack"], GIVEN))["verdict"]


def test_a_file_that_fits_several_games_says_so(tmp_path: Path) -> None:
    file = written(tmp_path, 'edition = "house rules"\n[numbers]\n')
    with pytest.raises(OddsError, match=r"fits several games: write battles:.*, swords:"):
        rules_of([file])
    assert rules_of([f"swords:{file}"]) == (("swords", file),)
    with pytest.raises(OddsError, match="swords has a file already"):
        rules_of([f"swords:{file}", f"swords:{file}"])


def test_a_file_that_fits_none_is_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "[terrain.forrest]\nat_close = 4\n")
    assert main(["page", "--one", str(tmp_path / "page.html"), "--rules", file]) == 2
    assert "forrest" in capsys.readouterr().err
    assert main(["page", "--one", str(tmp_path / "page.html"), "--rules", "none.toml"]) == 2
    assert "none.toml" in capsys.readouterr().err
    assert rules_of([]) == SHIPPED
