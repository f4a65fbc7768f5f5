"""What the documents show is what the program prints."""

import re
from pathlib import Path

import pytest

from samurai_odds.cli.main import main
from tests.documents import PAGES, ROOT, Example, blocks, is_long, renewed, run_block

BLOCKS = [
    pytest.param(
        page,
        block,
        id=f"{page.parent.name}: {block[-1].written[13:60]}",
        marks=[pytest.mark.long] if is_long(block) else [],
    )
    for page in PAGES
    for block in blocks(page)
]


@pytest.mark.parametrize(("page", "block"), BLOCKS)
def test_console_examples_print_what_is_shown(
    page: Path, block: list[Example], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def compare(one: Example, printed: str) -> None:
        assert one.shown or "--save" in one.written, f"nothing is shown of {one.written}"
        if not one.holds(printed):
            assert one.renewed(printed) == one.shown, "python -m tests.rewrite_documents"
            raise AssertionError(printed)

    run_block(page, block, tmp_path, compare)
    errors = capsys.readouterr().err.splitlines()
    assert [line for line in errors if " is in " not in line] == []  # what is saved is said


def test_what_is_printed_stands_in_blocks_that_are_run() -> None:
    for page in [*PAGES, *ROOT.glob("samurai_odds/**/*.md"), ROOT / "analyses" / "README.md"]:
        for kind, block in re.findall(
            r"^```([\w-]*)\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE
        ):
            assert kind == "console" or not re.search(r"^\$ ", block, re.MULTILINE), (page, block)


def test_an_example_that_prints_something_else_is_seen_and_rewritten(tmp_path: Path) -> None:
    whole = "```console\n$ samurai-odds battles attack levy levy --show hits\n{}```\n"
    page = tmp_path / "README.md"
    page.write_text(whole.format("Attack: +9.99\n...\n"))
    [[one]] = blocks(page)
    seen: list[str] = []
    run_block(page, [one], tmp_path, lambda _, printed: seen.append(printed))
    [printed] = seen
    assert not one.holds(printed)
    first = printed.split("\n")[0]
    assert renewed(page, tmp_path) == whole.format(f"{first}\n...\n")
    for shown in (printed, f"{first}\n...\n", f"...\n{first}\n...\n"):
        assert Example(one.written, shown).holds(printed)
    for shown in ("", first, f"{first}\n", f"{printed}x\n", f"...\nx{first}\n...\n"):
        assert not Example(one.written, shown).holds(printed)


def test_pythons_examples_in_the_readme_run() -> None:
    blocks_of_it = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert blocks_of_it
    for block in blocks_of_it:
        exec(compile(block, "README.md", "exec"), {})


def test_the_dragon_cards_and_bots_in_the_readme_are_good(tmp_path: Path) -> None:
    from samurai_odds.battles.dragons import WORDS, dragon_deck

    page = (ROOT / "samurai_odds/battles/full_game/README.md").read_text()
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
    assert capsys.readouterr().out.startswith("Attack: +0.21 ")


def test_links_lead_somewhere() -> None:
    for page in [
        *PAGES,
        *ROOT.glob("*.md"),
        *ROOT.glob("reports/*.md"),
        *ROOT.glob("analyses/*.md"),
    ]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            assert target.startswith("http") or (page.parent / target).exists(), (page, target)


def test_pages_and_rulings_stay_short() -> None:
    """What is added to one makes another shorter."""
    pages = [*PAGES, ROOT / "analyses" / "README.md", *ROOT.glob("samurai_odds/*/rulings.md")]
    assert sum(len(page.read_text().split()) for page in pages) <= 19_000


def test_the_readme_fits_two_screens() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= 100
