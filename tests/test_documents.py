"""What the documents show is what the program prints."""

import re
import shlex
from pathlib import Path

import pytest

from samurai_odds.cli.main import main

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", *ROOT.glob("samurai_odds/**/README.md")])


def console_examples(page: Path) -> list[tuple[str, str]]:
    """Commands and the output shown below them."""
    examples = []
    for block in re.findall(r"```console\n(.*?)```", page.read_text(), flags=re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.replace("\\\n", " ").partition("\n")
            examples.append((command, shown.strip("\n")))
    return examples


LONG = ("balance ", "par ", "worth ", "round ", "force ")  # play or search for seconds
EXAMPLES = [
    pytest.param(
        command,
        shown,
        id=f"{page.parent.name}: {command[:60]}",
        marks=[pytest.mark.long] if command.split(maxsplit=2)[2].startswith(LONG) else [],
    )
    for page in PAGES
    for command, shown in console_examples(page)
]


@pytest.mark.parametrize(("command", "shown"), EXAMPLES)
def test_console_examples_print_what_is_shown(
    command: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    program, *arguments = shlex.split(command)
    assert program == "samurai-odds"
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    if shown:
        assert out.strip("\n") == shown


def test_pythons_examples_in_the_readme_run() -> None:
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL):
        exec(compile(block, "README.md", "exec"), {})


def test_the_dragon_cards_and_bots_in_the_readme_are_good(tmp_path: Path) -> None:
    from samurai_odds.battles.dragons import WORDS, dragon_deck

    page = (ROOT / "samurai_odds/battles/whole/README.md").read_text()
    [cards] = re.findall(r"```dragons\n(.*?)```", page, re.DOTALL)
    deck = tmp_path / "deck.toml"
    deck.write_text(cards)
    assert {"war-chest", "hidden-spears"} < {card.key for card in dragon_deck(deck)}
    assert all(f"`{word}`" in page for words in WORDS.values() for word in words)
    [bot] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(bot, "hasty.py", "exec"), names)
    assert callable(names["choose"])


def test_the_readme_makes_the_file_that_it_asks_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "README.md").read_text()
    [saves] = re.findall(r"`samurai-odds (.* --save turn7\.txt .*)`", text)
    [asks] = re.findall(r"`(battles odds turn7\.txt .*)`", text)
    monkeypatch.chdir(tmp_path)
    for command in (saves, asks):
        assert main(command.split()) == 0
    assert capsys.readouterr().out.startswith("Don't attack")


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            assert target.startswith("http") or (page.parent / target).exists(), target


def test_pages_and_rulings_stay_short() -> None:
    """What is added to one makes another shorter."""
    pages = [*PAGES, ROOT / "analyses" / "README.md", *ROOT.glob("samurai_odds/*/rulings.md")]
    assert sum(len(page.read_text().split()) for page in pages) <= 19_000


def test_the_readme_fits_two_screens() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= 100
